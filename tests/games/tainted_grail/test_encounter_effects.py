"""The words of cards that live in Encounters, one by one (D.6), and Abilities used by choice (D.5)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.fights import card, enemy, fight, hand, line, meet, say, scene, speaker, start, words_of
from tests.games.tainted_grail.tables import events, keys, play, prompts, table
from tests.games.tainted_grail.test_encounters import effect

from tavola.games.tainted_grail.deeds.encounter import MeetEncounter
from tavola.games.tainted_grail.events.encounter import NoEncounterFound
from tavola.games.tainted_grail.state import Guardian


def placed(*do: dict[str, Any], id: str = "act", **more: Any) -> dict[str, Any]:
    return card(id, "free", abilities=[{"trigger": "place", "do": list(do)}], **more)


# -- discard


@pytest.mark.rule("TG-36.7")
def test_all_but_so_many_cards_are_discarded() -> None:
    g = fight(enemy(9), placed({"discard": {"hand_but": 1}}), decks=[["act"]])
    left, right = hand(g)[1:]
    say(g, "play:act")
    assert keys(g) == [f"keep:{left}", f"keep:{right}"]
    say(g, f"keep:{right}")
    assert hand(g) == [right]


def test_a_hand_that_is_small_enough_is_kept() -> None:
    g = fight(enemy(9), placed({"discard": {"hand_but": 2}}), decks=[["act"]])
    say(g, "play:act")
    assert len(hand(g)) == 2


def test_cards_from_the_top_of_the_deck() -> None:
    g = fight(enemy(9), placed({"discard": {"from": "deck_top", "n": 2}}), decks=[["act"]])
    top = g.heroes[0].combat.deck[-2:]
    say(g, "play:act")
    assert g.heroes[0].combat.discard == top[::-1]


# -- whom it means


@pytest.mark.rule("TG-34.4")
def test_a_text_that_says_each_means_every_member_still_there() -> None:
    act = placed({"draw": 1, "who": "each"}, {"discard": {"from": "deck_top", "n": 1}, "who": "others"})
    g = fight(enemy(9), act, heroes=2, decks=[["act"]])
    say(g, "active:0", "play:act")
    assert [len(hand(g, seat)) for seat in (0, 1)] == [3, 4]
    assert [len(hero.combat.discard) for hero in g.heroes] == [0, 1]


# -- words of the other kind of Encounter


@pytest.mark.rule("TG-39.15")
def test_cubes_mean_nothing_in_diplomacy_nor_affinity_in_combat() -> None:
    g = fight(
        speaker(), words_of("act", "free", abilities=[{"trigger": "place", "do": [{"pool": 3}]}]), decks=[["act"]]
    )
    say(g, "play:act")
    assert scene(g).pool == 0
    g = fight(enemy(9), placed({"affinity": 2}), decks=[["act"]])
    say(g, "play:act")
    assert scene(g).marker == 0


# -- how it ends


@pytest.mark.parametrize(("end", "exp", "food"), [("win", 1, 3), ("lose", 0, 1), ("run_away", 0, 1)])
@pytest.mark.rule("TG-36.15", "TG-36.12")
def test_a_text_may_end_the_encounter(end: str, exp: int, food: int) -> None:
    foe = enemy(9, reward=[{"gain": {"exp": 1}}])
    g = meet(foe, placed({"end_encounter": end}, {"gain": {"wealth": 5}}), decks=[["act"]])
    start(g, win=[effect(gain={"food": 1})], lose=[effect(lose={"food": 1})], hero=0)
    say(g, "play:act")
    assert g.encounter is None
    assert g.heroes[0].resources["exp"] == exp
    assert g.heroes[0].resources["food"] == food
    assert g.heroes[0].resources["wealth"] == 1  # at once: nothing more of the card is done


@pytest.mark.rule("TG-21.5")
def test_a_text_may_send_a_character_out_of_the_encounter() -> None:
    g = fight(enemy(9), placed({"leave_encounter": "self"}, {"gain": {"food": 1}}), heroes=2, decks=[["act"]])
    say(g, "active:0", "play:act")
    assert scene(g).members == [1]
    assert scene(g).active == 1
    assert line(g) == ["act"]
    assert g.heroes[0].resources["food"] == 2


# -- Charges and uses


@pytest.mark.rule("TG-33.17", "TG-36.14")
def test_charges_may_lie_on_an_item_and_go_with_the_encounter() -> None:
    bell = {
        "id": "bell",
        "abilities": [
            {"trigger": "encounter_start", "do": [{"charges": {"add": 2}}]},
            {"trigger": {"pay_charges": 1}, "do": [{"pool": 1}]},
        ],
    }
    g = fight(enemy(9), items=[bell], held=[["bell#1"]])
    assert g.heroes[0].items[0].charges == 2
    say(g, "charge:item:bell#1#1")
    assert (g.heroes[0].items[0].charges, scene(g).pool) == (1, 1)
    say(g, "flee")
    assert g.heroes[0].items[0].charges == 0


def test_help_that_was_refused_is_not_asked_for_again_in_this_activation() -> None:
    tool = card(
        "tool",
        "free",
        passive=True,
        abilities=[{"trigger": {"act": {"energy": 1}, "during": "combat"}, "do": [{"pool": 1}]}],
    )
    g = fight(enemy(9), tool, heroes=2, decks=[["tool"]])
    g.heroes[0].energy = 0
    say(g, "active:0", "play:tool", "use:card:tool#0", "stay")
    assert (scene(g).pool, g.heroes[1].energy) == (0, 6)
    assert "use:card:tool#0" not in keys(g)


def test_an_action_on_a_card_of_the_sequence_is_its_owners() -> None:
    tool = card(
        "tool",
        "free",
        passive=True,
        abilities=[{"trigger": {"act": {"energy": 1}, "during": "combat"}, "do": [{"pool": 1}]}],
    )
    g = fight(enemy(9), tool, heroes=2, decks=[["tool"]])
    say(g, "active:0", "play:tool")
    assert "use:card:tool#0" in keys(g)
    say(g, "use:card:tool#0")
    assert prompts(g) == [(1, "help")]
    say(g, "stay")
    assert (scene(g).pool, g.heroes[0].energy, g.heroes[1].energy) == (1, 5, 6)
    say(g, "stop")
    assert "use:card:tool#0" not in keys(g)


def test_an_item_used_in_diplomacy_is_not_offered_in_combat() -> None:
    seal = {
        "id": "seal",
        "abilities": [{"trigger": {"act": {"flip": "self"}, "during": "diplomacy"}, "do": [{"affinity": 1}]}],
    }
    assert "use:item:seal#1#0" not in keys(fight(enemy(9), items=[seal], held=[["seal#1"]]))
    g = fight(speaker(), items=[seal], held=[["seal#1"]])
    say(g, "use:item:seal#1#0")
    assert scene(g).marker == 4


# -- named cards


@pytest.mark.rule("TG-25.1", "TG-24.5")
def test_a_guardian_named_by_a_text_is_taken_from_the_map() -> None:
    g = table()
    g.encounter_decks["violet"].remove("guardian1")
    g.guardians = [Guardian("guardian1", 104)]
    play(g, MeetEncounter(members=[0], id="guardian1"))
    assert scene(g).card == "guardian1"
    assert g.guardians == []


@pytest.mark.rule("TG-24.5")
def test_a_card_that_is_out_of_the_campaign_is_not_met() -> None:
    g = table()
    g.encounter_decks["green"].remove("wolf")
    g.encounters_removed = ["wolf"]
    play(g, MeetEncounter(members=[0], id="wolf"))
    assert g.encounter is None
    assert len(events(g, NoEncounterFound)) == 1


def test_an_encounter_for_nobody_is_none() -> None:
    g = table()
    g.heroes[0].alive = False
    play(g, MeetEncounter(members=[0], id="wolf"))
    assert g.encounter is None
    assert "wolf" in g.encounter_decks["green"]
