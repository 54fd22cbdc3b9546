"""LINES, NUMBERS, TERRITORIES: what is circled, when, where, and who controls."""

import pytest
from tests.games.sangue_reale.boxes import COLUMNS, TWIN_MAP, box_of
from tests.games.sangue_reale.duels import (
    A,
    B,
    answer,
    asked,
    blacken,
    circle,
    circled,
    duel,
    keys,
    kinds,
    own,
    owner,
    plan,
    play_out,
    refused,
    rows,
    told,
    why,
)

from tavola.games.sangue_reale import GAME
from tavola.games.sangue_reale.events import (
    LineCrossed,
    NumberCircled,
    NumberPassed,
    NumberUnavailable,
    TerritoryControlled,
)
from tavola.games.sangue_reale.state import FREE


@pytest.mark.rule("SR-9.1")
def test_the_last_supporter_before_a_line_lets_one_number_of_the_column_be_circled() -> None:
    g = duel()
    events = plan(g, 2, 6, [2, 2])
    (crossed,) = told(events, LineCrossed)
    assert (crossed.seat, crossed.column, crossed.number) == (A, 2, 2)
    assert keys(g) == ["circle:t1-2", "circle:t5-1", "pass"]
    answer(g, "circle:t1-2")
    assert circled(g, A) == ["t1-2"]


@pytest.mark.rule("SR-9.1")
def test_only_the_column_s_number_may_be_circled() -> None:
    """Scenario S-36."""
    g = blacken(duel(), A, {3: 1})
    plan(g, 2, 6, [3, 6])
    answer(g, "use:3")
    refusal = refused(g, "circle:t2-2")
    assert (refusal.code, refusal.rule, refusal.args) == ("SR_E_NUMBER_MISMATCH", "SR-9.1", {"n": "3"})
    assert why(g, "circle:nowhere") == ("TABLE_E_NOT_AN_OPTION", "")


@pytest.mark.rule("SR-9.1")
def test_a_row_may_print_another_number_than_its_column() -> None:
    g = duel(box_of(columns={**COLUMNS, 2: "s=6 | s* |"}))
    plan(g, 2, 6, [2, 1])
    answer(g, "use:2")
    assert keys(g) == ["circle:t3-2", "circle:t4-3", "pass"]


@pytest.mark.rule("SR-9.1", "SR-9.6")
def test_a_pair_row_before_a_line_gives_one_number() -> None:
    g = duel()
    events = plan(g, 2, 6, [5, 5])
    assert len(told(events, LineCrossed)) == 1
    events = answer(g, "circle:t3-1")
    assert asked(g) == (B, "draw_modifier")
    assert circled(g, A) == ["t3-1"]


@pytest.mark.rule("SR-9.2")
def test_the_number_must_be_free_and_its_territory_controlled_by_nobody() -> None:
    g = circle(own(blacken(duel(), A, {3: 1}), B, "box-t4"), A, "t2-2")
    plan(g, 2, 6, [3, 6])
    answer(g, "use:3")
    assert keys(g) == ["circle:t2-1", "pass"]
    assert why(g, "circle:t4-2") == ("TERRITORY_CONTROLLED", "9.2")
    g = circle(blacken(duel(), A, {3: 1}), A, "t4-2")
    plan(g, 2, 6, [3, 6])
    answer(g, "use:3")
    assert why(g, "circle:t4-2") == ("NUMBER_TAKEN", "9.2")
    assert [refusal.key for refusal in GAME.refused(g, g.open[0])] == ["circle:t4-2"]


@pytest.mark.rule("SR-9.3")
def test_territories_need_not_be_adjacent() -> None:
    g = circle(duel(), A, "t1-1")
    plan(g, 2, 6, [2, 2])
    assert "circle:t5-1" in keys(g)  # beside no territory where A has a mark


@pytest.mark.rule("SR-9.4", "SR-9.13")
def test_without_a_free_number_nothing_happens_and_the_circle_stays_black() -> None:
    """Scenario S-90."""
    g = own(duel(), A, "box-t1", "box-t2", "box-t3", "box-t4", "box-t5")
    events = plan(g, 2, 6, [2, 2])
    assert told(events, NumberUnavailable) == [NumberUnavailable(A, 2)]
    assert rows(g, A)[1] == 2
    assert circled(g, A) == []
    assert "preview-line" not in [message.id for message in GAME.preview(g, g.open[0], "pass")]


@pytest.mark.rule("SR-9.5")
def test_a_number_is_circled_at_once_or_never() -> None:
    """Scenario S-38."""
    g = duel()
    plan(g, 3, 6, [4, 1, 6])
    answer(g, "use:4")
    events = answer(g, "pass")
    assert told(events, NumberPassed) == [NumberPassed(A, 4)]
    assert why(g, "circle:t2-2") == ("NUMBER_WINDOW_CLOSED", "9.5")
    assert why(g, "circle:t2-2", B) == ("NUMBER_WINDOW_CLOSED", "9.5")


@pytest.mark.rule("SR-9.5")
def test_where_circling_is_compulsory_nobody_may_pass() -> None:
    g = duel(number_pass="must")
    plan(g, 2, 6, [2, 2])
    assert keys(g) == ["circle:t1-2", "circle:t5-1"]
    assert why(g, "pass") == ("WRONG_PHASE", "3.4")


@pytest.mark.rule("SR-9.6")
def test_each_line_gives_a_number_once_for_each_player() -> None:
    g = duel(seed="lines")
    lines = {A: 0, B: 0}
    while g.open:
        for event in told(plan(g, 4, 5) + play_out(g), LineCrossed):
            lines[event.seat] += 1
    for seat in (A, B):
        side = g.box.layout(g.layout).sides[g.sheets[seat].side]
        crossed = sum(sum(column.lines[: rows(g, seat)[at]]) for at, column in enumerate(side.columns))
        assert lines[seat] == crossed > 5


@pytest.mark.rule("SR-9.7")
def test_both_may_circle_the_same_slot_on_their_own_maps() -> None:
    """Scenario S-88."""
    g = blacken(blacken(duel(), A, {3: 1}), B, {3: 1})
    plan(g, 3, 6, [3, 3, 1])
    answer(g, "use:3", "circle:t2-1")
    assert asked(g) == (B, "circle")
    answer(g, "circle:t2-1")
    assert circled(g, A) == circled(g, B) == ["t2-1"]
    assert owner(g, "box-t2") == FREE


@pytest.mark.rule("SR-9.8")
def test_a_number_printed_twice_is_two_slots() -> None:
    g = duel(box_of(map=TWIN_MAP))
    plan(g, 2, 6, [4, 1])
    answer(g, "use:4")
    assert keys(g) == ["circle:x-1", "circle:x-2", "pass"]
    answer(g, "circle:x-2")
    assert owner(g, "box-x") == FREE
    g = circle(duel(box_of(map=TWIN_MAP)), A, "x-2")
    plan(g, 2, 6, [4, 1])
    answer(g, "use:4", "circle:x-1")
    assert owner(g, "box-x") == A


@pytest.mark.rule("SR-9.9", "SR-9.10")
def test_the_last_number_gives_control_and_an_x_to_the_other() -> None:
    g = circle(duel(), A, "t1-1")
    plan(g, 2, 6, [2, 2])
    events = answer(g, "circle:t1-2")
    assert kinds(events)[:2] == ["NumberCircled", "TerritoryControlled"]
    assert told(events, TerritoryControlled) == [TerritoryControlled(A, "box-t1", "t1")]
    assert owner(g, "box-t1") == A  # one record: initials on A's sheet are the X on B's
    assert GAME.view(g, B).boxes["box-t1"] == A


@pytest.mark.rule("SR-9.11", "SR-12.9")
def test_a_territory_is_controlled_by_one_player_for_the_rest_of_the_era() -> None:
    g = own(circle(circle(duel(), B, "t1-1"), A, "t1-1", "t1-2"), A, "box-t1")
    plan(g, 6, 2, [2, 2])
    assert asked(g) == (B, "circle")
    assert keys(g) == ["circle:t5-1", "pass"]
    assert owner(g, "box-t1") == A
    assert GAME.view(g, B).vp == (2, 0)


@pytest.mark.rule("SR-9.12")
def test_only_a_territory_with_one_box_can_be_controlled() -> None:
    g = duel(box_of(), era=3)
    g.sheets[A].present = g.sheets[B].present = 0b100  # e1 absent: P, Q and R are one territory with two boxes
    circle(g, A, "p-1", "q-1", "r-1")
    plan(g, 2, 6, [2, 2])
    events = answer(g, "circle:p-2")
    assert told(events, NumberCircled)
    assert not told(events, TerritoryControlled)
    assert owner(g, "box-p") == FREE == owner(g, "box-q")


@pytest.mark.rule("SR-9.13")
def test_columns_go_on_after_the_map_is_complete() -> None:
    g = own(duel(), B, "box-t1", "box-t2", "box-t3", "box-t4", "box-t5")
    plan(g, 2, 6, [1, 1])
    assert rows(g, A)[0] == 2
    assert g.ending == ""  # Unique Supporters are left
