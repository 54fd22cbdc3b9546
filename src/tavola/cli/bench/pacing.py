"""Random play through an environment at full pace: steps a second of processor time, whoever made the environment.

Needs nothing else of ours, so that other libraries' games are measured by the same loops.
"""

from __future__ import annotations

import random
import time
from typing import Any


def chosen(mask: Any, dice: random.Random) -> int:
    legal = mask.view(bool).nonzero()[0]  # of bytes that are 0 or 1; many times faster than by their numbers
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
