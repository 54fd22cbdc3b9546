"""Encounters: decks, how they start, equipment, hands, and what follows (TG-24, TG-26.10, TG-30.2, TG-32)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.fights import card, enemy, fight, get_ready, hand, line, meet, say, scene, speaker, start
from tests.games.tainted_grail.tables import events, keys, make_box, play, prompts, table, wolf

from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.content.effect import Effect, read_effect
from tavola.games.tainted_grail.deeds.encounter import MeetEncounter
from tavola.games.tainted_grail.effects.run import carry_out
from tavola.games.tainted_grail.events.encounter import CardsDrawn, EncounterDrawn, NoEncounterFound
from tavola.games.tainted_grail.state import Avalon, Held
from tavola.kernel.flow import run

JAB = card("jab", "free cubes9|none|none")
AXE = {"id": "axe", "keyword": "weapon", "copies": 2}
CLUB = {"id": "club", "keyword": "weapon"}


def effect(**word: Any) -> Effect:
    return read_effect(word)


# -- decks


@pytest.mark.rule("TG-24.1", "TG-24.3", "TG-24.4", "TG-24.5")
def test_drawing_takes_the_top_card_and_starts_at_once() -> None:
    g = table()
    g.encounter_decks["green"] = ["boar", "wolf"]
    play(g, MeetEncounter(members=[0], deck="green"))
    assert scene(g).card == "wolf"
    assert scene(g).kind == "combat"
    assert g.encounter_decks["green"] == ["boar"]
    assert [event.card for event in events(g, EncounterDrawn)] == ["wolf"]


@pytest.mark.rule("TG-24.4", "TG-38.7")
def test_a_blue_card_starts_diplomacy() -> None:
    g = start(meet(speaker()))
    assert scene(g).kind == "diplomacy"


@pytest.mark.rule("TG-24.5")
def test_an_empty_deck_means_no_encounter_and_neither_branch_of_the_text() -> None:
    g = table()
    g.encounter_decks["green"] = []
    play(g, MeetEncounter(members=[0], deck="green", win=[effect(gain={"food": 1})], lose=[effect(gain={"food": 5})]))
    assert g.encounter is None
    assert len(events(g, NoEncounterFound)) == 1
    assert g.heroes[0].resources["food"] == 2


@pytest.mark.rule("TG-24.5")
def test_a_named_card_is_searched_for_and_its_deck_shuffled() -> None:
    g = table()
    g.encounter_decks["green"] = ["boar", "wolf", "thug"]
    rng = g.rng
    play(g, MeetEncounter(members=[0], id="boar"))
    assert scene(g).card == "boar"
    assert sorted(g.encounter_decks["green"]) == ["thug", "wolf"]
    assert g.rng != rng


@pytest.mark.rule("TG-24.2", "TG-24.5")
def test_a_card_kept_out_of_the_decks_goes_back_there() -> None:
    g = table()
    assert g.encounters_unused == ["first_wolf"]
    play(g, MeetEncounter(members=[0], id="first_wolf"))
    assert g.encounters_unused == []
    get_ready(g)
    say(g, "flee")
    assert g.encounters_unused == ["first_wolf"]
    assert "first_wolf" not in g.encounter_decks["green"]


@pytest.mark.rule("TG-24.6")
def test_every_deck_is_known_by_its_name() -> None:
    assert set(table().encounter_decks) == {"green", "grey", "violet", "blue"}


def text_box() -> AvalonBox:
    return make_box(encounters=[{"id": "rain", "deck": "green", "kind": "text", "difficulty": 1, "do": RAIN}])


RAIN = [{"lose": {"energy": 1}, "who": "each"}, {"gain": {"food": 1}}]


@pytest.mark.rule("TG-24.4")
def test_a_card_without_open_keys_is_carried_out_as_text() -> None:
    g = table("beor", "ailei", box=text_box())
    play(g, MeetEncounter(members=[0, 1], id="rain", win=[effect(gain={"exp": 1})], lose=[effect(gain={"exp": 1})]))
    assert g.encounter is None
    assert [hero.energy for hero in g.heroes] == [5, 5]
    assert [hero.resources["food"] for hero in g.heroes] == [3, 2]
    assert [hero.resources["exp"] for hero in g.heroes] == [0, 0]
    assert g.encounter_decks["green"][0] == "rain"


@pytest.mark.rule("TG-36.15", "TG-24.3")
@pytest.mark.parametrize(("answers", "food"), [(["play:jab", "stop"], 3), (["flee"], 1)])
def test_the_text_goes_on_with_what_it_says_of_a_win_or_of_any_other_end(answers: list[str], food: int) -> None:
    g = meet(enemy(9), JAB, decks=[["jab"]])
    start(g, win=[effect(gain={"food": 1})], lose=[effect(lose={"food": 1})], hero=0, source="verse:101.v1")
    say(g, *answers)
    assert g.heroes[0].resources["food"] == food


@pytest.mark.rule("TG-38.4")
def test_after_an_avoided_encounter_the_text_follows_neither_branch() -> None:
    g = meet(speaker(avoid={}))
    play(
        g,
        MeetEncounter(members=[0], id="enemy", win=[effect(gain={"food": 1})], lose=[effect(gain={"food": 1})], hero=0),
    )
    say(g, "avoid")
    assert g.encounter is None
    assert g.heroes[0].resources["food"] == 2


@pytest.mark.rule("TG-24.3", "TG-21.9", by="helpers")
def test_the_word_encounter_is_for_the_character_and_its_party() -> None:
    g = table("beor", "ailei", "arev")
    g.party = [0, 2]
    carry_out(g, [effect(encounter={"deck": "green"})], 0, "location:101")
    run(g)
    assert scene(g).members == [0, 2]


def test_an_encounter_met_inside_another_begins_when_that_one_is_over() -> None:
    foe = enemy(9, reward=[{"encounter": {"deck": "green"}}])
    g = fight(foe, JAB, decks=[["jab"]])
    g.encounter_decks["green"] = ["wolf"]
    deck = 3 + len(g.heroes[0].combat.deck)
    say(g, "play:jab", "stop")
    assert scene(g).card == "wolf"
    assert len(hand(g)) + len(g.heroes[0].combat.deck) == deck
    assert g.encounter_decks["grey"][0] == "enemy"


# -- equipment


def owning(*copies: str, **more: Any) -> Avalon:
    return meet(enemy(9), JAB, decks=[["jab"]], items=[AXE, CLUB], held=[list(copies)], **more)


def draw_card(g: Avalon) -> Avalon:
    return play(g, MeetEncounter(members=[0], id="enemy"))


@pytest.mark.rule("TG-32.6", "TG-26.3", "TG-26.5")
def test_at_the_equipment_check_any_item_may_be_chosen_one_of_each_keyword() -> None:
    g = owning("axe#1", "club#1")
    g.heroes[0].items[1].up = False
    draw_card(g)
    assert prompts(g) == [(0, "equipment")]
    assert keys(g) == ["ready", "set_aside:axe#1", "take_up:club#1"]
    say(g, "take_up:club#1")
    assert scene(g).set_aside == ["axe#1"]
    assert g.heroes[0].items[1].up
    assert prompts(g) == [(0, "mulligan")]  # everything has been decided on
    say(g, "keep_hand", "flee")
    assert [held.up for held in g.heroes[0].items] == [True, False]  # as it lay before


@pytest.mark.rule("TG-32.6")
def test_by_the_other_reading_only_what_is_face_up_can_be_used() -> None:
    g = owning("axe#1", "club#1", equipment="fixed_at_dawn")
    g.heroes[0].items[1].up = False
    draw_card(g)
    assert keys(g) == ["ready", "set_aside:axe#1"]


@pytest.mark.rule("TG-32.6")
def test_an_item_without_a_keyword_may_be_left_unused_as_well() -> None:
    """Keys that an Item connects give their bonuses whether wanted or not (TG-33.7)."""
    pens = {
        "id": "pens",
        "abilities": [
            {"trigger": "visible", "do": [{"modify": {"stat": "attr.aggression", "add": 1, "for": "visible"}}]}
        ],
    }
    trap = card("trap", "free|none|bonus tear")
    for choice, laid in (("ready", []), ("set_aside:pens#1", ["trap"])):
        g = meet(enemy(9), trap, decks=[["trap"]], items=[pens, {"id": "rope"}], held=[["pens#1", "rope#1"]])
        draw_card(g)
        assert keys(g) == ["ready", "set_aside:pens#1"]  # a rope does nothing by itself
        say(g, choice, "keep_hand", "play:trap")
        assert line(g) == laid
        say(g, "flee")
        assert [held.id for held in g.heroes[0].items] == ["pens#1", "rope#1"]


@pytest.mark.rule("TG-32.7")
def test_items_gained_in_the_encounter_are_owned_but_not_used() -> None:
    charm = {
        "id": "charm",
        "abilities": [
            {"trigger": "visible", "do": [{"modify": {"stat": "damage", "prevent": "all", "for": "visible"}}]}
        ],
    }
    foe = enemy(9, table=[{"pool": [0, 8], "do": [{"item": {"gain": "charm"}}, {"damage": 1}]}])
    g = fight(foe, JAB, decks=[["plain20", "jab"]], items=[charm])
    say(g, "play:plain20", "stop")
    assert [held.id for held in g.heroes[0].items] == ["charm#1"]
    assert g.heroes[0].health == 7


@pytest.mark.rule("TG-26.10", "TG-36.14")
def test_flipped_and_not_in_use_are_two_things_and_only_the_first_ends_with_the_encounter() -> None:
    """Part H 38."""
    spear = {
        "id": "spear",
        "keyword": "weapon",
        "abilities": [{"trigger": {"act": {"flip": "self"}, "during": "combat", "phase": "play"}, "do": [{"pool": 1}]}],
    }
    g = meet(enemy(9), items=[spear, CLUB], held=[["spear#1", "club#1"]])
    g.heroes[0].items[1].up = False
    start(g)
    assert "use:item:spear#1#0" in keys(g)
    say(g, "use:item:spear#1#0")
    assert scene(g).pool == 1
    assert g.heroes[0].items[0] == Held("spear#1", up=True, flipped=True)
    assert "use:item:spear#1#0" not in keys(g)
    say(g, "flee")
    assert g.heroes[0].items == [Held("spear#1"), Held("club#1", up=False)]


@pytest.mark.rule("TG-26.10")
def test_a_text_may_flip_an_item_of_a_keyword() -> None:
    throw = card("throw", "free", abilities=[{"trigger": "place", "do": [{"flip": {"keyword": "weapon"}}]}])
    g = meet(enemy(9), throw, decks=[["throw"]], items=[AXE], held=[["axe#1"]])
    start(g)
    say(g, "play:throw")
    assert g.heroes[0].items[0].flipped


# -- hands


@pytest.mark.rule("TG-32.8")
@pytest.mark.parametrize(("heroes", "cards"), [(1, 3), (2, 3), (3, 3), (4, 2)])
def test_starting_hands_are_three_cards_and_two_for_four(heroes: int, cards: int) -> None:
    """SC-125."""
    g = fight(enemy(9), heroes=heroes)
    assert [len(hand(g, seat)) for seat in range(heroes)] == [cards] * heroes


@pytest.mark.rule("TG-32.8", "TG-40.1")
def test_narrative_mode_does_not_scale_hands() -> None:
    """Part H 13."""
    g = fight(enemy(9), heroes=4, narrative=True)
    assert len(hand(g)) == 2


@pytest.mark.rule("TG-32.9")
def test_a_hand_may_be_exchanged_down_to_one_card_and_stays_out_of_the_deck() -> None:
    """SC-127; Part H 34."""
    g = draw_card(meet(enemy(9)))
    assert len(g.heroes[0].combat.deck) == 12
    say(g, "mulligan", "mulligan")
    assert len(hand(g)) == 1
    assert len(g.heroes[0].combat.deck) == 15 - 6
    assert len(g.heroes[0].combat.discard) == 5
    assert prompts(g) == [(0, "play_card")]  # one card cannot be exchanged


@pytest.mark.rule("TG-32.9")
def test_by_the_other_reading_the_hand_is_shuffled_back() -> None:
    g = draw_card(meet(enemy(9), mulligan="shuffled_back"))
    say(g, "mulligan", "keep_hand")
    assert (len(hand(g)), len(g.heroes[0].combat.deck), g.heroes[0].combat.discard) == (2, 13, [])


@pytest.mark.rule("TG-32.10", "TG-32.1", "TG-32.2")
def test_when_all_have_their_hands_the_first_turn_begins() -> None:
    g = play(meet(enemy(9), heroes=2), MeetEncounter(members=[0, 1], id="enemy"))
    assert prompts(g) == [(0, "mulligan")]
    say(g, "keep_hand")
    assert prompts(g) == [(1, "mulligan")]
    say(g, "keep_hand")
    assert prompts(g) == [(0, "active")]
    assert (scene(g).turn, scene(g).pool) == (0, 0)


@pytest.mark.rule("TG-32.5")
def test_what_starts_with_the_encounter_comes_after_the_equipment_and_before_the_hands() -> None:
    horn = {"id": "horn", "keyword": "relic", "abilities": [{"trigger": "encounter_start", "do": [{"pool": 1}]}]}
    g = draw_card(meet(enemy(9), items=[horn], held=[["horn#1"]]))
    assert (prompts(g), scene(g).pool) == ([(0, "equipment")], 0)
    say(g, "ready")
    assert (prompts(g), scene(g).pool) == ([(0, "mulligan")], 1)
    g = draw_card(meet(enemy(9), items=[horn], held=[["horn#1"]]))
    say(g, "set_aside:horn#1")
    assert scene(g).pool == 0


# -- after it


@pytest.mark.rule("TG-30.2", "TG-36.14")
def test_played_and_discarded_cards_are_shuffled_back_in_the_end() -> None:
    g = draw_card(meet(enemy(9), heroes=1))
    before = sorted([*hand(g), *g.heroes[0].combat.deck])
    say(g, "mulligan", "keep_hand")
    say(g, f"play:{hand(g)[0]}", "stop", "flee")
    cards = g.heroes[0].combat
    assert (cards.hand, cards.discard, sorted(cards.deck)) == ([], [], before)


@pytest.mark.rule("TG-20.3", "TG-36.14")
def test_a_quest_met_in_an_encounter_waits_for_its_end() -> None:
    quest = {"success_if": {"res": {"food": ">=3"}}, "on_success": [{"gain": {"exp": 1}}]}
    tale = {"id": "feast", "chapter": 1, "part": 9, "padlock": True, "quest": quest}
    g = fight(enemy(9, table=[{"pool": [0, 8], "do": [{"gain": {"food": 1}}]}]), events=[tale])
    g.quests = ["event:feast"]
    say(g, "play:plain15", "stop")
    assert g.heroes[0].resources["exp"] == 0
    say(g, "flee")
    assert g.heroes[0].resources["exp"] == 1


@pytest.mark.rule("TG-32.11")
def test_drawing_shows_what_was_hidden() -> None:
    g = draw_card(meet(enemy(9)))
    (drawn,) = events(g, CardsDrawn)
    assert (drawn.reveals, len(drawn.cards)) == ("hidden", 3)
    assert not drawn.secret


def test_a_wolf_of_the_plain_box_can_be_met_and_beaten() -> None:
    assert wolf("wolf")["value"] == 1
    g = get_ready(play(table(), MeetEncounter(members=[0], id="wolf")))
    say(g, next(key for key in keys(g) if key.startswith("play:")), "stop")
    assert g.encounter is None
