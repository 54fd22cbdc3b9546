"""Events (TG-5.9, TG-5.10, TG-30.3, TG-40.12): revealed each morning from the Event deck."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.coast import coast, coast_box, do
from tests.games.tainted_grail.tables import answer, events, play, table

from tavola.games.tainted_grail.campaign.event_deck import (
    place_random_events,
    put_away_events_of,
    shuffle_random_events,
)
from tavola.games.tainted_grail.deeds.campaign import RevealEvent
from tavola.games.tainted_grail.effects.modifiers import modified
from tavola.games.tainted_grail.events.campaign import EventDeckEmpty, EventEnded, EventRevealed, EventsPeeked
from tavola.games.tainted_grail.pieces import events_doubled
from tavola.games.tainted_grail.state import Dial


@pytest.mark.rule("TG-5.9", "TG-3.11")
def test_an_event_comes_from_the_event_deck_and_never_from_the_random_pile() -> None:
    """Part H, 44."""
    g = coast()
    pile = list(g.random_events)
    play(g, RevealEvent())
    assert events(g, EventDeckEmpty)
    assert not events(g, EventRevealed)
    assert g.random_events == pile


@pytest.mark.rule("TG-3.11")
def test_events_say_how_many_random_ones_come_on_top() -> None:
    g = coast()
    g.event_deck = ["ev.c1.p1#1"]
    top = g.random_events[-2:]
    play(g, RevealEvent())
    assert g.event_deck == top[::-1]
    assert len(g.random_events) == 6


@pytest.mark.rule("TG-5.10")
def test_a_random_event_holds_until_the_next_card_is_revealed() -> None:
    g = coast()
    g.event_deck, g.random_events = ["rev.bells#1", "rev.fog#1"], []
    play(g, RevealEvent())
    assert modified(g, 0, "hand_start", 3) == 2
    play(g, RevealEvent())
    assert modified(g, 0, "hand_start", 3) == 3
    assert [event.event_id for event in events(g, EventEnded)] == ["rev.fog"]


@pytest.mark.rule("TG-5.10")
def test_a_narrative_event_without_a_quest_may_hold_until_its_own_moment() -> None:
    g = coast("fowler", "ferrywoman")
    g.event_deck = ["rev.bells#2", "rev.bells#1", "ev.c1.p3#1"]
    play(g, RevealEvent())
    answer(g, "hero:0")
    assert g.lasting_events == ["ev.c1.p3#1"]
    assert [hero.resources["food"] for hero in g.heroes] == [2, 2]  # on each morning each loses one Food
    g.day = 11
    play(g, RevealEvent())
    assert g.lasting_events == ["ev.c1.p3#1"]
    g.day = 12
    play(g, RevealEvent())
    assert g.lasting_events == []
    assert "ev.c1.p3#1" in g.event_discard


@pytest.mark.rule("TG-30.3")
def test_random_events_go_under_their_pile_and_narrative_ones_to_the_discards() -> None:
    g = coast()
    g.event_deck, g.random_events = ["ev.c1.p1#1", "ev.c1.p3#1", "rev.fog#1"], []
    play(g, RevealEvent())
    g.random_events = ["rev.gulls#1"]
    play(g, RevealEvent())
    assert g.random_events == ["rev.fog#1", "rev.gulls#1"]  # the bottom is first
    g.day = 12
    play(g, RevealEvent())
    assert g.event_discard == ["ev.c1.p3#1"]


@pytest.mark.rule("TG-30.3")
def test_a_table_may_put_random_events_on_the_discards_too() -> None:
    g = coast(random_event_discard="event_discard")
    g.event_deck, g.random_events = ["rev.bells#1", "rev.fog#1"], []
    play(g, RevealEvent())
    play(g, RevealEvent())
    assert g.event_discard == ["rev.fog#1"]


@pytest.mark.rule("TG-40.12")
def test_some_tables_place_one_random_event_fewer() -> None:
    g = coast(fewer_random_events=True)
    place_random_events(g, 2)
    assert len(g.event_deck) == 1
    place_random_events(g, 1)
    place_random_events(g, 0)
    assert len(g.event_deck) == 1


def test_a_pile_that_is_empty_gives_what_it_has() -> None:
    g = coast()
    g.random_events = ["rev.fog#1"]
    place_random_events(g, 3)
    assert g.event_deck == ["rev.fog#1"]


def test_cards_on_top_come_in_the_order_named() -> None:
    g = coast()
    g.event_deck = ["rev.fog#1"]
    do(g, {"events": {"top": ["ev.c2.p2", "ev.c1.p3"], "bottom": ["ev.c1.p2"]}})
    assert g.event_deck == ["ev.c1.p2#1", "rev.fog#1", "ev.c1.p3#1", "ev.c2.p2#1"]  # the top is last


def test_an_event_that_waits_or_is_a_quest_is_not_added_twice() -> None:
    g = coast()
    g.quests = ["event:ev.c1.p1"]
    do(g, {"events": {"top": ["ev.c1.p1", "ev.c1.p2"]}}, {"events": {"top": ["ev.c1.p2"]}})
    assert g.event_deck == ["ev.c1.p2#1"]


def test_an_event_may_put_itself_back_and_is_then_not_discarded() -> None:
    g = coast()
    g.event_today = "ev.c2.p2#1"
    do(g, {"events": {"bottom": ["ev.c2.p2"]}})
    g.event_deck.append("rev.bells#1")
    play(g, RevealEvent())
    assert "ev.c2.p2#1" in g.event_deck
    assert g.event_discard == []


def test_events_are_discarded_or_removed_from_wherever_they_are() -> None:
    g = coast()
    g.event_deck, g.event_today, g.lasting_events = ["ev.c1.p2#1"], "ev.c2.p2#1", ["ev.c1.p3#1"]
    do(g, {"events": {"discard": ["ev.c1.p2", "ev.c1.p3"], "remove": ["ev.c2.p2", "rev.fog"]}})
    assert (g.event_deck, g.event_today, g.lasting_events) == ([], "", [])
    assert sorted(g.event_discard) == ["ev.c1.p2#1", "ev.c1.p3#1"]
    assert "rev.fog#1" not in g.random_events


def test_looking_ahead_changes_nothing() -> None:
    g = coast()
    g.event_deck = ["rev.fog#1", "rev.bells#1", "ev.c1.p2#1"]
    do(g, {"events": {"peek": 2}})
    assert [event.event_ids for event in events(g, EventsPeeked)] == [("ev.c1.p2", "rev.bells")]
    assert g.event_deck == ["rev.fog#1", "rev.bells#1", "ev.c1.p2#1"]


def test_a_chapter_may_name_its_random_events() -> None:
    g = coast()
    g.event_deck = ["rev.bells#1"]
    shuffle_random_events(g, ["rev.bells", "rev.fog"])
    assert sorted(g.random_events) == ["rev.bells#2", "rev.fog#1"]
    shuffle_random_events(g, "all")
    assert len(g.random_events) == sum(e.copies for e in coast_box().events.values() if not e.chapter) - 1


def test_the_dial_of_an_event_runs_out_for_all() -> None:
    from tavola.games.tainted_grail.day.day import expire
    from tavola.kernel.flow import run

    g = coast("fowler", "ferrywoman")
    for hero in g.heroes:
        hero.terror = 0
    g.event_deck = ["ev.c1.p2#1"]
    play(g, RevealEvent())
    assert g.dials == [Dial("event:ev.c1.p2", "time", 9)]
    expire(g, "event:ev.c1.p2")
    run(g)
    assert [hero.terror for hero in g.heroes] == [1, 1]


def test_when_a_chapter_begins_anew_its_events_are_off_the_table() -> None:
    g = coast()
    g.quests, g.lasting_events, g.event_today = ["event:ev.c1.p1", "secret:30#1"], ["ev.c1.p3#1"], "rev.fog#1"
    put_away_events_of(g, g.box.chapters["ch1"])
    assert (g.quests, g.lasting_events, g.event_today) == (["secret:30#1"], [], "")


@pytest.mark.rule("TG-20.4", "TG-29.12")
def test_what_an_earlier_chapter_left_on_the_table_stays_when_a_later_one_begins_anew() -> None:
    g = coast()
    g.quests, g.lasting_events = ["event:ev.c1.p1", "event:ev.c2.p1"], ["ev.c1.p3#1"]
    put_away_events_of(g, g.box.chapters["ch2"])
    assert (g.quests, g.lasting_events) == (["event:ev.c1.p1"], ["ev.c1.p3#1"])


@pytest.mark.rule("TG-30.4", "TG-3.11")
def test_a_random_event_out_of_the_campaign_does_not_return_with_the_next_chapter() -> None:
    g = table()
    do(g, {"events": {"remove": ["omen1"]}})
    shuffle_random_events(g, "all")
    assert sorted(g.random_events) == ["omen2#1", "omen3#1", "omen4#1"]
    do(g, {"events": {"top": ["omen1"]}})  # unless a text asks for it
    assert g.event_deck == ["omen1#1"]
    g.event_deck = []
    shuffle_random_events(g, "all")
    assert "omen1#1" in g.random_events


@pytest.mark.rule("TG-3.11")
@pytest.mark.parametrize("where", ["top", "bottom"])
def test_a_random_event_named_by_a_text_leaves_its_pile(where: str) -> None:
    g = table()
    do(g, {"events": {where: ["omen1"]}})
    assert g.event_deck == ["omen1#1"]
    assert sorted(g.random_events) == ["omen2#1", "omen3#1", "omen4#1"]


@pytest.mark.rule("TG-3.11", "TG-20.4")
def test_a_random_event_that_is_an_active_quest_is_not_shuffled_with_the_others() -> None:
    g = table()
    g.quests = ["event:omen2"]
    shuffle_random_events(g, "all")
    assert sorted(g.random_events) == ["omen1#1", "omen3#1", "omen4#1"]


@pytest.mark.rule("TG-3.11", "TG-30.3")
def test_random_events_leave_the_discard_pile_when_all_are_shuffled() -> None:
    g = table(random_event_discard="event_discard")
    g.event_discard = ["tale1#1", "omen3#1"]
    shuffle_random_events(g, "all")
    assert g.event_discard == ["tale1#1"]
    assert events_doubled(g) == 0
