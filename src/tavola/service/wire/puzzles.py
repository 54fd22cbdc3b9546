"""What is said about puzzles: positions in which one answer is best, with the proof."""

from __future__ import annotations

from typing import Literal

from tavola.service.wire.records import Details, TableInfo, ViewInfo, WireRecord

PuzzleMeasure = Literal["chance", "stars", "left"]
PuzzleProof = Literal["solved", "played"]


class PuzzleLine(WireRecord, frozen=True):
    """A puzzle on its shelf. `level`: how many of three bots answer it wrongly."""

    id: str
    number: int
    kind: str
    seats: int
    round: int
    level: int


class PuzzleShelf(WireRecord, frozen=True):
    """The puzzles of one game, and out of how many games and positions they were found by which command."""

    game: str
    command: str
    games: int
    positions: int
    puzzles: list[PuzzleLine]


class PuzzleAnswer(WireRecord, frozen=True):
    """An answer that was compared, the best first. `points`: by how many points the Era ends, where it was solved."""

    key: str
    text: str
    worth: float
    points: int | None = None


class PuzzleProofInfo(WireRecord, frozen=True):
    """`margin`: of the best beyond the next best; `low`: what is sure of it 95 times in a hundred. `worlds`: imagined
    games behind each answer, played on by `player`; where all was solved, positions looked at. `answers`: how many.
    """

    how: PuzzleProof
    margin: float
    low: float
    worlds: int
    player: str
    answers: int


class PuzzleInfo(WireRecord, frozen=True):
    """A puzzle as it is put, and its solution."""

    card: PuzzleLine
    game: str
    measure: PuzzleMeasure
    table: TableInfo
    sight: ViewInfo
    details: Details
    best: str
    answers: list[PuzzleAnswer]
    proof: PuzzleProofInfo
    reason: str
    line: list[str]
    missed: list[str]
