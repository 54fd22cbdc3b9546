"""What is told of a campaign: the base of all its events. Each event stands beside the rule that emits it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tavola.kernel.event import Event


class GrailEvent(Event, frozen=True, kw_only=True):
    """Something that happened in Avalon, and who sat where when it did: a seat may be another Character's later."""

    cast: tuple[str, ...] = ()  # Characters by seat


def with_cast(events: Sequence[Event], before: Sequence[str]) -> list[Event]:
    """The events of one answer, each with the Characters as they were at that moment."""
    cast, told = tuple(before), []
    for event in events:
        if type(event).__name__ in NEWCOMERS:
            seat: int = event.seat  # type: ignore[attr-defined]
            cast = (*cast[:seat], event.character, *cast[seat + 1 :])  # type: ignore[attr-defined]
        told.append(msgspec.structs.replace(event, cast=cast))
    return told


NEWCOMERS = ("CharacterChosen", "CharacterAdded", "CharacterJoined")  # after one of these the seat is another's
