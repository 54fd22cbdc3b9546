"""What is said about persons, their devices and their tables."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tavola.service.wire.records import WireRecord
from tavola.service.wire.requests import Ask, Name

Keys = Annotated[list[Annotated[str, msgspec.Meta(max_length=100)]], msgspec.Meta(max_length=50)]


class DeviceAsk(Ask, frozen=True):
    """A device that shall be somebody's, and what its owner calls it."""

    name: Name = ""


class HangAsk(Ask, frozen=True):
    """Keys of seats that shall hang on the person whose device asks."""

    keys: Keys


class DeviceKey(WireRecord, frozen=True):
    """The key of a device, told this once. It waits where `digits` are to be compared."""

    key: str
    device: str
    digits: str


class LinkKey(WireRecord, frozen=True):
    """A link that brings one device, until then."""

    key: str
    until: float


class DeviceInfo(WireRecord, frozen=True):
    """One device in a person's list."""

    id: str
    name: str
    here: bool  # the one that asks
    waits: bool  # until another says yes
    digits: str  # shown on both, where it waits
    made_at: float
    seen_at: float


class PersonInfo(WireRecord, frozen=True):
    """What a device knows of its person."""

    devices: list[DeviceInfo]
    tables: int
    most_devices: int
    most_tables: int


class HungTables(WireRecord, frozen=True):
    """Which tables hang on the person from now on; `passed_over` counts keys that were no seat's or void."""

    tables: list[str]
    passed_over: int
