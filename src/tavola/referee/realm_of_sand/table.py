"""The table as the referee keeps it, piece by piece, and how it asks."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tavola.referee.realm_of_sand.components import ELEMENTS, Side, components
from tavola.referee.realm_of_sand.contents import Contents


class Piece(NamedTuple):
    kind: str  # "square" or "disc"
    element: str


class Question(NamedTuple):
    seat: int
    prompt: str
    keys: list[str]  # every legal answer
    clause: str


Play = Generator[Question, str, None]  # asks, is sent the answer, changes the table


@dataclass
class Player:
    board: str = ""
    face: str = ""
    area: dict[str, Piece] = field(default_factory=dict)  # cell -> the piece on it
    front: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ELEMENTS, 0))
    active: list[str] = field(default_factory=list)
    level: int = 0
    opened: list[str] = field(default_factory=list)  # dark cells opened for good; only by the unlocking options
    charged: bool = False
    charged_in_round: int = 0
    completed: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)

    @property
    def side(self) -> Side:
        return components().sides[self.board, self.face]

    def discs(self) -> int:
        """All that are his, before him and on his board."""
        return sum(self.front.values()) + sum(piece.kind == "disc" for piece in self.area.values())


@dataclass
class Table:
    seats: int
    contents: Contents
    options: dict[str, Any]
    seen: dict[str, Any]  # the game's facts after the last answer: whatever chance has brought is taken from here
    players: list[Player] = field(default_factory=list)
    supply: dict[str, int] = field(default_factory=dict)
    reserve: dict[str, int] = field(default_factory=dict)
    boxed: dict[str, int] = field(default_factory=dict)
    decks: list[list[str]] = field(default_factory=list)  # by level; the top comes first
    display: list[list[str]] = field(default_factory=list)  # by level
    circle: list[str] = field(default_factory=list)  # from the start to the end
    aside: list[str] = field(default_factory=list)
    offer: list[str] = field(default_factory=list)  # boards to choose from
    looked_at: list[str] = field(default_factory=list)
    first: int = 0
    turn: int = 0
    round: int = 0
    endings: list[str] = field(default_factory=list)  # why the game is over; empty while it goes on
    impossible: list[tuple[str, str, str, str]] = field(default_factory=list)  # what chance cannot have brought

    def clockwise(self) -> list[int]:
        """The seats from the starting player on."""
        return [(self.first + n) % self.seats for n in range(self.seats)]

    def stars(self, seat: int) -> int:
        return sum(self.contents.cards[card].stars for card in self.players[seat].completed)

    def hourglasses(self, seat: int) -> int:
        return sum(self.contents.cards[card].hourglasses for card in self.players[seat].completed)

    def remove(self, seat: int, cell: str) -> Piece | None:
        """Take the piece from a cell: a square goes to the supply, a disc to its owner (or where the option says)."""
        piece = self.players[seat].area.pop(cell, None)
        if piece is None:
            return None
        if piece.kind == "square":
            self.supply[piece.element] += 1
        elif self.options["displaced_disc"] == "to_owner":
            self.players[seat].front[piece.element] += 1
        else:
            self.reserve[piece.element] += 1
        return piece


def empty_table(seats: int, contents: Contents, options: dict[str, Any], seen: dict[str, Any]) -> Table:
    """Squares all in the supply; of each kind of disc the number of the table, the rest in the box."""
    box = components()
    number = box.disc_table[str(seats)]
    reserve = {element: have if number == "all" else number for element, have in box.discs.items()}
    return Table(
        seats=seats,
        contents=contents,
        options=options,
        seen=seen,
        players=[Player() for _ in range(seats)],
        supply=dict(contents.squares),
        reserve=reserve,
        boxed={element: box.discs[element] - reserve[element] for element in ELEMENTS},
    )
