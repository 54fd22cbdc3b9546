"""Why not: what the rules of the story forbid (Journal, progress, decks, equipment, Grace), each with its clause."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from tavola.games.tainted_grail.character.in_use import equipment, keyword_of
from tavola.games.tainted_grail.content.message_ids import character_name
from tavola.games.tainted_grail.day.progression import PROGRESS
from tavola.games.tainted_grail.journal.reading import choices_asked_about, why_not_choose
from tavola.games.tainted_grail.rules_text.rules_text import requirement_line
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import book_of, refused_choice
from tavola.kernel.decision import Decision, Refusal, Seat
from tavola.kernel.text import Message, say


def name_of(g: Avalon, seat: Seat) -> Message:
    return character_name(g.heroes[seat].character)


def why_not_in_story(g: Avalon, decision: Decision, key: str) -> Refusal | None:
    """Why this key is no answer to a question of the story, if such a question is asked."""
    if key in decision.legal():
        return None
    if (choice := book_of(g.choice_kinds).read(decision.prompt, key)) is not None:
        return refused_choice(g, decision.seat, choice)
    reason = REASONS.get(decision.prompt)
    if reason is None:
        return None
    refusal = reason(g, decision.seat, key)
    return None if refusal is None else msgspec.structs.replace(refusal, key=key)


def refused_in_story(g: Avalon, decision: Decision) -> list[Refusal]:
    """What a player would look for at this question and cannot have."""
    looked_for: list[str] = []
    if decision.prompt == "journal" and (asked := choices_asked_about(g)) is not None:
        looked_for = [choice.key for choice in asked[2].choices]
    elif decision.prompt == "progress":
        looked_for = [choice.key for choice in PROGRESS]
    found = [why_not_in_story(g, decision, key) for key in looked_for]
    return [refusal for refusal in found if refusal is not None]


def _journal(g: Avalon, seat: Seat, key: str) -> Refusal | None:
    """A choice of this verse says why it is closed; anything else has to wait for a choice (TG-23.2)."""
    asked = choices_asked_about(g)
    if asked is None or g.exploration is None:
        return None
    section, name, verse = asked
    choice = next((choice for choice in verse.choices if choice.key == key), None)
    if choice is None:
        return Refusal("TG_E_MUST_CHOOSE", "TG-23.2")
    members = [member for member in g.exploration.members if g.heroes[member].alive]
    refusal = why_not_choose(g, section, name, choice, members)
    if refusal is not None and refusal.code == "TG_E_CHOICE_LOCKED" and choice.if_ is not None:
        return Refusal(refusal.code, refusal.rule, key, {"why": requirement_line(choice.if_)})
    return refusal


def _equip(g: Avalon, seat: Seat, key: str) -> Refusal | None:
    """One card of each keyword is in use, so keeping them all is refused (TG-26.3)."""
    owned = [keyword_of(g, held.id) for held in equipment(g, seat)]
    keyword = next((name for name in owned if name and owned.count(name) > 1), None)
    return Refusal("TG_E_KEYWORD_LIMIT", "TG-26.3", args={"keyword": say(f"keyword-{keyword}")}) if keyword else None


REASONS: dict[str, Callable[[Avalon, Seat, str], Refusal | None]] = {
    "journal": _journal,
    "equip": _equip,
}


def why_no_grace(g: Avalon) -> Refusal | None:
    """Some tables play without the Grace of the Mother of All (TG-40.16)."""
    return None if g.options.grace else Refusal("TG_E_GRACE_OFF", "TG-40.16")
