"""Any answer at all, legal or not, is met by the refusal that explains it best."""

from __future__ import annotations

from collections.abc import Callable

from tavola.games.sangue_reale.refusals import (
    change_refused,
    edge_refused,
    mode_refused,
    no,
    no_such_answer,
    numbers_in,
    numbers_wanted,
    pair_refused,
    plan_refused,
    refused,
    set_refused,
    slot_refused,
    target_refused,
    turn_refused,
    use_refused,
)
from tavola.games.sangue_reale.state import TURNS, Duel, Hand, layout_of
from tavola.kernel.decision import Decision, Refusal, Seat
from tavola.kernel.game import open_decision

ABILITIES = ("ability_blacken", "ability_edge", "ability_block", "ability_forbid", "ability_circle")


def why_not(g: Duel, decision: Decision, key: str) -> Refusal:
    """The announced refusal of this key, or the one that its words ask for."""
    for refusal in refused(g, decision):
        if refusal.key == key:
            return refusal
    words = key.split(":")
    explain = EXPLAINED.get(words[0])
    if explain is None:
        return no_such_answer(key)
    return explain(g, decision, words[1:], key)


def wrong_phase(key: str) -> Refusal:
    return no("SR_E_WRONG_PHASE", "SR-3.4", key)


def about_plan(g: Duel, decision: Decision, words: list[str], key: str) -> Refusal:
    if decision.prompt == "plan":
        return plan_refused(g, decision.seat, "".join(words), key)
    return wrong_phase(key)


def about_peeking(g: Duel, decision: Decision, words: list[str], key: str) -> Refusal:
    return no("SR_E_HIDDEN", "SR-14.1", key)


def about_faces(g: Duel, decision: Decision, words: list[str], key: str) -> Refusal:
    """The six faces of a die are offered or announced as refused; there is no seventh."""
    return no_such_answer(key) if decision.prompt == "a1_face" else wrong_phase(key)


def about_picking(g: Duel, decision: Decision, words: list[str], key: str) -> Refusal:
    return no("SR_E_A4_PICK_TWO", "SR-7.9", key) if decision.prompt == "a4_pick" else wrong_phase(key)


def about_modes(g: Duel, decision: Decision, words: list[str], key: str) -> Refusal:
    return mode_refused(g, words, key) if decision.prompt == "a5_mode" else wrong_phase(key)


def about_using(g: Duel, decision: Decision, words: list[str], key: str) -> Refusal:
    if decision.prompt != "use":
        return wrong_phase(key)
    match numbers_in(words):
        case [value]:
            return use_refused(g, g.hands[-1], value, key)
        case _:
            return no_such_answer(key)


def about_pairs(g: Duel, decision: Decision, words: list[str], key: str) -> Refusal:
    values = numbers_in(words)
    if decision.prompt != "use":
        return wrong_phase(key)
    if not values or len(values) > 2 or (f"pair:{values[0]}" in decision.legal() and len(set(values)) == 1):
        return no_such_answer(key)
    return pair_refused(g, g.hands[-1], values, key)


def about_changes(g: Duel, decision: Decision, words: list[str], key: str) -> Refusal:
    if decision.prompt in ("a1_face", "a4_pick", "a5_mode"):
        return no("SR_E_MOD_TIMING", "SR-7.17", key)
    dice = dice_to_change(g, decision)
    return wrong_phase(key) if dice is None else change_refused(g, dice, numbers_in(words), key)


def dice_to_change(g: Duel, decision: Decision) -> Hand | None:
    """The dice that this question lets its player change."""
    match decision.prompt:
        case "use":
            return g.hands[-1]
        case "meddle":
            return Hand(decision.seat, g.hands[-1].dice, changed=g.hands[-1].changed)
        case "change_roll":
            return Hand(decision.seat, g.rolled, changed=g.changed)
        case _:
            return None


def about_setting(g: Duel, decision: Decision, words: list[str], key: str) -> Refusal:
    if decision.prompt != "use":
        return about_changes(g, decision, words, key)
    return set_refused(g, g.hands[-1], numbers_in(words), key)


def about_keeping(g: Duel, decision: Decision, words: list[str], key: str) -> Refusal:
    if decision.prompt == "keep_dice":
        return target_refused(g, key)
    return no("SR_E_NO_CARRY", "SR-6.9", key) if decision.prompt == "use" else wrong_phase(key)


def about_numbers(g: Duel, decision: Decision, words: list[str], key: str) -> Refusal:
    """A number is circled at once or never (SR-9.5)."""
    slots = layout_of(g).slots
    if decision.prompt not in ("circle", "ability_circle"):
        return no("SR_E_NUMBER_WINDOW_CLOSED", "SR-9.5", key)
    if len(words) != 1 or words[0] not in slots:
        return no_such_answer(key)
    return slot_refused(g, decision.seat, slots.index(words[0]), numbers_wanted(g), key)


def about_turns(g: Duel, decision: Decision, words: list[str], key: str) -> Refusal:
    if decision.prompt not in ("draw_modifier", "ability_modifier"):
        return wrong_phase(key)
    match numbers_in(words):
        case [turn] if turn in TURNS:
            return turn_refused(g, turn, key)
        case _:
            return no_such_answer(key)


def about_targets(g: Duel, decision: Decision, words: list[str], key: str) -> Refusal:
    edges = layout_of(g).edges
    if decision.prompt == "ability_edge" and words[:1] and words[0] in edges:
        return edge_refused(g, decision, edges.index(words[0]), key)
    return target_refused(g, key) if decision.prompt in ABILITIES else wrong_phase(key)


def about_characters(g: Duel, decision: Decision, words: list[str], key: str) -> Refusal:
    if ":".join(words) not in g.box.eras[g.era].characters:
        return no_such_answer(key)
    return no("SR_E_CHARACTER_TAKEN", "SR-2.3", key)


def about_eras(g: Duel, decision: Decision, words: list[str], key: str) -> Refusal:
    return no("SR_E_ERA_ORDER", "SR-2.1", key, n=g.era)


def about_other_phases(g: Duel, decision: Decision, words: list[str], key: str) -> Refusal:
    return wrong_phase(key)


EXPLAINED: dict[str, Callable[[Duel, Decision, list[str], str], Refusal]] = {
    "plan": about_plan,
    "peek": about_peeking,
    "face": about_faces,
    "pick": about_picking,
    "distinct": about_modes,
    "equal": about_modes,
    "dice": about_modes,
    "use": about_using,
    "pair": about_pairs,
    "change": about_changes,
    "set": about_setting,
    "keep": about_keeping,
    "circle": about_numbers,
    "turn": about_turns,
    "column": about_targets,
    "edge": about_targets,
    "block": about_targets,
    "forbid": about_targets,
    "character": about_characters,
    "era": about_eras,
    "roll": about_other_phases,
    "skip": about_other_phases,
    "pass": about_other_phases,
    "finish": about_other_phases,
    "leave": about_other_phases,
}


def in_the_game_s_words(g: Duel, seat: Seat, key: str, refusal: Refusal) -> Refusal:
    """Refusals of the table itself, said with the clause of this game they rest on."""
    verb = key.partition(":")[0]
    if verb == "peek" and g.open:
        return no("SR_E_HIDDEN", "SR-14.1", key)
    if refusal.code == "TABLE_E_NOTHING_TO_DECIDE":
        return no("SR_E_ERA_OVER", "SR-12.4", key)
    if refusal.code == "TABLE_E_ANSWERED" and verb != "plan":
        return why_not(g, open_decision(g, seat), key)
    if refusal.code == "TABLE_E_ANSWERED":
        return no("SR_E_ALREADY_LOCKED", "SR-4.3", key)
    if refusal.code == "TABLE_E_NOT_YOUR_DECISION":
        closed = verb == "circle"  # a number is circled at once or never
        return no("SR_E_NUMBER_WINDOW_CLOSED", "SR-9.5", key) if closed else no("SR_E_NOT_YOUR_DECISION", "SR-5.4", key)
    return refusal
