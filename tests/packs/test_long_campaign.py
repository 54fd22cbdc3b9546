"""A campaign of all chapters plays and saves as one of the first: in calls and bytes, which no busy machine sways."""

from __future__ import annotations

import sys
import time
from typing import Any

import pytest
from tests.games.tainted_grail.campaigns import plainly

from tavola import library
from tavola.content.fluent import read_messages
from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.campaign.statuses import mark_status
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.content.open_box import open_box
from tavola.games.tainted_grail.journal.graph import BOOK
from tavola.games.tainted_grail.journal.reading import choice_mark
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel import codec
from tavola.kernel.event import take_events

DEARER = 1.2  # times what a decision of the first Chapter costs
HEAVIEST = 64 * 1024  # bytes of a save
ANSWERS = 60


@pytest.fixture(scope="module")
def pack() -> AvalonBox:
    found = library.open_box("tainted_grail", "tainted_grail/avalon")
    assert isinstance(found, AvalonBox)
    return found


def begun(pack: AvalonBox, chapter: str) -> Avalon:
    options = AvalonOptions(characters="arev,beor", start_chapter=chapter, grace=False, story=True)
    return GAME.open_table(pack, 2, options, "long")


def with_everything_behind_it(g: Avalon) -> Avalon:
    """Every mark is made and every choice that is offered once was taken: no campaign ever has so much to remember."""
    for entry in g.box.statuses.values():
        for part in range(1, entry.parts + 1):
            mark_status(g, f"{entry.key}#{part}")
        if entry.parts == 0:
            mark_status(g, entry.key)
    sections = {str(place.number): place.journal for place in g.box.locations.values() if place.journal}
    verses = [(number, id, verse) for number, section in sections.items() for id, verse in section.verses.items()]
    verses += [(BOOK, id, verse) for id, verse in g.box.book.items()]
    once = [choice_mark(s, id, choice) for s, id, verse in verses for choice in verse.choices if choice.once is True]
    g.taken_once += [mark for mark in once if mark not in g.taken_once]
    take_events(g)
    return g


def calls_an_answer(g: Avalon) -> float:
    """Python functions entered to answer, to show what follows and to say what may be answered next."""
    entered = given = 0

    def count(frame: Any, event: str, arg: Any) -> None:
        nonlocal entered
        entered += event == "call"

    while g.open and given < ANSWERS:
        given += 1
        decision = next(one for one in g.open if one.seat not in g.held)
        key = plainly(decision)
        before = sys.getprofile()
        sys.setprofile(count)
        GAME.answer(g, decision.seat, key)
        GAME.view(g, decision.seat)
        sys.setprofile(before)
        take_events(g)
    return entered / given


def test_a_decision_late_in_the_campaign_costs_what_one_of_the_first_chapter_costs(pack: AvalonBox) -> None:
    first, *_, last = pack.campaigns["year_and_a_day"].chapters
    for _ in ("what is made once is made", "and now it counts"):
        early = calls_an_answer(begun(pack, first))
        late = calls_an_answer(with_everything_behind_it(begun(pack, last)))
    assert late <= DEARER * early


@pytest.mark.slow
def test_the_pack_opens_with_its_words_in_under_a_second() -> None:
    """Of the processor's time, at the best of three: a busy machine takes longer for everything."""
    source, took = library.find_pack("tainted_grail/avalon"), []
    for _ in range(3):
        began = time.process_time()
        open_box(source)
        for name, data in source.files.items():
            if name.startswith("locale/it/"):
                read_messages(data.decode())
        took.append(time.process_time() - began)
    assert min(took) < 1.0


def test_a_save_with_everything_marked_stays_small(pack: AvalonBox) -> None:
    g = with_everything_behind_it(begun(pack, pack.campaigns["year_and_a_day"].chapters[-1]))
    assert len(codec.save(GAME, g, pack)) <= HEAVIEST
