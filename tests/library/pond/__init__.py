"""A game for the library's tests: frogs on a pond. It has packs and words; nobody plays it."""

from __future__ import annotations

from enum import StrEnum
from types import SimpleNamespace

import msgspec

from tavola.content.source import PackError, PackSource, Problem
from tavola.kernel.decision import Refusal
from tavola.kernel.event import Event
from tavola.kernel.game import Game
from tavola.kernel.state import Box
from tavola.kernel.text import Message, message_id, say

INFO = SimpleNamespace(default_pack="pond/lily", package="")


class Colour(StrEnum):
    GREEN = "green"
    BROWN = "brown"


class Frog(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    colour: Colour = Colour.GREEN
    jumps: int = 1
    friend: str = ""


class Leaf(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    frogs: list[Frog] = []


class PondEvent(Event):
    pass


class FrogJumped(PondEvent):
    frog: str


class PondBox(Box):
    def __init__(self, source: PackSource) -> None:
        self.id, self.digest = source.id, source.digest
        self.frogs = source.read("frogs.yaml", list[Frog])
        self.leaves = [source.read(name, Leaf) for name in source.names("leaves/")]


class Pond:
    events = PondEvent
    prompt = Game.prompt
    tell = Game.tell


GAME = Pond()


def open_box(source: PackSource) -> PondBox:
    if problems := [problem for problem in lint(source) if not problem.warning]:
        raise PackError(*problems)
    return PondBox(source)


def lint(source: PackSource) -> list[Problem]:
    """A frog's friend is a frog; a pond of one is allowed and sad."""
    frogs = source.read("frogs.yaml", list[Frog])
    known = {frog.id for frog in frogs}
    found = [
        Problem("frogs.yaml", f"there is no frog {frog.friend!r}", frog.id, "friend", rule="C-1")
        for frog in frogs
        if frog.friend and frog.friend not in known
    ]
    if len(frogs) == 1:
        found.append(Problem("frogs.yaml", "one frog is lonely", warning=True))
    return found


def what_is_said(frog: str) -> list[Message]:
    """Never run: read by the linter."""
    refusal = Refusal("PD_E_TOO_FAR", "PD-1.1")
    return [say("pond-greeting", frog=say(message_id("frog", frog))), refusal.message()]


def exact(box: PondBox) -> set[str]:
    """What `message_ids` would give."""
    return {message_id("frog", frog.id) for frog in box.frogs}


HOOKED = SimpleNamespace(GAME=GAME, open_box=open_box, lint=lint, message_ids=exact)
HOOKED.__file__ = __file__
