"""The referee of Realm of Sand bites: a fault planted in any chapter of the rules is reported within a few games."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import pytest

from tavola.games.realm_of_sand import boards, discs, ending, game, levels, patterns, pieces, shapes, solo, tiles, turns
from tavola.games.realm_of_sand.buildings import Build
from tavola.games.realm_of_sand.circle import TakeTile
from tavola.games.realm_of_sand.powers import KeepPlan, Swap
from tavola.games.realm_of_sand.setup import TakeExtraDisc
from tavola.games.realm_of_sand.state import in_turn_order, stars
from tavola.games.realm_of_sand.turns import TakeTurn
from tavola.kernel.do import Do
from tavola.kernel.flow import STEPS
from tavola.library import finding
from tavola.referee.realm_of_sand import watch
from tavola.referee.verdict import Verdict

Plant = Callable[[pytest.MonkeyPatch], None]


def instead_of(owner: Any, name: str, faulty: Any) -> Plant:
    return lambda patch: patch.setattr(owner, name, faulty)


def step(kind: type[Do], name: str, faulty: Callable[[Any, Any], object]) -> Plant:
    """A step of a procedure that does something else."""

    def run(g: Any, do: Any) -> None:
        faulty(g, do)

    return lambda patch: patch.setitem(STEPS[kind], name, (run, STEPS[kind][name][1]))


def after_step(kind: type[Do], name: str, more: Callable[[Any, Any], object]) -> Plant:
    """A step that does its work and then something it should not."""
    right = STEPS[kind][name][0]
    return step(kind, name, lambda g, do: (right(g, do), more(g, do)))


# -- tiles.py
def lose_the_squares_under_a_tile(g: Any) -> None:
    g.lifted = []


# -- circle.py
def send_the_other_tile_to_the_end(g: Any, do: Any) -> None:
    g.circle.append(g.circle.pop(0))


# -- discs.py
def move_a_disc_twice(g: Any, player: Any) -> int:
    return int(player.disc_cells())


def place_a_disc_sent_back_again(g: Any, player: Any) -> list[int]:
    return list(player.front)


# -- patterns.py
def complete_what_others_keep(g: Any, seat: int) -> list[str]:
    return [card for row in g.display for card in row if card] + [card for p in g.players for card in p.kept]


# -- buildings.py
def pay_discs_into_the_reserve(g: Any, do: Any) -> None:
    player = g.players[do.seat]
    side = g.side(player)
    pieces.lift(player, side, side.cells_of(do.need), g.supply, g.reserve)


def give_a_missing_disc_all_the_same(g: Any, do: Any) -> None:
    for element in g.card(do.card).discs:
        g.reserve[element] = max(0, g.reserve[element] - 1)
        g.players[do.seat].front[element] += 1


# -- levels.py
def one_dark_cell_too_many(self: Any, player: Any, side: Any, occupied: int) -> int:
    used = occupied & side.dark
    return int(side.dark if used.bit_count() <= player.level else used)


def never_stop_at_the_end_of_the_track(g: Any, do: Any) -> None:
    g.players[do.seat].level += do.steps
    levels.dark_rule(g).advance(g, do.seat, do.steps)


# -- crystals.py
def charged_is_enough(g: Any, player: Any) -> bool:
    return bool(player.charged)


# -- powers.py
def put_the_others_on_top(g: Any, do: Any) -> None:
    g.players[do.seat].kept.append(do.kept)
    g.decks[g.looked_in - 1] += do.others
    g.looked_at, g.looked_in = [], 0


def swap_to_the_start(g: Any, do: Any) -> None:
    g.circle.insert(0, g.circle.pop(g.circle.index(do.given)))


# -- turns.py
def fill_one_gap_of_each_row(g: Any, do: Any) -> None:
    for row, deck in zip(g.display, g.decks, strict=True):
        if deck and "" in row:
            row[row.index("")] = deck.pop()


# -- ending.py
def the_earlier_wins_a_tie(g: Any) -> list[int]:
    order = list(in_turn_order(g))
    return sorted(order, key=lambda seat: (-stars(g, seat), -ending.tie_pieces(g, seat), order.index(seat)))


# -- setup.py
def leave_the_extra_disc_in_the_reserve(g: Any, do: Any) -> None:
    g.reserve["ECOSM".index(do.element)] += 1


# -- solo.py
def one_round_more(self: Any, g: Any) -> int:
    return int(g.box.solo.rounds) + 1


def tiles_are_not_flipped(patch: pytest.MonkeyPatch) -> None:
    """shapes.py: the box is laid out anew, or the ways to lie would be those worked out before."""
    patch.setitem(shapes.SYMMETRIES, "d4", shapes.SYMMETRIES["rotate_only"])
    patch.setattr(finding, "_BOXES", {})


def first_crystal_only(patch: pytest.MonkeyPatch) -> None:
    """boards.py: of several crystals on a side one counts."""
    right = boards.Side.__init__

    def lay_out(self: Any, *args: Any) -> None:
        right(self, *args)
        self.crystals &= -self.crystals

    patch.setattr(boards.Side, "__init__", lay_out)
    patch.setattr(finding, "_BOXES", {})


class Fault(NamedTuple):
    plant: Plant
    seats: int
    game: int  # the number of a random game in which it shows
    told: str  # how the referee's first difference begins


FAULTS = {
    "tiles: squares under a tile are lost": Fault(
        instead_of(tiles, "return_lifted", lose_the_squares_under_a_tile), 1, 12, "supply after place"
    ),
    "circle: the tile not taken goes to the end": Fault(
        after_step(TakeTile, "take_tile", send_the_other_tile_to_the_end), 1, 4, "circle after take"
    ),
    "discs: a disc is moved twice": Fault(
        instead_of(discs, "to_move", move_a_disc_twice), 1, 4, "options of summon after disc"
    ),
    "discs: a disc used and sent back is placed again": Fault(
        instead_of(discs, "to_place", place_a_disc_sent_back_again), 1, 42, "options of summon after"
    ),
    "patterns: others' kept cards are completed": Fault(
        instead_of(patterns, "available", complete_what_others_keep), 2, 25, "options of after"
    ),
    "buildings: paid discs go to the reserve": Fault(
        step(Build, "pay", pay_discs_into_the_reserve), 1, 7, "reserve after complete"
    ),
    "buildings: a disc that has run out is given": Fault(
        step(Build, "gain_discs", give_a_missing_disc_all_the_same), 1, 7, "front of 0 after"
    ),
    "levels: one dark cell too many": Fault(
        instead_of(levels.OccupancyCap, "room", one_dark_cell_too_many), 1, 4, "options of summon"
    ),
    "levels: beyond the end of the track": Fault(
        step(levels.RaiseLevel, "raise_level", never_stop_at_the_end_of_the_track), 1, 13, "level of 0 after complete"
    ),
    "crystals: a fresh charge is used": Fault(
        instead_of(turns, "is_ready", charged_is_enough), 1, 5, "options of after"
    ),
    "powers: red puts the others on top": Fault(
        step(KeepPlan, "keep_plan", put_the_others_on_top), 1, 40, "decks after keep"
    ),
    "powers: blue puts the tile elsewhere": Fault(
        after_step(Swap, "swap", swap_to_the_start), 1, 25, "circle after swap"
    ),
    "turns: one gap of each row is filled": Fault(
        step(TakeTurn, "refill_display", fill_one_gap_of_each_row), 1, 30, "decks after end"
    ),
    "ending: the earlier wins a tie": Fault(instead_of(game, "ranking", the_earlier_wins_a_tie), 2, 1, "places"),
    "setup: the extra disc stays in the reserve": Fault(
        after_step(TakeExtraDisc, "take_extra_disc", leave_the_extra_disc_in_the_reserve), 1, 4, "reserve after extra"
    ),
    "solo: one round more": Fault(instead_of(solo.Solo, "last_round", one_round_more), 1, 4, "round after end"),
    "shapes: tiles are not flipped": Fault(tiles_are_not_flipped, 1, 4, "options of turn"),
    "boards: one crystal of several counts": Fault(first_crystal_only, 1, 5, "charged of 0 after complete"),
}


@cache
def without_fault(game: int, seats: int) -> Verdict:
    return watch(f"planted/{game}", seats)


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_reported(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fault = FAULTS[name]
    assert without_fault(fault.game, fault.seats).differences == 0
    fault.plant(monkeypatch)
    verdict = watch(f"planted/{fault.game}", fault.seats)
    assert verdict.differences > 0
    assert verdict.first[0].what.startswith(fault.told)
    assert verdict.first[0].clause.startswith("RS-")
