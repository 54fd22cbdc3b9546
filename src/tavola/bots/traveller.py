"""A traveller in Avalon: it eats, keeps a Menhir lit, follows the Quest, explores, and fights or flees by what it
expects of either."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tavola.bots.bot import Bot, Chair
from tavola.bots.greedy import GreedyBot
from tavola.bots.heuristics.tainted_grail import value
from tavola.bots.itinerary import menhir_wanted, quest_targets, step_towards
from tavola.games.tainted_grail.menhirs import ways_to_light, why_not_light
from tavola.games.tainted_grail.party import companions
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Seat

TIRED = 1  # Energy at which a day is better ended: one more Action would end it Exhausted
WEAK = 3  # Health at which roads are avoided
EXPLORE, TRAVEL, PASS, REST = 2.6, 2.0, 0.4, 6.0
WANDER = 2.0  # how far chance decides between things that look alike
PURPOSE = 4.0  # a step towards the Quest, or towards a Menhir that must be lit
DANGER = 3.0  # a Guardian on the way
ENOUGH = 3  # days that a Menhir should burn on


class Traveller(Bot):
    """Rules of thumb for the questions of the day; what is open on the table is tried out in imagined worlds."""

    id = "greedy"

    def __init__(self) -> None:
        self.greedy = GreedyBot(value)

    def choose(self, chair: Chair[Any]) -> str:
        habit = HABITS.get(chair.decision.prompt)
        if habit is not None and (key := first_of(chair.decision.keys, habit)):
            return key
        if chair.decision.prompt == "act":
            return self.act(chair)
        if chair.decision.prompt == "menhir":  # it was read in order to be lit
            lights = [key for key in chair.decision.keys if key != "leave"]
            return max(lights or ["leave"], key=lambda key: self.tried(chair, key))
        if chair.decision.prompt in STORY:  # nobody knows what the next page holds, or the next card learnt
            keys = [key for key in chair.decision.keys if key != "done"]
            return chair.rng.pick(keys)
        return self.greedy.choose(chair)

    def act(self, chair: Chair[Any]) -> str:
        """The Action that looks best: results printed on the table are tried out, the rest is judged by its kind."""
        g: Avalon = chair.imagine(chair.rng.number())
        keys = [key for key in chair.decision.keys if not key.startswith(("trade:", "again", "hold"))]
        printed = tuple(key for key in keys if key.startswith(("location:", "character", "use:", "take:")))
        now = value(chair.game, g, chair.seat)
        scores = {key: self.judged(chair, g, key) for key in keys if key not in printed}
        if g.heroes[chair.seat].energy > TIRED:
            scores |= {key: self.tried(chair, key) - now for key in printed}
        best = max(scores.values())
        return chair.rng.pick([key for key in keys if scores.get(key) == best])

    def tried(self, chair: Chair[Any], key: str) -> float:
        world = chair.imagine(chair.rng.number())
        return self.greedy.worth(chair.game, world, chair.seat, key, chair.rng)

    def judged(self, chair: Chair[Any], g: Avalon, key: str) -> float:
        """Explore, Travel, the Menhir and Pass, by what is known of them before."""
        hero = g.heroes[chair.seat]
        luck = WANDER * chair.rng.below(100) / 100
        kind, _, what = key.partition(":")
        if kind == "pass":
            return REST if hero.energy <= TIRED or hero.health <= 1 else PASS
        if kind == "menhir":
            return PURPOSE + WANDER if can_light(g, chair.seat) else -DANGER
        if kind == "explore":
            return EXPLORE + luck
        return TRAVEL + luck + purpose(g, chair.seat, int(what)) if kind == "travel" else 0.0


def first_of(keys: Sequence[str], wanted: Sequence[str]) -> str | None:
    """The first key that begins with the first of these words."""
    for word in wanted:
        for key in keys:
            if key == word or key.startswith(word + ":"):
                return key
    return None


def can_light(g: Avalon, seat: Seat) -> bool:
    """A Menhir here that is dark or burns low, and that the Characters here could light."""
    number = g.heroes[seat].at
    if g.menhirs.get(number, 0) >= ENOUGH:
        return False
    members = [seat, *companions(g, seat)]
    return any(why_not_light(g, seat, number, way, members) is None for way in ways_to_light(g, number))


def purpose(g: Avalon, seat: Seat, to: int) -> float:
    """What a step on the map is worth besides the walk."""
    hero = g.heroes[seat]
    score = -DANGER if any(guardian.at == to for guardian in g.guardians) else 0.0
    if hero.health <= WEAK and g.box.locations[to].instant:
        score -= DANGER
    if menhir_wanted(g, ENOUGH) and step_towards(g, hero.at, to, is_dark_menhir(g)):
        score += PURPOSE
    targets = quest_targets(g)
    if targets and step_towards(g, hero.at, to, lambda number: number in targets):
        score += PURPOSE
    return score


def is_dark_menhir(g: Avalon) -> Callable[[int], bool]:
    return lambda number: "menhir" in g.box.locations[number].seals and g.menhirs.get(number, 0) < ENOUGH


# What needs no thought: the words of the answers wanted, the dearest first.
HABITS: dict[str, tuple[str, ...]] = {
    "eat": ("eat", "fast"),
    "trade_window": ("ready_tonight", "ready"),
    "trade": ("cancel",),
    "trade_offer": ("agree",),
    "join": ("join",),
    "help": ("stay",),
    "accept": ("accept",),
    "grant": ("agree",),
    "pay_share": ("own", "keep", "cover"),
    "rebuild_decks": ("done",),
    "grace": ("grace",),
    "dawn": ("go_on",),
    "replacement": ("take",),
    "mulligan": ("keep_hand",),
    "equipment": ("take_up", "ready"),
    "agree_active": ("agree",),
    "agree_magic": ("agree",),
    "agree_charge": ("agree",),
    "join_encounter": ("join",),
    "avoid": ("avoid", "face"),
}
STORY = (
    "journal",
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
