"""The level track and the dark cells that it lets a player use. Each way to rule on dark cells is one small object."""

from __future__ import annotations

from tavola.games.realm_of_sand.boards import Side
from tavola.games.realm_of_sand.choices import OpenChoice
from tavola.games.realm_of_sand.events import DarkCellOpened, LevelChanged
from tavola.games.realm_of_sand.state import Player, Sand, SandDo
from tavola.kernel.choice import consequence, legality, no
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.do import Do
from tavola.kernel.event import emit
from tavola.kernel.flow import ask_keys, rule, then


class OccupancyCap:
    """At level L at most L dark cells hold a piece at the same time, whichever they are (RS-9.1 to RS-9.5)."""

    def allows(self, player: Player, side: Side, occupied: int) -> bool:
        """Whether a board with these cells occupied keeps to the rule."""
        return (occupied & side.dark).bit_count() <= player.level

    def room(self, player: Player, side: Side, occupied: int) -> int:
        """The dark cells on which one more piece may be laid; one that is occupied already adds none."""
        used = occupied & side.dark
        return side.dark if used.bit_count() < player.level else used

    def keys(self, player: Player, side: Side, tile: str) -> tuple[str, ...]:
        """The keys of all placements of a tile that keep to the rule."""
        used = player.occupied() & side.dark
        level = player.level
        if used.bit_count() + 3 <= level:
            return side.places[tile].everywhere
        return side.places_with(tile, used, level) if level else side.places[tile].bright

    def advance(self, g: Sand, seat: Seat, steps: int) -> None:
        """What follows when the cube has moved: here nothing, no cell is marked."""


class OrderedUnlock:
    """The dark cells open for good in the order that the pack gives."""

    def allows(self, player: Player, side: Side, occupied: int) -> bool:
        return not occupied & side.dark & ~player.opened

    def room(self, player: Player, side: Side, occupied: int) -> int:
        return player.opened

    def keys(self, player: Player, side: Side, tile: str) -> tuple[str, ...]:
        shut, places = side.dark & ~player.opened, side.places[tile]
        allowed = [keys for cells, keys in places.dark if not cells & shut]
        return places.bright + tuple([key for keys in allowed for key in keys])

    def advance(self, g: Sand, seat: Seat, steps: int) -> None:
        player = g.players[seat]
        side = g.side(player)
        for bit in side.order[player.level - steps : player.level]:
            open_cell(g, seat, bit)


class ChosenUnlock(OrderedUnlock):
    """At each step the player opens one dark cell for good."""

    def advance(self, g: Sand, seat: Seat, steps: int) -> None:
        then(g, *[OpenDarkCell(seat)] * steps)


DarkRule = OccupancyCap | OrderedUnlock
DARK_RULES: dict[str, DarkRule] = {
    "occupancy_cap": OccupancyCap(),
    "chosen_unlock": ChosenUnlock(),
    "ordered_unlock": OrderedUnlock(),
}


def dark_rule(g: Sand) -> DarkRule:
    return DARK_RULES[g.options.dark_rule]


class RaiseLevel(SandDo, frozen=True):
    seat: Seat
    steps: int = 1


@rule(RaiseLevel)
def raise_level(g: Sand, do: RaiseLevel) -> None:
    """The cube stops at the end of the track; steps beyond it are lost (RS-8.5). It never falls (RS-9.6, RS-15.6)."""
    player = g.players[do.seat]
    steps = min(do.steps, g.side(player).level_max - player.level)
    if steps <= 0:
        return
    player.level += steps
    emit(g, LevelChanged(do.seat, player.level))
    dark_rule(g).advance(g, do.seat, steps)


class OpenDarkCell(SandDo, frozen=True):
    seat: Seat


@rule(OpenDarkCell)
def open_dark_cell(g: Sand, do: OpenDarkCell) -> None:
    player = g.players[do.seat]
    side = g.side(player)
    shut = side.names_of(side.dark & ~player.opened)
    ask_keys(g, do.seat, "unlock", [OpenChoice(name).key for name in shut])


@legality(OpenChoice)
def why_not_open(g: Sand, seat: Seat, choice: OpenChoice) -> Refusal | None:
    player = g.players[seat]
    side = g.side(player)
    return None if side.bit.get(choice.cell, 0) & side.dark & ~player.opened else no("TABLE_E_NOT_AN_OPTION", "RS-9.3")


@consequence(OpenChoice)
def open_it(g: Sand, seat: Seat, choice: OpenChoice) -> tuple[Do, ...]:
    return (Unlock(seat, choice.cell),)


class Unlock(SandDo, frozen=True):
    seat: Seat
    cell: str


@rule(Unlock)
def unlock(g: Sand, do: Unlock) -> None:
    open_cell(g, do.seat, g.side(g.players[do.seat]).bit[do.cell])


def open_cell(g: Sand, seat: Seat, bit: int) -> None:
    player = g.players[seat]
    player.opened |= bit
    emit(g, DarkCellOpened(seat, *g.side(player).names_of(bit)))


def too_dark(g: Sand, player: Player, occupied: int) -> Refusal | None:
    """What the dark cells have against a board with these cells occupied (RS-9.3)."""
    side = g.side(player)
    if dark_rule(g).allows(player, side, occupied):
        return None
    if g.options.dark_rule != "occupancy_cap":
        return no("RS_E_DARK_SHUT", "RS-9.3")
    return no("RS_E_DARK_LEVEL", "RS-9.3", level=player.level, n=(occupied & side.dark).bit_count())
