"""Every game under odd answers, at every number of seats: nothing raises, nobody is stuck."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest
from tests.cli.toy_commands import tavola

from tavola import games
from tavola.fuzz.judging import Judge
from tavola.fuzz.playing import Play
from tavola.fuzz.report import Report
from tavola.fuzz.tables import words_of
from tavola.library.places import TEMPLATES

COAST = str(TEMPLATES / "tainted_grail")
CASES = [
    (game_id, pack, seats)
    for game_id, packs in {"sangue_reale": [""], "realm_of_sand": [""], "tainted_grail": ["", COAST]}.items()
    for pack in packs
    for seats in games.find(game_id).GAME.seats
]


@cache
def judge_of(game_id: str, pack: str) -> Judge:
    return Judge(games.find(game_id).GAME, words_of(game_id, pack))


def played(game_id: str, pack: str, seats: int, seed: str, longest: int) -> Report:
    report = Play(judge_of(game_id, pack), pack, seats, seed, longest).to_the_end()
    assert not report.faults(), report.examples
    return report


@pytest.mark.parametrize(
    ("game_id", "pack", "seats"), CASES, ids=[f"{game_id}-{Path(pack).name}-{seats}" for game_id, pack, seats in CASES]
)
def test_odd_answers_are_refused_and_nobody_is_stuck(game_id: str, pack: str, seats: int) -> None:
    report = Report()
    for number in range(2):
        report.add(played(game_id, pack, seats, f"check/{number}", 150))
    assert report.answers > 10 * report.decisions > 100
    assert len(report.prompts) > 2


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game_id", "pack", "seats"), CASES, ids=[f"{game_id}-{Path(pack).name}-{seats}" for game_id, pack, seats in CASES]
)
def test_whole_games_under_odd_answers(game_id: str, pack: str, seats: int) -> None:
    extremes = sum(played(game_id, pack, seats, f"slow/{number}", 2000).extremes for number in range(3))
    assert extremes > 3


def test_the_same_seed_is_the_same_game() -> None:
    once = played("realm_of_sand", "", 2, "same", 60)
    assert once.answers == played("realm_of_sand", "", 2, "same", 60).answers
    assert once.prompts == played("realm_of_sand", "", 2, "same", 60).prompts
    assert once.prompts != played("realm_of_sand", "", 2, "another", 60).prompts


def test_the_command_gives_one_object() -> None:
    done = tavola("bench", "fuzz", "sangue_reale", "--answers", 50, "--processes", 1, "--json")
    sheet = json.loads(done.stdout)
    assert done.exit_code == 0
    assert {"game", "answers", "decisions", "games", "extremes", "exceptions", "stuck", "examples"} <= sheet.keys()
    assert sheet["answers"] >= 50
    assert (sheet["exceptions"], sheet["stuck"], sheet["examples"]) == (0, 0, [])
