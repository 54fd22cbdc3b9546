"""Words are complete, agree in both languages, and each is needed by something."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from tests.library.pond import HOOKED
from tests.library.shore import GAME, LILY, write

from tavola import games
from tavola.library.finding import find_pack
from tavola.library.lint import lint_game_words, lint_pack

IT, EN = "locale/it/lily.ftl", "locale/en/lily.ftl"


def faults(shelf: Path, files: Mapping[str, Any]) -> list[str]:
    write(shelf / "pond" / "lily", files)
    return [str(problem) for problem in lint_pack(find_pack("pond/lily"))]


def both(text: str) -> dict[str, str]:
    return {name: LILY[name] + text for name in (IT, EN)}


@pytest.fixture
def exact(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The pond as a game that says which messages a box needs."""
    monkeypatch.setattr(games, "find", lambda game_id: HOOKED)
    return shelf


def test_a_good_pack_has_no_faults(shelf: Path):
    assert faults(shelf, {}) == []


def test_a_good_pack_has_no_faults_when_the_game_is_exact(exact: Path):
    assert faults(exact, {}) == []


def test_a_message_missing_in_one_language(shelf: Path):
    assert faults(shelf, {EN: LILY[EN].replace("frog-bice = Bice\n", "")}) == [
        "locale/it/lily.ftl:3: frog-bice: the message is missing in en"
    ]


def test_a_language_missing_altogether(shelf: Path):
    (shelf / "pond" / "lily" / EN).unlink()
    assert "locale/en: there are no words in the language 'en'" in faults(shelf, {})


def test_different_arguments(shelf: Path):
    files = {IT: LILY[IT] + "frog = { $who } { $far }\n", EN: LILY[EN] + "frog = { $who }\n"}
    assert faults(shelf, files) == [
        "locale/it/lily.ftl:4: frog: the languages take different arguments: "
        "locale/it/lily.ftl has $far, $who; locale/en/lily.ftl has $who"
    ]


def test_arguments_in_selectors_and_attributes_count(shelf: Path):
    select = "frog = a\n    .text = { $far ->\n        [one] x\n       *[other] y\n    }\n"
    files = {IT: LILY[IT] + select, EN: LILY[EN] + "frog = a\n    .text = x\n"}
    (fault,) = faults(shelf, files)
    assert "frog.text: the languages take different arguments" in fault


def test_the_same_message_twice(shelf: Path):
    assert faults(shelf, {IT: LILY[IT] + "frog-ada = Ada\n"}) == [
        "locale/it/lily.ftl:4: frog-ada: the message is already at locale/it/lily.ftl:2"
    ]


def test_the_same_message_in_two_files(shelf: Path):
    assert faults(shelf, {"locale/it/more.ftl": "frog-ada = Ada\n"}) == [
        "locale/it/more.ftl:1: frog-ada: the message is already at locale/it/lily.ftl:2"
    ]


def test_a_message_that_nothing_can_say(shelf: Path):
    assert faults(shelf, both("frog-zeno = Zeno\n")) == ["locale/it/lily.ftl:4: frog-zeno: nothing uses this message"]


def test_an_exact_game_finds_what_can_be_made_up_but_is_not_said(exact: Path):
    assert faults(exact, both("frog-green = Verde\n")) == [
        "locale/it/lily.ftl:4: frog-green: nothing uses this message"
    ]


def test_an_exact_game_finds_what_is_missing_in_both_languages(exact: Path):
    more = LILY["frogs.yaml"] + "- id: carl\n"
    assert faults(exact, {"frogs.yaml": more}) == [
        "locale/it/lily.ftl:3: frog-carl: the message is needed and missing in every language"
    ]


def test_a_message_that_another_refers_to_is_used(shelf: Path):
    words = both("zeno = Zeno\n")
    assert faults(shelf, {name: text.replace("Ada", "{ zeno }") for name, text in words.items()}) == []


def test_a_reference_to_nothing(shelf: Path):
    files = {name: LILY[name].replace("Ada", "{ zeno } { -gold }") for name in (IT, EN)}
    assert faults(shelf, files)[:2] == [
        "locale/it/lily.ftl:2: frog-ada: refers to '-gold', which does not exist",
        "locale/it/lily.ftl:2: frog-ada: refers to 'zeno', which does not exist",
    ]


def test_a_ring_of_references(shelf: Path):
    files = {name: LILY[name].replace("Ada", "{ frog-bice }").replace("Bice", "{ frog-ada }") for name in (IT, EN)}
    assert "locale/it/lily.ftl:2: frog-ada: refers to itself in the end" in faults(shelf, files)


def test_a_function_that_does_not_exist(shelf: Path):
    files = {name: LILY[name].replace("Ada", '{ SHOUT("Ada") }') for name in (IT, EN)}
    assert "locale/it/lily.ftl:2: frog-ada: there is no function SHOUT" in faults(shelf, files)


def test_the_title_in_the_manifest_is_needed(shelf: Path):
    files = {"pack.yaml": LILY["pack.yaml"].replace("pack-title", "pack-titel")}
    found = faults(shelf, files)
    assert "pack.yaml:4: title: 'pack-titel': the message is needed and missing in every language" in found[0]
    assert "; there is pack-title" in found[0]


def test_what_is_not_fluent(shelf: Path):
    assert 'locale/it/lily.ftl:4: this is not Fluent: Expected token: "="' in faults(shelf, {IT: LILY[IT] + "oops\n"})


def test_words_that_are_not_utf8(shelf: Path):
    assert faults(shelf, {IT: b"pack-title = \xe8\n"}) == ["locale/it/lily.ftl:1: the file is not UTF-8 text"]


def test_the_games_own_checks_are_among_the_faults(shelf: Path):
    assert faults(shelf, {"frogs.yaml": "- id: ada\n  friend: zeno\n- id: bice\n"}) == [
        "frogs.yaml:2: ada friend: there is no frog 'zeno' (C-1)"
    ]


def test_a_warning_does_not_keep_the_box_shut(exact: Path):
    words = {name: LILY[name].replace("frog-bice = Bice\n", "") for name in (IT, EN)}
    assert faults(exact, {"frogs.yaml": "- id: ada\n", **words}) == ["frogs.yaml:1: one frog is lonely"]


def test_a_pack_for_a_game_that_does_not_exist(shelf: Path):
    write(shelf / "pond" / "lily", {"pack.yaml": LILY["pack.yaml"].replace("game: pond", "game: moor")})
    (problem,) = lint_pack(find_pack("pond/lily"))
    assert str(problem) == "pack.yaml:2: game: there is no game 'moor'; there are: pond"


def test_a_packs_id_begins_with_its_game(shelf: Path, tmp_path: Path):
    path = write(tmp_path / "x", {**LILY, "pack.yaml": LILY["pack.yaml"].replace("id: pond/", "id: moor/")})
    (problem,) = lint_pack(find_pack(str(path)))
    assert str(problem) == "pack.yaml:1: id: the id of a pack of this game begins with pond/"


def game_faults(shelf: Path, **texts: str) -> list[str]:
    write(shelf, {f"pond/locale/{language}/pond.ftl": text for language, text in texts.items()})
    return [str(problem) for problem in lint_game_words("pond", find_pack("pond/lily"))]


def test_the_words_of_a_game_are_those_that_its_code_says(shelf: Path):
    assert game_faults(shelf) == []


@pytest.mark.parametrize("id", ["pond-greeting", "event-frog-jumped", "refusal-pd-e-too-far"])
def test_sayings_events_and_refusals_named_in_code_are_needed(shelf: Path, id: str):
    texts = {
        language: "".join(line for line in text.splitlines(True) if id not in line) for language, text in GAME.items()
    }
    (fault,) = game_faults(shelf, **texts)
    said = rf"locale: {id}: the message is needed and missing in every language; __init__.py:\d+ says it"
    assert re.fullmatch(said, fault)


def test_a_game_message_that_nothing_can_say(shelf: Path):
    texts = {language: text + "frog-of-gold = x\n" for language, text in GAME.items()}
    assert game_faults(shelf, **texts) == ["pond/locale/it/pond.ftl:4: frog-of-gold: nothing uses this message"]


def test_a_message_that_wants_more_than_the_code_gives(shelf: Path):
    texts = {
        language: text.replace("pond-greeting = ", "pond-greeting = { $leaf } ") for language, text in GAME.items()
    }
    (fault,) = game_faults(shelf, **texts)
    assert fault.endswith("pond.ftl:1: pond-greeting: takes $leaf, which the code does not give")
