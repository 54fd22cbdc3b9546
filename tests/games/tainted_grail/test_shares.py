"""A cost of each member (TG-21.4, TG-21.7): who is left out, who goes on, and that nobody pays in vain."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.tables import CHARACTERS, answer, events, keys, make_box, play, prompts, table

from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.deeds.day import PlayRounds
from tavola.games.tainted_grail.events.costs import MemberExcluded
from tavola.games.tainted_grail.events.day import ActionBegan, ActionCalledOff
from tavola.games.tainted_grail.events.journal import ChoiceTaken
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Refused

TALE: dict[str, Any] = {"start": "v1", "verses": {"v1": {"do": [{"gain": {"exp": 1}, "who": "each"}], "goto": "end"}}}


def home(**more: Any) -> dict[str, Any]:
    return {"number": 101, "keys": {"north": 102, "east": 104}, "journal": TALE} | more


def company(*energy: int, place: dict[str, Any] | None = None, **options: Any) -> Avalon:
    """Characters with so much Energy on 101, asked to act."""
    g = table(*CHARACTERS[: len(energy)], box=make_box(locations=[place or home()]), **options)
    for hero, left in zip(g.heroes, energy, strict=True):
        hero.energy = left
    return play(g, PlayRounds())


def together(g: Avalon, key: str, leader: int = 0) -> Avalon:
    """The leader begins, everybody else joins and is accepted."""
    answer(g, key, leader)
    others = [decision.seat for decision in g.open]
    for seat in others:
        answer(g, "join", seat)
    for seat in others:
        answer(g, f"accept:{seat}", leader)
    return g


@pytest.mark.rule("TG-21.4")
def test_a_leader_nobody_pays_for_is_left_out_and_the_others_go_on() -> None:
    g = together(company(0, 2), "travel:102")
    answer(g, "own:energy:1", 1)
    answer(g, "keep", 1)
    assert [hero.at for hero in g.heroes] == [101, 102]
    assert [hero.energy for hero in g.heroes] == [0, 1]
    assert [event.seat for event in events(g, MemberExcluded)] == [0]
    assert not events(g, ActionCalledOff)
    assert [event.seats for event in events(g, ActionBegan)] == [(1,)]


@pytest.mark.rule("TG-21.4")
def test_who_has_only_its_own_share_goes_on_without_the_leader() -> None:
    g = together(company(0, 1), "travel:102")
    answer(g, "own:energy:1", 1)
    assert [hero.at for hero in g.heroes] == [101, 102]


@pytest.mark.rule("TG-21.4", "TG-7.4")
def test_two_explore_without_the_leader_they_leave_out() -> None:
    g = together(company(0, 1, 1), "explore")
    answer(g, "own:energy:1", 1)
    answer(g, "own:energy:1", 2)
    assert [hero.energy for hero in g.heroes] == [0, 0, 0]
    assert [hero.resources["exp"] for hero in g.heroes] == [0, 1, 1]


@pytest.mark.rule("TG-21.4")
def test_when_nobody_pays_nothing_is_paid_and_nobody_acts() -> None:
    g = together(company(0, 2), "travel:102")
    answer(g, "keep", 1)  # its own share
    answer(g, "keep", 1)  # the leader's
    assert [hero.energy for hero in g.heroes] == [0, 2]
    assert events(g, ActionCalledOff)
    assert [hero.at for hero in g.heroes] == [101, 101]


@pytest.mark.rule("TG-21.4", "TG-9.4")
def test_a_location_action_is_carried_out_by_those_who_paid() -> None:
    feast = {"key": "feast", "cost": {"energy": 1, "per": "member"}, "do": [{"gain": {"exp": 2}}]}
    g = together(company(0, 1, place=home(actions=[feast])), "location:feast")
    answer(g, "own:energy:1", 1)
    assert [hero.resources["exp"] for hero in g.heroes] == [0, 2]


@pytest.mark.rule("TG-21.4", "TG-8.4")
def test_who_paid_for_the_whole_party_goes_along() -> None:
    """Where a Party pays one Energy more, whoever paid that one cannot keep its own share: it would be paid in vain."""
    g = together(company(0, 3), "travel:102", leader=0)
    assert prompts(g) == [(1, "pay_share")]
    g = together(company(0, 3, party_cost="one_plus_per_member"), "travel:102")
    answer(g, "pay:energy:1", 1)
    assert prompts(g) == [(1, "pay_share")]
    assert keys(g) == ["cover:0:energy:1", "keep"]
    answer(g, "keep", 1)
    assert [hero.at for hero in g.heroes] == [101, 102]
    assert [hero.energy for hero in g.heroes] == [0, 1]


# -- a choice of the Journal that each member pays for

TOLL: dict[str, Any] = {
    "start": "v1",
    "verses": {
        "v1": {
            "choices": [
                {"key": "pay", "cost": {"food": 1, "per": "member"}, "do": [{"gain": {"exp": 5}}], "goto": "end"},
                {"key": "look", "do": [{"gain": {"exp": 1}, "who": "each"}], "goto": "end"},
            ]
        }
    },
}


def at_the_toll(*food: int, verses: dict[str, Any] = TOLL) -> Avalon:
    """Characters with so much Food before a verse in which each member may pay."""
    g = company(*[6] * len(food), place=home(journal=verses))
    for hero, left in zip(g.heroes, food, strict=True):
        hero.resources["food"] = left
    together(g, "explore")
    for seat in range(1, len(food)):
        answer(g, "own:energy:1", seat)
    return g


@pytest.mark.rule("TG-21.4", "TG-23.2", "TG-6.13")
def test_a_choice_nobody_pays_for_cannot_be_chosen_and_the_verse_asks_again() -> None:
    g = at_the_toll(0, 2)
    answer(g, "pay", 0)
    answer(g, "keep", 1)
    assert (prompts(g), keys(g)) == ([(0, "journal")], ["look"])
    assert not events(g, MemberExcluded)
    assert not events(g, ChoiceTaken)
    with pytest.raises(Refused) as refused:
        GAME.answer(g, 0, "pay")
    assert (refused.value.refusal.code, refused.value.refusal.rule) == ("TG_E_NOBODY_PAYS", "TG-21.4")
    answer(g, "look", 0)
    assert [hero.resources["exp"] for hero in g.heroes] == [1, 1]
    assert [hero.resources["food"] for hero in g.heroes] == [0, 2]


@pytest.mark.rule("TG-21.4")
def test_where_one_pays_the_choice_is_taken_and_the_others_are_left_out() -> None:
    g = at_the_toll(0, 2)
    answer(g, "pay", 0)
    answer(g, "own:food:1", 1)
    assert [hero.resources["exp"] for hero in g.heroes] == [0, 5]
    assert [event.seat for event in events(g, MemberExcluded)] == [0]


@pytest.mark.rule("TG-21.4", "TG-23.2")
def test_with_no_other_choice_the_exploration_ends() -> None:
    only = {"start": "v1", "verses": {"v1": {"choices": [TOLL["verses"]["v1"]["choices"][0]]}}}
    g = at_the_toll(0, 2, verses=only)
    answer(g, "keep", 1)
    assert g.exploration is None
    assert [hero.resources["exp"] for hero in g.heroes] == [0, 0]
