"""What is said about playing by days: holidays and reminders."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tavola.service.wire.records import WireRecord
from tavola.service.wire.requests import Ask

Key = Annotated[str, msgspec.Meta(max_length=200, pattern="^[A-Za-z0-9_=-]*$")]


class HolidayAsk(Ask, frozen=True):
    """Away from now on, for so many days."""

    days: Annotated[int, msgspec.Meta(ge=1, le=366)]


class PushAsk(Ask, frozen=True):
    """A browser's push subscription: where, the browser's key, its salt."""

    address: Annotated[str, msgspec.Meta(max_length=800)]
    p256dh: Key
    auth: Key


class MailAsk(Ask, frozen=True):
    address: Annotated[str, msgspec.Meta(max_length=200)]


class SubscriptionInfo(WireRecord, frozen=True):
    """One place where the person is reminded."""

    id: str
    kind: Literal["push", "mail"]
    address: str  # of mail
    good: bool  # mail: the address has said yes
    here: bool  # push: in the browser that asks


class DaysInfo(WireRecord, frozen=True):
    """A person's holidays and reminders."""

    away_until: float | None
    days_left: int  # of holiday, within a year
    most_days: int
    push_key: str  # what a browser subscribes with; empty where nothing is pushed
    mail: bool  # whether mail is sent here
    subscriptions: list[SubscriptionInfo]


class LinkReply(WireRecord, frozen=True):
    """What a link in a letter did."""

    done: Literal["stopped", "confirmed"]
