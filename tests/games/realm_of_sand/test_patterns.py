"""Matching pieces to patterns, and paying with them."""

import pytest
from tests.games.realm_of_sand.table import (
    discs,
    do,
    drawn,
    fixture,
    keys,
    prompt,
    refusal,
    squares,
    table,
    the,
    tidy,
    vetra,
)

from tavola.games.realm_of_sand import GAME
from tavola.games.realm_of_sand.events import CardCompleted, PiecesPaid
from tavola.games.realm_of_sand.options import SandOptions
from tavola.games.realm_of_sand.patterns import completable, land, nearest_lack, needs
from tavola.games.realm_of_sand.shapes import ELEMENTS, ways_to_lie
from tavola.games.realm_of_sand.view import piece_letter
from tavola.kernel.flow import take


def offered(g):
    return [key.split(":")[1] for key in keys(g, "complete")]


@pytest.mark.rule("RS-7.1")
def test_pieces_must_match_in_shape_and_element():
    """S-29: the two Emeralds do not touch."""
    g = table("""
        D . . . D
        C E . . .
        E . . . .""")
    assert offered(g) == []
    assert refusal(g, "complete:k1") == ("RS_E_PATTERN_MISMATCH", "RS-7.1")


@pytest.mark.rule("RS-7.1")
def test_a_refusal_says_what_is_missing_where_the_board_comes_nearest():
    g = table("D . . . D\nE E . . .")
    ((element, (cell,)),) = nearest_lack(g, 0, "k1").items()
    assert element == "C"
    assert cell in ("a1", "a3", "b1", "b3")
    full = table("D . . . D\nE E . . .\nC . . . .")
    assert nearest_lack(full, 0, "k1") == {}


@pytest.mark.rule("RS-7.2")
def test_a_pattern_may_be_mirrored():
    """S-27."""
    drawing = """
        D E . . D
        . E . . .
        C E . . ."""
    assert "k3" in offered(table(drawing))
    assert "k3" in offered(table(drawing, pattern_symmetry="reflect_only"))
    g = table(drawing, pattern_symmetry="rotate_only")
    assert refusal(g, "complete:k3") == ("RS_E_PATTERN_MISMATCH", "RS-7.1")
    g = table(drawing)
    do(g, "complete:k3")
    assert g.players[0].completed == ["k3"]


@pytest.mark.rule("RS-7.3")
@pytest.mark.parametrize(
    ("symmetry", "found"), [("d4", True), ("rotate_only", True), ("reflect_only", False), ("fixed", False)]
)
def test_a_pattern_may_be_turned_unless_the_table_says_no(symmetry, found):
    lying = table(
        """
        D . . . D
        C . . . .
        E E E . .""",
        pattern_symmetry=symmetry,
    )
    turned = table(
        """
        D . . . D
        E E E . .
        C . . . .""",
        pattern_symmetry=symmetry,
    )
    assert ("k3" in offered(turned)) is found
    if found:
        do(turned, "complete:k3")
        assert turned.players[0].completed == ["k3"]
    else:
        assert refusal(turned, "complete:k3") == ("RS_E_PATTERN_MISMATCH", "RS-7.1")
    assert ("k3" in offered(lying)) is (symmetry == "d4")


@pytest.mark.rule("RS-7.3")
def test_as_printed_always_counts():
    for symmetry in ("d4", "rotate_only", "reflect_only", "fixed"):
        assert "k3" in offered(table("D E . . D\n. E . . .\n. E C . .", pattern_symmetry=symmetry))


@pytest.mark.rule("RS-7.4", "RS-9.7")
def test_a_pattern_may_lie_on_dark_cells_and_amid_other_pieces():
    g = table(
        """
        O O O C E
        O C C . .""",
        level=2,
    )
    assert offered(g) == ["k2"]
    do(g, "complete:k2")
    assert prompt(g) == "turn", "one place only"
    assert drawn(g) == tidy("""
        . . . C E
        O C C . .
        . . . . .
        . . . . .
        . . . . .""")


@pytest.mark.rule("RS-7.5", "RS-7.6")
def test_paid_squares_return_to_the_supply_and_discs_to_their_owner():
    """TV-7."""
    g = table("""
        D E . . D
        . (E) . . .
        . E C . .
        . . . . .""")
    before = squares(g)
    events = do(g, "complete:k3")
    assert the(events, PiecesPaid).pieces == ("b1 E", "b3 E", "c3 C", "b2 (E)")
    assert (before, squares(g)) == ("E26 C27 O28", "E28 C28 O28")
    assert discs(g.players[0].front) == "E C", "the paid disc and the bonus"
    assert drawn(g) == tidy("D . . . D\n" + ". . . . .\n" * 4)


@pytest.mark.rule("RS-7.6")
def test_paid_discs_go_to_the_owner_even_where_displaced_ones_do_not():
    g = table("D . . . D\n(O) (O) (O) . .", displaced_disc="to_reserve")
    do(g, "complete:k2")
    assert discs(g.players[0].front) == "O O O"


@pytest.mark.rule("RS-7.7", "RS-7.8")
def test_where_several_places_match_the_player_chooses():
    """S-31: then the last Obsidian alone does not pay for another card."""
    g = table("D . . . D\n. . . . .\nO O O O .")
    do(g, "complete:k2")
    assert (prompt(g), keys(g)) == ("embedding", ("on:a3+b3+c3", "on:b3+c3+d3"))
    assert refusal(g, "on:a3+b3+d3") == ("RS_E_PATTERN_SHAPE", "RS-7.1")
    assert refusal(g, "on:a2+b2+c2") == ("RS_E_PATTERN_MISMATCH", "RS-7.1")
    events = do(g, "on:b3+c3+d3")
    assert the(events, CardCompleted).cells == ("b3", "c3", "d3")
    assert drawn(g).splitlines()[2] == "O . . . ."
    g.display[0][1] = "k2"
    g.players[0].completed.clear()
    assert refusal(g, "complete:k2") == ("RS_E_PATTERN_MISMATCH", "RS-7.1")


@pytest.mark.rule("RS-7.9")
def test_any_level_may_be_completed_without_lower_ones():
    g = table("""
        D . . . D
        O (S) O . .
        C C C . .""")
    do(g, "complete:k5")
    assert g.players[0].completed == ["k5"]


@pytest.mark.rule("RS-7.9", "RS-7.11")
def test_only_cards_on_show_or_kept():
    g = table("D . . . D\nO O O . .")
    assert refusal(g, "complete:f1-7") == ("RS_E_CARD_NOT_AVAILABLE", "RS-7.9")
    assert refusal(g, "complete:nothing") == ("RS_E_CARD_NOT_AVAILABLE", "RS-7.9")


@pytest.mark.rule("RS-6.9", "RS-7.1", "RS-7.4")
@pytest.mark.parametrize("seed", range(12))
def test_the_bit_search_finds_exactly_what_a_slow_search_finds(seed):
    """On random boards of our pack: all cards, all turns and shifts, cell by cell."""
    box = vetra()
    g = GAME.open_table(box, 2, SandOptions(mode="advanced"), f"slow-{seed}")
    for nth in range(40 + 10 * seed):
        if g.open:
            legal = g.open[0].legal()
            take(g, g.open[0], legal[(nth * 7919 + seed) % len(legal)])
    for seat, player in enumerate(g.players):
        side = g.side(player)
        board = {spot: piece_letter(player, 1 << nth).strip("()") for spot, nth in side.at.items()}
        for card in box.cards.values():
            slow = {
                frozenset((r + dr, c + dc) for r, c, _ in look)
                for look in ways_to_lie(card.figure).values()
                for dr in range(8)
                for dc in range(8)
                if all(board.get((r + dr, c + dc)) == letter for r, c, letter in look)
            }
            cells = [side.cells_of(need) for need in needs(g, seat, card.id)]
            quick = {frozenset(spot for spot, nth in side.at.items() if found >> nth & 1) for found in cells}
            assert quick == slow, card.id
        shown = [card for row in g.display for card in row if card] + player.kept
        assert completable(g, seat) == [card for card in shown if needs(g, seat, card)]


@pytest.mark.rule("RS-7.1")
def test_the_land_lists_elements_one_after_the_other():
    g = table("D . . . D\nE C O (S) (M)")
    side = g.side(g.players[0])
    ground = land(g.players[0], side)
    found = [side.names_of(ground >> side.size * nth & side.all) for nth in range(len(ELEMENTS))]
    assert found == [("a2",), ("b2",), ("c2",), ("d2",), ("e2",)]


@pytest.mark.rule("RS-7.3")
def test_every_need_is_the_pattern_under_one_symmetry_and_a_shift():
    """Invariant 10, for the fixture's cards."""
    side = fixture().sides["red-board", "basic"]
    for card in ("k1", "k3", "k4", "k5"):
        looks = {tuple(sorted(look)) for look in ways_to_lie(fixture().cards[card].figure).values()}
        for need in side.fits("d4")[card].everywhere:
            cells = []
            for nth, element in enumerate(ELEMENTS):
                layer = need >> side.size * nth & side.all
                cells += [(r, c, element) for (r, c), at in side.at.items() if layer >> at & 1]
            top, left = min(r for r, _, _ in cells), min(c for _, c, _ in cells)
            assert tuple(sorted((r - top, c - left, element) for r, c, element in cells)) in looks
