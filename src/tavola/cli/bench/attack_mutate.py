"""Mutations: something right with something wrong in it, by chance that can be repeated."""

from __future__ import annotations

import random
from typing import Any

import msgspec

ODD: list[Any] = [
    None, True, False, 0, -1, 1, 15, 2**31, 2**63, -(2**63), 2**64, 10**30, 1e308, -0.0, 0.1, "", " ", "\0", "a\0b",
    "../../etc/passwd", "x" * 300, "x" * 70_000, "\U0001f3b2" * 50, "é\u0301", "\u202e", "17.0", "tk_", "me", "open",
    "..", "bot", "master", "null", "{}", "'; drop table entries; --", "%s%n", "{0.__class__}", "<b>", [], {}, [[]],
    [[[[[[]]]]]], {"": ""}, {"do": "hello"}, [None] * 50, {"a": {"b": {"c": {}}}},
]  # fmt: skip
Place = tuple[Any, Any]  # a container, and where in it


def places(value: Any) -> list[Place]:
    """Every place in plain data where something lies."""
    found: list[Place] = []
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, part in inside:
        found.append((value, name))
        found += places(part)
    return found


def odd(chance: random.Random) -> Any:
    """Something that hardly fits anywhere, of one's own: it may be mutated in turn."""
    return anew(chance.choice(ODD))


def anew(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: anew(part) for name, part in value.items()}
    return [anew(part) for part in value] if isinstance(value, list) else value


def mutate(chance: random.Random, value: Any, times: int = 1) -> Any:
    """Plain data with so many things wrong in it; the original stays as it is."""
    whole = [anew(value)]
    for _ in range(times):
        container, name = chance.choice(places(whole))
        kind = chance.randrange(7)
        if kind == 0 and container is not whole:
            del container[name]
        elif kind == 1 and isinstance(container, dict):
            container[chance.choice(["extra", "", "id", "seat", "__class__"])] = odd(chance)
        elif kind == 2 and isinstance(container, list):
            container.insert(name, anew(container[name]) if chance.random() < 0.5 else odd(chance))
        elif kind == 3 and isinstance(container[name], (int, float)):
            container[name] = container[name] * chance.choice([-1, 2, 1000]) + chance.choice([-1, 0, 1])
        elif kind == 4 and isinstance(container[name], str):
            container[name] = torn(chance, container[name].encode("utf-8", "surrogatepass")).decode("utf-8", "replace")
        else:
            container[name] = odd(chance)
    return whole[0] if whole else None


def torn(chance: random.Random, data: bytes) -> bytes:
    """Bytes with something wrong in them: one changed, a part cut out, doubled or put elsewhere."""
    if not data:
        return chance.randbytes(chance.randrange(20))
    at, to = sorted((chance.randrange(len(data)), chance.randrange(len(data))))
    kind = chance.randrange(6)
    if kind == 0:
        return data[:at] + chance.randbytes(1) + data[at + 1 :]
    if kind == 1:
        return data[:at]
    if kind == 2:
        return data[:at] + data[to:]
    if kind == 3:
        return data[:to] + data[at:to] * chance.randrange(1, 20) + data[to:]
    if kind == 4:
        return data[:at] + chance.randbytes(chance.randrange(1, 30)) + data[at:]
    return chance.randbytes(chance.randrange(1, 200))


def encoded(value: Any) -> bytes:
    """As JSON, also where a language's numbers are larger than JSON's usual ones."""
    try:
        return msgspec.json.encode(value)
    except (OverflowError, ValueError):
        return repr(value).replace("'", '"').replace("None", "null").encode("utf-8", "replace")
