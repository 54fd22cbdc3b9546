"""Modifiers (D.7): set, add, mul, prevent, floor; from cards in force and from effects, each for its time."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.coast import asked_for, coast, do, give_item
from tests.games.tainted_grail.tables import make_box, table

from tavola.games.tainted_grail.content.vocabulary import Modify
from tavola.games.tainted_grail.effects.in_force import events_in_force, in_force, visible_cards
from tavola.games.tainted_grail.effects.modifiers import (
    add_modifier,
    changes_of,
    forget_modifiers,
    has_trait,
    is_connected_by_rule,
    is_switched,
    modified,
)
from tavola.games.tainted_grail.state import Avalon, Encounter, Laid, SkillHeld


def change(g: Avalon, **parts: Any) -> Avalon:
    add_modifier(g, Modify(stat="damage", for_=parts.pop("lasts", "day"), **parts), [0], "test")
    return g


def fight(g: Avalon, card: str = "e.green.marsh_hound", **facts: Any) -> Encounter:
    g.encounter = Encounter(card, g.box.encounters[card].kind, [0], [0], active=0, **{"phase": "play", **facts})
    return g.encounter


def test_the_order_is_set_add_mul_prevent_and_never_below_nought() -> None:
    g = coast()
    change(g, prevent=1)
    change(g, mul=2)
    change(g, add=3)
    change(g, set=1)
    assert modified(g, 0, "damage", 9) == (1 + 3) * 2 - 1
    change(g, prevent=99)
    assert modified(g, 0, "damage", 9) == 0
    assert modified(coast(), 0, "damage", -2) == 0


def test_all_of_it_may_be_prevented() -> None:
    assert modified(change(coast(), prevent="all"), 0, "damage", 5) == 0


def test_a_condition_is_asked_each_time() -> None:
    g = change(coast(), add=2, if_=asked_for({"track": {"terror": ">=3"}}))
    assert modified(g, 0, "damage", 1) == 1
    g.heroes[0].terror = 3
    assert modified(g, 0, "damage", 1) == 3


def test_a_modifier_touches_whom_it_names() -> None:
    g = coast("fowler", "ferrywoman")
    do(g, {"modify": {"stat": "damage", "add": 1, "for": "day"}, "who": "all"})
    assert [modified(g, seat, "damage", 1) for seat in (0, 1)] == [2, 2]
    g = change(coast("fowler", "ferrywoman"), add=1)
    assert [modified(g, seat, "damage", 1) for seat in (0, 1)] == [2, 1]


@pytest.mark.parametrize(
    ("over", "left"),
    [
        ("phase", ["activation", "encounter", "day"]),
        ("activation", ["encounter", "day"]),
        ("encounter", ["day"]),
        ("day", []),
    ],
)
def test_each_holds_for_its_time(over: str, left: list[str]) -> None:
    g = coast()
    for lasts in ("phase", "activation", "encounter", "day"):
        change(g, add=1, lasts=lasts)
    forget_modifiers(g, over)
    assert [modifier.lasts for modifier in g.modifiers] == left


def test_cards_are_in_force_in_the_order_of_their_kinds() -> None:
    g = coast()
    give_item(g, 0, "quill")
    do(g, {"secret": {"gain": 18}})
    g.heroes[0].skills = [SkillHeld("sk.caution.01", "a")]
    g.event_today = "rev.fog#1"
    g.heroes[0].conditions = ["cond.insane"]
    fight(g).sequence = [Laid("c.fowler.low_guard", 0, "fowler", [])]
    kinds = list(dict.fromkeys(source.partition(":")[0] for source, _ in in_force(g, 0)))
    assert kinds == ["card", "item", "skill", "secret", "event", "condition", "flaw"]


def test_only_the_last_card_and_passive_ones_speak() -> None:
    """TG-33.10, TG-33.11."""
    g = coast()
    long_watch = "c.fowler.long_watch"
    fight(g).sequence = [Laid(card, 0, "fowler", []) for card in (long_watch, "c.fowler.bite", "c.fowler.shove")]
    assert g.box.cards[long_watch].passive
    assert [laid.card for laid in visible_cards(g)] == [long_watch, "c.fowler.shove"]
    assert visible_cards(coast()) == []


def test_a_response_modifies_during_the_attack_only() -> None:
    g = coast()
    encounter = fight(g)
    encounter.sequence = [Laid("c.fowler.low_guard", 0, "fowler", ["caution", "caution"])]
    assert modified(g, 0, "damage", 3) == 3
    encounter.phase = "attack"
    assert modified(g, 0, "damage", 3) == 1


def test_what_is_set_aside_flipped_or_face_down_does_not_count() -> None:
    g = coast()
    copy = give_item(g, 0, "scale_coat")
    held = g.heroes[0].items[0]
    assert modified(g, 0, "damage", 3) == 2
    held.flipped = True
    assert modified(g, 0, "damage", 3) == 3
    held.flipped, held.up = False, False
    assert modified(g, 0, "damage", 3) == 3
    held.up = True
    fight(g).set_aside = [copy]
    assert modified(g, 0, "damage", 3) == 3


def test_a_trait_is_switched_off_for_the_encounter() -> None:
    g = coast()
    fight(g)
    assert has_trait(g, "ambush")
    do(g, {"modify": {"stat": "trait.ambush", "set": False, "for": "encounter"}})
    assert not has_trait(g, "ambush")
    assert not is_switched(g, 0, "trait.ambush", True)
    g.encounter = None
    assert not has_trait(g, "ambush")


def test_a_key_may_connect_by_rule_and_an_attribute_count_more() -> None:
    g = coast()
    assert not is_connected_by_rule(g, 0, "empathy")
    do(g, {"secret": {"gain": 31}}, {"secret": {"gain": 22}})
    assert is_connected_by_rule(g, 0, "empathy")
    fight(g, "e.violet.eel_king")
    assert modified(g, 0, "attr.courage", 1) == 2


def test_a_rule_for_everybody_counts_once_although_all_have_the_event() -> None:
    """`who: all` on an Event in force: the same card is found with every Character."""
    ability = {"trigger": "visible", "do": [{"modify": {"stat": "damage", "add": 1, "for": "visible"}, "who": "all"}]}
    g = table("beor", "ailei", box=make_box(events=[{"id": "omen1", "abilities": [ability]}]))
    g.event_today = "omen1#1"
    assert [modified(g, seat, "damage", 1) for seat in (0, 1)] == [2, 2]


def test_quests_of_events_stay_in_force() -> None:
    g = coast()
    g.quests, g.event_today = ["event:ev.c1.p2", "secret:30#1"], "rev.fog#1"
    assert events_in_force(g) == ["rev.fog", "ev.c1.p2"]


def test_values_of_a_modifier_are_asked_of_the_table() -> None:
    g = coast()
    do(g, {"modify": {"stat": "damage", "add": {"mul": [-1, {"attr": "caution"}]}, "for": "day"}})
    assert modified(g, 0, "damage", 5) == 3
    g.heroes[0].markers["caution"] = 0
    assert modified(g, 0, "damage", 5) == 5
    assert len(list(changes_of(g, 0, "damage"))) == 1
