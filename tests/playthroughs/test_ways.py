"""The ways out of Chapters I to III and V were taken once, and can be taken again by the answers that were kept."""

import msgspec
import pytest
from tests.playthroughs.campaign import box
from tests.playthroughs.ways import WAYS, read_ways, walk

from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.words.story import ChapterEffect

BOX = box()
KEPT = read_ways()
LAST = {"ch1": "book.450", "ch2": "book.457", "ch3": "book.470"}  # what is read on every way out of the Chapter


def test_every_way_out_is_kept() -> None:
    assert sorted(set(WAYS) - set(KEPT)) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(WAYS))
def test_a_way_out_is_taken_again(name: str) -> None:
    assert walk(KEPT[name], BOX, None)


@pytest.mark.slow
def test_answers_that_stop_short_of_it_take_no_way() -> None:
    assert not walk(msgspec.structs.replace(KEPT["blessing"], answers=KEPT["blessing"].answers[:-1]), BOX, None)


def sections_that_end(pack: AvalonBox, before: str) -> set[str]:
    """The sections in which this Chapter begins."""
    return {
        f"book.{number}"
        for number, verse in pack.book.items()
        for each in verse.do
        if isinstance(each, ChapterEffect) and each.chapter == before
    }


def test_every_way_out_of_a_chapter_leads_by_its_last_page() -> None:
    for chapter, page in LAST.items():
        assert sections_that_end(BOX, f"ch{int(chapter[2:]) + 1}") == {page}
