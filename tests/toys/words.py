"""Words for toys: a message is said as its language, its id and its arguments; only known ids have words."""

from __future__ import annotations

from collections.abc import Iterable

from tavola.kernel.text import Arg, Message


class ToyWords:
    """A language without grammar."""

    def __init__(self, language: str, known: Iterable[str]) -> None:
        self.language = language
        self.known = frozenset(known)

    def __call__(self, id: str, **args: Arg) -> str:
        told = " ".join(f"{name} {self._told(value)}" for name, value in args.items())
        return f"{self.language}/{id}{f' ({told})' if told else ''}"

    def _told(self, value: Arg) -> str:
        if isinstance(value, Message):
            return self.say(value)
        return ", ".join(map(self.say, value)) if isinstance(value, list) else str(value)

    def say(self, message: Message) -> str:
        return self(message.id, **message.args)

    def has(self, id: str) -> bool:
        return id in self.known


def both(known: Iterable[str]) -> tuple[ToyWords, ToyWords]:
    ids = tuple(known)
    return ToyWords("it", ids), ToyWords("en", ids)
