"""The end of the game and the final scoring."""

import pytest
from tests.games.realm_of_sand.table import do, fixture_files, keys, kinds, refusal, source_of, table, the

from tavola.games.realm_of_sand import GAME, open_box
from tavola.games.realm_of_sand.ending import ranking
from tavola.games.realm_of_sand.events import EndTriggered, GameEnded
from tavola.games.realm_of_sand.state import hourglasses

GLASSES = {9: ["k5", "k5", "k5"], 10: ["k5", "k5", "k5", "k4"], 11: ["k5", "k5", "k5", "k4", "k2"]}


def turn(g):
    """Whoever is to move places something and ends the turn."""
    do(g, keys(g, "place")[0])
    do(g, keys(g, "take")[0])
    return do(g, "end")


@pytest.mark.rule("RS-11.1")
@pytest.mark.parametrize(("glasses", "over"), [(9, False), (10, True), (11, True)])
def test_ten_hourglasses_end_the_game_with_the_round(glasses, over):
    """TV-6."""
    g = table(completed=GLASSES[glasses])
    assert hourglasses(g, 0) == glasses
    turn(g)
    assert GAME.outcome(g) is None, "the round is not over"
    turn(g)
    assert (GAME.outcome(g) is not None) is over


@pytest.mark.rule("RS-11.1")
def test_the_target_is_a_table_option():
    g = table(completed=GLASSES[9], hourglass_target=9)
    turn(g), turn(g)
    assert GAME.outcome(g).ending == "hourglasses"


@pytest.mark.rule("RS-11.1", "RS-11.2", "RS-3.7")
def test_all_have_had_the_same_number_of_turns():
    """S-60: the second of three triggers the end; the third still plays, the first does not play again."""
    g = table(seats=3, round=9)
    turn(g)
    g.players[1].completed = GLASSES[11]
    assert g.open[0].seat == 1
    turn(g)
    assert g.open[0].seat == 2
    turn(g)
    assert g.open == []
    assert (g.ending, g.round) == ("hourglasses", 9)


@pytest.mark.rule("RS-11.3")
def test_if_the_last_player_triggers_it_the_game_ends_after_that_turn():
    g = table()
    turn(g)
    g.players[1].completed = GLASSES[10]
    events = turn(g)
    assert kinds(events)[-2:] == ["RoundEnded", "GameEnded"]


@pytest.mark.rule("RS-11.4")
def test_who_triggers_it_finishes_the_turn():
    """S-62: before the main action; the action is still owed and more cards may follow."""
    g = table("D . . . D\nO O O . .\nE E C C C", completed=GLASSES[9])
    events = do(g, "complete:k2")
    assert the(events, EndTriggered) == EndTriggered(0, 10)
    assert refusal(g, "end") == ("RS_E_MAIN_REQUIRED", "RS-3.2")
    do(g, "complete:k6")
    turn(g)
    assert g.open[0].seat == 1


@pytest.mark.rule("RS-11.4")
def test_the_trigger_is_told_once():
    g = table("D . . . D\nO O O . .\n. . C C C", completed=GLASSES[9])
    assert "EndTriggered" in kinds(do(g, "complete:k2"))
    assert "EndTriggered" not in kinds(do(g, "complete:k6"))


@pytest.mark.rule("RS-11.5", "RS-12.4")
def test_kept_cards_count_for_nothing():
    g = table(completed=GLASSES[9], kept=["f3-8"], power="red")
    turn(g), turn(g)
    assert GAME.outcome(g) is None
    assert GAME.view(g, 0).players[0].stars == 24


@pytest.mark.rule("RS-11.6")
@pytest.mark.parametrize(("rule", "over"), [("end_of_round", True), ("continue", False)])
def test_when_no_card_is_left_the_game_ends_with_the_round(rule, over):
    """S-98."""
    files = fixture_files()
    files["cards.yaml"] = [{**card, "hourglasses": 0} for card in files["cards.yaml"] if card["id"].startswith("k")]
    g = table(box=open_box(source_of(files)), display=[[""], [""], ["k5"]], card_exhaustion_end=rule)
    g.decks = [[], [], []]
    turn(g), turn(g)
    assert GAME.outcome(g) is None
    g.display[2] = [""]
    turn(g), turn(g)
    assert g.ending == ("cards_exhausted" if over else "")


@pytest.mark.rule("RS-11.6")
def test_a_kept_card_is_a_card_left():
    g = table(display=[[""], [""], [""]], kept=["k5"])
    g.decks = [[], [], []]
    turn(g), turn(g)
    assert g.ending == ""


@pytest.mark.rule("RS-11.7")
def test_a_cap_of_rounds_is_off_unless_set():
    g = table(round=60)
    turn(g), turn(g)
    assert (g.ending, g.round) == ("", 61)
    g = table(round=60, max_rounds=60)
    turn(g), turn(g)
    assert g.ending == "last_round"


@pytest.mark.rule("RS-11.1")
def test_when_it_is_over_nothing_more_is_accepted():
    g = table(completed=GLASSES[10])
    turn(g), turn(g)
    with pytest.raises(Exception, match=r"RS_E_GAME_OVER RS-11\.1"):
        GAME.answer(g, 0, "end")


# -- scoring
def scored(stars, pieces, fronts=None, first=0, **options):
    """A finished game with so many stars and pieces for each seat."""
    g = table(seats=len(stars), **options)
    for seat, player in enumerate(g.players):
        player.completed = (
            ["k5"] * (stars[seat] // 8) + ["k4"] * (stars[seat] % 8 // 3) + ["k1"] * (stars[seat] % 8 % 3)
        )
        player.squares[0] = sum(1 << nth for nth in range(pieces[seat]))
        player.front[0] = (fronts or [0] * len(stars))[seat]
    g.first = first
    return g


@pytest.mark.rule("RS-12.1")
def test_most_stars_win():
    assert ranking(scored([20, 33, 21], [9, 0, 9])) == [1, 2, 0]


@pytest.mark.rule("RS-12.2", "RS-12.3")
def test_ties_go_to_the_fuller_board_then_to_the_later_player():
    """S-64."""
    assert ranking(scored([33, 12, 33], [7, 3, 8]))[:2] == [2, 0]
    assert ranking(scored([33, 12, 33], [7, 3, 7], fronts=[4, 0, 0]))[0] == 2
    assert ranking(scored([33, 12, 33], [7, 3, 7], first=1))[0] == 0, "seat 0 moves last"


@pytest.mark.rule("RS-12.2")
def test_discs_in_front_may_count_by_table_option():
    assert ranking(scored([33, 12, 33], [7, 3, 7], fronts=[4, 0, 0], tie_pieces="board_and_front"))[0] == 0


@pytest.mark.rule("RS-12.2", "RS-9.7")
def test_pieces_on_dark_cells_count_for_the_tie():
    """S-94."""
    g = table("E . . . O\n. . . . .", others=["D . . . D\nE . . . ."], level=2)
    assert ranking(g) == [0, 1]


@pytest.mark.rule("RS-12.3", "RS-12.5")
def test_every_place_is_ranked_by_the_same_keys():
    """S-100."""
    g = scored([30, 28, 28, 12], [3, 5, 5, 9])
    assert ranking(g) == [0, 2, 1, 3]
    g.ending = "hourglasses"
    outcome = GAME.outcome(g)
    assert (outcome.places, outcome.scores) == ((1, 3, 2, 4), (30, 28, 28, 12))
    assert outcome.winners() == [0]


@pytest.mark.rule("RS-12.4")
def test_hourglasses_levels_crystals_and_discs_are_worth_no_stars():
    g = scored([8, 9], [0, 0], fronts=[5, 0])
    g.players[0].level, g.players[0].charged, g.players[0].kept = 5, True, ["f3-8"]
    assert ranking(g) == [1, 0]


@pytest.mark.rule("RS-12.1", "RS-12.2")
def test_the_end_is_told_with_the_ranking():
    g = table(completed=GLASSES[10])
    turn(g)
    ended = the(turn(g), GameEnded)
    assert (ended.ending, ended.ranking, ended.stars, ended.rank) == ("hourglasses", (0, 1), (27, 0), "")
