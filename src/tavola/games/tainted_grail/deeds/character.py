"""What can be done: character."""

from __future__ import annotations

from tavola.games.tainted_grail.content.vocabulary import Filter
from tavola.games.tainted_grail.state import GrailDo
from tavola.kernel.decision import Seat


class GainSecret(GrailDo, frozen=True):
    seat: Seat
    number: int


class SettleConditions(GrailDo, frozen=True):
    """A track has moved: condition cards that fit it now are taken, those that no longer do are put back."""

    seat: Seat


class GainAttribute(GrailDo, frozen=True):
    """One point more: a marker, or from the third on a Skill card of the player's choice (TG-16.3)."""

    seat: Seat
    attribute: str
    with_others: int = 0  # points that one effect gives are gained together, under a number of their own


class TakeSkill(GrailDo, frozen=True):
    """A card and one of its sides; the other side is given up for good."""

    seat: Seat
    card: str
    side: str
    with_others: int = 0


class LoseAttribute(GrailDo, frozen=True):
    """So many points less, never below 0 (TG-16.6)."""

    seat: Seat
    attribute: str
    n: int = 1


class GiveSkillBack(GrailDo, frozen=True):
    seat: Seat
    card: str


class ReceiveKeyword(GrailDo, frozen=True):
    seat: Seat
    copy: str


class ChooseInUse(GrailDo, frozen=True):
    """Which card of one keyword is in use; the others go face down."""

    seat: Seat
    keyword: str


class TurnUp(GrailDo, frozen=True):
    seat: Seat
    copy: str


class Equip(GrailDo, frozen=True):
    """Each keyword once in use; a Character with a choice makes it (TG-5.13)."""

    seat: Seat


class DrawItems(GrailDo, frozen=True):
    """Draw from the Item deck; with a filter, until the first that fits (TG-26.6)."""

    seat: Seat
    count: int
    wanted: Filter


class GainItem(GrailDo, frozen=True):
    """A named Item, taken out of the deck."""

    seat: Seat
    item: str


class DiscardItems(GrailDo, frozen=True):
    """So many Items of a sort, or all of them, go to the bottom of the deck. Secrets are skipped (TG-27.3)."""

    seat: Seat
    count: int
    wanted: Filter


class DiscardItem(GrailDo, frozen=True):
    seat: Seat
    copy: str


class HoldToItemLimit(GrailDo, frozen=True):
    """Too many Items: the owner discards down to the limit, outside Encounters at once."""

    seat: Seat
