"""What an answer would bring, as data: clients draw it and hold no rules."""

import pytest
from tests.games.sangue_reale.duels import A, circle, duel, plan

from tavola.games.sangue_reale import GAME
from tavola.games.sangue_reale.forecast import RowForecast


def forecast(g, key):
    return GAME.forecast(g, g.open[0], key)


@pytest.mark.rule("SR-8.3")
def test_a_die_tells_its_row_and_the_line_behind_it() -> None:
    g = duel()
    plan(g, 2, 6, [4, 6])
    told = forecast(g, "use:4")
    assert told.rows == (RowForecast(A, 4, 1),)
    assert told.lines == (4,)
    assert (told.controlled, told.modifiers, told.ends_era) == ((), 0, "")


def test_control_and_supporters_are_told_by_name() -> None:
    g = circle(duel(), A, "t1-1")
    plan(g, 2, 6, [2, 2])
    assert len(forecast(g, "circle:t1-2").controlled) == 1
    g = duel()
    plan(g, 2, 6, [3, 1])
    assert len(forecast(g, "use:3").supporters) == 1


def test_a_secret_plan_promises_nothing_as_data() -> None:
    g = duel()
    told = forecast(g, "plan:3")
    assert told.data() == type(told)().data()
    assert [line.id for line in told.words] == ["preview-plan-3"]


def test_the_view_says_powers_and_scoring_in_words() -> None:
    """One line for each effect, term and count: the client has no rules text of its own."""
    view = GAME.view(duel(), A)
    assert all(len(one.does) == len(one.effects) for one in view.printed.uniques)
    assert all(len(sheet.scores) == len(sheet.terms) for sheet in view.sheets)
    assert all(len(sheet.lasting) == len(sheet.powers) for sheet in view.sheets)
    assert len(view.counted) == len(view.score)
