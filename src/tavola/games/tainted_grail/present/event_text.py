"""What happened, told as a person at the table would tell it: every field of an event by its name."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import msgspec

from tavola.games.tainted_grail.content.message_ids import (
    character_name,
    dream_message,
    hyphenated,
    source_message,
    verse_message,
)
from tavola.games.tainted_grail.day.choices import CharacterChoice, LocationChoice, TravelChoice, UseChoice
from tavola.games.tainted_grail.present.names import (
    card_name,
    goods_name,
    held_name,
    hero_name,
    key_name,
    location_name,
    passage,
    quest_name,
    section_name,
    source_name,
)
from tavola.games.tainted_grail.rules_text.modifiers import modify_text
from tavola.games.tainted_grail.rules_text.values import Voice, signed
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import book_of
from tavola.kernel.event import Event
from tavola.kernel.text import Arg, Message, message_id, say

Naming = Callable[[Avalon, Any], Arg]
ENEMY_SPEAKS = (
    "EnemyAttacked",
    "OpportunityTaken",
    "EnemyReacted",
    "EncounterEnded",
    "OutcomeRead",
    "GuardianStayed",
    "EncounterDrawn",
)
CARDS_OF_A_KIND = ("ReserveDrawn", "CardLearnt", "DeckChanged")


def tell(g: Avalon, event: Event) -> Message:
    """`event-<kind>` with everything that it speaks of by name."""
    kind = type(event).__name__
    args: dict[str, Arg] = {}
    if (several := getattr(event, "members", None) or getattr(event, "seats", None)) is not None:
        args["count"] = len(several)
    g = as_it_was(g, event)
    for field, value in msgspec.structs.asdict(event).items():
        naming = OWN.get((kind, field)) or NAMINGS.get(field)
        if naming is not None:
            args[field] = naming(g, value)
        elif isinstance(value, (int, str)):
            args[field] = int(value) if isinstance(value, bool) else value
    args.update(_besides(g, kind, event))
    return Message(message_id("event", kind), args)


def as_it_was(g: Avalon, event: Event) -> Avalon:
    """The table with the Characters that sat there when it happened, as far as their names go."""
    cast: tuple[str, ...] = getattr(event, "cast", ())
    if all(hero.character == name for hero, name in zip(g.heroes, cast, strict=False)):
        return g
    clone = copy.copy(g)
    clone.heroes = [msgspec.structs.replace(hero) for hero in g.heroes]
    for hero, name in zip(clone.heroes, cast, strict=False):
        hero.character = name
    return clone


def _besides(g: Avalon, kind: str, event: Any) -> dict[str, Arg]:
    """Words that an event brings with it: the verse that was read, the Event's text, the Action by its name."""
    match kind:
        case "VerseRead":
            return {"text": passage(g, verse_message(event.section, event.verse))}
        case "ChoiceTaken":
            return {"choice": say(f"{verse_message(event.section, event.verse)}-{hyphenated(event.choice)}")}
        case "Dreamt":
            return {"text": passage(g, dream_message(event.kind, event.number, event.night))}
        case "TextRead":
            return {"text": passage(g, event.text)}
        case "OutcomeRead":
            return {"text": say(event.line)}
        case "EventRevealed":
            return {"text": passage(g, f"event-{hyphenated(event.event_id)}-text")}
        case "ChapterBegan":
            return {"text": say(f"chapter-{hyphenated(event.chapter)}-text")}
        case "ActionBegan" | "ActionCalledOff":
            return {"action": action_name(g, event.key, event.source)}
        case "EffectTookHold":
            change = event.change.of(event.stat, event.lasts)
            return {"source": source_name(g, event.source), "text": modify_text(change, Voice())}
        case "SkillTaken":
            return {"skill": say(f"skill-{hyphenated(event.card)}-{event.side}")}
        case "CharacterChosen" | "CharacterLeft" | "CharacterAdded" | "CharacterDied" | "CharacterJoined":
            return {"seat": character_name(event.character)}  # the seat may be another's by now
    return {}


def action_name(g: Avalon, key: str, source: str) -> Message:
    """An Action of the day by its option's key ("travel:104", "location:hunt") and by what offers it."""
    match book_of(g.choice_kinds).read("act", key):
        case TravelChoice(number):
            return say("action-travel", place=location_name(number))
        case LocationChoice(action):
            return say("action-location", name=say(f"{source_message(source)}-{hyphenated(action)}"))
        case CharacterChoice():
            return say("action-character", name=say(f"{source_message(source)}-action"))
        case UseChoice():
            return say("action-use", card=source_name(g, source))
    return say(f"action-{key}")


def _names(name: Callable[[Any], Message]) -> Naming:
    """Several of a kind as a list."""
    return lambda g, values: [name(value) for value in values]


def _seats(g: Avalon, seats: Any) -> Arg:
    return [hero_name(g, seat) for seat in seats]


def _kind(g: Avalon, kind: Any) -> Arg:
    return say(f"kind-{kind}")


def _as_it_is(g: Avalon, value: Any) -> Arg:
    return value  # type: ignore[no-any-return]  # a number or a word that the message chooses by


def _encounter(g: Avalon, card: Any) -> Arg:
    return say(f"encounter-{hyphenated(card)}")


def _die(g: Avalon, result: Any) -> Arg:
    return result if result.isdigit() else say(f"die-{result}")


def _place(g: Avalon, number: Any) -> Arg:
    return location_name(number)


def _held(g: Avalon, copy: Any) -> Arg:
    return held_name(copy)


def _signed(g: Avalon, n: Any) -> Arg:
    return signed(n)


NAMINGS: dict[str, Naming] = {
    **dict.fromkeys(("seat", "other", "leader", "of"), hero_name),
    **dict.fromkeys(("seats", "members"), _seats),
    **dict.fromkeys(("number", "at", "old", "new"), _place),
    **dict.fromkeys(("item", "up"), _held),
    **dict.fromkeys(("gave", "took"), _names(goods_name)),
    "by": _signed,
    "items": _names(held_name),
    "card": lambda g, card: card_name(card),
    "cards": _names(card_name),
    "character": lambda g, id: character_name(id),
    "encounter": _encounter,
    "kind": _kind,
    "attribute": lambda g, name: say(f"attribute-{name}"),
    "target": source_name,
    "secret_number": lambda g, number: say(f"secret-{number}"),
    "status": lambda g, key: say(f"status-{hyphenated(key.partition('#')[0])}"),
    "task": lambda g, key: say(f"task-{hyphenated(key)}"),
    "condition": lambda g, id: say(f"condition-{hyphenated(id)}"),
    "chapter": lambda g, id: say(f"chapter-{hyphenated(id)}"),
    "event_id": lambda g, id: say(f"event-{hyphenated(id)}"),
    "event_ids": _names(lambda id: say(f"event-{hyphenated(id)}")),
    "quest": lambda g, quest: quest_name(quest),
    "section": lambda g, section: section_name(section),
    "result": _die,
    "ending": lambda g, ending: say(f"ending-{hyphenated(ending)}"),
}

# Where a field of that name means something else.
OWN: dict[tuple[str, str], Naming] = {
    **{(kind, "card"): _encounter for kind in ENEMY_SPEAKS},
    **{(kind, "kind"): _as_it_is for kind in (*CARDS_OF_A_KIND, "Dreamt", "TokensChanged")},
    ("RoundBegan", "number"): _as_it_is,
    ("ChargesChanged", "card"): source_name,
    ("NoEncounterFound", "card"): lambda g, card: _encounter(g, card) if card else "",
    ("SkillTaken", "card"): lambda g, card: say(source_message(f"skill:{card}.a")),
    ("KeyConnected", "key"): lambda g, key: key_name(key),
    ("DeckChanged", "joined"): lambda g, joined: "yes" if joined else "no",
    ("AttributeLost", "skill"): _as_it_is,
}
