"""The names under which a pack's words are kept, made in one place for everybody who says them."""

from __future__ import annotations

from functools import lru_cache

from tavola.games.tainted_grail.content.box import card_of
from tavola.games.tainted_grail.content.card_ids import kind_and_id
from tavola.kernel.text import Message, message_id, say

CHOICE_PROMPT = "choose_effect"  # a `choose` with words of its own adds them: "choose_effect:verse-107-v6-prompt"


def dream_message(kind: str, number: int, night: int) -> str:
    """The first night at a place has the bare name."""
    return f"{kind}-{number}" if night == 1 else f"{kind}-{number}-{night}"


@lru_cache(maxsize=8192)  # the ids of a pack, asked for in every view
def hyphenated(name: str) -> str:
    """An id as part of a message's name: dots, colons and underscores become hyphens."""
    return name.lower().replace("_", "-").replace(".", "-").replace(":", "-").replace("#", "-")


def source_message(source: str) -> str:
    """The message of the card or verse that an effect stands on; what it adds is `<this>-<key>`.

    `item:eel_spear#2` is `item-eel-spear`, `verse:107.v6` is `verse-107-v6`, `condition:cond.dying.solo:1` is
    `condition-cond-dying-solo`, `menhir:107` is `location-107-menhir`.
    """
    kind, name = kind_and_id(source)
    if kind in ("item", "secret") and "#" in name:
        name = card_of(name)
    elif kind == "condition":
        name = name.rpartition(":")[0] or name
    elif kind == "menhir":
        return f"location-{name}-menhir"
    return f"{kind}-{hyphenated(name)}" if name else kind


def alone(id: str) -> str:
    """The name of what is read instead of a passage at a table of one (D.10)."""
    return f"{id}-alone"


def verse_message(section: str, verse: str) -> str:
    """A verse of the Journal ("107"), of a Dream ("dream:107") or of the Book of Secrets ("book")."""
    return f"verse-{hyphenated(section)}-{hyphenated(verse)}"


def choice_message(source: str, option: str) -> str:
    """The words of an option of `choose`: `ailei` of `verse:107.v6` is `verse-107-v6-ailei`."""
    return f"{source_message(source)}-{hyphenated(option)}"


def choice_prompt(words: str) -> str:
    """How a decision is called that asks with the words of a pack, or with the game's own where it has none."""
    return f"{CHOICE_PROMPT}:{words}" if words else CHOICE_PROMPT


def prompt_message(prompt: str) -> str:
    """The message of a decision's prompt."""
    kind, _, words = prompt.partition(":")
    return words if kind == CHOICE_PROMPT and words else message_id("prompt", prompt)


def way_message(chapter: str, way: str) -> str:
    """What is told of a Chapter that went this way."""
    return f"chapter-{hyphenated(chapter)}-way-{hyphenated(way)}"


def recall_message(chapter: str, recall: str) -> str:
    return f"chapter-{hyphenated(chapter)}-recall-{hyphenated(recall)}"


def character_name(character: str) -> Message:
    return say(f"character-{hyphenated(character)}")
