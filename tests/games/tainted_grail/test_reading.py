"""What a second reading of the rulebook against the rules has found: a test for each difference that was mended."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.tables import answer, events, keys, make_box, place, play, prompts, set_tracks, table

from tavola.games.tainted_grail.character.secrets import gain_secret
from tavola.games.tainted_grail.content.effect import read_effect
from tavola.games.tainted_grail.day.actions import actions_of
from tavola.games.tainted_grail.day.day import expire
from tavola.games.tainted_grail.deeds.campaign import AddCharacter, GainCondition, ShelveCharacter, TakeGrace
from tavola.games.tainted_grail.deeds.character import SettleConditions
from tavola.games.tainted_grail.deeds.day import PlayRounds, Recover, Rest
from tavola.games.tainted_grail.deeds.effects import CarryOut
from tavola.games.tainted_grail.deeds.journal import ReadSection
from tavola.games.tainted_grail.events.day import ActionCalledOff
from tavola.games.tainted_grail.present.refusals_day import why_not_act
from tavola.games.tainted_grail.state import Avalon, Dial, Held
from tavola.kernel.flow import run

KEYED = {"north": 102, "west": 103, "east": 104, "south": 105}


def effect(**word: Any) -> CarryOut:

    return CarryOut([read_effect(word)], 0, "verse:101.v1")


@pytest.mark.rule("TG-5.6")
def test_the_time_dial_of_a_location_runs_out_although_nobody_is_there() -> None:
    far = place(102, abilities=[{"trigger": "expire", "do": [{"gain": {"rep": 1}}]}])
    g = table(box=make_box(locations=[place(101, keys=KEYED, seals=["menhir"], menhir={"dial": 6}), far]))
    before = g.heroes[0].resources["rep"]
    expire(g, "102")
    run(g)
    assert g.heroes[0].resources["rep"] == before + 1


@pytest.mark.rule("TG-21.10", "TG-9.1")
@pytest.mark.parametrize("comes", [True, False])
def test_a_location_action_asks_its_condition_of_those_who_take_part(comes: bool) -> None:
    """Somebody else in the Location meets it: that one has to come along."""
    ferry = {"key": "ferry", "cost": {}, "if": {"has": {"secret": 7}}, "do": [{"gain": {"exp": 3}}]}
    here = place(101, keys=KEYED, actions=[ferry])
    g = table("beor", "ailei", box=make_box(locations=[here]))
    gain_secret(g, 1, 7)
    run(g)
    play(g, PlayRounds())
    answer(g, "location:ferry", 0)
    answer(g, "join" if comes else "stay", 1)
    if comes:
        answer(g, "accept:1", 0)
        assert prompts(g) == [(0, "share_gain")] or g.heroes[0].resources["exp"] == 3
    else:
        assert len(events(g, ActionCalledOff)) == 1
        assert g.heroes[0].resources["exp"] == 0
        assert "location:ferry" not in keys(g, 0)


@pytest.mark.rule("TG-29.12", "TG-31.5")
def test_grace_does_not_bring_back_who_left_the_group() -> None:
    g = table("beor", "ailei")
    g.chapter = "one" if "one" in g.box.chapters else next(iter(g.box.chapters))
    play(g, ShelveCharacter(1))
    play(g, TakeGrace())
    assert [hero.alive for hero in g.heroes] == [True, False]
    assert [hero.character for hero in g.shelved] == ["ailei"]


@pytest.mark.rule("TG-31.5", "TG-29.4")
def test_who_leaves_the_group_dying_is_dying_when_it_comes_back() -> None:
    g = table("beor", "ailei")
    set_tracks(g, 1, 0, 0, 0)
    play(g, SettleConditions(1))
    [condition] = g.heroes[1].conditions
    g.dials = [Dial(f"condition:{condition}:1", "time", 2)]
    play(g, ShelveCharacter(1))
    assert g.dials == []
    play(g, AddCharacter("ailei"))
    assert [name for name in g.heroes[1].conditions if "dying" in name]


@pytest.mark.rule("TG-27.2", "TG-27.6")
def test_of_a_secret_in_several_copies_only_the_owner_pays_or_loses_its_own() -> None:
    fever = {"number": 9, "personal": True, "copies": 2}
    g = table("beor", "ailei", box=make_box(secrets=[fever, {"number": 42}]))
    for seat in (0, 1):
        gain_secret(g, seat, 9)
        run(g)
    play(g, effect(secret={"discard": 9}))
    assert [len(hero.secrets) for hero in g.heroes] == [0, 1]


@pytest.mark.rule("TG-15.6")
def test_a_lower_cap_of_energy_holds_at_once() -> None:
    g = table()
    set_tracks(g, 0, 6, 8, 0)
    play(g, effect(modify={"stat": "energy_cap", "set": 3, "for": "day"}))
    assert g.heroes[0].energy == 3
    weak = {
        "id": "weak",
        "when": {"track": {"terror": ">=9"}},
        "abilities": [{"trigger": "visible", "do": [{"modify": {"stat": "energy_cap", "set": 2, "for": "visible"}}]}],
    }
    g = table(box=make_box(conditions=[weak]))
    set_tracks(g, 0, 6, 8, 0)
    play(g, GainCondition(0, "weak"))
    assert g.heroes[0].energy == 2


@pytest.mark.rule("TG-14.1")
def test_the_dead_neither_rest_nor_recover() -> None:
    g = table("beor", "ailei")
    g.heroes[1].alive = False
    set_tracks(g, 1, 0, 0, 0)
    play(g, Rest(1, False), Recover(1))
    assert g.events == []


def tired_and_fresh(**changes: Any) -> Avalon:
    g = table("beor", "ailei", box=make_box(locations=[place(101, keys=KEYED)]), **changes)
    g.heroes[0].energy, g.heroes[1].energy = 0, 2
    return g


@pytest.mark.rule("TG-21.7", "TG-6.4")
def test_who_has_no_energy_may_begin_what_a_companion_pays_for() -> None:
    """The companion has acted already in this round, so it cannot begin the Action itself."""
    g = tired_and_fresh()
    g.heroes[1].acted = True
    play(g, PlayRounds())
    assert "travel:102" in [option.key for option in actions_of(g, 0)]
    answer(g, "travel:102", 0)
    answer(g, "join", 1)
    answer(g, "accept:1", 0)
    answer(g, "own:energy:1", 1)
    answer(g, "cover:0:energy:1", 1)
    assert [hero.at for hero in g.heroes] == [102, 102]
    assert [hero.energy for hero in g.heroes] == [0, 0]


@pytest.mark.rule("TG-21.7", "TG-6.7")
def test_with_nobody_to_pay_it_cannot_begin_and_is_told_so() -> None:
    g = tired_and_fresh()
    g.heroes[1].at = 103
    assert (refusal := why_not_act(g, 0, "travel:102")) is not None
    assert refusal.code == "TG_E_COST"


@pytest.mark.rule("TG-9.5", "TG-23.2")
def test_any_member_may_give_the_card_that_a_common_cost_asks_for() -> None:
    verse = {
        "choices": [{"key": "give", "goto": "end", "cost": {"item": {"id": "rope"}}}, {"key": "go", "goto": "end"}]
    }
    story = {"start": "v1", "verses": {"v1": verse}}
    g = table("beor", "ailei", box=make_box(locations=[place(101, keys=KEYED, journal=story)]))
    g.heroes[1].items = [Held("rope#1")]
    g.item_deck.remove("rope#1")
    play(g, ReadSection("101", "v1", [0, 1]))
    assert keys(g) == ["give", "go"]
    answer(g, "give")
    answer(g, "give_card", 1)
    assert g.heroes[1].items == []
    assert g.item_deck[0] == "rope#1"


@pytest.mark.rule("TG-6.7", "TG-9.5")
def test_any_item_as_a_price_is_a_price() -> None:
    choices = [{"key": "pay", "goto": "end", "cost": {"item": {}}}, {"key": "go", "goto": "end"}]
    story = {"start": "v1", "verses": {"v1": {"choices": choices}}}
    g = table(box=make_box(locations=[place(101, keys=KEYED, journal=story)]))
    play(g, ReadSection("101", "v1", [0]))
    assert keys(g) == ["go"]


@pytest.mark.rule("TG-21.4", "TG-21.7")
def test_a_card_that_each_member_must_give_is_given_by_each_or_it_stays_behind() -> None:
    pay = {"key": "pay", "goto": "v2", "cost": {"item": {}, "energy": 1, "per": "member"}}
    story = {"start": "v1", "verses": {"v1": {"choices": [pay, {"key": "go", "goto": "end"}]}, "v2": {"goto": "end"}}}
    g = table("beor", "ailei", "arev", box=make_box(locations=[place(101, keys=KEYED, journal=story)]))
    g.party = [0, 1, 2]
    g.heroes[0].items, g.heroes[1].items = [Held("rope#1")], [Held("axe#1"), Held("club#1", up=False)]
    play(g, ReadSection("101", "v1", [0, 1, 2]))
    answer(g, "pay")
    answer(g, "own:energy:1", 1)
    assert g.party == [0, 1]  # nobody can give arev's card
    answer(g, "discard:club#1", 1)
    assert [[held.id for held in hero.items] for hero in g.heroes] == [[], ["axe#1"], []]
    assert [hero.energy for hero in g.heroes] == [5, 5, 6]
