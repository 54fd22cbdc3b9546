"""The Sequence: covering, Passive cards, removal, Delayed and Response Abilities, Charges (TG-33)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.fights import card, enemy, fight, hand, line, meet, say, scene, speaker, start, words_of
from tests.games.tainted_grail.tables import answer, events, keys, prompts

from tavola.games.tainted_grail.effects.in_force import visible_cards
from tavola.games.tainted_grail.events.encounter import AbilityCovered
from tavola.games.tainted_grail.state import Avalon
from tavola.games.tainted_grail.words.values import connected_keys


def delayed(n: int = 1, *do: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"trigger": {"delayed": n}, "do": list(do) or [{"pool": 1}]}]


def on_place(*do: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"trigger": "place", "do": list(do)}]


GUARD = [{"trigger": "response", "do": [{"modify": {"stat": "damage", "add": -1, "for": "phase"}}]}]
STING = {"table": [{"pool": [0, 8], "do": [{"damage": 2}]}]}
TEARING = {"table": [{"pool": [0, 8], "do": [{"discard": {"from": "sequence_last", "n": 1}}]}]}


def visible(g: Avalon) -> list[str]:
    return [laid.card for laid in visible_cards(g)]


# -- what is visible


@pytest.mark.rule("TG-33.10")
def test_the_next_card_covers_a_normal_one() -> None:
    g = fight(enemy(9, **STING), card("guard", "free", abilities=GUARD), decks=[["guard"]])
    say(g, "play:guard")
    assert visible(g) == ["guard"]
    say(g, "stop")
    assert g.heroes[0].health == 8 - 1
    say(g, "play:plain15")
    assert visible(g) == ["plain15"]
    say(g, "stop")
    assert g.heroes[0].health == 8 - 1 - 2


@pytest.mark.rule("TG-33.11")
def test_a_passive_card_is_never_covered_but_covers_the_one_before_it() -> None:
    """Part H 27."""
    guard = card("guard", "free", abilities=GUARD)
    passive = card("passive", "free", passive=True, abilities=GUARD)
    g = fight(enemy(9, **STING), guard, passive, decks=[["guard", "passive"]])
    say(g, "play:guard", "stop", "play:passive")
    assert visible(g) == ["passive"]
    say(g, "stop")
    assert g.heroes[0].health == 8 - 1 - 1
    say(g, "play:plain15")
    assert visible(g) == ["passive", "plain15"]


@pytest.mark.rule("TG-33.12")
def test_on_placement_comes_after_all_the_keys() -> None:
    """An Ability that doubles the Pool sees what the Free Key, the last one, has given."""
    double = card("double", "free cubes2|none|none", abilities=on_place({"pool": {"pool": True}}))
    g = fight(enemy(9), double, decks=[["double"]])
    say(g, "play:double")
    assert scene(g).pool == 4


# -- Delayed


@pytest.mark.rule("TG-33.13", "TG-34.5")
def test_a_delayed_ability_happens_once_when_its_last_token_goes() -> None:
    slow = card("slow2", "free", passive=True, abilities=delayed(2))
    g = fight(enemy(9), slow, decks=[["slow2"]])
    say(g, "play:slow2")
    assert scene(g).sequence[0].time == 2
    say(g, "stop", "go_on")
    assert (scene(g).sequence[0].time, scene(g).pool) == (1, 0)
    say(g, "play:plain15", "stop", "go_on")
    assert (scene(g).sequence[0].time, scene(g).pool) == (0, 1)
    say(g, "play:plain14", "stop")
    assert prompts(g) == [(0, "play_card")]  # no token, no question
    assert scene(g).pool == 1


@pytest.mark.rule("TG-33.14")
def test_a_covered_delayed_card_loses_its_token_and_never_acts() -> None:
    """SC-99; Part H 25."""
    late, more = card("late", "free", abilities=delayed()), card("more", "free continue|none|none")
    g = fight(enemy(9), late, more, decks=[["late", "more"]])
    say(g, "play:late", "play:more")
    assert [laid.time for laid in scene(g).sequence] == [0, 0]
    assert [event.card for event in events(g, AbilityCovered)] == ["late"]
    say(g, "stop", "play:plain15")
    assert scene(g).pool == 0


@pytest.mark.rule("TG-33.14", "TG-35.4")
def test_covering_takes_the_token_even_if_the_covering_card_is_torn_away() -> None:
    late, torn = card("late", "free", abilities=delayed()), card("torn", "free continue tear|none|none")
    g = fight(enemy(9), late, torn, decks=[["late", "torn"]])
    say(g, "play:late", "play:torn")
    assert line(g) == ["late"]
    assert scene(g).sequence[0].time == 0


@pytest.mark.rule("TG-34.5", "TG-34.4")
def test_tokens_go_in_each_activation_and_the_active_character_gets_the_effect() -> None:
    """Part H 25: not once per Turn, and not for the owner of the card."""
    gift = card("gift", "free", passive=True, abilities=delayed(1, {"gain": {"food": 1}}))
    g = fight(enemy(9), gift, heroes=2, decks=[["gift"]])
    say(g, "active:0", "play:gift", "stop")
    assert prompts(g) == [(1, "before_delayed")]
    say(g, "go_on")
    assert [hero.resources["food"] for hero in g.heroes] == [2, 3]


@pytest.mark.rule("TG-34.5")
def test_delayed_cards_act_from_left_to_right() -> None:
    """SC-101: two Passive cards expire together."""
    first = card("one", "free", passive=True, abilities=delayed(1, {"pool": 3}))
    second = card("two", "free continue|none|none", passive=True, abilities=delayed(1, {"pool": {"pool": True}}))
    g = fight(enemy(9), first, second, decks=[["one", "two"]])
    say(g, "play:one", "play:two", "stop", "go_on")
    assert scene(g).pool == 6  # 3, then as many again; the other way round it would be 3


@pytest.mark.rule("TG-34.17")
def test_tokens_on_cards_stay_at_the_end_of_the_turn_those_on_boards_go() -> None:
    """Part H 26."""
    slow = card("slow3", "free", passive=True, abilities=delayed(3))
    g = fight(enemy(9), slow, decks=[["slow3"]])
    say(g, "play:slow3", "stop")
    assert scene(g).sequence[0].time == 3
    assert scene(g).activated == [0]  # the second Turn has begun: activated anew
    assert scene(g).turn == 1


# -- Response


@pytest.mark.rule("TG-33.15")
def test_a_response_works_in_every_activation_in_which_it_is_visible() -> None:
    """Also on the card of another member."""
    g = fight(enemy(9, **STING), card("guard", "free", passive=True, abilities=GUARD), heroes=2, decks=[["guard"]])
    say(g, "active:0", "play:guard", "stop", "play:plain30", "stop")
    assert [hero.health for hero in g.heroes] == [7, 7]


@pytest.mark.rule("TG-33.15")
def test_other_effects_of_a_response_come_once_per_attack_after_the_row_and_know_what_was_taken() -> None:
    revenge = [
        {
            "trigger": "response",
            "do": [{"modify": {"stat": "damage", "add": -1, "for": "phase"}}, {"pool": {"taken": "damage"}}],
        }
    ]
    foe = enemy(9, table=[{"pool": [0, 8], "do": [{"damage": 3}]}])
    g = fight(foe, card("revenge", "free", abilities=revenge), decks=[["revenge"]])
    say(g, "play:revenge", "stop")
    assert g.heroes[0].health == 6
    assert scene(g).pool == 2


@pytest.mark.rule("TG-33.15", "TG-36.9")
def test_a_response_does_not_touch_an_opportunity_attack() -> None:
    """Part H 28."""
    foe = enemy(9, opportunity=[{"damage": 2}])
    g = fight(foe, card("guard", "free", passive=True, abilities=GUARD), decks=[["guard"]])
    say(g, "play:guard", "stop", "stop")
    assert g.heroes[0].health == 6


# -- removal


@pytest.mark.rule("TG-33.18", "TG-33.4", "TG-33.9")
def test_a_card_removed_takes_its_magic_and_connections_along_and_uncovers_the_one_before() -> None:
    """SC-103; Part H 21 and 22."""
    guard = card("guard", "free", "free|magic|aggression 1", abilities=[*GUARD, *on_place({"gain": {"food": 1}})])
    last = card("last", "free continue|magic draw|bonus cubes1")
    foe = enemy(9, table=[{"pool": [0, 8], "do": [{"discard": {"from": "sequence_last", "n": 1}}, {"damage": 2}]}])
    g = meet(foe, guard, last, decks=[["guard", "last"]])
    g.heroes[0].markers["aggression"] = 1
    start(g)
    say(g, "play:guard", "play:last:m1")
    assert [laid.connected for laid in scene(g).sequence] == [[], ["aggression"]]
    assert connected_keys(g, "aggression") == 1
    say(g, "stop")
    assert line(g) == ["guard"]
    assert connected_keys(g, "aggression") == 0
    assert scene(g).pool == 1  # cubes stay
    assert g.heroes[0].resources["magic"] == 0
    assert "last" in g.heroes[0].combat.discard
    assert g.heroes[0].health == 7  # the guard is visible again, and its Response works
    assert g.heroes[0].resources["food"] == 3  # On placement was done once only


@pytest.mark.rule("TG-33.18")
def test_a_removed_card_goes_to_its_owner() -> None:
    rough = enemy(9, table=[{"pool": [0, 0], "do": []}, {"pool": [1, 8], "do": TEARING["table"][0]["do"]}])
    lift = [{"trigger": "opportunity", "do": [{"pool": 1}]}]
    g = fight(rough, card("calm", "free", abilities=lift), heroes=2, decks=[["calm"]])
    say(
        g, "active:0", "play:calm", "stop", "stop", "go_on"
    )  # the second plays nothing: the Pool rises, the card is torn
    assert "calm" in g.heroes[0].combat.discard
    assert line(g) == []


@pytest.mark.rule("TG-33.19")
def test_with_no_card_in_the_sequence_nothing_is_removed() -> None:
    g = fight(enemy(9, **TEARING))
    say(g, "stop", "go_on")
    assert line(g) == []
    assert scene(g).card == "enemy"


@pytest.mark.rule("TG-33.20")
def test_nobody_can_take_a_card_off_the_sequence_by_choice() -> None:
    g = fight(enemy(9))
    say(g, "play:plain15")
    assert keys(g) == ["stop", "flee"]


# -- Tear


@pytest.mark.rule("TG-35.4", "TG-33.7")
def test_a_torn_card_discards_itself_after_its_keys_and_its_ability_does_not_happen() -> None:
    """SC-91."""
    torn = card("torn", "free cubes1|none|bonus tear", abilities=on_place({"gain": {"food": 1}}))
    g = meet(enemy(9), torn, decks=[["torn"]])
    g.heroes[0].markers["aggression"] = 1
    start(g)
    say(g, "play:torn")
    assert scene(g).pool == 1
    assert line(g) == []
    assert g.heroes[0].combat.discard == ["torn"]
    assert g.heroes[0].resources["food"] == 2
    assert scene(g).played == 1


@pytest.mark.rule("TG-35.4", "TG-35.7")
def test_a_doubled_tear_takes_two_cards() -> None:
    first, torn = card("first", "free", "free x2|none|none"), card("torn", "free tear|none|none")
    g = fight(enemy(9), first, torn, decks=[["first", "torn"]])
    say(g, "play:first", "stop", "play:torn")
    assert line(g) == []
    assert sorted(g.heroes[0].combat.discard) == ["first", "torn"]


@pytest.mark.rule("TG-35.4")
def test_by_the_other_reading_a_tear_takes_the_card_before() -> None:
    first = card("first", "free")
    torn = card("torn", "free tear|none|none", abilities=on_place({"gain": {"food": 1}}))
    g = fight(enemy(9), first, torn, decks=[["first", "torn"]], tear="before")
    say(g, "play:first", "stop", "play:torn")
    assert line(g) == ["torn"]
    assert g.heroes[0].resources["food"] == 3


# -- Charges

WATCH = card(
    "watch",
    "free",
    passive=True,
    abilities=[
        {"trigger": "place", "do": [{"charges": {"add": 3}}]},
        {"trigger": {"pay_charges": 1}, "limit": {"per": "activation", "times": 2}, "do": [{"pool": 1}]},
    ],
)


@pytest.mark.rule("TG-33.17")
def test_charges_are_paid_at_any_time_of_ones_activation_within_the_limit() -> None:
    g = fight(enemy(9), WATCH, decks=[["watch"]])
    say(g, "play:watch")
    assert scene(g).sequence[0].charges == 3
    say(g, "charge:card:watch#1", "charge:card:watch#1")
    assert (scene(g).pool, scene(g).sequence[0].charges) == (2, 1)
    assert keys(g) == ["stop", "flee"]
    say(g, "stop")
    assert "charge:card:watch#1" in keys(g)
    say(g, "charge:card:watch#1")
    assert scene(g).sequence[0].charges == 0


@pytest.mark.rule("TG-33.17", "TG-21.7")
def test_the_owner_of_the_card_must_agree_and_is_asked_once() -> None:
    g = fight(enemy(9), WATCH, heroes=2, decks=[["watch"]])
    say(g, "active:0", "play:watch", "stop")
    assert scene(g).active == 1
    say(g, "charge:card:watch#1")
    assert prompts(g) == [(0, "agree_charge")]
    say(g, "refuse")
    assert scene(g).pool == 0
    assert prompts(g) == [(1, "play_card")]
    assert "charge:card:watch#1" not in keys(g)

    g = fight(enemy(9), WATCH, heroes=2, decks=[["watch"]])
    say(g, "active:0", "play:watch", "stop", "charge:card:watch#1", "agree")
    assert scene(g).pool == 1


@pytest.mark.rule("TG-33.17")
def test_where_silence_is_consent_nobody_is_asked() -> None:
    g = fight(enemy(9), WATCH, heroes=2, decks=[["watch"]], silence="consents")
    say(g, "active:0", "play:watch", "stop", "charge:card:watch#1")
    assert scene(g).pool == 1


@pytest.mark.rule("TG-33.10", "TG-33.17")
def test_the_charges_of_a_covered_card_cannot_be_used() -> None:
    covered = card("covered", "free", abilities=[*on_place({"charges": {"add": 2}}), WATCH["abilities"][1]])
    g = fight(enemy(9), covered, decks=[["covered"]])
    say(g, "play:covered")
    assert "charge:card:covered#1" in keys(g)
    say(g, "stop", "play:plain15")
    assert "charge:card:covered#1" not in keys(g)


@pytest.mark.rule("TG-33.17")
def test_an_ability_for_one_phase_is_offered_only_there() -> None:
    shield = card(
        "shield",
        "free",
        passive=True,
        abilities=[
            {"trigger": "place", "do": [{"charges": {"add": 1}}]},
            {
                "trigger": {"pay_charges": 1, "phase": "attack"},
                "do": [{"modify": {"stat": "damage", "prevent": "all", "for": "phase"}}],
            },
        ],
    )
    g = fight(enemy(9, **STING), shield, decks=[["shield"]])
    say(g, "play:shield")
    assert "charge:card:shield#1" not in keys(g)
    say(g, "stop")
    assert prompts(g) == [(0, "before_attack")]
    say(g, "charge:card:shield#1", "go_on")
    assert g.heroes[0].health == 8


# -- playing by an effect


@pytest.mark.rule("TG-33.17", "TG-37.13")
def test_a_card_played_by_an_effect_counts_and_stops_at_the_limit() -> None:
    call = card("call", "free", abilities=on_place({"play": {"from": "hand", "as_connected": "continue"}}))
    again = card("again", "free", abilities=on_place({"play": {"from": "hand", "as_connected": "continue"}}))
    g = fight(enemy(9, traits=["fast"]), call, again, decks=[["call", "again", "plain20"]])
    say(g, "play:call", "play:again")
    assert scene(g).played == 2
    assert line(g) == ["call", "again"]
    assert hand(g) == ["plain20"]


@pytest.mark.rule("TG-38.9")
def test_passive_delayed_response_and_charges_work_alike_in_diplomacy() -> None:
    calm = [{"trigger": "response", "do": [{"modify": {"stat": "affinity_loss", "add": -1, "for": "phase"}}]}]
    still = words_of("still", "free", passive=True, abilities=calm)
    late = words_of("later", "free", abilities=delayed(1, {"affinity": 2}))
    foe = speaker(stages=[{"key": "one", "reaction": [{"affinity": -2}]}])
    g = fight(foe, still, late, decks=[["still", "later"]])
    say(g, "play:still", "stop")
    assert scene(g).marker == 2
    say(g, "play:later", "stop", "go_on")
    assert scene(g).marker == 3
    answer(g, "stop")
    assert scene(g).marker == 2
