"""Answers of the day as records: what is offered has nothing against it, and what is not has a reason of its own."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.tables import answer, characters, keys, make_box, place, play, table

from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.deeds.day import PlayRounds, RestAll, TradeWindow
from tavola.games.tainted_grail.state import Avalon


def reasons(g: Avalon, seat: int = 0) -> dict[str, tuple[str, str]]:
    """What a player would look for now and does not find."""
    asked = next(decision for decision in g.open if decision.seat == seat)
    return {refusal.key: (refusal.code, refusal.rule) for refusal in GAME.refused(g, asked)}


def why(g: Avalon, key: str, seat: int = 0) -> tuple[str, str]:
    asked = next(decision for decision in g.open if decision.seat == seat)
    refusal = GAME.why_not(g, asked, key)
    return refusal.code, refusal.rule


def at_work(*names: str, box: Any = None, **options: Any) -> Avalon:
    return play(table(*names, box=box, **options), PlayRounds())


@pytest.mark.rule("TG-10.1")
def test_a_character_action_whose_condition_fails_says_so_itself() -> None:
    """The offer looked at the condition and the refusal did not, so it was told as if it were no Action at all."""
    tile = characters()[0]
    tile = tile | {"action": tile["action"] | {"if": {"status": "nobody_has_this"}}}
    g = at_work(box=make_box(characters=[tile]))
    assert "character" not in keys(g)
    assert reasons(g)["character"] == ("TG_E_NO_ACTION", "TG-10.1")
    assert why(g, "character") == ("TG_E_NO_ACTION", "TG-10.1")


@pytest.mark.rule("TG-17.4")
def test_who_has_nothing_to_trade_is_told_so() -> None:
    g = table("beor", "ailei")
    for hero in g.heroes:
        hero.resources.update(food=0, wealth=0)
        hero.items, hero.secrets = [], []
    play(g, PlayRounds())
    assert "trade:1" not in keys(g, 0)
    assert why(g, "trade:1") == ("TG_E_NO_ACTION", "TG-17.4")


@pytest.mark.rule("TG-17.6")
def test_in_a_window_by_day_nobody_goes_to_bed() -> None:
    g = play(table("beor", "ailei"), TradeWindow())
    assert why(g, "ready_tonight") == ("TG_E_PHASE", "TG-17.6")
    assert why(g, "trade:7") == ("TG_E_TRADE_PLACE", "TG-17.4")


@pytest.mark.rule("TG-6.4", "TG-17.9")
def test_who_is_asked_after_a_day_without_questions_may_trade_too() -> None:
    """Nothing speaks against a trade then, so it is offered beside Pass."""
    g = table("beor", "ailei", box=make_box(locations=[place(101)]))
    g.quiet_since = g.asked  # the day before went by unseen
    for hero in g.heroes:
        hero.energy = 0
    play(g, PlayRounds())
    assert keys(g) == ["trade:1", "pass"]
    answer(g, "pass")
    assert all(hero.passed for hero in g.heroes)


@pytest.mark.rule("TG-14.2")
def test_who_has_no_food_is_told_that_it_is_missing() -> None:
    """It was no option at all, without a word."""
    g = table("beor", "ailei", "arev")
    g.heroes[0].resources["food"] = 0
    play(g, RestAll())
    assert why(g, "eat") == ("TG_E_COST", "TG-14.2")


@pytest.mark.rule("TG-17.6")
def test_an_offer_that_names_nothing_is_not_proposed() -> None:
    g = at_work("beor", "ailei")
    answer(g, "trade:1", 0)
    assert why(g, "propose") == ("TG_E_NO_ACTION", "TG-17.6")
