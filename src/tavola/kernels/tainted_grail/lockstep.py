"""A fight played by the rules and by the kernel side by side: answers on offer, all words of the state, chance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tavola.games.tainted_grail.deeds.campaign import GainCondition
from tavola.games.tainted_grail.deeds.encounter import CloseEncounter, LeaveEncounter
from tavola.games.tainted_grail.marks import cards_played_by
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.chance import below
from tavola.kernel.decision import NOBODY
from tavola.kernel.flow import AGAIN, FIRST, STEPS, then
from tavola.kernels.compiling import NOTHING, Building, Swaps, as_it_is, core_building
from tavola.kernels.laid import Words
from tavola.kernels.lockstep import Difference, HarnessChance
from tavola.kernels.tainted_grail import layout as w
from tavola.kernels.tainted_grail import stack as f
from tavola.kernels.tainted_grail.kernel import LaidFight
from tavola.kernels.tainted_grail.machine import act, steps_of
from tavola.kernels.tainted_grail.wording import COUNTED
from tavola.kernels.tainted_grail.writing_stack import LOOKED_FOR

MOST_ANSWERS = 400
COMPARED_AT_THE_END = ("pool", "marker", "stage", "turn")
LATER = list(vars(w)).index("IN_USE")  # where the words of a state end and other numbers begin
NAMES = [
    name for name in list(vars(w))[:LATER] if name == name.upper() and not name.startswith("MOST_") and name != "FRAME"
]


class FightPair:
    """One fight, once in the rules and once in the kernel, from the question that is open."""

    def __init__(self, g: Avalon, seat: int, act_: Any = None, *, compiled: bool = False) -> None:
        self.g, self.laid = g.clone(), LaidFight(g, seat)
        self.compiled = compiled
        self.act = act_ or (core_building(word_bits=64).outside(act) if compiled else act)
        self.tables: Any = self._array(self.laid.tables)
        self.s: Any = self._array(self.laid.words_of(g))

    def _array(self, words: Words) -> Any:
        if not self.compiled:
            return list(words)
        import numpy as np

        return np.array(words, np.int64)

    def words(self) -> Words:
        return [int(word) for word in self.s]

    def keys(self) -> list[str]:
        s = self.words()
        return [self.laid.key_of(s, s[w.OPTIONS + nth]) for nth in range(s[w.OPTION_COUNT])]

    def faults(self) -> Iterator[tuple[str, object, object]]:
        """All in which the two differ now: what, by the rules, by the kernel."""
        ours = self.words()
        outcome = ended(self.g)
        if outcome or ours[w.OVER]:
            yield from unlike("how it ended", outcome, w.OUTCOMES[ours[w.OVER]])
            yield from unlike("what is left", self.left(), {name: ours[at] for name, at in LEFT.items()})
            yield from unlike("chance", self.g.rng, rng_of(ours))
            return
        theirs = self.laid.words_of(self.g)
        yield from unlike("answers", list(self.g.open[0].legal()), self.keys())
        settled = without_what_is_done(ours)
        if not is_noted(self.g, self.laid.seat):
            settled[w.PLAYED_IN_TURN] = 0
        for at, (a, b) in enumerate(zip(theirs, settled, strict=True)):
            if a != b:
                yield f"word {at} ({name_of(at)})", a, b

    def left(self) -> dict[str, int]:
        hero, fight = self.g.heroes[self.laid.seat], self.g.encounter
        assert fight is not None
        found = {kind: getattr(hero, kind) if kind in COUNTED[:3] else hero.resources[kind] for kind in COUNTED}
        return found | {name: getattr(fight, name) for name in COMPARED_AT_THE_END}

    def answer(self, nth: int) -> None:
        """The same answer to both: the nth of those on offer."""
        action = int(self.s[w.OPTIONS + nth])
        go_on(self.g, nth)
        self.act(self.tables, self.s, action)


LEFT = {kind: w.HEALTH + nth for nth, kind in enumerate(COUNTED)} | {
    "pool": w.POOL, "marker": w.MARKER, "stage": w.STAGE, "turn": w.TURN
}  # fmt: skip


def rng_of(words: Words) -> int:
    low, high = (words[half] & 0xFFFFFFFF for half in (0, 1))
    return high << 32 | low


def name_of(at: int) -> str:
    """What a word of a state is called: the constant of the layout that comes last before it."""
    found = [(value, name) for name, value in vars(w).items() if name in NAMES and value <= at]
    return max(found)[1]


def without_what_is_done(s: Words) -> Words:
    """What is over and nobody looks for is no part of a state: the rules take it from the stack a little later."""
    frames = [s[w.STACK + w.FRAME * nth :][: w.FRAME] for nth in range(s[w.DEPTH])]
    kept = [frame for frame in frames if frame[f.STEP] < steps_of(frame[f.KIND]) or frame[f.KIND] in LOOKED_FOR]
    found = s[:]
    found[w.DEPTH] = len(kept)
    flat = [n for frame in kept for n in frame]
    found[w.STACK : w.ROOM] = flat + [0] * (w.ROOM - w.STACK - len(flat))
    return found


def is_noted(g: Avalon, seat: int) -> bool:
    """Whether the rules have noted how many cards were played: only where something could ask."""
    return g.encounter is not None and cards_played_by(seat) in g.encounter.used


# -- the rules, as far as the kernel goes


def ended(g: Avalon) -> str:
    """How the fight has ended, where nothing but its end is left to do; "" while it goes on."""
    do = g.stack[-1] if g.stack else None
    if isinstance(do, CloseEncounter):
        return g.encounter.outcome if g.encounter is not None else ""
    if isinstance(do, LeaveEncounter):
        return do.how
    return "dying" if isinstance(do, GainCondition) and do.condition in g.box.dying else ""


def go_on(g: Avalon, nth: int) -> None:
    """An answer, and all that follows until the next question or the end (kernel/flow.py)."""
    option = g.open[0].options[nth]
    g.open, g.mode = [], NOBODY
    then(g, *option.then)
    run_to_the_end(g)
    g.events.clear()


def run_to_the_end(g: Avalon) -> None:
    while g.stack and not g.open and not ended(g):
        here = g.steps[-1]
        if not here:
            g.stack.pop()
            g.steps.pop()
            continue
        do, top = g.stack[-1], len(g.stack) - 1
        step, g.steps[top] = STEPS[type(do)][here]
        again = step(g, do)
        if again is not None and len(g.stack) > top and g.stack[top] is do:
            g.steps[top] = here if again is AGAIN else FIRST[type(do)]


def unlike(what: str, theirs: object, ours: object) -> Iterator[tuple[str, object, object]]:
    if theirs != ours:
        yield what, theirs, ours


def with_faults(swaps: Swaps = NOTHING) -> Any:
    """`act` as plain Python, some functions put in the place of others."""
    return Building(as_it_is, swaps).outside(act)


def lockstep(
    g: Avalon, seat: int, seed: str, act_: Any = None, *, compiled: bool = False
) -> tuple[int, Difference | None]:
    """One fight by random answers from a seed: how many were compared, and the first difference."""
    pair, luck = FightPair(g, seat, act_, compiled=compiled), HarnessChance(f"fight/{seed}")
    for ply in range(MOST_ANSWERS):
        for what, theirs, ours in pair.faults():
            return ply, Difference(seed, ply, what, theirs, ours)
        if ended(pair.g):
            return ply, None
        options = pair.g.open[0].legal()
        nth = below(luck, len(options))
        if options[nth] == "flee":  # or most fights would be over at once
            nth = below(luck, len(options))
        pair.answer(nth)
    return MOST_ANSWERS, None
