"""Encounters thought through by their compiled kernel: to the end of the fight, with draws to come.

The solver of before follows every line to the end of the Turn in a few orders of the deck, and so it foresees what it
will draw. Here the deck is shuffled anew for every walk (`kernels/tainted_grail/thinking.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from tavola.bots.bot import BotRng
from tavola.bots.tainted_grail import value as worth
from tavola.games.tainted_grail.content.effect import Effect
from tavola.games.tainted_grail.state import Avalon
from tavola.games.tainted_grail.words.things import ItemEffect, SecretEffect
from tavola.games.tainted_grail.words.tracks import GainEffect, LoseEffect
from tavola.kernel.decision import Seat
from tavola.kernels.compiling import core_building
from tavola.kernels.readying import Readied
from tavola.kernels.tainted_grail import judging, thinking
from tavola.kernels.tainted_grail import layout as w
from tavola.kernels.tainted_grail.kernel import LaidFight

VICTORY, DEFEAT, BROKEN_OFF = 12.0, -6.0, -30.0  # beyond what the position shows when it is over
CURIOSITY = 30.0  # how much is tried that looks worse but is less known, in points of worth
MOST_NODES, MOST_EDGES = 1 << 14, 1 << 16
AT_ONCE = 64  # walks between two looks at the clock
THOUSAND = judging.THOUSAND
A_TRACK = {"health": 2.0, "energy": worth.ENERGY, "terror": worth.TERROR, "food": 1.0}


class Compiled(NamedTuple):
    think: Callable[..., Any]


class Thought(NamedTuple):
    """What was found out about the answers to one question."""

    walks: int
    visits: dict[str, int]
    means: dict[str, float]  # what each has come to on average, where it was tried

    @property
    def best(self) -> str:
        return max(self.visits, key=lambda key: self.visits[key])


def compile_solver() -> Compiled:
    return Compiled(core_building(word_bits=LaidFight.word_bits).outside(thinking.think))


COMPILED = Readied(compile_solver)


# -- the bots' measure, as the kernel has it


def worths(g: Avalon, seat: Seat) -> list[int]:
    """The list that `judging.py` reads: weights, what each end is worth, Health, Food, harm by row of the table."""
    assert g.encounter is not None
    entry = g.box.encounters[g.encounter.card]
    fuel = worth.FUEL if max(g.menhirs.values(), default=0) <= worth.LOW else 0.0
    singles = {
        judging.ENERGY_EACH: worth.ENERGY, judging.TERROR_EACH: worth.TERROR, judging.DYING_AT: worth.DYING,
        judging.PANIC_AT: worth.PANIC, judging.INSANE_AT: worth.INSANE, judging.WEALTH_EACH: worth.GOODS["wealth"],
        judging.REP_EACH: worth.GOODS["rep"], judging.MAGIC_EACH: worth.GOODS["magic"],
        judging.EXP_EACH: worth.GOODS["exp"], judging.THING_EACH: worth.ITEM, judging.FUEL_EACH: fuel,
        judging.DONE_AT: worth.WON, judging.HAND_EACH: worth.IN_HAND, judging.DECK_EACH: worth.IN_DECK,
        judging.STRIFE_AT: worth.STRIFE, judging.PACE_OF: worth.PACE,
    }  # fmt: skip
    listed = [round(THOUSAND * singles[nth]) for nth in range(len(singles))]
    rage = 2 if "rage" in entry.traits else 1
    harms = [worth.UNHURT * worth.damage_in(row.do) * rage for row in entry.table]
    rows = (ends(entry.loot, entry.reward, entry.failure, entry.kind), worth.HEALTH, worth.FOOD, harms)
    return [
        *listed, len(worth.HEALTH), len(worth.FOOD), *(round(THOUSAND * each) for row in rows for each in row)
    ]  # fmt: skip


def ends(loot: Sequence[Effect], reward: Sequence[Effect], failure: Sequence[Effect], kind: str) -> list[float]:
    """What each outcome is worth by itself: Rewards, Failures, and that the story goes on from there."""
    won, failed = VICTORY + brought_by((*loot, *reward)), DEFEAT + (brought_by(failure) if kind == "diplomacy" else 0)
    found = dict.fromkeys(range(len(w.OUTCOMES)), DEFEAT)
    found |= {w.GOING_ON: 0.0, w.WON: won, w.LOST: failed, w.BROKEN: BROKEN_OFF}
    found[w.FLED] = failed if kind == "diplomacy" else DEFEAT
    return [found[nth] for nth in range(len(w.OUTCOMES))]


def brought_by(effects: Sequence[Effect]) -> float:
    """What a Reward or a Failure brings, as far as it is written in plain numbers."""
    found = 0.0
    for effect in effects:
        if isinstance(effect, (GainEffect, LoseEffect)):
            sign = 1 if isinstance(effect, GainEffect) else -1
            for kind, n in effect.amounts.items():
                each = A_TRACK.get(kind) or worth.GOODS[kind]
                found += sign * each * (n if isinstance(n, int) else 1)
        elif isinstance(effect, (ItemEffect, SecretEffect)):
            found += worth.ITEM
    return found


# -- thinking


class FightRoom:
    """The arrays in which one fight is thought about."""

    def __init__(self, g: Avalon, seat: Seat) -> None:
        self.laid = LaidFight(g, seat)
        names = self.laid.names
        names.t[w.WORTHS] = names.put(*worths(g, seat))
        self.tables = np.array(self.laid.tables, np.int64)
        self.s = np.array(self.laid.words_of(g), np.int64)
        self.here, self.room = self.s.copy(), self.s.copy()
        self.path = np.zeros(2 * thinking.LONGEST, np.int64)
        self.luck = np.zeros(2, np.int64)
        names_from = thinking.TREE + thinking.NODE * MOST_NODES
        self.tree = np.zeros(names_from + MOST_EDGES, np.int64)
        self.tree[thinking.MOST_NODES], self.tree[thinking.MOST_EDGES] = MOST_NODES, MOST_EDGES
        self.tree[thinking.NAMES_FROM] = names_from
        self.worths = np.zeros(MOST_EDGES, np.float64)

    def seed(self, rng: BotRng) -> None:
        bits = rng.number()
        self.luck[:] = (bits & 0xFFFFFFFF) - 0x80000000, (bits >> 32) - 0x80000000

    def thought(self, walks: int) -> Thought:
        """How often each answer was tried, and what it has come to on average."""
        first = int(self.tree[thinking.TREE + thinking.NODE * self.root() + thinking.FIRST_EDGE])
        keys = [self.laid.key_of(self.s, int(self.s[w.OPTIONS + nth])) for nth in range(int(self.s[w.OPTION_COUNT]))]
        names_from = int(self.tree[thinking.NAMES_FROM])
        visits = [int(self.tree[names_from + first + nth]) for nth in range(len(keys))]
        means = [float(self.worths[first + nth]) for nth in range(len(keys))]
        return Thought(walks, dict(zip(keys, visits, strict=True)), dict(zip(keys, means, strict=True)))

    def root(self) -> int:
        """Which node is that of the position itself: the one that was passed in every walk."""
        visits = self.tree[thinking.TREE + thinking.VISITS : int(self.tree[thinking.NAMES_FROM]) : thinking.NODE]
        return int(visits.argmax())

    def arrays(self) -> tuple[Any, ...]:
        return self.tree, self.worths, self.path, self.here, self.room, self.luck


# -- an answer


def think(ready: Compiled, g: Avalon, seat: Seat, rng: BotRng, walks: int, go_on: Callable[[float], bool]) -> Thought:
    """What so many walks have shown of each answer, by its key. `go_on` hears how far it is and may end it."""
    room = FightRoom(g, seat)
    room.seed(rng)
    done = 0
    while done < walks:
        some = min(AT_ONCE, walks - done)
        ready.think(room.tables, room.s, *room.arrays(), CURIOSITY, some)
        done += some
        if not go_on(done / walks):
            break
    return room.thought(done)
