"""Dice in a word: each takes three bits, the first one lowest; and their numbers as actions."""

from __future__ import annotations

from tavola.kernels.compiling import scalar
from tavola.kernels.sangue_reale.numbers import SHARED_PLACES

BITS = 3
CRC_POLYNOMIAL = 0xEDB88320
ALL_BITS = 0xFFFFFFFF
DIGIT, COLON = 48, 58


def _started(text: str) -> int:
    """Where a checksum stands after the beginning of a key."""
    crc = ALL_BITS
    for sign in text.encode():
        crc ^= sign
        for _ in range(8):
            crc = crc >> 1 ^ (CRC_POLYNOMIAL if crc & 1 else 0)
    return crc


KEEP_STARTED, EQUAL_STARTED = _started("keep:"), _started("equal:")


@scalar
def how_many(dice: int) -> int:
    n = 0
    while dice:
        n += 1
        dice >>= BITS
    return n


@scalar
def count_of(dice: int, value: int) -> int:
    n = 0
    while dice:
        if dice & 7 == value:
            n += 1
        dice >>= BITS
    return n


@scalar
def with_die(dice: int, value: int) -> int:
    """One more, behind the others."""
    return dice | value << BITS * how_many(dice)


@scalar
def joined(dice: int, more: int) -> int:
    return dice | more << BITS * how_many(dice)


@scalar
def place_of_die(dice: int, value: int) -> int:
    """Where the first one of this value stands; it must be there."""
    at = 0
    while dice >> at & 7 != value and dice >> at:
        at += BITS
    return at


@scalar
def without_die(dice: int, value: int) -> int:
    """The first one of this value taken out."""
    at = place_of_die(dice, value)
    return (dice & ((1 << at) - 1)) | dice >> at + BITS << at


@scalar
def replaced(dice: int, die: int, value: int) -> int:
    """The first one of this value shows another one."""
    at = place_of_die(dice, die)
    return dice ^ (die ^ value) << at


@scalar
def repeated(value: int, n: int) -> int:
    dice = 0
    for _ in range(n):
        dice = dice << BITS | value
    return dice


@scalar
def in_order(dice: int) -> int:
    """From the lowest to the highest."""
    found = 0
    for value in range(6, 0, -1):
        for _ in range(count_of(dice, value)):
            found = found << BITS | value
    return found


# -- as actions


@scalar
def change_number(die: int, value: int) -> int:
    """Which of the changes of one die to another value."""
    return (die - 1) * 5 + value - 1 - (1 if value > die else 0)


@scalar
def changed_die(number: int) -> int:
    return number // 5 + 1


@scalar
def changed_value(number: int) -> int:
    value = number % 5 + 1
    return value + 1 if value >= changed_die(number) else value


@scalar
def pair_number(a: int, b: int) -> int:
    """Which of the pairs of dice, a not above b."""
    return (a - 1) * 6 - (a - 1) * (a - 2) // 2 + b - a


@scalar
def pair_of(number: int) -> int:
    """The dice of a pair by its number."""
    a = 1
    while number > 6 - a:
        number -= 7 - a
        a += 1
    return a | a + number << BITS


@scalar
def shared_place(started: int, dice: int) -> int:
    """The place of a key with these dice among the shared numbers."""
    crc = started
    while dice:
        crc = crc_after(crc, DIGIT + (dice & 7))
        dice >>= BITS
        if dice:
            crc = crc_after(crc, COLON)
    return (crc ^ ALL_BITS) % SHARED_PLACES


@scalar
def crc_after(crc: int, sign: int) -> int:
    """One sign more, as `zlib.crc32` counts it."""
    crc ^= sign
    for _ in range(8):
        crc = crc >> 1 ^ (CRC_POLYNOMIAL if crc & 1 else 0)
    return crc
