"""Why something cannot be done now in an Encounter, whatever is asked: answers to its other questions."""

from __future__ import annotations

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
