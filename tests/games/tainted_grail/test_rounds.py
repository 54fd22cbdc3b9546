"""Rounds (TG-6): who is skipped, who is carried, who Passes; with no Energy left."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.tables import answer, events, play, table

from tavola.games.tainted_grail.deeds.day import PlayRounds
from tavola.games.tainted_grail.events.day import CharacterPassed


@pytest.mark.rule("TG-6.4")
def test_who_has_no_energy_is_skipped_in_the_round_and_carried_in_the_next() -> None:
    """It has not Passed: somebody comes for it (D1)."""
    g = table("beor", "ailei")
    g.heroes[0].at, g.heroes[0].energy, g.heroes[1].at = 103, 0, 104
    play(g, PlayRounds())
    answer(g, "travel:101", 1)
    assert (g.round, g.heroes[0].passed) == (2, False)
    answer(g, "travel:103", 1)
    assert not events(g, CharacterPassed)
    answer(g, "travel:101", 0)  # it may begin what a companion pays for
    for seat, key in ((1, "join"), (0, "accept:1"), (1, "own:energy:1"), (1, "cover:0:energy:1")):
        answer(g, key, seat)
    assert [hero.at for hero in g.heroes] == [101, 101]
    assert [hero.energy for hero in g.heroes] == [0, 2]


@pytest.mark.rule("TG-6.4")
def test_who_has_no_energy_is_passed_when_nobody_can_act_any_more() -> None:
    g = table("beor", "ailei")
    g.heroes[0].at, g.heroes[0].energy, g.heroes[1].at, g.heroes[1].energy = 103, 0, 101, 1
    play(g, PlayRounds())
    answer(g, "travel:102", 1)
    assert [hero.passed for hero in g.heroes] == [True, True]
    g = table("beor", "ailei")
    g.heroes[0].at, g.heroes[0].energy = 103, 0
    play(g, PlayRounds())
    answer(g, "pass", 1)
    assert [(event.seat, event.tired) for event in events(g, CharacterPassed)] == [(1, False), (0, True)]


@pytest.mark.rule("TG-6.4")
def test_at_some_tables_who_has_no_energy_passes_with_the_round() -> None:
    g = table("beor", "ailei", zero_energy="passes")
    g.heroes[0].at, g.heroes[0].energy = 103, 0
    play(g, PlayRounds())
    answer(g, "travel:104", 1)
    assert (g.heroes[0].passed, g.heroes[1].passed) == (True, False)
