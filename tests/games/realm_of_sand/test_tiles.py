"""Main action 1: placing a tile."""

import pytest
from tests.games.realm_of_sand.table import do, drawn, fixture, keys, prompt, refusal, squares, table, the, tidy, vetra

from tavola.games.realm_of_sand import GAME
from tavola.games.realm_of_sand.events import ColourShort, PiecesRemoved, SquaresPlaced
from tavola.games.realm_of_sand.shapes import read_figure, ways_to_lie
from tavola.kernel.decision import Refused


@pytest.mark.rule("RS-4.1", "RS-4.2", "RS-4.9", "RS-5.1", "RS-5.2")
def test_a_tile_becomes_squares_of_its_colours():
    """S-1."""
    g = table()
    do(g, "place:i-eco:r0:a2")
    assert drawn(g) == tidy("""
        D . . . D
        E C O . .
        . . X . .
        . . . . .
        D D D D D""")
    assert squares(g) == "E27 C27 O27"
    assert g.circle[-1] == "i-eco"
    assert keys(g) == (f"take:{g.circle[0]}", f"take:{g.circle[1]}")


@pytest.mark.rule("RS-4.3")
def test_a_tile_may_be_turned_and_flipped():
    """S-2: standing, the other end up."""
    g = table()
    do(g, "place:i-eco:r270:b1")
    assert drawn(g) == tidy("""
        D O . . D
        . C . . .
        . E X . .
        . . . . .
        D D D D D""")


@pytest.mark.rule("RS-4.3")
@pytest.mark.parametrize(
    ("rows", "looks"),
    [
        (["EEE"], 2), (["ECE"], 2), (["EEC"], 4), (["ECO"], 4),
        (["EE", "E."], 4), (["CE", "E."], 4), (["EE", "C."], 8), (["EC", "O."], 8),
    ],
)  # fmt: skip
def test_how_many_ways_a_tile_may_lie(rows, looks):
    """TV-11."""
    assert len(ways_to_lie(read_figure(rows))) == looks


@pytest.mark.rule("RS-4.2", "RS-4.3", "RS-4.4")
@pytest.mark.parametrize(
    ("tile", "bright", "everywhere"),
    [("t03", 18, 30), ("i-eco", 36, 60), ("t17", 42, 64), ("l-eco", 84, 128)],
)
def test_placements_on_the_fixture_board(tile, bright, everywhere):
    """The counts of section 16; no placement needs a neighbour."""
    g = table(active=[tile])
    assert len([key for key in keys(g, "place") if f":{tile}:" in key]) == bright
    assert len(fixture().sides["red-board", "basic"].places[tile].everywhere) == everywhere


@pytest.mark.rule("RS-4.4")
def test_a_tile_need_not_touch_other_pieces():
    g = table("""
        D . . . D
        E . . . .
        . . . . .
        . . . . .
        D D D D D""")
    do(g, "place:i-eco:r0:c4")
    assert drawn(g).splitlines()[3] == ". . E C O"


@pytest.mark.rule("RS-4.5", "RS-4.6", "RS-4.7")
def test_what_lies_under_a_tile_leaves():
    """A square goes back to the supply, a disc to its owner."""
    g = table("""
        D . . . D
        O . (S) . .
        . . . . .
        . . . . .
        D D D D D""")
    assert squares(g) == "E28 C28 O27"
    events = do(g, "place:i-eco:r0:a2")
    assert the(events, PiecesRemoved).pieces == ("a2 O", "c2 (S)")
    assert squares(g) == "E27 C27 O27"
    assert g.players[0].front == [0, 0, 0, 1, 0]


@pytest.mark.rule("RS-4.7")
def test_a_displaced_disc_may_go_to_the_reserve_by_table_option():
    g = table("(S)", displaced_disc="to_reserve", level=1, reserve="S3")
    do(g, "place:i-eco:r0:a1")
    assert g.players[0].front == [0, 0, 0, 0, 0]
    assert g.reserve[3] == 4


@pytest.mark.rule("RS-4.8", "RS-9.1")
def test_at_level_0_no_dark_cell_is_offered():
    g = table()
    dark = {"a1", "e1", "a5", "b5", "c5", "d5", "e5"}
    side = g.side(g.players[0])
    assert not [key for key in keys(g, "place") if dark & set(side.placements[key].cells)]
    assert refusal(g, "place:i-eco:r0:a1") == ("RS_E_DARK_LEVEL", "RS-9.3")


@pytest.mark.rule("RS-4.8", "RS-4.11")
def test_dark_cells_are_counted_even_where_the_colour_has_run_out():
    g = table(level=1, supply="E0 C0 O0")
    assert "place:i-eco:r0:a1" in keys(g)
    assert refusal(g, "place:i-eco:r0:a5") == ("RS_E_DARK_LEVEL", "RS-9.3")


@pytest.mark.rule("RS-4.2")
def test_no_part_of_a_tile_lies_off_the_board():
    """S-6."""
    g = table()
    assert refusal(g, "place:i-eco:r0:d2") == ("RS_E_OFF_BOARD", "RS-4.2")


@pytest.mark.rule("RS-4.3")
def test_a_turn_that_looks_the_same_is_refused_with_the_answer_that_lays_it_so():
    same = next(tile for tile, (row, *more) in vetra().tile_rows.items() if not more and row == row[::-1])
    g = table(active=(same, "i-cce", "l-eco"))
    assert f"place:{same}:r0:b2" in keys(g)
    assert refusal(g, f"place:{same}:r180:b2") == ("RS_E_SAME_LOOK", "RS-4.3")
    with pytest.raises(Refused) as caught:
        GAME.answer(g, 0, f"place:{same}:r180:b2")
    assert caught.value.refusal.args == {"key": f"place:{same}:r0:b2"}
    assert refusal(g, f"place:{same}:r180:d2") == ("RS_E_OFF_BOARD", "RS-4.2")
    assert refusal(g, f"place:{same}:m90:a3") == ("RS_E_DARK_LEVEL", "RS-9.3")


@pytest.mark.rule("RS-4.2")
@pytest.mark.parametrize("key", ["place:i-eco", "place:i-eco:r0", "place:i-eco:r45:b2", "place:i-eco:r0:b2:b3"])
def test_a_placement_that_says_too_little_or_too_much_is_no_option(key: str):
    assert refusal(table(), key)[0] == "TABLE_E_NOT_AN_OPTION"


@pytest.mark.rule("RS-4.1")
def test_only_active_tiles_may_be_placed():
    g = table()
    assert refusal(g, f"place:{g.circle[0]}:r0:b2") == ("RS_E_TILE_NOT_ACTIVE", "RS-4.1")


@pytest.mark.rule("RS-4.10")
def test_a_removed_square_of_a_short_colour_is_there_at_once():
    """S-8."""
    g = table(
        """
        D . . . D
        . C . . .""",
        supply="C0",
    )
    do(g, "place:i-eco:r0:a2")
    assert drawn(g).splitlines()[1] == "E C O . ."
    assert g.supply[1] == 0


@pytest.mark.rule("RS-4.10")
def test_by_table_option_removed_squares_return_after_the_new_ones_were_taken():
    g = table(
        """
        D . . . D
        . C . . .""",
        supply="C0",
        remove_before_place=False,
    )
    events = do(g, "place:i-eco:r0:a2")
    assert drawn(g).splitlines()[1] == "E . O . ."
    assert g.supply[1] == 1
    assert the(events, ColourShort).cells == ("b2",)


@pytest.mark.rule("RS-4.11")
def test_a_colour_that_has_run_out_is_not_placed_and_its_cell_is_cleared():
    g = table(
        """
        D . . . D
        . O . . .""",
        supply="C0",
    )
    events = do(g, "place:i-eco:r0:a2")
    assert drawn(g).splitlines()[1] == "E . O . ."
    assert the(events, ColourShort) == ColourShort(0, "C", ("b2",))
    assert the(events, SquaresPlaced).pieces == ("a2 E", "c2 O")


@pytest.mark.rule("RS-4.12")
def test_of_a_short_colour_the_player_chooses_the_cells():
    """S-10."""
    g = table(supply="C1")
    do(g, "place:i-cce:r0:a3")
    assert prompt(g) == "short"
    assert keys(g) == ("short:a3", "short:b3")
    assert refusal(g, f"take:{g.circle[0]}") == ("RS_E_CHOOSE_SHORT", "RS-4.12")
    assert refusal(g, "short:a3+b3") == ("RS_E_SHORT_ALLOC", "RS-4.12")
    assert refusal(g, "short:c3") == ("RS_E_SHORT_ALLOC", "RS-4.12")
    do(g, "short:a3")
    assert drawn(g).splitlines()[2] == "C . E . ."
    assert g.supply[1] == 0


@pytest.mark.rule("RS-4.13", "RS-4.10")
def test_a_tile_of_which_nothing_is_left_clears_cells():
    """S-82: what is cleared may serve at once."""
    g = table(
        """
        D . . . D
        C O (E) . .""",
        supply="E0 C0 O0",
    )
    do(g, "place:i-eco:r0:a2")
    assert drawn(g).splitlines()[1] == ". C O . ."
    assert squares(g) == "E0 C0 O0"
    assert g.players[0].front[0] == 1


@pytest.mark.slow
@pytest.mark.rule("RS-4.2")
@pytest.mark.parametrize("face", ["basic", "advanced"])
def test_placements_of_our_boards_are_exactly_those_that_fit(face):
    """The tables against a slow search: every tile, every way, every shift."""
    for board in vetra().boards:
        side = vetra().sides[board, face]
        for tile, figure in vetra().tiles.items():
            slow = {
                frozenset((side.at[r + dr, c + dc], letter) for r, c, letter in look)
                for look in ways_to_lie(figure).values()
                for dr in range(-3, 8)
                for dc in range(-3, 8)
                if all((r + dr, c + dc) in side.at for r, c, _ in look)
            }
            places = [side.placements[key] for key in side.places[tile].everywhere]
            quick = [
                frozenset(zip((b.bit_length() - 1 for b in p.bits), ("ECO"[e] for e in p.elements), strict=True))
                for p in places
            ]
            assert len(quick) == len(set(quick))
            assert set(quick) == slow
