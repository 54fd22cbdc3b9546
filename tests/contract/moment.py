"""One open decision of a game being watched, with the answer that is about to be given."""

from __future__ import annotations

from dataclasses import dataclass

from tests.contract.table import Table, require

from tavola.bots.bot import BotRng
from tavola.kernel.codec import state_bytes
from tavola.kernel.decision import Decision
from tavola.kernel.event import Event
from tavola.kernel.flow import take
from tavola.kernel.match import carry_out_answer
from tavola.kernel.state import State


@dataclass(frozen=True)
class Moment:
    """Laws look at it and leave `g` as it is."""

    table: Table
    g: State
    decision: Decision
    key: str
    luck: BotRng
    nth: int  # how many answers were given before

    def __str__(self) -> str:
        return f"{self.table.name}, answer {self.nth}: seat {self.decision.seat}, {self.decision.prompt} -> {self.key}"

    def answered(self, g: State) -> After:
        """The answer carried out on a clone or on a state read back."""
        _, events, final = carry_out_answer(self.table.game, g, self.decision.seat, self.key)
        return After(g, events, final)


@dataclass(frozen=True)
class After:
    g: State
    events: list[Event]
    final: str  # why the answer cannot be taken back freely

    def same_as(self, other: After) -> bool:
        return (
            self.events == other.events and self.g.open == other.g.open and state_bytes(self.g) == state_bytes(other.g)
        )


def any_answer(g: State, luck: BotRng) -> tuple[Decision, str]:
    """Somebody who has not answered yet, and anything that they may answer."""
    decision = luck.pick([decision for decision in g.open if decision.seat not in g.held])
    keys = decision.legal()
    require(bool(keys), "stuck", f"{decision.prompt} has no legal answer")
    return decision, luck.pick(keys)


def play_on(g: State, luck: BotRng, answers: int) -> None:
    """So many random answers, or up to the end."""
    for _ in range(answers):
        if not g.open:
            return
        take(g, *any_answer(g, luck))
