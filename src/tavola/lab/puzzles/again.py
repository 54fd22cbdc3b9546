"""A puzzle that was found is proved anew, from its position alone."""

from __future__ import annotations

from typing import Any

from tavola.kernel.game import Game
from tavola.kernel.state import Box
from tavola.lab.puzzles.quarry import Position, quarry_of
from tavola.puzzles.record import Puzzle, laid_out, question_of


def position_of(game: Game[Any], box: Box, puzzle: Puzzle) -> Position:
    g = laid_out(game, puzzle, box)
    return Position(game, box, g, question_of(g, puzzle), puzzle.seats, f"again/{puzzle.id}")


def proved_again(game: Game[Any], box: Box, puzzle: Puzzle) -> bool:
    """Whether the same answer is best, by other luck where luck is needed."""
    proved = quarry_of(game.id).prove(position_of(game, box, puzzle))
    return proved is not None and proved.best == puzzle.best
