"""What every state has: the stack, the open decisions, the random numbers. A game adds its facts."""

from __future__ import annotations

import copy
from typing import ClassVar, Self

import msgspec

from tavola.kernel.choice import Choice
from tavola.kernel.decision import NOBODY, Decision, Seat
from tavola.kernel.do import AnyDo, Do
from tavola.kernel.event import Event
from tavola.kernel.kinds import by_tag


class Box:
    """What is in the box: the compiled content of a pack. Shared by all states, never changed, saved by name only."""

    id: str = "tavola/empty"
    digest: str = ""

    def name(self) -> str:
        return f"{self.id}@{self.digest}"


class State(msgspec.Struct, kw_only=True):
    """The game on the table as plain data. Rules call it `g`."""

    deeds: ClassVar[type[Do]] = Do  # the base class of the game's kinds of Do
    choice_kinds: ClassVar[type[Choice]] = Choice  # the base class of its kinds of answers

    rng: int = 0  # 64 bits, see chance.py
    loaded: list[int] = msgspec.field(default_factory=list)  # results to come before chance is asked: tests, expectimax
    stack: list[AnyDo] = msgspec.field(default_factory=list)  # what is being done; the top is last
    steps: list[str] = msgspec.field(default_factory=list)  # the next step of each, by name
    open: list[Decision] = msgspec.field(default_factory=list)  # who must decide what
    mode: str = NOBODY  # how the open decisions belong together
    held: dict[Seat, str] = msgspec.field(default_factory=dict)  # secret answers waiting for the others
    asked: int = 0  # how many decisions were ever opened: the last decision's id
    events: list[Event] = msgspec.field(default_factory=list)  # since last taken; never saved

    def clone(self) -> Self:
        """An independent clone. Games extend it with a copy of each of their own lists and dicts; never `deepcopy`."""
        clone = copy.copy(self)
        clone.stack = self.stack.copy()
        clone.steps = self.steps.copy()
        clone.events = []
        if self.loaded:
            clone.loaded = self.loaded.copy()
        return clone

    @classmethod
    def kinds(cls) -> dict[str, type[Do]]:
        """Every kind of Do of this game by its tag."""
        found = _KINDS.get(cls.deeds)
        if found is None:
            found = _KINDS[cls.deeds] = by_tag(cls.deeds)
        return found


_KINDS: dict[type[Do], dict[str, type[Do]]] = {}
