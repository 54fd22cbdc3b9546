"""END OF THE GAME: both triggers, the round in course, the winner and the ties."""

import pytest
from tests.games.sangue_reale.boxes import F1
from tests.games.sangue_reale.duels import (
    A,
    B,
    Told,
    answer,
    asked,
    blacken,
    circle,
    duel,
    fill,
    kinds,
    own,
    plan,
    play_out,
    support,
    told,
    why,
)

from tavola.games.sangue_reale import GAME
from tavola.games.sangue_reale.events import EraEndTriggered, EraScored, EraWon
from tavola.games.sangue_reale.state import NO_ONE, Duel, EraResult

ALL_BOXES = tuple(F1.layout("i//set-1/").boxes)


def last_round(g: Duel) -> Told:
    """The last round is cancelled: what stands on the sheets is counted."""
    g.round = 25
    for sheet in g.sheets:
        sheet.chronology = [1] * 24
    return plan(g, 2, 2)


@pytest.mark.rule("SR-12.1", "SR-12.3")
def test_the_king_dies_with_the_last_section_and_the_round_is_played_in_full() -> None:
    """Scenario S-50."""
    g = duel(round=25)
    events = plan(g, 1, 4, [4, 1, 1, 2, 2])
    assert told(events, EraEndTriggered) == [EraEndTriggered("king_died")]
    assert (
        kinds(events).index("PlansRevealed")
        < kinds(events).index("EraEndTriggered")
        < kinds(events).index("DiceRolled")
    )
    events = answer(g, "face:1", "pick:1:1") + play_out(g)
    assert kinds(events).count("DiceRolled") == 1
    assert kinds(events)[-2:] == ["EraScored", "EraWon"]
    assert not g.open


@pytest.mark.rule("SR-12.2")
@pytest.mark.parametrize(("boxes", "ends"), [(4, False), (5, True)])
def test_the_second_trigger_needs_all_boxes_with_the_last_supporter(boxes: int, ends: bool) -> None:
    g = support(own(duel(), B, *ALL_BOXES[:boxes]), B, 1, 2, 4, 5, 6)
    plan(g, 2, 6, [3, 1])
    assert bool(told(answer(g, "use:3"), EraEndTriggered)) == ends


@pytest.mark.rule("SR-12.2")
def test_the_second_trigger_needs_all_supporters_with_the_last_box() -> None:
    g = circle(support(own(duel(), B, *ALL_BOXES[1:]), B, 1, 2, 3, 4, 5), A, "t1-1")
    plan(g, 2, 6, [2, 2])
    assert not told(answer(g, "circle:t1-2"), EraEndTriggered)


@pytest.mark.rule("SR-12.2")
def test_the_second_trigger_fires_on_the_last_box_too() -> None:
    g = circle(support(own(duel(), B, *ALL_BOXES[1:]), B, 1, 2, 3, 4, 5, 6), A, "t1-1")
    plan(g, 2, 6, [2, 2])
    assert told(answer(g, "circle:t1-2"), EraEndTriggered) == [EraEndTriggered("all_taken")]


@pytest.mark.rule("SR-12.3", "SR-12.4")
def test_after_a_trigger_the_round_is_finished_and_no_other_starts() -> None:
    g = circle(support(own(duel(round=9), B, *ALL_BOXES[1:]), B, 1, 2, 3, 4, 5, 6), A, "t1-1")
    plan(g, 2, 6, [2, 2])
    answer(g, "circle:t1-2")
    assert asked(g) == (B, "draw_modifier")
    events = answer(g, "turn:3")
    assert "RoundStarted" not in kinds(events)
    assert (g.round, g.open) == (9, [])
    assert GAME.outcome(g) is not None
    assert GAME.outcome(g).ending == "all_taken"


@pytest.mark.rule("SR-12.4")
@pytest.mark.parametrize("key", ["plan:1", "use:3", "pass", "circle:t1-1", "anything"])
def test_after_the_scoring_nothing_can_be_decided(key: str) -> None:
    """Scenario S-61."""
    g = duel()
    last_round(g)
    for seat in (A, B):
        assert why(g, key, seat) == ("ERA_OVER", "12.4")


@pytest.mark.rule("SR-12.5", "SR-12.6")
def test_points_are_counted_by_the_era_s_own_terms_and_more_wins() -> None:
    g = support(own(duel(), A, "box-t4"), B, 1, 2)
    events = last_round(g)
    (scored,) = told(events, EraScored)
    assert scored.vp == (4, 2)
    assert {line.term: line.vp for line in scored.terms} == {"box_vp": (4, 0), "unique_count": (0, 2)}
    assert told(events, EraWon) == [EraWon(1, A, "vp", "ulthar", "a")]
    outcome = GAME.outcome(g)
    assert (outcome.places, outcome.scores, outcome.ending) == ((1, 2), (4, 2), "king_died")


@pytest.mark.rule("SR-12.5", "SR-12.9")
def test_modifiers_and_circled_numbers_of_uncontrolled_territories_are_worth_nothing() -> None:
    """Scenario S-94."""
    g = circle(support(own(duel(), A, "box-t4"), A, 4), A, "t2-1")
    g.sheets[A].modifiers = [0, 0, 0, 0, 2]
    (scored,) = told(last_round(g), EraScored)
    assert scored.vp == (6, 0)


@pytest.mark.rule("SR-12.7")
def test_equal_points_are_decided_by_boxes() -> None:
    """Scenario S-52."""
    g = support(own(duel(), A, "box-t1", "box-t2"), A, 1)
    support(own(g, B, "box-t3"), B, 2, 6)
    events = last_round(g)
    assert told(events, EraScored)[0].vp == (5, 5)
    assert told(events, EraWon)[0] == EraWon(1, A, "boxes", "ulthar", "a")


@pytest.mark.rule("SR-12.7")
def test_then_by_supporters_then_by_circles() -> None:
    g = support(own(own(duel(), A, "box-t3"), B, "box-t1"), B, 2)
    assert told(last_round(g), EraWon)[0].by == "uniques"
    g = blacken(blacken(duel(), A, {1: 3}), B, {2: 2, 3: 1})
    assert told(last_round(g), EraWon)[0] == EraWon(1, A, "circles", "ulthar", "a")


@pytest.mark.rule("SR-12.7")
def test_where_ties_are_shared_the_era_is_drawn() -> None:
    g = fill(duel(tiebreak="shared"), A, 1, 2)
    g.results.append(EraResult(0, "", A, "vp", (1, 0), ("ulthar", "theodric")))
    assert told(last_round(g), EraWon)[0] == EraWon(1, NO_ONE, "draw")
    assert GAME.outcome(g).places == (1, 1)


@pytest.mark.rule("SR-12.8")
def test_all_equal_in_the_first_era_is_a_draw() -> None:
    g = duel()
    assert told(last_round(g), EraWon)[0] == EraWon(1, NO_ONE, "draw")
    assert GAME.outcome(g).winners() == [A, B]


@pytest.mark.rule("SR-12.8")
@pytest.mark.parametrize(("winners", "keeps"), [([B], B), ([A, B], B), ([A, NO_ONE], A), ([NO_ONE], NO_ONE)])
def test_all_equal_later_the_crown_stays_where_it_was(winners: list[int], keeps: int) -> None:
    g = duel()
    for era, won in enumerate(winners, start=1):
        g.results.append(EraResult(era, "", won, "vp", (0, 0), ("ulthar", "theodric")))
    (event,) = told(last_round(g), EraWon)
    assert (event.seat, event.by) == (keeps, "crown" if keeps != NO_ONE else "draw")
