"""What answers to the story's questions are called: the Journal, choices on cards, progress, decks, inheritance."""

from __future__ import annotations

from tavola.games.tainted_grail.content.message_ids import (
    CHOICE_PROMPT,
    choice_message,
    hyphenated,
    verse_message,
)
from tavola.games.tainted_grail.journal.reading import choices_asked_about
from tavola.games.tainted_grail.present.names import held_name, held_ref, hero_name
from tavola.games.tainted_grail.rules_text.rules_text import price_line
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Decision
from tavola.kernel.text import Arg, Message, message_id, say

PROMPTS = (
    "journal",
    "choose_member",
    "share_gain",
    "share_lose",
    "discard_item",
)


def label_in_story(g: Avalon, decision: Decision, key: str) -> Message | None:
    """None for questions of other chapters."""
    if decision.prompt.partition(":")[0] == CHOICE_PROMPT:
        return say(choice_message(key))
    if decision.prompt not in PROMPTS:
        return None
    if decision.prompt == "journal":
        return journal_label(g, key)
    verb, _, what = key.partition(":")
    return Message(message_id("option", decision.prompt, verb), _arguments(g, decision, verb, what))


def journal_label(g: Avalon, key: str) -> Message:
    """The words of the choice, with its price where it has one."""
    asked = choices_asked_about(g)
    assert asked is not None
    section, verse, entry = asked
    words = say(f"{verse_message(section, verse)}-{hyphenated(key)}")
    cost = next((choice.cost for choice in entry.choices if choice.key == key), None)
    return words if cost is None else say("option-journal-paid", choice=words, price=price_line(cost))


def _arguments(g: Avalon, decision: Decision, verb: str, what: str) -> dict[str, Arg]:
    match verb:
        case "hero":
            return {"name": hero_name(g, int(what))}
        case "give":
            other, kind, n = what.split(":")
            return {"name": hero_name(g, int(other)), "kind": say(f"kind-{kind}"), "n": int(n)}
        case "discard":
            return {"item": held_name(what)}
    return {}


def refs_in_story(g: Avalon, decision: Decision, key: str) -> tuple[str, ...]:
    if decision.prompt not in PROMPTS:
        return ()
    verb, _, what = key.partition(":")
    match verb:
        case "hero":
            return (f"hero:{what}",)
        case "give":
            return (f"hero:{what.partition(':')[0]}",)
        case "discard":
            return (held_ref(what),)
    return ()
