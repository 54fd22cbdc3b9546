"""DO NOT ROLL: small circles on the King's Track and what they do to dice."""

import pytest
from tests.games.sangue_reale.boxes import F1_POWERS, box_of
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
    play_out,
    refused,
    rows,
    told,
    why,
)

from tavola.games.sangue_reale import GAME
from tavola.games.sangue_reale import vocabulary as v
from tavola.games.sangue_reale.events import (
    DieChanged,
    DieUsed,
    ModifierDrawn,
    ModifierExpired,
    ModifierPassed,
    ModifierSpent,
)
from tavola.games.sangue_reale.modifiers import modifiers_needed
from tavola.games.sangue_reale.state import Duel


def with_modifiers(n: int, dice: list[int], turn: int = 1, round: int = 1, **options: object) -> Duel:
    """A uses these two dice with so many modifiers in a turn."""
    g = duel(round=round, **options)
    g.sheets[A].modifiers[turn - 1] = n
    plan(g, 2, 6, dice)
    return g


@pytest.mark.rule("SR-8.1", "SR-5.3")
def test_action_six_rolls_nothing_and_may_draw_one_circle_in_any_turn_to_come() -> None:
    g = duel(round=7)
    events = plan(g, 6, 1, [4])
    answer(g, "face:1")
    assert asked(g) == (A, "draw_modifier")
    assert keys(g) == ["turn:2", "turn:3", "turn:4", "turn:5", "pass"]
    events = answer(g, "turn:4")
    assert told(events, ModifierDrawn) == [ModifierDrawn(A, 4)]
    assert g.sheets[A].modifiers == [0, 0, 0, 1, 0]


@pytest.mark.rule("SR-8.1")
def test_drawing_nothing_is_allowed() -> None:
    """Scenario S-34."""
    g = duel()
    plan(g, 6, 1, [4])
    answer(g, "face:1")
    assert told(answer(g, "pass"), ModifierPassed) == [ModifierPassed(A)]
    assert g.sheets[A].modifiers == [0] * 5


@pytest.mark.rule("SR-8.2", "SR-8.4")
def test_one_circle_an_action_and_several_may_stand_in_one_section() -> None:
    """Scenario S-84."""
    g = duel(round=6)
    for drawn in (1, 2):
        plan(g, 6, 1, [4])
        answer(g, "face:6")
        while asked(g)[1] != "draw_modifier":
            answer(g, keys(g)[-1])
        answer(g, "turn:3")
        assert g.sheets[A].modifiers == [0, 0, drawn, 0, 0]


@pytest.mark.rule("SR-8.4")
def test_where_sections_are_capped_a_full_one_is_refused() -> None:
    """Scenario S-84 with a cap of 1."""
    g = duel(round=6, modifier_section_cap=1)
    g.sheets[A].modifiers[2] = 1
    plan(g, 6, 1, [4])
    answer(g, "face:1")
    assert keys(g) == ["turn:2", "turn:4", "turn:5", "pass"]
    assert why(g, "turn:3") == ("MOD_SECTION_CAP", "8.4")


@pytest.mark.rule("SR-8.3")
def test_past_turns_are_refused() -> None:
    g = duel(round=11)
    plan(g, 6, 1, [4])
    answer(g, "face:1")
    assert why(g, "turn:2") == ("MOD_PAST_TURN", "8.3")
    assert refused(g, "turn:1").args == {"t": 1}
    assert why(g, "turn:9") == ("TABLE_E_NOT_AN_OPTION", "")


@pytest.mark.rule("SR-8.3")
def test_where_past_turns_are_allowed_the_circle_is_useless() -> None:
    g = duel(round=11, modifier_past_turn="allow")
    plan(g, 6, 1, [4])
    answer(g, "face:1")
    assert keys(g)[0] == "turn:1"
    events = answer(g, "turn:1")
    assert told(events, ModifierDrawn) == [ModifierDrawn(A, 1, useless=True)]
    assert g.sheets[A].modifiers == [0] * 5


@pytest.mark.rule("SR-8.5")
@pytest.mark.parametrize(("value", "column"), [(2, 2), (4, 4)])
def test_a_modifier_changes_a_die_by_one_up_or_down(value: int, column: int) -> None:
    g = with_modifiers(1, [3, 3])
    events = answer(g, f"change:3:{value}")
    assert told(events, DieUsed)[0] == DieUsed(A, (3,), column, modifiers=1)
    assert rows(g, A)[column - 1] == 1


@pytest.mark.rule("SR-8.6")
@pytest.mark.parametrize("turn", [1, 3])
def test_a_modifier_works_only_in_rounds_of_its_turn(turn: int) -> None:
    g = with_modifiers(1, [2, 6], turn=turn, round=7)
    assert keys(g) == ["use:2", "use:6"]
    refusal = refused(g, "change:2:3")
    assert (refusal.code, refusal.rule, refusal.args) == ("SR_E_MOD_WRONG_TURN", "SR-8.6", {"t": turn, "u": 2})
    assert "change" in [refusal.key for refusal in GAME.refused(g, g.open[0])]


@pytest.mark.rule("SR-8.6")
def test_without_any_modifier_there_is_none_to_use() -> None:
    g = with_modifiers(0, [2, 6])
    assert why(g, "change:2:3") == ("MOD_NONE", "8.6")
    g = with_modifiers(1, [2, 6])
    assert why(g, "change:2:4") == ("MOD_NONE", "8.6")
    assert why(g, "change") == ("TABLE_E_NOT_AN_OPTION", "")
    assert why(g, "change:3:4") == ("DIE_ABSENT", "6.1")


@pytest.mark.rule("SR-8.7")
def test_a_used_modifier_is_crossed_out() -> None:
    g = with_modifiers(2, [3, 6])
    events = answer(g, "change:3:2")
    assert told(events, ModifierSpent) == [ModifierSpent(A, 1, 1)]
    assert (g.sheets[A].modifiers[0], g.sheets[A].spent) == (1, 1)


@pytest.mark.rule("SR-8.8")
@pytest.mark.parametrize("round", [5, 10, 15, 20, 25])
def test_unused_modifiers_expire_at_the_end_of_their_turn(round: int) -> None:
    """Scenario S-30, at the end of every turn, also after a cancelled round."""
    g = duel(round=round)
    g.sheets[A].modifiers = [1, 1, 1, 1, 2]
    g.sheets[A].modifiers[round // 5 - 1] = 3
    events = plan(g, 2, 2)
    assert told(events, ModifierExpired) == [ModifierExpired(A, round // 5, 3)]
    assert g.sheets[A].modifiers[round // 5 - 1] == 0


@pytest.mark.rule("SR-8.8")
def test_modifiers_of_other_turns_stay() -> None:
    g = duel(round=9)
    g.sheets[A].modifiers = [0, 2, 1, 0, 0]
    assert not told(plan(g, 2, 2), ModifierExpired)
    plan(g, 2, 2)
    assert g.sheets[A].modifiers == [0, 0, 1, 0, 0]


@pytest.mark.rule("SR-8.9")
def test_dice_received_and_dice_from_abilities_may_be_modified() -> None:
    g = fill(duel(), B, 4)
    g.sheets[B].modifiers[0] = 1
    plan(g, 3, 6, [4, 4, 6])
    answer(g, "use:6", "pass")
    assert asked(g) == (B, "use")
    assert keys(g) == ["change:4:3", "finish"]
    answer(g, "change:4:3")
    assert rows(g, B)[2] == 1
    g = blacken(duel(), A, {5: 1})
    g.sheets[A].modifiers[0] = 1
    plan(g, 1, 6, [4, 6])
    answer(g, "face:5", "use:5")  # U5: roll one die and use it
    assert dice_in_hand(g)[0] == (A, (6,))
    assert "change:6:5" in keys(g)


@pytest.mark.rule("SR-8.9")
def test_the_other_s_dice_are_out_of_reach() -> None:
    g = duel()
    g.sheets[B].modifiers[0] = 1
    plan(g, 2, 6, [1, 2])
    assert why(g, "change:1:2", B) == ("NOT_YOUR_DECISION", "5.4")


@pytest.mark.rule("SR-8.9")
def test_where_any_die_may_be_modified_the_other_may_meddle_before_the_hand_is_used() -> None:
    g = duel(modifier_target="any_die")
    g.sheets[B].modifiers[0] = 1
    plan(g, 2, 6, [1, 2])
    assert asked(g) == (B, "meddle")
    assert keys(g) == ["change:1:2", "change:2:1", "change:2:3", "leave"]
    events = answer(g, "change:1:2")
    assert told(events, DieChanged, ModifierSpent) == [ModifierSpent(B, 1, 1), DieChanged(B, 1, 2)]
    assert asked(g) == (A, "circle")  # two 2s: the first row was filled by itself, then the second with its line
    assert rows(g, A)[1] == 2
    assert g.sheets[B].modifiers[0] == 0
    g = duel(modifier_target="any_die")
    g.sheets[B].modifiers[0] = 1
    plan(g, 2, 6, [1, 2])
    answer(g, "leave")
    assert asked(g) == (A, "use")
    assert g.sheets[B].modifiers[0] == 1


@pytest.mark.rule("SR-8.10", "SR-8.13")
def test_a_modifier_is_announced_with_the_use_and_spent_only_if_the_die_is_used() -> None:
    g = with_modifiers(1, [4, 6])
    assert "change:4:5" not in keys(g)  # the pair row of column 5 would lack a second 5
    assert why(g, "change:4:5") == ("PAIR_NEEDS_TWO", "6.3")
    events = answer(g, "use:6", "use:4")
    assert g.sheets[A].modifiers[0] == 1
    assert not told(events, ModifierSpent)
    g = fill(duel(), A, 3)
    g.sheets[A].modifiers[0] = 1
    plan(g, 2, 6, [4, 6])
    assert why(g, "change:4:3") == ("COLUMN_FULL", "6.12")


@pytest.mark.rule("SR-8.11")
def test_several_modifiers_may_go_on_one_die() -> None:
    """Vector TV-18, scenario S-86."""
    g = blacken(duel(), A, {5: 1})
    g.sheets[A].modifiers[0] = 2
    plan(g, 2, 6, [3, 6])
    events = answer(g, "change:3:5")
    assert told(events, DieUsed)[0] == DieUsed(A, (3,), 5, modifiers=2)
    assert g.sheets[A].modifiers[0] == 0


@pytest.mark.rule("SR-8.11")
def test_where_dice_take_one_modifier_each_a_second_is_refused() -> None:
    g = blacken(duel(modifier_stack="one_per_die"), A, {5: 1})
    g.sheets[A].modifiers[0] = 2
    plan(g, 2, 6, [3, 6])
    assert why(g, "change:3:5") == ("MOD_ONE_PER_DIE", "8.11")
    assert "change:3:4" in keys(g)


@pytest.mark.rule("SR-8.11", "SR-7.17")
def test_a_die_changed_before_the_split_has_had_its_one_modifier() -> None:
    g = duel(modifier_stack="one_per_die", modifier_timing="before_split")
    g.sheets[A].modifiers[0] = 3
    plan(g, 3, 6, [1, 3, 6])
    answer(g, "change:3:4")
    assert g.rolled == (1, 4, 6)
    assert why(g, "change:4:3") == ("MOD_ONE_PER_DIE", "8.11")
    assert keys(g) == ["change:1:2", "change:6:5", "leave"]
    answer(g, "leave")
    assert asked(g) == (A, "use")
    assert why(g, "change:4:3") == ("MOD_ONE_PER_DIE", "8.11")
    assert "change:1:2" in keys(g)


@pytest.mark.rule("SR-8.11", "SR-8.9")
def test_a_die_changed_by_the_other_has_had_its_one_modifier() -> None:
    g = duel(modifier_stack="one_per_die", modifier_target="any_die")
    g.sheets[A].modifiers[0] = g.sheets[B].modifiers[0] = 2
    plan(g, 2, 6, [3, 6])
    answer(g, "change:3:4")
    assert keys(g, B) == ["change:6:5", "leave"]
    answer(g, "leave")
    assert asked(g) == (A, "use")
    assert why(g, "change:4:3") == ("MOD_ONE_PER_DIE", "8.11")
    assert not [key for key in keys(g) if key.startswith("change:4")]


@pytest.mark.rule("SR-8.11", "SR-7.17")
def test_of_two_equal_dice_the_one_not_yet_changed_may_still_be() -> None:
    """The changed one stays with who changed it, and is the one that is used as it is."""
    g = duel(modifier_stack="one_per_die", modifier_timing="before_split")
    g.sheets[A].modifiers[0] = 3
    plan(g, 4, 6, [4, 3, 6, 6])
    answer(g, "change:3:4")
    assert [key for key in keys(g) if key.startswith("change:4")] == ["change:4:3", "change:4:5"]
    answer(g, "leave", "pick:4:4", "use:4")
    answer(g, *["pass"] * (asked(g) == (A, "circle")))
    assert "change:4:3" in keys(g)
    g = blacken(duel(modifier_stack="one_per_die", modifier_timing="before_split"), A, {4: 1})
    g.sheets[A].modifiers[0] = 3
    plan(g, 4, 6, [4, 3, 6, 6])
    answer(g, "change:3:4", "leave", "pick:4:6")
    assert why(g, "change:4:3") == ("MOD_ONE_PER_DIE", "8.11")


@pytest.mark.rule("SR-8.12")
def test_a_die_stays_between_one_and_six() -> None:
    """Scenario S-28, vector TV-17."""
    g = with_modifiers(1, [6, 1])
    for key in ("change:6:7", "change:1:0", "change:6:1", "change:1:6"):
        assert why(g, key) == ("MOD_RANGE", "8.12")


@pytest.mark.rule("SR-8.12")
def test_where_modifiers_wrap_a_six_may_become_a_one() -> None:
    g = with_modifiers(1, [6, 1], modifier_wrap=True)
    assert {"change:6:1", "change:1:6"} <= set(keys(g))
    answer(g, "change:6:1", "pass")
    assert rows(g, A)[0] == 2  # that die, and then the 1 itself


@pytest.mark.rule("SR-8.14")
def test_the_player_of_six_acts_second_and_a_circle_in_the_last_round_of_a_turn_is_useless() -> None:
    """Scenario S-32."""
    g = duel(round=10)
    plan(g, 6, 5, [1, 2, 3, 4, 5])
    while asked(g)[1] != "draw_modifier":
        answer(g, keys(g)[-1])
    assert asked(g)[0] == A
    assert "turn:2" in keys(g)
    (warning,) = GAME.preview(g, g.open[0], "turn:2")
    assert warning.id == "preview-useless"
    assert GAME.preview(g, g.open[0], "turn:3") == []
    events = answer(g, "turn:2")
    assert told(events, ModifierDrawn, ModifierExpired) == [ModifierDrawn(A, 2, useless=True), ModifierExpired(A, 2, 1)]


@pytest.mark.rule("SR-8.14")
def test_a_circle_for_the_current_turn_helps_from_the_next_round_on() -> None:
    g = duel(round=6)
    plan(g, 6, 1, [4])
    answer(g, "face:1", "turn:2")
    plan(g, 2, 6, [3, 6])
    assert "change:3:2" in keys(g)


@pytest.mark.rule("SR-8.14")
def test_a_circle_drawn_by_an_ability_in_the_last_round_of_a_turn_helps_the_dice_still_in_hand() -> None:
    g = blacken(duel(round=5), A, {1: 3})  # the next row of column 1 has an icon: a modifier for this turn
    plan(g, 2, 6, [1, 4])
    assert "preview-useless" not in {line.id for line in GAME.preview(g, g.open[0], "use:1")}
    events = answer(g, "use:1")
    assert told(events, ModifierDrawn) == [ModifierDrawn(A, 1)]
    assert "change:4:3" in keys(g)


@pytest.mark.rule("SR-8.14")
def test_whoever_draws_before_the_other_rolls_may_still_get_dice_for_the_circle() -> None:
    g = duel(round=5)
    g.sheets[A].first_until = 5
    plan(g, 6, 4, [1, 2, 3, 6])
    assert asked(g) == (A, "draw_modifier")
    assert GAME.preview(g, g.open[0], "turn:1") == []
    assert told(answer(g, "turn:1"), ModifierDrawn) == [ModifierDrawn(A, 1)]
    answer(g, "pick:1:2", "use:1")
    assert "change:3:2" in keys(g, A)


@pytest.mark.rule("SR-8.14")
@pytest.mark.parametrize(("other_plan", "useless"), [(1, True), (2, True), (3, False), (4, False), (5, False)])
def test_a_circle_drawn_first_is_in_time_only_if_the_other_s_action_may_hand_dice_over(
    other_plan: int, useless: bool
) -> None:
    g = duel(round=5)
    g.sheets[A].first_until = 5
    plan(g, 6, other_plan)
    assert told(answer(g, "turn:1"), ModifierDrawn) == [ModifierDrawn(A, 1, useless)]


@pytest.mark.rule("SR-8.14")
def test_a_circle_drawn_by_an_ability_with_the_last_die_of_the_turn_is_useless() -> None:
    g = blacken(duel(round=5), B, {1: 3})
    plan(g, 1, 2, [6, 1, 2])
    events = answer(g, "face:6", "use:2")
    assert told(events, ModifierDrawn) == [ModifierDrawn(B, 1, useless=True)]


@pytest.mark.rule("SR-8.14")
def test_a_circle_drawn_with_the_last_die_helps_the_dice_that_its_ability_rolls_next() -> None:
    box = box_of(powers={**F1_POWERS, 1: (v.DrawModifier(turn="current"), v.ExtraDice(roll=1, keep=1))})
    g = blacken(duel(box, round=5), B, {1: 3})
    plan(g, 1, 2, [6, 1, 2, 4])
    events = answer(g, "face:6", "use:2")
    assert told(events, ModifierDrawn) == [ModifierDrawn(B, 1)]
    assert "change:4:3" in keys(g)


@pytest.mark.rule("SR-8.14", "SR-8.9")
def test_a_circle_drawn_first_is_in_time_for_the_other_s_dice_where_those_may_be_changed() -> None:
    g = duel(round=5, modifier_target="any_die")
    g.sheets[A].first_until = 5
    plan(g, 6, 1, [3])
    assert told(answer(g, "turn:1"), ModifierDrawn) == [ModifierDrawn(A, 1)]
    answer(g, "face:2")
    assert asked(g) == (A, "meddle")


@pytest.mark.rule("SR-15.6")
def test_at_most_one_circle_a_round_twenty_five_in_an_era() -> None:
    g = duel(seed="circles")
    drawn = 0
    while g.open:
        events = plan(g, 6, 1)
        while g.open and g.open[0].prompt != "plan":
            events += answer(g, keys(g)[0])
        drawn += len([event for event in told(events, ModifierDrawn) if event.seat == A])
    assert drawn == 25
    assert kinds(events)[-1] == "EraWon"


# -- powers over modifiers and dice


def test_wrap_and_stack_bonus_change_what_a_modifier_can_do() -> None:
    g = duel()
    assert [modifiers_needed(g, A, 6, value) for value in (5, 4, 1)] == [1, 2, 5]
    g.sheets[A].doubles = True
    assert [modifiers_needed(g, A, 6, value) for value in (5, 4, 1)] == [1, 1, 3]
    g.sheets[A].wraps = True
    assert [modifiers_needed(g, A, 6, value) for value in (5, 4, 1, 2)] == [1, 1, 1, 1]


def test_a_set_die_takes_any_value_once() -> None:
    g = duel(box_of({**dict.fromkeys(range(1, 7), ()), 3: (v.SetDie(times=1),)}))
    plan(g, 2, 6, [3, 6])
    answer(g, "use:3")
    assert g.sheets[A].set_dice == 1
    assert "set:6:1" in keys(g)
    assert "set:6:5" not in keys(g)
    events = answer(g, "set:6:1")
    assert told(events, DieUsed)[0] == DieUsed(A, (6,), 1, set_dice=1)
    assert g.sheets[A].set_dice == 0
    assert rows(g, A)[0] == 1


def test_set_dice_may_complete_a_pair() -> None:
    g = fill(duel(), A, 1, 2, 3, 4, 6)
    g.sheets[A].set_dice = 2
    plan(g, 2, 6, [2, 3])
    assert keys(g) == ["set:2:5", "set:3:5", "finish"]
    answer(g, "set:2:5")
    assert rows(g, A)[4] == 1
    assert g.sheets[A].set_dice == 0
    g = fill(duel(), A, 1, 2, 3, 6)
    g.sheets[A].set_dice, g.sheets[A].modifiers[0] = 2, 1
    blacken(g, A, {4: 2})
    plan(g, 3, 6, [2, 6, 4])
    answer(g, "set:2:5")
    assert keys(g) == ["partner:4", "set_partner:4", "partner:6", "set_partner:6"]
    answer(g, "set_partner:6")
    assert g.sheets[A].set_dice == 0
    assert g.sheets[A].modifiers[0] == 1


def test_with_halves_allowed_a_changed_die_may_go_alone_on_a_pair_row() -> None:
    g = duel(pair_fill="half_allowed")
    g.sheets[A].modifiers[0] = 2
    plan(g, 2, 6, [4, 6])
    answer(g, "change:4:5")
    assert asked(g) == (A, "partner")
    assert keys(g) == ["alone", "partner:6"]
    answer(g, "alone")
    assert g.sheets[A].half == 1 << 5
    assert g.sheets[A].modifiers[0] == 1
    play_out(g)
