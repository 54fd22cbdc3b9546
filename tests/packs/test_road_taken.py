"""The road taken through *A Year and a Day*: every Chapter has its ways, and each can be the one that is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tavola import library
from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.campaign.setup import build_table
from tavola.games.tainted_grail.campaign.statuses import mark_status
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.state import Avalon, Held
from tavola.kernel.text import Message

found = library.open_box("tainted_grail", "tainted_grail/avalon")
assert isinstance(found, AvalonBox)
BOX = found
CHAPTERS = [BOX.chapters[id] for id in BOX.campaigns["year_and_a_day"].chapters]
LEAST = 3  # ways out of a Chapter
WAYS = [(chapter.id, way.id) for chapter in CHAPTERS for way in chapter.ways]


def named(plain: Any) -> Iterator[tuple[str, Any]]:
    """What has to be so for a condition to hold, as far as it is said plainly: the first of several that would do."""
    ((word, body),) = plain.items()
    if word == "all":
        for part in body:
            yield from named(part)
    elif word == "any":
        yield from named(body[0])
    elif word in ("status", "has"):
        yield word, body


def gone_this_way(chapter: str, way: str) -> Avalon:
    """A table at which just what the way asks for was done, with the Chapter behind it."""
    g = build_table(BOX, ["beor"], AvalonOptions(start_chapter=chapter), 1)
    g.chapter, g.outcome = chapter, "win"
    condition = next(one.if_ for one in BOX.chapters[chapter].ways if one.id == way)
    for word, body in named(msgspec.to_builtins(condition)):
        if word == "has":
            g.heroes[0].secrets.append(Held(f"{body['secret']}#1"))
        else:
            mark_status(g, body if isinstance(body, str) else "#".join(map(str, next(iter(body.items())))))
    return g


@pytest.mark.parametrize("chapter", [chapter.id for chapter in CHAPTERS])
def test_every_chapter_can_end_in_three_ways_or_more(chapter: str) -> None:
    assert len(BOX.chapters[chapter].ways) >= LEAST
    assert BOX.chapters[chapter].recalls


@pytest.mark.parametrize(("chapter", "way"), WAYS)
def test_each_way_is_told_where_just_that_was_done(chapter: str, way: str) -> None:
    (tale,) = GAME.tale(gone_this_way(chapter, way))
    assert tale.way == Message(f"chapter-{chapter}-way-{way.replace('_', '-')}")
    assert tale.doors == len(BOX.chapters[chapter].ways) - 1


@pytest.mark.parametrize("language", ["it", "en"])
def test_the_words_of_the_road_are_there_and_different(language: str) -> None:
    words = library.words("tainted_grail", "tainted_grail/avalon", language)
    told = [words(f"chapter-{chapter}-way-{way.replace('_', '-')}") for chapter, way in WAYS]
    assert not words.missing
    assert len(set(told)) == len(told)
