"""Realm of Sand searched by its compiled kernel: every promising answer is tried in many imagined worlds.

All answers are tried in the same worlds, and the worse half of them is left behind again and again, so that most of the
time goes into the few that are hard to tell apart. Until compiled code is there, and where there is none, the search
thinks as it always has.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import msgspec
import numpy as np

from tavola.bots.bot import BotRng, SeatAccess
from tavola.bots.generic import search
from tavola.bots.generic.search import Choice, SearchBot
from tavola.bots.realm_of_sand.compiled import CompiledBot
from tavola.bots.realm_of_sand.evaluation import Weights
from tavola.bots.realm_of_sand.rollout import FITTED
from tavola.games.realm_of_sand.content import SandBox
from tavola.games.realm_of_sand.state import Sand
from tavola.kernels.compiling import core_building
from tavola.kernels.laid import Unclaimed
from tavola.kernels.readying import Readied
from tavola.kernels.realm_of_sand import prospects
from tavola.kernels.realm_of_sand.flow import asked, legal
from tavola.kernels.realm_of_sand.imagining import CERTAIN, try_out
from tavola.kernels.realm_of_sand.kernel import LaidSand

PROMISING = 16  # answers that are looked at more than once
GLANCE = 8  # placements that a player looks at in an imagined turn
ROUNDS = 2  # that are played on in imagination
FASTER = 50  # times as many visits as without, in about the same time
AT_ONCE = 32  # worlds between two looks at the clock
STAR = 1000


class Compiled(NamedTuple):
    asked: Callable[..., Any]
    legal: Callable[..., Any]
    try_out: Callable[..., Any]


def compile_search() -> Compiled:
    building = core_building(word_bits=LaidSand.scalars.word_bits)
    return Compiled(building.outside(asked), building.outside(legal), building.outside(try_out))


COMPILED = Readied(compile_search)


def in_words(weights: Weights) -> list[int]:
    """Weights in thousandths, as the kernel has them."""
    found = [0] * prospects.WEIGHTS
    single = {
        prospects.BASIC_DISC: weights.basic_disc, prospects.SPECIAL_DISC: weights.special_disc,
        prospects.LEVELS: weights.level, prospects.CRYSTAL: weights.crystal, prospects.UNOWNED: weights.unowned,
        prospects.LONG: weights.long, prospects.PACE: weights.pace, prospects.HURRY: weights.hurry,
    }  # fmt: skip
    for place, worth in single.items():
        found[place] = round(STAR * worth)
    for nth, share in enumerate(weights.shares[: prospects.NEAR - prospects.SHARES]):
        found[prospects.SHARES + nth] = round(STAR * share)
    halves = np.arange(prospects.MOST_HALVES) / 2
    near = np.interp(halves, np.arange(len(weights.near)), weights.near)
    found[prospects.NEAR :] = [round(STAR * each) for each in near.tolist()]
    return found


class Room:
    """The arrays in which one table is thought about; its notes serve all positions of the table."""

    def __init__(self, laid: LaidSand) -> None:
        self.laid = laid
        self.tables, self.notes = laid.array(laid.tables), laid.array([0] * prospects.NOTES)
        self.world, self.trial = laid.array([0] * laid.words), laid.array([0] * laid.words)
        self.luck, self.out = laid.array([0, 0]), laid.array([0] * laid.most_legal)
        self.weights = laid.array(in_words(FITTED))


class Trial:
    """One position in words, and what its answers are worth."""

    def __init__(self, ready: Compiled, room: Room, s: Any, seat: int, rng: BotRng) -> None:
        self.ready, self.room, self.s, self.seat, self.rng = ready, room, s, seat, rng
        self.seeds = np.empty(0, np.int64)
        self.visits: dict[int, int] = {}
        self.totals: dict[int, int] = {}
        self.imagined = 0

    def answers(self) -> list[int]:
        count = self.ready.legal(self.room.tables, self.s, self.room.out)
        return [int(action) for action in self.room.out[:count]]

    def visit(self, action: int, first: int, last: int, rounds: int) -> None:
        """One answer in worlds `first` to `last`."""
        room = self.room
        while len(self.seeds) < 2 * last:
            bits = self.rng.number()
            self.seeds = np.append(self.seeds, [(bits & 0xFFFFFFFF) - 0x80000000, (bits >> 32) - 0x80000000])
        worth = self.ready.try_out(
            room.tables, self.s, room.world, room.trial, room.notes, room.weights, self.seeds, room.luck, room.out,
            self.seat, action, first, last, rounds, GLANCE,
        )  # fmt: skip
        self.visits[action] = self.visits.get(action, 0) + last - first
        self.totals[action] = self.totals.get(action, 0) + worth
        self.imagined += last - first

    def mean(self, action: int) -> float:
        return self.totals[action] / self.visits[action]

    def think(self, visits: int, is_late: Callable[[float], bool]) -> None:
        """A glance at every answer; then the worse half is left behind until two are compared at length."""
        going = self.answers()
        if len(going) > PROMISING:
            for action in going:
                self.visit(action, 0, 1, 0)
            going = sorted(going, key=self.mean, reverse=True)[:PROMISING]
            self.visits.clear()
            self.totals.clear()
        stages = max(1, (len(going) - 1).bit_length())
        done = 0
        for stage in range(stages):
            each = max(1, visits // (stages * len(going)))
            for first in range(done, done + each, AT_ONCE):
                for action in going:
                    self.visit(action, first, min(first + AT_ONCE, done + each), ROUNDS)
                if is_late((stage + (first - done) / each) / stages):
                    return
            done += each
            going = sorted(going, key=self.mean, reverse=True)[: max(2, len(going) // 2)]


class KernelSearch(CompiledBot[SearchBot]):
    """The search of Realm of Sand; so many visits for a compiled kernel, so many for the search without."""

    id = "search"
    code = COMPILED

    def consider(self, access: SeatAccess[Any]) -> Choice:
        ready = COMPILED.now()
        world = access.imagine(access.rng.number()) if ready is not None else None
        room = room_of(world) if world is not None else None
        if ready is None or room is None or world is None:
            return self.plain.consider(access)
        words = room.laid.array(room.laid.state_of(world))
        trial = Trial(ready, room, words, access.seat, access.rng)
        until = perf_counter() + self.seconds if self.seconds else None

        def is_late(part: float) -> bool:
            access.progress(part)
            return until is not None and perf_counter() > until

        trial.think(self.visits, is_late)
        self.imagined += trial.imagined
        keys = room.laid.code.choices(access.decision.keys)
        learnt = Choice(tuple(keys[action] for action in trial.visits))
        for action, visits in trial.visits.items():
            learnt.visits[keys[action]] = visits
            learnt.totals[keys[action]] = visits * (0.5 + trial.mean(action) / CERTAIN / 2)
        return learnt


_ROOMS: WeakKeyDictionary[SandBox, dict[tuple[int, bytes], Room | None]] = WeakKeyDictionary()


def room_of(world: Sand) -> Room | None:
    """The room for tables of this pack, seats and options; None for those that the kernel does not play."""
    rooms, key = _ROOMS.setdefault(world.box, {}), (len(world.players), msgspec.json.encode(world.options))
    if key not in rooms:
        try:
            rooms[key] = Room(LaidSand(world.box, len(world.players), world.options))
        except Unclaimed:
            rooms[key] = None
    return rooms[key]


def make(name: str, game_id: str) -> SearchBot:
    """`search`, or with the seconds it may think: `search@5`."""
    plain = search.make(name, game_id)
    assert isinstance(plain, SearchBot)
    return KernelSearch(plain.visits * FASTER, plain.seconds, plain)
