"""`tavola bench environments`: how many steps a second a learner may take in each environment."""

from __future__ import annotations

import json
import platform
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

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
        machine = {"python": platform.python_version(), "machine": platform.machine(), "system": platform.system()}
        print(json.dumps({**machine, "steps_per_second": speeds}))
        return
    for name, speed in speeds.items():
        print(f"{name:40} {speed:>9,} steps a second")


def trials_of(names: list[str]) -> dict[str, Callable[[float], float]]:
    """What is measured, by name; each gives steps a second of its process's time."""
    from tavola.adapters import openspiel
    from tavola.adapters.gymnasium_solo import solo_env
    from tavola.adapters.pettingzoo_aec import aec_env
    from tavola.adapters.pettingzoo_parallel import parallel_env

    found: dict[str, Callable[[float], float]] = {}
    for name in names:
        found[f"PettingZoo {name}"] = partial(aec_steps, aec_env(name))
        if 1 in games.find(name).GAME.seats:
            found[f"Gymnasium {name}"] = partial(solo_steps, solo_env(name))
        else:
            found[f"PettingZoo parallel {name}"] = partial(parallel_steps, parallel_env(name))
        found[f"OpenSpiel {name}"] = partial(openspiel_steps, openspiel.load(name))
    return found


def chosen(mask: Any, dice: random.Random) -> int:
    legal = mask.nonzero()[0]
    return int(legal[int(dice.random() * len(legal))])


def aec_steps(env: Any, seconds: float) -> float:
    """Random games; every step looks at the observation of whose turn it is."""
    dice, steps, started = random.Random(1), 0, time.process_time()
    while time.process_time() - started < seconds:
        env.reset(seed=steps)
        for _ in env.agent_iter(100_000):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            env.step(chosen(observation["action_mask"], dice))
            steps += 1
    return steps / (time.process_time() - started)


def parallel_steps(env: Any, seconds: float) -> float:
    dice, steps, started = random.Random(1), 0, time.process_time()
    while time.process_time() - started < seconds:
        observations, _ = env.reset(seed=steps)
        while env.agents:
            actions = {agent: chosen(seen["action_mask"], dice) for agent, seen in observations.items()}
            observations, _, _, _, _ = env.step(actions)
            steps += 1
    return steps / (time.process_time() - started)


def solo_steps(env: Any, seconds: float) -> float:
    dice, steps, started = random.Random(1), 0, time.process_time()
    while time.process_time() - started < seconds:
        observation, _ = env.reset(seed=steps)
        over = False
        while not over:
            observation, _, over, _, _ = env.step(chosen(observation["action_mask"], dice))
            steps += 1
    return steps / (time.process_time() - started)


def openspiel_steps(game: Any, seconds: float) -> float:
    """Legal actions, the tensor of whose turn it is, and the step; chance at the root is drawn, not counted."""
    dice, steps, started = random.Random(1), 0, time.process_time()
    while time.process_time() - started < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(dice.choice(state.chance_outcomes())[0])
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(dice.choice(state.legal_actions()))
            steps += 1
    return steps / (time.process_time() - started)
