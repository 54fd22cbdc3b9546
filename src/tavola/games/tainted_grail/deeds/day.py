"""What can be done: day."""

from __future__ import annotations

from tavola.games.tainted_grail.content.condition import Cond
from tavola.games.tainted_grail.content.vocabulary import Cost
from tavola.games.tainted_grail.state import GrailDo
from tavola.kernel.decision import Seat
from tavola.kernel.do import AnyDo


class Campaign(GrailDo, frozen=True):
    """One day after the other."""


class Day(GrailDo, frozen=True):
    """A full turn of the game in three stages (TG-4.1); no step is ever skipped (TG-4.2)."""


class InstantRule(GrailDo, frozen=True):
    """One after the other as printed, for those who are still there."""

    seats: list[Seat]
    number: int
    nth: int


class InviteThosePresent(GrailDo, frozen=True):
    """Characters already in the Location who have not Passed may join the Encounter before it starts (TG-8.6)."""


class JoinEncounter(GrailDo, frozen=True):
    seat: Seat


class Dream(GrailDo, frozen=True):
    kind: str
    number: int
    members: list[Seat]


class TakeAction(GrailDo, frozen=True):
    """One Action of a round, alone or as a Party."""

    seat: Seat
    key: str  # the option that began it: "travel:104"
    name: str  # whose cost cards may change: explore, travel, location, character, menhir, use
    cost: Cost
    source: str
    company: str  # ALONE, TOGETHER, HELP
    does: tuple[AnyDo, ...]
    least: int = 0  # Energy that the actor pays of its own (TG-10.2)
    if_: Cond | None = None  # one of those who take part must meet it (TG-21.10)


class AskToJoin(GrailDo, frozen=True):
    seat: Seat
    leader: Seat
    company: str


class Join(GrailDo, frozen=True):
    seat: Seat
    leader: Seat


class TurnAway(GrailDo, frozen=True):
    seat: Seat
    leader: Seat


class Progress(GrailDo, frozen=True):
    """Any number of purchases in any order (TG-14.6)."""

    seat: Seat


class StopProgress(GrailDo, frozen=True):
    """Enough for today."""


class PayExp(GrailDo, frozen=True):
    seat: Seat
    number: int


class Trade(GrailDo, frozen=True):
    """One Character makes up an offer piece by piece, the other agrees or not; a gift has an empty side."""

    seat: Seat
    other: Seat
    give: tuple[str, ...] = ()
    take: tuple[str, ...] = ()


class MakeTrade(GrailDo, frozen=True):
    seat: Seat
    other: Seat
    give: tuple[str, ...]
    take: tuple[str, ...]


class DropTrade(GrailDo, frozen=True):
    """The offer came to nothing; another may follow, for a while (TG-17.9)."""

    seat: Seat
    other: Seat
    refused: bool


class ProposeTrade(GrailDo, frozen=True):
    seat: Seat
    other: Seat
    give: tuple[str, ...]
    take: tuple[str, ...]


class RefuseTrade(GrailDo, frozen=True):
    """This very offer is not made again as things stand."""

    seat: Seat
    other: Seat
    give: tuple[str, ...]
    take: tuple[str, ...]


class TakeUp(GrailDo, frozen=True):
    seat: Seat
    copy: str


class TradeWindow(GrailDo, frozen=True):
    """A moment for trading; it closes when everybody who could trade is ready to go on."""

    evening: bool = False


class BeReady(GrailDo, frozen=True):
    seat: Seat
    tonight: bool = False


class Travel(GrailDo, frozen=True):
    """The Party goes to a connected Location and faces together whatever waits there."""

    number: int


class Explore(GrailDo, frozen=True):
    """The Party reads the Journal section of the Location until it says that the Exploration ends."""

    number: int


class LocationDeed(GrailDo, frozen=True):
    """The Location's Action: used once more today, its result given once (TG-9.4)."""

    seat: Seat
    number: int
    action: str


class CharacterDeed(GrailDo, frozen=True):
    seat: Seat


class Pass(GrailDo, frozen=True):
    """The Character's day is over, whatever Energy it has left (TG-12.1)."""

    seat: Seat
    tired: bool = False


class LearnCard(GrailDo, frozen=True):
    """Draw the top of the Reserve, add one card to the deck, shuffle the others back (TG-28.1)."""

    seat: Seat
    kind: str


class TakeCard(GrailDo, frozen=True):
    seat: Seat
    kind: str
    card: str


class RebuildDecks(GrailDo, frozen=True):
    """Owned cards go in and out; each deck keeps at least 15 (TG-14.7)."""

    seat: Seat


class StopRebuilding(GrailDo, frozen=True):
    """The decks are as they should be."""

    seat: Seat


class MoveCard(GrailDo, frozen=True):
    """One owned card into the deck or out of it; it never goes back to the Reserve (TG-28.2)."""

    seat: Seat
    kind: str
    card: str
    into_deck: bool


class PlayRounds(GrailDo, frozen=True):
    """Stage II of the day, until everybody has Passed or can do nothing more."""


class HoldBack(GrailDo, frozen=True):
    """Skip this round without Passing; when all do, they must act or Pass in the next (TG-6.5)."""

    seat: Seat


class AskForMore(GrailDo, frozen=True):
    """A Character that has acted asks those who have not for another Action at once."""

    seat: Seat
    others: list[Seat]


class ObjectToMore(GrailDo, frozen=True):
    seat: Seat


class RestAll(GrailDo, frozen=True):
    """Everybody eats or goes hungry; eating is optional (TG-14.2)."""


class Rest(GrailDo, frozen=True):
    seat: Seat
    eats: bool


class Recover(GrailDo, frozen=True):
    """Energy goes back to its start slot, Exhausted by 4 only, never above the Health limiter (TG-14.5)."""

    seat: Seat


class DreamAll(GrailDo, frozen=True):
    """First every Dream, once for each Location, then every Nightmare (TG-14.9)."""


class SleepHere(GrailDo, frozen=True):
    kind: str  # dream or nightmare
    number: int
    members: list[Seat]


class Remember(GrailDo, frozen=True):
    """This has just come to nothing, or will have if everything stays as it is."""

    what: str


class Weigh(GrailDo, frozen=True):
    """Something free is over: has it left the facts as they were before, or brought back facts that were there?"""

    what: str
    before: str


class DoAndWeigh(GrailDo, frozen=True):
    """Something free, and then a look at what it has changed."""

    what: str
    deed: AnyDo
