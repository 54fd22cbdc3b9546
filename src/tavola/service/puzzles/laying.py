"""A puzzle laid out: its table in memory, what is asked there, and what became of the answers that were tried."""

from __future__ import annotations

import msgspec

from tavola.bots.reasons import reason_for
from tavola.content.table_messages import seat_name
from tavola.kernel.decision import Decision
from tavola.kernel.flow import take
from tavola.kernel.text import Words
from tavola.puzzles.record import Puzzle, Shelf, laid_out
from tavola.puzzles.shelves import find, shelves
from tavola.service.loaded_table import LoadedTable, Plan
from tavola.service.opening import Start, new_table
from tavola.service.present import by_name, details, foretold, table_info, view_info
from tavola.service.registry import TableRegistry
from tavola.service.table_summary import Seating, TableSummary
from tavola.service.wire.puzzles import PuzzleAnswer, PuzzleInfo, PuzzleLine, PuzzleProofInfo, PuzzleShelf
from tavola.service.wire.records import OptionInfo

MARK = "puzzle"
AS_WRITTEN = 4  # decimals of a worth


def puzzle_shelves(registry: TableRegistry) -> list[PuzzleShelf]:
    """Of the games that are played here."""
    return [
        PuzzleShelf(
            game, shelf.command, shelf.games, shelf.positions,
            [line_of_shelf(puzzle, nth + 1) for nth, puzzle in enumerate(shelf.puzzles)],
        )
        for game, shelf in shelves().items()
        if game in registry.catalogue.game_ids() and shelf.puzzles
    ]  # fmt: skip


def line_of_shelf(puzzle: Puzzle, number: int) -> PuzzleLine:
    return PuzzleLine(puzzle.id, number, puzzle.kind, puzzle.seats, puzzle.round, len(puzzle.missed))


def start_of(registry: TableRegistry, game_id: str, puzzle: Puzzle) -> Start:
    """The position as the beginning of a table."""
    shelf: Shelf = shelves()[game_id]
    game, box = registry.catalogue.game(game_id), registry.catalogue.box(game_id, shelf.pack)
    g = laid_out(game, puzzle, box)
    return Start(game, box, dict(shelf.options), "", g)


def laid(registry: TableRegistry, game_id: str, puzzle: Puzzle, language: str) -> LoadedTable:
    """Its table, which no store has. Who solves it sits where the question is asked."""
    start = start_of(registry, game_id, puzzle)
    words = registry.catalogue.common_words(language)
    names = [words.say(seat_name(seat)) for seat in range(puzzle.seats)]
    seats = [
        Seating("human", name, person=0) if seat == puzzle.seat else Seating("bot", name, bot="master")
        for seat, name in enumerate(names)
    ]
    summary = TableSummary(seats, registry.now(), persons=1)
    plan = Plan(hints=False, marks=(MARK,))
    new = new_table(registry, puzzle.id, msgspec.structs.replace(start, ply=0), plan, summary, [])
    return LoadedTable(new.row, start.game, start.box, new.snapshot)


async def puzzle_info(registry: TableRegistry, id: str, language: str) -> PuzzleInfo:
    """`LookupError` where there is none of that name."""
    game_id, number, puzzle = find(id)
    loaded = laid(registry, game_id, puzzle, language)
    words = registry.catalogue.words(game_id, loaded.pack, language)
    decision = asked(loaded, puzzle)
    by_seat_name = by_name(loaded, words)
    reason = reason_for(loaded.game, loaded.g.clone(), puzzle.seat, puzzle.best)
    proof = puzzle.proof
    return PuzzleInfo(
        line_of_shelf(puzzle, number),
        game_id,
        puzzle.measure,
        table_info(loaded, words),
        view_info(loaded, puzzle.seat, words),
        await details(loaded, decision, words),
        puzzle.best,
        answers_of(loaded, puzzle, decision, by_seat_name),
        PuzzleProofInfo(proof.how, proof.margin, proof.low, proof.worlds, proof.player, puzzle.answers),
        "" if reason is None else by_seat_name.say(reason),
        line_of(loaded, puzzle, by_seat_name),
        list(puzzle.missed),
    )


def asked(loaded: LoadedTable, puzzle: Puzzle) -> Decision:
    return next(decision for decision in loaded.g.open if decision.seat == puzzle.seat)


def answers_of(loaded: LoadedTable, puzzle: Puzzle, decision: Decision, words: Words) -> list[PuzzleAnswer]:
    return [
        PuzzleAnswer(key, words.say(loaded.game.label(loaded.g, decision, key)), worth, puzzle.points.get(key))
        for key, worth in puzzle.worths.items()
    ]


def line_of(loaded: LoadedTable, puzzle: Puzzle, words: Words) -> list[str]:
    """What follows the best answer, answer by answer, where it was solved."""
    g, answers = loaded.g.clone(), list[str]()
    for seat, key in puzzle.line:
        while g.open and len(only := g.open[0].legal()) == 1 and only[0] != key:
            take(g, g.open[0], only[0])
        decision = next((one for one in g.open if one.seat == seat and key in one.legal()), None)
        if decision is None:
            break
        answers.append(words.say(loaded.game.label(g, decision, key)))
        take(g, decision, key)
    return answers


def option_of(registry: TableRegistry, id: str, key: str, language: str) -> OptionInfo:
    """One of very many options in full."""
    game_id, _, puzzle = find(id)
    loaded = laid(registry, game_id, puzzle, language)
    words = registry.catalogue.words(game_id, loaded.pack, language)
    return foretold(loaded, asked(loaded, puzzle), key, words)
