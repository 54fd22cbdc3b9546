"""Names of people in messages: where a game says "player 1", the table puts the name."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tavola.kernel.text import Arg, Message, Words

SEAT, NAMED = "seat-player", "seat-named"
NESTED = (Message, list)  # what may have a seat in it


class PlayerNames:
    """The words of a language with the names of those who sit at one table."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.language = words.language
        self._words, self._names = words, names

    def __call__(self, id: str, **args: Arg) -> str:
        return self.say(Message(id, args))

    def say(self, message: Message) -> str:
        return self._words.say(self._named(message))

    def has(self, id: str) -> bool:
        return self._words.has(id)

    def _named(self, message: Message) -> Message:
        """The message with every seat in it called by its name, where it has one."""
        if message.id == SEAT:
            return self._seat(message)
        if not any(type(value) in NESTED for value in message.args.values()):
            return message
        return msgspec.structs.replace(message, args={key: self._arg(value) for key, value in message.args.items()})

    def _seat(self, message: Message) -> Message:
        number = message.args.get("number")
        at = number - 1 if isinstance(number, int) else -1
        name = self._names[at] if 0 <= at < len(self._names) else ""
        return Message(NAMED, {"name": name}) if name else message

    def _arg(self, value: Arg) -> Arg:
        if isinstance(value, Message):
            return self._named(value)
        if isinstance(value, list):
            return [self._named(one) for one in value]
        return value
