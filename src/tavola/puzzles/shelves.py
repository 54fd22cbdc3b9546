"""The puzzles that ship with the program, a file for each game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from tavola.puzzles.record import Puzzle, Shelf

FOLDER = Path(__file__).parent / "shelves"


@cache
def shelves() -> Mapping[str, Shelf]:
    """By game."""
    return {file.stem: read_shelf(file) for file in sorted(FOLDER.glob("*.json"))}


def read_shelf(file: Path) -> Shelf:
    return msgspec.json.decode(file.read_bytes(), type=Shelf)


def find(id: str) -> tuple[str, int, Puzzle]:
    """The game of a puzzle, its number on the shelf, from one on, and the puzzle; `LookupError` where there is none."""
    for game, shelf in shelves().items():
        for nth, puzzle in enumerate(shelf.puzzles):
            if puzzle.id == id:
                return game, nth + 1, puzzle
    raise LookupError(id)


def write_shelf(file: Path, shelf: Shelf) -> None:
    """A puzzle a line, so that a change to one is a change to a line."""
    head = msgspec.json.encode(msgspec.structs.replace(shelf, puzzles=())).decode()
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in shelf.puzzles)
    file.write_text(head.removesuffix("[]}") + "[\n" + lines + "\n]}\n", encoding="utf-8")
