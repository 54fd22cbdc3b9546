"""The solo challenge."""

import pytest
from tests.games.realm_of_sand.table import do, fixture, keys, kinds, prompt, refusal, table, vetra

from tavola.games.realm_of_sand import GAME
from tavola.games.realm_of_sand.options import SandOptions
from tavola.games.realm_of_sand.solo import rank_for


def alone(*args, **settings):
    return table(*args, seats=1, **settings)


def turn(g):
    do(g, keys(g, "place")[0])
    do(g, keys(g, "take")[0])
    return do(g, "end")


@pytest.mark.rule("RS-13.1", "RS-13.5", "RS-13.6")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_fourteen_rounds_leave_fourteen_markers(mode):
    """TV-9."""
    g = GAME.open_table(vetra(), 1, SandOptions(mode=mode), "solo-3")
    while prompt(g) != "turn":
        do(g, keys(g)[0])
    for number in range(1, 15):
        assert (g.round, len(g.aside)) == (number, number - 1)
        turn(g)
    assert g.open == []
    assert (len(g.aside), len(g.players[0].active), len(g.circle)) == (14, 3, 11)


@pytest.mark.rule("RS-13.2")
def test_set_up_for_one():
    g = GAME.open_table(vetra(), 1, None, "solo")
    assert (g.reserve, len(g.players[0].active), len(g.circle)) == ([2, 2, 2, 2, 2], 3, 25)


@pytest.mark.rule("RS-13.3")
def test_a_placed_tile_is_laid_aside():
    g = alone()
    ring = list(g.circle)
    events = do(g, "place:i-eco:r0:b2")
    assert "TileLaidAside" in kinds(events)
    assert (g.aside, g.circle) == (["i-eco"], ring)
    assert keys(g) == (f"take:{ring[0]}", f"take:{ring[1]}")


@pytest.mark.rule("RS-13.4")
def test_a_summon_costs_a_tile_of_ones_choice():
    """S-66."""
    g = alone(front="E")
    do(g, "summon", "disc:E:b2")
    assert (prompt(g), keys(g)) == ("aside", ("aside:i-eco", "aside:i-cce", "aside:l-eco"))
    assert refusal(g, "end") == ("RS_E_SOLO_DISCARD", "RS-13.4")
    assert refusal(g, f"aside:{g.circle[0]}") == ("RS_E_SOLO_DISCARD", "RS-13.4")
    do(g, "aside:l-eco")
    assert (g.aside, prompt(g)) == (["l-eco"], "refill")
    do(g, keys(g)[1])
    assert len(g.players[0].active) == 3


@pytest.mark.rule("RS-13.5", "RS-15.4")
def test_each_turn_removes_one_tile():
    g = alone(front="E S")
    do(g, "summon", "disc:E:b2", "done", "aside:i-eco")
    do(g, keys(g)[0], "end")
    turn(g)
    assert (len(g.aside), len(g.circle) + len(g.aside) + 3) == (2, 28)


@pytest.mark.rule("RS-13.6")
def test_cards_may_still_be_completed_after_the_last_main_action():
    """S-68."""
    g = alone("D . . . D\nO O O . .\n. . C C C", round=14)
    do(g, "place:i-eco:r0:b4")
    do(g, keys(g)[0], "complete:k2", "complete:k6")
    events = do(g, "end")
    assert kinds(events)[-1] == "GameEnded"
    assert GAME.outcome(g).ending == "rank_apprentice"
    assert GAME.outcome(g).scores == (3,)


@pytest.mark.rule("RS-13.7")
@pytest.mark.parametrize(("rule", "over"), [("ignore", False), ("end", True)])
def test_ten_hourglasses_do_not_end_it_unless_the_table_says_so(rule, over):
    g = alone("D . . . D\nO O O . .", completed=["k5", "k5", "k5"], solo_hourglass_end=rule)
    events = do(g, "complete:k2")
    assert ("EndTriggered" in kinds(events)) is over
    turn(g)
    assert bool(g.ending) is over


@pytest.mark.rule("RS-13.8")
@pytest.mark.parametrize(
    ("stars", "rank"),
    [
        (0, "apprentice"), (25, "apprentice"), (26, "master"), (30, "master"), (31, "grand-master"),
        (35, "grand-master"), (36, "prime-minister"), (39, "prime-minister"), (40, "windbreak"), (60, "windbreak"),
    ],
)  # fmt: skip
def test_ranks(stars, rank):
    """TV-5."""
    assert rank_for(alone(box=fixture()), stars) == rank


@pytest.mark.rule("RS-13.8")
@pytest.mark.parametrize(("cards", "rank"), [([], "apprentice"), (["k5"] * 5, "windbreak")])
def test_the_rank_is_told_with_the_result(cards, rank):
    g = alone(completed=cards)
    while g.open:
        turn(g)
    assert GAME.outcome(g).ending == f"rank_{rank}"


@pytest.mark.rule("RS-13.9")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_both_modes_use_the_same_ranks(mode):
    """S-102."""
    g = alone(mode=mode, completed=["k5", "k5", "k5", "k1"], round=14)
    turn(g)
    assert GAME.outcome(g).ending == "rank_apprentice"
    g = alone(mode=mode, completed=["k5", "k5", "k5", "k3"], round=14)
    turn(g)
    assert GAME.outcome(g).ending == "rank_master"


@pytest.mark.rule("RS-13.10")
def test_all_else_is_as_with_several():
    """Levels, crystals, bonuses and the display."""
    g = alone("D . . . D\n. C . . .\n. C C C .", power="red")
    do(g, "complete:k6")
    assert (g.players[0].level, g.players[0].charged) == (2, True)
    do(g, "place:i-eco:r0:b4")
    do(g, keys(g, "take")[0])
    assert g.display[1][1] == ""
    assert "DisplayRefilled" in kinds(do(g, "end"))


@pytest.mark.rule("RS-13.1", "RS-11.7")
def test_a_shorter_cap_holds_for_one_player_too():
    g = alone(round=6, max_rounds=6)
    turn(g)
    assert g.ending == "last_round"
