"""Search in imagined worlds: legal, repeatable, stronger than chance, and not to be exploited by a constant plan."""

import pytest

from tavola.bots.arena import play_games
from tavola.bots.bot import BotRng, find_bot, seat_access
from tavola.bots.generic.search import Choice, SearchBot, draw, matched, regret
from tavola.games import find
from tavola.library import open_box


def opened(game_id: str, seats: int = 2, seed: str = "search"):
    game = find(game_id).GAME
    return game, game.open_table(open_box(game_id), seats, None, seed)


@pytest.mark.parametrize("game_id", ["sangue_reale", "realm_of_sand"])
def test_the_same_luck_and_visits_give_the_same_legal_move(game_id: str) -> None:
    game, g = opened(game_id)
    bot = SearchBot(game_id, visits=12)
    keys = {bot.choose(seat_access(game, g, g.open[0], BotRng.of("same"))) for _ in range(2)}
    assert len(keys) == 1
    assert keys <= set(g.open[0].legal())


def test_a_search_says_how_far_it_is() -> None:
    game, g = opened("realm_of_sand")
    heard: list[float] = []
    SearchBot("realm_of_sand", visits=24).choose(seat_access(game, g, g.open[0], BotRng.of("far"), heard.append))
    assert len(heard) >= 2
    assert heard == sorted(heard)
    assert all(0 <= part <= 1 for part in heard)


def test_more_seconds_can_be_named() -> None:
    bot = find_bot("master@0.05", "realm_of_sand")
    assert isinstance(bot, SearchBot)
    assert bot.seconds == 0.05
    with pytest.raises(LookupError):
        find_bot("master@never", "realm_of_sand")


@pytest.mark.slow
def test_search_beats_random_play() -> None:
    game = find("sangue_reale").GAME
    bots = [SearchBot("sangue_reale", visits=10), find_bot("random", "sangue_reale")]
    tally = play_games(game, open_box("sangue_reale"), game.options(), bots, "beats", range(4))
    assert tally.errors == []
    assert tally.wins[0] >= 3


def test_regret_matching_plays_what_was_missed() -> None:
    choice = Choice(("stone", "paper"))
    choice.learn("paper", 1.0)
    for _ in range(20):
        choice.learn("stone", 0.0)
        regret(choice, "stone", 0.0)
    assert matched(choice)["paper"] == 1.0
    assert draw(matched(choice), BotRng.of("draw")) == "paper"
