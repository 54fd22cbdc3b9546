"""What a reading of the rulebook against the code has found (docs/rules/readings.md)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.fights import card, enemy, fight, get_ready, say, scene
from tests.games.tainted_grail.tables import answer, keys, make_box, place, play, table, waiting

from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.deeds.campaign import Die, RevealEvent
from tavola.games.tainted_grail.deeds.day import PlayRounds
from tavola.games.tainted_grail.deeds.journal import ReadSection
from tavola.games.tainted_grail.state import Avalon, Held

HIT = [card(f"hit{n}", "free cubes1") for n in range(1, 31)]


# -- one fled, the other won: whom the text speaks to


def met_by_two(meeting: dict[str, Any], *then: dict[str, Any], arriving: bool) -> Avalon:
    """Beor and Ailei act together where a text makes them meet the enemy; one cube beats it."""
    text = [{"encounter": {"id": "enemy"} | meeting}, *then]
    here = place(101, keys={"north": 102}, actions=[] if arriving else [{"key": "hunt", "cost": {}, "do": text}])
    there = place(102, keys={"south": 101}, instant=text if arriving else [])
    g = table("beor", "ailei", box=make_box(cards=HIT, encounters=[enemy(1)], locations=[here, there]))
    for nth, hero in enumerate(g.heroes):
        hero.combat.deck = [entry["id"] for entry in HIT[nth * 15 : nth * 15 + 15]]
    play(g, PlayRounds())
    answer(g, "travel:102" if arriving else "location:hunt", 0)
    return get_ready(say(g, "join", "accept:1", *(["own:energy:1"] if arriving else [])))


def flees_and_the_other_wins(g: Avalon, seat: int) -> Avalon:
    say(g, f"active:{seat}", *(["agree"] if seat else []), "flee", f"play:hit{15 if seat else 30}", "stop")
    assert g.encounter is None
    return g


def rep(g: Avalon) -> list[int]:
    return [hero.resources["rep"] for hero in g.heroes]


@pytest.mark.rule("TG-36.17", "TG-21.5")
@pytest.mark.parametrize("arriving", [False, True], ids=["location action", "instant rule"])
@pytest.mark.parametrize("who", ["self", "each"])
@pytest.mark.parametrize("fleer", [0, 1])
def test_what_a_text_gives_for_the_win_goes_to_those_who_won(fleer: int, who: str, arriving: bool) -> None:
    g = met_by_two({"win": [{"gain": {"rep": 3}, "who": who}]}, arriving=arriving)
    flees_and_the_other_wins(g, fleer)
    assert rep(g) == ([1, 4] if fleer == 0 else [4, 1])


@pytest.mark.rule("TG-36.17")
def test_who_fled_has_no_part_in_the_rest_of_the_action_though_it_began_it() -> None:
    g = flees_and_the_other_wins(met_by_two({}, {"gain": {"rep": 3}}, arriving=False), 0)
    assert rep(g) == [1, 4]


@pytest.mark.rule("TG-36.17", "TG-18.14")
def test_the_other_instant_rules_of_the_place_touch_who_fled_as_before() -> None:
    g = met_by_two({}, {"gain": {"terror": 1}, "who": "each"}, arriving=True)
    flees_and_the_other_wins(g, 0)
    assert [hero.terror for hero in g.heroes] == [3, 3]
    assert waiting(g).prompt == "act"


# -- Events concern everybody


@pytest.mark.rule("TG-20.10", "TG-20.5")
@pytest.mark.parametrize("chosen", [False, True], ids=["plain", "by choice"])
def test_an_encounter_that_an_event_brings_is_met_by_all_characters(chosen: bool) -> None:
    meeting: dict[str, Any] = {"encounter": {"id": "enemy"}}
    text = {"choose": {"options": [{"key": "fight", "do": [meeting]}, {"key": "hide", "do": []}]}}
    tale = {"id": "tale1", "chapter": 1, "on_reveal": [text if chosen else meeting]}
    g = table("beor", "ailei", "arev", box=make_box(encounters=[enemy(1)], events=[tale]))
    g.heroes[1].at = 104
    g.event_deck = ["tale1#1"]
    play(g, RevealEvent())
    if chosen:
        say(g, next(key for key in keys(g) if key.endswith("fight")))
    assert scene(get_ready(g)).members == [0, 1, 2]


@pytest.mark.rule("TG-20.10")
def test_an_event_may_name_who_meets_it() -> None:
    tale = {"id": "tale1", "chapter": 1, "on_reveal": [{"encounter": {"id": "enemy"}, "who": "self"}]}
    g = table("beor", "ailei", box=make_box(encounters=[enemy(1)], events=[tale]))
    g.event_deck = ["tale1#1"]
    play(g, RevealEvent())
    assert scene(get_ready(g)).members == [0]


# -- a Secret received in the middle of an Encounter


@pytest.mark.rule("TG-26.4", "TG-29.9", "TG-32.7")
def test_who_inherits_a_weapon_in_an_encounter_chooses_when_it_is_over() -> None:
    weapon: dict[str, Any] = {"keyword": "weapon"}
    axe, blade = {"id": "axe"} | weapon, {"number": 7} | weapon
    g = fight(enemy(5), heroes=3, items=[axe], secrets=[blade], held=[["7#1"], ["axe#1"]])
    g.open, g.held, g.mode = [], {}, ""
    say(play(g, Die(0)), "give:7#1:1", "decline")
    assert [(held.id, held.up) for held in (*g.heroes[1].items, *g.heroes[1].secrets)] == [
        ("axe#1", True),
        ("7#1", False),
    ]
    say(g, "active:1", "flee", "flee")
    assert (waiting(g).prompt, keys(g)) == ("equip", ["equip:7#1", "equip:axe#1"])


# -- cards help those who use them


@pytest.mark.rule("TG-11.11", "TG-26.9")
@pytest.mark.parametrize("lighter", [0, 1])
@pytest.mark.parametrize("owner", [0, 1])
def test_a_card_for_the_menhirs_one_lights_helps_its_owner(owner: int, lighter: int) -> None:
    more = {"stat": "dial.menhir", "add": 1, "for": "visible"}
    finger = {"id": "finger", "abilities": [{"trigger": "visible", "do": [{"modify": more}]}]}
    g = table("beor", "ailei", box=make_box(items=[finger]))
    g.heroes[owner].items = [Held("finger#1")]
    play(g, PlayRounds())
    answer(g, "menhir", lighter)
    say(g, "stay", "light:menhir")
    assert g.menhirs[101] == (7 if owner == lighter else 6)


# -- who pays for what was chosen


@pytest.mark.rule("TG-21.4", "TG-41.4")
@pytest.mark.parametrize(("chronicler", "may_decline"), [(None, 1), (1, 0)])
def test_who_chose_for_the_group_pays_its_share_and_the_others_may_decline(
    chronicler: int | None, may_decline: int
) -> None:
    toll = {"key": "pay", "cost": {"energy": 1, "per": "member"}, "goto": "v2"}
    verses = {"v1": {"choices": [toll, {"key": "turn_back", "goto": "end"}]}, "v2": {"goto": "end"}}
    gate = place(101, journal={"start": "v1", "verses": verses})
    g = table("beor", "ailei", box=make_box(locations=[gate]), chronicler=chronicler)
    play(g, ReadSection("101", "v1", [0, 1]))
    say(g, "pay")
    assert (waiting(g).seat, keys(g)) == (may_decline, ["own:energy:1", "keep"])
    say(g, "keep", "keep")  # nor is it paid for
    assert [hero.energy for hero in g.heroes] == ([5, 6] if may_decline else [6, 5])


# -- the next table of a campaign


@pytest.mark.rule("TG-31.10", "TG-31.3")
def test_the_next_table_keeps_what_decks_hold_and_draws_their_orders_afresh() -> None:
    g = table("beor")
    g.event_deck = ["tale3#1", "tale2#1", "tale1#1"]
    g.outcome = "pause"
    following = GAME.next_table(g, 7)
    assert following is not None
    new = following[1]
    assert (new.event_deck, new.event_today) == (["tale3#1", "tale2#1"], "tale1#1")
    for before, now in zip(shuffled_decks(g), shuffled_decks(new), strict=True):
        assert (sorted(now), now != before) == (sorted(before), True)
    answer(new, "pass")
    assert new.heroes[0].passed


def shuffled_decks(g: Avalon) -> list[list[str]]:
    return [pile for cards in (g.heroes[0].combat, g.heroes[0].diplomacy) for pile in (cards.deck, cards.reserve)]
