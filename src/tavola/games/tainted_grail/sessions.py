"""A campaign in several sittings: a table that was opened for so many days, or up to a Chapter, is followed by one that
plays on."""

from __future__ import annotations

import msgspec

from tavola.games.tainted_grail.chapters import BeginChapter
from tavola.games.tainted_grail.day import Campaign
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.flow import run, then


def next_table(g: Avalon, rng: int) -> tuple[AvalonOptions, Avalon] | None:
    """The next morning, everything as it stands; the limit was the last table's and is lifted."""
    chapter = next_chapter(g) if g.ending == "chapter_finished" else ""
    if g.outcome != "pause" and not chapter:
        return None
    twin = g.clone()
    twin.rng, twin.loaded, twin.outcome, twin.ending = rng, [], "", ""
    twin.options = msgspec.structs.replace(g.options, max_days=None, last_chapter="")
    if chapter:
        twin.chapter = ""  # it has ended already
        then(twin, BeginChapter(chapter), Campaign())
    else:
        then(twin, Campaign())
    run(twin)
    return twin.options, twin


def next_chapter(g: Avalon) -> str:
    """The Chapter after the one that was finished; none after the last, nor out of the middle of an Encounter."""
    chapters = g.box.campaigns[g.campaign].chapters
    at = chapters.index(g.chapter) + 1
    return chapters[at] if at < len(chapters) and g.encounter is None else ""
