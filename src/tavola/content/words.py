"""Words in Fluent: what a language says for each message, and what is wrong with a file of words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import babel.lists
from fluent.runtime import FluentBundle, resolver
from fluent.runtime.types import FluentInt
from fluent.syntax import FluentParser, ast

from tavola.content.fluent import read_messages
from tavola.content.source import PackError, Problem
from tavola.kernel.text import Arg, Message

# The library gives up on longer parts; a page of a journal is one part.
resolver.MAX_PART_LENGTH = 100_000

LANGUAGES = ("it", "en")
KEPT = 20_000  # sentences remembered by a language at a table
PARSED = 400  # files of words kept as messages
LOCALES = {"en": "en-GB"}  # "a, b and c", without a comma before the last


class PlainInt(FluentInt):
    """A number that is said in bare digits; plural forms still see a number."""

    def format(self, locale: Any) -> str:
        return int.__repr__(self)


class FluentWords:
    """One language at one table: the sources in order, a later one having the last word on a message of the same name.

    What is missing is shown as such and noted in `missing`; a message said without what it needs is noted in `faults`.
    """

    def __init__(self, language: str, sources: Iterable[tuple[str, str]]) -> None:
        self.language = language
        self.missing: set[str] = set()
        self.faults: set[str] = set()
        locale = LOCALES.get(language, language)
        self._locale = locale.replace("-", "_")
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._constant: dict[str, str] = {}
        self._said: dict[tuple[Any, ...], str] = {}  # what was said lately: most of a table stays as it was
        for name, text in sources:
            self._bundle.add_resource(parse(name, text), allow_overrides=True)

    def __call__(self, id: str, **args: Arg) -> str:
        return self._format(id, args)

    def say(self, message: Message) -> str:
        return self._format(message.id, message.args)

    def has(self, id: str) -> bool:
        return self._pattern(id) is not None

    def _format(self, id: str, args: dict[str, Arg]) -> str:
        if (ready := self._constant.get(id)) is not None:
            return ready
        pattern = self._pattern(id)
        if pattern is None:
            self.missing.add(id)
            return f"⟨{id}⟩"
        if isinstance(pattern, ast.TextElement):
            return self._constant.setdefault(id, pattern.value)
        said = {name: self._argument(value) for name, value in args.items()}
        place = (id, *said.items())
        if (ready := self._said.get(place)) is None:
            ready = self._keep(place, self._resolve(id, pattern, said))
        return ready

    def _keep(self, place: tuple[Any, ...], text: str) -> str:
        if len(self._said) >= KEPT:
            self._said.clear()
        self._said[place] = text
        return text

    def _resolve(self, id: str, pattern: Any, said: dict[str, Any]) -> str:
        errors: list[Exception] = []
        # The bundle's own `format_pattern` would turn our bare numbers into grouped ones.
        table = resolver.ResolverEnvironment(self._bundle, errors, current=resolver.CurrentEnvironment(said))
        try:
            text = str(pattern(table))
        except RecursionError:  # the library sees only some of the rings
            errors, text = [ValueError("refers to itself")], f"⟨{id}⟩"
        self.faults.update(f"{id}: {error}" for error in errors)
        return text

    def _pattern(self, id: str) -> Any:
        """The pattern of a message, or of its attribute (`card-7.text`)."""
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            return None
        found = self._bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def _argument(self, value: Arg) -> Any:
        if isinstance(value, str):
            return value
        if isinstance(value, int):
            return PlainInt(value)
        if isinstance(value, Message):
            return self.say(value)
        parts = [self.say(message) for message in value]
        place = (None, *parts)
        ready = self._said.get(place)
        return self._keep(place, babel.lists.format_list(parts, locale=self._locale)) if ready is None else ready


def parse(name: str, text: str) -> ast.Resource:
    """A file of words as messages, or `PackError` with the line of each entry that is no message."""
    resource = _parsed(text)
    if any(isinstance(entry, ast.Junk) for entry in resource.body):
        raise PackError(*_junk(name, text))
    return resource


@lru_cache(maxsize=PARSED)
def _parsed(text: str) -> ast.Resource:
    """Reading takes longest of all, and what the table and a game say is read for each of their packs."""
    return read_messages(text)


def _junk(name: str, text: str) -> Sequence[Problem]:
    found: list[Problem] = []
    for entry in FluentParser(with_spans=True).parse(text).body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            found.append(Problem(name, f"this is not Fluent: {entry.annotations[0].message}", line=line))
    return found


def read_words(name: str, data: bytes) -> str:
    """The text of a file of words."""
    try:
        return data.decode("utf-8").removeprefix("\ufeff").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise PackError(Problem(name, "the file is not UTF-8 text", line=line)) from None
