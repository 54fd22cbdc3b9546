"""Realm of Sand planned by compiled code: the planner of `bot.py`, several times as fast and as wide as it may be.

Until compiled code is there, and where there is none, the bot thinks as it always has.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
import numpy as np

from tavola.bots.bot import SeatAccess
from tavola.bots.generic.search import Choice, SearchBot
from tavola.bots.realm_of_sand import bot as plain_planner
from tavola.bots.realm_of_sand.bot import AFTER, HANDY, POWER, SUMMON, TRIED, TURN, WIDE, SandBot
from tavola.bots.realm_of_sand.compiled import CompiledBot
from tavola.bots.realm_of_sand.judgement import Judgement
from tavola.bots.realm_of_sand.kernel_search import Room, room_of
from tavola.bots.realm_of_sand.rollout import QUICK
from tavola.games.realm_of_sand.content import SandBox
from tavola.games.realm_of_sand.state import Sand
from tavola.kernel.decision import Decision
from tavola.kernel.game import open_decision
from tavola.kernels.compiling import for_core
from tavola.kernels.laid import Unclaimed
from tavola.kernels.readying import Readied
from tavola.kernels.realm_of_sand.kernel import LaidSand
from tavola.kernels.realm_of_sand.plans import layout as at
from tavola.kernels.realm_of_sand.plans.needs import needs_of
from tavola.kernels.realm_of_sand.plans.thinking import think

POOL = 8192  # benches of one layer
STAGES = ((8,), (16, 12), (64, 48, 32), (192, 144, 96), (384, 288, 192))  # benches that are played on, turn after turn
DEARER = 6.0  # than a stage the next one may be
LEVELS: dict[str, tuple[int, float | None]] = {"companion": (1, None), "master": (2, 1.0)}  # stages, seconds
ALONE = 1  # stages more where nobody else plays: there width pays


def compile_plans() -> Callable[..., float]:
    return for_core(think, word_bits=LaidSand.scalars.word_bits)  # type: ignore[no-any-return]


COMPILED = Readied(compile_plans)


class PlanArrays:
    """The arrays in which the tables of one pack, with its seats and options, are planned."""

    def __init__(self, room: Room) -> None:
        laid = room.laid
        self.room, self.laid = room, laid
        self.needs = laid.array(needs_of(laid.names))
        self.n = laid.array([0] * (at.BENCHES + 2 * POOL * (at.ONE_BENCH + 1)))
        self.f = np.zeros(at.VALUES + 2 * POOL * at.PER_BENCH)
        self.n[at.POOL], self.n[at.WIDTH] = POOL, WIDE

    def narrow_to(self, beams: tuple[int, ...]) -> None:
        self.n[at.BEAMS] = len(beams)
        self.n[at.BEAMS + 1 : at.BEAMS + 1 + len(beams)] = beams

    def found(self, count: int) -> dict[int, float]:
        """The answers with which plans begin."""
        names, worth = self.n[at.NAMES : at.NAMES + count], self.f[at.NAMED_WORTH : at.NAMED_WORTH + count]
        return dict(zip(names.tolist(), worth.tolist(), strict=True))


class Sitting:
    """One question, thought about at a desk."""

    def __init__(
        self, ready: Callable[..., float], arrays: PlanArrays, world: Sand, decision: Decision, judgement: Judgement
    ) -> None:
        self.ready, self.arrays, self.world, self.decision, self.judgement = ready, arrays, world, decision, judgement
        self.words = arrays.laid.array(arrays.laid.state_of(world))
        self.keys = arrays.laid.code.choices(decision.legal())
        self.judged = 0

    def answers(self, beams: tuple[int, ...]) -> dict[str, float]:
        """The answers looked at, with their worth; none where there is no card to plan for."""
        prompt = self.decision.prompt
        if prompt not in (TURN, AFTER, "summon"):
            return self.tried(tuple(1 + beam // 2 for beam in beams))
        self.arrays.narrow_to(beams)
        found = self.arrays.found(int(self.thought(0)))
        named = {self.spelt(action): worth for action, worth in found.items()}
        if prompt == TURN and POWER in self.decision.legal() and named:
            named[POWER] = max(named.values()) + HANDY
        return {key: worth for key, worth in named.items() if key}

    def thought(self, action: int) -> float:
        arrays, room = self.arrays, self.arrays.room
        found = self.ready(
            room.tables, arrays.needs, self.words, room.world, room.trial, room.notes, room.weights, room.luck,
            room.out, arrays.n, arrays.f, self.judgement.reals(), self.decision.seat, action, int(self.judgement.keen),
        )  # fmt: skip
        self.judged += int(arrays.n[at.JUDGED])
        return found

    def tried(self, beams: tuple[int, ...]) -> dict[str, float]:
        """Smaller questions are answered and the turn planned on from there, a little less widely."""
        self.arrays.narrow_to(beams)
        numbers = {key: action for action, key in self.keys.items()}
        looked_at = QUICK.evaluator.shortlist(self.world, self.decision, TRIED)[:TRIED]
        return {key: self.thought(numbers[key]) for key in looked_at}

    def spelt(self, action: int) -> str:
        """The answer behind a number, "" where there is none; a summon of all discs is asked for by another word."""
        if action == self.arrays.laid.code.numbers[SUMMON]:
            return plain_planner.spelt(SUMMON, self.decision)
        return self.keys.get(action, "")


class KernelPlanner(CompiledBot[SandBot]):
    """Plans through so many stages, or as many as the seconds allow; where nothing is compiled as the plain planner."""

    id = "surveyor"
    judges_quickly = True
    code = COMPILED

    def __init__(self, stages: int, seconds: float | None, plain: SandBot) -> None:
        super().__init__(stages, seconds, plain)
        self.judgement = Judgement(plain.keen)

    def consider(self, access: SeatAccess[Any]) -> Choice:
        ready = COMPILED.now()
        world = access.imagine(access.rng.number()) if ready is not None else None
        arrays = arrays_of(world) if world is not None else None
        if ready is None or arrays is None or world is None:
            return self.plain.consider(access)
        sitting = Sitting(ready, arrays, world, open_decision(world, access.seat), self.judgement)
        found = self.widest(access, sitting)
        self.imagined += sitting.judged
        if not found:
            found = {QUICK.reply(access.game, world, open_decision(world, access.seat)): 0.0}
        learnt = Choice(tuple(found))
        for key, value in found.items():
            learnt.learn(key, value)
        return learnt

    def widest(self, access: SeatAccess[Any], sitting: Sitting) -> dict[str, float]:
        """By the widest stage; where there is a clock by the widest for which there is time."""
        stages = min(len(STAGES), self.visits + ALONE * (len(sitting.world.players) == 1 and self.judgement.keen))
        if not self.seconds:
            return sitting.answers(STAGES[stages - 1])
        begun, found = perf_counter(), dict[str, float]()
        for nth in range(stages):
            before = perf_counter()
            found = sitting.answers(STAGES[nth])
            access.progress((nth + 1) / stages)
            now = perf_counter()
            if now + DEARER * (now - before) > begun + self.seconds:
                break
        return found


_DESKS: WeakKeyDictionary[SandBox, dict[tuple[int, bytes], PlanArrays | None]] = WeakKeyDictionary()


def arrays_of(world: Sand) -> PlanArrays | None:
    """The desk for tables of this pack, seats and options; None for those that the kernel does not play."""
    desks, key = _DESKS.setdefault(world.box, {}), (len(world.players), msgspec.json.encode(world.options))
    if key not in desks:
        room = room_of(world)
        try:
            desks[key] = PlanArrays(room) if room is not None else None
        except Unclaimed:
            desks[key] = None
    return desks[key]


def make(name: str, game_id: str) -> SearchBot:
    """`companion`, `master`, or with the seconds it may think: `master@5`."""
    level, _, seconds = name.partition("@")
    stages, limit = LEVELS[level]
    plain = plain_planner.make(name, game_id)
    return KernelPlanner(len(STAGES) if seconds else stages, float(seconds) if seconds else limit, plain)
