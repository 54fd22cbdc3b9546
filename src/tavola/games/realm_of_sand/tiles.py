"""Main action 1: placing a rune tile."""

from __future__ import annotations

from itertools import combinations

from tavola.games.realm_of_sand.boards import Placement
from tavola.games.realm_of_sand.choices import AnyPlaceChoice, PlaceChoice, ShortChoice
from tavola.games.realm_of_sand.circle import Replenish
from tavola.games.realm_of_sand.events import ColourShort, PiecesRemoved, SquaresPlaced, TilePlaced
from tavola.games.realm_of_sand.levels import dark_rule, too_dark
from tavola.games.realm_of_sand.pieces import home_of_displaced, lift
from tavola.games.realm_of_sand.shapes import BASIC, ELEMENTS, WAYS, turned, ways_to_lie
from tavola.games.realm_of_sand.solo import table
from tavola.games.realm_of_sand.state import AFTER, Sand, SandDo
from tavola.kernel.choice import consequence, legality, no
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.do import Do
from tavola.kernel.event import emit
from tavola.kernel.flow import ask_keys, asking, procedure, rule, then

TILE_SIZE = 3


def place_keys(g: Sand, seat: Seat) -> tuple[str, ...]:
    """Every way to place each active tile, turned and flipped at will, on free or occupied cells (RS-4.1 to RS-4.5)."""
    player = g.players[seat]
    side = g.side(player)
    keys_of = dark_rule(g).keys
    keys: tuple[str, ...] = ()
    for tile in player.active:
        keys += keys_of(player, side, tile)
    return keys


@legality(PlaceChoice)
def why_not_place(g: Sand, seat: Seat, choice: PlaceChoice) -> Refusal | None:
    """One of the three active tiles, whole on the board, and no more dark cells than the level allows."""
    player = g.players[seat]
    if g.phase == AFTER:
        return no("RS_E_MAIN_DONE", "RS-3.2")
    if choice.tile not in player.active:
        return no("RS_E_TILE_NOT_ACTIVE", "RS-4.1")
    if choice.turned not in WAYS:
        return no("TABLE_E_NOT_AN_OPTION", "RS-4.3")
    same = looking_the_same(g, choice)
    here = g.side(player).placements.get(same.key)
    if here is None:
        return no("RS_E_OFF_BOARD", "RS-4.2")
    dark = too_dark(g, player, player.occupied() | here.covers)
    if same != choice and dark is None:
        return no("RS_E_SAME_LOOK", "RS-4.3", key=same.key)
    return dark


def looking_the_same(g: Sand, choice: PlaceChoice) -> PlaceChoice:
    """Ways to turn a tile that look the same are one choice, called by the first of them."""
    figure = g.box.tiles[choice.tile]
    look = turned(figure, choice.turned)
    way = next(way for way, each in ways_to_lie(figure).items() if each == look)
    return PlaceChoice(choice.tile, way, choice.at)


@legality(AnyPlaceChoice)
def why_not_place_any(g: Sand, seat: Seat, choice: AnyPlaceChoice) -> Refusal | None:
    return no("RS_E_MAIN_DONE", "RS-3.2") if g.phase == AFTER else no("TABLE_E_NOT_AN_OPTION", "RS-4.1")


@consequence(PlaceChoice)
def place_it(g: Sand, seat: Seat, choice: PlaceChoice) -> tuple[Do, ...]:
    return (PlaceTile(seat, choice.key),)


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
    ask_keys(g, do.seat, "short", [ShortChoice(names(sum(way))).key for way in ways])


@legality(ShortChoice)
def why_not_short(g: Sand, seat: Seat, choice: ShortChoice) -> Refusal | None:
    """As many different cells of the tile as there are squares left, in the order of the board."""
    do = asking(g, ShareOut)
    side = g.side(g.players[seat])
    cells = 0
    for name in choice.cells:
        cells |= side.bit.get(name, 0)
    fits = not cells & ~sum(do.wanted) and cells.bit_count() == g.supply[do.element]
    return None if fits and side.names_of(cells) == choice.cells else no("RS_E_SHORT_ALLOC", "RS-4.12")


@consequence(ShortChoice)
def grant_these(g: Sand, seat: Seat, choice: ShortChoice) -> tuple[Do, ...]:
    return (Grant(seat, choice.cells),)


class Grant(SandDo, frozen=True):
    seat: Seat
    cells: tuple[str, ...]


@rule(Grant)
def grant(g: Sand, do: Grant) -> None:
    bit = g.side(g.players[do.seat]).bit
    for name in do.cells:
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
