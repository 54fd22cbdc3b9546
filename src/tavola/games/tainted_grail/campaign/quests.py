"""Quests (TG-20): the main story, one card after the other, carried out as soon as its condition is met."""

from __future__ import annotations

from tavola.games.tainted_grail.campaign.event_deck import end_lasting_events
from tavola.games.tainted_grail.content.box import card_of
from tavola.games.tainted_grail.content.card_ids import kind_and_id, source_kind
from tavola.games.tainted_grail.deeds.campaign import CheckQuests
from tavola.games.tainted_grail.effects.active_quests import (
    entry_of,
    first_that_is_met,
    forget_quest,
    is_settled,
)
from tavola.games.tainted_grail.effects.run import carry_out
from tavola.games.tainted_grail.effects.selectors import living, owner_of
from tavola.games.tainted_grail.events.campaign import QuestDropped, QuestFailed, QuestSucceeded
from tavola.games.tainted_grail.marks import dropped, settled
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import AGAIN, procedure


def end_what_is_over(g: Avalon, do: CheckQuests) -> None:
    """An Event that holds until something happens ends as soon as it has (TG-5.10)."""
    if g.lasting_events and g.encounter is None and living(g):
        end_lasting_events(g)


def carry_out_the_first_that_is_met(g: Avalon, do: CheckQuests) -> str | None:
    found = first_that_is_met(g)
    if found is None:
        return None
    quest, succeeded = found
    settle_quest(g, quest, succeeded=succeeded, hero=living(g)[0])
    return AGAIN


procedure(CheckQuests, end_what_is_over, carry_out_the_first_that_is_met)


def settle_quest(g: Avalon, quest: str, *, succeeded: bool, hero: Seat) -> None:
    """An Event's Quest concerns everybody (TG-20.5); that of a Secret is its owner's (TG-27.5)."""
    g.used[settled(quest)] = 1
    g.quests_done += succeeded
    entry = entry_of(g, quest)
    emit(g, QuestSucceeded(quest) if succeeded else QuestFailed(quest))
    effects = entry.on_success if succeeded else entry.on_fail
    if source_kind(quest) == "event":
        carry_out(g, effects, hero, quest, who="all")
    else:
        carry_out(g, effects, owner_of(g, quest, hero), quest)


def find_quest(g: Avalon, name: str) -> str | None:
    """An active Quest by its card's id, by its Secret's number, or by its own name."""
    for quest in g.quests:
        kind, card = kind_and_id(quest)
        if name in (quest, card) or (kind == "secret" and name == card_of(card)):
            return quest
    return None


def succeed_quest(g: Avalon, name: str, hero: Seat) -> None:
    if (quest := find_quest(g, name)) is not None and not is_settled(g, quest):
        settle_quest(g, quest, succeeded=True, hero=hero)


def fail_quest(g: Avalon, name: str, hero: Seat) -> None:
    if (quest := find_quest(g, name)) is not None and not is_settled(g, quest):
        settle_quest(g, quest, succeeded=False, hero=hero)


def drop_quest(g: Avalon, name: str, hero: Seat) -> None:
    """Only an effect takes a Quest away (TG-20.4); an Event goes to the discard pile, a Secret stays with its owner."""
    quest = find_quest(g, name)
    if quest is None:
        return
    forget_quest(g, quest)
    kind, card = kind_and_id(quest)
    if kind == "event":
        g.event_discard.append(f"{card}#1")
        g.dials = [dial for dial in g.dials if dial.target != quest]
    else:
        g.used[dropped(quest)] = 1
    emit(g, QuestDropped(quest))
