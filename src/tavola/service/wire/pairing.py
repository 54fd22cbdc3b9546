"""What is said about quick pairing and about ratings."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tavola.service.wire.hall import Tongue
from tavola.service.wire.records import WireRecord
from tavola.service.wire.requests import Ask, Name
from tavola.service.wire.stream import ShortText, Word


class SeekAsk(Ask, frozen=True):
    """Somebody for a game with so many."""

    game: Word
    seats: Annotated[int, msgspec.Meta(ge=2, le=16)] = 2
    language: Tongue = ""
    rated: bool = False
    name: Name = ""
    password: ShortText = ""  # of the house, where it has one and one has no seat here yet


class SeekBot(Ask, frozen=True):
    """A bot instead of somebody; `called`: the name under which it sits down."""

    called: Name = ""


class SeekInfo(WireRecord, frozen=True):
    """How the looking stands. Once somebody is found, `table` hangs on one's person. `bot` could play instead."""

    state: Literal["none", "waiting", "found"]
    game: str = ""
    seats: int = 0
    rated: bool = False
    since: float = 0.0
    others: int = 0  # who look for the same, near enough or not
    window: int | None = None  # points of rating; none where anybody will do
    bot: str = ""
    table: str = ""


class RatingInfo(WireRecord, frozen=True):
    """How strong somebody is in one game: a mean, how far it may be off either way in 95 of 100 cases, a level of five.

    `sure`: known well enough to be compared.
    """

    game: str
    name: str
    mean: int
    off: int
    level: int
    sure: bool
    games: int
    mine: bool
    bot: str = ""  # of the ladder, a fixed point


class RatingBoard(WireRecord, frozen=True):
    """One game's ratings, the strongest first, and one's own whether it is among them or not."""

    game: str
    rows: list[RatingInfo]
    mine: RatingInfo | None
