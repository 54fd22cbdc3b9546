"""How the grandmaster of Realm of Sand learns: nets play against themselves and learn what came of their positions.

One net for who plays alone, which foretells stars, and one for two, which foretells who comes first. The first games
are played at a glance; in those that follow each answer is the one after which the net likes the position best.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tavola.bots.nets import About, Net, mark_of
from tavola.bots.realm_of_sand.kernel_search import in_words
from tavola.bots.realm_of_sand.rollout import FITTED
from tavola.games.realm_of_sand.content import SandBox
from tavola.games.realm_of_sand.options import SandOptions
from tavola.kernels.compiling import can_compile, core_building
from tavola.kernels.laid import Unclaimed
from tavola.kernels.realm_of_sand import netplay
from tavola.kernels.realm_of_sand.features import PLAYER_SEEN, TABLE_SEEN
from tavola.kernels.realm_of_sand.kernel import LaidSand
from tavola.kernels.realm_of_sand.layout import STATE
from tavola.kernels.realm_of_sand.prospects import NOTES
from tavola.lab.learning import Floats, Learner
from tavola.lab.train import Row, Wanted

UNITS = (64, 32)
STRETCHES = 24  # of play and learning
GAMES = {1: 3200, 2: 2400}  # in a stretch, by seats
AT_FIRST = 4  # times as many at a glance, in the first stretch
PARTS = 16  # in which the games of a stretch are played
KEPT_STRETCHES = 6  # that are learnt from again
BATCH = 2048
PASSES = 3  # through what a stretch has shown
RATES = (2e-3, 1e-4)  # of learning, at first and at the end
TRUST = (0.9, 0.7)  # in the end of the game, as against what the seat's next turns were taken to be worth
WANDER = (60, 15)  # answers at a quick glance, in thousandths, at first and at the end
KEEP = 150  # positions after an answer, in thousandths
TRIED = 12  # placements looked at by who plays at a glance
MOST_A_GAME = {1: 60, 2: 160}  # positions

Array = NDArray[Any]


class Played(NamedTuple):
    """Positions as seen, and what became of them."""

    seen: Array
    wanted: Floats  # who came first, own stars, the other's

    def __len__(self) -> int:
        return len(self.seen)


def seen_by(seats: int) -> int:
    return TABLE_SEEN + min(2, seats) * PLAYER_SEEN


class Player:
    """Compiled play of one table."""

    def __init__(self, box: SandBox, seats: int, play: Any) -> None:
        self.laid = LaidSand(box, seats, SandOptions())
        self.tables, self.play, self.seats, self.seen = self.laid.array(self.laid.tables), play, seats, seen_by(seats)

    def games(
        self, nets: tuple[Floats, Floats], shape: Array, dials: list[int], seed: int, n: int
    ) -> tuple[Array, ...]:
        """Positions, notes on them, what they were taken to be worth, and how each game ended."""
        laid, most = self.laid, n * MOST_A_GAME[self.seats]
        luck = np.random.default_rng(seed).integers(-(2**31), 2**31, 2)
        rows, marks = np.zeros(most * self.seen, np.uint8), laid.array([0] * (most * netplay.NOTE_WORDS))
        values, games = np.zeros(most, np.float32), laid.array([0] * (9 * n))
        state, width = laid.array([0] * STATE), len(nets[0])
        found = self.play(
            self.tables, state, state.copy(), state.copy(), laid.array([0] * (5 * NOTES)), laid.array(in_words(FITTED)),
            laid.array(luck.tolist()), laid.array([0] * laid.most_legal), laid.array([0] * laid.most_legal),
            np.concatenate(nets), width, laid.array(shape.tolist()), laid.array(dials),
            np.zeros(self.seen + 8, np.uint8), np.zeros(300, np.float32), rows, marks, values, games, n, most,
        )  # fmt: skip
        shown = rows.reshape(most, self.seen)[:found].copy()
        return shown, marks.reshape(most, netplay.NOTE_WORDS)[:found], values[:found], games.reshape(n, 9)


def targets(marks: Array, values: Array, games: Array, seats: int, trust: float) -> Floats:
    """For each position what it learns, for the seat that sees it."""
    wanted = np.zeros((len(marks), netplay.ANSWERS), np.float32)
    first = 0
    for game in games.tolist():
        last, won, stars = game[0], game[1:5], game[5:9]
        ends = [stars[0] / netplay.PAR] if seats == 1 else [won[seat] / sum(won) for seat in range(seats)]
        for nth in range(last - 1, first - 1, -1):
            seat = int(marks[nth, netplay.SEAT_OF])
            theirs = max((stars[other] for other in range(seats) if other != seat), default=0)
            wanted[nth] = min(1.0, ends[seat]), min(1.0, stars[seat] / netplay.PAR), min(1.0, theirs / netplay.PAR)
            if marks[nth, netplay.IS_TURN]:
                ends[seat] = trust * ends[seat] + (1.0 - trust) * float(values[nth])
        first = last
    return wanted


def learn_from(learner: Learner, kept: list[Played], rng: np.random.Generator, rate: float, batches: int) -> float:
    sizes = np.array([len(each) for each in kept])
    heed = np.broadcast_to(np.array([1.0, 0.5, 0.25], np.float32), (BATCH, netplay.ANSWERS))
    lost = 0.0
    for _ in range(batches):
        takes = rng.multinomial(BATCH, sizes / sizes.sum())
        which = [rng.integers(0, len(played), n) for played, n in zip(kept, takes, strict=True)]
        seen = np.concatenate([played.seen[some] for played, some in zip(kept, which, strict=True)])
        wanted = np.concatenate([played.wanted[some] for played, some in zip(kept, which, strict=True)])
        lost += learner.learn(seen.astype(np.float32), wanted, heed, rate)
    return lost / max(1, batches)


def known_words(box: SandBox) -> list[int]:
    """All that a kernel has of a pack: what a net that learnt from it knows."""
    return [int(word) for seats in GAMES for word in LaidSand(box, seats, SandOptions()).tables]


class SandTraining:
    """Who plays alone, then two."""

    def train(self, box: SandBox, wanted: Wanted, tell: Callable[[Row], None], tables: tuple[int, ...] = (1, 2)) -> Net:
        if not can_compile():
            raise Unclaimed("nets are learnt from compiled play, and Numba is not installed")
        play = core_building(word_bits=64, tag="net", in_rows=True).outside(netplay.play_games)
        curve: list[Row] = []
        arrays: dict[str, Array] = {}
        with ThreadPoolExecutor(wanted.jobs) as pool:
            for seats in tables:
                learner = Learner(seen_by(seats), UNITS, netplay.ANSWERS, zlib.crc32(wanted.seed.encode()))
                for row in stretches(Player(box, seats, play), learner, wanted, pool):
                    curve.append(row)
                    tell(row)
                for nth, (weights, biases) in enumerate(learner.layers()):
                    arrays[f"{seats}.{nth}.w"] = weights.astype(np.float16)
                    arrays[f"{seats}.{nth}.b"] = biases.astype(np.float16)
        about = About(
            game="realm_of_sand", pack=box.name(), mark=mark_of(known_words(box)), command=wanted.command,
            seed=wanted.seed, curve=curve,
        )  # fmt: skip
        return Net(about, arrays)


def stretches(player: Player, learner: Learner, wanted: Wanted, pool: ThreadPoolExecutor) -> Iterator[Row]:
    """A stretch is many games played by the net as it is, and learnt from together with those before."""
    scale, seats = min(1.0, wanted.scale * 4), player.seats
    games = max(PARTS, round(GAMES[seats] * scale) // PARTS * PARTS)
    count = max(1, round(STRETCHES * scale))
    kept: list[Played] = []
    seed = zlib.crc32(f"{wanted.seed} {seats}".encode())
    rng = np.random.default_rng(seed)
    for nth in range(count):
        part = nth / max(1, count - 1)
        glances, n = (1000, games * AT_FIRST) if nth == 0 else (0, games)
        dials = [round(WANDER[0] + (WANDER[1] - WANDER[0]) * part), glances, KEEP, TRIED]
        net = learner.flat()
        jobs = [
            pool.submit(player.games, (net, net), learner.shape, dials, seed + 1000 * nth + chunk, n // PARTS)
            for chunk in range(PARTS)
        ]
        trust = 1.0 if nth == 0 else TRUST[0] + (TRUST[1] - TRUST[0]) * part
        stars: list[float] = []
        for job in jobs:
            seen, marks, values, ends = job.result()
            kept.append(Played(seen, targets(marks, values, ends, seats, trust)))
            stars.append(float(ends[:, 5].mean()))
        del kept[: -KEPT_STRETCHES * PARTS]
        rate = RATES[0] * (RATES[1] / RATES[0]) ** part
        batches = max(1, sum(map(len, kept[-PARTS:])) * PASSES // BATCH)
        lost = learn_from(learner, kept, rng, rate, batches)
        yield {
            "seats": seats, "stretch": nth + 1, "games": games * (nth + AT_FIRST), "lost": round(lost, 5),
            "stars": round(float(np.mean(stars)), 2),
        }  # fmt: skip


TRAINING = SandTraining()
