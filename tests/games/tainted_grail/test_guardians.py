"""Guardians on the map and their die (TG-25)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.tables import (
    answer,
    end_encounter,
    events,
    keys,
    make_box,
    place,
    play,
    prompts,
    table,
)

from tavola.games.tainted_grail.day.actions import actions_of
from tavola.games.tainted_grail.deeds.day import PlayRounds
from tavola.games.tainted_grail.deeds.encounter import MeetEncounter
from tavola.games.tainted_grail.deeds.map import FightGuardian, MoveGuardians, RollForGuardian
from tavola.games.tainted_grail.events.map import GuardianDieRolled, GuardianLeft
from tavola.games.tainted_grail.map.guardians import discard_guardian, move_guardian, spawn_guardian, where_it_goes
from tavola.games.tainted_grail.map.locations import discard_location, enter, replace_location
from tavola.games.tainted_grail.state import Avalon, Guardian
from tavola.kernel.flow import run

NORTH, EAST, SOUTH, WEST, NOTHING, DISCARD = range(6)


def haunted(*where: int, names: tuple[str, ...] = ("beor",), **options: Any) -> Avalon:
    """Guardians 1, 2, … on these Locations; the Characters on 103."""
    g = table(*names, **options)
    g.guardians = [Guardian(f"guardian{n}", number) for n, number in enumerate(where, start=1)]
    for guardian in g.guardians:
        g.encounter_decks["violet"].remove(guardian.encounter)
    for hero in g.heroes:
        hero.at = 103
    return g


def roll(g: Avalon, *faces: int) -> Avalon:
    g.loaded = list(faces)
    return play(g, MoveGuardians())


@pytest.mark.rule("TG-25.1", "TG-25.9")
@pytest.mark.parametrize("outcome", ["fled", "lost"])
def test_a_guardian_that_was_not_defeated_stays_where_it_was_met(outcome: str) -> None:
    """SC-137, mistake 36: and it does nothing more until it is met again."""
    g = table()
    play(g, MeetEncounter([0], id="guardian1"))
    end_encounter(g, outcome)
    assert g.guardians == [Guardian("guardian1", 101)]
    assert "guardian1" not in g.encounter_decks["violet"]
    play(g, PlayRounds())
    assert "explore" in [option.key for option in actions_of(g, 0)]
    answer(g, "explore")
    assert g.encounter is None


@pytest.mark.rule("TG-25.8")
def test_a_defeated_guardian_goes_to_the_bottom_of_its_deck() -> None:
    g = haunted(104)
    g.heroes[0].at = 104
    roll(g, NOTHING)
    end_encounter(g, "won")
    assert g.guardians == []
    assert g.encounter_decks["violet"][0] == "guardian1"


@pytest.mark.rule("TG-25.1", "TG-36.12")
def test_one_that_runs_away_leaves_the_map_too() -> None:
    g = haunted(103)
    roll(g, NOTHING)
    end_encounter(g, "run_away")
    assert g.guardians == []
    assert g.encounter_decks["violet"][0] == "guardian1"


@pytest.mark.rule("TG-25.2")
@pytest.mark.parametrize(("face", "number"), [(NORTH, 102), (EAST, 104), (SOUTH, 105), (WEST, 103), (NOTHING, 101)])
def test_a_compass_point_moves_it_one_location_that_way(face: int, number: int) -> None:
    g = haunted(101)
    g.heroes[0].at = 102 if number != 102 else 105
    roll(g, face)
    assert g.guardians == [Guardian("guardian1", number)]


@pytest.mark.rule("TG-25.2")
def test_discard_takes_it_away_without_a_fight() -> None:
    """SC-158."""
    g = roll(haunted(103), DISCARD)
    assert g.guardians == []
    assert g.encounter is None
    assert g.encounter_decks["violet"][0] == "guardian1"
    assert events(g, GuardianLeft)


@pytest.mark.rule("TG-25.3")
def test_where_there_is_no_way_it_goes_to_the_highest_number_connected() -> None:
    g = table()
    assert where_it_goes(g, 101, "north") == 102
    assert where_it_goes(g, 102, "west") == 101  # nothing on that edge; 101 is its only way
    g.places.pop(102)
    assert where_it_goes(g, 101, "north") == 105


@pytest.mark.rule("TG-25.3", "TG-25.4")
def test_with_no_way_at_all_it_stays_and_that_counts_as_staying() -> None:
    """SC-156."""
    g = haunted(103, names=("beor", "ailei"))
    g.places = {103: g.places[103]}
    g.menhirs = {}
    roll(g, NORTH)
    assert g.encounter is not None
    assert g.encounter.members == [0, 1]


@pytest.mark.rule("TG-25.4")
def test_one_that_stays_fights_all_characters_there_together() -> None:
    g = haunted(103, names=("beor", "ailei", "arev"))
    g.heroes[2].at = 101
    roll(g, NOTHING)
    assert g.encounter is not None
    assert (g.encounter.card, g.encounter.members) == ("guardian1", [0, 1])


@pytest.mark.rule("TG-25.5")
def test_one_that_enters_a_location_fights_all_characters_there() -> None:
    g = roll(haunted(101, names=("beor", "ailei")), WEST)
    assert g.encounter is not None
    assert g.encounter.members == [0, 1]


@pytest.mark.rule("TG-25.4", "TG-5.11")
def test_an_encounter_is_over_before_the_next_roll() -> None:
    g = roll(haunted(103, 104), NOTHING, DISCARD)
    assert g.encounter is not None
    assert g.guardians == [Guardian("guardian2", 104)]
    end_encounter(g, "fled")
    assert g.guardians == [Guardian("guardian1", 103)]


@pytest.mark.rule("TG-25.6")
def test_who_enters_faces_all_guardians_there_in_an_order_of_their_choice() -> None:
    g = haunted(104, 104)
    enter(g, [0], 104, travelling=True)
    run(g)
    assert prompts(g) == [(0, "guardian_order")]
    answer(g, "guardian:guardian2")
    assert g.encounter is not None
    assert g.encounter.card == "guardian2"
    end_encounter(g, "fled")
    assert g.encounter is not None
    assert g.encounter.card == "guardian1"
    end_encounter(g, "won")
    assert g.encounter is None
    assert g.guardians == [Guardian("guardian2", 104)]


@pytest.mark.rule("TG-25.10")
def test_there_may_be_more_guardians_than_figures() -> None:
    g = haunted(101, 102, 104)
    roll(g, DISCARD, NOTHING, DISCARD)
    assert g.guardians == [Guardian("guardian2", 102)]


@pytest.mark.rule("TG-25.11")
def test_every_fight_with_it_starts_with_an_empty_pool() -> None:
    g = roll(haunted(103), NOTHING)
    assert g.encounter is not None
    g.encounter.pool = 7
    end_encounter(g, "fled")
    roll(g, NOTHING)
    assert g.encounter is not None
    assert g.encounter.pool == 0
    assert g.encounter.sequence == []


@pytest.mark.rule("TG-25.5", "TG-25.1")
def test_effects_may_bring_move_and_dismiss_guardians() -> None:
    g = table()
    g.heroes[0].at = 103
    spawn_guardian(g, "guardian3", 102)
    assert "guardian3" not in g.encounter_decks["violet"]
    discard_guardian(g, "guardian3")
    assert g.encounter_decks["violet"][0] == "guardian3"
    spawn_guardian(g, "guardian3", 102)
    move_guardian(g, "guardian3", 103)
    run(g)
    assert g.encounter is not None
    assert g.encounter.card == "guardian3"


@pytest.mark.rule("TG-25.5")
def test_effects_on_guardians_that_cannot_be_carried_out_do_nothing() -> None:
    g = haunted(102)
    before = list(g.guardians)
    spawn_guardian(g, "guardian1", 104)  # it is on the map already
    spawn_guardian(g, "guardian2", 999)  # no such Location on the table
    g.encounter_decks["violet"].remove("guardian3")
    spawn_guardian(g, "guardian3", 104)  # its card is not to be had
    move_guardian(g, "guardian1", 102)
    discard_guardian(g, "guardian2")
    run(g)
    assert g.guardians == before


@pytest.mark.rule("TG-25.4")
def test_a_guardian_that_a_fight_before_took_away_is_not_rolled_for() -> None:
    g = haunted(102)
    play(g, RollForGuardian("guardian2"))
    assert not events(g, GuardianDieRolled)
    play(g, FightGuardian("guardian2", 103, [0]))
    assert g.encounter is None


@pytest.mark.rule("TG-25.7")
def test_no_die_is_rolled_where_there_is_no_guardian() -> None:
    g = table()
    before = g.rng
    play(g, MoveGuardians())
    assert g.rng == before
    assert not g.open
    assert keys(play(g, PlayRounds()))


@pytest.mark.rule("TG-25.1", "TG-18.22")
def test_a_guardian_stays_on_the_changed_version_of_the_place_where_it_was_fought() -> None:
    g = haunted(102, box=make_box(locations=[place(195, legacy=102, keys={"south": 101})]))
    enter(g, [0], 102, travelling=False)
    run(g)
    replace_location(g, 102, 195)
    end_encounter(g, "fled")
    assert g.guardians == [Guardian("guardian1", 195)]


@pytest.mark.rule("TG-25.1", "TG-18.23")
def test_a_guardian_whose_place_is_gone_after_the_fight_goes_to_the_bottom_of_its_deck() -> None:
    g = haunted(102)
    enter(g, [0], 102, travelling=False)
    run(g)
    discard_location(g, 102)
    end_encounter(g, "fled")
    assert g.guardians == []
    assert g.encounter_decks["violet"][0] == "guardian1"
