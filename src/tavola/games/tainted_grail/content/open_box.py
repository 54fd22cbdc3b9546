"""Opening a pack: the lists of all its files together, each entry once, compiled into a box."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from tavola.content.source import PackError, PackSource, Problem
from tavola.content.yaml import read_plain
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.content.schema import PackEntries

MANIFEST = "pack.yaml"
BESIDES = re.compile(rb"^(encounter-[a-z0-9-]+-(?:won|lost)|[a-z][a-z0-9-]*-alone) *=", re.MULTILINE)
NAMED_BY = {"locations": "number", "secrets": "number", "statuses": "key"}  # all others by their id
ENTRY_KINDS: tuple[str, ...] = tuple(name for name in PackEntries.__struct_fields__ if name != "book")


class Collected(msgspec.Struct):
    """All entries of a pack, the file each one stands in, and what is wrong with their names."""

    entries: PackEntries
    files: dict[tuple[str, str], str]  # ("locations", "107") -> "places.yaml"
    problems: list[Problem]

    def file_of(self, kind: str, name: object) -> str:
        return self.files.get((kind, str(name)), MANIFEST)


def open_box(source: PackSource) -> AvalonBox:
    """The compiled pack, or `PackError` with every fault of its files."""
    found = collect_entries(source)
    if found.problems:
        raise PackError(*found.problems)
    return AvalonBox(source.id, source.digest, found.entries, lines_besides(source))


def lines_besides(source: PackSource) -> frozenset[str]:
    """The names of messages that a pack may leave out: how an Encounter ended, what one alone reads instead."""
    files = [data for name, data in source.files.items() if name.startswith("locale/") and name.endswith(".ftl")]
    return frozenset(id.decode() for data in files for id in BESIDES.findall(data))


def collect_entries(source: PackSource) -> Collected:
    """Every list of every file; an id that stands twice, in one file or in two, is a fault of the later one."""
    found = Collected(PackEntries(), {}, [])
    unreadable: list[Problem] = []
    lists: dict[str, list[Any]] = {kind: [] for kind in ENTRY_KINDS}
    for file in source.names():
        if file == MANIFEST:
            continue
        try:
            part = source.read(file, PackEntries)
        except PackError as error:
            unreadable += [msgspec.structs.replace(problem, rule="LN-1") for problem in error.problems]
            continue
        for kind, name, way, entry in _named_entries(part):
            if (kind, name) in found.files:
                first, (value, lines) = found.files[kind, name], read_plain(file, source.files[file])
                again = Problem(file, f"stands already in {first}", f"{kind} {name}", rule="LN-1")
                found.problems.append(msgspec.structs.replace(again, line=lines.at(value, way)))
                continue
            found.files[kind, name] = file
            if kind != "book":
                lists[kind].append(entry)
        found.entries.book |= part.book
    if unreadable:
        raise PackError(*unreadable)
    found.entries = msgspec.structs.replace(found.entries, **lists)
    return found


def _named_entries(part: PackEntries) -> Iterator[tuple[str, str, tuple[str | int, ...], Any]]:
    """Each entry with its kind, its name and the way to it."""
    for kind in ENTRY_KINDS:
        for nth, entry in enumerate(getattr(part, kind)):
            yield kind, str(getattr(entry, NAMED_BY.get(kind, "id"))), (kind, nth), entry
    for number, verse in part.book.items():
        yield "book", number, ("book", number), verse
