"""A new pack is valid as it stands."""

import json
from pathlib import Path

import pytest
from tests.library.shore import LILY, write

from tavola.content.source import PackError
from tavola.library.finding import find_pack
from tavola.library.lint import lint_pack
from tavola.library.skeleton import new_pack


def test_a_new_pack_passes_the_linter_and_has_its_own_name(shelf: Path, tmp_path: Path):
    folder = tmp_path / "reed"
    made = new_pack("pond", folder)
    source = find_pack(str(folder))
    assert source.id == made.id == "pond/reed"
    assert set(source.files) == set(LILY)
    assert lint_pack(source) == []


def test_its_yaml_files_point_to_schemas_that_are_there(shelf: Path, tmp_path: Path):
    new_pack("pond", tmp_path / "reed")
    for name in ("pack.yaml", "frogs.yaml", "leaves/big.yaml"):
        path = tmp_path / "reed" / name
        first = path.read_text().splitlines()[0]
        assert first.startswith("# yaml-language-server: $schema=")
        assert json.loads((path.parent / first.partition("=")[2]).read_text())["$schema"]


def test_a_page_in_each_language_says_how_to_go_on(shelf: Path, tmp_path: Path):
    new_pack("pond", tmp_path / "reed")
    assert "copy of pond/lily" in (tmp_path / "reed" / "README.md").read_text()
    assert "copia di pond/lily" in (tmp_path / "reed" / "LEGGIMI.md").read_text()


def test_the_games_minimal_pack_is_the_better_start(shelf: Path, tmp_path: Path):
    minimal = {
        **LILY,
        "pack.yaml": LILY["pack.yaml"].replace("lily", "minimal"),
        "frogs.yaml": "- id: ada\n- id: bice\n",
    }
    write(shelf / "pond" / "minimal", minimal)
    new_pack("pond", tmp_path / "reed")
    assert "- id: ada\n- id: bice\n" in (tmp_path / "reed" / "frogs.yaml").read_text()


def test_a_story_begins_from_a_small_one_of_its_own(tmp_path: Path):
    made = new_pack("tainted_grail", tmp_path / "cove")
    assert made.id == "tainted_grail/cove"
    assert sum(map(len, made.files.values())) < 250_000
    assert (
        (tmp_path / "cove" / "places.yaml").read_text().startswith("# yaml-language-server: $schema=.schemas/places.")
    )
    assert [problem for problem in lint_pack(find_pack(str(tmp_path / "cove"))) if not problem.warning] == []


@pytest.mark.parametrize("name", ["Reed", "my reed", "7reeds"])
def test_the_folders_name_must_do_as_a_name(shelf: Path, tmp_path: Path, name: str):
    with pytest.raises(PackError, match="small letters"):
        new_pack("pond", tmp_path / name)


def test_nothing_is_written_over(shelf: Path, tmp_path: Path):
    write(tmp_path / "reed", {"poem.txt": "x"})
    with pytest.raises(PackError, match="is already there and not empty"):
        new_pack("pond", tmp_path / "reed")
    assert [path.name for path in (tmp_path / "reed").iterdir()] == ["poem.txt"]
