"""The story so far: the way each Chapter went, how many doors stayed closed, and what else is told (W-14, W-15)."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from tests.games.tainted_grail.coast import coast_box, source
from tests.games.tainted_grail.tables import play

from tavola.content.source import PackSource
from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.campaign.setup import build_table
from tavola.games.tainted_grail.campaign.statuses import mark_status
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.content.open_box import open_box
from tavola.games.tainted_grail.deeds.campaign import BeginChapter, EndCampaign
from tavola.games.tainted_grail.lint.lint import lint
from tavola.games.tainted_grail.lint.pack_words import message_ids
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.tale import ChapterTale

WAYS = """    number: 1
    ways:
      - {id: relit, if: {status: {lamps: 1}}}
      - {id: dark, if: {not: {status: {lamps: 1}}}}
      - {id: never, if: {status: {lamps: 3}}}
    recalls:
      - {id: crossed, if: {status: {lamps: 2}}}
"""


def told_source() -> PackSource:
    files = dict(source().files)
    files["world.yaml"] = files["world.yaml"].replace(b"    number: 1\n", WAYS.encode(), 1)
    return PackSource(source().id, files)


@cache
def told_box() -> AvalonBox:
    return open_box(told_source())


def campaign(box: AvalonBox | None = None, **options: Any) -> Avalon:
    g = build_table(box or told_box(), ["fowler"], AvalonOptions(**options), 1)
    g.chapter = "ch1"
    return g


def ways(tales: list[ChapterTale]) -> list[str]:
    return [tale.way.id if tale.way else "" for tale in tales]


def test_of_the_chapter_that_is_played_no_way_is_told_yet() -> None:
    (tale,) = GAME.tale(campaign())
    assert (tale.is_over, tale.way, tale.doors) == (False, None, 0)


def test_a_chapter_that_is_over_went_the_first_way_that_holds_and_of_the_others_only_their_number_is_told() -> None:
    g = campaign()
    mark_status(g, "lamps#1")
    mark_status(g, "lamps#3")
    play(g, BeginChapter("ch2"))
    first, second = GAME.tale(g)
    assert first.way is not None
    assert (first.way.id, first.doors, first.is_over) == ("chapter-ch1-way-relit", 2, True)
    assert (second.id, second.is_over) == ("ch2", False)
    said = msgspec.json.encode([first, second]).decode()
    assert "dark" not in said
    assert "never" not in said


def test_the_last_chapter_is_over_with_the_campaign() -> None:
    g = campaign()
    play(g, EndCampaign("win", "the_tide_turns"))
    assert ways(GAME.tale(g)) == ["chapter-ch1-way-dark"]


def test_what_else_is_told_follows_the_marks_also_while_the_chapter_is_played() -> None:
    g = campaign()
    assert GAME.tale(g)[0].lines == ()
    mark_status(g, "lamps#2")
    assert [line.id for line in GAME.tale(g)[0].lines] == ["chapter-ch1-recall-crossed"]


def test_chapters_before_the_first_that_was_played_are_not_told() -> None:
    g = campaign(start_chapter="ch2")
    play(g, BeginChapter("ch2"))
    assert [tale.id for tale in GAME.tale(g)] == ["ch2"]


def test_a_pack_without_ways_tells_only_where_one_stands() -> None:
    g = campaign(coast_box())
    play(g, BeginChapter("ch2"))
    assert [tale.id for tale in GAME.tale(g)] == ["ch2"]


def test_every_way_needs_its_words() -> None:
    assert not [fault for fault in lint(told_source()) if not fault.warning]
    told = {"chapter-ch1-way-relit", "chapter-ch1-way-dark", "chapter-ch1-way-never", "chapter-ch1-recall-crossed"}
    assert told == message_ids(told_box()) - message_ids(coast_box())
