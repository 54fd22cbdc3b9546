"""USING DICE: from the top, pair rows with two equal dice, what cannot be used is lost."""

import pytest
from tests.games.sangue_reale.duels import (
    A,
    B,
    answer,
    asked,
    blacken,
    dice_in_hand,
    duel,
    fill,
    keys,
    kinds,
    plan,
    refused,
    rows,
    told,
    why,
)

from tavola.games.sangue_reale.events import DiceLost, DieUsed, RowBlackened
from tavola.games.sangue_reale.scoring import circles
from tavola.games.sangue_reale.supporters import blackened_circles


@pytest.mark.rule("SR-6.1", "SR-6.2")
def test_a_die_blackens_the_topmost_free_circle_of_its_column() -> None:
    g = blacken(duel(), A, {3: 1})
    plan(g, 2, 6, [3, 6])
    events = answer(g, "use:3", "pass")  # row 2 of column 3 stands before a line; the 6 is then used by itself
    assert [(event.column, event.row) for event in told(events, RowBlackened)] == [(3, 2), (6, 1)]
    assert rows(g, A) == [0, 0, 2, 0, 0, 1]


@pytest.mark.rule("SR-6.3")
def test_a_pair_row_takes_two_equal_dice_of_one_action() -> None:
    g = duel()
    events = plan(g, 2, 6, [5, 5])
    assert told(events, DieUsed) == [DieUsed(A, (5, 5), 5)]
    assert rows(g, A)[4] == 1
    assert asked(g) == (A, "circle")


@pytest.mark.rule("SR-6.4", "SR-6.3", "SR-6.9")
def test_one_die_never_blackens_half_a_pair_row() -> None:
    """Scenario S-14."""
    g = duel()
    g.sheets[A].modifiers[0] = 1  # so that there is something to decide
    plan(g, 2, 6, [5, 2])
    assert why(g, "use:5") == ("PAIR_NEEDS_TWO", "6.3")
    answer(g, "use:2")
    assert "finish" in keys(g)
    events = answer(g, "finish")
    assert told(events, DiceLost) == [DiceLost(A, (5,))]
    assert rows(g, A) == [0, 1, 0, 0, 0, 0]


@pytest.mark.rule("SR-6.4")
def test_where_halves_are_allowed_a_pair_row_may_be_filled_die_by_die() -> None:
    g = duel(pair_fill="half_allowed")
    plan(g, 2, 6, [5, 2])
    answer(g, "use:5")
    assert (rows(g, A)[4], blackened_circles(g, A, 5), circles(g, A)) == (0, 1, 2)
    answer(g, "pass")
    plan(g, 2, 6, [5, 1])
    answer(g, "use:5")
    assert rows(g, A)[4] == 1
    assert asked(g) == (A, "circle")


@pytest.mark.rule("SR-6.4")
def test_where_halves_are_allowed_two_dice_may_still_go_together() -> None:
    g = duel(pair_fill="half_allowed")
    plan(g, 3, 6, [5, 5, 5])
    assert dice_in_hand(g)[0] == (A, (5, 5))
    assert keys(g) == ["use:5", "pair:5"]
    answer(g, "pair:5")
    assert rows(g, A)[4] == 1


@pytest.mark.rule("SR-6.5", "SR-8.5")
def test_two_dice_are_equal_by_their_value_after_modifiers() -> None:
    """Scenario S-75."""
    g = duel()
    g.sheets[A].modifiers[0] = 1
    plan(g, 2, 6, [4, 5])
    assert why(g, "pair:4:5") == ("PAIR_VALUES", "6.5")
    answer(g, "change:4:5")
    assert rows(g, A) == [0, 0, 0, 0, 1, 0]
    assert g.sheets[A].modifiers[0] == 0


@pytest.mark.rule("SR-6.5")
def test_both_dice_of_a_pair_may_need_modifiers() -> None:
    g = duel()
    g.sheets[A].modifiers[0] = 2
    plan(g, 2, 6, [4, 6])
    answer(g, "change:4:5")
    assert rows(g, A)[4] == 1
    assert g.sheets[A].modifiers[0] == 0
    assert told(answer(g, "pass"), DiceLost) == []


@pytest.mark.rule("SR-6.5")
def test_a_partner_is_named_where_there_are_several() -> None:
    g = fill(duel(), A, 1, 2, 3)
    g.sheets[A].modifiers[0] = 3
    plan(g, 3, 6, [3, 4, 6])
    assert "change:4:5" in keys(g)
    assert "change:3:5" in keys(g)
    answer(g, "change:6:5")
    assert asked(g) == (A, "partner")
    assert keys(g) == ["partner:3", "partner:4"]
    answer(g, "partner:3")
    assert g.sheets[A].modifiers[0] == 0
    assert g.sheets[A].spent == 3
    assert dice_in_hand(g)[0] == (A, (4,))


@pytest.mark.rule("SR-6.6")
def test_dice_of_two_actions_never_combine_even_in_one_round() -> None:
    g = blacken(duel(), B, {4: 2})  # the pair row of column 4 is next for B
    events = plan(g, 3, 4, [4, 4, 4, 4, 1, 1, 1])
    events += answer(g, "pass")
    assert told(events, DiceLost)[-1] == DiceLost(B, (4,))  # B's 4 from A's action finds no partner
    assert asked(g) == (B, "a4_pick")  # although B now rolls a 4 of his own
    assert rows(g, B)[3] == 2


@pytest.mark.rule("SR-6.7", "SR-9.1")
def test_dice_are_used_one_by_one_in_any_order_each_resolved_before_the_next() -> None:
    """Scenario S-12."""
    g = duel()
    events = plan(g, 2, 6, [4, 4])  # two equal dice leave one way to begin
    assert asked(g) == (A, "circle")
    assert keys(g) == ["circle:t2-2", "circle:t5-2", "pass"]
    assert dice_in_hand(g)[0] == (A, (4,))
    assert rows(g, A)[3] == 1
    events = answer(g, "circle:t5-2")
    assert kinds(events)[:3] == ["NumberCircled", "DieUsed", "RowBlackened"]
    assert rows(g, A)[3] == 2


@pytest.mark.rule("SR-6.7")
def test_the_order_of_different_dice_is_free() -> None:
    for first, second in ((1, 2), (2, 1)):
        g = duel()
        plan(g, 2, 6, [1, 2])
        assert keys(g) == ["use:1", "use:2"]
        events = answer(g, f"use:{first}")
        assert [event.column for event in told(events, DieUsed)] == [first, second]


@pytest.mark.rule("SR-6.8", "SR-6.9")
def test_two_equal_dice_on_a_single_row_before_a_pair_row_fill_only_the_single_row() -> None:
    """Scenario S-16."""
    g = blacken(duel(), A, {1: 1})
    plan(g, 2, 6, [1, 1])
    events = answer(g, "circle:t1-1")
    assert rows(g, A)[0] == 2
    assert told(events, DiceLost) == [DiceLost(A, (1,))]


@pytest.mark.rule("SR-6.8")
@pytest.mark.parametrize(("before", "order"), [({1: 1}, [(1, 2), (2, 3)]), ({2: 2}, [(2, 3), (1, 4)])])
def test_three_equal_dice_fill_a_single_and_a_pair_row_in_either_order(
    before: dict[int, int], order: list[tuple[int, int]]
) -> None:
    (column,) = before
    g = blacken(duel(), A, before)
    events = plan(g, 5, 6, [column] * 3 + [6, 6])
    events = answer(g, f"equal:{column}")
    while asked(g)[0] == A and asked(g)[1] in ("circle", "ability_circle"):
        events += answer(g, keys(g)[-1])
    filled = [event for event in told(events, RowBlackened) if event.column == column]
    assert [(event.circles, event.row) for event in filled] == order


@pytest.mark.rule("SR-6.9")
def test_unusable_dice_are_neither_kept_nor_given_away() -> None:
    g = fill(duel(), A, 2)
    g.sheets[A].modifiers[0] = 1
    plan(g, 2, 6, [2, 6])
    assert why(g, "keep:2") == ("NO_CARRY", "6.9")
    answer(g, "use:6")
    events = answer(g, "finish")
    assert told(events, DiceLost) == [DiceLost(A, (2,))]
    assert g.hands == []
    assert rows(g, B) == [0] * 6


@pytest.mark.rule("SR-6.10")
def test_dice_that_can_be_used_must_be() -> None:
    """Scenario S-46."""
    g = duel()
    plan(g, 2, 6, [2, 6])
    refusal = refused(g, "finish")
    assert (refusal.code, refusal.rule, refusal.args) == ("SR_E_MUST_USE", "SR-6.10", {"list": "2, 6"})


@pytest.mark.rule("SR-6.10")
def test_where_using_dice_is_optional_one_may_stop_at_any_time() -> None:
    """Scenario S-46 with `optional`."""
    g = duel(dice_use="optional")
    plan(g, 2, 6, [2, 6])
    assert keys(g) == ["use:2", "use:6", "finish"]
    assert told(answer(g, "finish"), DiceLost) == [DiceLost(A, (2, 6))]


@pytest.mark.rule("SR-6.10", "SR-8.13")
def test_spending_modifiers_is_never_compulsory() -> None:
    g = fill(duel(), A, 2)
    g.sheets[A].modifiers[0] = 1
    plan(g, 2, 6, [2, 2])
    assert keys(g) == ["change:2:1", "change:2:3", "finish"]
    answer(g, "finish")
    assert g.sheets[A].modifiers[0] == 1


@pytest.mark.rule("SR-6.11", "SR-8.10")
def test_the_order_chosen_may_make_another_die_unusable() -> None:
    """Scenario S-77, and what happens the other way round."""
    g = blacken(duel(), A, {1: 1})
    g.sheets[A].modifiers[0] = 1
    plan(g, 2, 6, [1, 1])
    events = answer(g, "change:1:2", "pass")  # the second 1 was used by itself, as the only thing left to do
    assert rows(g, A)[:2] == [2, 1]
    assert not told(events, DiceLost)
    g = blacken(duel(), A, {1: 1})
    g.sheets[A].modifiers[0] = 1
    plan(g, 2, 6, [1, 1])
    answer(g, "use:1", "pass")
    assert keys(g) == ["change:1:2", "finish"]
    events = answer(g, "finish")
    assert rows(g, A)[:2] == [2, 0]
    assert told(events, DiceLost) == [DiceLost(A, (1,))]


@pytest.mark.rule("SR-6.12")
def test_a_full_column_takes_no_more_dice() -> None:
    """Scenario S-73."""
    g = blacken(fill(duel(), A, 6), A, {5: 1})
    g.sheets[A].modifiers[0] = 1
    plan(g, 2, 6, [6, 2])
    assert why(g, "use:6") == ("COLUMN_FULL", "6.12")
    answer(g, "change:6:5")
    assert rows(g, A)[4] == 2


@pytest.mark.rule("SR-6.12")
def test_with_the_front_row_a_pair_a_modifier_does_not_help_a_lone_die() -> None:
    g = fill(duel(dice_use="optional"), A, 6)
    g.sheets[A].modifiers[0] = 1
    plan(g, 1, 6, [4])
    events = answer(g, "face:6")
    assert told(events, DiceLost) == [DiceLost(A, (6,))]  # 6 - 1 would meet the pair row of column 5


@pytest.mark.rule("SR-6.13")
def test_each_circle_is_one_supporter_and_a_pair_row_two() -> None:
    g = blacken(duel(), A, {1: 3, 5: 1})
    assert [blackened_circles(g, A, column) for column in (1, 2, 5)] == [4, 0, 2]
    assert circles(g, A) == 6


def test_dice_that_are_elsewhere_are_refused() -> None:
    g = duel()
    plan(g, 2, 6, [3, 4])
    assert why(g, "use:1") == ("DIE_ABSENT", "6.1")
    assert why(g, "pair:3") == ("PAIR_NEEDS_TWO", "6.3")
    assert why(g, "pair:1") == ("DIE_ABSENT", "6.1")
    answer(g, "use:4", "pass")
    assert why(g, "use:4") == ("WRONG_PHASE", "3.4")  # the 3 was used by itself: its supporter asks something else
    g = duel()
    plan(g, 4, 6, [6, 6, 2, 1])
    answer(g, "pick:1:6")
    assert why(g, "pair:6") == ("DIE_NOT_YOURS", "7.7")
    assert why(g, "use:2") == ("DIE_NOT_YOURS", "7.7")


def test_a_die_is_used_once() -> None:
    g = duel()
    plan(g, 3, 6, [1, 2, 6])
    answer(g, "use:1")
    assert why(g, "use:1") == ("DIE_SPENT", "6.1")


def test_a_pair_is_refused_where_the_row_is_single_or_the_column_full() -> None:
    g = duel(dice_use="optional")
    plan(g, 2, 6, [6, 6])
    assert why(g, "pair:6") == ("PAIR_NOT_HERE", "6.1")
    answer(g, "use:6")
    assert why(g, "pair:6") == ("DIE_SPENT", "6.3")
    g = fill(duel(), A, 6)
    g.sheets[A].modifiers[0] = 2
    plan(g, 2, 6, [6, 6])
    assert keys(g) == ["change:6:4", "change:6:5", "finish"]
    assert why(g, "pair:6") == ("COLUMN_FULL", "6.12")
