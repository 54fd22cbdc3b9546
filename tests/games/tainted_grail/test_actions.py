"""Rounds and the Actions of a day (TG-6 to TG-10, TG-12, TG-13)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.tables import (
    answer,
    asked,
    characters,
    events,
    keys,
    make_box,
    place,
    play,
    prompts,
    set_tracks,
    table,
    tracks,
)

from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.content.vocabulary import Change
from tavola.games.tainted_grail.day.actions import actions_of
from tavola.games.tainted_grail.deeds.day import Campaign, PlayRounds
from tavola.games.tainted_grail.events.day import CharacterHeldBack, CharacterPassed
from tavola.games.tainted_grail.events.journal import ExplorationBegan, ExplorationEnded
from tavola.games.tainted_grail.present.refusals_day import why_not_act
from tavola.games.tainted_grail.state import Avalon, Encounter, Held
from tavola.kernel.game import waiting_for

HUNT = {"key": "hunt", "cost": {"energy": 2}, "do": [{"gain": {"food": 1}}]}


def home(**more: Any) -> dict[str, Any]:
    """101 with more on it: Actions, a Journal section, instant rules."""
    keyed = {"north": 102, "west": 103, "east": 104, "south": 105}
    return {"number": 101, "seals": ["menhir"], "menhir": {"dial": 6}, "keys": keyed} | more


def verses(**first: Any) -> dict[str, Any]:
    return {"start": "v1", "verses": {"v1": {"goto": "end"} | first}}


def at_work(*names: str, box: Any = None, **options: Any) -> Avalon:
    """The first round of a day."""
    return play(table(*names, box=box, **options), PlayRounds())


def offered(g: Avalon, seat: int = 0) -> list[str]:
    return [option.key for option in actions_of(g, seat)]


# -- rounds


@pytest.mark.rule("TG-6.1", "TG-6.3")
def test_everybody_acts_once_in_a_round_in_any_order_and_then_a_new_round_begins() -> None:
    g = at_work("beor", "ailei")
    g.heroes[1].at = 102
    answer(g, "character", 1)
    assert g.round == 1
    assert [decision.seat for decision in g.open] == [0]
    answer(g, "travel:104", 0)
    assert g.round == 2
    assert [decision.seat for decision in g.open] == [0, 1]


@pytest.mark.rule("TG-6.2")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_whoever_answers_acts_and_the_others_are_still_asked(first: int) -> None:
    """To answer is to agree."""
    g = at_work("arev", "beor", "ailei")
    assert [decision.seat for decision in g.open] == [0, 1, 2]
    answer(g, "pass", first)
    assert [each.seat for each in g.open if not each.standing] == [seat for seat in (0, 1, 2) if seat != first]


@pytest.mark.rule("TG-6.2")
def test_where_only_passing_is_left_the_lowest_character_number_comes_first_and_so_on() -> None:
    g = table("arev", "beor", "ailei", box=make_box(locations=[place(101)]))
    for hero in g.heroes:
        hero.energy = 0
    play(g, PlayRounds())
    assert [event.seat for event in events(g, CharacterPassed)] == [1, 2, 0]


@pytest.mark.rule("TG-6.2", "TG-6.4")
def test_after_a_quiet_day_the_lowest_character_number_is_asked() -> None:
    g = table("arev", "beor", "ailei", box=make_box(locations=[place(101)]))
    for hero in g.heroes:
        hero.energy = 0
    g.quiet_since = g.asked
    play(g, PlayRounds())
    assert prompts(g) == [(1, "act")]


@pytest.mark.rule("TG-6.3", "TG-12.1")
def test_the_stage_ends_when_all_have_passed() -> None:
    g = at_work("beor", "ailei")
    answer(g, "pass", 0)
    answer(g, "pass", 1)
    assert not g.open
    assert not g.stack


@pytest.mark.rule("TG-6.4")
def test_without_energy_free_actions_are_still_open() -> None:
    """Mistake 14: a Character without Energy has not Passed."""
    pray = {"key": "pray", "cost": {"terror": 1}, "do": [{"gain": {"magic": 1}}]}
    g = at_work(box=make_box(locations=[home(actions=[pray])]))
    g.heroes[0].energy = 0
    assert offered(g) == ["location:pray", "menhir"]


@pytest.mark.rule("TG-6.4")
def test_who_can_do_nothing_but_pass_passes_unasked() -> None:
    g = at_work()
    g.heroes[0].energy = 1
    answer(g, "travel:103")
    assert g.heroes[0].passed
    assert [event.tired for event in events(g, CharacterPassed)] == [True]


@pytest.mark.rule("TG-6.4")
def test_who_has_energy_but_nothing_to_spend_it_on_passes_unasked_too() -> None:
    g = table(box=make_box(locations=[place(101)]))
    g.heroes[0].energy = 1
    play(g, PlayRounds())
    assert not g.open
    assert [event.tired for event in events(g, CharacterPassed)] == [True]


@pytest.mark.rule("TG-6.4")
@pytest.mark.parametrize("reading", ["may_act", "ends_day"])
def test_after_a_day_without_any_question_somebody_is_asked(reading: str) -> None:
    """Nothing can be done on any day, and nobody dies of it: days must not run by unseen, nor for ever."""
    idol = {
        "id": "idol",
        "abilities": [
            {"trigger": "rest", "do": [{"gain": {"health": 1}}]},
            {"trigger": "recover", "do": [{"set": {"energy": 0}}]},
        ],
    }
    g = table(box=make_box(locations=[place(101)], items=[idol]), zero_energy=reading)
    g.menhirs, g.heroes[0].items, g.heroes[0].energy = {101: 90}, [Held("idol#1")], 0
    g.heroes[0].resources["food"] = 0
    play(g, Campaign())
    days = []
    for _ in range(3):
        assert (prompts(g), keys(g)) == ([(0, "act")], ["pass"])
        days.append(g.day)
        answer(g, "pass")
    assert days == [2, 4, 6]


@pytest.mark.rule("TG-6.4")
def test_who_has_no_energy_may_wait_for_another_who_pays() -> None:
    """As long as somebody else can act the tired one is not sent to bed."""
    g = table("beor", "ailei")
    for hero in g.heroes:
        hero.at = 103
    g.heroes[1].energy = 0
    play(g, PlayRounds())
    assert prompts(g) == [(0, "act"), (1, "act")]
    answer(g, "travel:101", 0)
    answer(g, "join", 1)
    answer(g, "accept:1", 0)
    answer(g, "cover:1:energy:1", 0)
    assert [hero.at for hero in g.heroes] == [101, 101]


@pytest.mark.rule("TG-6.4")
def test_the_other_reading_ends_the_day_when_nobody_has_energy() -> None:
    g = at_work("beor", zero_energy="ends_day")
    g.heroes[0].energy = 1
    answer(g, "travel:104")
    assert not g.open
    assert not g.heroes[0].passed


@pytest.mark.rule("TG-6.5")
def test_in_strict_order_nobody_acts_twice_or_waits() -> None:
    g = at_work("beor", "ailei")
    g.heroes[1].at = 102
    answer(g, "character", 0)
    assert "hold" not in keys(g, 1)
    assert why_not_act(g, 0, "explore").code == "TG_E_ACTED"


@pytest.mark.rule("TG-6.5")
def test_in_loose_order_one_may_hold_back_but_not_all_for_ever() -> None:
    g = at_work("beor", "ailei", order="loose")
    answer(g, "hold", 0)
    answer(g, "hold", 1)
    assert g.round == 2
    assert events(g, CharacterHeldBack)
    assert all("hold" not in decision.legal() for decision in g.open)


@pytest.mark.rule("TG-6.5")
def test_in_loose_order_the_table_may_grant_another_action() -> None:
    g = at_work("beor", "ailei", order="loose")
    g.heroes[1].at = 102
    answer(g, "character", 0)
    answer(g, "again", 0)
    answer(g, "agree", 1)
    assert "explore" in keys(g, 0)
    answer(g, "travel:104", 0)
    assert waiting_for(g) == [1]
    answer(g, "again", 0)
    answer(g, "refuse", 1)
    assert [decision.seat for decision in g.open] == [1]


@pytest.mark.rule("TG-6.6")
def test_costs_are_energy_health_or_terror_and_a_terror_cost_raises_the_marker() -> None:
    """Mistake 10."""
    deeds = [
        {"key": "bleed", "cost": {"health": 2}, "do": [{"gain": {"exp": 1}}]},
        {"key": "pray", "cost": {"terror": 2}, "do": [{"gain": {"magic": 1}}]},
    ]
    g = at_work(box=make_box(locations=[home(actions=deeds)]))
    answer(g, "location:pray")
    answer(g, "location:bleed")
    assert tracks(g) == (6, 6, 4)
    assert (g.heroes[0].resources["magic"], g.heroes[0].resources["exp"]) == (2, 1)


@pytest.mark.rule("TG-6.7")
def test_a_cost_needs_the_full_amount_and_room_for_terror() -> None:
    """SC-49, mistake 11: partial payment is refused and costs nothing."""
    deeds = [
        {"key": "pray", "cost": {"terror": 2}, "do": []},
        {"key": "buy", "cost": {"wealth": 2}, "do": []},
    ]
    g = at_work(box=make_box(locations=[home(actions=deeds)]))
    set_tracks(g, 0, 6, 8, 8)
    assert "location:pray" not in offered(g)
    assert why_not_act(g, 0, "location:pray").code == "TG_E_TERROR_ROOM"
    refusal = why_not_act(g, 0, "location:buy")
    assert (refusal.code, refusal.args["need"], refusal.args["have"]) == ("TG_E_COST", 2, 1)


@pytest.mark.rule("TG-6.7")
def test_health_may_be_paid_down_to_nought_and_the_action_still_resolves() -> None:
    bleed = {"key": "bleed", "cost": {"health": 3}, "do": [{"gain": {"exp": 4}}]}
    g = at_work(box=make_box(locations=[home(actions=[bleed])]))
    set_tracks(g, 0, 3, 3, 0)
    answer(g, "location:bleed")
    assert tracks(g) == (0, 0, 0)
    assert g.heroes[0].conditions == ["dying.solo"]
    assert g.heroes[0].resources["exp"] == 4


@pytest.mark.rule("TG-6.9", "TG-13.1")
def test_actions_come_from_the_reference_the_tile_items_skills_and_secrets() -> None:
    act = [{"trigger": {"act": {"energy": 1}}, "do": [{"gain": {"exp": 1}}]}]
    box = make_box(
        items=[{"id": "rope", "abilities": act}],
        secrets=[{"number": 7, "abilities": act}],
        locations=[home(actions=[HUNT], journal=verses())],
    )
    g = at_work(box=box)
    g.heroes[0].items, g.heroes[0].secrets = [Held("rope#1")], [Held("7#1")]
    assert offered(g) == [
        "explore",
        "travel:102",
        "travel:103",
        "travel:104",
        "travel:105",
        "location:hunt",
        "character",
        "menhir",
        "use:item:rope#1#0",
        "use:secret:7#1#0",
    ]


@pytest.mark.rule("TG-6.12")
def test_there_are_six_main_actions() -> None:
    g = at_work(
        box=make_box(locations=[home(actions=[HUNT], journal={"start": "v1", "verses": {"v1": {"goto": "end"}}})])
    )
    kinds = {key.partition(":")[0] for key in keys(g)}
    assert kinds == {"explore", "travel", "location", "character", "menhir", "pass"}


@pytest.mark.rule("TG-6.10", "TG-8.3")
def test_an_action_is_finished_before_the_next_one_starts() -> None:
    """TV-8: the Encounter of an arrival is resolved before anybody else acts."""
    box = make_box(locations=[place(104, keys={"west": 101}, instant=[{"encounter": {"deck": "grey"}}])])
    g = at_work("beor", "ailei", box=box)
    g.heroes[1].at = 102
    answer(g, "travel:104", 0)
    assert g.encounter is not None
    assert g.encounter.card == "thug"
    assert all(decision.prompt != "act" for decision in g.open)
    assert why_not_act(g, 1, "travel:101").code == "TG_E_BUSY"
    assert why_not_act(g, 1, "character").code == "TG_E_PHASE"


# -- Explore


@pytest.mark.rule("TG-7.1", "TG-7.2", "TG-7.3")
def test_exploring_costs_one_energy_and_reads_until_the_end() -> None:
    g = at_work(box=make_box(locations=[home(journal=verses(do=[{"gain": {"exp": 1}}]))]))
    answer(g, "explore")
    assert tracks(g)[0] == 5
    assert g.heroes[0].resources["exp"] == 1
    assert [event.section for event in events(g, ExplorationBegan)] == ["101"]
    assert events(g, ExplorationEnded)
    assert g.exploration is None
    assert "explore" in keys(g)


@pytest.mark.rule("TG-7.5")
def test_tracks_change_for_each_and_gains_are_one_gain_assigned_by_agreement() -> None:
    text = [{"gain": {"terror": 1}, "who": "each"}, {"gain": {"food": 2}, "who": "party"}]
    g = at_work("beor", "ailei", box=make_box(locations=[home(journal=verses(do=text))]))
    answer(g, "explore", 0)
    answer(g, "join", 1)
    answer(g, "accept:1", 0)
    answer(g, "own:energy:1", 1)
    assert [hero.terror for hero in g.heroes] == [3, 3]
    assert "give:1:food:2" in keys(g, 0)
    answer(g, "give:1:food:2", 0)
    assert [hero.resources["food"] for hero in g.heroes] == [2, 4]


@pytest.mark.rule("TG-7.6")
def test_a_location_may_be_explored_again_as_long_as_it_is_paid() -> None:
    g = at_work(box=make_box(locations=[home(journal=verses())]))
    for _ in range(6):
        answer(g, "explore")
    assert tracks(g)[0] == 0
    assert why_not_act(g, 0, "explore").code == "TG_E_COST"


@pytest.mark.rule("TG-7.7")
def test_where_there_is_nothing_to_explore_exploring_is_not_offered() -> None:
    g = at_work()
    g.heroes[0].at = 102
    assert "explore" not in offered(g)
    assert why_not_act(g, 0, "explore").rule == "TG-7.7"


@pytest.mark.rule("TG-7.1", "TG-29.11")
def test_cards_may_make_exploring_dearer() -> None:
    fear = [{"trigger": "visible", "do": [{"modify": {"stat": "cost.explore.energy", "add": 1, "for": "visible"}}]}]
    box = make_box(characters=[characters()[0] | {"flaw": fear}], locations=[home(journal=verses())])
    g = at_work(box=box)
    answer(g, "explore")
    assert tracks(g)[0] == 4


# -- Travel


@pytest.mark.rule("TG-8.1", "TG-8.2")
def test_travel_costs_one_energy_and_follows_directional_keys_in_straight_lines() -> None:
    """TV-7: a diagonal takes two Travels, and the bolt at its end strikes at once."""
    box = make_box(locations=[place(106, keys={"south": 104, "west": 102}, instant=[{"gain": {"terror": 1}}])])
    g = at_work(box=box)
    answer(g, "travel:104")
    assert 106 in g.places
    answer(g, "travel:101")
    assert "travel:106" not in keys(g)
    assert why_not_act(g, 0, "travel:106").code == "TG_E_DIAGONAL"
    answer(g, "travel:102")
    answer(g, "travel:106")
    assert (g.heroes[0].at, tracks(g)) == (106, (2, 8, 3))


@pytest.mark.rule("TG-8.5", "TG-18.10")
def test_one_cannot_travel_to_where_one_is_or_to_what_is_not_on_the_table() -> None:
    """SC-19, SC-182."""
    g = at_work()
    assert why_not_act(g, 0, "travel:101").code == "TG_E_NO_ROUTE"
    answer(g, "travel:104")
    assert why_not_act(g, 0, "travel:108").code == "TG_E_NOT_REVEALED"
    assert "travel:108" not in keys(g)


@pytest.mark.rule("TG-8.3")
def test_arriving_reveals_before_the_bolt_strikes() -> None:
    """What an instant rule reads is the map with its new Locations."""
    bolt = [{"if": {"revealed": 106}, "then": [{"gain": {"exp": 1}}]}]
    g = at_work(box=make_box(locations=[place(104, keys={"west": 101, "north": 106}, instant=bolt)]))
    answer(g, "travel:104")
    assert g.heroes[0].resources["exp"] == 1


@pytest.mark.rule("TG-8.1")
def test_travel_awakes_what_waits_for_it_and_special_movement_does_not() -> None:
    """Mistake 16."""
    from tavola.games.tainted_grail.deeds.effects import SpecialMove

    flaw = [{"trigger": "travel", "do": [{"gain": {"terror": 1}}]}, {"trigger": "enter", "do": [{"gain": {"exp": 1}}]}]
    g = at_work(box=make_box(characters=[characters()[0] | {"flaw": flaw}]))
    answer(g, "travel:104")
    assert (tracks(g)[2], g.heroes[0].resources["exp"]) == (3, 1)
    g.open, g.mode = [], ""
    play(g, SpecialMove([0], 101))
    assert (tracks(g)[2], g.heroes[0].resources["exp"]) == (3, 2)


# -- Location Action


@pytest.mark.rule("TG-9.1")
def test_a_location_action_is_for_those_who_are_there() -> None:
    g = at_work("beor", "ailei", box=make_box(locations=[home(actions=[HUNT])]))
    g.heroes[1].at = 102
    assert "location:hunt" in offered(g, 0)
    assert "location:hunt" not in offered(g, 1)
    assert why_not_act(g, 1, "location:hunt").code == "TG_E_NO_ACTION"
    answer(g, "location:hunt", 0)
    assert (tracks(g)[0], g.heroes[0].resources["food"]) == (4, 3)


@pytest.mark.rule("TG-9.2")
def test_once_a_day_is_once_for_all_characters_together() -> None:
    hunt = HUNT | {"once_per_day": True}
    g = at_work("beor", "ailei", box=make_box(locations=[home(actions=[hunt])]))
    answer(g, "location:hunt", 0)
    answer(g, "stay", 1)
    assert "location:hunt" not in keys(g, 1)
    assert why_not_act(g, 1, "location:hunt").code == "TG_E_ONCE_PER_DAY"
    assert g.places[101].used == {"hunt": 1}
    assert g.places[101].time == 0


@pytest.mark.rule("TG-9.2")
def test_the_mark_goes_in_the_morning() -> None:
    g = play(table(box=make_box(locations=[home(actions=[HUNT | {"once_per_day": True}])])), Campaign())
    answer(g, "location:hunt")
    answer(g, "pass")
    answer(g, "eat")
    assert g.day == 2
    assert "location:hunt" in keys(g)


@pytest.mark.rule("TG-9.2")
def test_the_other_reading_counts_for_each_character() -> None:
    hunt = HUNT | {"once_per_day": True}
    g = at_work("beor", "ailei", box=make_box(locations=[home(actions=[hunt])]), once_a_day="character")
    answer(g, "location:hunt", 0)
    answer(g, "stay", 1)
    assert "location:hunt" in keys(g, 1)


@pytest.mark.rule("TG-9.3")
def test_time_tokens_of_other_rules_do_not_forbid_the_action() -> None:
    g = at_work(box=make_box(locations=[home(actions=[HUNT | {"once_per_day": True}])]))
    g.places[101].time = 2
    assert "location:hunt" in offered(g)


@pytest.mark.rule("TG-9.6")
def test_without_the_mark_it_may_be_repeated() -> None:
    g = at_work(box=make_box(locations=[home(actions=[HUNT])]))
    for _ in range(3):
        answer(g, "location:hunt")
    assert (tracks(g)[0], g.heroes[0].resources["food"]) == (0, 5)


# -- Character Action


@pytest.mark.rule("TG-10.1")
def test_the_character_action_is_only_for_outside_encounters_and_exploration() -> None:
    """SC-46."""
    g = at_work()
    answer(g, "character")
    assert (tracks(g)[0], g.heroes[0].resources["wealth"]) == (4, 2)
    g.encounter = Encounter("wolf", "combat", [0], [0])
    assert why_not_act(g, 0, "character").code == "TG_E_PHASE"


@pytest.mark.rule("TG-10.2", "TG-21.8")
def test_others_may_help_with_its_energy_but_one_point_is_the_owners() -> None:
    g = at_work("beor", "ailei")
    g.heroes[0].energy = 1
    assert "character" in keys(g, 0)
    answer(g, "character", 0)
    answer(g, "help", 1)
    assert [hero.energy for hero in g.heroes] == [0, 5]
    assert g.heroes[0].resources["wealth"] == 2


@pytest.mark.rule("TG-10.2")
def test_the_owner_without_energy_cannot_start_it() -> None:
    g = at_work("beor", "ailei")
    g.heroes[0].energy = 0
    assert "character" not in offered(g, 0)
    assert why_not_act(g, 0, "character").code == "TG_E_CHAR_ACTION_MIN"


@pytest.mark.rule("TG-10.2")
def test_a_character_action_without_energy_has_no_least_share() -> None:
    tile = characters()[0] | {"action": {"cost": {"terror": 1}, "do": [{"gain": {"exp": 1}}]}}
    g = at_work("beor", "ailei", box=make_box(characters=[tile]))
    g.heroes[0].energy = 0
    answer(g, "character", 0)
    assert (g.heroes[0].terror, g.heroes[0].resources["exp"]) == (3, 1)


@pytest.mark.rule("TG-10.3")
def test_helpers_have_taken_part_only_if_they_paid_and_effects_touch_only_the_actor() -> None:
    tile = characters()[0] | {"action": {"cost": {"energy": 2}, "do": [{"gain": {"exp": 1}, "who": "each"}]}}
    g = at_work("beor", "ailei", "arev", box=make_box(characters=[tile]))
    answer(g, "character", 0)
    answer(g, "help", 1)
    answer(g, "help", 2)
    answer(g, "pay:energy:1", 0)
    answer(g, "pay:energy:1", 1)
    assert [hero.acted for hero in g.heroes] == [True, True, False]
    assert [hero.resources["exp"] for hero in g.heroes] == [1, 0, 0]


# -- Pass


@pytest.mark.rule("TG-12.1")
def test_passing_is_free_and_energy_may_be_left() -> None:
    g = at_work()
    answer(g, "pass")
    assert g.heroes[0].passed
    assert tracks(g) == (6, 8, 2)


@pytest.mark.rule("TG-12.2")
def test_who_has_passed_acts_no_more_and_joins_nothing_but_may_still_trade() -> None:
    """SC-34, mistake 14."""
    g = at_work("beor", "ailei")
    answer(g, "pass", 0)
    assert waiting_for(g) == [1]
    assert "trade:0" in keys(g, 1)
    assert keys(g, 0) == ["trade:1"]
    assert why_not_act(g, 0, "explore").code == "TG_E_PASSED"
    answer(g, "explore", 1)
    assert not any(decision.prompt == "join" for decision in g.open)


# -- granted Actions


@pytest.mark.rule("TG-13.1", "TG-13.3")
def test_a_granted_action_uses_the_action_of_the_round_and_is_personal() -> None:
    act = [
        {
            "trigger": {"act": {"energy": 2}},
            "limit": {"per": "day", "times": 1},
            "do": [{"gain": {"exp": 1}, "who": "each"}],
        }
    ]
    g = at_work("beor", "ailei", box=make_box(items=[{"id": "rope", "abilities": act}]))
    g.heroes[0].items = [Held("rope#1")]
    g.heroes[0].energy = 1
    g.open, g.mode = [], ""
    play(g)
    answer(g, "use:item:rope#1#0", 0)
    assert prompts(g) == [(1, "help")]
    answer(g, "help", 1)
    answer(g, "pay:energy:1", 0)
    assert [hero.energy for hero in g.heroes] == [0, 5]
    assert [hero.resources["exp"] for hero in g.heroes] == [1, 0]
    assert g.round == 2
    assert "use:item:rope#1#0" not in offered(g, 0)


@pytest.mark.rule("TG-13.2")
def test_an_ability_without_the_action_icon_does_not_use_the_action() -> None:
    purse = [{"trigger": "travel", "do": [{"gain": {"wealth": 1}}]}]
    g = at_work("beor", "ailei", box=make_box(items=[{"id": "rope", "abilities": purse}]))
    g.heroes[1].items = [Held("rope#1")]
    assert not any(key.startswith("use:") for key in offered(g, 1))
    answer(g, "travel:104", 0)
    answer(g, "join", 1)
    answer(g, "accept:1", 0)
    answer(g, "own:energy:1", 1)
    assert g.heroes[1].resources["wealth"] == 2


@pytest.mark.rule("TG-13.1", "TG-9.2")
def test_a_character_action_may_be_limited_to_once_a_day() -> None:
    tile = characters()[0] | {"action": {"cost": {}, "once_per_day": True, "do": [{"gain": {"exp": 1}}]}}
    g = at_work(box=make_box(characters=[tile]))
    answer(g, "character")
    assert "character" not in keys(g)
    assert why_not_act(g, 0, "character").code == "TG_E_ONCE_PER_DAY"


@pytest.mark.rule("TG-6.5", "TG-29.10", "TG-17.4")
def test_other_wishes_are_refused_with_their_own_reasons() -> None:
    g = at_work("beor", "ailei")
    g.heroes[1].at = 102
    wishes = ("hold", "trade:1", "trade:magic", "dance")
    codes = {key: why_not_act(g, 0, key).code for key in wishes}
    assert codes == {
        "hold": "TG_E_ROUND_ORDER",
        "trade:1": "TG_E_TRADE_PLACE",
        "trade:magic": "TG_E_TRADE_KIND",
        "dance": "TG_E_NO_ACTION",
    }
    g.outcome = "fail"
    assert why_not_act(g, 0, "explore").code == "TG_E_GAME_OVER"


@pytest.mark.rule("TG-7.1", "TG-8.1")
def test_an_effect_may_ask_for_more_than_energy_from_those_who_travel() -> None:
    from tavola.games.tainted_grail.state import Modifier

    g = at_work()
    g.modifiers = [Modifier("cost.travel.food", "day", (0,), "event:tale1", Change(add=1))]
    answer(g, "travel:104")
    assert (tracks(g)[0], g.heroes[0].resources["food"]) == (5, 1)
    answer(g, "travel:101")
    assert not any(key.startswith("travel") for key in keys(g))
    refusal = why_not_act(g, 0, "travel:104")
    assert (refusal.code, refusal.args["need"]) == ("TG_E_COST", 1)


@pytest.mark.rule("TG-7.2")
def test_who_is_moved_away_before_reading_does_not_explore() -> None:
    flaw = [{"trigger": "explore", "do": [{"move": {"to": {"number": 104}}}]}]
    box = make_box(characters=[characters()[0] | {"flaw": flaw}], locations=[home(journal=verses())])
    g = at_work(box=box)
    answer(g, "explore")
    assert g.heroes[0].at == 104
    assert not events(g, ExplorationBegan)


@pytest.mark.rule("TG-41.5", "TG-6.9")
def test_what_is_not_possible_is_told_with_its_reason() -> None:
    """What a player would look for and does not find."""
    g = at_work(box=make_box(locations=[home(actions=[HUNT])]))
    g.heroes[0].energy = 1
    found = {refusal.key: refusal.code for refusal in GAME.refused(g, asked(g))}
    assert found == {"explore": "TG_E_NO_ACTION", "character": "TG_E_COST", "location:hunt": "TG_E_COST"}
    g.heroes[0].at = 102
    assert GAME.refused(g, asked(g))[-1].key == "travel:104"
    assert GAME.refused(g, asked(g))[-1].code == "TG_E_DIAGONAL"
