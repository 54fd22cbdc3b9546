"""What happened, in the past tense, complete, and who may see what of it. Events are for people, never for rules."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from tavola.kernel.decision import Viewer
from tavola.kernel.kinds import by_tag

if TYPE_CHECKING:
    from tavola.kernel.state import State


RESERVED = ("secret", "private", "owner", "reveals")  # what every event says of itself; never the name of a field


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=True, omit_defaults=True):
    """Base of all events. Class attributes say how secret it is and whether it is a point of no return for undo."""

    # Fields that only the owner sees; others see None there, so declare them `X | None`.
    secret: ClassVar[tuple[str, ...]] = ()
    # True: others do not even learn that it happened.
    private: ClassVar[bool] = False
    # The field that names the owner (a seat, or several seats).
    owner: ClassVar[str] = "seat"
    # A hidden thing was shown or chance was seen: "chance", "hidden" or "" for neither.
    reveals: ClassVar[str] = ""

    def __init_subclass__(cls, **config: Any) -> None:
        """A field of one of these names would hide what the class says of itself and show a secret to everybody."""
        super().__init_subclass__(**config)
        own = inspect.get_annotations(cls)
        if taken := [name for name in own if name in RESERVED and "ClassVar" not in str(own[name])]:
            raise TypeError(f"{cls.__name__} may not have a field called {taken[0]}")

    def is_owned_by(self, viewer: Viewer) -> bool:
        owner = getattr(self, self.owner, None)
        return viewer is not None and (viewer == owner or (isinstance(owner, (tuple, list)) and viewer in owner))


def emit(g: State, event: Event) -> None:
    g.events.append(event)


def take_events(g: State) -> list[Event]:
    """The events since they were last taken; the state forgets them."""
    events, g.events = g.events, []
    return events


def seen_by(event: Event, viewer: Viewer) -> Event | None:
    """The event as this viewer may see it, or None."""
    if not (event.secret or event.private) or event.is_owned_by(viewer):
        return event
    if event.private:
        return None
    hidden: dict[str, Any] = dict.fromkeys(event.secret)
    return msgspec.structs.replace(event, **hidden)


def all_seen_by(events: list[Event], viewer: Viewer) -> list[Event]:
    return [seen for event in events if (seen := seen_by(event, viewer)) is not None]


def kinds_of_event(base: type[Event]) -> dict[str, type[Event]]:
    """Every event of one game by its tag."""
    return by_tag(base)
