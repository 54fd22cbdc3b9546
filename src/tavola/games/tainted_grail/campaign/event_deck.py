"""Events (TG-5.9, TG-5.10, TG-20, TG-30.3): one is revealed each morning, always from the Event deck."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.games.tainted_grail.content.box import card_of, copies
from tavola.games.tainted_grail.content.card_ids import source_id, source_kind
from tavola.games.tainted_grail.content.schema import ChapterEntry
from tavola.games.tainted_grail.content.vocabulary import EventsChange
from tavola.games.tainted_grail.deeds.campaign import RevealEvent
from tavola.games.tainted_grail.effects.active_quests import check_quests_now, forget_quest
from tavola.games.tainted_grail.effects.evaluate import amount, holds
from tavola.games.tainted_grail.effects.run import carry_out
from tavola.games.tainted_grail.effects.selectors import living
from tavola.games.tainted_grail.effects.triggers import fire_for_everybody
from tavola.games.tainted_grail.events.campaign import EventDeckEmpty, EventEnded, EventRevealed, EventsPeeked
from tavola.games.tainted_grail.marks import removed_event
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.chance import shuffle
from tavola.kernel.decision import Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import procedure


def end_what_held_for_a_day(g: Avalon, do: RevealEvent) -> None:
    """Yesterday's Event ends just before the next card is revealed (TG-5.10)."""
    if g.event_today:
        put_away(g, g.event_today)
        g.event_today = ""
    end_lasting_events(g)


def end_lasting_events(g: Avalon) -> None:
    """Those whose own moment has come."""
    everybody = living(g) if g.lasting_events else []
    for copy in list(g.lasting_events):
        until = g.box.events[card_of(copy)].lasts_until
        if until is not None and holds(g, until, everybody[0], f"event:{card_of(copy)}", everybody):
            g.lasting_events.remove(copy)
            put_away(g, copy)


def put_away(g: Avalon, copy: str) -> None:
    """A narrative Event goes to the discard pile, a Random Event to the bottom of its own pile (TG-30.3)."""
    entry = g.box.events[card_of(copy)]
    g.dials = [dial for dial in g.dials if dial.target != f"event:{entry.id}"]
    if entry.chapter == 0 and g.options.random_event_discard == "own_pile":
        g.random_events.insert(0, copy)
    elif copy not in g.event_deck:  # some put themselves back into the deck
        g.event_discard.append(copy)
    emit(g, EventEnded(entry.id))


def reveal_the_top_card(g: Avalon, do: RevealEvent) -> None:
    """A card with a Quest goes to the active Quests; others hold for the day."""
    if not g.event_deck:
        return emit(g, EventDeckEmpty())
    copy = g.event_deck.pop()
    entry = g.box.events[card_of(copy)]
    emit(g, EventRevealed(entry.id))
    if entry.quest is not None:
        forget_quest(g, f"event:{entry.id}")
        g.quests.append(f"event:{entry.id}")
    elif entry.lasts_until is not None:
        g.lasting_events.append(copy)
    else:
        g.event_today = copy
    carry_out(g, entry.on_reveal, living(g)[0], f"event:{entry.id}", who="all")


def abilities_of_the_morning(g: Avalon, do: RevealEvent) -> None:
    fire_for_everybody(g, "event")


def look_at_the_quests(g: Avalon, do: RevealEvent) -> None:
    check_quests_now(g)


procedure(RevealEvent, end_what_held_for_a_day, reveal_the_top_card, abilities_of_the_morning, look_at_the_quests)


# -- changing the deck


def change_event_deck(g: Avalon, change: EventsChange, hero: Seat, source: str) -> None:
    """What `events` may order: cards on top, at the bottom, out of the deck or out of the campaign, or a look ahead."""
    for id in reversed(change.raise_ or []):
        raise_event(g, id)
    if change.top is not None:
        g.event_deck.extend(f"{id}#1" for id in reversed(_not_in_play(g, change.top)))
    if change.bottom is not None:
        g.event_deck[:0] = [f"{id}#1" for id in reversed(_not_in_play(g, change.bottom))]
    if change.random_top is not None:
        place_random_events(g, amount(g, change.random_top, hero, source))
    for id in change.discard or []:
        _take_out(g, id, keep=True)
    for id in change.remove or []:
        _take_out(g, id, keep=False)
    if change.peek is not None:
        next_ones = g.event_deck[::-1][: amount(g, change.peek, hero, source)]
        if next_ones:
            emit(g, EventsPeeked(hero, tuple(card_of(copy) for copy in next_ones)))


def raise_event(g: Avalon, id: str) -> None:
    """A card that waits in the deck comes to its top; one that is not there is put on it, as `top` would (D.10)."""
    waiting = [copy for copy in g.event_deck if card_of(copy) == id]
    if waiting:
        g.event_deck = [copy for copy in g.event_deck if copy not in waiting] + waiting
    else:
        g.event_deck.extend(f"{one}#1" for one in _not_in_play(g, [id]))


def _not_in_play(g: Avalon, ids: list[str]) -> list[str]:
    """A narrative Event exists once: one that waits in the deck or is an active Quest is not added again."""
    busy = {card_of(copy) for copy in g.event_deck} | {source_id(quest) for quest in g.quests}
    fresh = [id for id in ids if id not in busy]
    if g.event_today and card_of(g.event_today) in fresh:  # a card that puts itself back is no longer in force
        g.event_today = ""
    added = {f"{id}#1" for id in fresh}
    for pile in (g.event_discard, g.lasting_events, g.random_events):
        pile[:] = [copy for copy in pile if copy not in added]
    for id in fresh:
        g.used.pop(removed_event(id), None)
    return fresh


def not_removed(g: Avalon, ids: Sequence[str]) -> list[str]:
    """Without the Events that are out of the campaign: a Chapter's list alone does not bring them back (TG-30.4)."""
    return [id for id in ids if removed_event(id) not in g.used]


def bring_back_events_of(g: Avalon, chapter: ChapterEntry) -> None:
    """A Chapter that begins once more has all the Events it began with."""
    for id in chapter.events.deck:
        if g.used.get(removed_event(id)) == chapter.number:
            del g.used[removed_event(id)]


def place_random_events(g: Avalon, count: int) -> None:
    """So many Random Events go from their pile onto the Event deck; one fewer where the table plays so (TG-40.12)."""
    if g.options.fewer_random_events:
        count = max(0, count - 1)
    for _ in range(min(count, len(g.random_events))):
        g.event_deck.append(g.random_events.pop())


def _take_out(g: Avalon, id: str, *, keep: bool) -> None:
    """From the deck, the Events in force and the active Quests: only an effect may do that to a Quest (TG-20.4)."""
    found = [f"{id}#1"] if f"event:{id}" in g.quests else []
    forget_quest(g, f"event:{id}")
    for pile in (g.event_deck, g.lasting_events):
        found += [copy for copy in pile if card_of(copy) == id]
        pile[:] = [copy for copy in pile if card_of(copy) != id]
    if g.event_today and card_of(g.event_today) == id:
        found.append(g.event_today)
        g.event_today = ""
    for copy in found:
        put_away(g, copy)
    if not keep:
        g.event_discard = [copy for copy in g.event_discard if card_of(copy) != id]
        g.random_events = [copy for copy in g.random_events if card_of(copy) != id]
        g.used[removed_event(id)] = g.box.chapters[g.chapter].number if g.chapter else 1


def put_away_events_of(g: Avalon, chapter: ChapterEntry) -> None:
    """A Chapter begins anew: its Events and Quests are off the table. Quests of Secrets stay with their owners, and
    what earlier Chapters left lies there as it did (TG-20.4)."""
    for quest in [quest for quest in g.quests if source_kind(quest) == "event"]:
        if _belongs_to(g, source_id(quest), chapter):
            forget_quest(g, quest)
            put_away(g, f"{source_id(quest)}#1")
    over = [copy for copy in g.lasting_events if _belongs_to(g, card_of(copy), chapter)]
    g.lasting_events = [copy for copy in g.lasting_events if copy not in over]
    for copy in (*over, *([g.event_today] if g.event_today else [])):
        put_away(g, copy)
    g.event_today = ""


def _belongs_to(g: Avalon, id: str, chapter: ChapterEntry) -> bool:
    """By its own number, or because the Chapter's deck holds it; a Random Event belongs to the Chapter it came in."""
    return g.box.events[id].chapter in (0, chapter.number) or id in chapter.events.deck


def shuffle_random_events(g: Avalon, reserve: str | list[str]) -> None:
    """All Random Events of the campaign not in play, or those a Chapter names, are shuffled and kept aside (TG-3.11);
    one that was removed comes back only by name (TG-30.4)."""
    named = [
        event
        for event in g.box.events.values()
        if event.chapter == 0 and (removed_event(event.id) not in g.used if reserve == "all" else event.id in reserve)
    ]
    every = copies((event.id, event.copies) for event in named)
    active = [f"{source_id(quest)}#1" for quest in g.quests if source_kind(quest) == "event"]
    busy = {*g.event_deck, *g.lasting_events, g.event_today, *active}
    g.random_events = [copy for copy in every if copy not in busy]
    g.event_discard = [copy for copy in g.event_discard if copy not in g.random_events]
    shuffle(g, g.random_events)
