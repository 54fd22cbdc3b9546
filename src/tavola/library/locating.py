"""Where a fault stands: checks that look at a whole pack know an entry and a field; here they get their line.

An entry is what a writer would look for: an id ("c.verme.hook"), ids on the way ("e.fox > flee"), a noun and a number
("column 6", "era 3"). A field is a way into it ("cost.energy", "options[2]").
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import Any

import msgspec

from tavola.content.problems import PackError, Problem
from tavola.content.source import PackSource
from tavola.content.yaml import Lines, read_plain

NAMES = ("id", "key", "number", "value", "name")  # what entries without an id are known by
Way = tuple[str | int, ...]
QUOTED = re.compile(r"'([^']+)'|there is no (\d+)")
MESSAGE = re.compile(r"([a-z][\w-]*)\s*=")
STEP = re.compile(r"\[(\d+)\]|([^.\[\]]+)")


def with_lines(source: PackSource, problems: Iterable[Problem]) -> list[Problem]:
    """The same faults, each with the line where its writer has to look, as near as can be said."""
    files = _Files(source)
    return [problem if problem.line else files.located(problem) for problem in problems]


class _Files:
    """The files of a pack, read when a fault lies in them."""

    def __init__(self, source: PackSource) -> None:
        self.source = source
        self._read: dict[str, tuple[Any, Lines] | None] = {}

    def located(self, problem: Problem) -> Problem:
        if problem.file.startswith("locale"):
            return self._in_words(problem)
        if problem.file not in self.source.files:
            return self._in_any_file(problem)
        return self._in_file(problem, problem.file) or msgspec.structs.replace(problem, line=1)

    def _in_file(self, problem: Problem, name: str) -> Problem | None:
        if (read := self._plain(name)) is None:
            return None
        value, lines = read
        found = way_to(value, problem)
        return None if found is None else msgspec.structs.replace(problem, file=name, line=lines.at(value, found[0]))

    def _in_any_file(self, problem: Problem) -> Problem:
        """A fault of a folder, or of what several files give together."""
        if not problem.entry:
            return problem
        inside = [name for name in self.source.names() if name.startswith(problem.file.rstrip("/") + "/")]
        for name in inside or self.source.names():
            if (found := self._in_file(problem, name)) is not None:
                return found
        return problem

    def _in_words(self, problem: Problem) -> Problem:
        """A message that is there is shown where it stands; one that is missing, after the one most like it."""
        folder = problem.file.rstrip("/")
        language = problem.field if not folder.count("/") else ""
        nearest = (0, 0, "")
        for name in sorted(self.source.files):
            if not name.endswith(".ftl") or not (name == folder or name.startswith(folder + "/")):
                continue
            if language and f"/{language}/" not in name:
                continue
            text = self.source.files[name].decode("utf-8", "replace")
            if line := message_line(text, problem.entry):
                return msgspec.structs.replace(problem, file=name, line=line)
            nearest = max(nearest, (*place_for(text, problem.entry), name))
        alike, line, name = nearest
        return msgspec.structs.replace(problem, file=name, line=line) if alike else problem

    def _plain(self, name: str) -> tuple[Any, Lines] | None:
        if name not in self._read:
            try:
                self._read[name] = read_plain(name, self.source.files[name])
            except PackError:
                self._read[name] = None
        return self._read[name]


def way_to(value: Any, problem: Problem) -> tuple[Way, Way] | None:
    """The way to what is wrong, as near as can be said, and the steps that are not there; None without the entry."""
    found = entry_in(value, problem.entry)
    if found is None:
        return None
    way, missing = follow(reach(value, found), steps(problem.field))
    way = found + way
    return (way, missing) if missing else (way + quoted_in(reach(value, way), problem.message), ())


def quoted_in(value: Any, message: str) -> Way:
    """The way to the name that a message quotes: "leads to 'v99'" is a fault of the line that says v99."""
    match = QUOTED.search(message)
    if match is None:
        return ()
    name = match[1] or match[2]
    found = (way for way, one in below(value) if str(one) == name or (way and str(way[-1]) == name))
    return next(found, ())


def entry_in(value: Any, entry: str) -> Way | None:
    """The way to an entry: through the ids it is written with, one inside the other."""
    way: Way = ()
    for part in entry.split(" > ") if entry else ():
        found = next(iter(named(reach(value, way), part)), None)
        if found is None:
            return way or None
        way += found
    return way


def named(value: Any, name: str) -> Iterator[Way]:
    """Where something below a value goes by a name: by its id, then by a noun and an id or number, then as a key."""
    ways = list(below(value))
    yield from (way for way, one in ways if isinstance(one, dict) and str(one.get("id")) == name)
    noun, _, number = name.rpartition(" ")
    for way, one in ways:  # "events ev.c13.p10"
        if noun and way[-2:-1] in ((noun,), (f"{noun}s",)) and isinstance(one, dict) and str(one.get("id")) == number:
            yield way
    for way, one in ways:
        if isinstance(one, dict) and "id" not in one and any(str(one.get(key)) in (name, number) for key in NAMES):
            yield way
    for way, one in ways:
        if way and way[-1] in (name, f"{noun}s", noun):
            nth = int(number) - 1 if number.isdigit() else -1
            yield (*way, nth) if isinstance(one, list) and 0 <= nth < len(one) else way


def below(value: Any, way: Way = ()) -> Iterator[tuple[Way, Any]]:
    yield way, value
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for part, inner in parts:
        yield from below(inner, (*way, part))


def reach(value: Any, way: Way) -> Any:
    for part in way:
        value = value[part]
    return value


def steps(field: str) -> Way:
    return tuple(int(number) if number else word for number, word in STEP.findall(field))


def follow(value: Any, field: Way) -> tuple[Way, Way]:
    """The way a field leads, and the last steps of it that are not there.

    A step that lies deeper is looked for there ("journal.n0" is a verse of the journal), by its name where it is one of
    a list ("actions.fish"). One that is nowhere, and has others behind it that are, is passed over.
    """
    way: Way = ()
    missing: Way = ()
    for part in field:
        here = reach(value, way)
        direct = part in here if isinstance(here, dict) else isinstance(here, list) and part in range(len(here))
        if direct:
            deeper: Way | None = (part,)
        else:
            keys = (found for found, _ in below(here) if found and found[-1] == part)
            deeper = next(keys, None) or next(named(here, str(part)), None)
        way, missing = (way, (*missing, part)) if deeper is None else (way + deeper, ())
    return way, missing


def place_for(text: str, message: str) -> tuple[int, int]:
    """How many pieces the names most like this one share with it, and the line of the last of them."""
    wanted = message.partition(".")[0].split("-")
    best = (0, 0)
    for line, written in enumerate(text.splitlines(), 1):
        if match := MESSAGE.match(written):
            pairs = zip(match[1].split("-"), wanted, strict=False)
            best = max(best, (sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs)), line))
    return best


def message_line(text: str, message: str) -> int:
    """The line of a Fluent message, or of its attribute where it has that; 0 where neither is there."""
    id, _, attribute = message.partition(".")
    line = found = 0
    for line, written in enumerate(text.splitlines(), 1):
        if not found and re.match(rf"{re.escape(id)}\s*=", written):
            found = line
        elif found and attribute and re.match(rf"\s+\.{re.escape(attribute)}\s*=", written):
            return line
        elif found and written[:1].isalpha():
            break
    return found
