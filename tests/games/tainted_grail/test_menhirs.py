"""Menhirs, dials, range and the Anomaly (TG-11, TG-19, the first steps of the day in TG-5)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.coast import do, is_so, worth
from tests.games.tainted_grail.tables import (
    CHARACTERS,
    answer,
    asked,
    end_encounter,
    events,
    keys,
    locations,
    make_box,
    place,
    play,
    set_tracks,
    table,
    tracks,
)

from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.character.survival import in_panic
from tavola.games.tainted_grail.day.actions import actions_of
from tavola.games.tainted_grail.deeds.day import PlayRounds
from tavola.games.tainted_grail.events.map import AnomalySuffered, MenhirActivated, MenhirInspected
from tavola.games.tainted_grail.map.menhirs import (
    activate_menhir,
    adjust_dial,
    lose_what_is_out_of_range,
    lower_the_dials,
    remove_extinct_menhirs,
    ways_to_light,
    why_not_light,
)
from tavola.games.tainted_grail.present.refusals_day import why_not_act
from tavola.games.tainted_grail.state import Avalon, Guardian, Place
from tavola.kernel.flow import run
from tavola.kernel.game import waiting_for


def dawn(g: Avalon) -> Avalon:
    """The first three steps of the Start of the Day."""
    remove_extinct_menhirs(g)
    lose_what_is_out_of_range(g)
    run(g)
    lower_the_dials(g)
    return g


# -- dials


@pytest.mark.rule("TG-5.5", "TG-19.3", "TG-19.7", "TG-5.1")
def test_a_dial_that_runs_out_leaves_its_menhir_active_for_the_rest_of_the_day() -> None:
    """SC-1, SC-2, mistake 1."""
    g = table()
    g.menhirs[101] = 1
    dawn(g)
    assert g.menhirs == {101: 0}
    assert len(g.places) == 5
    dawn(g)
    assert g.menhirs == {}


@pytest.mark.rule("TG-5.5", "TG-3.3")
@pytest.mark.parametrize("dial", [1, 3, 8])
def test_a_start_dial_of_n_is_active_on_days_one_to_n(dial: int) -> None:
    """TV-4, PI-13."""
    g = table()
    g.menhirs[101] = dial
    active_days = 0
    while 101 in g.menhirs:
        remove_extinct_menhirs(g)
        if 101 in g.menhirs:
            lower_the_dials(g)
            active_days += 1
    assert active_days == dial


@pytest.mark.rule("TG-5.2", "TG-19.1")
def test_range_is_looked_at_before_dials_go_down() -> None:
    """Mistake 2: with a dial of 1 nothing is lost this morning."""
    g = table()
    g.menhirs = {101: 1}
    dawn(g)
    assert sorted(g.places) == [101, 102, 103, 104, 105]


@pytest.mark.rule("TG-5.2", "TG-19.1", "TG-19.2")
def test_what_is_not_on_or_beside_an_active_menhir_is_lost_diagonals_included() -> None:
    """Mistake 3: the Menhir's own card and the diagonal one stay."""
    g = table()
    g.places[106], g.places[108] = Place(1, 1), Place(2, 0)
    for number in (106, 108):
        g.available.remove(number)
    dawn(g)
    assert sorted(g.places) == [101, 102, 103, 104, 105, 106]
    assert 108 in g.available


# -- the Anomaly


def two_menhirs() -> Avalon:
    """107 lies two cards north of 101; both have Menhirs. 101's is about to go dark."""
    g = table("beor", "ailei")
    g.places[107] = Place(0, 2)
    g.available.remove(107)
    g.menhirs = {101: 0, 107: 4}
    return g


@pytest.mark.rule("TG-5.3", "TG-5.2", "TG-15.6")
def test_a_character_on_lost_land_is_hurt_and_goes_to_the_nearest_location() -> None:
    """TV-23: Health 5, Energy 5, Terror 3 become 3, 3, 5, and that is Panic."""
    g = two_menhirs()
    set_tracks(g, 0, 5, 5, 3)
    g.heroes[1].at = 107
    dawn(g)
    assert tracks(g) == (3, 3, 5)
    assert in_panic(g, 0)
    assert g.heroes[0].at == 102  # beside 107, nearer than 107 itself
    assert tracks(g, 1) == (6, 8, 2)
    assert [event.seat for event in events(g, AnomalySuffered)] == [0]


@pytest.mark.rule("TG-5.3")
def test_between_equally_near_locations_the_lowest_number_is_taken() -> None:
    """SC-4."""
    box = make_box(locations=[place(110), place(112, seals=["menhir"]), place(111)])
    g = table(box=box)
    g.places = {101: Place(0, 0), 110: Place(1, 1), 107: Place(1, -1), 112: Place(2, 0)}
    g.menhirs = {112: 3}
    set_tracks(g, 0, 5, 6, 2)
    dawn(g)
    assert g.heroes[0].at == 107
    assert tracks(g) == (4, 4, 4)


@pytest.mark.rule("TG-5.3")
def test_distance_counts_diagonals_as_one_unless_the_table_plays_it_otherwise() -> None:
    box = make_box(locations=[place(110), place(112, seals=["menhir"])])
    for metric, target in (("diagonal", 110), ("orthogonal", 112)):
        g = table(box=box, relocation_distance=metric)
        g.places = {101: Place(0, 0), 110: Place(2, 2), 112: Place(3, 0)}
        g.menhirs = {112: 3, 110: 3}
        dawn(g)
        assert g.heroes[0].at == target


@pytest.mark.rule("TG-5.3", "TG-18.13")
def test_a_guardian_there_is_fought_when_every_removal_is_finished() -> None:
    """SC-5: then the instant rule."""
    bolt = place(102, keys={"south": 101, "north": 107}, instant=[{"gain": {"terror": 1}}])
    g = table(box=make_box(locations=[bolt]))
    g.places[107] = Place(0, 2)
    g.available.remove(107)
    g.menhirs = {101: 0, 107: 4}
    g.guardians = [Guardian("guardian1", 102)]
    g.encounter_decks["violet"].remove("guardian1")
    remove_extinct_menhirs(g)
    lose_what_is_out_of_range(g)
    run(g)
    assert g.encounter is not None
    assert sorted(g.places) == [102, 107]
    assert tracks(g)[2] == 4
    end_encounter(g, "fled")
    assert tracks(g)[2] == 5


@pytest.mark.rule("TG-5.3")
def test_as_plain_relocation_nothing_is_triggered() -> None:
    bolt = place(102, keys={"south": 101, "north": 107}, instant=[{"gain": {"terror": 1}}])
    g = table(box=make_box(locations=[bolt]), relocation_triggers=False)
    g.places[107] = Place(0, 2)
    g.available.remove(107)
    g.menhirs = {101: 0, 107: 4}
    dawn(g)
    assert (g.heroes[0].at, tracks(g)[2]) == (102, 4)


@pytest.mark.rule("TG-5.4", "TG-19.5")
def test_without_any_menhir_the_land_stays_and_everybody_suffers_each_morning() -> None:
    """SC-7."""
    g = table("beor", "ailei")
    g.menhirs = {101: 0}
    dawn(g)
    assert len(g.places) == 5
    assert [tracks(g, seat) for seat in (0, 1)] == [(6, 6, 4), (6, 6, 4)]
    dawn(g)
    assert tracks(g) == (4, 4, 6)


@pytest.mark.rule("TG-19.5")
def test_without_any_menhir_nothing_is_revealed() -> None:
    from tavola.games.tainted_grail.map.locations import enter

    g = table()
    g.menhirs = {}
    enter(g, [0], 104, travelling=False)
    run(g)
    assert 106 not in g.places


@pytest.mark.rule("TG-19.6", "TG-5.4", "TG-19.8")
def test_a_menhir_lit_in_that_state_ends_the_losses_and_takes_what_lies_out_of_its_range() -> None:
    """SC-8: a Menhir that went dark is lit again."""
    g = table()
    g.places[107] = Place(0, 2)
    g.available.remove(107)
    g.menhirs = {101: 0}
    dawn(g)
    assert tracks(g) == (6, 6, 4)
    g.heroes[0].at = 107
    activate_menhir(g, 107, 6, 0)
    dawn(g)
    assert tracks(g) == (6, 6, 4)
    assert sorted(g.places) == [102, 107]
    activate_menhir(g, 107, 3, 0)
    assert g.menhirs == {107: 3}


# -- inspecting and lighting


def at_the_menhir(*names: str, **more: Any) -> Avalon:
    """A round in which the first Character may act, at a Menhir that asks for what `more` says."""
    options = more.pop("options", {})
    stone = {"dial": {"players": {"base": 8, "each": -1}}} | more
    start = place(101, seals=["menhir"], keys={"north": 102, "east": 104}, menhir=stone)
    return play(table(*names, box=make_box(locations=[start]), **options), PlayRounds())


@pytest.mark.rule("TG-11.1", "TG-6.4", "TG-18.2")
def test_inspecting_is_free_and_possible_without_energy() -> None:
    """SC-36."""
    g = at_the_menhir(cost={"food": 9})
    g.heroes[0].energy = 0
    assert [option.key for option in actions_of(g, 0)] == ["menhir"]
    answer(g, "menhir")
    assert events(g, MenhirInspected)
    assert tracks(g) == (0, 8, 2)


@pytest.mark.rule("TG-11.1", "TG-18.2")
def test_there_is_nothing_to_inspect_without_the_seal() -> None:
    g = at_the_menhir()
    g.heroes[0].at = 104
    assert "menhir" not in [option.key for option in actions_of(g, 0)]
    assert why_not_act(g, 0, "menhir").code == "TG_E_NO_MENHIR_SEAL"


@pytest.mark.rule("TG-11.2", "TG-11.4", "TG-11.10")
def test_a_menhir_whose_demands_are_met_may_be_lit_at_once() -> None:
    g = at_the_menhir(cost={"food": 2})
    answer(g, "menhir")
    assert keys(g) == ["light:menhir", "leave"]
    answer(g, "light:menhir")
    assert g.menhirs == {101: 7}
    assert g.heroes[0].resources["food"] == 0
    assert events(g, MenhirActivated)[0].renewed


@pytest.mark.rule("TG-11.2", "TG-6.7")
def test_what_cannot_be_paid_cannot_be_lit_and_nothing_is_paid() -> None:
    """SC-12."""
    g = at_the_menhir("beor", "ailei", cost={"food": 3})
    g.heroes[1].at = 102
    answer(g, "menhir", 0)
    assert events(g, MenhirInspected)
    (refusal,) = _refused(g)
    assert (refusal.code, refusal.args["need"], refusal.args["have"]) == ("TG_E_COST", 3, 2)
    assert g.heroes[0].resources["food"] == 2
    assert g.menhirs == {101: 7}


def _refused(g: Avalon) -> list[Any]:
    """What the Menhir would say to a Character standing before it alone."""
    at = g.heroes[0].at
    found = [why_not_light(g, 0, at, way, [0]) for way in ways_to_light(g, at)]
    return [refusal for refusal in found if refusal is not None]


@pytest.mark.rule("TG-11.2")
def test_a_requirement_nobody_in_the_party_meets_is_named() -> None:
    """SC-184."""
    g = at_the_menhir(requires={"has": {"secret": 7, "by": "party"}})
    answer(g, "menhir")
    assert [refusal.code for refusal in _refused(g)] == ["TG_E_MENHIR_REQ"]


@pytest.mark.rule("TG-11.3", "TG-11.5")
@pytest.mark.parametrize(("count", "food"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_costs_scale_with_the_players_in_the_game_and_not_with_the_party(count: int, food: int) -> None:
    """Mistake 13: only one stands before the Menhir, and nobody else has to."""
    g = at_the_menhir(*CHARACTERS[:count], cost={"food": {"players": {"base": 0, "each": 1}}})
    g.heroes[0].resources["food"] = 5
    for hero in g.heroes[1:]:
        hero.at = 102
    answer(g, "menhir", 0)
    answer(g, "light:menhir", 0)
    assert g.heroes[0].resources["food"] == 5 - food


@pytest.mark.rule("TG-11.6")
def test_a_party_splits_the_cost_across_members_and_kinds_rep_included() -> None:
    g = at_the_menhir("beor", "ailei", cost={"food": 3, "rep": 2})
    answer(g, "menhir", 0)
    answer(g, "join", 1)
    answer(g, "accept:1", 0)
    assert keys(g, 0) == ["light:menhir", "leave"]
    answer(g, "light:menhir", 0)
    assert keys(g, 0) == ["pay:food:2", "pay:food:1"]
    answer(g, "pay:food:2", 0)
    answer(g, "pay:food:1", 1)
    answer(g, "pay:rep:1", 1)
    assert [hero.resources["food"] for hero in g.heroes] == [0, 1]
    assert [hero.resources["rep"] for hero in g.heroes] == [0, 0]
    assert g.round == 2  # both have acted


@pytest.mark.rule("TG-11.7", "TG-19.4")
def test_renewing_sets_the_new_value_and_adds_nothing() -> None:
    """SC-10."""
    g = table()
    g.menhirs[101] = 4
    activate_menhir(g, 101, 6, 0)
    assert g.menhirs == {101: 6}


@pytest.mark.rule("TG-11.8")
def test_lighting_reveals_the_neighbours_of_every_occupied_location_without_instant_rules() -> None:
    """SC-15."""
    box = make_box(
        locations=[
            place(
                104, keys={"west": 101, "east": 108, "south": 109}, seals=["menhir"], instant=[{"gain": {"terror": 1}}]
            ),
            place(109, keys={"north": 104}),
        ]
    )
    g = table(box=box)
    g.menhirs = {103: 2}
    g.heroes[0].at = 104
    activate_menhir(g, 104, 5, 0)
    run(g)
    assert {108, 109} <= set(g.places)
    assert tracks(g)[2] == 2


@pytest.mark.rule("TG-11.8")
def test_the_other_reading_reveals_nothing_until_somebody_arrives() -> None:
    g = table(reveal_on_activation=False)
    g.heroes[0].at = 104
    activate_menhir(g, 104, 5, 0)
    assert 108 not in g.places


@pytest.mark.rule("TG-11.9")
def test_inspecting_uses_the_action_of_the_round() -> None:
    g = at_the_menhir("beor", "ailei", cost={"food": 9})
    answer(g, "menhir", 0)
    answer(g, "stay", 1)
    assert g.heroes[0].acted
    assert waiting_for(g) == [1]


@pytest.mark.rule("TG-11.10", "TG-40.11")
def test_a_dial_is_never_set_below_one() -> None:
    g = table()
    activate_menhir(g, 101, 0, 0)
    assert g.menhirs[101] == 1


@pytest.mark.rule("TG-11.4")
def test_a_menhir_may_be_lit_in_several_ways() -> None:
    ways = [{"key": "blood", "cost": {"health": 2}}, {"key": "grain", "cost": {"food": 2}, "dial": 3}]
    g = at_the_menhir(ways=ways)
    answer(g, "menhir")
    assert keys(g) == ["light:blood", "light:grain", "leave"]
    answer(g, "light:grain")
    assert g.menhirs == {101: 3}


@pytest.mark.rule("TG-1.2")
def test_a_limit_on_menhirs_is_a_table_option() -> None:
    g = at_the_menhir(options={"menhir_limit": 1})
    g.menhirs = {102: 4}
    answer(g, "menhir")
    assert [refusal.code for refusal in _refused(g)] == ["TG_E_MENHIR_LIMIT"]
    g = at_the_menhir()
    g.menhirs = dict.fromkeys((102, 104), 4)
    answer(g, "menhir")
    assert "light:menhir" in keys(g)


@pytest.mark.rule("TG-11.4", "TG-19.7")
def test_a_menhir_off_the_table_cannot_be_lit_and_dials_taken_out_stay_out() -> None:
    g = table()
    activate_menhir(g, 107, 5, 0)
    assert 107 not in g.menhirs
    g.menhirs[101] = 0
    lower_the_dials(g)
    assert g.menhirs == {101: 0}
    assert ways_to_light(g, 102) == []


@pytest.mark.rule("TG-19.7")
def test_an_effect_may_turn_the_dial_of_a_lit_menhir_only() -> None:
    g = table()
    adjust_dial(g, 101, -3)
    adjust_dial(g, 107, 5)
    assert g.menhirs == {101: 5}
    adjust_dial(g, 101, -9)
    assert g.menhirs == {101: 0}  # dark from tomorrow on


@pytest.mark.rule("TG-20.8", "TG-18.23")
def test_the_quest_dial_of_a_place_is_not_the_dial_of_its_menhir() -> None:
    cup = {"dial": {"target": 101, "token": "quest", "add": 1}}
    there = next(entry for entry in locations() if entry["number"] == 101)
    g = table(box=make_box(locations=[there | {"actions": [{"key": "pray", "cost": {"food": 1}, "do": [cup]}]}]))
    assert g.menhirs[101] == 8
    assert not is_so(g, {"dial": {"101": ">=1"}})  # nobody has prayed yet
    do(g, cup)
    assert is_so(g, {"dial": {"101": "==1"}})
    assert worth(g, {"dial": "here"}) == 1
    assert g.menhirs[101] == 8
    assert worth(table(), {"dial": "here"}) == 8  # where no text lays one


@pytest.mark.rule("TG-41.4", "TG-11.2")
def test_a_chronicler_elsewhere_reads_the_stone_the_others_stand_before() -> None:
    """Its labels and its refusals speak of that Menhir, not of the place the Chronicler is in."""
    ways = [{"key": "gift", "cost": {"food": 1}}, {"key": "feast", "cost": {"food": 9}}]
    g = at_the_menhir("beor", "ailei", "arev", ways=ways, options={"chronicler": 2})
    g.heroes[2].at = 102
    play(reopened(g))
    answer(g, "menhir", 0)
    answer(g, "join", 1)
    answer(g, "accept:1", 0)
    assert (asked(g).seat, keys(g)) == (2, ["light:gift", "leave"])
    assert GAME.label(g, asked(g), "light:gift").args["way"]
    stone = g.heroes[0].at
    assert GAME.refs(g, asked(g), "light:gift") == (f"location:{stone}",)
    assert (seen := GAME.view(g, 2).inspected) is not None
    assert (seen.number, [way.key for way in seen.ways]) == (stone, ["gift", "feast"])
    assert [(part.kind, part.n) for part in GAME.forecast(g, asked(g), "light:gift").price] == [("food", 1)]
    assert [(refusal.key, refusal.code) for refusal in GAME.refused(g, asked(g))] == [("light:feast", "TG_E_COST")]


@pytest.mark.rule("TG-41.4")
def test_who_is_alone_before_a_stone_asks_no_chronicler() -> None:
    g = at_the_menhir("beor", "ailei", ways=[{"key": "gift", "cost": {"food": 1}}], options={"chronicler": 1})
    g.heroes[1].at = 102
    play(reopened(g))
    answer(g, "menhir", 0)
    assert (asked(g).seat, keys(g)) == (0, ["light:gift", "leave"])


def reopened(g: Avalon) -> Avalon:
    """After a change made by hand."""
    g.open, g.mode = [], ""
    return g
