"""An Action that is not paid for is called off before it begins (TG-21.4)."""

from __future__ import annotations

from tavola.games.tainted_grail.deeds.day import TakeAction
from tavola.games.tainted_grail.events.day import ActionCalledOff
from tavola.games.tainted_grail.marks import attempt
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.event import emit
from tavola.kernel.flow import leave


def call_off(g: Avalon, do: TakeAction) -> None:
    g.party = []
    g.called_off.append(attempt(do.seat, do.key))
    emit(g, ActionCalledOff(do.seat, do.key, do.source))
    leave(g, TakeAction)


def is_being_paid(g: Avalon) -> bool:
    """Whether an Action is about to begin: its cost is being collected, and it may still be called off."""
    return any(isinstance(do, TakeAction) and step == "take_part" for do, step in zip(g.stack, g.steps, strict=True))


def call_off_what_is_being_paid(g: Avalon) -> None:
    call_off(g, next(do for do in reversed(g.stack) if isinstance(do, TakeAction)))
