"""A traveller in Avalon: it eats, keeps a Menhir lit, does what it is asked before it moves on, and fights or flees by
what it expects of either."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tavola.bots.bot import Bot, BotRng, SeatAccess
from tavola.bots.generic.greedy import GreedyBot, sample
from tavola.bots.tainted_grail.distances import step_towards
from tavola.bots.tainted_grail.goals import (
    HUNGRY,
    food_left,
    is_bright,
    is_safe_tonight,
    quest_targets,
    wishes,
)
from tavola.bots.tainted_grail.route import Chain, RoutePlanner
from tavola.bots.tainted_grail.value import UNHURT, harm, value
from tavola.games.tainted_grail.day.choices import TravelChoice
from tavola.games.tainted_grail.day.party import companions
from tavola.games.tainted_grail.deeds.day import TakeAction
from tavola.games.tainted_grail.effects.selectors import living
from tavola.games.tainted_grail.map.menhirs import ways_to_light, why_not_light
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import book_of
from tavola.kernel.choice_keys import verb_of
from tavola.kernel.decision import Seat

TIRED = 1  # Energy at which a day is better ended: one more Action would end it Exhausted
SPARE = 3  # Energy that lets one come along for less than the road
WEAK = 1  # Health at which one stays where one is, if one can
ENOUGH = 3  # days that a stone should burn on
WORTH_IT = 0.8  # what a printed Action must promise to be taken on the way
PRINTED = ("location", "character", "use", "take")  # Actions whose results stand on the table
LAST = 1.0  # Health that should be left after the next attack
STRAYS = 40  # in a hundred: how often it follows its nose where somebody who had read everything would not


class OneWorldBot(GreedyBot):
    """It looks one answer ahead, in one world only, and thinks of flight when it must."""

    def choose(self, access: SeatAccess[Any]) -> str:
        world, fate = access.imagine(access.rng.number()), access.rng.number()
        keys = sample(access.decision.keys, access.rng)
        if "flee" in keys and not is_deadly(world, access.seat):
            keys = tuple(key for key in keys if key != "flee")
        if len(keys) == 1:
            return keys[0]
        worth = {key: self.worth(access.game, world.clone(), access.seat, key, BotRng(fate)) for key in keys}
        best = max(worth.values())
        return access.rng.pick([key for key in keys if worth[key] == best])


class Traveller(Bot):
    """Rules of thumb for the questions of the day; what is open on the table is tried out in imagined worlds."""

    id = "greedy"

    def __init__(self, strays: int = STRAYS) -> None:
        self.greedy, self.strays = OneWorldBot(value), strays

    def thinkers(self) -> Sequence[Bot]:
        return self, self.greedy

    def choose(self, access: SeatAccess[Any]) -> str:
        prompt, keys = access.decision.prompt, access.decision.keys
        habit = HABITS.get(prompt)
        if habit is not None and (key := first_of(keys, habit)):
            return key
        if prompt == "act":
            return self.act(access)
        if prompt == "journal":
            return self.read(access)
        if prompt == "join":
            return "join" if self.comes_along(access) else "stay"
        if prompt == "pay" and "refuse" in keys:  # it came along: what falls on it, it pays, and no more
            return [key for key in keys if key != "refuse"][-1]
        if prompt == "menhir":  # it was read in order to be lit
            lights = [key for key in keys if key != "leave"]
            world = access.imagine(access.rng.number())
            return max(lights or ["leave"], key=lambda key: self.tried(access, world, key))
        if prompt in STORY:  # nobody knows what the next card learnt holds
            return access.rng.pick([key for key in keys if key != "done"])
        return self.greedy.choose(access)

    # -- the day

    def act(self, access: SeatAccess[Any]) -> str:
        """What the plan asks for; else whatever printed on the table looks good; else the day is over."""
        g: Avalon = access.imagine(access.rng.number())
        keys = [key for key in access.decision.keys if verb_of(key) not in ("trade", "again", "hold")]
        errand = self.errand(access, g, keys)
        if errand in keys and errand is not None:
            return errand
        found = self.on_the_way(access, g, keys) or "pass"
        return found if found in access.decision.keys else access.decision.keys[-1]  # who has passed may still trade

    def errand(self, access: SeatAccess[Any], g: Avalon, keys: Sequence[str]) -> str | None:
        seat, hero = access.seat, g.heroes[access.seat]
        if hero.energy <= TIRED and is_safe_tonight(g, hero.at):
            return "menhir" if "menhir" in keys and can_light(g, seat) else None
        leader = min(living(g))
        if seat != leader and hero.at == g.heroes[leader].at and is_safe_tonight(g, hero.at):
            return None  # it goes along with what the leader does
        way = RoutePlanner(g, seat)
        if seat != leader and hero.at != g.heroes[leader].at:
            return towards(way, g.heroes[leader].at, keys)
        waits = any(other.at != hero.at or other.passed or not other.energy for other in g.heroes if other.alive)
        if hero.health <= WEAK and is_bright(g, hero.at) and food_left(way) > HUNGRY:
            return None  # wounds are slept off while there is food and light
        strays = hero.energy > TIRED and not waits and is_bright(g, hero.at) and access.rng.below(100) < self.strays
        if strays and food_left(way) > HUNGRY and (steps := [key for key in keys if is_a_whim(key)]):
            return access.rng.pick(steps)
        for chain in self.wishes(g, way):
            deed = chain.deeds[0]
            step = way.next_step(deed)
            if step is None or step not in keys or (step == deed.act and way.is_spent(deed)):
                continue
            if waits and verb_of(step) == "travel" and is_safe_tonight(g, hero.at):
                continue
            if is_affordable(way, step):
                return step
        return plain_walk(g, seat, keys)

    def wishes(self, g: Avalon, way: RoutePlanner) -> Iterable[Chain]:
        return wishes(g, way)

    def comes_along(self, access: SeatAccess[Any]) -> bool:
        """On the road and to work always; to read with Energy to spare, or hungry: finds are shared."""
        g: Avalon = access.imagine(access.rng.number())
        hero = g.heroes[access.seat]
        action = next((do for do in reversed(g.stack) if isinstance(do, TakeAction)), None)
        return action is None or action.key != "explore" or hero.energy > SPARE or hero.resources["food"] <= HUNGRY

    def on_the_way(self, access: SeatAccess[Any], g: Avalon, keys: Sequence[str]) -> str | None:
        """Printed results are tried out; one is taken if it promises enough."""
        if g.heroes[access.seat].energy <= TIRED:
            return None
        printed = [key for key in keys if verb_of(key) in PRINTED]
        if not printed:
            return None
        now = value(access.game, g, access.seat)
        worth = {key: self.tried(access, g, key) - now for key in printed}
        best = max(printed, key=lambda key: worth[key])
        return best if worth[best] >= WORTH_IT else None

    def tried(self, access: SeatAccess[Any], world: Avalon, key: str) -> float:
        return self.greedy.worth(access.game, world.clone(), access.seat, key, access.rng)

    # -- the Journal

    def read(self, access: SeatAccess[Any]) -> str:
        """The choice that lies on the way to what is wanted; else what looks best when it is tried."""
        g: Avalon = access.imagine(access.rng.number())
        way = RoutePlanner(g, access.seat)
        assert g.exploration is not None
        place = f"{g.exploration.section}.{g.exploration.verse}"
        for chain in self.wishes(g, way) if access.rng.below(100) >= self.strays else ():
            for deed in chain.deeds:
                for key in access.decision.keys:
                    if f"{place}.{key}" in deed.steps:
                        return key
        keys = [key for key in access.decision.keys if way.is_harmless(f"{place}.{key}")] or list(access.decision.keys)
        return max(keys, key=lambda key: self.tried(access, g, key) + access.rng.below(100) / 100)


def first_of(keys: Sequence[str], wanted: Sequence[str]) -> str | None:
    """The first answer with the first of these verbs."""
    return next((key for verb in wanted for key in keys if verb_of(key) == verb), None)


def is_deadly(g: Avalon, seat: Seat) -> bool:
    """The next attack may be the last one that can be borne: only then is flight thought of."""
    fight = g.encounter
    if fight is None or fight.kind != "combat":
        return False
    return g.heroes[seat].health - harm(fight, g.box.encounters[fight.card]) / UNHURT < LAST


def is_a_whim(key: str) -> bool:
    return verb_of(key) in ("explore", "travel")


def is_affordable(way: RoutePlanner, answer: str) -> bool:
    """Today's Energy is enough for the next step; a deed that costs more waits for the morning."""
    hero = way.g.heroes[way.seat]
    if verb_of(answer) == "travel":
        return hero.energy > TIRED
    if answer == "menhir":
        return can_light(way.g, way.seat, always=True)
    return True


def can_light(g: Avalon, seat: Seat, *, always: bool = False) -> bool:
    """A Menhir here that is dark or burns low, and that the Characters here could light."""
    number = g.heroes[seat].at
    if g.menhirs.get(number, 0) >= ENOUGH and not always:
        return False
    members = [seat, *companions(g, seat)]
    return any(why_not_light(g, seat, number, way, members) is None for way in ways_to_light(g, number))


# -- walking


def towards(way: RoutePlanner, number: int, keys: Sequence[str]) -> str | None:
    path = way.path_to(number)
    step = TravelChoice(path[0]).key if path else ""
    return step if step in keys else None


def plain_walk(g: Avalon, seat: Seat, keys: Sequence[str]) -> str | None:
    """Where no deed is known that serves a Quest, a place that it names is as good a guess as any."""
    targets, hero = quest_targets(g), g.heroes[seat]
    if not targets or hero.energy <= TIRED:
        return None
    for key in keys:
        match book_of(g.choice_kinds).read("act", key):
            case TravelChoice(to) if step_towards(g, hero.at, to, lambda number: number in targets):
                return key
    return None


# What needs no thought: the words of the answers wanted, the dearest first.
HABITS: dict[str, tuple[str, ...]] = {
    "eat": ("eat", "fast"),
    "trade_window": ("ready_tonight", "ready"),
    "trade": ("cancel",),
    "trade_offer": ("agree",),
    "help": ("stay",),
    "accept": ("accept",),
    "grant": ("agree",),
    "pay_share": ("own", "keep", "cover"),
    "rebuild_decks": ("done",),
    "grace": ("grace",),
    "dawn": ("go_on",),
    "end_narrative": ("agree",),
    "replacement": ("take",),
    "mulligan": ("keep_hand",),
    "equipment": ("take_up", "ready"),
    "agree_active": ("agree",),
    "agree_magic": ("agree",),
    "agree_charge": ("agree",),
    "join_encounter": ("join",),
    "avoid": ("face",),
}
STORY = (
    "progress",
    "choose_character",
    "choose_board",
    "choose_colour",
    "choose_skill",
    "learn_which",
    "active",
)


def make(name: str, game_id: str) -> Bot:
    return Traveller()
