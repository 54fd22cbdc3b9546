"""`tavola bench search`: how many imagined positions a second each thinking bot follows and judges."""

from __future__ import annotations

import json
import time
from typing import Any

import msgspec
import typer

from tavola import games
from tavola.bots.bot import Bot, BotRng, find_bot, seat_access
from tavola.cli import laying
from tavola.cli.progress import progress
from tavola.kernel.flow import take

BOTS = ("search", "companion", "master")  # `search`: the tree search that serves every game


class Pace(msgspec.Struct):
    """One bot at every seat of one game, on one core."""

    simulations_per_second: int  # imagined positions and answers judged
    answers_per_second: float
    simulations_per_answer: float


def search(
    game: str = typer.Option("", help="One game only.", show_default="all"),
    seconds: float = typer.Option(2.0, min=0.1, help="How long each bot plays."),
    as_json: bool = laying.JSON,
) -> None:
    """Measure how fast bots think, by visits alone: the clock that hurries them at a table is put away.

    What one simulation is differs: a walk down a tree of answers (search), a bench after some turns (Realm of Sand), a
    line of cards or an answer tried (Tainted Grail), an answer weighed (Sangue Reale). Compare a bot with itself, and
    only within one run.
    """
    names = [game] if game else list(games.GAME_IDS)
    trials = [(name, bot) for name in names for bot in BOTS]
    paces: dict[str, dict[str, Pace]] = {name: {} for name in names}
    with progress("bots", len(trials)) as done:
        for nth, (name, bot) in enumerate(trials, 1):
            paces[name][bot] = measure(laying.lay(name), untimed(find_bot(bot, name)), seconds)
            done(nth)
    if as_json:
        print(json.dumps({**laying.machine(), "games": msgspec.to_builtins(paces)}))
        return
    print(f"{'':34}{'simulations/s':>14}{'answers/s':>12}{'to an answer':>14}")
    for name, bots in paces.items():
        for bot, pace in bots.items():
            figures = f"{pace.simulations_per_second:>14,}{pace.answers_per_second:>12,}"
            print(f"{name + ', ' + bot:34}{figures}{pace.simulations_per_answer:>14,}")


def untimed(bot: Bot) -> Bot:
    """The same bot with as many visits and no clock, so that a slow machine does not make it think less."""
    for thinker in bot.thinkers():
        if getattr(thinker, "seconds", None):
            thinker.seconds = None  # type: ignore[attr-defined]
    return bot


def imagined(bot: Bot) -> int:
    return sum(head.imagined for head in bot.thinkers())


def measure(laid: laying.Laid, bot: Bot, seconds: float) -> Pace:
    """Whole games among its like, from the first answer on, until the time is up; questions of one answer are free."""
    bot.prepare()
    answers, played, spent = 0, 0, 0.0
    seats = laying.usual_seats(laid.game)
    before = imagined(bot)
    while spent < seconds:
        g: Any = laid.game.open_table(laid.box, seats, laid.options, f"bench/{played}")
        rng, played = BotRng.of(f"bench/{played}"), played + 1
        while g.open and spent < seconds:
            decision = next(one for one in g.open if one.seat not in g.held)
            started = time.perf_counter()
            key = bot.choose(seat_access(laid.game, g, decision, rng))
            spent += time.perf_counter() - started
            answers += len(decision.legal()) > 1
            take(g, decision, key)
            g.events.clear()
    thought = imagined(bot) - before
    return Pace(round(thought / spent), round(answers / spent, 1), round(thought / max(1, answers), 1))
