"""Names of things at the table as messages; the words themselves are in the locale files."""

from __future__ import annotations

from collections.abc import Iterable

from tavola.content.table_messages import seat_name
from tavola.games.realm_of_sand.state import Sand
from tavola.kernel.decision import Seat
from tavola.kernel.text import Message, say


def player_name(seat: Seat) -> Message:
    return seat_name(seat)


def card_name(card: str) -> Message:
    return say(f"card-{card}")


def card_names(cards: Iterable[str]) -> list[Message]:
    return [card_name(card) for card in cards]


def board_name(board: str) -> Message:
    return say(f"board-{board}")


def power_name(power: str) -> Message:
    return say(f"power-{power}")


def element_name(letter: str) -> Message:
    return say(f"element-{letter.lower()}")


def element_short(letter: str) -> Message:
    return say(f"element-{letter.lower()}.short")


def spirit_name(letter: str) -> Message:
    return say(f"spirit-{letter.lower()}")


def disc_name(letter: str) -> Message:
    return say("piece-disc", element=element_short(letter))


def piece_name(piece: str) -> Message:
    """`E` is a square, `(E)` a disc."""
    if piece[0] == "(":
        return disc_name(piece[1])
    return say("piece-square", element=element_short(piece))


def any_disc(letter: str) -> Message:
    """A disc with the indefinite article; English needs the letter to choose it."""
    return say("piece-any-disc", element=element_short(letter), letter=letter)


def any_piece(piece: str) -> Message:
    if piece[0] == "(":
        return any_disc(piece[1])
    return say("piece-any-square", element=element_short(piece), letter=piece)


def piece_there(written: str) -> Message:
    """`b4 (E)`: a piece and its cell, as events tell it."""
    cell, piece = written.split(" ")
    return say("piece-there", piece=any_piece(piece), cell=cell)


def pieces_there(written: Iterable[str]) -> list[Message]:
    return [piece_there(each) for each in written]


def lack_name(letter: str, cells: Iterable[str]) -> Message:
    """How many pieces of an element are missing, and the cells where they are."""
    places = [say("cell", cell=cell) for cell in cells]
    return say("piece-lack", n=len(places), element=element_short(letter), cells=places)


def tile_name(g: Sand, tile: str) -> Message:
    """A tile by its elements from end to end, straight or with the corner in the middle: people know no numbers."""
    rows = g.box.tile_rows[tile]
    if len(rows) == 1 or len(rows[0]) == 1:
        return _tile("tile-straight", "".join(rows))
    at = next((y, x) for y in (0, 1) for x in (0, 1) if rows[y][x] == ".")
    y, x = 1 - at[0], 1 - at[1]  # the corner lies across from the gap
    return _tile("tile-corner", rows[y][1 - x] + rows[y][x] + rows[1 - y][x])


def _tile(shape: str, letters: str) -> Message:
    one, two, three = (element_short(letter) for letter in letters)
    return Message(shape, {"one": one, "two": two, "three": three})


def in_one_line(rows: Iterable[str]) -> str:
    """A figure's rows; no full stops, which end sentences."""
    return "/".join(rows).replace(".", "-")
