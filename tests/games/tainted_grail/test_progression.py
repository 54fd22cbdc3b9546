"""Progress at the end of the day (TG-28) and its Challenging costs (TG-40.13)."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.coast import coast, coast_box, do
from tests.games.tainted_grail.tables import answer, asked, keys, play

from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.character.attributes import skills_left
from tavola.games.tainted_grail.character.resources import attribute
from tavola.games.tainted_grail.day.deck_building import cards_seen
from tavola.games.tainted_grail.day.progression import attribute_cost, reserve_cost
from tavola.games.tainted_grail.deeds.character import GainAttribute
from tavola.games.tainted_grail.deeds.day import Progress, RebuildDecks
from tavola.games.tainted_grail.state import Avalon, SkillHeld


def with_points(first: int, second: int, **options: bool) -> Avalon:
    """A pair of Attributes at these totals: Courage and Caution, Skill cards from the third point on."""
    g = coast(**options)
    hero = g.heroes[0]
    for name, points in (("courage", first), ("caution", second)):
        hero.markers[name] = min(points, 2)
        hero.skills += [SkillHeld(f"sk.{name}.0{n}", "a") for n in range(1, points - 1)]
    return g


def rich(exp: int, **options: bool) -> Avalon:
    g = coast(**options)
    g.heroes[0].resources["exp"] = exp
    return g


@pytest.mark.rule("TG-28.3", "TG-28.4", "TG-16.4")
@pytest.mark.parametrize(
    ("pair", "cost"), [((2, 0), 6), ((2, 2), 10), ((0, 0), 2), ((1, 0), 4), ((2, 1), 8), ((3, 1), 10), ((4, 4), 10)]
)
def test_a_point_costs_by_the_total_of_its_pair(pair: tuple[int, int], cost: int) -> None:
    """TV-17; Part H, 42: Skill cards count, and so do both sides of the pair."""
    g = with_points(*pair)
    assert attribute_cost(g, 0, "courage") == cost
    assert attribute_cost(g, 0, "caution") == cost


@pytest.mark.rule("TG-40.13")
def test_in_challenging_play_points_cost_five_more_each_and_cards_five() -> None:
    """TV-17: totals 0 to 6."""
    costs = [attribute_cost(with_points(min(t, 4), max(0, t - 4), dear_progress=True), 0, "courage") for t in range(7)]
    assert costs == [5, 10, 15, 20, 25, 30, 35]
    g = coast(dear_progress=True)
    assert (reserve_cost(g), cards_seen(g)) == (5, 2)


@pytest.mark.rule("TG-28.1")
def test_two_exp_show_three_cards_of_which_one_joins_the_deck() -> None:
    """Part H, 43: the others are shuffled back into the Reserve."""
    g = rich(2)
    reserve, deck = list(g.heroes[0].combat.reserve), list(g.heroes[0].combat.deck)
    play(g, Progress(0))
    answer(g, "learn:combat")
    assert asked(g).prompt == "learn_which"
    assert keys(g) == [f"card:{card}" for card in reversed(reserve[-3:])]
    chosen = reserve[-2]
    answer(g, f"card:{chosen}")
    cards = g.heroes[0].combat
    assert sorted(cards.deck) == sorted([*deck, chosen])
    assert sorted(cards.reserve) == sorted(card for card in reserve if card != chosen)
    assert cards.reserve != [card for card in reserve if card != chosen]  # another order
    assert g.heroes[0].resources["exp"] == 0
    assert not g.open


@pytest.mark.rule("TG-28.1")
def test_a_reserve_of_two_shows_two() -> None:
    """SC-69."""
    g = rich(2)
    g.heroes[0].diplomacy.reserve = g.heroes[0].diplomacy.reserve[:2]
    play(g, Progress(0))
    answer(g, "learn:diplomacy")
    assert len(keys(g)) == 2


@pytest.mark.rule("TG-28.1")
def test_an_empty_reserve_sells_nothing() -> None:
    g = rich(9)
    g.heroes[0].combat.reserve = []
    play(g, Progress(0))
    refusal = GAME.why_not(g, asked(g), "learn:combat")
    assert (refusal.code, refusal.rule) == ("TG_E_RESERVE_EMPTY", "TG-28.1")


@pytest.mark.rule("TG-28.2", "TG-14.7")
def test_a_deck_keeps_fifteen_cards_and_spare_ones_never_go_back_to_the_reserve() -> None:
    """SC-67; Part H, 43."""
    g = coast()
    cards = g.heroes[0].combat
    extra = cards.reserve.pop()
    cards.deck.append(extra)
    reserve = list(cards.reserve)
    play(g, RebuildDecks(0))
    out = next(key for key in keys(g) if key.startswith("out:"))
    answer(g, out)
    assert cards.spare == [out.partition(":")[2]]
    assert len(cards.deck) == 15
    refusal = GAME.why_not(g, asked(g), f"out:{cards.deck[0]}")
    assert (refusal.code, refusal.rule) == ("TG_E_DECK_MIN", "TG-14.7")
    answer(g, f"in:{cards.spare[0]}")
    answer(g, "done")
    assert len(cards.deck) == 16
    assert cards.reserve == reserve


@pytest.mark.rule("TG-14.7")
def test_a_card_of_somebody_else_cannot_be_put_in() -> None:
    """SC-190."""
    g = coast("fowler", "ferrywoman")
    cards = g.heroes[0].combat
    cards.deck.append(cards.reserve.pop())
    play(g, RebuildDecks(0))
    refusal = GAME.why_not(g, asked(g), f"in:{g.heroes[1].combat.deck[0]}")
    assert (refusal.code, refusal.rule) == ("TG_E_CARD_NOT_OWNED", "TG-14.7")


@pytest.mark.rule("TG-28.3")
def test_too_little_exp_is_refused_with_what_is_needed() -> None:
    """SC-71: the pair (2, 0) and 5 Exp."""
    g = with_points(2, 0)
    g.heroes[0].resources["exp"] = 5
    play(g, Progress(0))
    refusal = GAME.why_not(g, asked(g), "raise:caution")
    assert (refusal.code, refusal.args["need"], refusal.args["have"]) == ("TG_E_EXP", 6, 5)
    assert refusal in GAME.refused(g, asked(g))


@pytest.mark.rule("TG-28.5", "TG-28.6")
def test_the_third_point_is_a_skill_card_and_one_of_its_sides_and_it_is_gone_for_the_others() -> None:
    g = coast("fowler", "ferrywoman")
    g.heroes[0].resources["exp"] = 10
    g.heroes[0].markers["courage"], g.heroes[0].markers["caution"] = 2, 2
    play(g, Progress(0))
    answer(g, "raise:courage")
    assert keys(g) == [f"skill:sk.courage.0{n}:{side}" for n in (1, 2) for side in "ab"]
    answer(g, "skill:sk.courage.02:b")
    assert g.heroes[0].skills == [SkillHeld("sk.courage.02", "b")]
    assert attribute(g, 0, "courage") == 3
    assert g.heroes[0].markers["courage"] == 2
    assert skills_left(g, "courage") == ["sk.courage.01"]
    g.heroes[1].markers["courage"] = 2
    play(g, GainAttribute(1, "courage"))
    assert all("sk.courage.01" in key for key in keys(g))
    refusal = GAME.why_not(g, asked(g), "skill:sk.courage.02:a")
    assert (refusal.code, refusal.rule) == ("TG_E_SKILL_TAKEN", "TG-28.6")


@pytest.mark.rule("TG-28.7")
def test_without_a_skill_card_the_point_cannot_be_bought() -> None:
    """SC-73."""
    g = with_points(2, 0)
    g.heroes[0].resources["exp"] = 10
    g.skill_pool = [card for card in g.skill_pool if "courage" not in card]
    play(g, Progress(0))
    assert "raise:courage" not in keys(g)
    refusal = GAME.why_not(g, asked(g), "raise:courage")
    assert (refusal.code, refusal.rule) == ("TG_E_SKILL_NONE", "TG-28.7")


@pytest.mark.rule("TG-28.7")
def test_a_side_once_chosen_stays() -> None:
    g = with_points(3, 0)
    assert g.heroes[0].skills[0].side == "a"
    g.heroes[0].resources["exp"] = 40
    play(g, Progress(0))
    assert not any("side" in key for key in keys(g))


@pytest.mark.rule("TG-28.8", "TG-14.6")
def test_any_number_of_purchases_and_only_in_this_step() -> None:
    g = rich(8)
    g.heroes[0].markers["spirituality"] = 0
    g.heroes[0].markers["practicality"] = 0
    play(g, Progress(0))
    answer(g, "raise:spirituality")
    answer(g, "raise:practicality")
    assert g.heroes[0].resources["exp"] == 2
    answer(g, "done")
    assert not g.open
    from tavola.games.tainted_grail.day.actions import actions_of

    assert not any(option.key.startswith(("raise", "learn")) for option in actions_of(g, 0))


@pytest.mark.rule("TG-16.5")
def test_a_point_from_the_journal_follows_the_same_rule() -> None:
    g = coast()
    g.heroes[0].markers["courage"] = 2
    do(g, {"attribute": {"courage": 1}})
    assert asked(g).prompt == "choose_skill"
    answer(g, "skill:sk.courage.01:a")
    assert attribute(g, 0, "courage") == 3


@pytest.mark.rule("TG-16.6")
def test_a_point_lost_gives_the_skill_card_back() -> None:
    g = with_points(3, 0)
    g.skill_pool.remove("sk.courage.01")
    do(g, {"attribute": {"courage": -1}})
    assert attribute(g, 0, "courage") == 2
    assert "sk.courage.01" in g.skill_pool


@pytest.mark.rule("TG-28.1")
def test_a_card_that_is_too_dear_is_refused() -> None:
    from tavola.games.tainted_grail.day.choices import LearnChoice
    from tavola.games.tainted_grail.day.progression import why_not_learn

    refusal = why_not_learn(rich(1), 0, LearnChoice("combat"))
    assert refusal is not None
    assert (refusal.code, refusal.args["need"], refusal.args["have"]) == ("TG_E_EXP", 2, 1)


def test_with_exp_but_nothing_to_buy_nobody_is_asked() -> None:
    g = rich(2)
    for name in g.heroes[0].markers:
        g.heroes[0].markers[name] = 2
    g.heroes[0].combat.reserve, g.heroes[0].diplomacy.reserve = [], []
    play(g, Progress(0))
    assert not g.open


@pytest.mark.rule("TG-28.2")
def test_whoever_has_nothing_to_change_is_not_asked() -> None:
    g = coast()
    play(g, Progress(0), RebuildDecks(0))
    assert not g.open
    assert len(coast_box().skills) == 12
