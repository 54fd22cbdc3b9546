"""Items and equipment (TG-26), discarding (TG-30), and the limit of Challenging play (TG-40.15)."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.coast import coast, coast_box, do, give_item
from tests.games.tainted_grail.tables import answer, asked, events, keys, play

from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.character.in_use import equipment, keyword_of
from tavola.games.tainted_grail.character.items import discard_item, item_limit, receive_item
from tavola.games.tainted_grail.character.secrets import gain_secret
from tavola.games.tainted_grail.content.box import card_of
from tavola.games.tainted_grail.content.vocabulary import ANY_ITEM, Filter
from tavola.games.tainted_grail.deeds.character import DiscardItems, DrawItems, Equip, HoldToItemLimit
from tavola.games.tainted_grail.deeds.day import TradeWindow
from tavola.games.tainted_grail.effects.in_force import in_force
from tavola.games.tainted_grail.effects.modifiers import modified
from tavola.games.tainted_grail.events.character import ItemGained
from tavola.games.tainted_grail.state import Avalon, Encounter, Held
from tavola.kernel.flow import run


def names(g: Avalon, seat: int = 0) -> list[str]:
    return sorted(card_of(held.id) for held in g.heroes[seat].items)


def in_use(g: Avalon, seat: int = 0) -> list[str]:
    return sorted(card_of(held.id) for held in equipment(g, seat) if held.up)


@pytest.mark.rule("TG-26.1")
def test_an_item_has_one_keyword_or_none() -> None:
    found = {item.keyword for item in coast_box().items.values()}
    assert found == {"weapon", "armour", "shield", "companion", "relic", None}
    assert keyword_of(coast(), "eel_spear#1") == "weapon"
    assert keyword_of(coast(), "quill#1") is None


@pytest.mark.rule("TG-26.2", by="helpers")
def test_any_number_of_items_may_be_owned() -> None:
    g = coast()
    for item in ("quill", "tallow", "reed_whistle", "weather_glass", "net_of_hair", "map_of_the_shoals", "oilskin"):
        give_item(g, 0, item)
    assert len(g.heroes[0].items) == 7
    assert not g.open


@pytest.mark.rule("TG-26.3", "TG-27.3")
def test_one_of_a_keyword_is_in_use_and_secrets_with_a_keyword_count() -> None:
    """Part H, 37: a Secret that is a Shield counts for the limit."""
    g = coast()
    give_item(g, 0, "barrel_lid")
    gain_secret(g, 0, 5)
    run(g)
    assert keys(g) == ["equip:5#1", "equip:barrel_lid#1"]
    answer(g, "equip:5#1")
    assert in_use(g) == ["5"]


@pytest.mark.rule("TG-26.4")
def test_a_new_card_with_the_keyword_of_one_in_use_is_a_choice_and_the_other_goes_face_down() -> None:
    g = coast()
    spear = give_item(g, 0, "eel_spear")
    receive_item(g, 0, "boat_hook#1")
    run(g)
    assert asked(g).prompt == "equip"
    answer(g, f"equip:{spear}")
    assert in_use(g) == ["eel_spear"]
    sources = {source for source, _ in in_force(g, 0)}
    assert "item:eel_spear#1" in sources
    assert "item:boat_hook#1" not in sources


@pytest.mark.rule("TG-26.4", by="helpers")
def test_an_item_without_keyword_is_always_in_use() -> None:
    g = coast()
    give_item(g, 0, "quill")
    assert g.heroes[0].items[0].up
    assert "item:quill#1" in {source for source, _ in in_force(g, 0)}


@pytest.mark.rule("TG-5.13", "TG-26.3")
def test_in_the_morning_one_of_each_keyword_is_chosen_and_two_are_refused() -> None:
    """SC-75, with one of the two Weapons a Secret."""
    g = coast()
    give_item(g, 0, "eel_spear")
    g.heroes[0].secrets.append(Held("21#1", up=True))
    play(g, Equip(0))
    assert keys(g) == ["equip:21#1", "equip:eel_spear#1"]
    refusal = GAME.why_not(g, asked(g), "equip:both")
    assert (refusal.code, refusal.rule) == ("TG_E_KEYWORD_LIMIT", "TG-26.3")
    answer(g, "equip:21#1")
    assert in_use(g) == ["21"]


@pytest.mark.rule("TG-26.5")
def test_when_the_one_in_use_goes_the_other_may_be_turned_up() -> None:
    g = coast()
    give_item(g, 0, "eel_spear")
    give_item(g, 0, "boat_hook")
    assert in_use(g) == ["boat_hook"]
    discard_item(g, 0, "boat_hook#1")
    run(g)
    assert in_use(g) == ["eel_spear"]


@pytest.mark.rule("TG-26.5", "TG-32.7", by="helpers")
def test_what_is_gained_in_an_encounter_is_chosen_about_when_it_is_over() -> None:
    g = coast()
    give_item(g, 0, "eel_spear")
    g.encounter = Encounter("e.grey.toll_bully", "combat", [0], [0], active=0, phase="play")
    receive_item(g, 0, "boat_hook#1")
    run(g)
    assert not g.open
    assert in_use(g) == ["eel_spear"]
    g.encounter = None
    from tavola.games.tainted_grail.character.in_use import turn_up_what_is_left

    turn_up_what_is_left(g, 0, "weapon")
    run(g)
    assert keys(g) == ["equip:boat_hook#1", "equip:eel_spear#1"]


@pytest.mark.rule("TG-26.6")
def test_a_crafted_item_is_searched_for_and_the_rest_is_shuffled_back() -> None:
    """SC-77: the first Crafted one is the fourth card."""
    g = coast()
    g.item_deck = ["tallow#1", "eel_spear#1", "quill#1", "deaf_dog#1", "love_letter#1"]  # the top is last
    play(g, DrawItems(0, 1, Filter(crafted=True)))
    assert names(g) == ["eel_spear"]
    assert sorted(g.item_deck) == ["deaf_dog#1", "love_letter#1", "quill#1", "tallow#1"]


@pytest.mark.rule("TG-26.6")
@pytest.mark.parametrize("keyword", ["weapon", "armour", "shield", "companion", "relic"])
def test_an_item_of_a_keyword_is_the_first_of_its_sort(keyword: str) -> None:
    g = coast()
    first = next(copy for copy in reversed(g.item_deck) if g.box.items[card_of(copy)].keyword == keyword)
    do(g, {"item": {"draw": 1, "filter": {"keyword": keyword}}})
    assert [held.id for held in g.heroes[0].items] == [first]


@pytest.mark.rule("TG-26.7")
def test_none_is_gained_when_there_is_none_and_a_plain_draw_takes_the_top() -> None:
    g = coast()
    g.item_deck = ["quill#1", "deaf_dog#1"]
    do(g, {"item": {"draw": 1, "filter": {"keyword": "shield"}}})
    assert g.heroes[0].items == []
    assert sorted(g.item_deck) == ["deaf_dog#1", "quill#1"]
    g.item_deck = ["quill#1", "deaf_dog#1"]
    rng = g.rng
    do(g, {"item": {"draw": 1}})
    assert names(g) == ["deaf_dog"]
    assert g.rng == rng  # nothing was shuffled
    do(g, {"item": {"draw": 2}})
    assert names(g) == ["deaf_dog", "quill"]


@pytest.mark.rule("TG-26.8")
def test_items_are_traded_in_the_same_place_when_nobody_is_busy() -> None:
    from tavola.games.tainted_grail.day.trade import why_not_trade

    g = coast("fowler", "ferrywoman")
    give_item(g, 0, "quill")
    play(g, TradeWindow())
    answer(g, "trade:1", 0)
    assert "give:quill#1" in keys(g, 0)
    g.heroes[1].at = 102
    refusal = why_not_trade(g, 0, "quill#1", 1)
    assert refusal is not None
    assert refusal.code == "TG_E_TRADE_PLACE"


@pytest.mark.rule("TG-26.9", by="helpers")
def test_an_item_works_for_who_uses_it() -> None:
    g = coast("fowler", "ferrywoman")
    give_item(g, 0, "scale_coat")
    assert modified(g, 0, "damage", 3) == 2
    assert modified(g, 1, "damage", 3) == 3


@pytest.mark.rule("TG-26.10")
def test_flipped_and_not_in_use_are_two_things() -> None:
    """Part H, 38."""
    from tavola.games.tainted_grail.encounter.equipment import restore_equipment

    g = coast()
    spear, hook = give_item(g, 0, "eel_spear"), give_item(g, 0, "boat_hook")
    held = {held.id: held for held in g.heroes[0].items}
    held[hook].flipped = True
    assert (held[spear].up, held[spear].flipped) == (False, False)
    assert (held[hook].up, held[hook].flipped) == (True, True)
    g.encounter = Encounter("gorse_wolf", "combat", [0], [0])
    restore_equipment(g, 0)
    assert (held[spear].up, held[hook].up, held[hook].flipped) == (False, True, False)


@pytest.mark.rule("TG-27.3", "TG-30.1", by="helpers")
def test_an_effect_that_takes_two_items_takes_the_item_and_leaves_the_secret_weapon() -> None:
    """TV-19."""
    g = coast()
    give_item(g, 0, "quill")
    g.heroes[0].secrets.append(Held("21#1"))
    do(g, {"item": {"discard": 2}})
    assert g.heroes[0].items == []
    assert [held.id for held in g.heroes[0].secrets] == ["21#1"]
    assert g.item_deck[0] == "quill#1"  # the bottom of the deck


@pytest.mark.rule("TG-30.1")
def test_whoever_must_discard_chooses_what() -> None:
    g = coast()
    for item in ("quill", "eel_spear", "tallow"):
        give_item(g, 0, item)
    play(g, DiscardItems(0, 2, ANY_ITEM))
    answer(g, "discard:quill#1")
    answer(g, "discard:tallow#1")
    assert names(g) == ["eel_spear"]
    assert g.item_deck[:2] == ["tallow#1", "quill#1"]
    do(g, {"item": {"discard": "all"}})
    assert names(g) == []


@pytest.mark.rule("TG-30.1", by="helpers")
def test_a_filter_of_a_discard_is_kept() -> None:
    g = coast()
    for item in ("quill", "eel_spear"):
        give_item(g, 0, item)
    do(g, {"item": {"discard": 1, "filter": {"keyword": "weapon"}}})
    assert names(g) == ["quill"]


def test_a_named_item_is_taken_out_of_the_deck_once() -> None:
    g = coast()
    do(g, {"item": {"gain": "quill"}}, {"item": {"gain": "quill"}})
    assert names(g) == ["quill"]
    assert "quill#1" not in g.item_deck


def test_what_an_item_does_when_gained_is_done_once_and_not_when_it_is_traded() -> None:
    g = coast("fowler", "ferrywoman")
    g.heroes[0].terror = g.heroes[1].terror = 3
    do(g, {"item": {"gain": "love_letter"}})
    assert g.heroes[0].terror == 2
    from tavola.games.tainted_grail.day.trade import hand_over_copy

    hand_over_copy(g, 0, 1, "love_letter#1")
    run(g)
    assert g.heroes[1].terror == 3
    assert len(events(g, ItemGained)) == 2


@pytest.mark.rule("TG-40.15")
def test_with_caps_the_sixth_item_means_discarding_one_of_choice() -> None:
    """SC-175. Secrets do not count."""
    g = coast(caps=True)
    g.heroes[0].secrets = [Held("17#1"), Held("18#1")]
    for item in ("quill", "tallow", "reed_whistle", "weather_glass", "net_of_hair"):
        give_item(g, 0, item)
    assert not g.open
    receive_item(g, 0, "oilskin#1")
    run(g)
    assert asked(g).prompt == "discard_item"
    answer(g, "discard:tallow#1")
    assert len(g.heroes[0].items) == 5
    assert item_limit(g, 0) == 5


@pytest.mark.rule("TG-40.15", "TG-26.5")
def test_who_has_too_many_discards_all_of_them_before_choosing_what_is_in_use() -> None:
    g = coast(caps=True)
    weapons = ("boat_hook", "eel_spear", "reaping_blade")
    g.heroes[0].items = [Held(f"{item}#1", up=item == "boat_hook") for item in weapons]
    g.heroes[0].items += [Held(f"{item}#1") for item in ("quill", "tallow", "reed_whistle", "weather_glass")]
    play(g, HoldToItemLimit(0))
    answer(g, "discard:boat_hook#1")
    assert asked(g).prompt == "discard_item"
    answer(g, "discard:quill#1")
    assert keys(g) == ["equip:eel_spear#1", "equip:reaping_blade#1"]


@pytest.mark.rule("TG-40.15", by="helpers")
def test_in_an_encounter_the_cap_waits_for_its_end() -> None:
    g = coast(caps=True)
    for item in ("quill", "tallow", "reed_whistle", "weather_glass", "net_of_hair"):
        give_item(g, 0, item)
    g.encounter = Encounter("e.grey.toll_bully", "combat", [0], [0], active=0, phase="play")
    receive_item(g, 0, "oilskin#1")
    run(g)
    assert not g.open
    assert len(g.heroes[0].items) == 6
    g.encounter = None
    play(g, HoldToItemLimit(0))
    assert asked(g).prompt == "discard_item"


def test_without_caps_there_is_no_limit_but_the_dying_card_sets_one() -> None:
    g = coast()
    assert item_limit(g, 0) > 1000
    g.heroes[0].conditions = ["cond.dying.solo"]
    assert item_limit(g, 0) == 3
