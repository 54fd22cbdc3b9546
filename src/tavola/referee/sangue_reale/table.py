"""The referee's own table: two sheets of paper and what has been written on them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tavola.referee.sangue_reale.printed import Pack, Row, Sheet, Slot

if TYPE_CHECKING:
    from tavola.referee.sangue_reale.watching import Watch


@dataclass
class Player:
    """What one player has written, and what the player's Unique Supporters have promised."""

    seat: int
    character: str = ""
    plan: int = 0
    chronology: list[int] = field(default_factory=list)
    modifiers: list[int] = field(default_factory=lambda: [0] * 5)
    spent: int = 0
    rows: list[int] = field(default_factory=lambda: [0] * 6)
    half: set[int] = field(default_factory=set)  # columns whose front pair row has one circle blackened
    circled: set[str] = field(default_factory=set)
    present: set[str] = field(default_factory=set)  # borders and rivers on this player's map
    first_until: int = 0
    openly_until: int = 0
    forbidden: dict[int, int] = field(default_factory=dict)  # action -> last round in which it may not be planned
    wraps: bool = False
    doubles: bool = False
    blocked: set[str] = field(default_factory=set)  # numbers struck out by the other
    waived: set[str] = field(default_factory=set)  # those of them that are no longer needed
    uncancels: int = 0
    set_dice: int = 0
    terms: list[dict[str, Any]] = field(default_factory=list)  # the scoring lines of this side
    values: dict[str, int] = field(default_factory=dict)  # what each box is worth on this side


@dataclass
class Hand:
    """Dice that one action has given to one player."""

    seat: int
    dice: list[int]
    used: list[int] = field(default_factory=list)
    changed: list[int] = field(default_factory=list)  # values of dice that have had a modifier
    owed: bool = False  # a face chosen for what a modifier makes of it: it is not let go (SR-7.3)


class Table:
    """All facts of one Era as the referee knows them."""

    def __init__(self, watch: Watch, pack: Pack, options: dict[str, Any]) -> None:
        self.watch = watch
        self.pack = pack
        self.options = options
        self.sheet: Sheet
        self.players = [Player(0), Player(1)]
        self.boxes: dict[str, int] = {}  # box -> seat
        self.uniques: dict[str, int] = {}  # Unique Supporter -> seat
        self.round = 0
        self.acting = -1
        self.rolled: list[int] = []
        self.changed: list[int] = []  # values of dice rolled that have had a modifier
        self.hands: list[Hand] = []
        self.queue: list[tuple[Any, ...]] = []  # triggers that wait, the oldest first
        self.cancelled = 0
        self.ending = ""
        self.results: list[dict[str, Any]] = []
        self.history = ""  # the side that won each Era of a campaign

    def turn(self) -> int:
        """Rounds 1 to 5 are the first turn, 6 to 10 the second (SR-3.2)."""
        return 1 + (max(self.round, 1) - 1) // 5

    def live(self, seat: int) -> int:
        """Modifiers that this player may use in the current round (SR-8.6)."""
        return self.players[seat].modifiers[self.turn() - 1]

    def front(self, seat: int, column: int) -> Row | None:
        """The topmost row that is not blackened; none where the column is full."""
        rows = self.sheet.columns[column - 1]
        done = self.players[seat].rows[column - 1]
        return rows[done] if done < len(rows) else None

    def circles(self, seat: int, column: int) -> int:
        """Blackened circles of a column: each is one supporter (SR-6.13)."""
        rows = self.sheet.columns[column - 1]
        whole = sum(row.width for row in rows[: self.players[seat].rows[column - 1]])
        return whole + (1 if column in self.players[seat].half else 0)

    def all_circles(self, seat: int) -> int:
        return sum(self.circles(seat, column) for column in range(1, 7))

    def territories(self, seat: int) -> list[set[str]]:
        """Areas that no border and no river parts on this player's map are one territory (SR-11.2)."""
        lands = [{area} for area in self.sheet.areas]
        for edge in self.sheet.edges:
            if edge.id not in self.players[seat].present:
                joined = [land for land in lands if edge.sides[0] in land or edge.sides[1] in land]
                lands = [land for land in lands if land not in joined] + [set().union(*joined)]
        return lands

    def territory(self, seat: int, area: str) -> set[str]:
        return next(land for land in self.territories(seat) if area in land)

    def boxes_in(self, land: set[str]) -> list[str]:
        return [box.id for box in self.sheet.boxes if box.area in land]

    def slots_in(self, land: set[str]) -> list[Slot]:
        return [slot for slot in self.sheet.slots if slot.area in land]

    def is_controlled(self, land: set[str]) -> bool:
        """A territory with several boxes is nobody's, whatever is written in them (SR-11.5)."""
        boxes = self.boxes_in(land)
        return len(boxes) == 1 and boxes[0] in self.boxes
