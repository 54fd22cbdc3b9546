"""The rune circle and replenishing."""

import pytest
from tests.games.realm_of_sand.table import do, keys, prompt, refusal, table, the

from tavola.games.realm_of_sand.events import TileTaken


@pytest.mark.rule("RS-5.1", "RS-5.2", "RS-5.3", "RS-5.5")
def test_the_used_tile_goes_to_the_end_and_the_one_not_taken_stays_first():
    """TV-10."""
    g = table()
    a, b, *rest = g.circle
    do(g, "place:i-eco:r0:b2")
    events = do(g, f"take:{b}")
    assert g.circle == [a, *rest, "i-eco"]
    assert the(events, TileTaken) == TileTaken(0, b, 1, a)
    assert g.players[0].active == ["i-cce", "l-eco", b]


@pytest.mark.rule("RS-5.2")
def test_taking_the_first_passes_nothing_by():
    g = table()
    a, *rest = g.circle
    do(g, "place:i-eco:r0:b2")
    events = do(g, f"take:{a}")
    assert the(events, TileTaken) == TileTaken(0, a, 0)
    assert g.circle == [*rest, "i-eco"]


@pytest.mark.rule("RS-5.3", "RS-5.4")
def test_with_four_players_the_returned_tile_is_never_within_reach():
    """S-84."""
    g = table(seats=4)
    assert len(g.circle) == 16
    old = g.circle[:2]
    do(g, "place:i-eco:r0:b2")
    assert keys(g) == tuple(f"take:{tile}" for tile in old)
    assert g.circle[-1] == "i-eco"
    do(g, keys(g)[0])
    assert len(g.players[0].active) == 3


@pytest.mark.rule("RS-5.2")
def test_only_the_first_two_may_be_taken():
    g = table()
    third = g.circle[2]
    do(g, "place:i-eco:r0:b2")
    assert refusal(g, f"take:{third}") == ("RS_E_REFILL_RANGE", "RS-5.2")
    assert refusal(g, "take:i-eco") == ("RS_E_REFILL_RANGE", "RS-5.2")


@pytest.mark.rule("RS-5.3")
def test_who_has_fewer_replenishes_one_tile_at_a_time():
    g = table(active=["i-eco", "i-cce", "l-eco"])
    player = g.players[0]
    g.circle += [player.active.pop(), player.active.pop()]
    do(g, keys(g, "place")[0])
    for missing in (3, 2, 1):
        assert (prompt(g), len(player.active)) == ("refill", 3 - missing)
        do(g, keys(g)[1])
    assert prompt(g) == "after"


@pytest.mark.rule("RS-5.6")
def test_a_summon_uses_no_tile():
    g = table(front="E")
    circle, active = list(g.circle), list(g.players[0].active)
    do(g, "summon", "disc:E:b2")
    assert (g.circle, g.players[0].active, prompt(g)) == (circle, active, "after")
