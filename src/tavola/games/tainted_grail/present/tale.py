"""The story so far, told in hindsight: the way each Chapter went, the doors that stayed closed, and what is remembered.

Nothing is kept for this: a Chapter's `ways` and `recalls` ask the marks as they stand, so old campaigns have a story
too.
"""

from __future__ import annotations

from tavola.games.tainted_grail.content.message_ids import hyphenated, recall_message, way_message
from tavola.games.tainted_grail.content.schema import ChapterEntry, ToldWay
from tavola.games.tainted_grail.effects.evaluate import holds
from tavola.games.tainted_grail.effects.selectors import living
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.tale import ChapterTale
from tavola.kernel.text import say


def tale_of(g: Avalon) -> list[ChapterTale]:
    """The Chapters this campaign has played, the one that is being played last."""
    tales = [chapter_tale(g, g.box.chapters[id]) for id in chapters_played(g)]
    return [tale for tale in tales if not tale.is_over or tale.way or tale.lines]


def chapters_played(g: Avalon) -> list[str]:
    """From the one the campaign began with to the one it stands in; the tutorial's day is no Chapter of a story."""
    chapters = g.box.campaigns[g.campaign].chapters
    if g.chapter not in chapters:
        return []
    first = chapters.index(g.options.start_chapter) if g.options.start_chapter in chapters else 0
    return chapters[first : chapters.index(g.chapter) + 1]


def chapter_tale(g: Avalon, chapter: ChapterEntry) -> ChapterTale:
    over = chapter.id != g.chapter or g.outcome in ("win", "fail")
    way = next((way for way in chapter.ways if is_so(g, way)), None) if over else None
    return ChapterTale(
        chapter.id,
        say(f"chapter-{hyphenated(chapter.id)}"),
        over,
        say(way_message(chapter.id, way.id)) if way is not None else None,
        len(chapter.ways) - 1 if way is not None else 0,
        tuple(say(recall_message(chapter.id, recall.id)) for recall in chapter.recalls if is_so(g, recall)),
    )


def is_so(g: Avalon, way: ToldWay) -> bool:
    everybody = living(g) or [0]
    return holds(g, way.if_, everybody[0], "campaign", everybody)
