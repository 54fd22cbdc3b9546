"""Campaigns opened and played as people play them: by answers alone, with facts laid out before a question."""

from __future__ import annotations

from typing import Any

from tests.games.tainted_grail.tables import CHARACTERS, make_box, place

from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Decision
from tavola.kernel.event import Event
from tavola.testing import Table

PLAIN = (
    "ready",
    "ready_tonight",
    "pass",
    "eat",
    "fast",
    "done",
    "decline",
    "go_on",
    "leave",
    "stay",
    "watch",
    "keep_hand",
)
HOME = {
    "seals": ["menhir"],
    "keys": {"north": 102, "west": 103, "east": 104, "south": 105},
    "menhir": {"dial": {"players": {"base": 8, "each": -1}}, "cost": {}},
}
Effects = list[dict[str, Any]]


def campaign(
    *deeds: Effects,
    seats: int = 1,
    home: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    seed: str = "campaign",
    **changes: list[dict[str, Any]],
) -> Table[Avalon]:
    """On day 1, at the first question about what to do. What each of `deeds` lists is done by an Action of 101 that
    costs nothing: `act(table, 0)`. The Characters are the first of the roster; `changes` are entries of the box."""
    actions = [{"key": f"deed{nth}", "cost": {}, "do": effects} for nth, effects in enumerate(deeds)]
    locations = [place(101, **HOME | {"actions": actions} | (home or {})), *changes.pop("locations", [])]
    box = make_box(locations=locations, **changes)
    chosen = AvalonOptions(**{"characters": ",".join(CHARACTERS[:seats]), **(options or {})})
    table = Table(GAME, GAME.open_table(box, seats, chosen, seed))
    table.answer_until("act", choose=plainly)
    return table


def plainly(decision: Decision) -> str:
    """Nothing is done that need not be, but one eats."""
    legal = decision.legal()
    return next((key for key in PLAIN if key in legal), legal[-1])


def act(table: Table[Avalon], nth: int = 0, seat: int = 0) -> list[Event]:
    """The Action of 101 with this number, by one Character alone."""
    events = table.answer(f"location:deed{nth}", seat=seat)
    while table.g.open and table.g.open[0].prompt in ("join", "help", "pay_share"):
        events += table.answer(plainly(table.question()))
    return events


def next_day(table: Table[Avalon]) -> list[Event]:
    """Everybody Passes; up to the first question about what to do on the next day."""
    day = table.g.day
    return table.answer_until(when=lambda g: g.day > day and g.open[0].prompt == "act", choose=plainly)


def named(events: list[Event], kind: str) -> list[Any]:
    """The events of a kind, by its name."""
    return [event for event in events if type(event).__name__ == kind]
