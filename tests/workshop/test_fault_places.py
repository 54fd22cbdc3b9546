"""A fault of every kind that the linters know is shown at an entry that is there, and at its field."""

import json
from typing import Any

import pytest
from tests.games.realm_of_sand import test_lint as sand
from tests.games.sangue_reale import test_lint as duel

from tavola.content.problems import PackError
from tavola.content.source import PackSource
from tavola.content.yaml import read_plain
from tavola.games import realm_of_sand, sangue_reale
from tavola.library.locating import with_lines
from tavola.workshop.checking import placed
from tavola.workshop.ranges import steps_of, value_at
from tavola.workshop.wire import Fault

pytestmark = pytest.mark.slow  # each kind is a whole look at a pack
SAND = [(rule, nth) for rule, breaks in sand.BROKEN.items() for nth in range(len(breaks))]


def shown(game: Any, game_id: str, source: PackSource) -> tuple[list[Fault], dict[str, str]]:
    """As the workshop shows what the linter finds."""
    files = {name: data.decode() for name, data in source.files.items()}
    try:
        problems = game.lint(source)
    except PackError as error:
        problems = list(error.problems)
    return placed(game_id, files, with_lines(source, problems)), files


def stands(fault: Fault, files: dict[str, str]) -> bool:
    """Whether its entry can be opened."""
    if not fault.file.endswith(".yaml") or fault.file not in files:
        return fault.entry == ""
    try:
        value_at(read_plain(fault.file, files[fault.file].encode())[0], steps_of(fault.entry))
    except KeyError:
        return False
    return fault.line > 0


@pytest.mark.parametrize(("rule", "nth"), SAND)
def test_realm_of_sand(rule: str, nth: int) -> None:
    faults, files = shown(realm_of_sand, "realm_of_sand", sand.changed(sand.BROKEN[rule][nth]))
    assert any(fault.rule == rule for fault in faults)
    assert all(stands(fault, files) for fault in faults)


@pytest.mark.parametrize(("named", "change"), duel.BREAKS, ids=[named for named, _ in duel.BREAKS])
def test_sangue_reale(named: str, change: Any) -> None:
    rule, file, _, field = (part.strip() for part in (named.split("|") + [""] * 4)[:4])
    plain = json.loads(json.dumps(duel.PLAIN))
    change(plain)
    written = {name: json.dumps(value).encode() for name, value in plain.items()}
    faults, files = shown(sangue_reale, "sangue_reale", PackSource("sangue_reale/altavena", written))
    mine = [fault for fault in faults if fault.rule == rule and fault.file == file]
    assert mine
    assert all(stands(fault, files) for fault in faults)
    last = field.rpartition(".")[2].partition("[")[0]
    assert any(last in fault.field or last == fault.entry for fault in mine)
