"""A pack in the making: the texts of its files, and every change that made them what they are."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence

import msgspec

from tavola.content.problems import PackError
from tavola.content.source import STORY_FILE, PackSource
from tavola.workshop.splices import Splice, fits, spliced, taken_back, without_pairs

Did = tuple[str, str, str]  # file, entry, "changed" | "added" | "removed"
Said = tuple[str, str]  # language, message


class Change(msgspec.Struct, frozen=True):
    """One numbered change, as it is kept."""

    seq: int
    at: float
    key: str  # the hash of the key it was made with
    by: str
    splices: tuple[Splice, ...]
    entries: tuple[Did, ...] = ()
    words: tuple[Said, ...] = ()
    undoes: int | None = None
    request: str = ""


class Stacks(msgspec.Struct):
    """Of one person: what undo and redo would take back, the last one first."""

    undo: list[int] = []
    redo: list[int] = []


class Document:
    """Everything about one draft that is in memory; it only grows by `append`."""

    def __init__(self, base: Mapping[str, str], changes: Sequence[Change] = ()) -> None:
        self.files = dict(base)
        self._hashes: dict[str, bytes] = {}  # of files as they are now
        self.changes: list[Change] = []
        self.stacks: dict[str, Stacks] = {}
        self.requests: dict[str, int] = {}
        for change in changes:
            self.append(change)

    @property
    def seq(self) -> int:
        return len(self.changes)

    def append(self, change: Change) -> None:
        for splice in change.splices:
            spliced(self.files, splice)
            self._hashes.pop(splice.file, None)
        self.changes.append(change)
        self.requests[change.request] = change.seq
        stacks = self.stacks.setdefault(change.key, Stacks())
        if change.undoes is None:
            stacks.undo.append(change.seq)
            stacks.redo.clear()
        elif change.undoes in stacks.redo:
            stacks.redo.remove(change.undoes)
            stacks.undo.append(change.seq)
        else:
            if change.undoes in stacks.undo:
                stacks.undo.remove(change.undoes)
            stacks.redo.append(change.seq)

    def text_at(self, file: str, seq: int) -> str | None:
        """A file as it was after so many changes."""
        part = {file: self.files[file]} if file in self.files else {}
        for change in reversed(self.changes[seq:]):
            for splice in reversed(change.splices):
                if splice.file == file:
                    spliced(part, splice.back())
        return part.get(file)

    def files_at(self, seq: int) -> dict[str, str]:
        files = dict(self.files)
        for change in reversed(self.changes[seq:]):
            for splice in reversed(change.splices):
                spliced(files, splice.back())
        return files

    def undoing(self, seq: int) -> list[Splice] | None:
        """What takes a change back now; None where a later one stands in the way."""
        later = [(one.seq, one.undoes, one.splices) for one in self.changes[seq:]]
        found = taken_back(self.changes[seq - 1].splices, without_pairs(later))
        return found if found is not None and fits(self.files, found) else None

    def digest(self) -> str:
        """The same as `PackSource` has, reckoned anew only where something has changed."""
        whole = hashlib.sha256()
        for name in sorted(self.files):
            if name.endswith(".yaml") and name != STORY_FILE:
                if name not in self._hashes:
                    self._hashes[name] = hashlib.sha256(self.files[name].encode()).digest()
                whole.update(name.encode() + b"\0" + self._hashes[name])
        return whole.hexdigest()[:16]

    def pack_id(self) -> str:
        """What its manifest says, where that can be read."""
        try:
            return PackSource("", {"pack.yaml": self.files["pack.yaml"].encode()}).manifest().id
        except (PackError, KeyError):
            return ""

    def source(self, pack: str = "") -> PackSource:
        return source_of(self.files, pack)

    def size(self) -> int:
        return sum(map(len, self.files.values()))


def source_of(files: Mapping[str, str], pack: str = "") -> PackSource:
    """As the rest of the program reads packs; the id is that of its manifest unless it is said."""
    found = PackSource(pack, {name: text.encode() for name, text in sorted(files.items())})
    if not pack:
        found.id = found.manifest().id
    return found
