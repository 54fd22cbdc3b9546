"""Tracks, resources, things owned, Encounters and modes in play: every step is an answer (TG-15 to TG-41)."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.campaigns import act, campaign, named, next_day, plainly
from tests.games.tainted_grail.fights import card
from tests.games.tainted_grail.tables import TRACKS, characters, tracks, wolf

from tavola.games.tainted_grail.state import Held

# -- tracks


@pytest.mark.rule("TG-15.1", "TG-15.2", "TG-15.4", "TG-15.10")
def test_spending_lowers_energy_into_the_red_and_gains_stop_at_the_top() -> None:
    table = campaign([{"gain": {"energy": 20, "health": 20}}], [{"lose": {"energy": 20}}])
    for number in (104, 101, 104, 101, 104):
        table.answer(f"travel:{number}")
    assert table.g.heroes[0].energy == 1
    assert table.game.view(table.g, 0).heroes[0].states == ("exhausted",)
    table.answer("travel:101")
    act(table, 0)
    assert tracks(table.g) == (8, 9, 2)  # above the start slots, up to the ends of the board
    act(table, 1)
    assert tracks(table.g) == (0, 9, 2)


@pytest.mark.rule("TG-15.6", "TG-15.5")
def test_health_drags_energy_down_and_healing_does_not_give_it_back() -> None:
    table = campaign([{"lose": {"health": 5}}], [{"gain": {"health": 5}}])
    act(table, 0)
    assert tracks(table.g) == (3, 3, 2)
    act(table, 1)
    assert tracks(table.g) == (3, 8, 2)


@pytest.mark.rule("TG-15.8")
def test_red_terror_brings_the_insanity_card_and_leaving_it_takes_it() -> None:
    table = campaign([{"gain": {"terror": 6}}], [{"lose": {"terror": 1}}])
    act(table, 0)
    assert table.g.heroes[0].conditions == ["insane"]
    act(table, 1)
    assert table.g.heroes[0].conditions == []


@pytest.mark.rule("TG-15.12")
def test_damage_can_be_reduced_and_a_loss_cannot() -> None:
    shield = [{"trigger": "visible", "do": [{"modify": {"stat": "damage", "add": -2, "for": "visible"}}]}]
    table = campaign([{"damage": 3}], [{"lose": {"health": 3}}], characters=[characters()[0] | {"flaw": shield}])
    act(table, 0)
    assert table.g.heroes[0].health == 7
    act(table, 1)
    assert table.g.heroes[0].health == 4


@pytest.mark.rule("TG-29.4", "TG-29.5")
@pytest.mark.parametrize(("seats", "name"), [(1, "dying.solo"), (2, "dying.coop")])
def test_a_dying_character_acts_on_suffers_no_more_and_is_saved_by_health(seats: int, name: str) -> None:
    table = campaign([{"lose": {"health": 20}}], [{"gain": {"health": 1}}], seats=seats)
    act(table, 0)
    assert table.g.heroes[0].conditions == [name]
    if seats > 1:
        table.answer("pass", seat=1)
    act(table, 0)
    assert (table.g.heroes[0].conditions, table.g.heroes[0].health) == ([name], 0)
    act(table, 1)
    assert table.g.heroes[0].conditions == []


# -- resources


@pytest.mark.rule("TG-17.1", "TG-17.3", "TG-17.7", "TG-1.6")
def test_five_resources_have_no_top_and_losing_stops_at_nought() -> None:
    five = ("food", "wealth", "rep", "magic", "exp")
    table = campaign([{"gain": dict.fromkeys(five, 500)}], [{"lose": dict.fromkeys(five, 900)}])
    before = dict(table.g.heroes[0].resources)
    act(table, 0)
    assert table.g.heroes[0].resources == {name: before[name] + 500 for name in five}
    act(table, 1)
    assert table.g.heroes[0].resources == dict.fromkeys(five, 0)


@pytest.mark.rule("TG-40.14")
def test_with_caps_the_surplus_over_twenty_is_lost_except_for_exp() -> None:
    table = campaign([{"gain": {"food": 50, "exp": 50}}], options={"caps": True})
    act(table)
    assert (table.g.heroes[0].resources["food"], table.g.heroes[0].resources["exp"]) == (20, 50)


# -- Items and Secrets

THINGS = [
    {"id": "rope"},
    {"id": "axe", "keyword": "weapon"},
    {"id": "net", "crafted": True},
    {"id": "dog", "keyword": "companion"},
]


@pytest.mark.rule("TG-26.1", "TG-26.2", "TG-26.6", "TG-26.7")
def test_an_item_of_a_sort_is_searched_for_the_rest_is_shuffled_back_and_any_number_is_kept() -> None:
    table = campaign(
        [{"item": {"draw": 1, "filter": {"crafted": True}}}],
        [{"item": {"draw": 1, "filter": {"keyword": "companion"}}}],
        [{"item": {"draw": 1, "filter": {"keyword": "relic"}}}],
        [{"item": {"draw": 1}}],
        items=THINGS,
    )
    with table.edit() as g:
        g.item_deck = ["rope#1", "net#1", "dog#1", "axe#1"]
    owned = []
    for nth in range(3):
        act(table, nth)
        owned.append([held.id for held in table.g.heroes[0].items])
    assert owned == [["net#1"], ["net#1", "dog#1"], ["net#1", "dog#1"]]  # there is no relic
    with table.edit() as g:
        g.item_deck = ["axe#1", "rope#1"]
    act(table, 3)
    assert [held.id for held in table.g.heroes[0].items] == ["net#1", "dog#1", "rope#1"]
    assert table.g.item_deck == ["axe#1"]


@pytest.mark.rule("TG-26.9")
def test_an_item_works_for_who_uses_it() -> None:
    ability = [{"trigger": {"act": {"energy": 1}}, "do": [{"gain": {"exp": 2}}]}]
    table = campaign(seats=2, items=[{"id": "rope", "abilities": ability}])
    with table.edit() as g:
        g.heroes[1].items = [Held("rope#1")]
    table.answer("use:item:rope#1#0", seat=1)
    table.answer_until("act", choose=plainly)
    assert [hero.resources["exp"] for hero in table.g.heroes] == [0, 2]


@pytest.mark.rule("TG-27.1", "TG-27.2", "TG-27.6")
def test_a_secret_is_no_item_exists_once_and_only_its_name_takes_it_away() -> None:
    table = campaign(
        [{"secret": {"gain": 7}}],
        [{"item": {"discard": "all"}}],
        [{"secret": {"remove": 7}}],
        [{"item": {"draw": 9}}],
        seats=2,
    )
    act(table, 0, seat=0)
    act(table, 0, seat=1)
    assert [[held.id for held in hero.secrets] for hero in table.g.heroes] == [["7#1"], []]
    act(table, 1, seat=0)
    act(table, 3, seat=1)
    table.answer_until("act", choose=plainly)
    assert [held.id for held in table.g.heroes[0].secrets] == ["7#1"]
    assert not any(held.id[0].isdigit() for held in table.g.heroes[1].items)
    act(table, 2, seat=0)
    assert (table.g.heroes[0].secrets, table.g.secrets_removed) == ([], ["7#1"])


@pytest.mark.rule("TG-28.7")
def test_without_a_skill_card_of_its_attribute_a_point_cannot_be_bought_and_a_side_stays() -> None:
    table = campaign()
    with table.edit() as g:
        g.heroes[0].resources["exp"] = 99
        g.heroes[0].markers["courage"] = 2
        g.skill_pool = [card for card in g.skill_pool if not card.startswith("caution")]
        g.heroes[0].markers["caution"] = 2
    table.answer_until("progress", choose=plainly)
    assert "raise:caution" not in table.legal()
    assert table.refusal("raise:caution").rule == "TG-28.7"
    table.answer("raise:courage")
    side = table.legal()[1]
    table.answer(side)
    assert [(held.card, held.side) for held in table.g.heroes[0].skills] == [tuple(side.split(":")[1:])]
    assert "choose_skill" not in {one.prompt for one in table.g.open}


# -- Encounters


@pytest.mark.rule("TG-24.1", "TG-24.6", "TG-32.11")
def test_the_four_decks_are_known_by_name_and_order_is_hidden_while_hands_are_not() -> None:
    table = campaign([{"encounter": {"deck": "grey"}}], seats=2)
    assert sorted(table.g.encounter_decks) == ["blue", "green", "grey", "violet"]
    act(table, seat=0)
    table.answer_until("play_card", choose=plainly)
    assert table.g.encounter is not None
    assert (table.g.encounter.card, table.g.encounter_decks["grey"]) == ("thug", [])
    mine, theirs = (table.game.view(table.g, seat).heroes[0] for seat in (0, 1))
    assert mine.combat.hand == theirs.combat.hand != []
    assert table.g.heroes[0].combat.deck[-1] not in str(mine.combat.deck)


@pytest.mark.rule("TG-35.5")
def test_a_multiplier_doubles_the_next_icon() -> None:
    doubled = card("doubled", "free x2 cubes1")
    table = campaign(
        [{"encounter": {"id": "ox"}}],
        cards=[doubled | {"owner": "beor"}],
        encounters=[wolf("ox", difficulty="first", value=9)],
    )
    with table.edit() as g:
        g.heroes[0].combat.deck.append("doubled")
    act(table)
    table.answer_until("play_card", choose=plainly)
    table.answer("play:doubled")
    assert table.g.encounter is not None
    assert table.g.encounter.pool == 2


@pytest.mark.rule("TG-37.1")
def test_a_trait_holds_for_the_whole_encounter() -> None:
    """Twelve Traits have their rules; one of them is seen from the first Turn to the last."""
    foe = wolf("ox", difficulty="first", value=9, traits=["feint"])
    table = campaign([{"encounter": {"id": "ox"}}], encounters=[foe])
    act(table)
    seen = []
    for _ in range(2):
        table.answer_until("play_card", choose=plainly)
        seen.append(table.game.view(table.g, 0).encounter.traits)
        table.answer("stop")
    assert [list(traits) for traits in seen] == [["feint"], ["feint"]]


@pytest.mark.rule("TG-23.1")
def test_exploring_leads_into_the_section_of_the_journal_with_the_location_s_number() -> None:
    verses = {"v1": {"choices": [{"key": "knock", "goto": "v2"}]}, "v2": {"do": [{"gain": {"exp": 1}}], "goto": "end"}}
    table = campaign(home={"journal": {"start": "v1", "verses": verses}})
    events = table.answer("explore")
    assert [event.section for event in named(events, "ExplorationBegan")] == ["101"]
    table.answer_until("act", choose=plainly)
    assert table.g.heroes[0].resources["exp"] == 1


# -- modes


@pytest.mark.rule("TG-40.4", "TG-40.5", "TG-40.8", "TG-40.11")
def test_switches_of_challenging_play_are_used_one_by_one() -> None:
    turned = campaign([{"lose": {"health": 2}}], options={"limiter_offset": 1})
    act(turned)
    assert tracks(turned.g) == (5, 6, 2)
    assert turned.g.menhirs == {101: 7}
    short = campaign(options={"short_menhirs": True})
    assert short.g.menhirs == {101: 7}  # the start dial is no activation
    short.answer("menhir", "light:menhir")
    assert short.g.menhirs == {101: 6}


@pytest.mark.rule("TG-40.6")
def test_alone_in_narrative_mode_health_does_not_limit_energy_whatever_the_limiter() -> None:
    table = campaign([{"lose": {"health": 5}}], options={"narrative": True, "limiter_offset": 1})
    act(table)
    assert tracks(table.g) == (6, 3, 2)


@pytest.mark.rule("TG-40.7")
def test_secret_42_is_held_by_the_lowest_number_from_the_start() -> None:
    table = campaign(seats=2, options={"secret_42": True, "characters": "ailei,beor"})
    assert [[held.id for held in hero.secrets] for hero in table.g.heroes] == [[], ["42#1"]]
    assert [[held.id for held in hero.secrets] for hero in table.game.view(table.g, 0).heroes] == [[], ["42#1"]]


@pytest.mark.rule("TG-40.12")
@pytest.mark.parametrize(("fewer", "placed"), [(False, 2), (True, 1)])
def test_one_random_event_fewer_is_placed(fewer: bool, placed: int) -> None:
    table = campaign([{"events": {"random_top": 2}}], options={"fewer_random_events": fewer})
    before = len(table.g.event_deck)
    act(table)
    assert len(table.g.event_deck) == before + placed


@pytest.mark.rule("TG-40.16")
@pytest.mark.parametrize("grace", [True, False])
def test_without_grace_a_death_alone_is_the_end(grace: bool) -> None:
    table = campaign([{"die": "self"}], options={"grace": grace})
    act(table)
    assert [one.prompt for one in table.g.open] == (["grace"] if grace else [])
    outcome = table.game.outcome(table.g)
    assert (outcome is None) is grace


@pytest.mark.rule("TG-41.1")
def test_a_chronicler_is_one_of_the_players_and_decides_for_the_party() -> None:
    table = campaign(
        [{"guardian": {"spawn": {"id": name, "at": {"number": 104}}}} for name in ("guardian1", "guardian2")],
        seats=2,
        options={"chronicler": 1},
    )
    act(table, seat=0)
    table.answer("travel:104", seat=1)
    table.answer("join", seat=0) if "join" in table.legal() else None
    table.answer_until("guardian_order", choose=plainly)
    assert table.question().seat == 1


@pytest.mark.rule("TG-15.1")
def test_boards_may_be_of_different_length() -> None:
    short = TRACKS | {"terror": {"max": 6, "start": 1, "red": [5, 6]}}
    table = campaign([{"gain": {"terror": 9}}], boards=[{"id": "board_beor", "letter": "G", "tracks": short}])
    act(table)
    assert table.g.heroes[0].terror == 6
    next_day(table)
    assert table.g.day == 2
