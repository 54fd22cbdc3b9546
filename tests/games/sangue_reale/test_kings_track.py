"""KING'S TRACK: twenty-five rounds, five turns."""

import pytest
from tests.games.sangue_reale.duels import A, B, duel, kinds, plan, play_out, told, why

from tavola.games.sangue_reale import GAME
from tavola.games.sangue_reale.events import RoundStarted, TurnEnded
from tavola.games.sangue_reale.state import turn_of


@pytest.mark.rule("SR-3.2", "SR-3.1")
def test_five_rounds_make_a_turn() -> None:
    """Vector TV-14, and all the others."""
    assert [turn_of(round) for round in (1, 5, 6, 25)] == [1, 1, 2, 5]
    assert [turn_of(round) for round in range(1, 26)] == [1] * 5 + [2] * 5 + [3] * 5 + [4] * 5 + [5] * 5


@pytest.mark.rule("SR-3.2", "SR-3.1")
def test_a_turn_ends_after_every_fifth_round_of_an_era() -> None:
    g, ended = duel(), []
    while g.open:
        round = g.round
        events = plan(g, 6, 6)
        ended += [(round, event.turn) for event in told(events, TurnEnded)]
    assert ended == [(5, 1), (10, 2), (15, 3), (20, 4), (25, 5)]


@pytest.mark.rule("SR-3.3", "SR-4.5", "SR-3.5")
def test_every_round_uses_the_next_section_cancelled_or_not() -> None:
    """Scenario S-67: seven rounds, two of them cancelled."""
    g = duel()
    plans = [(6, 5), (3, 3), (6, 4), (1, 6), (2, 2), (6, 3), (6, 5)]
    for a, b in plans:
        plan(g, a, b)
        play_out(g)
    assert g.sheets[A].chronology == [a for a, _ in plans]
    assert g.sheets[B].chronology == [b for _, b in plans]
    assert (g.round, g.cancelled) == (8, 2)


@pytest.mark.rule("SR-3.4")
def test_a_round_is_planning_then_action() -> None:
    """Scenario S-7: dice cannot be rolled in planning."""
    g = duel()
    assert why(g, "roll", A) == ("WRONG_PHASE", "3.4")
    assert why(g, "use:3", A) == ("WRONG_PHASE", "3.4")
    events = plan(g, 2, 6, [1, 2])
    assert kinds(events).index("PlansRevealed") < kinds(events).index("DiceRolled")
    assert why(g, "plan:3", A) == ("WRONG_PHASE", "3.4")


@pytest.mark.rule("SR-3.6", "SR-15.4")
def test_no_round_twenty_six() -> None:
    """Scenario S-102."""
    g = duel(round=25)
    plan(g, 6, 6)
    assert not g.open
    assert g.round == 25
    assert why(g, "plan:1", A) == ("ERA_OVER", "12.4")


@pytest.mark.rule("SR-3.3")
def test_rounds_are_told_as_they_start() -> None:
    g = duel()
    (started,) = told(plan(g, 4, 4), RoundStarted)
    assert (started.round, started.turn) == (2, 1)
    assert GAME.rounds(g) == 2
