"""SCORING: every term of the closed vocabulary, and the points of supporters."""

import pytest
from tests.games.sangue_reale.boxes import F1, box_of
from tests.games.sangue_reale.duels import A, B, blacken, circle, duel, fill, own, support

from tavola.games.sangue_reale import GAME
from tavola.games.sangue_reale import vocabulary as v
from tavola.games.sangue_reale.content import Overlay
from tavola.games.sangue_reale.scoring import TERMS, score, victory_points
from tavola.games.sangue_reale.state import Duel


def middle_of_a_game(*terms: v.AnyTerm) -> Duel:
    """A: T1, T2 (wood), T4 (water); U1, U3. B: T3, T5 (field); U2. Some columns, plans and modifiers."""
    g = duel(box_of(scoring=terms), round=12)
    own(own(g, A, "box-t1", "box-t2", "box-t4"), B, "box-t3", "box-t5")
    support(support(g, A, 1, 3), B, 2)
    fill(fill(g, A, 1, 5), B, 2)
    blacken(blacken(g, A, {3: 2}), B, {3: 3, 6: 1})
    g.sheets[A].spent, g.sheets[B].spent, g.cancelled = 3, 1, 2
    g.sheets[A].chronology = [1, 2, 3, 4, 5, 6, 6, 1, 2, 3, 4]
    g.sheets[B].chronology = [1, 2, 3, 4, 6, 1, 2, 3, 4, 5, 5]
    return g


@pytest.mark.rule("SR-12.5")
@pytest.mark.parametrize(
    ("term", "vp"),
    [
        (v.BoxVp(), (8, 5)),
        (v.BoxCount(k=2), (6, 4)),
        (v.GroupComplete(group="west", vp=3), (3, 0)),
        (v.GroupComplete(group="east", vp=3), (0, 0)),
        (v.GroupMajority(group="east", vp=2), (2, 0)),  # T4 is worth 4, T3 is worth 3
        (v.Chain(k=1), (2, 1)),  # T1 and T2 touch; T4 and T5 touch, but are not of one player
        (v.UniqueVp(), (4, 2)),
        (v.UniqueCount(k=2), (4, 2)),
        (v.ColumnFull(k=3), (6, 3)),
        (v.ColumnMajority(k=1), (2, 3)),  # columns 1 and 5 against 2, 3 and 6
        (v.CirclesDiv(n=4), (3, 2)),  # 13 and 11 circles
        (v.TagCount(tag="wood", k=2), (4, 0)),
        (v.TagSet(tags=("wood", "water"), vp=5), (5, 0)),
        (v.TagSet(tags=("wood", "field"), vp=5), (0, 0)),
        (v.ModifiersSpent(k=2), (6, 2)),
        (v.ChronologyDistinct(k=3), (3, 6)),  # 1-5 for A; 1-2-3-4-6 and 1-5 for B; an unfinished turn never counts
        (v.Cancelled(k=1), (2, 2)),
        (v.RiverSide(k=2), (2, 2)),  # the river runs between T2 and T3
        (v.Penalty(metric="uniques", k=1), (-2, -1)),
    ],
)
def test_each_term_counts_what_it_says(term: v.AnyTerm, vp: tuple[int, int]) -> None:
    g = middle_of_a_game(term)
    assert tuple(TERMS[type(term)](g, seat, term) for seat in (A, B)) == vp
    assert victory_points(g) == vp


@pytest.mark.parametrize(
    ("metric", "vp"),
    [
        ("boxes", (3, 2)),
        ("uniques", (2, 1)),
        ("full_columns", (2, 1)),
        ("river_boxes", (1, 1)),
        ("groups_led", (2, 0)),
        ("modifiers_spent", (3, 1)),
    ],
)
def test_each_metric_counts_what_it_says(metric: str, vp: tuple[int, int]) -> None:
    g = middle_of_a_game(v.Penalty(metric=metric, k=1))
    assert victory_points(g) == (-vp[0], -vp[1])


def test_a_tie_in_a_group_pays_nobody() -> None:
    g = own(own(duel(box_of(scoring=(v.GroupMajority(group="west", vp=2),))), A, "box-t1"), B, "box-t2")
    assert victory_points(g) == (0, 0)


def test_points_of_supporters_and_characters_are_lines_of_their_own() -> None:
    powers = {**dict.fromkeys(range(1, 7), ()), 4: (v.Vp(n=2), v.VpPer(metric="boxes", n=1))}
    g = duel(box_of(powers, scoring=(v.BoxVp(),), character_powers=((v.Vp(n=1),), ())))
    support(own(g, A, "box-t1", "box-t2"), A, 4)
    lines = {(line.term, line.of): line.vp for line in score(g)}
    assert victory_points(g) == (9, 0)
    assert lines == {
        ("box_vp", ""): (4, 0),
        ("power", "unique:set-1-u4"): (4, 0),
        ("power", "character:ulthar"): (1, 0),
    }


@pytest.mark.rule("SR-12.9")
def test_nothing_else_counts_in_the_fixture() -> None:
    g = circle(fill(duel(), A, 1, 2, 3, 4, 5, 6), A, "t1-1", "t2-1", "t3-1")
    g.sheets[A].modifiers, g.sheets[A].spent = [1, 2, 3, 4, 5], 9
    assert GAME.view(g, A).vp == (0, 0)


def test_the_longest_chain_goes_round_corners_and_counts_boxes() -> None:
    g = own(duel(box_of(scoring=(v.Chain(k=2),))), A, "box-t1", "box-t2", "box-t3", "box-t4")
    assert victory_points(g) == (6, 0)


def test_chain_and_river_side_follow_borders_and_rivers_as_they_are() -> None:
    g = own(duel(F1, era=3), A, "box-p", "box-q")
    chain, river = v.Chain(k=1), v.RiverSide(k=1)
    assert TERMS[v.Chain](g, A, chain) == 2
    assert TERMS[v.RiverSide](g, A, river) == 0  # the river of Q is absent
    g.sheets[A].present = 0b111
    assert TERMS[v.RiverSide](g, A, river) == 1


def test_overlays_add_strike_and_change_lines_of_scoring() -> None:
    ops = (
        v.AddTerm(term=v.BoxCount(k=1)),
        v.AddTerm(term=v.UniqueCount(k=2)),
        v.RemoveTerm(term="box_vp"),
        v.SetBoxVp(box="box-t1", vp=9),
    )
    g = duel(box_of(overlays=(Overlay(id="will", ops=ops),), alone=("will",)))
    support(own(g, A, "box-t1"), A, 1)
    assert {line.term: line.vp for line in score(g)} == {"unique_count": (3, 0), "box_count": (1, 0)}
    assert GAME.view(g, A).sheets[A].box_vp["box-t1"] == 9
