"""Perft: how many different games of a given length there are from a named position.

A table in `<game>.toml` lists positions: `name`, `seats`, `seed`, `options`, `answers` (each "seat key", given before
counting), `depth` and `count`. Chance is in the state, so the count is of the answers alone. Where several answer in
secret the order in which they do so is not counted; where whoever answers first decides, it is.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
from tests.shelf import table

from tavola.kernel.decision import ANY, Decision
from tavola.kernel.flow import take
from tavola.kernel.state import State

FOLDER = Path(__file__).parent


class Position(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    seats: int
    seed: str
    depth: int
    count: int
    options: dict[str, int | bool | str] = {}
    answers: list[str] = []
    pack: str | None = None


class Sheet(msgspec.Struct, forbid_unknown_fields=True):
    position: list[Position]


def read(path: Path) -> list[Position]:
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Sheet).position


def all_sheets() -> list[Path]:
    return sorted(FOLDER.glob("*.toml"))


def reach(game_id: str, position: Position) -> State:
    """The state after the position's own answers."""
    laid = table(game_id, position.seats, position.options, position.pack)
    g = laid.open(position.seed)
    for answer in position.answers:
        seat, _, key = answer.partition(" ")
        laid.game.answer(g, int(seat), key)
    return g


def perft(g: State, depth: int) -> int:
    """The ways to answer so many times in a row; a game that ends before is no such way."""
    if depth == 0:
        return 1
    total = 0
    for decision in in_turn(g):
        keys = decision.legal()
        if depth == 1:
            total += len(keys)
            continue
        for key in keys:
            clone = g.clone()
            take(clone, decision, key)
            total += perft(clone, depth - 1)
    return total


def in_turn(g: State) -> list[Decision]:
    waiting = [decision for decision in g.open if decision.seat not in g.held]
    return waiting if g.mode == ANY else waiting[:1]
