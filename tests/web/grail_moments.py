"""Moments of Tainted Grail worth a picture: a traveller plays until they come, and the table becomes a file."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from tests.web.laying import ADDRESSES, Table

from tavola.bots.bot import BotRng, find_bot, seat_access
from tavola.cli.laying import Laid, lay
from tavola.kernel.decision import Decision
from tavola.kernel.match import Match
from tavola.kernel.record import record

TRIES, LONG = 60, 900  # games until it is given up, answers in each
STRAYS = 0.15  # how often the traveller does anything at all, so that things go wrong too
Holds = Callable[[Any, Decision], bool]


@dataclass(frozen=True)
class Moment:
    """How many play, and what must be true of the table and the open question."""

    seats: int
    holds: Holds


def asks(prompt: str, start: str = "") -> Holds:
    """Something is asked, and an answer begins so."""
    return lambda g, decision: decision.prompt == prompt and any(key.startswith(start) for key in decision.legal())


def fights(seats: int, cards: int, kind: str = "combat", guardian: bool = False) -> Holds:
    """So many cards lie in the Sequence, so many are there, and the next card is asked for."""

    def holds(g: Any, decision: Decision) -> bool:
        if decision.prompt != "play_card" or not any(key.startswith("play:") for key in decision.legal()):
            return False
        met = seen(g, decision).encounter
        is_guardian = "guardian" in met.traits
        return bool(
            len(met.sequence) >= cards
            and len(met.came) >= seats
            and met.foe.kind == kind
            and (is_guardian or not guardian)
        )

    return holds


def state(name: str) -> Holds:
    """Somebody is in this state while an Action is asked for."""
    return lambda g, decision: decision.prompt == "act" and name in seen(g, decision).heroes[decision.seat].states


def late(places: int) -> Holds:
    return lambda g, decision: decision.prompt == "act" and len(seen(g, decision).places) >= places


def seen(g: Any, decision: Decision) -> Any:
    """The view of who is asked."""
    return seat_access(laid().game, g, decision, BotRng.of("")).sight().view


MOMENTS = {
    "menhir": Moment(1, asks("menhir", "light")),
    "eat": Moment(1, asks("eat", "eat")),
    "progress": Moment(1, asks("progress", "learn")),
    "learn": Moment(1, asks("learn_which")),
    "decks": Moment(1, asks("rebuild_decks", "out:")),
    "event": Moment(1, asks("choose_effect")),
    "grace": Moment(1, asks("grace")),
    "dying": Moment(1, state("dying")),
    "insane": Moment(1, state("insane")),
    "late": Moment(1, late(14)),
    "join": Moment(2, asks("join", "join")),
    "pay": Moment(2, asks("pay")),
    "trade": Moment(2, asks("trade", "give")),
    "offer": Moment(2, asks("trade_offer")),
    "heir": Moment(2, asks("replacement")),
    "four": Moment(4, asks("act", "trade")),
    "guardian": Moment(1, fights(1, 2, guardian=True)),
    "together": Moment(2, fights(2, 3)),
    "talks": Moment(1, fights(1, 4, "diplomacy")),
    "end": Moment(1, lambda g, decision: False),
}


NAMES = ("Livia", "Ugo", "Ada", "Marta")


class Brought(Table):
    """A table that comes from a file."""

    def __init__(self, served: str, file: bytes, seats: int) -> None:
        self.served, self.address = served, next(ADDRESSES)
        people = [{"who": "me", "name": name} for name in NAMES[:seats]]
        self.opened = self.call("POST", "/imports", "", {"file": file.decode(), "seats": people})
        self.id, self.key = self.opened["table"]["id"], self.opened["key"]


def brought(served: str, name: str) -> Table:
    """A table at this moment."""
    return Brought(served, *found(name))


@cache
def laid() -> Laid:
    return lay("tainted_grail")


def found(name: str) -> tuple[bytes, int]:
    """The table at this moment as a file, and how many play."""
    moment = MOMENTS[name]
    for match in games(moment.seats):
        for decision in journey(match):
            if decision is None:
                if name == "end":
                    return record(match), moment.seats
            elif moment.holds(match.g, decision):
                return record(match), moment.seats
    raise LookupError(f"it never came to {name!r}")


def games(seats: int) -> Iterator[Match[Any]]:
    for number in range(TRIES):
        yield Match(laid().game, laid().box, seats, laid().options, f"galleria {number}")


def journey(match: Match[Any]) -> Iterator[Decision | None]:
    """A game, question by question; nothing once it is over."""
    chance, luck = random.Random(match.seed), BotRng.of(match.seed)
    bots = find_bot("greedy", match.game.id), find_bot("random", match.game.id)
    for _ in range(LONG):
        decision = next((one for one in match.g.open if match.g.held.get(one.seat) is None), None)
        yield decision
        if decision is None:
            return
        bot = bots[chance.random() < STRAYS]
        match.answer(decision.seat, bot.choose(seat_access(match.game, match.g, decision, luck)), decision.id)
