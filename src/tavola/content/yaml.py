"""YAML of packs: a small, safe part of the language, read into typed records.

What is read: mappings with text keys, lists, texts, whole numbers, numbers with a point, `true`, `false`, `null`.
What is refused: anchors, aliases, tags, merge keys, keys given twice, several documents, anything too big or too deep.
`yes`, `no`, `on` and `off` are texts. Nothing in a file is ever run.
"""

from __future__ import annotations

import math
import re
from typing import Any, TypeVar

import msgspec
import yaml

from tavola.content.faults import Path, find_faults, rebuilder, same_ids, unknown_keys
from tavola.content.problems import PackError, Problem
from tavola.kernel.do import Do

T = TypeVar("T")
MAX_BYTES = 4 * 1024 * 1024
MAX_DEPTH = 40
MAX_PROBLEMS = 25
WHOLE = re.compile(r"-?(0|[1-9][0-9]{0,17})\Z")
POINT = re.compile(r"-?(0|[1-9][0-9]*)\.[0-9]+([eE][-+]?[0-9]+)?\Z")
PLAIN = {"true": True, "false": False, "null": None, "~": None, "": None}

Events: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # asked for events only: it builds nothing


class Lines:
    """Where each part of a file stands, by the list or mapping that holds it."""

    def __init__(self) -> None:
        self._of: dict[int, list[int]] = {}  # id of a container -> the line of each of its parts, in order
        self.top = 1

    def note(self, container: object, lines: list[int]) -> None:
        self._of[id(container)] = lines

    def at(self, value: Any, path: Path) -> int:
        """The line of what lies at this path below a value; of its nearest container where the path leads nowhere."""
        line = self.top
        for part in path:
            order = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
            if part not in order:
                return line
            line = self._of[id(value)][list(order).index(part)]
            value = value[part]
        return line


def decode(name: str, data: bytes, kind: type[T], deeds: type[Do] | None = None) -> T:
    """One file as a typed value, or `PackError` with every fault found; `deeds`: see PackSource.read."""
    value, lines = read_plain(name, data)
    found = unknown_keys(value, kind, deeds) + same_ids(value)
    result: Any = None
    try:
        result = msgspec.convert(value, kind, str_keys=True, dec_hook=rebuilder(deeds))
    except (msgspec.ValidationError, LookupError) as error:
        found = found + find_faults(value, kind, deeds) or [((), str(error))]
    if found:
        problems = [_problem(name, value, lines, path, message) for path, message in found[:MAX_PROBLEMS]]
        raise PackError(*sorted(problems, key=lambda problem: problem.line))
    return result  # type: ignore[no-any-return]


def _problem(name: str, value: Any, lines: Lines, path: Path, message: str) -> Problem:
    entry, field = _entry_and_field(value, path)
    return Problem(name, message, entry, field, lines.at(value, path))


def _entry_and_field(value: Any, path: Path) -> tuple[str, str]:
    """The entry is named by the ids on the way; where there are none, by its list and its number or key, or by the
    first step of the way."""
    whole = value
    ids: list[str] = []
    start = 0
    for steps, part in enumerate(path):
        if isinstance(value, dict) and isinstance(value.get("id"), str):
            ids.append(value["id"])
            start = steps
        value = value[part] if _has(value, part) else None
    if isinstance(value, dict) and isinstance(value.get("id"), str):
        ids, start = [*ids, value["id"]], len(path)
    if not ids and len(path) > 1 and (name := _number_or_key(whole[path[0]], path[1])):
        return f"{path[0]} {name}", _written(path[2:])
    if not ids and len(path) > 1:
        return _written(path[:1]), _written(path[1:])
    return " > ".join(ids), _written(path[start:])


def _number_or_key(entries: Any, nth: str | int) -> str:
    """What an entry of a list is known by that has no id."""
    entry = entries[nth] if isinstance(entries, list) and isinstance(nth, int) and _has(entries, nth) else None
    return str(entry.get("number") or entry.get("key") or "") if isinstance(entry, dict) else ""


def _has(value: Any, part: str | int) -> bool:
    return part in value if isinstance(value, dict) else isinstance(value, list) and part in range(len(value))


def _written(path: Path) -> str:
    return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path).lstrip(".")


def read_plain(name: str, data: bytes) -> tuple[Any, Lines]:
    """A file as plain values, with the line of each."""
    if len(data) > MAX_BYTES:
        raise PackError(Problem(name, f"the file has {len(data)} bytes; at most {MAX_BYTES} are read"))
    try:
        text = data.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise PackError(Problem(name, "the file is not UTF-8 text", line=line)) from None
    reader = Reader(name, text)
    try:
        return reader.document(), reader.lines
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        if error.context_mark and "flow" in (error.context or ""):
            mark = error.context_mark  # what was never closed is mended where it was opened
        what = " ".join(part for part in (error.context, error.problem) if part)
        raise PackError(Problem(name, f"this is not YAML: {what}", line=mark.line + 1 if mark else 0)) from None
    except yaml.YAMLError as error:  # a character that YAML does not allow, at an offset in bytes
        line = data.count(b"\n", 0, getattr(error, "position", 0)) + 1
        raise PackError(Problem(name, f"this is not YAML: {str(error).splitlines()[0]}", line=line)) from None


class Reader:
    """Builds plain values straight from the parser's events, so that nothing is built before it has been allowed."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.lines = Lines()
        self.next = Events(text).get_event

    def document(self) -> Any:
        self.next()  # the stream begins
        if isinstance(self.next(), yaml.StreamEndEvent):
            return None
        event = self.next()
        self.lines.top = event.start_mark.line + 1
        value = self.value(event, 0)
        self.next()  # the document ends
        event = self.next()
        if not isinstance(event, yaml.StreamEndEvent):
            raise self.refuse(event, "a second document begins; a file holds one")
        return value

    def value(self, event: Any, depth: int) -> Any:
        kind = type(event)
        if kind is yaml.AliasEvent:
            raise self.refuse(event, f"aliases (*{event.anchor}) are not read; write the value out")
        if event.anchor is not None:
            raise self.refuse(event, f"anchors (&{event.anchor}) are not read; write the value out")
        if event.tag is not None:
            raise self.refuse(event, f"tags ({event.tag}) are not read; write the plain value")
        if kind is yaml.ScalarEvent:
            return self.scalar(event)
        if depth >= MAX_DEPTH:
            raise self.refuse(event, f"lists and mappings lie more than {MAX_DEPTH} deep")
        return self.mapping(depth + 1) if kind is yaml.MappingStartEvent else self.sequence(depth + 1)

    def scalar(self, event: Any) -> Any:
        text = event.value
        if event.style or not event.implicit[0]:
            return text
        if text in PLAIN:
            return PLAIN[text]
        if text[0] in "-0123456789":
            if WHOLE.match(text):
                return int(text)
            if POINT.match(text) and math.isfinite(number := float(text)):
                return number
        return text

    def sequence(self, depth: int) -> list[Any]:
        values: list[Any] = []
        lines: list[int] = []
        while type(event := self.next()) is not yaml.SequenceEndEvent:
            lines.append(event.start_mark.line + 1)
            values.append(self.value(event, depth))
        self.lines.note(values, lines)
        return values

    def mapping(self, depth: int) -> dict[str, Any]:
        values: dict[str, Any] = {}
        lines: list[int] = []
        while type(event := self.next()) is not yaml.MappingEndEvent:
            key = self.key(event)
            if key in values:
                raise self.refuse(event, f"the key `{key}` is given twice", field=key)
            lines.append(event.start_mark.line + 1)
            values[key] = self.value(self.next(), depth)
        self.lines.note(values, lines)
        return values

    def key(self, event: Any) -> str:
        """Keys are texts: `on` and `1` are read as they are written."""
        if type(event) is not yaml.ScalarEvent or event.anchor is not None or event.tag is not None:
            raise self.refuse(event, "a key must be a plain text")
        if event.value == "<<" and not event.style:
            raise self.refuse(event, "merge keys (<<) are not read; write the fields out")
        if not event.value:
            raise self.refuse(event, "a key is empty")
        return str(event.value)

    def refuse(self, event: Any, message: str, field: str = "") -> PackError:
        return PackError(Problem(self.name, message, field=field, line=event.start_mark.line + 1))
