"""Questions of the referee, and the three ways in which something is broken off."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from typing import TypeVar

import msgspec

R = TypeVar("R")


class Question(msgspec.Struct):
    """Who may answer what. Several seats answer each for itself, and nothing happens before the last one has."""

    prompt: str
    keys: dict[int, tuple[str, ...]]
    clause: str = ""
    idle: tuple[str, ...] = ()  # answers that change nothing: they may be offered or not


Answers = dict[int, str]
Play = Generator[Question, Answers, R]  # a part of the rules: it asks, is answered, and gives a result


class Left(Exception):
    """A Character has left the Encounter; whatever it was doing is over."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


class BrokenOff(Exception):
    """What was being done cannot go on (TG-36.16: cards are wanting in mid-flight)."""


class Over(Exception):
    """The Encounter is over: won, lost, fled, run_away, robbed or avoided."""

    def __init__(self, outcome: str) -> None:
        super().__init__(outcome)
        self.outcome = outcome


class Impossible(Exception):
    """The game shows something that cannot be: a card drawn that was not in the deck, a coin that nobody flipped."""

    def __init__(self, what: str, expected: object, found: object, clause: str) -> None:
        super().__init__(what)
        self.what, self.expected, self.found, self.clause = what, str(expected), str(found), clause


def ask(seat: int, prompt: str, keys: Iterable[str], clause: str = "", idle: Iterable[str] = ()) -> Play[str]:
    """One seat chooses. What leaves no choice is not asked."""
    offered = tuple(keys)
    unneeded = tuple(idle)
    if len(offered) == 1 and not unneeded:
        return offered[0]
    answers = yield Question(prompt, {seat: offered}, clause, unneeded)
    return answers[seat]


def ask_each(prompt: str, keys: Mapping[int, tuple[str, ...]], clause: str = "") -> Play[Answers]:
    """Every one of these seats answers for itself."""
    if not keys:
        return {}
    asked = {seat: offered for seat, offered in keys.items() if len(offered) > 1}
    answers = {seat: offered[0] for seat, offered in keys.items() if len(offered) == 1}
    if asked:
        answers |= yield Question(prompt, dict(keys), clause)
    return answers
