"""What is sent to one viewer: the view, the decisions that are theirs, whom the table waits for."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from tavola.kernel.decision import Decision, Viewer
from tavola.kernel.game import Game, Outcome, waiting_for
from tavola.kernel.preview import Forecast
from tavola.kernel.state import State
from tavola.kernel.text import Message

S = TypeVar("S", bound=State)


class OpenDecision(msgspec.Struct, frozen=True):
    """A decision as its own seat sees it: keys, no consequences."""

    id: int
    seat: int
    prompt: str
    keys: tuple[str, ...]
    held: str | None = None  # the secret answer already given


class SeatView(msgspec.Struct, frozen=True):
    """Everything one viewer is told about a table at this moment."""

    viewer: Viewer
    view: Any
    decisions: tuple[OpenDecision, ...]
    waiting_for: tuple[int, ...]
    outcome: Outcome | None = None


class OptionDetail(msgspec.Struct, frozen=True):
    """What a person needs to know of one option; computed only when asked for."""

    key: str
    label: Message
    refs: tuple[str, ...] = ()
    preview: tuple[Message, ...] = ()
    answer: dict[str, Any] = {}  # its verb and fields
    forecast: Forecast | None = None  # None where it was not asked for


def seat_view(game: Game[S], g: S, viewer: Viewer) -> SeatView:
    """Built by listing what the viewer sees; the decisions of others are not among it."""
    own = tuple(OpenDecision(d.id, d.seat, d.prompt, d.legal(), g.held.get(d.seat)) for d in g.open if d.seat == viewer)
    return SeatView(viewer, game.view(g, viewer), own, tuple(waiting_for(g)), game.outcome(g))


def detail(game: Game[S], g: S, decision: Decision, key: str, *, preview: bool = True) -> OptionDetail:
    forecast = game.forecast(g, decision, key) if preview else None
    return OptionDetail(
        key,
        game.label(g, decision, key),
        game.refs(g, decision, key),
        forecast.words if forecast else (),
        game.fields(g, decision, key),
        forecast,
    )
