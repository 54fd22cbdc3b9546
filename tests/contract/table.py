"""A game as it is laid out for the laws, and how a law is said to be broken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tavola.kernel.game import Game
from tavola.kernel.state import Box, State
from tavola.kernel.text import Words


class ContractBroken(AssertionError):
    """A game does not keep what it owes; `law` names what."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law


@dataclass(frozen=True)
class Table:
    """One game with a box, a number of seats and options."""

    name: str
    game: Game[Any]
    box: Box
    seats: int
    options: Any = None
    words: Sequence[Words] = ()
    longest: int = 5000  # random play has ended before so many answers
    glimpses: frozenset[str] = frozenset()  # kinds of event that rightly show a seat what its view does not keep
    counters: frozenset[str] = frozenset()  # fields of the state that only count: a higher number is no other position
    memory: frozenset[str] = frozenset()  # fields that only remember what came to nothing
    hides: bool = True  # whether there is anything, beside chance, that some seat may not know

    def open(self, seed: str) -> State:
        g: State = self.game.open_table(self.box, self.seats, self.options, seed)
        return g

    def viewers(self) -> list[int | None]:
        return [*range(self.seats), None]


def require(holds: bool, law: str, detail: str) -> None:
    if not holds:
        raise ContractBroken(law, detail)
