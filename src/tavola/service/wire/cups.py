"""What is said about tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tavola.service.wire.clubs import ClubName, Link
from tavola.service.wire.records import Pace, WireRecord
from tavola.service.wire.requests import Ask, Name, OptionValue
from tavola.service.wire.stream import ShortText, Word

System = Literal["swiss", "round_robin"]
CupState = Literal["open", "running", "over"]


class CupAsk(Ask, frozen=True):
    """A tournament of games for two; `hours` is how long a round may take. In a club, or by its link alone."""

    name: ClubName
    game: Word
    system: System = "swiss"
    pace: Pace = "live"
    hours: Annotated[float, msgspec.Meta(ge=0.1, le=24 * 30)] = 1.0
    options: Annotated[dict[Word, OptionValue], msgspec.Meta(max_length=100)] = {}
    club: Word = ""
    called: Name = ""
    password: ShortText = ""  # of the house, where it has one and one has no seat here yet


class CupJoin(Ask, frozen=True):
    """Come in: with the invitation's key, or as a member of its club."""

    link: Link = ""
    cup: Word = ""
    called: Name = ""


class CupLine(WireRecord, frozen=True):
    """One tournament in a list, or the one that invites."""

    id: str
    name: str
    game: str
    system: str
    state: CupState
    players: int
    most: int
    round: int
    rounds: int


class CupPlayer(WireRecord, frozen=True):
    """How somebody stands; points and tie-breaks in halves."""

    player: int
    name: str
    here: bool  # who asks
    left: bool
    place: int
    halves: int
    buchholz: int
    berger: int
    wins: int


class CupGame(WireRecord, frozen=True):
    """One board; without a second player it is a bye. `mine`: one's own table, which hangs on one's person."""

    round: int
    board: int
    one: int
    two: int | None
    done: bool
    halves_one: int
    halves_two: int
    table: str
    mine: bool


class CupInfo(WireRecord, frozen=True):
    """A tournament as those see it who play in it or are in its club, the best player first."""

    id: str
    name: str
    game: str
    club: str
    system: str
    pace: str
    state: CupState
    round: int
    rounds: int
    until: float  # when the round ends at the latest
    link: str  # the key of the invitation, while people can come in
    keeper: bool  # who asks has made it
    most: int
    players: list[CupPlayer]
    games: list[CupGame]
