"""Rivals of a person's size at Realm of Sand: each overlooks what it is said to overlook."""

from typing import Any

import pytest

from tavola import games, library
from tavola.bots.bot import BotRng, find_bot, seat_access
from tavola.bots.realm_of_sand.people import PEOPLE, PersonBot, PersonPlanner
from tavola.bots.realm_of_sand.plans import Planner
from tavola.games.realm_of_sand.options import SandOptions
from tavola.kernel.flow import take
from tavola.kernel.game import owed

GAME = games.find("realm_of_sand").GAME
BOX: Any = library.open_box("realm_of_sand")


def begun(answers: int = 30) -> Any:
    """A game of two under way, at a question about a turn."""
    g, rng = GAME.open_table(BOX, 2, SandOptions(), "people"), BotRng.of("chance")
    while answers > 0 or owed(g)[0].prompt != "turn":
        take(g, owed(g)[0], rng.pick(owed(g)[0].legal()))
        answers -= 1
    return g


def planner(g: Any, name: str) -> PersonPlanner:
    bot = find_bot(name, "realm_of_sand")
    assert isinstance(bot, PersonBot)
    return PersonPlanner(g, owed(g)[0].seat, bot.rivals, bot.person)


@pytest.mark.parametrize("name", PEOPLE)
def test_everybody_answers_legally_and_alike_with_the_same_luck(name: str) -> None:
    g = begun()
    for _ in range(3):
        decision = owed(g)[0]
        keys = {
            find_bot(name, "realm_of_sand").choose(seat_access(GAME, g, decision, BotRng.of("luck"))) for _ in range(2)
        }
        assert len(keys) == 1
        assert keys < set(decision.legal()) | {""}
        take(g, decision, keys.pop())


def test_who_never_looks_across_sees_no_rivals() -> None:
    g = begun()
    assert planner(g, "gardener").rivals == []
    assert planner(g, "watcher").rivals != []


def test_who_forgets_the_end_believes_that_much_is_left() -> None:
    g = begun()
    g.options = SandOptions(max_rounds=g.round)
    seat = owed(g)[0].seat
    sober = Planner(g, seat, find_bot("gardener", "realm_of_sand").rivals, keen=False)  # type: ignore[attr-defined]
    gardener = planner(g, "gardener")
    assert gardener.left(gardener.start()) > sober.left(sober.start())


def test_a_dreamer_finds_dear_cards_dearer() -> None:
    g = begun()
    dreamer, stacker = planner(g, "dreamer"), planner(g, "stacker")
    dear = max(range(len(dreamer.cards)), key=lambda nth: BOX.cards[dreamer.cards[nth]].stars)
    assert dreamer.keep[dear] > stacker.keep[dear]
