"""Rounds and turns."""

import pytest
from tests.games.realm_of_sand.table import do, fixture, keys, kinds, prompt, refusal, table, vetra

from tavola.games.realm_of_sand import GAME
from tavola.games.realm_of_sand.options import SandOptions

K1_READY = """
    D . . . D
    E E . . .
    C . . . .
    . . . . .
    D D D D D"""


def place_and_refill(g, key="place:i-eco:r0:b4"):
    do(g, key)
    do(g, keys(g, "take")[0])


@pytest.mark.rule("RS-3.1")
def test_play_goes_clockwise_from_the_starting_player():
    g = GAME.open_table(fixture(), 3, SandOptions(start_player="choose"), "t")
    do(g, "start:1")
    seats = []
    for _ in range(4):
        seats.append(g.open[0].seat)
        do(g, keys(g, "place")[0])
        do(g, keys(g, "take")[0], "end")
    assert seats == [1, 2, 0, 1]
    assert g.round == 2


@pytest.mark.rule("RS-3.1")
def test_nobody_else_may_answer():
    """S-72."""
    g = table()
    assert refusal(g, "end", seat=1) == ("RS_E_NOT_YOUR_TURN", "RS-3.1")


@pytest.mark.rule("RS-3.2", "RS-3.5")
def test_the_turn_cannot_end_without_a_main_action():
    g = table()
    assert refusal(g, "end") == ("RS_E_MAIN_REQUIRED", "RS-3.2")
    assert refusal(g, "pass") == ("TABLE_E_NOT_AN_OPTION", "")


@pytest.mark.rule("RS-3.2")
def test_there_is_one_main_action():
    """S-14."""
    g = table(front="E")
    place_and_refill(g)
    assert not keys(g, "place")
    assert refusal(g, "place:i-cce:r0:b2") == ("RS_E_MAIN_DONE", "RS-3.2")
    assert refusal(g, "summon") == ("RS_E_MAIN_DONE", "RS-3.2")


@pytest.mark.rule("RS-3.3", "RS-7.10", "RS-10.8")
def test_additional_actions_come_before_and_after_in_any_order():
    """S-78: complete, power, complete, place, complete; the power again is not yet usable."""
    g = table(
        """
        D E E E D
        O O O C .
        C . X . .
        E E C . .
        D D D D D""",
        power="orange",
        charged_in=3,
    )
    do(g, "complete:k2")
    do(g, "power")
    do(g, "complete:k3", "place:i-cce:r90:a2")
    do(g, keys(g, "take")[0])
    do(g, "complete:k1")
    assert g.players[0].completed == ["k2", "k3", "k1"]
    assert refusal(g, "power") == ("RS_E_CRYSTAL_EMPTY", "RS-10.2")
    do(g, "end")
    assert g.turn == 1


@pytest.mark.rule("RS-3.4")
def test_a_main_action_is_not_interrupted():
    """S-12."""
    g = table(K1_READY)
    do(g, "place:i-eco:r0:b4")
    assert refusal(g, "complete:k1") == ("RS_E_TIMING", "RS-3.4")
    assert refusal(g, "end") == ("RS_E_TIMING", "RS-3.4")
    assert refusal(g, "summon") == ("RS_E_MAIN_DONE", "RS-3.2")


@pytest.mark.rule("RS-3.4")
def test_a_summon_is_not_interrupted_either():
    g = table(K1_READY, front="S S")
    do(g, "summon", "disc:S:d4")
    assert refusal(g, "complete:k1") == ("RS_E_TIMING", "RS-3.4")


@pytest.mark.rule("RS-3.6", "RS-14.4")
def test_the_turn_lasts_until_its_player_ends_it():
    """S-80."""
    g = table(K1_READY)
    do(g, "complete:k1")
    place_and_refill(g)
    assert (g.open[0].seat, keys(g)) == (0, ("end",))
    assert g.display[0][0] == ""
    events = do(g, "end")
    assert kinds(events) == ["DisplayRefilled", "TurnStarted"]
    assert g.display[0][0] != ""
    assert (g.open[0].seat, prompt(g)) == (1, "turn")


@pytest.mark.rule("RS-3.7")
def test_a_round_ends_after_the_player_to_the_right_of_the_starting_player():
    g = table(round=5)
    place_and_refill(g)
    assert "RoundEnded" not in kinds(do(g, "end"))
    do(g, keys(g, "place")[0])
    do(g, keys(g, "take")[0])
    assert "RoundEnded" in kinds(do(g, "end"))
    assert (g.round, g.turn) == (6, 0)


@pytest.mark.rule("RS-7.15")
def test_completing_is_voluntary():
    """S-90."""
    g = table(K1_READY)
    place_and_refill(g)
    assert keys(g) == ("complete:k1", "end")
    do(g, "end")
    assert g.players[0].completed == []


@pytest.mark.rule("RS-15.5", "RS-3.5")
def test_on_a_full_board_every_tile_can_still_be_placed():
    g = table("""
        D E C O D
        E C O E C
        O E C O E
        C O E C O
        D D D D D""")
    for tile in g.players[0].active:
        assert [key for key in keys(g, "place") if f":{tile}:" in key]


@pytest.mark.rule("RS-3.2")
def test_who_owns_no_disc_is_not_offered_a_summon():
    g = GAME.open_table(vetra(), 2, None, "x")
    assert not keys(g, "summon")
    assert {key.split(":")[0] for key in keys(g)} == {"place"}
    assert refusal(g, "summon") == ("RS_E_SUMMON_EMPTY", "RS-6.2")
