"""What can be done: encounter."""

from __future__ import annotations

import msgspec

from tavola.games.tainted_grail.content.effect import AnyEffect
from tavola.games.tainted_grail.state import GrailDo
from tavola.kernel.decision import Option, Seat
from tavola.kernel.do import AnyDo


class PlayEncounter(GrailDo, frozen=True):
    """From the Avoid offer to the last Turn."""


class Turn(GrailDo, frozen=True):
    """Every member is activated once, then the Turn ends (TG-34.1)."""


class Activation(GrailDo, frozen=True):
    """One member acts: phases 1 to 4."""

    seat: Seat


class PlayCard(GrailDo, frozen=True):
    """A card from hand or, in Panic, the one just turned up; with the rows of Magic Keys that will be paid."""

    seat: Seat
    card: str
    magic: tuple[int, ...] = ()
    free: bool = False  # the demand for Continue is waived: an effect plays it, or Panic does


class CloseEncounter(GrailDo, frozen=True):
    """What follows once an Encounter has been decided (TG-36.14)."""


class EndEncounter(GrailDo, frozen=True):
    """It ends at once, with everything half resolved in it: won, lost, fled, run_away, robbed, avoided, told."""

    outcome: str


class LeaveEncounter(GrailDo, frozen=True):
    """One Character is out of the Encounter at once: fled, failed, sent. What is left of its Activation is dropped."""

    seat: Seat
    how: str = "sent"


class PayCharges(GrailDo, frozen=True):
    source: str
    seat: Seat
    n: int


class UseAct(GrailDo, frozen=True):
    """The price first, then the effect."""

    price: AnyDo
    effect: AnyDo


class AskAfterRefusal(GrailDo, frozen=True):
    """Whoever was named does not pay: no other Magic is spent unasked (TG-21.7)."""

    play: PlayCard


class TakeCardBack(GrailDo, frozen=True):
    """The card was not played after all; nothing has been paid."""


class GoWithoutMagic(GrailDo, frozen=True):
    """A card that has to be played is, with fewer of its Magic Keys connected."""


class PledgeMagic(GrailDo, frozen=True):
    seat: Seat


class JoinKey(GrailDo, frozen=True):
    seat: Seat
    key: Joined


class ReadIcons(GrailDo, frozen=True):
    """The rest of a key's icons, after something that had to be finished first."""

    seat: Seat
    topic: str
    gives: tuple[tuple[str, int], ...]


class CheckEquipment(GrailDo, frozen=True):
    """A member says what it uses; each thing is decided on once."""

    seat: Seat


class SetAside(GrailDo, frozen=True):
    seat: Seat
    copy: str


class BringIntoUse(GrailDo, frozen=True):
    seat: Seat
    copy: str


class LookForPrey(GrailDo, frozen=True):
    """A member has lost strength: does the Thief have them all at its mercy?"""


class Flee(GrailDo, frozen=True):
    """The Active Character gives up; in Diplomacy only the whole Party can."""

    seat: Seat


class FleeCombat(GrailDo, frozen=True):
    """Lose 1 Energy, suffer the Opportunity attack, go. In Challenging mode a coin says whether one gets away."""

    seat: Seat
    forced: bool = False


class RunFromIt(GrailDo, frozen=True):
    seat: Seat


class TakeTimeToken(GrailDo, frozen=True):
    """One Time token comes off a card; with the last one its Ability happens, for the Active Character (TG-34.5)."""

    card: str
    seat: Seat


class PlayCards(GrailDo, frozen=True):
    """Phase 2: one card after the other, as long as the Character may and wants to."""

    seat: Seat


class TurnPanicCard(GrailDo, frozen=True):
    """In Panic the first card is the top one of the deck; its Magic is decided on when it has been seen (TG-36.3)."""

    seat: Seat


class SufferFirst(GrailDo, frozen=True):
    """What Traits do to the first Character activated in this Encounter, in the order of their names."""

    seat: Seat


class DamageFirst(GrailDo, frozen=True):
    seat: Seat


class Window(GrailDo, frozen=True):
    """A moment between phases in which nothing is half resolved: Abilities may be used, and one may Flee (TG-36.10)."""

    seat: Seat
    phase: str  # the one that comes next: delayed or attack


class EnemyAttack(GrailDo, frozen=True):
    """One attack, or in Diplomacy the Reaction."""

    seat: Seat
    nth: int


class TakeApproach(GrailDo, frozen=True):
    key: str


class AskApproach(GrailDo, frozen=True):
    options: tuple[Option, ...]


class AvoidOrFace(GrailDo, frozen=True):
    """Before Diplomacy starts the Party may, of one mind, pay to avoid it or take the Failure (TG-38.4 to TG-38.6)."""


class TakeFailure(GrailDo, frozen=True):
    """One Character alone takes the Failure and leaves, where the table plays it so (TG-38.6, TG-39.13)."""

    seat: Seat
    flees: bool = False  # by choice; who has no cards left fails


class MeetEncounter(GrailDo, frozen=True):
    """Draw from a deck or meet a named card, with these Characters; then what the text says of its end."""

    members: list[Seat]
    deck: str | None = None
    id: str | None = None
    win: list[AnyEffect] = []
    lose: list[AnyEffect] = []
    guardian_at: int = 0  # for a Guardian met on the map, its Location
    hero: Seat = -1  # who acts in `win` and `lose`; the lowest Character Number if nobody is named
    source: str = ""
    who: str = "self"


class OpportunityAttack(GrailDo, frozen=True):
    """It hits whoever caused it; Responses do not apply (TG-36.9)."""

    seat: Seat


class DeckRunsOut(GrailDo, frozen=True):
    """A Character had to draw more cards than its deck holds (flee.py)."""

    seat: Seat


class DrawCards(GrailDo, frozen=True):
    seat: Seat
    n: int = 1


class DrawAtTurnEnd(GrailDo, frozen=True):
    """One card, none in Panic; the one more of Slow in any case (TG-34.17, TG-36.4, TG-37.10)."""

    seat: Seat


class DrawHand(GrailDo, frozen=True):
    """Three cards, two where four Characters fight (TG-32.8)."""

    seat: Seat


class Mulligan(GrailDo, frozen=True):
    """The hand may be given up for one with a card fewer, down to one card (TG-32.9)."""

    seat: Seat


class ExchangeHand(GrailDo, frozen=True):
    seat: Seat


class DiscardFromHand(GrailDo, frozen=True):
    """So many cards of the player's choice; what the hand cannot give comes from the top of the deck (TG-36.7)."""

    seat: Seat
    n: int


class DiscardCard(GrailDo, frozen=True):
    seat: Seat
    card: str


class KeepInHand(GrailDo, frozen=True):
    """All cards but so many are discarded; the player says which ones are kept (Ambush)."""

    seat: Seat
    n: int
    kept: tuple[str, ...] = ()


class DiscardDownToLimit(GrailDo, frozen=True):
    """The first thing of the end of a Turn: no more than three cards stay in hand (TG-34.17)."""

    seat: Seat


class Joined(msgspec.Struct, frozen=True):
    """A key that connects, and what its icons give in the order in which they are read."""

    row: int
    topic: str  # the name under which a Stage lists it: the Attribute, "magic" or "free"
    gives: tuple[
        tuple[str, int], ...
    ]  # ("cubes", 2), ("draw", 1), ("affinity", -1), ("topic", 1), ("tear", 1), ("continue", 1)
