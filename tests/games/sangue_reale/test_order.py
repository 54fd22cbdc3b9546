"""2. ACTION PHASE: the lower face first, each action to its end, the roller's dice before the other's."""

import pytest
from tests.games.sangue_reale.duels import (
    A,
    B,
    answer,
    asked,
    dice_in_hand,
    duel,
    fill,
    kinds,
    own,
    plan,
    play_out,
    rows,
    support,
    told,
    why,
)

from tavola.games.sangue_reale.events import DiceLost, DiceRolled, DiceSplit, DieUsed


@pytest.mark.rule("SR-5.1")
def test_the_lower_face_acts_first() -> None:
    """Vector TV-15."""
    g = duel()
    plan(g, 5, 2, [1, 2])
    assert asked(g) == (B, "use")


@pytest.mark.rule("SR-5.1", "SR-5.2", "SR-14.3")
def test_the_first_action_is_over_before_the_second_is_rolled() -> None:
    """Scenarios S-3 and S-100."""
    g = duel()
    events = plan(g, 5, 2, [1, 2, 6, 6, 6, 6, 6])
    assert [event.seat for event in told(events, DiceRolled)] == [B]
    assert g.loaded == [6] * 5
    events = answer(g, "use:1")
    assert [event.seat for event in told(events, DiceRolled)] == [A]
    assert kinds(events).index("DieUsed") < kinds(events).index("DiceRolled")


@pytest.mark.rule("SR-5.2")
def test_the_first_action_includes_the_dice_it_hands_over() -> None:
    g = duel()
    events = plan(g, 3, 4, [2, 2, 2, 1, 1, 1, 1])
    events += play_out(g)
    order = [
        (kind, event.seat)
        for kind, event in zip(kinds(events), events, strict=True)
        if kind in ("DiceRolled", "DieUsed")
    ]
    assert order[:4] == [("DiceRolled", A), ("DieUsed", A), ("DieUsed", A), ("DieUsed", B)]
    assert order[4] == ("DiceRolled", B)


@pytest.mark.rule("SR-5.3")
def test_actions_one_to_five_gain_supporters_and_six_a_modifier() -> None:
    g = duel()
    plan(g, 1, 6, [3])
    answer(g, "face:1", "turn:1")
    assert (rows(g, A), g.sheets[A].modifiers) == ([1, 0, 0, 0, 0, 0], [0] * 5)
    assert (rows(g, B), g.sheets[B].modifiers) == ([0] * 6, [1, 0, 0, 0, 0])


@pytest.mark.rule("SR-5.4")
def test_the_roller_finishes_with_all_consequences_before_the_other_s_first_die() -> None:
    """Scenarios S-18 and S-20."""
    g = duel()
    plan(g, 3, 6, [1, 4, 4])
    assert dice_in_hand(g) == [(A, (1, 4)), (B, (4,))]
    assert why(g, "use:4", B) == ("NOT_YOUR_DECISION", "5.4")
    answer(g, "use:4")
    assert asked(g) == (A, "circle")  # the line of column 4, before anything else
    answer(g, "circle:t2-2")  # the 1 is then used by itself, it is the only die left
    assert rows(g, A) == [1, 0, 0, 1, 0, 0]
    assert asked(g) == (B, "circle")
    assert rows(g, B) == [0, 0, 0, 1, 0, 0]


@pytest.mark.rule("SR-5.5", "SR-15.3")
def test_an_action_without_any_useful_result_is_still_executed() -> None:
    """Scenario S-71."""
    g = fill(duel(), A, 1, 2, 3, 4, 5, 6)
    events = plan(g, 5, 6, [1, 1, 2, 3, 3])
    assert asked(g) == (A, "a5_mode")
    events = answer(g, "distinct")
    (split,) = told(events, DiceSplit)
    assert (split.own, split.others) == ((1, 2, 3), (4, 5, 6))
    assert told(events, DiceLost) == [DiceLost(A, (1, 2, 3))]
    assert asked(g)[0] == B
    assert set(dice_in_hand(g)[0][1]) <= {4, 5, 6}


@pytest.mark.rule("SR-5.6", "SR-12.3", "SR-12.4")
def test_the_second_player_still_acts_after_the_end_was_triggered() -> None:
    """Scenario S-48."""
    g = own(duel(round=18), A, "box-t1", "box-t2", "box-t3", "box-t4")
    support(g, B, 1, 2, 3, 4, 5, 6)
    g.sheets[A].circled |= 1 << 9  # t5-1; its 4 is missing
    events = plan(g, 1, 2, [4, 1, 2])
    answer(g, "face:4")
    events = answer(g, "circle:t5-2")
    assert kinds(events)[:4] == ["NumberCircled", "TerritoryControlled", "EraEndTriggered", "DiceRolled"]
    events += answer(g, "use:1")
    assert len(told(events, DieUsed)) == 2
    assert not g.open
    assert g.round == 18
    assert kinds(events)[-1] == "EraWon"
