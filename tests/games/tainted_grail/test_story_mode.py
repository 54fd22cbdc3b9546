"""Story mode (D.11): what is gentler, and that without it the table plays by the rulebook."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.coast import coast, do, give_item
from tests.games.tainted_grail.fights import enemy, meet, scene, speaker, start
from tests.games.tainted_grail.tables import CHARACTERS, answer, asked, events, play, set_tracks, table, tracks

from tavola.games.tainted_grail.character.survival import lose_track
from tavola.games.tainted_grail.deeds.campaign import Die, Fail, TakeGrace
from tavola.games.tainted_grail.deeds.day import Campaign, Day, Rest
from tavola.games.tainted_grail.events.campaign import CharacterCarriedHome, CharacterDied, GraceGiven
from tavola.games.tainted_grail.map.menhirs import activate_menhir, suffer_the_anomaly
from tavola.games.tainted_grail.modes import scaling_count, uses_limiter
from tavola.kernel.flow import run


@pytest.mark.parametrize(("seats", "count"), [(1, 1), (2, 1), (4, 3)])
def test_the_table_scales_as_if_there_were_one_fewer(seats: int, count: int) -> None:
    """M-1: but whoever is alone keeps the limiter."""
    g = table(*CHARACTERS[:seats], story=True)
    assert scaling_count(g) == count
    assert uses_limiter(g)
    assert scaling_count(table(*CHARACTERS[:seats], story=False)) == seats


def test_a_day_to_learn_by_keeps_to_the_rulebook() -> None:
    assert scaling_count(table("beor", "ailei", story=True, tutorial=True)) == 2


def test_stones_burn_two_days_longer() -> None:
    """M-2: the first one and every one that is lit."""
    gentle, strict = table("beor", story=True), table("beor", story=False)
    assert gentle.menhirs[101] == strict.menhirs[101] + 2
    activate_menhir(gentle, 101, 5, 0)
    activate_menhir(strict, 101, 5, 0)
    assert (gentle.menhirs[101], strict.menhirs[101]) == (7, 5)


@pytest.mark.parametrize("word", [{"lose": {"health": 5}}, {"damage": 5}])
@pytest.mark.parametrize(("story", "left"), [(True, 1), (False, 0)])
def test_a_text_does_not_take_the_last_point_of_health(word: dict[str, object], story: bool, left: int) -> None:
    """M-3."""
    g = coast("fowler", story=story)
    set_tracks(g, 0, 2, 3, 0)
    do(g, word)
    assert tracks(g)[1] == left


def test_what_is_paid_is_paid() -> None:
    """M-3: only texts are held back; a cost takes what it says."""
    g = coast("fowler", story=True)
    set_tracks(g, 0, 2, 3, 0)
    lose_track(g, 0, "health", 3)
    assert tracks(g)[1] == 0


@pytest.mark.parametrize(("story", "after"), [(True, (0, 4, 3)), (False, (0, 3, 2))])
def test_hunger_frightens_instead_of_biting(story: bool, after: tuple[int, int, int]) -> None:
    """M-3."""
    g = table("beor", story=story)
    set_tracks(g, 0, 0, 4, 2)
    play(g, Rest(0, False))
    assert tracks(g) == after


def test_the_dark_takes_a_thing_instead_of_health() -> None:
    """M-4: which one, its owner chooses; with empty hands it costs nothing more."""
    g = coast("fowler", story=True)
    set_tracks(g, 0, 2, 4, 0)
    copies = [give_item(g, 0, item) for item in ("quill", "tallow")]
    suffer_the_anomaly(g, 0)
    run(g)
    assert asked(g).prompt == "discard_item"
    answer(g, f"discard:{copies[0]}")
    assert tracks(g)[1:] == (4, 2)
    assert [held.id for held in g.heroes[0].items] == [copies[1]]


def test_the_dark_bites_where_the_rulebook_is_kept() -> None:
    g = coast("fowler", story=False)
    set_tracks(g, 0, 2, 4, 0)
    suffer_the_anomaly(g, 0)
    assert tracks(g)[1:] == (2, 2)


def test_an_encounter_is_played_by_the_rulebook() -> None:
    """M-5."""
    assert scene(start(meet(enemy(value=5), story=True))).pool == 0
    gentle, strict = (scene(start(meet(speaker(), story=story))).marker for story in (True, False))
    assert gentle == strict


def test_who_would_die_is_carried_home_and_lies_three_days() -> None:
    """M-6."""
    g = coast("fowler", "ferrywoman", story=True)
    g.day = 4
    copy = give_item(g, 0, "quill")
    play(g, Die(0))
    hero = g.heroes[0]
    assert (hero.alive, hero.passed, hero.at) == (True, True, 101)
    assert hero.energy == 0
    assert hero.health > 0
    assert [held.id for held in hero.items] == [copy]
    assert not events(g, CharacterDied)
    assert [event.until for event in events(g, CharacterCarriedHome)] == [7]
    rest = []
    for _ in range(3):
        play(g, Day())
        rest.append(g.heroes[0].passed)
        g.stack.clear()
        g.steps.clear()
        g.open.clear()
    assert rest == [True, True, False]


def test_it_gets_well_of_what_it_was_dying_of() -> None:
    """M-6: whatever conditions it had are gone."""
    g = coast("fowler", "ferrywoman", story=True)
    lose_track(g, 0, "health", 99)
    run(g)
    assert g.heroes[0].conditions
    play(g, Die(0))
    assert g.heroes[0].conditions == []
    assert g.dials == []


def test_nobody_is_carried_by_those_who_lie_in_bed() -> None:
    """M-6: then somebody dies as the rulebook says."""
    g = coast("fowler", "ferrywoman", story=True)
    play(g, Die(0))
    play(g, Die(1))
    assert [event.seat for event in events(g, CharacterDied)] == [1]


def test_alone_or_without_story_mode_one_dies() -> None:
    for g in (coast("fowler", story=True), coast("fowler", "ferrywoman", story=False)):
        play(g, Die(0))
        assert events(g, CharacterDied)


def test_grace_turns_nothing_back() -> None:
    """M-7: verse 500 is read, the Chapter goes on with the next day, its Events lie as they lay."""
    g = table("beor", story=True)
    g.chapter, g.day = "ch1", 5
    play(g, Campaign())
    assert g.day == 6
    deck = list(g.event_deck)
    g.heroes[0].alive = False
    g.open.clear()
    play(g, TakeGrace())
    assert events(g, GraceGiven)
    assert (g.chapter, g.day) == ("ch1", 7)
    assert g.heroes[0].alive
    assert [card for card in g.event_deck if card in deck] == list(g.event_deck)


@pytest.mark.parametrize(
    ("story", "ending", "asked"), [(True, "lost", False), (True, "death", True), (False, "lost", True)]
)
def test_grace_is_for_those_who_died(story: bool, ending: str, asked: bool) -> None:
    """M-8: a failure that the story tells is one of its ends; by the rulebook Grace is asked for after any."""
    g = table("beor", story=story)
    play(g, Fail(ending))
    assert bool(g.open) is asked
    assert (g.outcome, g.ending) == (("", "") if asked else ("fail", ending))


def test_the_scene_of_being_carried_is_read_where_the_pack_has_it() -> None:
    """M-6."""
    g = coast("fowler", "ferrywoman", story=True)
    g.box.book["501"] = g.box.book["500"]
    try:
        play(g, Die(0))
        assert any("501" in str(event) for event in g.events)
    finally:
        del g.box.book["501"]
