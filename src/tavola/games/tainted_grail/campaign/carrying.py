"""Carried home (M-6): in Story mode the others carry who would have died; after three days it stands up again."""

from __future__ import annotations

from tavola.games.tainted_grail.campaign.death import leave_everything, lose_condition
from tavola.games.tainted_grail.character.survival import set_track, start_slot
from tavola.games.tainted_grail.deeds.campaign import CarryHome, LoseCondition
from tavola.games.tainted_grail.deeds.journal import ReadSection
from tavola.games.tainted_grail.effects.modifiers import forget_modifiers_of
from tavola.games.tainted_grail.effects.selectors import living
from tavola.games.tainted_grail.encounter.frames import go_on_without_those_gone
from tavola.games.tainted_grail.events.campaign import CharacterCarriedHome
from tavola.games.tainted_grail.grid import answering
from tavola.games.tainted_grail.journal.graph import BOOK
from tavola.games.tainted_grail.marks import sickbed
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.event import emit
from tavola.kernel.flow import procedure, then

DAYS_ABED = 3
VERSE = "501"  # of the Book of Secrets, where a pack has it


def lay_in_bed(g: Avalon, do: CarryHome) -> None:
    """Alive, with all it has, and of no use to anybody."""
    hero = g.heroes[do.seat]
    leave_everything(g, do.seat)
    forget_modifiers_of(g, do.seat)
    stone = answering(g, g.box.chapters[g.chapter].grace.restore.location) if g.chapter else None
    hero.at = stone if stone in g.places else min(g.places)
    hero.passed = True
    for condition in list(hero.conditions):
        lose_condition(g, LoseCondition(do.seat, condition))
    set_track(g, do.seat, "terror", start_slot(g, do.seat, "terror"))
    set_track(g, do.seat, "health", (start_slot(g, do.seat, "health") + 1) // 2)
    set_track(g, do.seat, "energy", 0)
    g.used[sickbed(do.seat)] = g.day + DAYS_ABED
    emit(g, CharacterCarriedHome(do.seat, hero.character, hero.at, g.day + DAYS_ABED))


def tell_of_it(g: Avalon, do: CarryHome) -> None:
    if VERSE in g.box.book:
        then(g, ReadSection(BOOK, VERSE, living(g)))


def let_the_encounter_go_on(g: Avalon, do: CarryHome) -> None:
    go_on_without_those_gone(g)


procedure(CarryHome, lay_in_bed, tell_of_it, let_the_encounter_go_on)
