"""ROLL 1, 2, 3, 4, 5 DICE: who gets which dice."""

from collections import Counter
from fractions import Fraction
from itertools import product

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

from tavola.games.sangue_reale import GAME
from tavola.games.sangue_reale.actions import missing_values, modes_of, pairs_in, split_three
from tavola.games.sangue_reale.events import DiceLost, DiceRolled, DiceSplit, DieChanged, FaceChosen

# -- action 1


@pytest.mark.rule("SR-7.1")
@pytest.mark.parametrize(("shown", "faces"), [(4, [1, 2, 4, 5, 6]), (1, [1, 2, 3, 4, 5])])
def test_any_face_but_the_one_on_the_table(shown: int, faces: list[int]) -> None:
    """Vectors TV-6 and TV-7, on columns that all take one die."""
    g = blacken(duel(), A, {5: 1})
    plan(g, 1, 6, [shown])
    assert keys(g) == [f"face:{face}" for face in faces]
    assert why(g, f"face:{7 - shown}") == ("A1_COVERED_FACE", "7.1")
    assert refused(g, f"face:{7 - shown}").args == {"value": 7 - shown}


@pytest.mark.rule("SR-7.1")
@pytest.mark.parametrize(("reading", "excluded"), [("planned", [1]), ("top", [4]), ("none", [])])
def test_other_readings_of_the_covered_face(reading: str, excluded: list[int]) -> None:
    g = blacken(duel(a1_excluded=reading), A, {5: 1})
    plan(g, 1, 6, [4])
    assert keys(g) == [f"face:{face}" for face in range(1, 7) if face not in excluded]


@pytest.mark.rule("SR-7.2", "SR-7.5")
def test_actions_one_and_two_give_nothing_to_the_other() -> None:
    """Scenario S-79."""
    g = duel()
    plan(g, 1, 6, [4])
    events = answer(g, "face:2")
    assert told(events, FaceChosen) == [FaceChosen(A, 2)]
    assert rows(g, A)[1] == 1
    assert asked(g) == (B, "draw_modifier")
    g = duel()
    plan(g, 2, 6, [1, 2])
    assert dice_in_hand(g) == [(A, (1, 2))]


@pytest.mark.rule("SR-7.3")
def test_a_face_that_can_be_used_must_be_chosen_if_there_is_one() -> None:
    """Scenario S-9."""
    g = duel()
    plan(g, 1, 6, [4])
    assert keys(g) == ["face:1", "face:2", "face:4", "face:6"]  # column 5 begins with a pair row
    refusal = refused(g, "face:5")
    assert (refusal.code, refusal.rule, refusal.args) == ("SR_E_MUST_USE", "SR-7.3", {"list": "1, 2, 4, 6"})


@pytest.mark.rule("SR-7.3", "SR-6.9")
def test_when_no_face_can_be_used_any_may_be_chosen_and_is_lost() -> None:
    """Scenario S-10."""
    g = fill(duel(), A, 1, 2, 3, 4, 6)
    plan(g, 1, 6, [4])
    assert keys(g) == ["face:1", "face:2", "face:4", "face:5", "face:6"]
    assert told(answer(g, "face:5"), DiceLost) == [DiceLost(A, (5,))]


@pytest.mark.rule("SR-7.3")
def test_where_using_dice_is_optional_any_allowed_face_may_be_chosen() -> None:
    g = duel(dice_use="optional")
    plan(g, 1, 6, [4])
    assert keys(g) == ["face:1", "face:2", "face:4", "face:5", "face:6"]


@pytest.mark.rule("SR-7.4")
def test_a_modifier_may_bring_the_die_onto_the_excluded_value() -> None:
    g = duel()
    g.sheets[A].modifiers[0] = 1
    plan(g, 1, 6, [4])
    answer(g, "face:2")
    assert "change:2:3" in keys(g)
    answer(g, "change:2:3")
    assert rows(g, A)[2] == 1


@pytest.mark.rule("SR-7.3", "SR-7.4")
def test_a_face_that_only_a_modifier_makes_useful_may_be_chosen_and_is_then_used_so() -> None:
    """Columns 3 and 5 have a pair row in front, and 4 is covered."""
    g = blacken(duel(), A, {3: 2})
    g.sheets[A].modifiers[0] = 1
    plan(g, 1, 6, [3])
    assert keys(g) == ["face:1", "face:2", "face:3", "face:5", "face:6"]
    answer(g, "face:5")
    assert keys(g) == ["change:5:4", "change:5:6"]
    refusal = refused(g, "finish")
    assert (refusal.code, refusal.rule, refusal.args) == ("SR_E_MUST_USE", "SR-7.3", {"list": "4, 6"})
    answer(g, "change:5:4")
    assert rows(g, A)[3] == 1
    assert g.sheets[A].modifiers[0] == 0


@pytest.mark.rule("SR-7.3")
def test_a_face_out_of_reach_of_the_modifiers_stays_closed() -> None:
    g = blacken(fill(duel(), A, 4, 6), A, {3: 2})
    g.sheets[A].modifiers[0] = 1
    plan(g, 1, 6, [3])
    assert keys(g) == ["face:1", "face:2", "face:3"]
    assert why(g, "face:5") == ("MUST_USE", "7.3")
    g = blacken(fill(duel(), A, 4, 6), A, {3: 2})
    g.sheets[A].set_dice = 1
    plan(g, 1, 6, [3])
    assert keys(g) == ["face:1", "face:2", "face:3", "face:5", "face:6"]


@pytest.mark.rule("SR-7.3", "SR-8.13")
def test_when_only_modifiers_could_help_no_face_is_forced_and_none_must_be_changed() -> None:
    g = blacken(fill(duel(), A, 1, 2, 6), A, {3: 2})
    g.sheets[A].modifiers[0] = 1
    plan(g, 1, 6, [3])
    assert keys(g) == ["face:1", "face:2", "face:3", "face:5", "face:6"]
    answer(g, "face:5")
    assert keys(g) == ["change:5:4", "finish"]


# -- action 2


@pytest.mark.rule("SR-7.5")
def test_action_two_uses_both_dice_and_a_double_may_fill_a_pair_row() -> None:
    g = duel()
    plan(g, 2, 6, [5, 5])
    assert rows(g, A)[4] == 1
    g = duel()
    plan(g, 2, 6, [1, 6])
    answer(g, "use:6")
    assert rows(g, A) == [1, 0, 0, 0, 0, 1]
    assert rows(g, B) == [0] * 6


# -- action 3


@pytest.mark.rule("SR-7.7", "SR-5.4")
def test_the_rulebook_s_example_of_a_double() -> None:
    """Vector TV-1: Ulthar rolls 1, 4, 4."""
    g = duel()
    (split,) = told(plan(g, 3, 6, [1, 4, 4]), DiceSplit)
    assert (sorted(split.own), split.others) == ([1, 4], (4,))
    assert asked(g) == (A, "use")
    assert why(g, "pair:4") == ("DIE_NOT_YOURS", "7.7")  # scenario S-19
    answer(g, "use:4", "pass")
    assert asked(g) == (B, "circle")


@pytest.mark.rule("SR-7.7")
def test_using_both_equal_dice_is_refused() -> None:
    """Scenario S-19, one die after the other."""
    g = duel()
    g.sheets[A].modifiers[0] = 1
    plan(g, 3, 6, [1, 4, 4])
    answer(g, "use:4", "pass")
    assert why(g, "use:4") == ("DIE_NOT_YOURS", "7.7")


@pytest.mark.rule("SR-7.6", "SR-7.7", "SR-7.8")
@pytest.mark.parametrize(
    ("dice", "own", "others"),
    [
        ((1, 4, 4), [1, 4], [4]),  # TV-1
        ((2, 2, 2), [2, 2], [2]),  # TV-3
        ((1, 2, 3), [1, 2, 3], []),  # TV-4
        ((6, 5, 6), [5, 6], [6]),  # TV-5
    ],
)
def test_the_split_of_three_dice(dice: tuple[int, ...], own: list[int], others: list[int]) -> None:
    mine, theirs = split_three(dice)
    assert (sorted(mine), sorted(theirs)) == (own, others)


@pytest.mark.rule("SR-7.6", "SR-7.7", "SR-7.8")
@pytest.mark.parametrize(
    ("dice", "own", "others"), [((1, 4, 4), (1, 4), (4,)), ((1, 2, 3), (1, 2, 3), ()), ((2, 2, 2), (2, 2), (2,))]
)
def test_three_dice_go_where_the_action_says(
    dice: tuple[int, ...], own: tuple[int, ...], others: tuple[int, ...]
) -> None:
    g = duel()
    (split,) = told(plan(g, 3, 6, dice), DiceSplit)
    assert (split.seat, split.own, split.others) == (A, own, others)


@pytest.mark.rule("SR-7.6", "SR-7.7", "SR-7.8")
def test_every_roll_of_three_dice_is_shared_out_whole() -> None:
    """The exact odds of the catalogue: 120 all different, 90 doubles, 6 triples of 216."""
    shares = Counter()
    for dice in product(range(1, 7), repeat=3):
        own, others = split_three(dice)
        assert Counter(own) + Counter(others) == Counter(dice)
        shares[len(set(dice)), len(others)] += 1
    assert shares == {(3, 0): 120, (2, 1): 90, (1, 1): 6}
    assert Fraction(120 * 3 + 96 * 2, 216) == Fraction(23, 9)


@pytest.mark.rule("SR-7.8", "SR-10.7")
def test_two_of_a_triple_may_fill_a_pair_row() -> None:
    """Scenario S-22."""
    g = fill(blacken(duel(), A, {2: 2}), B, 2)
    events = plan(g, 3, 6, [2, 2, 2])
    assert asked(g) == (A, "circle")
    events += answer(g, "circle:t1-2")
    assert asked(g) == (A, "ability_circle")  # first the line, then the Unique Supporter
    events += answer(g, keys(g)[0])
    assert kinds(events).index("NumberCircled") < kinds(events).index("UniqueTaken")
    assert told(events, DiceLost) == [DiceLost(B, (2,))]


# -- action 4


@pytest.mark.rule("SR-7.9")
def test_the_roller_takes_any_two_and_the_other_gets_the_rest() -> None:
    """Vectors TV-8 and TV-9."""
    assert pairs_in((2, 2, 5, 6)) == [(2, 2), (2, 5), (2, 6), (5, 6)]
    assert pairs_in((3, 3, 3, 3)) == [(3, 3)]
    g = duel()
    plan(g, 4, 6, [2, 2, 5, 6])
    assert keys(g) == ["pick:2:2", "pick:2:5", "pick:2:6", "pick:5:6"]
    for key in ("pick:2", "pick:2:2:5", "pick:1:2", "pick:5:5"):
        assert why(g, key) == ("A4_PICK_TWO", "7.9")


@pytest.mark.rule("SR-7.9", "SR-6.9")
def test_the_choice_of_two_is_free_even_if_they_cannot_be_used() -> None:
    """Scenario S-24."""
    g = duel()
    plan(g, 4, 6, [2, 2, 5, 6])
    events = answer(g, "pick:5:6")
    assert told(events, DiceLost) == [DiceLost(A, (5,))]
    assert rows(g, A)[5] == 1
    assert rows(g, B)[1] == 2
    assert asked(g) == (B, "circle")


@pytest.mark.rule("SR-7.9")
def test_at_least_one_pair_shows_in_thirteen_of_eighteen_rolls() -> None:
    rolls = list(product(range(1, 7), repeat=4))
    assert Fraction(sum(len(set(dice)) < 4 for dice in rolls), len(rolls)) == Fraction(13, 18)


# -- action 5


@pytest.mark.rule("SR-7.10", "SR-7.14")
def test_the_rulebook_s_example_of_five_dice() -> None:
    """Vector TV-2: Ulthar rolls 1, 2, 3, 3, 5."""
    g = duel()
    plan(g, 5, 6, [1, 2, 3, 3, 5])
    assert keys(g) == ["distinct", "equal:3"]
    (split,) = told(answer(g, "distinct"), DiceSplit)
    assert (split.own, split.others) == ((1, 2, 3, 5), (4, 6))


@pytest.mark.rule("SR-7.10", "SR-7.11", "SR-7.12", "SR-7.14")
@pytest.mark.parametrize(
    ("dice", "modes", "missing"),
    [
        ((1, 2, 3, 3, 5), [(1, 2, 3, 5), (3, 3)], (4, 6)),  # TV-2
        ((1, 2, 3, 4, 5), [(1, 2, 3, 4, 5)], (6,)),  # TV-10
        ((1, 1, 3, 3, 5), [(1, 3, 5), (1, 1), (3, 3)], (2, 4, 6)),  # TV-11
        ((6, 6, 6, 6, 6), [(6,), (6, 6, 6, 6, 6)], (1, 2, 3, 4, 5)),  # TV-12
        ((2, 2, 2, 4, 4), [(2, 4), (2, 2, 2), (4, 4)], (1, 3, 5, 6)),  # TV-13
    ],
)
def test_the_modes_of_five_dice(dice: tuple[int, ...], modes: list[tuple[int, ...]], missing: tuple[int, ...]) -> None:
    assert list(modes_of(dice, "one_value").values()) == modes
    assert missing_values(dice) == missing


@pytest.mark.rule("SR-7.11")
def test_one_repeated_value_only_or_all_of_them_as_the_table_reads_it() -> None:
    """Scenario S-26, vector TV-11 with `all_repeated`."""
    g = duel()
    plan(g, 5, 6, [1, 1, 3, 3, 5])
    assert why(g, "equal:1:3") == ("A5_ONE_VALUE", "7.11")
    assert modes_of((1, 1, 3, 3, 5), "all_repeated") == {"distinct": (1, 3, 5), "equal:1:3": (1, 1, 3, 3)}
    assert list(modes_of((1, 2, 3, 4, 5), "all_repeated")) == ["distinct"]
    g = duel(a5_equal="all_repeated")
    plan(g, 5, 6, [1, 1, 3, 3, 5])
    assert why(g, "equal:1") == ("A5_SET", "7.13")
    (split,) = told(answer(g, "equal:1:3"), DiceSplit)
    assert split.own == (1, 1, 3, 3)


@pytest.mark.rule("SR-7.11", "SR-7.12", "SR-7.14")
def test_the_exact_odds_of_five_dice() -> None:
    distinct, differ = Counter(), 0
    for dice in product(range(1, 7), repeat=5):
        distinct[len(set(dice))] += 1
        differ += len(modes_of(dice, "one_value")) != len(modes_of(dice, "all_repeated"))
        assert len(missing_values(dice)) == 6 - len(set(dice))
    assert distinct == {1: 6, 2: 450, 3: 3000, 4: 3600, 5: 720}
    assert differ == 2100


@pytest.mark.rule("SR-7.12")
def test_equal_is_not_available_when_all_five_differ() -> None:
    g = duel()
    events = plan(g, 5, 6, [1, 2, 3, 4, 6])
    assert told(events, DiceSplit)
    assert asked(g) == (A, "use")
    g = duel()
    plan(g, 5, 6, [1, 1, 3, 4, 6])
    assert why(g, "equal:3") == ("A5_NO_REPEAT", "7.12")
    assert refused(g, "equal:5").args == {"value": "5"}


@pytest.mark.rule("SR-7.13", "SR-7.10")
def test_a_subset_is_neither_mode() -> None:
    """Scenario S-81."""
    g = duel()
    plan(g, 5, 6, [1, 2, 3, 3, 5])
    assert why(g, "dice:1:2:3") == ("A5_SET", "7.13")


@pytest.mark.rule("SR-7.14", "SR-7.15", "SR-7.16")
def test_dice_left_out_are_discarded_and_the_other_is_assigned_the_missing_values() -> None:
    """Scenario S-82."""
    g = duel()
    plan(g, 5, 6, [1, 2, 3, 3, 5])
    events = answer(g, "equal:3")
    events += answer(g, "column:1")  # U3, reached by the first 3
    assert not told(events, DiceRolled)
    (split,) = told(events, DiceSplit)
    assert (split.own, split.others) == ((3, 3), (4, 6))
    assert rows(g, A)[2] == 2
    assert rows(g, A)[1] == 0
    assert dice_in_hand(g)[-1] == (B, (4, 6))


# -- all actions


@pytest.mark.rule("SR-7.17")
def test_action_three_rolls_and_shares_out_in_one_step() -> None:
    g = duel()
    g.sheets[A].modifiers[0] = 1
    plan(g, 3, 6, [1, 4, 4])
    assert asked(g) == (A, "use")
    assert dice_in_hand(g) == [(A, (1, 4)), (B, (4,))]


@pytest.mark.rule("SR-7.17")
def test_dice_are_shared_out_as_they_fell() -> None:
    g = duel()
    g.sheets[A].modifiers[0] = 1
    plan(g, 4, 6, [2, 2, 5, 6])
    assert why(g, "change:2:3") == ("MOD_TIMING", "7.17")
    assert [refusal.code for refusal in GAME.refused(g, g.open[0])] == ["SR_E_MOD_TIMING"]
    g = duel()
    g.sheets[A].modifiers[0] = 1
    plan(g, 3, 6, [4, 4, 1])
    assert dice_in_hand(g) == [(A, (4, 1)), (B, (4,))]


@pytest.mark.rule("SR-7.17")
def test_where_modifiers_come_before_the_split_a_double_may_be_broken() -> None:
    g = duel(modifier_timing="before_split")
    g.sheets[A].modifiers[0] = 2
    plan(g, 3, 6, [4, 4, 1])
    assert asked(g) == (A, "change_roll")
    events = answer(g, "change:4:3")
    assert told(events, DieChanged) == [DieChanged(A, 4, 3)]
    assert g.sheets[A].modifiers[0] == 1
    answer(g, "leave")
    assert dice_in_hand(g) == [(A, (3, 4, 1))]
    g = duel(modifier_timing="before_split")
    plan(g, 3, 6, [4, 4, 1])  # without a modifier nothing is asked
    assert asked(g) == (A, "use")


@pytest.mark.rule("SR-7.18")
@pytest.mark.parametrize(
    ("action", "dice", "prompt"), [(1, [4], "a1_face"), (4, [1, 2, 3, 4], "a4_pick"), (5, [1, 1, 2, 3, 4], "a5_mode")]
)
def test_the_roller_chooses_after_seeing_the_roll(action: int, dice: list[int], prompt: str) -> None:
    g = duel()
    events = plan(g, action, 6, dice)
    assert [tuple(dice)] == [event.dice for event in told(events, DiceRolled)]
    assert asked(g) == (A, prompt)
