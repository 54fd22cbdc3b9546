"""One value of a YAML file set, added or removed, with all that stands around it left as it is written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tavola.content.problems import PackError, Problem
from tavola.content.yaml import read_plain
from tavola.workshop.ranges import Node, find, place_in, read_node, value_at, way_down
from tavola.workshop.writing import Manner, block, element, flow, is_short, key_text, under_key

Steps = Sequence[str]
Cut = tuple[int, int, str]  # from, to, what stands there then


def set_value(name: str, text: str, steps: Steps, value: Any, place: str = "") -> str:
    """The file with this value at this path: in place of another, or new in the list or mapping it belongs to."""
    root = read_node(name, text)
    wanted = with_value(root.value, steps, value, place)
    way = list(way_down(root, steps))
    manner = Manner.of(text)
    if len(way) == len(steps) + 1:
        cut = replaced(text, way, steps, value, manner)
    elif len(way) == len(steps):
        cut = inserted(text, way, steps, value, place, manner)
    else:
        step = steps[len(way) - 1]
        inner = value_at(wanted, steps[: len(way)])
        cut = inserted(text, way, [*steps[: len(way) - 1], step], inner, place, manner)
    return settled(name, text, cut, wanted, lambda: rewritten(text, root, steps, wanted, manner))


def remove_value(name: str, text: str, steps: Steps) -> str:
    """The file without what lies at this path."""
    root = read_node(name, text)
    wanted = without_value(root.value, steps)
    way = list(way_down(root, steps))
    manner = Manner.of(text)
    cut = removed(text, way, steps, manner)
    return settled(name, text, cut, wanted, lambda: rewritten(text, root, steps, wanted, manner))


def set_text(name: str, text: str, steps: Steps, yaml: str) -> str:
    """What lies at this path, as somebody has written it; `PackError` counts lines from where the entry begins."""
    value, _ = read_plain(name, yaml.encode())
    if not steps:
        return yaml if yaml.endswith("\n") else yaml + "\n"
    root = read_node(name, text)
    wanted = with_value(root.value, steps, value)
    way = list(way_down(root, steps))
    if len(way) == len(steps) + 1 and not any(node.flow for node in way[:-1]) and isinstance(value, (dict, list)):
        node = way[-1]
        body = yaml.strip("\n")
        lines = body.split("\n")
        under = "\n" + " " * node.column if is_under_key(way, node) and node.is_block else ""
        indented = ("\n" + " " * node.column).join(lines) if node.is_block else body
        start = start_of(text, way, steps) if under else node.start
        cut: Cut | None = (start, node.end, (under if under else "") + indented)
        if node.is_block or len(lines) == 1:
            return settled(name, text, cut, wanted, lambda: set_value(name, text, steps, value))
    return set_value(name, text, steps, value)


# -- plain values


def with_value(whole: Any, steps: Steps, value: Any, place: str = "") -> Any:
    if not steps:
        return value
    step, rest = steps[0], steps[1:]
    if isinstance(whole, list):
        nth = place_in(whole, step)
        if nth is None:
            at = place_in(whole, place) if place and not rest else None
            at = len(whole) if at is None else at + 1
            return [*whole[:at], with_value({} if rest else None, rest, value), *whole[at:]]
        return [*whole[:nth], with_value(whole[nth], rest, value, place), *whole[nth + 1 :]]
    if whole is None or isinstance(whole, dict):
        kept = dict(whole or {})
        kept[step] = with_value(kept.get(step), rest, value, place)
        return kept
    raise KeyError(step)


def without_value(whole: Any, steps: Steps) -> Any:
    nth = place_in(whole, steps[0]) if steps else None
    if nth is None:
        raise KeyError(steps[0] if steps else "")
    if isinstance(whole, list):
        inner = [] if len(steps) == 1 else [without_value(whole[nth], steps[1:])]
        return [*whole[:nth], *inner, *whole[nth + 1 :]]
    kept = dict(whole)
    if len(steps) == 1:
        del kept[steps[0]]
    else:
        kept[steps[0]] = without_value(kept[steps[0]], steps[1:])
    return kept


# -- letters


def settled(name: str, text: str, cut: Cut | None, wanted: Any, whole: Callable[[], str]) -> str:
    """The file after a cut, if it reads as it must; whatever was written strangely is written anew."""
    if cut is not None:
        start, end, new = cut
        found = text[:start] + new + text[end:]
        if reads_as(name, found, wanted):
            return found
    found = whole()
    if reads_as(name, found, wanted):
        return found
    raise PackError(Problem(name, "this value cannot be written as YAML that reads back the same"))


def reads_as(name: str, text: str, wanted: Any) -> bool:
    try:
        text.encode()
        return same(read_node(name, text).value, wanted)
    except (PackError, UnicodeEncodeError):
        return False


def same(one: Any, other: Any) -> bool:
    """Equal in type as well: true is not 1. The order of keys counts where both have the same ones."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)


def outer_flow(way: Sequence[Node]) -> int | None:
    """Of all nodes on the way, the first that is written on one line with what it holds."""
    return next((nth for nth, node in enumerate(way) if node.flow), None)


def is_under_key(way: Sequence[Node], node: Node) -> bool:
    return len(way) > 1 and isinstance(way[-2].value, dict) and node is way[-1]


def start_of(text: str, way: Sequence[Node], steps: Steps) -> int:
    """Where the value of a key begins: right after its colon."""
    parent, step = way[-2], steps[len(way) - 2]
    key = parent.keys[place_in(parent.value, step) or 0]
    return text.index(":", key[2]) + 1


def replaced(text: str, way: Sequence[Node], steps: Steps, value: Any, manner: Manner) -> Cut | None:
    """The last node on the way becomes this value."""
    nth = outer_flow(way[:-1])
    if nth is not None:
        whole = with_value(way[nth].value, steps[nth:], value)
        return replaced(text, way[: nth + 1], steps, whole, manner)
    node = way[-1]
    if len(way) == 1:
        return (node.start, node.end, block(value, 0, manner))
    parent = way[-2]
    if isinstance(parent.value, dict):
        start = start_of(text, way, steps)
        used = start - (text.rfind("\n", 0, start) + 1) - parent.column
        return (start, max(start, node.end), under_key(value, parent.column, manner, used))
    if node.is_block:
        return (node.start, node.end, block(value, node.column, manner))
    return (node.start, node.end, element(value, node.column, manner))


def inserted(text: str, way: Sequence[Node], steps: Steps, value: Any, place: str, manner: Manner) -> Cut | None:
    """The last node on the way gets one more part."""
    parent = way[-1]
    nth = outer_flow(way)
    if nth is not None or not parent.parts:
        top = nth if nth is not None else len(way) - 1
        return replaced(text, way[: top + 1], steps, with_value(way[top].value, steps[top:], value, place), manner)
    step = steps[len(way) - 1]
    if isinstance(parent.value, dict):
        at = line_end(text, parent.parts[-1].end)
        return (
            at,
            at,
            f"\n{' ' * parent.column}{key_text(step)}:{under_key(value, parent.column, manner, len(step) + 2)}",
        )
    after = place_in(parent.value, place) if place else None
    before = parent.parts[-1 if after is None else after]
    at = line_end(text, before.end)
    is_short_one = before.flow or not isinstance(before.value, (dict, list))
    column = parent.column + 2
    written = flow(value, manner) if is_short_one and is_short(value, column, manner) else block(value, column, manner)
    return (at, at, f"\n{' ' * parent.column}- {written}")


def removed(text: str, way: Sequence[Node], steps: Steps, manner: Manner) -> Cut | None:
    """The lines of a part, where it has lines of its own; else what holds it is written without it."""
    if len(way) != len(steps) + 1 or len(way) < 2:
        return None
    parent, node = way[-2], way[-1]
    nth = outer_flow(way[:-1])
    lines = lines_of(text, parent, node, steps[-1]) if nth is None and len(parent.parts) > 1 else None
    if lines is not None:
        return (*lines, "")
    top = len(way) - 2 if nth is None else nth
    return replaced(text, way[: top + 1], steps, without_value(way[top].value, steps[top:]), manner)


def lines_of(text: str, parent: Node, node: Node, step: str) -> tuple[int, int] | None:
    """From where the first line of a part begins to where its last one ends, if nothing else stands on them."""
    if isinstance(parent.value, dict):
        start = parent.keys[place_in(parent.value, step) or 0][1]
    else:
        start = text.rfind("-", 0, node.start + 1)
    begins = text.rfind("\n", 0, start) + 1
    return None if text[begins:start].strip() else (begins, min(len(text), line_end(text, node.end) + 1))


def line_end(text: str, at: int) -> int:
    end = text.find("\n", at)
    if end < 0:
        return len(text)
    return end - 1 if end and text[end - 1] == "\r" else end


def rewritten(text: str, root: Node, steps: Steps, wanted: Any, manner: Manner) -> str:
    """The entry, or where that is not enough the file, written anew; comments before the first entry stay."""
    first = steps[:2] if isinstance(root.value, dict) else steps[:1]
    for much in (first, ()):
        node = find(root, much)
        if node is None:
            continue
        try:
            value = value_at(wanted, much)
        except KeyError:
            continue
        cut = replaced(text, list(way_down(root, much)), much, value, manner)
        if cut is not None:
            found = text[: cut[0]] + cut[2] + text[cut[1] :]
            if reads_as("", found, wanted):
                return found
    return block(wanted, 0, manner) + "\n"
