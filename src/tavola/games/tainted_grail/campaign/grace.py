"""Failure, and the Grace of the Mother of All (TG-29.12): back to the beginning of the Chapter."""

from __future__ import annotations

from tavola.games.tainted_grail.campaign.choices import EndCampaignChoice, GraceChoice
from tavola.games.tainted_grail.campaign.event_deck import bring_back_events_of, put_away_events_of
from tavola.games.tainted_grail.campaign.roster import is_led_elsewhere
from tavola.games.tainted_grail.campaign.setup import lay_out_the_map, rise_again
from tavola.games.tainted_grail.campaign.statuses import mark_status
from tavola.games.tainted_grail.deeds.campaign import DEATH, BeginChapter, EndCampaign, Fail, TakeGrace
from tavola.games.tainted_grail.deeds.day import Campaign
from tavola.games.tainted_grail.deeds.journal import ReadSection
from tavola.games.tainted_grail.effects.modifiers import forget_modifiers
from tavola.games.tainted_grail.effects.selectors import by_number, decider, living
from tavola.games.tainted_grail.encounter.equipment import restore_equipment
from tavola.games.tainted_grail.events.campaign import GraceGiven
from tavola.games.tainted_grail.grid import answering
from tavola.games.tainted_grail.journal.graph import BOOK
from tavola.games.tainted_grail.marks import GRACE, sickbed
from tavola.games.tainted_grail.modes import in_story_mode
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import legality, no, offer
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask, is_doing, procedure, rule, then, unwind

SAVED = "saved_by_goddess"  # the Status that Grace marks (TG-29.12)


@rule(Fail)
def ask_for_grace(g: Avalon, do: Fail) -> None:
    if not g.options.grace or is_told_to_its_end(g, do):
        return then(g, EndCampaign("fail", do.ending))
    everybody = by_number(g, range(len(g.heroes)))
    options = [offer(GraceChoice(), TakeGrace()), offer(EndCampaignChoice(), EndCampaign("fail", do.ending))]
    ask(g, decider(g, everybody), "grace", options)


def is_told_to_its_end(g: Avalon, do: Fail) -> bool:
    """In Story mode Grace is for those who died: a failure that the story itself tells is one of its ends (M-8)."""
    return in_story_mode(g) and do.ending != DEATH


@legality(GraceChoice)
def why_no_grace(g: Avalon, seat: Seat, choice: GraceChoice) -> Refusal | None:
    """Some tables play without it (TG-40.16)."""
    return None if g.options.grace else no("TG_E_GRACE_OFF", "TG-40.16")


def wake_the_dead(g: Avalon, do: TakeGrace) -> None:
    """Every Character stands again at the Chapter's beginning; what was learnt and marked stays.

    Whoever died and was replaced may be played again, should somebody die.
    """
    restore = g.box.chapters[g.chapter].grace.restore
    at = answering(g, restore.location) or min(g.places)  # as it has become, if it was changed
    away = [hero.character for hero in g.shelved]
    if g.encounter is not None:
        for seat in g.encounter.members:
            restore_equipment(g, seat)
    g.encounter, g.exploration, g.party, g.arriving, g.waiting_encounters = None, None, [], [], []
    mark_status(g, SAVED)
    for seat, hero in enumerate(g.heroes):
        if hero.character in away or is_led_elsewhere(g, seat):
            continue  # out of the group, not dead
        rise_again(g, seat, at, restore.resources)
    seated = [hero.character for hero in g.heroes]
    g.roster_left += [character for character in g.dead if character not in (*seated, *g.roster_left)]
    g.dead = []
    lay_out_the_map(g, at, restore.dial)
    g.used[GRACE] = g.used.get(GRACE, 0) + 1
    emit(g, GraceGiven(g.chapter, g.used[GRACE]))


def begin_again(g: Avalon, do: TakeGrace) -> None:
    """The day that failed is left; the Chapter's cards are laid out anew, verse 500 is read, and a new day begins."""
    grace, chapter = g.box.chapters[g.chapter].grace, g.chapter
    leave_everything_under_way(g)
    if in_story_mode(g):
        return wake_on_another_day(g, str(grace.verse))
    put_away_events_of(g, g.box.chapters[chapter])
    forget_modifiers(g, "day")
    bring_back_events_of(g, g.box.chapters[chapter])
    g.chapter = ""
    then(g, ReadSection(BOOK, str(grace.verse), living(g)), BeginChapter(chapter))


def wake_on_another_day(g: Avalon, verse: str) -> None:
    """In Story mode nothing is played again: verse 500 is a scene, and the Chapter goes on (M-7)."""
    forget_modifiers(g, "day")
    for seat in range(len(g.heroes)):
        g.used.pop(sickbed(seat), None)
    then(g, ReadSection(BOOK, verse, living(g)))


procedure(TakeGrace, wake_the_dead, begin_again)


def leave_everything_under_way(g: Avalon) -> None:
    """The day, or what came before it in a Chapter that had just begun."""
    if is_doing(g, Campaign):
        unwind(g, Campaign)
