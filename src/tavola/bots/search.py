"""Search in imagined worlds: a tree of answers shared by all of them (information-set Monte-Carlo tree search).

Each visit imagines a world, walks down the tree by the keys that are legal there, adds one node, lets everybody answer
at random for a short stretch, and judges the position. Where several seats answer in secret at once, each learns by
regret matching without seeing the others: what is played in the end is the average of what was learnt, so that no
constant plan can exploit it.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Any

from tavola.bots.bot import Bot, Chair, Luck
from tavola.bots.heuristics import Shortlist, Value, scale_for, shortlist_for, value_for
from tavola.kernel.decision import EACH, REVISABLE, Decision, Seat
from tavola.kernel.flow import take
from tavola.kernel.game import Game
from tavola.kernel.state import State

CURIOSITY = 0.9  # how much an answer is tried that looks worse but was tried less
WIDENING = 2.0  # at a node visited n times, this times the root of n answers are looked at
PROMISING = 16  # of hundreds of answers, those that the game itself finds promising
STRETCH = 8  # answers given at random before a position is judged
ASTRAY = 0.1  # share of visits in which a secret answer is drawn evenly, so that none is forgotten


class Choice:
    """What one seat has learnt at one node."""

    __slots__ = ("average", "keys", "regrets", "totals", "visits")

    def __init__(self, keys: tuple[str, ...]) -> None:
        self.keys = keys
        self.visits: dict[str, int] = {}
        self.totals: dict[str, float] = {}
        self.regrets: dict[str, float] = {}
        self.average: dict[str, float] = {}

    def mean(self, key: str) -> float:
        return self.totals[key] / self.visits[key]

    def learn(self, key: str, reward: float) -> None:
        self.visits[key] = self.visits.get(key, 0) + 1
        self.totals[key] = self.totals.get(key, 0.0) + reward

    def most_visited(self) -> str:
        return max(self.visits, key=lambda key: (self.visits[key], self.totals[key]))


class Node:
    """A place in the tree: what each seat that decides here has learnt, and what follows each answer."""

    __slots__ = ("after", "choices", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.choices: dict[tuple[Seat, str], Choice] = {}  # by seat and question: chance may have led elsewhere
        self.after: dict[str, Node] = {}


class SearchBot(Bot):
    """Thinks for so many visits, or for so many seconds if that is over sooner."""

    id = "search"

    def __init__(self, game_id: str, visits: int, seconds: float | None = None) -> None:
        self.value: Value = value_for(game_id)
        self.scale = scale_for(game_id)
        self.shortlist: Shortlist | None = shortlist_for(game_id)
        self.visits, self.seconds = visits, seconds

    def choose(self, chair: Chair[Any]) -> str:
        if len(chair.decision.keys) == 1:
            return chair.decision.keys[0]
        mine = self.consider(chair)
        if mine.average:
            return draw(mine.average, chair.rng)
        return mine.most_visited()

    def consider(self, chair: Chair[Any]) -> Choice:
        """What the seat has learnt about its answers after all visits."""
        return self.think(chair).choices[chair.seat, chair.decision.prompt]

    def think(self, chair: Chair[Any]) -> Node:
        """The tree after all visits; with a number of visits alone, the same for the same luck."""
        root, until = Node(), perf_counter() + self.seconds if self.seconds else math.inf
        for visit in range(self.visits):
            world = chair.imagine(chair.rng.number())
            self.visit(chair.game, world, root, chair.rng)
            if visit % 8 == 7:
                left = until - perf_counter()
                if left < 0:
                    break
                chair.progress(max(visit / self.visits, 1 - left / self.seconds if self.seconds else 0.0))
        return root

    def visit(self, game: Game[Any], world: State, root: Node, luck: Luck) -> None:
        path: list[tuple[Choice, Seat, str, bool]] = []
        node = root
        while world.open:
            node.visits += 1
            is_new = node.visits == 1
            node = self.step(game, world, node, luck, path)
            if is_new:
                break
        play_on(world, luck)
        rewards = self.rewards(game, world)
        for choice, seat, key, in_secret in path:
            choice.learn(key, rewards[seat])
            if in_secret:
                regret(choice, key, rewards[seat])

    def step(
        self, game: Game[Any], world: State, node: Node, luck: Luck, path: list[tuple[Choice, Seat, str, bool]]
    ) -> Node:
        """Everybody who is asked answers; the answers together lead to the next node."""
        in_secret = world.mode in (EACH, REVISABLE) and len(world.open) > 1
        answers: list[tuple[Decision, str]] = []
        for decision in world.open if in_secret else world.open[:1]:
            if decision.seat in world.held:
                continue
            choice = self.meet(game, world, node, decision)
            key = secretly(choice, luck) if in_secret else boldly(choice, decision, node.visits)
            path.append((choice, decision.seat, key, in_secret))
            answers.append((decision, key))
        for decision, key in answers:
            take(world, decision, key)
        name = "|".join(key for _, key in answers)
        found = node.after.get(name)
        if found is None:
            found = node.after[name] = Node()
        return found

    def meet(self, game: Game[Any], world: State, node: Node, decision: Decision) -> Choice:
        """What a seat has learnt about this question here; at first, its answers, of many the promising ones."""
        known = node.choices.get((decision.seat, decision.prompt))
        if known is None:
            keys = decision.legal()
            if self.shortlist is not None and len(keys) > PROMISING:
                keys = tuple(self.shortlist(game, world, decision, PROMISING))
            known = node.choices[decision.seat, decision.prompt] = Choice(keys)
        return known

    def rewards(self, game: Game[Any], world: State) -> list[float]:
        """For each seat between 0 and 1: how likely it looks to come first."""
        outcome = game.outcome(world)
        seats = len(outcome.places) if outcome is not None else count_seats(world)
        if outcome is not None:
            best = [seat for seat, place in enumerate(outcome.places) if place == 1]
            margins = [self.value(game, world, seat) / self.scale for seat in range(seats)]
            return [0.1 * squash(margins[seat]) + 0.9 * (seat in best) / max(1, len(best)) for seat in range(seats)]
        return [squash(self.value(game, world, seat) / self.scale) for seat in range(seats)]


def boldly(choice: Choice, decision: Decision, visits: int) -> str:
    """The best answer so far, or one not tried enough; of many only the first few, and more with every visit."""
    allowed = set(decision.legal())
    legal = tuple(key for key in choice.keys if key in allowed) or decision.legal()
    wide = legal[: max(2, math.ceil(WIDENING * math.sqrt(visits)))]
    for key in wide:
        if key not in choice.visits:
            return key
    log = math.log(visits + 1)
    return max(wide, key=lambda key: choice.mean(key) + CURIOSITY * math.sqrt(log / choice.visits[key]))


def count_seats(world: State) -> int:
    for name in ("players", "sheets", "heroes"):
        found = getattr(world, name, None)
        if found is not None:
            return len(found)
    raise TypeError(f"{type(world).__name__} does not show its seats")


def squash(x: float) -> float:
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, x))))


def play_on(world: State, luck: Luck) -> None:
    """A short stretch at random: a position in the middle of something is hard to judge."""
    for _ in range(STRETCH):
        waiting = [decision for decision in world.open if decision.seat not in world.held]
        if not waiting:
            return
        decision = luck.pick(waiting)
        take(world, decision, luck.pick(decision.legal()))


def secretly(choice: Choice, luck: Luck) -> str:
    """By regret matching: the more an answer was missed, the likelier it is; now and then any."""
    plan = matched(choice)
    for key, share in plan.items():
        choice.average[key] = choice.average.get(key, 0.0) + share
    if luck.below(1000) < ASTRAY * 1000:
        return luck.pick(choice.keys)
    return draw(plan, luck)


def matched(choice: Choice) -> dict[str, float]:
    positive = {key: max(0.0, choice.regrets.get(key, 0.0)) for key in choice.keys}
    total = sum(positive.values())
    return {key: (missed / total if total > 0 else 1 / len(choice.keys)) for key, missed in positive.items()}


def regret(choice: Choice, played: str, reward: float) -> None:
    """Each other answer is missed by what it has given on average beyond what was got now."""
    for key in choice.keys:
        if key != played and key in choice.visits:
            choice.regrets[key] = choice.regrets.get(key, 0.0) + choice.mean(key) - reward


def draw(plan: dict[str, float], luck: Luck) -> str:
    """A key with the probability of its share."""
    at = luck.below(1_000_000) / 1_000_000 * sum(plan.values())
    for key, share in plan.items():
        at -= share
        if at < 0:
            return key
    return next(reversed(plan))


# What a person understands; visits are enough that the seconds decide at the higher levels.
LEVELS = {"companion": (120, None), "master": (4_000, 1.0)}


def make(name: str, game_id: str) -> Bot:
    """`companion`, `master`, or with the seconds it may think: `master@5`."""
    level, _, seconds = name.partition("@")
    visits, limit = LEVELS[level]
    return SearchBot(game_id, visits if not seconds else 100_000, float(seconds) if seconds else limit)
