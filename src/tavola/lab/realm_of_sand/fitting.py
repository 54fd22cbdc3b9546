"""`python -m tavola.lab.realm_of_sand.fitting --seconds 300`: looks for weights that win the quick player more stars.

From the weights it plays with now, a few are changed by chance at a time; what does better in the same solo games is
kept. In the end old and new weights play games that neither has seen.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from itertools import accumulate
from math import exp, sqrt
from statistics import mean, pstdev
from time import monotonic

import msgspec

from tavola.bots.realm_of_sand.evaluation import Weights
from tavola.bots.realm_of_sand.rollout import FITTED, Quick
from tavola.games.info import REALM_OF_SAND
from tavola.games.realm_of_sand import GAME
from tavola.games.realm_of_sand.content import SandBox
from tavola.games.realm_of_sand.options import SandOptions
from tavola.games.realm_of_sand.state import stars
from tavola.kernel.flow import take
from tavola.library.finding import box_of, find_pack

CHANGED = 3  # weights changed at a time
STEP = 0.35  # how boldly
HOPELESS = 0.3  # stars behind after a third of the games
SINGLE = ("basic_disc", "special_disc", "level", "unowned", "long", "pace")


def main() -> None:
    asked = read_command()
    box = box_of("realm_of_sand", find_pack(REALM_OF_SAND.default_pack))
    assert isinstance(box, SandBox)
    dice, began = random.Random(asked.seed), monotonic()
    seen = [f"fit{nth}" for nth in range(asked.games)]
    best, found = FITTED, scores(box, FITTED, seen)
    while monotonic() - began < asked.seconds:
        other = changed(best, dice)
        better = challenged(box, other, seen, found)
        if better is not None:
            best, found = other, better
            print(f"{mean(found):.2f} stars after {monotonic() - began:.0f} s: {best}", flush=True)
    fresh = [f"fresh{nth}" for nth in range(asked.games)]
    gained = [new - old for new, old in zip(scores(box, best, fresh), scores(box, FITTED, fresh), strict=True)]
    print(f"in fresh games {mean(gained):+.2f} stars (+-{1.96 * pstdev(gained) / sqrt(len(gained)):.2f})")


def read_command() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--seed", default="0")
    return parser.parse_args()


def scores(box: SandBox, weights: Weights, seeds: Sequence[str]) -> list[int]:
    """The stars that the quick player wins alone with these weights, game by game."""
    player, found = Quick(weights), []
    for seed in seeds:
        g = GAME.open_table(box, 1, SandOptions(), seed)
        while g.open:
            decision = g.open[0]
            take(g, decision, player.reply(GAME, g, decision))
            g.events.clear()
        found.append(stars(g, 0))
    return found


def changed(weights: Weights, dice: random.Random) -> Weights:
    """Some weights multiplied by something near one; a share or a nearness is never above the one before it."""
    new = {name: getattr(weights, name) for name in SINGLE}
    rows = {"shares": list(weights.shares), "near": list(weights.near)}
    places: list[tuple[str, int | None]] = [(name, None) for name in SINGLE]
    places += [(name, nth) for name, row in rows.items() for nth in range(1, len(row))]
    for name, nth in dice.sample(places, CHANGED):
        factor = exp(dice.gauss(0, STEP))
        if nth is None:
            new[name] *= factor
        else:
            rows[name][nth] *= factor
    return msgspec.structs.replace(weights, **new, **{name: tuple(accumulate(row, min)) for name, row in rows.items()})


def challenged(box: SandBox, weights: Weights, seeds: Sequence[str], best: Sequence[int]) -> list[int] | None:
    """The scores of new weights if they beat the best; who lags after a third of the games is not played on."""
    third = len(seeds) // 3
    found = scores(box, weights, seeds[:third])
    if mean(found) < mean(best[:third]) - HOPELESS:
        return None
    found += scores(box, weights, seeds[third:])
    return found if mean(found) > mean(best) else None


if __name__ == "__main__":
    main()
