"""Triggers, limits and Abilities used by choice (D.5, D.8)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.tainted_grail.coast import coast, do, give_item
from tests.games.tainted_grail.tables import answer, asked, keys, make_box, table

from tavola.games.tainted_grail.effects.triggers import Act, acts_of, fire, fire_for, forget_limits
from tavola.games.tainted_grail.state import Avalon, Encounter, SkillHeld
from tavola.kernel.flow import run


def fired(g: Avalon, trigger: str, *seats: int) -> Avalon:
    fire_for(g, trigger, seats or (0,))
    run(g)
    return g


def with_item(*abilities: dict[str, Any], seats: tuple[str, ...] = ("beor",)) -> Avalon:
    """The first Character holds an Item that does this."""
    from tests.games.tainted_grail.tables import play

    from tavola.games.tainted_grail.deeds.character import GainItem

    g = table(*seats, box=make_box(items=[{"id": "charm", "abilities": list(abilities)}]))
    return play(g, GainItem(0, "charm"))


GAIN_REP = {"do": [{"gain": {"rep": 1}}]}


def test_an_ability_acts_at_its_moment_if_its_condition_holds() -> None:
    g = with_item({"trigger": "rest", "if": {"ate": True}, **GAIN_REP})
    fired(g, "rest")
    assert g.heroes[0].resources["rep"] == 1
    g.heroes[0].ate = True
    fired(g, "recover")
    fired(g, "rest")
    assert g.heroes[0].resources["rep"] == 2


def test_one_with_a_cost_may_be_declined_and_is_not_offered_when_it_cannot_be_paid() -> None:
    g = with_item({"trigger": "rest", "cost": {"wealth": 1}, **GAIN_REP})
    fired(g, "rest")
    assert (asked(g).prompt, keys(g)) == ("use_ability", ["use:item:charm#1#0", "decline"])
    answer(g, "use:item:charm#1#0")
    assert (g.heroes[0].resources["wealth"], g.heroes[0].resources["rep"]) == (0, 2)
    fired(g, "rest")
    assert not g.open


@pytest.mark.rule("TG-21.7")
@pytest.mark.parametrize("answers", [("help",), ("stay",)])
def test_others_in_the_party_may_help_with_its_energy_and_magic_if_they_agree(answers: tuple[str]) -> None:
    """Where the owner has none itself; nobody pays without having agreed, and then nothing is paid at all."""
    g = with_item({"trigger": "explore", "cost": {"magic": 1, "wealth": 1}, **GAIN_REP}, seats=("beor", "ailei"))
    g.party = [0, 1]
    g.heroes[0].resources.update(magic=0, wealth=1, rep=0)
    g.heroes[1].resources.update(magic=1, wealth=1)
    fired(g, "explore", 0)
    answer(g, "use:item:charm#1#0", 0)
    assert [(decision.seat, decision.prompt) for decision in g.open] == [(1, "help")]
    answer(g, answers[0], 1)
    helped = answers == ("help",)
    held = g.heroes[0].resources
    assert (held["wealth"], held["rep"]) == ((0, 1) if helped else (1, 0))
    assert (g.heroes[1].resources["magic"], g.heroes[1].resources["wealth"]) == (0 if helped else 1, 1)
    assert [type(event).__name__ for event in g.events].count("ActionCalledOff") == (not helped)


@pytest.mark.rule("TG-21.7")
def test_where_silence_is_consent_nobody_is_asked_for_help() -> None:
    g = with_item({"trigger": "explore", "cost": {"magic": 1}, **GAIN_REP}, seats=("beor", "ailei"))
    g.options = msgspec.structs.replace(g.options, silence="consents")
    g.party = [0, 1]
    g.heroes[0].resources.update(magic=0, rep=0)
    g.heroes[1].resources["magic"] = 1
    fired(g, "explore", 0)
    answer(g, "use:item:charm#1#0", 0)
    assert (g.heroes[0].resources["rep"], g.heroes[1].resources["magic"]) == (1, 0)


@pytest.mark.rule("TG-21.7")
def test_what_only_another_has_besides_energy_and_magic_is_no_help() -> None:
    g = with_item({"trigger": "explore", "cost": {"wealth": 1}, **GAIN_REP}, seats=("beor", "ailei"))
    g.party = [0, 1]
    g.heroes[0].resources["wealth"], g.heroes[1].resources["wealth"] = 0, 3
    fired(g, "explore", 0)
    assert not g.open


@pytest.mark.parametrize("per", ["day", "campaign"])
def test_a_limit_is_counted_on_the_card(per: str) -> None:
    g = with_item({"trigger": "rest", "limit": {"per": per, "times": 2}, **GAIN_REP})
    for _ in range(4):
        fired(g, "rest")
    assert g.heroes[0].resources["rep"] == 3
    forget_limits(g, "day")
    fired(g, "rest")
    assert g.heroes[0].resources["rep"] == (4 if per == "day" else 3)


@pytest.mark.parametrize("per", ["activation", "turn", "encounter"])
def test_limits_of_an_encounter_end_with_it(per: str) -> None:
    g = with_item({"trigger": "turn_end", "limit": {"per": per}, **GAIN_REP})
    g.encounter = Encounter("wolf", "combat", [0], [0], active=0)
    fired(g, "turn_end")
    fired(g, "turn_end")
    assert g.heroes[0].resources["rep"] == 2
    assert g.used == {}
    forget_limits(g, per)
    fired(g, "turn_end")
    assert g.heroes[0].resources["rep"] == 3


def test_kinds_of_cards_act_in_order_and_inside_a_kind_characters_by_number() -> None:
    told = {"trigger": "day_start", "do": [{"choose": {"options": [{"key": "a"}, {"key": "b"}]}}]}
    box = make_box(
        items=[{"id": "charm", "copies": 2, "abilities": [told]}],
        events=[{"id": "omen1", "abilities": [told]}],
        skills=[{"id": "courage1", "attr": "courage", "sides": {"a": {"abilities": [told]}, "b": {"abilities": []}}}],
        secrets=[{"number": 7, "abilities": [told]}],
    )
    g = table("ailei", "beor", box=box)
    for seat in (0, 1):
        do(g, {"item": {"gain": "charm"}}, hero=seat)
    do(g, {"secret": {"gain": 7}})
    g.heroes[1].skills = [SkillHeld("courage1", "a")]
    g.event_today = "omen1#1"
    fire_for(g, "day_start", [0, 1])
    run(g)
    order = []
    while g.open:
        order.append((g.open[0].seat, keys(g)[0].partition(":")[0]))
        answer(g, keys(g)[0])
    # Beor, on seat 1, has the lower number
    assert order == [(1, "item"), (0, "item"), (1, "skill"), (0, "secret"), (1, "event"), (0, "event")]


def test_actions_of_cards_are_offered_with_their_cost_and_limit() -> None:
    g = coast()
    give_item(g, 0, "ships_bell")
    g.heroes[0].skills = [SkillHeld("sk.caution.01", "b")]
    acts = {act.source: act for act in acts_of(g, 0)}
    assert set(acts) == {"item:ships_bell#1", "skill:sk.caution.01.b"}
    bell = acts["item:ships_bell#1"]
    assert isinstance(bell, Act)
    assert (bell.cost.magic, bell.during, bell.mark) == (1, "", "item:ships_bell#1#0")
    g.used["campaign:item:ships_bell#1#0"] = 2
    assert [act.source for act in acts_of(g, 0)] == ["skill:sk.caution.01.b"]


def test_charges_are_a_use_inside_encounters() -> None:
    g = coast()
    give_item(g, 0, "boat_hook")
    act = acts_of(g, 0)[0]
    assert (act.during, act.phase, act.charges) == ("encounter", "play", 1)


def test_an_action_that_costs_the_card_itself_still_acts() -> None:
    from tests.games.tainted_grail.tables import play

    from tavola.games.tainted_grail.day.actions import actions_of

    g = coast()
    give_item(g, 0, "dried_fish")
    option = next(option for option in actions_of(g, 0) if option.key.startswith("use:item:dried_fish"))
    play(g, *option.then)
    assert g.heroes[0].resources["food"] == 5
    assert g.heroes[0].items == []


def test_nothing_waits_for_a_moment_nobody_knows() -> None:
    g = coast()
    fire(g, "never", 0)
    assert g.stack == []
