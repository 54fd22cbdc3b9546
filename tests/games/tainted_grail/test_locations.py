"""Locations, directional keys, legacy numbers, arrival, Special Movement (TG-18)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.tables import (
    answer,
    asked,
    end_encounter,
    events,
    keys,
    make_box,
    place,
    play,
    prompts,
    table,
    tracks,
)

from tavola.games.tainted_grail.content.effect import Effect, read_effect
from tavola.games.tainted_grail.day.actions import why_not_travel
from tavola.games.tainted_grail.day.choices import TravelChoice
from tavola.games.tainted_grail.deeds.effects import SpecialMove
from tavola.games.tainted_grail.effects.run import carry_out
from tavola.games.tainted_grail.events.map import LocationRevealed
from tavola.games.tainted_grail.grid import answering, neighbour, roads_from
from tavola.games.tainted_grail.map.locations import (
    discard_location,
    enter,
    remove_location,
    replace_location,
    reveal,
    reveal_number,
)
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.state import Avalon, Dial, Guardian, Place
from tavola.kernel.flow import run


def effect(**word: Any) -> Effect:

    return read_effect(word)


def arrive(g: Avalon, number: int, *seats: int) -> Avalon:
    enter(g, list(seats or (0,)), number, travelling=False)
    run(g)
    return g


# -- the card


@pytest.mark.rule("TG-18.1", "TG-18.6")
def test_a_location_card_is_known_by_its_number_its_seals_and_its_keys() -> None:
    g = table()
    entry = g.box.locations[101]
    assert entry.seals == ["menhir"]
    assert entry.keys == {"north": 102, "west": 103, "east": 104, "south": 105}
    assert entry.legacy is None


@pytest.mark.rule("TG-18.4", "TG-18.5")
def test_settlement_seals_do_nothing_by_themselves() -> None:
    box = make_box(
        locations=[
            place(104, keys={"west": 101}, seals=["inhospitable"], instant=[{"gain": {"terror": 1}}]),
            place(102, keys={"south": 101}, seals=["hospitable"]),
        ]
    )
    g = table(box=box)
    arrive(g, 102)
    assert tracks(g) == (6, 8, 2)
    arrive(g, 104)
    assert tracks(g) == (6, 8, 3)


# -- ways


@pytest.mark.rule("TG-18.7", "TG-8.2")
def test_adjacent_cards_without_keys_are_not_connected() -> None:
    g = table()
    g.places[108] = Place(-1, 1)  # beside 102, but nothing on 102's west edge leads there
    assert neighbour(g, 102, "west") is None
    refusal = why_not_travel(g, 0, TravelChoice(108))
    assert refusal is not None
    assert refusal.code == "TG_E_DIAGONAL"
    g.heroes[0].at = 102
    refusal = why_not_travel(g, 0, TravelChoice(108))
    assert refusal is not None
    assert refusal.code == "TG_E_NO_ROUTE"


def one_way_table(**options: Any) -> Avalon:
    """102 has a key to the south; 101 has none to the north."""
    start = place(101, seals=["menhir"], menhir={"dial": 5}, keys={"east": 104}, one_way=[])
    g = table(box=make_box(locations=[start]), **options)
    g.places[102] = Place(0, 1)
    g.available.remove(102)
    return g


@pytest.mark.rule("TG-18.7")
def test_a_key_on_one_side_only_is_a_one_way_route() -> None:
    """SC-21."""
    g = one_way_table()
    assert neighbour(g, 102, "south") == 101
    assert neighbour(g, 101, "north") is None
    refusal = why_not_travel(g, 0, TravelChoice(102))
    assert refusal is not None
    assert refusal.code == "TG_E_NO_ROUTE"


@pytest.mark.rule("TG-18.7")
def test_the_other_reading_lets_either_edge_carry_the_key() -> None:
    g = one_way_table(route="either_edge")
    assert neighbour(g, 101, "north") == 102
    assert roads_from(g, 101) == [102, 104]


@pytest.mark.rule("TG-18.8")
def test_a_key_leads_only_to_the_cell_beyond_its_edge() -> None:
    """A card that lies elsewhere on the grid is not reached, although its number is on the key."""
    g = table()
    g.places[104] = Place(3, 3)
    assert neighbour(g, 101, "east") is None


# -- revealing


@pytest.mark.rule("TG-18.9", "TG-18.10", "TG-8.3")
def test_arriving_reveals_keyed_neighbours_in_range_and_no_others() -> None:
    """TV-10: 106 lies diagonally beside the Menhir of 101, 108 lies two cards away."""
    g = arrive(table(), 104)
    assert 106 in g.places
    assert (g.places[106].x, g.places[106].y) == (1, 1)
    assert 108 not in g.places
    assert [event.number for event in events(g, LocationRevealed)] == [106]


@pytest.mark.rule("TG-18.10")
def test_a_location_out_of_range_comes_on_a_later_arrival() -> None:
    """Mistake 18."""
    g = arrive(table(), 104)
    g.menhirs[104] = 3
    arrive(g, 101)
    assert 108 not in g.places
    arrive(g, 104)
    assert g.places[108].x == 2


@pytest.mark.rule("TG-18.11")
def test_an_occupied_cell_and_a_card_on_the_table_stay_as_they_are() -> None:
    g = table()
    g.places[107] = Place(1, 1)
    g.available.remove(107)
    arrive(g, 104)
    assert 106 not in g.places
    before = dict(g.places)
    reveal(g, 101)
    assert g.places == before


@pytest.mark.rule("TG-18.12", "TG-30.4")
def test_a_card_removed_from_the_game_is_not_found() -> None:
    g = table()
    remove_location(g, 106)
    arrive(g, 104)
    assert 106 not in g.places
    assert answering(g, 106) is None


@pytest.mark.rule("TG-18.9")
def test_an_effect_may_reveal_a_location_where_a_key_wants_it() -> None:
    g = table()
    reveal_number(g, 106)
    reveal_number(g, 108)
    assert (g.places[106].x, g.places[106].y) == (1, 1)
    assert 108 not in g.places


# -- the arrival sequence


def guarded() -> Avalon:
    """104 has a Guardian and an instant rule."""
    bolt = place(104, keys={"west": 101, "north": 106}, instant=[{"gain": {"terror": 1}}])
    g = table(box=make_box(locations=[bolt]))
    g.encounter_decks["violet"].remove("guardian1")
    g.guardians = [Guardian("guardian1", 104)]
    return g


@pytest.mark.rule("TG-18.13", "TG-25.7", "TG-25.6")
def test_reveal_then_guardian_then_instant_rule() -> None:
    """Mistake 15: while the Guardian is being fought the neighbour lies there and the bolt has not struck."""
    g = arrive(guarded(), 104)
    assert 106 in g.places
    assert g.encounter is not None
    assert g.encounter.card == "guardian1"
    assert tracks(g)[2] == 2


@pytest.mark.rule("TG-18.14")
def test_instant_rules_resolve_even_if_the_guardian_was_not_defeated() -> None:
    """SC-57."""
    g = arrive(guarded(), 104)
    end_encounter(g, "fled")
    assert g.encounter is None
    assert g.guardians == [Guardian("guardian1", 104)]
    assert tracks(g)[2] == 3


@pytest.mark.rule("TG-18.14")
def test_instant_rules_come_in_printed_order() -> None:
    rules = [{"set": {"terror": 0}}, {"gain": {"terror": 1}}]
    g = arrive(table(box=make_box(locations=[place(104, keys={"west": 101}, instant=rules)])), 104)
    assert tracks(g)[2] == 1


@pytest.mark.rule("TG-18.15")
def test_who_is_moved_on_leaves_the_rest_of_the_old_location_behind() -> None:
    """SC-30."""
    onward = [{"move": {"to": {"number": 106}}}, {"gain": {"terror": 5}}]
    box = make_box(
        locations=[
            place(104, keys={"west": 101, "north": 106}, instant=onward),
            place(106, keys={"south": 104}, instant=[{"lose": {"energy": 1}}]),
        ]
    )
    g = arrive(table(box=box), 104)
    assert g.heroes[0].at == 106
    assert tracks(g) == (5, 8, 2)
    assert g.arriving == []


@pytest.mark.rule("TG-18.16")
def test_instant_rules_strike_each_time_a_location_is_entered() -> None:
    g = table(box=make_box(locations=[place(104, keys={"west": 101}, instant=[{"gain": {"terror": 1}}])]))
    for number in (104, 101, 104):
        arrive(g, number)
    assert tracks(g)[2] == 4


@pytest.mark.rule("TG-18.14", "TG-8.4")
def test_the_whole_party_faces_an_instant_rule() -> None:
    rule = [{"gain": {"terror": 1}, "who": "each"}]
    g = table("beor", "ailei", "arev", box=make_box(locations=[place(104, keys={"west": 101}, instant=rule)]))
    arrive(g, 104, 0, 1)
    assert [hero.terror for hero in g.heroes] == [3, 3, 2]


# -- Special Movement


@pytest.mark.rule("TG-18.17")
def test_special_movement_costs_nothing_reveals_and_triggers() -> None:
    """Mistake 16."""
    box = make_box(locations=[place(104, keys={"west": 101, "north": 106}, instant=[{"gain": {"terror": 1}}])])
    g = table(box=box)
    g.heroes[0].acted = False
    carry_out(g, [effect(move={"to": {"connected": "here"}})], 0, "event:tale1")
    run(g)
    assert "to:104" in keys(g)
    answer(g, "to:104")
    assert (g.heroes[0].at, g.heroes[0].energy, g.heroes[0].terror) == (104, 6, 3)
    assert 106 in g.places
    assert not g.heroes[0].acted


@pytest.mark.rule("TG-18.17", by="helpers")
def test_to_the_lowest_numbered_revealed_location() -> None:
    g = arrive(table(), 104)
    carry_out(g, [effect(move={"to": "lowest_revealed"})], 0, "event:tale1")
    run(g)
    assert g.heroes[0].at == 101


@pytest.mark.rule("TG-18.18")
def test_moving_to_where_one_is_triggers_nothing() -> None:
    """SC-28."""
    start = place(101, seals=["menhir"], menhir={"dial": 5}, keys={"north": 102}, instant=[{"gain": {"terror": 1}}])
    g = table(box=make_box(locations=[start]))
    play(g, SpecialMove([0], 101))
    assert tracks(g)[2] == 2


# -- legacy numbers


def legacy_table() -> Avalon:
    """104 leads north to 190; 195 and 196 are versions of it, 197 is a version of 195."""
    return table(
        box=make_box(
            locations=[
                place(104, keys={"west": 101, "north": 190}),
                place(190, keys={"south": 104}),
                place(195, keys={"south": 104}, legacy=190),
                place(196, keys={"south": 104}, legacy=190),
                place(197, keys={"south": 104}, legacy=195),
            ]
        )
    )


@pytest.mark.rule("TG-18.20")
def test_the_number_itself_comes_before_any_legacy() -> None:
    """TV-11, SC-24, mistake 17."""
    g = arrive(legacy_table(), 104)
    assert 190 in g.places


@pytest.mark.rule("TG-18.19", "TG-18.20")
def test_a_version_answers_when_the_original_is_out_of_the_game() -> None:
    """SC-23."""
    g = legacy_table()
    for number in (190, 196, 197):
        remove_location(g, number)
    arrive(g, 104)
    assert 195 in g.places
    assert neighbour(g, 104, "north") == 195


@pytest.mark.rule("TG-18.21")
def test_a_twice_changed_location_answers_to_the_original_number() -> None:
    g = legacy_table()
    for number in (190, 195, 196):
        remove_location(g, number)
    assert answering(g, 190) == 197
    assert answering(g, 195) == 197


@pytest.mark.rule("TG-18.21")
def test_of_several_versions_the_latest_in_play_counts_else_the_lowest() -> None:
    g = legacy_table()
    remove_location(g, 190)
    assert answering(g, 190) == 195
    g = legacy_table()
    replace_location(g, 190, 196)
    assert answering(g, 190) == 196


@pytest.mark.rule("TG-18.22", "TG-18.19")
def test_a_replacement_takes_over_everything_and_nobody_has_entered() -> None:
    """SC-26, mistake 15."""
    box = make_box(
        locations=[
            place(104, keys={"west": 101, "north": 190}),
            place(190, keys={"south": 104}, seals=["menhir"]),
            place(195, keys={"south": 104, "east": 106}, legacy=190, instant=[{"gain": {"terror": 3}}]),
        ]
    )
    g = arrive(arrive(table(box=box), 104), 190)
    g.menhirs[190] = 3
    g.places[190].time, g.places[190].quest, g.places[190].dropped = 2, 1, ["rope#1"]
    g.guardians = [Guardian("guardian2", 190)]
    g.dials = [Dial("190", "quest", 4)]
    cell = (g.places[190].x, g.places[190].y)
    replace_location(g, 190, 195)
    run(g)
    new = g.places[195]
    assert (new.x, new.y) == cell
    assert (new.time, new.quest, new.dropped) == (2, 1, ["rope#1"])
    assert g.heroes[0].at == 195
    assert g.menhirs == {101: 8, 195: 3}
    assert g.guardians == [Guardian("guardian2", 195)]
    assert g.dials == [Dial("195", "quest", 4)]
    assert 190 in g.removed
    assert 190 not in g.places
    assert g.encounter is None
    assert tracks(g)[2] == 2
    assert 106 in g.places  # the reveal check, since somebody is there


@pytest.mark.rule("TG-18.22")
def test_replacing_a_card_that_is_not_on_the_table_swaps_it_in_the_pool() -> None:
    g = legacy_table()
    replace_location(g, 190, 195)
    assert 190 in g.removed
    assert 195 in g.available
    arrive(g, 104)
    assert 195 in g.places


@pytest.mark.rule("TG-18.22")
def test_a_replacement_that_makes_no_sense_changes_nothing() -> None:
    g = legacy_table()
    before = dict(g.places)
    replace_location(g, 101, 104)  # the new card lies on the table already
    remove_location(g, 196)
    replace_location(g, 196, 195)  # the old card is out of the game
    assert g.places == before
    assert g.replaced == []


@pytest.mark.rule("TG-18.22", "TG-18.23")
def test_tokens_kept_for_a_location_pass_to_its_new_version() -> None:
    g = legacy_table()
    g.kept_tokens, g.dials = {190: 2}, [Dial("190", "quest", 3), Dial("101", "quest", 1)]
    replace_location(g, 190, 195)
    assert g.kept_tokens == {195: 2}
    assert g.dials == [Dial("195", "quest", 3), Dial("101", "quest", 1)]


@pytest.mark.rule("TG-18.22")
def test_where_nobody_stands_a_replacement_reveals_nothing() -> None:
    box = make_box(locations=[place(204, keys={"west": 101, "north": 106}, legacy=104)])
    g = table(box=box)
    replace_location(g, 104, 204)
    assert 204 in g.places
    assert 106 not in g.places


@pytest.mark.rule("TG-18.21")
def test_the_latest_version_in_play_counts_even_if_others_were_replaced_since() -> None:
    g = legacy_table()
    replace_location(g, 190, 196)
    g.replaced.append(108)  # some other Location changed after it
    assert answering(g, 190) == 196


# -- leaving the table


def lively(**options: Any) -> Avalon:
    """104 with tokens, dials, marks, an Item and a Guardian on it."""
    g = table(**options)
    there = g.places[104]
    there.time, there.quest, there.used, there.dropped = 2, 3, {"hunt": 1}, ["rope#1"]
    g.item_deck.remove("rope#1")
    g.guardians = [Guardian("guardian1", 104)]
    g.encounter_decks["violet"].remove("guardian1")
    g.dials = [Dial("104", "quest", 4), Dial("104", "time", 2), Dial("103", "time", 1)]
    return g


@pytest.mark.rule("TG-18.23", "TG-30.1")
def test_a_discarded_location_may_come_back_with_its_quest_tokens() -> None:
    """Mistake 17: it is not lost for good."""
    g = lively()
    discard_location(g, 104)
    assert 104 in g.available
    assert g.item_deck[0] == "rope#1"
    assert g.encounter_decks["violet"][0] == "guardian1"
    assert g.guardians == []
    assert g.dials == [Dial("104", "quest", 4), Dial("103", "time", 1)]
    arrive(g, 101)
    back = g.places[104]
    assert (back.time, back.quest, back.used, back.dropped) == (0, 3, {}, [])
    assert g.kept_tokens == {}


@pytest.mark.rule("TG-18.23")
def test_the_other_reading_loses_quest_tokens_too() -> None:
    g = lively(discarded_quest_tokens="lost")
    discard_location(g, 104)
    assert g.kept_tokens == {}
    assert g.dials == [Dial("103", "time", 1)]


@pytest.mark.rule("TG-18.23", "TG-5.4")
def test_the_last_location_cannot_be_taken_away() -> None:
    g = table()
    g.places = {101: g.places[101]}
    discard_location(g, 101)
    remove_location(g, 101)
    assert list(g.places) == [101]
    assert neighbour(g, 102, "south") is None  # not on the table: no way leads from it


@pytest.mark.rule("TG-18.12", "TG-30.4")
def test_a_removed_location_never_comes_back() -> None:
    """Mistake 17."""
    g = lively()
    remove_location(g, 104)
    arrive(g, 101)
    assert 104 not in g.places
    assert 104 in g.removed


@pytest.mark.rule("TG-18.17", "TG-18.23")
def test_whoever_stands_on_a_location_that_an_effect_takes_away_goes_to_the_nearest() -> None:
    g = arrive(table(), 104)
    discard_location(g, 104)
    run(g)
    assert g.heroes[0].at == 101
    assert tracks(g) == (6, 8, 2)


@pytest.mark.rule("TG-8.6")
def test_characters_already_there_may_join_an_encounter_that_an_arrival_triggers() -> None:
    box = make_box(locations=[place(104, keys={"west": 101}, instant=[{"encounter": {"deck": "green"}}])])
    g = table("beor", "ailei", "arev", box=box)
    g.heroes[1].at = g.heroes[2].at = 104
    g.heroes[2].passed = True
    arrive(g, 104)
    assert prompts(g) == [(1, "join_encounter")]
    assert asked(g).legal() == ("join", "watch")
    answer(g, "join", 1)
    assert g.encounter is not None
    assert sorted(g.encounter.members) == [0, 1]


@pytest.mark.rule("TG-8.6")
def test_nobody_is_forced_to_join() -> None:
    box = make_box(locations=[place(104, keys={"west": 101}, instant=[{"encounter": {"deck": "green"}}])])
    g = table("beor", "ailei", box=box)
    g.heroes[1].at = 104
    arrive(g, 104)
    answer(g, "watch", 1)
    assert g.encounter is not None
    assert g.encounter.members == [0]


@pytest.mark.rule("TG-8.6", "TG-25.6")
def test_guardians_met_on_arrival_follow_the_same_rule() -> None:
    g = guarded()
    g.heroes.append(table("ailei").heroes[0])
    g.heroes[1].at = 104
    arrive(g, 104)
    assert prompts(g) == [(1, "join_encounter")]


@pytest.mark.rule("TG-25.6")
def test_the_other_reading_leaves_the_guardian_to_those_who_enter() -> None:
    g = guarded()
    g.options = AvalonOptions(guardian_fight="entering")
    g.heroes.append(table("ailei").heroes[0])
    g.heroes[1].at = 104
    arrive(g, 104)
    assert g.encounter is not None
    assert g.encounter.members == [0]
