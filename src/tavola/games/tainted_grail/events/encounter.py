"""What can happen: encounter."""

from __future__ import annotations

from tavola.games.tainted_grail.events.base import GrailEvent
from tavola.kernel.decision import Seat


class EncounterLeft(GrailEvent, frozen=True):
    seat: Seat
    how: str


class ActivationEnded(GrailEvent, frozen=True):
    seat: Seat


class CardPlayed(GrailEvent, frozen=True):
    seat: Seat
    card: str
    magic: int


class KeyConnected(GrailEvent, frozen=True):
    seat: Seat
    card: str
    key: str  # the Attribute, "magic" or "free"


class ItemBroughtIntoUse(GrailEvent, frozen=True):
    seat: Seat
    item: str


class ItemSetAside(GrailEvent, frozen=True):
    seat: Seat
    item: str


class CharactersRobbed(GrailEvent, frozen=True):
    seats: tuple[Seat, ...]


class WeaponsShattered(GrailEvent, frozen=True):
    seat: Seat
    items: tuple[str, ...]


class FleeTried(GrailEvent, frozen=True):
    seat: Seat
    why: str  # chosen, or cards: there are none left


class FleeCoinFlipped(GrailEvent, frozen=True):
    reveals = "chance"
    seat: Seat
    face: str


class SequenceCardLost(GrailEvent, frozen=True):
    """A card left the Sequence with everything on it."""

    seat: Seat
    card: str


class TimeTokenPlaced(GrailEvent, frozen=True):
    card: str
    n: int


class TimeTokenRemoved(GrailEvent, frozen=True):
    card: str
    left: int


class AbilityCovered(GrailEvent, frozen=True):
    """A Delayed Ability was covered before its time and will not happen."""

    card: str


class ChargesChanged(GrailEvent, frozen=True):
    card: str
    by: int
    now: int


class PanicCardTurned(GrailEvent, frozen=True):
    reveals = "hidden"
    seat: Seat
    card: str


class TurnEnded(GrailEvent, frozen=True):
    turn: int


class CharacterActivated(GrailEvent, frozen=True):
    seat: Seat
    turn: int


class AffinityMoved(GrailEvent, frozen=True):
    by: int
    now: int


class EnemyReacted(GrailEvent, frozen=True):
    seat: Seat
    card: str
    stage: int


class StageWon(GrailEvent, frozen=True):
    stage: int


class PartyDisagreed(GrailEvent, frozen=True):
    """Some would have avoided or given up, but not all."""

    seats: tuple[Seat, ...]


class EncounterEnded(GrailEvent, frozen=True):
    card: str
    outcome: str


class OutcomeRead(GrailEvent, frozen=True):
    """The pack's own line for how it ended; its words are `encounter-<id>-won` or `-lost` (D.10)."""

    reveals = "hidden"
    card: str
    line: str


class GuardianStayed(GrailEvent, frozen=True):
    card: str
    at: int


class EncounterDrawn(GrailEvent, frozen=True):
    reveals = "hidden"
    card: str
    seats: tuple[Seat, ...]


class NoEncounterFound(GrailEvent, frozen=True):
    """The deck is empty, or the card is not to be had (TG-24.5)."""

    deck: str = ""
    card: str = ""


class PoolChanged(GrailEvent, frozen=True):
    by: int
    now: int


class EnemyAttacked(GrailEvent, frozen=True):
    seat: Seat
    card: str
    pool: int


class OpportunityTaken(GrailEvent, frozen=True):
    seat: Seat
    card: str


class CardsDrawn(GrailEvent, frozen=True):
    """Hands are open to all (TG-32.11), deck orders to nobody: drawing shows what was hidden."""

    reveals = "hidden"
    seat: Seat
    cards: tuple[str, ...]


class CardDiscarded(GrailEvent, frozen=True):
    seat: Seat
    card: str


class DeckCardDiscarded(GrailEvent, frozen=True):
    """From the top of the deck, unseen until now."""

    reveals = "hidden"
    seat: Seat
    card: str


class HandExchanged(GrailEvent, frozen=True):
    seat: Seat
    left: int
