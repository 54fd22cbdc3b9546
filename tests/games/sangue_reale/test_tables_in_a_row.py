"""A campaign with a table for each Era: the winner's sheet, the lines and the results carry over (SR-13.1, SR-13.3)."""

import random

import pytest

from tavola.bots.arena import play_at_random
from tavola.games.sangue_reale import GAME
from tavola.games.sangue_reale.options import Rulings
from tavola.games.sangue_reale.state import NO_ONE, Duel
from tavola.kernel.codec import load, save, state_hash
from tavola.kernel.event import take_events
from tavola.library import open_box

BOX = open_box("sangue_reale", "sangue_reale/altavena")


def played(options: Rulings, seed: str) -> Duel:
    g = GAME.open_table(BOX, 2, options, seed)
    play_at_random(g, random.Random(seed))
    return g


def follow(g: Duel, seed: int) -> Duel:
    """The next table, played out."""
    following = GAME.next_table(g, seed)
    assert following is not None
    options, clone = following
    assert (options.era, options.length) == (len(g.results) + 1, "era")
    assert GAME.outcome(clone) is None
    assert clone.open
    assert state_hash(load(GAME, save(GAME, clone, BOX), BOX)) == state_hash(clone)
    told = play_and_listen(clone, random.Random(seed))
    assert ("CampaignWon" in told) == (len(clone.results) == 4)
    return clone


def play_and_listen(g: Duel, chance: random.Random) -> set[str]:
    """Play out at random; the kinds of all that happened."""
    told: set[str] = set()
    while g.open:
        waiting = [decision for decision in g.open if decision.seat not in g.held]
        decision = chance.choice(waiting)
        GAME.answer(g, decision.seat, chance.choice(decision.legal()))
        told |= {type(event).__name__ for event in take_events(g)}
    return told


@pytest.mark.parametrize("seed", range(6))
def test_four_tables_make_a_campaign(seed: int) -> None:
    g = played(Rulings(), f"era {seed}")
    for nth in range(3):
        before = g.results.copy()
        g = follow(g, seed * 10 + nth)
        assert g.results[:-1] == before
        slots = {BOX.characters[id].slot for id in g.results[-1].characters}
        assert slots == {"a", "b"}
    assert [result.era for result in g.results] == [1, 2, 3, 4]
    outcome = GAME.outcome(g)
    assert outcome is not None
    assert outcome.ending == "campaign_told"
    assert GAME.next_table(g, 1) is None


def test_the_branches_are_those_of_the_campaign_at_one_table() -> None:
    """Where the winner's slots are the same, so are the sheets."""
    by_history: dict[str, str] = {}
    for seed in range(12):
        g = played(Rulings(length="campaign"), f"whole {seed}")
        for nth in (1, 2, 3):
            by_history[g.history[:nth]] = g.results[nth].sheet
    met = 0
    for seed in range(12):
        g = played(Rulings(), f"alone {seed}")
        for nth in (1, 2, 3):
            g = follow(g, seed * 100 + nth)
            if g.history in by_history:
                met += 1
                assert g.results[-1].sheet == by_history[g.history]
    assert met > 6


def test_a_drawn_first_era_is_replayed_where_the_table_replays() -> None:
    g = played(Rulings(draw_branch="replay"), "drawn")
    g.results[-1] = type(g.results[-1])(1, g.results[-1].sheet, NO_ONE, "draw", (5, 5), g.results[-1].characters)
    following = GAME.next_table(g, 3)
    assert following is not None
    assert (following[1].era, following[1].results) == (1, [])


@pytest.mark.parametrize("options", [Rulings(length="campaign"), Rulings(era=2)])
def test_nothing_follows_a_whole_campaign_or_a_later_era_alone(options: Rulings) -> None:
    assert GAME.next_table(played(options, "alone"), 1) is None


def test_nothing_follows_a_table_that_is_not_over() -> None:
    assert GAME.next_table(GAME.open_table(BOX, 2, Rulings(), "s"), 1) is None
