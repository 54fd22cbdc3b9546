"""Locations, Menhirs and Guardians in play: every step is an answer (TG-5, TG-11, TG-18, TG-19, TG-25)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.campaigns import HOME, act, campaign, named, next_day
from tests.games.tainted_grail.tables import place, tracks

from tavola.games.tainted_grail.state import Avalon, Guardian, Place
from tavola.testing import Table

BOLT = [{"gain": {"terror": 1}}]


def guarded(table: Table[Avalon], number: int, name: str = "guardian1") -> None:
    """A Guardian out of its deck, on a Location."""
    with table.edit() as g:
        g.encounter_decks["violet"].remove(name)
        g.guardians.append(Guardian(name, number))


def far_menhir(table: Table[Avalon], dial: int = 4) -> None:
    """107 lies two cards north of 101, with a Menhir of its own; that of 101 has no dial left."""
    with table.edit() as g:
        g.places[107] = Place(0, 2)
        g.available.remove(107)
        g.menhirs = {101: 0, 107: dial}


# -- Menhirs and the Anomaly


@pytest.mark.rule("TG-5.1", "TG-5.5", "TG-19.3", "TG-19.7")
def test_a_dial_that_runs_out_leaves_the_menhir_for_the_rest_of_that_day() -> None:
    table = campaign()
    with table.edit() as g:
        g.menhirs[101] = 2
    seen = []
    for _ in range(3):
        next_day(table)
        seen.append(dict(table.g.menhirs))
    assert seen == [{101: 1}, {101: 0}, {}]


@pytest.mark.rule("TG-19.1", "TG-5.2", "TG-5.3")
def test_land_out_of_range_is_lost_in_the_morning_and_who_stands_there_is_hurt_and_goes_on() -> None:
    table = campaign(seats=2)
    far_menhir(table)
    with table.edit() as g:
        g.heroes[1].at = 107
    terror = [hero.terror for hero in table.g.heroes]
    events = next_day(table)
    assert not {101, 103, 104, 105} & set(table.g.places)
    assert [hero.at for hero in table.g.heroes] == [102, 107]
    assert [event.seat for event in named(events, "AnomalySuffered")] == [0]
    rested = 1  # who eats loses one Terror in the evening before
    assert [hero.terror for hero in table.g.heroes] == [terror[0] - rested + 2, terror[1] - rested]


@pytest.mark.rule("TG-5.4", "TG-19.5")
def test_without_any_menhir_the_land_stays_everybody_suffers_and_nothing_is_revealed() -> None:
    table = campaign()
    with table.edit() as g:
        g.menhirs = {101: 0}
        g.heroes[0].terror = 1
    next_day(table)
    assert (sorted(table.g.places), table.g.menhirs) == ([101, 102, 103, 104, 105], {})
    assert table.g.heroes[0].terror == 2  # one less for the meal, two more for the dark
    table.answer("travel:104")
    assert 106 not in table.g.places


@pytest.mark.rule("TG-19.6", "TG-19.8", "TG-5.4")
def test_a_menhir_lit_in_the_dark_ends_the_losses_and_takes_what_lies_out_of_its_range() -> None:
    table = campaign()
    with table.edit() as g:
        g.menhirs = {101: 0}
        g.places[107] = Place(0, 2)
        g.available.remove(107)
    next_day(table)
    table.answer("menhir", "light:menhir")
    assert table.g.menhirs == {101: 7}
    events = next_day(table)
    assert named(events, "AnomalySuffered") == []
    assert sorted(table.g.places) == [101, 102, 103, 104, 105]


@pytest.mark.rule("TG-11.7", "TG-19.4")
def test_renewing_sets_the_new_value_and_places_no_second_menhir() -> None:
    table = campaign()
    with table.edit() as g:
        g.menhirs[101] = 4
    events = table.answer("menhir", "light:menhir")
    assert table.g.menhirs == {101: 7}
    assert [event.renewed for event in named(events, "MenhirActivated")] == [True]


@pytest.mark.rule("TG-11.8")
@pytest.mark.parametrize(("reveals", "found"), [(True, True), (False, False)])
def test_lighting_reveals_the_neighbours_of_who_stands_there_without_instant_rules(reveals: bool, found: bool) -> None:
    table = campaign(
        locations=[place(102, keys={"south": 101}, instant=BOLT)], options={"reveal_on_activation": reveals}
    )
    with table.edit() as g:
        g.menhirs = {}
        del g.places[102]
        g.available.append(102)
    table.answer("menhir", "light:menhir")
    assert (102 in table.g.places) is found
    assert table.g.heroes[0].terror == 2


# -- cards, ways, arrival


@pytest.mark.rule("TG-18.1", "TG-18.6", "TG-18.7")
def test_keys_name_the_neighbour_on_their_side_and_are_the_ways_one_may_travel() -> None:
    table = campaign(home={"keys": {"north": 102, "east": 104}})
    assert [key for key in table.legal() if key.startswith("travel")] == ["travel:102", "travel:104"]
    seen = {one.number: one for one in table.game.view(table.g, 0).places}
    assert (seen[102].x, seen[102].y, seen[104].x, seen[104].y) == (0, 1, 1, 0)
    assert "menhir" in seen[101].seals
    assert table.refusal("travel:103").code == "TG_E_NOT_REVEALED"


@pytest.mark.rule("TG-18.9", "TG-18.10", "TG-18.11")
def test_arriving_reveals_keyed_neighbours_in_range_unless_another_card_lies_there() -> None:
    table = campaign()
    table.answer("travel:104")
    assert 106 in table.g.places
    assert 108 not in table.g.places
    table = campaign()
    with table.edit() as g:
        g.places[107] = Place(1, 1)
        g.available.remove(107)
    table.answer("travel:104")
    assert 106 not in table.g.places


@pytest.mark.rule("TG-18.12", "TG-30.4")
def test_a_location_removed_from_the_game_is_not_found_again() -> None:
    table = campaign([{"location": {"remove": 106}}])
    act(table)
    table.answer("travel:104")
    assert 106 not in table.g.places


@pytest.mark.rule("TG-18.4", "TG-18.5")
def test_settlement_seals_do_nothing_but_what_the_card_says() -> None:
    table = campaign(
        locations=[
            place(104, keys={"west": 101}, seals=["inhospitable"], instant=BOLT),
            place(102, keys={"south": 101}, seals=["hospitable"]),
        ]
    )
    table.answer("travel:102", "travel:101")
    assert table.g.heroes[0].terror == 2
    table.answer("travel:104")
    assert table.g.heroes[0].terror == 3


@pytest.mark.rule("TG-18.13", "TG-18.14", "TG-25.7")
def test_reveal_then_guardian_then_the_instant_rule() -> None:
    table = campaign(locations=[place(104, keys={"west": 101, "north": 106}, instant=BOLT)])
    guarded(table, 104)
    table.answer("travel:104")
    assert 106 in table.g.places
    assert table.g.encounter is not None
    assert table.g.heroes[0].terror == 2
    table.answer_until(when=lambda g: g.encounter is None, choose=fleeing)
    assert table.g.heroes[0].terror == 3
    assert table.g.guardians == [Guardian("guardian1", 104)]


def fleeing(decision: Any) -> str:
    return next(
        (key for key in ("flee", "ready", "keep_hand", "face", "go_on") if key in decision.legal()),
        decision.legal()[-1],
    )


@pytest.mark.rule("TG-18.15", "TG-18.14")
def test_who_is_moved_on_leaves_the_rest_of_the_old_location_behind() -> None:
    onward = [{"move": {"to": {"number": 106}}}, {"gain": {"terror": 5}}]
    table = campaign(
        locations=[
            place(104, keys={"west": 101, "north": 106}, instant=onward),
            place(106, keys={"south": 104}, instant=[{"lose": {"health": 1}}]),
        ]
    )
    table.answer("travel:104")
    assert (table.g.heroes[0].at, tracks(table.g)) == (106, (5, 7, 2))


@pytest.mark.rule("TG-18.16", "TG-18.14")
def test_instant_rules_strike_each_time_in_printed_order() -> None:
    rules = [{"set": {"terror": 0}}, {"gain": {"terror": 1}}]
    table = campaign(locations=[place(104, keys={"west": 101}, instant=rules)])
    for number, terror in ((104, 1), (101, 1), (104, 1)):
        if number == 104:
            with table.edit() as g:
                g.heroes[0].terror = 5
        table.answer(f"travel:{number}")
        assert table.g.heroes[0].terror == terror


@pytest.mark.rule("TG-18.18")
def test_being_moved_to_where_one_is_triggers_nothing() -> None:
    table = campaign([{"move": {"to": {"number": 101}}}], home={"instant": BOLT})
    act(table)
    assert table.g.heroes[0].terror == 2


VERSIONS = [
    place(104, keys={"west": 101, "north": 190}),
    place(190, keys={"south": 104}),
    place(195, keys={"south": 104}, legacy=190),
    place(196, keys={"south": 104}, legacy=190),
    place(197, keys={"south": 104}, legacy=195),
]


@pytest.mark.rule("TG-18.19", "TG-18.20", "TG-18.21")
@pytest.mark.parametrize(
    ("removed", "found"),
    [((), 190), ((190,), 195), ((190, 195, 196), 197)],
    ids=["the number itself", "the lowest version", "a version of a version"],
)
def test_a_key_finds_the_number_or_else_a_version_of_it(removed: tuple[int, ...], found: int) -> None:
    table = campaign([{"location": {"remove": number}} for number in removed], locations=VERSIONS)
    act(table)
    table.answer("travel:104")
    assert [number for number in table.g.places if number >= 190] == [found]
    assert f"travel:{found}" in table.legal()


@pytest.mark.rule("TG-18.22", "TG-18.19")
def test_a_replacement_takes_over_everything_and_nobody_has_entered() -> None:
    new = place(195, keys=HOME["keys"], seals=["menhir"], menhir={"dial": 3}, legacy=101, instant=BOLT)
    table = campaign([{"location": {"replace": [101, 195]}}], locations=[new])
    with table.edit() as g:
        g.places[101].dropped = ["rope#1"]
        g.item_deck.remove("rope#1")
    act(table)
    g = table.g
    assert (g.heroes[0].at, g.places[195].x, g.places[195].y) == (195, 0, 0)
    assert (g.menhirs, g.places[195].dropped) == ({195: 7}, ["rope#1"])
    assert g.heroes[0].terror == 2
    assert 101 not in g.places


@pytest.mark.rule("TG-18.23")
def test_a_lost_location_keeps_its_quest_tokens_and_gives_back_what_lay_there() -> None:
    table = campaign([{"token": {"quest": 2, "target": {"number": 105}}}])
    act(table)
    far_menhir(table)
    with table.edit() as g:
        g.heroes[0].at = 107
        g.places[105].dropped = ["rope#1"]
        g.item_deck.remove("rope#1")
    guarded(table, 105)
    next_day(table)
    g = table.g
    assert 105 not in g.places
    assert g.kept_tokens == {105: 2}
    assert (g.item_deck[0], g.encounter_decks["violet"][0]) == ("rope#1", "guardian1")


# -- Guardians


@pytest.mark.rule("TG-25.2", "TG-5.11")
@pytest.mark.parametrize(("face", "at"), [(1, 104), (4, 102), (5, None)])
def test_a_guardian_walks_stays_or_leaves_by_its_die(face: int, at: int | None) -> None:
    """North, east, south, west, nothing, discard; it begins on 102, where nobody is, or on 101 for the way east."""
    table = campaign()
    start = 101 if face == 1 else 102
    guarded(table, start)
    if start == 101:
        with table.edit() as g:
            g.heroes[0].at = 103
    table.load(face)
    next_day(table)
    assert [one.at for one in table.g.guardians] == ([] if at is None else [at])
    assert (at is None) == (table.g.encounter_decks["violet"][0] == "guardian1")


@pytest.mark.rule("TG-25.3")
def test_where_there_is_no_way_it_goes_to_the_highest_number_connected() -> None:
    table = campaign()
    guarded(table, 103)
    with table.edit() as g:
        g.heroes[0].at = 105
    table.load(0)
    next_day(table)
    assert [one.at for one in table.g.guardians] == [101]


@pytest.mark.rule("TG-25.4", "TG-25.5", "TG-5.11")
@pytest.mark.parametrize(("at", "face"), [(101, 4), (102, 2)], ids=["one that stays", "one that enters"])
def test_a_guardian_where_characters_are_is_fought_by_all_of_them(at: int, face: int) -> None:
    table = campaign(seats=2)
    guarded(table, at)
    table.load(face)
    table.answer_until(when=lambda g: g.encounter is not None)
    assert table.g.encounter is not None
    assert (table.g.encounter.card, sorted(table.g.encounter.members)) == ("guardian1", [0, 1])


@pytest.mark.rule("TG-25.10")
def test_there_is_no_limit_to_guardians() -> None:
    kind = {"deck": "violet", "kind": "combat", "difficulty": 2, "value": 50, "guardian": True, "traits": ["guardian"]}
    kind |= {"right": [{"key": "free"}], "table": [{"pool": [0, 0], "do": []}]}
    names = [f"watcher{n}" for n in range(5)]
    spawned = [{"guardian": {"spawn": {"id": name, "at": {"number": 103}}}} for name in names]
    table = campaign(spawned, encounters=[{"id": name} | kind for name in names])
    act(table)
    assert [one.encounter for one in table.g.guardians] == names
