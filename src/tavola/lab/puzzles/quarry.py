"""What a game's own lab gives to whoever looks for puzzles in it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

import msgspec

from tavola.bots.bot import BotRng, SeatAccess, find_bot, seat_access
from tavola.kernel.decision import Decision, Seat
from tavola.kernel.game import Game
from tavola.kernel.state import Box, State
from tavola.puzzles.record import Measure, Proof, Puzzle, packed

FEWEST = 3  # answers: of two one may as well guess


class Position(msgspec.Struct, frozen=True):
    """A question in a game that was played."""

    game: Game[Any]
    box: Box
    g: State
    decision: Decision
    seats: int
    seed: str  # of the game, and where in it

    @property
    def seat(self) -> Seat:
        return self.decision.seat

    @property
    def keys(self) -> Sequence[str]:
        return self.decision.legal()

    def access(self, what_for: str) -> SeatAccess[Any]:
        return seat_access(self.game, self.g, self.decision, BotRng.of(f"{self.seed}/{what_for}"))

    def answer_of(self, bot: str) -> str:
        return find_bot(bot, self.game.id).choose(self.access(bot))


class Proved(msgspec.Struct, frozen=True):
    """What makes a position a puzzle."""

    kind: str
    best: str
    measure: Measure
    worths: dict[str, float]
    proof: Proof
    points: dict[str, int] = {}
    line: tuple[tuple[Seat, str], ...] = ()


class Quarry(Protocol):
    """How puzzles are found in one game; the module `tavola.lab.puzzles.<game>` has one as `QUARRY`."""

    options: dict[str, Any]
    seats: Sequence[int]  # of the games that are played, in turn
    players: Sequence[str]  # bots that play them
    solvers: Sequence[str]  # bots that try the puzzles
    retakes: int  # how often the end of a game is played again with other luck

    def forks_at(self, g: State) -> bool:
        """Whether that is done from here on: once a game."""

    def interest(self, position: Position, nth: int) -> float:
        """How much it promises to be a puzzle, found out quickly; 0 where it is none."""

    def prove(self, position: Position) -> Proved | None:
        """The proof, or None where no answer is best by a clear margin."""


def quarry_of(game_id: str) -> Quarry:
    """`LookupError` where nobody has said how puzzles are found in this game."""
    try:
        found: Quarry = import_module(f"tavola.lab.puzzles.{game_id}").QUARRY
    except ModuleNotFoundError:
        raise LookupError(f"no puzzles are looked for in {game_id!r}") from None
    return found


def written(position: Position, proved: Proved, nth: int, missed: tuple[str, ...]) -> Puzzle:
    at = position
    return Puzzle(
        f"{at.game.clauses.lower()}{nth}", proved.kind, at.seat, at.seats, at.game.rounds(at.g), proved.best,
        proved.measure, proved.worths, proved.proof, packed(at.game, at.g, at.box), len(at.keys), nth,
        proved.points, proved.line, missed,
    )  # fmt: skip
