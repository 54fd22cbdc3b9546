"""Everything that random campaigns ask, offer, tell, refuse and describe has whole sentences in both languages."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.tainted_grail.coast import coast, do
from tests.games.tainted_grail.fights import card, enemy, fight, meet, say, speaker
from tests.games.tainted_grail.seats import BOTH, answer, ask_again, at_work, opened, question, said, words
from tests.games.tainted_grail.tables import play

from tavola.content.words import FluentWords
from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.deeds.campaign import Die
from tavola.games.tainted_grail.deeds.day import RestAll
from tavola.games.tainted_grail.deeds.encounter import MeetEncounter
from tavola.games.tainted_grail.events.day import ActionBegan
from tavola.games.tainted_grail.events.encounter import KeyConnected, PoolChanged
from tavola.games.tainted_grail.events.journal import VerseRead
from tavola.games.tainted_grail.state import Avalon, Dial
from tavola.kernel.event import take_events
from tavola.kernel.flow import take

TABLES: dict[str, dict[str, Any]] = {
    "alone": {"seats": 1},
    "two": {"seats": 2},
    "three, loosely": {"seats": 3, "order": "loose"},
    "four, free": {"seats": 4, "free_play": True, "dawn_changes": True, "characters": ""},
}


def spoken(language: str) -> FluentWords:
    found = words(language)
    assert isinstance(found, FluentWords)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_a_random_campaign_in_words(name: str) -> None:
    options = dict(TABLES[name])
    g, chance = opened(options.pop("seats"), f"words {name}", max_days=6, **options), random.Random(name)
    while g.open:
        decision = chance.choice([decision for decision in g.open if decision.seat not in g.held])
        asked = [GAME.prompt(g, decision), *(GAME.label(g, decision, key) for key in decision.legal())]
        asked += [refusal.message() for refusal in GAME.refused(g, decision)]
        for key in decision.legal():
            assert all(":" in ref for ref in GAME.refs(g, decision, key)), key
        take(g, decision, chance.choice(decision.legal()))
        asked += [GAME.tell(g, event) for event in take_events(g)]
        for language in BOTH:
            for message in asked:
                assert spoken(language).say(message).strip()
            assert GAME.describe(GAME.view(g, decision.seat), spoken(language))
    for language in BOTH:
        assert spoken(language).missing == set()
        assert spoken(language).faults == set()


# -- labels and lights


def label(g: Avalon, key: str, seat: int = 0) -> str:
    return said(GAME.label(g, question(g, seat), key))[1]


def refs(g: Avalon, key: str, seat: int = 0) -> tuple[str, ...]:
    return GAME.refs(g, question(g, seat), key)


def test_actions_of_the_day_by_name_and_price() -> None:
    g = at_work(2)
    assert label(g, "location:mend_nets") == "Mend nets (pay 2 Energy)"
    assert label(g, "character") == "Set snares (pay 2 Energy)"
    assert label(g, "travel:102") == "Travel to The Still Pool"
    assert label(g, "trade:1") == "Offer Oda the Ferrywoman a trade"
    assert refs(g, "location:mend_nets") == ("location:101",)
    assert refs(g, "travel:102") == ("location:102",)
    assert refs(g, "trade:1") == ("hero:1",)
    assert refs(g, "character") == ("hero:0",)


def test_a_trade_names_its_goods() -> None:
    g = answer(at_work(2), 0, "trade:1")
    assert label(g, "give:food") == "Give Food"
    assert label(g, "ask:wealth") == "Ask for Wealth"
    assert refs(g, "give:food") == ()


def test_journal_choices_say_their_price() -> None:
    g = answer(at_work(), 0, "explore")
    assert label(g, "help_the_netmaker") == "Help the netmaker. (each member must pay 1 Energy)"
    assert label(g, "leave") == "Leave."


def test_a_menhir_s_ways_by_name_or_by_price() -> None:
    g = answer(at_work(), 0, "menhir")
    assert label(g, "light:menhir").startswith("Light it: pay ")
    g = at_work()
    g.heroes[0].at = 104
    answer(ask_again(g), 0, "menhir")
    assert label(g, "light:blood") == "Light it: With blood (pay 2 Health)"


def test_the_one_who_died_is_named_in_the_question() -> None:
    g = at_work(2)
    g.open, g.mode = [], ""
    play(g, Die(0))
    assert said(GAME.prompt(g, question(g)))[1] == "Does another Character come in Wick the Fowler's place?"
    assert label(g, "take:saltwife") == "Marl the Saltwife comes"
    assert refs(g, "take:saltwife") == ("character:saltwife",)


# -- what happened


def told(g: Avalon, event: Any) -> str:
    return said(GAME.tell(g, event))[1]


def test_events_name_what_they_speak_of() -> None:
    g = at_work(2)
    assert told(g, ActionBegan((0, 1), "location:hunt", "location:105")).endswith(": Hunt.")
    assert told(g, ActionBegan((1,), "character", "character:bellman")) == "Oda the Ferrywoman: Listen to the bell."
    assert told(g, VerseRead("103", "v2")) == "Under a tile, dry as bread: the rite."
    assert told(g, PoolChanged(-2, 1)) == "Combat Pool: \N{MINUS SIGN}2, now 1."
    assert told(g, KeyConnected(0, "c.fowler.bite", "free")) == "Bite: the Free Key connects."


@pytest.mark.parametrize(
    ("target", "name"),
    [
        ("103", "The Sluice House"),
        ("hero:0", "Wick the Fowler"),
        ("secret:9#1", "Marsh Fever"),
        ("flaw:fowler", "Light stomach"),
        ("condition:cond.insane:0", "Going insane"),
        ("verse:dream:102.d1", "Dream at The Still Pool"),
        ("verse:book.12", "the Book of Secrets"),
        ("nightmare:104", "Broken Lantern"),
        ("skill:sk.courage.01.a", "Steps Forward"),
    ],
)
def test_a_dial_is_named_by_what_it_lies_on(target: str, name: str) -> None:
    g = coast("fowler")
    g.dials = [Dial(target, "time", 2)]
    (dial,) = GAME.view(g, 0).dials
    assert said(dial.name)[1] == name


def test_the_dead_are_told_by_their_own_name() -> None:
    g = at_work(2)
    g.open, g.mode = [], ""
    play(g, Die(0))
    answer(g, 0, "take:saltwife")
    lines = [told(g, event) for event in take_events(g)]
    assert "Wick the Fowler dies at Lantern Quay." in lines
    assert "Marl the Saltwife comes into the story at Lantern Quay." in lines


# -- previews


def foretold(g: Avalon, key: str, seat: int = 0) -> list[str]:
    return [said(message)[1] for message in GAME.preview(g, question(g, seat), key)]


def test_a_preview_goes_as_far_as_nothing_hidden_is_needed() -> None:
    g = at_work()
    assert "Wick the Fowler: Energy from 6 to 5." in foretold(g, "explore")
    assert not any("People look up" in line for line in foretold(g, "explore"))
    answer(g, 0, "explore")
    assert not any("Exp" in line for line in foretold(g, "ask_about_the_rite"))
    assert foretold(g, "pray") == ["Wick the Fowler loses 1 Magic (now 0)."]


def test_a_meal_is_foretold_to_each_although_all_are_asked_at_once() -> None:
    g = at_work(2)
    g.open, g.mode = [], ""
    g.heroes[0].energy, g.heroes[0].health = 3, 5
    play(g, RestAll())
    hungry, fed = foretold(g, "fast"), foretold(g, "eat")
    assert hungry[0] == "Wick the Fowler: Energy from 3 to 0."
    assert "Wick the Fowler: Health from 5 to 6." in fed
    assert not any("Saltwife" in line for line in fed)


def test_a_card_s_preview_says_what_connects_and_what_it_gives() -> None:
    g = play(coast("fowler"), MeetEncounter(members=[0], id="e.violet.eel_king"))
    answer(g, 0, "keep_hand")
    seen = {key: foretold(g, key) for key in question(g).legal() if key.startswith("play:")}
    assert any("the Free Key connects." in line for lines in seen.values() for line in lines)
    assert any(line.startswith("Combat Pool: +") for lines in seen.values() for line in lines)
    for lines in seen.values():
        joins = ["connects." in line for line in lines]
        assert joins == sorted(joins), "what it gives comes first, the keys last"


# -- questions


@pytest.mark.rule("TG-38.4", "TG-34.8")
def test_a_question_asks_only_about_what_is_offered() -> None:
    g = meet(speaker(), heroes=1)
    play(g, MeetEncounter(members=[0], id="enemy"))
    assert [decision.legal() for decision in g.open] == [("face", "fail")]
    assert asked(g) == ("Affrontare o rinunciare?", "Face it or give up?")
    g = meet(speaker(avoid={"cost": {"wealth": 1}}), heroes=1)
    play(g, MeetEncounter(members=[0], id="enemy"))
    assert asked(g) == ("Evitare, affrontare o rinunciare?", "Avoid it, face it or give up?")
    g = fight(enemy(), card("plain", "free cubes1|none|none"))
    assert asked(g)[1] == "Which card do you play?"
    say(g, next(key for key in g.open[0].legal() if key.startswith("play:")))
    assert asked(g) == ("Nessuna carta può seguire: e ora?", "No card can follow: what now?")


def asked(g: Avalon) -> tuple[str, ...]:
    return tuple(said(GAME.prompt(g, g.open[0])))


def test_the_effect_of_a_word_that_lasts_is_told() -> None:
    g = coast("fowler")
    do(g, {"modify": {"stat": "damage", "prevent": "all", "for": "day"}}, source="item:barrel_lid#1")
    (event,) = take_events(g)
    assert told(g, event).startswith("Barrel Lid (Wick the Fowler): ")
