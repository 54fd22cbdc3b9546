"""Events, Quests and Tasks (TG-20)."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.coast import coast, coast_box, do, exploring
from tests.games.tainted_grail.tables import answer, asked, events, play

from tavola.games.tainted_grail.campaign.quests import drop_quest, fail_quest, find_quest, succeed_quest
from tavola.games.tainted_grail.character.items import receive_item
from tavola.games.tainted_grail.character.secrets import gain_secret
from tavola.games.tainted_grail.deeds.campaign import CheckQuests, RevealEvent
from tavola.games.tainted_grail.effects.active_quests import check_quests
from tavola.games.tainted_grail.events.campaign import QuestFailed, QuestSucceeded
from tavola.games.tainted_grail.state import Avalon, Dial, Encounter
from tavola.kernel.flow import run


def with_quest(*ids: str, names: tuple[str, ...] = ("fowler",)) -> Avalon:
    g = coast(*names)
    g.quests = [f"event:{id}" for id in ids]
    return g


@pytest.mark.rule("TG-20.1")
def test_quests_stand_on_events_and_secrets_and_lead_to_the_end_of_the_chapter() -> None:
    box = coast_box()
    with_quest = [event.id for event in box.events.values() if event.quest is not None]
    assert all(box.events[id].padlock for id in with_quest)
    assert box.secrets[30].quest is not None
    g = coast()
    g.quests = ["event:ev.c1.p2"]
    g.menhirs[104] = 3
    play(g, CheckQuests())
    assert g.chapter == "ch2"


@pytest.mark.rule("TG-20.2", "TG-20.9")
def test_a_card_with_a_quest_joins_the_others_in_the_pile() -> None:
    """SC-195: both stay."""
    g = with_quest("ev.c1.p1")
    g.event_deck = ["ev.c2.p1#1"]
    play(g, RevealEvent())
    assert g.quests == ["event:ev.c1.p1", "event:ev.c2.p1"]


@pytest.mark.rule("TG-20.3")
def test_a_quest_is_carried_out_as_soon_as_its_condition_is_met() -> None:
    """TV-12: any Character gains the Rite."""
    g = with_quest("ev.c1.p1", names=("fowler", "ferrywoman"))
    gain_secret(g, 1, 17)
    run(g)
    assert g.quests == []
    assert g.event_deck[-1] == "ev.c1.p2#1"
    assert [event.quest for event in events(g, QuestSucceeded)] == ["event:ev.c1.p1"]


@pytest.mark.rule("TG-20.3")
def test_inside_an_encounter_a_quest_waits_for_its_end() -> None:
    g = with_quest("ev.c1.p1")
    g.encounter = Encounter("e.grey.toll_bully", "combat", [0], [0], active=0, phase="outcome")
    gain_secret(g, 0, 17)
    run(g)
    assert g.quests == ["event:ev.c1.p1"]
    g.encounter = None
    check_quests(g)
    run(g)
    assert g.quests == []


@pytest.mark.rule("TG-20.3")
def test_inside_an_exploration_a_quest_waits_for_the_end_of_the_verse() -> None:
    g = with_quest("ev.c1.p1")
    g.heroes[0].at = 103
    exploring(g, "103", "v2")
    order = [type(event).__name__ for event in g.events]
    assert order.index("SecretGained") < order.index("QuestSucceeded") < order.index("ExplorationEnded")


@pytest.mark.rule("TG-20.4")
def test_only_an_effect_takes_a_quest_away() -> None:
    """Part H, 44: a Quest does not go with the day."""
    g = with_quest("ev.c1.p1")
    g.event_deck = ["rev.bells#1", "rev.bells#2"]
    play(g, RevealEvent())
    play(g, RevealEvent())
    assert "event:ev.c1.p1" in g.quests
    do(g, {"events": {"discard": ["ev.c1.p1"]}})
    assert g.quests == []
    assert g.event_discard == ["ev.c1.p1#1"]


@pytest.mark.rule("TG-20.4")
def test_a_quest_met_but_not_taken_away_is_carried_out_once() -> None:
    g = with_quest("ev.c2.p3")
    succeed_quest(g, "ev.c2.p3", 0)
    run(g)
    assert g.heroes[0].resources["wealth"] == 3
    g.quests = ["event:ev.c1.p1"]
    succeed_quest(g, "ev.c1.p1", 0)
    succeed_quest(g, "ev.c1.p1", 0)
    assert len(events(g, QuestSucceeded)) == 2


@pytest.mark.rule("TG-20.5")
def test_an_event_touches_everybody_wherever_they_are() -> None:
    g = coast("fowler", "ferrywoman")
    g.heroes[1].at = 104
    for hero in g.heroes:
        hero.terror = 3
    g.event_deck = ["rev.bells#1"]
    play(g, RevealEvent())
    assert [hero.terror for hero in g.heroes] == [2, 2]


@pytest.mark.rule("TG-20.5")
def test_a_gain_of_an_event_for_the_party_is_shared_by_all_in_play() -> None:
    g = coast("fowler", "ferrywoman")
    g.heroes[1].at = 104
    g.event_deck = ["rev.feast#1"]
    play(g, RevealEvent())
    assert asked(g).prompt == "share_gain"
    answer(g, "give:1:food:3")
    assert g.heroes[1].resources["food"] == 6


@pytest.mark.rule("TG-20.6")
def test_a_narrative_event_has_a_chapter_a_part_and_a_success_section() -> None:
    entry = coast_box().events["ev.c1.p1"]
    assert (entry.chapter, entry.part, entry.padlock) == (1, 1, True)
    assert entry.quest is not None
    assert entry.quest.hint
    assert entry.quest.on_success


@pytest.mark.rule("TG-20.7")
def test_a_task_is_a_line_in_a_list_and_nothing_more() -> None:
    g = coast()
    before = (g.heroes[0].copy(), dict(g.statuses))
    do(g, {"task": "the_sluice_loft"}, {"task": "the_sluice_loft"})
    assert g.tasks == ["the_sluice_loft"]
    assert (g.heroes[0], g.statuses) == before


@pytest.mark.rule("TG-20.8", "TG-5.8")
def test_a_quest_dial_does_not_go_down_by_itself() -> None:
    from tavola.games.tainted_grail.day.day import reduce_time_dials
    from tavola.games.tainted_grail.deeds.day import Day

    g = coast()
    do(
        g,
        {"dial": {"target": "here", "token": "quest", "set": 2}},
        {"dial": {"target": "self", "token": "time", "set": 2}},
    )
    reduce_time_dials(g, Day())
    assert sorted((dial.token, dial.value) for dial in g.dials) == [("quest", 2), ("time", 1)]


@pytest.mark.rule("TG-20.9")
def test_one_quest_met_may_meet_another() -> None:
    """ev.c1.p2 brings Chapter II; a Secret's Quest waits for what the first one marks."""
    g = with_quest("ev.c2.p1", "ev.c2.p3")
    g.places[162] = g.places.pop(102)
    do(g, {"status": {"set": ["lamps#2", "lamps#3"]}})
    play(g, CheckQuests())
    assert [event.quest for event in events(g, QuestSucceeded)] == ["event:ev.c2.p1", "event:ev.c2.p3"]
    assert g.outcome == "win"


def test_a_quest_may_fail() -> None:
    g = with_quest("ev.c2.p3")
    do(g, {"status": {"set": ["trial#6"]}})
    play(g, CheckQuests())
    assert [event.quest for event in events(g, QuestFailed)] == ["event:ev.c2.p3"]
    assert g.quests == []
    fail_quest(g, "ev.c2.p3", 0)  # it is no longer there
    drop_quest(g, "ev.c2.p3", 0)
    assert len(events(g, QuestFailed)) == 1
    g.quests = ["event:ev.c2.p3"]
    do(g, {"quest": {"fail": "ev.c2.p3"}})
    assert len(events(g, QuestFailed)) == 2


def test_nobody_looks_at_quests_inside_an_encounter_or_when_all_are_dead() -> None:
    g = with_quest("ev.c1.p2")
    g.menhirs[104] = 3
    g.heroes[0].alive = False
    play(g, CheckQuests())
    assert g.quests == ["event:ev.c1.p2"]


def test_the_quest_of_a_secret_is_dropped_and_the_secret_stays() -> None:
    g = coast()
    gain_secret(g, 0, 30)
    run(g)
    drop_quest(g, "30", 0)
    assert g.quests == []
    assert "30#1" in [held.id for held in g.heroes[0].secrets]
    assert g.event_discard == []


def test_a_quest_is_found_by_card_number_or_name() -> None:
    g = with_quest("ev.c1.p1")
    g.quests.append("secret:30#1")
    assert find_quest(g, "ev.c1.p1") == "event:ev.c1.p1"
    assert find_quest(g, "30") == "secret:30#1"
    assert find_quest(g, "ev.c1.p2") is None


def test_a_quest_put_away_takes_its_dial_along() -> None:
    g = with_quest("ev.c1.p2")
    g.dials = [Dial("event:ev.c1.p2", "time", 5)]
    drop_quest(g, "ev.c1.p2", 0)
    assert g.dials == []
    assert g.event_discard == ["ev.c1.p2#1"]


def test_a_personal_quest_rewards_its_owner() -> None:
    g = coast("fowler", "ferrywoman")
    gain_secret(g, 1, 30)
    run(g)
    succeed_quest(g, "30", 0)
    run(g)
    assert [hero.resources["exp"] for hero in g.heroes] == [0, 5]


def test_what_an_event_gives_by_choice_is_decided_for_all() -> None:
    g = coast("fowler", "ferrywoman")
    g.heroes[1].at = 104
    do(g, {"lose": {"rep": 1}, "who": "one"}, source="event:ev.c1.p3", who="all")
    assert asked(g).prompt == "choose_member"
    answer(g, "hero:1")
    assert [hero.resources["rep"] for hero in g.heroes] == [1, 0]


def test_items_do_not_disturb_quests() -> None:
    g = with_quest("ev.c1.p1")
    receive_item(g, 0, "quill#1")
    run(g)
    assert g.quests == ["event:ev.c1.p1"]
