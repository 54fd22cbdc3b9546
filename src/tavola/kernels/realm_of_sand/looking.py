"""What a seat observes, a word for each byte (coding/realm_of_sand.py; RS-14.1 to RS-14.3)."""

from __future__ import annotations

from tavola.kernels.compiling import scalar
from tavola.kernels.laid import Words
from tavola.kernels.realm_of_sand.layout import (
    ASIDE_TILES,
    BASIC,
    CHARGED,
    CIRCLE,
    COMPLETED,
    DISCS,
    DISPLAY,
    ELEMENTS,
    FACE,
    FIRST,
    FRONT,
    GLASSES,
    IN_ACTIVE,
    IN_ASIDE,
    IN_CIRCLE,
    IN_DECK,
    IN_LOG,
    IS_KEPT,
    ITS_BOARD,
    KEPT,
    LEVEL,
    LIMIT,
    LOG,
    LOOKED,
    LOOKED_AT,
    MOST_DISPLAY,
    NOTHING,
    OWNER,
    PHASE,
    PROMPT,
    RESERVE,
    ROUND,
    SEAT,
    SIDE_OF,
    SQUARES,
    STARS,
    STEPS,
    SUPPLY,
    TILES,
    TURN_OF,
)
from tavola.kernels.realm_of_sand.levels import side_at
from tavola.kernels.realm_of_sand.pieces import player_at
from tavola.kernels.realm_of_sand.tables import (
    BOARDS,
    CARD_COUNT,
    MOST_ON_SIDE,
    ON_DISPLAY,
    PER_SIDE,
    QUESTIONS,
    SEATS,
    SIDE_CELLS,
    SIZE,
    TILE_COUNT,
)

QUESTION = 16  # bits
PHASES = 3
MOST = 255


@scalar
def look(t: Words, s: Words, seat: int, out: Words) -> None:
    """What one seat sees: the table, and the players from this one on."""
    at = look_at_question(t, s, seat, out)
    out[at] = min(s[ROUND], MOST)
    at = mark(out, at + 1, t[SEATS], (s[FIRST] - seat) % t[SEATS])
    at = mark(out, at, t[SEATS], (s[TURN_OF] - seat) % t[SEATS])
    at = mark(out, at, PHASES, s[PHASE])
    out[at] = s[STEPS] + 1 if s[LIMIT] >= 0 else 0
    at = copy(s, SUPPLY, BASIC, out, at + 1)
    at = copy(s, RESERVE, ELEMENTS, out, at)
    at = copy(s, IN_DECK, 3, out, at)
    at = look_at_cards(t, s, seat, out, at)
    at = look_at_tiles(t, s, out, at)
    for nth in range(t[SEATS]):
        at = look_at_player(t, s, player_at((seat + nth) % t[SEATS]), out, at)


@scalar
def mark(out: Words, at: int, many: int, one: int) -> int:
    """A word for each of so many: 1 for this one."""
    for nth in range(many):
        out[at + nth] = 1 if nth == one else 0
    return at + many


@scalar
def copy(s: Words, first: int, many: int, out: Words, at: int) -> int:
    for nth in range(many):
        out[at + nth] = s[first + nth]
    return at + many


@scalar
def look_at_question(t: Words, s: Words, seat: int, out: Words) -> int:
    """What the seat is asked; nought where it is not."""
    bits = t[QUESTIONS + s[PROMPT]] if s[PROMPT] != NOTHING and s[SEAT] == seat else 0
    for nth in range(QUESTION):
        out[nth] = (bits >> nth) & 1
    return QUESTION


@scalar
def look_at_cards(t: Words, s: Words, seat: int, out: Words, at: int) -> int:
    """Face-up cards, one's own kept ones, and those one is looking at."""
    cards = t[CARD_COUNT]
    kept, looked_at = at + cards, at + 2 * cards
    for nth in range(3 * cards):
        out[at + nth] = 0
    for row in range(3):
        for nth in range(t[ON_DISPLAY]):
            card = s[DISPLAY + row * MOST_DISPLAY + nth]
            if card >= 0:
                out[at + card] += 1
    if s[player_at(seat) + KEPT]:
        for nth in range(s[IN_LOG]):
            if s[LOG + nth] // OWNER == seat + IS_KEPT // OWNER:
                out[kept + s[LOG + nth] % OWNER] += 1
    if seat == s[TURN_OF]:
        for nth in range(s[LOOKED]):
            out[looked_at + s[LOOKED_AT + nth]] += 1
    return at + 3 * cards


@scalar
def look_at_tiles(t: Words, s: Words, out: Words, at: int) -> int:
    """For each tile its place from the start, 0 where it is not in the circle; and those laid aside."""
    tiles = t[TILE_COUNT]
    for nth in range(2 * tiles):
        out[at + nth] = 0
    for nth in range(s[IN_CIRCLE]):
        out[at + s[CIRCLE + nth]] = nth + 1
    for nth in range(s[IN_ASIDE]):
        out[at + tiles + s[ASIDE_TILES + nth]] += 1
    return at + 2 * tiles


@scalar
def look_at_player(t: Words, s: Words, me: int, out: Words, at: int) -> int:
    at = mark(out, at, t[BOARDS] + 1, s[me + ITS_BOARD] + 1)
    out[at] = 1 if s[me + FACE] == 1 else 0
    out[at + 1], out[at + 2] = s[me + LEVEL], s[me + CHARGED]
    out[at + 3], out[at + 4] = min(s[me + STARS], MOST), min(s[me + GLASSES], MOST)
    out[at + 5], out[at + 6] = s[me + COMPLETED], s[me + KEPT]
    at = copy(s, me + FRONT, ELEMENTS, out, at + 7)
    for nth in range(t[TILE_COUNT]):
        out[at + nth] = 0
    for nth in range(s[me + IN_ACTIVE]):
        out[at + s[me + TILES + nth]] += 1
    return look_at_board(t, s, me, out, at + t[TILE_COUNT])


@scalar
def look_at_board(t: Words, s: Words, me: int, out: Words, at: int) -> int:
    """Layer by layer, the cells of the side that is played in reading order."""
    size, cells = 0, 0
    if s[me + FACE] >= 0:
        size = t[side_at(s, me) + SIZE]
        cells = t[SIDE_CELLS] + s[me + SIDE_OF] * PER_SIDE
    for layer in range(BASIC + ELEMENTS):
        pieces = s[me + SQUARES + layer] if layer < BASIC else s[me + DISCS + layer - BASIC]
        for nth in range(t[MOST_ON_SIDE]):
            out[at + nth] = (pieces >> t[cells + nth]) & 1 if nth < size else 0
        at += t[MOST_ON_SIDE]
    return at
