"""Trading (TG-17.4 to TG-17.8, TG-29.8)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.tables import answer, asked, events, keys, play, prompts, table

from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.day.trade import why_not_trade
from tavola.games.tainted_grail.deeds.day import PlayRounds, TradeWindow
from tavola.games.tainted_grail.events.day import TradeMade, TradeRefused
from tavola.games.tainted_grail.state import Avalon, Encounter, Held
from tavola.kernel.decision import Refused
from tavola.kernel.game import waiting_for


def market(*names: str, **options: Any) -> Avalon:
    """A trading window with goods on both sides."""
    g = table(*(names or ("beor", "ailei")), **options)
    g.heroes[0].items = [Held("rope#1"), Held("axe#1")]
    g.heroes[0].secrets = [Held("7#1"), Held("9#1")]
    return play(g, TradeWindow())


@pytest.mark.rule("TG-17.4", "TG-17.5", "TG-17.8", "TG-27.4")
def test_food_wealth_items_and_secrets_may_be_traded_and_nothing_else() -> None:
    g = market()
    answer(g, "trade:1", 0)
    offered = [key for key in keys(g, 0) if key.startswith("give:")]
    assert offered == ["give:food", "give:wealth", "give:rope#1", "give:axe#1", "give:7#1"]
    answer(g, "give:food", 0)
    assert "give:food" in keys(g, 0)  # there are two
    answer(g, "give:food", 0)
    assert "give:food" not in keys(g, 0)


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


def offer(g: Avalon, *pieces: str, seat: int = 0, other: int = 1) -> Avalon:
    """An offer put together and proposed."""
    for key in (f"trade:{other}", *pieces, "propose"):
        answer(g, key, seat)
    return g


@pytest.mark.rule("TG-17.6", "TG-17.9")
def test_a_refused_offer_changes_nothing_and_another_may_follow() -> None:
    g = market()
    answer(offer(g, "give:food"), "refuse", 1)
    assert [hero.resources["food"] for hero in g.heroes] == [2, 2]
    assert events(g, TradeRefused)
    answer(offer(g, "give:food", "give:food"), "agree", 1)
    assert [hero.resources["food"] for hero in g.heroes] == [0, 4]


@pytest.mark.rule("TG-17.9")
def test_the_same_offer_is_not_made_twice_as_things_stand() -> None:
    g = market()
    answer(offer(g, "give:food", "ask:wealth"), "refuse", 1)
    for key in ("trade:1", "ask:wealth", "give:food"):
        answer(g, key, 0)
    assert "propose" not in keys(g, 0)
    with pytest.raises(Refused, match=r"TG_E_AGAIN TG-17.9"):
        GAME.answer(g, 0, "propose")
    answer(g, "give:food", 0)
    assert "propose" in keys(g, 0)


@pytest.mark.rule("TG-17.6", "TG-17.9")
def test_a_cancel_does_not_close_the_market() -> None:
    g = market()
    answer(g, "trade:1", 0)
    assert "propose" not in keys(g, 0)
    answer(g, "cancel", 0)
    assert not events(g, TradeRefused)
    answer(offer(g, "give:food"), "agree", 1)
    assert [hero.resources["food"] for hero in g.heroes] == [1, 3]


@pytest.mark.rule("TG-17.9", "TG-6.13")
def test_after_three_offers_for_nothing_something_must_change_first() -> None:
    g = market()
    for _ in range(3):
        answer(g, "trade:1", 0)
        answer(g, "cancel", 0)
    assert [decision.seat for decision in g.open] == [1]
    with pytest.raises(Refused) as refused:
        GAME.answer(play(g), 0, "trade:1")
    assert refused.value.refusal.code == "TABLE_E_NOT_YOUR_DECISION"
    answer(offer(g, "give:food", seat=1, other=0), "agree", 0)
    assert "trade:1" in keys(g, 0)


@pytest.mark.rule("TG-17.9", "TG-6.13")
def test_by_day_three_offers_for_nothing_are_told_as_the_reason() -> None:
    g = play(table("beor", "ailei"), PlayRounds())
    for _ in range(3):
        answer(g, "trade:1", 0)
        answer(g, "cancel", 0)
    with pytest.raises(Refused, match=r"TG_E_AGAIN TG-17.9"):
        GAME.answer(g, 0, "trade:1")
    answer(g, "character", 0)
    answer(g, "stay", 1)
    assert "trade:1" in keys(g, 0)


@pytest.mark.rule("TG-17.9", "TG-6.13")
def test_goods_do_not_go_to_and_fro_for_ever() -> None:
    """There and back once; a second time they may go, but not come back."""
    g = market()
    for _ in range(2):
        answer(offer(g, "give:rope#1"), "agree", 1)
        if "trade:0" in keys(g, 1):
            for key in ("trade:0", "give:rope#1"):
                answer(g, key, 1)
            if "propose" in keys(g, 1):
                answer(answer(g, "propose", 1), "agree", 0)
    assert [held.id for held in g.heroes[1].items] == ["rope#1"]
    with pytest.raises(Refused, match=r"TG_E_AGAIN TG-17.9"):
        GAME.answer(g, 1, "propose")


@pytest.mark.rule("TG-17.6", "TG-12.2", "TG-17.9")
def test_who_has_passed_opens_a_trade_by_day_and_nobody_waits_for_it() -> None:
    """SC-35."""
    g = play(table("beor", "ailei"), PlayRounds())
    answer(g, "pass", 0)
    assert waiting_for(g) == [1]
    own, other = asked(g, 0), asked(g, 1)
    assert [GAME.prompt(g, decision).id for decision in (own, other)] == ["prompt-act-meanwhile", "prompt-act"]
    assert GAME.refused(g, own) == []
    answer(offer(g, "give:food"), "agree", 1)
    assert [hero.resources["food"] for hero in g.heroes] == [1, 3]
    assert g.heroes[0].passed
    assert "explore" in keys(g, 1)


@pytest.mark.rule("TG-17.6", "TG-17.9")
def test_two_who_have_acted_trade_while_a_third_is_to_act() -> None:
    g = play(table("beor", "ailei", "arev"), PlayRounds())
    answer(g, "character", 0)
    for seat in (1, 2):
        answer(g, "stay", seat)
    answer(g, "character", 1)
    for seat in (0, 2):
        answer(g, "stay", seat)
    assert waiting_for(g) == [2]
    answer(offer(g, "give:food", seat=0, other=1), "agree", 1)
    assert [hero.resources["food"] for hero in g.heroes] == [1, 3, 2]
    assert waiting_for(g) == [2]


@pytest.mark.rule("TG-29.8", "TG-17.6")
def test_who_has_passed_takes_up_what_lies_there() -> None:
    g = table("beor", "ailei")
    g.heroes[1].at, g.places[101].dropped = 102, ["rope#1"]
    play(g, PlayRounds())
    answer(g, "pass", 0)
    answer(g, "take:rope#1", 0)
    assert [held.id for held in g.heroes[0].items] == ["rope#1"]


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
