"""The linter on cards, Encounters and things (LN-16 to LN-26, CR-2, CR-3)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.breaking import broken, faults, names, place
from tests.games.tainted_grail.coast import source

from tavola.content.source import PackError, PackSource
from tavola.games.tainted_grail.content.open_box import open_box
from tavola.games.tainted_grail.lint.lint import lint

JAB = "c.fowler.pole_jab"


def card(plain: dict[str, Any], id: str = JAB) -> dict[str, Any]:
    return names(plain, "cards", id)


def test_counts_ln_16() -> None:
    def without(plain: dict[str, Any]) -> None:
        plain["cards"] = [c for c in plain["cards"] if c["id"] not in (JAB, "c.fowler.full_sail")]

    assert list(faults(without, "LN-16")) == [
        "boards ash: has 24 basic combat cards, 14 of them starters, not 25 and 15",
    ]
    assert "characters fowler: has 14 advanced combat cards, not 15" in faults(without, "LN-16", standard=True)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"number": "A1"}, "'A1' is no card number like 7G"),
        ({"owner": "fowler"}, "advanced cards carry a Character's name, and only they do"),
        ({"left": [{"key": "free"}]}, "an edge has 3 to 5 rows, not 1"),
        ({"left": [{"key": "magic", "icons": ["draw"]}] * 3}, "the bottom row is the Free Key"),
        (
            {"left": [{"key": "free"}, {"key": "attribute", "attr": "courage", "level": 1}, {"key": "none"}]},
            "a attribute half cannot stand here; allowed: bonus, magic, none",
        ),
        (
            {"left": [{"key": "free"}, {"key": "bonus", "icons": ["draw"]}, {"key": "magic", "icons": ["draw"]}]},
            "from the top: Attribute rows, then Magic rows, then the Free row",
        ),
        ({"left": [{"key": "free"}, {"key": "magic"}, {"key": "none"}]}, "a magic half gives at least one icon"),
        (
            {"right": [{"key": "free"}, {"key": "none"}, {"key": "attribute", "attr": "courage"}]},
            "an Attribute Key has an Attribute and a level from 1 on",
        ),
        (
            {"left": [{"key": "free", "icons": [{"affinity": 1}]}, {"key": "none"}, {"key": "none"}]},
            "the icon affinity does not belong on a combat card",
        ),
        (
            {"left": [{"key": "free", "icons": [{"blood": 1}]}, {"key": "none"}, {"key": "none"}]},
            "there is no icon 'blood'",
        ),
        (
            {"left": [{"key": "free", "icons": [{"x": 2}, "continue"]}, {"key": "none"}, {"key": "none"}]},
            "a multiplier before Continue does nothing",
        ),
        (
            {"left": [{"key": "free", "icons": ["draw", "void"]}, {"key": "none"}, {"key": "none"}]},
            "a modifier stands before another icon",
        ),
        (
            {"right": [{"key": "free", "icons": ["draw"]}, {"key": "none"}, {"key": "none"}]},
            "on the right edge only the Free half carries icons: multipliers and Voids",
        ),
        (
            {"abilities": [{"trigger": {"delayed": 1}, "do": []}, {"trigger": {"delayed": 2}, "do": []}]},
            "a card has one Delayed Ability at most",
        ),
    ],
)
def test_keys_and_icons_ln_17(change: dict[str, Any], message: str) -> None:
    found = list(faults(lambda plain: card(plain).update(change), "LN-17"))
    assert f"cards {JAB}: {message}" in found, found


def test_a_void_before_a_multiplier_is_a_warning_ln_17() -> None:
    row = {"key": "free", "icons": ["void", {"x": 2}, {"cubes": 1}]}
    found = broken(lambda plain: card(plain)["left"].__setitem__(0, row))
    assert [(problem.rule, problem.warning) for problem in found] == [("LN-17", True)]


def test_starting_decks_ln_18() -> None:
    def dull(plain: dict[str, Any]) -> None:
        plain_rows = [{"key": "free"}, {"key": "none"}, {"key": "none"}]
        for entry in plain["cards"]:
            if entry["set"] == "starter" and entry["id"].startswith("c.fowler."):
                entry.update(left=plain_rows, right=plain_rows)

    found = list(faults(dull, "LN-18"))
    assert "boards ash: the combat starters have 0 cards with Continue, fewer than 5" in found
    assert "boards ash: the combat starters have 0 cards that draw, fewer than 3" in found
    assert any("never use aggression" in fault for fault in found)


def test_a_dead_card_ln_18() -> None:
    high = [{"key": "free"}, {"key": "none"}, {"key": "none"}, {"key": "none"}, {"key": "bonus", "icons": ["draw"]}]
    found = list(faults(lambda plain: card(plain).update(left=high), "LN-18"))
    assert found == [f"cards {JAB}: its Bonus Keys can never connect to anything"]


@pytest.mark.parametrize(
    ("id", "change", "message"),
    [
        ("e.grey.poacher", {"value": 0}, "the Value is 1 or more"),
        ("e.grey.poacher", {"value": 6}, "the rows must cover 0 to 5 once each; they cover [0, 1, 2, 3]"),
        ("e.grey.poacher", {"deck": "blue"}, "Diplomacy is blue, Combat is green, grey or violet"),
        ("e.grey.poacher", {"guardian": True}, "a Guardian has the Trait, and only a Guardian has"),
        ("e.grey.poacher", {"right": [{"key": "free"}]}, "an Encounter to be played has an Attribute or a Magic Key"),
        ("e.grey.poacher", {"track": ["red", "grey", "green"]}, "Stages, track, Avoid and Failure belong to Diplomacy"),
        (
            "e.blue.bailiff",
            {"track": ["grey", "green"]},
            "an Affinity track has one grey slot and slots on both sides of it",
        ),
        ("e.blue.bailiff", {"track": ["green", "grey", "red"]}, "from the bottom: red, grey, green"),
        ("e.blue.bailiff", {"stages": []}, "Diplomacy has at least one Stage"),
        ("e.blue.bailiff", {"traits": ["rage"]}, "Value, table, Traits, Opportunity and Loot belong to Combat"),
        ("e.blue.bailiff", {"stages": [{"key": "a"}]}, "every Stage, or each of its approaches, has a Reaction"),
        (
            "e.blue.bailiff",
            {"stages": [{"key": "a", "reaction": [{"affinity": -1}], "topics": {"luck": []}}]},
            "there is no Topic 'luck'; there are: "
            "aggression, empathy, courage, caution, practicality, spirituality, magic, free",
        ),
        ("e.blue.toll_child", {"do": []}, "a text card does something"),
        ("e.blue.toll_child", {"right": [{"key": "free"}, {"key": "magic"}]}, "a text card has no open key"),
    ],
)
def test_encounters_ln_19(id: str, change: dict[str, Any], message: str) -> None:
    found = list(faults(lambda plain: names(plain, "encounters", id).update(change), "LN-19"))
    assert f"encounters {id}: {message}" in found, found


def test_one_approach_is_no_choice_ln_19() -> None:
    def one(plain: dict[str, Any]) -> None:
        names(plain, "encounters", "e.blue.ferry_clerk")["stages"][0]["approaches"].pop()

    found = list(faults(one, "LN-19"))
    assert found == [
        "encounters e.blue.ferry_clerk: a Stage with approaches has two of them or more and no rules of its own"
    ]


def test_no_deck_is_empty_ln_21() -> None:
    def empty(plain: dict[str, Any]) -> None:
        names(plain, "chapters", "ch2")["encounters"]["grey"]["add"] = {}

    assert list(faults(empty, "LN-21")) == ["chapters ch2: the grey deck is empty after its set-up"]


def test_a_day_to_learn_by_may_have_empty_decks_ln_21() -> None:
    def learn(plain: dict[str, Any]) -> None:
        names(plain, "chapters", "ch2")["encounters"]["grey"]["add"] = {}
        for campaign in plain["campaigns"]:
            campaign["tutorial"] = {"campaign": campaign["id"]}

    assert list(faults(learn, "LN-21")) == []


def test_triggers_that_feed_themselves_ln_23() -> None:
    def loop(plain: dict[str, Any]) -> None:
        names(plain, "items", "quill")["abilities"] = [
            {"trigger": "enter", "do": [{"move": {"to": "lowest_revealed"}}]},
            {"trigger": "gain", "limit": {"per": "day"}, "do": [{"item": {"draw": 1}}]},
        ]

    assert list(faults(loop, "LN-23")) == ["items quill: brings about its own trigger (enter): it needs a limit"]


def test_instant_rules_that_chase_each_other_ln_23() -> None:
    def chase(plain: dict[str, Any]) -> None:
        place(plain, 105)["instant"] = [{"move": {"to": {"number": 107}}, "who": "each"}]
        place(plain, 107)["instant"] = [{"move": {"to": 105}, "who": "each"}]

    found = list(faults(chase, "LN-23"))
    assert [fault.partition(":")[0] for fault in found] == ["locations 105", "locations 107"]


def test_skills_ln_24() -> None:
    def change(plain: dict[str, Any]) -> None:
        plain["skills"] = [skill for skill in plain["skills"] if skill["id"] != "sk.courage.02"]
        names(plain, "skills", "sk.caution.01")["sides"].pop("b")
        ability = names(plain, "skills", "sk.empathy.01")["sides"]["a"]["abilities"][0]
        ability["if"] = {"has": {"skill": "sk.empathy.01"}}

    assert set(faults(change, "LN-24")) == {
        "skills courage: courage has 1 Skill cards, fewer than 2",
        "skills sk.caution.01: a Skill card has the sides a and b",
        "skills sk.empathy.01: a side cannot ask for its own card",
    }


def test_items_that_are_asked_for_exist_ln_25() -> None:
    def unarmed(plain: dict[str, Any]) -> None:
        for item in plain["items"]:
            if item.get("keyword") == "weapon":
                item["keyword"] = "relic"

    assert "encounters e.grey.deserter: no Item is {'keyword': 'weapon'}" in faults(unarmed, "LN-25")


def test_condition_cards_ln_26() -> None:
    def change(plain: dict[str, Any]) -> None:
        solo = names(plain, "conditions", "cond.dying.solo")
        solo["on_gain"] = [{"die": "self"}, {"dial": {"target": "self_card", "token": "time", "set": 1}}]
        plain["conditions"] = [c for c in plain["conditions"] if c["id"] != "cond.insane"]

    found = set(faults(change, "LN-26"))
    assert "conditions insane: there is no condition card insane for any" in found
    assert "conditions cond.dying.solo: kills in the same step in which it is gained" in found
    assert "conditions cond.dying.solo: alone the dial is 1, in company 2: alone it must not be harsher" in found


def test_a_condition_card_says_when_it_goes_ln_26() -> None:
    found = broken(lambda plain: names(plain, "conditions", "cond.insane").pop("remove_if"))
    assert [(problem.rule, problem.warning) for problem in found] == [("LN-26", True)]
    at_once = list(
        faults(
            lambda plain: names(plain, "conditions", "cond.insane").update(remove_if={"zone": {"terror": "red"}}),
            "LN-26",
        )
    )
    assert at_once == ["conditions cond.insane: goes away as soon as it comes"]


def test_secret_42_in_a_standard_pack_ln_26() -> None:
    def without(plain: dict[str, Any]) -> None:
        plain["secrets"] = [secret for secret in plain["secrets"] if secret["number"] != 42]

    assert "secrets 42: Challenging play needs this Secret" in faults(without, "LN-26", standard=True)
    assert list(faults(without, "LN-26")) == []


@pytest.mark.parametrize(
    ("track", "change", "message"),
    [
        ("energy", {"start": 9}, "a start slot lies on its track"),
        ("energy", {"start": 8}, "Energy does not start above Health"),
        ("energy", {"red": [1, 2]}, "the red slots of Energy are the two lowest"),
        ("terror", {"red": [9]}, "the red slots of Terror are the two highest"),
        ("terror", {"start": 8}, "Terror does not start in a red slot"),
        ("terror", {"start": 8}, "nobody starts in Panic"),
    ],
)
def test_boards_cr_2(track: str, change: dict[str, Any], message: str) -> None:
    found = list(faults(lambda plain: names(plain, "boards", "ash")["tracks"][track].update(change), "CR-2"))
    assert f"boards ash: {message}" in found


def test_a_board_has_three_tracks_cr_2() -> None:
    found = list(faults(lambda plain: names(plain, "boards", "ash")["tracks"].pop("terror"), "CR-2"))
    assert found == ["boards ash: a board has the tracks energy, health and terror"]


def test_condition_cards_are_known_by_their_kind_ln_26() -> None:
    def rename(plain: dict[str, Any]) -> None:
        names(plain, "conditions", "cond.dying.coop").update(id="cond.mortal_wound")

    assert list(faults(rename, "LN-26")) == []
    found = list(faults(lambda plain: names(plain, "conditions", "cond.dying.coop").update(kind="other"), "LN-26"))
    assert found == ["conditions dying: there is no condition card dying for coop"]


def test_a_condition_card_without_a_kind_is_known_by_its_id_with_a_warning_ln_26() -> None:
    found = broken(lambda plain: names(plain, "conditions", "cond.dying.coop").pop("kind"))
    assert [(problem.rule, problem.warning) for problem in found] == [("LN-26", True)]


def test_characters_cr_3() -> None:
    def change(plain: dict[str, Any]) -> None:
        hero = names(plain, "characters", "fowler")
        hero["number"] = 2
        hero["start"]["attributes"]["courage"] = 3
        hero["start"]["resources"].pop("exp")
        hero["action"]["cost"] = {"exp": 1}

    assert set(faults(change, "CR-3")) == {
        "characters fowler: the number 2 is taken",
        "characters ferrywoman: the number 2 is taken",
        "characters fowler: an Attribute starts at 0, 1 or 2",
        "characters fowler: all five resources are given",
        "characters fowler: a Character Action does not cost Exp",
    }


def test_the_files_of_a_pack_make_one_box() -> None:
    box = open_box(source())
    assert box.id == "tainted_grail/hollow_coast"
    assert len(box.cards) == 320
    assert lint(source()) == []


def test_the_same_id_in_two_files_is_a_fault_of_the_second() -> None:
    again = b"items: [{id: quill}]\nlocations: [{number: 101}]\nstatuses: [{key: trial}]\nbook: {'500': {goto: end}}\n"
    twice = PackSource("tainted_grail/hollow_coast", {**source().files, "zz.yaml": again})
    with pytest.raises(PackError) as caught:
        open_box(twice)
    assert [(problem.file, problem.entry, problem.message) for problem in caught.value.problems] == [
        ("zz.yaml", "locations 101", "stands already in places.yaml"),
        ("zz.yaml", "items quill", "stands already in things.yaml"),
        ("zz.yaml", "statuses trial", "stands already in world.yaml"),
        ("zz.yaml", "book 500", "stands already in book.yaml"),
    ]
    assert lint(twice) == list(caught.value.problems)


def test_a_file_that_cannot_be_read_is_told_with_its_line() -> None:
    bad = PackSource("tainted_grail/hollow_coast", {**source().files, "zz.yaml": b"items:\n- {id: a, colour: red}\n"})
    with pytest.raises(PackError) as caught:
        open_box(bad)
    assert [(problem.file, problem.line) for problem in caught.value.problems] == [("zz.yaml", 2)]
