"""The head of a table: who sits where, how far undo goes, what is being voted on. It is the log, folded."""

from __future__ import annotations

from typing import Any

import msgspec

from tavola.kernel.match import Barrier
from tavola.service import acts
from tavola.service.acts import AnyAct
from tavola.service.told import ProposalKind, Who

SEED_KNOWN = "seed_known"  # the mark of a table at which somebody may know what chance will bring


class Seating(msgspec.Struct):
    """One seat. Seats with the same `hand` belong to one person."""

    who: Who
    name: str
    hand: int = -1
    bot: str | None = None  # the bot that plays it now
    stands_in: bool = False
    resigned: bool = False

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
    agreed: list[int]  # hands


class Trail(msgspec.Struct):
    """How far each seat may take back on its own, kept up to date answer by answer."""

    last_seat: int | None = None
    free_from: int = 0  # answers from this number on are all of `last_seat`, and none showed anything new
    stop: str = "start"

    def answered(self, nth: int, seat: int, final: str) -> None:
        """Answer number `nth` (from 0) was given."""
        if final:
            self.last_seat, self.free_from, self.stop = seat, nth + 1, final
        elif seat != self.last_seat:
            self.stop = "other_seat" if nth else "start"
            self.last_seat, self.free_from = seat, nth

    def corrected(self, ply: int) -> None:
        """A ruling or a cut: nobody goes back behind it alone."""
        self.last_seat, self.free_from, self.stop = None, ply, "other_seat"

    def barrier(self, seat: int, ply: int) -> Barrier:
        if seat == self.last_seat:
            return Barrier(self.free_from, self.stop)
        return Barrier(ply, "other_seat" if ply else "start")


class TakenBack(msgspec.Struct, frozen=True):
    """The last time that a seat took back: under which name, to how many answers, with which entry."""

    once: str
    to: int
    seq: int


class Head(msgspec.Struct):
    seats: list[Seating]
    since: float  # since when the table has waited as it does now
    ply: int = 0
    line: int = 0  # how often the line was cut or corrected; part of the ids of decisions
    trail: Trail = msgspec.field(default_factory=Trail)
    given: dict[int, tuple[int, int]] = {}  # seat -> (decision, how often it was answered while it stayed open)
    undone: dict[int, TakenBack] = {}  # by seat, so that a request made again is known
    proposals: list[Proposal] = []
    marks: list[str] = []
    size: int = 0  # bytes of the log so far, and of the short ways into it
    hands: int = 0  # hands ever dealt a seat
    ended: str = ""  # "resigned" or "abandoned", where that ended the game
    lost: list[int] = []  # the seats that had given up when that ended the game: the result, for ever
    stopped: bool = False  # out of service: it could not be shown in time
    next: str | None = None
    next_kind: str = ""

    def clone(self) -> Head:
        return msgspec.structs.replace(
            self,
            seats=[msgspec.structs.replace(seat) for seat in self.seats],
            trail=msgspec.structs.replace(self.trail),
            given=self.given.copy(),
            undone=self.undone.copy(),
            proposals=[msgspec.structs.replace(one, agreed=one.agreed.copy()) for one in self.proposals],
            marks=self.marks.copy(),
        )

    def is_full(self) -> bool:
        return all(seat.who != "open" for seat in self.seats)

    def people(self) -> set[int]:
        """The hands whose consent is needed: everybody who still plays, present or not."""
        return {seat.hand for seat in self.seats if seat.who == "human" and not seat.resigned}

    def proposal(self, id: int) -> Proposal | None:
        return next((proposal for proposal in self.proposals if proposal.id == id), None)


def fold(head: Head, act: AnyAct, seq: int, at: float) -> None:
    """What an act changes in the head. The state of the game is somebody else's business."""
    match act:
        case acts.Answered():
            head.trail.answered(head.ply, act.seat, act.final)
            head.ply += 1
            head.since = at
            head.proposals = []  # what was proposed was about another moment
        case acts.Undone():
            if act.proposal is not None and is_foresight(head, act):
                mark(head, SEED_KNOWN)
            cut(head, act.to, at)
            head.undone[act.seat] = TakenBack(act.once, act.to, seq)
        case acts.Ruled():
            head.ply += 1
            cut(head, head.ply, at)
            mark(head, "ruling")
        case acts.Mended():
            cut(head, head.ply, at)  # questions have new ids: an answer to an old one may have been lost
            mark(head, "damaged")
        case acts.Stopped():
            head.stopped = True
        case acts.Exported():
            mark(head, SEED_KNOWN)
        case acts.Proposed():
            hand = head.seats[act.seat].hand
            head.proposals.append(Proposal(seq, act.kind, act.seat, act.reason, act.to, act.patch, [hand]))
        case acts.Voted():
            count_vote(head, act)
        case acts.WentOn():
            head.next, head.next_kind = act.table, act.kind
        case acts.Talked():
            pass
        case _:
            seat_changes(head, act, at)


def is_foresight(head: Head, act: acts.Undone) -> bool:
    """Who is alone and goes back past what chance or the cards showed knows what will come."""
    return len(head.people()) < 2 and act.to < head.trail.barrier(act.seat, head.ply).at


def mark(head: Head, name: str) -> None:
    if name not in head.marks:
        head.marks.append(name)


def cut(head: Head, ply: int, at: float) -> None:
    head.ply, head.since = ply, at
    head.line += 1
    head.stopped = False
    head.given = {}
    head.proposals = []
    head.trail.corrected(ply)


def count_vote(head: Head, act: acts.Voted) -> None:
    """One no is enough to end a proposal."""
    proposal = head.proposal(act.proposal)
    if proposal is None:
        return
    if act.yes:
        proposal.agreed = sorted({*proposal.agreed, head.seats[act.seat].hand})
    else:
        head.proposals.remove(proposal)


def seat_changes(head: Head, act: AnyAct, at: float) -> None:
    """Somebody came, went, or let a bot play. Votes begin anew, since the people are others."""
    head.since = at
    head.proposals = []
    match act:
        case acts.SatDown():
            head.seats[act.seat] = Seating("human", act.name, act.hand)
            head.hands = max(head.hands, act.hand + 1)
        case acts.GotUp():
            head.seats[act.seat] = Seating("open", "", resigned=head.seats[act.seat].resigned)
        case acts.BotCame(seat=seat, bot=bot, stands_in=True):
            head.seats[seat].bot, head.seats[seat].stands_in = bot, True
        case acts.BotCame():
            before = head.seats[act.seat]
            head.seats[act.seat] = Seating("bot", before.name, bot=act.bot, resigned=before.resigned)
        case acts.HandedBack():
            head.seats[act.seat].bot, head.seats[act.seat].stands_in = None, False
        case acts.Resigned():
            gone = head.seats[act.seat]
            gone.resigned, gone.bot, gone.stands_in = True, act.bot, False
            if act.ends:
                head.ended = "resigned"
                head.lost = [seat for seat, one in enumerate(head.seats) if one.resigned]
