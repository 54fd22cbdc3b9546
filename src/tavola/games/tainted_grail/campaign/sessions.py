"""A campaign in several sittings: a table that was opened for so many days, or up to a Chapter, is followed by one that
plays on."""

from __future__ import annotations

import msgspec

from tavola.games.tainted_grail.campaign.roster import group_could_change
from tavola.games.tainted_grail.deeds.campaign import BeginChapter, DawnChanges
from tavola.games.tainted_grail.deeds.day import Campaign
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.resampling import resampled
from tavola.games.tainted_grail.state import Avalon, Choice, GrailDo
from tavola.kernel.flow import run, then


def next_table(g: Avalon, rng: int, more: int = 0) -> tuple[AvalonOptions, Avalon] | None:
    """The next morning, everything as it stands; the limit was the last table's and is lifted.

    Whenever a session is prepared the group may change, and there may be more seats than before (TG-31.4).
    """
    chapter = next_chapter(g) if broke_off(g) else ""
    if g.outcome != "pause" and (g.ending != "chapter_finished" or (broke_off(g) and not chapter)):
        return None
    new = resampled(g, None, rng)  # the last table's seed has been told, and with it how its decks lie
    new.outcome, new.ending = "", ""
    new.options = msgspec.structs.replace(g.options, max_days=None, last_chapter="")
    new.called_off = []
    add_seats(new, more)
    todo: list[GrailDo] = [Campaign()]
    if chapter:
        new.chapter = ""  # it has ended already
        new.exploration, new.party, new.arriving = None, [], []
        todo.insert(0, BeginChapter(chapter))
    if group_could_change(new) and not g.options.dawn_changes:  # else its first dawn asks
        todo.insert(0, DawnChanges())
    then(new, *todo)
    run(new)
    return new.options, new


def add_seats(g: Avalon, more: int) -> None:
    """Seats at which nobody has chosen a Character yet; who sits there leads whoever joins next."""
    seated = max(len(g.heroes), len(g.choices))
    g.choices += [Choice("")] * (seated + more - len(g.choices))
    g.seats = seated + more


def broke_off(g: Avalon) -> bool:
    """Tables of older programs stopped in mid-verse with their last Chapter, before the next was set up."""
    return g.ending == "chapter_finished" and g.chapter == g.options.last_chapter


def next_chapter(g: Avalon) -> str:
    """The Chapter after the one that was finished; none after the last, nor out of the middle of an Encounter."""
    chapters = g.box.campaigns[g.campaign].chapters
    at = chapters.index(g.chapter) + 1
    return chapters[at] if at < len(chapters) and g.encounter is None else ""
