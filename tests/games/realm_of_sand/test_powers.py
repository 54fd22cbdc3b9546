"""The six special powers."""

import pytest
from tests.games.realm_of_sand.table import discs, do, drawn, keys, kinds, prompt, refusal, table, the

from tavola.games.realm_of_sand import GAME
from tavola.games.realm_of_sand.events import CardKept, CardsLookedAt
from tavola.kernel.event import seen_by

FIVE = """
    D . . . D
    (E) (C) . . .
    . . . . ."""


# -- red
@pytest.mark.rule("RS-10.10")
def test_red_keeps_one_of_three_and_puts_the_others_under_the_deck():
    g = table(power="red", charged_in=3)
    *rest, c, b, a = g.decks[1]
    do(g, "power")
    assert (prompt(g), keys(g)) == ("deck", ("deck:1", "deck:2", "deck:3"))
    events = do(g, "deck:2")
    assert the(events, CardsLookedAt).cards == (a, b, c)
    assert len(keys(g)) == 6
    do(g, f"keep:{b}:{c}:{a}")
    assert g.players[0].kept == [b]
    assert g.decks[1] == [a, c, *rest], "the last one named lies lowest"
    assert prompt(g) == "turn"


@pytest.mark.rule("RS-10.10", "RS-7.9")
def test_a_kept_card_may_be_completed_from_the_same_turn_on():
    g = table("D . . . D\nC C C . .", power="red", charged_in=3, display=[["k1"], ["k4"], ["k5"]])
    g.decks[1].remove("k6")
    g.decks[1].append("k6")
    do(g, "power", "deck:2")
    others = [card for card in g.looked_at if card != "k6"]
    do(g, ":".join(["keep", "k6", *others]))
    assert "complete:k6" in keys(g)
    do(g, "complete:k6")
    assert (g.players[0].kept, g.players[0].completed) == ([], ["k6"])
    assert g.display == [["k1"], ["k4"], ["k5"]]


@pytest.mark.rule("RS-10.10")
def test_there_is_no_limit_to_kept_cards():
    g = table(power="red", charged_in=3, kept=["k7", "f1-5", "f2-5", "f3-5", "f3-6"])
    do(g, "power", "deck:3")
    do(g, keys(g)[0])
    assert len(g.players[0].kept) == 6


@pytest.mark.rule("RS-10.10")
def test_nobody_else_completes_a_kept_card():
    """S-48."""
    g = table(others=["D . . . D\nC C C . ."], kept=["k6"], display=[["k1"], ["k4"], ["k5"]], power="red")
    do(g, keys(g, "place")[0])
    do(g, keys(g, "take")[0], "end")
    assert g.open[0].seat == 1
    assert refusal(g, "complete:k6") == ("RS_E_CARD_NOT_AVAILABLE", "RS-7.9")


@pytest.mark.rule("RS-10.11", "RS-14.3")
def test_red_with_a_short_deck_draws_what_there_is():
    """S-46."""
    g = table(power="red", charged_in=3)
    g.decks[2] = ["f3-4", "f3-5"]
    do(g, "power")
    events = do(g, "deck:3")
    looked = the(events, CardsLookedAt)
    assert (seen_by(looked, 0).cards, seen_by(looked, 1).cards) == (("f3-5", "f3-4"), None)
    assert keys(g) == ("keep:f3-5:f3-4", "keep:f3-4:f3-5")
    do(g, "keep:f3-4:f3-5")
    assert (g.players[0].kept, g.decks[2]) == (["f3-4"], ["f3-5"])


@pytest.mark.rule("RS-10.11")
def test_an_only_card_is_kept_without_asking():
    g = table(power="red", charged_in=3)
    g.decks[2] = ["f3-4"]
    do(g, "power", "deck:3")
    assert (g.players[0].kept, g.decks[2], prompt(g)) == (["f3-4"], [], "turn")


@pytest.mark.rule("RS-10.11")
def test_an_empty_deck_cannot_be_chosen():
    g = table(power="red", charged_in=3)
    g.decks[0].clear()
    do(g, "power")
    assert refusal(g, "deck:1") == ("RS_E_DECK_EMPTY", "RS-10.11")
    assert not g.players[0].charged  # the flip is the cost, paid before the deck is named (RS-10.2)


@pytest.mark.rule("RS-10.11")
def test_by_table_option_a_short_deck_cannot_be_chosen():
    g = table(power="red", charged_in=3, red_short_deck="forbid")
    g.decks[2] = ["f3-4", "f3-5"]
    do(g, "power")
    assert keys(g) == ("deck:1", "deck:2")
    assert refusal(g, "deck:3") == ("RS_E_DECK_EMPTY", "RS-10.11")


# -- purple
@pytest.mark.rule("RS-10.13")
def test_purple_moves_all_discs_when_charged():
    """S-52."""
    g = table(FIVE, power="purple", charged_in=3, front="O S M")
    events = do(g, "summon:all")
    assert kinds(events) == ["CrystalUsed", "SummonBegun"]
    do(g, "disc:O:a4", "disc:S:b4", "disc:M:c4", "move:a2:d4", "move:b2:e4")
    assert drawn(g).splitlines()[3] == "(O) (S) (M) (E) (C)"
    assert (prompt(g), g.players[0].charged) == ("after", False)


@pytest.mark.rule("RS-10.13")
def test_purple_uncharged_summons_like_anybody():
    """S-52."""
    g = table(FIVE, power="purple", front="O S M")
    assert keys(g, "summon") == ("summon",)
    assert refusal(g, "summon:all") == ("RS_E_CRYSTAL_EMPTY", "RS-10.2")
    do(g, "summon", "disc:O:a4", "disc:S:b4", "disc:M:c4")
    assert refusal(g, "move:a2:d4") == ("RS_E_SUMMON_LIMIT", "RS-6.1")


@pytest.mark.rule("RS-10.13", "RS-10.5")
def test_a_fresh_purple_crystal_waits_too():
    g = table(power="purple", charged_in=5, front="S")
    assert refusal(g, "summon:all") == ("RS_E_CRYSTAL_FRESH", "RS-10.5")


@pytest.mark.rule("RS-10.13")
def test_each_disc_still_moves_once():
    g = table(FIVE, power="purple", charged_in=3)
    do(g, "summon:all", "move:a2:a3")
    assert refusal(g, "move:a3:a4") == ("RS_E_DISC_TWICE", "RS-6.6")


@pytest.mark.rule("RS-10.13")
def test_purple_may_be_passive_by_table_option():
    g = table(FIVE, power="purple", front="O S M", purple_part2="passive")
    assert keys(g, "summon") == ("summon:all",)
    assert refusal(g, "power") == ("RS_E_WITH_SUMMON", "RS-10.8")
    events = do(g, "summon:all", "disc:O:a4", "disc:S:b4", "disc:M:c4", "move:a2:d4", "move:b2:e4")
    assert "CrystalUsed" not in kinds(events)


@pytest.mark.rule("RS-10.13")
def test_others_never_summon_all():
    g = table(power="red", charged_in=3, front="E")
    assert refusal(g, "summon:all") == ("RS_E_SUMMON_LIMIT", "RS-6.1")


# -- yellow
@pytest.mark.rule("RS-10.14", "RS-15.2")
def test_yellow_exchanges_a_disc_in_front():
    g = table(power="yellow", charged_in=3, front="E")
    before = list(g.reserve)
    do(g, "power", "exchange:E:M")
    assert discs(g.players[0].front) == "M"
    assert g.reserve == [before[0] + 1, *before[1:4], before[4] - 1]


@pytest.mark.rule("RS-10.14")
def test_yellow_exchanges_a_disc_on_the_board_in_its_place():
    g = table("D . . . D\n. (E) . . .", power="yellow", charged_in=3)
    do(g, "power", "exchange:b2:S")
    assert drawn(g).splitlines()[1] == ". (S) . . ."


@pytest.mark.rule("RS-10.14")
def test_yellow_may_be_kept_to_the_front_by_table_option():
    g = table("D . . . D\n. (E) . . .", power="yellow", charged_in=3, front="C", yellow_scope="front_only")
    do(g, "power")
    assert not [key for key in keys(g) if ":b2:" in key]
    assert refusal(g, "exchange:b2:S") == ("RS_E_NOT_A_DISC", "RS-10.14")


@pytest.mark.rule("RS-10.14")
def test_yellow_needs_another_type_and_one_that_is_there():
    """S-54."""
    g = table("D . . . D\nE . . . .", power="yellow", charged_in=3, front="E", reserve="S0")
    do(g, "power")
    assert refusal(g, "exchange:E:S") == ("RS_E_RESERVE_EMPTY", "RS-10.14")
    assert refusal(g, "exchange:E:E") == ("RS_E_SAME_TYPE", "RS-10.14")
    assert refusal(g, "exchange:C:M") == ("RS_E_NO_DISC", "RS-10.14")
    assert refusal(g, "exchange:a2:M") == ("RS_E_NOT_A_DISC", "RS-10.14")
    assert refusal(g, "exchange:E") == ("TABLE_E_NOT_AN_OPTION", "")


# -- green
@pytest.mark.rule("RS-10.15")
def test_green_carries_a_square_to_an_empty_cell():
    g = table("D . . . D\nE (C) . . .", power="green", charged_in=3)
    do(g, "power")
    assert refusal(g, "carry:b2:c2") == ("RS_E_NOT_A_SQUARE", "RS-10.15")
    assert refusal(g, "carry:d4:c2") == ("RS_E_NOT_A_SQUARE", "RS-10.15")
    assert refusal(g, "carry:a2:b2") == ("RS_E_CELL_OCCUPIED", "RS-10.15")
    assert refusal(g, "carry:a2:a5") == ("RS_E_DARK_LEVEL", "RS-9.3")
    assert refusal(g, "carry:a2:z9") == ("RS_E_OFF_BOARD", "RS-10.15")
    do(g, "carry:a2:e4")
    assert drawn(g).splitlines()[1:4] == [". (C) . . .", ". . . . .", ". . . . E"]


@pytest.mark.rule("RS-10.15", "RS-9.3", "RS-9.4")
def test_green_from_dark_to_dark():
    """S-56."""
    g = table("E . . . D", power="green", charged_in=3, level=1)
    do(g, "power", "carry:a1:c5")
    assert drawn(g).splitlines()[4] == ". . E . ."


# -- orange
@pytest.mark.rule("RS-10.16")
def test_orange_rises_one_level():
    g = table(power="orange", charged_in=3, level=4)
    do(g, "power")
    assert g.players[0].level == 5
    g = table(power="orange", charged_in=3, level=5)
    assert refusal(g, "power") == ("RS_E_LEVEL_MAX", "RS-10.16")


# -- blue
@pytest.mark.rule("RS-10.17")
def test_blue_swaps_one_tile_in_place():
    g = table(power="blue", charged_in=3)
    ring = list(g.circle)
    do(g, "power", f"swap:i-eco:{ring[7]}", "done")
    assert g.players[0].active == [ring[7], "i-cce", "l-eco"]
    assert g.circle == [*ring[:7], "i-eco", *ring[8:]]


@pytest.mark.rule("RS-10.17")
def test_blue_swaps_two_tiles():
    g = table(power="blue", charged_in=3)
    ring = list(g.circle)
    do(g, "power", f"swap:i-eco:{ring[7]}")
    assert not [key for key in keys(g) if ring[7] in key or "i-eco" in key], "the first pair is left alone"
    do(g, f"swap:l-eco:{ring[0]}")
    assert g.players[0].active == [ring[7], "i-cce", ring[0]]
    assert (g.circle[0], g.circle[7], prompt(g)) == ("l-eco", "i-eco", "turn")


@pytest.mark.rule("RS-10.17")
def test_blue_may_send_tiles_to_the_end_by_table_option():
    g = table(power="blue", charged_in=3, blue_position="to_end")
    ring = list(g.circle)
    do(g, "power", f"swap:i-eco:{ring[7]}", "done")
    assert g.circle == [*ring[:7], *ring[8:], "i-eco"]


@pytest.mark.rule("RS-10.17")
def test_blue_swaps_one_for_one():
    """S-58."""
    g = table(power="blue", charged_in=3)
    do(g, "power")
    first = g.circle[0]
    assert refusal(g, f"swap:i-eco+i-cce:{first}") == ("RS_E_SWAP_COUNT", "RS-10.17")
    assert refusal(g, "done") == ("RS_E_SWAP_COUNT", "RS-10.17")
    assert refusal(g, f"swap:{first}:i-eco") == ("RS_E_TILE_NOT_ACTIVE", "RS-10.17")


# -- what others are told
@pytest.mark.rule("RS-14.3", "RS-14.1")
def test_others_learn_only_the_level_and_the_number():
    """S-70."""
    g = table(power="red", charged_in=3)
    do(g, "power")
    events = do(g, "deck:2")
    for viewer in (1, None):
        assert seen_by(the(events, CardsLookedAt), viewer) == CardsLookedAt(0, 2, 3, None)
        assert GAME.view(g, viewer).looked_at == ()
    assert len(GAME.view(g, 0).looked_at) == 3
    events = do(g, keys(g)[0])
    assert seen_by(the(events, CardKept), 1) == CardKept(0, 2, None)
    assert GAME.view(g, 1).players[0].kept == (2,)
    assert GAME.view(g, 1).kept == ()
    assert GAME.view(g, 0).kept == tuple(g.players[0].kept)
