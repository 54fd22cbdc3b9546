"""Answers that no table numbers: they have a place by the checksum of their key (coding/actions.py).

Three questions have such answers: where a pattern lies, which squares are placed of a colour that is short, and what is
kept of three cards. Each writes its keys letter by letter into a CRC-32.
"""

from __future__ import annotations

from zlib import crc32

from tavola.kernels.compiling import scalar
from tavola.kernels.laid import Words
from tavola.kernels.realm_of_sand.bits import first_of
from tavola.kernels.realm_of_sand.layout import SHARED_WORDS, TAKEN, WORD
from tavola.kernels.realm_of_sand.tables import (
    CARD_NAME,
    CARD_NAMES,
    CARDS,
    CELL_NAMES,
    CHECKSUMS,
    FIRST_SHARED,
    NAME_LENGTH,
    ONE_CARD,
    SHARED,
)

NO_ACTION = -1
ALL_ONES = 0xFFFFFFFF
BYTE = 255
PLUS, COLON = ord("+"), ord(":")
# the checksums after the verbs
ON, SHORT, KEEP = (crc32(verb) ^ ALL_ONES for verb in (b"on:", b"short:", b"keep"))
NAME_BITS = 8  # of a letter in the name of a cell; above three of them stands how many there are


@scalar
def spelt(t: Words, sum: int, letter: int) -> int:
    """The checksum after one more letter."""
    return t[CHECKSUMS + ((sum ^ letter) & BYTE)] ^ (sum >> 8)


@scalar
def spelt_cells(t: Words, sum: int, cells: int) -> int:
    """After the names of cells in reading order: `a1+b2`."""
    while cells:
        name = t[t[CELL_NAMES] + first_of(cells)]
        for nth in range(name >> (3 * NAME_BITS)):
            sum = spelt(t, sum, (name >> (nth * NAME_BITS)) & BYTE)
        cells &= cells - 1
        if cells:
            sum = spelt(t, sum, PLUS)
    return sum


@scalar
def spelt_card(t: Words, sum: int, card: int) -> int:
    """After a colon and the id of a card."""
    sum = spelt(t, sum, COLON)
    at = t[CARD_NAMES] + t[CARDS + card * ONE_CARD + CARD_NAME]
    for nth in range(t[CARDS + card * ONE_CARD + NAME_LENGTH]):
        sum = spelt(t, sum, t[at + nth])
    return sum


@scalar
def begin_sharing(s: Words) -> None:
    """No place is taken yet."""
    for word in range(SHARED_WORDS):
        s[TAKEN + word] = 0


@scalar
def shared_number(t: Words, s: Words, sum: int) -> int:
    """The number of a key with this checksum: its place, or the next that none of the answers before it has."""
    place = (sum ^ ALL_ONES) % t[SHARED]
    while (s[TAKEN + place // WORD] >> (place % WORD)) & 1:
        place = (place + 1) % t[SHARED]
    s[TAKEN + place // WORD] |= 1 << (place % WORD)
    return t[FIRST_SHARED] + place
