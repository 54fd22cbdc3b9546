"""One player's bench as a plan changes it: tiles laid, discs summoned, cards paid. Nothing else of the table moves."""

from __future__ import annotations

from tavola.kernels.compiling import scalar
from tavola.kernels.laid import Words
from tavola.kernels.realm_of_sand.bits import count_of, first_of
from tavola.kernels.realm_of_sand.layout import (
    BASIC,
    CHARGED,
    CIRCLE,
    DISCS,
    ELEMENTS,
    FRONT,
    GLASSES,
    IN_ACTIVE,
    IN_CIRCLE,
    LEVEL,
    RESERVE,
    SQUARES,
    TILES,
)
from tavola.kernels.realm_of_sand.pieces import player_at
from tavola.kernels.realm_of_sand.plans.layout import (
    BEGUN,
    BENCH_CHARGED,
    BENCH_DISCS,
    BENCH_FRONT,
    BENCH_GLASSES,
    BENCH_LEVEL,
    BENCH_SQUARES,
    BENCH_TILES,
    GONE,
    IN_A_SET,
    IN_TILES,
    LIST,
    MAINS,
    MOST_HELP,
    MOST_TILES_HELD,
    ON_SIDE,
    ONE_BENCH,
    PIECES_AT,
    STEP_LIST,
    STEPS_TOLD,
    TURNS,
)
from tavola.kernels.realm_of_sand.plans.nearness import head_of, lying
from tavola.kernels.realm_of_sand.tables import (
    ACTIVE,
    CARD_DISCS,
    CARD_GLASSES,
    CARDS,
    CELLS,
    COMPLETE_NO,
    CRYSTALS,
    GRID,
    LAYS,
    LEVEL_MAX,
    LEVEL_UP,
    MEANINGS,
    MOVES,
    ONE_CARD,
    ONE_SIDE,
    PART,
    REACH,
    SIDES,
    SUMMON_NO,
    SUMMONS,
    A,
    C,
)
from tavola.kernels.realm_of_sand.tiles import TILE_SIZE, look_of


@scalar
def take_bench(s: Words, n: Words, b: int, seat: int) -> None:
    """A player's bench as it lies on the table."""
    me = player_at(seat)
    for nth in range(ONE_BENCH):
        n[b + nth] = 0
    for element in range(BASIC):
        n[b + BENCH_SQUARES + element] = s[me + SQUARES + element]
    for element in range(ELEMENTS):
        n[b + BENCH_DISCS + element] = s[me + DISCS + element]
        n[b + BENCH_FRONT + element] = s[me + FRONT + element]
    n[b + BENCH_LEVEL], n[b + BENCH_CHARGED] = s[me + LEVEL], s[me + CHARGED]
    n[b + BENCH_GLASSES], n[b + IN_TILES] = s[me + GLASSES], s[me + IN_ACTIVE]
    for nth in range(s[me + IN_ACTIVE]):
        n[b + BENCH_TILES + nth] = s[me + TILES + nth]


@scalar
def copy_bench(n: Words, b: int, to: int) -> None:
    for nth in range(ONE_BENCH):
        n[to + nth] = n[b + nth]


@scalar
def begin_with(n: Words, b: int, answer: int) -> None:
    """The answer with which a plan begins is the first one that is named."""
    if n[b + BEGUN] == 0:
        n[b + BEGUN] = answer


@scalar
def clear(n: Words, b: int, cells: int) -> None:
    """Everything leaves these cells: squares to the supply, discs to the front."""
    for element in range(BASIC):
        n[b + BENCH_SQUARES + element] &= ~cells
    for element in range(ELEMENTS):
        hit = n[b + BENCH_DISCS + element] & cells
        if hit:
            n[b + BENCH_DISCS + element] ^= hit
            n[b + BENCH_FRONT + element] += count_of(hit)


@scalar
def place_on(t: Words, n: Words, b: int, action: int) -> None:
    """A tile is laid; squares are taken to be there."""
    meaning = t[t[MEANINGS] + action]
    look, anchor = look_of(t, meaning), (meaning >> C) & PART
    clear(n, b, t[look] << anchor)
    for nth in range(TILE_SIZE):
        n[b + BENCH_SQUARES + t[look + 2 + 2 * nth]] |= 1 << (anchor + t[look + 1 + 2 * nth])
    drop_tile(n, b, (meaning >> A) & PART)
    begin_with(n, b, action)
    n[b + MAINS] += 1


@scalar
def drop_tile(n: Words, b: int, tile: int) -> None:
    kept = 0
    for nth in range(n[b + IN_TILES]):
        each = n[b + BENCH_TILES + nth]
        if each != tile:
            n[b + BENCH_TILES + kept] = each
            kept += 1
    n[b + IN_TILES] = kept


@scalar
def steps_towards(t: Words, p: Words, n: Words, b: int, nth: int, need: int, limit: int) -> None:
    """The steps that bring discs to where this need lacks pieces: those in front first, then from elsewhere."""
    card, told, seen = n[LIST + nth], 0, 0
    size = t[CARDS + card * ONE_CARD + CELLS]
    at = p[head_of(n, card) + PIECES_AT] + need * size
    for element in range(ELEMENTS):
        wanted, here = 0, lying(n, b, element)
        while seen < size and p[at + seen] >> 8 == element:
            wanted |= 1 << (p[at + seen] & PART)
            seen += 1
        spare, front, lacks = n[b + BENCH_DISCS + element] & ~wanted, n[b + BENCH_FRONT + element], wanted & ~here
        while lacks and told < min(limit, MOST_HELP):
            start = -2
            if front > 0:
                front -= 1
                start = -1
            elif spare:
                start = first_of(spare)
                spare &= spare - 1
            if start > -2:
                place = STEP_LIST + 3 * told
                n[place], n[place + 1], n[place + 2] = element, start, first_of(lacks)
                told += 1
            lacks &= lacks - 1
    n[STEPS_TOLD] = told


@scalar
def first_step(t: Words, n: Words) -> int:
    """The answer that makes the first of these steps."""
    element, start, end = n[STEP_LIST], n[STEP_LIST + 1], n[STEP_LIST + 2]
    return t[t[LAYS] + element * t[GRID] + end] if start < 0 else t[t[MOVES] + start * t[GRID] + end]


@scalar
def summon_on(t: Words, n: Words, b: int) -> None:
    """The steps that were told are made."""
    for nth in range(n[STEPS_TOLD]):
        element, start, end = n[STEP_LIST + 3 * nth], n[STEP_LIST + 3 * nth + 1], n[STEP_LIST + 3 * nth + 2]
        if start < 0:
            n[b + BENCH_FRONT + element] -= 1
        elif (n[b + BENCH_DISCS + element] >> start) & 1:
            n[b + BENCH_DISCS + element] ^= 1 << start
        else:
            continue  # a step before has sent it back to the front
        clear(n, b, 1 << end)
        n[b + BENCH_DISCS + element] |= 1 << end
    begin_with(n, b, t[SUMMON_NO])
    n[b + MAINS] += 1


@scalar
def build_on(t: Words, p: Words, s: Words, n: Words, b: int, nth: int, need: int) -> None:
    """A card is paid there and gives its bonuses; its stars are counted by whoever plans."""
    card, cells = n[LIST + nth], 0
    its, side = CARDS + card * ONE_CARD, SIDES + n[ON_SIDE] * ONE_SIDE
    at = p[head_of(n, card) + PIECES_AT] + need * t[its + CELLS]
    for piece in range(t[its + CELLS]):
        cells |= 1 << (p[at + piece] & PART)
    clear(n, b, cells)
    if cells & t[side + CRYSTALS]:
        n[b + BENCH_CHARGED] = 1
    for element in range(ELEMENTS):
        if s[RESERVE + element] > 0:
            n[b + BENCH_FRONT + element] += t[its + CARD_DISCS + element]
    n[b + BENCH_LEVEL] = min(t[side + LEVEL_MAX], n[b + BENCH_LEVEL] + t[its + LEVEL_UP])
    n[b + GONE] |= 1 << nth
    n[b + BENCH_GLASSES] += t[its + CARD_GLASSES]
    begin_with(n, b, t[its + COMPLETE_NO])


@scalar
def begin_next_turn(t: Words, s: Words, n: Words, b: int) -> None:
    """One's next turn: of the tiles on offer any may have been taken."""
    turn = n[b + TURNS]
    n[b + TURNS] += 1
    if turn == 0 and n[b + IN_TILES] >= t[ACTIVE]:
        return
    for nth in range(turn * t[REACH], min(s[IN_CIRCLE], (turn + 1) * t[REACH])):
        tile, there = s[CIRCLE + nth], 0
        for held in range(n[b + IN_TILES]):
            there |= n[b + BENCH_TILES + held] == tile
        if there == 0 and n[b + IN_TILES] < MOST_TILES_HELD:
            n[b + BENCH_TILES + n[b + IN_TILES]] = tile
            n[b + IN_TILES] += 1


assert IN_A_SET < 64
assert SUMMONS
