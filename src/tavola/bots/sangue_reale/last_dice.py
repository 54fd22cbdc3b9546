"""The last dice of an Era, solved to the end: nothing is left to chance, so nothing need be guessed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from tavola.bots.sangue_reale.duel_net import Look
from tavola.kernel.decision import Seat
from tavola.kernels.sangue_reale import words as w
from tavola.kernels.sangue_reale.machine import asked, legal
from tavola.kernels.sangue_reale.pausing import CHANCE, ENDED, has_won
from tavola.kernels.sangue_reale.stack import PLAN_PROMPT

Ending: TypeAlias = tuple[float, int]  # the chance to win, then points ahead: of two wins the larger one

MOST = 4000  # positions that are followed
ROOM = 200


class TooMuch(Exception):
    """Dice or plans are still to come, or there are more ways than can be followed."""


class LastDice:
    """Both players choose what is best for them, to the end of the Era."""

    def __init__(self, look: Look, seat: Seat) -> None:
        self.look, self.seat, self.left = look, seat, MOST
        self.known: dict[bytes, Ending] = {}

    def endings(self, actions: Sequence[int]) -> list[Ending] | None:
        """How each of these answers ends; None where it cannot be said for certain."""
        if not is_last(self.look.words):
            return None
        try:
            return [self.after(self.look.state, action) for action in actions]
        except TooMuch:
            return None

    def after(self, state: Any, action: int) -> Ending:
        trial = state.copy()
        self.look.hands.act(self.look.tables, trial, action)
        return self.ending(trial)

    def ending(self, state: Any) -> Ending:
        if state[w.PROMPT] == ENDED:
            result = w.RESULTS + w.RESULT_WORDS * (state[w.RESULT_COUNT] - 1) + w.R_VP
            return has_won(state, self.seat) / 2, int(state[result + self.seat] - state[result + 1 - self.seat])
        if state[w.PROMPT] in (CHANCE, PLAN_PROMPT) or self.left <= 0:
            raise TooMuch
        mark = told_apart(state)
        found = self.known.get(mark)
        if found is None:
            self.left -= 1
            actions = self.options(state)
            best = max if asked(self.look.tables, state) == self.seat else min
            found = self.known[mark] = best(self.after(state, action) for action in actions)
        return found

    def options(self, state: Any) -> list[int]:
        room = [0] * ROOM
        return [int(action) for action in room[: legal(self.look.tables, state, room)]]


def is_last(words: Sequence[int]) -> bool:
    """Whether the round that is being played is the last one."""
    return words[w.ROUND] == w.LAST_ROUND or words[w.ENDING] != 0


def told_apart(state: Any) -> bytes:
    """All of a position that matters, what waits included; what is left over in its words does not count."""
    parts = (
        (w.PROMPT, w.PROMPT + 1), (w.SEAT, w.SEAT + 1), (w.ENDING, w.ENDING + 1), (w.ROLLED, w.ROLLED + 1),
        (w.STACK, w.STACK + 2 * state[w.DEPTH]), (w.QUEUE, w.QUEUE + 2 * state[w.QUEUED]),
        (w.HANDS, w.HANDS + w.HAND_WORDS * state[w.HAND_COUNT]), (w.BOXES, w.RESULT_COUNT), (w.SHEETS, w.WORDS),
    )  # fmt: skip
    return b"|".join(repr(list(map(int, state[first:last]))).encode() for first, last in parts)
