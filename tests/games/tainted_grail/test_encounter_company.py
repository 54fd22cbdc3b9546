"""Several Characters in one Encounter: what acts once, and what falls on whom (TG-21.7, TG-34.4, TG-36, TG-38)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.fights import card, enemy, fight, hand, meet, say, scene, speaker, start, words_of
from tests.games.tainted_grail.tables import answer, asked, keys, set_tracks, tracks

from tavola.games.tainted_grail.state import Avalon

AXE = {"id": "axe", "keyword": "weapon", "copies": 2}
CALM = {"modify": {"stat": "trait.shatter", "set": False, "for": "encounter"}}
RELIEF = {"id": "rag", "abilities": [{"trigger": "flee", "do": [{"gain": {"terror": 1}}]}]}


def at_turn_end(*do: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"passive": True, "abilities": [{"trigger": "turn_end", "do": list(do), **more}]}


def all_stop(g: Avalon) -> Avalon:
    """Everybody is activated and plays nothing more; to the first question of the next Turn."""
    turn = scene(g).turn
    while g.encounter is not None and g.encounter.turn == turn:
        offered = keys(g, asked(g).seat)
        answer(g, next(key for key in ("stop", "go_on", offered[0]) if key in offered), asked(g).seat)
    return g


# -- cards of the Sequence at the end of a Turn


@pytest.mark.rule("TG-34.17")
def test_a_card_of_the_sequence_acts_once_at_the_end_of_a_turn() -> None:
    drum = card("drum", "free", **at_turn_end({"pool": 1}))
    g = fight(enemy(9), drum, heroes=3, decks=[["drum"]])
    say(g, "active:0", "play:drum")
    all_stop(g)
    assert scene(g).pool == 1


@pytest.mark.rule("TG-34.17")
def test_what_it_draws_at_the_end_of_a_turn_goes_to_its_owner() -> None:
    bellows = card("bellows", "free", **at_turn_end({"draw": 1}))
    g = fight(enemy(9), bellows, heroes=2, decks=[[], ["bellows"]])
    say(g, "active:1")
    answer(g, "agree", 1)
    say(g, "play:bellows")
    all_stop(g)
    assert len(hand(g, 1)) == 4  # 2 left, 1 drawn by all, 1 by the card
    assert len(hand(g, 0)) == 4  # 4 after the Opportunity attack, held to 3, 1 drawn by all


@pytest.mark.rule("TG-34.17")
def test_at_the_end_of_a_turn_the_cards_played_in_it_by_the_owner_are_counted() -> None:
    shy = words_of("shy", "free", **at_turn_end({"affinity": 1}, **{"if": {"played": "<=1"}}))
    more = words_of("more", "free continue|none|none")
    g = fight(speaker(), shy, more, heroes=2, decks=[["shy", "more"]])
    say(g, "active:0", "play:shy", "play:more")
    all_stop(g)
    assert scene(g).marker == 3
    all_stop(g)
    assert scene(g).marker == 4


@pytest.mark.rule("TG-34.17")
def test_after_its_owner_has_gone_a_card_still_counts_what_the_owner_played() -> None:
    shy = card("shy", "free", **at_turn_end({"pool": 1}, **{"if": {"played": "<=1"}}))
    more = card("more", "free continue|none|none")
    g = fight(enemy(9), shy, more, heroes=2, decks=[["shy", "more"]])
    g.heroes[0].combat.deck = []
    say(g, "active:0", "play:shy", "play:more")
    all_stop(g)
    assert scene(g).members == [1]
    assert scene(g).pool == 0


# -- the Failure


@pytest.mark.rule("TG-38.6", "TG-39.4")
def test_a_choice_in_the_failure_is_made_and_paid_by_each_member() -> None:
    pay = {"key": "pay", "cost": {"wealth": 1}, "do": []}
    bear = {"key": "bear", "do": [{"lose": {"rep": 1}}]}
    g = fight(speaker(failure=[{"choose": {"options": [pay, bear]}}]), heroes=2)
    say(g, "active:0", "flee")
    answer(g, "agree", 1)
    assert asked(g).seat == 0
    say(g, "encounter:enemy-pay")
    assert asked(g).seat == 1
    say(g, "encounter:enemy-bear")
    assert [hero.resources["wealth"] for hero in g.heroes] == [0, 1]
    assert [hero.resources["rep"] for hero in g.heroes] == [1, 0]


@pytest.mark.rule("TG-39.4")
def test_who_falls_by_the_failure_still_suffers_all_of_it() -> None:
    g = meet(speaker(failure=[{"damage": 2}, {"lose": {"rep": 1}}]), heroes=2)
    set_tracks(g, 0, 1, 1, 0)
    start(g)
    say(g, "active:0", "flee")
    answer(g, "agree", 1)
    assert g.heroes[0].health == 0
    assert [hero.resources["rep"] for hero in g.heroes] == [0, 0]


# -- flights


@pytest.mark.rule("TG-38.6")
def test_fleeing_from_diplomacy_is_a_flight_for_the_abilities_of_each() -> None:
    g = fight(speaker(), heroes=2, items=[RELIEF], held=[["rag#1"]])
    say(g, "active:0", "flee")
    answer(g, "agree", 1)
    assert g.encounter is None
    assert [hero.terror for hero in g.heroes] == [3, 2]


@pytest.mark.rule("TG-38.6", "TG-36.14")
def test_what_is_lost_by_the_flight_does_nothing_more_at_the_end() -> None:
    lose_it = {"trigger": "flee", "do": [{"item": {"discard": 1, "filter": {"id": "vow"}}}]}
    vow = {"id": "vow", "abilities": [lose_it, {"trigger": "encounter_end", "do": [{"gain": {"rep": 1}}]}]}
    g = fight(speaker(), items=[vow], held=[["vow#1"]])
    say(g, "flee")
    assert g.encounter is None
    assert g.heroes[0].items == []
    assert g.heroes[0].resources["rep"] == 1


@pytest.mark.rule("TG-38.6")
@pytest.mark.parametrize(("how", "terror"), [("flee", 3), ("stop", 2)])
def test_one_who_gives_up_alone_flees_but_who_runs_out_of_cards_fails(how: str, terror: int) -> None:
    g = meet(speaker(), heroes=2, items=[RELIEF], held=[["rag#1"]], diplomacy_flee="member")
    g.heroes[0].diplomacy.deck = g.heroes[0].diplomacy.deck[:3]
    start(g)
    say(g, "active:0", how)
    all_stop(g)
    assert scene(g).members == [1]
    assert g.heroes[0].terror == terror


@pytest.mark.rule("TG-36.13", "TG-36.6")
@pytest.mark.parametrize("dying_leaves", ["free", "flee_rules"])
def test_who_falls_in_a_flight_is_spared_the_rest_of_the_attack_outside_its_activation_too(dying_leaves: str) -> None:
    blow = [{"damage": 3}, {"gain": {"terror": 2}}]
    g = meet(enemy(9, opportunity=blow), heroes=2, dying_leaves=dying_leaves)
    g.heroes[0].combat.deck = []
    set_tracks(g, 0, 2, 2, 0)
    start(g)
    assert scene(g).members == [1]
    assert tracks(g, 0) == (0, 0, 0)


# -- Traits


@pytest.mark.rule("TG-37.5", "TG-34.4")
def test_what_spares_one_the_shattering_does_not_spare_the_others() -> None:
    calm = {"id": "calm", "abilities": [{"trigger": "encounter_start", "do": [CALM]}]}
    g = fight(enemy(9, traits=["shatter"]), heroes=2, items=[AXE, calm], held=[["axe#1", "calm#1"], ["axe#2"]])
    say(g, "active:0", "flee", "flee")
    assert g.encounter is None
    assert [held.id for held in g.heroes[0].items] == ["axe#1", "calm#1"]
    assert g.heroes[1].items == []

    jab = card("jab", "free cubes1|none|none")
    held = [["axe#1", "calm#1"], ["axe#2"]]
    g = fight(enemy(1, traits=["shatter"]), jab, heroes=2, decks=[["jab"]], items=[AXE, calm], held=held)
    say(g, "active:0", "play:jab", "stop")
    assert g.encounter is None
    assert [len(hero.items) for hero in g.heroes] == [2, 0]


# -- rarer readings of the same


@pytest.mark.rule("TG-38.8", "TG-39.6")
def test_a_marker_moved_to_the_lowest_slot_at_the_start_stays_there() -> None:
    scowl = {"id": "scowl", "abilities": [{"trigger": "encounter_start", "do": [{"affinity": -3}]}]}
    g = fight(speaker(), items=[scowl], held=[["scowl#1"]])
    assert scene(g).marker == 0


@pytest.mark.rule("TG-39.4", "TG-36.13")
def test_who_falls_by_a_failure_taken_alone_suffers_all_of_it_too() -> None:
    g = meet(speaker(failure=[{"damage": 2}, {"lose": {"rep": 1}}]), heroes=2, diplomacy_flee="member")
    set_tracks(g, 0, 1, 1, 0)
    start(g)
    say(g, "active:0", "flee")
    assert (g.heroes[0].health, g.heroes[0].resources["rep"]) == (0, 0)
    assert (scene(g).members, asked(g).seat) == ([1], 1)


@pytest.mark.rule("TG-37.9")
def test_a_thief_that_looks_at_energy_comes_before_the_dying_card_too() -> None:
    blow = [{"pool": [0, 8], "do": [{"damage": 5}]}]
    g = meet(enemy(9, traits=["thief"], table=blow), thief="energy")
    set_tracks(g, 0, 3, 5, 0)
    start(g)
    say(g, "play:plain15", "stop")
    assert g.encounter is None
    assert g.heroes[0].resources["wealth"] == 0


@pytest.mark.rule("TG-36.16")
def test_a_flight_after_the_card_is_no_part_of_it() -> None:
    """What draws in answer to the attack is broken off by the empty deck, whenever the flight began."""
    eager = {"id": "eager", "abilities": [{"trigger": "opportunity", "do": [{"draw": 1}, {"pool": 1}]}]}
    look = card("look", "free draw|none|none")
    g = meet(enemy(9), look, heroes=2, decks=[["look"]], items=[eager], held=[["eager#1"]], deck_out="after_card")
    g.heroes[0].combat.deck = g.heroes[0].combat.deck[-3:]
    start(g)
    say(g, "active:0", "play:look")
    assert scene(g).members == [1]
    assert scene(g).pool == 0
