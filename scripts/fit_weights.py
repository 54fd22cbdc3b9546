"""Fits the weights of an evaluation to games that bots play against themselves, and lets them play the present ones.

python scripts/fit_weights.py sangue_reale --games 200 --bots greedy --arena 200
"""

from __future__ import annotations

import argparse
from typing import Any

from tavola import games, library
from tavola.bots.arena import play_games
from tavola.bots.bot import find_bot
from tavola.bots.ratings import wilson
from tavola.kernel.game import Game
from tavola.lab.fitting import Look, fit, gather, greedy_with, weighing_of


def main() -> None:
    asked = read_command()
    game = games.find(asked.game).GAME
    box = library.open_box(asked.game)
    seats = asked.seats or min(max(2, game.seats[0]), game.seats[-1])
    bots = [find_bot(asked.bots, asked.game)] * seats
    weighing = weighing_of(asked.game)
    present = weighing.present
    seeds = [f"{asked.seed}/{n}" for n in range(asked.games)]
    sample = gather(game, box, seats, game.options(), bots, seeds, Look(weighing))
    fitted = fit(sample, present)
    print(f"{len(sample.ends)} positions of {asked.games} games by {asked.bots}")
    for name, weight in fitted.items():
        print(f"  {name:14} {present[name]:8.3f} -> {weight:8.3f}")
    if asked.arena and not game.cooperative:
        print(compared(game, fitted, present, asked.arena, asked.seed))


def compared(game: Game[Any], fitted: dict[str, float], present: dict[str, float], count: int, seed: str) -> str:
    """The fitted weights against the present ones, one answer ahead, seats swapped."""
    box = library.open_box(game.id)
    new, old = greedy_with(game.id, fitted), greedy_with(game.id, present)
    first = play_games(game, box, game.options(), [new, old], f"{seed}/a", range(count // 2))
    second = play_games(game, box, game.options(), [old, new], f"{seed}/b", range(count // 2))
    shared = sum(first.wins) + sum(second.wins) - first.finished - second.finished
    wins, played = first.wins[0] + second.wins[1] - shared / 2, first.finished + second.finished
    low, high = wilson(wins, played)
    interval = f"95 %: {100 * low:.1f} to {100 * high:.1f}"
    return f"fitted beats present in {100 * wins / played:.1f} % of {played} games ({interval})"


def read_command() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.GAME_IDS)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--arena", type=int, default=0, help="games of the fitted weights against the present ones")
    parser.add_argument("--seed", default="fit")
    return parser.parse_args()


if __name__ == "__main__":
    main()
