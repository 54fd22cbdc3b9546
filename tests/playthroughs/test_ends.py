"""No two of 200 campaigns end on the same page where something else was chosen."""

import pytest
from tests.playthroughs.campaign import box
from tests.playthroughs.ends import WANTED, End, equal_pages, page_of, read_ends

from tavola.content.words import LANGUAGES
from tavola.library.finding import find_pack
from tavola.story.words import all_words

BOX = box()
ENDS = read_ends()
PAGE = 400  # words of the act's end, in the shorter language a tenth fewer


def test_two_hundred_ends_were_recorded_each_of_another_campaign() -> None:
    assert len({end.chosen for end in ENDS}) == WANTED
    assert {end.ending for end in ENDS} == {"cuanacht_lit", "cuanacht_moved", "cuanacht_lost"}


def test_no_two_ends_are_equal_where_the_choices_were_not() -> None:
    assert equal_pages(ENDS, BOX) == []


def test_a_page_that_reads_nothing_would_be_found_out() -> None:
    """The same marks under other choices: this is what an end without memory looks like."""
    first = ENDS[0]
    other = End(first.party, first.ending, first.marks, "another")
    assert equal_pages([first, other], BOX) == [(0, 1)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_recorded_end_is_a_page_of_many_parts(language: str) -> None:
    words = all_words(find_pack("tainted_grail/avalon"))[language]
    pages = [page_of(end, BOX) for end in ENDS]
    assert min(len(page) for page in pages) >= 12
    assert min(sum(words[text].words for text in page) for page in pages) >= PAGE * (1 if language == "en" else 0.9)
