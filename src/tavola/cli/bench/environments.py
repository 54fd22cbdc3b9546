"""`tavola bench environments`: how many steps a second a learner may take in each environment."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial

import typer

from tavola import games
from tavola.cli import laying
from tavola.cli.failure import CommandFailed
from tavola.cli.progress import progress


def environments(
    game: str = typer.Option("", help="One game only.", show_default="all"),
    seconds: float = typer.Option(2.0, min=0.1, help="How long to play each environment."),
    as_json: bool = laying.JSON,
) -> None:
    """Measure random play through PettingZoo, Gymnasium and OpenSpiel: observe, mask, choose, step, on one core.

    The figures are of this machine, now, with whatever else it is doing: compare only within one run.
    """
    try:
        trials = trials_of([game] if game else list(games.GAME_IDS))
    except ImportError as error:
        raise CommandFailed(f"environments need the extra `env` ({error.name} is not installed).") from error
    except LookupError as error:
        raise CommandFailed(f"{error.args[0]}.") from error
    speeds: dict[str, int] = {}
    with progress("environments", len(trials)) as done:
        for name, trial in trials.items():
            speeds[name] = round(trial(seconds))
            done(len(speeds))
    if as_json:
        print(json.dumps({**laying.machine(), "steps_per_second": speeds}))
        return
    for name, speed in speeds.items():
        print(f"{name:40} {speed:>9,} steps a second")


def trials_of(names: list[str]) -> dict[str, Callable[[float], float]]:
    """What is measured, by name; each gives steps a second of its process's time."""
    from tavola.adapters import openspiel
    from tavola.adapters.gymnasium_solo import solo_env
    from tavola.adapters.pettingzoo_aec import aec_env
    from tavola.adapters.pettingzoo_parallel import parallel_env
    from tavola.cli.bench.pacing import aec_steps, openspiel_steps, parallel_steps, solo_steps

    found: dict[str, Callable[[float], float]] = {}
    for name in names:
        found[f"PettingZoo {name}"] = partial(aec_steps, aec_env(name))
        if 1 in games.find(name).GAME.seats:
            found[f"Gymnasium {name}"] = partial(solo_steps, solo_env(name))
        else:
            found[f"PettingZoo parallel {name}"] = partial(parallel_steps, parallel_env(name))
        found[f"OpenSpiel {name}"] = partial(openspiel_steps, openspiel.load(name))
    return found
