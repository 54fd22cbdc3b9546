"""UNIQUE SUPPORTERS: first come only, at once, and what they set off in turn."""

import pytest
from tests.games.sangue_reale.boxes import COLUMNS, box_of
from tests.games.sangue_reale.duels import (
    A,
    B,
    answer,
    asked,
    blacken,
    circled,
    dice_in_hand,
    duel,
    keys,
    kinds,
    plan,
    refused,
    rows,
    support,
    told,
    why,
)

from tavola.games.sangue_reale import GAME
from tavola.games.sangue_reale import vocabulary as v
from tavola.games.sangue_reale.events import (
    AbilityIdle,
    AbilityResolved,
    DiceLost,
    DiceRolled,
    UniqueTaken,
    UniqueTooLate,
)
from tavola.games.sangue_reale.state import FREE

NOTHING: dict[int, tuple[v.AnyEffect, ...]] = dict.fromkeys(range(1, 7), ())


@pytest.mark.rule("SR-10.1")
def test_six_icons_stand_at_six_different_counts() -> None:
    printed = GAME.view(duel(), A).printed.uniques
    assert [unique.column for unique in printed] == [1, 2, 3, 4, 5, 6]
    assert len({unique.circles for unique in printed}) == 6


@pytest.mark.rule("SR-10.1")
def test_a_column_may_have_no_icon_or_several() -> None:
    box = box_of({3: (), 2: ()}, columns={**COLUMNS, 1: "s s |", 4: "s |", 5: "s |", 6: "s |"})
    g = duel(box)
    assert [unique.column for unique in GAME.view(g, A).printed.uniques] == [3, 2]
    assert len(g.uniques) == 2
    plan(g, 2, 6, [3, 1])
    assert told(answer(g, "use:3"), UniqueTaken)


@pytest.mark.rule("SR-10.2", "SR-10.4")
def test_whoever_blackens_the_icon_s_row_first_has_the_supporter() -> None:
    g = duel()
    plan(g, 6, 2, [3, 1])
    events = answer(g, "use:3")
    assert told(events, UniqueTaken) == [UniqueTaken(B, "set-1-u3")]
    assert g.uniques == [FREE, FREE, B, FREE, FREE, FREE]
    assert GAME.view(g, A).uniques["set-1-u3"] == B  # the X on the other sheet


@pytest.mark.rule("SR-10.3")
def test_the_ability_acts_at_once_and_must_act() -> None:
    g = duel()
    plan(g, 2, 6, [3, 1])
    answer(g, "use:3")
    assert asked(g) == (A, "ability_blacken")
    assert dice_in_hand(g)[0] == (A, (1,))
    assert "pass" not in keys(g)
    assert why(g, "pass") == ("WRONG_PHASE", "3.4")


@pytest.mark.rule("SR-10.3")
def test_an_illegal_target_is_refused_by_the_supporter_s_name() -> None:
    """Scenario S-44."""
    g = duel()
    plan(g, 2, 6, [3, 1])
    answer(g, "use:3")
    assert keys(g) == ["column:1", "column:2", "column:3", "column:4", "column:6"]
    refusal = refused(g, "column:5")
    assert (refusal.code, refusal.rule) == ("SR_E_ABILITY_TARGET", "SR-10.3")
    assert refusal.args["unique"].id == "unique-set-1-u3"
    answer(g, "column:1")


@pytest.mark.rule("SR-10.3")
def test_an_ability_without_a_legal_target_does_nothing_and_the_box_stays_taken() -> None:
    g = duel(box_of({**NOTHING, 3: (v.Blacken(column=(5,), rows=1),)}))
    plan(g, 2, 6, [3, 1])
    events = answer(g, "use:3")
    assert told(events, AbilityIdle, AbilityResolved) == [AbilityIdle(A, "blacken"), AbilityResolved(A, "set-1-u3")]
    assert g.uniques[2] == A


@pytest.mark.rule("SR-10.5")
def test_second_at_the_icon_is_too_late() -> None:
    """Scenario S-40."""
    g = support(duel(), A, 3)
    plan(g, 6, 2, [3, 1])
    events = answer(g, "use:3")
    assert told(events, UniqueTooLate) == [UniqueTooLate(B, "set-1-u3")]
    assert rows(g, B)[2] == 1
    assert g.uniques[2] == A
    assert asked(g) == (A, "draw_modifier")


@pytest.mark.rule("SR-10.6")
def test_an_ability_is_used_once_unless_it_lasts_or_scores() -> None:
    g = blacken(duel(), A, {1: 3})
    plan(g, 2, 6, [1, 2])
    answer(g, "use:1")  # U1: a modifier for the current turn, once
    assert g.sheets[A].modifiers == [1, 0, 0, 0, 0]
    answer(g, "use:2", "pass")
    plan(g, 6, 6)
    assert g.sheets[A].modifiers == [1, 0, 0, 0, 0]
    lasting = duel(box_of({**NOTHING, 3: (v.ActFirst(rounds=2),)}))
    plan(lasting, 2, 6, [3, 1])
    answer(lasting, "use:3", "pass")
    assert GAME.view(lasting, A).sheets[A].powers == {"act_first": 2}
    scoring = support(duel(), A, 4)
    assert GAME.view(scoring, A).vp == (2, 0)  # 1 for the supporter, 1 for its power


@pytest.mark.rule("SR-10.7")
def test_a_line_comes_before_the_icon_of_the_same_row() -> None:
    g = blacken(duel(), A, {6: 1})
    plan(g, 2, 6, [6, 1])
    events = answer(g, "use:6")
    assert asked(g) == (A, "circle")
    assert not told(events, UniqueTaken)
    assert told(answer(g, "pass"), UniqueTaken)


@pytest.mark.rule("SR-10.7")
def test_where_the_icon_comes_first_the_number_waits() -> None:
    g = blacken(duel(trigger_order="unique_first"), A, {6: 1})
    plan(g, 2, 6, [6, 1])
    events = answer(g, "use:6")
    assert told(events, UniqueTaken)
    assert asked(g) == (A, "circle")


@pytest.mark.rule("SR-10.7")
@pytest.mark.parametrize(("key", "taken"), [("line_first", False), ("unique_first", True)])
def test_where_the_player_chooses_both_orders_are_open(key: str, taken: bool) -> None:
    g = blacken(duel(trigger_order="player_choice"), A, {6: 1})
    plan(g, 2, 6, [6, 1])
    answer(g, "use:6")
    assert asked(g) == (A, "trigger_order")
    assert bool(told(answer(g, key), UniqueTaken)) == taken
    assert asked(g) == (A, "circle")


@pytest.mark.rule("SR-10.7", "SR-10.8")
@pytest.mark.parametrize(("order", "choice"), [("unique_first", []), ("player_choice", ["unique_first"])])
def test_the_number_of_the_row_waits_for_the_ability_but_not_for_what_the_ability_sets_off(
    order: str, choice: list[str]
) -> None:
    """The line of column 6 was there before the line of column 4 that the ability brings about."""
    box = box_of({**NOTHING, 6: (v.Blacken(column=(4,)),)})
    g = blacken(duel(box, trigger_order=order), A, {6: 1})
    plan(g, 2, 6, [6, 1])
    answer(g, "use:6", *choice)
    assert (rows(g, A)[3], rows(g, A)[5]) == (1, 2)
    assert keys(g) == ["circle:t3-2", "circle:t4-3", "pass"]
    answer(g, "pass")
    assert keys(g) == ["circle:t2-2", "circle:t5-2", "pass"]


@pytest.mark.rule("SR-10.5", "SR-10.7")
def test_nobody_is_asked_for_an_order_where_the_supporter_is_taken() -> None:
    g = support(blacken(duel(trigger_order="player_choice"), A, {6: 1}), B, 6)
    plan(g, 2, 6, [6, 1])
    answer(g, "use:6")
    assert asked(g) == (A, "circle")
    assert told(answer(g, "pass"), UniqueTooLate) == [UniqueTooLate(A, "set-1-u6")]


@pytest.mark.rule("SR-10.8", "SR-10.9")
def test_what_an_ability_sets_off_follows_when_the_ability_is_finished() -> None:
    """Scenario S-42."""
    g = duel()
    plan(g, 2, 6, [3, 1])
    answer(g, "use:3")
    events = answer(g, "column:4")
    assert kinds(events) == ["RowBlackened", "LineCrossed", "AbilityResolved"]
    assert asked(g) == (A, "circle")
    assert dice_in_hand(g)[0] == (A, (1,))
    events = answer(g, "circle:t2-2")
    assert circled(g, A) == ["t2-2"]
    assert kinds(events)[:2] == ["NumberCircled", "DieUsed"]


@pytest.mark.rule("SR-10.8")
def test_triggers_wait_in_the_order_in_which_they_arose() -> None:
    """U3 blackens two rows of column 6 and draws a modifier; only then come the line and the icon of row 2."""
    powers = {
        **NOTHING,
        3: (v.Blacken(column=(6,), rows=2), v.DrawModifier(turn="current")),
        6: (v.Blacken(column=(4,)),),
    }
    g = duel(box_of(powers))
    plan(g, 2, 6, [3, 1])
    events = answer(g, "use:3")
    assert kinds(events)[-5:] == ["RowBlackened", "RowBlackened", "LineCrossed", "ModifierDrawn", "AbilityResolved"]
    assert asked(g) == (A, "circle")
    assert keys(g)[0] == "circle:t3-2"
    events = answer(g, "pass")
    assert kinds(events)[:5] == ["NumberPassed", "UniqueTaken", "RowBlackened", "LineCrossed", "AbilityResolved"]
    assert asked(g) == (A, "circle")
    assert keys(g)[0] == "circle:t2-2"


@pytest.mark.rule("SR-10.9")
def test_rows_blackened_by_an_ability_reach_icons_too() -> None:
    g = blacken(duel(), A, {1: 3})
    plan(g, 2, 6, [3, 2])
    answer(g, "use:3")
    events = answer(g, "column:1")
    assert told(events, UniqueTaken) == [UniqueTaken(A, "set-1-u1")]


@pytest.mark.rule("SR-10.10")
def test_dice_from_an_ability_do_not_pair_with_dice_of_the_action() -> None:
    g = blacken(duel(), A, {5: 1, 1: 2})  # U5 is next in column 5; column 1 has its pair row next
    events = plan(g, 2, 6, [5, 1, 1])  # the 5 takes U5, which rolls another 1
    assert told(events, UniqueTaken)
    assert told(events, DiceLost) == [DiceLost(A, (1,)), DiceLost(A, (1,))]
    assert rows(g, A)[0] == 2  # one 1 of the ability, one of the action: neither found a partner


@pytest.mark.rule("SR-10.10")
def test_extra_dice_are_rolled_kept_and_used_before_the_action_goes_on() -> None:
    g = duel(box_of({**NOTHING, 3: (v.ExtraDice(roll=3, keep=2),)}))
    plan(g, 2, 6, [3, 1, 2, 6, 6])
    events = answer(g, "use:3")
    assert told(events, DiceRolled) == [DiceRolled(A, (2, 6, 6))]
    assert asked(g) == (A, "keep_dice")
    assert keys(g) == ["keep:2:6", "keep:6:6"]
    assert why(g, "keep:1:2") == ("ABILITY_TARGET", "10.3")
    answer(g, "keep:2:6")
    assert dice_in_hand(g) == [(A, (2, 6)), (A, (1,))]
    assert keys(g) == ["use:2", "use:6"]
    answer(g, "use:2")
    assert rows(g, A) == [1, 1, 1, 0, 0, 1]
    assert g.acting == B
