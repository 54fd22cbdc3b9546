"""The facts on the table of Realm of Sand."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import ClassVar

import msgspec

from tavola.games.realm_of_sand.boards import Side
from tavola.games.realm_of_sand.choices import SandChoice
from tavola.games.realm_of_sand.content import Card, SandBox
from tavola.games.realm_of_sand.options import SandOptions
from tavola.games.realm_of_sand.shapes import BASIC, ELEMENTS
from tavola.kernel.choice import Choice
from tavola.kernel.decision import Seat
from tavola.kernel.do import Do
from tavola.kernel.event import Event
from tavola.kernel.state import State

LEVELS = (1, 2, 3)
BEFORE, AFTER, OVER = "before", "after", "over"  # the main action of this turn: still to come, done; the turn is over


class SandDo(Do, frozen=True):
    """Everything that can be done in Realm of Sand."""


class SandEvent(Event, frozen=True):
    """Everything that can happen in Realm of Sand."""


class Player(msgspec.Struct):
    """What lies before one player. Sets of cells are numbers with one bit a cell, see boards.py."""

    board: str = ""
    face: str = ""  # "basic" or "advanced"
    # for each element the cells with its squares
    squares: list[int] = msgspec.field(default_factory=lambda: [0] * BASIC)
    discs: list[int] = msgspec.field(default_factory=lambda: [0] * len(ELEMENTS))  # likewise for discs
    front: list[int] = msgspec.field(default_factory=lambda: [0] * len(ELEMENTS))  # discs not on the board, by element
    active: list[str] = msgspec.field(default_factory=list)  # the tiles one may place
    level: int = 0
    opened: int = 0  # dark cells opened for good; only where the table's dark rule opens cells
    charged: bool = False
    charged_in_round: int = 0
    completed: list[str] = msgspec.field(default_factory=list)
    kept: list[str] = msgspec.field(default_factory=list)  # face down, by the red power

    def clone(self) -> Player:
        return Player(
            self.board,
            self.face,
            self.squares.copy(),
            self.discs.copy(),
            self.front.copy(),
            self.active.copy(),
            self.level,
            self.opened,
            self.charged,
            self.charged_in_round,
            self.completed.copy(),
            self.kept.copy(),
        )

    def occupied(self) -> int:
        """The cells that hold a piece."""
        s, d = self.squares, self.discs
        return s[0] | s[1] | s[2] | d[0] | d[1] | d[2] | d[3] | d[4]

    def pieces(self) -> int:
        """How many squares and discs lie on the board."""
        return self.occupied().bit_count()

    def disc_cells(self) -> int:
        d = self.discs
        return d[0] | d[1] | d[2] | d[3] | d[4]


class Summoning(msgspec.Struct):
    """A summon under way."""

    limit: int  # how many discs may be placed or moved in all
    steps: int = 0
    used: int = 0  # cells with discs that were placed or moved in this summon
    # used and then sent back to the front
    used_front: list[int] = msgspec.field(default_factory=lambda: [0] * len(ELEMENTS))

    def clone(self) -> Summoning:
        clone = copy.copy(self)
        clone.used_front = self.used_front.copy()
        return clone


class Sand(State, kw_only=True):
    """The whole table. Lists by level hold level 1 first; counts by element are in the order of ELEMENTS."""

    deeds: ClassVar[type[Do]] = SandDo
    choice_kinds: ClassVar[type[Choice]] = SandChoice

    box: SandBox
    options: SandOptions
    players: list[Player]
    supply: list[int]  # squares by element
    reserve: list[int]  # discs by element
    boxed: list[int]  # discs put away at set-up
    decks: list[list[str]]  # the top card is the last
    display: list[list[str]]  # face-up cards; "" is a gap
    circle: list[str]  # tiles from the start, just clockwise of the Queen, to the end behind her
    sunk: list[list[Seat]]  # who knows the lowest cards of each deck, from the bottom up
    offer: list[str] = []  # boards to choose from at set-up
    aside: list[str] = []  # solo: round markers
    first: Seat = 0  # the starting player
    turn: Seat = 0  # whose turn it is
    round: int = 0
    phase: str = BEFORE
    granted: int = 0  # while a tile is being placed: the cells of it that receive a square
    lifted: list[int] = []  # squares removed by the tile being placed that are not back in the supply yet, by element
    summoning: Summoning | None = None
    looked_at: list[str] = []  # by the red power, just now
    looked_in: int = 0  # the level of that deck, or 0
    swapped: list[str] = []  # tiles given and taken so far by the blue power being used
    ending: str = ""

    def clone(self) -> Sand:
        clone = State.clone(self)
        clone.players = [player.clone() for player in self.players]
        clone.supply = self.supply.copy()
        clone.reserve = self.reserve.copy()
        clone.boxed = self.boxed.copy()
        clone.decks = [deck.copy() for deck in self.decks]
        clone.display = [row.copy() for row in self.display]
        clone.circle = self.circle.copy()
        clone.aside = self.aside.copy()
        clone.offer = self.offer.copy()
        clone.lifted = self.lifted.copy()
        clone.looked_at = self.looked_at.copy()
        clone.swapped = self.swapped.copy()
        clone.sunk = [knowers.copy() for knowers in self.sunk]
        if self.summoning is not None:
            clone.summoning = self.summoning.clone()
        return clone

    def side(self, player: Player) -> Side:
        return self.box.sides[player.board, player.face]

    def card(self, card: str) -> Card:
        return self.box.cards[card]


def in_turn_order(g: Sand) -> Iterator[Seat]:
    """RS-3.1: the starting player, then clockwise."""
    seats = len(g.players)
    return ((g.first + nth) % seats for nth in range(seats))


def stars(g: Sand, seat: Seat) -> int:
    return sum(g.box.cards[card].stars for card in g.players[seat].completed)


def hourglasses(g: Sand, seat: Seat) -> int:
    return sum(g.box.cards[card].hourglasses for card in g.players[seat].completed)
