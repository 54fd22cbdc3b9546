"""Quests (TG-20): the main story, one card after the other, carried out as soon as its condition is met."""

from __future__ import annotations

from tavola.games.tainted_grail.content.box import card_of
from tavola.games.tainted_grail.content.schema import QuestEntry
from tavola.games.tainted_grail.deeds.campaign import CheckQuests
from tavola.games.tainted_grail.effects.conditions import holds
from tavola.games.tainted_grail.effects.run import carry_out
from tavola.games.tainted_grail.effects.selectors import living, owner_of
from tavola.games.tainted_grail.events.campaign import QuestDropped, QuestFailed, QuestSucceeded
from tavola.games.tainted_grail.state import Avalon, Hero
from tavola.kernel.decision import Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import AGAIN, is_doing, procedure, then


def entry_of(g: Avalon, quest: str) -> QuestEntry:
    """The Quest on an Event or Secret card: "event:<id>", "secret:<copy>"."""
    return g.box.quests[quest]


def check_quests(g: Avalon, *, verse_is_over: bool = False) -> None:
    """After every change of the table; it waits for the end of an Encounter, in an Exploration for that of the verse
    (TG-20.3)."""
    if not (g.quests or g.lasting_events) or g.encounter is not None or is_doing(g, CheckQuests):
        return
    if g.exploration is None or verse_is_over:
        then(g, CheckQuests())


def check_quests_now(g: Avalon, *, verse_is_over: bool = False) -> None:
    """The same as the last thing of a step: since it is also the next thing to be done, it may look before it leaps."""
    if g.lasting_events or first_that_is_met(g) is not None:
        check_quests(g, verse_is_over=verse_is_over)


def end_what_is_over(g: Avalon, do: CheckQuests) -> None:
    """An Event that holds until something happens ends as soon as it has (TG-5.10)."""
    if g.lasting_events and g.encounter is None and living(g):
        from tavola.games.tainted_grail.campaign.event_deck import end_lasting_events

        end_lasting_events(g)


def carry_out_the_first_that_is_met(g: Avalon, do: CheckQuests) -> str | None:
    found = first_that_is_met(g)
    if found is None:
        return None
    quest, succeeded = found
    settle(g, quest, succeeded=succeeded, hero=living(g)[0])
    return AGAIN


procedure(CheckQuests, end_what_is_over, carry_out_the_first_that_is_met)


def first_that_is_met(g: Avalon) -> tuple[str, bool] | None:
    """The first active Quest that is to be carried out now, and whether by its Success or by its failure."""
    everybody = living(g)
    if g.encounter is not None or not everybody:
        return None
    for quest in g.quests:
        if is_settled(g, quest):
            continue
        entry = entry_of(g, quest)
        if holds(g, entry.success_if, everybody[0], quest, everybody):
            return quest, True
        if entry.fail_if and holds(g, entry.fail_if, everybody[0], quest, everybody):
            return quest, False
    return None


def is_settled(g: Avalon, quest: str) -> bool:
    """Its Success was carried out already, although the card is still there because no effect took it away."""
    return f"settled:{quest}" in g.used


def settle(g: Avalon, quest: str, *, succeeded: bool, hero: Seat) -> None:
    """An Event's Quest concerns everybody (TG-20.5); that of a Secret is its owner's (TG-27.5)."""
    g.used[f"settled:{quest}"] = 1
    g.quests_done += succeeded
    entry = entry_of(g, quest)
    emit(g, QuestSucceeded(quest) if succeeded else QuestFailed(quest))
    effects = entry.on_success if succeeded else entry.on_fail
    if quest.startswith("event:"):
        carry_out(g, effects, hero, quest, who="all")
    else:
        carry_out(g, effects, owner_of(g, quest, hero), quest)


def find_quest(g: Avalon, name: str) -> str | None:
    """An active Quest by its card's id, by its Secret's number, or by its own name."""
    for quest in g.quests:
        kind, _, card = quest.partition(":")
        if name in (quest, card) or (kind == "secret" and name == card_of(card)):
            return quest
    return None


def succeed_quest(g: Avalon, name: str, hero: Seat) -> None:
    if (quest := find_quest(g, name)) is not None and not is_settled(g, quest):
        settle(g, quest, succeeded=True, hero=hero)


def fail_quest(g: Avalon, name: str, hero: Seat) -> None:
    if (quest := find_quest(g, name)) is not None and not is_settled(g, quest):
        settle(g, quest, succeeded=False, hero=hero)


def drop_quest(g: Avalon, name: str, hero: Seat) -> None:
    """Only an effect takes a Quest away (TG-20.4); an Event goes to the discard pile, a Secret stays with its owner."""
    quest = find_quest(g, name)
    if quest is None:
        return
    forget_quest(g, quest)
    kind, _, card = quest.partition(":")
    if kind == "event":
        g.event_discard.append(f"{card}#1")
        g.dials = [dial for dial in g.dials if dial.target != quest]
    else:
        g.used[_dropped(quest)] = 1
    emit(g, QuestDropped(quest))


def forget_quest(g: Avalon, quest: str) -> None:
    """No longer among the active Quests; should it come back, it is to be met anew."""
    g.quests = [other for other in g.quests if other != quest]
    g.used.pop(f"settled:{quest}", None)
    g.used.pop(_dropped(quest), None)


def _dropped(quest: str) -> str:
    """The mark of a Secret whose Quest is over although the Secret itself is kept."""
    return f"dropped:{quest}"


def quests_of(g: Avalon, hero: Hero) -> list[str]:
    """The Quests on the Secrets that a Character holds: they go and come with it (TG-31.5)."""
    held = [secret.id for secret in hero.secrets if g.box.secrets[int(card_of(secret.id))].quest is not None]
    return [quest for copy in held if _dropped(quest := f"secret:{copy}") not in g.used]
