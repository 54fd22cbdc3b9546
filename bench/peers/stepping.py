"""Measures environments of PettingZoo and Python games of OpenSpiel at random play, in this folder's own environment.

The loops are those of `tavola bench environments`: observe, list the legal actions, choose, step. One JSON object.
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any

import pyspiel
from open_spiel.python import games  # noqa: F401  # registers them
from pettingzoo.classic import chess_v6, connect_four_v3, tictactoe_v3

OPENSPIEL = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker", "python_block_dominoes")


def chosen(mask: Any, dice: random.Random) -> int:
    legal = mask.nonzero()[0]
    return int(legal[int(dice.random() * len(legal))])


def aec_steps(env: Any, seconds: float) -> float:
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


def openspiel_steps(game: Any, seconds: float) -> float:
    dice, steps, started = random.Random(1), 0, time.process_time()
    tensor = game.get_type().provides_observation_tensor
    while time.process_time() - started < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(dice.choice(state.chance_outcomes())[0])
                continue
            if tensor:
                state.observation_tensor(state.current_player())
            state.apply_action(dice.choice(state.legal_actions()))
            steps += 1
    return steps / (time.process_time() - started)


def main(seconds: float) -> None:
    made = {"chess_v6": chess_v6, "connect_four_v3": connect_four_v3, "tictactoe_v3": tictactoe_v3}
    speeds = {f"PettingZoo {name}": aec_steps(module.raw_env(), seconds) for name, module in made.items()}
    speeds |= {f"OpenSpiel {name}": openspiel_steps(pyspiel.load_game(name), seconds) for name in OPENSPIEL}
    print(json.dumps({name: round(speed) for name, speed in speeds.items()}))


if __name__ == "__main__":
    main(float(sys.argv[1]) if sys.argv[1:] else 3.0)
