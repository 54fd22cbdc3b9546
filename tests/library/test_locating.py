"""Every fault of a pack says on which line its writer has to look."""

import re
import shutil
from pathlib import Path
from typing import get_args

import pytest

from tavola.content.problems import Problem
from tavola.content.source import PackSource
from tavola.games.realm_of_sand import content
from tavola.library.finding import find_pack
from tavola.library.lint import lint_pack
from tavola.library.locating import message_line, with_lines

PACKS = Path(__file__).resolve().parent.parent.parent / "packs"
BUILDINGS = PACKS.parent / "web" / "src" / "art" / "building.ts"
TEXT = """things:
- id: fox
  bites: 2
  tricks:
  - key: hide
    cost: {energy: 1}
  - key: run
- id: owl
- number: 109
  journal:
    verses:
      n0:
        goto: v1
columns:
- rows: a
- rows: b
"""


@pytest.mark.parametrize(
    ("entry", "field", "line"),
    [
        ("fox", "", 2),
        ("fox", "bites", 3),
        ("fox", "tricks[0].cost.energy", 6),
        ("fox", "legs", 2),
        ("fox > run", "", 7),
        ("things owl", "", 8),
        ("thing owl", "", 8),
        ("things 109", "journal.n0", 12),
        ("109", "journal", 10),
        ("column 2", "rows", 16),
        ("", "columns", 14),
        ("wolf", "bites", 1),
    ],
)
def test_a_fault_is_found_by_its_entry_and_field(entry: str, field: str, line: int) -> None:
    source = PackSource("pond/wood", {"wood.yaml": TEXT.encode()})
    (found,) = with_lines(source, [Problem("wood.yaml", "wrong", entry, field)])
    assert found.line == line


def test_a_line_that_is_known_stays() -> None:
    source = PackSource("pond/wood", {"wood.yaml": TEXT.encode()})
    assert with_lines(source, [Problem("wood.yaml", "wrong", "fox", line=77)])[0].line == 77


def test_a_fault_of_a_folder_is_found_in_its_files() -> None:
    source = PackSource("pond/wood", {"a/one.yaml": b"id: ash\n", "a/two.yaml": b"# two\nid: fox\n"})
    (found,) = with_lines(source, [Problem("a", "wrong", "fox")])
    assert (found.file, found.line) == ("a/two.yaml", 2)


def test_a_message_is_found_where_it_stands() -> None:
    words = "# words\nfox = Fox\n    .line = It runs.\nhen = Hen\n"
    assert [message_line(words, id) for id in ("fox", "fox.line", "hen", "hen.line", "cow")] == [2, 3, 4, 4, 0]


CARDS, PLACE = "cards.yaml", "locations-109.yaml"
SAND, AVALON, DUEL = "realm_of_sand/vetra", "tainted_grail/avalon", "sangue_reale/altavena"
PLANTED = {
    "a picture nobody can draw": (SAND, [(CARDS, "picture: garden", "picture: spaceship")]),
    "too many cards of a level": (SAND, [(CARDS, "level: 1", "level: 2")]),
    "a pattern too wide": (SAND, [(CARDS, 'pattern: ["EEC"]', 'pattern: ["EECEEEE"]')]),
    "a sheet that is none": (DUEL, [("eras.yaml", "default_sheet: ", "default_sheet: x-")]),
    "a row of the campaign": (DUEL, [("campaign.yaml", "sheet: ", "sheet: zz-")]),
    "prices nobody can pay": (AVALON, [(PLACE, "{energy: 1}", "{energy: -2}"), (PLACE, "{energy: 2,", "{energy: 99,")]),
    "keys, verses, Statuses and messages that are not there": (
        AVALON,
        [
            (PLACE, "north: 103", "north: 903"),
            (PLACE, "goto: book.774", "goto: book.9774"),
            (PLACE, "{been: 9}", "{beeen: 9}"),
            ("locale/it/journal-locations-109.ftl", "verse-109-v1 =", "verse-109-v1x ="),
        ],
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("planted", PLANTED.values(), ids=PLANTED)
def test_faults_planted_in_shipped_packs_have_their_line(
    planted: tuple[str, list[tuple[str, str, str]]], tmp_path: Path
) -> None:
    pack, faults = planted
    folder = tmp_path / Path(pack).name
    shutil.copytree(PACKS / pack, folder)
    for file, old, new in faults:
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    problems = lint_pack(find_pack(str(folder)))
    assert len(problems) >= len(faults)
    assert [str(problem) for problem in problems if not problem.line] == []


def test_the_pictures_a_card_may_have_are_those_the_client_draws() -> None:
    line = re.search(r"BUILDINGS = \[(.*)\]", BUILDINGS.read_text(encoding="utf-8"))
    assert line is not None
    assert set(re.findall(r'"(\w+)"', line[1])) == set(get_args(content.Picture))
