"""Learns to play Realm of Sand alone: what things are worth, from its own games; then it looks a little ahead.

A player inside the compiled kernel answers at a glance by seventeen weights: what discs, levels and nearness to a card
are worth. At first hardly anything counts but cards that are complete. The weights are learnt by the cross-entropy
method: some are drawn, each plays games, and the next are drawn around the best. In the end the learnt judgement plays
games that it has never seen, at a glance and looking two rounds ahead in imagined worlds; so does the untaught one.

    pip install '.[kernels]'
    python examples/learn_to_build.py
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import repeat
from typing import Any

import numpy as np

from tavola import library
from tavola.bots.bot import BotRng
from tavola.bots.realm_of_sand.kernel_search import COMPILED, Room, Trial
from tavola.games.realm_of_sand.options import SandOptions
from tavola.kernels.chance import set_bits
from tavola.kernels.compiling import core_building
from tavola.kernels.realm_of_sand import prospects as of
from tavola.kernels.realm_of_sand.flow import act, asked, begin
from tavola.kernels.realm_of_sand.kernel import LaidSand
from tavola.kernels.realm_of_sand.layout import PLAYERS, STARS
from tavola.kernels.realm_of_sand.replies import play_on

GENERATIONS, DRAWN, BEST, GAMES = 10, 16, 4, 16
FRESH = range(1_000_000, 1_000_060)  # games that nobody has learnt from
VISITS = 128  # imagined games to an answer, in the end
TO_THE_END = 99  # rounds
UNTAUGHT = np.array([0.0] * 6 + [-3.0] * 11)  # nothing counts but cards that are all but complete, and only the best
SINGLE = np.array([0.5, 0.5, 0.5, 0.5, 3.0, 3.0])  # of discs, special discs, levels, cards out of reach; turns, pieces


def weights_of(genes: Any) -> list[int]:
    """Weights in thousandths. Shares and nearness only fall: each is a part of the one before."""
    found = [0] * of.WEIGHTS
    places = of.BASIC_DISC, of.SPECIAL_DISC, of.LEVELS, of.UNOWNED, of.LONG, of.PACE
    for place, worth in zip(places, SINGLE * np.exp(genes[:6]), strict=True):
        found[place] = max(1, int(1000 * worth))
    found[of.UNOWNED] = min(1000, found[of.UNOWNED])
    parts = 1 / (1 + np.exp(-genes[6:]))
    found[of.SHARES : of.SHARES + 4] = (1000 * np.cumprod([1, *parts[:3]])).astype(int).tolist()
    near = np.interp(np.arange(of.MOST_HALVES) / 2, np.arange(9), np.cumprod([1, *parts[3:]]))
    found[of.NEAR :] = (1000 * near).astype(int).tolist()
    return found


@cache
def table() -> tuple[LaidSand, Any, Any, Any]:
    """The table, and what is compiled for it; once in each process."""
    laid = LaidSand(library.open_box("realm_of_sand"), 1, SandOptions())
    building = core_building(word_bits=laid.scalars.word_bits)
    return laid, *(building.outside(each) for each in (begin, play_on, act))


def opened(room: Room, seed: int) -> Any:
    s = [0] * room.laid.words
    set_bits(s, 0, seed)
    state = room.laid.array(s)
    table()[1](room.tables, state)
    return state


def at_a_glance(genes: Any, seeds: Sequence[int]) -> list[int]:
    """The stars of some games, every answer given at a glance."""
    laid, _, play, _ = table()
    room, found = Room(laid), []
    room.weights[:] = weights_of(genes)
    for seed in seeds:
        s = opened(room, seed)
        play(room.tables, s, room.trial, room.notes, room.weights, laid.array([seed, 1]), room.out, 0, TO_THE_END, 0)
        found.append(int(s[PLAYERS + STARS]))
    return found


def looking_ahead(genes: Any, seeds: Sequence[int]) -> list[int]:
    """The stars of some games, every answer tried in imagined worlds first; the true decks are never looked at."""
    laid, *_, answer = table()
    ready, room, found = COMPILED.waited_for(), Room(laid), []
    assert ready is not None
    room.weights[:] = weights_of(genes)
    for seed in seeds:
        s, luck = opened(room, seed), BotRng.of(f"look ahead {seed}")
        while asked(room.tables, s) >= 0:
            trial = Trial(ready, room, s, 0, luck)
            answers = trial.answers()
            if len(answers) > 1:
                trial.think(VISITS, lambda part: False)
            best = max(trial.visits, key=lambda each: (trial.visits[each], trial.mean(each)), default=answers[0])
            answer(room.tables, s, best)
        found.append(int(s[PLAYERS + STARS]))
    return found


def learn(pool: ProcessPoolExecutor, seed: int = 1, generations: int = GENERATIONS) -> Any:
    """Genes around which the last ones were drawn. Generation after generation is drawn more closely."""
    luck, middle, spread = np.random.default_rng(seed), UNTAUGHT.copy(), np.full(17, 1.5)
    for nth in range(generations):
        drawn = middle + spread * luck.normal(size=(DRAWN, 17))
        games = range(nth * GAMES, (nth + 1) * GAMES)
        stars = [np.mean(each) for each in pool.map(at_a_glance, drawn, repeat(games))]
        best = drawn[np.argsort(stars)[-BEST:]]
        middle = 0.4 * middle + 0.6 * best.mean(axis=0)
        spread = np.maximum(0.4 * spread + 0.6 * best.std(axis=0), 0.1)
        print(f"generation {nth + 1}: {np.mean(stars):.1f} stars, the best {np.max(stars):.1f}", flush=True)
    return middle


def tell(what: str, stars: Sequence[int]) -> None:
    error = 1.96 * np.std(stars) / np.sqrt(len(stars))
    print(f"{what}: {np.mean(stars):.1f} stars (±{error:.1f}) in {len(stars)} fresh games", flush=True)


def main() -> None:
    began, cores = time.monotonic(), min(2, os.cpu_count() or 1)
    COMPILED.waited_for(), table()
    print(f"compiled in {time.monotonic() - began:.0f} s", flush=True)
    with ProcessPoolExecutor(cores) as pool:
        parts = [FRESH[nth :: 2 * cores] for nth in range(2 * cores)]

        def played(how: Any, genes: Any) -> list[int]:
            return [stars for part in pool.map(how, repeat(genes), parts) for stars in part]

        tell("untaught, at a glance", played(at_a_glance, UNTAUGHT))
        tell("untaught, looking ahead", played(looking_ahead, UNTAUGHT))
        genes = learn(pool)
        print(f"learnt after {time.monotonic() - began:.0f} s", flush=True)
        tell("taught, at a glance", played(at_a_glance, genes))
        tell("taught, looking ahead", played(looking_ahead, genes))
    print(f"all in {time.monotonic() - began:.0f} s on {cores} cores")


if __name__ == "__main__":
    main()
