"""Fitting an evaluation: what it finds is asked of itself, known weights are found again, and the script runs."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

from tavola import games, library
from tavola.bots.arena import play_at_random
from tavola.bots.bot import find_bot
from tavola.bots.evaluation import value_for
from tavola.lab.fitting import Constants, Look, Sample, fit, gather, greedy_with, weighing_of

SCRIPT = Path(__file__).parents[2] / "scripts" / "fit_weights.py"


def test_known_weights_are_found_again() -> None:
    luck = np.random.default_rng(1)
    found = luck.normal(size=(400, 2))
    bare = luck.normal(size=400)
    ends = bare + found @ np.array([0.7, -2.0]) + 3.0 + 0.01 * luck.normal(size=400)
    fitted = fit(Sample(found.tolist(), bare.tolist(), ends.tolist()), {"A": 0.0, "B": 0.0})
    assert fitted == pytest.approx({"A": 0.7, "B": -2.0}, abs=0.02)


def test_what_games_say_nothing_about_stays_as_it_is() -> None:
    sample = Sample([[1.0, 0.0]] * 30, [0.0] * 30, [2.0] * 30)
    assert fit(sample, {"A": 0.5, "B": 0.25})["B"] == pytest.approx(0.25, abs=1e-6)


@pytest.mark.parametrize("game_id", ["sangue_reale", "realm_of_sand"])
def test_an_evaluation_is_the_sum_of_what_it_finds(game_id: str) -> None:
    """What is found, times the weights, gives the value that bots use, and nearly that of weights close by."""
    game, box = games.find(game_id).GAME, library.open_box(game_id)
    g = game.open_table(box, 2, game.options(), "fit")
    weighing = weighing_of(game_id)
    play_at_random(g, Random(1), 40)
    bare, found = Look(weighing).at(game, g, 0)
    for part in (1.0, 1.05):
        weights = {name: part * weight for name, weight in weighing.present.items()}
        total = bare + sum(weight * each for weight, each in zip(weights.values(), found, strict=True))
        assert total == pytest.approx(weighing.value(weights)(game, g, 0), abs=0.1)
    assert value_for(game_id)(game, g, 0) == pytest.approx(weighing.value({})(game, g, 0))
    assert any(found)


def test_weights_are_changed_for_a_while_only() -> None:
    weighing = weighing_of("sangue_reale")
    assert isinstance(weighing, Constants)
    before = weighing.module.ROW
    with weighing.weighed({"ROW": 9.0}):
        assert weighing.module.ROW == 9.0
    assert before == weighing.module.ROW


def test_bots_play_with_other_weights() -> None:
    game, box = games.find("sangue_reale").GAME, library.open_box("sangue_reale")
    g = game.open_table(box, 2, game.options(), "fit")
    play_at_random(g, Random(1), 40)
    weighing = weighing_of("sangue_reale")
    assert weighing.value({"ROW": 100.0})(game, g, 0) != weighing.value({})(game, g, 0)
    assert greedy_with("sangue_reale", {}).id == "greedy"


def test_positions_of_whole_games_are_gathered() -> None:
    game, box = games.find("sangue_reale").GAME, library.open_box("sangue_reale")
    bots = [find_bot("random", "sangue_reale")] * 2
    sample = gather(game, box, 2, game.options(), bots, ["a", "b"], Look(Constants("sangue_reale", "ROW", "WALL")))
    assert len(sample.ends) == len(sample.bare) == len(sample.found) > 10
    assert all(len(found) == 2 for found in sample.found)


def test_the_script_prints_weights_and_a_comparison(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        sys, "argv", ["fit_weights.py", "sangue_reale", "--games", "2", "--bots", "random", "--arena", "2"]
    )
    runpy.run_path(str(SCRIPT), run_name="__main__")
    told = capsys.readouterr().out
    assert all(name in told for name in weighing_of("sangue_reale").present)
    assert "fitted beats present" in told
