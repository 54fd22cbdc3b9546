"""Puzzles: those on the shelves are what they say, and how they are found."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tavola import games, library
from tavola.kernel.options import new_options
from tavola.lab.puzzles.again import position_of, proved_again
from tavola.lab.puzzles.choosing import chosen
from tavola.lab.puzzles.finding import Kept, Search, Searched
from tavola.lab.puzzles.sangue_reale import endings_of
from tavola.lab.puzzles.trying import Weighing, clear_best
from tavola.puzzles.record import Proof, Puzzle, laid_out, question_of
from tavola.puzzles.shelves import read_shelf, shelves, write_shelf

WANTED = {"sangue_reale": 30, "realm_of_sand": 20, "tainted_grail": 20}
SAMPLE = 3


def laid(game_id: str) -> tuple[Any, Any]:
    return games.find(game_id).GAME, library.open_box(game_id, shelves()[game_id].pack)


@pytest.mark.parametrize("game_id", WANTED)
def test_every_puzzle_on_the_shelf_can_be_laid_out(game_id: str) -> None:
    game, box = laid(game_id)
    shelf = shelves()[game_id]
    assert len(shelf.puzzles) >= WANTED[game_id]
    assert len({puzzle.id for puzzle in shelf.puzzles}) == len(shelf.puzzles)
    for puzzle in shelf.puzzles:
        keys = question_of(laid_out(game, puzzle, box), puzzle).legal()
        assert len(keys) == puzzle.answers
        assert set(puzzle.worths) <= set(keys)
        best = max(puzzle.worths, key=lambda key, worths=puzzle.worths: worths[key])  # type: ignore[misc]
        assert best == puzzle.best
        assert puzzle.proof.low > 0
        assert puzzle.worths[best] - puzzle.worths[puzzle.next_best()] == pytest.approx(puzzle.proof.margin, abs=0.01)


def test_there_are_sixty_of_the_two_smaller_games() -> None:
    assert sum(len(shelves()[game].puzzles) for game in ("sangue_reale", "realm_of_sand")) >= 60


def test_last_dice_are_solved_again() -> None:
    """In plain Python, where nothing is compiled; the shorter ones."""
    game, box = laid("sangue_reale")
    solved = [puzzle for puzzle in shelves()["sangue_reale"].puzzles if puzzle.proof.how == "solved"]
    for puzzle in sorted(solved, key=lambda each: (each.answers, len(each.line)))[:SAMPLE]:
        position = position_of(game, box, puzzle)
        endings = endings_of(position.g, position.decision)
        assert {key: chance for key, (chance, _) in endings.items()} == puzzle.worths
        assert {key: points for key, (_, points) in endings.items()} == puzzle.points


def test_fights_are_solved_again() -> None:
    game, box = laid("tainted_grail")
    for puzzle in sorted(shelves()["tainted_grail"].puzzles, key=lambda each: each.proof.worlds)[:SAMPLE]:
        assert proved_again(game, box, puzzle), puzzle.id


class Scripted:
    """A position in which each answer brings what is written, whatever the luck, or by turns."""

    def __init__(self, **worths: list[float]) -> None:
        self.by_key = worths

    def worths(self, key: str, numbers: range) -> list[float]:
        drawn = self.by_key[key]
        return [drawn[nth % len(drawn)] for nth in numbers]


HOW = Weighing(glance=2, look=4, length=20, margin=1.0, sure=0.5)


def test_the_best_is_known_by_its_margin() -> None:
    position: Any = Scripted(good=[5.0, 7.0], fair=[3.0, 5.0], poor=[0.0])
    found = clear_best(position, ("poor", "fair", "good"), HOW)
    assert found is not None
    assert list(found.worths) == ["good", "fair", "poor"]
    assert (found.margin, found.low) == (2.0, 2.0)  # in the same worlds they differ by as much


def test_who_is_only_lucky_is_not_best() -> None:
    position: Any = Scripted(wild=[20.0, -14.0], steady=[1.0], poor=[0.0])
    assert clear_best(position, ("wild", "steady", "poor"), HOW) is None


def test_what_was_found_is_kept_and_chosen_from(tmp_path: Path) -> None:
    game, box = laid("tainted_grail")
    options = new_options(game.options, game.clauses.lower(), shelves()["tainted_grail"].options)
    kept = Kept(tmp_path / "kept.jsonl")
    search = Search(game, box, options, "puzzles")
    for nth in kept.missing(range(2, 4)):
        kept.add(search.game_number(nth))
    again = Kept(tmp_path / "kept.jsonl")
    assert again.games == kept.games
    assert again.missing(range(2, 5)) == [4]


def puzzle(best: str, game: int, missed: tuple[str, ...] = ()) -> Puzzle:
    proof = Proof("played", 1.0, 1.0, 10)
    return Puzzle(f"x{game}", "turn", 0, 1, 3, best, "stars", {best: 2.0, "b": 1.0}, proof, "", 3, game, missed=missed)


def test_no_two_alike_while_there_are_others(tmp_path: Path) -> None:
    found = [puzzle("a", 1), puzzle("a", 2, ("greedy",)), puzzle("c", 3), puzzle("d", 4)]
    picked = chosen([Searched(each.game, 1, each) for each in found], 3)
    assert sorted(each.game for each in picked) == [2, 3, 4]
    assert picked[-1].game == 2  # what bots get wrong stands last
    shelf = msgspec.structs.replace(shelves()["tainted_grail"], puzzles=picked)
    write_shelf(tmp_path / "shelf.json", shelf)
    assert read_shelf(tmp_path / "shelf.json") == shelf
