"""A finished game looked at again: how it stood at each answer, which answers turned it, what a bot would have done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tavola.bots.advice import Advice, Judge, advise
from tavola.bots.bot import BotRng, Progress, find_bot, seat_access, unwatched
from tavola.bots.judging import AnswerJudge
from tavola.kernel.decision import Decision
from tavola.kernel.game import Game, open_decision
from tavola.kernel.history import History
from tavola.kernel.match import Answer
from tavola.kernel.state import State
from tavola.kernel.text import Arg, Message, say
from tavola.kernel.view import OptionDetail, detail

TURNS = 3  # answers that are told as those that turned the game, where the bot cannot say what each gave away
SWUNG = 12  # of which those are picked
MISTAKES = 6  # that are told of each seat
LOST_CHANCE, LOST_WORTH = 0.05, 1.0  # less is no mistake
AS_GOOD = 0.2  # of that: so little less is as good as the best
MOST = 24  # of each seat, kept until the end
POINTS = 400  # of the curve at most


class Point(msgspec.Struct, frozen=True):
    """How the game looked after so many answers, by seat: chances of coming first, or the worth without rivals."""

    ply: int
    values: tuple[float, ...]


class Turn(msgspec.Struct, frozen=True):
    """An answer that changed much for who gave it, and what a bot would have answered there."""

    ply: int  # answers given before it
    seat: int
    prompt: Message
    key: str
    label: Message
    before: float
    after: float
    best: str
    best_label: Message
    best_value: float
    lost: float = 0.0  # by choosing this and not the best, whatever came of it
    asked: str = ""  # the question, by its name
    shown: OptionDetail | None = None  # the best answer as it would have been offered, with what it would have brought


class Analysis(msgspec.Struct, frozen=True):
    """`is_race`: values are chances of coming first; otherwise what the table was worth.

    Where the bot tells chances of all answers, judgement is told apart from luck, by seat: what a seat's own answers
    gave away beside the best, and what dice, decks and secret plans brought beyond all that.
    """

    bot: str
    is_race: bool
    curve: tuple[Point, ...]
    turns: tuple[Turn, ...]
    given_away: tuple[float, ...] = ()
    luck: tuple[float, ...] = ()
    choices: tuple[int, ...] = ()  # by seat: real choices that were judged
    good: tuple[int, ...] = ()  # those of them that were as good as the best


class _Asked(msgspec.Struct, frozen=True):
    """One real choice of the game as it was played."""

    ply: int
    answer: Answer
    state: Any
    before: float
    after: float
    best: str = ""  # judged: before is the worth of this answer, after that of the one given

    @property
    def is_loss(self) -> bool:
        return self.best != ""

    def lost(self) -> float:
        return self.before - self.after


class Analyst:
    """Plays a game again from its first state. A step is an answer, or a state where the table was corrected."""

    def __init__(self, game: Game[Any], seats: int, bot: str, seed: str = "analysis") -> None:
        self.game, self.seats, self.bot, self.seed = game, seats, bot, seed
        self.judge = Judge(game, seats)
        self.thinker = find_bot(bot, game.id)
        self.judging = AnswerJudge(self.thinker, self.judge)
        self.given_away = [0.0] * seats
        self.choices, self.good = [0] * seats, [0] * seats
        self.least = LOST_CHANCE if self.judge.is_race else LOST_WORTH
        self.points: list[Point] = []
        self.asked: list[_Asked] = []  # the choices that changed most so far

    def analyse(self, history: History[Any], progress: Progress = unwatched) -> Analysis:
        self.watch(history)
        told = self.worth_telling()
        turns: list[Turn] = []
        for nth, asked in enumerate(told):
            turns.append(self.turn(asked))
            progress((nth + 1) / len(told))
        # where the bot would have done the same there is nothing to learn
        turns = [turn for turn in turns if turn.best != turn.key]
        if not any(self.choices):
            turns = sorted(turns, key=lambda turn: turn.lost, reverse=True)[:TURNS]
        given_away, luck = self.apart(history)
        curve, ordered = tuple(thinned(self.points)), tuple(sorted(turns, key=lambda turn: turn.ply))
        judged = (tuple(self.choices), tuple(self.good)) if any(self.choices) else ((), ())
        return Analysis(self.bot, self.judge.is_race, curve, ordered, given_away, luck, *judged)

    def worth_telling(self) -> list[_Asked]:
        """Of each seat the answers that lost most; where nobody can say that, those after which it looked worse."""
        lost = [
            asked for asked in self.asked if asked.lost() >= self.least and (asked.is_loss or not any(self.choices))
        ]
        if not any(self.choices):
            return lost[:SWUNG]
        return [
            asked for seat in range(self.seats) for asked in [one for one in lost if one.answer.seat == seat][:MISTAKES]
        ]

    def apart(self, history: History[Any]) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """What each seat gave away, and what is left of how the game ended once all that is taken off."""
        outcome = self.game.outcome(history.last)
        if outcome is None or not any(self.choices) or not self.judge.is_race:
            return (), ()
        winners, all_lost = outcome.winners(), sum(self.given_away)
        luck = []
        for seat, lost in enumerate(self.given_away):
            came = (1 / len(winners) if seat in winners else 0.0) - 1 / self.seats
            others = (all_lost - lost) / max(1, self.seats - 1)
            luck.append(round(came + lost - others, 3))
        return tuple(round(lost, 3) for lost in self.given_away), tuple(luck)

    def watch(self, history: History[Any]) -> None:
        """Every answer again, the value before and after it."""
        before = history.opening.clone()
        values = self.note(0, before)
        for ply, (step, _, g) in enumerate(history.walk()):
            was, values = values, self.note(ply + 1, g)
            if isinstance(step, Answer) and self.is_choice(before, step):
                self.remember(
                    self.judged(ply, step, before) or _Asked(ply, step, before, was[step.seat], values[step.seat])
                )
            before = g.clone()

    def judged(self, ply: int, answer: Answer, g: State) -> _Asked | None:
        """What the answer gave away, whatever came of it, where the bot can say so."""
        rng = BotRng.of(f"{self.seed}/{ply}")
        judged = self.judging(seat_access(self.game, g, open_decision(g, answer.seat), rng), answer.key)
        if judged is None:
            return None
        self.given_away[answer.seat] += judged.lost
        self.choices[answer.seat] += 1
        self.good[answer.seat] += judged.lost <= AS_GOOD * self.least
        return _Asked(ply, answer, g, round(judged.best_worth, 3), round(judged.worth, 3), judged.best)

    def is_choice(self, g: State, answer: Answer) -> bool:
        """Whether there was something to choose, once the game had begun: who plays whom turns nothing."""
        return self.game.rounds(g) > 0 and len(open_decision(g, answer.seat).legal()) > 1

    def note(self, ply: int, g: State) -> tuple[float, ...]:
        values = tuple(round(self.judge(g, seat), 3) for seat in range(self.seats))
        self.points.append(Point(ply, values))
        return values

    def remember(self, asked: _Asked) -> None:
        self.asked = sorted([*self.asked, asked], key=_Asked.lost, reverse=True)[: MOST * self.seats]

    def turn(self, asked: _Asked) -> Turn:
        """What the bot would have done there, knowing what the seat knew."""
        g, answer = asked.state, asked.answer
        decision = open_decision(g, answer.seat)
        best, worth = asked.best, asked.before
        if not best:
            advice = self.advice(g, decision, asked.ply)
            best, worth = advice.best.key, advice.best.value
        return Turn(
            asked.ply,
            answer.seat,
            self.game.prompt(g, decision),
            answer.key,
            self.game.label(g, decision, answer.key),
            asked.before,
            asked.after,
            best,
            self.game.label(g, decision, best),
            worth,
            round(asked.lost(), 3),
            decision.prompt,
            detail(self.game, g, decision, best),
        )

    def advice(self, g: State, decision: Decision, ply: int) -> Advice:
        rng = BotRng.of(f"{self.seed}/{ply}")
        return advise(self.bot, self.game, self.seats, seat_access(self.game, g, decision, rng))


def thinned(points: list[Point]) -> list[Point]:
    """Of a long game so many points, spread evenly, the first and the last among them."""
    if len(points) <= POINTS:
        return points
    last = len(points) - 1
    return [points[round(nth * last / (POINTS - 1))] for nth in range(POINTS)]


def in_words(analysis: Analysis, names: Sequence[str | Message]) -> list[Message]:
    """What there is to say: one sentence for each turn, or that nothing turned."""
    if not analysis.turns:
        return [say("analysis-nothing")]
    told = [turn_in_words(turn, names[turn.seat], analysis.is_race, bool(analysis.choices)) for turn in analysis.turns]
    for who, lost, luck in zip(names, analysis.given_away, analysis.luck, strict=False):
        told.append(say("analysis-apart", who=who, lost=round(100 * lost), luck=f"{round(100 * luck):+d}"))
    return told


def turn_in_words(turn: Turn, who: str | Message, is_race: bool, is_judged: bool) -> Message:
    if is_judged:
        lost = round(turn.lost * 100) if is_race else round(turn.lost, 1)
        told: dict[str, Arg] = {"when": say("analysis-when", ply=turn.ply), "who": who, "choice": turn.label}
        told |= {"best": turn.best_label, "lost": f"{lost:g}"}
        return Message("analysis-lost-race" if is_race else "analysis-lost-worth", told)
    args: dict[str, Arg] = {
        "when": say("analysis-when", ply=turn.ply),
        "who": who,
        "choice": turn.label,
        "before": round(turn.before * 100) if is_race else round(turn.before),
        "after": round(turn.after * 100) if is_race else round(turn.after),
        "advice": say("analysis-same") if turn.best == turn.key else say("analysis-other", best=turn.best_label),
    }
    return Message("analysis-race" if is_race else "analysis-worth", args)
