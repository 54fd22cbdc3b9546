"""Recorded games as a data set: its schema, that it is made again alike, the notebook that opens it, the cards."""

import copy
import importlib
import json
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from tavola.bots.arena import play_out
from tavola.cli import laying
from tavola.cli.lab import app
from tavola.kernel.codec import state_hash
from tavola.lab.recorded import SCHEMAS

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], ModuleType]:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    return importlib.import_module


def made(folder: Path, *more: str) -> Any:
    asked = ["records", "sangue_reale", "--games", "3", "--seats", "greedy,random", "--seed", "s", "--out", str(folder)]
    told = CliRunner().invoke(app, [*asked, "--json", *more])
    assert told.exit_code == 0, told.output
    return json.loads(told.stdout)


def test_rows_are_those_of_the_schema_and_columns_say_what_they_hold(tmp_path: Path) -> None:
    told = made(tmp_path)
    for name, columns in SCHEMAS.items():
        table = pq.read_table(tmp_path / f"{name}.parquet")
        assert table.column_names == list(columns)
        assert table.num_rows == told[name] > 0
        assert all(field.metadata[b"says"] for field in table.schema)
        assert table.schema.metadata[b"command"].decode() == told["command"]


def test_the_same_command_makes_the_same_bytes(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        made(tmp_path / folder, "--seen")
    for name in SCHEMAS:
        assert (tmp_path / "one" / f"{name}.parquet").read_bytes() == (
            tmp_path / "two" / f"{name}.parquet"
        ).read_bytes()


def test_a_row_opens_the_very_game_again(tmp_path: Path) -> None:
    made(tmp_path)
    row = pq.read_table(tmp_path / "games.parquet").to_pylist()[1]
    laid = laying.lay(row["game"])
    g = laid.game.open_table(laid.box, 2, laid.options, row["seed"])
    count = play_out(laid.game, g, laying.sit_down(row["bots"], row["game"]), row["seed"])
    assert (count, state_hash(g).hex()) == (row["answers"], row["hash"])


def test_answers_are_legal_and_belong_to_their_game(tmp_path: Path) -> None:
    made(tmp_path, "--longest", "20")
    games, answers = (pq.read_table(tmp_path / f"{name}.parquet").to_pylist() for name in ("games", "answers"))
    assert [game["answers"] for game in games] == [20, 20, 20]
    assert not any(game["finished"] or game["places"] for game in games)
    assert [answer["ply"] for answer in answers] == [*range(20)] * 3
    assert all(answer["legal"] >= 1 and answer["action"] > 0 and answer["key"] for answer in answers)
    assert not any(answer["observation"] for answer in answers)


def test_without_pyarrow_it_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    told = CliRunner().invoke(app, ["records", "sangue_reale", "--out", str(tmp_path / "nothing")])
    assert told.exit_code != 0
    assert "tavola[records]" in str(told.exception)
    assert not (tmp_path / "nothing").exists()


def test_the_notebook_says_what_it_prints(script: Callable[[str], ModuleType]) -> None:
    """`python scripts/run_notebook.py examples/records.ipynb` writes it anew after a change of rules or packs."""
    notebook = json.loads((ROOT / "examples" / "records.ipynb").read_text(encoding="utf-8"))
    assert script("run_notebook").executed(copy.deepcopy(notebook)) == notebook


@pytest.mark.parametrize("game", ["sangue_reale", "realm_of_sand", "tainted_grail"])
def test_a_card_has_the_spaces_that_the_code_has(script: Callable[[str], ModuleType], game: str) -> None:
    """`python scripts/environment_cards.py` measures it anew."""
    cards = script("environment_cards")
    _, measured, _ = cards.parts_of((cards.CARDS / f"{game}.md").read_text(encoding="utf-8"))
    spaces = list(cards.spaces(game))
    if (
        game != "tainted_grail" or spaces[0].partition(". ")[0] in measured
    ):  # its pack grows; the card names which it was
        assert [line for line in spaces if line not in measured] == []
    assert measured.count("\n| ") == len(cards.ROWS[game]) + 1
