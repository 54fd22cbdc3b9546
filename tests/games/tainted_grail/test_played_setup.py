"""Components and set-up as a table is opened (TG-1 to TG-3): nothing here is built by hand."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.campaigns import act, campaign
from tests.games.tainted_grail.components import (
    BOARDS,
    FIGURES,
    LARGE_CARDS,
    PAPER,
    PLASTIC,
    SMALL_CARDS,
    STANDARD_CARDS,
)
from tests.games.tainted_grail.tables import LETTERS, NO_ATTRIBUTES, TRACKS, card, characters, tracks

from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.testing import open_table

# -- what is in the box


def countries(box: AvalonBox) -> list[set[int]]:
    """Location cards that keys join, with their versions: what can lie on one table, since a Chapter may start anew."""
    found: list[set[int]] = []
    for number, entry in box.locations.items():
        near = {number, *filter(None, (entry.legacy, *entry.keys.values()))}
        joined = [country for country in found if country & near]
        found = [country for country in found if not country & near] + [near.union(*joined)]
    return found


@pytest.mark.rule("TG-1.4", "TG-1.7", "TG-1.8", "TG-1.9")
def test_our_pack_keeps_to_the_cards_of_the_component_list() -> None:
    """TV-1: totals of the list, and what a full pack has of it."""
    assert (sum(STANDARD_CARDS.values()), sum(LARGE_CARDS.values()), sum(SMALL_CARDS.values())) == (556, 72, 143)
    box = open_table("tainted_grail", seats=1).g.box
    advanced = [entry for entry in box.cards.values() if entry.set == "advanced"]
    assert len(advanced) == STANDARD_CARDS["advanced"]
    assert len(box.cards) - len(advanced) == STANDARD_CARDS["basic"]
    assert max(map(len, countries(box))) <= LARGE_CARDS["locations"]
    assert len(box.skills) == SMALL_CARDS["skills"]
    assert len(box.campaigns[next(iter(box.campaigns))].roster) == BOARDS["tiles"] == FIGURES["characters"]


@pytest.mark.rule("TG-1.3", "TG-1.5", "TG-1.6")
def test_papers_and_plastic_do_not_bound_what_happens() -> None:
    """More Time tokens than lie in the box, and a Journal that the pack brings."""
    assert (PAPER["journal"], PLASTIC["time_tokens"]) == (1, 8)
    table = campaign(
        [{"token": {"time": PLASTIC["time_tokens"] + 5, "target": "here"}}],
        [{"gain": {"food": PLASTIC["markers"] * 2}}],
        home={"journal": {"start": "v1", "verses": {"v1": {"goto": "end"}}}},
    )
    act(table, 0)
    act(table, 1)
    assert table.g.places[101].time == 13
    assert table.g.heroes[0].resources["food"] == 182
    assert "explore" in table.legal()


@pytest.mark.rule("TG-1.10")
@pytest.mark.parametrize(("thrown", "gained"), [(0, "food"), (1, "wealth")])
def test_a_dial_is_thrown_as_a_coin_with_skull_and_grail(thrown: int, gained: str) -> None:
    lines = {"skull": [{"gain": {"food": 1}}], "grail": [{"gain": {"wealth": 1}}]}
    table = campaign([{"roll": {"die": "coin", "table": lines}}])
    before = table.g.heroes[0].resources[gained]
    table.load(thrown)
    act(table)
    assert table.g.heroes[0].resources[gained] == before + 1


@pytest.mark.rule("TG-1.11")
def test_the_guardian_die_has_six_faces_kept_as_data() -> None:
    faces = ["north", "east", "south", "west", "nothing", "discard"]
    lines = {face: [{"gain": {"exp": 1 + nth}}] for nth, face in enumerate(faces)}
    table = campaign([{"roll": {"die": "guardian", "table": lines}}])
    for nth in range(6):
        before = table.g.heroes[0].resources["exp"]
        table.load(nth)
        act(table)
        assert table.g.heroes[0].resources["exp"] == before + 1 + nth


@pytest.mark.rule("TG-1.12")
@pytest.mark.parametrize("face", range(1, 7))
def test_the_ordinary_die_shows_one_to_six(face: int) -> None:
    lines = {str(shown): [{"gain": {"exp": shown}}] for shown in range(1, 7)}
    table = campaign([{"roll": {"die": "d6", "table": lines}}])
    table.load(face)
    act(table)
    assert table.g.heroes[0].resources["exp"] == face


@pytest.mark.rule("TG-1.4", "TG-1.13")
def test_characters_boards_and_colours_are_the_packs_own() -> None:
    more: dict[str, Any] = {"id": "nyss", "number": 9, "campaign": "first", "board": "board_nyss"}
    more |= {"start": {"attributes": NO_ATTRIBUTES, "resources": {}}, "action": {"cost": {}, "do": []}}
    table = campaign(
        characters=[more],
        boards=[{"id": "board_nyss", "letter": "N", "tracks": TRACKS}],
        cards=[card("nyss", "N", "combat", "starter", n) for n in range(1, 16)],
        campaigns=[{"id": "first", "start_location": 101, "roster": ["nyss"], "chapters": ["ch1"]}],
        options={"characters": "nyss"},
    )
    hero = table.g.heroes[0]
    assert (hero.colour, len(hero.combat.deck)) == ("N", 15)


# -- a Character


@pytest.mark.rule("TG-2.2", "TG-2.4", "TG-2.5", "TG-2.6", "TG-2.7")
def test_tracks_attributes_and_resources_start_as_board_and_tile_say() -> None:
    tile = characters()[0] | {"start": {"attributes": NO_ATTRIBUTES | {"courage": 2}, "resources": {"food": 3}}}
    long = TRACKS | {"energy": {"max": 9, "start": 7, "red": [0, 1]}}
    table = campaign(seats=2, characters=[tile], boards=[{"id": "board_beor", "letter": "G", "tracks": long}])
    beor = table.g.heroes[0]
    assert (tracks(table.g, 0), tracks(table.g, 1)) == ((7, 8, 2), (6, 8, 2))
    assert beor.markers == NO_ATTRIBUTES | {"courage": 2}
    assert beor.resources == {"food": 3, "wealth": 0, "rep": 0, "magic": 0, "exp": 0}
    assert beor.energy <= beor.health


@pytest.mark.rule("TG-2.8", "TG-2.9", "TG-2.10", "TG-2.12")
@pytest.mark.parametrize("name", LETTERS)
def test_eighty_cards_make_two_shuffled_decks_of_fifteen_and_two_reserves_of_twenty_five(name: str) -> None:
    """TV-2."""
    tables = [campaign(options={"characters": name}, seed=seed) for seed in ("one", "two")]
    g = tables[0].g
    for kind in ("combat", "diplomacy"):
        cards, others = (getattr(table.g.heroes[0], kind) for table in tables)
        assert (len(cards.deck), len(cards.reserve)) == (15, 25)
        assert {g.box.cards[id].number for id in cards.deck} == {f"{n}{LETTERS[name]}" for n in range(1, 16)}
        assert {g.box.cards[id].set for id in cards.deck} == {"starter"}
        assert sum(g.box.cards[id].owner == name for id in cards.reserve) == 15
        assert (cards.deck, cards.reserve) != (others.deck, others.reserve)
        assert sorted(cards.deck) == sorted(others.deck)


@pytest.mark.rule("TG-2.11")
def test_a_list_on_the_tile_stands_in_for_the_banner() -> None:
    listed = [f"combat.beor.basic{n}" for n in range(11, 26)]
    table = campaign(characters=[characters()[0] | {"starting_deck": listed}])
    combat = table.g.heroes[0].combat
    assert sorted(combat.deck) == sorted(listed)
    assert "combat.beor.basic1" in combat.reserve


@pytest.mark.rule("TG-2.14")
@pytest.mark.parametrize(("names", "seat"), [("ailei,beor", 1), ("beor,ailei", 0)])
def test_the_lowest_character_number_decides_for_a_group(names: str, seat: int) -> None:
    """Beor has number 1, Ailei number 2; which of them leads the way does not matter."""
    spawned = [{"guardian": {"spawn": {"id": name, "at": {"number": 104}}}} for name in ("guardian1", "guardian2")]
    table = campaign(spawned, seats=2, options={"characters": names})
    act(table, seat=0)
    act(table, seat=1)
    table.answer("travel:104", seat=0)
    table.answer("join", seat=1)
    table.answer("accept:1", seat=0)
    table.answer_until("guardian_order", choose=lambda decision: decision.legal()[0])  # each pays
    assert table.question().seat == seat


@pytest.mark.rule("TG-3.2")
@pytest.mark.parametrize(("seats", "dial"), [(1, 8), (2, 7), (3, 6), (4, 5)])
def test_the_start_dial_depends_on_the_number_of_players(seats: int, dial: int) -> None:
    """TV-3; one day of it is gone on day 1."""
    assert campaign(seats=seats).g.menhirs == {101: dial - 1}
