"""Why not? Any key at all gets its answer: a code and the clause behind it."""

from __future__ import annotations

from tavola.games.sangue_reale.choices import AbilityTurnChoice as AbilityTurn
from tavola.games.sangue_reale.choices import (
    AnyChangeChoice,
    CircleChoice,
    ColumnChoice,
    DuelChoice,
    EarlyChangeChoice,
    EdgeChoice,
    FaceChoice,
    FinishChoice,
    PlanChoice,
    UseChoice,
)
from tavola.games.sangue_reale.choices import TurnChoice as Turn
from tavola.games.sangue_reale.effects import no_target
from tavola.games.sangue_reale.modifiers import live_modifiers
from tavola.games.sangue_reale.state import FACES, TURNS, Duel, layout_of, side_of
from tavola.games.sangue_reale.territories import numbers_wanted
from tavola.kernel.choice import NO_SUCH_THING, book_of, no, why_not
from tavola.kernel.choice_keys import verb_of
from tavola.kernel.decision import Decision, Refusal, Seat
from tavola.kernel.game import open_decision

ABILITIES = ("ability_blacken", "ability_edge", "ability_block", "ability_forbid", "ability_circle")
TARGETS = ("column", "edge", "block", "forbid")
# Verbs of questions to come or gone by, and of things that some look for and no question asks.
OTHER_PHASES = (
    *("plan", "face", "pick", "distinct", "equal", "dice", "use", "pair", "change", "set", "keep", "turn"),
    *("roll", "skip", "pass", "finish", "leave", *TARGETS),
)


def why_refused(g: Duel, decision: Decision, key: str) -> Refusal:
    """The reason why this key is no answer to this question."""
    book = book_of(DuelChoice)
    choice = book.read(decision.prompt, key)
    found = None if choice is None else why_not(g, decision.seat, choice)
    found = found or out_of_place(g, decision.prompt, verb_of(key)) or NO_SUCH_THING
    return with_key(found, key)


def with_key(refusal: Refusal, key: str) -> Refusal:
    return Refusal(refusal.code, refusal.rule, key, refusal.args)


def out_of_place(g: Duel, prompt: str, verb: str) -> Refusal | None:
    """Against an answer to some other question, or to none at all."""
    if is_asked(prompt, verb):
        return malformed(g, prompt)
    match verb:
        case "peek":
            return no("SR_E_HIDDEN", "SR-14.1")
        case "keep" if prompt == "use":
            return no("SR_E_NO_CARRY", "SR-6.9")
        case "circle":
            return no("SR_E_NUMBER_WINDOW_CLOSED", "SR-9.5")
        case "dice" if prompt == "a5_mode":
            return no("SR_E_A5_SET", "SR-7.13")
        case "character":
            return no("SR_E_CHARACTER_TAKEN", "SR-2.3")
        case "era":
            return no("SR_E_ERA_ORDER", "SR-2.1", n=g.era)
    if verb in TARGETS and prompt in ABILITIES:
        return no_target(g)
    return no("SR_E_WRONG_PHASE", "SR-3.4") if verb in OTHER_PHASES else None


def is_asked(prompt: str, verb: str) -> bool:
    return any(verb == kind.verb and prompt in kind.prompts for kind in book_of(DuelChoice).kinds)


def malformed(g: Duel, prompt: str) -> Refusal | None:
    """Against an answer to this very question that names something no rule knows."""
    match prompt:
        case "plan":
            return no("SR_E_ACTION_RANGE", "SR-4.1")
        case "a4_pick":
            return no("SR_E_A4_PICK_TWO", "SR-7.9")
        case "a5_mode":
            return no("SR_E_A5_SET", "SR-7.13")
        case _:
            return no_target(g) if prompt in ABILITIES else None


def looked_for(g: Duel, decision: Decision) -> list[DuelChoice]:
    """What a player would look for at this question, legal or not."""
    match decision.prompt:
        case "plan":
            return [PlanChoice(face) for face in FACES]
        case "a1_face":
            return [FaceChoice(face) for face in FACES]
        case "a4_pick" | "a5_mode":
            soon = live_modifiers(g, decision.seat) and g.options.modifier_timing == "on_use"
            return [EarlyChangeChoice()] if soon else []
        case "use":
            return uses_looked_for(g)
        case "draw_modifier":
            return [Turn(turn) for turn in TURNS]
        case "ability_modifier":
            return [AbilityTurn(turn) for turn in TURNS]
        case "circle" | "ability_circle":
            numbers, wanted = side_of(g, decision.seat).numbers, numbers_wanted(g)
            return [CircleChoice(id) for slot, id in enumerate(layout_of(g).slots) if numbers[slot] in wanted]
        case "ability_edge":
            layout = layout_of(g)
            return [EdgeChoice(id) for edge, id in enumerate(layout.edges) if layout.mutable >> edge & 1]
        case "ability_blacken":
            return [ColumnChoice(column) for column in FACES]
        case _:
            return []


def uses_looked_for(g: Duel) -> list[DuelChoice]:
    """One's own dice, those of the other, stopping, and a modifier where one has some for another turn."""
    hand = g.hands[-1]
    others = {die for waiting in g.hands[:-1] if waiting.seat != hand.seat for die in waiting.dice}
    found: list[DuelChoice] = [UseChoice(die) for die in sorted(set(hand.dice))]
    found += [UseChoice(die) for die in sorted(others - set(hand.dice))]
    found.append(FinishChoice())
    if not live_modifiers(g, hand.seat) and any(g.sheets[hand.seat].modifiers):
        found.append(AnyChangeChoice())
    return found


def in_the_game_s_words(g: Duel, seat: Seat, key: str, refusal: Refusal) -> Refusal:
    """Refusals of the table itself, said with the clause of this game they rest on."""
    verb = verb_of(key)
    if verb == "peek" and g.open:
        return with_key(no("SR_E_HIDDEN", "SR-14.1"), key)
    match refusal.code:
        case "TABLE_E_NOTHING_TO_DECIDE":
            return with_key(no("SR_E_ERA_OVER", "SR-12.4"), key)
        case "TABLE_E_ANSWERED" if verb != "plan":
            return why_refused(g, open_decision(g, seat), key)
        case "TABLE_E_ANSWERED":
            return with_key(no("SR_E_ALREADY_LOCKED", "SR-4.3"), key)
        case "TABLE_E_NOT_YOUR_DECISION" if verb == "circle":  # a number is circled at once or never
            return with_key(no("SR_E_NUMBER_WINDOW_CLOSED", "SR-9.5"), key)
        case "TABLE_E_NOT_YOUR_DECISION":
            return with_key(no("SR_E_NOT_YOUR_DECISION", "SR-5.4"), key)
    return refusal
