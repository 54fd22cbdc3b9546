"""INFORMATION: one secret, everything else open; and what can never happen."""

import msgspec
import pytest
from tests.games.sangue_reale.duels import A, B, answer, duel, fill, keys, plan, play_out, told, why

from tavola.bots.bot import BotRng, seat_access
from tavola.games.sangue_reale import GAME
from tavola.games.sangue_reale.events import DiceLost, DiceRolled, PlanLocked
from tavola.kernel.event import all_seen_by, take_events
from tavola.kernel.view import seat_view


def seen(g: object, viewer: int | None) -> bytes:
    return msgspec.json.encode(seat_view(GAME, g, viewer))  # type: ignore[arg-type]


@pytest.mark.rule("SR-14.1")
def test_no_observation_depends_on_the_other_s_hidden_plan() -> None:
    """Invariant 11: that a plan is locked is known, which one is not."""
    tables = []
    for action in (2, 5):
        g = duel()
        GAME.answer(g, A, f"plan:{action}")
        assert all_seen_by(take_events(g), B) == [PlanLocked(A)]
        tables.append(g)
    one, two = tables
    assert seen(one, B) == seen(two, B)
    assert seen(one, None) == seen(two, None)
    assert seen(one, A) != seen(two, A)
    assert why(one, "peek:0", B) == ("HIDDEN", "14.1")


@pytest.mark.rule("SR-14.2")
def test_everything_else_is_open_to_everybody_at_all_times() -> None:
    g = duel()
    g.sheets[A].modifiers[2] = 1
    plan(g, 4, 6, [2, 2, 5, 6])
    views = [GAME.view(g, viewer) for viewer in (A, B, None)]
    plain = [msgspec.structs.replace(view, viewer=None) for view in views]
    assert plain[0] == plain[1] == plain[2]
    assert plain[0].rolled == (2, 2, 5, 6)
    assert plain[0].sheets[A].modifiers == (0, 0, 1, 0, 0)


def test_a_view_has_what_a_drawn_table_needs() -> None:
    g = duel()
    plan(g, 2, 6, [2, 2])
    before = GAME.view(g, A)
    assert {"t1-2", "t5-1"} <= set(before.sheets[A].free)
    answer(g, "circle:t1-2")
    assert set(before.sheets[A].free) - set(GAME.view(g, A).sheets[A].free) == {"t1-2"}
    printed = before.characters[before.sheets[A].character]
    assert (printed.slot, printed.crest) == (before.sheets[A].slot, g.box.characters[before.sheets[A].character].crest)


@pytest.mark.rule("SR-14.3")
def test_dice_to_come_are_unknown_and_rolled_one_action_at_a_time() -> None:
    g = duel()
    events = plan(g, 2, 5, [1, 2, 6, 6, 6, 6, 6])
    assert [event.seat for event in told(events, DiceRolled)] == [A]
    assert GAME.view(g, B).rolled == (1, 2)
    clone = GAME.resample(duel(), A, 7)
    other = GAME.resample(duel(), A, 8)
    rolls = [told(plan(one, 5, 6), DiceRolled)[0].dice for one in (clone, other)]
    assert rolls[0] != rolls[1]


@pytest.mark.rule("SR-14.4")
def test_a_bot_sees_what_its_seat_sees_and_imagines_the_rest() -> None:
    g = duel()
    GAME.answer(g, A, "plan:2")
    seat = seat_access(GAME, g, g.open[1], BotRng(1))
    assert seat.sight() == seat_view(GAME, g, B)
    plans = {seat.imagine(number).held[A] for number in range(40)}
    assert plans == {f"plan:{action}" for action in range(1, 7)}
    assert GAME.resample(g, A, 3).held == {A: "plan:2"}


@pytest.mark.rule("SR-15.1")
def test_never_more_than_five_dice() -> None:
    g = duel(seed="five")
    while g.open:
        for event in told(plan(g, 5, 4) + play_out(g), DiceRolled):
            assert len(event.dice) <= 5


@pytest.mark.rule("SR-15.2", "SR-15.4")
def test_there_is_always_a_plan_and_an_era_has_at_most_twenty_five_rounds() -> None:
    g = duel(seed="plans")
    planned = 0
    while g.open:
        assert len(keys(g, A)) == len(keys(g, B)) == 6
        plan(g, 6, 5)
        play_out(g)
        planned += 1
    assert planned == g.round <= 25


@pytest.mark.rule("SR-15.3")
def test_there_is_always_a_way_on_in_the_action_phase() -> None:
    g = fill(fill(duel(), A, 1, 2, 3, 4, 5, 6), B, 1, 2, 3, 4, 5, 6)
    events = plan(g, 4, 3, [1, 1, 1, 2, 3, 3, 4])
    events += answer(g, "pick:3:3")
    assert len(told(events, DiceLost)) == 4
    assert (g.round, len(g.open)) == (2, 2)


@pytest.mark.rule("SR-15.5")
def test_nothing_runs_out() -> None:
    """Circles, slots and sections are printed: there is no supply among the pieces, and their places never change."""
    g = duel(length="campaign", seed="pieces")
    pieces = GAME.pieces(g)
    assert pieces == {
        "sheets": 2,
        "rounds": 50,
        "turns": 10,
        "eras": 4,
        "boxes amiss": 0,
        "supporters amiss": 0,
        "rows amiss": 0,
    }
    while g.open:
        play_out(g)
        assert GAME.pieces(g) == pieces
        if g.open:
            plan(g, 4, 5)
    assert GAME.pieces(g) == pieces
