"""Cross-checks of words: every message in every language, with the same arguments, needed by something."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import lru_cache
from types import MappingProxyType
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast

from tavola.content.source import PackError, Problem
from tavola.content.words import LANGUAGES, PARSED, parse

FUNCTIONS = {"NUMBER"}  # dates have no place at the table
Sources = Mapping[str, list[tuple[str, str]]]  # language -> files


class Said(msgspec.Struct, frozen=True):
    """One message (`card-7`), attribute (`card-7.text`) or term (`-gold`) of a file."""

    file: str
    line: int
    arguments: frozenset[str]
    refers: frozenset[str]
    functions: frozenset[str] = frozenset()


class Layer(msgspec.Struct):
    """The messages of one layer (the table's, a game's, a pack's) by language."""

    place: str
    said: dict[str, dict[str, Said]]
    problems: list[Problem]

    def ids(self) -> set[str]:
        return {id for messages in self.said.values() for id in messages if not id.startswith("-")}

    def referred(self) -> set[str]:
        return {other for messages in self.said.values() for message in messages.values() for other in message.refers}


def read_layer(place: str, sources: Sources) -> Layer:
    """A layer's words with the faults that lie in it alone: files that cannot be read, a message given twice."""
    layer = Layer(place, {}, [])
    for language, files in sources.items():
        said = layer.said[language] = {}
        for name, text in files:
            try:
                parse(name, text)
            except PackError as error:
                layer.problems += error.problems
            for id, message in _messages(name, text):
                if id in said:
                    first = f"{said[id].file}:{said[id].line}"
                    layer.problems.append(Problem(name, f"the message is already at {first}", id, line=message.line))
                said[id] = message
    return layer


@lru_cache(maxsize=PARSED)
def _messages(name: str, text: str) -> tuple[tuple[str, Said], ...]:
    return tuple(_read(name, text))


def _read(name: str, text: str) -> Iterator[tuple[str, Said]]:
    for entry in FluentParser(with_spans=True).parse(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            id = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            if entry.value is not None:
                yield id, _said(name, line, entry.value)
            for attribute in entry.attributes:
                if not id.startswith("-"):  # grammar of one language only
                    yield f"{id}.{attribute.id.name}", _said(name, line, attribute.value)


def _said(name: str, line: int, pattern: Any) -> Said:
    arguments, refers, functions = set(), set(), set()
    for node in _nodes(pattern):
        if isinstance(node, ast.VariableReference):
            arguments.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            refers.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))
        elif isinstance(node, ast.TermReference):
            refers.add(f"-{node.id.name}")
        elif isinstance(node, ast.FunctionReference):
            functions.add(node.id.name)
    return Said(name, line, frozenset(arguments), frozenset(refers), frozenset(functions))


def _nodes(node: Any) -> Iterator[Any]:
    yield node
    for value in vars(node).values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, ast.BaseNode):
                yield from _nodes(inner)


def in_every_language(layer: Layer) -> list[Problem]:
    """A layer that has words has each of them in every language, with the same arguments."""
    found: list[Problem] = []
    for language in LANGUAGES:
        if not layer.said.get(language):
            found.append(Problem(f"{layer.place}/{language}", f"there are no words in the language {language!r}"))
    if found:
        return found
    for id in sorted(layer.ids()):
        by_language = {language: layer.said[language].get(id) for language in LANGUAGES}
        present = [message for message in by_language.values() if message is not None]
        lacking = [language for language, message in by_language.items() if message is None]
        some = present[0]
        if lacking:
            found.append(Problem(some.file, f"the message is missing in {', '.join(lacking)}", id, line=some.line))
        elif len({message.arguments for message in present}) > 1:
            each = "; ".join(f"{message.file} has {_dollars(message.arguments)}" for message in present)
            found.append(Problem(some.file, f"the languages take different arguments: {each}", id, line=some.line))
    return found


def _dollars(names: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "none"


def references(layer: Layer, below: Iterable[Layer]) -> list[Problem]:
    """Messages and terms that are referred to exist, in the same language, in this layer or one below."""
    found: list[Problem] = []
    for language, messages in layer.said.items():
        known = set(messages).union(*[other.said.get(language, {}) for other in below])
        for id, message in messages.items():
            for other in sorted(message.refers - known):
                found.append(Problem(message.file, f"refers to {other!r}, which does not exist", id, line=message.line))
            if id in _reached(id, messages):
                found.append(Problem(message.file, "refers to itself in the end", id, line=message.line))
            for name in sorted(message.functions - FUNCTIONS):
                found.append(Problem(message.file, f"there is no function {name}", id, line=message.line))
    return found


def _reached(id: str, messages: Mapping[str, Said]) -> set[str]:
    """All that a message refers to, directly or through others."""
    reached: set[str] = set()
    ahead = list(messages[id].refers)
    while ahead:
        other = ahead.pop()
        if other in messages and other not in reached:
            reached.add(other)
            ahead += messages[other].refers
    return reached


def needed(
    shelves: Iterable[Layer], ids: Mapping[str, set[str] | None], places: Mapping[str, str] = MappingProxyType({})
) -> list[Problem]:
    """Every message that is needed exists and asks for nothing that it is not given. Upper layers come last and win.

    `places` says where the code says it, for those that have no line of their own yet.
    """
    layers = list(shelves)
    known = {id: message for layer in layers for said in layer.said.values() for id, message in said.items()}
    found: list[Problem] = []
    for id, given in sorted(ids.items()):
        if id not in known:
            near = get_close_matches(id, known, n=3, cutoff=0.88)
            hint = f"; there is {' or '.join(near)}" if near else ""
            hint += f"; {places[id]} says it" if id in places else ""
            found.append(Problem(layers[-1].place, f"the message is needed and missing in every language{hint}", id))
        elif given is not None and (more := known[id].arguments - given):
            place = known[id]
            found.append(
                Problem(place.file, f"takes {_dollars(more)}, which the code does not give", id, line=place.line)
            )
    return found


def unused(layer: Layer, used: Iterable[str]) -> list[Problem]:
    """Messages that nothing can say."""
    idle = layer.ids() - set(used) - layer.referred()
    found = []
    for id in sorted(idle):
        message = next(said[id] for said in layer.said.values() if id in said)
        found.append(Problem(message.file, "nothing uses this message", id, line=message.line))
    return found
