"""How a Combat ends, for one or for all, and where its rules meet others (TG-36, TG-29)."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.fights import card, enemy, fight, line, meet, say, scene, start
from tests.games.tainted_grail.tables import events, keys, prompts, set_tracks, tracks
from tests.games.tainted_grail.test_combat import JAB, row

from tavola.games.tainted_grail.events.encounter import FleeCoinFlipped, FleeTried, OpportunityTaken


@pytest.mark.rule("TG-36.1", "TG-32.3", "TG-36.14", "TG-30.2")
def test_victory_gives_rewards_to_each_and_loot_to_all_together() -> None:
    """Part H 35."""
    foe = enemy(1, reward=[{"gain": {"exp": 2}}], loot=[{"gain": {"wealth": 2}}])
    g = fight(foe, JAB, heroes=2, decks=[["jab"]])
    say(g, "active:0", "play:jab", "stop")
    assert [hero.resources["exp"] for hero in g.heroes] == [2, 2]
    assert prompts(g) == [(0, "share_gain")]
    say(g, "give:1:wealth:1", "give:0:wealth:1")
    assert [hero.resources["wealth"] for hero in g.heroes] == [2, 2]
    assert g.encounter is None
    assert g.encounter_decks["grey"][0] == "enemy"
    for hero in g.heroes:
        assert (hero.combat.hand, hero.combat.discard) == ([], [])


@pytest.mark.rule("TG-36.2")
def test_those_who_fled_get_nothing() -> None:
    """SC-131; Part H 35."""
    foe = enemy(1, reward=[{"gain": {"exp": 2}}])
    g = fight(foe, JAB, heroes=2, decks=[["plain20"], ["jab"]])
    say(g, "active:0", "play:plain20", "flee")
    assert line(g) == ["plain20"]  # its card stays
    say(g, "play:jab", "stop")
    assert [hero.resources["exp"] for hero in g.heroes] == [0, 2]
    assert "plain20" in g.heroes[0].combat.deck


@pytest.mark.rule("TG-36.12", "TG-36.15")
def test_an_enemy_that_runs_away_is_no_win() -> None:
    """Part H 35."""
    foe = enemy(9, table=row({"end_encounter": "run_away"}, {"damage": 3}), reward=[{"gain": {"exp": 2}}])
    g = meet(foe)
    start(g, win=[], lose=[])
    say(g, "play:plain15", "stop")
    assert g.encounter is None
    assert g.heroes[0].resources["exp"] == 0
    assert g.heroes[0].health == 8  # at once: the rest of the row is not carried out
    assert g.encounter_decks["grey"][0] == "enemy"


@pytest.mark.rule("TG-36.13", "TG-29.1")
def test_at_no_health_one_is_out_and_the_others_go_on() -> None:
    g = meet(enemy(9, table=row({"damage": 3}, {"gain": {"terror": 1}})), heroes=2)
    set_tracks(g, 0, 3, 3, 0)
    start(g)
    say(g, "active:0", "play:plain15", "stop")
    assert scene(g).members == [1]
    assert g.heroes[0].conditions == ["dying.coop"]
    assert tracks(g, 0) == (0, 0, 0)  # free of charge, and the rest of the attack does not reach it
    assert scene(g).active == 1
    assert line(g) == ["plain15"]


@pytest.mark.rule("TG-36.13", "TG-36.15")
def test_with_nobody_left_the_encounter_ends_without_victory() -> None:
    g = meet(enemy(9, table=row({"damage": 3})))
    set_tracks(g, 0, 3, 3, 0)
    start(g)
    say(g, "play:plain15", "stop")
    assert g.encounter is None
    assert g.heroes[0].conditions == ["dying.solo"]
    assert g.encounter_decks["grey"][0] == "enemy"


@pytest.mark.rule("TG-29.1", "TG-36.13")
def test_a_dying_card_that_sends_its_character_away_is_still_read_to_its_end() -> None:
    dying = {
        "id": "dying.coop",
        "when": {"track": {"health": "==0"}},
        "remove_if": {"track": {"health": ">=1"}},
        "mode": "coop",
        "on_gain": [{"leave_encounter": "self"}, {"dial": {"target": "self_card", "token": "time", "set": 2}}],
    }
    g = meet(enemy(9, table=row({"damage": 9}, {"gain": {"terror": 1}})), heroes=2, conditions=[dying])
    start(g)
    say(g, "active:0", "play:plain15", "stop")
    assert scene(g).members == [1]
    assert [dial.value for dial in g.dials] == [2]
    assert g.heroes[0].terror == 2


@pytest.mark.rule("TG-29.2")
def test_by_the_other_reading_the_dying_leave_by_the_rules_of_flight() -> None:
    foe = enemy(9, table=row({"damage": 3}), opportunity=[{"gain": {"terror": 1}}])
    g = meet(foe, heroes=2, dying_leaves="flee_rules")
    set_tracks(g, 0, 3, 3, 0)
    start(g)
    say(g, "active:0", "play:plain15", "stop")
    assert scene(g).members == [1]
    assert g.heroes[0].terror == 1


@pytest.mark.rule("TG-29.2", "TG-36.10")
@pytest.mark.parametrize("chosen", [False, True])
def test_a_flight_under_way_is_not_begun_anew_by_dying_in_it(chosen: bool) -> None:
    """Healed as often as it dies, the Character would otherwise flee and be struck for ever."""
    dog = {"id": "dog", "abilities": [{"trigger": "dying", "do": [{"gain": {"health": 1}}]}]}
    foe = enemy(9, table=row({"damage": 3}), opportunity=[{"damage": 1}, {"gain": {"terror": 1}}])
    g = meet(foe, heroes=2, items=[dog], held=[["dog#1"]], dying_leaves="flee_rules", flee_coin=True)
    set_tracks(g, 0, 3, 1 if chosen else 3, 0)
    start(g)
    say(g, "active:0", *(["flee"] if chosen else ["play:plain15", "stop"]))
    assert scene(g).members == [1]
    assert (g.heroes[0].health, g.heroes[0].energy) == (1, 0)
    assert len(events(g, FleeTried)) == len(events(g, OpportunityTaken)) == 1
    assert events(g, FleeCoinFlipped) == []


@pytest.mark.rule("TG-25.11", "TG-32.4")
def test_each_combat_starts_with_an_empty_pool() -> None:
    g = fight(enemy(9), JAB, decks=[["jab"]])
    say(g, "play:jab")
    assert scene(g).pool == 1
    say(g, "flee")
    start(g)
    assert (scene(g).pool, line(g)) == (0, [])


# -- where rules meet


@pytest.mark.rule("TG-36.3", "TG-33.17")
def test_in_panic_charges_cannot_play_the_first_card_from_hand() -> None:
    call = card(
        "call",
        "free",
        passive=True,
        abilities=[
            {"trigger": "place", "do": [{"charges": {"add": 1}}]},
            {"trigger": {"pay_charges": 1}, "do": [{"play": {"from": "hand", "as_connected": "continue"}}]},
        ],
    )
    g = fight(enemy(9, table=row({"gain": {"terror": 7}})), call, decks=[["call"]])
    say(g, "play:call", "stop")
    assert keys(g) == ["panic", "flee"]
    say(g, "panic")
    assert "charge:card:call#1" in keys(g)


@pytest.mark.rule("TG-36.6")
def test_by_the_other_reading_a_draw_of_the_ability_too_waits_for_the_card_to_be_finished() -> None:
    greedy = card("greedy", "free", abilities=[{"trigger": "place", "do": [{"draw": 9}, {"gain": {"food": 1}}]}])
    g = meet(enemy(9), greedy, decks=[["greedy"]], deck_out="after_card")
    start(g)
    g.heroes[0].combat.deck = g.heroes[0].combat.deck[:1]
    say(g, "play:greedy")
    assert g.encounter is None
    assert g.heroes[0].resources["food"] == 3


@pytest.mark.rule("TG-34.4", "TG-36.2")
def test_a_condition_looks_at_the_active_character_in_an_activation_and_at_the_party_in_a_reward() -> None:
    """Part H 49."""
    brave = {"if": {"attr": {"courage": ">=1"}}, "then": [{"gain": {"food": 1}}]}
    jab = card("jab", "free cubes1|none|none", abilities=[{"trigger": "place", "do": [brave]}])
    g = meet(enemy(1, reward=[brave]), jab, heroes=2, decks=[["jab"]])
    g.heroes[1].markers["courage"] = 1
    start(g)
    say(g, "active:0", "play:jab")
    assert [hero.resources["food"] for hero in g.heroes] == [2, 2]
    say(g, "stop")
    assert [hero.resources["food"] for hero in g.heroes] == [3, 3]


@pytest.mark.rule("TG-29.7", "TG-29.8", "TG-36.13")
def test_who_dies_in_an_encounter_leaves_it_and_the_one_who_comes_after_has_none_of_its_cards() -> None:
    fatal = enemy(9, table=[{"pool": [0, 0], "do": [{"die": "self"}, {"damage": 1}]}, {"pool": [1, 8], "do": []}])
    up = card("up", "free cubes1|none|none")
    g = meet(fatal, up, heroes=2, decks=[["plain20"], ["up"]])
    start(g)
    say(g, "active:0", "play:plain20", "stop")
    assert prompts(g) == [(0, "replacement")]
    say(g, "take:arev")
    assert scene(g).members == [1]
    assert scene(g).active == 1
    assert line(g) == ["plain20"]
    say(g, "play:up", "stop", "flee")
    assert g.encounter is None
    assert g.heroes[0].character == "arev"
    assert "plain20" not in g.heroes[0].combat.deck
    assert g.heroes[0].health == 8
