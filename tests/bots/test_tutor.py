"""A first game that does what its notes say does not fail by chance."""

from __future__ import annotations

import pytest
from tests.shelf import table

from tavola.bots.bot import BotRng, find_bot, seat_access
from tavola.bots.sangue_reale.tutor import PLANS
from tavola.kernel.match import Match


@pytest.mark.parametrize("follows", [(2, 2, 2, 2, 2, 2), (2, 3, 2, 4, 5, 1), (2, 3, 3, 4, 4, 5)])
@pytest.mark.parametrize("luck", ["a", "b"])
def test_who_follows_the_notes_is_never_cancelled(follows: tuple[int, ...], luck: str) -> None:
    laid = table("sangue_reale", 2, {"sr.character_pick": "random"})
    match, tutor = Match(laid.game, laid.box, 2, laid.options, "first-game"), find_bot("tutor", "sangue_reale")
    g, rng = match.g, BotRng.of(luck)
    while g.round <= len(follows) and g.open:
        decision = next(one for one in g.open if one.seat not in g.held)
        if decision.seat == 1:
            key = tutor.choose(seat_access(match.game, g, decision, rng))
        elif decision.prompt == "plan":
            key = f"plan:{follows[g.round - 1]}"
            assert key in decision.legal()
        else:
            key = rng.pick(decision.legal())
        match.answer(decision.seat, key)
    own, other = g.sheets[0].chronology, g.sheets[1].chronology
    assert len(own) >= len(follows) - 1
    assert all(mine != theirs for mine, theirs in zip(own, other, strict=True))
    assert other[: len(PLANS)] == list(PLANS)[: len(other)]


def test_elsewhere_the_tutor_is_an_apprentice() -> None:
    assert find_bot("tutor", "realm_of_sand").id == "apprentice"
