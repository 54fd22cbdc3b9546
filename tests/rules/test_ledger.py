"""The rules ledger: every clause counted, every citation true, every clause of a finished game shown by a test."""

import json
from functools import cache
from pathlib import Path

import pytest
from tests.library.shore import write
from typer.testing import CliRunner, Result

from tavola import games
from tavola.cli.failure import BAD_INPUT, NEGATIVE, OK, CommandFailed
from tavola.cli.main import alone
from tavola.cli.rules import command
from tavola.devtools import ledger as ledgers
from tavola.devtools.ledger import (
    DRIVEN,
    FINISHED,
    Ledger,
    ledger,
    stray_citations,
)
from tavola.library import clauses
from tavola.library.clauses import Clause, catalogue, clauses_in, read_catalogue
from tavola.library.places import catalogue_file

COUNTS = {"sangue_reale": 138, "realm_of_sand": 139, "tainted_grail": 399}


@cache
def whole(game_id: str) -> Ledger:
    """The ledger of this checkout, read once."""
    return ledger(game_id)


@pytest.mark.parametrize("game_id", games.GAME_IDS)
def test_the_catalogue_has_all_its_clauses_each_once_and_in_order(game_id: str):
    ids = [clause.id for clause in catalogue(game_id)]
    assert len(ids) == len(set(ids)) >= COUNTS[game_id]
    numbers = [tuple(map(int, id[3:].split("."))) for id in ids]
    assert numbers == sorted(numbers)
    assert all(clause.text and clause.chapter for clause in catalogue(game_id))


@pytest.mark.slow
def test_every_citation_names_a_clause():
    assert [f"{cite.where}, line {cite.line}: {cite.clause}" for cite in stray_citations()] == []


@pytest.mark.slow
@pytest.mark.parametrize("game_id", games.GAME_IDS)
def test_the_code_names_only_clauses_that_exist(game_id: str):
    assert [f"{cite.where}, line {cite.line}: {cite.clause}" for cite in whole(game_id).unknown] == []


@pytest.mark.slow
@pytest.mark.parametrize("game_id", games.GAME_IDS)
def test_every_clause_of_a_finished_game_is_cited(game_id: str):
    assert game_id not in FINISHED or whole(game_id).missing() == []


@pytest.mark.parametrize("game_id", DRIVEN)
def test_every_clause_is_driven_through_the_game_itself(game_id: str):
    assert whole(game_id).undriven() == []


POND = """# Pond
## 1. Frogs
| Id | Rule | Source | Ruling |
|---|---|---|---|
| PD-1.1 | A frog jumps. | P. 1 | **Ruling:** far (`a \\| b`). |
| PD-1.2 | A frog sings. | (silent) | |

See PD-1.1 for more.

## 2. Leaves
PD-2.1 [Leaves] A leaf floats.
*Ruling:* always.

PD-2.2 [Leaves] It is green.
"""
CODE = '''
class Jump:
    """A frog jumps (PD-1.1)."""

    def far(self):
        return "PD-9.9"

# PD-2.1
@rule(Jump)
def jump(g, do):
    return Refusal("PD_E_FAR", "PD-1.1")

TABLE = {"PD-1.2": 1}
'''
TESTS = """
import pytest
from pytest import mark

pytestmark = pytest.mark.rule("PD-2.2")

@pytest.mark.rule("PD-1.1", "PD-1.2")
def test_a(): ...

class TestB:
    @mark.rule("PD-1.1")
    def test_c(self): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("PD-7.7"))])
def test_d(x): ...

@pytest.mark.rule(CLAUSE)
def test_e(): ...

@rule("PD-2.1")
def not_a_mark(): ...
"""


@pytest.fixture
def pond(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree with one game."""
    top = write(
        tmp_path,
        {
            "docs/rules/pond.md": POND,
            "src/tavola/games/pond/frogs.py": CODE,
            "tests/games/test_pond.py": TESTS,
            "tests/quiet.py": "x = 1\n",
        },
    )
    monkeypatch.setattr(games, "GAME_IDS", ("pond",))
    monkeypatch.setattr(ledgers, "PACKAGE", top / "src" / "tavola")
    monkeypatch.setattr(ledgers, "checkout", lambda: top)
    monkeypatch.setattr(clauses, "catalogue_file", lambda game_id: top / "docs" / "rules" / f"{game_id}.md")
    return top


def rules(*arguments: str) -> Result:
    return CliRunner().invoke(alone(command), list(arguments))


def test_clauses_are_rows_and_paragraphs_that_begin_with_an_id():
    assert read_catalogue(POND) == (
        Clause("PD-1.1", "1. Frogs", "A frog jumps.\nP. 1\n**Ruling:** far (`a \\| b`).", 5),
        Clause("PD-1.2", "1. Frogs", "A frog sings.\n(silent)", 6),
        Clause("PD-2.1", "2. Leaves", "[Leaves] A leaf floats.\n*Ruling:* always.", 11),
        Clause("PD-2.2", "2. Leaves", "[Leaves] It is green.", 14),
    )


def test_tests_cite_with_marks_and_only_with_marks(pond: Path):
    found = ledger("pond")
    assert found.tests == {
        "PD-2.2": ("tests/games/test_pond.py::module",),
        "PD-1.1": ("tests/games/test_pond.py::test_a", "tests/games/test_pond.py::TestB::test_c"),
        "PD-1.2": ("tests/games/test_pond.py::test_a",),
    }
    assert (found.cited(), found.missing()) == (["PD-1.1", "PD-1.2", "PD-2.2"], ["PD-2.1"])


def test_functions_name_clauses_in_docstrings_comments_and_refusals(pond: Path):
    assert ledger("pond").functions == {
        "PD-1.1": ("tavola/games/pond/frogs.py::Jump", "tavola/games/pond/frogs.py::jump"),
        "PD-2.1": ("tavola/games/pond/frogs.py::jump",),
        "PD-1.2": ("tavola/games/pond/frogs.py::module",),
    }


def test_what_names_no_clause_is_found(pond: Path):
    assert [(cite.clause, cite.where.rpartition("::")[2]) for cite in ledger("pond").unknown] == [
        ("PD-7.7", "test_d"),
        ("PD-9.9", "Jump.far"),
    ]
    assert [cite.clause for cite in stray_citations()] == ["PD-7.7", "CLAUSE"]


def test_rules_shows_clauses_functions_and_tests(pond: Path):
    result = rules("pond")
    assert result.exit_code == NEGATIVE  # two citations name no clause
    lines = result.output.splitlines()
    assert lines[1:5] == [
        "1. Frogs",
        "  PD-1.1    A frog jumps.",
        "          rule  tavola/games/pond/frogs.py::Jump",
        "          rule  tavola/games/pond/frogs.py::jump",
    ]
    assert lines[-1] == "4 clauses, 3 cited, 1 missing, 4 driven by no test"
    assert "PD-9.9 is no clause" in lines[-2]


def test_rules_for_a_program(pond: Path):
    sheet = json.loads(rules("pond", "--json").output)
    assert sheet["clauses"] == ["PD-1.1", "PD-1.2", "PD-2.1", "PD-2.2"]
    assert sheet["cited"] == ["PD-1.1", "PD-1.2", "PD-2.2"]
    assert sheet["missing"] == ["PD-2.1"]
    assert sheet["tests"]["PD-1.2"] == ["tests/games/test_pond.py::test_a"]


def test_one_clause_in_full(pond: Path):
    result = rules("pond", "--clause", "pd-2.1")
    assert result.exit_code == OK
    assert result.output.splitlines() == [
        "PD-2.1  (2. Leaves)",
        "[Leaves] A leaf floats.",
        "*Ruling:* always.",
        "rule  tavola/games/pond/frogs.py::jump",
    ]
    assert json.loads(rules("pond", "--clause", "PD-2.1", "--json").output)["chapter"] == "2. Leaves"


def test_only_what_is_missing(pond: Path):
    output = rules("pond", "--missing").output
    assert "PD-2.1" in output
    assert "PD-1.1 " not in output


def test_a_finished_game_with_an_uncited_clause_ends_with_one(pond: Path, monkeypatch: pytest.MonkeyPatch):
    write(pond, {"src/tavola/games/pond/frogs.py": "", "tests/games/test_pond.py": TESTS.replace("PD-7.7", "PD-1.1")})
    assert rules("pond").exit_code == OK
    monkeypatch.setattr(ledgers, "FINISHED", ("pond",))
    assert rules("pond").exit_code == NEGATIVE


def test_outside_a_source_tree_nobody_knows_what_is_cited(pond: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(ledgers, "checkout", lambda: None)
    result = rules("pond")
    assert result.exit_code == OK
    assert result.output.splitlines()[-1] == "4 clauses; which of them tests cite can be seen only in a source tree"
    sheet = json.loads(rules("pond", "--json").output)
    assert (len(sheet["clauses"]), sheet["cited"], sheet["missing"]) == (4, None, None)
    assert stray_citations() == []


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["moor"], "there is no game 'moor'; there are: pond."),
        (["pond", "--clause", "PD-9.9"], "there is no clause PD-9.9; they go from PD-1.1 to PD-2.2."),
    ],
)
def test_what_is_not_there(pond: Path, arguments: list[str], said: str):
    failure = rules(*arguments).exception
    assert isinstance(failure, CommandFailed)
    assert (str(failure), failure.status) == (said, BAD_INPUT)


def test_a_game_without_a_catalogue(pond: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(clauses, "catalogue_file", lambda game_id: None)
    failure = rules("pond").exception
    assert isinstance(failure, CommandFailed)
    assert str(failure) == "there is no catalogue of the rules of 'pond'"


@pytest.mark.parametrize("game_id", games.GAME_IDS)
def test_every_clause_is_told_in_italian_as_well(game_id: str):
    path = catalogue_file(game_id, "it")
    assert path is not None
    told = [clause.id for clause in read_catalogue(path.read_text(encoding="utf-8"))]
    assert told == [clause.id for clause in catalogue(game_id)]
    english = {clause.text for clause in catalogue(game_id)}
    assert english.isdisjoint(clause.text for clause in clauses_in(game_id, "it"))


def test_a_language_without_a_catalogue_is_told_in_english():
    assert clauses_in("sangue_reale", "fr") == catalogue("sangue_reale")
