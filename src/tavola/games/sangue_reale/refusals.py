"""Why not: each refusal with its code and the clause that it rests on."""

from __future__ import annotations

from collections.abc import Callable

from tavola.games.sangue_reale.actions import covered_face, faces_to_choose
from tavola.games.sangue_reale.borders import locked_edges
from tavola.games.sangue_reale.deeds import Ability, ChangeDie, CircleNumber, UseFaceChanged, UsePower
from tavola.games.sangue_reale.dice import natural_uses
from tavola.games.sangue_reale.layout import Territory
from tavola.games.sangue_reale.modifiers import (
    changed_uses,
    has_had_its_modifier,
    live_modifiers,
    modifiers_needed,
)
from tavola.games.sangue_reale.planning import is_forbidden
from tavola.games.sangue_reale.state import FACES, FREE, TURNS, Duel, Hand, current_turn, layout_of, side_of
from tavola.games.sangue_reale.supporters import free_in_front_row
from tavola.games.sangue_reale.territories import lands_of
from tavola.games.sangue_reale.vocabulary import Circle
from tavola.kernel.decision import Decision, Refusal, Seat
from tavola.kernel.text import Arg, Message

LONGEST = 3  # digits; no die, turn or action has more


def no(code: str, rule: str, key: str, **args: Arg) -> Refusal:
    return Refusal(code, rule, key, args)


def no_such_answer(key: str) -> Refusal:
    """The question knows no such key: there is no rule to name."""
    return Refusal("TABLE_E_NOT_AN_OPTION", "", key)


def number_in(word: str) -> int | None:
    """A whole number as keys write it; any other text, however much it looks like one, is none."""
    plain = word.isascii() and word.isdecimal() and len(word) <= LONGEST
    return int(word) if plain and str(int(word)) == word else None


def numbers_in(words: list[str]) -> list[int]:
    """The numbers of a key, or none at all if any part of it is something else."""
    found = [number for word in words if (number := number_in(word)) is not None]
    return found if len(found) == len(words) else []


# -- planning, characters


def plan_refused(g: Duel, seat: Seat, action: str, key: str) -> Refusal:
    face = number_in(action)
    if face in FACES and is_forbidden(g, seat, face):
        return no("SR_E_ACTION_FORBIDDEN", "SR-4.1", key, action=face)
    return no("SR_E_ACTION_RANGE", "SR-4.1", key)


def forbidden_plans(g: Duel, decision: Decision) -> list[Refusal]:
    return [
        plan_refused(g, decision.seat, str(face), f"plan:{face}")
        for face in FACES
        if is_forbidden(g, decision.seat, face)
    ]


# -- the splits


def faces_refused(g: Duel, decision: Decision) -> list[Refusal]:
    """The covered face, and faces that find no row while others do."""
    (shown,) = g.rolled
    covered = covered_face(g, shown)
    useful = faces_to_choose(g, decision.seat, shown)
    found = [no("SR_E_A1_COVERED_FACE", "SR-7.1", f"face:{covered}", value=covered)] if covered else []
    listed = ", ".join(map(str, useful))
    idle = [face for face in FACES if face not in useful and face != covered]
    return found + [no("SR_E_MUST_USE", "SR-7.3", f"face:{face}", list=listed) for face in idle]


def mode_refused(g: Duel, values: list[str], key: str) -> Refusal:
    """Action 5: neither one die of each value nor all dice of one repeated value."""
    if not key.startswith("equal:"):
        return no("SR_E_A5_SET", "SR-7.13", key)
    repeated = [value for value in values if g.rolled.count(number_in(value) or 0) > 1]
    if len(repeated) < len(values):
        lone = next(value for value in values if value not in repeated)
        return no("SR_E_A5_NO_REPEAT", "SR-7.12", key, value=lone)
    if g.options.a5_equal == "one_value":
        return no("SR_E_A5_ONE_VALUE", "SR-7.11", key)
    return no("SR_E_A5_SET", "SR-7.13", key)


def modifiers_come_later(g: Duel, decision: Decision) -> list[Refusal]:
    if live_modifiers(g, decision.seat) and g.options.modifier_timing == "on_use":
        return [no("SR_E_MOD_TIMING", "SR-7.17", "change")]
    return []


# -- using dice


def uses_refused(g: Duel, decision: Decision) -> list[Refusal]:
    """Dice that find no row, dice of the other, and stopping too early."""
    hand = g.hands[-1]
    legal = decision.legal()
    refusals = [use_refused(g, hand, value, f"use:{value}") for value in sorted(set(hand.dice))]
    others = {die for waiting in g.hands[:-1] if waiting.seat != hand.seat for die in waiting.dice}
    refusals += [no("SR_E_DIE_NOT_YOURS", "SR-7.7", f"use:{value}") for value in sorted(others - set(hand.dice))]
    refusals.append(finish_refused(g, hand))
    if not live_modifiers(g, hand.seat) and any(g.sheets[hand.seat].modifiers):
        refusals.append(change_refused(g, hand, [], "change"))
    return [refusal for refusal in refusals if refusal.key not in legal]


def finish_refused(g: Duel, hand: Hand) -> Refusal:
    """A die can be used as it is, or was chosen for what a modifier makes of it; the columns are named."""
    if isinstance(g.stack[-1], UseFaceChanged) and not natural_uses(g, hand):
        columns = sorted(
            {do.value for option in changed_uses(g, hand) for do in option.then if isinstance(do, ChangeDie)}
        )
        return no("SR_E_MUST_USE", "SR-7.3", "finish", list=", ".join(map(str, columns)))
    usable = [option.key.split(":")[1] for option in natural_uses(g, hand)]
    return no("SR_E_MUST_USE", "SR-6.10", "finish", list=", ".join(usable))


def use_refused(g: Duel, hand: Hand, value: int, key: str) -> Refusal:
    """A single die that cannot be used."""
    if value not in hand.dice:
        return die_refused(g, hand, value, key)
    if free_in_front_row(g, hand.seat, value) == 0:
        return no("SR_E_COLUMN_FULL", "SR-6.12", key, n=value)
    return no("SR_E_PAIR_NEEDS_TWO", "SR-6.3", key, n=value)


def die_refused(g: Duel, hand: Hand, value: int, key: str) -> Refusal:
    """A die that is not in the hand."""
    if any(value in waiting.dice for waiting in g.hands[:-1] if waiting.seat != hand.seat):
        return no("SR_E_DIE_NOT_YOURS", "SR-7.7", key)
    if value in hand.used:
        return no("SR_E_DIE_SPENT", "SR-6.1", key)
    return no("SR_E_DIE_ABSENT", "SR-6.1", key)


def pair_refused(g: Duel, hand: Hand, values: list[int], key: str) -> Refusal:
    """Two dice that cannot fill a row together."""
    if len(set(values)) > 1:
        return no("SR_E_PAIR_VALUES", "SR-6.5", key)
    value = values[0]
    if hand.dice.count(value) < 2:
        return die_refused(g, hand, value, key) if value not in hand.dice else second_die_refused(g, hand, value, key)
    if free_in_front_row(g, hand.seat, value) == 0:
        return no("SR_E_COLUMN_FULL", "SR-6.12", key, n=value)
    return no("SR_E_PAIR_NOT_HERE", "SR-6.1", key, n=value)


def second_die_refused(g: Duel, hand: Hand, value: int, key: str) -> Refusal:
    """There is one such die in the hand; the second is elsewhere."""
    if any(value in waiting.dice for waiting in g.hands[:-1]):
        return no("SR_E_DIE_NOT_YOURS", "SR-7.7", key)
    return no("SR_E_DIE_SPENT" if value in hand.used else "SR_E_PAIR_NEEDS_TWO", "SR-6.3", key, n=value)


def change_refused(g: Duel, hand: Hand, values: list[int], key: str) -> Refusal:
    """A modifier that is not there, belongs to another turn, or would carry the die too far."""
    live, turn = live_modifiers(g, hand.seat), current_turn(g)
    if not live:
        elsewhere = [at for at in TURNS if g.sheets[hand.seat].modifiers[at - 1]]
        if elsewhere:
            return no("SR_E_MOD_WRONG_TURN", "SR-8.6", key, t=elsewhere[0], u=turn)
        return no("SR_E_MOD_NONE", "SR-8.6", key)
    if len(values) != 2 or values[0] == values[1]:
        return no_such_answer(key)
    die, value = values
    if die not in hand.dice:
        return die_refused(g, hand, die, key)
    if value not in FACES or 6 - abs(value - die) <= live < abs(value - die):
        return no("SR_E_MOD_RANGE", "SR-8.12", key)
    done = has_had_its_modifier(die, hand.dice, hand.changed)
    if done or (g.options.modifier_stack == "one_per_die" and modifiers_needed(g, hand.seat, die, value) > live >= 1):
        return no("SR_E_MOD_ONE_PER_DIE", "SR-8.11", key)
    if modifiers_needed(g, hand.seat, die, value) > live:
        return no("SR_E_MOD_NONE", "SR-8.6", key)
    return use_refused_at(g, hand, value, key)


def set_refused(g: Duel, hand: Hand, values: list[int], key: str) -> Refusal:
    """The power to set a die is not there, or leads nowhere."""
    if not g.sheets[hand.seat].set_dice or len(values) != 2 or values[0] == values[1]:
        return no_such_answer(key)
    die, value = values
    if die not in hand.dice:
        return die_refused(g, hand, die, key)
    return use_refused_at(g, hand, value, key) if value in FACES else no("SR_E_MOD_RANGE", "SR-8.12", key)


def use_refused_at(g: Duel, hand: Hand, value: int, key: str) -> Refusal:
    full = free_in_front_row(g, hand.seat, value) == 0
    return (
        no("SR_E_COLUMN_FULL", "SR-6.12", key, n=value) if full else no("SR_E_PAIR_NEEDS_TWO", "SR-6.3", key, n=value)
    )


# -- small circles


def turns_refused(g: Duel, decision: Decision) -> list[Refusal]:
    legal = decision.legal()
    return [turn_refused(g, turn, f"turn:{turn}") for turn in TURNS if f"turn:{turn}" not in legal]


def turn_refused(g: Duel, turn: int, key: str) -> Refusal:
    if turn < current_turn(g):
        return no("SR_E_MOD_PAST_TURN", "SR-8.3", key, t=turn)
    return no("SR_E_MOD_SECTION_CAP", "SR-8.4", key)


# -- the map


def numbers_refused(g: Duel, decision: Decision) -> list[Refusal]:
    """Slots with a fitting number that cannot be circled."""
    layout, seat, legal = layout_of(g), decision.seat, decision.legal()
    wanted = numbers_wanted(g)
    return [
        slot_refused(g, seat, slot, wanted, f"circle:{id}")
        for slot, id in enumerate(layout.slots)
        if side_of(g, seat).numbers[slot] in wanted and f"circle:{id}" not in legal
    ]


def numbers_wanted(g: Duel) -> set[int]:
    """The numbers that may be circled now, by the line that was crossed or the power that is used."""
    do = g.stack[-1]
    if isinstance(do, CircleNumber):
        return {do.number}
    if isinstance(do, UsePower) and isinstance(do.effect, Circle):
        return set(FACES if do.effect.numbers == "any" else do.effect.numbers)
    return set()


def slot_refused(g: Duel, seat: Seat, slot: int, wanted: set[int], key: str) -> Refusal:
    sheet, lands = g.sheets[seat], lands_of(g, seat)
    territory = lands.territories[lands.of_slot[slot]]
    if side_of(g, seat).numbers[slot] not in wanted:
        return no("SR_E_NUMBER_MISMATCH", "SR-9.1", key, n=", ".join(map(str, sorted(wanted))))
    if sheet.circled >> slot & 1:
        return no("SR_E_NUMBER_TAKEN", "SR-9.2", key)
    if sheet.blocked >> slot & 1:
        return no("SR_E_NUMBER_BLOCKED", "SR-9.2", key)
    if territory.box != FREE:
        return no("SR_E_TERRITORY_CONTROLLED", "SR-9.2", key)
    return no("SR_E_TERRITORY_CLOSED", closed_by(territory), key)


def closed_by(territory: Territory) -> str:
    return "SR-11.5" if territory.boxes else "SR-11.6"


def edges_refused(g: Duel, decision: Decision) -> list[Refusal]:
    """Borders and rivers that could change in this Era, but not now."""
    legal = decision.legal()
    layout = layout_of(g)
    return [
        edge_refused(g, decision, edge, f"edge:{id}")
        for edge, id in enumerate(layout.edges)
        if layout.mutable >> edge & 1 and f"edge:{id}" not in legal
    ]


def edge_refused(g: Duel, decision: Decision, edge: int, key: str) -> Refusal:
    if not layout_of(g).mutable >> edge & 1:
        return no("SR_E_EDGE_FIXED", "SR-11.2", key)
    if locked_edges(g, decision.seat) >> edge & 1:
        return no("SR_E_EDGE_LOCKED", "SR-11.8", key)
    return target_refused(g, key)


def columns_refused(g: Duel, decision: Decision) -> list[Refusal]:
    legal = decision.legal()
    return [target_refused(g, f"column:{value}") for value in FACES if f"column:{value}" not in legal]


def target_refused(g: Duel, key: str) -> Refusal:
    return no("SR_E_ABILITY_TARGET", "SR-10.3", key, unique=ability_in_course(g))


def ability_in_course(g: Duel) -> Message:
    """The Unique Supporter whose ability is being resolved, else the character whose power it is."""
    for do in reversed(g.stack):
        if isinstance(do, Ability):
            return Message(f"unique-{layout_of(g).uniques[do.unique].id}")
    return Message("word-power")


REFUSED: dict[str, Callable[[Duel, Decision], list[Refusal]]] = {
    "plan": forbidden_plans,
    "a1_face": faces_refused,
    "a4_pick": modifiers_come_later,
    "a5_mode": modifiers_come_later,
    "use": uses_refused,
    "draw_modifier": turns_refused,
    "ability_modifier": turns_refused,
    "circle": numbers_refused,
    "ability_circle": numbers_refused,
    "ability_edge": edges_refused,
    "ability_blacken": columns_refused,
}


def refused(g: Duel, decision: Decision) -> list[Refusal]:
    """What the rules forbid now but a player would look for."""
    find = REFUSED.get(decision.prompt)
    return find(g, decision) if find else []
