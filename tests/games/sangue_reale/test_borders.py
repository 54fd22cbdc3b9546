"""BORDERS AND RIVERS: territories merge and split, and control is looked at again."""

import pytest
from msgspec.structs import replace
from tests.games.sangue_reale.boxes import F1, F3_MAP, area, box_of
from tests.games.sangue_reale.duels import (
    A,
    B,
    answer,
    ask_power,
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
    told,
    why,
)

from tavola.games.sangue_reale import GAME
from tavola.games.sangue_reale import vocabulary as v
from tavola.games.sangue_reale.borders import edges_to_change
from tavola.games.sangue_reale.events import AbilityIdle, EdgeChanged, TerritoryControlled
from tavola.games.sangue_reale.lint_map import lint_changing_map
from tavola.games.sangue_reale.state import FREE, Duel, layout_of
from tavola.games.sangue_reale.territories import has_circled_all

E1, E2, E3 = 1, 2, 4  # bits


def f3(absent: int = E2, **options: object) -> Duel:
    """Fixture F3 in Era III; e2 is absent at the start."""
    g = duel(F1, era=3, **options)
    for sheet in g.sheets:
        sheet.present = 0b111 & ~absent
    return g


def change(g: Duel, seat: int, edge: str) -> list[object]:
    """This player reaches U6 and changes an edge."""
    blacken(g, seat, {6: 1})
    plan(g, *((2, 6) if seat == A else (6, 2)), [6, 1])
    answer(g, "use:6", "pass")
    assert asked(g) == (seat, "ability_edge")
    return list(answer(g, f"edge:{edge}"))


def lands(g: Duel, seat: int = A) -> list[set[str]]:
    return [set(territory.areas) for territory in GAME.view(g, seat).sheets[seat].territories]


@pytest.mark.rule("SR-11.1", "SR-11.2")
def test_a_territory_is_all_areas_joined_through_absent_edges() -> None:
    g = f3()
    assert lands(g) == [{"p"}, {"q", "r"}, {"w"}]
    assert lands(f3(absent=E1 | E2)) == [{"p", "q", "r"}, {"w"}]
    assert lands(f3(absent=0)) == [{"p"}, {"q"}, {"r"}, {"w"}]
    assert lands(f3(absent=E1 | E2 | E3)) == [{"p", "q", "r", "w"}]
    edges = {edge.id: (edge.kind, edge.mutable) for edge in GAME.view(g, A).printed.edges}
    assert edges == {"e1": ("border", True), "e2": ("river", True), "e3": ("border", True)}
    assert [area.box for area in GAME.view(g, A).printed.areas] == ["box-p", "box-q", None, "box-w"]


@pytest.mark.rule("SR-11.2")
def test_in_the_first_eras_each_area_is_a_territory_with_one_box_and_no_edge_changes() -> None:
    for era in (1, 2):
        g = duel(F1, era=era)
        assert all(len(land) == 1 for land in lands(g))
        assert layout_of(g).mutable == 0
    powers = {**dict.fromkeys(range(1, 7), ()), 3: (v.ChangeEdge(kind="any", op="toggle"),)}
    g = duel(box_of(powers))
    plan(g, 2, 6, [3, 1])
    assert told(answer(g, "use:3"), AbilityIdle) == [AbilityIdle(A, "edge")]


@pytest.mark.rule("SR-11.2")
def test_an_edge_that_never_changes_is_refused_as_such() -> None:
    fixed = replace(F3_MAP.edges[0], mutable=False)
    g = duel(box_of(map=replace(F3_MAP, id="mixed", edges=(fixed, *F3_MAP.edges[1:]))))
    ask_power(g, A, v.ChangeEdge(kind="any", op="toggle"))
    assert keys(g) == ["edge:e2", "edge:e3"]
    assert why(g, "edge:e1") == ("EDGE_FIXED", "11.2")
    assert why(g, "edge:nowhere") == ("ABILITY_TARGET", "10.3")


def test_an_edge_of_another_kind_is_no_target() -> None:
    g = ask_power(f3(), A, v.ChangeEdge(kind="border", op="remove"))
    assert keys(g) == ["edge:e1", "edge:e3"]
    assert why(g, "edge:e2") == ("ABILITY_TARGET", "10.3")


@pytest.mark.rule("SR-11.3", "SR-11.1", "SR-11.4", "SR-11.10", "SR-9.12")
def test_a_change_is_made_on_both_sheets_and_stays_until_another() -> None:
    """Scenario S-92."""
    g = circle(f3(), A, "p-1")
    events = change(g, A, "e1")
    assert told(events, EdgeChanged) == [EdgeChanged(A, "e1", "border", present=False)]
    for seat in (A, B):
        assert lands(g, seat) == [{"p", "q", "r"}, {"w"}]
    assert circled(g, A) == ["p-1"]
    answer(g, "pass")  # action 6 of B
    for _ in range(3):
        plan(g, 6, 6)
        assert lands(g, B) == [{"p", "q", "r"}, {"w"}]
    g.uniques[5] = FREE
    events = change(g, B, "e1")
    assert told(events, EdgeChanged) == [EdgeChanged(B, "e1", "border", present=True)]
    assert lands(g, A) == lands(g, B) == [{"p"}, {"q", "r"}, {"w"}]
    assert circled(g, A) == ["p-1"]


@pytest.mark.rule("SR-11.3")
def test_where_maps_are_each_player_s_own_a_change_stays_on_one_sheet() -> None:
    g = f3(map_change_scope="own_sheet")
    change(g, A, "e1")
    assert lands(g, A) == [{"p", "q", "r"}, {"w"}]
    assert lands(g, B) == [{"p"}, {"q", "r"}, {"w"}]


@pytest.mark.rule("SR-11.4")
def test_circled_numbers_count_for_whatever_territory_has_them_now() -> None:
    g = circle(f3(absent=0), A, "r-1")
    change(g, A, "e2")  # Q and R are one land now; its 3 is missing
    answer(g, "pass")
    assert GAME.view(g, A).sheets[A].territories[1].missing == (3,)
    blacken(g, A, {3: 1})
    plan(g, 2, 6, [3, 2])
    answer(g, "use:3", "circle:q-1")
    assert owner(g, "box-q") == A


@pytest.mark.rule("SR-11.5")
def test_with_two_boxes_numbers_may_be_circled_but_nobody_has_control() -> None:
    g = circle(f3(absent=E1 | E2), A, "p-1", "q-1", "r-1")
    plan(g, 2, 6, [2, 2])
    assert keys(g) == ["circle:p-2", "pass"]
    events = answer(g, "circle:p-2")
    assert not told(events, TerritoryControlled)


@pytest.mark.rule("SR-11.5")
def test_where_such_numbers_are_closed_they_are_refused() -> None:
    g = f3(absent=E1 | E2, multibox_slots="closed")
    assert "NumberUnavailable" in kinds(plan(g, 2, 6, [2, 2]))
    g = f3(absent=E2 | E3, multibox_slots="closed")  # P alone; Q, R and W together
    plan(g, 2, 6, [2, 2])
    assert keys(g) == ["circle:p-2", "pass"]


@pytest.mark.rule("SR-11.6")
def test_without_a_box_there_is_no_control_and_the_number_stays_circled() -> None:
    """Scenario S-57."""
    g = circle(f3(), A, "r-1")
    events = change(g, A, "e2")
    assert lands(g) == [{"p"}, {"q"}, {"r"}, {"w"}]
    assert not told(events, TerritoryControlled)
    assert circled(g, A) == ["r-1"]


@pytest.mark.rule("SR-11.6")
@pytest.mark.parametrize(("reading", "open_slots"), [("circlable", ["circle:r-1", "pass"]), ("closed", [])])
def test_numbers_without_a_box_may_be_circled_unless_the_table_closes_them(reading: str, open_slots: list[str]) -> None:
    g = f3(absent=0, zero_box_slots=reading)
    plan(g, 2, 6, [4, 1])
    events = answer(g, "use:4")
    if open_slots:
        assert keys(g) == open_slots
    else:
        assert "NumberUnavailable" in kinds(events)


@pytest.mark.rule("SR-11.5", "SR-11.6")
def test_a_closed_number_among_open_ones_is_refused_by_its_clause() -> None:
    boxless = ask_power(f3(absent=0, zero_box_slots="closed"), A, v.Circle())
    assert why(boxless, "circle:r-1") == ("TERRITORY_CLOSED", "11.6")
    crowded = ask_power(f3(absent=E1, multibox_slots="closed"), A, v.Circle())
    assert why(crowded, "circle:p-1") == ("TERRITORY_CLOSED", "11.5")


@pytest.mark.rule("SR-11.7")
def test_after_a_change_who_has_all_numbers_gains_control_the_changer_first() -> None:
    """Scenario S-55."""
    g = f3(absent=E1 | E2)
    for seat in (A, B):
        circle(g, seat, "p-1", "p-2", "q-1", "r-1")
    events = change(g, B, "e1")
    assert [event.box for event in told(events, TerritoryControlled)] == ["box-p", "box-q"]
    assert owner(g, "box-p") == owner(g, "box-q") == B


@pytest.mark.rule("SR-11.7")
def test_the_other_gains_what_the_changer_has_not_completed() -> None:
    g = circle(circle(f3(absent=E1 | E2), A, "q-1", "r-1"), B, "p-1", "p-2")
    change(g, A, "e1")
    assert (owner(g, "box-p"), owner(g, "box-q")) == (B, A)


@pytest.mark.rule("SR-11.7")
def test_where_control_is_not_looked_at_again_only_a_last_number_gives_it() -> None:
    g = circle(f3(absent=E1 | E2, recheck_on_map_change=False), A, "p-1", "p-2")
    events = change(g, A, "e1")
    assert not told(events, TerritoryControlled)
    assert owner(g, "box-p") == FREE


@pytest.mark.rule("SR-11.8")
def test_edges_of_a_controlled_territory_do_not_change() -> None:
    g = own(circle(f3(), B, "p-1", "p-2"), B, "box-p")
    blacken(g, A, {6: 1})
    plan(g, 2, 6, [6, 1])
    answer(g, "use:6", "pass")
    assert keys(g) == ["edge:e2", "edge:e3"]
    assert why(g, "edge:e1") == ("EDGE_LOCKED", "11.8")
    assert [refusal.key for refusal in GAME.refused(g, g.open[0])] == ["edge:e1"]


@pytest.mark.rule("SR-11.8")
def test_where_they_may_change_control_persists_whatever_happens_around() -> None:
    g = own(circle(f3(controlled_edges_fixed=False), B, "p-1", "p-2"), B, "box-p")
    change(g, A, "e1")
    assert lands(g) == [{"p", "q", "r"}, {"w"}]
    assert owner(g, "box-p") == B


@pytest.mark.rule("SR-11.9")
def test_a_one_box_territory_without_numbers_is_refused_by_the_linter_and_controlled_by_nobody() -> None:
    bare = replace(F3_MAP, id="bare", areas=(area("P", (), 3), *F3_MAP.areas[1:]))
    problems = lint_changing_map(bare, F1.sheets["iii-a"], [F1.sets["set-3"]])
    assert ("p", "C-14") in {(problem.entry, problem.rule) for problem in problems}
    g = duel(box_of(map=bare))
    assert not has_circled_all(g, A, layout_of(g).lands(g.sheets[A].present).territories[0])


@pytest.mark.rule("SR-11.10")
@pytest.mark.parametrize(("op", "edges"), [("add", ["e2"]), ("remove", ["e1", "e3"]), ("toggle", ["e1", "e2", "e3"])])
def test_edges_are_added_removed_or_toggled_by_kind(op: str, edges: list[str]) -> None:
    g = f3()
    names = layout_of(g).edges
    assert [names[at] for at in edges_to_change(g, A, v.ChangeEdge(kind="any", op=op))] == edges
    rivers = [names[at] for at in edges_to_change(g, A, v.ChangeEdge(kind="river", op=op))]
    assert rivers == [edge for edge in edges if edge == "e2"]
