"""The two sheets, the dice and the King's Track as facts, and the small questions every chapter asks of them."""

from __future__ import annotations

import copy
from typing import ClassVar, Self, TypeAlias

import msgspec

from tavola.games.sangue_reale.choices import DuelChoice
from tavola.games.sangue_reale.content import DuelBox
from tavola.games.sangue_reale.layout import Layout, Side
from tavola.games.sangue_reale.options import Rulings
from tavola.kernel.choice import Choice
from tavola.kernel.decision import Seat
from tavola.kernel.do import AnyDo, Do
from tavola.kernel.state import State

SEATS = (0, 1)
FREE = -1  # nobody's: a box or a Unique Supporter without initials
NO_ONE = -1  # the winner of a drawn Era
FACES = (1, 2, 3, 4, 5, 6)  # a standard die; opposite faces add up to seven (SR-1.4)
TURNS = (1, 2, 3, 4, 5)
ROUNDS_IN_A_TURN = 5  # SR-3.2
LAST_ROUND = 25  # the King's Track has no more sections (SR-3.1, SR-3.6, SR-15.4)
ERAS = (1, 2, 3, 4)


class DuelDo(Do, frozen=True):
    """Base of everything that is done in this game; the kinds are in deeds.py."""


# Values of dice that have had their modifier, where each may have only one (sr.modifier_stack = one_per_die).
# Unset it is not written down, so that other tables are the same bytes as ever.
Changed: TypeAlias = tuple[int, ...] | msgspec.UnsetType


class Hand(msgspec.Struct, frozen=True, gc=False):
    """Dice that one action gives to one player: those still to be used and the values used already."""

    seat: Seat
    dice: tuple[int, ...]
    used: tuple[int, ...] = ()
    changed: Changed = msgspec.UNSET


class EraResult(msgspec.Struct, frozen=True, gc=False):
    """How an Era ended."""

    era: int
    sheet: str
    winner: int  # a seat, or NO_ONE
    by: str  # "vp", "boxes", "uniques", "circles", "crown" or "draw"
    vp: tuple[int, int]
    characters: tuple[str, str]  # by seat


class Sheet(msgspec.Struct):
    """One player's sheet of the current Era (SR-1.5): marks, which stay (SR-1.6), and the lasting powers gained."""

    character: str = ""
    side: int = 0  # 0 for the character of slot a, 1 for slot b
    plan: int = 0  # the action shown for this round; 0 before the reveal
    chronology: list[int] = msgspec.field(default_factory=list)  # one value for each round
    modifiers: list[int] = msgspec.field(default_factory=lambda: [0] * 5)  # live small circles, by turn
    spent: int = 0  # modifiers crossed out by use
    rows: list[int] = msgspec.field(default_factory=lambda: [0] * 6)  # blackened rows, by column
    half: int = 0  # columns whose front pair row is half blackened, a bit each (only sr.pair_fill = half_allowed)
    circled: int = 0  # numbers circled on the own map, a bit for each slot (SR-9.7, SR-9.8)
    blocked: int = 0  # slots struck out by the other, a bit each
    waived: int = 0  # blocked slots that are no longer needed for control
    present: int = 0  # borders and rivers present on this map, a bit for each edge
    first_until: int = 0  # acts first up to this round
    openly_until: int = 0  # must plan openly up to this round
    forbidden: dict[int, int] = msgspec.field(default_factory=dict)  # action -> last round without it
    uncancels: int = 0  # how often the own action still survives an equal plan
    set_dice: int = 0  # how often a die may still be set to any value
    wraps: bool = False  # modifiers pass between 6 and 1
    doubles: bool = False  # a modifier changes a die by up to two

    def clone(self) -> Sheet:
        clone = copy.copy(self)
        clone.chronology = self.chronology.copy()
        clone.modifiers = self.modifiers.copy()
        clone.rows = self.rows.copy()
        clone.forbidden = self.forbidden.copy()
        return clone


class Duel(State, kw_only=True):
    """The table: two sheets that show the same places (SR-2.4), the dice lying on it, and the Eras already told."""

    deeds: ClassVar[type[Do]] = DuelDo
    choice_kinds: ClassVar[type[Choice]] = DuelChoice

    box: DuelBox
    options: Rulings
    era: int = 0
    layout: str = ""  # names the printed sheet with all that the past changed on it
    supporters: str = ""  # the set of Unique Supporters that the seed chose
    round: int = 0
    rounds_begun: int = 0  # in all Eras
    sheets: list[Sheet] = msgspec.field(default_factory=lambda: [Sheet(), Sheet()])
    boxes: list[int] = msgspec.field(default_factory=list)  # whose initials (an X on the other sheet), or FREE
    uniques: list[int] = msgspec.field(default_factory=list)  # the same for Unique Supporters (SR-10.4)
    acting: int = NO_ONE  # whose action is being executed
    rolled: tuple[int, ...] = ()  # the dice of the action in course, as rolled
    changed: Changed = msgspec.UNSET  # of the dice rolled
    hands: list[Hand] = msgspec.field(default_factory=list)  # dice waiting to be used; the last hand goes first
    queue: list[AnyDo] = msgspec.field(default_factory=list)  # lines and icons reached, first in first out
    cancelled: int = 0  # rounds cancelled in this Era
    ending: str = ""  # why the Era ends with this round: "king_died" or "all_taken"
    history: str = ""  # the slot that chose each branch so far: "ab"
    results: list[EraResult] = msgspec.field(default_factory=list)

    def clone(self) -> Self:
        clone = State.clone(self)
        clone.sheets = [sheet.clone() for sheet in self.sheets]
        clone.boxes = self.boxes.copy()
        clone.uniques = self.uniques.copy()
        clone.hands = self.hands.copy()
        clone.queue = self.queue.copy()
        clone.results = self.results.copy()
        return clone


def other(seat: Seat) -> Seat:
    return 1 - seat


def turn_of(round: int) -> int:
    """Five rounds make a turn."""
    return (round + ROUNDS_IN_A_TURN - 1) // ROUNDS_IN_A_TURN


def current_turn(g: Duel) -> int:
    """The turn of the round that is being played, the first one before it has begun; asked for at every die."""
    return (g.round + ROUNDS_IN_A_TURN - 1) // ROUNDS_IN_A_TURN or 1


def layout_of(g: Duel) -> Layout:
    return g.box.layouts[g.layout]


def side_of(g: Duel, seat: Seat) -> Side:
    """What is printed on this player's side of the sheet."""
    return g.box.layouts[g.layout].sides[g.sheets[seat].side]
