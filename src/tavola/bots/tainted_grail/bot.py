"""The companion and the master of Tainted Grail: a traveller that never strays, and solves its Encounters.

The day is planned by the traveller's itinerary (light, food, Quest). Who fights alone thinks to the end of the fight
on the compiled kernel, once it is there (`kernel_solver.py`). Else every line of play to the end of the Turn is
followed in a few imagined worlds: between two draws the game is open, so the best line is found, not guessed.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any

from tavola.bots.bot import Bot, SeatAccess
from tavola.bots.tainted_grail.kernel_solver import COMPILED, Thought, think
from tavola.bots.tainted_grail.traveller import HABITS, OneWorldBot, Traveller, first_of, is_deadly
from tavola.bots.tainted_grail.value import value
from tavola.games.tainted_grail.events.encounter import EncounterEnded
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Decision, Seat
from tavola.kernel.flow import take
from tavola.kernel.game import Game
from tavola.kernels.laid import Unclaimed
from tavola.kernels.tainted_grail.writing_stack import PROMPTS

LINES = 120  # positions looked at below one answer in one world
WIDEST = 8  # answers followed further down
VICTORY, DEFEAT = 12.0, -6.0  # beyond what the position shows when it is over
LEVELS: dict[str, tuple[int, float | None]] = {"companion": (3, None), "master": (12, 1.0)}  # worlds, seconds
WALKS = 150  # to the end of the fight for each world that would be imagined without the kernel
FOUGHT = ("play_card", "panic", "before_attack", "before_delayed", "discard", "keep", "choose_effect", "use_ability")


class Solver(OneWorldBot):
    """Follows every line of play to the end of the Turn in so many worlds, or for so many seconds."""

    def __init__(self, worlds: int, seconds: float | None) -> None:
        super().__init__(value)
        self.worlds, self.seconds = worlds, seconds

    def choose(self, access: SeatAccess[Any]) -> str:
        keys = access.decision.keys
        if len(keys) > 1 and access.decision.prompt in PROMPTS:
            thought = self.thought(access)
            if thought is not None:
                return thought.best
        if len(keys) == 1 or access.decision.prompt not in FOUGHT:
            return super().choose(access)
        world: Avalon = access.imagine(access.rng.number())
        if world.encounter is None:
            return super().choose(access)
        until = perf_counter() + self.seconds if self.seconds else None
        totals = dict.fromkeys(worth_thinking_of(world, access.seat, keys), 0.0)
        for nth in range(self.worlds):
            for key in totals:
                line = Line(access.game, access.seat, world)
                totals[key] += line.follow(world.clone(), key)
                self.imagined += LINES - line.left
            access.progress((nth + 1) / self.worlds)
            if until is not None and perf_counter() > until:
                break
            world = access.imagine(access.rng.number())
        return max(totals, key=lambda key: totals[key])

    def prepare(self) -> None:
        """Compiled now, and not beside what is played meanwhile: the same answers from the first fight on."""
        COMPILED.waited_for()

    def thought(self, access: SeatAccess[Any]) -> Thought | None:
        """What the kernel finds out; None where there is none, or it does not carry this fight."""
        ready = COMPILED.now()
        if ready is None:
            return None
        until = perf_counter() + self.seconds if self.seconds else None

        def go_on(part: float) -> bool:
            access.progress(part)
            return until is None or perf_counter() < until

        try:
            world: Avalon = access.imagine(access.rng.number())
            found = think(ready, world, access.seat, access.rng, self.worlds * WALKS, go_on)
        except Unclaimed:
            return None
        self.imagined += found.walks
        return found


class Line:
    """One answer in one world, and the best that can be made of it until the Turn is over."""

    def __init__(self, game: Game[Any], seat: Seat, begun: Avalon) -> None:
        assert begun.encounter is not None
        self.game, self.seat, self.turn, self.left = game, seat, begun.encounter.turn, LINES

    def follow(self, world: Avalon, key: str) -> float:
        world.events = []
        take(world, next(decision for decision in world.open if decision.seat == self.seat), key)
        self.left -= 1
        return self.best(world)

    def best(self, world: Avalon) -> float:
        decision = self.my_question(world)
        if decision is None or self.left <= 0:
            return self.judge(world)
        keys = worth_thinking_of(world, self.seat, decision.legal())[:WIDEST]
        return max(self.follow(world.clone() if nth + 1 < len(keys) else world, key) for nth, key in enumerate(keys))

    def my_question(self, world: Avalon) -> Decision | None:
        """What the seat is asked next in this Turn; what others are asked meanwhile they answer as they always do."""
        for _ in range(LINES):
            if world.encounter is None or world.encounter.turn != self.turn or not world.open:
                return None
            decision = next((one for one in world.open if one.seat not in world.held), None)
            if decision is None or (decision.seat == self.seat and decision.prompt in FOUGHT):
                return decision
            take(world, decision, quick_answer(decision))
        return None

    def judge(self, world: Avalon) -> float:
        """The position, and what the end of the Encounter is worth by itself: its story goes on from there."""
        ended = next((event for event in reversed(world.events) if isinstance(event, EncounterEnded)), None)
        bonus = 0.0 if ended is None else VICTORY if ended.outcome == "won" else DEFEAT
        return value(self.game, world, self.seat) + bonus


def worth_thinking_of(world: Avalon, seat: Seat, keys: Sequence[str]) -> tuple[str, ...]:
    """Flight is thought of only when the next attack may be the last."""
    if "flee" in keys and not is_deadly(world, seat) and len(keys) > 1:
        return tuple(key for key in keys if key != "flee")
    return tuple(keys)


def quick_answer(decision: Decision) -> str:
    """Small questions on the way: the usual answer, or simply the first."""
    keys = decision.legal()
    return first_of(keys, (*HABITS.get(decision.prompt, ()), "stop", "go_on", "done")) or keys[0]


class Planner(Traveller):
    """What the traveller does, without following its nose, and with a solver for its Encounters."""

    id = "companion"

    def __init__(self, worlds: int, seconds: float | None = None) -> None:
        super().__init__(strays=0)
        self.greedy = Solver(worlds, seconds)

    def prepare(self) -> None:
        self.greedy.prepare()


def make(name: str, game_id: str) -> Bot:
    """`companion`, `master`, or with the seconds it may think: `master@5`."""
    level, _, seconds = name.partition("@")
    worlds, limit = LEVELS[level]
    return Planner(worlds if not seconds else 1_000, float(seconds) if seconds else limit)
