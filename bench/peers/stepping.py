"""Measures environments of PettingZoo and Python games of OpenSpiel at random play, in this folder's own environment.

The loops are those of `tavola bench environments` themselves: observe, list the legal actions, choose, step. One JSON
object.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pyspiel
from open_spiel.python import games  # noqa: F401  # registers them
from pettingzoo.classic import chess_v6, connect_four_v3, tictactoe_v3

sys.path.insert(0, str(Path(__file__).parents[2] / "src"))  # this folder's environment has none of ours installed
from tavola.cli.bench.pacing import aec_steps, openspiel_steps

OPENSPIEL = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker", "python_block_dominoes")


def main(seconds: float) -> None:
    made = {"chess_v6": chess_v6, "connect_four_v3": connect_four_v3, "tictactoe_v3": tictactoe_v3}
    speeds = {f"PettingZoo {name}": aec_steps(module.raw_env(), seconds) for name, module in made.items()}
    speeds |= {f"OpenSpiel {name}": openspiel_steps(pyspiel.load_game(name), seconds) for name in OPENSPIEL}
    print(json.dumps({name: round(speed) for name, speed in speeds.items()}))


if __name__ == "__main__":
    main(float(sys.argv[1]) if sys.argv[1:] else 3.0)
