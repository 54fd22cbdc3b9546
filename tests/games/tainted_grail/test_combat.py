"""The Combat Turn, Panic, empty decks, the checks and what follows victory (TG-34, TG-36)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.fights import card, enemy, fight, hand, meet, say, scene, start
from tests.games.tainted_grail.tables import answer, events, keys, prompts, set_tracks, tracks

from tavola.games.tainted_grail.events.encounter import CardsDrawn

JAB = card("jab", "free cubes1|none|none")
CHAIN = [card(f"chain{n}", "free continue cubes1|none|none") for n in range(1, 6)]


def row(*do: dict[str, Any], value: int = 9) -> list[dict[str, Any]]:
    return [{"pool": [0, value - 1], "do": list(do)}]


# -- bonus icons


@pytest.mark.rule("TG-35.1", "TG-35.2")
def test_cube_icons_fill_the_pool_and_draw_icons_the_hand() -> None:
    g = fight(enemy(9), card("both", "free cubes3 draw2|none|none"), decks=[["both"]])
    say(g, "play:both")
    assert scene(g).pool == 3
    assert len(hand(g)) == 2 + 2


@pytest.mark.rule("TG-33.16")
def test_damage_lowers_health_by_so_much() -> None:
    g = fight(enemy(9, table=row({"damage": 3})))
    say(g, "play:plain15", "stop")
    assert tracks(g) == (5, 5, 2)  # and Energy with it


# -- act I


@pytest.mark.rule("TG-34.1", "TG-34.2", "TG-34.3", "TG-34.16")
def test_every_member_is_activated_once_in_a_turn() -> None:
    g = fight(enemy(9), heroes=3)
    assert prompts(g) == [(0, "active")]
    assert keys(g) == ["active:0", "active:1", "active:2"]
    say(g, "active:0", "play:plain15", "stop")
    assert (keys(g), scene(g).activated) == (["active:1", "active:2"], [0])
    say(g, "active:1", "play:plain30", "stop")
    assert scene(g).active == 2  # the last one needs no question
    say(g, "play:plain45", "stop")
    assert (scene(g).turn, scene(g).activated) == (1, [])


@pytest.mark.rule("TG-34.2", "TG-41.4")
def test_without_unanimity_the_lowest_character_number_is_active() -> None:
    g = fight(enemy(9), heroes=3, chronicler=2)
    assert prompts(g) == [(0, "active")]  # not the Chronicler's to decide
    say(g, "active:2")
    assert prompts(g) == [(1, "agree_active"), (2, "agree_active")]
    answer(g, "agree", 2)
    answer(g, "refuse", 1)
    assert scene(g).active == 0

    g = fight(enemy(9), heroes=3)
    say(g, "active:2")
    answer(g, "agree", 1)
    answer(g, "agree", 2)
    assert scene(g).active == 2


@pytest.mark.rule("TG-34.4")
def test_effects_of_an_activation_touch_only_the_active_character() -> None:
    g = fight(enemy(9, table=row({"damage": 1}, {"gain": {"terror": 1}}), opportunity=[{"damage": 2}]), heroes=2)
    say(g, "active:0", "stop", "go_on")
    assert [tracks(g, seat)[1:] for seat in (0, 1)] == [(5, 3), (8, 2)]


# -- phase 2


@pytest.mark.rule("TG-34.9", "TG-34.11")
def test_who_plays_nothing_suffers_the_opportunity_attack_and_draws_a_card() -> None:
    """Part H 30."""
    g = fight(enemy(9, opportunity=[{"damage": 1}]))
    say(g, "stop")
    assert g.heroes[0].health == 7
    assert len(hand(g)) == 4
    assert prompts(g) == [(0, "before_attack")]


@pytest.mark.rule("TG-34.11")
def test_who_plays_a_card_suffers_none() -> None:
    g = fight(enemy(9, opportunity=[{"damage": 1}]))
    say(g, "play:plain15", "stop")
    assert g.heroes[0].health == 8


@pytest.mark.rule("TG-34.12", "TG-36.1")
def test_victory_is_checked_after_the_cards_not_after_each_cube() -> None:
    """SC-109; Part H 29: a later card takes the Pool below the Value again."""
    burst = card("burst", "free cubes5|none|none")
    spill = card("spill", "free continue|none|none", abilities=[{"trigger": "place", "do": [{"pool": -2}]}])
    g = fight(enemy(5), burst, spill, decks=[["burst", "spill"]])
    say(g, "play:burst")
    assert scene(g).pool == 5
    assert g.encounter is not None
    say(g, "play:spill", "stop")
    assert g.encounter is not None
    assert g.encounter.pool == 3


@pytest.mark.rule("TG-36.1", "TG-34.13")
def test_victory_is_checked_after_the_enemys_attack_too() -> None:
    """Part H 29."""
    g = fight(enemy(1, table=row({"pool": 1}, value=1)))
    say(g, "play:plain15", "stop")
    assert g.encounter is None
    assert g.met == ""
    assert not g.open


@pytest.mark.rule("TG-34.5", "TG-34.12")
@pytest.mark.parametrize("plays", [True, False])
def test_a_delayed_ability_that_fills_the_pool_wins_only_at_the_check(plays: bool) -> None:
    """SC-111."""
    late = card("late", "free", passive=True, abilities=[{"trigger": {"delayed": 1}, "do": [{"pool": 3}]}])
    g = fight(enemy(3, opportunity=[{"pool": -1}]), late, decks=[["late"]])
    say(g, "play:late", "stop", "go_on")
    assert scene(g).pool == 3
    say(g, *(["play:plain15", "stop"] if plays else ["stop"]))
    assert (g.encounter is None) is plays
    if not plays:
        assert scene(g).pool == 2


# -- phase 3


@pytest.mark.rule("TG-34.13", "TG-34.15")
def test_the_row_is_chosen_once_from_the_pool_before_the_attack() -> None:
    foe = enemy(
        9,
        table=[
            {"pool": [0, 1], "do": [{"damage": 5}]},
            {"pool": [2, 8], "do": [{"pool": -2}, {"damage": 1}, {"gain": {"terror": {"pool": True}}}]},
        ],
    )
    g = fight(foe, card("two", "free cubes2|none|none"), decks=[["two"]])
    say(g, "play:two", "stop")
    assert scene(g).pool == 0
    assert tracks(g) == (6, 7, 2)  # in printed order: no cube was left when Terror was counted


# -- act III


@pytest.mark.rule("TG-34.17")
def test_at_the_end_of_a_turn_hands_are_cut_to_three_and_then_a_card_is_drawn() -> None:
    """Part H 33: discard first, draw after; a hand may hold four."""
    g = fight(enemy(9), card("more", "free draw3|none|none"), decks=[["more"]])
    say(g, "play:more")
    assert len(hand(g)) == 5
    say(g, "stop")
    assert prompts(g) == [(0, "discard")]
    first, second = hand(g)[0], hand(g)[1]
    say(g, f"discard:{first}", f"discard:{second}")
    assert len(hand(g)) == 4
    assert g.heroes[0].combat.discard == [first, second]


@pytest.mark.rule("TG-36.4", "TG-34.17")
def test_in_panic_no_card_is_drawn_at_the_end_but_every_other_draw_is_made() -> None:
    """Part H 33."""
    more = card("more", "free draw|none|none")
    g = meet(enemy(9, table=row({"gain": {"terror": 7}})), more, decks=[["more"]])
    start(g)
    say(g, "play:more")
    assert len(hand(g)) == 3
    say(g, "stop")
    assert tracks(g) == (6, 8, 9)
    assert len(hand(g)) == 3


# -- Panic


@pytest.mark.rule("TG-36.3")
def test_in_panic_the_first_card_is_the_top_of_the_deck_and_compulsory() -> None:
    """SC-93."""
    lucky = card("lucky", "free cubes1|magic cubes2|none")
    g = meet(enemy(9, opportunity=[{"damage": 3}]), lucky, *CHAIN, decks=[["chain1", "chain2", "chain3", "lucky"]])
    set_tracks(g, 0, 3, 3, 4)
    start(g)
    assert keys(g) == ["panic", "flee"]
    say(g, "panic")
    assert prompts(g) == [(0, "panic")]
    assert keys(g) == ["play:lucky", "play:lucky:m1"]  # decided after the card is seen
    say(g, "play:lucky:m1")
    assert (scene(g).pool, scene(g).played, g.heroes[0].resources["magic"]) == (3, 1, 0)
    assert keys(g) == ["play:chain1", "play:chain2", "play:chain3", "stop", "flee"]  # from hand by the normal rules
    say(g, "stop")
    assert g.heroes[0].health == 3  # a card was played: no Opportunity


@pytest.mark.rule("TG-36.3", "TG-15.7")
def test_terror_equal_to_health_is_no_panic() -> None:
    g = meet(enemy(9))
    set_tracks(g, 0, 3, 4, 4)
    assert "panic" not in keys(start(g))


@pytest.mark.rule("TG-36.5")
def test_in_panic_with_an_empty_deck_one_must_flee() -> None:
    """SC-95."""
    g = meet(enemy(9, opportunity=[{"damage": 1}]))
    set_tracks(g, 0, 5, 5, 2)
    start(g)
    g.heroes[0].combat.discard += g.heroes[0].combat.deck
    g.heroes[0].combat.deck = []
    g.heroes[0].terror = 5
    say(g, "play:plain15", "stop")  # no Panic yet: the end of the Turn asks for a card that is not there
    assert g.encounter is None

    g = meet(enemy(9, opportunity=[{"damage": 1}], table=row({"gain": {"terror": 4}})), heroes=2)
    set_tracks(g, 0, 5, 5, 2)
    start(g)
    g.heroes[0].combat.discard += g.heroes[0].combat.deck
    g.heroes[0].combat.deck = []
    say(g, "active:0", "play:plain15", "stop", "play:plain30", "stop")  # in Panic no card is due at the end of the Turn
    assert scene(g).members == [0, 1]
    say(g, "active:0")
    assert scene(g).members == [1]
    assert tracks(g, 0) == (4, 4, 6)


BONE = {
    "id": "bone",
    "abilities": [{"trigger": {"act": {}, "during": "combat"}, "limit": {"per": "encounter"}, "do": [{"draw": 2}]}],
}


@pytest.mark.rule("TG-36.5", "TG-36.3")
def test_in_panic_a_deck_emptied_before_the_card_is_turned_forces_one_to_flee() -> None:
    g = meet(enemy(9, opportunity=[{"damage": 1}]), items=[BONE], held=[["bone#1"]])
    set_tracks(g, 0, 3, 3, 4)
    start(g)
    combat = g.heroes[0].combat
    combat.deck, combat.discard = combat.deck[-2:], combat.deck[:-2]
    assert keys(g) == ["use:item:bone#1#0", "panic", "flee"]
    say(g, "use:item:bone#1#0")
    assert g.encounter is None
    assert tracks(g) == (2, 2, 4)


@pytest.mark.rule("TG-36.5", "TG-40.10")
def test_in_panic_a_deck_emptied_by_a_failed_flight_forces_the_next_one() -> None:
    """The coin keeps one in the Combat, but there is no card to turn: the second flight needs no coin."""
    g = meet(enemy(9, opportunity=[{"discard": {"from": "deck_top", "n": 20}}]), flee_coin=True)
    set_tracks(g, 0, 3, 3, 4)
    start(g)
    g.loaded = [0]
    say(g, "flee")
    assert g.encounter is None
    assert tracks(g) == (1, 3, 4)


# -- empty decks and hands


@pytest.mark.rule("TG-36.6", "TG-36.11", "TG-34.18")
def test_a_draw_the_deck_cannot_give_forces_that_one_to_flee_and_the_other_goes_on() -> None:
    """SC-113; Part H 32."""
    g = fight(enemy(9, opportunity=[{"damage": 1}]), heroes=2)
    g.heroes[0].combat.deck = []
    say(g, "active:0", "play:plain15", "stop", "play:plain30", "stop")
    assert scene(g).members == [1]
    assert tracks(g, 0)[:2] == (5, 7)
    assert scene(g).active == 1
    assert len(hand(g, 1)) == 3


@pytest.mark.rule("TG-36.6")
def test_a_forced_flight_interrupts_the_card_being_played() -> None:
    """The rest of its keys and its Ability are lost, and no Victory Check is made first."""
    greedy = card(
        "greedy", "free cubes9|none|bonus draw2", abilities=[{"trigger": "place", "do": [{"gain": {"food": 1}}]}]
    )
    g = meet(enemy(9), greedy, decks=[["greedy"]])
    g.heroes[0].markers["aggression"] = 1
    start(g)
    g.heroes[0].combat.deck = g.heroes[0].combat.deck[:1]
    say(g, "play:greedy")
    assert g.encounter is None
    assert g.heroes[0].resources["food"] == 2
    assert g.heroes[0].energy == 5
    assert "greedy" in g.heroes[0].combat.deck


@pytest.mark.rule("TG-36.6")
def test_by_the_other_reading_the_card_is_finished_first() -> None:
    greedy = card(
        "greedy", "free cubes9|none|bonus draw2", abilities=[{"trigger": "place", "do": [{"gain": {"food": 1}}]}]
    )
    g = meet(enemy(9), greedy, decks=[["greedy"]], deck_out="after_card")
    g.heroes[0].markers["aggression"] = 1
    start(g)
    g.heroes[0].combat.deck = g.heroes[0].combat.deck[:1]
    say(g, "play:greedy")
    assert g.encounter is None
    assert g.heroes[0].resources["food"] == 3
    assert not [event for event in events(g, CardsDrawn) if len(event.cards) == 1]


@pytest.mark.rule("TG-36.7")
def test_discarding_from_an_empty_hand_takes_the_top_of_the_deck() -> None:
    g = fight(enemy(9, table=row({"discard": {"from": "hand", "n": 2}})))
    g.heroes[0].combat.discard, g.heroes[0].combat.hand = hand(g)[1:], hand(g)[:1]
    top = g.heroes[0].combat.deck[-2:]
    say(g, f"play:{hand(g)[0]}", "stop")
    assert g.heroes[0].combat.discard[-2:] == top[::-1]


@pytest.mark.rule("TG-36.7", "TG-36.8")
def test_with_hand_and_deck_empty_nothing_more_happens_and_nobody_flees() -> None:
    """SC-107; Part H 31."""
    g = fight(enemy(9, table=row({"pool": -2})), heroes=2)
    cards = g.heroes[0].combat
    cards.discard, cards.hand, cards.deck = cards.deck + cards.hand[1:], cards.hand[:1], []
    say(g, "active:0", f"play:{hand(g)[0]}", "stop")
    assert scene(g).active == 1
    assert scene(g).members == [0, 1]
    assert g.heroes[0].energy == 6


@pytest.mark.rule("TG-36.8")
def test_missing_cubes_are_paid_by_the_active_character() -> None:
    """Part H 31: not by another, and not stopping at an empty hand."""
    g = fight(enemy(9, table=row({"pool": -4})), heroes=2)
    say(g, "active:0", "play:plain15", "stop")
    assert hand(g, 0) == []
    assert len(g.heroes[0].combat.discard) == 4
    assert len(hand(g, 1)) == 3
    assert g.heroes[1].combat.discard == []


# -- Magic of others


@pytest.mark.rule("TG-21.7", "TG-34.10", "TG-33.4")
def test_another_member_may_spend_its_magic_if_it_agrees() -> None:
    spark = card("spark", "free|magic cubes2|none")
    g = meet(enemy(9), spark, heroes=2, decks=[["spark"]])
    g.heroes[0].resources["magic"] = 0
    start(g)
    say(g, "active:0", "play:spark:m1")
    assert prompts(g) == [(1, "agree_magic")]
    say(g, "agree")
    assert (scene(g).pool, g.heroes[1].resources["magic"]) == (2, 0)


@pytest.mark.rule("TG-21.7")
def test_a_refusal_leaves_the_card_in_hand_and_is_not_asked_for_again() -> None:
    spark = card("spark", "free|magic cubes2|none")
    g = meet(enemy(9), spark, heroes=2, decks=[["spark"]])
    g.heroes[0].resources["magic"] = 0
    start(g)
    say(g, "active:0", "play:spark:m1", "refuse")
    assert prompts(g) == [(0, "play_card")]
    assert "spark" in hand(g)
    assert "play:spark:m1" not in keys(g)
    assert "play:spark" in keys(g)


@pytest.mark.rule("TG-21.7", "TG-34.10")
def test_who_pays_is_asked_only_where_several_could() -> None:
    spark = card("spark", "free|magic cubes2|none")
    g = fight(enemy(9), spark, heroes=2, decks=[["spark"]])
    say(g, "active:0", "play:spark:m1")
    assert prompts(g) == [(0, "magic_payer")]
    assert keys(g) == ["pay:0:magic", "pay:1:magic"]
    say(g, "pay:0:magic")
    assert [hero.resources["magic"] for hero in g.heroes] == [0, 1]
    assert scene(g).pool == 2


@pytest.mark.rule("TG-21.7", "TG-33.4")
def test_after_a_refusal_nobody_else_pays_unasked() -> None:
    spark = card("spark", "free|magic cubes2|none")
    g = fight(enemy(9), spark, heroes=2, decks=[["spark"]])
    say(g, "active:0", "play:spark:m1", "pay:1:magic", "refuse")
    assert (prompts(g), keys(g)) == ([(0, "magic_payer")], ["pay:0:magic", "take_back"])
    say(g, "take_back")
    assert "spark" in hand(g)
    assert [hero.resources["magic"] for hero in g.heroes] == [1, 1]
    assert "play:spark:m1" in keys(g)  # with one's own Magic
    say(g, "play:spark:m1")
    assert [hero.resources["magic"] for hero in g.heroes] == [0, 1]
    assert scene(g).pool == 2


@pytest.mark.rule("TG-21.7", "TG-33.4")
def test_after_a_refusal_one_may_pay_oneself() -> None:
    spark = card("spark", "free|magic cubes2|none")
    g = fight(enemy(9), spark, heroes=2, decks=[["spark"]])
    say(g, "active:0", "play:spark:m1", "pay:1:magic", "refuse", "pay:0:magic")
    assert [hero.resources["magic"] for hero in g.heroes] == [0, 1]
    assert scene(g).pool == 2


@pytest.mark.rule("TG-21.7", "TG-36.3")
def test_a_card_turned_in_panic_is_played_without_the_magic_that_was_refused() -> None:
    spark = card("spark", "free cubes1|magic cubes2|none")
    g = meet(enemy(9), spark, heroes=2, decks=[["plain1", "plain2", "plain3", "spark"]])
    set_tracks(g, 0, 3, 3, 4)
    start(g)
    say(g, "active:0", "panic", "play:spark:m1", "pay:1:magic", "refuse")
    assert keys(g) == ["pay:0:magic", "without_magic"]
    say(g, "without_magic")
    assert [hero.resources["magic"] for hero in g.heroes] == [1, 1]
    assert scene(g).pool == 1
