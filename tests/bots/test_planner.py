"""The companion of Tainted Grail: it never strays, and sees to the end of a Turn."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.fights import card, enemy, fight, speaker, words_of
from tests.games.tainted_grail.seats import question

from tavola.bots.bot import BotRng, find_bot, seat_access
from tavola.bots.tainted_grail.bot import Planner, Solver, quick_answer
from tavola.bots.tainted_grail.traveller import Traveller
from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.codec import state_hash
from tavola.kernel.decision import Decision, Option


def choice(g: Avalon, bot: Traveller | None = None, rng: str = "test") -> str:
    """What the bot answers; the table stays as it is."""
    before = state_hash(g)
    key = (bot or Planner(2)).choose(seat_access(GAME, g, question(g, 0), BotRng.of(rng)))
    assert state_hash(g) == before
    return key


@pytest.mark.parametrize("name", ["companion", "master", "master@0.2"])
def test_companion_and_master_plan_here(name: str) -> None:
    bot = find_bot(name, "tainted_grail")
    assert isinstance(bot, Planner)
    assert isinstance(bot.greedy, Solver)
    assert bot.strays == 0


# A thin card that lets the strong one follow, and a middling one after which nothing can follow.
CHAIN = [
    card("thin", "free|none|none", right="free|none|aggression 0"),
    card("strong", "free|none|bonus continue cubes5"),
    card("middling", "free cubes2", right="free"),
]
HAND = ["thin", "strong", "middling"]


def test_it_lays_the_card_that_lets_a_better_one_follow() -> None:
    g = fight(enemy(value=5, right="free"), *CHAIN, decks=[HAND])
    assert choice(g) == "play:thin"


def test_in_diplomacy_too() -> None:
    chain = [
        words_of("thin", "free|none|none", right="free|none|empathy 0"),
        words_of("strong", "free|none|bonus continue affinity4"),
        words_of("middling", "free affinity1", right="free"),
    ]
    g = fight(speaker(right="free"), *chain, decks=[HAND])
    assert choice(g) == "play:thin"


def test_it_does_not_flee_from_what_cannot_kill_it() -> None:
    g = fight(enemy(value=9, right="free"))
    assert choice(g) != "flee"


def test_the_same_luck_gives_the_same_answer() -> None:
    g = fight(enemy(value=5, right="free"), *CHAIN, decks=[HAND])
    assert len({choice(g, rng="same") for _ in range(3)}) == 1


def test_time_ends_its_thinking() -> None:
    g = fight(enemy(value=5, right="free"), *CHAIN, decks=[HAND])
    assert choice(g, Planner(1_000_000, seconds=0.05)) == "play:thin"


def test_small_questions_are_answered_as_always() -> None:
    def asked(prompt: str, *keys: str) -> str:
        return quick_answer(Decision("d", 0, prompt, tuple(Option(key) for key in keys)))

    assert asked("agree_magic", "refuse", "agree") == "agree"
    assert asked("before_attack", "use:x", "go_on") == "go_on"
    assert asked("whatever", "this", "that") == "this"
