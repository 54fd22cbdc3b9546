"""Everything that can be done in a duel, one record each; their rules are in the chapters of the same names."""

from __future__ import annotations

from tavola.games.sangue_reale.state import DuelDo
from tavola.games.sangue_reale.vocabulary import AnyEffect
from tavola.kernel.decision import Seat
from tavola.kernel.do import AnyDo

# -- campaign.py, setup.py


class Campaign(DuelDo, frozen=True):
    """Four Eras, one after the other."""


class LaterEra(DuelDo, frozen=True):
    """One Era of a campaign whose Eras are played at one table each."""

    number: int


class Era(DuelDo, frozen=True):
    """One Era from its sheets to its winner."""

    number: int
    sheet: str
    overlays: tuple[str, ...] = ()
    crowned: int = -1  # the seat that counts as winner of the Era before, for overlays


class TakeCharacter(DuelDo, frozen=True):
    seat: Seat
    character: str


# -- rounds.py, planning.py


class Round(DuelDo, frozen=True):
    """Planning, then action."""


class Plan(DuelDo, frozen=True):
    seat: Seat
    action: int


# -- actions.py, one for each face of the planning die


class RollOne(DuelDo, frozen=True):
    seat: Seat


class RollTwo(DuelDo, frozen=True):
    seat: Seat


class RollThree(DuelDo, frozen=True):
    seat: Seat


class RollFour(DuelDo, frozen=True):
    seat: Seat


class RollFive(DuelDo, frozen=True):
    seat: Seat


class DoNotRoll(DuelDo, frozen=True):
    seat: Seat


class ChooseFace(DuelDo, frozen=True):
    seat: Seat
    face: int


class ShareOut(DuelDo, frozen=True):
    """Dice of one action go to the roller and to the other."""

    seat: Seat
    own: tuple[int, ...]
    others: tuple[int, ...] = ()


# -- dice.py


class UseDice(DuelDo, frozen=True):
    """The player of the last hand on the table uses his dice one by one."""


class UseFaceChanged(DuelDo, frozen=True):
    """Action 1: the face was chosen for what a modifier makes of it, and is used so."""


class Use(DuelDo, frozen=True):
    """One die, or two for a pair row, blackens the front row of a column."""

    dice: tuple[int, ...]
    column: int
    modifiers: int = 0
    set_dice: int = 0


class LoseDice(DuelDo, frozen=True):
    """What is left in the hand is lost."""


# -- modifiers.py


class ChangeDie(DuelDo, frozen=True):
    """A die counts as another value; if it meets a pair row, a partner must be named."""

    die: int
    value: int
    modifiers: int = 0
    set_dice: int = 0


class MayChangeRoll(DuelDo, frozen=True):
    """The roller may change dice before they are shared out (sr.modifier_timing = before_split)."""

    seat: Seat


class ChangeRoll(DuelDo, frozen=True):
    seat: Seat
    die: int
    value: int
    modifiers: int


class MayMeddle(DuelDo, frozen=True):
    """A player may change dice that the other is about to use (sr.modifier_target = any_die)."""

    seat: Seat


class Meddle(DuelDo, frozen=True):
    seat: Seat
    die: int
    value: int
    modifiers: int


class DrawSmallCircle(DuelDo, frozen=True):
    """A modifier for one turn."""

    seat: Seat
    turn: int


class DrawNothing(DuelDo, frozen=True):
    seat: Seat


# -- supporters.py, territories.py, uniques.py


class ResolveTriggers(DuelDo, frozen=True):
    """Lines and icons that were reached have their effect, first in first out."""


class ChooseTriggerOrder(DuelDo, frozen=True):
    seat: Seat
    number: int
    unique: int


class FirstInTheQueue(DuelDo, frozen=True):
    """These triggers, in this order, before all others that wait."""

    triggers: tuple[AnyDo, ...]


class CircleNumber(DuelDo, frozen=True):
    """A line was crossed: one free number like this may be circled."""

    seat: Seat
    number: int


class CircleSlot(DuelDo, frozen=True):
    seat: Seat
    slot: int


class PassNumber(DuelDo, frozen=True):
    seat: Seat
    number: int


class ReachUnique(DuelDo, frozen=True):
    """A row with an icon was blackened."""

    seat: Seat
    unique: int


class Ability(DuelDo, frozen=True):
    """A Unique Supporter does all it can do, in the order of its text."""

    seat: Seat
    unique: int


# -- effects.py, borders.py


class UsePower(DuelDo, frozen=True):
    """One effect from the closed vocabulary."""

    seat: Seat
    effect: AnyEffect


class BlackenColumn(DuelDo, frozen=True):
    """Front rows are blackened without dice."""

    seat: Seat
    column: int
    rows: int = 1
    width: str = "single"  # or "any": pair rows too


class KeepDice(DuelDo, frozen=True):
    """Dice granted by an ability, an action of their own."""

    seat: Seat
    dice: tuple[int, ...]


class ChangeEdge(DuelDo, frozen=True):
    """A border or river appears or vanishes."""

    seat: Seat
    edge: int


class BlockSlot(DuelDo, frozen=True):
    seat: Seat  # who blocks
    slot: int
    lost: bool


class ForbidAction(DuelDo, frozen=True):
    seat: Seat  # who forbids
    action: int
    rounds: int
