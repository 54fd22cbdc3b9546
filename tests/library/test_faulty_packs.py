"""Each kind of fault in a pack is one clear error, ends the command with 2, and leaves nothing half-loaded."""

import sys
from pathlib import Path

import pytest
from tests.library.shore import LILY, write

from tavola.cli.main import main
from tavola.content.source import PackError
from tavola.library import finding, open_box

BOMB = "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\n"
FAULTS = {
    "unknown key": (
        "frogs.yaml",
        "- id: ada\n  jmps: 2\n- id: bice\n",
        "frogs.yaml:2: ada jmps: there is no such field",
    ),
    "wrong type": (
        "frogs.yaml",
        "- id: ada\n  jumps: two\n- id: bice\n",
        "frogs.yaml:2: ada jumps: expected a whole number",
    ),
    "wrong word": (
        "frogs.yaml",
        "- id: ada\n  colour: gren\n- id: bice\n",
        "ada colour: 'gren' is not among the values",
    ),
    "field left out": ("frogs.yaml", "- jumps: 2\n- id: bice\n", "frogs.yaml:1: [0]: the field `id` is missing"),
    "dangling id": ("frogs.yaml", "- id: ada\n  friend: zeno\n- id: bice\n", "ada friend: there is no frog 'zeno'"),
    "duplicate id": (
        "frogs.yaml",
        "- id: ada\n- id: bice\n- id: ada\n",
        "frogs.yaml:3: ada id: the id 'ada' is already taken",
    ),
    "duplicate key": ("frogs.yaml", "- id: ada\n  id: bice\n", "frogs.yaml:2: id: the key `id` is given twice"),
    "include": (
        "leaves/big.yaml",
        "id: big\ninclude: big.yaml\n",
        "leaves/big.yaml:2: big include: there is no such field",
    ),
    "include by tag": ("leaves/big.yaml", "!include big.yaml\n", "leaves/big.yaml:1: tags (!include) are not read"),
    "alias bomb": ("frogs.yaml", BOMB, "frogs.yaml:1: anchors (&a) are not read"),
    "code": ("frogs.yaml", "!!python/object/apply:os.system [ls]", "frogs.yaml:1: tags"),
    "deep nesting": ("frogs.yaml", "[" * 100_000, "frogs.yaml:1: lists and mappings lie more than 40 deep"),
    "not UTF-8": ("frogs.yaml", b"- id: ada\n- id: \xff\n", "frogs.yaml:2: the file is not UTF-8 text"),
    "not YAML": ("frogs.yaml", "- id: [ada\n", "frogs.yaml:1: this is not YAML"),
    "empty file": ("frogs.yaml", "", "frogs.yaml:1: expected a list, got nothing"),
    "no such file": ("frogs.yaml", None, "frogs.yaml: the pack has no such file"),
    "no manifest": ("pack.yaml", None, "is no pack: it has no pack.yaml"),
    "faulty manifest": (
        "pack.yaml",
        LILY["pack.yaml"] + "colour: green\n",
        "pack.yaml:5: pond/lily colour: there is no such",
    ),
    "missing language": ("locale/en/lily.ftl", None, "locale/en: there are no words in the language 'en'"),
    "missing message": (
        "locale/en/lily.ftl",
        "pack-title = Lily\nfrog-ada = Ada\n",
        "frog-bice: the message is missing in en",
    ),
}


@pytest.fixture
def lily(shelf: Path) -> Path:
    return shelf / "pond" / "lily"


def lint(path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The errors of `tavola pack lint`, which must end with 2."""
    monkeypatch.setattr(sys, "argv", ["tavola", "pack", "lint", str(path)])
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 2
    printed = capsys.readouterr()
    assert printed.err == ""
    return [line for line in printed.out.splitlines() if line.startswith("error: ")]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_one_clear_error_and_nothing_is_loaded(
    lily: Path, fault: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    name, content, said = FAULTS[fault]
    (lily / name).unlink()
    write(lily, {name: content})
    (error,) = lint(lily, capsys, monkeypatch)
    assert said in error
    if not fault.startswith("missing "):  # words do not keep the box shut
        before = dict(finding._BOXES)
        with pytest.raises(PackError):
            open_box("pond", str(lily))
        assert before == finding._BOXES


def test_faults_of_shape_do_not_hide_those_of_words(
    lily: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    write(
        lily, {"frogs.yaml": "- id: ada\n  colur: green\n", "locale/en/lily.ftl": "pack-title = Lily\nfrog-ada = Ada\n"}
    )
    shape, word = lint(lily, capsys, monkeypatch)
    assert "there is no such field" in shape
    assert "frog-bice: the message is missing in en" in word


def test_a_file_of_a_hundred_megabytes(lily: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    with (lily / "frogs.yaml").open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    (error,) = lint(lily, capsys, monkeypatch)
    assert "frogs.yaml: the file has 104857600 bytes" in error


def test_folders_that_go_round_in_a_ring(
    lily: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    (lily / "leaves" / "again").symlink_to(lily)
    (error,) = lint(lily, capsys, monkeypatch)
    assert "again: is a symbolic link" in error


def test_a_pack_that_is_not_there(lily: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    (error,) = lint(lily.parent / "lilly", capsys, monkeypatch)
    assert "there is no pack of this name and nothing at this path" in error
