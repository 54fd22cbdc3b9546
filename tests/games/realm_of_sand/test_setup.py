"""Components and set-up."""

from collections import Counter

import pytest
from tests.games.realm_of_sand.table import discs, do, fixture, keys, kinds, prompt, refusal, squares, vetra

from tavola.games.realm_of_sand import GAME
from tavola.games.realm_of_sand.content import POWERS
from tavola.games.realm_of_sand.options import SandOptions
from tavola.games.realm_of_sand.state import in_turn_order
from tavola.kernel.decision import Refused


def opened(seats=2, seed="a", box=None, **options):
    return GAME.open_table(box or vetra(), seats, SandOptions(**options), seed)


# -- components
@pytest.mark.rule("RS-1.1")
def test_one_to_four_may_play():
    assert list(GAME.seats) == [1, 2, 3, 4]
    for seats in (0, 5):
        with pytest.raises(Refused) as refused:
            opened(seats)
        assert refused.value.refusal.code == "TABLE_E_SEATS"


@pytest.mark.rule("RS-1.2", "RS-15.3")
def test_fifty_four_cards_eighteen_a_level():
    """TV-1."""
    assert Counter(card.level for card in vetra().cards.values()) == {1: 18, 2: 18, 3: 18}


@pytest.mark.rule("RS-1.3")
def test_twenty_eight_tiles_of_three_squares():
    """TV-1."""
    assert [len(figure) for figure in vetra().tiles.values()] == [3] * 28


@pytest.mark.rule("RS-1.4", "RS-1.5", "RS-1.6")
def test_squares_and_discs():
    """TV-1: Sapphire and Golden Moon are discs only."""
    assert [(each.id, each.squares, each.discs) for each in vetra().elements] == [
        ("E", 28, 7), ("C", 28, 7), ("O", 28, 7), ("S", 0, 5), ("M", 0, 5),
    ]  # fmt: skip
    assert len(opened().supply) == 3


@pytest.mark.rule("RS-1.7", "RS-10.18")
def test_six_boards_of_two_sides_each_with_a_power_of_its_own():
    """TV-1: six boards, six crystals, as many level cubes as may play."""
    boards = vetra().boards.values()
    assert sorted(str(board.advanced.power) for board in boards) == sorted(POWERS)
    assert all(board.basic.power is None and board.colour == board.advanced.power for board in boards)
    assert [player.level for player in opened(4).players] == [0, 0, 0, 0]


@pytest.mark.rule("RS-1.8")
def test_what_a_card_shows():
    """A pattern and stars always; hourglasses, level steps and discs may each be absent."""
    cards = [*vetra().cards.values(), *fixture().cards.values()]  # every card of Vetra carries an hourglass
    assert all(len(card.figure) >= 2 and card.stars > 0 for card in cards)
    for absent in ("hourglasses", "level_up", "discs"):
        assert {bool(getattr(card, absent)) for card in cards} == {True, False}


@pytest.mark.rule("RS-1.9")
@pytest.mark.parametrize("face", ["basic", "advanced"])
def test_what_a_board_shows(face):
    """TV-2: eighteen bright cells, some dark ones, a track from 0; crystals on the advanced side only."""
    for board in vetra().boards:
        side = vetra().sides[board, face]
        assert side.bright.bit_count() == 18
        assert side.dark.bit_count() >= side.level_max > 0
        assert bool(side.crystals) == bool(side.power) == (face == "advanced")


# -- set-up
@pytest.mark.rule("RS-2.1", "RS-2.3", "RS-2.7")
def test_the_same_seed_gives_the_same_table_and_another_seed_another():
    """S-74."""
    first, again, other = opened(seed="a"), opened(seed="a"), opened(seed="b")
    assert (first.decks, first.circle, first.first) == (again.decks, again.circle, again.first)
    assert first.circle != other.circle
    assert all(deck != theirs for deck, theirs in zip(first.decks, other.decks, strict=True))
    assert {opened(seed=str(nth)).first for nth in range(20)} == {0, 1}


@pytest.mark.rule("RS-2.1", "RS-2.2")
def test_four_cards_of_each_level_are_face_up():
    g = opened()
    assert [len(row) for row in g.display] == [4, 4, 4]
    assert [len(deck) for deck in g.decks] == [14, 14, 14]
    for level, (row, deck) in enumerate(zip(g.display, g.decks, strict=True), start=1):
        assert {g.card(card).level for card in row + deck} == {level}


@pytest.mark.rule("RS-2.4", "RS-15.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_squares_are_in_the_supply(seats):
    assert squares(opened(seats)) == "E28 C28 O28"


@pytest.mark.rule("RS-2.5", "RS-15.2")
@pytest.mark.parametrize(
    ("seats", "each"), [(1, [2, 2, 2, 2, 2]), (2, [4, 4, 4, 4, 4]), (3, [5, 5, 5, 5, 5]), (4, [7, 7, 7, 5, 5])]
)
def test_discs_by_number_of_players(seats, each):
    """TV-3: for each type; the others are put away."""
    g = opened(seats)
    assert g.reserve == each
    assert [here + away for here, away in zip(g.reserve, g.boxed, strict=True)] == [7, 7, 7, 5, 5]


@pytest.mark.rule("RS-2.6")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_boards_differ_and_all_lie_on_one_side(mode):
    """S-76."""
    g = opened(4, mode=mode)
    assert len({player.board for player in g.players}) == 4
    assert {player.face for player in g.players} == {mode}


@pytest.mark.rule("RS-2.6")
def test_boards_are_dealt_by_lot():
    assert len({opened(seed=str(nth)).players[0].board for nth in range(40)}) == 6


@pytest.mark.rule("RS-2.6")
def test_in_mixed_mode_each_player_chooses_a_side():
    g = opened(2, box=fixture(), mode="mixed", start_player="youngest")
    assert (prompt(g), keys(g)) == ("side", ("side:basic", "side:advanced"))
    do(g, "side:advanced", "side:basic")
    assert [player.face for player in g.players] == ["advanced", "basic"]


@pytest.mark.rule("RS-2.6")
def test_boards_may_be_chosen_in_turn_order():
    g = opened(2, board_deal="choose", start_player="youngest")
    assert (g.open[0].seat, prompt(g), len(keys(g))) == (0, "board", 6)
    do(g, "board:graft")
    assert g.open[0].seat == 1
    assert "board:graft" not in keys(g)
    do(g, "board:lens")
    assert [player.board for player in g.players] == ["graft", "lens"]


@pytest.mark.rule("RS-2.6")
def test_in_a_draft_the_last_player_chooses_first_from_one_board_more():
    g = opened(3, board_deal="draft", start_player="youngest")
    assert (g.open[0].seat, len(keys(g))) == (2, 4)
    do(g, keys(g)[0], keys(g)[1])
    assert (g.open[0].seat, len(keys(g))) == (0, 2)
    do(g, keys(g)[0])
    assert len({player.board for player in g.players}) == 3


@pytest.mark.rule("RS-2.7")
def test_the_youngest_sits_at_seat_0_if_the_table_says_so():
    assert {opened(4, seed=str(nth), start_player="youngest").first for nth in range(8)} == {0}


@pytest.mark.rule("RS-2.7")
def test_the_starting_player_may_be_chosen():
    g = opened(3, start_player="choose")
    assert (prompt(g), keys(g)) == ("start", ("start:0", "start:1", "start:2"))
    do(g, "start:2")
    assert list(in_turn_order(g)) == [2, 0, 1]


@pytest.mark.rule("RS-2.8")
def test_each_takes_the_first_three_tiles_in_turn_order():
    g = opened(3, seed="c")
    again = opened(3, seed="c", setup_tiles="pick_of_two")
    for seat in in_turn_order(g):
        assert g.players[seat].active == again.circle[:3]
        del again.circle[:3]
    assert g.circle == again.circle


@pytest.mark.rule("RS-2.8")
def test_set_up_tiles_may_be_picked_three_times_from_the_first_two():
    g = opened(2, setup_tiles="pick_of_two", start_player="youngest")
    a, b, c, d, *_ = g.circle
    assert keys(g) == (f"take:{a}", f"take:{b}")
    do(g, f"take:{b}", f"take:{a}")
    assert keys(g) == (f"take:{c}", f"take:{d}")
    do(g, f"take:{d}")
    assert g.players[0].active == [b, a, d]
    assert (g.open[0].seat, keys(g)[0]) == (1, f"take:{c}")


@pytest.mark.rule("RS-2.8")
def test_set_up_tiles_may_be_any_three():
    g, same = opened(2, seed="d", setup_tiles="random_three"), opened(2, seed="d")
    assert [len(player.active) for player in g.players] == [3, 3]
    assert [player.active for player in g.players] != [player.active for player in same.players]


@pytest.mark.rule("RS-2.9", "RS-15.4")
@pytest.mark.parametrize(("seats", "left"), [(1, 25), (2, 22), (3, 19), (4, 16)])
def test_tiles_left_in_the_circle(seats, left):
    """TV-8."""
    assert len(opened(seats).circle) == left


@pytest.mark.rule("RS-2.10")
def test_in_advanced_mode_every_crystal_starts_clear():
    g = opened(4, mode="advanced")
    assert [player.charged for player in g.players] == [False] * 4
    assert [GAME.view(g, None).players[seat].power for seat in range(4)] == [
        g.box.boards[player.board].colour for player in g.players
    ]


@pytest.mark.rule("RS-2.11", "RS-2.12")
def test_levels_start_at_0_boards_empty_and_nobody_owns_a_disc():
    g = opened(4)
    for player in g.players:
        assert (player.level, player.occupied(), discs(player.front)) == (0, 0, "")


@pytest.mark.rule("RS-10.12", "RS-2.12")
def test_the_purple_board_starts_with_a_special_disc_of_its_choice():
    """S-50."""
    g = opened(2, box=fixture(), mode="advanced", board_deal="choose", start_player="youngest")
    do(g, "board:purple-board", "board:red-board")
    assert (g.open[0].seat, prompt(g), keys(g)) == (0, "extra", ("extra:S", "extra:M"))
    assert refusal(g, "extra:E") == ("RS_E_PURPLE_TYPE", "RS-10.12")
    events = do(g, "extra:M")
    assert discs(g.players[0].front) == "M"
    assert g.reserve == [4, 4, 4, 4, 3]
    assert kinds(events) == ["ExtraDiscTaken", "TableSet", "TurnStarted"]


@pytest.mark.rule("RS-10.12")
def test_the_extra_disc_may_come_from_the_box():
    g = opened(
        2, box=fixture(), mode="advanced", board_deal="choose", start_player="youngest", purple_source="box"
    )  # fmt: skip
    do(g, "board:purple-board", "board:red-board", "extra:S")
    assert (g.reserve[3], g.boxed[3], discs(g.players[0].front)) == (4, 0, "S")


@pytest.mark.rule("RS-10.12")
def test_with_four_players_the_box_holds_no_extra_disc():
    g = opened(4, box=fixture(), mode="advanced", board_deal="choose", start_player="youngest", purple_source="box")
    do(g, "board:purple-board", "board:red-board", "board:blue-board", "board:green-board")
    assert prompt(g) == "turn"
    assert discs(g.players[0].front) == ""


@pytest.mark.rule("RS-10.1")
def test_on_the_basic_side_the_purple_board_gives_nothing():
    g = opened(2, box=fixture(), board_deal="choose", start_player="youngest")
    do(g, "board:purple-board", "board:red-board")
    assert prompt(g) == "turn"
