"""What every game owes the table, and the generic acts that work for all of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from tavola.kernel.chance import seed_number
from tavola.kernel.choice import Choice, answer_fields, refused_choice
from tavola.kernel.decision import REVISABLE, Decision, Refusal, Refused, Seat, Viewer
from tavola.kernel.event import Event
from tavola.kernel.flow import take
from tavola.kernel.preview import Forecast, foreseen
from tavola.kernel.state import Box, State
from tavola.kernel.tale import ChapterTale, Journalist
from tavola.kernel.text import Arg, Message, Words, message_id

S = TypeVar("S", bound=State)


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended. Places start at 1 and may be shared; a co-operative table wins or loses together."""

    places: tuple[int, ...]  # by seat
    scores: tuple[int, ...]  # by seat
    ending: str = ""  # the name of the ending: "king_died", "starved"; its words are `ending-<name>`
    undecided: bool = False  # the table stopped before it was won or lost

    def winners(self) -> list[Seat]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


class Game(ABC, Generic[S]):
    """The rules of one game as the table sees them. Stateless: one instance serves every table."""

    id: ClassVar[str]  # "realm_of_sand"
    clauses: ClassVar[str]  # "RS": the prefix of clause ids, refusal codes and, in small letters, option keys
    seats: ClassVar[range]  # how many may play: range(1, 5)
    cooperative: ClassVar[bool] = False  # all win or lose together
    state: type[S]
    options: type[msgspec.Struct]  # the table options (rulings), each with its default
    events: type[Event]  # base class of the game's events
    bit_sets: ClassVar[frozenset[str]] = frozenset()  # fields of its states whose numbers are sets of bits, not amounts
    counters: ClassVar[frozenset[str]] = frozenset()  # fields that only ever count up
    renames: ClassVar[Mapping[str, str]] = {}  # old names of kinds ("Draw") and steps ("Draw.draw") -> new ones

    # -- the rules
    @abstractmethod
    def set_up(self, box: Box, seats: int, options: Any, rng: int) -> S:
        """A table ready for the first decision (already run to it). `rng` goes into the state's `rng`."""

    @abstractmethod
    def outcome(self, g: S) -> Outcome | None:
        """The result, or None while the game goes on."""

    @abstractmethod
    def rounds(self, g: S) -> int:
        """How many rounds (days, turns) have begun: for statistics."""

    @abstractmethod
    def seated(self, g: S) -> int:
        """How many seats this table has."""

    def next_table(self, g: S, rng: int, more: int = 0) -> tuple[Any, S] | None:
        """The next table of the campaign of which this one is over: its options, and its state ready for the first
        decision with all that carries over; None where nothing follows. It has so many seats more than this one."""
        return None

    def grown(self, g: S, rng: int) -> S | None:
        """This table, read with the box of a later version of its pack, made ready to go on: with the pieces that are
        new, and with chance from now on from here. None where the game has no campaign that would be worth it."""
        return None

    # -- what people are shown
    @abstractmethod
    def view(self, g: S, viewer: Viewer) -> msgspec.Struct:
        """What this viewer sees, built by listing it."""

    def keeps_secret(self, g: S, seat: Seat) -> bool:
        """Whether this seat sees, or chooses now, what others before the same screen may not see; a game that does not
        say is taken to keep secrets always."""
        return True

    @abstractmethod
    def describe(self, view: Any, words: Words) -> str:
        """The view as text that a person can play from without pictures."""

    def label(self, g: S, decision: Decision, key: str) -> Message:
        """An option in words; the default is the message `option-<prompt>-<key>`."""
        return Message(message_id("option", decision.prompt, key))

    def prompt(self, g: S, decision: Decision) -> Message:
        """The question in words."""
        return Message(message_id("prompt", decision.prompt))

    def refs(self, g: S, decision: Decision, key: str) -> tuple[str, ...]:
        """What on the table lights up for this option: `cell:b4`, `card:17`."""
        return ()

    def fields(self, g: S, decision: Decision, key: str) -> dict[str, Any]:
        """A legal answer as data: its verb and its fields, or, where it is no record, its parts."""
        return answer_fields(g.choice_kinds, decision.prompt, key)

    def forecast(self, g: S, decision: Decision, key: str) -> Forecast:
        """What the option would bring, as data and in words. A game that has data for it has a record of its own."""
        return Forecast(tuple(self.preview(g, decision, key)))

    def preview(self, g: S, decision: Decision, key: str) -> list[Message]:
        """What the option would cost and give, in words, without chance or hidden things."""
        return [self.tell(g, event) for event in foreseen(g, decision, key)]

    def tell(self, g: S, event: Event) -> Message:
        """An event in words; the default is `event-<kind>` with the event's plain fields as arguments."""
        fields = msgspec.structs.asdict(event).items()
        args: dict[str, Arg] = {name: value for name, value in fields if isinstance(value, (int, str))}
        return Message(message_id("event", type(event).__name__), args)

    def tale(self, g: S) -> Sequence[ChapterTale]:
        """The story so far, chapter by chapter, as this table remembers it; nothing in a game without one."""
        return ()

    def journalist(self, g: S) -> Journalist | None:
        """Who keeps the journal of the campaign that came to stand like this; nobody in a game without a story."""
        return None

    def looked_for(self, g: S, decision: Decision) -> Sequence[Choice]:
        """What a player would look for at this question, legal or not."""
        return ()

    def refused(self, g: S, decision: Decision) -> list[Refusal]:
        """What the rules forbid now but a player would look for, each with its clause."""
        found = [refused_choice(g, decision.seat, choice) for choice in self.looked_for(g, decision)]
        return [refusal for refusal in found if refusal is not None]

    def why_not(self, g: S, decision: Decision, key: str) -> Refusal:
        """Why this key is no legal answer now."""
        for refusal in self.refused(g, decision):
            if refusal.key == key:
                return refusal
        return Refusal("TABLE_E_NOT_AN_OPTION", "", key)

    def commits(self, g: S, decision: Decision) -> bool:
        """Whether a secret answer to this decision is final once it is given: undo does not take it back then."""
        return False

    # -- what tests and bots need
    @abstractmethod
    def resample(self, g: S, viewer: Viewer, rng: int) -> S:
        """A clone in which everything this viewer may not know is drawn afresh, chance to come included."""

    @abstractmethod
    def pieces(self, g: S) -> Mapping[str, int]:
        """How many of each piece there are in all; never changes from the first decision to the last."""

    # -- generic acts
    def open_table(self, box: Box, seats: int, options: Any = None, seed: str = "") -> S:
        """Set up from a seed of any text."""
        if seats not in self.seats:
            raise Refused(Refusal("TABLE_E_SEATS", args={"least": self.seats[0], "most": self.seats[-1]}))
        return self.set_up(box, seats, self.options() if options is None else options, seed_number(seed))

    def answer(self, g: S, seat: Seat, key: str, decision_id: int | None = None) -> Decision:
        """Check and carry out an answer; on `Refused` nothing has changed. Events wait in `g.events`."""
        decision = open_decision(g, seat)
        if decision_id is not None and decision.id != decision_id:
            raise Refused(Refusal("TABLE_E_STALE", key=key))
        if seat in g.held and g.mode != REVISABLE:
            raise Refused(Refusal("TABLE_E_ANSWERED", key=key))
        if key not in decision.legal():
            raise Refused(self.why_not(g, decision, key))
        take(g, decision, key)
        return decision


def open_decision(g: State, seat: Seat) -> Decision:
    for decision in g.open:
        if decision.seat == seat:
            return decision
    raise Refused(Refusal("TABLE_E_NOT_YOUR_DECISION" if g.open else "TABLE_E_NOTHING_TO_DECIDE"))


def waiting_for(g: State) -> list[Seat]:
    """The seats that still have to answer; when whoever answers first decides, all of them but those who only may."""
    return [decision.seat for decision in owed(g)]


def owed(g: State) -> list[Decision]:
    """The decisions that somebody has to make, without those that are only standing open."""
    return [decision for decision in g.open if decision.seat not in g.held and not decision.standing]
