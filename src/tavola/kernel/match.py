"""A game from its first decision to its last: the answers given, how far back undo may go, replay and branches."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

from tavola.kernel.chance import commitment
from tavola.kernel.decision import Decision, Refusal, Refused, Seat
from tavola.kernel.event import Event, take_events
from tavola.kernel.game import Game
from tavola.kernel.state import Box, State
from tavola.kernel.undo import Barrier, UndoInfo

S = TypeVar("S", bound=State)
SNAPSHOT_EVERY = 16


class Answer(msgspec.Struct, frozen=True):
    """One answer of the log: who answered which decision with what."""

    seat: Seat
    decision: int
    key: str


class Match(Generic[S]):
    """One table's game. The log of answers and the seed are the truth; states are computed from them."""

    def __init__(self, game: Game[S], box: Box, seats: int, options: Any = None, seed: str = "") -> None:
        self.game, self.box, self.seats, self.seed = game, box, seats, seed
        self.options = game.options() if options is None else options
        self.g = game.open_table(box, seats, self.options, seed)
        self.opening = take_events(self.g)
        self.answers: list[Answer] = []
        self.reveals: list[str] = []  # for each answer, why it cannot be taken back freely, or ""
        self._snapshots: list[S] = [self.g.clone()]

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def answer(self, seat: Seat, key: str, decision_id: int | None = None) -> list[Event]:
        """Carry out an answer and return what happened; on `Refused` nothing has changed."""
        decision, events, final = carry_out_answer(self.game, self.g, seat, key, decision_id)
        self.answers.append(Answer(seat, decision.id, key))
        self.reveals.append(final)
        if len(self.answers) % SNAPSHOT_EVERY == 0:
            self._snapshots.append(self.g.clone())
        return events

    def barrier(self, seat: Seat) -> Barrier:
        """How far this seat may undo on its own: its latest answers, while none of them showed anything new."""
        info = UndoInfo()
        for nth, (answer, final) in enumerate(zip(self.answers, self.reveals, strict=True)):
            info.answered(nth, answer.seat, final)
        return info.barrier(seat, len(self.answers))

    def undo(self, seat: Seat, to: int) -> None:
        """Take back all answers from number `to` on, as far as this seat may."""
        barrier = self.barrier(seat)
        if not barrier.at <= to < len(self.answers):
            code = "TABLE_E_UNDO_NOTHING" if to >= len(self.answers) else "TABLE_E_UNDO_" + barrier.reason.upper()
            raise Refused(Refusal(code, args={"to": barrier.at}))
        self.rewind(to)

    def rewind(self, to: int) -> None:
        """Go back to before answer number `to` without asking whether anybody may: undo by consent, for one."""
        self.g = self.at(to)
        del self.answers[to:]
        del self.reveals[to:]
        del self._snapshots[to // SNAPSHOT_EVERY + 1 :]

    def at(self, to: int) -> S:
        """The state before answer number `to`; an independent clone."""
        nearest = min(to, len(self.answers)) // SNAPSHOT_EVERY
        g = self._snapshots[nearest].clone()
        for answer in self.answers[nearest * SNAPSHOT_EVERY : to]:
            self.game.answer(g, answer.seat, answer.key, answer.decision)
        take_events(g)
        return g

    def branch(self, to: int) -> Match[S]:
        """A second match with the same past up to answer number `to`."""
        clone = Match(self.game, self.box, self.seats, self.options, self.seed)
        for answer in self.answers[:to]:
            clone.answer(answer.seat, answer.key, answer.decision)
        return clone


def carry_out_answer(
    game: Game[S], g: S, seat: Seat, key: str, decision_id: int | None = None
) -> tuple[Decision, list[Event], str]:
    """An answer carried out: the decision, what happened, and why it cannot be taken back freely ("" where it can).

    An event may say that it showed something. Asking chance at all counts; so do secret answers opened, and the end of
    the game, when the seed is shown. A secret answer that waits for the others showed nothing, but may be final.
    """
    rng, loaded, others = g.rng, len(g.loaded), len(g.held.keys() - {seat})
    decision = game.answer(g, seat, key, decision_id)
    events = take_events(g)
    for event in events:
        if event.reveals:
            return decision, events, event.reveals
    if g.rng != rng or len(g.loaded) != loaded:
        return decision, events, "chance"
    if not g.open or (others and decision not in g.open):
        return decision, events, "hidden"
    return decision, events, "committed" if seat in g.held and game.commits(g, decision) else ""
