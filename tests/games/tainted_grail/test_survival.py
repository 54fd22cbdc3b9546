"""The survival tracks (TG-15)."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.tables import TRACKS, characters, make_box, play, set_tracks, table, tracks

from tavola.games.tainted_grail.character.survival import (
    deal_damage,
    energy_cap,
    gain_track,
    in_panic,
    is_dying,
    is_exhausted,
    is_insane,
    lose_track,
    red_slots,
    set_track,
    track_top,
)
from tavola.games.tainted_grail.content.vocabulary import ANY_ITEM
from tavola.games.tainted_grail.state import Encounter
from tavola.kernel.flow import run


@pytest.mark.rule("TG-15.1")
def test_all_tracks_share_one_scale_that_begins_at_nought() -> None:
    g = table()
    assert [track_top(g, 0, name) for name in ("energy", "health", "terror")] == [8, 9, 9]
    for name in ("energy", "health", "terror"):
        lose_track(g, 0, name, 50)
    assert tracks(g) == (0, 0, 0)


@pytest.mark.rule("TG-15.2", "TG-15.9", "TG-15.10")
def test_markers_stop_at_both_ends_and_may_pass_the_start_slot() -> None:
    g = table()
    set_tracks(g, 0, 6, 9, 2)
    assert gain_track(g, 0, "energy", 9) == 2
    assert gain_track(g, 0, "health", 5) == 0
    assert lose_track(g, 0, "terror", 5) == 2
    assert tracks(g) == (8, 9, 0)


@pytest.mark.rule("TG-15.3", "TG-15.4")
@pytest.mark.parametrize(("energy", "tired"), [(0, True), (1, True), (2, False), (6, False)])
def test_the_two_lowest_energy_slots_are_red(energy: int, tired: bool) -> None:
    g = table()
    set_tracks(g, 0, energy, 8, 0)
    assert is_exhausted(g, 0) == tired


@pytest.mark.rule("TG-15.3")
def test_the_other_reading_puts_the_red_slots_one_higher() -> None:
    g = table(red_energy="1_2")
    set_tracks(g, 0, 2, 8, 0)
    assert red_slots(g, 0, "energy") == [1, 2]
    assert is_exhausted(g, 0)


@pytest.mark.rule("TG-15.5", "TG-5.14")
def test_nought_health_brings_the_dying_card_at_once() -> None:
    g = table()
    lose_track(g, 0, "health", 8)
    run(g)
    assert is_dying(g, 0)
    assert g.heroes[0].conditions == ["dying.solo"]


@pytest.mark.rule("TG-15.5")
def test_in_company_the_other_dying_card_comes() -> None:
    g = table("beor", "ailei")
    lose_track(g, 1, "health", 8)
    run(g)
    assert g.heroes[1].conditions == ["dying.coop"]
    assert g.heroes[0].conditions == []


@pytest.mark.rule("TG-15.6")
def test_health_drags_energy_down_and_healing_does_not_give_it_back() -> None:
    """Mistake 6."""
    g = table()
    lose_track(g, 0, "health", 5)
    assert tracks(g) == (3, 3, 2)
    gain_track(g, 0, "health", 5)
    assert tracks(g) == (3, 8, 2)


@pytest.mark.rule("TG-15.6")
def test_energy_cannot_be_gained_above_the_limiter() -> None:
    g = table()
    set_tracks(g, 0, 3, 4, 0)
    gain_track(g, 0, "energy", 3)
    set_track(g, 0, "energy", 8)
    assert tracks(g) == (4, 4, 0)
    assert energy_cap(g, 0) == 4


@pytest.mark.rule("TG-15.7")
@pytest.mark.parametrize(("terror", "health", "panic"), [(4, 4, False), (5, 4, True), (3, 4, False)])
def test_panic_needs_terror_above_health(terror: int, health: int, panic: bool) -> None:
    """SC-61, mistake 9."""
    g = table()
    set_tracks(g, 0, 2, health, terror)
    assert in_panic(g, 0) == panic


@pytest.mark.rule("TG-15.8")
def test_the_two_top_terror_slots_bring_the_insanity_card_and_leaving_them_takes_it() -> None:
    g = table()
    gain_track(g, 0, "terror", 6)
    run(g)
    assert is_insane(g, 0)
    assert g.heroes[0].conditions == ["insane"]
    lose_track(g, 0, "terror", 1)
    run(g)
    assert not is_insane(g, 0)
    assert g.heroes[0].conditions == []


@pytest.mark.rule("TG-15.11")
def test_thresholds_are_looked_at_after_every_single_change() -> None:
    """Losing and gaining at once passes through the threshold and back."""
    g = table()
    lose_track(g, 0, "health", 8)
    gain_track(g, 0, "health", 1)
    run(g)
    assert tracks(g) == (0, 1, 2)
    assert g.heroes[0].conditions == []


@pytest.mark.rule("TG-15.11")
def test_two_changes_at_once_bring_each_card_once() -> None:
    g = table()
    lose_track(g, 0, "health", 8)
    gain_track(g, 0, "terror", 7)
    run(g)
    assert sorted(g.heroes[0].conditions) == ["dying.solo", "insane"]


@pytest.mark.rule("TG-15.12", "TG-33.16")
def test_damage_can_be_reduced_and_a_loss_cannot() -> None:
    shield = [{"trigger": "visible", "do": [{"modify": {"stat": "damage", "add": -2, "for": "visible"}}]}]
    box = make_box(characters=[characters()[0] | {"flaw": shield}])
    g = table("beor", box=box)
    assert deal_damage(g, 0, 3) == 1
    assert lose_track(g, 0, "health", 3) == 3
    assert tracks(g)[1] == 4


@pytest.mark.rule("TG-15.12")
def test_damage_never_takes_more_than_there_is() -> None:
    g = table()
    set_tracks(g, 0, 1, 2, 0)
    assert deal_damage(g, 0, 5) == 2
    assert tracks(g) == (0, 0, 0)


@pytest.mark.rule("TG-15.12", "TG-37.4")
def test_a_feint_lets_nothing_lower_the_damage_of_an_attack() -> None:
    shield = [{"trigger": "visible", "do": [{"modify": {"stat": "damage", "prevent": "all", "for": "visible"}}]}]
    from tests.games.tainted_grail.tables import wolf

    box = make_box(characters=[characters()[0] | {"flaw": shield}], encounters=[wolf("fox", traits=["feint"])])
    g = table("beor", box=box)
    g.encounter = Encounter("fox", "combat", [0], [0], phase="attack", active=0)
    assert deal_damage(g, 0, 3) == 3
    g.encounter.phase = "play"
    assert deal_damage(g, 0, 3) == 0


@pytest.mark.rule("TG-15.1")
def test_boards_may_be_of_different_length() -> None:
    short = TRACKS | {"terror": {"max": 6, "start": 1, "red": [5, 6]}}
    g = table("beor", box=make_box(boards=[{"id": "board_beor", "letter": "G", "tracks": short}]))
    gain_track(g, 0, "terror", 9)
    assert tracks(g)[2] == 6
    assert is_insane(g, 0)


@pytest.mark.rule("TG-15.6", "TG-15.11")
def test_a_card_that_lowers_the_cap_takes_hold_when_it_comes_into_use() -> None:
    from tavola.games.tainted_grail.deeds.character import DrawItems

    heavy = {"modify": {"stat": "energy_cap", "add": -3, "for": "visible"}}
    coat = {"id": "coat", "keyword": "armour", "abilities": [{"trigger": "visible", "do": [heavy]}]}
    g = table(box=make_box(items=[coat]))
    g.item_deck = ["coat#1"]
    play(g, DrawItems(0, 1, ANY_ITEM))
    assert tracks(g) == (5, 8, 2)
