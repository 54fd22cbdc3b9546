"""A table in memory: the state of its game and its summary, as far as they are known to be on disk.

`g` is never changed in place: an answer is carried out on a clone, which takes its place once the store has it.
Whoever reads a table may therefore hold on to its `g` for as long as they like.
"""

from __future__ import annotations

import asyncio
import math
import time
import zlib
from collections import deque
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

from tavola.kernel import codec
from tavola.kernel.chance import commitment
from tavola.kernel.decision import REVISABLE, Decision, Refused
from tavola.kernel.event import Event, kinds_of_event, take_events
from tavola.kernel.game import Game, Outcome, waiting_for
from tavola.kernel.options import read_options
from tavola.kernel.state import Box, State
from tavola.service.by_days.deadlines import hand_back, reckon
from tavola.service.ceilings import Ceilings
from tavola.service.log_acts import Answered, AnyAct, Ruled, Undone, read_act
from tavola.service.out_of_service import in_time
from tavola.service.quota import size_of
from tavola.service.table_summary import TableSummary, fold
from tavola.service.wire.records import OriginInfo, Pace, Phase, Terms
from tavola.store.port import Aside, Entry, Snapshot, TableRow, TurnStatus

if TYPE_CHECKING:
    from tavola.service.watchers import Watcher

SNAPSHOT_EVERY = 64  # answers
BACK_IN_SERVICE = frozenset(("undone", "ruled"))  # the cause may be gone
LOOK = 30.0  # seconds for which a look at the table counts
RECENT = 64  # log entries kept at hand for streams that resume


class Plan(msgspec.Struct, frozen=True):
    """What was settled when the table was opened."""

    name: str = ""
    pace: Pace = "live"
    screen: bool = False
    watch_delay: int = 0
    overdue: int = 0  # seconds after which a seat counts as absent
    hints: bool | None = None  # None: where no other person could mind
    marks: tuple[str, ...] = ()
    origin: OriginInfo | None = None
    chain: int = 0  # how many tables this one follows from
    party: str = ""  # tables opened from one place share it, and with it the turns of their bots
    sealed: float = 0.0  # until then its chance is told to nobody: the day's challenge, which others play too
    counted: bool = False  # the try at it that counts
    terms: Terms | None = None  # where it is played by days
    frozen: str = ""  # the hash of a pack that is not installed and was frozen for the table
    hall: bool = False  # opened by the hall, which knows who sits here and is told how many seats are open
    rated: bool = False  # its result counts for the ratings of who sits here


def pack_place(row: TableRow, plan: Plan) -> str:
    """An installed pack is found by its id, whatever its content; a frozen one by all that it is."""
    return f"{row.pack}#{plan.frozen}" if plan.frozen else row.pack.partition("@")[0]


class Damage(msgspec.Struct, frozen=True):
    """The end of the log cannot be followed: how it ends, and how many entries that are."""

    aside: Aside
    lost: int


class CutLine(Exception):
    """The line was cut or corrected by another worker: the table must be read anew."""


class LoadedTable:
    """One table. Changes go through `lock`, one after another."""

    def __init__(self, row: TableRow, game: Game[Any], box: Box, snapshot: Snapshot | None = None) -> None:
        self.row, self.game, self.box = row, game, box
        self.plan = msgspec.json.decode(row.plan, type=Plan)
        self.given_options: dict[str, Any] = msgspec.json.decode(row.options)
        self.lock = asyncio.Lock()
        self.stale = False  # the store may know more than we do
        self.damage: Damage | None = None  # what the store has after our last entry cannot be followed
        self.unannounced: list[Entry] = []  # entries that were followed and of which nobody who looks on has heard yet
        self.announced = 0  # the last entry of which they have
        self.recent: deque[Entry] = deque(maxlen=RECENT)
        self.watchers: set[Watcher] = set()
        self._followed: tuple[State, bool, bool] | None = None
        self.looked = -math.inf  # when somebody last looked at it, by the machine's clock
        self.ceilings = Ceilings()
        self.trips: list[float] = []  # when it could not be shown in time
        self.given_up = False  # too often: out of service, though the log may not say so yet
        self.on_stop: Callable[[LoadedTable], None] = lambda loaded: None  # called then
        self.now: Callable[[], float] = time.time
        if snapshot is not None:
            self.take(snapshot)

    @property
    def id(self) -> str:
        return self.row.id

    @cached_property
    def pack(self) -> str:
        """Where the catalogue finds its pack."""
        return pack_place(self.row, self.plan)

    @cached_property
    def options(self) -> Any:
        return read_options(self.game.options, self.game.clauses.lower(), self.given_options)

    # -- to and from the store

    def take(self, snapshot: Snapshot) -> None:
        summary, g = msgspec.json.decode(snapshot.summary, type=TableSummary), self.read_state(snapshot.state)
        self.recent.clear()
        self.seq, self.summary, self.at = snapshot.seq, summary, summary.since
        self.g: State = g
        self.trips, self.given_up = [], False

    def read_state(self, packed: bytes) -> State:
        g: State = codec.load(self.game, zlib.decompress(packed), self.box)
        return g

    def read_ruled(self, act: Ruled) -> State:
        g: State = codec.load(self.game, bytes(act.state), self.box)
        return g

    def pack_state(self, g: State) -> bytes:
        return zlib.compress(codec.save(self.game, g, self.box), 1)

    def snapshot(self, seq: int, summary: TableSummary, g: State) -> Snapshot:
        return Snapshot(self.id, seq, summary.ply, msgspec.json.encode(summary), self.pack_state(g))

    def follow(self, entry: Entry) -> None:
        """An entry that somebody else wrote."""
        act = read_act(entry.data)
        if isinstance(act, (Undone, Ruled)):
            raise CutLine
        g, summary = self.g, self.summary.clone()
        if isinstance(act, Answered):
            g = g.clone()
            self.game.answer(g, act.seat, act.key, act.decision)
            take_events(g)
        self.accept(entry, act, summary, g)

    def accept(self, entry: Entry, act: AnyAct, summary: TableSummary, g: State) -> None:
        """The entry is kept: from now on this is how the table stands. `head` is the head before it."""
        self.fold_in(summary, act, g, entry.seq, entry.at)
        summary.size += size_of(entry)
        self.settle(entry, summary, g)

    def settle(self, entry: Entry, summary: TableSummary, g: State) -> None:
        self.summary, self.g, self.seq, self.at = summary, g, entry.seq, entry.at
        self.recent.append(entry)
        if entry.act in BACK_IN_SERVICE:
            self.trips, self.given_up = [], False

    def fold_in(self, summary: TableSummary, act: AnyAct, g: State, seq: int, at: float) -> None:
        """The head after an act; `g` is the state after it."""
        fold(summary, act, seq, at)
        if isinstance(act, Answered):
            still_open = any(decision.id == act.decision and decision.seat == act.seat for decision in g.open)
            if still_open:
                before = summary.given.get(act.seat, (act.decision, 0))
                times = before[1] if before[0] == act.decision else 0
                summary.given[act.seat] = (act.decision, times + 1)
            hand_back(summary, act.seat, waiting_for(g))
        if self.plan.terms is not None:
            reckon(summary, act, self.turn_status(summary, g).owed, self.plan.terms, seq, at)

    # -- questions

    def is_looked_at(self) -> bool:
        """Somebody has a stream open, or has asked for the table just now."""
        return bool(self.watchers) or time.monotonic() - self.looked < LOOK

    @property
    def is_sealed(self) -> bool:
        """Others play the same and may not learn from it what comes."""
        return self.now() < self.plan.sealed

    @property
    def is_stopped(self) -> bool:
        return self.given_up or self.summary.stopped

    @cached_property
    def commitment(self) -> str:
        return commitment(self.row.seed)

    def seat_name(self, seat: int) -> str:
        return self.summary.seats[seat].name

    def outcome_of(self, summary: TableSummary, g: State) -> Outcome | None:
        if summary.ended:
            return given_up(summary)
        return self.game.outcome(g)

    @property
    def outcome(self) -> Outcome | None:
        return self.outcome_of(self.summary, self.g)

    @property
    def phase(self) -> Phase:
        if self.outcome is not None:
            return "over"
        return "playing" if self.summary.is_full() else "waiting"

    def allows_hints(self) -> bool:
        """As settled at the opening; otherwise where all play together, or one person plays alone or against bots."""
        if self.plan.hints is not None:
            return self.plan.hints
        return self.game.cooperative or len(self.summary.people()) <= 1

    def continues(self) -> bool:
        """Whether the campaign has a table after this one that nobody has opened yet."""
        over = self.phase == "over" and not self.summary.ended and self.summary.next is None
        return over and self._next_tables()[0]

    def room(self) -> int:
        """How many people more may join at that next table."""
        left = self.game.seats[-1] - self.row.seats
        return left if left > 0 and self.continues() and self._next_tables()[1] else 0

    def _next_tables(self) -> tuple[bool, bool]:
        """Whether a table may follow, and one with somebody more: it is laid to find out, so once for each state."""
        if self._followed is None or self._followed[0] is not self.g:
            try:
                with in_time(self):
                    alone = self.game.next_table(self.g, 0) is not None
                    more = alone and self.row.seats < self.game.seats[-1]
                    more = more and self.game.next_table(self.g, 0, 1) is not None
            except Refused:
                alone = more = False
            self._followed = (self.g, alone, more)
        return self._followed[1:]

    def turn_status(self, summary: TableSummary, g: State) -> TurnStatus:
        over = self.outcome_of(summary, g) is not None
        asked = [] if over or summary.stopped or not summary.is_full() else waiting_for(g)
        people = tuple(seat for seat in asked if summary.seats[seat].is_persons())
        bots = any(summary.seats[seat].bot for seat in asked)
        dues = tuple(summary.due.get(seat, 0.0) for seat in people) if self.plan.terms is not None else ()
        return TurnStatus(over, people, summary.since, bots, dues=dues)

    def waits_for(self) -> list[int]:
        return waiting_for(self.g) if self.phase == "playing" and not self.is_stopped else []

    def question_id(self, decision: Decision) -> str:
        """The id of a decision on the wire: unique at this table for ever, whatever is taken back."""
        if self.damage is not None:  # as it will be once the log is mended, which the next change does
            return f"{decision.id}.{self.summary.line + 1}"
        given = self.summary.given.get(decision.seat)
        times = f".{given[1]}" if given and given[0] == decision.id else ""
        beside = (
            f".beside-{decision.seat}" if decision.standing else ""
        )  # its number is that of the question it is beside
        return f"{decision.id}.{self.summary.line}{times}{beside}"

    def may_change(self, decision: Decision) -> bool:
        return self.g.mode == REVISABLE and decision.seat in self.g.held

    def open_decision(self, question: str, seat: int | None = None) -> Decision | None:
        for decision in self.g.open:
            if self.question_id(decision) == question and seat in (None, decision.seat):
                return decision
        return None

    @cached_property
    def _event_kinds(self) -> dict[str, type[Event]]:
        return kinds_of_event(self.game.events)

    def events_of(self, entry: Entry) -> list[Event]:
        """What an entry of the log made happen; kinds that the rules no longer know are left out."""
        plain: list[dict[str, Any]] = msgspec.json.decode(entry.events) if entry.events else []
        kinds = self._event_kinds
        return [msgspec.convert(one, kinds[one["event"]], str_keys=True) for one in plain if one["event"] in kinds]


def given_up(summary: TableSummary) -> Outcome:
    """Who gave up comes last, all others first."""
    lost = [seat in summary.lost if summary.lost else one.resigned for seat, one in enumerate(summary.seats)]
    last = 1 + lost.count(False) if not all(lost) else 1
    return Outcome(tuple(last if gone else 1 for gone in lost), (0,) * len(lost), summary.ended)
