"""`tavola bench environments` runs and tells figures."""

from __future__ import annotations

import json

from typer.testing import CliRunner

from tavola.cli.main import app


def test_steps_a_second_are_told_for_each_library() -> None:
    told = CliRunner().invoke(app, ["bench", "environments", "--game", "sangue_reale", "--seconds", "0.1", "--json"])
    speeds = json.loads(told.stdout)["steps_per_second"]
    assert set(speeds) == {f"{name} sangue_reale" for name in ("PettingZoo", "PettingZoo parallel", "OpenSpiel")}
    assert min(speeds.values()) > 100
    plain = CliRunner().invoke(app, ["bench", "environments", "--game", "realm_of_sand", "--seconds", "0.1"])
    assert "Gymnasium realm_of_sand" in plain.stdout


def test_an_unknown_game_is_said() -> None:
    told = CliRunner().invoke(app, ["bench", "environments", "--game", "chess"])
    assert "there is no game 'chess'" in str(told.exception)
