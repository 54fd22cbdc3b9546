"""Chapters and the campaign's end (TG-3.10 to TG-3.12, TG-31.1): set-up cards, decks that grow harder, endings."""

from __future__ import annotations

from tavola.games.tainted_grail.campaign.event_deck import not_removed, shuffle_random_events
from tavola.games.tainted_grail.campaign.setup import lay_out_the_map
from tavola.games.tainted_grail.content.box import card_of
from tavola.games.tainted_grail.content.card_ids import source_id
from tavola.games.tainted_grail.deeds.campaign import BeginChapter, EndCampaign, OfferSave
from tavola.games.tainted_grail.effects.evaluate import holds
from tavola.games.tainted_grail.effects.run import carry_out
from tavola.games.tainted_grail.effects.selectors import living
from tavola.games.tainted_grail.events.campaign import (
    CampaignEnded,
    ChapterBegan,
    ChapterEnded,
    SaveOffered,
    SessionEnded,
)
from tavola.games.tainted_grail.events.map import CharactersMoved
from tavola.games.tainted_grail.grid import answering
from tavola.games.tainted_grail.journal.offered_once import CHAPTER, offer_again
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.chance import shuffle
from tavola.kernel.event import emit
from tavola.kernel.flow import procedure, rule, stop


def close_the_chapter_before(g: Avalon, do: BeginChapter) -> None:
    if g.chapter:
        emit(g, ChapterEnded(g.chapter))


def prepare_the_events(g: Avalon, do: BeginChapter) -> None:
    """The Chapter's Events make the deck, the first on top; what was left of the old one is put away.

    An Event exists once: one that is in force, or an active Quest, is not added again.
    """
    chapter = g.box.chapters[do.chapter]
    g.chapter = do.chapter
    offer_again(g, CHAPTER)
    emit(g, ChapterBegan(do.chapter))
    g.event_discard.extend(copy for copy in g.event_deck if g.box.events[card_of(copy)].chapter)
    in_force = {card_of(copy) for copy in (*g.lasting_events, g.event_today)} | {source_id(quest) for quest in g.quests}
    deck = [id for id in not_removed(g, chapter.events.deck) if id not in in_force]
    g.event_deck = [f"{id}#1" for id in reversed(deck)]
    g.event_discard = [copy for copy in g.event_discard if copy not in g.event_deck]
    shuffle_random_events(g, chapter.events.random_reserve)


def change_the_encounter_decks(g: Avalon, do: BeginChapter) -> None:
    """Easier cards leave, harder ones come (TG-3.12); Guardians on the map stay where they are."""
    for colour, change in g.box.chapters[do.chapter].encounters.items():
        deck = g.encounter_decks.setdefault(colour, [])
        for id in [id for id in deck if change.remove.names(g.box.encounters[id])]:
            deck.remove(id)
            g.encounters_unused.append(id)
        for entry in [g.box.encounters[id] for id in g.encounters_unused]:
            if entry.deck == colour and change.add.names(entry):
                g.encounters_unused.remove(entry.id)
                deck.append(entry.id)
        deck.sort()
        shuffle(g, deck)


def lay_out_its_land(g: Avalon, do: BeginChapter) -> None:
    """Where the Chapter says so the map is laid out anew from one place, and everybody stands there (D.10).

    A place that is out of the campaign cannot be laid: then everybody stays.
    """
    start = g.box.chapters[do.chapter].start
    at = answering(g, start.location) if start is not None else None
    if start is None or at is None:
        return
    for hero in g.heroes:
        hero.at = at
    lay_out_the_map(g, at, start.dial)
    emit(g, CharactersMoved(tuple(living(g)), at, travelling=False))


def begin_the_story(g: Avalon, do: BeginChapter) -> None:
    carry_out(g, g.box.chapters[do.chapter].on_start, living(g)[0], f"chapter:{do.chapter}", who="all")


procedure(
    BeginChapter,
    close_the_chapter_before,
    prepare_the_events,
    change_the_encounter_decks,
    lay_out_its_land,
    begin_the_story,
)


def has_told_its_last(g: Avalon) -> bool:
    """A table that plays up to a certain Chapter is over on the evening of the day on which a later one began: the text
    that ended it, the day and its evening are played as at any table (TG-31.8)."""
    chapters = g.box.campaigns[g.campaign].chapters
    last = g.options.last_chapter
    return last in chapters and g.chapter in chapters[chapters.index(last) + 1 :]


@rule(OfferSave)
def offer_save(g: Avalon, do: OfferSave) -> None:
    emit(g, SaveOffered())


@rule(EndCampaign)
def end_campaign(g: Avalon, do: EndCampaign) -> None:
    end_table(g, do.outcome, do.ending or which_ending(g, do.outcome))


def which_ending(g: Avalon, outcome: str) -> str:
    """The first ending of the campaign that fits what was done."""
    everybody = living(g) or [0]
    for ending in g.box.campaigns[g.campaign].endings:
        if ending.outcome == outcome and holds(g, ending.if_, everybody[0], "campaign", everybody):
            return ending.id
    return outcome


def end_table(g: Avalon, outcome: str, ending: str) -> None:
    """Nothing more is done: everything under way is left as it stands."""
    emit(g, CampaignEnded(outcome, ending))
    _stop(g, outcome, ending)


def end_session(g: Avalon, ending: str) -> None:
    """Neither won nor lost: it is only late."""
    emit(g, SessionEnded(g.day))
    _stop(g, "pause", ending)


def _stop(g: Avalon, outcome: str, ending: str) -> None:
    g.outcome, g.ending = outcome, ending
    stop(g)
