"""Which of the puzzles found stand on the shelf: such as bots get wrong, no two alike; the easy ones first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tavola.lab.puzzles.finding import Searched
from tavola.puzzles.record import Puzzle

ALIKE = 5  # of so many puzzles one more may have the same answer


def chosen(searched: Sequence[Searched], most: int) -> tuple[Puzzle, ...]:
    found = [each.puzzle for each in searched if each.puzzle is not None]
    by_worth = sorted(found, key=instructive, reverse=True)
    alike, firsts, others = Counter[str](), list[Puzzle](), list[Puzzle]()
    for puzzle in by_worth:
        alike[puzzle.best] += 1
        if alike[puzzle.best] == 1:
            firsts.append(puzzle)
        elif alike[puzzle.best] <= 1 + most // ALIKE:
            others.append(puzzle)
    kept = (firsts + others)[:most]
    return tuple(sorted(kept, key=lambda puzzle: (len(puzzle.missed), puzzle.answers, puzzle.game)))


def instructive(puzzle: Puzzle) -> tuple[int, int, float]:
    """Somebody gets it wrong; what follows is more than one step; then by how clear it is."""
    return len(puzzle.missed), len(puzzle.line), puzzle.proof.low
