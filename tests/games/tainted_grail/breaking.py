"""The test pack broken in one place, and what the linter says of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec
from tests.games.tainted_grail.coast import source

from tavola.content.source import Problem
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.content.effect import from_plain
from tavola.games.tainted_grail.content.open_box import Collected, collect_entries
from tavola.games.tainted_grail.content.schema import PackEntries
from tavola.games.tainted_grail.lint.lint import CHECKS, lint_collected, vocabulary
from tavola.games.tainted_grail.lint.pack import Pack


@cache
def _collected() -> Collected:
    return collect_entries(source())


@cache
def _plain() -> bytes:
    return msgspec.msgpack.encode(_collected().entries)


def names(plain: dict[str, Any], kind: str, name: Any) -> dict[str, Any]:
    """One entry of the pack, to be changed."""
    field = {"locations": "number", "secrets": "number", "statuses": "key"}.get(kind, "id")
    entry: dict[str, Any] = next(entry for entry in plain[kind] if entry[field] == name)
    return entry


def broken(change: Callable[[dict[str, Any]], object], *, standard: bool = False) -> list[Problem]:
    """All faults of the pack after this change to its plain entries."""
    return lint_collected(source(), _changed(change), standard=standard)


def _changed(change: Callable[[dict[str, Any]], object]) -> Collected:
    plain = msgspec.msgpack.decode(_plain())
    change(plain)
    return Collected(from_plain(plain, PackEntries), _collected().files, [])


def faults(change: Callable[[dict[str, Any]], object], rule: str, *, standard: bool = False) -> Iterator[str]:
    """The faults of one rule, as "kind name: message"; only the checks that name the rule are made."""
    collected = _changed(change)
    if rule == "LN-1":
        found = lint_collected(source(), collected, standard=standard)
    else:
        assert not list(vocabulary(collected))
        pack = Pack(source(), collected, AvalonBox("test", "", collected.entries), standard)
        checks = [check for check in CHECKS if _speaks_of(check.__doc__ or "", rule)]
        assert checks, f"no check names {rule}"
        found = [problem for check in checks for problem in check(pack)]
    yield from (f"{problem.entry}: {problem.message}" for problem in found if problem.rule == rule)


def _speaks_of(doc: str, rule: str) -> bool:
    return rule in re.findall(r"[A-Z]{2}-[0-9]+", doc.partition(":")[0] + doc.partition(" for ")[0])


def place(plain: dict[str, Any], number: int) -> dict[str, Any]:
    return names(plain, "locations", number)


def verse(plain: dict[str, Any], number: int, id: str) -> dict[str, Any]:
    found: dict[str, Any] = place(plain, number)["journal"]["verses"][id]
    return found
