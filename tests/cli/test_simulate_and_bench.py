"""Many games and their sums; how fast the rules run."""

from __future__ import annotations

import json

import pytest
from tests.cli.toy_commands import lay_toy, tavola

from tavola.cli import progress, simulate
from tavola.cli.bench import engine as bench
from tavola.cli.failure import CommandFailed


@pytest.mark.usefixtures("toy")
def test_simulate_gives_one_object() -> None:
    done = tavola("simulate", "ambush", "--games", 20, "--seed", "s", "--seats", "random,random", "--json")
    sheet = json.loads(done.stdout)
    assert done.exit_code == 0
    wanted = {"game", "games", "finished", "errors", "decisions", "decisions_per_second", "mean_rounds", "wins"}
    assert wanted <= sheet.keys()
    assert (sheet["game"], sheet["games"], sheet["finished"], sheet["errors"]) == ("ambush", 20, 20, 0)
    assert sum(sheet["endings"].values()) == 20


@pytest.mark.usefixtures("toy")
def test_the_same_seed_gives_the_same_sums() -> None:
    def sums(*more: str) -> dict[str, object]:
        sheet = json.loads(tavola("simulate", "ambush", "--games", 30, "--seed", "s", "--json", *more).stdout)
        return {key: value for key, value in sheet.items() if "second" not in key}

    assert sums() == sums("--jobs", "1") != sums("--seed", "t")


@pytest.mark.usefixtures("toy")
def test_simulate_in_words() -> None:
    done = tavola("simulate", "ambush", "--games", 5, "--option", "am.copies=2", "--seats", "greedy,random")
    assert done.exit_code == 0
    assert "games      5, finished 5, broke down 0" in done.stdout
    assert "seat 0     greedy: won" in done.stdout


@pytest.mark.usefixtures("toy")
def test_games_that_do_not_end_are_an_answer_of_no() -> None:
    done = tavola("simulate", "ambush", "--games", 3, "--longest", 2, "--json")
    assert done.exit_code == 1
    assert json.loads(done.stdout)["finished"] == 0


@pytest.mark.usefixtures("toy")
def test_games_that_break_down_are_an_answer_of_no(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.toys.ambush_game.AmbushGame.rounds", lambda self, g: 1 // 0)
    done = tavola("simulate", "ambush", "--games", 3)
    assert done.exit_code == 1
    assert "broke down 0/1: ZeroDivisionError" in done.stderr


def test_many_games_are_played_in_several_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "FEW", 1)
    plan = ("sangue_reale", "", (), ("random", "random"), "s", 10_000)
    parts = list(simulate._parts(plan, 6, 2))
    assert sum(part.finished for part in parts) == 6


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seats", "random"] * 1 + ["--option", "am.copies"], "key=value"),
        (["--seats", "random,random,random,random"], "1 to 3"),
        (["--seats", "randm,random"], "did you mean random"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(arguments: list[str], sentence: str) -> None:
    failed = tavola("simulate", "ambush", *arguments).exception
    assert isinstance(failed, CommandFailed)
    assert sentence in str(failed)
    assert failed.status == 2


def test_an_unknown_game_pack_or_option_is_said_in_one_sentence() -> None:
    for arguments, sentence in (
        (["chess"], "no game 'chess'"),
        (["sangue_reale", "--pack", "sangue_reale/nowhere"], "no pack of this name"),
        (["sangue_reale", "--option", "sr.nothing=1"], "sr.nothing"),
    ):
        failed = tavola("simulate", *arguments).exception
        assert isinstance(failed, CommandFailed)
        assert sentence in str(failed)


def test_the_engine_is_measured() -> None:
    speed = bench.measure(lay_toy("ambush"), 2, 0.1)
    assert speed.decisions_per_second > 1000
    assert 1 <= speed.options_per_decision < 5
    assert 0 < speed.clone_us < speed.save_load_us


@pytest.mark.usefixtures("toy")
def test_bench_tells_every_figure() -> None:
    done = tavola("bench", "engine", "--game", "ambush", "--seconds", 0.1, "--json")
    assert {"decisions_per_second", "options_per_second", "clone_us", "save_load_us", "view_us"} <= json.loads(
        done.stdout
    )["games"]["ambush"].keys()
    assert "us to clone" in tavola("bench", "engine", "--game", "ambush", "--seconds", 0.1).stdout


def test_a_bar_is_shown_only_to_somebody_who_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "PATIENCE", 0.0)
    with progress.progress("games", 2) as done:
        done(1)
        done(2)
