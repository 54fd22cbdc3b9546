"""Main action 1: placing a rune tile."""

from __future__ import annotations

from itertools import combinations

from tavola.games.realm_of_sand.boards import Placement
from tavola.games.realm_of_sand.circle import Replenish
from tavola.games.realm_of_sand.events import ColourShort, PiecesRemoved, SquaresPlaced, TilePlaced
from tavola.games.realm_of_sand.levels import dark_rule
from tavola.games.realm_of_sand.pieces import home_of_displaced, lift
from tavola.games.realm_of_sand.shapes import BASIC, ELEMENTS
from tavola.games.realm_of_sand.solo import table
from tavola.games.realm_of_sand.state import AFTER, Sand, SandDo
from tavola.kernel.decision import Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask_key, procedure, rule, then

TILE_SIZE = 3


def place_keys(g: Sand, seat: Seat) -> tuple[str, ...]:
    """Every way to place each active tile, turned and flipped at will, on free or occupied cells (RS-4.1 to RS-4.5)."""
    player = g.players[seat]
    side = g.side(player)
    keys_of = dark_rule(g).keys
    keys: tuple[str, ...] = ()
    for tile in player.active:
        keys += keys_of(player, side, side.places[tile])
    return keys


class PlaceTile(SandDo, frozen=True):
    """Lay a tile, put squares in its stead, give the tile back, take a new one."""

    seat: Seat
    key: str  # of the placement


def placement_of(g: Sand, do: PlaceTile) -> Placement:
    return g.side(g.players[do.seat]).placements[do.key]


def lay_tile(g: Sand, do: PlaceTile) -> None:
    """Every piece under the tile is removed (RS-4.5): before new squares are taken, or after if so agreed (RS-4.10)."""
    player = g.players[do.seat]
    here = placement_of(g, do)
    g.phase = AFTER
    g.granted = here.covers
    emit(g, TilePlaced(do.seat, here.tile, here.cells))
    if not player.occupied() & here.covers:
        return
    g.lifted = [0] * BASIC
    gone = lift(player, g.side(player), here.covers, g.lifted, home_of_displaced(g, player))
    emit(g, PiecesRemoved(do.seat, tuple(gone)))
    if g.options.remove_before_place:
        return_lifted(g)


def return_lifted(g: Sand) -> None:
    for element, count in enumerate(g.lifted):
        g.supply[element] += count
    g.lifted = []


def share_short_colour(g: Sand, do: PlaceTile) -> None:
    """An element that has run out is not placed (RS-4.11); of one that is short one chooses the cells (RS-4.12)."""
    if min(g.supply) >= TILE_SIZE:
        return
    here = placement_of(g, do)
    for element in sorted(set(here.elements)):
        wanted = [bit for bit, each in zip(here.bits, here.elements, strict=True) if each == element]
        left = g.supply[element]
        if left >= len(wanted):
            continue
        g.granted &= ~sum(wanted)
        if left:
            then(g, ShareOut(do.seat, element, tuple(wanted)))


class ShareOut(SandDo, frozen=True):
    """Choose which cells of the tile receive the squares that are left of an element."""

    seat: Seat
    element: int
    wanted: tuple[int, ...]


@rule(ShareOut)
def share_out(g: Sand, do: ShareOut) -> None:
    names = g.side(g.players[do.seat]).names_of
    ways = combinations(do.wanted, g.supply[do.element])
    ask_key(g, do.seat, "short", ["short:" + "+".join(names(sum(way))) for way in ways], Grant)


class Grant(SandDo, frozen=True):
    seat: Seat
    key: str


@rule(Grant)
def grant(g: Sand, do: Grant) -> None:
    bit = g.side(g.players[do.seat]).bit
    for name in do.key[6:].split("+"):
        g.granted |= bit[name]


def place_squares(g: Sand, do: PlaceTile) -> None:
    """Squares of the tile's elements take its place, cell by cell (RS-4.9); it may be none at all (RS-4.13)."""
    here = placement_of(g, do)
    squares, granted = g.players[do.seat].squares, g.granted
    placed: list[str] = []
    for bit, element, cell in zip(here.bits, here.elements, here.cells, strict=True):
        if bit & granted:
            squares[element] |= bit
            g.supply[element] -= 1
            placed.append(f"{cell} {ELEMENTS[element]}")
    if placed:
        emit(g, SquaresPlaced(do.seat, tuple(placed)))
    if granted != here.covers:
        tell_shortage(g, do.seat, here)
    g.granted = 0
    if g.lifted:
        return_lifted(g)


def tell_shortage(g: Sand, seat: Seat, here: Placement) -> None:
    empty: dict[int, list[str]] = {}
    for bit, element, cell in zip(here.bits, here.elements, here.cells, strict=True):
        if not bit & g.granted:
            empty.setdefault(element, []).append(cell)
    for element, cells in empty.items():
        emit(g, ColourShort(seat, ELEMENTS[element], tuple(cells)))


def give_tile_back(g: Sand, do: PlaceTile) -> None:
    """First the used tile goes, then a new one is chosen (RS-5.4)."""
    tile = placement_of(g, do).tile
    g.players[do.seat].active.remove(tile)
    table(g).put_away(g, do.seat, tile)
    then(g, Replenish(do.seat))


procedure(PlaceTile, lay_tile, share_short_colour, place_squares, give_tile_back)
