"""The rune circle: used tiles go to its end, new ones come from its start, where the Queen stands."""

from __future__ import annotations

from tavola.games.realm_of_sand.choices import TakeChoice
from tavola.games.realm_of_sand.events import TileTaken
from tavola.games.realm_of_sand.state import Sand, SandDo
from tavola.kernel.choice import consequence, legality, no
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.do import Do
from tavola.kernel.event import emit
from tavola.kernel.flow import AGAIN, ask_keys, rule


class Replenish(SandDo, frozen=True):
    """Take tiles until the active area is full again."""

    seat: Seat


@rule(Replenish)
def replenish(g: Sand, do: Replenish) -> str | None:
    """One tile at a time, each time one of the first two from the start (RS-5.2, RS-5.3)."""
    if len(g.players[do.seat].active) >= g.box.limits.active or not g.circle:
        return None
    ask_keys(g, do.seat, "refill", [g.box.take_keys[tile] for tile in within_reach(g)])
    return AGAIN


def within_reach(g: Sand) -> list[str]:
    """The tiles among which a player chooses."""
    return g.circle[: g.box.limits.refill_choice]


@legality(TakeChoice)
def why_not_take(g: Sand, seat: Seat, choice: TakeChoice) -> Refusal | None:
    return None if choice.tile in within_reach(g) else no("RS_E_REFILL_RANGE", "RS-5.2")


@consequence(TakeChoice)
def take_it(g: Sand, seat: Seat, choice: TakeChoice) -> tuple[Do, ...]:
    return (TakeTile(seat, choice.tile),)


class TakeTile(SandDo, frozen=True):
    seat: Seat
    tile: str


@rule(TakeTile)
def take_tile(g: Sand, do: TakeTile) -> None:
    """The tile leaves the circle; one that was not chosen stays first. So the Queen moves on (RS-5.5)."""
    index = g.circle.index(do.tile)
    del g.circle[index]
    g.players[do.seat].active.append(do.tile)
    emit(g, TileTaken(do.seat, do.tile, index, g.circle[0] if index else ""))
