"""What is said about the open hall: tables that look for people, and tables that may be watched."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tavola.service.wire.records import Invite, Pace, WireRecord
from tavola.service.wire.requests import Ask, Name, OpenTable

Tongue = Literal["", "it", "en"]  # in which the table talks; empty: in any
Level = Annotated[int, msgspec.Meta(ge=0, le=5)]  # whom one would like to meet; 0: anybody


class HallAsk(Ask, frozen=True):
    """A table for the hall: its open seats are for whoever comes. `public`: anybody may watch it, some time later."""

    table: OpenTable
    language: Tongue = ""
    level: Level = 0
    public: bool = False
    rated: bool = False


class SitAsk(Ask, frozen=True):
    """Sit down at a table of the hall, by this name."""

    name: Name = ""


class HallTable(WireRecord, frozen=True):
    """A table in the hall."""

    table: str
    name: str
    game: str
    host: str  # the name of who opened it
    options: dict[str, Any]
    pace: Pace
    seats: int
    open: int  # seats that nobody has yet
    language: str
    level: int
    rated: bool
    public: bool  # anybody may watch it
    watch_delay: int  # seconds by which who watches is behind
    mine: bool  # opened by the person who asks
    ply: int
    listed_at: float
    until: float


class HallPage(WireRecord, frozen=True):
    """The hall as it is now, the newest first; of each list no more than `most`."""

    seeking: list[HallTable]
    watched: list[HallTable]
    most: int


class HallOpened(WireRecord, frozen=True):
    """A table opened in the hall. One's seats hang on one's person; open seats have links too, unless it is rated."""

    table: str
    hand: list[int]
    invites: list[Invite]


class HallSeat(WireRecord, frozen=True):
    """The seats that hang on the person who has sat down."""

    table: str
    hand: list[int]
