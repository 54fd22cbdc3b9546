"""Trading (TG-17.4 to TG-17.8, TG-29.8)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.tables import answer, events, keys, play, prompts, table

from tavola.games.tainted_grail.rounds import PlayRounds
from tavola.games.tainted_grail.state import Avalon, Encounter, Held
from tavola.games.tainted_grail.trade import TradeMade, TradeRefused, TradeWindow, tradeable, why_not_trade


def market(*names: str, **options: Any) -> Avalon:
    """A trading window with goods on both sides."""
    g = table(*(names or ("beor", "ailei")), **options)
    g.heroes[0].items = [Held("rope#1"), Held("axe#1")]
    g.heroes[0].secrets = [Held("7#1"), Held("9#1")]
    return play(g, TradeWindow())


@pytest.mark.rule("TG-17.4", "TG-17.5", "TG-17.8", "TG-27.4")
def test_food_wealth_items_and_secrets_may_be_traded_and_nothing_else() -> None:
    g = market()
    assert tradeable(g, 0) == ["food", "food", "wealth", "rope#1", "axe#1", "7#1"]


@pytest.mark.rule("TG-17.4", "TG-17.8", "TG-27.4")
@pytest.mark.parametrize(
    ("what", "code"),
    [
        ("magic", "TG_E_TRADE_KIND"),
        ("rep", "TG_E_TRADE_KIND"),
        ("exp", "TG_E_TRADE_KIND"),
        ("energy", "TG_E_TRADE_KIND"),
        ("9#1", "TG_E_PERSONAL"),
        ("food", ""),
        ("7#1", ""),
    ],
)
def test_what_cannot_be_traded_is_refused_by_kind(what: str, code: str) -> None:
    """SC-51."""
    refusal = why_not_trade(market(), 0, what, 1)
    assert (refusal.code if refusal else "") == code


@pytest.mark.rule("TG-17.4", "TG-17.6", "TG-21.6")
def test_trading_needs_the_same_location_and_nobody_busy() -> None:
    """SC-53."""
    g = market()
    g.heroes[1].at = 102
    refusal = why_not_trade(g, 0, "food", 1)
    assert refusal is not None
    assert refusal.code == "TG_E_TRADE_PLACE"
    g.encounter = Encounter("wolf", "combat", [1], [1])
    refusal = why_not_trade(g, 0, "food", 1)
    assert refusal is not None
    assert refusal.code == "TG_E_TRADE_BUSY"


@pytest.mark.rule("TG-17.6", "TG-17.5")
def test_an_offer_is_made_up_piece_by_piece_and_both_must_agree() -> None:
    g = market()
    answer(g, "trade:1", 0)
    for key in ("give:food", "give:rope#1", "ask:wealth"):
        answer(g, key, 0)
    assert "ask:wealth" not in keys(g, 0)  # there was one only
    answer(g, "propose", 0)
    assert prompts(g) == [(1, "trade_offer")]
    answer(g, "agree", 1)
    assert [hero.resources["food"] for hero in g.heroes] == [1, 3]
    assert [hero.resources["wealth"] for hero in g.heroes] == [2, 0]
    assert [held.id for held in g.heroes[1].items] == ["rope#1"]
    assert events(g, TradeMade)[0].gave == ("food", "rope#1")


@pytest.mark.rule("TG-17.6")
def test_a_gift_is_a_trade_with_an_empty_side() -> None:
    g = market()
    answer(g, "trade:1", 0)
    answer(g, "give:7#1", 0)
    answer(g, "propose", 0)
    answer(g, "agree", 1)
    assert [held.id for held in g.heroes[1].secrets] == ["7#1"]
    assert [held.id for held in g.heroes[0].secrets] == ["9#1"]


@pytest.mark.rule("TG-17.6")
def test_a_refused_offer_changes_nothing_and_is_not_repeated_at_once() -> None:
    g = market()
    answer(g, "trade:1", 0)
    answer(g, "give:food", 0)
    answer(g, "propose", 0)
    answer(g, "refuse", 1)
    assert [hero.resources["food"] for hero in g.heroes] == [2, 2]
    assert events(g, TradeRefused)
    assert [decision.seat for decision in g.open] == [1]  # nobody else to trade with


@pytest.mark.rule("TG-17.6")
def test_an_offer_may_be_dropped() -> None:
    g = market()
    answer(g, "trade:1", 0)
    assert "propose" not in keys(g, 0)
    answer(g, "cancel", 0)
    assert not events(g, TradeRefused)


@pytest.mark.rule("TG-17.5", "TG-26.4")
def test_a_traded_weapon_asks_its_new_owner_which_one_is_in_use() -> None:
    g = market()
    g.heroes[1].items = [Held("club#1")]
    answer(g, "trade:1", 0)
    answer(g, "give:axe#1", 0)
    answer(g, "propose", 0)
    answer(g, "agree", 1)
    assert keys(g, 1) == ["equip:axe#1", "equip:club#1"]
    answer(g, "equip:axe#1", 1)
    assert {held.id: held.up for held in g.heroes[1].items} == {"axe#1": True, "club#1": False}


@pytest.mark.rule("TG-17.6", "TG-14.4")
def test_between_actions_whoever_is_to_act_may_trade_without_using_the_action() -> None:
    g = play(table("beor", "ailei"), PlayRounds())
    answer(g, "trade:1", 0)
    answer(g, "give:food", 0)
    answer(g, "propose", 0)
    answer(g, "agree", 1)
    assert not g.heroes[0].acted
    assert {decision.prompt for decision in g.open} == {"act"}


@pytest.mark.rule("TG-12.2", "TG-17.6")
def test_trading_with_one_who_has_passed_is_possible() -> None:
    g = play(table("beor", "ailei"), PlayRounds())
    answer(g, "pass", 1)
    assert "trade:1" in keys(g, 0)


@pytest.mark.rule("TG-17.6", "TG-29.8")
def test_what_a_dead_character_left_may_be_taken_up_by_whoever_is_there() -> None:
    g = table("beor", "ailei")
    g.heroes[1].at = 102
    g.places[102].dropped = ["rope#1"]
    play(g, TradeWindow())
    assert prompts(g) == [(1, "trade_window")]
    answer(g, "take:rope#1", 1)
    assert [held.id for held in g.heroes[1].items] == ["rope#1"]
    assert g.places[102].dropped == []
