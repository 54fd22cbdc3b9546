"""The closed vocabulary of powers, word by word, where the chapters have not tested it yet."""

import pytest
from tests.games.sangue_reale.boxes import box_of
from tests.games.sangue_reale.duels import (
    A,
    B,
    answer,
    asked,
    circle,
    circled,
    duel,
    keys,
    kinds,
    own,
    owner,
    plan,
    rows,
    told,
    why,
)

from tavola.games.sangue_reale import GAME
from tavola.games.sangue_reale import vocabulary as v
from tavola.games.sangue_reale.effects import POWERS
from tavola.games.sangue_reale.events import AbilityIdle, ActionForbidden, ModifierDrawn, PowerGained, SlotBlocked
from tavola.games.sangue_reale.scoring import METRICS, TERMS
from tavola.games.sangue_reale.state import Duel


def taking(*effects: v.AnyEffect, round: int = 1, **options: object) -> Duel:
    """A has just reached U3, which has these effects; his other die is a 1."""
    g = duel(box_of({**dict.fromkeys(range(1, 7), ()), 3: effects}), round=round, **options)
    plan(g, 2, 6, [3, 1])
    GAME.answer(g, A, "use:3")
    return g


def test_every_word_of_the_vocabularies_has_a_rule() -> None:
    assert set(POWERS) == set(v.AnyEffect.__args__)
    assert set(TERMS) == set(v.AnyTerm.__args__)
    assert set(METRICS) == set(v.Metric.__args__)


@pytest.mark.parametrize(("turn", "round", "expected"), [("current", 8, 2), ("next", 8, 3), ("current", 23, 5)])
def test_modifiers_for_this_turn_or_the_next(turn: str, round: int, expected: int) -> None:
    g = taking(v.DrawModifier(turn=turn, n=2), round=round)
    assert g.sheets[A].modifiers[expected - 1] == 2


def test_no_next_turn_after_the_last() -> None:
    g = taking(v.DrawModifier(turn="next"), round=23)
    assert not any(g.sheets[A].modifiers)


def test_modifiers_in_turns_of_one_s_choice() -> None:
    g = taking(v.DrawModifier(turn="choice", n=2), round=18)
    assert asked(g) == (A, "ability_modifier")
    assert keys(g) == ["turn:4", "turn:5"]
    assert why(g, "turn:3") == ("MOD_PAST_TURN", "8.3")
    assert told(answer(g, "turn:5", "turn:4"), ModifierDrawn)
    assert g.sheets[A].modifiers == [0, 0, 0, 1, 1]


def test_a_capped_section_takes_no_modifier_from_an_ability_either() -> None:
    g = taking(v.DrawModifier(turn="current", n=2), modifier_section_cap=1)
    assert g.sheets[A].modifiers == [1, 0, 0, 0, 0]


def test_blacken_may_name_columns_rows_and_pairs() -> None:
    g = taking(v.Blacken(column=(5, 6), rows=2, width="any"))
    assert keys(g) == ["column:5", "column:6"]
    answer(g, "column:5")
    assert rows(g, A)[4] == 2
    g = taking(v.Blacken(column=(4,), rows=3))
    assert rows(g, A)[3] == 2  # the third row is a pair


def test_circle_several_numbers_of_a_list() -> None:
    g = taking(v.Circle(numbers=(5, 6), n=2))
    assert asked(g) == (A, "ability_circle")
    assert keys(g) == ["circle:t3-1", "circle:t3-2", "circle:t4-3"]
    assert why(g, "circle:t1-1") == ("NUMBER_MISMATCH", "9.1")
    answer(g, "circle:t3-1")
    assert keys(g) == ["circle:t3-2", "circle:t4-3"]
    answer(g, "circle:t3-2")
    assert circled(g, A) == ["t3-1", "t3-2"]
    assert owner(g, "box-t3") == A


def test_circle_with_nothing_free_is_idle() -> None:
    g = duel(box_of({**dict.fromkeys(range(1, 7), ()), 3: (v.Circle(numbers=(5,)),)}))
    own(g, B, "box-t3")
    plan(g, 2, 6, [3, 1])
    assert told(answer(g, "use:3"), AbilityIdle) == [AbilityIdle(A, "circle")]


def test_a_blocked_number_is_needed_no_more() -> None:
    g = duel(box_of({**dict.fromkeys(range(1, 7), ()), 3: (v.BlockSlot(n=1),)}))
    circle(g, B, "t1-1")
    own(g, A, "box-t3")
    plan(g, 2, 6, [3, 1])
    answer(g, "use:3")
    assert asked(g) == (A, "ability_block")
    assert "block:t1-2" not in keys(g)  # the only number left there: striking it would complete the land
    assert "block:t3-1" not in keys(g)
    assert why(g, "block:t1-2") == ("ABILITY_TARGET", "10.3")
    events = answer(g, "block:t5-2")
    assert told(events, SlotBlocked) == [SlotBlocked(B, "t5-2", 4, "t5")]
    answer(g, "pass")
    plan(g, 6, 2, [4, 1])
    answer(g, "use:4")
    assert keys(g) == ["circle:t2-2", "pass"]
    assert why(g, "circle:t5-2") == ("NUMBER_BLOCKED", "9.2")


def test_the_other_number_of_a_land_with_a_blocked_one_gives_control() -> None:
    g = duel()
    bit = 1 << 10  # t5-2
    g.sheets[A].blocked = g.sheets[A].waived = bit
    plan(g, 2, 6, [2, 2])
    answer(g, "circle:t5-1")
    assert owner(g, "box-t5") == A


def test_a_lost_number_makes_the_land_impossible() -> None:
    g = taking(v.BlockSlot(n=1, lost=True))
    answer(g, "block:t5-2")
    assert g.sheets[B].blocked == 1 << 10
    assert g.sheets[B].waived == 0
    circle(g, B, "t5-1")
    assert owner(g, "box-t5") == -1
    assert GAME.view(g, B).sheets[B].blocked == ("t5-2",)


@pytest.mark.parametrize(
    ("effect", "powers"),
    [
        (v.ActFirst(rounds=2), {"act_first": 2}),
        (v.Uncancel(times=2), {"uncancel": 2}),
        (v.SetDie(times=1), {"set_die": 1}),
        (v.Wrap(), {"wrap": 1}),
        (v.StackBonus(), {"stack_bonus": 1}),
    ],
)
def test_lasting_powers_are_kept_on_the_sheet(effect: v.AnyEffect, powers: dict[str, int]) -> None:
    g = taking(effect)
    assert GAME.view(g, None).sheets[A].powers == powers
    assert told(g.events, PowerGained)


def test_open_plan_is_written_on_the_other_s_sheet() -> None:
    g = taking(v.OpenPlan(rounds=1))
    assert GAME.view(g, None).sheets[B].powers == {"plans_openly": 1}
    answer(g, "pass")
    assert asked(g) == (B, "plan")


def test_powers_of_one_kind_add_up() -> None:
    g = taking(v.ActFirst(rounds=1), v.ActFirst(rounds=2))
    assert g.sheets[A].first_until == 4
    g = taking(v.ForbidAction(value=2, rounds=3), v.ForbidAction(value=2, rounds=1))
    assert g.sheets[B].forbidden == {2: 4}
    assert len(told(g.events, ActionForbidden)) == 2


def test_effects_of_one_supporter_happen_in_the_order_of_its_text() -> None:
    g = taking(v.DrawModifier(turn="current"), v.SetDie(times=1), v.Vp(n=2))
    assert kinds(g.events)[-3:] == ["ModifierDrawn", "PowerGained", "AbilityResolved"]
