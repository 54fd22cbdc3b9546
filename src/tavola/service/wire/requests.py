"""The bodies of requests, with the bounds of every value. Unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tavola.service.wire.records import Pace, ProposalKind, WhenOverdue
from tavola.service.wire.stream import SeatNumber, ShortText, Word

Name = Annotated[str, msgspec.Meta(max_length=40)]
Ply = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
Seed = Annotated[str, msgspec.Meta(max_length=100, pattern="^[^\\u0000-\\u001f]*$")]
OptionValue = str | int | float | bool | None
Reason = Annotated[str, msgspec.Meta(max_length=300)]


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all requests."""


class SeatAsk(Ask, frozen=True):
    """Who shall sit: oneself, whoever is invited, or a bot."""

    who: Literal["me", "open", "bot"]
    name: Name = ""
    bot: Word = ""


Seats = Annotated[list[SeatAsk], msgspec.Meta(min_length=1, max_length=16)]


class OpenTable(Ask, frozen=True):
    game: Word
    seats: Seats
    pack: Annotated[str, msgspec.Meta(max_length=250)] = ""  # an id; of a frozen one all that a card says
    options: Annotated[dict[Word, OptionValue], msgspec.Meta(max_length=100)] = {}
    seed: Seed = ""
    name: Name = ""
    pace: Pace = "live"
    answer_hours: Annotated[int, msgspec.Meta(ge=0, le=720)] = 0  # played by days: so many hours for an answer
    late: WhenOverdue = "wait"  # and what happens when they are over
    screen: bool = False
    watch_delay: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0
    hints: bool | None = None
    password: ShortText = ""


class TakeSeat(Ask, frozen=True):
    name: Name = ""


class AnswerAsk(Ask, frozen=True):
    seat: SeatNumber
    decision: Word
    key: ShortText


class UndoAsk(Ask, frozen=True):
    seat: SeatNumber
    to: Ply | None = None


class PatchOp(Ask, frozen=True):
    """One operation of JSON Patch; the others of that standard would let people ask what they may not see."""

    op: Literal["add", "remove", "replace"]
    path: ShortText
    value: Any = None


class Propose(Ask, frozen=True):
    seat: SeatNumber
    kind: ProposalKind
    reason: Reason = ""
    to: Ply | None = None
    patch: Annotated[list[PatchOp], msgspec.Meta(max_length=50)] = []


class VoteAsk(Ask, frozen=True):
    seat: SeatNumber
    proposal: Annotated[int, msgspec.Meta(ge=0)]
    yes: bool


class HintAsk(Ask, frozen=True):
    """Advice about an open decision of one's own; without a bot's name, from the one that knows the game best."""

    decision: Word
    bot: Word = ""


class TalkAsk(Ask, frozen=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class BotAsk(Ask, frozen=True):
    bot: Word = ""


class WatchAsk(Ask, frozen=True):
    revoke: bool = False


class NextAsk(Ask, frozen=True):
    """A rematch or the next table of a campaign; without a seed, a random one. More seats are for people who join."""

    seed: Seed = ""
    password: ShortText = ""
    more: Annotated[int, msgspec.Meta(ge=0, le=15)] = 0


class BranchAsk(Ask, frozen=True):
    """Play on from after `ply` answers. `anew`: what `seat` could not know then is dealt afresh."""

    ply: Ply
    seats: Seats
    anew: bool = False
    seat: SeatNumber | None = None
    name: Name = ""
    password: ShortText = ""


class ImportAsk(Ask, frozen=True):
    """The file of a table, as text, and who shall sit at it."""

    file: Annotated[str, msgspec.Meta(max_length=6_000_000)]
    seats: Seats
    password: ShortText = ""


class MyTablesAsk(Ask, frozen=True):
    keys: Annotated[list[Annotated[str, msgspec.Meta(max_length=100)]], msgspec.Meta(max_length=50)]
