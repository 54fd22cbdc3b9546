"""Squares and discs on a board: what lies where, how it leaves (games/realm_of_sand/pieces.py)."""

from __future__ import annotations

from tavola.kernels.compiling import scalar
from tavola.kernels.laid import Words
from tavola.kernels.realm_of_sand.bits import count_of
from tavola.kernels.realm_of_sand.layout import BASIC, DISCS, ELEMENTS, FRONT, PLAYER, PLAYERS, RESERVE, SQUARES
from tavola.kernels.realm_of_sand.tables import TO_RESERVE


@scalar
def player_at(seat: int) -> int:
    """Where a player's numbers begin."""
    return PLAYERS + seat * PLAYER


@scalar
def square_cells(s: Words, me: int) -> int:
    return s[me + SQUARES] | s[me + SQUARES + 1] | s[me + SQUARES + 2]


@scalar
def disc_cells(s: Words, me: int) -> int:
    at = me + DISCS
    return s[at] | s[at + 1] | s[at + 2] | s[at + 3] | s[at + 4]


@scalar
def occupied(s: Words, me: int) -> int:
    """The cells that hold a piece."""
    return square_cells(s, me) | disc_cells(s, me)


@scalar
def front_discs(s: Words, me: int) -> int:
    at = me + FRONT
    return s[at] + s[at + 1] + s[at + 2] + s[at + 3] + s[at + 4]


@scalar
def lift(s: Words, me: int, cells: int, squares: int, discs: int) -> None:
    """Takes all pieces off these cells and adds them to the counts that begin at these places (RS-4.5, RS-4.6)."""
    for element in range(BASIC):
        hit = s[me + SQUARES + element] & cells
        if hit:
            s[me + SQUARES + element] ^= hit
            s[squares + element] += count_of(hit)
    for element in range(ELEMENTS):
        hit = s[me + DISCS + element] & cells
        if hit:
            s[me + DISCS + element] ^= hit
            s[discs + element] += count_of(hit)


@scalar
def home_of_displaced(t: Words, me: int) -> int:
    """Where a displaced disc goes: back to its owner, or to the reserve if the table plays it so (RS-4.7)."""
    return RESERVE if t[TO_RESERVE] else me + FRONT


@scalar
def disc_at(s: Words, me: int, bit: int) -> int:
    """The element of the disc on a cell, or -1."""
    for element in range(ELEMENTS):
        if s[me + DISCS + element] & bit:
            return element
    return -1
