"""Main action 2: summoning discs."""

import pytest
from tests.games.realm_of_sand.table import discs, do, drawn, keys, prompt, refusal, squares, table, tidy

THREE = """
    D . . . D
    . . . . .
    . . . . .
    (C) . . . .
    D D D D D"""


@pytest.mark.rule("RS-6.1", "RS-6.5")
def test_two_discs_placed_and_one_moved():
    """S-16, TV-4."""
    g = table(THREE, front="E S")
    do(g, "summon", "disc:E:b2", "disc:S:c2", "move:a4:b4")
    assert drawn(g) == tidy("""
        D . . . D
        . (E) (S) . .
        . . . . .
        . (C) . . .
        D D D D D""")
    assert (prompt(g), discs(g.players[0].front)) == ("after", "")


@pytest.mark.rule("RS-6.1")
def test_not_a_fourth():
    """S-17."""
    g = table(THREE, front="E S M")
    do(g, "summon", "disc:E:b2", "disc:S:c2", "move:a4:b4")
    assert refusal(g, "disc:M:d2") == ("RS_E_SUMMON_LIMIT", "RS-6.1")
    assert refusal(g, "move:b2:b3") == ("RS_E_SUMMON_LIMIT", "RS-6.1")


@pytest.mark.rule("RS-6.1")
def test_only_discs_in_front_can_be_placed():
    """S-19."""
    g = table(front="E")
    do(g, "summon")
    assert refusal(g, "disc:S:b2") == ("RS_E_NO_DISC", "RS-6.1")


@pytest.mark.rule("RS-6.2")
def test_at_least_one():
    g = table(front="E E")
    do(g, "summon")
    assert refusal(g, "done") == ("RS_E_SUMMON_EMPTY", "RS-6.2")
    do(g, "disc:E:b2", "done")
    assert prompt(g) == "after"


@pytest.mark.rule("RS-6.2")
def test_a_summon_of_none_passes_if_the_table_allows_it():
    g = table(front="E", summon_min=0)
    do(g, "summon", "done")
    assert (prompt(g), drawn(g), discs(g.players[0].front)) == ("after", tidy("D . . . D\n" + ". . . . .\n" * 4), "E")
    nothing = table(summon_min=0)
    do(nothing, "summon")
    assert prompt(nothing) == "after"


@pytest.mark.rule("RS-6.3")
def test_a_disc_pushes_a_square_to_the_supply():
    """S-21."""
    g = table("D . . . D\nC . . . .", front="E")
    assert squares(g) == "E28 C27 O28"
    do(g, "summon", "disc:E:a2")
    assert drawn(g).splitlines()[1] == "(E) . . . ."
    assert squares(g) == "E28 C28 O28"


@pytest.mark.rule("RS-6.3", "RS-6.6")
def test_a_disc_pushed_off_unused_may_be_placed_again_and_counts():
    g = table("D . . . D\n(C) . . . (M)", front="E")
    do(g, "summon", "disc:E:a2")
    assert discs(g.players[0].front) == "C"
    do(g, "disc:C:b2")
    assert g.summoning.steps == 2
    do(g, "move:e2:e3")
    assert drawn(g).splitlines()[1] == "(E) (C) . . ."
    assert prompt(g) == "after"


@pytest.mark.rule("RS-6.3", "RS-4.7")
def test_a_disc_pushed_off_may_go_to_the_reserve_by_table_option():
    g = table("D . . . D\n(C) . . . .", front="E", displaced_disc="to_reserve")
    left = g.reserve[1]
    do(g, "summon", "disc:E:a2")
    assert (g.reserve[1], discs(g.players[0].front)) == (left + 1, "")


@pytest.mark.rule("RS-6.4")
def test_dark_cells_are_tested_after_each_step():
    """S-25."""
    g = table("(E) . . . D", front="S", level=1)
    do(g, "summon")
    assert refusal(g, "disc:S:e1") == ("RS_E_DARK_LEVEL", "RS-9.3")
    do(g, "move:a1:b1", "disc:S:e1")
    assert drawn(g).splitlines()[0] == ". (E) . . (S)"


@pytest.mark.rule("RS-6.5")
def test_a_cell_that_was_left_is_free_for_the_next_step():
    g = table("D . . . D\n(E) . . . .", front="S")
    do(g, "summon", "move:a2:b2", "disc:S:a2")
    assert drawn(g).splitlines()[1] == "(S) (E) . . ."
    assert discs(g.players[0].front) == ""


@pytest.mark.rule("RS-6.6")
def test_no_disc_is_used_twice():
    """S-23."""
    g = table("D . . . D\n(E) . . . .", front="S S")
    do(g, "summon", "move:a2:b2")
    assert refusal(g, "move:b2:c2") == ("RS_E_DISC_TWICE", "RS-6.6")
    do(g, "disc:S:d2")
    assert refusal(g, "move:d2:e2") == ("RS_E_DISC_TWICE", "RS-6.6")


@pytest.mark.rule("RS-6.6")
def test_a_disc_that_was_used_and_pushed_off_stays_used():
    g = table(front="E S")
    do(g, "summon", "disc:E:a2", "disc:S:a2")
    assert prompt(g) == "after", "nothing is left to place or move"
    g = table("D . . . D\n(C) . . . .", front="E S")
    do(g, "summon", "disc:E:b2", "disc:S:b2")
    assert discs(g.players[0].front) == "E"
    assert refusal(g, "disc:E:c2") == ("RS_E_DISC_TWICE", "RS-6.6")


@pytest.mark.rule("RS-6.6")
def test_by_table_option_the_same_disc_may_move_again():
    g = table("D . . . D\n(E) . . . .", front="S", summon_same_disc="free")
    do(g, "summon", "move:a2:b2", "move:b2:c2", "disc:S:a2")
    assert drawn(g).splitlines()[1] == "(S) . (E) . ."
    assert prompt(g) == "after"


@pytest.mark.rule("RS-6.6")
def test_a_move_ends_on_another_cell():
    g = table("D . . . D\n(E) . . . .")
    do(g, "summon")
    assert "move:a2:a2" not in keys(g)
    assert refusal(g, "move:a2:a2") == ("RS_E_SAME_CELL", "RS-6.6")


@pytest.mark.rule("RS-6.7")
def test_squares_are_not_moved():
    g = table("D . . . D\nE . . . .", front="S")
    do(g, "summon")
    assert not keys(g, "move")
    assert refusal(g, "move:a2:b2") == ("RS_E_NOT_A_DISC", "RS-6.7")


@pytest.mark.rule("RS-6.8")
def test_no_disc_is_taken_back_to_the_front_by_choice():
    """S-86."""
    g = table("D . . . D\n(E) . . . .")
    do(g, "summon")
    assert {key.split(":")[0] for key in keys(g)} == {"move"}
    assert refusal(g, "take:a2") == ("TABLE_E_NOT_AN_OPTION", "")


@pytest.mark.rule("RS-6.1")
def test_cells_that_do_not_exist():
    g = table("D . . . D\n(E) . . . .", front="S")
    do(g, "summon")
    assert refusal(g, "disc:S:z9") == ("RS_E_OFF_BOARD", "RS-6.3")
    assert refusal(g, "move:a2:z9") == ("RS_E_OFF_BOARD", "RS-6.3")


@pytest.mark.rule("RS-6.9", "RS-7.5")
def test_a_square_and_a_disc_of_one_element_are_equal_to_a_card():
    """S-88."""
    g = table("D . . . D\n(O) O O . .")
    do(g, "complete:k2")
    assert g.players[0].completed == ["k2"]


@pytest.mark.rule("RS-6.10", "RS-8.1")
def test_a_disc_gained_in_this_turn_may_be_summoned_in_it():
    """S-37."""
    g = table("D . . . D\nE E . . .\nC . . . .")
    do(g, "complete:k1", "summon", "disc:E:d4")
    assert drawn(g).splitlines()[3] == ". . . (E) ."


@pytest.mark.rule("RS-6.4", "RS-9.4")
def test_a_disc_may_go_from_one_dark_cell_to_another():
    g = table("(E) . . . D", level=1)
    do(g, "summon", "move:a1:e1")
    assert drawn(g).splitlines()[0] == ". . . . (E)"


@pytest.mark.rule("RS-6.1")
def test_every_step_offered_is_a_disc_of_mine_to_a_usable_cell():
    g = table("D . . . D\n(E) . . C .", front="S S", level=1)
    do(g, "summon")
    cells = 18 + 7
    assert len(keys(g, "disc")) == cells
    assert len(keys(g, "move")) == cells - 1
