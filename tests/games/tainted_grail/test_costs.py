"""A common cost (TG-9.5, TG-21.11): everybody on whom something falls is asked, and nothing is paid unless all is."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.coast import do as carry_out
from tests.games.tainted_grail.tables import CHARACTERS, answer, events, keys, make_box, play, prompts, table

from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.deeds.day import PlayRounds
from tavola.games.tainted_grail.events.day import ActionCalledOff
from tavola.games.tainted_grail.state import Avalon, Held
from tavola.kernel.decision import Refused


def home(**more: Any) -> dict[str, Any]:
    return {"number": 101, "keys": {"north": 102, "east": 104}} | more


def company(place: dict[str, Any], heroes: int = 2, **options: Any) -> Avalon:
    return play(table(*CHARACTERS[:heroes], box=make_box(locations=[place]), **options), PlayRounds())


def together(g: Avalon, key: str) -> Avalon:
    """The first Character begins, everybody else joins."""
    answer(g, key, 0)
    others = [decision.seat for decision in g.open]
    for seat in others:
        answer(g, "join", seat)
    for seat in others:
        answer(g, f"accept:{seat}", 0)
    return g


def deed(cost: dict[str, Any]) -> dict[str, Any]:
    return home(actions=[{"key": "deed", "cost": cost, "do": [{"gain": {"exp": 1}, "who": "each"}]}])


@pytest.mark.rule("TG-21.11", "TG-9.5")
def test_what_the_leader_leaves_to_another_is_asked_of_it() -> None:
    g = company(deed({"health": 2}))
    g.heroes[1].health = 2
    together(g, "location:deed")
    answer(g, "pay:health:0", 0)
    assert (prompts(g), keys(g)) == ([(1, "pay")], ["pay:health:2", "refuse"])
    answer(g, "refuse", 1)
    assert [hero.health for hero in g.heroes] == [8, 2]
    assert events(g, ActionCalledOff)
    assert [hero.resources["exp"] for hero in g.heroes] == [0, 0]
    assert not any(hero.acted for hero in g.heroes)


@pytest.mark.rule("TG-21.11", "TG-9.4")
def test_who_agrees_pays_its_part() -> None:
    g = together(company(deed({"wealth": 2})), "location:deed")
    answer(g, "pay:wealth:1", 1)  # the leader has one, and nothing to decide
    assert [hero.resources["wealth"] for hero in g.heroes] == [0, 0]
    assert [hero.resources["exp"] for hero in g.heroes] == [1, 1]


@pytest.mark.rule("TG-21.11")
def test_nothing_is_paid_before_every_kind_is_promised() -> None:
    g = company(deed({"energy": 2, "food": 3}))
    together(g, "location:deed")
    answer(g, "pay:energy:2", 0)
    answer(g, "pay:food:1", 0)
    assert keys(g, 1) == ["pay:food:2", "refuse"]
    answer(g, "refuse", 1)
    assert [hero.energy for hero in g.heroes] == [6, 6]
    assert [hero.resources["food"] for hero in g.heroes] == [2, 2]


@pytest.mark.rule("TG-21.11")
def test_of_three_each_is_asked_in_turn() -> None:
    g = together(company(deed({"food": 5}), heroes=3), "location:deed")
    answer(g, "pay:food:2", 0)
    assert (prompts(g), keys(g)) == ([(1, "pay")], ["pay:food:2", "pay:food:1", "refuse"])
    answer(g, "pay:food:1", 1)
    assert (prompts(g), keys(g)) == ([(2, "pay")], ["pay:food:2", "refuse"])
    answer(g, "pay:food:2", 2)
    assert [hero.resources["food"] for hero in g.heroes] == [0, 1, 0]


@pytest.mark.rule("TG-21.11")
def test_at_tables_where_silence_is_consent_the_rest_falls_on_the_others() -> None:
    g = company(deed({"health": 2}), silence="consents")
    answer(g, "location:deed", 0)
    answer(g, "join", 1)
    answer(g, "pay:health:0", 0)
    assert [hero.health for hero in g.heroes] == [8, 6]


@pytest.mark.rule("TG-21.11", "TG-9.5")
def test_whoever_has_the_card_a_cost_asks_for_is_asked_for_it() -> None:
    g = company(deed({"item": {"keyword": "weapon"}}))
    g.heroes[1].items = [Held("axe#1")]
    g.open, g.mode = [], ""
    play(g)
    together(g, "location:deed")
    assert (prompts(g), keys(g)) == ([(1, "pay")], ["give_card", "refuse"])
    for key in keys(g):
        assert GAME.label(g, g.open[0], key)
    answer(g, "refuse", 1)
    assert [held.id for held in g.heroes[1].items] == ["axe#1"]
    assert events(g, ActionCalledOff)


@pytest.mark.rule("TG-21.11", "TG-8.4")
def test_the_one_energy_more_of_a_party_is_asked_for() -> None:
    g = company(home(), party_cost="one_plus_per_member")
    g.heroes[0].energy, g.heroes[1].energy = 1, 2
    together(g, "travel:102")
    assert keys(g, 1) == ["pay:energy:1", "refuse"]
    answer(g, "refuse", 1)
    assert [hero.energy for hero in g.heroes] == [1, 2]
    assert [hero.at for hero in g.heroes] == [101, 101]


# -- choices of a text, and Menhirs

GATE: dict[str, Any] = {
    "start": "v1",
    "verses": {
        "v1": {
            "choices": [
                {"key": "bribe", "cost": {"wealth": 2}, "do": [{"gain": {"exp": 5}, "who": "each"}], "goto": "end"},
                {"key": "turn_back", "goto": "end"},
            ]
        }
    },
}


def at_the_gate() -> Avalon:
    g = together(company(home(journal=GATE)), "explore")
    return answer(g, "own:energy:1", 1)


@pytest.mark.rule("TG-21.11", "TG-23.2")
def test_a_choice_whose_cost_is_refused_is_asked_anew_without_it() -> None:
    g = at_the_gate()
    answer(g, "bribe", 0)
    answer(g, "refuse", 1)
    assert (prompts(g), keys(g)) == ([(0, "journal")], ["turn_back"])
    assert [hero.resources["wealth"] for hero in g.heroes] == [1, 1]
    with pytest.raises(Refused, match=r"TG_E_NOBODY_PAYS TG-21"):
        GAME.answer(g, 0, "bribe")


@pytest.mark.rule("TG-21.11", "TG-23.2")
def test_a_choice_whose_cost_is_agreed_on_is_taken() -> None:
    g = at_the_gate()
    answer(g, "bribe", 0)
    answer(g, "pay:wealth:1", 1)
    assert [hero.resources["wealth"] for hero in g.heroes] == [0, 0]
    assert [hero.resources["exp"] for hero in g.heroes] == [5, 5]


@pytest.mark.rule("TG-21.11")
def test_a_choice_inside_a_text_is_asked_anew_too() -> None:
    bribe = {"key": "bribe", "cost": {"wealth": 2}, "do": [{"gain": {"exp": 5}}]}
    ask = {"choose": {"options": [bribe, {"key": "wait", "do": [{"gain": {"exp": 1}}]}]}}
    g = table("beor", "ailei")
    g.party = [0, 1]
    carry_out(g, ask)
    assert keys(g) == ["verse:101.v1-bribe", "verse:101.v1-wait"]
    answer(g, "verse:101.v1-bribe", 0)
    answer(g, "refuse", 1)
    assert [hero.resources["wealth"] for hero in g.heroes] == [1, 1]
    assert g.heroes[0].resources["exp"] == 1  # only the other way is left


@pytest.mark.rule("TG-21.11", "TG-11.6")
def test_a_menhir_that_a_member_does_not_pay_for_may_be_lit_in_another_way() -> None:
    ways = [{"key": "gold", "cost": {"wealth": 2}}, {"key": "bread", "cost": {"food": 1}}]
    stone = home(seals=["menhir"], menhir={"dial": 6, "ways": ways})
    g = together(company(stone), "menhir")
    answer(g, "light:gold", 0)
    answer(g, "refuse", 1)
    assert (prompts(g), keys(g)) == ([(0, "menhir")], ["light:bread", "leave"])
    with pytest.raises(Refused, match=r"TG_E_NOBODY_PAYS TG-21.11"):
        GAME.answer(g, 0, "light:gold")
    answer(g, "light:bread", 0)
    answer(g, "pay:food:1", 0)
    assert g.menhirs[101] == 6
