"""A pack as its files, and how an entry of it becomes a typed record or a clear error."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import TypeVar

import msgspec

from tavola.content.problems import PackError, Problem
from tavola.content.yaml import decode
from tavola.kernel.do import Do

T = TypeVar("T")
STORY_FILE = "story.yaml"  # what a pack's writers hold their story to: for tools, not for tables

__all__ = ["STORY_FILE", "Manifest", "PackError", "PackSource", "Problem"]


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`pack.yaml`."""

    id: str  # "realm_of_sand/ragusa"
    game: str
    version: str
    title: str  # message id
    credits: str = ""  # message id
    licence: str = "Apache-2.0"
    standard: bool = True  # all invariants of the game's catalogue are enforced


class PackSource:
    """The files of one pack, read but not understood: `name -> bytes`, names with forward slashes."""

    def __init__(self, id: str, files: Mapping[str, bytes]) -> None:
        self.id = id
        self.files = files
        digest = hashlib.sha256()
        for name in sorted(files):
            if name.endswith(".yaml") and name != STORY_FILE:  # words may be mended without making saves unreadable
                digest.update(name.encode() + b"\0" + hashlib.sha256(files[name]).digest())
        self.digest = digest.hexdigest()[:16]

    def manifest(self) -> Manifest:
        return self.read("pack.yaml", Manifest)

    def names(self, folder: str = "") -> list[str]:
        """The YAML files below a folder that a game is made of."""
        names = (name for name in self.files if name.startswith(folder) and name.endswith(".yaml"))
        return sorted(name for name in names if name != STORY_FILE)

    def read(self, name: str, kind: type[T], deeds: type[Do] | None = None) -> T:
        """One YAML file as a typed value; `PackError` names file, entry, field and line.

        `deeds`, the base class of a game's Dos, is needed where the records have fields of `AnyDo`.
        """
        if name not in self.files:
            raise PackError(Problem(name, "the pack has no such file"))
        return decode(name, self.files[name], kind, deeds)
