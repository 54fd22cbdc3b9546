"""What the solo challenge does differently: one object that answers the questions a table of several answers too."""

from __future__ import annotations

from tavola.games.realm_of_sand.choices import AsideChoice
from tavola.games.realm_of_sand.circle import Replenish
from tavola.games.realm_of_sand.events import TileLaidAside, TileReturned
from tavola.games.realm_of_sand.state import Sand, SandDo, hourglasses, stars
from tavola.kernel.choice import consequence, legality, no
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.do import Do
from tavola.kernel.event import emit
from tavola.kernel.flow import ask_keys, rule, then


class Company:
    """Two to four players."""

    def put_away(self, g: Sand, seat: Seat, tile: str) -> None:
        """A used tile goes to the end of the circle (RS-5.1)."""
        g.circle.append(tile)
        emit(g, TileReturned(seat, tile))

    def after_summon(self, g: Sand, seat: Seat) -> None:
        """Summoning uses no tile (RS-5.6)."""

    def hourglasses_end_it(self, g: Sand) -> bool:
        return True

    def last_round(self, g: Sand) -> int | None:
        return g.options.max_rounds

    def rank(self, g: Sand) -> str:
        return ""


class Solo(Company):
    """One player against the calendar; all other rules hold unchanged (RS-13.10)."""

    def put_away(self, g: Sand, seat: Seat, tile: str) -> None:
        """A used tile is laid aside and marks the round (RS-13.3, RS-13.5)."""
        g.aside.append(tile)
        emit(g, TileLaidAside(seat, tile, len(g.aside)))

    def after_summon(self, g: Sand, seat: Seat) -> None:
        """A summon costs a tile of the player's choice (RS-13.4)."""
        then(g, LayTileAside(seat), Replenish(seat))

    def hourglasses_end_it(self, g: Sand) -> bool:
        """RS-13.7."""
        return g.options.solo_hourglass_end == "end"

    def last_round(self, g: Sand) -> int | None:
        """RS-13.1."""
        return min(g.box.solo.rounds, g.options.max_rounds or g.box.solo.rounds)

    def rank(self, g: Sand) -> str:
        """The highest rank whose number of stars is reached (RS-13.8)."""
        return rank_for(g, stars(g, 0))


COMPANY, SOLO = Company(), Solo()


def table(g: Sand) -> Company:
    return SOLO if len(g.players) == 1 else COMPANY


def rank_for(g: Sand, points: int) -> str:
    reached = [rank.id for rank in g.box.solo.ranks if rank.min <= points]
    return reached[-1] if reached else ""


class LayTileAside(SandDo, frozen=True):
    seat: Seat


@rule(LayTileAside)
def lay_tile_aside(g: Sand, do: LayTileAside) -> None:
    ask_keys(g, do.seat, "aside", [AsideChoice(tile).key for tile in g.players[do.seat].active])


@legality(AsideChoice)
def why_not_aside(g: Sand, seat: Seat, choice: AsideChoice) -> Refusal | None:
    return None if choice.tile in g.players[seat].active else no("RS_E_SOLO_DISCARD", "RS-13.4")


@consequence(AsideChoice)
def lay_it_aside(g: Sand, seat: Seat, choice: AsideChoice) -> tuple[Do, ...]:
    return (LayAside(seat, choice.tile),)


class LayAside(SandDo, frozen=True):
    seat: Seat
    tile: str


@rule(LayAside)
def lay_aside(g: Sand, do: LayAside) -> None:
    g.players[do.seat].active.remove(do.tile)
    table(g).put_away(g, do.seat, do.tile)


def is_triggered(g: Sand, seat: Seat) -> bool:
    """Whether this player's hourglasses make this round the last; kept cards have none (RS-11.1, RS-11.5)."""
    return table(g).hourglasses_end_it(g) and hourglasses(g, seat) >= g.options.hourglass_target
