"""The last dice of an Era are solved to the end: held against every way there is by the rules."""

from typing import Any

import pytest
from tests.kernel.tables import history_of

from tavola import games, library
from tavola.bots.analysis import Analyst, in_words
from tavola.bots.bot import BotRng, find_bot, seat_access
from tavola.bots.sangue_reale.duel_net import COMPILED
from tavola.bots.sangue_reale.grandmaster import Grandmaster
from tavola.games.sangue_reale.options import Rulings
from tavola.kernel.flow import take
from tavola.kernel.game import open_decision, owed
from tavola.kernel.match import Match

GAME = games.find("sangue_reale").GAME
BOX: Any = library.open_box("sangue_reale")


@pytest.fixture(autouse=True)
def _nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(COMPILED, "now", lambda: None)


class StillOpen(Exception):
    """Dice are still to come."""


def by_the_rules(g: Any, seat: int) -> float:
    """What a seat gets when both choose what is best for them, every answer carried out by the rules."""
    if not g.open:
        winner = g.results[-1].winner
        return 0.5 if winner < 0 else float(winner == seat)
    decision = owed(g)[0]
    worths = [by_the_rules(after(g, decision.seat, key), seat) for key in decision.legal()]
    return max(worths) if decision.seat == seat else min(worths)


def after(g: Any, seat: int, key: str) -> Any:
    clone = g.clone()
    take(clone, open_decision(clone, seat), key)
    if clone.rng != g.rng or (clone.open and clone.open[0].prompt == "plan"):
        raise StillOpen
    return clone


def last_answers(number: int) -> list[Any]:
    """Positions of a last round in which somebody chooses among answers."""
    g, found = GAME.open_table(BOX, 2, Rulings(era=1 + number % 4), f"last/{number}"), []
    lucks, bot = [BotRng.of(f"{number}/{seat}") for seat in (0, 1)], find_bot("steady", "sangue_reale")
    while g.open:
        decision = owed(g)[0]
        if g.round == 25 and decision.prompt != "plan" and len(decision.legal()) > 1:
            found.append(g.clone())
        take(g, decision, bot.choose(seat_access(GAME, g, decision, lucks[decision.seat])))
    return found


def test_of_the_last_dice_none_is_wrong() -> None:
    compared = 0
    for number in range(5):
        for g in last_answers(number):
            decision = owed(g)[0]
            try:
                worths = {key: by_the_rules(after(g, decision.seat, key), decision.seat) for key in decision.legal()}
            except StillOpen:
                continue
            access = seat_access(GAME, g, decision, BotRng.of("last"))
            assert worths[Grandmaster().choose(access)] == max(worths.values())
            assert Grandmaster().chances(access) == worths
            compared += 1
    assert compared >= 3


@pytest.mark.slow
def test_who_looks_back_tells_luck_from_judgement() -> None:
    match: Match[Any] = Match(GAME, BOX, 2, Rulings(era=1), "look back")
    lucks = [BotRng.of(f"{seat}") for seat in (0, 1)]
    bots = [find_bot(name, "sangue_reale") for name in ("newcomer", "companion")]
    while match.g.open:
        decision = owed(match.g)[0]
        match.answer(
            decision.seat, bots[decision.seat].choose(seat_access(GAME, match.g, decision, lucks[decision.seat]))
        )
    found = Analyst(GAME, 2, "grandmaster").analyse(history_of(match))
    assert len(found.given_away) == len(found.luck) == 2
    assert min(found.given_away) >= 0
    assert found.given_away[0] > found.given_away[1]
    outcome = GAME.outcome(match.g)
    assert outcome is not None
    came = 0.5 if len(outcome.winners()) == 2 else float(0 in outcome.winners())
    assert came - 0.5 == pytest.approx(found.luck[0] - found.given_away[0] + found.given_away[1], abs=0.01)
    assert all(turn.before >= turn.after for turn in found.turns)
    assert [said.id for said in in_words(found, ["A", "B"])][-2:] == ["analysis-apart"] * 2
