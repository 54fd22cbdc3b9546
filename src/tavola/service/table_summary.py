"""The summary of a table: who sits where, how far undo goes, what is voted on. It is the log, folded."""

from __future__ import annotations

from typing import Any

import msgspec

from tavola.kernel.undo import UndoInfo
from tavola.service import log_acts
from tavola.service.log_acts import AnyAct
from tavola.service.wire.records import ProposalKind, Who

SEED_KNOWN = "seed_known"  # the mark of a table at which somebody may know what chance will bring


class Seating(msgspec.Struct):
    """One seat. Seats with the same `person` belong to one person."""

    who: Who
    name: str
    person: int = msgspec.field(default=-1, name="hand")  # the stored name is older
    bot: str | None = None  # the bot that plays it now
    stands_in: bool = False
    resigned: bool = False
    once: bool = False  # that bot gets up when the turn is over

    def is_persons(self) -> bool:
        """Whether a person is expected to answer."""
        return self.who == "human" and self.bot is None


class Proposal(msgspec.Struct):
    id: int
    kind: ProposalKind
    by: int
    reason: str
    to: int | None
    patch: list[dict[str, Any]]
    agreed: list[int]  # people


class TakenBack(msgspec.Struct, frozen=True):
    """The last time that a seat took back: under which name, to how many answers, with which entry."""

    once: str
    to: int
    seq: int


class TableSummary(msgspec.Struct):
    seats: list[Seating]
    since: float  # since when the table has waited as it does now
    ply: int = 0
    line: int = 0  # how often the line was cut or corrected; part of the ids of decisions
    undo_info: UndoInfo = msgspec.field(default_factory=UndoInfo, name="trail")
    given: dict[int, tuple[int, int]] = {}  # seat -> (decision, how often it was answered while it stayed open)
    undone: dict[int, TakenBack] = {}  # by seat, so that a request made again is known
    proposals: list[Proposal] = []
    marks: list[str] = []
    size: int = 0  # bytes of the log so far, and of the short ways into it
    persons: int = msgspec.field(default=0, name="hands")  # people who ever had a seat here
    ended: str = ""  # "resigned" or "abandoned", where that ended the game
    lost: list[int] = []  # the seats that had given up when that ended the game: the result, for ever
    stopped: bool = False  # out of service: it could not be shown in time
    due: dict[int, float] = {}  # played by days: until when each seat that is waited for may take its time
    turn: dict[int, int] = {}  # and the entry with which its turn began
    away: dict[int, float] = {}  # until when its owner is on holiday, as far as that is noted
    spent: dict[int, float] = {}  # what `due` was when a seat last answered: taking back wins no time
    next: str | None = None
    next_kind: str = ""

    def clone(self) -> TableSummary:
        return msgspec.structs.replace(
            self,
            seats=[msgspec.structs.replace(seat) for seat in self.seats],
            undo_info=msgspec.structs.replace(self.undo_info),
            given=self.given.copy(),
            undone=self.undone.copy(),
            proposals=[msgspec.structs.replace(one, agreed=one.agreed.copy()) for one in self.proposals],
            marks=self.marks.copy(),
            due=self.due.copy(),
            turn=self.turn.copy(),
            away=self.away.copy(),
            spent=self.spent.copy(),
        )

    def is_full(self) -> bool:
        return all(seat.who != "open" for seat in self.seats)

    def people(self) -> set[int]:
        """The people whose consent is needed: everybody who still plays, present or not."""
        return {seat.person for seat in self.seats if seat.who == "human" and not seat.resigned}

    def proposal(self, id: int) -> Proposal | None:
        return next((proposal for proposal in self.proposals if proposal.id == id), None)


def fold(summary: TableSummary, act: AnyAct, seq: int, at: float) -> None:
    """What an act changes in the head. The state of the game is somebody else's business."""
    match act:
        case log_acts.Answered():
            summary.undo_info.answered(summary.ply, act.seat, act.final)
            summary.ply += 1
            summary.since = at
            summary.proposals = []  # what was proposed was about another moment
        case log_acts.Undone():
            if act.proposal is not None and is_foresight(summary, act):
                mark(summary, SEED_KNOWN)
            cut(summary, act.to, at)
            summary.undone[act.seat] = TakenBack(act.once, act.to, seq)
        case log_acts.Ruled():
            summary.ply += 1
            cut(summary, summary.ply, at)
            mark(summary, "ruling")
        case log_acts.Mended():
            cut(summary, summary.ply, at)  # questions have new ids: an answer to an old one may have been lost
            mark(summary, "damaged")
        case log_acts.Stopped():
            summary.stopped = True
        case log_acts.Exported():
            mark(summary, SEED_KNOWN)
        case log_acts.Proposed():
            person = summary.seats[act.seat].person
            summary.proposals.append(Proposal(seq, act.kind, act.seat, act.reason, act.to, act.patch, [person]))
        case log_acts.Voted():
            count_vote(summary, act)
        case log_acts.WentOn():
            summary.next, summary.next_kind = act.table, act.kind
        case log_acts.Talked() | log_acts.Paused():
            pass  # a pause changes the clocks, see `deadlines`
        case _:
            seat_changes(summary, act, at)


def is_foresight(summary: TableSummary, act: log_acts.Undone) -> bool:
    """Who is alone and goes back past what chance or the cards showed knows what will come."""
    return len(summary.people()) < 2 and act.to < summary.undo_info.barrier(act.seat, summary.ply).at


def mark(summary: TableSummary, name: str) -> None:
    if name not in summary.marks:
        summary.marks.append(name)


def cut(summary: TableSummary, ply: int, at: float) -> None:
    summary.ply, summary.since = ply, at
    summary.line += 1
    summary.stopped = False
    summary.given = {}
    summary.proposals = []
    summary.undo_info.corrected(ply)


def count_vote(summary: TableSummary, act: log_acts.Voted) -> None:
    """One no is enough to end a proposal."""
    proposal = summary.proposal(act.proposal)
    if proposal is None:
        return
    if act.yes:
        proposal.agreed = sorted({*proposal.agreed, summary.seats[act.seat].person})
    else:
        summary.proposals.remove(proposal)


def seat_changes(summary: TableSummary, act: AnyAct, at: float) -> None:
    """Somebody came, went, or let a bot play. Votes begin anew, since the people are others."""
    summary.since = at
    summary.proposals = []
    match act:
        case log_acts.SatDown():
            summary.seats[act.seat] = Seating("human", act.name, act.person)
            summary.persons = max(summary.persons, act.person + 1)
        case log_acts.GotUp():
            summary.seats[act.seat] = Seating("open", "", resigned=summary.seats[act.seat].resigned)
        case log_acts.BotCame(seat=seat, bot=bot, stands_in=True, once=once):
            sitting = summary.seats[seat]
            sitting.bot, sitting.stands_in, sitting.once = bot, True, once
        case log_acts.BotCame():
            before = summary.seats[act.seat]
            summary.seats[act.seat] = Seating("bot", before.name, bot=act.bot, resigned=before.resigned)
        case log_acts.HandedBack():
            back = summary.seats[act.seat]
            back.bot, back.stands_in, back.once = None, False, False
        case log_acts.Resigned():
            gone = summary.seats[act.seat]
            gone.resigned, gone.bot, gone.stands_in, gone.once = True, act.bot, False, False
            if act.ends:
                summary.ended = "resigned"
                summary.lost = [seat for seat, one in enumerate(summary.seats) if one.resigned]
