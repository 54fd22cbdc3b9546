"""Realm of Sand by plans: a bot that thinks some of its own turns ahead, each in all its small answers.

It widens what it looks at stage by stage: more ways to go on, then more turns. The number of visits says how many
benches it may look at, the seconds when it must be done; with visits alone the same luck gives the same answer.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any

from tavola.bots.bot import SeatAccess
from tavola.bots.generic.search import Choice, SearchBot
from tavola.bots.realm_of_sand.plans import Planner
from tavola.bots.realm_of_sand.player_area import Bench
from tavola.bots.realm_of_sand.rivals import Rivals
from tavola.bots.realm_of_sand.rollout import QUICK
from tavola.games.realm_of_sand import discs, turns
from tavola.games.realm_of_sand.state import BEFORE, Sand
from tavola.kernel.decision import Decision, Seat
from tavola.kernel.flow import take
from tavola.kernel.game import Game, open_decision

DONE, END, POWER = discs.DONE.key, turns.END_KEY, turns.POWER_KEY
SUMMON, SUMMON_ALL = turns.SUMMON_KEY, turns.SUMMON_ALL_KEY

STAGES = ((), (8,), (16, 12), (32, 24, 16), (64, 48, 32))  # benches that are played on, turn after turn
WIDE = 10  # placements carried out on each of them
CLOSE = 2.0  # main actions before the end: nothing is taken for granted any more
TRIED = 6  # answers to smaller questions that are tried one by one
LEVELS: dict[str, tuple[int, float | None]] = {"companion": (9, None), "master": (29, 1.0)}  # visits, seconds
CHEAP = 4  # times as much is thought in the next stage
HANDY = 0.001  # more than nothing
TURN, AFTER = "turn", "after"


class Late(Exception):
    """The time is up."""


class SandBot(SearchBot):
    """Plans its turns. Who is `keen` plays to come first; otherwise for stars, as most people do."""

    id = "surveyor"

    def __init__(self, visits: int, seconds: float | None = None, *, keen: bool = True) -> None:
        super().__init__("realm_of_sand", visits, seconds)
        self.keen = keen
        self.rivals = Rivals(QUICK.evaluator)

    def __reduce__(self) -> tuple[Any, ...]:
        """What it remembers of rivals stays behind when it goes to another process."""
        return _surveyor, (self.visits, self.seconds, self.keen)

    def consider(self, access: SeatAccess[Any]) -> Choice:
        """What each answer looked at is worth, by the widest stage that visits and time allow."""
        world = access.imagine(access.rng.number())
        decision = open_decision(world, access.seat)
        until = perf_counter() + self.seconds if self.seconds else None
        stages = stages_within(self.visits)
        found: dict[str, float] = {}
        for nth, beams in enumerate(stages if until else stages[-1:]):
            thought = Thought(access.game, self.rivals, self.keen, beams, until if found else None)
            try:
                found = thought.answers(world, decision)
            except Late:
                break
            finally:
                self.imagined += thought.judged
            access.progress((nth + 1) / len(stages))
        learnt = Choice(tuple(found))
        for key, value in found.items():
            learnt.learn(key, value)
        return learnt


class Thought:
    """One stage of thinking about one question."""

    def __init__(
        self, game: Game[Any], rivals: Rivals, keen: bool, beams: tuple[int, ...], until: float | None
    ) -> None:
        self.game, self.rivals, self.keen, self.beams, self.until = game, rivals, keen, beams, until
        self.judged = 0  # benches

    def answers(self, g: Sand, decision: Decision) -> dict[str, float]:
        """The answers looked at, with their worth."""
        if decision.prompt in (TURN, AFTER):
            found = self.by_plans(g, decision)
            if decision.prompt == TURN and POWER in decision.legal():
                found[POWER] = max(found.values()) + HANDY  # a crystal that stays charged is not charged again
            return found
        if decision.prompt == "summon":
            return self.steps(g, decision)
        return {key: self.tried(g, decision, key) for key in QUICK.evaluator.shortlist(g, decision, TRIED)[:TRIED]}

    def tried(self, g: Sand, decision: Decision, key: str) -> float:
        """A smaller question is answered and the turn planned on from there, a little less widely."""
        clone, seat = g.clone(), decision.seat
        take(clone, decision, key)
        while clone.open and clone.open[0].seat == seat and clone.open[0].prompt not in (TURN, AFTER):
            take(clone, clone.open[0], QUICK.reply(self.game, clone, clone.open[0]))
        if not clone.open or clone.open[0].seat != seat:
            return QUICK.evaluator.value(self.game, clone, seat)
        less = self.less()
        try:
            return max(less.by_plans(clone, clone.open[0]).values())
        finally:
            self.judged += less.judged

    def planner_for(self, g: Sand, seat: Seat) -> Planner:
        return Planner(g, seat, self.rivals, keen=self.keen)

    def less(self) -> Thought:
        """The same a little less widely."""
        return Thought(self.game, self.rivals, self.keen, tuple(1 + beam // 2 for beam in self.beams), self.until)

    def by_plans(self, g: Sand, decision: Decision) -> dict[str, float]:
        """For each first answer the worth of the best plan that begins with it."""
        planner = self.planner_for(g, decision.seat)
        if not planner.cards:
            return {QUICK.reply(self.game, g, decision): 0.0}
        try:
            return {spelt(key, decision): value for key, value in self.planned(g, planner).items()}
        finally:
            self.judged += planner.judged

    def planned(self, g: Sand, planner: Planner) -> dict[str, float]:
        """The same by the first word of a plan, before it is spelt as an answer."""
        found: dict[str, float] = {}
        layer = planner.settle([planner.start()])
        if g.phase == BEFORE:
            layer = self.grown(planner, layer)
        for bench in layer:
            bench.begin(END)
        at_first = best_of(layer, {})
        for nth, beam in enumerate(self.beams):
            going = self.narrowed(planner, layer, beam, found)
            if nth + 1 < len(self.beams) or (going and planner.left(going[0]) <= CLOSE):
                layer = self.grown(planner, going)
                continue
            layer = going
            for bench in going:
                bench.value = planner.glance(bench)
                self.watch_the_time()
        best_of(layer, found)
        least = min(found.values())
        found |= {key: min(value, least) for key, value in at_first.items() if key not in found}
        return found

    def grown(self, planner: Planner, benches: list[Bench]) -> list[Bench]:
        """These benches after one more main action and the cards that follow."""
        found: list[Bench] = []
        for bench in benches:
            found += planner.mains(bench, WIDE)
            self.watch_the_time()
        return planner.settle(found)

    def narrowed(self, planner: Planner, layer: list[Bench], beam: int, found: dict[str, float]) -> list[Bench]:
        """The best benches in their next turn; those for which there is none are noted as they are."""
        layer.sort(key=lambda bench: -bench.value)
        going: list[Bench] = []
        for bench in layer:
            if planner.is_over(bench):
                best_of([bench], found)
            elif len(going) < beam:
                going.append(planner.next_turn(bench))
        return going

    def steps(self, g: Sand, decision: Decision) -> dict[str, float]:
        """The next step of a summon: the first of each way to go on, or enough."""
        planner, keys = self.planner_for(g, decision.seat), decision.legal()
        summoning = g.summoning
        if summoning is None or not planner.cards:
            return {keys[-1]: 0.0}
        start, benches = planner.start(), list[Bench]()
        ways = planner.summons(start, planner.outlook(start), summoning.limit - summoning.steps)
        for way in [way for way in [*ways, [DONE]] if way[0] in keys]:
            bench = start.summoned(planner.side, [step for step in way if step != DONE])
            bench.first, bench.mains = way[0], 0  # it is part of the action under way
            benches.append(bench)
        if not benches:
            return {QUICK.reply(self.game, g, decision): 0.0}
        layer = planner.settle(benches)
        self.judged += planner.judged
        return best_of(layer, {})

    def watch_the_time(self) -> None:
        if self.until is not None and perf_counter() > self.until:
            raise Late


def _surveyor(visits: int, seconds: float | None, keen: bool) -> SandBot:
    return SandBot(visits, seconds, keen=keen)


def stages_within(visits: int) -> list[tuple[int, ...]]:
    """The widest stage that is not too wide, and before it others, each cheap beside the next, to fall back on."""
    found: list[tuple[int, ...]] = []
    for beams in reversed(STAGES):
        if 1 + sum(beams) <= visits:
            found.append(beams)
            visits = (1 + sum(beams)) // CHEAP
    return found[::-1] or [()]


def best_of(benches: list[Bench], found: dict[str, float]) -> dict[str, float]:
    """For each first answer the best of these benches and of what was found before."""
    for bench in benches:
        found[bench.first] = max(bench.value, found.get(bench.first, bench.value))
    return found


def spelt(key: str, decision: Decision) -> str:
    """A summon of all discs is asked for by another word, where it can be had."""
    return SUMMON_ALL if key == SUMMON and SUMMON_ALL in decision.legal()[-2:] else key


def make(name: str, game_id: str) -> SandBot:
    """`companion`, `master`, or with the seconds it may think: `master@5`."""
    level, _, seconds = name.partition("@")
    visits, limit = LEVELS[level]
    everything = 1 + sum(STAGES[-1])
    return SandBot(everything if seconds else visits, float(seconds) if seconds else limit, keen=level == "master")
