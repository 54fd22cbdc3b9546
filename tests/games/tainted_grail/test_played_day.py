"""Mornings, rounds, evenings, Events and Quests in play: every step is an answer (TG-5, TG-6, TG-14, TG-20, TG-21)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.campaigns import act, campaign, named, next_day, plainly
from tests.games.tainted_grail.tables import NO_ATTRIBUTES, tracks

from tavola.games.tainted_grail.state import Dial, Guardian, Held

NEVER = {"success_if": {"status": "never"}, "on_success": []}


def tale(number: int, **more: Any) -> dict[str, Any]:
    return {"id": f"tale{number}", "chapter": 1, "part": number} | more


# -- the morning


@pytest.mark.rule("TG-5.7", "TG-5.8", "TG-9.3", "TG-20.8")
def test_one_time_token_leaves_each_location_and_quest_tokens_and_dials_stay() -> None:
    table = campaign([{"token": {"time": 2, "quest": 3, "target": "here"}}])
    act(table)
    with table.edit() as g:
        g.dials = [Dial("101", "quest", 4), Dial("hero:0", "time", 3)]
    assert "location:deed0" in table.legal()  # tokens of another rule do not forbid the Action
    next_day(table)
    g = table.g
    assert (g.places[101].time, g.places[101].quest) == (1, 3)
    assert g.dials == [Dial("101", "quest", 4), Dial("hero:0", "time", 2)]


@pytest.mark.rule("TG-5.9", "TG-20.2", "TG-20.4", "TG-20.6")
def test_an_event_with_a_quest_joins_the_others_and_stays_until_told_to_go() -> None:
    table = campaign([{"events": {"discard": ["tale1"]}}], events=[tale(n, padlock=True, quest=NEVER) for n in (1, 2)])
    assert table.g.quests == ["event:tale1"]
    (revealed,) = named(next_day(table), "EventRevealed")
    assert (revealed.event_id, table.g.quests) == ("tale2", ["event:tale1", "event:tale2"])
    next_day(table)
    assert table.g.quests == ["event:tale1", "event:tale2"]
    act(table)
    assert table.g.quests == ["event:tale2"]


@pytest.mark.rule("TG-5.9")
def test_an_empty_event_deck_reveals_nothing_and_the_day_goes_on() -> None:
    table = campaign()
    with table.edit() as g:
        g.event_deck = []
    events = next_day(table)
    assert named(events, "EventRevealed") == []
    assert len(named(events, "EventDeckEmpty")) == 1
    assert "pass" in table.legal()


@pytest.mark.rule("TG-5.11")
def test_guardians_are_rolled_for_by_the_number_of_their_location() -> None:
    table = campaign()
    with table.edit() as g:
        g.heroes[0].at = 105
        g.guardians = [Guardian("guardian1", 104), Guardian("guardian2", 102)]
        g.encounter_decks["violet"] = ["guardian3"]
    table.load(4, 4)
    rolled = named(next_day(table), "GuardianDieRolled")
    assert [event.encounter for event in rolled] == ["guardian2", "guardian1"]


@pytest.mark.rule("TG-5.14", "TG-15.5")
def test_who_drops_to_nought_in_the_morning_is_dying_at_once_and_the_steps_go_on() -> None:
    table = campaign(events=[tale(2, on_reveal=[{"lose": {"health": 20}}])])
    events = next_day(table)
    kinds = [type(event).__name__ for event in events]
    assert table.g.heroes[0].conditions == ["dying.solo"]
    assert kinds.index("EventRevealed") < kinds.index("ConditionGained") < kinds.index("RoundBegan")


# -- what may be done


@pytest.mark.rule("TG-6.9", "TG-6.12")
def test_actions_come_from_the_reference_the_tile_items_and_secrets() -> None:
    ability = [{"trigger": {"act": {"energy": 1}}, "do": [{"gain": {"exp": 1}}]}]
    table = campaign(
        [{"gain": {"food": 1}}],
        home={"journal": {"start": "v1", "verses": {"v1": {"goto": "end"}}}},
        items=[{"id": "rope", "abilities": ability}],
        secrets=[{"number": 7, "abilities": ability}],
    )
    with table.edit() as g:
        g.heroes[0].items, g.heroes[0].secrets = [Held("rope#1")], [Held("7#1")]
    kinds = {key.partition(":")[0] for key in table.legal()}
    assert kinds == {"explore", "travel", "location", "character", "menhir", "use", "pass"}
    table.answer("use:item:rope#1#0", "use:secret:7#1#0")
    assert table.g.heroes[0].resources["exp"] == 2


@pytest.mark.rule("TG-7.7")
def test_where_there_is_nothing_to_explore_exploring_is_refused() -> None:
    table = campaign()
    assert "explore" not in table.legal()
    refusal = table.refusal("explore")
    assert (refusal.code, refusal.rule) == ("TG_E_NO_ACTION", "TG-7.7")


@pytest.mark.rule("TG-41.5")
def test_good_advice_binds_nobody() -> None:
    """Who carries no Food, travels alone and leaves the Menhir dark may do so."""
    table = campaign(seats=2)
    with table.edit() as g:
        g.heroes[0].resources["food"] = 0
    table.answer("travel:104", seat=0)
    table.answer_until("act", choose=plainly)
    assert table.g.heroes[0].at == 104


# -- the evening


@pytest.mark.rule("TG-14.3", "TG-14.5", "TG-17.2", "TG-15.3")
@pytest.mark.parametrize(
    ("food", "before", "after"),
    [
        (1, (3, 7, 2), (6, 8, 1)),
        (1, (1, 7, 2), (5, 8, 1)),
        (0, (3, 7, 2), (4, 7, 2)),
        (0, (0, 7, 2), (4, 6, 2)),
        (1, (2, 2, 1), (3, 3, 0)),
    ],
    ids=["rested", "exhausted", "hungry", "hungry and spent", "held by health"],
)
def test_eating_heals_and_hunger_leaves_one_exhausted(
    food: int, before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    table = campaign()
    with table.edit() as g:
        g.heroes[0].energy, g.heroes[0].health, g.heroes[0].terror = before
        g.heroes[0].resources["food"] = food
    next_day(table)
    assert tracks(table.g) == after


@pytest.mark.rule("TG-18.3")
@pytest.mark.parametrize(("at", "exp"), [(101, 1), (102, 0)])
def test_who_ends_the_day_under_the_seal_of_dreams_dreams(at: int, exp: int) -> None:
    table = campaign(home={"seals": ["menhir", "dreams"], "dream": {"do": [{"gain": {"exp": 1}}]}})
    with table.edit() as g:
        g.heroes[0].at = at
    next_day(table)
    assert table.g.heroes[0].resources["exp"] == exp


# -- Quests, Tasks, Statuses


@pytest.mark.rule("TG-20.7")
def test_a_task_is_a_line_in_a_list_and_nothing_more() -> None:
    table = campaign([{"task": "find_the_well"}, {"task": "find_the_well"}])
    legal = table.legal()
    act(table)
    assert (table.g.tasks, table.g.quests) == (["find_the_well"], [])
    assert table.legal() == legal


@pytest.mark.rule("TG-20.9", "TG-20.2")
def test_one_quest_met_may_meet_another_in_the_order_gained() -> None:
    first = {"success_if": {"status": "first"}, "on_success": [{"status": {"set": ["second"]}}]}
    second = {"success_if": {"status": "second"}, "on_success": [{"gain": {"exp": 3}, "who": "all"}]}
    table = campaign(
        [{"status": {"set": ["first"]}}],
        events=[tale(1, padlock=True, quest=first), tale(2, padlock=True, quest=second)],
        statuses=[{"key": "first"}, {"key": "second"}],
    )
    next_day(table)
    events = act(table)
    assert [event.quest for event in named(events, "QuestSucceeded")] == ["event:tale1", "event:tale2"]
    assert table.g.heroes[0].resources["exp"] == 3


@pytest.mark.rule("TG-22.1", "TG-22.2", "TG-22.3")
def test_a_status_is_everybody_s_its_parts_are_marked_apart_and_only_an_effect_clears_it() -> None:
    seen = {"if": {"status": {"oath": 2}}, "then": [{"gain": {"exp": 1}}], "else": [{"gain": {"wealth": 5}}]}
    table = campaign(
        [{"status": {"set": ["oath#2"]}}],
        [{"status": {"clear": ["oath#2"]}}],
        [seen],
        seats=2,
        statuses=[{"key": "oath", "parts": 3}],
    )
    act(table, 0, seat=0)
    act(table, 2, seat=1)
    assert (table.g.statuses, table.g.heroes[1].resources["exp"]) == ({"oath": [2]}, 1)
    assert named(act(table, 0, seat=0), "StatusMarked") == []
    act(table, 1, seat=1)
    assert table.g.statuses == {}


# -- trading


@pytest.mark.rule("TG-21.6", "TG-17.4", "TG-17.8", "TG-26.8", "TG-27.4")
def test_members_trade_food_wealth_items_and_secrets_and_nothing_else() -> None:
    table = campaign(seats=2)
    with table.edit() as g:
        g.heroes[0].items, g.heroes[0].secrets = [Held("rope#1")], [Held("7#1"), Held("9#1")]
    table.answer("trade:1", seat=0)
    assert {key for key in table.legal(0) if key.startswith("give:")} == {
        "give:food",
        "give:wealth",
        "give:rope#1",
        "give:7#1",
    }
    for what in ("rep", "magic", "exp", "energy", "health", "9#1"):
        assert table.refusal(f"give:{what}", 0).rule in ("TG-17.4", "TG-17.8", "TG-27.4"), what
    table.answer("give:food", "give:rope#1", "give:7#1", "ask:wealth", "propose", seat=0)
    table.answer("agree", seat=1)
    mine, theirs = table.g.heroes
    assert (mine.resources["food"], theirs.resources["food"]) == (1, 3)
    assert (mine.resources["wealth"], theirs.resources["wealth"]) == (2, 0)
    assert ([held.id for held in theirs.items], [held.id for held in theirs.secrets]) == (["rope#1"], ["7#1"])


@pytest.mark.rule("TG-17.4", "TG-26.8", "TG-21.6")
def test_nobody_trades_with_who_is_elsewhere_or_in_an_encounter() -> None:
    table = campaign([{"encounter": {"deck": "grey"}}], seats=2)
    with table.edit() as g:
        g.heroes[1].at = 102
    assert table.refusal("trade:1", 0).rule == "TG-17.4"
    act(table)
    assert table.g.encounter is not None
    assert "trade:1" not in table.legal()


# -- Attributes and Exp


@pytest.mark.rule("TG-16.1", "TG-16.4", "TG-28.3", "TG-28.4")
@pytest.mark.parametrize(("points", "cost"), [(0, 2), (1, 4), (2, 6), (3, 8), (4, 10), (6, 10)])
def test_a_point_costs_by_the_total_of_its_pair_and_raises_one_of_six(points: int, cost: int) -> None:
    table = campaign()
    with table.edit() as g:
        g.heroes[0].markers["empathy"] = points
        g.heroes[0].resources["exp"] = cost
    table.answer_until("progress", choose=plainly)
    raised = {key.partition(":")[2] for key in table.legal() if key.startswith("raise:")}
    assert raised <= set(NO_ATTRIBUTES)
    assert "aggression" in raised
    table.answer("raise:aggression")
    assert table.g.heroes[0].resources["exp"] == 0


@pytest.mark.rule("TG-28.3", "TG-40.13")
@pytest.mark.parametrize(("options", "first", "fourth"), [({}, 2, 8), ({"dear_progress": True}, 5, 20)])
def test_too_little_exp_is_refused_with_what_is_needed(options: dict[str, Any], first: int, fourth: int) -> None:
    table = campaign(options=options)
    with table.edit() as g:
        g.heroes[0].markers["empathy"] = 3
        g.heroes[0].resources["exp"] = first
    table.answer_until("progress", choose=plainly)
    refusal = table.refusal("raise:aggression")
    assert (refusal.code, refusal.args["need"]) == ("TG_E_EXP", fourth)
    table.answer("raise:courage")
    assert table.g.heroes[0].resources["exp"] == 0
