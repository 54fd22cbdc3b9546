"""The linter on words (LN-1, LN-10, LN-22): closed vocabularies, names that lead nowhere, words out of place."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest
from tests.games.tainted_grail.breaking import broken, faults, names, place, verse
from tests.games.tainted_grail.coast import ability, asked_for, effect

from tavola.content.faults import find_faults, unknown_keys
from tavola.games.tainted_grail.content.condition import Asking
from tavola.games.tainted_grail.content.effect import Ability, Worded, from_plain
from tavola.games.tainted_grail.content.value import Worth, read_value
from tavola.games.tainted_grail.content.vocabulary import Cost
from tavola.games.tainted_grail.lint.effects import check_ability, check_cost, check_effect
from tavola.games.tainted_grail.lint.vocabulary import check_condition, check_value


@pytest.mark.parametrize(
    ("expr", "message"),
    [
        ({"atr": "courage"}, "there is no such field; did you mean `attr`"),
        ({"attr": "corage"}, "'corage' is no Attribute; did you mean courage?"),
        ({"res": "gold"}, "'gold' is no resource; there are: food, wealth, rep, magic, exp"),
        ({"players": {"base": "1"}}, "expected a whole number, got '1'"),
        ({"players": {"bas": 1}}, "there is no such field; did you mean `base`"),
        ({"pool": 1}, "expected true or false, got 1"),
        ({"pool": False}, "this word is written with `true`, not false"),
        ({"sum": 3}, "expected a list, got 3"),
        ({"sum": []}, "a list of values is needed, not []"),
        ({"sum": [1, {"die": "d8"}]}, "'d8' is not among the values allowed here; there are: `d6`"),
        ({"sum": [1, {"attr": "corage"}]}, "'corage' is no Attribute"),
        ({"attr": "courage", "res": "food"}, "a value has one word, not attr, res"),
        (True, "a value is a whole number or a mapping with one word, not True"),
        ({"dial": "ther"}, "'ther' is no place"),
    ],
)
def test_values(expr: Any, message: str) -> None:
    assert any(message in fault for fault in wrong(expr, Worth, lambda: check_value(read_value(expr))))


def wrong(plain: Any, kind: Any, besides: Callable[[], Iterable[str]]) -> list[str]:
    """The schema refuses what it can; the word itself says what is wrong besides."""
    return [told for _, told in (*unknown_keys(plain, kind), *find_faults(plain, kind))] or list(besides())


@pytest.mark.parametrize(
    ("cond", "message"),
    [
        ({"atr": {}}, "there is no such field; did you mean `attr`"),
        ({"attr": {"courage": "more"}}, "a comparison is a number or written like '>=2', not 'more'"),
        ({"attr": {"courage": 1, "by": "al"}}, "'al' is no `by`"),
        ({"track": {"food": 1}}, "'food' is no part of a track"),
        ({"state": "tired"}, "'tired' is not among the values allowed here; there are: `panic`"),
        ({"zone": "blue"}, "'blue' is not among the values allowed here; there are: `red`"),
        ({"zone": {"mood": "red"}}, "there is no such field; there are: `energy`, `health`, `terror`"),
        ({"has": {}}, "possession asks for one of secret, item, skill"),
        ({"has": {"secret": 1, "by": "us"}}, "'us' is not among the values allowed here; there are: `self`"),
        ({"seal": "dream"}, "'dream' is not among the values allowed here; did you mean `dreams`?"),
        ({"all": []}, "a list of conditions is needed, not []"),
        ({"not": {"ate": 1}}, "expected true or false, got 1"),
        ({"menhir": "there"}, "'there' is not among the values allowed here; did you mean `here`?"),
        ({"menhir": {"many": 2}}, "there is no such field; there are: `count`"),
        ({"dial": 3}, "expected a mapping, got 3"),
        ({"kind": "war"}, "'war' is not among the values allowed here; there are: `combat`"),
        ([], "condition is a mapping with one word, not []"),
        ({"attr": 3}, "expected a mapping, got 3"),
        (
            {"zone": {"terror": "red", "mood": "blue"}},
            "there is no such field; there are: `energy`, `health`, `terror`",
        ),
    ],
)
def test_conditions(cond: Any, message: str) -> None:
    found = [told for _, told in (*unknown_keys(cond, Asking), *find_faults(cond, Asking))]
    assert any(message in fault for fault in found or check_condition(asked_for(cond))), found


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ({}, "an effect has one word, not none"),
        ([], "an effect is a mapping with one word, not []"),
        ({"gian": {"food": 1}}, "there is no such field; did you mean `gain`"),
        ({"damage": 1, "draw": 1}, "an effect has one word, not damage, draw"),
        ({"gain": {"gold": 1}}, "'gold' is no part of this effect"),
        ({"gain": {"food": {"res": "fod"}}}, "'fod' is no resource; did you mean food?"),
        ({"damage": 1, "who": {"in": 3}}, "there is no such field; there are: `at`"),
        ({"gain": {"food": 1}, "then": []}, "there is no such field; there are: `who`, `gain`"),
        ({"set": {"food": 1}}, "'food' is no part of this effect"),
        (
            {"discard": {"from": "pocket"}},
            "'pocket' is not among the values allowed here; there are: `hand`, `deck_top`",
        ),
        ({"play": {"from": "deck"}}, "the field `as_connected` is missing"),
        ({"charges": {"put": 1}}, "there is no such field; there are: `add`"),
        ({"flip": "sword"}, "'sword' is not among the values allowed here; there are: `self`, `weapon`"),
        ({"flip": {"any_of": ["sword"]}}, "'sword' is not among the values allowed here; there are: `weapon`"),
        (
            {"item": {"draw": 1, "filter": {"colour": 1}}},
            "there is no such field; there are: `keyword`, `crafted`, `id`",
        ),
        ({"item": {"filter": {}}}, "one of draw, gain, discard is needed"),
        ({"secret": {"give": 1}}, "there is no such field; there are: `gain`, `remove`, `discard`"),
        ({"secret": {}}, "one of gain, remove, discard is needed"),
        (
            {"dial": {"set": 1, "token": "sand"}},
            "'sand' is not among the values allowed here; there are: `time`, `quest`, `none`",
        ),
        ({"dial": {"target": "here"}}, "one of set, add, remove is needed"),
        ({"token": {"sand": 1}}, "there is no such field; there are: `time`, `quest`, `target`"),
        ({"menhir": {"activate": "here"}}, "a Menhir that is lit needs a dial"),
        ({"location": {"replace": [1]}}, "expected a list of length 2, got a list of 1"),
        ({"move": {"to": "nowhere"}}, "'nowhere' is no place"),
        ({"move": {"to": {"chosen": {"colour": 1}}}}, "there is no such field; there are: `tag`, `seal`"),
        ({"guardian": {"feed": "x"}}, "there is no such field; there are: `spawn`, `move`, `discard`"),
        ({"guardian": {}}, "one of spawn, move, discard is needed"),
        ({"events": {"shuffle": 1}}, "there is no such field; there are: `peek`, `top`, `random_top`"),
        ({"quest": {"win": "x"}}, "there is no such field; there are: `discard`, `succeed`, `fail`"),
        ({"quest": {}}, "one of discard, succeed, fail is needed"),
        ({"campaign": {"end": "draw"}}, "'draw' is not among the values allowed here; there are: `win`, `fail`"),
        ({"roll": {"die": "d6", "table": {"7": []}}}, "a line of a die's table is '3' or '2-4', not '7'"),
        ({"roll": {"die": "coin", "table": {"heads": []}}}, "'heads' is no face"),
        ({"each": {"who": "one", "do": []}}, "`each` with one would be everybody"),
        ({"modify": {"stat": "damge", "add": 1, "for": "day"}}, "'damge' is no number to modify; did you mean damage?"),
        ({"modify": {"stat": "damage", "for": "day"}}, "a modifier has one of add, mul, set, prevent"),
        ({"modify": {"stat": "trait.angry", "set": True, "for": "day"}}, "'angry' is no Trait"),
        (
            {"modify": {"stat": "trait.rage", "add": 1, "for": "day"}},
            "a Trait is switched with set: true or set: false",
        ),
        ({"modify": {"stat": "key.courage", "set": 1, "for": "day"}}, "a Key is modified with set: connected"),
        ({"modify": {"stat": "cost.fly.energy", "add": 1, "for": "day"}}, "'fly' is no Action"),
        ({"modify": {"stat": "cost.travel.gold", "add": 1, "for": "day"}}, "'gold' is no kind of cost"),
        ({"die": "somebody"}, "'somebody' is not among the values allowed here; there are: `self`"),
        ({"status": {"mark": []}}, "there is no such field; there are: `set`, `clear`"),
    ],
)
def test_effects(entry: Any, message: str) -> None:
    """The schema refuses what it can; the word itself says what is wrong besides."""
    found = [told for _, told in (*unknown_keys(entry, Worded), *find_faults(entry, Worded))]
    assert any(message in fault for fault in found or check_effect(effect(entry))), found


@pytest.mark.parametrize(
    ("trigger", "message"),
    [
        ("plce", "'plce' is no trigger; did you mean place?"),
        ({"act": {}, "delayed": 1}, "a trigger has one word, not act, delayed"),
        ({"delayed": 0}, "expected a whole number >= 1"),
        ({"act": {"gold": 1}}, "there is no such field; there are: `energy`"),
        ({"act": {}, "phase": "night"}, "'night' is not among the values allowed here; there are: ``, `delayed`"),
        ({"act": {}, "during": "lunch"}, "'lunch' is not among the values allowed here"),
        ({"at": 1}, "there is no such field; did you mean `act`"),
        (7, "a trigger is a moment by its name or a mapping with one word, not 7"),
    ],
)
def test_triggers(trigger: Any, message: str) -> None:
    plain = {"trigger": trigger, "do": []}
    found = wrong(plain, Ability, lambda: check_ability(ability(plain)))
    assert any(message in fault for fault in found), found


def test_costs() -> None:
    assert list(check_cost(Cost(flip="sword")))
    assert find_faults({"discard": {"from": "pocket"}}, Cost)
    assert unknown_keys({"item": {"colour": 1}}, Cost)
    assert find_faults({"flip": {"any_of": ["sword"]}}, Cost)
    whole = {"flip": "self", "discard": {"from": "hand", "n": 1}, "item": {"keyword": "weapon"}}
    assert not list(check_cost(from_plain(whole, Cost)))


def test_a_fault_names_file_entry_and_field() -> None:
    def misspell(plain: dict[str, Any]) -> None:
        verse(plain, 103, "v1")["choices"][1]["if"] = {"attr": {"cauton": ">=2"}}

    (problem,) = broken(misspell)
    assert (problem.file, problem.entry, problem.field) == ("places.yaml", "locations 103", "journal.v1.steal")
    assert (problem.rule, problem.warning) == ("LN-1", False)


@pytest.mark.parametrize(
    ("effect_", "message"),
    [
        (
            {"status": {"set": ["lofd_searched"]}},
            "there is no 'lofd_searched' among the statuses; did you mean loft_searched?",
        ),
        ({"status": {"set": ["trial#8"]}}, "the Status 'trial' has no part 8 (it has 7)"),
        ({"secret": {"gain": 99}}, "there is no 99 among the secrets"),
        ({"item": {"gain": "eel_spaer"}}, "there is no 'eel_spaer' among the items; did you mean eel_spear?"),
        ({"encounter": {"id": "e.green.wolf"}}, "there is no 'e.green.wolf' among the encounters"),
        ({"guardian": {"discard": "x"}}, "there is no 'x' among the encounters"),
        ({"events": {"top": ["ev.c9.p1"]}}, "there is no 'ev.c9.p1' among the events"),
        ({"quest": {"fail": "nothing"}}, "there is no 'nothing' among the events"),
        ({"chapter": "ch9"}, "there is no 'ch9' among the chapters"),
        ({"location": {"replace": [103, 999]}}, "there is no 999 among the locations"),
        ({"move": {"to": {"number": 998}}, "who": "each"}, "there is no 998 among the locations"),
        ({"goto": "book.99"}, "there is no '99' among the book"),
        ({"if": {"is": "nobody"}, "then": []}, "there is no 'nobody' among the characters"),
        ({"if": {"at": [101, 997]}, "then": []}, "there is no 997 among the locations"),
        ({"if": {"has": {"item": "sword"}}, "then": []}, "there is no 'sword' among the items"),
        ({"if": {"tag": "clouds"}, "then": []}, "there is no 'clouds' among the tags"),
        ({"if": {"chapter": "ch9"}, "then": []}, "there is no 'ch9' among the chapters"),
        ({"if": {"status": {"trial": 9}}, "then": []}, "the Status 'trial' has no part 9 (it has 7)"),
    ],
)
def test_names_that_lead_nowhere_ln_1(effect_: dict[str, Any], message: str) -> None:
    found = list(faults(lambda plain: verse(plain, 103, "v3").update(do=[effect_]), "LN-1"))
    assert any(message in fault for fault in found), found


def test_a_skill_that_is_asked_for_exists_ln_1() -> None:
    def ask(plain: dict[str, Any]) -> None:
        verse(plain, 103, "v1")["choices"][1]["if"] = {"has": {"skill": "sk.caution.09"}}

    assert any("there is no 'sk.caution.09' among the skills" in fault for fault in faults(ask, "LN-1"))


def test_names_in_the_frame_ln_1() -> None:
    for kind, name, change in (
        ("campaigns", "hollow_coast", {"start_location": 999}),
        ("campaigns", "hollow_coast", {"roster": ["nobody"]}),
        ("characters", "fowler", {"board": "glass"}),
        ("cards", "c.fowler.red_hands", {"owner": "nobody"}),
        ("chapters", "ch1", {"events": {"deck": ["ev.none"]}}),
    ):
        found = list(faults(lambda plain, k=kind, n=name, c=change: names(plain, k, n).update(c), "LN-1"))  # type: ignore[misc]
        assert any(fault.startswith(f"{kind} {name}: there is no") for fault in found), (kind, found)


def test_effects_for_a_party_say_whom_they_touch_ln_10() -> None:
    for change, where in (
        (lambda plain: verse(plain, 101, "v2")["do"][1].pop("who"), "locations 101"),
        (lambda plain: place(plain, 105)["actions"][0]["do"][0].pop("who"), "locations 105"),
        (lambda plain: names(plain, "events", "rev.bells")["on_reveal"][0].pop("who"), "events rev.bells"),
        (
            lambda plain: names(plain, "encounters", "e.grey.dead_mans_purse")["do"][0].pop("who"),
            "encounters e.grey.dead_mans_purse",
        ),
    ):
        assert list(faults(change, "LN-10")) == [
            f"{where}: `gain` does not say `who`" if "bells" not in where else f"{where}: `lose` does not say `who`"
        ]


@pytest.mark.parametrize(
    ("effect_", "message"),
    [
        ({"pool": 1}, "`pool`: the Combat Pool is there in Combat only"),
        ({"affinity": 1}, "`affinity`: the Affinity track is there in Diplomacy only"),
        ({"draw": 1}, "`draw` is for Encounters only"),
        ({"charges": {"add": 1}}, "Charges lie on cards, Items and Secrets only"),
        (
            {"modify": {"stat": "damage", "add": 1, "for": "phase"}, "who": "each"},
            "there is no phase outside an Encounter",
        ),
    ],
)
def test_words_out_of_place_ln_22(effect_: dict[str, Any], message: str) -> None:
    found = list(faults(lambda plain: verse(plain, 103, "v3").update(do=[effect_]), "LN-22"))
    assert f"locations 103: {message}" in found


def test_goto_flips_and_card_triggers_out_of_place_ln_22() -> None:
    def change(plain: dict[str, Any]) -> None:
        quill = names(plain, "items", "quill")["abilities"]
        quill.append({"trigger": "place", "do": [{"goto": "v2"}]})
        quill.append({"trigger": "rest", "cost": {"flip": "self"}, "do": []})
        names(plain, "cards", "d.fowler.nod")["abilities"] = [{"trigger": "place", "do": [{"pool": 1}]}]

    assert set(faults(change, "LN-22")) == {
        "items quill: this trigger is for cards of the Sequence",
        "items quill: outside verses `goto` leads into the Book of Secrets only: book.<number>",
        "items quill: a card is flipped in Encounters only",
        "cards d.fowler.nod: `pool`: the Combat Pool is there in Combat only",
    }
