"""What a seat may not know reaches it by no road: view, decisions, options, previews, events, undo.

Each law compares the table with a clone that differs only in what the viewer may not know.
"""

from __future__ import annotations

from typing import Any

import msgspec
from tests.contract.moment import After, Moment
from tests.contract.table import Table, require

from tavola.kernel.codec import state_bytes
from tavola.kernel.decision import Decision, Viewer
from tavola.kernel.event import Event, all_seen_by
from tavola.kernel.game import open_decision
from tavola.kernel.state import State
from tavola.kernel.view import detail, seat_view

SAMPLE = 4  # keys of a decision whose details are compared

_bytes = msgspec.json.encode


def clone_of(moment: Moment, viewer: Viewer) -> State:
    """A possible world for the viewer; making it leaves the table alone and loses no piece."""
    game, g = moment.table.game, moment.g
    before, number = state_bytes(g), moment.luck.number()
    clone: State = game.resample(g, viewer, number)
    require(state_bytes(g) == before, "resample", f"imagining a world changed the table ({moment})")
    require(clone.rng != g.rng, "resample", f"the clone knows the chance to come ({moment})")
    require(game.pieces(clone) == game.pieces(g), "resample", f"the clone has other pieces ({moment})")
    return clone


def views_hide(moment: Moment, viewer: Viewer, clone: State) -> None:
    here, there = (seat_view(moment.table.game, g, viewer) for g in (moment.g, clone))
    who = f"viewer {viewer}, {moment}"
    require(_bytes(here.view) == _bytes(there.view), "view_leak", f"{_difference(here.view, there.view)} ({who})")
    same = (here.decisions, here.waiting_for, here.outcome) == (there.decisions, there.waiting_for, there.outcome)
    require(same, "decision_leak", f"decisions, waiting or outcome depend on a secret ({who})")


def options_hide(moment: Moment, clone: State) -> None:
    """Labels, lights, previews and refusals of a decision do not depend on what its seat may not know.

    The preview is that of the answer to come: had it been shown something by carrying it out, undo would have said so.
    """
    decision, luck = moment.decision, moment.luck
    there = open_decision(clone, decision.seat)
    game, keys = moment.table.game, decision.legal()
    refused = _bytes(game.refused(moment.g, decision)) == _bytes(game.refused(clone, there))
    require(refused, "option_leak", f"refusals depend on a secret ({moment})")
    for key in {moment.key, *(luck.pick(keys) for _ in range(SAMPLE - 1))}:
        ahead = key == moment.key
        shown = detail(game, moment.g, decision, key, preview=ahead)
        shown_there = detail(game, clone, there, key, preview=ahead)
        require(_bytes(shown) == _bytes(shown_there), "option_leak", f"{shown} or {shown_there} of {key} ({moment})")


def events_hide(moment: Moment, viewer: Viewer, clone: State) -> None:
    """Where the viewer sees the same table after the same answer and the same chance, it was told the same as well."""
    table = moment.table
    if not may_answer(clone, moment.decision, moment.key):
        return
    clone.rng = moment.g.rng
    here, there = moment.answered(moment.g.clone()), moment.answered(clone)
    if seat_view(table.game, here.g, viewer) == seat_view(table.game, there.g, viewer):
        told, told_there = (_told(table, after, viewer) for after in (here, there))
        require(told == told_there, "event_leak", f"{_difference(told, told_there)} (viewer {viewer}, {moment})")


def undo_stops_at_news(moment: Moment, clone: State) -> None:
    """An answer that can be taken back freely has told its seat nothing that another world would not have told."""
    here = moment.answered(moment.g.clone())
    if here.final:
        return
    seat, game = moment.decision.seat, moment.table.game
    there = moment.answered(clone)
    same = _bytes(seat_view(game, here.g, seat)) == _bytes(seat_view(game, there.g, seat))
    same = same and all_seen_by(here.events, seat) == all_seen_by(there.events, seat)
    require(same, "undo_barrier", f"free to undo, yet it showed something ({moment})")


def may_answer(g: State, decision: Decision, key: str) -> bool:
    """Whether the seat could give this answer in that world: what it holds may differ there."""
    return any(other.seat == decision.seat and key in other.legal() for other in g.open)


def _told(table: Table, after: After, viewer: Viewer) -> list[Event]:
    """What the viewer is told, without what may rightly be seen for a moment only."""
    return [event for event in all_seen_by(after.events, viewer) if type(event).__name__ not in table.glimpses]


def _difference(here: Any, there: Any) -> str:
    """The first part in which two records or lists differ."""
    if isinstance(here, list) and isinstance(there, list):
        for one, other in zip(here, there, strict=False):
            if one != other:
                return f"{one} or {other}"
        return f"{len(here)} or {len(there)} events"
    for name in here.__struct_fields__:
        if _bytes(getattr(here, name)) != _bytes(getattr(there, name, None)):
            return f"{name}: {getattr(here, name)!r} or {getattr(there, name, None)!r}"
    return "two kinds of view"
