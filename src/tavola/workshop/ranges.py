"""A YAML file of a pack as values that know where they are written, so that one of them can be written anew.

It reads exactly what `content.yaml` reads and refuses what that refuses.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

import yaml

from tavola.content.problems import PackError, Problem
from tavola.content.yaml import MAX_BYTES, Reader
from tavola.library.locating import NAMES

Steps = tuple[str, ...]


class Node:
    """A value and with which letters of a file it is written. `keys`: where each key of a mapping begins and ends."""

    __slots__ = ("column", "end", "flow", "keys", "line", "parts", "start", "value")

    def __init__(self, start: int, line: int, column: int) -> None:
        self.start, self.line, self.column = start, line, column
        self.end, self.flow = start, False
        self.value: Any = None
        self.keys: list[tuple[str, int, int]] = []
        self.parts: list[Node] = []

    @property
    def is_block(self) -> bool:
        return bool(self.parts) and not self.flow

    def child(self, step: str) -> Node | None:
        nth = place_in(self.value, step)
        return None if nth is None else self.parts[nth]


class RangeReader(Reader):
    """Notes beside the values where they stand."""

    def __init__(self, name: str, text: str) -> None:
        super().__init__(name, text)
        self.text, self._read = text, self.next
        self.last: Any = None
        self.next = self._next
        self._top = Node(0, 1, 0)
        self._open = [self._top]

    def _next(self) -> Any:
        self.last = self._read()
        return self.last

    def value(self, event: Any, depth: int) -> Any:
        mark: Any = event.start_mark
        node = Node(mark.index, mark.line + 1, mark.column)
        self._open[-1].parts.append(node)
        self._open.append(node)
        node.value = super().value(event, depth)
        self._open.pop()
        if isinstance(event, yaml.ScalarEvent):
            ends: Any = event.end_mark
            node.end = mark.index + len(self.text[mark.index : ends.index].rstrip())
        elif event.flow_style or not node.parts:
            node.flow, node.end = True, self.last.end_mark.index
        else:
            node.end = max(node.start, node.parts[-1].end)
        return node.value

    def key(self, event: Any) -> str:
        name = super().key(event)
        self._open[-1].keys.append((name, event.start_mark.index, event.end_mark.index))
        return name

    def root(self) -> Node:
        self.document()
        return self._top.parts[0] if self._top.parts else self._top


@lru_cache(maxsize=16)  # one change asks several times for the file before it and the file after it
def read_node(name: str, text: str) -> Node:
    """The whole file, or `PackError` with the line. What it gives is for looking at: others look at it too."""
    if len(text) > MAX_BYTES:
        raise PackError(Problem(name, f"the file has {len(text)} letters; at most {MAX_BYTES} are read"))
    try:
        return RangeReader(name, text).root()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        what = " ".join(part for part in (error.context, error.problem) if part)
        raise PackError(Problem(name, f"this is not YAML: {what}", line=mark.line + 1 if mark else 0)) from None
    except yaml.YAMLError as error:
        raise PackError(Problem(name, f"this is not YAML: {str(error).splitlines()[0]}")) from None


# -- the names of entries


def name_of(value: Any, nth: int) -> str:
    """The step by which an element of a list is called."""
    if isinstance(value, dict):
        for key in NAMES:
            if key in value and isinstance(value[key], (str, int)) and not isinstance(value[key], bool):
                return str(value[key])
    return f"#{nth}"


def place_in(value: Any, step: str) -> int | None:
    """Which part of a list or mapping a step means."""
    if isinstance(value, dict):
        return next((nth for nth, key in enumerate(value) if key == step), None)
    if not isinstance(value, list):
        return None
    if step[:1] == "#" and step[1:].isdigit() and len(step) < 8:
        return int(step[1:]) if int(step[1:]) < len(value) else None
    return next((nth for nth, one in enumerate(value) if name_of(one, nth) == step), None)


def steps_of(entry: str) -> Steps:
    """`locations/107` as steps; the empty path is the whole file."""
    return tuple(part.replace("~1", "/").replace("~0", "~") for part in entry.split("/")) if entry else ()


def entry_of(steps: Sequence[str]) -> str:
    return "/".join(step.replace("~", "~0").replace("/", "~1") for step in steps)


def way_down(root: Node, steps: Sequence[str]) -> Iterator[Node]:
    """The nodes on the way, the root first, as far as there are any."""
    node: Node | None = root
    yield root
    for step in steps:
        node = node.child(step) if node is not None else None
        if node is None:
            return
        yield node


def find(root: Node, steps: Sequence[str]) -> Node | None:
    nodes = list(way_down(root, steps))
    return nodes[-1] if len(nodes) == len(steps) + 1 else None


def value_at(value: Any, steps: Sequence[str]) -> Any:
    """What lies at this path in plain values; `KeyError` where nothing does."""
    for step in steps:
        nth = place_in(value, step)
        if nth is None:
            raise KeyError(step)
        value = value[step] if isinstance(value, dict) else value[nth]
    return value
