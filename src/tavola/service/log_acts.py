"""The kinds of entries in a table's log. Each is kept as JSON and folded into the table's summary."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tavola.service.wire.records import ProposalKind


class Act(msgspec.Struct, frozen=True, tag_field="act", omit_defaults=True):
    """Base of all acts. `seat` is who did it, where it was a seat."""


class Answered(Act, frozen=True, tag="answered"):
    """A decision was answered. `final` says why it cannot be taken back freely, if so."""

    seat: int
    decision: int
    key: str
    final: str = ""


class Undone(Act, frozen=True, tag="undone"):
    """The line was cut back to `to` answers; by consent where there was a proposal."""

    seat: int
    to: int
    proposal: int | None = None
    once: str = ""  # the name of the request, where it had one


class Ruled(Act, frozen=True, tag="ruled"):
    """The state was corrected because everybody agreed. The state that came of it stands here in full."""

    seat: int
    patch: list[dict[str, Any]]
    reason: str
    proposal: int
    state: msgspec.Raw


class Talked(Act, frozen=True, tag="talked"):
    seat: int
    text: str


class SatDown(Act, frozen=True, tag="sat_down"):
    seat: int
    name: str
    person: int = msgspec.field(name="hand")


class GotUp(Act, frozen=True, tag="got_up"):
    """The seat is open again; `voided` where who keeps the table took it away."""

    seat: int
    voided: bool = False


class BotCame(Act, frozen=True, tag="bot_came"):
    """A bot plays the seat from now on; `stands_in`: for a person who may take it back."""

    seat: int
    bot: str
    stands_in: bool = False
    once: bool = False  # until the turn is over
    late: bool = False  # because the seat's time was over


class HandedBack(Act, frozen=True, tag="handed_back"):
    seat: int


class Resigned(Act, frozen=True, tag="resigned"):
    """Gave up; a bot plays on unless that ends the game."""

    seat: int
    bot: str
    ends: bool
    late: bool = False  # because its time was over, as the table had agreed


class Proposed(Act, frozen=True, tag="proposed"):
    seat: int
    kind: ProposalKind
    reason: str
    to: int | None = None
    patch: list[dict[str, Any]] = []


class Voted(Act, frozen=True, tag="voted"):
    seat: int
    proposal: int
    yes: bool


class WentOn(Act, frozen=True, tag="went_on"):
    """There is a next table: a rematch, or the campaign's next."""

    seat: int
    table: str
    kind: str


class Paused(Act, frozen=True, tag="paused"):
    """The seat's owner is on holiday until then: the seat's time is over later by as much."""

    seat: int
    until: float
    due: float


class Exported(Act, frozen=True, tag="exported"):
    """Who is alone has taken the file of the table before the end: its chance is known from now on."""

    seat: None = None


class Stopped(Act, frozen=True, tag="stopped"):
    """The table could not be shown in time and is out of service until its line is cut or corrected."""

    seat: None = None


class Mended(Act, frozen=True, tag="mended"):
    """The log was damaged from here on; so many entries were moved aside, and play went on without them."""

    lost: int
    seat: None = None


AnyAct = (
    Answered | Undone | Ruled | Talked | SatDown | GotUp | BotCame | HandedBack | Resigned | Proposed | Voted | WentOn
    | Mended | Exported | Stopped | Paused
)  # fmt: skip

_decode: Callable[[bytes], AnyAct] = msgspec.json.Decoder(AnyAct).decode
_encode = msgspec.json.Encoder(order="deterministic").encode


def act_bytes(act: AnyAct) -> bytes:
    return _encode(act)


def read_act(data: bytes) -> AnyAct:
    return _decode(data)


def act_name(act: AnyAct) -> str:
    return str(act.__struct_config__.tag)
