"""What happened, told in the past tense: the chronicle of a match."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from tavola.kernel.decision import Seat
from tavola.kernel.event import Event


class DuelEvent(Event, frozen=True):
    """Base of this game's events."""


class EraStarted(DuelEvent, frozen=True):
    reveals: ClassVar[str] = "chance"  # the seed chooses the set of Unique Supporters
    era: int
    sheet: str
    supporters: str
    king: str = ""  # the character who reigns


class CharacterTaken(DuelEvent, frozen=True):
    seat: Seat
    character: str


class RoundStarted(DuelEvent, frozen=True):
    round: int
    turn: int


class TurnEnded(DuelEvent, frozen=True):
    era: int
    turn: int


class PlanLocked(DuelEvent, frozen=True):
    seat: Seat


class PlanShown(DuelEvent, frozen=True):
    """Planned in the open, because the other has a power that asks for it."""

    reveals: ClassVar[str] = "hidden"
    seat: Seat
    plan: int


class PlansRevealed(DuelEvent, frozen=True):
    reveals: ClassVar[str] = "hidden"
    round: int
    plans: tuple[int, int]
    first: int = -1  # who acts first; -1 when the plans are equal


class RoundCancelled(DuelEvent, frozen=True):
    round: int
    plan: int


class ActionStood(DuelEvent, frozen=True):
    """An action survived an equal plan."""

    seat: Seat
    plan: int


class DiceRolled(DuelEvent, frozen=True):
    reveals: ClassVar[str] = "chance"
    seat: Seat
    dice: tuple[int, ...]


class FaceChosen(DuelEvent, frozen=True):
    seat: Seat
    face: int


class DiceSplit(DuelEvent, frozen=True):
    seat: Seat
    own: tuple[int, ...]
    others: tuple[int, ...]


class DieChanged(DuelEvent, frozen=True):
    """A modifier changed a die before it was shared out or while the other held it."""

    seat: Seat
    die: int
    value: int


class DieUsed(DuelEvent, frozen=True):
    seat: Seat
    dice: tuple[int, ...]
    column: int
    modifiers: int = 0
    set_dice: int = 0


class DiceLost(DuelEvent, frozen=True):
    seat: Seat
    dice: tuple[int, ...]


class ModifierDrawn(DuelEvent, frozen=True):
    seat: Seat
    turn: int
    useless: bool = False  # it expires before it can be used


class ModifierPassed(DuelEvent, frozen=True):
    seat: Seat


class ModifierSpent(DuelEvent, frozen=True):
    seat: Seat
    turn: int
    n: int


class ModifierExpired(DuelEvent, frozen=True):
    seat: Seat
    turn: int
    n: int


class RowBlackened(DuelEvent, frozen=True):
    seat: Seat
    column: int
    row: int  # 1 is the topmost
    circles: int  # of this row, blackened now


class LineCrossed(DuelEvent, frozen=True):
    seat: Seat
    column: int
    number: int


class NumberCircled(DuelEvent, frozen=True):
    seat: Seat
    slot: str
    number: int
    area: str


class NumberUnavailable(DuelEvent, frozen=True):
    seat: Seat
    number: int


class NumberPassed(DuelEvent, frozen=True):
    seat: Seat
    number: int


class TerritoryControlled(DuelEvent, frozen=True):
    seat: Seat
    box: str
    area: str


class UniqueTaken(DuelEvent, frozen=True):
    seat: Seat
    unique: str


class UniqueTooLate(DuelEvent, frozen=True):
    seat: Seat
    unique: str


class AbilityResolved(DuelEvent, frozen=True):
    seat: Seat
    unique: str


class AbilityIdle(DuelEvent, frozen=True):
    """A part of an ability had no legal target."""

    seat: Seat
    effect: str


class PowerGained(DuelEvent, frozen=True):
    """A lasting power from now on: for so many rounds or times."""

    seat: Seat
    effect: str
    n: int = 0


class ActionForbidden(DuelEvent, frozen=True):
    seat: Seat  # who may not plan it
    action: int
    until: int


class SlotBlocked(DuelEvent, frozen=True):
    seat: Seat  # on whose map
    slot: str
    number: int
    area: str


class EdgeChanged(DuelEvent, frozen=True):
    seat: Seat
    edge: str
    kind: str
    present: bool


class EraEndTriggered(DuelEvent, frozen=True):
    reason: str


class TermScored(msgspec.Struct, frozen=True, gc=False):
    """One line of the count: what for, and how much for each seat."""

    term: str
    vp: tuple[int, int]
    of: str = ""  # what it is about: a group, tags, something counted, `unique:<id>` or `character:<id>`


class EraScored(DuelEvent, frozen=True):
    era: int
    vp: tuple[int, int]
    terms: tuple[TermScored, ...]


class EraWon(DuelEvent, frozen=True):
    era: int
    seat: int  # -1: drawn
    by: str
    character: str = ""
    slot: str = ""


class CoinTossed(DuelEvent, frozen=True):
    reveals: ClassVar[str] = "chance"
    slot: str  # "a" or "b"
    why: str  # "branch" or "order"


class BranchChosen(DuelEvent, frozen=True):
    era: int
    sheet: str


class CampaignWon(DuelEvent, frozen=True):
    seat: int  # -1: shared, or no overall winner
    eras: tuple[int, int]
