"""How the grandmaster of Sangue Reale learns: nets play Eras against themselves and learn what came of them.

One net for each Era. It says the chance to win from any position, and for each pair of plans. Plans are mixed by
regret matching on the net's own table; each position learns from the end of its game and, in part, from what the next
positions were taken to be worth.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tavola.bots.nets import About, Net, mark_of
from tavola.bots.sangue_reale.duel_net import known_words
from tavola.games.sangue_reale.content import DuelBox
from tavola.games.sangue_reale.options import Rulings
from tavola.kernels.compiling import Building, as_it_is, can_compile, core_building
from tavola.kernels.laid import Unclaimed
from tavola.kernels.reckoning import CELLS
from tavola.kernels.sangue_reale import duelling
from tavola.kernels.sangue_reale.features import see
from tavola.kernels.sangue_reale.kernel import LaidDuel
from tavola.kernels.sangue_reale.pausing import PAUSES, WORDS, begin_era
from tavola.kernels.sangue_reale.printed import FIRST_ERA
from tavola.lab.learning import Floats, Learner
from tavola.lab.train import Row, Wanted

UNITS = (64, 32)
STRETCHES = 30  # of play and learning, for each Era
GAMES = 6000  # in a stretch
PARTS = 16  # in which the games of a stretch are played
KEPT_STRETCHES = 6  # that are learnt from again
BATCH = 2048
RATES = (2e-3, 1e-4)  # of learning, at first and at the end
TRUST = (
    0.9,
    0.6,
)  # at first and at the end, in the end of the game, as against what the next positions were taken to be worth
WANDER = ((250, 100), (60, 15))  # plans and answers by chance, in thousandths, at first and at the end
KEEP = 250  # positions after an answer, in thousandths
TIMES = 60  # of regret matching
MATCH = 1000  # games against an earlier net
MOST_A_GAME = 70  # positions, more than any game is seen to have
HALF_AN_ERA = 2

Array = NDArray[Any]


class Played(NamedTuple):
    """Positions as seen, and what became of them."""

    seen: Array
    pairs: Array  # the pair of plans, or -1
    wanted: Floats

    def __len__(self) -> int:
        return len(self.seen)


class Tables(NamedTuple):
    """The sheets on which an Era is played."""

    era: int
    laid: tuple[Array, ...]


def tables_of(box: DuelBox, era: int) -> Tables:
    sheets = box.eras[era].sheets
    duels = [LaidDuel(box, 2, Rulings(era=era, sheet=sheet)) for sheet in sheets]
    return Tables(era, tuple(duel.array(duel.tables) for duel in duels))


class Player:
    """Compiled play, and the arrays of one thread."""

    def __init__(self, play: Any, seen: int) -> None:
        self.play, self.seen = play, seen

    def games(
        self, tables: Array, era: int, nets: tuple[Floats, Floats], shape: Array, dials: Array, seed: int, n: int
    ) -> tuple[Array, Array, Array, Array]:
        """Positions, notes on them, what they were taken to be worth, and where each game ends and how."""
        most = n * MOST_A_GAME
        luck = np.random.default_rng(seed).integers(-(2**31), 2**31, 2).astype(np.int32)
        rows, notes = np.zeros(most * self.seen, np.uint8), np.zeros(most * duelling.NOTE_WORDS, np.int32)
        values, games = np.zeros(most, np.float32), np.zeros(2 * n, np.int32)
        state = np.zeros(WORDS, np.int32)
        found = self.play(
            tables, state, state.copy(), np.zeros(200, np.int32), np.zeros(12, np.int32), luck, *nets, shape, dials,
            np.zeros(self.seen + 8, np.uint8), np.zeros(duelling.ROOM, np.float32), rows, notes, values, games,
            np.array([era, 0], np.int32), n, most,
        )  # fmt: skip
        shown = rows.reshape(most, self.seen)[:found].copy()
        return shown, notes.reshape(most, duelling.NOTE_WORDS)[:found], values[:found], games.reshape(n, 2)


def targets(notes: Array, values: Array, games: Array, trust: float) -> Floats:
    """For each position the chance that it learns, for the seat that sees it."""
    wanted = np.zeros(len(notes), np.float32)
    first = 0
    for last, won in games.tolist():
        ends = won / HALF_AN_ERA
        for nth in range(last - 1, first - 1, -1):
            wanted[nth] = ends if notes[nth, duelling.SEAT] == 0 else 1.0 - ends
            if notes[nth, duelling.KIND] == duelling.PLANNED:
                ends = trust * ends + (1.0 - trust) * float(values[nth])
        first = last
    return wanted


def learn_from(learner: Learner, kept: list[Played], rng: np.random.Generator, rate: float, batches: int) -> float:
    sizes = np.array([len(each) for each in kept])
    lost = 0.0
    for _ in range(batches):
        takes = rng.multinomial(BATCH, sizes / sizes.sum())
        seen, pairs, wanted = [], [], []
        for played, n in zip(kept, takes, strict=True):
            which = rng.integers(0, len(played), n)
            seen.append(played.seen[which])
            pairs.append(played.pairs[which])
            wanted.append(played.wanted[which])
        pair, aim = np.concatenate(pairs), np.concatenate(wanted)
        heed = np.zeros((BATCH, 1 + CELLS), np.float32)
        heed[:, 0] = 1.0
        planned = np.flatnonzero(pair >= 0)
        heed[planned, 1 + pair[planned]] = 1.0
        lost += learner.learn(np.concatenate(seen).astype(np.float32), aim[:, None], heed, rate)
    return lost / max(1, batches)


class DuelTraining:
    """All four Eras, one after the other."""

    def train(
        self, box: DuelBox, wanted: Wanted, tell: Callable[[Row], None], eras: tuple[int, ...] = (1, 2, 3, 4)
    ) -> Net:
        if not can_compile():
            raise Unclaimed("nets are learnt from compiled play, and Numba is not installed")
        play = core_building(PAUSES, "duelling", in_rows=True).outside(duelling.play_eras)
        curve: list[Row] = []
        arrays: dict[str, Array] = {}
        with ThreadPoolExecutor(wanted.jobs) as pool:
            for era in eras:
                learner = Learner(
                    seen_in(tables_of(box, era).laid[0]), UNITS, 1 + CELLS, zlib.crc32(wanted.seed.encode())
                )
                for row in stretches(tables_of(box, era), learner, play, wanted, pool):
                    curve.append(row)
                    tell(row)
                for nth, (weights, biases) in enumerate(learner.layers()):
                    arrays[f"{era}.{nth}.w"] = weights.astype(np.float16)
                    arrays[f"{era}.{nth}.b"] = biases.astype(np.float16)
        about = About(
            game="sangue_reale",
            pack=box.name(),
            mark=mark_of(known_words(box)),
            command=wanted.command,
            seed=wanted.seed,
            curve=curve,
        )
        return Net(about, arrays)


def seen_in(tables: Array) -> int:
    """How many numbers a net sees."""
    building = Building(as_it_is, PAUSES)
    words, state = tables.tolist(), [0] * WORDS
    building.outside(begin_era)(words, state, words[FIRST_ERA], 0)
    return int(building.outside(see)(words, state, 0, [0] * 5000))


def stretches(tables: Tables, learner: Learner, play: Any, wanted: Wanted, pool: ThreadPoolExecutor) -> Iterator[Row]:
    """A stretch is many games played by the net as it is, and learnt from together with those before."""
    games = max(PARTS, round(GAMES * min(1.0, wanted.scale * 4)) // PARTS * PARTS)
    count = max(1, round(STRETCHES * min(1.0, wanted.scale * 4)))
    kept: list[Played] = []
    seed = zlib.crc32(f"{wanted.seed} {tables.era}".encode())
    rng = np.random.default_rng(seed)
    player = Player(play, int(learner.shape[0]))
    before = learner.flat()
    for nth in range(count):
        part = nth / max(1, count - 1)
        wander = [round(a + (b - a) * min(1.0, 1.5 * part)) for a, b in zip(*WANDER, strict=True)]
        dials = np.array([*wander, KEEP, TIMES, 0], np.int32)
        net = learner.flat()
        jobs = [
            pool.submit(
                player.games, tables.laid[chunk % len(tables.laid)], tables.era, (net, net), learner.shape, dials,
                seed + 1000 * nth + chunk, games // PARTS,
            )
            for chunk in range(PARTS)
        ]  # fmt: skip
        for job in jobs:
            seen, notes, values, ends = job.result()
            pairs = np.where(notes[:, duelling.KIND] == duelling.PLANNED, notes[:, duelling.PAIR], -1)
            kept.append(Played(seen, pairs, targets(notes, values, ends, TRUST[0] + (TRUST[1] - TRUST[0]) * part)))
        del kept[: -KEPT_STRETCHES * PARTS]
        rate = RATES[0] * (RATES[1] / RATES[0]) ** part
        batches = max(1, sum(map(len, kept[-PARTS:])) * 2 // BATCH)
        lost = learn_from(learner, kept, rng, rate, batches)
        row: Row = {"era": tables.era, "stretch": nth + 1, "games": (nth + 1) * games, "lost": round(lost, 5)}
        if (nth + 1) % 10 == 0 or nth + 1 == count:
            row["against"] = won_against(player, tables, learner, before, seed + nth, pool)
            before = learner.flat()
        yield row


def won_against(
    player: Player, tables: Tables, learner: Learner, other: Floats, seed: int, pool: ThreadPoolExecutor
) -> float:
    """The part of games that the net wins against an earlier one, from both seats."""
    dials = np.array([0, 0, 0, 300, 0], np.int32)
    nets = [(learner.flat(), other), (other, learner.flat())]
    jobs = [
        pool.submit(
            player.games, tables.laid[chunk % len(tables.laid)], tables.era, nets[chunk // 2 % 2], learner.shape, dials,
            seed * 31 + chunk, MATCH // 8,
        )
        for chunk in range(8)
    ]  # fmt: skip
    won = [job.result()[3][:, 1].mean() / HALF_AN_ERA for job in jobs]
    return round(float(np.mean([share if chunk // 2 % 2 == 0 else 1 - share for chunk, share in enumerate(won)])), 4)


TRAINING = DuelTraining()
