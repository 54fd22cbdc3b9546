"""Why something cannot be done now in an Encounter: what a player would look for, and answers to other questions."""

from __future__ import annotations

from tavola.games.tainted_grail.choices import GrailChoice
from tavola.games.tainted_grail.content.vocabulary import Ability
from tavola.games.tainted_grail.encounter.choices import (
    ActiveChoice,
    AvoidChoice,
    ChargeChoice,
    FleeChoice,
    MulliganChoice,
    PlayChoice,
)
from tavola.games.tainted_grail.encounter.frames import cards_of, current
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import book_of, refused_choice
from tavola.kernel.choice_keys import verb_of
from tavola.kernel.decision import Decision, Refusal, Seat

# What an Encounter has something to say about at any of its questions: the first word, and the question it answers.
ASKED_AT = {
    "play": "play_card",
    "charge": "play_card",
    "use": "play_card",
    "flee": "play_card",
    "stop": "play_card",
    "mulligan": "mulligan",
    "avoid": "avoid",
    "active": "active",
    "take_up": "equipment",
    "set_aside": "equipment",
}


def why_not_in_encounter(g: Avalon, decision: Decision, key: str) -> Refusal | None:
    """Why this key is no legal answer, if the Encounter has something to say about it."""
    return None if g.encounter is None or key in decision.legal() else why_not_member(g, decision.seat, key)


def why_not_member(g: Avalon, seat: Seat, key: str) -> Refusal | None:
    """The same for a member of the Encounter, whether it is asked or not."""
    prompt = ASKED_AT.get(verb_of(key))
    choice = None if prompt is None else book_of(g.choice_kinds).read(prompt, key)
    refusal = None if choice is None else refused_choice(g, seat, choice)
    return None if refusal is None or refusal.code == "TABLE_E_NOT_AN_OPTION" else refusal


def looked_for_in_encounter(g: Avalon, decision: Decision) -> list[GrailChoice]:
    match decision.prompt:
        case "play_card":
            return [*(PlayChoice(card) for card in cards_of(g, decision.seat).hand), *_charges(g), FleeChoice()]
        case "before_attack" | "before_delayed":
            return [FleeChoice()]
        case "mulligan":
            return [MulliganChoice()]
        case "avoid":
            return [AvoidChoice()]
        case "active":
            return [ActiveChoice(seat) for seat in current(g).members]
    return []


def refused_in_encounter(g: Avalon, decision: Decision) -> list[Refusal]:
    """What a player would look for at this question and cannot have."""
    if g.encounter is None:
        return []
    found = [why_not_in_encounter(g, decision, choice.key) for choice in looked_for_in_encounter(g, decision)]
    return [refusal for refusal in found if refusal is not None]


def _charges(g: Avalon) -> list[ChargeChoice]:
    """Every use of Charges printed on a card of the Sequence, covered ones included."""
    return [
        ChargeChoice(f"card:{laid.card}#{nth}")
        for laid in current(g).sequence
        for nth, ability in enumerate(g.box.cards[laid.card].abilities)
        if _needs_charges(ability)
    ]


def _needs_charges(ability: Ability) -> bool:
    return isinstance(ability.trigger, dict) and "pay_charges" in ability.trigger
