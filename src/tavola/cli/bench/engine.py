"""`tavola bench engine`: how fast the rules run."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

import msgspec
import typer

from tavola import games
from tavola.bots.arena import play_at_random
from tavola.cli import laying
from tavola.cli.progress import progress
from tavola.kernel import codec
from tavola.kernel.flow import take
from tavola.kernel.game import owed
from tavola.kernel.state import State
from tavola.kernel.view import seat_view

SAMPLE = 200  # states along random games that are cloned, saved and looked at
LONGEST = 2000  # answers of one random game; a campaign is cut there


class Speed(msgspec.Struct):
    """One game, one core, random play."""

    seats: int
    decisions_per_second: int
    options_per_second: int  # legal answers listed
    options_per_decision: float
    clone_us: float
    save_load_us: float
    view_us: float
    games_per_second: float


def engine(
    game: str = typer.Option("", help="One game only.", show_default="all that are written"),
    seats: int = typer.Option(0, min=0, help="At so many seats.", show_default="two, or what the game allows"),
    seconds: float = typer.Option(2.0, min=0.1, help="How long to play each game."),
    as_json: bool = laying.JSON,
) -> None:
    """Measure the rules of each game on one core: random play, clones, saves, views.

    The figures are of this machine, now, with whatever else it is doing: compare only within one run.
    """
    names = [game] if game else [name for name in games.GAME_IDS if hasattr(games.find(name), "GAME")]
    speeds: dict[str, Speed] = {}
    with progress("games", len(names)) as done:
        for name in names:
            laid = laying.lay(name)
            speeds[name] = measure(laid, seats or laying.usual_seats(laid.game), seconds)
            done(len(speeds))
    if as_json:
        print(json.dumps({**laying.machine(), "games": msgspec.to_builtins(speeds)}))
        return
    for name, speed in speeds.items():
        print("\n".join(lines(name, speed)))


def measure(laid: laying.Laid, seats: int, seconds: float) -> Speed:
    """Play first, then look at states gathered along other random games."""
    decisions, options, played, spent = random_play(laid, seats, seconds)
    states = gather(laid, seats)
    game, box = laid.game, laid.box
    read = codec.decoder(game, box)
    return Speed(
        seats,
        round(decisions / spent),
        round(options / spent),
        round(options / decisions, 1),
        microseconds(states, laid.game.state.clone),
        microseconds(states, lambda g: read(codec.state_bytes(g))),
        microseconds(states, lambda g: seat_view(game, g, 0)),
        round(played / spent, 1),
    )


def random_play(laid: laying.Laid, seats: int, seconds: float) -> tuple[int, int, int, float]:
    """Decisions, options listed, games and the time they took, the setting up included."""
    decisions = played = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        g = laid.game.open_table(laid.box, seats, laid.options, f"bench/{played}")
        decisions += play_at_random(g, random.Random(played), LONGEST)
        played += 1
    spent = time.perf_counter() - started
    return decisions, round(decisions * mean_options(laid, seats)), played, spent


def walk(laid: laying.Laid, seats: int, seed: str) -> Iterator[State]:
    """The states of one random game, each before its answer."""
    g: State = laid.game.open_table(laid.box, seats, laid.options, seed)
    dice = random.Random(seed)
    for _ in range(LONGEST):
        if not g.open:
            return
        yield g
        decision = dice.choice(owed(g))
        take(g, decision, dice.choice(decision.legal()))
        g.events.clear()


def mean_options(laid: laying.Laid, seats: int) -> float:
    counts = [len(g.open[0].legal()) for nth in range(3) for g in walk(laid, seats, f"options/{nth}")]
    return sum(counts) / len(counts)


def gather(laid: laying.Laid, seats: int) -> list[State]:
    """Clones of states spread over a few random games."""
    every = [g.clone() for nth in range(3) for g in walk(laid, seats, f"gather/{nth}")]
    return every[:: max(1, len(every) // SAMPLE)]


def microseconds(states: list[State], act: Callable[[Any], object]) -> float:
    """The middle one of five passes over the states, for each state."""
    passes = []
    for _ in range(5):
        started = time.perf_counter()
        for g in states:
            act(g)
        passes.append((time.perf_counter() - started) / len(states) * 1e6)
    return round(median(passes), 2)


def lines(name: str, speed: Speed) -> Iterator[str]:
    yield f"{name}, {speed.seats} seats"
    yield f"  {speed.decisions_per_second:>12,} decisions a second"
    yield f"  {speed.options_per_second:>12,} options a second ({speed.options_per_decision} to a decision)"
    yield f"  {speed.games_per_second:>12,} games a second"
    yield f"  {speed.clone_us:>12} us to clone"
    yield f"  {speed.save_load_us:>12} us to save and load"
    yield f"  {speed.view_us:>12} us to look at"
