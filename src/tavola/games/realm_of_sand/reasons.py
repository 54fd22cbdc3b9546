"""Reasons for refusals, question by question: each with its code and clause."""

from __future__ import annotations

from tavola.games.realm_of_sand.crystals import is_ready, power_of
from tavola.games.realm_of_sand.discs import can_summon, to_move, to_place
from tavola.games.realm_of_sand.naming import card_name, element_name, lack_name
from tavola.games.realm_of_sand.patterns import Lacks, available, least_lack, nearest_lack
from tavola.games.realm_of_sand.pieces import piece_at
from tavola.games.realm_of_sand.shapes import ELEMENTS, WAYS, turned, ways_to_lie
from tavola.games.realm_of_sand.state import AFTER, Player, Sand
from tavola.games.realm_of_sand.tiles import ShareOut
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.text import Arg


def no(code: str, rule: str, **args: Arg) -> Refusal:
    return Refusal(code, rule, args=args)


# -- a turn
def why_not_in_turn(g: Sand, seat: Seat, parts: list[str]) -> Refusal | None:
    match parts:
        case ["complete", card, *_]:
            return why_not_complete(g, seat, card)
        case ["place" | "summon", *_] if g.phase == AFTER:
            return no("RS_E_MAIN_DONE", "RS-3.2")
        case ["place", tile, *_]:
            return why_not_place(g, seat, tile, parts[2:])
        case ["summon", *every]:
            return why_not_summon(g, seat, every=bool(every))
        case ["disc" | "move", *_] if g.phase == AFTER:
            return no("RS_E_SUMMON_LIMIT", "RS-6.1")
        case ["power", *_]:
            return why_not_power(g, seat)
        case ["end"]:
            return no("RS_E_MAIN_REQUIRED", "RS-3.2")
        case _:
            return None


def why_not_complete(g: Sand, seat: Seat, card: str) -> Refusal:
    if card not in available(g, seat):
        return no("RS_E_CARD_NOT_AVAILABLE", "RS-7.9")
    return mismatch(card, nearest_lack(g, seat, card))


def mismatch(card: str, lacks: Lacks) -> Refusal:
    """By the name of the card: how many pieces of which element are missing, and on which cells."""
    told = [lack_name(element, cells) for element, cells in lacks.items()]
    count = sum(len(cells) for cells in lacks.values())
    return no("RS_E_PATTERN_MISMATCH", "RS-7.1", card=card_name(card), lacks=told, count=count)


def why_not_place(g: Sand, seat: Seat, tile: str, where: list[str]) -> Refusal | None:
    if tile not in g.players[seat].active:
        return no("RS_E_TILE_NOT_ACTIVE", "RS-4.1")
    match where:
        case [way, cell] if way in WAYS:
            return why_not_there(g, g.players[seat], tile, way, cell)
        case _:
            return None


def why_not_there(g: Sand, player: Player, tile: str, way: str, cell: str) -> Refusal:
    """Ways that look the same are one answer, called by the first of them."""
    side, figure = g.side(player), g.box.tiles[tile]
    called = next(name for name, look in ways_to_lie(figure).items() if look == turned(figure, way))
    key = f"place:{tile}:{called}:{cell}"
    if key not in side.placements:
        return no("RS_E_OFF_BOARD", "RS-4.2")
    if called != way and key in g.open[0].legal():
        return no("RS_E_SAME_LOOK", "RS-4.3", key=key)
    return too_dark(g, player, player.occupied() | side.placements[key].covers)


def too_dark(g: Sand, player: Player, occupied: int) -> Refusal:
    if g.options.dark_rule != "occupancy_cap":
        return no("RS_E_DARK_SHUT", "RS-9.3")
    used = (occupied & g.side(player).dark).bit_count()
    return no("RS_E_DARK_LEVEL", "RS-9.3", level=player.level, n=used)


def why_not_summon(g: Sand, seat: Seat, *, every: bool) -> Refusal | None:
    player = g.players[seat]
    if not can_summon(g, seat):
        return no("RS_E_SUMMON_EMPTY", "RS-6.2")
    if not every or power_of(g, player) != "purple":
        return no("RS_E_SUMMON_LIMIT", "RS-6.1")
    return why_not_ready(g, player)


def why_not_ready(g: Sand, player: Player) -> Refusal | None:
    if not player.charged:
        return no("RS_E_CRYSTAL_EMPTY", "RS-10.2")
    return None if is_ready(g, player) else no("RS_E_CRYSTAL_FRESH", "RS-10.5")


def why_not_power(g: Sand, seat: Seat) -> Refusal | None:
    """RS-10.9: a power that can do nothing is not used up."""
    player = g.players[seat]
    power = power_of(g, player)
    if not power:
        return no("RS_E_BASE_MODE", "RS-10.1")
    if power == "purple" and g.options.purple_part2 == "passive":
        return no("RS_E_WITH_SUMMON", "RS-10.8")
    if (unready := why_not_ready(g, player)) is not None:
        return unready
    match power:
        case "purple":
            return no("RS_E_WITH_SUMMON", "RS-10.8")
        case "red":
            return no("RS_E_DECK_EMPTY", "RS-10.11")
        case "yellow":
            return no("RS_E_NOTHING_TO_EXCHANGE", "RS-10.9")
        case "green":
            return no("RS_E_NOTHING_TO_CARRY", "RS-10.9")
        case "orange":
            return no("RS_E_LEVEL_MAX", "RS-10.16")
        case _:
            return None


# -- placing and replenishing
def why_not_short(g: Sand, seat: Seat, parts: list[str]) -> Refusal | None:
    if parts[0] == "short":
        return no("RS_E_SHORT_ALLOC", "RS-4.12")
    asked = next(do for do in reversed(g.stack) if isinstance(do, ShareOut))
    return no("RS_E_CHOOSE_SHORT", "RS-4.12", n=g.supply[asked.element], colour=element_name(ELEMENTS[asked.element]))


def why_not_take(g: Sand, seat: Seat, parts: list[str]) -> Refusal | None:
    return no("RS_E_REFILL_RANGE", "RS-5.2") if parts[0] == "take" else None


def why_not_aside(g: Sand, seat: Seat, parts: list[str]) -> Refusal | None:
    return no("RS_E_SOLO_DISCARD", "RS-13.4")


# -- summoning
def why_not_step(g: Sand, seat: Seat, parts: list[str]) -> Refusal | None:
    match parts:
        case ["done"]:
            return no("RS_E_SUMMON_EMPTY", "RS-6.2")
        case ["disc", letter, end] if letter in tuple(ELEMENTS):
            return why_not_lay(g, seat, ELEMENTS.index(letter), end)
        case ["move", start, end]:
            return why_not_move(g, seat, start, end)
        case _:
            return None


def why_not_lay(g: Sand, seat: Seat, element: int, end: str) -> Refusal:
    player = g.players[seat]
    if not player.front[element]:
        return no("RS_E_NO_DISC", "RS-6.1", type=element_name(ELEMENTS[element]))
    if end not in g.side(player).bit:
        return no("RS_E_OFF_BOARD", "RS-6.3")
    if to_place(g, player)[element] <= 0:
        return no("RS_E_DISC_TWICE", "RS-6.6")
    return too_dark(g, player, player.occupied() | g.side(player).bit[end])


def why_not_move(g: Sand, seat: Seat, start: str, end: str) -> Refusal:
    player = g.players[seat]
    bit = g.side(player).bit
    if start not in bit or end not in bit:
        return no("RS_E_OFF_BOARD", "RS-6.3")
    if not player.disc_cells() & bit[start]:
        return no("RS_E_NOT_A_DISC", "RS-6.7")
    if start == end:
        return no("RS_E_SAME_CELL", "RS-6.6")
    if not to_move(g, player) & bit[start]:
        return no("RS_E_DISC_TWICE", "RS-6.6")
    return too_dark(g, player, player.occupied() & ~bit[start] | bit[end])


# -- buildings
def why_not_on(g: Sand, seat: Seat, parts: list[str]) -> Refusal | None:
    """Cells that do not form the figure are told apart from cells that do but hold the wrong pieces."""
    card = next((str(getattr(do, "card", "")) for do in reversed(g.stack) if hasattr(do, "card")), "")
    side = g.side(g.players[seat])
    if parts[0] != "on":
        return None
    names = sorted("".join(parts[1:]).split("+"))
    needs = side.fits(g.options.pattern_symmetry)[card].everywhere
    there = [need for need in needs if sorted(side.names_of(side.cells_of(need))) == names]
    if not there:
        return no("RS_E_PATTERN_SHAPE", "RS-7.1")
    return mismatch(card, least_lack(g.players[seat], side, there))


# -- powers
def why_not_deck(g: Sand, seat: Seat, parts: list[str]) -> Refusal | None:
    return no("RS_E_DECK_EMPTY", "RS-10.11") if parts[0] == "deck" else None


def why_not_exchange(g: Sand, seat: Seat, parts: list[str]) -> Refusal | None:
    match parts:
        case ["exchange", place, letter] if letter in tuple(ELEMENTS):
            return why_not_this_exchange(g, seat, place, ELEMENTS.index(letter))
        case _:
            return None


def why_not_this_exchange(g: Sand, seat: Seat, place: str, new: int) -> Refusal | None:
    player = g.players[seat]
    if place in tuple(ELEMENTS):
        old = ELEMENTS.index(place)
        if not player.front[old]:
            return no("RS_E_NO_DISC", "RS-10.14", type=element_name(ELEMENTS[old]))
    else:
        found = piece_at(player, g.side(player).bit.get(place, 0))
        if found is None or not found[1] or g.options.yellow_scope == "front_only":
            return no("RS_E_NOT_A_DISC", "RS-10.14")
        old = found[0]
    if new == old:
        return no("RS_E_SAME_TYPE", "RS-10.14")
    return no("RS_E_RESERVE_EMPTY", "RS-10.14", type=element_name(ELEMENTS[new]))


def why_not_carry(g: Sand, seat: Seat, parts: list[str]) -> Refusal | None:
    player = g.players[seat]
    bit = g.side(player).bit
    match parts:
        case ["carry", start, end] if start in bit and end in bit:
            found = piece_at(player, bit[start])
            if found is None or found[1]:
                return no("RS_E_NOT_A_SQUARE", "RS-10.15")
            if player.occupied() & bit[end]:
                return no("RS_E_CELL_OCCUPIED", "RS-10.15")
            return too_dark(g, player, player.occupied() ^ bit[start] | bit[end])
        case _:
            return None


def why_not_swap(g: Sand, seat: Seat, parts: list[str]) -> Refusal | None:
    match parts:
        case ["swap", mine, theirs]:
            if "+" not in mine + theirs and mine not in g.players[seat].active:
                return no("RS_E_TILE_NOT_ACTIVE", "RS-10.17")
            return no("RS_E_SWAP_COUNT", "RS-10.17")
        case ["done"]:
            return no("RS_E_SWAP_COUNT", "RS-10.17")
        case _:
            return None


# -- set-up
def why_not_extra(g: Sand, seat: Seat, parts: list[str]) -> Refusal | None:
    return no("RS_E_PURPLE_TYPE", "RS-10.12") if parts[0] == "extra" else None
