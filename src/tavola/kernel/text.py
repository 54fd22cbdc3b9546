"""Words by name: a message is an id and its arguments; no language lives here."""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol, TypeAlias

import msgspec


class Message(msgspec.Struct, frozen=True):
    """Something to be said in the reader's language. Arguments may be messages themselves (the name of a card)."""

    id: str
    args: dict[str, Arg] = {}


Arg: TypeAlias = int | str | Message | list[Message]  # a list is said as "a, b and c"


def say(id: str, **args: Arg) -> Message:
    return Message(id, args)


def message_id(*parts: str) -> str:
    """A Fluent message id made of code names: `event-card-drawn` from "event" and "CardDrawn"; hyphens only."""
    return "-".join(_hyphenated(part) for part in parts)


@lru_cache(maxsize=8192)  # the names of the code, asked for in every view
def _hyphenated(name: str) -> str:
    spaced = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)
    return spaced.replace("_", "-").replace("/", "-").replace(".", "-").strip("-")


class Words(Protocol):
    """A language: turns messages into what a person reads."""

    language: str

    def __call__(self, id: str, **args: Arg) -> str: ...

    def say(self, message: Message) -> str: ...

    def has(self, id: str) -> bool: ...
