"""COMPONENTS: two players, five dice, a sheet each, marks that stay."""

import pytest
from tests.games.sangue_reale.boxes import F1
from tests.games.sangue_reale.duels import A, B, duel, plan, told

from tavola.games.sangue_reale import GAME
from tavola.games.sangue_reale.actions import covered_face
from tavola.games.sangue_reale.events import DiceRolled
from tavola.games.sangue_reale.state import Duel
from tavola.kernel.chance import roll
from tavola.kernel.decision import Refused


@pytest.mark.rule("SR-1.1")
@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_the_game_is_for_exactly_two(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        GAME.open_table(F1, seats)
    assert caught.value.refusal.code == "TABLE_E_SEATS"
    assert len(GAME.open_table(F1, 2).sheets) == 2


@pytest.mark.rule("SR-1.2", "SR-1.3", "SR-15.1")
@pytest.mark.parametrize("action", [1, 2, 3, 4, 5])
def test_an_action_rolls_as_many_dice_as_its_number_the_planning_dice_included(action: int) -> None:
    g = duel()
    (rolled,) = told(plan(g, action, 6), DiceRolled)
    assert len(rolled.dice) == action <= 5


@pytest.mark.rule("SR-1.4")
def test_opposite_faces_add_up_to_seven() -> None:
    g = duel()
    assert [covered_face(g, shown) for shown in range(1, 7)] == [6, 5, 4, 3, 2, 1]


@pytest.mark.rule("SR-1.4")
def test_dice_show_one_to_six_about_equally_often() -> None:
    g = duel()
    faces = roll(g, 6000)
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(850 < faces.count(face) < 1150 for face in range(1, 7))


@pytest.mark.rule("SR-1.5", "SR-3.1")
def test_a_sheet_has_a_track_six_columns_supporters_a_map_and_its_scoring() -> None:
    view = GAME.view(duel(), A)
    for sheet in view.sheets:
        assert (len(sheet.columns), len(sheet.modifiers), len(sheet.territories)) == (6, 5, 5)
        assert [sum(row.circles for row in column) for column in sheet.columns] == [6, 6, 6, 6, 5, 5]
        assert len(sheet.terms) == 2
    assert [unique.circles for unique in view.printed.uniques] == [5, 4, 1, 6, 3, 2]
    assert {area.id: len(area.slots) for area in view.printed.areas} == {"t1": 2, "t2": 2, "t3": 2, "t4": 3, "t5": 2}


def marks(g: Duel) -> list[tuple[int, ...]]:
    """All marks as numbers that may only grow."""
    found = []
    for sheet in g.sheets:
        found.append((*sheet.rows, sheet.spent, len(sheet.chronology)))
    return found


@pytest.mark.rule("SR-1.6")
def test_marks_are_never_rubbed_out() -> None:
    g = duel(seed="marks")
    before, circled, owners = marks(g), [0, 0], list(g.boxes + g.uniques)
    while g.open:
        for decision in list(g.open):
            if decision in g.open and decision.seat not in g.held:
                GAME.answer(g, decision.seat, decision.legal()[g.asked % len(decision.legal())])
        now = marks(g)
        assert all(all(x >= y for x, y in zip(new, old, strict=True)) for new, old in zip(now, before, strict=True))
        for seat in (A, B):
            assert g.sheets[seat].circled & circled[seat] == circled[seat]
            circled[seat] = g.sheets[seat].circled
        taken = g.boxes + g.uniques
        assert all(new == old for new, old in zip(taken, owners, strict=True) if old != -1)
        before, owners = now, list(taken)
    assert sum(before[A]) > 20
