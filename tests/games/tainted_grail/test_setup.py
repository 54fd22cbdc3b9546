"""Components, Character set-up and world set-up (TG-1 to TG-3)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.tables import (
    CHARACTERS,
    LETTERS,
    NO_ATTRIBUTES,
    PLAIN_BOX,
    SOME_RESOURCES,
    TRACKS,
    answer,
    card,
    characters,
    events,
    keys,
    make_box,
    prompts,
    table,
    tracks,
    wolf,
)

from tavola.games.tainted_grail.campaign.opening import set_up
from tavola.games.tainted_grail.campaign.setup import new_hero
from tavola.games.tainted_grail.events.campaign import CharacterChosen
from tavola.games.tainted_grail.events.map import LocationRevealed
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.state import Avalon
from tavola.games.tainted_grail.words.flow import throw
from tavola.kernel.decision import Refused


def opened(seats: int = 1, seed: int = 5, box: Any = None, **options: Any) -> Avalon:
    """A campaign opened as a table opens it, with the first Characters of the roster."""
    names = ",".join(CHARACTERS[:seats])
    return set_up(box or PLAIN_BOX, seats, AvalonOptions(**{"characters": names, **options}), seed)


# -- components


@pytest.mark.rule("TG-1.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_play_together(seats: int) -> None:
    assert len(opened(seats).heroes) == seats


@pytest.mark.rule("TG-1.1", "TG-31.4")
@pytest.mark.parametrize("seats", [0, 5])
def test_a_fifth_character_is_refused(seats: int) -> None:
    """SC-177."""
    with pytest.raises(Refused) as refused:
        set_up(PLAIN_BOX, seats, AvalonOptions(), 1)
    assert refused.value.refusal.code == "TG_E_PLAYER_COUNT"


@pytest.mark.rule("TG-1.4", "TG-1.13")
def test_characters_boards_and_colours_are_the_packs_own() -> None:
    """Nothing in the rules knows how many Characters or colours there are."""
    more = {"id": "nyss", "number": 9, "campaign": "first", "board": "board_nyss"}
    more |= {"start": {"attributes": NO_ATTRIBUTES, "resources": {}}, "action": {"cost": {}, "do": []}}
    box = make_box(
        characters=[more],
        boards=[{"id": "board_nyss", "letter": "N", "tracks": TRACKS}],
        cards=[card("nyss", "N", "combat", "starter", n) for n in range(1, 16)],
    )
    g = table("nyss", box=box)
    assert g.heroes[0].colour == "N"
    assert len(g.heroes[0].combat.deck) == 15


@pytest.mark.rule("TG-1.6")
def test_supplies_do_not_run_out() -> None:
    """Ninety markers are in the box; the engine counts on."""
    from tavola.games.tainted_grail.character.resources import gain_resource

    g = table()
    gain_resource(g, 0, "food", 500)
    assert g.heroes[0].resources["food"] == 502


@pytest.mark.rule("TG-1.10")
def test_the_dial_is_a_fair_coin_with_skull_and_grail() -> None:
    g = table()
    thrown = [throw(g, "coin") for _ in range(400)]
    assert set(thrown) == {"skull", "grail"}
    assert 150 < thrown.count("skull") < 250


@pytest.mark.rule("TG-1.11")
def test_the_guardian_die_has_six_equal_faces_kept_as_data() -> None:
    g = table()
    faces = g.box.campaigns["first"].guardian_die
    assert faces == ["north", "east", "south", "west", "nothing", "discard"]
    g.loaded = [0, 1, 2, 3, 4, 5]
    assert [throw(g, "guardian") for _ in range(6)] == faces


@pytest.mark.rule("TG-1.12")
def test_the_ordinary_die_shows_one_to_six() -> None:
    g = table()
    assert {throw(g, "d6") for _ in range(200)} == {"1", "2", "3", "4", "5", "6"}


# -- a Character


@pytest.mark.rule("TG-2.1")
def test_players_choose_in_turn_and_nobody_is_chosen_twice() -> None:
    g = set_up(PLAIN_BOX, 2, AvalonOptions(), 1)
    assert prompts(g) == [(0, "choose_character")]
    answer(g, "play:arev")
    assert keys(g) == ["play:beor", "play:ailei", "play:maggot"]
    answer(g, "play:beor")
    assert [hero.character for hero in g.heroes] == ["arev", "beor"]
    assert [hero.board for hero in g.heroes] == ["board_arev", "board_beor"]


@pytest.mark.rule("TG-2.1")
@pytest.mark.parametrize(
    ("names", "code"), [("beor,beor", "TG_E_CHARACTER_TAKEN"), ("merlin", "TG_E_CHARACTER_UNKNOWN")]
)
def test_a_table_cannot_be_opened_with_impossible_characters(names: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        set_up(PLAIN_BOX, 2, AvalonOptions(characters=names), 1)
    assert refused.value.refusal.code == code


@pytest.mark.rule("TG-3.10")
@pytest.mark.parametrize(
    ("options", "code"),
    [
        (AvalonOptions(campaign="atlantis"), "TG_E_CAMPAIGN_UNKNOWN"),
        (AvalonOptions(campaign="atlantis", tutorial=True), "TG_E_CAMPAIGN_UNKNOWN"),
        (AvalonOptions(start_chapter="xcix"), "TG_E_CHAPTER_UNKNOWN"),
        (AvalonOptions(last_chapter="xcix"), "TG_E_CHAPTER_UNKNOWN"),
    ],
)
def test_a_table_cannot_be_opened_with_a_campaign_or_chapter_that_is_not_there(
    options: AvalonOptions, code: str
) -> None:
    with pytest.raises(Refused) as refused:
        set_up(PLAIN_BOX, 2, options, 1)
    assert refused.value.refusal.code == code


@pytest.mark.rule("TG-2.1", "TG-40.17")
def test_a_character_of_another_campaign_is_for_free_play() -> None:
    stranger = characters()[0] | {"id": "stranger", "number": 9, "campaign": "second"}
    box = make_box(characters=[stranger])
    with pytest.raises(Refused) as refused:
        set_up(box, 1, AvalonOptions(characters="stranger"), 1)
    assert refused.value.refusal.code == "TG_E_CHARACTER_UNKNOWN"
    g = set_up(box, 1, AvalonOptions(characters="stranger", free_play=True), 1)
    assert [choice.character for choice in g.choices] == ["stranger"]


@pytest.mark.rule("TG-2.2", "TG-2.4", "TG-2.5", "TG-2.6", "TG-2.7")
def test_tracks_attributes_and_resources_start_as_board_and_tile_say() -> None:
    tile = characters()[0] | {"start": {"attributes": NO_ATTRIBUTES | {"courage": 2}, "resources": {"food": 3}}}
    long = TRACKS | {"energy": {"max": 9, "start": 7, "red": [0, 1]}}
    box = make_box(characters=[tile], boards=[{"id": "board_beor", "letter": "G", "tracks": long}])
    hero = table("beor", box=box).heroes[0]
    assert (hero.energy, hero.health, hero.terror) == (7, 8, 2)
    assert hero.markers == NO_ATTRIBUTES | {"courage": 2}
    assert hero.resources == {"food": 3, "wealth": 0, "rep": 0, "magic": 0, "exp": 0}
    assert tracks(table("ailei")) == (6, 8, 2)


@pytest.mark.rule("TG-2.3")
def test_a_character_for_any_board_takes_one_that_nobody_needs() -> None:
    rover = characters()[3] | {"board": "any"}
    g = set_up(make_box(characters=[rover]), 2, AvalonOptions(characters="maggot,beor"), 1)
    assert prompts(g) == [(0, "choose_board")]
    assert "board:board_beor" not in keys(g)
    answer(g, "board:board_arev")
    assert [hero.board for hero in g.heroes] == ["board_arev", "board_beor"]


@pytest.mark.rule("TG-2.3", "TG-29.7")
def test_a_replacement_for_any_board_takes_a_free_one() -> None:
    g = table("beor", "ailei", box=make_box(characters=[characters()[3] | {"board": "any"}]))
    assert new_hero(g, "maggot", 101).board == "board_arev"


@pytest.mark.rule("TG-2.8", "TG-2.9", "TG-2.10", "TG-2.12")
@pytest.mark.parametrize("name", CHARACTERS)
def test_eighty_cards_make_two_decks_of_fifteen_and_two_reserves_of_twenty_five(name: str) -> None:
    """TV-2."""
    g = table(name)
    hero, letter = g.heroes[0], LETTERS[name]
    for kind, cards in (("combat", hero.combat), ("diplomacy", hero.diplomacy)):
        assert len(cards.deck) == 15
        assert len(cards.reserve) == 25
        assert all(g.box.cards[id].set == "starter" for id in cards.deck)
        assert {g.box.cards[id].number for id in cards.deck} == {f"{n}{letter}" for n in range(1, 16)}
        assert sum(g.box.cards[id].owner == name for id in cards.reserve) == 15
        assert all(g.box.cards[id].kind == kind for id in (*cards.deck, *cards.reserve))


@pytest.mark.rule("TG-2.10", "TG-2.12")
def test_decks_and_reserves_are_shuffled() -> None:
    orders = {tuple(table("beor", seed=seed).heroes[0].combat.deck) for seed in range(1, 6)}
    reserves = {tuple(table("beor", seed=seed).heroes[0].combat.reserve) for seed in range(1, 6)}
    assert len(orders) == len(reserves) == 5


@pytest.mark.rule("TG-2.11")
def test_a_list_on_the_tile_stands_in_for_the_banner() -> None:
    """None of the cards carries a Character's name; those with the banner that are not listed go to the Reserve."""
    listed = [f"combat.beor.basic{n}" for n in range(11, 26)]
    box = make_box(characters=[characters()[0] | {"starting_deck": listed}])
    g = table("beor", box=box)
    combat = g.heroes[0].combat
    assert sorted(combat.deck) == sorted(listed)
    assert all(g.box.cards[id].owner is None for id in combat.deck)
    assert "combat.beor.basic1" in combat.reserve
    assert len(g.heroes[0].diplomacy.deck) == 15


@pytest.mark.rule("TG-2.13", "TG-2.15")
def test_the_tile_shows_its_action_from_the_first_day_on() -> None:
    """The set-up side and the adventure map have no further part in the rules."""
    assert "character" in keys(opened())


@pytest.mark.rule("TG-2.14")
def test_character_numbers_break_ties() -> None:
    from tavola.games.tainted_grail.effects.selectors import by_number, decider

    g = table("maggot", "beor", "ailei")
    assert by_number(g, [0, 1, 2]) == [1, 2, 0]
    assert decider(g, [0, 2]) == 2


# -- the world


@pytest.mark.rule("TG-3.1", "TG-3.4", "TG-18.8")
def test_the_start_location_lies_in_the_centre_with_its_four_neighbours() -> None:
    """TV-6."""
    g = opened(2)
    cells = {(place.x, place.y): number for number, place in g.places.items()}
    assert cells == {(0, 0): 101, (0, 1): 102, (-1, 0): 103, (1, 0): 104, (0, -1): 105}
    assert [hero.at for hero in g.heroes] == [101, 101]


@pytest.mark.rule("TG-3.1")
def test_another_campaign_starts_elsewhere() -> None:
    box = make_box(campaigns=[{"id": "first", "start_location": 104, "roster": ["beor"], "chapters": ["ch1"]}])
    g = opened(box=box)
    assert g.heroes[0].at == 104
    assert (g.places[104].x, g.places[104].y) == (0, 0)


@pytest.mark.rule("TG-3.2")
@pytest.mark.parametrize(("seats", "dial"), [(1, 8), (2, 7), (3, 6), (4, 5)])
def test_the_start_dial_depends_on_the_number_of_players(seats: int, dial: int) -> None:
    """TV-3."""
    assert table(*CHARACTERS[:seats]).menhirs == {101: dial}


@pytest.mark.rule("TG-3.5")
def test_encounters_are_sorted_by_colour_and_first_encounters_stay_out() -> None:
    g = opened()
    assert sorted(g.encounter_decks["green"]) == ["boar", "wolf"]
    assert g.encounter_decks["grey"] == ["thug"]
    assert g.encounters_unused == ["first_wolf"]


@pytest.mark.rule("TG-3.5")
def test_a_chapter_may_name_a_first_encounter() -> None:
    chapter = {
        "id": "ch1",
        "number": 1,
        "events": {"deck": ["tale1"]},
        "encounters": {"green": {"add": {"ids": ["first_wolf"]}}},
        "grace": {"verse": 500, "restore": {"location": 101}},
    }
    assert opened(box=make_box(chapters=[chapter])).encounter_decks["green"] == ["first_wolf"]


@pytest.mark.rule("TG-3.6")
def test_secrets_are_kept_in_order_and_items_are_shuffled() -> None:
    box = make_box(items=[{"id": f"thing{n}", "copies": 2} for n in range(8)])
    g = opened(box=box)
    assert g.secrets_left == ["7#1", "9#1", "42#1"]
    assert sorted(g.item_deck) != g.item_deck
    assert len(g.item_deck) == 19


@pytest.mark.rule("TG-3.7")
def test_the_save_sheet_is_empty() -> None:
    assert opened().statuses == {}


@pytest.mark.rule("TG-3.8", "TG-3.9", "TG-41.1")
def test_a_chronicler_may_be_named_and_nothing_else_changes() -> None:
    plain, told = opened(2), opened(2, chronicler=1)
    assert [event.seat for event in told.events if type(event).__name__ == "ChroniclerNamed"] == [1]
    assert [hero.character for hero in plain.heroes] == [hero.character for hero in told.heroes]
    assert plain.places == told.places


@pytest.mark.rule("TG-3.10", "TG-3.11", "TG-3.12")
def test_the_chapter_card_builds_the_event_deck_and_random_events_wait_aside() -> None:
    """The first Event is revealed on day 1, so seven of eight are left."""
    g = opened()
    assert g.chapter == "ch1"
    assert g.event_deck == [f"tale{n}#1" for n in range(8, 1, -1)]
    assert sorted(g.random_events) == [f"omen{n}#1" for n in range(1, 5)]


@pytest.mark.rule("TG-3.12")
def test_a_later_chapter_can_be_the_first_one_played() -> None:
    """The decks are as the earlier Chapters have left them: easy cards out, hard ones in."""
    grace = {"verse": 500, "restore": {"location": 101}}
    chapters = [
        {
            "id": "ch1",
            "number": 1,
            "events": {"deck": ["tale1"]},
            "encounters": {"green": {"add": {"difficulty": [1]}}},
            "grace": grace,
        },
        {
            "id": "ch2",
            "number": 2,
            "events": {"deck": ["tale2"]},
            "encounters": {"green": {"remove": {"ids": ["wolf"]}, "add": {"difficulty": [2]}}},
            "grace": grace,
        },
    ]
    campaign = {"id": "first", "start_location": 101, "roster": ["beor"], "chapters": ["ch1", "ch2"]}
    box = make_box(chapters=chapters, campaigns=[campaign], encounters=[wolf("bear", difficulty=2)])
    assert sorted(opened(box=box, start_chapter="ch2").encounter_decks["green"]) == ["bear", "boar"]


@pytest.mark.rule("TG-3.3", "TG-3.13")
def test_day_one_runs_the_full_start_of_the_day() -> None:
    """Mistake 5: the dial goes down and the first Event comes on day 1."""
    g = opened()
    assert g.day == 1
    assert g.menhirs[101] == 7
    assert g.event_today == "tale1#1"


@pytest.mark.rule("TG-3.13")
def test_the_other_reading_skips_the_first_four_steps_of_day_one() -> None:
    g = opened(day_one="skip_1_to_4")
    assert g.menhirs[101] == 8
    assert g.event_today == "tale1#1"


@pytest.mark.rule("TG-3.14")
def test_being_placed_at_set_up_is_not_arriving() -> None:
    """Mistake 15: no instant rule, no reveal beyond the four neighbours."""
    start = {"number": 101, "seals": ["menhir"], "keys": {"north": 102}, "menhir": {"dial": 5}}
    box = make_box(locations=[start | {"instant": [{"gain": {"terror": 3}}]}])
    g = opened(box=box)
    assert tracks(g)[2] == 2
    assert [event.number for event in events(g, LocationRevealed)] == [101, 102]


@pytest.mark.rule("TG-3.14")
def test_the_log_tells_who_plays_whom() -> None:
    assert [event.character for event in events(opened(2), CharacterChosen)] == ["beor", "ailei"]


@pytest.mark.rule("TG-2.5")
def test_a_new_hero_never_starts_above_its_health() -> None:
    g = table()
    hero = new_hero(g, "ailei", 101)
    assert hero.energy <= hero.health
    assert hero.resources == SOME_RESOURCES
