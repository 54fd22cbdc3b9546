"""The table as plain data, what can be done on it, and what can happen."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from lanterns.content import Quay
from tavola.kernel.choice import Choice
from tavola.kernel.decision import Seat
from tavola.kernel.do import Do
from tavola.kernel.event import Event
from tavola.kernel.state import State

# -- answers


class LanternChoice(Choice, frozen=True):
    """The base of all kinds."""


class PourChoice(LanternChoice, frozen=True):
    """So much oil; its key is `pour:3`."""

    verb = "pour"
    prompts = ("pour",)
    oil: int


# -- deeds


class LanternDo(Do, frozen=True):
    pass


class Evening(LanternDo, frozen=True):
    """One lantern from the bend of the river to somebody's quay, or past it."""


class Pour(LanternDo, frozen=True):
    seat: Seat
    oil: int


# -- events


class LanternEvent(Event, frozen=True):
    pass


class LanternComes(LanternEvent, frozen=True):
    lantern: str
    reveals: ClassVar[str] = "hidden"  # nobody knew which: undo stops here


class OilShown(LanternEvent, frozen=True):
    oil: tuple[int, ...]  # by seat
    reveals: ClassVar[str] = "hidden"


class LanternTaken(LanternEvent, frozen=True):
    seat: Seat
    lantern: str


class LanternDrifts(LanternEvent, frozen=True):
    lantern: str


# -- the table


class Options(msgspec.Struct, frozen=True):
    """What a table may rule; the key of the first is `la.drift_stays`."""

    drift_stays: bool = False  # a lantern that nobody takes waits for the next evening's winner


class Player(msgspec.Struct):
    colour: str  # secret
    oil: list[int]
    poured: list[int] = []
    taken: list[str] = []

    def clone(self) -> Player:
        return Player(self.colour, self.oil.copy(), self.poured.copy(), self.taken.copy())


class River(State, kw_only=True):
    deeds: ClassVar[type[Do]] = LanternDo
    choice_kinds: ClassVar[type[Choice]] = LanternChoice
    box: Quay
    options: Options
    players: list[Player]
    upstream: list[str]  # the next one last
    here: list[str] = msgspec.field(default_factory=list)  # before the quay this evening
    sea: list[str] = msgspec.field(default_factory=list)  # nobody's
    cups: dict[Seat, int] = msgspec.field(default_factory=dict)  # poured and not yet compared

    def clone(self) -> River:
        clone = State.clone(self)
        clone.players = [player.clone() for player in self.players]
        clone.upstream = self.upstream.copy()
        clone.here = self.here.copy()
        clone.sea = self.sea.copy()
        clone.cups = self.cups.copy()
        return clone
