"""The day: its order and the eight steps of its start (TG-4, TG-5, TG-20)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.tables import (
    answer,
    events,
    keys,
    make_box,
    place,
    play,
    prompts,
    table,
    tracks,
    waiting,
)

from tavola.games.tainted_grail.campaign.event_deck import place_random_events
from tavola.games.tainted_grail.character.secrets import gain_secret
from tavola.games.tainted_grail.deeds.campaign import RevealEvent
from tavola.games.tainted_grail.deeds.day import Campaign, Day, TradeWindow
from tavola.games.tainted_grail.events.campaign import EventDeckEmpty, EventRevealed, QuestSucceeded, SessionEnded
from tavola.games.tainted_grail.events.day import DayBegan, EveningCame
from tavola.games.tainted_grail.state import Avalon, Dial, Guardian, Held
from tavola.kernel.flow import run


def alone(**more: Any) -> Avalon:
    """One Character and a short Event deck, at the first question of a day."""
    g = table(**more)
    g.event_deck = ["tale2#1", "tale1#1"]
    return play(g, Campaign())


def evening_of(g: Avalon) -> Avalon:
    """Everybody Passes and eats; whatever else is asked is declined."""
    day = g.day
    plain = ("pass", "eat", "fast", "ready", "ready_tonight", "done", "decline")
    while g.day == day and g.open:
        decision = waiting(g)
        key = next(key for key in plain if key in decision.legal())
        answer(g, key, decision.seat)
    return g


# -- order


@pytest.mark.rule("TG-4.1", "TG-4.2", "TG-41.2", "TG-41.3")
def test_a_day_has_three_stages_and_then_the_next_one_starts() -> None:
    """The chores of a Chronicler are done unasked."""
    g = alone()
    assert (g.day, g.stage, g.round) == (1, "during", 1)
    evening_of(g)
    kinds = [type(event) for event in g.events if isinstance(event, (DayBegan, EveningCame))]
    assert kinds == [DayBegan, EveningCame, DayBegan]
    assert (g.day, g.stage) == (2, "during")


@pytest.mark.rule("TG-4.2")
def test_every_step_happens_in_order_even_with_nothing_to_do() -> None:
    from tavola.kernel.flow import STEPS

    steps = list(STEPS[Day])
    wanted = [
        "remove_the_extinct",
        "lose_the_land",
        "reduce_menhir_dials",
        "reduce_time_dials",
        "reveal_an_event",
        "move_the_guardians",
        "discuss",
        "equip",
        "act_in_rounds",
        "rest",
        "recover",
        "progress",
        "rebuild",
        "dream",
    ]
    assert [step for step in steps if step in wanted] == wanted


@pytest.mark.rule("TG-4.2")
def test_cards_may_wait_for_the_times_of_the_day() -> None:
    from tests.games.tainted_grail.tables import characters

    flaw = [{"trigger": name, "do": [{"gain": {"exp": 1}}]} for name in ("day_start", "rest", "recover", "day_end")]
    g = table(box=make_box(characters=[characters()[0] | {"flaw": flaw}]))
    play(g, Campaign())
    assert g.heroes[0].resources["exp"] == 1
    evening_of(g)
    assert g.heroes[0].resources["exp"] == 3 + 2  # three in the evening and night, two mornings


@pytest.mark.rule("TG-4.1")
def test_a_table_may_be_opened_for_some_days_only() -> None:
    g = alone(max_days=1)
    evening_of(g)
    assert (g.outcome, g.ending) == ("pause", "day_limit")
    assert events(g, SessionEnded)
    assert not g.open


# -- step 4


@pytest.mark.rule("TG-5.6", "TG-5.8", "TG-20.8")
def test_time_dials_go_down_wherever_they_are_and_quest_dials_never() -> None:
    """Mistake 4."""
    g = table()
    g.dials = [
        Dial("hero:0", "time", 3),
        Dial("secret:7#1", "time", 1),
        Dial("101", "quest", 4),
        Dial("102", "none", 2),
    ]
    play(g, Day())
    assert g.dials == [Dial("hero:0", "time", 2), Dial("101", "quest", 4), Dial("102", "none", 2)]


@pytest.mark.rule("TG-5.6")
def test_a_time_dial_that_runs_out_makes_its_card_act() -> None:
    fever = {"number": 9, "personal": True, "abilities": [{"trigger": "expire", "do": [{"gain": {"terror": 2}}]}]}
    g = table("beor", "ailei", box=make_box(secrets=[fever]))
    g.heroes[1].secrets = [Held("9#1")]
    g.dials = [Dial("secret:9#1", "time", 1)]
    play(g, Day())
    assert [hero.terror for hero in g.heroes] == [2, 4]
    assert g.dials == []


@pytest.mark.rule("TG-5.6")
def test_a_dial_on_a_location_makes_the_location_act() -> None:
    mill = place(
        101, seals=["menhir"], menhir={"dial": 3}, abilities=[{"trigger": "expire", "do": [{"gain": {"exp": 1}}]}]
    )
    g = table(box=make_box(locations=[mill]))
    g.dials = [Dial("101", "time", 1)]
    play(g, Day())
    assert g.heroes[0].resources["exp"] == 1


@pytest.mark.rule("TG-5.7", "TG-5.8", "TG-9.3")
def test_one_time_token_leaves_each_location_and_quest_tokens_stay() -> None:
    """SC-17, mistake 4."""
    g = table()
    g.places[101].time, g.places[102].time, g.places[101].quest = 2, 1, 3
    play(g, Day())
    assert (g.places[101].time, g.places[102].time, g.places[103].time) == (1, 0, 0)
    assert g.places[101].quest == 3


# -- step 5


@pytest.mark.rule("TG-5.9", "TG-20.2", "TG-20.6")
def test_a_card_with_a_quest_goes_to_the_active_quests() -> None:
    """TV-12: carried out when any Character gains the Secret."""
    quest = {"success_if": {"has": {"secret": 7, "by": "any"}}, "on_success": [{"gain": {"exp": 2}, "who": "all"}]}
    tale = {"id": "tale1", "chapter": 1, "part": 1, "padlock": True, "quest": quest}
    g = table("beor", "ailei", box=make_box(events=[tale]))
    g.event_deck = ["tale1#1"]
    play(g, RevealEvent())
    assert g.quests == ["event:tale1"]
    assert g.event_today == ""
    gain_secret(g, 1, 7)
    run(g)
    assert [event.quest for event in events(g, QuestSucceeded)] == ["event:tale1"]
    assert [hero.resources["exp"] for hero in g.heroes] == [2, 2]


@pytest.mark.rule("TG-5.9")
def test_an_empty_event_deck_reveals_nothing_and_the_day_goes_on() -> None:
    g = play(table(), Campaign())
    assert events(g, EventDeckEmpty)
    assert "pass" in keys(g)


@pytest.mark.rule("TG-5.10", "TG-30.3")
def test_an_event_without_a_quest_holds_until_the_next_card_is_revealed() -> None:
    g = alone()
    g.event_deck.insert(0, "tale3#1")
    assert g.event_today == "tale1#1"
    evening_of(g)
    assert g.event_today == "tale2#1"
    assert g.event_discard == ["tale1#1"]


@pytest.mark.rule("TG-5.10", "TG-3.11")
def test_random_events_come_from_the_event_deck_and_go_back_under_their_own_pile() -> None:
    """Mistake 44."""
    g = table()
    g.random_events = ["omen2#1", "omen1#1"]
    place_random_events(g, 1)
    assert (g.event_deck, g.random_events) == (["omen1#1"], ["omen2#1"])
    play(g, RevealEvent())
    assert g.event_today == "omen1#1"
    play(g, RevealEvent())
    assert g.random_events == ["omen1#1", "omen2#1"]


@pytest.mark.rule("TG-20.4", "TG-20.9", "TG-5.10")
def test_quest_cards_stay_side_by_side_until_told_to_go() -> None:
    """SC-195, mistake 44."""
    never = {"success_if": {"status": "never"}, "on_success": []}
    tales = [{"id": f"tale{n}", "chapter": 1, "part": n, "padlock": True, "quest": never} for n in (1, 2)]
    g = table(box=make_box(events=tales))
    g.event_deck = ["tale2#1", "tale1#1"]
    for _ in range(3):
        play(g, RevealEvent())
    assert g.quests == ["event:tale1", "event:tale2"]


@pytest.mark.rule("TG-20.5")
def test_events_touch_all_characters_unless_they_say_otherwise() -> None:
    g = table(
        "beor", "ailei", box=make_box(events=[{"id": "tale1", "chapter": 1, "on_reveal": [{"gain": {"terror": 1}}]}])
    )
    g.event_deck = ["tale1#1"]
    play(g, RevealEvent())
    assert [hero.terror for hero in g.heroes] == [3, 3]


@pytest.mark.rule("TG-20.1", "TG-20.3")
def test_a_quest_is_carried_out_as_soon_as_its_condition_is_met() -> None:
    """It may lead to the end of the Chapter, by the words of its Success section."""
    quest = {
        "success_if": {"res": {"food": ">=5"}},
        "on_success": [{"status": {"set": ["fed"]}}, {"quest": {"discard": "self"}}],
    }
    tale = {"id": "tale1", "chapter": 1, "padlock": True, "quest": quest}
    shop = place(
        101,
        seals=["menhir"],
        menhir={"dial": 3},
        actions=[{"key": "beg", "cost": {"energy": 1}, "do": [{"gain": {"food": 3}}]}],
    )
    g = table(box=make_box(events=[tale], locations=[shop], statuses=[{"key": "fed"}]))
    g.event_deck = ["tale1#1"]
    play(g, Campaign())
    answer(g, "location:beg")
    assert g.statuses == {"fed": [0]}
    assert g.quests == []


@pytest.mark.rule("TG-20.7")
def test_tasks_are_a_list_of_leads_and_nothing_more() -> None:
    tale = {"id": "tale1", "chapter": 1, "on_reveal": [{"task": "find_the_well"}, {"task": "find_the_well"}]}
    g = table(box=make_box(events=[tale]))
    g.event_deck = ["tale1#1"]
    play(g, RevealEvent())
    assert g.tasks == ["find_the_well"]
    assert g.quests == []


# -- steps 6 to 8


@pytest.mark.rule("TG-5.11")
def test_guardians_are_handled_by_location_number_and_each_gets_a_roll() -> None:
    """Mistake 36: Guardians without Characters are rolled for too."""
    from tavola.games.tainted_grail.events.map import GuardianDieRolled

    g = table()
    g.guardians = [Guardian("guardian1", 104), Guardian("guardian2", 102), Guardian("guardian3", 102)]
    g.loaded = [4, 4, 4]
    play(g, Day())
    assert [event.encounter for event in events(g, GuardianDieRolled)] == ["guardian2", "guardian3", "guardian1"]


@pytest.mark.rule("TG-5.12", "TG-17.6")
def test_step_seven_is_for_talking_and_trading() -> None:
    g = play(table("beor", "ailei"), Day())
    assert g.step == 7
    assert prompts(g) == [(0, "trade_window"), (1, "trade_window")]
    answer(g, "ready", 0)
    answer(g, "ready", 1)
    assert g.stage == "during"


@pytest.mark.rule("TG-5.13", "TG-26.3", "TG-26.4")
def test_step_eight_leaves_one_card_of_each_keyword_in_use() -> None:
    """SC-75: nothing else can be answered until one of the two is chosen."""
    blade = {"number": 7, "keyword": "weapon"}
    g = table(box=make_box(secrets=[blade]))
    g.heroes[0].items = [Held("axe#1")]
    g.heroes[0].secrets = [Held("7#1")]
    play(g, Day())
    assert keys(g) == ["equip:7#1", "equip:axe#1"]
    answer(g, "equip:7#1")
    assert [held.up for held in (*g.heroes[0].items, *g.heroes[0].secrets)] == [False, True]


@pytest.mark.rule("TG-5.14")
def test_who_drops_to_nought_in_a_step_gets_the_dying_card_and_the_steps_go_on() -> None:
    g = table()
    g.event_deck = ["tale1#1"]
    g.menhirs = {101: 0}
    g.heroes[0].health, g.heroes[0].energy = 2, 2
    play(g, Campaign())
    assert g.heroes[0].conditions == ["dying.solo"]
    assert events(g, EventRevealed)
    assert tracks(g) == (0, 0, 4)


@pytest.mark.rule("TG-17.6")
def test_a_window_does_not_open_where_nobody_can_trade() -> None:
    g = table("beor", "ailei")
    g.heroes[1].at = 102
    play(g, TradeWindow())
    assert not g.open
