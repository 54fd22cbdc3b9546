"""Who arrives, and with whom (TG-5.15, TG-29.15): one arrival a place, and nobody in the place of the dead."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.tables import answer, events, make_box, place, play, prompts, table, waiting, wolf

from tavola.games.tainted_grail.deeds.day import Campaign, PlayRounds
from tavola.games.tainted_grail.events.encounter import EncounterDrawn
from tavola.games.tainted_grail.events.map import GuardianDieRolled
from tavola.games.tainted_grail.state import Avalon, Guardian, Place

QUICK = {
    "id": "dying.coop",
    "mode": "coop",
    "on_gain": [{"die": "self"}],
    "when": {"track": {"health": "==0"}},
    "remove_if": {"track": {"health": ">=1"}},
}


def at_the_edge(*names: str, health: int = 8, **changes: Any) -> Avalon:
    """These Characters sleep on 107, which no Menhir holds any more; nearest to it is 102."""
    g = table(*names, box=make_box(**changes))
    g.places[107] = Place(0, 2)
    g.available.remove(107)
    for hero in g.heroes:
        hero.at, hero.health, hero.energy = 107, health, min(6, health)
    return g


@pytest.mark.rule("TG-5.15", "TG-5.3", "TG-25.6")
def test_who_come_to_the_same_place_meet_its_guardian_once_and_together() -> None:
    g = at_the_edge("beor", "ailei")
    g.guardians = [Guardian("guardian1", 102)]
    play(g, Campaign())
    assert [hero.at for hero in g.heroes] == [102, 102]
    assert [event.seats for event in events(g, EncounterDrawn)] == [(0, 1)]
    assert not any(prompt == "join_encounter" for _, prompt in prompts(g))
    while not events(g, GuardianDieRolled):  # up to the sixth step of the morning
        decision = waiting(g)
        done = next(key for key in ("keep_hand", "ready", "flee", "active:0", "active:1") if key in decision.legal())
        answer(g, done, decision.seat)
    told = [type(event) for event in g.events]
    until_the_guardians_move = told[: told.index(GuardianDieRolled)]
    assert until_the_guardians_move.count(EncounterDrawn) == 1


@pytest.mark.rule("TG-5.15", "TG-18.17")
def test_the_instant_rule_speaks_to_the_whole_group_once() -> None:
    trap = place(102, keys={"south": 101}, instant=[{"gain": {"exp": 1}, "who": "each"}])
    g = play(at_the_edge("beor", "ailei", locations=[trap]), Campaign())
    assert [hero.resources["exp"] for hero in g.heroes] == [1, 1]


@pytest.mark.rule("TG-5.15")
def test_who_come_to_different_places_arrive_apart() -> None:
    trap = place(102, keys={"south": 101}, instant=[{"gain": {"exp": 1}, "who": "each"}])
    g = at_the_edge("beor", "ailei", locations=[trap])
    g.places[108] = Place(2, 0)
    g.available.remove(108)
    g.heroes[1].at = 108
    play(g, Campaign())
    assert [hero.at for hero in g.heroes] == [102, 104]
    assert [hero.resources["exp"] for hero in g.heroes] == [1, 0]


@pytest.mark.rule("TG-5.15")
def test_an_effect_that_takes_a_place_away_moves_all_who_are_there_together() -> None:
    trap = place(101, keys={"west": 103}, instant=[{"gain": {"exp": 1}, "who": "each"}])
    west = place(103, keys={"east": 101}, actions=[{"key": "sink", "cost": {}, "do": [{"location": {"discard": 103}}]}])
    g = table("beor", "ailei", box=make_box(locations=[trap, west]))
    for hero in g.heroes:
        hero.at = 103
    play(g, PlayRounds())
    answer(g, "location:sink", 0)
    answer(g, "stay", 1)
    assert [hero.at for hero in g.heroes] == [101, 101]
    assert [hero.resources["exp"] for hero in g.heroes] == [1, 1]


@pytest.mark.rule("TG-29.15", "TG-29.7", "TG-5.3")
def test_who_takes_the_place_of_one_lost_with_the_land_does_not_arrive() -> None:
    trap = place(101, keys={"north": 102}, instant=[{"gain": {"exp": 1}}])
    g = at_the_edge("beor", health=2, conditions=[QUICK], locations=[trap, place(102, keys={"south": 101})])
    g.heroes.append(table("beor", "ailei").heroes[1])
    g.roster_left.remove("ailei")
    play(g, Campaign())
    answer(g, "take:arev", 0)
    assert (g.heroes[0].character, g.heroes[0].at) == ("arev", 101)
    assert g.heroes[0].resources["exp"] == 0


@pytest.mark.rule("TG-29.15", "TG-29.7")
def test_who_takes_the_place_of_one_killed_on_arrival_does_not_suffer_the_rest_of_it() -> None:
    """The place is the lowest on the table, so the newcomer stands where the dead one fell."""
    grave = place(101, keys={"north": 102}, instant=[{"lose": {"health": 9}}, {"gain": {"exp": 3}}])
    g = table("beor", "ailei", box=make_box(conditions=[QUICK], locations=[grave]))
    g.heroes[0].at = 102
    play(g, PlayRounds())
    answer(g, "travel:101", 0)
    answer(g, "take:arev", 0)
    assert (g.heroes[0].character, g.heroes[0].at) == ("arev", 101)
    assert g.heroes[0].resources["exp"] == 0


@pytest.mark.rule("TG-29.15", "TG-29.7")
def test_who_takes_the_place_of_one_killed_in_a_fight_does_not_follow_its_text() -> None:
    foe = wolf("killer", "grey", value=50, table=[{"pool": [0, 49], "do": [{"damage": 9}]}])
    hunt = {"key": "hunt", "cost": {}, "do": [{"encounter": {"id": "killer", "lose": [{"gain": {"exp": 3}}]}}]}
    home = place(101, keys={"north": 102}, actions=[hunt])
    g = table("beor", "ailei", box=make_box(conditions=[QUICK], encounters=[foe], locations=[home]))
    g.heroes[1].at = 102
    play(g, PlayRounds())
    for key in ("location:hunt", "keep_hand", "stop", "go_on", "take:arev"):
        answer(g, key, 0)
    assert g.encounter is None
    assert [(hero.character, hero.resources["exp"]) for hero in g.heroes] == [("arev", 0), ("ailei", 0)]
