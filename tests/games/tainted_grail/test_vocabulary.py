"""The vocabulary of packs (Part D): every word is used by the test pack and does what it says."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.tainted_grail.coast import coast, coast_box, do, give_item, is_so, worth
from tests.games.tainted_grail.tables import answer, asked, events, keys, make_box, play, table

from tavola.games.tainted_grail.content.closed_lists import STATS, TRAITS, TRIGGERS
from tavola.games.tainted_grail.content.condition import CONDITIONS
from tavola.games.tainted_grail.content.effect import WORDS, from_plain, read_effect
from tavola.games.tainted_grail.content.selector import PlaceSought, Where, WhoIsAt
from tavola.games.tainted_grail.content.strict import records_in
from tavola.games.tainted_grail.content.survey import all_effects, texts
from tavola.games.tainted_grail.content.value import VALUES, Value
from tavola.games.tainted_grail.effects.modifiers import modified
from tavola.games.tainted_grail.effects.run import MOST_WORDS, PackLoopsError
from tavola.games.tainted_grail.effects.selectors import heroes_meant, locations_meant
from tavola.games.tainted_grail.events.effects import DialRemoved, DialTurned, TaskNoted, TokensChanged
from tavola.games.tainted_grail.lint.survey_parts import all_conditions, values_of
from tavola.games.tainted_grail.state import Avalon, Dial, Encounter, Laid, SkillHeld


def fighting(g: Avalon, card: str = "e.grey.toll_bully", *members: int) -> Avalon:
    here = list(members or (0,))
    kind = g.box.encounters[card].kind
    g.encounter = Encounter(card, kind, here, here[:], active=here[0], phase="play")
    return g


# -- the test pack uses it all


def test_the_pack_uses_every_effect_word() -> None:
    used = {entry.word for _, entry in all_effects(coast_box().entries)}
    assert used == set(WORDS)


def test_the_pack_asks_every_condition() -> None:
    used = {cond.word for _, cond in all_conditions(coast_box().entries)}
    assert used == set(CONDITIONS)


def test_the_pack_uses_every_value() -> None:
    values = [value for text in texts(coast_box().entries) for _, value in values_of(text)]
    found = records_in(values, Value)  # type: ignore[type-abstract]
    assert {value.word for value in found} == set(VALUES)


def test_the_pack_waits_for_every_moment_and_modifies_every_kind_of_number() -> None:
    abilities = [text.ability for text in texts(coast_box().entries) if text.ability is not None]
    written = [msgspec.to_builtins(ability.trigger) for ability in abilities]
    moments = {word for trigger in written for word in ([trigger] if isinstance(trigger, str) else trigger)}
    assert set(TRIGGERS) | {"delayed", "pay_charges", "act", "during", "phase"} == moments
    stats = {e.change.stat for _, e in all_effects(coast_box().entries) if e.change is not None}
    plain = {stat for stat in STATS if not stat.startswith(("attr.", "key."))}
    assert plain <= stats
    assert {stat.partition(".")[0] for stat in stats} >= {"attr", "key", "trait", "cost"}


def test_the_pack_has_every_trait_seal_and_kind_of_encounter() -> None:
    box = coast_box()
    assert {trait for enemy in box.encounters.values() for trait in enemy.traits} == set(TRAITS)
    seals = {seal for place in box.locations.values() for seal in place.seals}
    assert seals == {"menhir", "dreams", "inhospitable", "hospitable"}
    assert {enemy.kind for enemy in box.encounters.values()} == {"combat", "diplomacy", "text"}


# -- values (D.1)


@pytest.mark.parametrize(
    ("expr", "number"),
    [
        (3, 3),
        ({"attr": "caution"}, 2),
        ({"res": "food"}, 3),
        ({"track": "terror"}, 1),
        ({"players": {"base": 1, "each": 2}}, 5),
        ({"players": {"base": 1, "each": -2}}, 0),
        ({"party": {"base": 0, "each": 3}}, 3),
        ({"sum": [1, {"attr": "caution"}, -1]}, 2),
        ({"mul": [2, {"res": "food"}]}, 6),
        ({"min": [4, {"track": "health"}]}, 4),
        ({"max": [4, {"track": "health"}]}, 7),
        ({"pool": True}, 0),
        ({"affinity": True}, 0),
        ({"connected": "any"}, 0),
        ({"taken": "damage"}, 0),
        ({"charges": True}, 0),
        ({"dial": "self"}, 4),
        ({"dial": {"number": 101}}, 7),
        ({"dial": "here"}, 7),
    ],
)
def test_values(expr: Any, number: int) -> None:
    """The fowler on the quay, in company of one more; a dial of 4 beside him, the Menhir here at 7."""
    g = coast("fowler", "ferrywoman")
    g.dials = [Dial("hero:0", "time", 4)]
    assert worth(g, expr) == number


def test_values_of_an_encounter() -> None:
    g = fighting(coast())
    assert g.encounter is not None
    g.encounter.pool, g.encounter.marker, g.encounter.taken = 3, 2, {"damage": 2}
    g.encounter.sequence = [
        Laid("c.fowler.pole_jab", 0, "fowler", ["courage", "caution"], charges=1),
        Laid("c.fowler.bite", 0, "fowler", ["courage"], charges=2),
    ]
    assert worth(g, {"pool": True}) == 3
    assert worth(g, {"affinity": True}) == 2
    assert worth(g, {"taken": "damage"}) == 2
    assert worth(g, {"connected": "courage"}) == 2
    assert worth(g, {"connected": "any"}) == 3
    assert worth(g, {"charges": True}, source="card:c.fowler.bite") == 2


def test_a_die_is_rolled_when_it_is_asked() -> None:
    g = coast()
    g.loaded = [5]
    assert worth(g, {"sum": [{"die": "d6"}, 1]}) == 6


def test_narrative_mode_counts_one_player_fewer() -> None:
    g = coast("fowler", "ferrywoman", narrative=True)
    assert worth(g, {"players": {"base": 0, "each": 1}}) == 1


# -- selectors (D.2)


def test_who_is_meant() -> None:
    g = coast("bellman", "ferrywoman", "fowler")
    g.party = [0, 1]
    g.heroes[2].at = 102
    assert heroes_meant(g, "self", 1, "verse:101.v1") == [1]
    assert heroes_meant(g, "each", 1, "verse:101.v1") == [1, 0]  # by Character Number
    assert heroes_meant(g, "all", 1, "verse:101.v1") == [2, 1, 0]
    assert heroes_meant(g, "others", 1, "verse:101.v1") == [0]
    assert heroes_meant(g, WhoIsAt(PlaceSought(number=102)), 1, "verse:101.v1") == [2]
    assert heroes_meant(g, "each", 1, "event:rev.fog", everybody=True) == [2, 1, 0]
    g.heroes[1].alive = False
    assert heroes_meant(g, "self", 1, "verse:101.v1") == []


def test_the_owner_is_who_holds_the_card() -> None:
    g = coast("fowler", "ferrywoman")
    copy = give_item(g, 1, "quill")
    g.heroes[1].skills = [SkillHeld("sk.caution.01", "a")]
    assert heroes_meant(g, "owner", 0, f"item:{copy}") == [1]
    assert heroes_meant(g, "owner", 0, "skill:sk.caution.01.a") == [1]
    assert heroes_meant(g, "owner", 0, "flaw:ferrywoman") == [1]
    assert heroes_meant(g, "owner", 0, "verse:101.v1") == [0]
    fighting(g, "e.grey.toll_bully", 0, 1)
    assert g.encounter is not None
    g.encounter.sequence = [Laid("c.ferrywoman.bite", 1, "ferrywoman", [])]
    assert heroes_meant(g, "owner", 0, "card:c.ferrywoman.bite") == [1]


@pytest.mark.parametrize(
    ("selector", "numbers"),
    [
        ("here", [101]),
        (103, [103]),
        ({"number": 104}, [104]),
        ("lowest_revealed", [101]),
        ("highest_connected", [105]),
        ({"connected": "here"}, [102, 103, 104, 105]),
        ({"connected": "here", "tag": "water"}, [102, 103, 105]),
        ({"connected": {"number": 104}}, [101]),
        ({"chosen": {"seal": "dreams"}}, [102, 104]),
        ({"chosen": {"menhir": True}}, [101]),
        ({"chosen": {"not": {"tag": "water"}}}, [101, 104]),
        ({"chosen": {"any": [{"at": [103]}, {"tag": "stones"}]}}, [103, 104]),
        ({"chosen": {"all": [{"tag": "water"}, {"seal": "dreams"}]}}, [102]),
    ],
)
def test_which_place_is_meant(selector: Any, numbers: list[int]) -> None:
    assert locations_meant(coast(), from_plain(selector, Where), 0) == numbers


# -- conditions (D.3)


@pytest.mark.parametrize(
    ("cond", "answer_"),
    [
        ({"attr": {"caution": ">=2"}}, True),
        ({"attr": {"caution": ">2"}}, False),
        ({"attr": {"caution": 2}}, True),
        ({"attr": {"caution": "!=2"}}, False),
        ({"attr": {"caution": "<=2", "courage": "<2"}}, True),
        ({"res": {"food": "==3"}}, True),
        ({"track": {"health": "<=6"}}, False),
        ({"state": "panic"}, False),
        ({"zone": {"terror": "red"}}, False),
        ({"zone": {"energy": "white"}}, True),
        ({"is": "fowler"}, True),
        ({"is": "bellman"}, False),
        ({"at": 101}, True),
        ({"at": [102, 103]}, False),
        ({"tag": "village"}, True),
        ({"seal": "hospitable"}, True),
        ({"revealed": 105}, True),
        ({"revealed": 108}, False),
        ({"menhir": 101}, True),
        ({"menhir": "here"}, True),
        ({"menhir": {"count": ">=2"}}, False),
        ({"players": 1}, True),
        ({"party": 1}, True),
        ({"chapter": "ch1"}, True),
        ({"chapter": ">=2"}, False),
        ({"day": "<1"}, True),
        ({"quest": "ev.c1.p1"}, False),
        ({"dial": {"here": ">=7"}}, True),
        ({"ate": False}, True),
        ({"has": {"item": "any"}}, False),
        ({"all": [{"is": "fowler"}, {"at": 101}]}, True),
        ({"any": [{"is": "bellman"}, {"at": 101}]}, True),
        ({"not": {"is": "bellman"}}, True),
        ({"pool": ">=0"}, False),  # outside an Encounter no question about one is answered yes
        ({"kind": "combat"}, False),
    ],
)
def test_conditions(cond: dict[str, Any], answer_: bool) -> None:
    assert is_so(coast(), cond) is answer_


def test_one_each_or_all_together() -> None:
    """TG-21.10: one member is enough unless the text says each or sum."""
    g = coast("fowler", "ferrywoman")
    g.party = [0, 1]
    assert is_so(g, {"attr": {"caution": ">=2"}})
    assert not is_so(g, {"attr": {"caution": ">=2", "by": "each"}})
    assert is_so(g, {"res": {"food": ">=6", "by": "sum"}})
    assert not is_so(g, {"res": {"food": ">=7", "by": "sum"}})
    assert is_so(g, {"is": "ferrywoman"})
    assert not is_so(g, {"attr": {"caution": ">=2"}}, hero=1, members=[1])


def test_possession() -> None:
    g = coast("fowler", "ferrywoman")
    copy = give_item(g, 1, "eel_spear")
    do(g, {"secret": {"gain": 5}}, hero=1)
    assert not is_so(g, {"has": {"item": "weapon"}})
    assert is_so(g, {"has": {"item": "weapon", "by": "any"}})
    g.party = [0, 1]
    assert is_so(g, {"has": {"item": "eel_spear", "by": "party"}})
    assert is_so(g, {"has": {"item": "shield"}})  # a Secret with the keyword counts
    assert is_so(g, {"has": {"secret": 5}})
    assert not is_so(g, {"has": {"secret": 5, "by": "self"}})
    assert is_so(g, {"has": {"item": True}}, hero=1)
    held = next(held for held in g.heroes[1].items if held.id == copy)
    held.flipped = True
    assert not is_so(g, {"has": {"item": "weapon", "ready": True, "by": "any"}})
    held.flipped = False
    fighting(g, "e.grey.toll_bully", 1)
    assert g.encounter is not None
    assert is_so(g, {"has": {"item": "weapon", "ready": True, "by": "any"}})
    g.encounter.set_aside = [copy]
    assert not is_so(g, {"has": {"item": "weapon", "ready": True, "by": "any"}})
    g.heroes[0].skills = [SkillHeld("sk.caution.01", "a")]
    assert is_so(g, {"has": {"skill": "sk.caution.01"}})


def test_questions_about_an_encounter() -> None:
    g = fighting(coast(), "e.blue.widow_at_the_sluice")
    assert g.encounter is not None
    g.encounter.marker, g.encounter.stage, g.encounter.played = 4, 1, 2
    assert is_so(g, {"zone": "green"})
    assert is_so(g, {"stage": 2})
    assert is_so(g, {"played": ">=2"})
    assert is_so(g, {"affinity": 4})
    assert is_so(g, {"deck": "blue"})
    assert is_so(g, {"kind": "diplomacy"})
    assert is_so(g, {"encounter": "e.blue.widow_at_the_sluice"})
    assert is_so(g, {"connected": {"empathy": 0}})
    assert is_so(g, {"charges": 0})
    g = fighting(coast(), "e.green.marsh_hound")
    assert g.encounter is not None
    g.encounter.pool = 2
    assert is_so(g, {"trait": "ambush"})
    assert not is_so(g, {"trait": "rage"})
    assert is_so(g, {"pool": 2})


def test_states_of_a_character() -> None:
    g = coast()
    hero = g.heroes[0]
    hero.energy, hero.health, hero.terror, hero.passed = 1, 0, 9, True
    for state in ("panic", "exhausted", "dying", "insane", "passed"):
        assert is_so(g, {"state": state})
    g.quests = ["secret:30#1"]
    assert is_so(g, {"quest": 30})


# -- effects (D.6)


def test_gains_and_losses_stop_at_the_ends() -> None:
    g = coast()
    do(g, {"gain": {"food": 2, "health": 1}}, {"lose": {"wealth": 9, "energy": 2}})
    hero = g.heroes[0]
    assert (hero.resources["food"], hero.resources["wealth"], hero.energy, hero.health) == (5, 0, 4, 8)
    do(g, {"set": {"energy": 0, "terror": 4}})
    assert (hero.energy, hero.terror) == (0, 4)


@pytest.mark.rule("TG-7.5")
def test_a_common_gain_is_divided_one_by_one_or_at_once() -> None:
    g = coast("fowler", "ferrywoman")
    g.party = [0, 1]
    do(g, {"gain": {"food": 3}, "who": "party"})
    answer(g, "give:1:food:1")
    answer(g, "give:0:food:2")
    assert [hero.resources["food"] for hero in g.heroes] == [5, 4]
    do(g, {"lose": {"food": 2}, "who": "party"})
    assert asked(g).prompt == "share_lose"
    answer(g, "give:1:food:2")
    assert [hero.resources["food"] for hero in g.heroes] == [5, 2]


def test_one_of_a_group_is_chosen_for_what_cannot_be_divided() -> None:
    for entry, seat in (({"damage": 2}, 1), ({"set": {"energy": 1}}, 1), ({"attribute": {"courage": 1}}, 0)):
        g = coast("fowler", "ferrywoman")
        g.party = [0, 1]
        do(g, {**entry, "who": "one"})
        assert asked(g).prompt == "choose_member"
        answer(g, f"hero:{seat}")
        other = g.heroes[1 - seat]
        assert (other.energy, other.health) == (6, 7 if seat else 8)


def test_damage_can_be_reduced_and_a_loss_cannot() -> None:
    g = coast()
    give_item(g, 0, "scale_coat")
    health = g.heroes[0].health
    do(g, {"damage": 2})
    assert g.heroes[0].health == health - 1
    do(g, {"lose": {"health": 2}})
    assert g.heroes[0].health == health - 3


def test_choices_need_their_condition_and_their_cost() -> None:
    g = coast()
    options = [
        {"key": "rich", "cost": {"wealth": 5}, "do": [{"gain": {"rep": 5}}]},
        {"key": "beor", "if": {"is": "bellman"}},
        {"key": "pay", "cost": {"wealth": 1}, "do": [{"gain": {"rep": 1}}]},
        {"key": "go"},
    ]
    do(g, {"choose": {"options": options}})
    assert keys(g) == ["verse:101.v1-pay", "verse:101.v1-go"]
    answer(g, "verse:101.v1-pay")
    assert (g.heroes[0].resources["wealth"], g.heroes[0].resources["rep"]) == (0, 2)


@pytest.mark.parametrize(("face", "rep"), [(1, 0), (2, 3), (4, 3), (5, 1), (6, 1)])
def test_the_line_of_a_roll(face: int, rep: int) -> None:
    g = coast()
    g.loaded = [face]
    table_ = {"1": [{"lose": {"rep": 1}}], "2-4": [{"gain": {"rep": 2}}]}
    do(g, {"roll": {"die": "d6", "table": table_}})
    assert g.heroes[0].resources["rep"] == rep


def test_coin_and_guardian_die() -> None:
    g = coast()
    g.loaded = [1, 4]
    do(
        g,
        {"roll": {"die": "coin", "table": {"skull": [], "grail": [{"gain": {"rep": 1}}]}}},
        {"roll": {"die": "guardian", "table": {"nothing": [{"gain": {"rep": 1}}]}}},
    )
    assert g.heroes[0].resources["rep"] == 3


def test_repeat_each_and_if() -> None:
    g = coast("fowler", "ferrywoman")
    g.party = [0, 1]
    do(g, {"repeat": {"times": 3, "do": [{"gain": {"rep": 1}}]}})
    assert g.heroes[0].resources["rep"] == 4
    inner = {"if": {"attr": {"caution": ">=2"}}, "then": [{"gain": {"food": 1}}], "else": [{"lose": {"food": 1}}]}
    do(g, {"each": {"who": "each", "do": [inner]}})
    assert [hero.resources["food"] for hero in g.heroes] == [4, 2]  # each is looked at alone


def test_dials_and_tokens() -> None:
    g = coast()
    do(g, {"dial": {"target": "here", "token": "quest", "add": 2}}, {"dial": {"target": "here", "add": 1}})
    assert g.dials == [Dial("101", "quest", 3)]
    do(g, {"dial": {"target": "here", "remove": True}}, {"dial": {"target": "here", "remove": True}})
    assert g.dials == []
    assert [event.value for event in events(g, DialTurned)] == [2, 3]
    assert len(events(g, DialRemoved)) == 1
    do(g, {"token": {"time": 2, "target": "here"}}, {"token": {"time": -3, "quest": 1, "target": {"number": 102}}})
    assert (g.places[101].time, g.places[102].time, g.places[102].quest) == (2, 0, 1)
    assert len(events(g, TokensChanged)) == 3
    do(g, {"token": {"time": 1, "target": {"number": 108}}})  # not on the table


def test_menhirs_locations_and_moves() -> None:
    g = coast("fowler", "ferrywoman")
    g.party = [0, 1]
    do(g, {"menhir": {"adjust": {"location": "here", "add": -3}}})
    assert g.menhirs == {101: 4}
    do(g, {"move": {"to": {"number": 104}}, "who": "each"}, {"menhir": {"activate": "here", "dial": 5}})
    assert [hero.at for hero in g.heroes] == [104, 104]
    assert g.menhirs == {101: 4, 104: 5}
    assert 108 in g.places  # revealed with the Menhir
    do(g, {"location": {"remove": 108}})
    assert 108 in g.removed
    do(g, {"location": {"replace": [102, 152]}}, {"location": {"discard": 103}})
    assert (102 in g.removed, 152 in g.places, 103 in g.available) == (True, True, True)


def test_special_movement_to_where_one_is_does_nothing() -> None:
    """SC-28."""
    g = coast()
    do(g, {"move": {"to": "lowest_revealed"}})
    assert g.heroes[0].at == 101
    assert not any(type(event).__name__ == "CharactersMoved" for event in g.events)


def test_one_member_is_moved_and_a_place_is_chosen() -> None:
    g = coast("fowler", "ferrywoman")
    g.party = [0, 1]
    do(g, {"move": {"to": {"connected": "here", "tag": "stones"}}, "who": "one"})
    answer(g, "hero:1")
    assert [hero.at for hero in g.heroes] == [101, 104]


def test_guardians_come_move_and_go() -> None:
    g = coast()
    do(g, {"guardian": {"spawn": {"id": "e.violet.the_reed_king", "at": {"number": 102}}}})
    assert [(guard.encounter, guard.at) for guard in g.guardians] == [("e.violet.the_reed_king", 102)]
    do(g, {"guardian": {"move": {"id": "e.violet.the_reed_king", "to": {"number": 105}}}})
    assert g.guardians[0].at == 105
    do(g, {"guardian": {"discard": "e.violet.the_reed_king"}})
    assert g.guardians == []


def test_tasks_are_told_once() -> None:
    g = coast()
    do(g, {"task": "the_sluice_loft"}, {"task": "the_sluice_loft"})
    assert [event.task for event in events(g, TaskNoted)] == ["the_sluice_loft"]


def test_a_modifier_that_an_effect_brings_holds_for_a_while() -> None:
    g = coast()
    do(g, {"modify": {"stat": "damage", "add": 1, "for": "day"}})
    assert modified(g, 0, "damage", 1) == 2


def test_reward_exp_may_be_raised() -> None:
    g = coast()
    give_item(g, 0, "reaping_blade")
    fighting(g, "e.violet.lantern_ghost")
    assert g.encounter is not None
    g.encounter.phase = "outcome"
    do(g, {"gain": {"exp": 1}}, source="encounter:e.violet.lantern_ghost")
    assert g.heroes[0].resources["exp"] == 2
    g.encounter = None
    do(g, {"gain": {"exp": 1}})
    assert g.heroes[0].resources["exp"] == 3


def test_no_pack_can_go_on_for_ever() -> None:
    endless: dict[str, Any] = {"repeat": {"times": MOST_WORDS + 1, "do": [{"gain": {"food": 1}}]}}
    with pytest.raises(PackLoopsError):
        do(coast(), endless)


def test_an_effect_has_exactly_one_word() -> None:
    for plain in ({}, {"who": "each"}, {"damage": 1, "draw": 1}, []):
        with pytest.raises(ValueError, match="one word"):
            read_effect(plain)


def test_a_clone_shares_nothing_that_changes() -> None:
    """Every list and dict of a state belongs to it alone."""
    g = coast("fowler", "ferrywoman")
    g.payers, g.arriving, g.called_off, g.ready, g.abed = [0], [0], ["x"], [0], [1]
    fighting(g)
    clone = g.clone()
    for name in g.__struct_fields__:
        mine, theirs = getattr(g, name), getattr(clone, name)
        if isinstance(mine, (list, dict)) and name not in ("open", "held", "loaded", "events"):
            assert mine is not theirs, name
            assert mine == theirs, name


def test_a_box_made_in_python_knows_the_same_words() -> None:
    g = table(box=make_box(statuses=[{"key": "seen"}]))
    do(g, {"status": {"set": ["seen"]}})
    assert g.statuses == {"seen": [0]}
    play(g)
