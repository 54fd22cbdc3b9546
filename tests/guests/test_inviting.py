"""Which games sit down, and what happens with those that cannot."""

from __future__ import annotations

import logging
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from tavola import games, library
from tavola.library import guests
from tavola.library.lint import lint_game_words, lint_pack


def test_a_guest_has_rules_packs_and_words(lanterns: str) -> None:
    assert lanterns in games.GAME_IDS
    assert [pack.id for pack in library.packs(lanterns)] == ["lanterns/quay"]
    assert library.words(lanterns, language="it")("colour-jade") == "giada"
    assert games.find(lanterns).GAME.clauses == games.info(lanterns).clauses


def test_the_example_is_without_a_fault(lanterns: str) -> None:
    quay = library.find_pack("lanterns/quay")
    assert lint_pack(quay) == []
    assert lint_game_words(lanterns, quay) == []


def test_a_guest_must_say_what_it_is(lanterns: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The home page has no words of its own for it."""
    monkeypatch.setattr("tavola.library.lint.ABOUT", "game-about-missing")
    said = [str(problem) for problem in lint_game_words(lanterns, library.find_pack("lanterns/quay"))]
    assert any("game-about-missing" in each for each in said)


def test_an_installed_guest_is_found_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).resolve().parents[2] / "examples"))
    point = EntryPoint("lanterns", "lanterns.info:INFO", guests.GROUP)
    monkeypatch.setattr(guests, "entry_points", lambda group: [point] if group == guests.GROUP else [])
    assert guests.invite() == ["lanterns"]
    assert guests.invite() == ["lanterns"], "the same one may be invited again"


@pytest.mark.parametrize(
    ("files", "fault"),
    [
        ({}, "no info.py"),
        ({"info.py": "INFO = 3"}, "is no GameInfo"),
        ({"info.py": "import nothing_of_this_name"}, "No module named"),
        ({"info.py": "raise SystemError('broken on purpose')"}, "broken on purpose"),
        ({"info.py": "{info}('uninvited', package='nowhere_at_all')"}, "are not found"),
        ({"info.py": "{info}('sangue_reale', package='json')"}, "there is a game called 'sangue_reale' already"),
    ],
)
def test_who_cannot_sit_down_is_left_out_and_the_log_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, files: dict[str, str], fault: str
) -> None:
    head = (
        "from tavola.games import GameInfo\n"
        "def made(id, package):\n"
        "    return GameInfo(id=id, title='T', clauses='TT', seats=range(1, 3), theme='hall',\n"
        "                    default_pack=f'{id}/one', public_words=(), package=package)\n"
        "INFO = made"
    )
    folder = tmp_path / f"guest_{abs(hash(fault))}"  # another module name for each
    folder.mkdir()
    for name, text in files.items():
        (folder / name).write_text(text.replace("{info}", head))
    monkeypatch.setenv(guests.NAMED, str(folder))
    before = list(games.GAME_IDS)
    with caplog.at_level(logging.WARNING, "tavola.guests"):
        assert guests.invite() == []
    assert fault in caplog.text
    assert before == list(games.GAME_IDS)
