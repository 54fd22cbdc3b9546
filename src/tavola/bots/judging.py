"""What an answer gave away beside the best, whatever came of it: the part of a result that is no luck."""

from __future__ import annotations

from typing import Any

import msgspec

from tavola.bots.advice import Judge
from tavola.bots.bot import Bot, SeatAccess
from tavola.bots.generic.search import SearchBot

FEW = 2  # answers: of fewer there is nothing to tell apart


class Judged(msgspec.Struct, frozen=True):
    """One answer beside the best there was, as chances to come first, or in the measure of a game without rivals."""

    best: str
    best_worth: float
    worth: float

    @property
    def lost(self) -> float:
        return max(0.0, self.best_worth - self.worth)


class AnswerJudge:
    """Judges answers by a bot that tells the worth of each; of other bots it says nothing."""

    def __init__(self, thinker: Bot, judge: Judge) -> None:
        self.thinker, self.judge = thinker, judge

    def __call__(self, access: SeatAccess[Any], key: str) -> Judged | None:
        worths = self.worths(access)
        if len(worths) < FEW:
            return None
        best = max(worths, key=lambda each: worths[each])
        # what was not even looked at is no better than what was looked at and found worst
        return Judged(best, worths[best], worths.get(key, min(worths.values())))

    def worths(self, access: SeatAccess[Any]) -> dict[str, float]:
        if self.judge.is_race and (chances := self.thinker.chances(access)):
            return chances
        if not isinstance(self.thinker, SearchBot) or not self.thinker.judges_quickly:
            return {}
        learnt = self.thinker.consider(access)
        return {key: learnt.mean(key) for key in learnt.visits}  # with rivals a search tells chances, as its hints do
