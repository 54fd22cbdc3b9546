"""`tavola pack graph` and `tavola pack play`: the Journal of a Location, drawn and walked."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.cli.toy_commands import tavola
from tests.games.tainted_grail.coast import FOLDER, coast_box, source

from tavola.cli.failure import CommandFailed
from tavola.cli.pack_play import Walk
from tavola.content.words import FluentWords
from tavola.games.tainted_grail.authoring.drawing import Box, distances, draw, lay_out, lines_of, wrapped
from tavola.games.tainted_grail.authoring.outline import find_section, outline, pages
from tavola.games.tainted_grail.authoring.walk import begin_walk
from tavola.games.tainted_grail.journal.graph import all_sections, reached_from, ways_of
from tavola.library.wordbooks import game_words, pack_words, table_words

COAST = str(FOLDER)
SVG = "{http://www.w3.org/2000/svg}"


def words(language: str = "en") -> FluentWords:
    layers = [table_words(language), game_words("tainted_grail", language), pack_words(source(), language)]
    return FluentWords(language, [file for layer in layers for file in layer])


def command(*arguments: object) -> tuple[int, str]:
    """How a command ended and what it said, refusals included."""
    result = tavola(*arguments)
    if isinstance(result.exception, CommandFailed):
        return result.exception.status, str(result.exception)
    return result.exit_code, result.output


# -- the outline


def test_the_outline_tells_every_verse_and_every_way_on() -> None:
    lines = list(outline("103", find_section(coast_box().entries, "103"), words()))
    assert lines[:4] == [
        "v1  The wheel turns though no water runs. There is a ladder to the loft.",
        "    - Search the loft. [each member must pay 1 Energy] -> v2",
        "    - Take what is not watched. [one of you has Caution 2 or more or Wick the Fowler is among you] -> v5",
        "    - Leave. -> end",
    ]
    assert "    * mark “Loft searched”; the Party gains Secret 17." in lines
    assert "    - → [the Status “Loft searched” is marked] -> v3" in lines


@pytest.mark.parametrize("name", ["101", "dream:102", "book"])
@pytest.mark.parametrize("language", ["en", "it"])
def test_every_section_has_an_outline_and_a_drawing_without_a_missing_word(name: str, language: str) -> None:
    section, said = find_section(coast_box().entries, name), words(language)
    assert list(outline(name, section, said))
    ElementTree.fromstring(draw(name, section, said))
    assert not said.missing


def test_a_section_that_does_not_exist_names_those_that_do() -> None:
    with pytest.raises(LookupError, match="there are: 101, 102"):
        find_section(coast_box().entries, "999")


# -- the drawing


@pytest.mark.slow
def test_verses_stand_in_columns_by_distance_and_never_on_each_other() -> None:
    for name, section in all_sections(coast_box().entries):
        boxes = lay_out(section, pages(name, section, words()))
        steps = distances(section)
        assert {box.id for box in boxes} == set(section.verses)
        for box in boxes:
            assert box.column == steps[box.id]
        for column in {box.column for box in boxes}:
            ends = sorted((box.y, box.y + box.height) for box in boxes if box.column == column)
            assert all(end < start for (_, end), (start, _) in pairwise(ends))


def test_the_drawing_has_a_box_for_each_verse_and_a_line_for_each_way() -> None:
    section = find_section(coast_box().entries, "103")
    picture = ElementTree.fromstring(draw("103", section, words()))
    boxes = [rect for rect in picture.iter(f"{SVG}rect") if "verse" in rect.get("class", "")]
    assert len(boxes) == len(section.verses)
    paths = list(picture.iter(f"{SVG}path"))
    assert len(paths) == len(ways_of(section))
    width, height = int(picture.get("width", "0")), int(picture.get("height", "0"))
    for rect in boxes:
        assert int(rect.get("x", "0")) + 320 <= width
        assert int(rect.get("y", "0")) + int(rect.get("height", "0")) <= height


def test_a_way_back_is_drawn_apart_and_a_lost_verse_comes_last() -> None:
    import msgspec

    from tavola.games.tainted_grail.content.schema import Section

    plain = {
        "start": "a",
        "verses": {
            "a": {"choices": [{"key": "on", "goto": "b"}, {"key": "out", "goto": "end"}]},
            "b": {"goto": "a"},
            "lost": {"goto": "end"},
        },
    }
    section = msgspec.convert(plain, Section)
    assert reached_from(section, "a") == ["a", "b"]
    picture = draw("103", section, words())
    assert picture.count('class="way back"') == 1
    lost = next(box for box in lay_out(section, pages("103", section, words())) if box.id == "lost")
    assert isinstance(lost, Box)
    assert lost.column == 2


def test_long_words_are_wrapped_and_cut() -> None:
    assert wrapped("", 3) == []
    assert wrapped("one two", 3) == ["one two"]
    lines = wrapped("word " * 100, 4)
    assert len(lines) == 4
    assert lines[-1].endswith("…")
    section = find_section(coast_box().entries, "101")
    assert lines_of(pages("101", section, words())[0])[0].words == "v1"


# -- the commands


def test_graph_writes_a_picture_and_prints_the_outline(tmp_path: Path) -> None:
    file = tmp_path / "sluice.svg"
    status, out = command("pack", "graph", COAST, "103", "--to", str(file))
    assert status == 0
    assert out.startswith("v1  The wheel turns")
    assert out.rstrip().endswith(f"drawn in {file}")
    ElementTree.parse(file)
    status, out = command("pack", "graph", COAST, "103", "--to", str(file), "--json", "--language", "it")
    assert json.loads(out)["outline"][0].startswith("v1  La ruota gira")


def test_the_map_shows_what_is_taken_and_what_a_menhir_would_reach():
    status, out = command("pack", "graph", COAST, "map")
    assert status == 0
    drawn = [line for line in out.splitlines()[2:] if line.startswith("  ")]
    cells = " ".join(drawn).split()
    assert "101*" in cells
    named = [cell for cell in cells if cell != "·"]
    assert len(named) == len(set(named))
    free = [cell for cell in cells if cell.startswith("·") and cell != "·"]
    letters = [line.split()[0] for line in out.splitlines() if line.startswith("·")]
    assert free
    assert free == letters
    assert out.splitlines()[-1].endswith("113 is free.")
    status, told = command("pack", "graph", COAST, "map", "--json")
    assert status == 0
    assert json.loads(told)["map"] == out.splitlines()


def test_graph_says_what_is_wrong(tmp_path: Path) -> None:
    status, out = command("pack", "graph", COAST, "999", "--to", str(tmp_path / "x.svg"))
    assert (status, "no Journal section '999'" in out) == (2, True)
    status, out = command("pack", "graph", "realm_of_sand/vetra", "1", "--to", str(tmp_path / "x.svg"))
    assert (status, "has no Journal" in out) == (2, True)
    status, out = command("pack", "graph", COAST, "103", "--to", str(tmp_path / "no" / "x.svg"))
    assert (status, "cannot be written" in out) == (2, True)
    status, out = command("pack", "graph", "nowhere/nothing", "103")
    assert status == 2


class Keyboard:
    """Types these lines and then nothing more; remembers what was said."""

    def __init__(self, *lines: str) -> None:
        self.lines, self.heard = list(lines), [""]

    def read(self, prompt: str) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def write(self, line: str) -> None:
        self.heard.append(line)


def walk(keyboard: Keyboard, section: str, *characters: str, **state: list[str]) -> list[str]:
    g = begin_walk(coast_box(), section, characters, **state)  # type: ignore[arg-type]
    Walk(g, words(), keyboard.read, keyboard.write).go()
    return keyboard.heard


def test_a_walk_reads_asks_and_tells_what_came_of_it() -> None:
    heard = walk(Keyboard("1"), "103", "fowler", statuses=["trial#2"])
    assert "The wheel turns though no water runs. There is a ladder to the loft." in heard
    assert "Under a tile, dry as bread: the rite." in heard
    assert heard[-2].startswith("fowler: energy 5, health 7, terror 1;")
    assert heard[-2].endswith("holds 17#1")
    assert heard[-1] == "statuses: trial#2, loft_searched"


def test_a_walk_from_another_state_goes_another_way() -> None:
    heard = walk(Keyboard("1"), "103", "fowler", statuses=["loft_searched"])
    assert "Only dust." in heard
    assert "Under a tile, dry as bread: the rite." not in heard


def test_closed_choices_are_named_with_their_reason() -> None:
    heard = walk(Keyboard("nonsense", "9", "q"), "103", "saltwife")
    assert any(line.startswith("-  steal: ") and "Caution 2 or more" in line for line in heard)
    assert heard.count("a number from 1 to 2, or q") == 2
    assert not any(line.startswith("statuses:") for line in heard)


def test_a_walk_may_begin_far_away_with_things_in_hand_and_in_a_later_chapter() -> None:
    g = begin_walk(coast_box(), "110", ["fowler", "ferrywoman"], secrets=[17], items=["quill"], chapter="ch2")
    assert {hero.at for hero in g.heroes} == {110}
    assert g.exploration is not None
    assert g.exploration.verse == "v2"  # the redirection of the second Chapter
    assert [held.id for held in g.heroes[0].items] == ["quill#1"]
    assert sorted(g.encounter_decks["grey"]) == ["e.grey.mutineer", "e.grey.reaver"]
    assert begin_walk(coast_box(), "book", []).exploration is not None


@pytest.mark.parametrize(
    "state",
    [{"characters": ["nobody"]}, {"statuses": ["nothing"]}, {"secrets": [99]}, {"items": ["x"]}, {"chapter": "ch9"}],
)
def test_names_that_do_not_exist_are_refused(state: dict[str, object]) -> None:
    given: dict[str, object] = {"characters": [], **state}
    with pytest.raises(LookupError, match="there are:"):
        begin_walk(coast_box(), "103", **given)  # type: ignore[arg-type]


def test_play_refuses_in_one_sentence() -> None:
    status, out = command("pack", "play", COAST, "103", "--with", "nobody")
    assert (status, "there is no Character 'nobody'" in out) == (2, True)
