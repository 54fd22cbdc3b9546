"""Attributes and resources (TG-16, TG-17)."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.tables import answer, keys, make_box, play, prompts, table

from tavola.games.tainted_grail.character.resources import (
    attribute,
    gain_resource,
    has_resource,
    lose_resource,
    set_resource,
)
from tavola.games.tainted_grail.content.effect import read_effect
from tavola.games.tainted_grail.content.vocabulary import ATTRIBUTES, PAIRS, RESOURCES
from tavola.games.tainted_grail.deeds.character import GainAttribute, LoseAttribute
from tavola.games.tainted_grail.deeds.effects import Word


@pytest.mark.rule("TG-16.1")
def test_six_attributes_make_three_opposed_pairs() -> None:
    assert PAIRS == (("aggression", "empathy"), ("courage", "caution"), ("practicality", "spirituality"))
    assert sorted(name for pair in PAIRS for name in pair) == sorted(ATTRIBUTES)


@pytest.mark.rule("TG-16.2", "TG-16.3")
def test_two_markers_and_two_skill_cards_make_four() -> None:
    """TV-18."""
    g = table()
    for _ in range(2):
        play(g, GainAttribute(0, "courage"))
    for n in (1, 2):
        play(g, GainAttribute(0, "courage"))
        answer(g, f"skill:courage{n}:a")
    assert attribute(g, 0, "courage") == 4
    assert g.heroes[0].markers["courage"] == 2
    assert len(g.heroes[0].skills) == 2
    assert attribute(g, 0, "caution") == 0


@pytest.mark.rule("TG-16.5")
def test_a_third_point_from_any_source_is_a_skill_card() -> None:
    g = table()
    g.heroes[0].markers["empathy"] = 2
    play(g, GainAttribute(0, "empathy"))
    assert keys(g) == ["skill:empathy1:a", "skill:empathy1:b", "skill:empathy2:a", "skill:empathy2:b"]
    answer(g, "skill:empathy2:b")
    assert attribute(g, 0, "empathy") == 3
    assert g.heroes[0].markers["empathy"] == 2
    assert "empathy2" not in g.skill_pool


@pytest.mark.rule("TG-16.4")
def test_points_of_one_attribute_make_its_opposite_dearer() -> None:
    from tavola.games.tainted_grail.day.progression import attribute_cost

    g = table()
    g.heroes[0].markers["courage"] = 2
    assert attribute_cost(g, 0, "caution") == 6
    assert attribute_cost(g, 0, "empathy") == 2


@pytest.mark.rule("TG-16.6")
def test_a_lost_point_takes_the_latest_skill_card_first_and_never_goes_below_nought() -> None:
    g = table()
    g.heroes[0].markers["courage"] = 2
    for n in (1, 2):
        play(g, GainAttribute(0, "courage"))
        answer(g, f"skill:courage{n}:a")
    play(g, LoseAttribute(0, "courage"))
    assert [held.card for held in g.heroes[0].skills] == ["courage1"]
    assert "courage2" in g.skill_pool
    play(g, LoseAttribute(0, "courage", 9))
    assert attribute(g, 0, "courage") == 0
    assert g.heroes[0].markers["courage"] == 0


@pytest.mark.rule("TG-16.6")
def test_of_skill_cards_gained_together_the_owner_gives_back_the_one_it_likes() -> None:
    """One effect gave two of them; the one that came alone before stays."""
    faces = {"a": {"abilities": []}, "b": {"abilities": []}}
    g = table(box=make_box(skills=[{"id": f"courage{n}", "attr": "courage", "sides": faces} for n in (1, 2, 3)]))
    g.heroes[0].markers["courage"] = 2
    play(g, GainAttribute(0, "courage"))
    answer(g, "skill:courage1:a")
    two = read_effect({"attribute": {"courage": 2}})
    play(g, Word(two, 0, "verse:101.v1"))
    answer(g, "skill:courage2:a")
    answer(g, "skill:courage3:b")
    play(g, LoseAttribute(0, "courage", 2))
    assert (prompts(g), keys(g)) == ([(0, "lose_skill")], ["skill:courage2:a", "skill:courage3:b"])
    answer(g, "skill:courage2:a")
    assert [held.card for held in g.heroes[0].skills] == ["courage1"]
    assert (attribute(g, 0, "courage"), "courage3" in g.skill_pool) == (3, True)


@pytest.mark.rule("TG-17.1", "TG-17.3")
def test_five_resources() -> None:
    assert RESOURCES == ("food", "wealth", "rep", "magic", "exp")
    assert sorted(table().heroes[0].resources) == sorted(RESOURCES)


@pytest.mark.rule("TG-17.7", "TG-6.7")
def test_resources_have_no_top_and_losing_stops_at_nought() -> None:
    g = table()
    assert gain_resource(g, 0, "food", 40) == 40
    assert lose_resource(g, 0, "wealth", 3) == 1
    assert g.heroes[0].resources["food"] == 42
    assert g.heroes[0].resources["wealth"] == 0
    assert not has_resource(g, 0, "wealth")


@pytest.mark.rule("TG-17.7")
def test_a_resource_may_be_set_outright() -> None:
    g = table()
    set_resource(g, 0, "rep", 4)
    assert g.heroes[0].resources["rep"] == 4


@pytest.mark.rule("TG-40.14", "TG-17.7")
def test_with_caps_the_surplus_over_twenty_is_lost_except_for_exp() -> None:
    g = table(caps=True)
    assert gain_resource(g, 0, "food", 40) == 18
    gain_resource(g, 0, "exp", 40)
    assert g.heroes[0].resources["food"] == 20
    assert g.heroes[0].resources["exp"] == 40
