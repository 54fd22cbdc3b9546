"""Toy tables at some point of a game, for the tests of the kernel."""

from __future__ import annotations

from typing import TypeVar

from tests.contract.moment import any_answer
from tests.toys.ambush import Ambush, Options
from tests.toys.ambush_game import AMBUSH
from tests.toys.auction import AUCTION, Auction

from tavola.bots.bot import BotRng
from tavola.kernel.history import History
from tavola.kernel.match import Match
from tavola.kernel.state import Box, State


class OtherBox(Box):
    id = "tavola/other"
    digest = "0123"


S = TypeVar("S", bound=State)
BOX = Box()


def ambush(answers: int = 0, seed: str = "kernel", copies: int = 3) -> Match[Ambush]:
    return played(Match(AMBUSH, BOX, 2, Options(copies=copies), seed), answers)


def auction(answers: int = 0, seed: str = "kernel") -> Match[Auction]:
    return played(Match(AUCTION, BOX, 3, None, seed), answers)


def history_of(match: Match[S]) -> History[S]:
    return History(match.game, match.box, match.seats, match.at(0), match.answers, match.opening)


def played(match: Match[S], answers: int) -> Match[S]:
    """So many random answers, the same ones every time; fewer where the game ends before."""
    luck = BotRng.of(f"{match.seed}/played")
    for _ in range(answers):
        if not match.g.open:
            break
        decision, key = any_answer(match.g, luck)
        match.answer(decision.seat, key)
    return match
