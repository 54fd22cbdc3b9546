"""A puzzle as data: the position, what each answer is worth, and what that was found out by.

The position is a state and not a seed with answers: it stays what it is when a pack grows by a card.
"""

from __future__ import annotations

import base64
import zlib
from typing import Any, Literal, TypeAlias

import msgspec

from tavola.kernel import codec
from tavola.kernel.decision import Decision, Seat
from tavola.kernel.game import Game, open_decision
from tavola.kernel.state import Box, State

Measure: TypeAlias = Literal["chance", "stars", "left"]  # to win; of the final score; what is left after a fight
How: TypeAlias = Literal["solved", "played"]


class Proof(msgspec.Struct, frozen=True):
    """Why the best answer is best. Solved: all that may follow was looked at. Played: so many imagined games each.

    All answers are tried in the same imagined games, so that what tells two of them apart is not the luck of the draw.
    Every answer is looked at; those that fall back are left behind, the rest is tried at length in fresh worlds.
    """

    how: How
    margin: float  # of the best answer beyond the next best
    low: float  # what is sure of that margin, 95 times in a hundred
    worlds: int  # imagined games behind each answer that was compared at length; positions looked at where it is solved
    player: str = ""  # the bot that plays imagined games on, for everybody


class Puzzle(msgspec.Struct, frozen=True):
    """One question of one seat. `worths`: by answer, of those that were compared at length; of the solved all."""

    id: str
    kind: str  # what it is about: "last_dice", "dice", "turn", "fight"
    seat: Seat
    seats: int
    round: int
    best: str
    measure: Measure
    worths: dict[str, float]
    proof: Proof
    position: str
    answers: int  # that the rules allow
    game: int = 0  # of those that were played to find puzzles
    points: dict[str, int] = {}  # solved: by how many points the Era ends for who answers
    line: tuple[tuple[Seat, str], ...] = ()  # solved: what follows the best answer where everybody plays their best
    missed: tuple[str, ...] = ()  # bots that answer otherwise

    def next_best(self) -> str:
        return max((key for key in self.worths if key != self.best), key=lambda key: self.worths[key])


class Shelf(msgspec.Struct, frozen=True):
    """The puzzles of one game, and how they were found."""

    pack: str
    options: dict[str, Any]
    command: str
    games: int  # that were played
    positions: int  # that were weighed
    puzzles: tuple[Puzzle, ...]


def packed(game: Game[Any], g: State, box: Box) -> str:
    return base64.b64encode(zlib.compress(codec.save(game, g, box), 9)).decode()


def laid_out(game: Game[Any], puzzle: Puzzle, box: Box) -> State:
    """The position with the box as it is now; `BadSave` where it has no more what the position speaks of."""
    g: State = codec.load(game, zlib.decompress(base64.b64decode(puzzle.position)), box, same_pack=False)
    return g


def question_of(g: State, puzzle: Puzzle) -> Decision:
    return open_decision(g, puzzle.seat)
