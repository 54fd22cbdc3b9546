"""Fleeing from Combat (TG-36.10, TG-36.11), also by the coin of Challenging mode (TG-40.9, TG-40.10)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.fights import card, enemy, fight, get_ready, hand, line, meet, say, scene, speaker, start
from tests.games.tainted_grail.tables import events, keys, make_box, play, prompts, set_tracks, table, tracks

from tavola.games.tainted_grail.deeds.journal import ReadSection
from tavola.games.tainted_grail.events.costs import MemberExcluded
from tavola.games.tainted_grail.events.encounter import FleeCoinFlipped, FleeTried, OpportunityTaken
from tavola.games.tainted_grail.state import Avalon

STING = [{"damage": 1}]


@pytest.mark.rule("TG-36.10")
def test_fleeing_costs_energy_and_an_opportunity_attack() -> None:
    g = fight(enemy(9, opportunity=STING))
    say(g, "flee")
    assert tracks(g) == (5, 7, 2)
    assert g.encounter is None
    assert g.encounter_decks["grey"][0] == "enemy"
    assert (g.heroes[0].combat.hand, g.heroes[0].combat.discard) == ([], [])


@pytest.mark.rule("TG-36.10", "TG-6.7")
def test_fleeing_is_possible_without_energy() -> None:
    """SC-129; Part H 11: a loss, not a cost."""
    g = meet(enemy(9, opportunity=STING))
    set_tracks(g, 0, 0, 8, 2)
    start(g)
    assert "flee" in keys(g)
    say(g, "flee")
    assert tracks(g) == (0, 7, 2)


@pytest.mark.rule("TG-36.10")
def test_one_may_flee_before_phase_1_and_before_the_attack() -> None:
    late = card("late", "free", passive=True, abilities=[{"trigger": {"delayed": 1}, "do": [{"lose": {"health": 2}}]}])
    g = fight(enemy(9), late, decks=[["late"]])
    say(g, "play:late", "stop")
    assert (prompts(g), keys(g)) == ([(0, "before_delayed")], ["go_on", "flee"])
    say(g, "flee")
    assert g.heroes[0].health == 8

    g = fight(enemy(9, opportunity=STING, table=[{"pool": [0, 8], "do": [{"damage": 4}]}]))
    say(g, "stop")
    assert (prompts(g), keys(g)) == ([(0, "before_attack")], ["go_on", "flee"])
    say(g, "flee")
    assert tracks(g) == (5, 6, 2)  # the Opportunity attack twice, the attack never


@pytest.mark.rule("TG-36.11", "TG-33.17")
def test_the_cards_of_one_who_fled_stay_until_the_end_and_may_be_used_with_its_agreement() -> None:
    """Part H 34."""
    watch = card(
        "watch",
        "free",
        passive=True,
        abilities=[
            {"trigger": "place", "do": [{"charges": {"add": 1}}]},
            {"trigger": {"pay_charges": 1}, "do": [{"pool": 1}]},
        ],
    )
    g = fight(enemy(9), watch, heroes=2, decks=[["watch"]])
    say(g, "active:0", "play:watch", "flee")
    assert line(g) == ["watch"]
    assert (g.heroes[0].combat.hand, len(g.heroes[0].combat.deck)) == ([], 15)
    say(g, "charge:card:watch#1")
    assert prompts(g) == [(0, "agree_charge")]
    say(g, "agree")
    assert scene(g).pool == 1
    say(g, "flee")
    assert g.encounter is None
    assert "watch" in g.heroes[0].combat.deck


@pytest.mark.rule("TG-36.11", "TG-21.5")
def test_the_others_go_on_with_phase_4() -> None:
    g = fight(enemy(9), heroes=3)
    say(g, "active:0", "flee")
    assert scene(g).members == [1, 2]
    assert keys(g) == ["active:1", "active:2"]
    assert len(hand(g, 1)) == 3


# -- who fled, and the story


STORY: dict[str, Any] = {
    "start": "v1",
    "verses": {
        "v1": {
            "do": [
                {
                    "encounter": {
                        "id": "enemy",
                        "win": [{"gain": {"rep": 3}, "who": "each"}],
                        "lose": [{"gain": {"terror": 1}, "who": "each"}],
                    }
                }
            ],
            "goto": "v2",
        },
        "v2": {"do": [{"gain": {"exp": 2}, "who": "each"}], "goto": "end"},
    },
}


def in_the_story(**more: Any) -> Avalon:
    """Two Characters read a verse in which an enemy is met; one cube beats it."""
    home = {"number": 101, "keys": {"north": 102}, "journal": STORY}
    hit = [card(f"hit{n}", "free cubes1") for n in range(1, 31)]
    foe = enemy(1, reward=[{"gain": {"wealth": 4}}])
    g = table("beor", "ailei", box=make_box(cards=hit, encounters=[foe], locations=[home]))
    for nth, hero in enumerate(g.heroes):
        hero.combat.deck = [entry["id"] for entry in hit[nth * 15 : nth * 15 + 15]]
        hero.combat.spare, hero.combat.reserve = [], []
    return get_ready(play(g, ReadSection("101", "v1", [0, 1])))


@pytest.mark.rule("TG-36.17", "TG-36.2", "TG-21.5")
def test_who_fled_has_left_the_party_and_the_story_goes_on_with_those_who_won() -> None:
    g = in_the_story()
    say(g, "active:0", "flee", "play:hit30", "stop")
    assert g.exploration is None
    assert [hero.resources["wealth"] for hero in g.heroes] == [1, 5]
    assert [hero.resources["rep"] for hero in g.heroes] == [1, 4]
    assert [hero.resources["exp"] for hero in g.heroes] == [0, 2]
    assert [event.seat for event in events(g, MemberExcluded)] == [0]
    assert g.heroes[0].at == 101


@pytest.mark.rule("TG-36.17", "TG-36.15")
def test_when_all_have_fled_the_story_of_the_defeat_speaks_to_all() -> None:
    g = in_the_story()
    say(g, "active:0", "flee", "flee")
    assert [hero.terror for hero in g.heroes] == [3, 3]
    assert [hero.resources["exp"] for hero in g.heroes] == [2, 2]
    assert not events(g, MemberExcluded)


# -- a flight during which cards are wanting


def lucky(trigger: str) -> dict[str, Any]:
    """A charm that draws, and gives a cube, at this moment."""
    return {"id": "charm", "abilities": [{"trigger": trigger, "do": [{"draw": 1}, {"pool": 1}]}]}


def without_cards(trigger: str, **options: Any) -> Avalon:
    """Alone before the enemy with three cards in hand, none in the deck, and the charm."""
    g = fight(enemy(9, opportunity=STING), items=[lucky(trigger)], held=[["charm#1"]], **options)
    g.heroes[0].combat.deck, g.heroes[0].combat.discard = [], g.heroes[0].combat.deck
    return g


@pytest.mark.rule("TG-36.16", "TG-36.6")
@pytest.mark.parametrize("trigger", ["opportunity", "flee"])
def test_a_flight_under_way_is_not_begun_anew_for_want_of_cards(trigger: str) -> None:
    g = without_cards(trigger)
    say(g, "flee")
    assert g.encounter is None
    assert tracks(g) == (5, 7, 2)
    assert (len(events(g, FleeTried)), len(events(g, OpportunityTaken))) == (1, 1)


@pytest.mark.rule("TG-36.16", "TG-36.6")
def test_who_plays_nothing_and_cannot_draw_flees_once() -> None:
    """The attack for playing nothing, then the one of the flight; Energy is lost once."""
    g = without_cards("opportunity")
    say(g, "stop")
    assert g.encounter is None
    assert tracks(g) == (5, 6, 2)


@pytest.mark.rule("TG-36.16", "TG-36.6")
def test_the_attack_of_a_flight_is_suffered_whole_and_the_ability_that_could_not_draw_is_broken_off() -> None:
    foe = enemy(9, opportunity=[{"draw": 1}, {"damage": 2}])
    g = fight(foe, heroes=2, items=[lucky("opportunity")], held=[["charm#1"]])
    g.heroes[0].combat.deck, g.heroes[0].combat.discard = [], g.heroes[0].combat.deck
    say(g, "active:0", "flee")
    assert tracks(g) == (5, 6, 2)
    assert (scene(g).members, scene(g).pool) == ([1], 0)


@pytest.mark.rule("TG-36.16", "TG-40.9")
def test_a_flight_that_lack_of_cards_would_force_needs_no_coin() -> None:
    g = without_cards("opportunity", flee_coin=True)
    say(g, "flee")
    assert g.encounter is None
    assert events(g, FleeCoinFlipped) == []
    assert tracks(g) == (5, 7, 2)


@pytest.mark.rule("TG-36.16", "TG-39.13")
def test_failure_taken_alone_is_taken_once_though_it_draws() -> None:
    foe = speaker(failure=[{"lose": {"rep": 1}}, {"draw": 1}])
    g = fight(foe, heroes=2, diplomacy_flee="member")
    g.heroes[0].resources["rep"] = 3
    g.heroes[0].diplomacy.deck, g.heroes[0].diplomacy.discard = [], g.heroes[0].diplomacy.deck
    say(g, "active:0", "flee")
    assert scene(g).members == [1]
    assert g.heroes[0].resources["rep"] == 2


# -- Challenging mode


@pytest.mark.rule("TG-40.9", "TG-40.10")
def test_with_the_coin_a_skull_keeps_one_in_the_combat_where_it_was() -> None:
    """SC-173."""
    g = fight(enemy(9, opportunity=STING), flee_coin=True)
    g.loaded = [0]
    say(g, "flee")
    assert [event.face for event in events(g, FleeCoinFlipped)] == ["skull"]
    assert tracks(g) == (5, 7, 2)
    assert prompts(g) == [(0, "play_card")]
    assert "flee" not in keys(g)
    say(g, "play:plain15", "stop")
    assert "flee" in keys(g)  # a new Activation, a new attempt


@pytest.mark.rule("TG-40.9")
def test_with_the_coin_the_grail_lets_one_go() -> None:
    g = fight(enemy(9), flee_coin=True)
    g.loaded = [1]
    say(g, "flee")
    assert g.encounter is None


@pytest.mark.rule("TG-40.9", "TG-36.6")
def test_a_forced_flight_needs_no_coin() -> None:
    g = fight(enemy(9), heroes=2, flee_coin=True)
    g.heroes[0].combat.deck = []
    say(g, "active:0", "play:plain15", "stop", "play:plain30", "stop")
    assert scene(g).members == [1]
    assert events(g, FleeCoinFlipped) == []


def test_who_falls_to_the_parting_attack_leaves_once() -> None:
    g = meet(enemy(9, opportunity=[{"damage": 3}]), heroes=2)
    set_tracks(g, 0, 3, 3, 0)
    start(g)
    say(g, "active:0", "flee")
    assert scene(g).members == [1]
    assert g.heroes[0].conditions == ["dying.coop"]
    assert scene(g).active == 1
