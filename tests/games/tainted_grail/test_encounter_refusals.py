"""Why not: every refusal of an Encounter with its code and clause (Part G, scenarios of F.4 and F.5)."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any

import pytest
from tests.games.tainted_grail.fights import card, enemy, fight, meet, say, speaker, start, words_of
from tests.games.tainted_grail.tables import answer, asked, play, set_tracks

from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.deeds.encounter import DiscardFromHand, MeetEncounter
from tavola.games.tainted_grail.encounter import abilities, choose_card, diplomacy, equipment, flee, hands, turn
from tavola.games.tainted_grail.present.refusals_encounter import why_not_in_encounter
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Decision

WATCH = card(
    "watch",
    "free",
    abilities=[
        {"trigger": "place", "do": [{"charges": {"add": 1}}]},
        {"trigger": {"pay_charges": 2}, "do": [{"pool": 1}]},
        {"trigger": {"pay_charges": 1}, "do": [{"pool": 1}]},
    ],
)


def why(g: Avalon, key: str, seat: int | None = None) -> tuple[str, str] | None:
    decision = asked(g, seat)
    refusal = why_not_in_encounter(g, decision, key)
    if refusal is None:
        return None
    assert refusal.key == key
    return refusal.code, refusal.rule


@pytest.mark.rule("TG-34.6", "TG-34.8")
def test_a_card_not_in_hand_and_a_card_without_continue() -> None:
    """SC-139, SC-83."""
    g = fight(enemy(9))
    assert why(g, "play:plain1") == ("TG_E_NOT_IN_HAND", "TG-34.6")
    assert why(g, "play:plain15") is None
    say(g, "play:plain15")
    assert why(g, "play:plain14") == ("TG_E_NO_CONTINUE", "TG-34.8")
    assert [(refusal.code, refusal.key) for refusal in GAME.refused(g, asked(g))] == [
        ("TG_E_NO_CONTINUE", "play:plain14"),
        ("TG_E_NO_CONTINUE", "play:plain13"),
    ]


@pytest.mark.rule("TG-33.4")
def test_a_magic_key_nobody_can_pay() -> None:
    spark = card("spark", "free|magic continue|none")
    g = meet(enemy(9), spark, decks=[["plain20", "spark"]])
    g.heroes[0].resources["magic"] = 0
    start(g)
    assert why(g, "play:spark:m1") == ("TG_E_MAGIC_NONE", "TG-33.4")
    say(g, "play:plain20")
    assert why(g, "play:spark") == ("TG_E_MAGIC_NONE", "TG-34.8")  # with Magic it would continue
    assert why(g, "play:spark:m2") == ("TG_E_MAGIC_NONE", "TG-33.4")


@pytest.mark.rule("TG-37.13")
def test_the_card_limit() -> None:
    chain = [card(f"chain{n}", "free continue|none|none") for n in range(3)]
    g = fight(enemy(9, traits=["fast"]), *chain, decks=[["chain0", "chain1", "chain2"]])
    say(g, "play:chain0", "play:chain1")
    assert why(g, "play:chain2") == ("TG_E_CARD_LIMIT", "TG-37.13")
    refusal = why_not_in_encounter(g, asked(g), "play:chain2")
    assert refusal is not None
    assert refusal.args == {"n": 2}


@pytest.mark.rule("TG-36.3")
def test_in_panic_nothing_comes_from_hand_first() -> None:
    """SC-93."""
    g = meet(enemy(9))
    set_tracks(g, 0, 3, 3, 4)
    start(g)
    assert why(g, "play:plain15") == ("TG_E_PANIC_FIRST", "TG-36.3")
    assert why(g, "stop") == ("TG_E_PANIC_FIRST", "TG-36.3")


@pytest.mark.rule("TG-33.10", "TG-33.17")
def test_charges_covered_too_few_or_refused() -> None:
    """SC-188."""
    g = fight(enemy(9), WATCH, decks=[["watch"]])
    say(g, "play:watch")
    assert why(g, "charge:card:watch#2") is None
    assert why(g, "charge:card:watch#1") == ("TG_E_CHARGES", "TG-33.17")
    say(g, "stop", "play:plain15")
    assert why(g, "charge:card:watch#2") == ("TG_E_COVERED", "TG-33.10")

    g = fight(enemy(9), {**WATCH, "passive": True}, heroes=2, decks=[["watch"]])
    say(g, "active:0", "play:watch", "stop", "charge:card:watch#2", "refuse")
    assert why(g, "charge:card:watch#2") == ("TG_E_CONSENT", "TG-33.17")


@pytest.mark.rule("TG-33.17", "TG-34.2")
def test_only_the_active_character_acts() -> None:
    """SC-133."""
    g = fight(enemy(9), {**WATCH, "passive": True}, heroes=2, decks=[["watch"]])
    say(g, "active:0", "play:watch", "stop", "charge:card:watch#2")
    assert asked(g).seat == 0  # asked for its agreement, while the other is Active
    assert why(g, "charge:card:watch#2") == ("TG_E_NOT_ACTIVE", "TG-33.17")
    assert why(g, "play:plain15") == ("TG_E_NOT_ACTIVE", "TG-34.2")
    assert why(g, "use:item:axe#1#0") == ("TG_E_NOT_ACTIVE", "TG-33.17")
    assert why(g, "flee") == ("TG_E_FLEE_PHASE", "TG-36.10")


@pytest.mark.rule("TG-34.2")
def test_nobody_is_activated_twice_in_a_turn() -> None:
    g = fight(enemy(9), heroes=3)
    say(g, "active:0", "play:plain15", "stop")
    assert why(g, "active:0") == ("TG_E_ALREADY_ACTIVATED", "TG-34.2")
    assert [refusal.key for refusal in GAME.refused(g, asked(g))] == ["active:0"]


@pytest.mark.rule("TG-40.9")
def test_one_attempt_to_flee_with_the_coin() -> None:
    """SC-173."""
    g = fight(enemy(9), flee_coin=True)
    g.loaded = [0]
    say(g, "flee")
    assert why(g, "flee") == ("TG_E_FLEE_ONCE", "TG-40.9")


@pytest.mark.rule("TG-38.6")
def test_diplomacy_is_fled_of_one_mind() -> None:
    """SC-154."""
    g = fight(speaker(), words_of("more", "free continue|none|none"), heroes=2)
    say(g, "active:0", "flee", "refuse")
    assert why(g, "flee") == ("TG_E_NOT_UNANIMOUS", "TG-38.6")


def offered(**avoid: Any) -> Avalon:
    foe = speaker(avoid=avoid) if avoid else speaker()
    return meet(foe, heroes=2)


def drawn(g: Avalon) -> Avalon:
    return play(g, MeetEncounter(members=[0, 1], id="enemy"))


@pytest.mark.rule("TG-38.4", "TG-38.5")
def test_avoid_refused_for_want_of_the_section_the_requirement_or_the_cost() -> None:
    """SC-141, SC-144."""
    g = drawn(offered())
    assert why(g, "avoid", 0) == ("TG_E_AVOID_NONE", "TG-38.4")
    g = drawn(offered(requires={"res": {"rep": ">=3"}}))
    assert why(g, "avoid", 0) == ("TG_E_AVOID_REQ", "TG-38.5")
    g = offered(cost={"wealth": 1})
    g.heroes[1].resources["wealth"] = 0
    drawn(g)
    assert why(g, "avoid", 1) == ("TG_E_COST", "TG-38.5")
    assert [refusal.code for refusal in GAME.refused(g, asked(g, 0))] == ["TG_E_COST"]


@pytest.mark.rule("TG-38.4")
def test_avoid_comes_too_late_once_it_has_begun() -> None:
    g = drawn(offered(cost={"wealth": 1}))
    answer(g, "face", 0)
    answer(g, "face", 1)
    assert why(g, "avoid") == ("TG_E_AVOID_LATE", "TG-38.4")


@pytest.mark.rule("TG-32.9")
def test_a_hand_of_one_card_cannot_be_exchanged() -> None:
    g = play(meet(enemy(9)), MeetEncounter(members=[0], id="enemy"))
    say(g, "mulligan", "mulligan")
    assert why(g, "mulligan") == ("TG_E_MULLIGAN_MIN", "TG-32.9")


@pytest.mark.rule("TG-32.7", "TG-26.10")
def test_equipment_is_fixed_and_a_flipped_item_is_used_up() -> None:
    spear = {
        "id": "spear",
        "keyword": "weapon",
        "copies": 2,
        "abilities": [{"trigger": {"act": {"flip": "self"}, "during": "combat"}, "do": [{"pool": 1}]}],
    }
    g = meet(enemy(9), items=[spear], held=[["spear#1", "spear#2"]])
    g.heroes[0].items[1].up = False
    start(g)
    assert why(g, "take_up:spear#2") == ("TG_E_EQUIP_CLOSED", "TG-32.7")
    assert why(g, "use:item:spear#2#0") == ("TG_E_EQUIP_CLOSED", "TG-32.7")
    say(g, "use:item:spear#1#0")
    assert why(g, "use:item:spear#1#0") == ("TG_E_ITEM_FLIPPED", "TG-26.10")


@pytest.mark.rule("TG-33.17")
def test_an_ability_out_of_its_phase() -> None:
    late = {"trigger": {"pay_charges": 1, "phase": "attack"}, "do": [{"pool": 1}]}
    g = fight(enemy(9), card("late", "free", abilities=[WATCH["abilities"][0], late]), decks=[["late"]])
    say(g, "play:late")
    assert why(g, "charge:card:late#1") == ("TG_E_PHASE", "TG-33.17")


def test_outside_encounters_there_is_nothing_to_say() -> None:
    g = fight(enemy(9))
    decision = asked(g)
    assert why_not_in_encounter(g, decision, "sing") is None
    g.encounter = None
    assert why_not_in_encounter(g, decision, "flee") is None
    assert GAME.refused(g, Decision(1, 0, "play_card")) == []


@pytest.mark.rule("TG-36.3", "TG-34.6")
def test_answers_of_an_encounter_that_name_the_wrong_thing_have_reasons_too() -> None:
    """They were no options at all, without a word."""
    g = fight(enemy(9))
    refusal = GAME.why_not(g, asked(g), "panic")
    assert (refusal.code, refusal.rule) == ("TG_E_NO_ACTION", "TG-36.3")
    g.open = []  # something else comes first
    play(g, DiscardFromHand(0, 1))
    refusal = GAME.why_not(g, asked(g), "discard:plain1")
    assert (refusal.code, refusal.rule) == ("TG_E_NOT_IN_HAND", "TG-34.6")


def test_every_refusal_has_words_in_both_languages() -> None:
    sources = "".join(
        inspect.getsource(module) for module in (abilities, choose_card, diplomacy, equipment, flee, hands, turn)
    )
    told_with_the_day = {"tg-e-phase"}
    codes = {code.lower().replace("_", "-") for code in re.findall(r'"(TG_E_\w+)"', sources)} - told_with_the_day
    root = Path(__file__).parents[3] / "packs/tainted_grail/locale"
    for language in ("it", "en"):
        words = "".join(path.read_text() for path in (root / language).glob("*.ftl"))
        assert not [code for code in sorted(codes) if f"refusal-{code} =" not in words], language
