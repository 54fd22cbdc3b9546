"""`tavola arena`: pairs with seats swapped, resumed where it stopped, refused where nobody plays against anybody."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tavola.cli.main import app

RUN = ["arena", "sangue_reale", "--bots", "random,greedy", "--games", "4", "--jobs", "1", "--json"]


@pytest.mark.slow
def test_bots_meet_at_both_seats_and_are_rated(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    first = CliRunner().invoke(app, [*RUN, "--resume", str(file)])
    assert first.exit_code == 0, first.output
    sheet = json.loads(first.stdout)
    assert sheet["games"] == 4
    assert sheet["errors"] == 0
    assert sheet["ratings"]["greedy"]["elo"] > sheet["ratings"]["random"]["elo"]
    again = CliRunner().invoke(app, [*RUN, "--resume", str(file)])
    assert json.loads(again.stdout)["pairs"] == sheet["pairs"]


def test_a_file_of_another_arena_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    file.write_text("{}", encoding="utf-8")
    refused = CliRunner().invoke(app, [*RUN, "--resume", str(file)])
    assert refused.exit_code != 0
    assert file.read_text(encoding="utf-8") == "{}"


def test_a_co_operative_game_has_no_arena() -> None:
    refused = CliRunner().invoke(app, ["arena", "tainted_grail", "--bots", "random,greedy"])
    assert refused.exit_code != 0


def test_the_labs_own_bots_may_be_met() -> None:
    met = CliRunner().invoke(
        app, ["arena", "sangue_reale", "--bots", "random,plans-25", "--games", "2", "--jobs", "1", "--json"]
    )
    assert met.exit_code == 0, met.output
    assert json.loads(met.stdout)["pairs"][0]["wins"] == 0


def test_a_bot_that_nobody_knows_is_said() -> None:
    refused = CliRunner().invoke(app, ["arena", "sangue_reale", "--bots", "random,mastre", "--games", "2"])
    assert "did you mean master?" in str(refused.exception)
