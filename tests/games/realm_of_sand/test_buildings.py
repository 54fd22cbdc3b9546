"""What completed cards give, and how the display is refilled."""

import pytest
from tests.games.realm_of_sand.table import discs, do, keys, kinds, refusal, squares, table, the

from tavola.games.realm_of_sand import GAME
from tavola.games.realm_of_sand.events import CardCompleted, DiscBonus, DisplayRefilled, LevelChanged
from tavola.games.realm_of_sand.state import hourglasses, stars

K4_READY = """
    D . . . D
    . E C . .
    . C E . ."""


def end_turn(g):
    do(g, keys(g, "place")[0])
    do(g, keys(g, "take")[0])
    return do(g, "end")


@pytest.mark.rule("RS-7.10", "RS-7.11")
def test_any_number_of_cards_but_none_is_replaced_during_the_turn():
    """S-33."""
    g = table("""
        D E E . D
        . C . E C
        O O O C E""")
    do(g, "complete:k1")
    assert [len([card for card in row if card]) for row in g.display] == [3, 4, 4]
    next_card = g.decks[0][-1]
    assert refusal(g, f"complete:{next_card}") == ("RS_E_CARD_NOT_AVAILABLE", "RS-7.9")
    do(g, "complete:k2", "complete:k4")
    assert g.players[0].completed == ["k1", "k2", "k4"]
    assert [len([card for card in row if card]) for row in g.display] == [2, 3, 4]
    assert refusal(g, "complete:k1") == ("RS_E_CARD_NOT_AVAILABLE", "RS-7.9")


@pytest.mark.rule("RS-7.12", "RS-3.6")
def test_after_the_turn_each_row_is_filled_again_from_its_deck():
    g = table("D . . . D\nE E . . .\nC . . . .")
    do(g, "complete:k1")
    top = g.decks[0][-1]
    events = end_turn(g)
    assert g.display[0] == [top, "k2", "k3", "f1-1"]
    assert the(events, DisplayRefilled).cards == (top,)
    assert DisplayRefilled.reveals == "hidden"


@pytest.mark.rule("RS-7.13")
def test_a_deck_that_has_run_out_leaves_its_row_shorter():
    g = table("D . . . D\nE E . . .\nC . . . .")
    g.decks[0].clear()
    do(g, "complete:k1")
    assert "DisplayRefilled" not in kinds(end_turn(g))
    assert g.display[0] == ["", "k2", "k3", "f1-1"]


@pytest.mark.rule("RS-7.14")
def test_completed_cards_lie_open_to_all():
    g = table(K4_READY)
    do(g, "complete:k4")
    for viewer in (0, 1, None):
        view = GAME.view(g, viewer)
        assert view.players[0].completed == ("k4",)
        assert (view.players[0].stars, view.players[0].hourglasses) == (3, 1)
        assert view.cards["k4"].stars == 3


@pytest.mark.rule("RS-7.16", "RS-8.1")
def test_the_order_of_one_completion():
    """Paid pieces are back before bonuses come; the crystal is charged before that."""
    g = table("D . . . D\n. C . . .\n. C X . .\n. C . . .", power="red", completed=["k5"] * 3)
    g.display[1][0] = "k6"
    events = do(g, "complete:k6")
    assert kinds(events) == ["PiecesPaid", "CardCompleted", "LevelChanged", "EndTriggered"]
    g = table("D . . . D\n. E C . .\n. C E . .", power="red")
    assert kinds(do(g, "complete:k4")) == ["PiecesPaid", "CardCompleted", "CrystalCharged", "DiscBonus"]


@pytest.mark.rule("RS-8.1", "RS-8.2")
def test_shown_discs_come_from_the_reserve():
    g = table(K4_READY)
    assert g.reserve[3] == 4
    events = do(g, "complete:k4")
    assert (g.reserve[3], discs(g.players[0].front)) == (3, "S")
    assert the(events, DiscBonus) == DiscBonus(0, ("S",), ())


@pytest.mark.rule("RS-8.3", "RS-8.7")
def test_a_type_that_has_run_out_is_not_given_and_not_replaced():
    """S-35."""
    g = table(K4_READY, reserve="S0")
    events = do(g, "complete:k4")
    assert g.players[0].completed == ["k4"]
    assert discs(g.players[0].front) == ""
    assert the(events, DiscBonus) == DiscBonus(0, (), ("S",))


@pytest.mark.rule("RS-8.3")
def test_other_discs_of_the_card_are_still_taken():
    g = table("D . . . D\n. E O . .\n. O E . .", reserve="S0", display=[["k1"], ["k7"], ["k5"]])
    events = do(g, "complete:k7")
    assert discs(g.players[0].front) == "C"
    assert the(events, DiscBonus) == DiscBonus(0, ("C",), ("S",))


@pytest.mark.rule("RS-8.4")
def test_the_level_rises_by_the_number_shown():
    g = table("D . . . D\nC C C . .")
    events = do(g, "complete:k6")
    assert g.players[0].level == 2
    assert the(events, LevelChanged) == LevelChanged(0, 2)


@pytest.mark.rule("RS-8.5", "RS-15.6", "RS-8.7")
@pytest.mark.parametrize(("before", "after"), [(3, 5), (4, 5), (5, 5)])
def test_the_cube_stops_at_the_end_of_the_track(before, after):
    g = table("D . . . D\nC C C . .", level=before)
    do(g, "complete:k6")
    assert g.players[0].level == after
    assert g.players[0].completed == ["k6"]


@pytest.mark.rule("RS-8.6")
def test_stars_and_hourglasses_count_at_once():
    g = table(K4_READY, completed=["k5"])
    events = do(g, "complete:k4")
    assert (stars(g, 0), hourglasses(g, 0)) == (11, 4)
    card = the(events, CardCompleted)
    assert (card.stars, card.hourglasses) == (3, 1)


@pytest.mark.rule("RS-15.1")
def test_all_boards_draw_on_one_supply():
    g = table("D E C O D\nE C O E C\nO E C O E\nC O E C O", others=["D E E E D\nE . . . ."])
    assert squares(g) == "E18 C22 O22"
    do(g, "place:i-eco:r0:b1")
    assert squares(g) == "E18 C22 O22", "three removed, three placed"
