"""The twelve Traits (TG-37), one or more tests for each."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.fights import card, enemy, fight, hand, line, meet, say, scene, start
from tests.games.tainted_grail.tables import events, keys, play, prompts, set_tracks

from tavola.games.tainted_grail.content.vocabulary import Trait
from tavola.games.tainted_grail.deeds.encounter import MeetEncounter
from tavola.games.tainted_grail.encounter.traits import TRAIT_RULES
from tavola.games.tainted_grail.events.encounter import CharactersRobbed, DeckCardDiscarded
from tavola.games.tainted_grail.state import Guardian

JAB = card("jab", "free cubes1|none|none")
JAB2 = card("jab2", "free cubes2 continue|none|none")
GUARD = card(
    "guard",
    "free",
    passive=True,
    abilities=[{"trigger": "response", "do": [{"modify": {"stat": "damage", "add": -1, "for": "phase"}}]}],
)
AXE = {"id": "axe", "keyword": "weapon", "copies": 2}


def foe(*traits: str, value: int = 9, do: list[dict[str, Any]] | None = None, **more: Any) -> dict[str, Any]:
    table = [{"pool": [0, value - 1], "do": do or []}]
    return enemy(value, traits=list(traits), table=table, **more)


@pytest.mark.rule("TG-37.1")
def test_there_are_twelve_traits_and_each_has_its_rule() -> None:
    assert sorted(TRAIT_RULES) == sorted(Trait.__args__)  # type: ignore[attr-defined]
    assert len({repr(trait) for trait in TRAIT_RULES.values()}) == 12


@pytest.mark.rule("TG-37.2", "TG-37.7", "TG-37.14")
def test_several_traits_all_apply_in_alphabetical_order() -> None:
    g = fight(foe("dash", "ambush", "fast"))
    assert prompts(g) == [(0, "keep")]  # Ambush before Dash
    assert g.heroes[0].health == 8
    say(g, f"keep:{hand(g)[1]}")
    assert g.heroes[0].health == 6
    assert prompts(g) == [(0, "play_card")]


# -- Defensive


@pytest.mark.rule("TG-37.3")
def test_defensive_takes_a_cube_from_the_first_card_of_each_activation() -> None:
    """SC-117: never below none, and not from the second card."""
    none = card("none0", "free")
    g = fight(foe("defensive"), none, JAB2, decks=[["none0", "jab2"]])
    say(g, "play:none0")
    assert scene(g).pool == 0
    say(g, "play:jab2")
    assert scene(g).pool == 2
    say(g, "stop")


@pytest.mark.rule("TG-37.3")
def test_defensive_counts_keys_and_placement_together_but_not_charges_or_delayed() -> None:
    both = card(
        "both",
        "free cubes1|none|none",
        passive=True,
        abilities=[
            {"trigger": "place", "do": [{"pool": 1}, {"charges": {"add": 1}}]},
            {"trigger": {"pay_charges": 1}, "do": [{"pool": 1}]},
            {"trigger": {"delayed": 1}, "do": [{"pool": 1}]},
        ],
    )
    g = fight(foe("defensive"), both, decks=[["both"]])
    say(g, "play:both")
    assert scene(g).pool == 1
    say(g, "charge:card:both#1")
    assert scene(g).pool == 2
    say(g, "stop", "go_on")
    assert scene(g).pool == 3


# -- Feint


@pytest.mark.rule("TG-37.4")
def test_feinted_damage_of_phase_3_cannot_be_lowered_but_other_effects_can() -> None:
    shell = card(
        "shell",
        "free",
        passive=True,
        abilities=[
            {
                "trigger": "visible",
                "do": [
                    {"modify": {"stat": "damage", "prevent": "all", "for": "visible"}},
                    {"modify": {"stat": "pool_loss", "add": -1, "for": "visible"}},
                ],
            }
        ],
    )
    two = card("two", "free cubes2 continue|none|none")
    g = fight(foe("feint", do=[{"damage": 2}, {"pool": -2}]), shell, two, decks=[["shell", "two"]])
    say(g, "play:shell", "play:two", "stop")
    assert g.heroes[0].health == 6
    assert scene(g).pool == 1


@pytest.mark.rule("TG-37.4")
@pytest.mark.parametrize(
    ("changes", "suffered"),
    [
        ([{"add": 1}, {"add": -2}], 4),
        ([{"add": 2}, {"add": -2}], 5),
        ([{"add": 2}, {"add": -1}], 5),
        ([{"add": -5}, {"mul": 2}], 6),
        ([{"mul": 0}, {"add": 1}], 4),
        ([{"set": 1}, {"prevent": "all"}, {"add": 1}], 4),
        ([{"set": 5}, {"prevent": 2}], 5),
    ],
)
def test_against_a_feint_increases_count_and_reductions_do_not(changes: list[dict[str, Any]], suffered: int) -> None:
    curse = [{"modify": {"stat": "damage", "for": "visible"} | change} for change in changes]
    shell = card("shell", "free", passive=True, abilities=[{"trigger": "visible", "do": curse}])
    g = fight(foe("feint", do=[{"damage": 3}]), shell, decks=[["shell"]])
    say(g, "play:shell", "stop")
    assert g.heroes[0].health == 8 - suffered


@pytest.mark.rule("TG-37.4")
def test_feint_does_not_touch_the_opportunity_attack() -> None:
    shell = card(
        "shell",
        "free",
        passive=True,
        abilities=[{"trigger": "visible", "do": [{"modify": {"stat": "damage", "add": -1, "for": "visible"}}]}],
    )
    g = fight(foe("feint", opportunity=[{"damage": 2}]), shell, decks=[["shell"]])
    say(g, "play:shell", "stop", "stop")
    assert g.heroes[0].health == 7


# -- Shatter


@pytest.mark.rule("TG-37.5")
def test_shatter_breaks_the_weapon_items_in_use_when_the_encounter_ends() -> None:
    g = fight(foe("shatter", value=1), JAB, decks=[["jab"]], items=[AXE], held=[["axe#1"]])
    say(g, "play:jab", "stop")
    assert g.encounter is None
    assert g.heroes[0].items == []
    assert g.item_deck[0] == "axe#1"


@pytest.mark.rule("TG-37.5")
def test_who_flees_loses_the_weapon_item_on_leaving_and_keeps_a_secret_weapon() -> None:
    """SC-121."""
    sword = {"number": 30, "keyword": "weapon"}
    g = meet(foe("shatter"), heroes=2, items=[AXE], secrets=[sword], held=[["axe#1", "30#1"], ["axe#2"]])
    g.heroes[0].secrets[0].up = False
    start(g)
    say(g, "active:0", "flee")
    assert g.heroes[0].items == []
    assert [held.id for held in g.heroes[0].secrets] == ["30#1"]
    assert [held.id for held in g.heroes[1].items] == ["axe#2"]


@pytest.mark.rule("TG-37.5", "TG-32.6")
def test_a_weapon_set_aside_is_safe() -> None:
    g = meet(foe("shatter", value=1), JAB, decks=[["jab"]], items=[AXE], held=[["axe#1"]])
    play(g, MeetEncounter(members=[0], id="enemy"))
    say(g, "set_aside:axe#1", "keep_hand", "play:jab", "stop")
    assert [held.id for held in g.heroes[0].items] == ["axe#1"]


# -- Guardian


@pytest.mark.rule("TG-37.6", "TG-25.1", "TG-25.9")
def test_a_guardian_that_was_not_defeated_stays_on_the_location() -> None:
    """SC-137; Part H 36."""
    g = fight(foe("guardian", guardian=True, deck="violet"), heroes=2)
    say(g, "active:0", "flee", "flee")
    assert g.encounter is None
    assert g.guardians == [Guardian("enemy", 101)]
    assert all("enemy" not in deck for deck in g.encounter_decks.values())


@pytest.mark.rule("TG-25.1", "TG-36.13")
def test_a_guardian_stays_also_when_the_last_character_falls() -> None:
    """SC-135."""
    g = meet(foe("guardian", guardian=True, deck="violet", do=[{"damage": 9}]))
    start(g)
    say(g, "play:plain15", "stop")
    assert g.guardians == [Guardian("enemy", 101)]


@pytest.mark.rule("TG-25.8", "TG-36.12")
@pytest.mark.parametrize("do", [[{"end_encounter": "run_away"}], [{"pool": 9}]])
def test_a_guardian_defeated_or_running_away_goes_to_its_deck(do: list[dict[str, Any]]) -> None:
    g = fight(foe("guardian", guardian=True, deck="violet", do=do))
    say(g, "play:plain15", "stop")
    assert g.guardians == []
    assert g.encounter_decks["violet"][0] == "enemy"


# -- Ambush and Dash


@pytest.mark.rule("TG-37.7")
def test_ambush_falls_on_the_very_first_character_activated_only() -> None:
    g = fight(foe("ambush"), heroes=2)
    say(g, "active:0")
    assert len(keys(g)) == 3
    kept = hand(g)[2]
    say(g, f"keep:{kept}")
    assert hand(g) == [kept]
    say(g, f"play:{kept}", "stop")
    assert prompts(g) == [(1, "play_card")]
    assert len(hand(g, 1)) == 3
    say(g, "play:plain30", "stop", "active:0")
    assert prompts(g) == [(0, "play_card")]


@pytest.mark.rule("TG-37.14")
def test_dash_hurts_the_first_character_activated_and_no_response_touches_it() -> None:
    g = fight(foe("dash", "feint"), heroes=2)
    say(g, "active:0")
    assert [hero.health for hero in g.heroes] == [6, 8]
    say(g, "play:plain15", "stop", "play:plain30", "stop", "active:0")
    assert [hero.health for hero in g.heroes] == [6, 8]


@pytest.mark.rule("TG-37.14", "TG-36.13")
def test_dash_may_fell_the_first_character_before_it_does_anything() -> None:
    g = meet(foe("dash"), heroes=2)
    set_tracks(g, 0, 2, 2, 0)
    start(g)
    say(g, "active:0")
    assert scene(g).members == [1]
    assert scene(g).active == 1


# -- Rage


@pytest.mark.rule("TG-37.8", "TG-33.15")
def test_rage_attacks_twice_each_time_by_the_pool_there_is_then() -> None:
    """SC-115; Part H 28: the Response applies to both."""
    rage = enemy(
        9,
        traits=["rage"],
        table=[{"pool": [0, 1], "do": [{"damage": 3}]}, {"pool": [2, 8], "do": [{"damage": 2}, {"pool": -1}]}],
    )
    two = card("two", "free cubes2 continue|none|none")
    g = fight(rage, GUARD, two, decks=[["guard", "two"]])
    say(g, "play:guard", "play:two", "stop")
    assert (g.heroes[0].health, scene(g).pool) == (7, 1)
    assert prompts(g) == [(0, "before_attack")]  # one may still run from the second
    say(g, "go_on")
    assert g.heroes[0].health == 7 - 2


@pytest.mark.rule("TG-37.8")
def test_victory_after_the_first_attack_stops_the_second() -> None:
    g = fight(foe("rage", value=2, do=[{"pool": 2}, {"damage": 1}]))
    say(g, "play:plain15", "stop")
    assert g.encounter is None
    assert g.heroes[0].health == 7


# -- Thief


@pytest.mark.rule("TG-37.9")
def test_a_thief_robs_them_when_all_members_are_down_to_one_health() -> None:
    g = meet(
        foe("thief", do=[{"damage": 7}]), heroes=2, items=[AXE], held=[["axe#1", "30#1"]], secrets=[{"number": 30}]
    )
    start(g)
    say(g, "active:0", "play:plain15", "stop")
    assert g.encounter is not None  # the other one stands
    assert g.heroes[0].items != []
    say(g, "play:plain30", "stop")
    assert g.encounter is None
    assert [hero.resources["wealth"] for hero in g.heroes] == [0, 0]
    assert g.heroes[0].items == []
    assert [held.id for held in g.heroes[0].secrets] == ["30#1"]
    assert g.encounter_decks["grey"][0] == "enemy"


@pytest.mark.rule("TG-37.9")
def test_a_thief_comes_before_dying_takes_anybody_out() -> None:
    """Part H 49; the Dying card is taken all the same."""
    g = fight(foe("thief", "guardian", guardian=True, deck="violet", do=[{"damage": 8}]))
    say(g, "play:plain15", "stop")
    assert len(events(g, CharactersRobbed)) == 1
    assert g.heroes[0].resources["wealth"] == 0
    assert g.heroes[0].conditions == ["dying.solo"]
    assert g.guardians == []  # a Guardian's card goes to the deck too
    assert g.encounter_decks["violet"][0] == "enemy"


@pytest.mark.rule("TG-37.9")
def test_a_thief_needs_an_actual_drop_in_this_encounter() -> None:
    """SC-123."""
    g = meet(foe("thief"))
    set_tracks(g, 0, 1, 1, 0)
    start(g)
    say(g, "play:plain15", "stop")
    assert g.encounter is not None
    assert g.heroes[0].resources["wealth"] == 1


@pytest.mark.rule("TG-37.9")
def test_by_the_other_reading_a_thief_looks_at_energy() -> None:
    g = meet(foe("thief", do=[{"lose": {"energy": 1}}]), thief="energy")
    set_tracks(g, 0, 2, 8, 0)
    start(g)
    say(g, "play:plain15", "stop")
    assert g.encounter is None
    assert g.heroes[0].resources["wealth"] == 0


# -- Slow


@pytest.mark.rule("TG-37.10", "TG-32.8")
@pytest.mark.parametrize(("heroes", "cards"), [(1, 4), (3, 4), (4, 3)])
def test_slow_gives_a_card_more_at_the_start(heroes: int, cards: int) -> None:
    """SC-125."""
    g = fight(foe("slow"), heroes=heroes)
    assert [len(hand(g, seat)) for seat in range(heroes)] == [cards] * heroes


@pytest.mark.rule("TG-37.10", "TG-36.4")
def test_slow_gives_a_card_more_at_the_end_of_a_turn_even_in_panic() -> None:
    g = fight(foe("slow"))
    say(g, f"play:{hand(g)[0]}", "stop")
    assert len(hand(g)) == 3 + 2
    g = fight(foe("slow", do=[{"gain": {"terror": 7}}]))
    say(g, f"play:{hand(g)[0]}", "stop")
    assert len(hand(g)) == 3 + 1


# -- Opportunist


@pytest.mark.rule("TG-37.11")
@pytest.mark.parametrize(("plays", "health", "cards"), [(0, 6, 4), (1, 6, 2), (2, 8, 1)])
def test_an_opportunist_wants_two_cards(plays: int, health: int, cards: int) -> None:
    """SC-97; Part H 30: one Opportunity attack at most, and a card only for who played none."""
    g = fight(foe("opportunist", opportunity=[{"damage": 2}]), JAB, JAB2, decks=[["jab", "jab2"]])
    say(g, *["play:jab", "play:jab2"][:plays])
    before = len(g.heroes[0].combat.deck)
    say(g, "stop")
    if plays < 2:
        assert prompts(g) == [(0, "before_attack")]
        assert len(hand(g)) == cards
        assert len(g.heroes[0].combat.deck) == before - (plays == 0)
    assert g.heroes[0].health == health


# -- Horde


@pytest.mark.rule("TG-37.12")
def test_a_horde_takes_two_cards_from_the_deck_in_each_attack() -> None:
    g = fight(foe("horde", "rage"), heroes=2)
    say(g, "active:0", "play:plain15", "stop", "go_on")
    assert [event.seat for event in events(g, DeckCardDiscarded)] == [0] * 4
    assert len(g.heroes[1].combat.deck) == 12


@pytest.mark.rule("TG-37.12")
def test_a_horde_takes_what_there_is_and_nobody_flees_for_it() -> None:
    """SC-119; Part H 31."""
    g = fight(foe("horde"), heroes=2)
    g.heroes[0].combat.deck = g.heroes[0].combat.deck[:1]
    say(g, "active:0", "play:plain15", "stop")
    assert g.heroes[0].combat.deck == []
    assert scene(g).members == [0, 1]


# -- Fast


@pytest.mark.rule("TG-37.13")
def test_fast_allows_two_cards_the_panic_card_included() -> None:
    chain = [card(f"chain{n}", "free continue cubes1|none|none") for n in range(4)]
    g = meet(foe("fast"), *chain, decks=[["chain0", "chain1", "chain2", "chain3"]])
    set_tracks(g, 0, 3, 3, 4)
    start(g)
    say(g, "panic", "play:chain0")
    assert keys(g) == ["stop", "flee"]
    assert line(g) == ["chain3", "chain0"]


@pytest.mark.rule("TG-37.13")
def test_cards_may_raise_the_limit_or_switch_a_trait_off() -> None:
    chain = [card(f"chain{n}", "free continue cubes1|none|none") for n in range(3)]
    calm = {
        "id": "net",
        "abilities": [
            {"trigger": "visible", "do": [{"modify": {"stat": "trait.fast", "set": False, "for": "visible"}}]}
        ],
    }
    decks = [["chain0", "chain1", "chain2"]]
    g = fight(foe("fast"), *chain, decks=decks, items=[calm], held=[["net#1"]])
    say(g, "play:chain0", "play:chain1")
    assert "play:chain2" in keys(g)
