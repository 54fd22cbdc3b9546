"""What environments have in common: names of agents, spaces, observations as arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from tavola.adapters.table import Play, Table

OUTCOME, SCORE = "outcome", "score"
LONGEST = 100_000  # answers after which a game is cut
MOST = 255


def agent_name(seat: int) -> str:
    return f"player_{seat}"


def observation_space(table: Table) -> spaces.Dict:
    """The bytes that a seat sees, and which actions it may choose."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, MOST, (len(table.encoder.names),), np.uint8),
            "action_mask": spaces.Box(0, 1, (table.code.size,), np.int8),
        }
    )


def action_space(table: Table) -> spaces.Discrete:
    return spaces.Discrete(table.code.size)


def observed(play: Play, seat: int) -> dict[str, Any]:
    return _arrays(play.look(seat), play.mask(seat))


def observed_at_once(play: Play) -> list[dict[str, Any]]:
    """What every seat sees of the same moment."""
    looks = play.table.encoder.look_at_once(play.g)
    return [_arrays(look, play.mask(seat)) for seat, look in enumerate(looks)]


def _arrays(look: bytearray, mask: bytearray) -> dict[str, Any]:
    return {"observation": np.frombuffer(look, np.uint8), "action_mask": np.frombuffer(mask, np.int8)}


def standing(play: Play, reward: str) -> list[float]:
    """The sum of all rewards up to now, by seat."""
    if reward == SCORE:
        return [play.table.points(play.g, seat) for seat in range(play.table.seats)]
    return play.results()


def checked_reward(reward: str) -> str:
    if reward not in (OUTCOME, SCORE):
        raise ValueError(f"a reward is {OUTCOME!r} or {SCORE!r}, not {reward!r}")
    return reward
