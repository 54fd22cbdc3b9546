"""What answers to the story's questions are called: Journal, effects that let one choose, what is paid and shared."""

from __future__ import annotations

from tavola.games.tainted_grail.character.choices import DiscardItemChoice
from tavola.games.tainted_grail.content.message_ids import choice_message, hyphenated, verse_message
from tavola.games.tainted_grail.costs.choices import (
    CoverShareChoice,
    FlipItemChoice,
    OwnShareChoice,
    PayCardChoice,
    PayChoice,
)
from tavola.games.tainted_grail.effects.choices import EffectChoice, MemberChoice, MoveToChoice, ShareOutChoice
from tavola.games.tainted_grail.journal.choices import JournalChoice
from tavola.games.tainted_grail.journal.reading import choices_asked_about
from tavola.games.tainted_grail.present.names import card_name, held_name, held_ref, hero_name, location_name
from tavola.games.tainted_grail.rules_text.rules_text import price_line
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import Choice
from tavola.kernel.text import Arg, Message, say

Args = dict[str, Arg]


def words_of_the_pack(g: Avalon, choice: Choice) -> Message | None:
    """An answer that a pack words itself; None for those that the game words."""
    match choice:
        case EffectChoice(source, option):
            return say(choice_message(source, option))
        case JournalChoice(key):
            return journal_label(g, key)
    return None


def journal_label(g: Avalon, key: str) -> Message:
    """The words of the choice, with its price where it has one."""
    asked = choices_asked_about(g)
    assert asked is not None
    section, verse, entry = asked
    words = say(f"{verse_message(section, verse)}-{hyphenated(key)}")
    cost = next((choice.cost for choice in entry.choices if choice.key == key), None)
    return words if cost is None else say("option-journal-paid", choice=words, price=price_line(cost))


def arguments_in_story(g: Avalon, choice: Choice) -> Args | None:
    """The names that an answer speaks of; None for those of other chapters."""
    match choice:
        case PayChoice(kind, n) | OwnShareChoice(kind, n):
            return {"kind": say(f"kind-{kind}"), "n": n}
        case CoverShareChoice(other, kind, n) | ShareOutChoice(other, kind, n):
            return {"name": hero_name(g, other), "kind": say(f"kind-{kind}"), "n": n}
        case PayCardChoice(card):
            return {"card": card_name(card)}
        case FlipItemChoice(copy) | DiscardItemChoice(copy):
            return {"item": held_name(copy)}
        case MemberChoice(other):
            return {"name": hero_name(g, other)}
        case MoveToChoice(number):
            return {"place": location_name(number)}
    return None


def refs_in_story(choice: Choice) -> tuple[str, ...]:
    match choice:
        case MemberChoice(other) | ShareOutChoice(other):
            return (f"hero:{other}",)
        case PayCardChoice(card):
            return (f"card:{card}",)
        case FlipItemChoice(copy) | DiscardItemChoice(copy):
            return (held_ref(copy),)
        case MoveToChoice(number):
            return (f"location:{number}",)
    return ()
