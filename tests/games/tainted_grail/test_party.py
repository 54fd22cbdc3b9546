"""Parties: joining, sharing costs, being left out (TG-21 and the Party parts of TG-7 to TG-9)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.coast import asked_for
from tests.games.tainted_grail.tables import (
    answer,
    asked,
    end_encounter,
    events,
    keys,
    make_box,
    play,
    prompts,
    table,
)

from tavola.games.tainted_grail.content.vocabulary import CardsPaid, Cost
from tavola.games.tainted_grail.costs.costs import can_pay
from tavola.games.tainted_grail.day.party import why_not_join
from tavola.games.tainted_grail.deeds.costs import Pay
from tavola.games.tainted_grail.deeds.day import PlayRounds
from tavola.games.tainted_grail.deeds.journal import ReadSection
from tavola.games.tainted_grail.effects.selectors import who_is_in
from tavola.games.tainted_grail.events.costs import MemberExcluded
from tavola.games.tainted_grail.events.day import ActionCalledOff, JoinRefused
from tavola.games.tainted_grail.present.refusals_day import why_not_act
from tavola.games.tainted_grail.state import Avalon, Encounter, Held, Laid
from tavola.kernel.game import waiting_for

STORY = {"start": "v1", "verses": {"v1": {"goto": "end"}}}


def home(**more: Any) -> dict[str, Any]:
    keyed = {"north": 102, "west": 103, "east": 104, "south": 105}
    return {"number": 101, "seals": ["menhir"], "menhir": {"dial": 6}, "keys": keyed, "journal": STORY} | more


def at_work(*names: str, energy: tuple[int, ...] = (), box: Any = None, **options: Any) -> Avalon:
    g = table(*names, box=box or make_box(locations=[home()]), **options)
    for hero, amount in zip(g.heroes, energy, strict=False):
        hero.energy = amount
    return play(g, PlayRounds())


def join(g: Avalon, *seats: int, leader: int = 0) -> Avalon:
    """These seats ask to join, the others stay, the leader accepts."""
    for decision in list(g.open):
        answer(g, "join" if decision.seat in seats else "stay", decision.seat)
    for seat in seats:
        answer(g, f"accept:{seat}", leader)
    return g


# -- joining


@pytest.mark.rule("TG-6.8", "TG-21.1")
def test_others_in_the_location_may_ask_to_join_and_the_actor_accepts() -> None:
    g = at_work("beor", "ailei", "arev")
    g.heroes[2].at = 102
    answer(g, "travel:104", 0)
    assert prompts(g) == [(1, "join")]
    answer(g, "join", 1)
    assert keys(g, 0) == ["accept:1", "refuse:1"]
    answer(g, "accept:1", 0)
    answer(g, "own:energy:1", 1)
    assert [hero.at for hero in g.heroes] == [104, 104, 102]


@pytest.mark.rule("TG-21.1")
def test_a_refused_character_stays_and_the_action_goes_on_alone() -> None:
    """SC-43."""
    g = at_work("beor", "ailei")
    answer(g, "travel:104", 0)
    answer(g, "join", 1)
    answer(g, "refuse:1", 0)
    assert [hero.at for hero in g.heroes] == [104, 101]
    assert [(event.seat, event.leader) for event in events(g, JoinRefused)] == [(1, 0)]


@pytest.mark.rule("TG-21.1")
def test_at_some_tables_silence_is_consent() -> None:
    g = at_work("beor", "ailei", silence="consents")
    answer(g, "travel:104", 0)
    answer(g, "join", 1)
    answer(g, "own:energy:1", 1)
    assert [hero.at for hero in g.heroes] == [104, 104]


@pytest.mark.rule("TG-6.11", "TG-7.4")
def test_who_has_acted_may_still_join_and_the_party_pays_for_each() -> None:
    """SC-32."""
    g = at_work("beor", "ailei")
    answer(g, "travel:104", 0)
    answer(g, "stay", 1)
    g.heroes[0].at = 101
    answer(g, "explore", 1)
    answer(g, "join", 0)
    answer(g, "accept:0", 1)
    answer(g, "own:energy:1", 0)
    assert [hero.energy for hero in g.heroes] == [4, 5]


@pytest.mark.rule("TG-6.11")
def test_joining_counts_as_having_acted() -> None:
    g = at_work("beor", "ailei", "arev")
    answer(g, "travel:104", 0)
    join(g, 1)
    answer(g, "own:energy:1", 1)
    assert waiting_for(g) == [2]


@pytest.mark.rule("TG-12.2", "TG-21.1")
def test_who_may_not_join_is_told_why() -> None:
    """SC-34."""
    g = at_work("beor", "ailei", "arev")
    g.heroes[1].passed = True
    g.heroes[2].at = 102
    assert (refusal := why_not_join(g, 1, 0)) is not None
    assert refusal.code == "TG_E_PASSED"
    assert (refusal := why_not_join(g, 2, 0)) is not None
    assert refusal.code == "TG_E_JOIN_PLACE"
    g.heroes[2].at = 101
    assert why_not_join(g, 2, 0) is None


@pytest.mark.rule("TG-21.2")
def test_once_it_has_started_nobody_joins_or_leaves() -> None:
    """SC-41, SC-186."""
    choices = [{"key": "left", "goto": "end"}, {"key": "right", "goto": "end"}]
    text = {"start": "v1", "verses": {"v1": {"choices": choices}}}
    g = at_work("beor", "ailei", box=make_box(locations=[home(journal=text)]))
    answer(g, "explore", 0)
    join(g, 1)
    answer(g, "own:energy:1", 1)
    assert prompts(g) == [(0, "journal")]
    codes = {key: why_not_act(g, 1, key).code for key in ("leave", "join", "trade:0", "travel:104", "character", "up")}
    assert codes == {
        "leave": "TG_E_LEAVE_MID",
        "join": "TG_E_JOIN_LATE",
        "trade:0": "TG_E_TRADE_BUSY",
        "travel:104": "TG_E_BUSY",
        "character": "TG_E_PHASE",
        "up": "TG_E_MUST_CHOOSE",
    }


@pytest.mark.rule("TG-21.3")
def test_a_party_lasts_for_one_action_and_its_encounters() -> None:
    box = make_box(
        locations=[home(actions=[{"key": "hunt", "cost": {"energy": 2}, "do": [{"encounter": {"deck": "green"}}]}])]
    )
    g = at_work("beor", "ailei", box=box)
    answer(g, "location:hunt", 0)
    join(g, 1)
    answer(g, "pay:energy:1", 0)
    answer(g, "pay:energy:1", 1)
    assert g.party == [0, 1]
    end_encounter(g, "won")
    assert g.party == []
    assert g.round == 2


# -- what it costs


@pytest.mark.rule("TG-7.4", "TG-8.4")
@pytest.mark.parametrize("action", ["explore", "travel:104"])
def test_explore_and_travel_cost_one_energy_for_each_member(action: str) -> None:
    """Mistake 12."""
    g = at_work("beor", "ailei", "arev")
    answer(g, action, 0)
    join(g, 1, 2)
    answer(g, "own:energy:1", 1)
    answer(g, "own:energy:1", 2)
    assert [hero.energy for hero in g.heroes] == [5, 5, 5]


@pytest.mark.rule("TG-7.4", "TG-8.4")
def test_the_other_reading_adds_one_for_the_action_itself() -> None:
    g = at_work("beor", "ailei", party_cost="one_plus_per_member")
    answer(g, "travel:104", 0)
    join(g, 1)
    answer(g, "pay:energy:1", 0)
    answer(g, "own:energy:1", 1)
    assert [hero.energy for hero in g.heroes] == [4, 5]
    answer(g, "travel:101", 0)
    answer(g, "stay", 1)
    assert g.heroes[0].energy == 3


@pytest.mark.rule("TG-7.4", "TG-8.4")
def test_the_one_for_the_action_comes_from_somebody_who_can_still_pay_their_share() -> None:
    g = at_work("beor", "ailei", energy=(1, 2), party_cost="one_plus_per_member")
    answer(g, "travel:104", 0)
    join(g, 1)
    answer(g, "pay:energy:1", 1)
    assert [hero.energy for hero in g.heroes] == [0, 0]
    g = at_work("beor", "ailei", energy=(1, 1), party_cost="one_plus_per_member")
    answer(g, "travel:104", 0)
    join(g, 1)
    assert events(g, ActionCalledOff)
    assert [hero.energy for hero in g.heroes] == [1, 1]


@pytest.mark.rule("TG-9.4", "TG-21.9", "TG-9.5")
def test_a_location_action_is_paid_once_and_gives_once() -> None:
    """TV-9, mistake 12: one pays, one gains, both fight."""
    hunt = {
        "key": "hunt",
        "cost": {"energy": 2},
        "do": [{"gain": {"food": 1}, "who": "party"}, {"encounter": {"deck": "green"}}],
    }
    g = at_work("beor", "ailei", box=make_box(locations=[home(actions=[hunt])]))
    answer(g, "location:hunt", 0)
    join(g, 1)
    assert keys(g, 0) == ["pay:energy:2", "pay:energy:1", "pay:energy:0"]
    answer(g, "pay:energy:1", 0)
    answer(g, "pay:energy:1", 1)
    assert [hero.energy for hero in g.heroes] == [5, 5]
    answer(g, "give:1:food:1", 0)
    assert [hero.resources["food"] for hero in g.heroes] == [2, 3]
    assert g.encounter is not None
    assert g.encounter.members == [0, 1]


@pytest.mark.rule("TG-9.4", "TG-9.5")
def test_members_split_any_kind_of_a_common_cost() -> None:
    feast = {"key": "feast", "cost": {"food": 3, "magic": 2}, "do": [{"gain": {"exp": 1}}]}
    g = at_work("beor", "ailei", box=make_box(locations=[home(actions=[feast])]))
    answer(g, "location:feast", 0)
    join(g, 1)
    answer(g, "pay:magic:1", 1)  # the leader has one, and nothing to decide
    answer(g, "pay:food:1", 0)
    answer(g, "pay:food:2", 1)
    assert [hero.resources["food"] for hero in g.heroes] == [1, 0]
    assert [hero.resources["magic"] for hero in g.heroes] == [0, 0]


@pytest.mark.rule("TG-9.4", "TG-6.7")
def test_an_action_that_too_few_came_along_to_pay_does_not_take_place() -> None:
    """Nothing is paid, the Action of the round is not used, and it is not tried again before something has changed."""
    hunt = {"key": "hunt", "cost": {"energy": 2}, "do": []}
    g = at_work("beor", "ailei", energy=(1, 1), box=make_box(locations=[home(actions=[hunt])]))
    answer(g, "location:hunt", 0)
    answer(g, "stay", 1)
    assert events(g, ActionCalledOff)
    assert g.party == []
    assert g.heroes[0].energy == 1
    assert not g.heroes[0].acted
    assert "location:hunt" not in keys(g, 0)
    assert "location:hunt" in keys(g, 1)


@pytest.mark.rule("TG-8.4", "TG-21.7")
def test_one_may_pay_for_another() -> None:
    """SC-38."""
    g = at_work("beor", "ailei", "arev", energy=(2, 1, 0))
    answer(g, "travel:104", 0)
    join(g, 1, 2)
    answer(g, "own:energy:1", 1)
    assert asked(g, 0).prompt == "pay_share"
    answer(g, "cover:2:energy:1", 0)
    assert [hero.energy for hero in g.heroes] == [0, 0, 0]
    assert [hero.at for hero in g.heroes] == [104, 104, 104]


@pytest.mark.rule("TG-21.4")
def test_a_member_nobody_pays_for_is_left_out_and_free_to_act() -> None:
    """SC-39."""
    g = at_work("beor", "ailei", "arev", energy=(2, 1, 0))
    answer(g, "travel:104", 0)
    join(g, 1, 2)
    answer(g, "own:energy:1", 1)
    answer(g, "keep", 0)
    assert [hero.energy for hero in g.heroes] == [1, 0, 0]
    assert [hero.at for hero in g.heroes] == [104, 104, 101]
    assert [event.seat for event in events(g, MemberExcluded)] == [2]
    assert not g.heroes[2].acted


@pytest.mark.rule("TG-21.7")
def test_one_may_pay_the_whole_cost_for_all() -> None:
    g = at_work("beor", "ailei")
    answer(g, "travel:104", 0)
    join(g, 1)
    answer(g, "keep", 1)
    answer(g, "cover:1:energy:1", 0)
    assert [hero.energy for hero in g.heroes] == [4, 6]
    assert [hero.at for hero in g.heroes] == [104, 104]


# -- costs of each member in a text


def toll(cost: dict[str, Any]) -> Avalon:
    """A verse that asks each of three members for something; the choice has been taken."""
    choices = [{"key": "pay", "cost": cost | {"per": "member"}, "goto": "v2"}, {"key": "no", "goto": "end"}]
    text = {"start": "v1", "verses": {"v1": {"choices": choices}, "v2": {"do": [{"gain": {"exp": 1}, "who": "each"}]}}}
    g = table("beor", "ailei", "arev", box=make_box(locations=[home(journal=text)]))
    g.party = [0, 1, 2]
    return play(g, ReadSection("101", "v1", [0, 1, 2]))


@pytest.mark.rule("TG-21.4", "TG-21.7")
def test_a_member_who_does_not_pay_is_left_out_of_the_exploration() -> None:
    """TV-13."""
    g = toll({"energy": 2})
    g.heroes[2].energy = 0
    answer(g, "pay", 0)
    answer(g, "own:energy:2", 1)
    answer(g, "keep", 0)
    answer(g, "keep", 1)
    assert [hero.energy for hero in g.heroes] == [4, 4, 0]
    assert [hero.resources["exp"] for hero in g.heroes] == [1, 1, 0]
    assert g.heroes[2].at == 101


@pytest.mark.rule("TG-21.4", "TG-21.7")
def test_a_member_somebody_pays_for_stays() -> None:
    """TV-13, the other way."""
    g = toll({"energy": 2})
    g.heroes[2].energy = 0
    answer(g, "pay", 0)
    answer(g, "own:energy:2", 1)
    answer(g, "cover:2:energy:2", 0)
    assert [hero.energy for hero in g.heroes] == [2, 4, 0]
    assert [hero.resources["exp"] for hero in g.heroes] == [1, 1, 1]


@pytest.mark.rule("TG-21.7")
def test_food_of_each_member_cannot_be_paid_by_another() -> None:
    """SC-55."""
    g = toll({"food": 1})
    g.heroes[0].resources["food"], g.heroes[2].resources["food"] = 5, 0
    answer(g, "pay", 0)
    answer(g, "own:food:1", 1)
    assert [hero.resources["food"] for hero in g.heroes] == [4, 1, 0]
    assert [hero.resources["exp"] for hero in g.heroes] == [1, 1, 0]


@pytest.mark.rule("TG-21.7", "TG-21.4")
def test_a_part_of_what_nobody_can_make_up_is_not_paid_at_all() -> None:
    g = toll({"food": 2})
    g.heroes[2].resources["food"] = 1
    g.party = [0, 1]  # and one who is only reading along is left out all the same
    answer(g, "pay", 0)
    answer(g, "own:food:2", 1)
    assert [hero.resources["food"] for hero in g.heroes] == [0, 0, 1]
    assert [hero.resources["exp"] for hero in g.heroes] == [1, 1, 0]


@pytest.mark.rule("TG-21.4")
def test_where_nobody_can_pay_the_option_cannot_be_chosen() -> None:
    g = toll({"energy": 2})
    for hero in g.heroes:
        hero.energy = 0
    refusal = can_pay(g, Cost(energy=2, per="member"), [0, 1, 2], 0, "verse:101.v1")
    assert refusal is not None
    assert (refusal.code, refusal.args["need"], refusal.args["have"]) == ("TG_E_COST", 2, 0)


@pytest.mark.rule("TG-21.7")
def test_several_may_help_one_member_and_nothing_is_paid_in_vain() -> None:
    g = toll({"energy": 4})
    for hero, energy in zip(g.heroes, (5, 5, 2), strict=True):
        hero.energy = energy
    answer(g, "pay", 0)
    answer(g, "own:energy:4", 1)
    answer(g, "own:energy:2", 2)
    answer(g, "cover:2:energy:1", 0)
    answer(g, "keep", 1)
    assert [hero.energy for hero in g.heroes] == [1, 1, 2]  # one short: the third is left out and keeps all
    assert [hero.resources["exp"] for hero in g.heroes] == [1, 1, 0]


@pytest.mark.rule("TG-21.7")
def test_where_nobody_may_be_left_out_all_shares_are_found() -> None:
    """As for Avoiding: one who can must make up what another lacks."""
    g = table("beor", "ailei")
    g.heroes[1].energy = 0
    cost = Cost(energy=2, wealth=1, per="member")
    assert can_pay(g, cost, [0, 1], 0, "encounter:wolf", together=True) is None
    play(g, Pay(cost, [0, 1], 0, "encounter:wolf", together=True))
    assert not g.open
    assert [hero.energy for hero in g.heroes] == [2, 0]
    assert [hero.resources["wealth"] for hero in g.heroes] == [0, 0]
    g.heroes[1].resources["wealth"] = 0
    refusal = can_pay(g, cost, [0, 1], 0, "encounter:wolf", together=True)
    assert refusal is not None
    assert refusal.code == "TG_E_COST"


@pytest.mark.rule("TG-21.7")
def test_together_the_energy_of_all_must_suffice_for_all() -> None:
    g = table("beor", "ailei")
    g.heroes[0].energy, g.heroes[1].energy = 3, 0
    refusal = can_pay(g, Cost(energy=2, per="member"), [0, 1], 0, "encounter:wolf", together=True)
    assert refusal is not None
    assert (refusal.args["need"], refusal.args["have"]) == (4, 3)


# -- what text says to a Party


@pytest.mark.rule("TG-21.10")
def test_one_member_who_meets_a_requirement_is_enough_unless_it_says_each_or_sum() -> None:
    from tavola.games.tainted_grail.effects.evaluate import holds

    g = table("beor", "ailei")
    g.party = [0, 1]
    g.heroes[1].markers["courage"] = 2
    assert holds(g, asked_for({"attr": {"courage": ">=2"}}), 0, "verse:101.v1")
    assert not holds(g, asked_for({"attr": {"courage": ">=2", "by": "each"}}), 0, "verse:101.v1")
    g.heroes[0].markers["courage"] = 1
    assert holds(g, asked_for({"attr": {"courage": ">=3", "by": "sum"}}), 0, "verse:101.v1")


@pytest.mark.rule("TG-21.9")
def test_an_encounter_in_a_party_action_is_faced_by_the_members_of_that_moment() -> None:
    g = table("beor", "ailei", "arev")
    g.party = [0, 2]
    assert who_is_in(g, 2) == [0, 2]
    assert who_is_in(g, 1) == [1]


@pytest.mark.rule("TG-21.5")
def test_nobody_leaves_an_encounter_through_the_rules_of_parties() -> None:
    hunt = {"key": "hunt", "cost": {}, "do": [{"encounter": {"deck": "green"}}]}
    g = at_work("beor", "ailei", box=make_box(locations=[home(actions=[hunt])]))
    answer(g, "location:hunt", 0)
    join(g, 1)
    assert g.encounter is not None
    assert why_not_act(g, 1, "leave").code == "TG_E_LEAVE_MID"


@pytest.mark.rule("TG-21.6", "TG-17.5")
def test_members_trade_between_actions() -> None:
    g = at_work("beor", "ailei")
    g.heroes[0].items = [Held("rope#1")]
    assert "trade:1" in keys(g, 0)


# -- costs paid with cards


@pytest.mark.rule("TG-6.7", "TG-27.3")
def test_an_item_or_a_secret_may_be_a_cost() -> None:
    deeds = [
        {"key": "burn", "cost": {"item": {"keyword": "weapon"}}, "do": [{"gain": {"exp": 1}}]},
        {"key": "bury", "cost": {"secret": 7}, "do": [{"gain": {"exp": 5}}]},
    ]
    g = at_work("beor", box=make_box(locations=[home(actions=deeds)]))
    assert why_not_act(g, 0, "location:burn").code == "TG_E_COST"
    assert why_not_act(g, 0, "location:bury").code == "TG_E_COST"
    g.heroes[0].items = [Held("axe#1"), Held("club#1", up=False), Held("rope#1")]
    g.heroes[0].secrets = [Held("7#1")]
    g.secrets_left.remove("7#1")
    g.open, g.mode = [], ""
    play(g)
    answer(g, "location:burn")
    assert keys(g) == ["discard:axe#1", "discard:club#1"]
    answer(g, "discard:club#1")
    answer(g, "location:bury")
    assert [held.id for held in g.heroes[0].items] == ["axe#1", "rope#1"]
    assert g.heroes[0].secrets == []
    assert g.item_deck[0] == "club#1"
    assert g.heroes[0].resources["exp"] == 6


@pytest.mark.rule("TG-6.7", "TG-26.10")
def test_flipping_an_item_may_be_a_cost() -> None:
    act = [{"trigger": {"act": {"flip": {"any_of": ["weapon", "shield"]}}}, "do": [{"gain": {"exp": 1}}]}]
    g = at_work("beor", box=make_box(items=[{"id": "rope", "abilities": act}], locations=[home()]))
    g.heroes[0].items = [Held("axe#1"), Held("club#1", up=False), Held("rope#1")]
    g.open, g.mode = [], ""
    play(g)
    answer(g, "use:item:rope#1#0")
    assert [held.flipped for held in g.heroes[0].items] == [True, False, False]
    assert not any(key.startswith("use:") for key in keys(g))


@pytest.mark.rule("TG-21.7", "TG-6.7")
def test_who_dies_of_a_cost_takes_no_part_in_what_it_paid_for() -> None:
    """A Dying card may kill at once: the Action is called off, and the others play on."""
    card = {"id": "dying.coop", "mode": "coop", "on_gain": [{"die": "self"}]}
    card |= {"when": {"track": {"health": "==0"}}, "remove_if": {"track": {"health": ">=1"}}}
    bleed = {"key": "bleed", "cost": {"health": 1}, "do": [{"gain": {"exp": 1}, "who": "all"}]}
    g = at_work("beor", "ailei", box=make_box(conditions=[card], locations=[home(actions=[bleed])]))
    g.heroes[0].health = g.heroes[0].energy = 1
    answer(g, "location:bleed", 0)
    answer(g, "stay", 1)
    answer(g, "decline", 0)
    assert not g.heroes[0].alive
    assert events(g, ActionCalledOff)
    assert g.heroes[1].resources["exp"] == 0
    assert why_not_act(g, 0, "explore").code == "TG_E_DEAD"
    assert (refusal := why_not_join(g, 0, 1)) is not None
    assert refusal.code == "TG_E_DEAD"


@pytest.mark.rule("TG-6.7", "TG-33.17")
def test_charges_on_a_card_may_be_a_cost() -> None:
    act = [{"trigger": {"act": {"charges": 2}}, "do": [{"gain": {"exp": 1}}]}]
    g = at_work("beor", box=make_box(items=[{"id": "rope", "abilities": act}], locations=[home()]))
    g.heroes[0].items = [Held("axe#1"), Held("rope#1", charges=1)]
    refusal = can_pay(g, Cost(charges=2), [0], 0, "item:rope#1")
    assert refusal is not None
    assert refusal.code == "TG_E_CHARGES"
    g.heroes[0].items[1].charges = 3
    g.open, g.mode = [], ""
    play(g)
    answer(g, "use:item:rope#1#0")
    assert g.heroes[0].items[1].charges == 1
    assert g.heroes[0].resources["exp"] == 1


@pytest.mark.rule("TG-33.17")
def test_charges_on_a_card_of_the_sequence_may_be_a_cost() -> None:
    g = table()
    laid = [Laid("combat.beor.basic1", 0, "beor", [], charges=3), Laid("combat.beor.basic2", 0, "beor", [])]
    g.encounter = Encounter("wolf", "combat", [0], [0], sequence=laid)
    play(g, Pay(Cost(charges=2), [0], 0, "card:combat.beor.basic1"))
    assert [each.charges for each in g.encounter.sequence] == [1, 0]


@pytest.mark.rule("TG-6.7")
def test_cards_from_the_top_of_the_deck_may_be_a_cost() -> None:
    g = table()
    play(g, Pay(Cost(discard=CardsPaid("deck_top", 3)), [0], 0, "skill:courage1.a"))
    assert (len(g.heroes[0].combat.deck), len(g.heroes[0].combat.discard)) == (12, 3)


@pytest.mark.rule("TG-28.3", "TG-6.7")
def test_missing_experience_is_told_as_such() -> None:
    refusal = can_pay(table(), Cost(exp=3), [0], 0, "location:101")
    assert refusal is not None
    assert (refusal.code, refusal.args) == ("TG_E_EXP", {"need": 3, "have": 0})


@pytest.mark.rule("TG-6.7")
def test_cards_from_the_hand_may_be_a_cost() -> None:
    g = table()
    combat = g.heroes[0].combat
    combat.hand = [combat.deck.pop() for _ in range(3)]
    cost = Cost(discard=CardsPaid("hand", 2))
    play(g, Pay(cost, [0], 0, "skill:courage1.a"))
    for card in combat.hand[:2]:
        answer(g, f"card:{card}")
    assert (len(combat.hand), len(combat.discard)) == (1, 2)
    refusal = can_pay(g, cost, [0], 0, "skill:courage1.a")
    assert refusal is not None
    assert refusal.code == "TG_E_COST"
