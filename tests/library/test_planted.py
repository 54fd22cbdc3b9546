"""Faults as newcomers make them, planted in new packs: each is told with its file, entry, field and line."""

from functools import cache
from pathlib import Path

import msgspec
import pytest

from tavola.content.source import PackSource
from tavola.content.yaml import decode
from tavola.library.lint import lint_pack
from tavola.library.skeleton import find_template


class Planted(msgspec.Struct, frozen=True):
    """One text for another in a file of a game's new pack, and where the linter sees it."""

    fault: str
    game: str
    file: str
    old: str
    new: str
    entry: str = ""
    field: str = ""
    away: int = 0
    at: str = ""


LIST = Path(__file__).with_name("planted.yaml")
PLANTED = decode(LIST.name, LIST.read_bytes(), list[Planted])
template = cache(find_template)


@pytest.mark.parametrize("game_id", sorted({one.game for one in PLANTED}))
def test_a_new_pack_has_no_fault(game_id: str) -> None:
    assert lint_pack(template(game_id)) == []


@pytest.mark.parametrize("one", PLANTED, ids=[one.fault for one in PLANTED])
def test_a_planted_fault_says_where_it_stands(one: Planted) -> None:
    source = template(one.game)
    text = source.files[one.file].decode()
    assert one.old in text
    changed = text.replace(one.old, one.new, 1).encode()
    problems = lint_pack(PackSource(source.id, {**source.files, one.file: changed}))
    line = text[: text.index(one.old)].count("\n") + 1 + one.away
    found = [problem for problem in problems if (problem.entry, problem.field) == (one.entry, one.field)]
    assert (one.at or one.file) in {problem.file for problem in found}
    assert one.at or line in [problem.line for problem in found if problem.file == one.file]
    assert [str(problem) for problem in problems if not problem.line] == []
