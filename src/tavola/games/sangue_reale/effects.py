"""What Unique Supporters and characters can do: the closed vocabulary of packs, one rule for each word of it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any, TypeVar

import msgspec

from tavola.games.sangue_reale import vocabulary as words
from tavola.games.sangue_reale.borders import edges_to_change, locked_edges
from tavola.games.sangue_reale.choices import (
    AbilityTurnChoice,
    BlockChoice,
    ColumnChoice,
    EdgeChoice,
    ForbidChoice,
    KeepChoice,
)
from tavola.games.sangue_reale.deeds import (
    Ability,
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
from tavola.games.sangue_reale.modifiers import has_room, turns_open_for_a_circle, why_no_circle
from tavola.games.sangue_reale.state import FACES, FREE, TURNS, Duel, Hand, current_turn, layout_of, other, side_of
from tavola.games.sangue_reale.supporters import blacken_front_row, free_in_front_row
from tavola.games.sangue_reale.territories import free_slots, lands_of, slot_option
from tavola.kernel.chance import roll
from tavola.kernel.choice import NO_SUCH_THING, legality, no, offer
from tavola.kernel.decision import Option, Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask, asking, innermost, rule, then
from tavola.kernel.text import Message

Power = Callable[[Duel, Seat, Any], None]
POWERS: dict[type[words.Effect], Power] = {}
AnyPower = TypeVar("AnyPower", bound=Power)
AnyEffect = TypeVar("AnyEffect", bound=words.Effect)


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


def effect_asking(g: Duel, kind: type[AnyEffect]) -> AnyEffect:
    """The effect whose target is being chosen."""
    effect = asking(g, UsePower).effect
    assert isinstance(effect, kind)
    return effect


def no_target(g: Duel) -> Refusal:
    return no("SR_E_ABILITY_TARGET", "SR-10.3", unique=ability_in_course(g))


def ability_in_course(g: Duel) -> Message:
    """The Unique Supporter whose ability is being resolved, else the character whose power it is."""
    ability = innermost(g, Ability)
    return Message("word-power" if ability is None else f"unique-{layout_of(g).uniques[ability.unique].id}")


def once_more(g: Duel, seat: Seat, effect: Any) -> None:
    """What happens n times is n choices, one after the other."""
    if effect.n > 1:
        then(g, UsePower(seat, msgspec.structs.replace(effect, n=effect.n - 1)))


# -- at once


@power(words.DrawModifier)
def draw_modifiers(g: Duel, seat: Seat, effect: words.DrawModifier) -> None:
    once_more(g, seat, effect)
    turns = turns_granted(g, seat, effect)
    options = [offer(AbilityTurnChoice(turn), DrawSmallCircle(seat, turn)) for turn in turns]
    ask_or_idle(g, seat, effect, "ability_modifier", options)


def turns_granted(g: Duel, seat: Seat, effect: words.DrawModifier) -> list[int]:
    """The turns in which this ability lets a circle be drawn."""
    if effect.turn == "choice":
        return turns_open_for_a_circle(g, seat)
    wanted = current_turn(g) + (effect.turn == "next")
    return [wanted] if wanted in TURNS and has_room(g, seat, wanted) else []


@legality(AbilityTurnChoice)
def why_not_that_turn(g: Duel, seat: Seat, choice: AbilityTurnChoice) -> Refusal | None:
    if choice.turn not in TURNS:
        return NO_SUCH_THING
    granted = turns_granted(g, seat, effect_asking(g, words.DrawModifier))
    return None if choice.turn in granted else why_no_circle(g, choice.turn)


@power(words.Blacken)
def blacken(g: Duel, seat: Seat, effect: words.Blacken) -> None:
    """One column whose front row is single, or any where the text says so."""
    columns = [column for column in columns_named(effect) if can_blacken(g, seat, column, effect)]
    options = [
        offer(ColumnChoice(column), BlackenColumn(seat, column, effect.rows, effect.width)) for column in columns
    ]
    ask_or_idle(g, seat, effect, "ability_blacken", options)


def columns_named(effect: words.Blacken) -> tuple[int, ...]:
    return FACES if effect.column == "choice" else effect.column


def can_blacken(g: Duel, seat: Seat, column: int, effect: words.Blacken | BlackenColumn) -> bool:
    free = free_in_front_row(g, seat, column)
    return free == 1 or (free == 2 and effect.width == "any")


@legality(ColumnChoice)
def why_not_column(g: Duel, seat: Seat, choice: ColumnChoice) -> Refusal | None:
    effect = effect_asking(g, words.Blacken)
    named = choice.column in columns_named(effect) and choice.column in FACES
    return None if named and can_blacken(g, seat, choice.column, effect) else no_target(g)


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
    ask(g, seat, "keep_dice", [offer(KeepChoice(dice), KeepDice(seat, dice)) for dice in kept])


@legality(KeepChoice)
def why_not_keep(g: Duel, seat: Seat, choice: KeepChoice) -> Refusal | None:
    effect = effect_asking(g, words.ExtraDice)
    kept = combinations(sorted(g.rolled), min(effect.keep, effect.roll))
    return None if choice.dice in set(kept) else no_target(g)


@rule(KeepDice)
def keep_dice(g: Duel, do: KeepDice) -> None:
    give_dice(g, Hand(do.seat, do.dice))


@power(words.ChangeEdge)
def change_edges(g: Duel, seat: Seat, effect: words.ChangeEdge) -> None:
    once_more(g, seat, effect)
    edges = layout_of(g).edges
    options = [offer(EdgeChoice(edges[edge]), ChangeEdge(seat, edge)) for edge in edges_to_change(g, seat, effect)]
    ask_or_idle(g, seat, effect, "ability_edge", options)


@legality(EdgeChoice)
def why_not_edge(g: Duel, seat: Seat, choice: EdgeChoice) -> Refusal | None:
    layout = layout_of(g)
    if choice.edge not in layout.edges:
        return no_target(g)
    edge = layout.edges.index(choice.edge)
    if not layout.mutable >> edge & 1:
        return no("SR_E_EDGE_FIXED", "SR-11.2")
    if locked_edges(g, seat) >> edge & 1:
        return no("SR_E_EDGE_LOCKED", "SR-11.8")
    return None if edge in edges_to_change(g, seat, effect_asking(g, words.ChangeEdge)) else no_target(g)


@power(words.BlockSlot)
def block_slots(g: Duel, seat: Seat, effect: words.BlockSlot) -> None:
    once_more(g, seat, effect)
    slots = slots_to_block(g, seat, effect.lost)
    options = [offer(BlockChoice(layout_of(g).slots[at]), BlockSlot(seat, at, effect.lost)) for at in slots]
    ask_or_idle(g, seat, effect, "ability_block", options)


@legality(BlockChoice)
def why_not_block(g: Duel, seat: Seat, choice: BlockChoice) -> Refusal | None:
    slots = slots_to_block(g, seat, effect_asking(g, words.BlockSlot).lost)
    return None if choice.slot in [layout_of(g).slots[at] for at in slots] else no_target(g)


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
    options = [
        offer(ForbidChoice(action), ForbidAction(seat, action, effect.rounds)) for action in actions_named(effect)
    ]
    ask(g, seat, "ability_forbid", options)


def actions_named(effect: words.ForbidAction) -> tuple[int, ...]:
    return FACES if effect.value == "choice" else (effect.value,)


@legality(ForbidChoice)
def why_not_forbid(g: Duel, seat: Seat, choice: ForbidChoice) -> Refusal | None:
    return None if choice.action in actions_named(effect_asking(g, words.ForbidAction)) else no_target(g)


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
