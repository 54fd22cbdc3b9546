"""`tavola pack`: what it prints and how it ends."""

import json
from pathlib import Path

import pytest
from tests.library.shore import LILY, write
from typer.testing import CliRunner, Result

from tavola.cli.failure import BAD_INPUT, OK, CommandFailed
from tavola.cli.pack import app


def pack(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments))


@pytest.fixture
def pondlife(monkeypatch: pytest.MonkeyPatch) -> None:
    """The code of this program does not say the pond's words; the table is looked at elsewhere."""
    monkeypatch.setattr("tavola.library.lint.lint_table_words", list)


def test_lint_says_that_all_is_well(shelf: Path):
    result = pack("lint", "pond/lily")
    assert (result.exit_code, result.output) == (OK, "pond/lily: no errors, no warnings\n")


def test_lint_lists_every_fault_and_ends_with_two(shelf: Path):
    write(shelf / "pond" / "lily", {"frogs.yaml": "- id: ada\n  jumps: far\n- id: bice\n  colr: green\n"})
    result = pack("lint", "pond/lily")
    assert result.exit_code == BAD_INPUT
    assert result.output.splitlines() == [
        "error: pond/lily/frogs.yaml:2: ada jumps: expected a whole number, got 'far'",
        "error: pond/lily/frogs.yaml:4: bice colr: there is no such field; did you mean `colour`?",
        "pond/lily: 2 errors, no warnings",
    ]


def test_warnings_alone_end_well(shelf: Path):
    words = {name: LILY[name].replace("frog-bice = Bice\n", "") for name in LILY if name.startswith("locale")}
    write(shelf / "pond" / "lily", {"frogs.yaml": "- id: ada\n", **words})
    result = pack("lint", "pond/lily")
    assert result.exit_code == OK
    assert result.output.splitlines()[-1] == "pond/lily: no errors, 1 warning"


@pytest.mark.usefixtures("pondlife")
def test_lint_without_a_name_looks_at_everything(shelf: Path):
    result = pack("lint")
    assert (result.exit_code, result.output) == (OK, "table, pond, pond/lily: no errors, no warnings\n")


@pytest.mark.usefixtures("pondlife")
def test_lint_for_a_program(shelf: Path):
    write(shelf / "pond" / "lily", {"frogs.yaml": "- id: ada\n  friend: zeno\n- id: bice\n"})
    result = pack("lint", "pond/lily", "--json")
    sheet = json.loads(result.output)
    assert result.exit_code == BAD_INPUT
    assert (sheet["errors"], sheet["checked"]) == (1, ["pond/lily"])
    assert sheet["problems"][0] == {
        "file": "pond/lily/frogs.yaml",
        "message": "there is no frog 'zeno'",
        "entry": "ada",
        "field": "friend",
        "line": 2,
        "rule": "C-1",
        "warning": False,
    }


def test_schema_prints_one_object(shelf: Path):
    for arguments in (["schema", "pond"], ["schema", "pond", "--json"]):
        assert set(json.loads(pack(*arguments).output)) == {"frogs.yaml", "leaves/*.yaml", "pack.yaml"}


def test_schema_writes_files(shelf: Path, tmp_path: Path):
    to = tmp_path / "schemas"
    assert f"leaves/*.yaml: {to}/leaves.schema.json" in pack("schema", "pond", "--to", str(to)).output
    assert json.loads((to / "frogs.schema.json").read_text())["title"] == "frogs.yaml"
    written = json.loads(pack("schema", "pond", "--to", str(to), "--json").output)
    assert written["pack.yaml"] == f"{to}/pack.schema.json"


def test_new_says_where_the_pack_is(shelf: Path, tmp_path: Path):
    assert pack("new", "pond", str(tmp_path / "reed")).output.startswith(f"pond/reed is in {tmp_path}/reed")
    made = json.loads(pack("new", "pond", str(tmp_path / "rush"), "--json").output)
    assert made["id"] == "pond/rush"
    assert pack("lint", str(tmp_path / "rush")).exit_code == OK


@pytest.mark.parametrize("command", ["schema", "new"])
def test_a_game_that_does_not_exist(shelf: Path, tmp_path: Path, command: str):
    arguments = [command, "moor", *([str(tmp_path / "x")] if command == "new" else [])]
    failure = pack(*arguments).exception
    assert isinstance(failure, CommandFailed)
    assert str(failure) == "there is no game 'moor'; there are: pond"
    assert failure.status == BAD_INPUT


def test_a_folder_that_cannot_be_written(shelf: Path, tmp_path: Path):
    write(tmp_path, {"file": "x"})
    failure = pack("new", "pond", str(tmp_path / "file" / "reed")).exception
    assert isinstance(failure, CommandFailed)
    assert "cannot be written: Not a directory" in str(failure)
