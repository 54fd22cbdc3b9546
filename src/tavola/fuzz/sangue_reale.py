"""Sangue Reale at its ends. Marks are made through the rules' own steps, as a power of the pack could make them."""

from __future__ import annotations

from random import Random
from typing import Any

from tavola import games
from tavola.fuzz.extremes import Extreme
from tavola.fuzz.tables import Kit
from tavola.games.sangue_reale.borders import change_edge, locked_edges
from tavola.games.sangue_reale.deeds import ChangeEdge, CircleSlot
from tavola.games.sangue_reale.state import FACES, LAST_ROUND, ROUNDS_IN_A_TURN, SEATS, TURNS, Duel, layout_of, turn_of
from tavola.games.sangue_reale.supporters import blacken_front_row, free_in_front_row
from tavola.games.sangue_reale.territories import circle_slot, free_slots
from tavola.games.sangue_reale.uniques import resolve_triggers_next
from tavola.kernel.state import Box
from tavola.library.finding import box_of
from tavola.referee.sangue_reale.made_up import made_up

MADE_UP = 12  # packs with the whole vocabulary of powers
MANY = 9  # modifiers in one section, uses of a power


def other_pack(random: Random) -> Box:
    shipped = games.info("sangue_reale").default_pack
    return box_of("sangue_reale", made_up(shipped, random.randrange(MADE_UP)).source)


def any_sheet(random: Random, box: Any) -> str:
    return str(random.choice(["", *box.sheets]))


# -- extremes


def fill_columns(g: Duel, random: Random) -> None:
    """Some columns to the last row; the lines and icons passed on the way are resolved now."""
    seat = random.choice(SEATS)
    for value in random.sample(FACES, random.randint(1, 6)):
        while free := free_in_front_row(g, seat, value):
            blacken_front_row(g, seat, value, free)
    resolve_triggers_next(g)


def circle_nearly_all(g: Duel, random: Random) -> None:
    """Every number that may be circled is, by either, but for a few."""
    for slot in random.sample(range(len(layout_of(g).slots)), len(layout_of(g).slots)):
        seat = random.choice(SEATS)
        if random.random() < 0.9 and slot in free_slots(g, seat, FACES):
            circle_slot(g, CircleSlot(seat, slot))


def strike_out_all(g: Duel, random: Random) -> None:
    """The powers of the other have struck out every free number."""
    seat = random.choice(SEATS)
    for slot in free_slots(g, seat, FACES):
        g.sheets[seat].blocked |= 1 << slot
        if random.random() < 0.5:
            g.sheets[seat].waived |= 1 << slot


def no_modifiers(g: Duel, random: Random) -> None:
    for sheet in g.sheets:
        sheet.modifiers = [0] * len(TURNS)


def many_modifiers(g: Duel, random: Random) -> None:
    """As many as a section may hold, in this turn and all to come."""
    most = g.options.modifier_section_cap or MANY
    for sheet in g.sheets:
        sheet.modifiers = [0 if turn < turn_of(g.round) else most for turn in TURNS]


def all_powers(g: Duel, random: Random) -> None:
    """Every lasting power of a pack at once; nobody may plan anything that powers can forbid."""
    for sheet in random.sample(g.sheets, random.randint(1, 2)):
        sheet.set_dice = sheet.uncancels = MANY
        sheet.wraps = sheet.doubles = True
        sheet.first_until = sheet.openly_until = LAST_ROUND
        sheet.forbidden = dict.fromkeys(random.sample(FACES, random.randint(1, 6)), LAST_ROUND)


def change_the_map(g: Duel, random: Random) -> None:
    """All borders and rivers that may change come, go, or change at random."""
    seat, wanted = random.choice(SEATS), random.choice((False, True, None))
    for edge in range(len(layout_of(g).edges)):
        present = bool(g.sheets[seat].present >> edge & 1)
        free = layout_of(g).mutable & ~locked_edges(g, seat)
        if free >> edge & 1 and present is not (random.random() < 0.5 if wanted is None else wanted):
            change_edge(g, ChangeEdge(seat, edge))


def to_the_last_rounds(g: Duel, random: Random) -> None:
    """Rounds in which both planned the same went by, up to the end of a turn or of the Track."""
    last = random.choice([round for round in (5, 10, 15, 20, 24, 25) if round >= g.round])
    for round in range(g.round, last):
        plan = random.choice(FACES)
        for sheet in g.sheets:
            sheet.chronology.append(plan)
            if round % ROUNDS_IN_A_TURN == 0:
                sheet.modifiers[turn_of(round) - 1] = 0
        g.cancelled += 1
        g.round += 1
        g.rounds_begun += 1


PLANNING = ("plan",)
KIT = Kit(
    values={
        "era": lambda random, box: random.randint(1, 4),
        "sheet": any_sheet,
        "modifier_section_cap": lambda random, box: random.choice([None, 1, 2, 5]),
    },
    extremes=(
        Extreme("columns are full", PLANNING, fill_columns),
        Extreme("nearly all numbers are circled", PLANNING, circle_nearly_all),
        Extreme("all free numbers are struck out", PLANNING, strike_out_all),
        Extreme("no modifiers are left", PLANNING, no_modifiers),
        Extreme("all sections are full of modifiers", PLANNING, many_modifiers),
        Extreme("every lasting power is there", PLANNING, all_powers),
        Extreme("the map has changed all over", PLANNING, change_the_map),
        Extreme("the King is about to die", PLANNING, to_the_last_rounds),
    ),
    longest_round=400,
    often=frozenset({"era", "length"}),
    other_box=other_pack,
)
