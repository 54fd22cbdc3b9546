"""The messages of a stream: what a client sends, and what it is sent."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from tavola.service.wire.records import Ack, Details, LogLine, OptionInfo, RefusalInfo, TableInfo, ViewInfo

ShortText = Annotated[str, msgspec.Meta(max_length=200)]
Word = Annotated[str, msgspec.Meta(max_length=80)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]


class ClientMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Base of what a client says. `id` comes back in the reply, so that replies and requests can be paired."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """Must come first. `after`: the last log line already seen; -1 for none of the log, only what comes."""

    key: Annotated[str, msgspec.Meta(max_length=100)]
    after: Annotated[int, msgspec.Meta(ge=-1)] = -1
    seat: SeatNumber | None = None
    language: Annotated[str, msgspec.Meta(max_length=12)] = ""


class Look(ClientMessage, frozen=True, tag="look"):
    """See the table from a seat of one's own; with null, put the privacy screen up."""

    seat: SeatNumber | None = None
    id: Word = ""


class GiveAnswer(ClientMessage, frozen=True, tag="answer"):
    seat: SeatNumber
    decision: Word
    key: ShortText
    id: Word = ""


class AskDetails(ClientMessage, frozen=True, tag="details"):
    decision: Word
    id: Word = ""


class AskForecast(ClientMessage, frozen=True, tag="forecast"):
    """Everything about one option: its words and what it would bring."""

    decision: Word
    key: ShortText
    id: Word = ""


class AskWhy(ClientMessage, frozen=True, tag="why"):
    """Why an answer cannot be given now: by its key, or by its verb and fields as in `OptionCard.answer`."""

    decision: Word
    key: ShortText = ""
    answer: Annotated[dict[Word, Any], msgspec.Meta(max_length=12)] = {}
    id: Word = ""


class Talk(ClientMessage, frozen=True, tag="talk"):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    id: Word = ""


class Ping(ClientMessage, frozen=True, tag="ping"):
    id: Word = ""


AnyClientMessage = Hello | Look | GiveAnswer | AskDetails | AskForecast | AskWhy | Talk | Ping


class ServerMessage(msgspec.Struct, frozen=True, tag_field="type"):
    """Base of what a client is sent."""


class Welcome(ServerMessage, frozen=True, tag="welcome"):
    """The first thing sent: who you are here, what you missed, how things stand."""

    seq: int
    hand: list[int]
    host: bool
    log: list[LogLine]
    table: TableInfo
    sight: ViewInfo


class Step(ServerMessage, frozen=True, tag="step"):
    """The log grew: what happened and how things stand now."""

    seq: int
    log: list[LogLine]
    table: TableInfo
    sight: ViewInfo


class Looked(ServerMessage, frozen=True, tag="sight"):
    """The same moment from another seat, after `look`."""

    seq: int
    sight: ViewInfo
    id: str = ""


class Thinking(ServerMessage, frozen=True, tag="thinking"):
    """A bot has begun to think, is so far (0 to 1, null where it cannot tell), or is done."""

    seat: int
    bot: str
    progress: float | None
    done: bool = False


class Reminder(ServerMessage, frozen=True, tag="reminder"):
    """These seats have kept the table waiting longer than its pace allows; a bot may take them over."""

    seats: list[int]
    since: float


class Presence(ServerMessage, frozen=True, tag="presence"):
    """Which seats have somebody looking, and how many people only watch. Not part of the log."""

    seats: list[int]
    watching: int


class Acked(ServerMessage, frozen=True, tag="ack"):
    id: str
    ack: Ack


class Detailed(ServerMessage, frozen=True, tag="details"):
    id: str
    details: Details


class Foretold(ServerMessage, frozen=True, tag="forecast"):
    id: str
    option: OptionInfo


class Explained(ServerMessage, frozen=True, tag="why"):
    """What speaks against an answer; null where nothing does. Nothing has changed at the table."""

    id: str
    refusal: RefusalInfo | None


class Pong(ServerMessage, frozen=True, tag="pong"):
    id: str


class RefusalMessage(ServerMessage, frozen=True, tag="no"):
    """What was asked for cannot be; nothing has changed. `id` is empty where the message could not be read."""

    id: str
    refusal: RefusalInfo


AnyServerMessage = (
    Welcome
    | Step
    | Looked
    | Thinking
    | Reminder
    | Presence
    | Acked
    | Detailed
    | Foretold
    | Explained
    | Pong
    | RefusalMessage
)
