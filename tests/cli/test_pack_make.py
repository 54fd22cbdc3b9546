"""`tavola pack` makes, compares, measures and exports packs."""

import json
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from tavola.cli.main import app
from tavola.library.finding import find_pack

VETRA = "realm_of_sand/vetra"


def run(*arguments: str, status: int = 0) -> Any:
    told = CliRunner().invoke(app, ["pack", *arguments])
    assert told.exit_code == status, told.output
    return told


def test_a_fork_is_changed_compared_and_exported(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert json.loads(run("fork", VETRA, str(folder), "--json").stdout)["id"] == "realm_of_sand/mine"
    cards = folder / "cards.yaml"
    cards.write_text(cards.read_text().replace("stars: 1\n  discs: [C]", "stars: 2\n  discs: [C]", 1))
    told = json.loads(run("diff", VETRA, str(folder), "--json").stdout)
    card = next(one for one in told["entries"] if one["kind"] == "card")
    assert (card["entry"], card["fields"]) == ("boxed-garden", [{"field": "stars", "before": 1, "after": 2}])
    assert "Card “Boxed Garden”: stars 1 → 2" in run("diff", VETRA, str(folder)).stdout
    assert "Carta «" in run("diff", VETRA, str(folder), "--language", "it").stdout
    first, second = tmp_path / "one.zip", tmp_path / "two.zip"
    run("export", str(folder), "--to", str(first))
    run("export", str(first), "--to", str(second), "--json")
    assert first.read_bytes() == second.read_bytes()
    assert find_pack(str(second)).digest == find_pack(str(folder)).digest


def test_a_pack_is_like_itself() -> None:
    assert "are alike" in run("diff", VETRA, VETRA).stdout


def test_packs_of_two_games_are_not_compared() -> None:
    assert run("diff", VETRA, "sangue_reale/altavena", status=1).exception is not None


def test_a_new_pack_is_the_smallest_one(tmp_path: Path) -> None:
    run("new", "realm_of_sand", str(tmp_path / "tiny"))
    assert (tmp_path / "tiny" / "cards.yaml").read_text().count("- id:") == 27
    assert run("lint", str(tmp_path / "tiny")).stdout.endswith("no errors, no warnings\n")


def test_a_pack_is_measured_beside_another(tmp_path: Path) -> None:
    run("new", "realm_of_sand", str(tmp_path / "tiny"))
    ask = ("--games", "2", "--kind", "basic-2", "--bots", "random", "--jobs", "1", "--json")
    told = CliRunner().invoke(app, ["pack", "measure", str(tmp_path / "tiny"), *ask])
    found = json.loads(told.stdout[told.stdout.index("{") :])
    assert found["now"]["pack"].startswith("realm_of_sand/tiny@")
    assert found["then"]["pack"].startswith("realm_of_sand/vetra@")
