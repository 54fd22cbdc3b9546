"""A hint says why, in one line; where one should mix, it gives the mix and draws from it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.shelf import table

from tavola.bots.advice import Advice, advise
from tavola.bots.bot import BotRng, seat_access
from tavola.bots.generic.search import draw
from tavola.bots.reasons import reason_for
from tavola.kernel.decision import Decision
from tavola.kernel.match import Match


def laid(game_id: str, seats: int, options: dict[str, Any]) -> tuple[Match[Any], Any]:
    found = table(game_id, seats, options)
    return Match(found.game, found.box, seats, found.options, "why"), found.words


def asked(match: Match[Any], prompt: str) -> Decision:
    """The first open question of this name; until then the first answer is given to each."""
    while True:
        decision = next(one for one in match.g.open if one.seat not in match.g.held)
        if decision.prompt == prompt and len(decision.legal()) > 1:
            return decision
        match.answer(decision.seat, decision.legal()[0])


def told(match: Match[Any], decision: Decision, luck: str = "hint") -> Advice:
    access = seat_access(match.game, match.g, decision, BotRng.of(luck))
    return advise("companion", match.game, match.seats, access)


def test_plans_are_mixed_and_drawn() -> None:
    match, words = laid("sangue_reale", 2, {})
    decision = asked(match, "plan")
    found = [told(match, decision, f"luck {nth}") for nth in range(30)]
    shares = {one.key: one.share for each in found for one in (each.best, *each.others)}
    assert all(share is not None and 0 < share <= 1 for share in shares.values())
    best = Counter(each.best.key for each in found)
    assert len(best) > 1, "always the same plan is foreseen"
    assert best.most_common(1)[0][0] in sorted(shares, key=lambda key: -(shares[key] or 0))[:2]
    for language in words:
        assert found[0].reason is not None
        assert language.say(found[0].reason) in (language("advice-mix"),)


def test_what_the_rival_shows_is_told_when_there_is_enough_of_it() -> None:
    match, words = laid("sangue_reale", 2, {})
    decision = asked(match, "plan")
    match.g.sheets[1 - decision.seat].chronology[:] = [3, 5, 3, 3]
    reason = told(match, decision).reason
    assert reason is not None
    assert (reason.id, reason.args["action"], reason.args["times"], reason.args["rounds"]) == (
        "advice-rival-shows", 3, 3, 4,
    )  # fmt: skip
    assert all("3" in language.say(reason) for language in words)


@pytest.mark.parametrize(("luck", "key"), [("a", "x"), ("b", "x"), ("c", "x")])
def test_a_share_of_nothing_is_never_drawn(luck: str, key: str) -> None:
    assert draw({"never": 0.0, "x": 1.0}, BotRng.of(luck)) == key


def test_a_tile_is_advised_with_the_card_it_serves() -> None:
    match, words = laid("realm_of_sand", 2, {})
    decision = asked(match, "turn")
    laying = [key for key in decision.legal() if key.startswith("place:")]
    reasons = [reason_for(match.game, match.g, decision.seat, key) for key in laying]
    ids = Counter(reason.id if reason is not None else "" for reason in reasons)
    assert ids["advice-nearer"] > 0
    nearer = next(reason for reason in reasons if reason is not None and reason.id == "advice-nearer")
    assert all(not language.missing for language in words if language.say(nearer))


def test_a_card_that_can_be_had_is_advised_with_what_it_gives() -> None:
    match, _ = laid("realm_of_sand", 1, {})
    for _ in range(400):
        decision = match.g.open[0]
        complete = [key for key in decision.legal() if key.startswith("complete:")]
        if complete:
            reason = reason_for(match.game, match.g, decision.seat, complete[0])
            assert reason is not None
            assert reason.id == "advice-scores"
            assert reason.args["stars"] == match.g.box.cards[complete[0].split(":")[1]].stars
            return
        match.answer(decision.seat, told(match, decision).best.key)
    raise AssertionError("nothing was ever completed")


def test_a_day_in_avalon_is_explained_by_what_is_wanted_and_the_story_by_nothing() -> None:
    match, words = laid("tainted_grail", 1, {"tg.max_days": 2})
    decision = asked(match, "act")
    hero = match.g.heroes[decision.seat]
    hero.resources["food"] = 0
    advice = told(match, decision)
    assert advice.reason is not None
    assert advice.reason.id.startswith(("advice-", "event-"))
    assert all(language.has(advice.reason.id) for language in words)
    hero.energy = 1
    tired = reason_for(match.game, match.g, decision.seat, "pass")
    assert tired is not None
    assert tired.id == "advice-rest"
