"""1. PLANNING PHASE: a secret choice, one reveal, equal plans."""

import pytest
from tests.games.sangue_reale.boxes import F1, box_of
from tests.games.sangue_reale.duels import A, B, answer, asked, duel, keys, kinds, plan, play_out, refused, told, why

from tavola.games.sangue_reale import GAME
from tavola.games.sangue_reale import vocabulary as v
from tavola.games.sangue_reale.events import (
    ActionStood,
    CoinTossed,
    PlanLocked,
    PlanShown,
    PlansRevealed,
    RoundCancelled,
)
from tavola.games.sangue_reale.options import Rulings
from tavola.kernel.decision import Refused
from tavola.kernel.event import take_events
from tavola.kernel.match import Match
from tavola.kernel.undo import Barrier


@pytest.mark.rule("SR-4.1")
def test_any_of_the_six_actions_in_any_round_as_often_as_one_likes() -> None:
    g = duel()
    for _ in range(7):
        assert keys(g, A) == keys(g, B) == [f"plan:{action}" for action in range(1, 7)]
        plan(g, 2, 6)
        play_out(g)
    assert g.sheets[A].chronology == [2] * 7


@pytest.mark.rule("SR-4.1")
@pytest.mark.parametrize("key", ["plan:0", "plan:7", "plan:-1", "plan:x", "plan:"])
def test_only_actions_from_one_to_six(key: str) -> None:
    assert why(duel(), key, A) == ("ACTION_RANGE", "4.1")


@pytest.mark.rule("SR-4.2", "SR-14.1")
def test_a_plan_is_hidden_until_both_have_planned() -> None:
    g = duel()
    GAME.answer(g, A, "plan:4")
    (locked,) = take_events(g)
    assert locked == PlanLocked(A)
    assert GAME.view(g, A).plan == 4
    for viewer in (B, None):
        view = GAME.view(g, viewer)
        assert view.plan == 0
        assert view.sheets[A].plan == 0
        assert view.sheets[A].locked
    assert why(g, "peek:0", B) == ("HIDDEN", "14.1")
    assert why(g, "peek:1", A) == ("HIDDEN", "14.1")


@pytest.mark.rule("SR-4.3")
def test_a_plan_is_final() -> None:
    """Scenario S-5."""
    g = duel()
    GAME.answer(g, A, "plan:4")
    assert why(g, "plan:2", A) == ("ALREADY_LOCKED", "4.3")


@pytest.mark.rule("SR-4.3", "SR-3.4")
def test_while_a_plan_waits_other_answers_are_refused_for_their_own_reason() -> None:
    g = duel()
    GAME.answer(g, A, "plan:4")
    assert why(g, "pick:2:5", A) == ("WRONG_PHASE", "3.4")
    assert why(g, "circle:t1-1", A) == ("NUMBER_WINDOW_CLOSED", "9.5")
    assert why(g, "nonsense", A) == ("TABLE_E_NOT_AN_OPTION", "")


@pytest.mark.rule("SR-4.3")
def test_a_final_plan_is_not_taken_back_by_undo() -> None:
    match = Match(GAME, F1, 2, Rulings())
    match.answer(A, "character:ulthar")
    match.answer(A, "plan:4")
    assert match.barrier(A) == Barrier(2, "committed")
    with pytest.raises(Refused, match="TABLE_E_UNDO_COMMITTED"):
        match.undo(A, 1)
    assert match.g.held == {A: "plan:4"}


@pytest.mark.rule("SR-4.3")
def test_a_revisable_plan_is_taken_back_like_any_answer_that_showed_nothing() -> None:
    match = Match(GAME, F1, 2, Rulings(lock_policy="revisable"))
    match.answer(A, "character:ulthar")
    match.answer(A, "plan:4")
    match.undo(A, 1)
    assert match.g.held == {}


@pytest.mark.rule("SR-4.3")
def test_where_plans_are_revisable_a_plan_may_change_until_the_other_has_planned() -> None:
    """Scenario S-5 with `revisable`."""
    g = duel(lock_policy="revisable")
    GAME.answer(g, A, "plan:4")
    GAME.answer(g, A, "plan:6")
    GAME.answer(g, B, "plan:5")
    assert (g.sheets[A].plan, g.sheets[B].plan) == (6, 5)
    assert why(g, "plan:2", A) != ("ALREADY_LOCKED", "4.3")


@pytest.mark.rule("SR-4.4", "SR-4.5")
def test_both_plans_are_shown_at_once_and_each_is_written_on_its_own_sheet() -> None:
    g = duel()
    events = plan(g, 5, 2)
    (shown,) = told(events, PlansRevealed)
    assert shown.plans == (5, 2)
    assert shown.reveals == "hidden"
    assert (g.sheets[A].chronology, g.sheets[B].chronology) == ([5], [2])
    for viewer in (A, B, None):
        assert [sheet.plan for sheet in GAME.view(g, viewer).sheets] == [5, 2]


@pytest.mark.rule("SR-4.6")
def test_nobody_may_pass() -> None:
    """Scenario S-69."""
    g = duel()
    for key in ("pass", "skip"):
        assert why(g, key, A) == ("WRONG_PHASE", "3.4")
    plan(g, 6, 5)
    assert g.sheets[A].chronology == [6]


@pytest.mark.rule("SR-4.7", "SR-3.5")
@pytest.mark.parametrize("action", [1, 2, 3, 4, 5, 6])
def test_the_same_plan_cancels_both_actions(action: int) -> None:
    """Scenario S-1, vector TV-16, for all six actions."""
    g = duel(round=7)
    events = plan(g, action, action)
    assert told(events, RoundCancelled) == [RoundCancelled(7, action)]
    assert kinds(events) == ["PlanLocked", "PlansRevealed", "RoundCancelled", "RoundStarted"]
    assert (g.sheets[A].chronology[6], g.sheets[B].chronology[6]) == (action, action)
    assert (g.round, g.open[0].prompt) == (8, "plan")
    assert not any(g.sheets[A].modifiers + g.sheets[B].modifiers)


@pytest.mark.rule("SR-4.8")
def test_a_cancelled_last_round_ends_the_era() -> None:
    g = duel(round=25)
    events = plan(g, 3, 3)
    assert kinds(events).index("EraEndTriggered") < kinds(events).index("EraScored")
    assert "RoundCancelled" in kinds(events)
    assert not g.open


# -- powers that touch planning


def test_a_forbidden_action_is_not_among_the_plans_from_the_next_planning_on() -> None:
    g = duel(box_of({**dict.fromkeys(range(1, 7), ()), 3: (v.ForbidAction(value="choice", rounds=2),)}), round=4)
    plan(g, 1, 6, [3])
    answer(g, "face:3")
    assert asked(g) == (A, "ability_forbid")
    answer(g, "forbid:4", "pass")
    for _ in range(2):
        assert keys(g, B) == [f"plan:{action}" for action in (1, 2, 3, 5, 6)]
        assert len(keys(g, A)) == 6
        assert (refused(g, "plan:4", B).code, refused(g, "plan:4", B).rule) == ("SR_E_ACTION_FORBIDDEN", "SR-4.1")
        plan(g, 6, 6)
    assert len(keys(g, B)) == 6


def test_a_fixed_action_is_forbidden_without_a_choice() -> None:
    g = duel(box_of({**dict.fromkeys(range(1, 7), ()), 3: (v.ForbidAction(value=5, rounds=1),)}))
    plan(g, 1, 6, [3])
    answer(g, "face:3", "pass")
    assert "plan:5" not in keys(g, B)
    assert GAME.view(g, A).sheets[B].powers == {"no_action_5": 1}


@pytest.mark.rule("SR-15.2")
def test_if_every_action_were_forbidden_none_is() -> None:
    g = duel()
    g.sheets[B].forbidden = dict.fromkeys(range(1, 7), 9)
    plan(g, 1, 2, [1, 2, 3])
    play_out(g)
    assert len(keys(g, B)) == 6


def test_with_open_plan_the_other_shows_first() -> None:
    g = duel()
    g.sheets[B].openly_until = 2
    plan(g, 6, 6)
    assert asked(g) == (B, "plan")
    (shown,) = told(answer(g, "plan:3"), PlanShown)
    assert (shown.seat, shown.plan) == (B, 3)
    assert GAME.view(g, A).sheets[B].plan == 3
    assert asked(g) == (A, "plan")
    answer(g, "plan:3")
    assert g.cancelled == 2
    assert len(g.open) == 2


def test_two_open_plans_cancel_out() -> None:
    g = duel()
    g.sheets[A].openly_until = g.sheets[B].openly_until = 2
    plan(g, 6, 6)
    assert len(g.open) == 2


def test_uncancel_lets_one_action_stand_and_is_used_up() -> None:
    g = duel()
    g.sheets[A].uncancels = 1
    events = plan(g, 2, 2, [1, 2])
    assert told(events, ActionStood) == [ActionStood(A, 2)]
    assert not told(events, RoundCancelled)
    play_out(g)
    assert (g.sheets[A].uncancels, g.cancelled, g.sheets[B].rows) == (0, 0, [0] * 6)
    plan(g, 2, 2)
    assert g.cancelled == 1


@pytest.mark.parametrize(("early", "first"), [(None, B), (A, A), (B, B)])
def test_two_actions_that_both_stand_are_ordered_by_power_or_coin(early: int | None, first: int) -> None:
    g = duel()
    g.sheets[A].uncancels = g.sheets[B].uncancels = 1
    if early is not None:
        g.sheets[early].first_until = 3
    events = plan(g, 6, 6, [1])  # the coin, where there is one
    assert bool(told(events, CoinTossed)) == (early is None)
    assert asked(g) == (first, "draw_modifier")


def test_act_first_overrides_the_lower_face_while_it_lasts() -> None:
    g = duel()
    g.sheets[B].first_until = 1
    plan(g, 2, 6)
    assert asked(g) == (B, "draw_modifier")
    play_out(g)
    plan(g, 2, 6, [1, 2])
    assert asked(g) == (A, "use")
