"""A pack is held to its game's invariants when it is loaded: without words, and once for each content."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.library import pond

from tavola.content.source import PackError
from tavola.content.yaml import read_plain
from tavola.library import find_pack, finding, open_box, places, soundness
from tavola.library.finding import _BOXES
from tavola.library.soundness import hold_to_invariants, mark_of

OURS = Path(__file__).resolve().parents[2] / "packs"


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache" / "tavola"


def spoilt(tmp_path: Path, pack: str, file: str, spoil: Callable[[Any], object]) -> str:
    """A copy of one of our packs with one file changed, and without words."""
    copy = tmp_path / "copy"
    shutil.copytree(OURS / pack, copy, ignore=shutil.ignore_patterns("locale"))
    value, _ = read_plain(file, (copy / file).read_bytes())
    spoil(value)
    (copy / file).write_text(json.dumps(value))  # JSON is YAML
    return str(copy)


def without_numbers(page: Any) -> None:
    next(area for area in page["areas"] if area["id"] == "gra")["slots"] = []


def without_hourglasses(cards: Any) -> None:
    for card in cards:
        card["hourglasses"] = 0


def with_an_edge_power(one: Any) -> None:
    one["uniques"][0]["effects"] = [{"effect": "edge", "kind": "any", "op": "toggle", "n": 1}]


def without_secret_42(page: Any) -> None:
    page["secrets"] = [secret for secret in page["secrets"] if secret["number"] != 42]


FAULTS: dict[str, tuple[str, str, Callable[[Any], object]]] = {
    "C-14": ("sangue_reale/altavena", "maps/era-3.yaml", without_numbers),
    "C-16": ("sangue_reale/altavena", "campaign.yaml", lambda page: page["branching"].pop(1)),
    "C-8": ("sangue_reale/altavena", "supporters/gabelle.yaml", with_an_edge_power),
    "R-13": ("realm_of_sand/vetra", "cards.yaml", without_hourglasses),
    "LN-26": ("tainted_grail/avalon", "secrets.yaml", without_secret_42),
}


@pytest.mark.slow
@pytest.mark.parametrize("rule", FAULTS)
def test_a_pack_that_breaks_an_invariant_is_refused_when_it_is_loaded(rule: str, tmp_path: Path, cache: Path):
    pack, file, spoil = FAULTS[rule]
    path = spoilt(tmp_path, pack, file, spoil)
    before = dict(_BOXES)
    for _ in range(2):  # a refusal leaves no mark
        with pytest.raises(PackError) as caught:
            open_box(pack.partition("/")[0], path)
        assert rule in {problem.rule for problem in caught.value.problems}
    assert before == _BOXES


@pytest.mark.slow
@pytest.mark.parametrize("pack", ["sangue_reale/altavena", "realm_of_sand/vetra", "tainted_grail/avalon"])
def test_words_are_not_asked_for(pack: str, tmp_path: Path, cache: Path):
    path = spoilt(tmp_path, pack, "pack.yaml", lambda page: page.update(version="9.9.9"))
    assert open_box(pack.partition("/")[0], path).id == pack


@pytest.mark.parametrize("pack", ["sangue_reale/altavena", "realm_of_sand/vetra", "tainted_grail/avalon"])
def test_what_comes_with_the_program_is_not_looked_at_when_it_is_opened(
    pack: str, cache: Path, monkeypatch: pytest.MonkeyPatch
):
    """Its faults are found before it goes out: tests/packs lints each of these."""
    monkeypatch.setattr(finding, "_BOXES", {})
    monkeypatch.setattr(finding, "hold_to_invariants", lambda game, source: pytest.fail("it was looked at"))
    assert finding.is_ours(pack)
    assert open_box(pack.partition("/")[0], pack).id == pack
    assert not finding.is_ours(str(OURS / pack))


def test_a_pack_is_looked_at_once_for_each_content(shelf: Path, cache: Path, monkeypatch: pytest.MonkeyPatch):
    looks: list[str] = []
    monkeypatch.setattr(pond, "lint_content", lambda source: looks.append(source.digest) or [], raising=False)
    first = find_pack("pond/lily")
    hold_to_invariants(pond, first)
    hold_to_invariants(pond, first)
    assert looks == [first.digest]
    assert [mark.name for mark in (cache / "sound-packs").iterdir()] == [mark_of(pond, first)]
    (shelf / "pond" / "lily" / "frogs.yaml").write_text("- id: ada\n")
    second = find_pack("pond/lily")
    hold_to_invariants(pond, second)
    assert looks == [first.digest, second.digest]


def test_other_checks_look_again(shelf: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    source = find_pack("pond/lily")
    code = tmp_path / "pond.py"
    code.write_text("LINT = 1\n")
    monkeypatch.setattr(pond, "__file__", str(code))
    before = mark_of(pond, source)
    code.write_text("LINT = 22\n")
    assert mark_of(pond, source) != before


def test_where_no_mark_can_be_left_a_pack_is_loaded_all_the_same(
    shelf: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    hold_to_invariants(pond, find_pack("pond/lily"))
    assert open_box("pond").id == "pond/lily"


def test_old_marks_make_room(cache: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(soundness, "MOST_MARKS", 3)
    for name in "abcde":
        soundness.leave(places.cache_folder() / "sound-packs" / name)
    assert len(list((cache / "sound-packs").iterdir())) == 3
    assert (cache / "sound-packs" / "e").exists()
