"""One random game: odd answers at every question, an extreme now and then, and a look at whether it can go on."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from tavola.fuzz.extremes import drive_any
from tavola.fuzz.judging import Judge, Odd
from tavola.fuzz.looking import differs_when_read_back, look
from tavola.fuzz.oddities import Oddities
from tavola.fuzz.report import Fault, Report, printable
from tavola.fuzz.tables import Kit, kit_of, open_any_table, vocabulary
from tavola.kernel.choice_keys import verb_of
from tavola.kernel.codec import state_bytes
from tavola.kernel.decision import Decision
from tavola.kernel.game import Game, owed
from tavola.kernel.state import State

ODD_ANSWERS = 20  # at each question
EXTREME_EVERY = 12  # decisions, on the average
FEW = 8  # legal answers
LONGEST = 4000  # decisions of a game; a campaign is left there
LENGTHS = (300, 1000, LONGEST)  # some tables are left sooner, so that there are more of them
PATIENCE: float = 30  # seconds of this process that one answer may take


class TooLong(Exception):
    """An answer whose consequences do not end."""


class Play:
    """A game on its way, with all that is looked at."""

    def __init__(self, judge: Judge, pack: str, seats: int, seed: str, longest: int = LONGEST) -> None:
        self.judge, self.seats, self.seed = judge, seats, seed
        self.game: Game[Any] = judge.game
        self.kit: Kit = kit_of(self.game.id)
        self.random = Random(f"{self.game.id}/{seats}/{seed}")
        self.longest = min(longest, self.random.choice(LENGTHS))
        self.oddities = Oddities(self.random, vocabulary(self.game.id))
        self.report = Report(games=1)
        judge.codes = self.report.codes
        self.pack = pack
        self.g: Any = None
        self.pieces: dict[str, int] = {}
        self.round, self.round_began = 0, 0

    def to_the_end(self) -> Report:
        """Up to the end of the game, or until it was long enough, or breaks down."""
        try:
            with time_limit():
                self.g = open_any_table(self.game, self.pack, self.seats, self.seed, self.random)
            self.look_anew()
            while self.goes_on():
                self.step()
        except Exception as error:  # a legal answer or a set-up that breaks down ends the game
            kind = "stuck" if isinstance(error, TooLong) else "exception"
            self.fault(kind, f"{type(error).__name__}: {error}{where(error)}")
        return self.report

    def step(self) -> None:
        if self.random.random() * EXTREME_EVERY < 1:
            self.drive()
            if not self.g.open:
                return
            self.look()
        self.send_odd_answers()
        decision = self.random.choice([one for one in self.g.open if one.seat not in self.g.held])
        self.oddities.note(decision.legal())
        with time_limit():
            self.game.answer(self.g, decision.seat, self.some_answer(decision))
        self.g.events.clear()
        self.report.decisions += 1
        name = decision.prompt
        self.report.prompts[name] = self.report.prompts.get(name, 0) + 1

    def some_answer(self, decision: Decision) -> str:
        """Any legal one; those that lead nowhere come up less often, so that games go far."""
        legal, shunned = decision.legal(), self.kit.shunned.get(decision.prompt)
        if shunned and self.random.random() < 0.7:
            legal = tuple(key for key in legal if not key.startswith(shunned)) or legal
        if len(legal) > FEW and self.random.random() < 0.5:  # where one kind of answer has many, the others come too
            verb = self.random.choice(sorted({verb_of(key) for key in legal}))
            legal = tuple(key for key in legal if verb_of(key) == verb)
        return legal[int(self.random.random() * len(legal))]

    # -- odd answers
    def send_odd_answers(self) -> None:
        g, random = self.g, self.random
        odds: list[Odd] = []
        looked_for = self.looked_for()
        for _ in range(ODD_ANSWERS):
            decision = g.open[int(random.random() * len(g.open))]
            seat = decision.seat if random.random() < 0.75 else int(random.random() * self.game.seated(g))
            key = self.oddities.next(decision.legal(), looked_for)
            stale = random.random() < 0.03
            odd = Odd(seat, decision, key, g.open[0].id - random.randint(1, 9) if stale else None)
            if stale or not odd.is_legal(g):
                odds.append(odd)
        self.report.answers += len(odds)
        for odd, wrong in self.judge.send(g, odds):
            self.fault("exception", wrong, odd.decision, printable(odd.key))

    def looked_for(self) -> list[str]:
        """Keys that the rules themselves would name and refuse."""
        if self.random.random() > 0.1:
            return []
        decision = self.random.choice(self.g.open)
        return [refusal.key for refusal in self.game.refused(self.g, decision) if refusal.key]

    def look(self) -> None:
        """As people do who come to the table: nothing that they are told may change it."""
        before = state_bytes(self.g)
        with time_limit():
            look(self.game, self.g, self.random)
            if differs_when_read_back(self.game, self.g):
                self.fault("exception", "read back or cloned, the table differs")
        if state_bytes(self.g) != before:
            self.fault("exception", "looking at the table has changed it")

    # -- extremes
    def drive(self) -> None:
        with time_limit():
            extreme = drive_any(self.g, self.kit.extremes, self.random)
        if extreme is None:
            return
        self.report.extremes += 1
        if extreme.keeps_pieces:
            self.check_pieces(f" after {extreme.name}")
        self.pieces = dict(self.game.pieces(self.g))

    # -- whether it can go on
    def goes_on(self) -> bool:
        """Whether somebody is to answer; what is wrong is noted."""
        g = self.g
        over = self.game.outcome(g) is not None
        if over and not g.open:
            return self.next_table()
        if over or not owed(g) or not all(one.legal() for one in g.open):
            self.fault("stuck", "over, and somebody is asked" if over else "not over, and nobody can answer")
            return False
        if (now := self.game.rounds(g)) != self.round:
            self.round, self.round_began = now, self.report.decisions
            self.check_pieces()
        if self.report.decisions - self.round_began > self.kit.longest_round:
            self.fault("stuck", f"round {now} has no end")
            return False
        return self.report.decisions < self.longest

    def next_table(self) -> bool:
        """The campaign goes on at another table, where one follows."""
        after = self.game.next_table(self.g, self.random.getrandbits(63))
        if after is None:
            return False
        self.g = after[1]
        self.look_anew()
        return bool(self.g.open)

    def look_anew(self) -> None:
        self.g.events.clear()
        self.pieces = dict(self.game.pieces(self.g))
        self.round, self.round_began = self.game.rounds(self.g), self.report.decisions

    def check_pieces(self, when: str = "") -> None:
        now = dict(self.game.pieces(self.g))
        if now != self.pieces:
            changed = sorted(name for name in now.keys() | self.pieces.keys() if now.get(name) != self.pieces.get(name))
            self.fault("exception", f"pieces are not what they were{when}: {changed[:5]}")
            self.pieces = now

    # -- telling
    def fault(self, kind: str, what: str, decision: Decision | None = None, answer: str = "") -> None:
        prompt = decision.prompt if decision else prompt_of(self.g)
        step = self.report.decisions
        self.report.note(Fault(kind, self.game.id, self.seed, step, self.seats, prompt, what, answer, self.pack))


def prompt_of(g: State | None) -> str:
    return g.open[0].prompt if g is not None and g.open else ""


def where(error: Exception) -> str:
    """The innermost function of the traceback."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else f" ({trace.tb_frame.f_code.co_qualname}, line {trace.tb_lineno})"


@contextmanager
def time_limit() -> Iterator[None]:
    """Breaks off what does not end, where the system can."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def too_long(number: int, frame: object) -> None:
        raise TooLong(f"no end after {PATIENCE:g} seconds")

    before = signal.signal(signal.SIGVTALRM, too_long)
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
