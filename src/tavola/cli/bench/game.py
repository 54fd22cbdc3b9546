"""A game for measuring servers: noughts and crosses without end. Its rules cost next to nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from tavola.kernel.choice import Choice, consequence
from tavola.kernel.decision import Seat, Viewer
from tavola.kernel.do import Do
from tavola.kernel.event import Event, emit
from tavola.kernel.flow import AGAIN, ask_keys, procedure, rule, run, then
from tavola.kernel.game import Game, Outcome
from tavola.kernel.state import Box, State
from tavola.kernel.text import Arg, Message, Words
from tavola.service.catalogue import LibraryCatalogue

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
FREE = -1
PROMPT = "mark"  # its words are nobody's: no person plays this


class NoughtsDo(Do, frozen=True):
    """Base."""


class Game_(NoughtsDo, frozen=True):  # noqa: N801
    """Turn after turn."""


class Mark(NoughtsDo, frozen=True):
    seat: Seat
    cell: int


class CellChoice(Choice, frozen=True):
    verb = "cell"
    prompts = (PROMPT,)
    cell: int


CELLS = tuple(CellChoice(cell).key for cell in range(9))


class NoughtsEvent(Event, frozen=True):
    """Base."""


class CellMarked(NoughtsEvent, frozen=True):
    seat: Seat
    cell: int


class BoardCleared(NoughtsEvent, frozen=True):
    winner: int


class NoughtsOptions(msgspec.Struct, frozen=True):
    """None."""


class Noughts(State, kw_only=True):
    deeds: ClassVar[type[Do]] = NoughtsDo
    choice_kinds: ClassVar[type[Choice]] = CellChoice
    box: Box
    cells: list[int]
    turn: int = 0
    wins: list[int] = msgspec.field(default_factory=lambda: [0, 0])

    def clone(self) -> Noughts:
        clone = State.clone(self)
        clone.cells = self.cells.copy()
        clone.wins = self.wins.copy()
        return clone


class NoughtsView(msgspec.Struct):
    cells: list[int]
    turn: int
    wins: list[int]


def next_turn(g: Noughts, do: Game_) -> str:
    ask_keys(g, g.turn, PROMPT, [CELLS[cell] for cell, mark in enumerate(g.cells) if mark == FREE], forced=True)
    return AGAIN


procedure(Game_, next_turn)


@consequence(CellChoice)
def mark_it(g: Noughts, seat: Seat, choice: CellChoice) -> tuple[Do, ...]:
    return (Mark(seat, choice.cell),)


@rule(Mark)
def mark_a_cell(g: Noughts, do: Mark) -> None:
    g.cells[do.cell] = do.seat
    emit(g, CellMarked(do.seat, do.cell))
    won = any(all(g.cells[cell] == do.seat for cell in line) for line in LINES)
    if won or FREE not in g.cells:
        g.wins[do.seat] += won
        g.cells = [FREE] * 9
        emit(g, BoardCleared(do.seat if won else FREE))
    g.turn = 1 - g.turn


class NoughtsGame(Game[Noughts]):
    id = "noughts"
    clauses = "NC"
    seats = range(2, 3)
    state = Noughts
    options = NoughtsOptions
    events = NoughtsEvent

    def set_up(self, box: Box, seats: int, options: Any, rng: int) -> Noughts:
        g = Noughts(box=box, cells=[FREE] * 9, rng=rng)
        then(g, Game_())
        run(g)
        return g

    def outcome(self, g: Noughts) -> Outcome | None:
        return None

    def rounds(self, g: Noughts) -> int:
        return sum(g.wins)

    def seated(self, g: Noughts) -> int:
        return len(g.wins)

    def view(self, g: Noughts, viewer: Viewer) -> NoughtsView:
        return NoughtsView(g.cells, g.turn, g.wins)

    def describe(self, view: Any, words: Words) -> str:
        return " ".join("ox."[mark] for mark in view.cells)

    def resample(self, g: Noughts, viewer: Viewer, rng: int) -> Noughts:
        clone = g.clone()
        clone.rng = rng
        return clone

    def pieces(self, g: Noughts) -> Mapping[str, int]:
        return {"cells": len(g.cells)}


class BareWords:
    """Says the names of messages."""

    language = "en"

    def __call__(self, id: str, **args: Arg) -> str:
        return id

    def say(self, message: Message) -> str:
        return message.id

    def has(self, id: str) -> bool:
        return True


class BenchShelf(LibraryCatalogue):
    """The games of this machine and the game for measuring."""

    def game_ids(self) -> Sequence[str]:
        return [*super().game_ids(), NoughtsGame.id]

    def game(self, game_id: str) -> Game[Any]:
        return NOUGHTS if game_id == NoughtsGame.id else super().game(game_id)

    def packs(self, game_id: str) -> Sequence[str]:
        return [BOX.id] if game_id == NoughtsGame.id else super().packs(game_id)

    def box(self, game_id: str, pack: str) -> Box:
        return BOX if game_id == NoughtsGame.id else super().box(game_id, pack)

    def words(self, game_id: str, pack: str, language: str) -> Words:
        return BareWords() if game_id == NoughtsGame.id else super().words(game_id, pack, language)


BOX = Box()
NOUGHTS = NoughtsGame()
