"""A clause is shown by tests that drive the game; tests of helpers alone do not count."""

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests import driving
from tests.library.shore import write
from typer.testing import CliRunner

from tavola import games
from tavola.cli.failure import NEGATIVE, OK
from tavola.cli.main import alone
from tavola.cli.rules import command
from tavola.devtools import ledger as ledgers
from tavola.devtools.driving import Drivers
from tavola.devtools.ledger import holds_at_the_start, ledger
from tavola.devtools.trees import tree_of
from tavola.library import clauses

POND = """# Pond
## 1. Frogs
PD-1.1 A frog jumps.

PD-1.2 A frog sings.

PD-1.3 A pond has water.
"""
TESTS = {
    "tests/ponds.py": "def jump(g):\n    GAME.answer(g, 0, 'jump')\n\ndef ring(g):\n    return ring(g)\n",
    "tests/conftest.py": "def shallow():\n    return GAME.open_table(BOX, 2)\n",
    "tests/test_pond.py": """
import pytest
from tests.ponds import jump, ring
import tests.ponds as ponds

CASES = {"far": lambda g: jump(g)}

@pytest.mark.rule("PD-1.1")
def test_by_an_imported_function(): jump(1)

@pytest.mark.rule("PD-1.1")
def test_by_a_table_of_cases(): CASES["far"](1)

@pytest.mark.rule("PD-1.1")
def test_by_a_method():
    assert GAME.why_not(1, 2, "swim")

class TestFrogs:
    @pytest.mark.rule("PD-1.1")
    def test_in_a_class(self): jump(1)

@pytest.mark.rule("PD-1.2")
def test_of_a_helper(): assert length_of(3) == ring(4)

@pytest.mark.rule("PD-1.2", by="helpers")
def test_that_says_so_itself(): jump(1)

@pytest.mark.rule("PD-1.3")
def test_with_a_fixture(shallow): assert shallow.water
""",
}


@pytest.fixture
def pond(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    top = write(tmp_path, {"docs/rules/pond.md": POND, "src/tavola/games/pond/frogs.py": "", **TESTS})
    monkeypatch.setattr(games, "GAME_IDS", ("pond",))
    monkeypatch.setattr(ledgers, "PACKAGE", top / "src" / "tavola")
    monkeypatch.setattr(ledgers, "checkout", lambda: top)
    monkeypatch.setattr(clauses, "catalogue_file", lambda game_id: top / "docs" / "rules" / f"{game_id}.md")
    monkeypatch.setattr(ledgers, "AT_THE_START", ("PD-1.3",))
    return top


@pytest.mark.parametrize(
    ("test", "drives", "opens"),
    [
        ("test_by_an_imported_function", True, False),
        ("test_by_a_table_of_cases", True, False),
        ("test_by_a_method", True, False),
        ("TestFrogs::test_in_a_class", True, False),
        ("test_of_a_helper", False, False),
        ("test_with_a_fixture", False, True),
        ("test_that_is_not_there", False, False),
    ],
)
def test_what_a_test_drives_is_read_from_what_it_names(pond: Path, test: str, drives: bool, opens: bool):
    found = Drivers(pond / "tests")
    where = f"tests/test_pond.py::{test}"
    assert (found.drives(where), found.opens(where)) == (drives, opens)


def test_clauses_without_a_driving_test_are_found(pond: Path, monkeypatch: pytest.MonkeyPatch):
    found = ledger("pond")
    assert (found.missing(), found.undriven()) == ([], ["PD-1.2"])
    assert len(found.shown_by("PD-1.1")) == 4
    assert found.shown_by("PD-1.3") == ("tests/test_pond.py::test_with_a_fixture",)
    output = CliRunner().invoke(alone(command), ["pond", "--undriven"])
    assert "part  tests/test_pond.py::test_of_a_helper" in output.output
    assert "PD-1.1 " not in output.output
    assert output.exit_code == OK
    monkeypatch.setattr(ledgers, "DRIVEN", ("pond",))
    assert CliRunner().invoke(alone(command), ["pond"]).exit_code == NEGATIVE


def test_a_program_is_told_what_is_driven(pond: Path):
    sheet = json.loads(CliRunner().invoke(alone(command), ["pond", "--json"]).output)
    assert sheet["undriven"] == ["PD-1.2"]
    assert len(sheet["driven"]["PD-1.1"]) == 4
    assert sheet["opened"] == {"PD-1.3": ["tests/test_pond.py::test_with_a_fixture"]}
    one = json.loads(CliRunner().invoke(alone(command), ["pond", "--clause", "PD-1.2", "--json"]).output)
    assert (len(one["tests"]), one["driven"]) == (2, [])


def test_what_holds_from_the_start_is_named_by_chapter_or_by_clause():
    assert holds_at_the_start("SR-1.2")
    assert holds_at_the_start("RS-10.18")
    assert not holds_at_the_start("SR-10.1")
    assert not holds_at_the_start("RS-10.1")


DRIVING = "tests/games/sangue_reale/test_planning.py::test_a_plan_is_final"
HELPERS = "tests/games/sangue_reale/test_kings_track.py::test_five_rounds_make_a_turn"


def watched(nodeid: str, driven: int, **words: Any) -> None:
    """A test that cites a clause has run and has driven so much."""
    mark = SimpleNamespace(args=("SR-4.3", "SR-1.1"), kwargs=words)
    call = driving.pytest_runtest_call(SimpleNamespace(nodeid=nodeid, iter_markers=lambda name: [mark]))
    next(call)
    driving.Watch.driven = driven
    with pytest.raises(StopIteration):
        call.send(None)


def test_a_test_that_seems_to_drive_the_game_and_does_not_fails(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(driving.Watch, "driven", 0)
    with pytest.raises(pytest.fail.Exception, match=r"cites SR-4.3 and seems to drive the game"):
        watched(f"{DRIVING}[one]", 0)
    watched(DRIVING, 1)
    watched(DRIVING, 0, by="helpers")
    watched(HELPERS, 0)


def test_a_source_is_parsed_once_for_all_games() -> None:
    text = "def one() -> None: ..."
    assert tree_of(text) is tree_of("".join(list(text)))
