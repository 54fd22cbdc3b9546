"""What is said about clubs: members, tables, the board of results, the invitation that stays."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tavola.service.wire.hall import HallTable
from tavola.service.wire.records import WireRecord
from tavola.service.wire.requests import Ask, Name

ClubName = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Link = Annotated[str, msgspec.Meta(max_length=100)]


class ClubAsk(Ask, frozen=True):
    """A new club, and what its founder is called there."""

    name: ClubName
    called: Name = ""


class LinkAsk(Ask, frozen=True):
    """With an invitation's key: come in, or only look who invites."""

    link: Link
    called: Name = ""


class ClubLine(WireRecord, frozen=True):
    """One of one's clubs, or the one that invites."""

    id: str
    name: str
    members: int


class MemberInfo(WireRecord, frozen=True):
    """Somebody of a club."""

    id: str
    name: str
    keeper: bool
    here: bool  # who asks
    joined_at: float


class ClubResult(WireRecord, frozen=True):
    """One line of the board: games played at the club's tables and won there."""

    member: str
    name: str
    game: str
    played: int
    won: int


class ClubInfo(WireRecord, frozen=True):
    """A club as its members see it. `link` is the key of the invitation; it works until somebody renews it."""

    id: str
    name: str
    link: str
    members: list[MemberInfo]
    tables: list[HallTable]
    results: list[ClubResult]
    most_members: int
