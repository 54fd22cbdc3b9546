"""Who looks at a draft just now, and what they are told: changes, faults that were found later, who else is there."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tavola.service.send_queue import Allowance, SendQueue, TooSlow
from tavola.service.wire.records import RefusalInfo
from tavola.service.wire.stream import ShortText
from tavola.store.drafts import DraftKey
from tavola.workshop.wire import (
    Applied,
    Faults,
    PersonHere,
    Version,
)
from tavola.workshop.wire_measures import (
    MeasureInfo,
)

encode = msgspec.json.Encoder().encode


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Base of what a client says."""


class DraftHello(Said, frozen=True, tag="hello"):
    key: ShortText
    after: int = -1
    language: Annotated[str, msgspec.Meta(max_length=100)] = ""


class DraftPing(Said, frozen=True, tag="ping"):
    id: ShortText = ""


class IAmAt(Said, frozen=True, tag="at"):
    """What somebody has before them, for the others to see."""

    file: Annotated[str, msgspec.Meta(max_length=200)] = ""
    entry: Annotated[str, msgspec.Meta(max_length=400)] = ""


AnyDraftClientMessage = DraftHello | DraftPing | IAmAt


class DraftServerMessage(msgspec.Struct, frozen=True, tag_field="type"):
    """Base of what a client is told."""


class DraftWelcome(DraftServerMessage, frozen=True, tag="welcome"):
    seq: int
    changes: list[Applied]
    people: list[PersonHere]
    faults: Faults


class Changed(DraftServerMessage, frozen=True, tag="changed"):
    change: Applied
    digest: str


class FaultsNews(DraftServerMessage, frozen=True, tag="faults"):
    faults: Faults


class PeopleNews(DraftServerMessage, frozen=True, tag="people"):
    people: list[PersonHere]


class VersionsNews(DraftServerMessage, frozen=True, tag="versions"):
    versions: list[Version]


class MeasuredNews(DraftServerMessage, frozen=True, tag="measured"):
    measure: MeasureInfo


class DraftPong(DraftServerMessage, frozen=True, tag="pong"):
    id: str


class DraftRefused(DraftServerMessage, frozen=True, tag="refused"):
    refusal: RefusalInfo


AnyDraftServerMessage = (
    DraftWelcome | Changed | FaultsNews | PeopleNews | VersionsNews | MeasuredNews | DraftPong | DraftRefused
)
Kind = Literal["faults", "people", "versions", "measured", "pong", ""]


class DraftWatcher:
    """One open stream."""

    def __init__(self, key: DraftKey, allowance: Allowance | None = None) -> None:
        self.key, self.queue = key, SendQueue(allowance)
        self.place = IAmAt()
        self.closed = ""  # why: "void" or "slow"

    def push(self, message: bytes, kind: str = "") -> None:
        """With a kind, in place of an older message of that kind which still waits."""
        if self.closed:
            return
        try:
            self.queue.put(message, kind or None)
        except TooSlow:
            self.queue.clear()
            self.close("slow")

    def close(self, why: str) -> None:
        if not self.closed:
            self.closed = why
            self.queue.end()


def tell_all(watchers: set[DraftWatcher], message: Any, kind: Kind = "") -> None:
    """The same to everybody who looks."""
    if watchers:
        data = encode(message)
        for watcher in tuple(watchers):
            watcher.push(data, kind)


def people_at(watchers: set[DraftWatcher]) -> list[PersonHere]:
    """Everybody with a stream, once for each key."""
    by_key = {watcher.key.hash: watcher for watcher in watchers}
    found = [
        PersonHere(one.key.name, one.key.role, here=True, file=one.place.file, entry=one.place.entry)
        for one in by_key.values()
    ]
    return sorted(found, key=lambda person: person.name)


def drop_void(watchers: set[DraftWatcher], good: set[str]) -> None:
    """Streams whose key is void from now on end."""
    for watcher in tuple(watchers):
        if watcher.key.hash not in good:
            watcher.close("void")
