"""Everything that can happen, for logs and animation. A piece is told as `b4 E`, a square, or `b4 (E)`, a disc."""

from __future__ import annotations

from typing import ClassVar

from tavola.games.realm_of_sand.state import SandEvent
from tavola.kernel.decision import Seat


# -- set-up
class StartingPlayerNamed(SandEvent, frozen=True):
    seat: Seat


class BoardTaken(SandEvent, frozen=True):
    seat: Seat
    board: str
    face: str


class ExtraDiscTaken(SandEvent, frozen=True):
    seat: Seat
    element: str


class TableSet(SandEvent, frozen=True):
    """Set-up is done; the first round begins."""

    seats: int
    seat: Seat  # the starting player


# -- rounds and turns
class TurnStarted(SandEvent, frozen=True):
    seat: Seat
    round: int


class RoundEnded(SandEvent, frozen=True):
    round: int


class DisplayRefilled(SandEvent, frozen=True):
    cards: tuple[str, ...]
    reveals: ClassVar[str] = "hidden"


# -- tiles
class TilePlaced(SandEvent, frozen=True):
    seat: Seat
    tile: str
    cells: tuple[str, ...]


class PiecesRemoved(SandEvent, frozen=True):
    """Pieces that gave way to a tile or a disc."""

    seat: Seat
    pieces: tuple[str, ...]


class SquaresPlaced(SandEvent, frozen=True):
    seat: Seat
    pieces: tuple[str, ...]


class ColourShort(SandEvent, frozen=True):
    """The supply has too few squares of this element: these cells of the tile stay empty."""

    seat: Seat
    element: str
    cells: tuple[str, ...]


class TileReturned(SandEvent, frozen=True):
    seat: Seat
    tile: str


class TileLaidAside(SandEvent, frozen=True):
    """Solo: the tile is a round marker now."""

    seat: Seat
    tile: str
    markers: int


class TileTaken(SandEvent, frozen=True):
    seat: Seat
    tile: str
    index: int  # 0 is the first from the start
    passed: str = ""  # the tile that the Queen passes by


# -- discs
class SummonBegun(SandEvent, frozen=True):
    seat: Seat
    limit: int


class DiscPlaced(SandEvent, frozen=True):
    seat: Seat
    element: str
    cell: str


class DiscMoved(SandEvent, frozen=True):
    seat: Seat
    element: str
    start: str
    end: str


# -- buildings
class PiecesPaid(SandEvent, frozen=True):
    seat: Seat
    pieces: tuple[str, ...]


class CardCompleted(SandEvent, frozen=True):
    seat: Seat
    card: str
    cells: tuple[str, ...]
    stars: int
    hourglasses: int


class DiscBonus(SandEvent, frozen=True):
    seat: Seat
    elements: tuple[str, ...]
    missing: tuple[str, ...]


class LevelChanged(SandEvent, frozen=True):
    seat: Seat
    level: int


class DarkCellOpened(SandEvent, frozen=True):
    seat: Seat
    cell: str


# -- crystals
class CrystalCharged(SandEvent, frozen=True):
    seat: Seat


class CrystalUsed(SandEvent, frozen=True):
    seat: Seat
    power: str


class CardsLookedAt(SandEvent, frozen=True):
    seat: Seat
    level: int
    number: int
    cards: tuple[str, ...] | None
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[str] = "hidden"


class CardKept(SandEvent, frozen=True):
    seat: Seat
    level: int
    card: str | None
    secret: ClassVar[tuple[str, ...]] = ("card",)


class DiscExchanged(SandEvent, frozen=True):
    seat: Seat
    given: str
    taken: str
    cell: str = ""  # where it lies, or "" for the front


class SquareCarried(SandEvent, frozen=True):
    seat: Seat
    element: str
    start: str
    end: str


class TilesSwapped(SandEvent, frozen=True):
    seat: Seat
    given: str
    taken: str


# -- the end
class EndTriggered(SandEvent, frozen=True):
    seat: Seat
    hourglasses: int


class GameEnded(SandEvent, frozen=True):
    """`ranking` names the seats from the first place to the last; alone there is a rank instead."""

    ending: str
    ranking: tuple[Seat, ...]
    stars: tuple[int, ...]  # by seat
    rank: str = ""
