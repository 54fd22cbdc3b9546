"""`python -m tavola.lab.sangue_reale.fitting --games 2000 --arena 400`: looks for better weights of the duelist.

Two masters play each other, both with weights that were shifted by chance. How far each shift helped is then read off
all games at once: the final lead is fitted by least squares to the difference of the two players' shifts and of their
squares, so that a weight may have a best place and not only a better side. What is found plays the weights of now.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import exp, tanh
from pathlib import Path

import msgspec
import numpy as np

from tavola.bots.arena import play_games, play_out
from tavola.bots.bot import Bot, BotRng
from tavola.bots.ratings import wilson
from tavola.bots.sangue_reale.bot import MASTER, DuelBot
from tavola.bots.sangue_reale.odds import Floats
from tavola.bots.sangue_reale.sheet_values import forget
from tavola.bots.sangue_reale.weights import Weights
from tavola.games.info import SANGUE_REALE
from tavola.games.sangue_reale import GAME
from tavola.games.sangue_reale.content import DuelBox
from tavola.games.sangue_reale.options import Rulings
from tavola.games.sangue_reale.state import ERAS
from tavola.library.finding import box_of, find_pack

NAMES = Weights.__struct_fields__
BOLD = 0.7  # how far weights are shifted, as the natural logarithm of a factor
LEAD = 6.0  # points by which a game counts as nearly won
CAREFUL = 6.0  # games' worth of evidence that a weight changes nothing
FARTHEST = 1.5  # how far a weight may move at once, in shifts


class Trial(msgspec.Struct, frozen=True):
    """One game: the shifts of both players' weights, and how far the first was ahead in the end, from -1 to 1."""

    one: tuple[float, ...]
    two: tuple[float, ...]
    lead: float


def shifted(weights: Weights, shifts: Sequence[float]) -> Weights:
    """Every weight times a factor."""
    moved = {
        name: getattr(weights, name) * exp(BOLD * shift) for name, shift in zip(NAMES, shifts, strict=True) if shift
    }
    return msgspec.structs.replace(weights, **moved)


def drawn(rng: BotRng) -> tuple[float, ...]:
    """A shift for each weight: one up, one down, or somewhere between."""
    return tuple(rng.below(2001) / 1000 - 1 for _ in NAMES)


def tried(box: DuelBox, weights: Weights, seed: str, era: int) -> Trial:
    """A game between two players who both play the master with shifted weights."""
    rng = BotRng.of(f"fit/{seed}")
    shifts = drawn(rng), drawn(rng)
    bots = [player(shifted(weights, each)) for each in shifts]
    g = GAME.open_table(box, 2, Rulings(era=era), seed)
    play_out(GAME, g, bots, seed)
    one, two = g.results[-1].vp
    forget()  # these weights are never met again
    return Trial(shifts[0], shifts[1], tanh((one - two) / LEAD))


def player(weights: Weights) -> Bot:
    return DuelBot(msgspec.structs.replace(MASTER, weights=weights))


def best_shifts(trials: Sequence[Trial]) -> tuple[list[float], list[float]]:
    """Where each weight does best, and how many times its own doubt its slope is (above two: hardly chance)."""
    one, two = (np.array([getattr(trial, name) for trial in trials]) for name in ("one", "two"))
    design: Floats = np.hstack([one - two, -0.5 * (one**2 - two**2)])
    leads = np.array([trial.lead for trial in trials])
    square = design.T @ design + CAREFUL * np.eye(design.shape[1])
    found = np.linalg.solve(square, design.T @ leads)
    noise = float(np.var(leads - design @ found))
    doubt = np.sqrt(np.diag(np.linalg.inv(square)) * noise)
    slopes, bends = np.split(found, 2)
    floor = 2 * doubt[len(NAMES) :]  # what looks flat or bent upwards is taken as bent a little downwards
    places = np.clip(slopes / np.maximum(bends, floor), -FARTHEST, FARTHEST)
    sure = np.clip(np.abs(slopes) / doubt[: len(NAMES)] / 2, 0.0, 1.0)  # doubtful ones move less
    return (places * sure).tolist(), (slopes / doubt[: len(NAMES)]).tolist()


def compared(box: DuelBox, new: Weights, old: Weights, games: int, seed: str) -> tuple[float, int]:
    """How many games of how many the new weights win, all Eras in turn, seats swapped."""
    wins, played = 0.0, 0
    for era in ERAS:
        for first in (True, False):
            seats = [player(new), player(old)] if first else [player(old), player(new)]
            tally = play_games(
                GAME, box, Rulings(era=era), seats, f"{seed}/{era}{first}", range(games // (2 * len(ERAS)))
            )
            shared = sum(tally.wins) - tally.finished
            wins += tally.wins[0 if first else 1] - shared / 2
            played += tally.finished
    return wins, played


def main() -> None:
    asked = read_command()
    box = box_of("sangue_reale", find_pack(SANGUE_REALE.default_pack))
    assert isinstance(box, DuelBox)
    present = msgspec.convert(msgspec.json.decode(asked.start), Weights) if asked.start else MASTER.weights
    lines = asked.keep.read_bytes().splitlines() if asked.keep and asked.keep.exists() else []
    trials = [msgspec.json.decode(line, type=Trial) for line in lines]
    for nth in range(len(trials), len(trials) + asked.games):
        trials.append(tried(box, present, f"{asked.seed}/{nth}", ERAS[nth % len(ERAS)]))
        if asked.keep:
            with asked.keep.open("ab") as file:
                file.write(msgspec.json.encode(trials[-1]) + b"\n")
    shifts, sure = best_shifts(trials)
    found = shifted(present, [round(shift, 2) for shift in shifts])
    print(f"{len(trials)} games")
    for name, certain in zip(NAMES, sure, strict=True):
        was, now = getattr(present, name), getattr(found, name)
        print(f"  {name:10} {was:7.3f} -> {now:7.3f}   (slope {certain:+.1f} times its doubt)")
    if asked.arena:
        wins, played = compared(box, found, present, asked.arena, f"{asked.seed}/arena")
        low, high = wilson(wins, played)
        print(f"found beats present in {100 * wins / played:.1f} % of {played} ({100 * low:.1f} to {100 * high:.1f})")


def read_command() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--arena", type=int, default=0, help="games of the found weights against the present ones")
    parser.add_argument("--start", default="", help="other weights to begin with, as JSON")
    parser.add_argument("--keep", type=Path, help="a file for what was played; the next run goes on from there")
    parser.add_argument("--seed", default="fit")
    return parser.parse_args()


if __name__ == "__main__":
    main()
