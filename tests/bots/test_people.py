"""Rivals of a person's size play whole Eras, each in its own way."""

from typing import Any

import pytest

from tavola import games, library
from tavola.bots.arena import play_games
from tavola.bots.bot import BotRng, find_bot, seat_access
from tavola.bots.sangue_reale.people import BUILDER, NEWCOMER, PEOPLE, PersonBot
from tavola.games.sangue_reale.options import Rulings
from tavola.kernel.flow import take
from tavola.kernel.game import owed

GAME = games.find("sangue_reale").GAME
BOX: Any = library.open_box("sangue_reale")


def begun(rounds: int) -> Any:
    g, rng = GAME.open_table(BOX, 2, Rulings(), "people"), BotRng.of("chance")
    while g.open and (g.round <= rounds or g.open[0].prompt != "plan"):
        take(g, owed(g)[0], rng.pick(owed(g)[0].legal()))
    return g


def access(g: Any) -> Any:
    return seat_access(GAME, g, owed(g)[0], BotRng.of("luck"))


@pytest.mark.parametrize("name", PEOPLE)
def test_everybody_plays_an_era_to_its_end(name: str) -> None:
    tally = play_games(
        GAME,
        BOX,
        Rulings(era=2),
        [find_bot(name, "sangue_reale"), find_bot("steady", "sangue_reale")],
        "people",
        range(1),
    )
    assert (tally.errors, tally.finished) == ([], 1)


def test_who_does_not_look_across_plans_the_same_whatever_the_other_has_shown() -> None:
    g = begun(8)
    keys = owed(g)[0].legal()
    before = PersonBot(BUILDER).plans(g, 0, keys)[0].tolist()
    g.sheets[1].chronology[:] = [3] * len(g.sheets[1].chronology)
    assert PersonBot(BUILDER).plans(g, 0, keys)[0].tolist() == before


def test_a_coarse_eye_takes_more_answers_for_the_best() -> None:
    g = begun(2)
    while owed(g)[0].prompt == "plan":
        take(g, owed(g)[0], "plan:5" if owed(g)[0].seat == 0 else "plan:4")
    decision = owed(g)[0]

    def best(bot: PersonBot) -> int:
        worths = bot.answers(g, decision.seat, decision.prompt, decision.legal())
        return sum(worth == max(worths) for worth in worths)

    assert best(PersonBot(NEWCOMER)) > 1
    assert best(PersonBot(BUILDER)) <= best(PersonBot(NEWCOMER))


def test_the_ladder_of_the_game_names_bots_that_there_are() -> None:
    for game_id, info in games.GAMES.items():
        for name in info.ladder:
            assert find_bot(name, game_id)
    assert set(PEOPLE) < set(games.info("sangue_reale").ladder)
