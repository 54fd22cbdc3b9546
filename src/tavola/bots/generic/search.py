"""Search in imagined worlds: a tree of answers shared by all of them (information-set Monte-Carlo tree search).

Each visit imagines a world, walks down the tree by the keys that are legal there, adds one node, plays on for a short
stretch (as the game's own quick player would, or at random), and judges the position. Where several seats answer in
secret at once, each learns by regret matching without seeing the others: what is played in the end is the average of
what was learnt, so that no constant plan can exploit it.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Any, ClassVar

from tavola.bots.bot import Bot, BotRng, SeatAccess
from tavola.bots.evaluation import Foresight, foresight_for
from tavola.kernel.decision import EACH, REVISABLE, Decision, Seat
from tavola.kernel.flow import take
from tavola.kernel.game import Game, open_decision, owed
from tavola.kernel.state import State

WIDENING = 2.0  # at a node visited n times, this times the root of n answers are looked at
LATER = (
    0.5  # the same further down where the game names the likely answer: that one first, others when it is well known
)
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

    def next(self, name: str) -> Node:
        found = self.after.get(name)
        if found is None:
            found = self.after[name] = Node()
        return found


Path = list[tuple[Choice, Seat, str, bool]]  # what was learnt, by whom, which answer, whether in secret


class SearchBot(Bot):
    """Thinks for so many visits, or for so many seconds if that is over sooner."""

    id = "search"
    judges_quickly: ClassVar[bool] = False  # its worth of each answer is made so fast that a whole game can be judged

    def __init__(self, game_id: str, visits: int, seconds: float | None = None) -> None:
        self.mind: Foresight = foresight_for(game_id)
        self.visits, self.seconds = visits, seconds

    def choose(self, access: SeatAccess[Any]) -> str:
        if len(access.decision.keys) == 1:
            return access.decision.keys[0]
        mine = self.consider(access)
        if mine.average:
            return draw(mine.average, access.rng)
        return mine.most_visited()

    def consider(self, access: SeatAccess[Any]) -> Choice:
        """What the seat has learnt about its answers after all visits."""
        return self.think(access).choices[access.seat, access.decision.prompt]

    def think(self, access: SeatAccess[Any]) -> Node:
        """The tree after all visits; with a number of visits alone, the same for the same luck."""
        root, worlds = Node(), [access.rng.number()]
        until = perf_counter() + self.seconds if self.seconds else math.inf
        first = access.imagine(worlds[0])
        alone = not in_secret(first)
        decision = open_decision(first, access.seat)
        if alone:
            self.meet(access.game, first, root, decision, is_root=True)
        visits = self.visits
        if alone:
            visits = min(visits, self.mind.patience * len(root.choices[decision.seat, decision.prompt].keys))
        for visit in range(visits):
            self.imagined += 1
            if alone:
                self.try_answer(access, decision, root, worlds)
            else:
                self.visit(Walk(access, access.imagine(access.rng.number())), root)
            if visit % 8 == 7:
                left = until - perf_counter()
                if left < 0:
                    break
                access.progress(max(visit / visits, 1 - left / self.seconds if self.seconds else 0.0))
        return root

    def try_answer(self, access: SeatAccess[Any], decision: Decision, root: Node, worlds: list[int]) -> None:
        """Every answer is tried in the same worlds, in the same order: luck does not decide between them."""
        choice = root.choices[decision.seat, decision.prompt]
        root.visits += 1
        key = self.boldly(choice, decision, root.visits, WIDENING)
        nth = choice.visits.get(key, 0)
        if nth == len(worlds):
            worlds.append(access.rng.number())
        walk = Walk(access, access.imagine(worlds[nth]))
        walk.path.append((choice, decision.seat, key, False))
        take(walk.world, open_decision(walk.world, decision.seat), key)
        self.visit(walk, root.next(key))

    def visit(self, walk: Walk, node: Node) -> None:
        world = walk.world
        while world.open:
            node.visits += 1
            is_new = node.visits == 1
            if is_new and self.mind.play_on is not None:
                break
            node = self.step(walk, node)
            if is_new:
                break
        if self.mind.play_on is not None:
            self.mind.play_on(walk.game, world, walk.seat, walk.begun)
        else:
            play_on(world, walk.rng)
        rewards = self.rewards(walk.game, world)
        for choice, seat, key, secret in walk.path:
            choice.learn(key, rewards[seat])
            if secret:
                regret(choice, key, rewards[seat])

    def rewards(self, game: Game[Any], world: State) -> list[float]:
        """For each seat between 0 and 1 how likely it looks to come first; where one plays alone, the mere worth."""
        outcome, seats = game.outcome(world), range(game.seated(world))
        margins = [self.mind.value(game, world, seat) / self.mind.scale for seat in seats]
        if len(seats) == 1 and not game.cooperative:
            return [0.5 + margins[0] / 4]  # as steep as the curve below is in the middle
        hopes = [squash(margin) for margin in margins]
        if outcome is None:
            return hopes
        best = outcome.winners()
        return [0.1 * hopes[seat] + 0.9 * (seat in best) / max(1, len(best)) for seat in seats]

    def step(self, walk: Walk, node: Node) -> Node:
        """Everybody who is asked answers; the answers together lead to the next node."""
        world, secret = walk.world, in_secret(walk.world)
        wide = LATER if self.mind.reply is not None else WIDENING
        answers: list[tuple[Decision, str]] = []
        for decision in world.open if secret else world.open[:1]:
            if decision.seat in world.held:
                continue
            choice = self.meet(walk.game, world, node, decision)
            key = secretly(choice, decision, walk.rng) if secret else self.boldly(choice, decision, node.visits, wide)
            walk.path.append((choice, decision.seat, key, secret))
            answers.append((decision, key))
        for decision, key in answers:
            take(world, decision, key)
        return node.next("|".join(key for _, key in answers))

    def meet(self, game: Game[Any], world: State, node: Node, decision: Decision, *, is_root: bool = False) -> Choice:
        """What a seat has learnt about this question here; at first, its answers, of many the promising ones."""
        known = node.choices.get((decision.seat, decision.prompt))
        if known is None:
            keys = decision.legal()
            if self.mind.ranked is not None and is_root:
                keys = self.mind.ranked(game, world, decision, PROMISING)
            elif self.mind.shortlist is not None and len(keys) > PROMISING:
                keys = tuple(self.mind.shortlist(game, world, decision, PROMISING))
            if self.mind.reply is not None and not is_root:
                likely = self.mind.reply(game, world, decision)
                keys = (likely, *(key for key in keys if key != likely))
            known = node.choices[decision.seat, decision.prompt] = Choice(keys)
        return known

    def boldly(self, choice: Choice, decision: Decision, visits: int, widening: float) -> str:
        """The best answer so far, or one not tried enough; of many only the first few, and more with every visit."""
        allowed = set(decision.legal())
        legal = tuple(key for key in choice.keys if key in allowed) or decision.legal()
        wide = legal[: max(2 if widening > 1 else 1, math.ceil(widening * math.sqrt(visits)))]
        for key in wide:
            if key not in choice.visits:
                return key
        log = math.log(visits + 1)
        eager = self.mind.curiosity
        return max(wide, key=lambda key: choice.mean(key) + eager * math.sqrt(log / choice.visits[key]))


class Walk:
    """One visit under way: the world, who is thinking, and the answers on the way down."""

    __slots__ = ("begun", "game", "path", "rng", "seat", "world")

    def __init__(self, access: SeatAccess[Any], world: State) -> None:
        self.game, self.seat, self.rng, self.world = access.game, access.seat, access.rng, world
        self.begun = access.game.rounds(world)
        self.path: Path = []


def in_secret(world: State) -> bool:
    """Whether several seats are asked at once and answer without seeing each other."""
    return world.mode in (EACH, REVISABLE) and len(world.open) > 1


def squash(x: float) -> float:
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, x))))


def play_on(world: State, rng: BotRng) -> None:
    """A short stretch at random: a position in the middle of something is hard to judge."""
    for _ in range(STRETCH):
        waiting = owed(world)
        if not waiting:
            return
        decision = rng.pick(waiting)
        take(world, decision, rng.pick(decision.legal()))


def secretly(choice: Choice, decision: Decision, rng: BotRng) -> str:
    """By regret matching: the more an answer was missed, the likelier it is; now and then any.

    What others held when this was first met may differ from world to world, and with it what they can do later.
    """
    allowed = set(decision.legal())
    plan = {key: share for key, share in matched(choice).items() if key in allowed}
    if not plan or not any(plan.values()):
        return rng.pick(decision.legal())
    for key, share in plan.items():
        choice.average[key] = choice.average.get(key, 0.0) + share
    if rng.below(1000) < ASTRAY * 1000:
        return rng.pick(tuple(plan))
    return draw(plan, rng)


def matched(choice: Choice) -> dict[str, float]:
    positive = {key: max(0.0, choice.regrets.get(key, 0.0)) for key in choice.keys}
    total = sum(positive.values())
    return {key: (missed / total if total > 0 else 1 / len(choice.keys)) for key, missed in positive.items()}


def regret(choice: Choice, played: str, reward: float) -> None:
    """Each other answer is missed by what it has given on average beyond what was got now."""
    for key in choice.keys:
        if key != played and key in choice.visits:
            choice.regrets[key] = choice.regrets.get(key, 0.0) + choice.mean(key) - reward


def draw(plan: dict[str, float], rng: BotRng) -> str:
    """A key with the probability of its share."""
    at = rng.below(1_000_000) / 1_000_000 * sum(plan.values())
    for key, share in plan.items():
        at -= share
        if at < 0:
            return key
    return next(reversed(plan))


def make(name: str, game_id: str) -> Bot:
    """`companion`, `master`, or with the seconds it may think: `master@5`; `search` is the companion's anywhere."""
    level, _, seconds = name.partition("@")
    levels = foresight_for(game_id).levels
    visits, limit = levels[level if level in levels else "companion"]
    return SearchBot(game_id, visits if not seconds else 100_000, float(seconds) if seconds else limit)
