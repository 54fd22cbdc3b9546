"""What is said about the day's challenge."""

from __future__ import annotations

from typing import Any, Literal

from tavola.service.wire.records import WireRecord
from tavola.service.wire.requests import Ask, Name
from tavola.service.wire.stream import ShortText

TryState = Literal["open", "done", "void"]


class TryAsk(Ask, frozen=True):
    """Begin the try that counts, or go on with it; with `practice` another one, which does not."""

    name: Name = ""
    practice: bool = False
    password: ShortText = ""


class TryOpened(WireRecord, frozen=True):
    """The table of a try; it hangs on the person, so the key of any of the person's devices opens it."""

    table: str
    counted: bool


class TryInfo(WireRecord, frozen=True):
    """One's own try that counts: `void` where it was not over in time. Rank and result only when it is done."""

    table: str
    state: TryState
    name: str
    rank: int
    place: int  # 1: won, or played alone to the end
    margin: int  # by which one is ahead of the rival
    score: int
    gave_up: bool


class ChallengeInfo(WireRecord, frozen=True):
    """One of the day's games: how it is opened, how many results there are, and one's own try."""

    game: str
    pack: str
    options: dict[str, Any]
    bot: str  # who sits opposite; empty where one plays alone
    results: int
    mine: TryInfo | None
    seed: str | None  # told when the day is closed


class DayInfo(WireRecord, frozen=True):
    """A day's challenge. `commitment` is the SHA-256 of the secret from which its seeds are made."""

    day: str
    begins: float
    until: float  # when the next day begins
    closes: float  # when nothing counts any more, and everything is told
    now: float
    closed: bool
    commitment: str
    secret: str | None
    challenges: list[ChallengeInfo]


class BoardLine(WireRecord, frozen=True):
    """One result."""

    rank: int
    name: str
    place: int
    margin: int
    score: int
    gave_up: bool
    answers: int
    table: str
    mine: bool


class Board(WireRecord, frozen=True):
    """The best results of one game of a day; `results` counts all."""

    day: str
    game: str
    results: int
    best: list[BoardLine]
