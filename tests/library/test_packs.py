"""Packs by name and by path; boxes and words made once."""

from pathlib import Path

import pytest
from tests.library.shore import LILY, write

from tavola.content.source import PackError
from tavola.library import find_pack, open_box, packs, places, words
from tavola.library.finding import box_of, find_game, pack_ids
from tavola.library.wordbooks import said_in


def test_a_pack_is_found_by_its_id_and_by_its_path(shelf: Path, tmp_path: Path):
    assert find_pack("pond/lily").id == "pond/lily"
    copy = write(tmp_path / "elsewhere", LILY)
    assert find_pack(str(copy)).files == find_pack("pond/lily").files


def test_the_packs_of_a_game_are_listed_with_their_manifests(shelf: Path):
    write(shelf / "pond" / "reed", {**LILY, "pack.yaml": LILY["pack.yaml"].replace("lily", "reed")})
    assert [(pack.id, pack.manifest.title) for pack in packs("pond")] == [
        ("pond/lily", "pack-title"),
        ("pond/reed", "pack-title"),
    ]
    assert pack_ids() == ["pond/lily", "pond/reed"]


def test_one_broken_pack_does_not_hide_the_others(shelf: Path):
    write(shelf / "pond" / "reed", {**LILY, "pack.yaml": "id: [\n"})
    (shelf / "pond" / "rush.zip").write_bytes(b"no zip")
    assert [pack.id for pack in packs()] == ["pond/lily"]


def test_a_pack_that_calls_itself_something_else_is_not_the_one_asked_for(shelf: Path):
    write(shelf / "pond" / "reed", LILY)
    with pytest.raises(PackError, match="the pack calls itself 'pond/lily'"):
        find_pack("pond/reed")


@pytest.mark.parametrize("name", ["pond/lilly", "lily", "pond/../pond/lily", "pond/", "moor/lily", "pond/.lily"])
def test_a_name_that_is_no_packs_says_which_there_are(shelf: Path, name: str):
    with pytest.raises(PackError, match="there is no pack of this name and nothing at this path; there are: pond/lily"):
        find_pack(name)


def test_a_box_is_made_once_for_each_content(shelf: Path):
    first = open_box("pond")
    assert open_box("pond", "pond/lily") is first
    write(shelf / "pond" / "lily", {"frogs.yaml": "- id: ada\n- id: carl\n"})
    second = open_box("pond")
    assert second is not first
    assert second.name() != first.name()


def test_a_pack_of_another_game_is_refused(shelf: Path):
    with pytest.raises(PackError, match="the pack is for 'pond', not for 'moor'"):
        box_of("moor", find_pack("pond/lily"))


def test_a_game_that_is_not_there_or_not_yet():
    with pytest.raises(LookupError, match="there is no game 'moor'; there are: sangue_reale"):
        find_game("moor")


def test_a_game_without_rules_is_not_yet_there(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("tavola.games.find", lambda game_id: object())
    with pytest.raises(LookupError, match="has no rules yet"):
        find_game("sangue_reale")


def test_the_words_of_a_table_are_the_tables_the_games_and_the_packs(shelf: Path):
    said = words("pond", language="it")
    assert said("frog-ada") == "Ada"
    assert said("refusal-pd-e-too-far") == "Lontano."
    assert said("refusal-table-e-undo-nothing") == "Non c'è nulla da annullare."
    assert words("pond", "pond/lily", "it") is said
    assert words("pond", language="en")("pack-title") == "Lily"


def test_a_pack_may_say_a_message_of_the_game_in_its_own_way(shelf: Path):
    write(shelf / "pond" / "lily", {"locale/it/own.ftl": "refusal-pd-e-too-far = Splash.\n"})
    assert words("pond")("refusal-pd-e-too-far") == "Splash."


def test_a_language_that_nobody_speaks():
    with pytest.raises(PackError, match="there is no such language; there are: it, en"):
        said_in("la", [])


def test_own_packs_come_before_the_users(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("TAVOLA_PACKS", f"{tmp_path}:{tmp_path / 'more'}")
    assert places.all_packs()[-2:] == [tmp_path, tmp_path / "more"]
    assert places.own_packs()
    assert places.all_packs()[0] == places.own_packs()[0]


def test_the_users_folder_is_in_the_data_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.delenv("TAVOLA_PACKS", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert places.user_packs() == [tmp_path / "tavola" / "packs"]


@pytest.mark.parametrize(
    ("platform", "end"),
    [("linux", ".local/share"), ("darwin", "Library/Application Support"), ("win32", "Roaming")],
)
def test_each_system_has_its_data_home(monkeypatch: pytest.MonkeyPatch, platform: str, end: str):
    monkeypatch.delenv("TAVOLA_PACKS", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("APPDATA", "/home/ada/Roaming")
    monkeypatch.setattr("sys.platform", platform)
    assert places.user_packs()[0].as_posix().endswith(f"{end}/tavola/packs")


def test_outside_a_checkout_there_are_the_packages_own_packs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    package = write(tmp_path / "site-packages" / "tavola", {"packs/locale/it/a.ftl": "", "docs/rules/pond.md": ""})
    monkeypatch.setattr(places, "PACKAGE", package)
    assert places.checkout() is None
    assert places.own_packs() == [package / "packs"]
    assert places.catalogue_file("pond") == package / "docs" / "rules" / "pond.md"
    assert places.catalogue_file("moor") is None
