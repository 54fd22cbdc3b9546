"""Main action 1: placing a rune tile (games/realm_of_sand/tiles.py)."""

from __future__ import annotations

from tavola.kernels.compiling import scalar
from tavola.kernels.laid import Words
from tavola.kernels.realm_of_sand.bits import count_of
from tavola.kernels.realm_of_sand.circle import give_up
from tavola.kernels.realm_of_sand.layout import (
    AFTERWARDS,
    BASIC,
    GRANTED,
    IN_ACTIVE,
    LEVEL,
    LIFTED,
    LIFTING,
    MAIN,
    NEXT,
    PHASE,
    PLACE_SQUARES,
    PLACED,
    PLACING,
    REPLENISH,
    SHARE_OUT,
    SHARING,
    SHORT_OF,
    SIDE_OF,
    SQUARES,
    SUPPLY,
    TILES,
    TURN_OF,
)
from tavola.kernels.realm_of_sand.levels import dark_used, may_cover, side_at
from tavola.kernels.realm_of_sand.pieces import home_of_displaced, lift, occupied, player_at
from tavola.kernels.realm_of_sand.sharing import NO_ACTION, SHORT, begin_sharing, shared_number, spelt_cells
from tavola.kernels.realm_of_sand.tables import (
    CAP,
    COVER,
    DARK,
    DARK_RULE,
    ONE_LOOK,
    ONE_PLACE,
    PART,
    PLACE_NO,
    PLACES,
    REMOVE_FIRST,
    TILE_COUNT,
    TILE_LOOKS,
    WAYS,
    A,
    B,
    C,
)

TILE_SIZE = 3


@scalar
def list_placements(t: Words, s: Words, seat: int, out: Words, count: int) -> int:
    """Every way to place each active tile, turned and flipped at will, on free or occupied cells (RS-4.1 to RS-4.5,
    RS-4.8)."""
    me = player_at(seat)
    dark = t[side_at(s, me) + DARK]
    used = dark_used(t, s, me)
    for nth in range(s[me + IN_ACTIVE]):
        at = t[PLACES] + (s[me + SIDE_OF] * t[TILE_COUNT] + s[me + TILES + nth]) * 3
        place = t[at]
        while place < t[at + 1]:
            out[count] = t[place + PLACE_NO]
            count += 1
            place += ONE_PLACE
        if t[DARK_RULE] == CAP and s[me + LEVEL] == 0:
            continue
        while place < t[at + 2]:
            if may_cover(t, s, me, dark, used, t[place + COVER]):
                out[count] = t[place + PLACE_NO]
                count += 1
            place += ONE_PLACE
    return count


@scalar
def look_of(t: Words, meaning: int) -> int:
    """Where the numbers of a tile as it is turned begin."""
    return t[TILE_LOOKS] + (((meaning >> A) & PART) * WAYS + ((meaning >> B) & PART)) * ONE_LOOK


@scalar
def cells_with(t: Words, meaning: int, element: int) -> int:
    """The cells of a placement on which it shows an element."""
    look = look_of(t, meaning)
    found = 0
    for nth in range(TILE_SIZE):
        if t[look + 2 + 2 * nth] == element:
            found |= 1 << (((meaning >> C) & PART) + t[look + 1 + 2 * nth])
    return found


@scalar
def lay_tile(t: Words, s: Words, meaning: int) -> None:
    """Every piece under the tile is removed (RS-4.5): before new squares are taken, or after if so agreed (RS-4.10)."""
    me = player_at(s[TURN_OF])
    covers = t[look_of(t, meaning)] << ((meaning >> C) & PART)
    s[PHASE], s[MAIN], s[PLACED], s[GRANTED] = AFTERWARDS, PLACING, meaning, covers
    if occupied(s, me) & covers:
        s[LIFTING] = 1
        lift(s, me, covers, LIFTED, home_of_displaced(t, me))
        if t[REMOVE_FIRST]:
            return_lifted(s)
    share_short_colour(t, s, meaning)


@scalar
def return_lifted(s: Words) -> None:
    """Removed squares go back to the supply (RS-4.6)."""
    for element in range(BASIC):
        s[SUPPLY + element] += s[LIFTED + element]
        s[LIFTED + element] = 0
    s[LIFTING] = 0


@scalar
def share_short_colour(t: Words, s: Words, meaning: int) -> None:
    """An element that has run out is not placed (RS-4.11); of one that is short one chooses the cells (RS-4.12)."""
    s[NEXT], s[SHARING] = PLACE_SQUARES, 0
    for element in range(BASIC):
        if s[SUPPLY + element] >= TILE_SIZE:
            continue
        wanted = cells_with(t, meaning, element)
        if s[SUPPLY + element] >= count_of(wanted):
            continue
        s[GRANTED] &= ~wanted
        if s[SUPPLY + element]:
            s[SHARING] |= 1 << element
            s[NEXT] = SHARE_OUT


@scalar
def next_short(s: Words) -> int:
    """The last of the elements that are still to be shared out."""
    for nth in range(BASIC):
        element = BASIC - 1 - nth
        if (s[SHARING] >> element) & 1:
            s[SHARING] ^= 1 << element
            return element
    return -1


@scalar
def list_shares(t: Words, s: Words, out: Words, at: int, wanted: int) -> int:
    """Every way to grant the squares that are left of an element: one or two of its cells. The way whose number is
    wanted is granted."""
    begin_sharing(s)
    cells = cells_with(t, s[PLACED], s[SHORT_OF])
    pairs = s[SUPPLY + s[SHORT_OF]] == 2
    others = cells
    while others:
        bit = others & -others
        others ^= bit
        if not pairs:
            at = list_share(t, s, out, at, bit, wanted)
            continue
        seconds = others
        while seconds:
            at = list_share(t, s, out, at, bit | (seconds & -seconds), wanted)
            seconds &= seconds - 1
    return at


@scalar
def list_share(t: Words, s: Words, out: Words, at: int, cells: int, wanted: int) -> int:
    number = shared_number(t, s, spelt_cells(t, SHORT, cells))
    if wanted == NO_ACTION:
        out[at] = number
    elif wanted == number:
        s[GRANTED] |= cells
    return at + 1


@scalar
def place_squares(t: Words, s: Words) -> None:
    """Squares of the tile's elements take its place (RS-4.9); it may be none at all (RS-4.13). Then the tile goes."""
    me = player_at(s[TURN_OF])
    for element in range(BASIC):
        cells = cells_with(t, s[PLACED], element) & s[GRANTED]
        if cells:
            s[me + SQUARES + element] |= cells
            s[SUPPLY + element] -= count_of(cells)
    s[GRANTED] = 0
    if s[LIFTING]:
        return_lifted(s)
    give_up(t, s, (s[PLACED] >> A) & PART)
    s[NEXT] = REPLENISH
