"""What the table draws of an Encounter: which rows of the Sequence are connected, and what each answer would bring."""

from __future__ import annotations

from tests.games.tainted_grail.fights import card, enemy, fight, hand, meet, say, scene, speaker, start, words_of
from tests.games.tainted_grail.tables import set_tracks

from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.present.view_encounter import EncounterView
from tavola.games.tainted_grail.state import Avalon

FOE = enemy(5, "free|magic|aggression 1", opportunity=[{"damage": 1}])
BLOW = card("blow", "free cubes1|magic cubes2|bonus cubes1")


def seen(g: Avalon) -> EncounterView:
    found = GAME.view(g, 0).encounter
    assert found is not None
    return found


def with_blow(aggression: int) -> Avalon:
    g = fight(FOE, BLOW, decks=[["blow"]])
    g.heroes[0].markers["aggression"] = aggression
    assert "blow" in hand(g)
    return g


def test_rows_that_connected_are_told_and_stay_told() -> None:
    assert seen(say(with_blow(0), "play:blow")).sequence[0].joined == (0,)
    assert seen(say(with_blow(1), "play:blow")).sequence[0].joined == (0, 2)
    g = say(with_blow(1), "play:blow:m1")
    assert seen(g).sequence[0].joined == (0, 1, 2)
    g.heroes[0].markers["aggression"] = 0
    assert seen(g).sequence[0].joined == (0, 1, 2)


def test_every_answer_tells_where_pool_and_tracks_would_stand() -> None:
    g = with_blow(1)
    outlook = seen(g).outlook
    assert [outlook[key].pool for key in ("play:blow", "play:blow:m1", "stop")] == [2, 4, 0]
    health = g.heroes[0].health
    assert outlook["stop"].tracks == {"health": health - 1}
    assert outlook["flee"].tracks == {"energy": g.heroes[0].energy - 1, "health": health - 1}


def test_the_answer_that_wins_says_so() -> None:
    g = say(with_blow(1), "play:blow:m1")
    scene(g).pool = 5
    assert seen(g).outlook["stop"].outcome == "won"


def test_in_diplomacy_the_marker_and_the_stage_won() -> None:
    told = words_of("told", "free affinity2|none|none")
    stages = [{"key": "one", "reaction": []}, {"key": "two", "reaction": []}]
    g = fight(speaker(stages=stages), told, decks=[["told"]])
    assert seen(g).outlook["play:told"].marker == 5
    scene(g).marker = 7
    assert seen(g).outlook["stop"].stage_won


def test_a_card_turned_in_panic_shows_what_it_would_connect() -> None:
    g = meet(FOE, BLOW, decks=[["plain1", "plain2", "plain3", "blow"]])
    set_tracks(g, 0, 3, 3, 4)
    say(start(g), "panic")
    assert [join.row for join in seen(g).joins["blow"]] == [1, 0]
    assert {key: told.pool for key, told in seen(g).outlook.items()} == {"play:blow": 1, "play:blow:m1": 3}
