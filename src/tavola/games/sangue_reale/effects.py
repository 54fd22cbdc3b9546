"""What Unique Supporters and characters can do: the closed vocabulary of packs, one rule for each word of it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any, TypeVar

import msgspec

from tavola.games.sangue_reale import vocabulary as words
from tavola.games.sangue_reale.borders import edges_to_change
from tavola.games.sangue_reale.deeds import (
    BlackenColumn,
    BlockSlot,
    ChangeEdge,
    DrawSmallCircle,
    ForbidAction,
    KeepDice,
    UsePower,
)
from tavola.games.sangue_reale.dice import give_dice
from tavola.games.sangue_reale.events import AbilityIdle, ActionForbidden, DiceRolled, PowerGained, SlotBlocked
from tavola.games.sangue_reale.modifiers import has_room, turns_open_for_a_circle
from tavola.games.sangue_reale.state import FACES, FREE, TURNS, Duel, Hand, current_turn, layout_of, other, side_of
from tavola.games.sangue_reale.supporters import blacken_front_row, free_in_front_row
from tavola.games.sangue_reale.territories import free_slots, lands_of, slot_option
from tavola.kernel.chance import roll
from tavola.kernel.decision import Option, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask, rule, then

Power = Callable[[Duel, Seat, Any], None]
POWERS: dict[type[words.Effect], Power] = {}
AnyPower = TypeVar("AnyPower", bound=Power)


def power(kind: type[words.Effect]) -> Callable[[AnyPower], AnyPower]:
    """Registers the rule of one word."""

    def register(rule_of_it: AnyPower) -> AnyPower:
        POWERS[kind] = rule_of_it
        return rule_of_it

    return register


@rule(UsePower)
def use_power(g: Duel, do: UsePower) -> None:
    POWERS[type(do.effect)](g, do.seat, do.effect)


def name_of(effect: words.Effect) -> str:
    return str(effect.__struct_config__.tag)


def ask_or_idle(g: Duel, seat: Seat, effect: words.Effect, prompt: str, options: list[Option]) -> None:
    """Abilities are compulsory; without a legal target they do nothing (SR-10.3)."""
    if options:
        ask(g, seat, prompt, options)
    else:
        emit(g, AbilityIdle(seat, name_of(effect)))


def once_more(g: Duel, seat: Seat, effect: Any) -> None:
    """What happens n times is n choices, one after the other."""
    if effect.n > 1:
        then(g, UsePower(seat, msgspec.structs.replace(effect, n=effect.n - 1)))


# -- at once


@power(words.DrawModifier)
def draw_modifiers(g: Duel, seat: Seat, effect: words.DrawModifier) -> None:
    once_more(g, seat, effect)
    turns = turns_open_for_a_circle(g, seat)
    if effect.turn != "choice":
        wanted = current_turn(g) + (effect.turn == "next")
        turns = [wanted] if wanted in TURNS and has_room(g, seat, wanted) else []
    options = [Option(f"turn:{turn}", (DrawSmallCircle(seat, turn),)) for turn in turns]
    ask_or_idle(g, seat, effect, "ability_modifier", options)


@power(words.Blacken)
def blacken(g: Duel, seat: Seat, effect: words.Blacken) -> None:
    """One column whose front row is single, or any where the text says so."""
    columns = [column for column in columns_named(effect) if can_blacken(g, seat, column, effect)]
    options = [
        Option(f"column:{column}", (BlackenColumn(seat, column, effect.rows, effect.width),)) for column in columns
    ]
    ask_or_idle(g, seat, effect, "ability_blacken", options)


def columns_named(effect: words.Blacken) -> tuple[int, ...]:
    return FACES if effect.column == "choice" else effect.column


def can_blacken(g: Duel, seat: Seat, column: int, effect: words.Blacken | BlackenColumn) -> bool:
    free = free_in_front_row(g, seat, column)
    return free == 1 or (free == 2 and effect.width == "any")


@rule(BlackenColumn)
def blacken_column(g: Duel, do: BlackenColumn) -> None:
    """Rows blackened by an ability cross lines and reach icons like any other (SR-10.9)."""
    for _ in range(do.rows):
        if can_blacken(g, do.seat, do.column, do):
            blacken_front_row(g, do.seat, do.column, free_in_front_row(g, do.seat, do.column))


@power(words.Circle)
def circle(g: Duel, seat: Seat, effect: words.Circle) -> None:
    once_more(g, seat, effect)
    numbers = FACES if effect.numbers == "any" else effect.numbers
    options = [slot_option(g, seat, slot) for slot in free_slots(g, seat, numbers)]
    ask_or_idle(g, seat, effect, "ability_circle", options)


@power(words.ExtraDice)
def extra_dice(g: Duel, seat: Seat, effect: words.ExtraDice) -> None:
    """Roll, choose which to keep, use them as an action of their own (SR-10.10)."""
    g.rolled = tuple(roll(g, effect.roll))
    emit(g, DiceRolled(seat, g.rolled))
    kept = sorted(set(combinations(sorted(g.rolled), min(effect.keep, effect.roll))))
    ask(g, seat, "keep_dice", [Option(":".join(["keep", *map(str, dice)]), (KeepDice(seat, dice),)) for dice in kept])


@rule(KeepDice)
def keep_dice(g: Duel, do: KeepDice) -> None:
    give_dice(g, Hand(do.seat, do.dice))


@power(words.ChangeEdge)
def change_edges(g: Duel, seat: Seat, effect: words.ChangeEdge) -> None:
    once_more(g, seat, effect)
    edges = layout_of(g).edges
    options = [Option(f"edge:{edges[edge]}", (ChangeEdge(seat, edge),)) for edge in edges_to_change(g, seat, effect)]
    ask_or_idle(g, seat, effect, "ability_edge", options)


@power(words.BlockSlot)
def block_slots(g: Duel, seat: Seat, effect: words.BlockSlot) -> None:
    once_more(g, seat, effect)
    slots = slots_to_block(g, seat, effect.lost)
    options = [Option(f"block:{layout_of(g).slots[at]}", (BlockSlot(seat, at, effect.lost),)) for at in slots]
    ask_or_idle(g, seat, effect, "ability_block", options)


def slots_to_block(g: Duel, seat: Seat, lost: bool) -> list[int]:
    """Uncircled numbers of the other's map; unless the text says lost, the territory must keep another one."""
    victim = g.sheets[other(seat)]
    lands = lands_of(g, other(seat))
    done = victim.circled | victim.blocked
    found = []
    for slot in range(len(lands.of_slot)):
        territory = lands.territories[lands.of_slot[slot]]
        still_open = territory.slot_mask & ~done
        is_open = territory.box == FREE or g.boxes[territory.box] == FREE
        if still_open >> slot & 1 and is_open and (lost or still_open != 1 << slot):
            found.append(slot)
    return found


@rule(BlockSlot)
def block_slot(g: Duel, do: BlockSlot) -> None:
    """A struck number can no longer be circled; unless lost, the territory can be controlled without it."""
    victim = other(do.seat)
    layout, sheet = layout_of(g), g.sheets[victim]
    sheet.blocked |= 1 << do.slot
    if not do.lost:
        sheet.waived |= 1 << do.slot
    area = layout.areas[layout.slot_area[do.slot]]
    emit(g, SlotBlocked(victim, layout.slots[do.slot], side_of(g, victim).numbers[do.slot], area))


# -- from the next planning on


@power(words.ForbidAction)
def forbid(g: Duel, seat: Seat, effect: words.ForbidAction) -> None:
    actions = FACES if effect.value == "choice" else (effect.value,)
    options = [Option(f"forbid:{action}", (ForbidAction(seat, action, effect.rounds),)) for action in actions]
    ask(g, seat, "ability_forbid", options)


@rule(ForbidAction)
def forbid_action(g: Duel, do: ForbidAction) -> None:
    victim = other(do.seat)
    until = g.round + do.rounds
    g.sheets[victim].forbidden[do.action] = max(until, g.sheets[victim].forbidden.get(do.action, 0))
    emit(g, ActionForbidden(victim, do.action, until))


@power(words.ActFirst)
def act_first(g: Duel, seat: Seat, effect: words.ActFirst) -> None:
    sheet = g.sheets[seat]
    sheet.first_until = max(sheet.first_until, g.round) + effect.rounds
    emit(g, PowerGained(seat, name_of(effect), effect.rounds))


@power(words.OpenPlan)
def open_plan(g: Duel, seat: Seat, effect: words.OpenPlan) -> None:
    victim = g.sheets[other(seat)]
    victim.openly_until = max(victim.openly_until, g.round) + effect.rounds
    emit(g, PowerGained(seat, name_of(effect), effect.rounds))


# -- kept for when it is needed


@power(words.Uncancel)
def uncancel(g: Duel, seat: Seat, effect: words.Uncancel) -> None:
    g.sheets[seat].uncancels += effect.times
    emit(g, PowerGained(seat, name_of(effect), effect.times))


@power(words.SetDie)
def set_die(g: Duel, seat: Seat, effect: words.SetDie) -> None:
    g.sheets[seat].set_dice += effect.times
    emit(g, PowerGained(seat, name_of(effect), effect.times))


@power(words.Wrap)
def wrap(g: Duel, seat: Seat, effect: words.Wrap) -> None:
    g.sheets[seat].wraps = True
    emit(g, PowerGained(seat, name_of(effect)))


@power(words.StackBonus)
def stack_bonus(g: Duel, seat: Seat, effect: words.StackBonus) -> None:
    g.sheets[seat].doubles = True
    emit(g, PowerGained(seat, name_of(effect)))


@power(words.Vp)
@power(words.VpPer)
def count_at_the_end(g: Duel, seat: Seat, effect: words.Vp | words.VpPer) -> None:
    """Nothing now: scoring.py counts it when the Era ends."""
