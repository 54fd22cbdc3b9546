"""Rivals of a person's size at Realm of Sand: each plays in its own way, and errs as people do, by what it overlooks.

The dreamer waits for the dearest card; the stacker sees its own board and this turn alone, and that roughly; the neat
one sees it nearly well; the gardener plans this turn with care, but never looks at other boards and forgets that the
game ends; the watcher plans no farther than a companion, but to come first.
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from tavola.bots.bot import Bot, SeatAccess
from tavola.bots.generic.search import Choice
from tavola.bots.realm_of_sand.bot import SandBot, Thought
from tavola.bots.realm_of_sand.plans import Planner
from tavola.bots.realm_of_sand.player_area import Bench
from tavola.bots.realm_of_sand.rivals import Field, Rivals
from tavola.games.realm_of_sand.state import Sand
from tavola.kernel.decision import Seat
from tavola.kernel.game import open_decision

LONG_YET = 8.0  # main actions that who forgets the end believes to have left


class Person(msgspec.Struct, frozen=True):
    """A way to play: how far it plans, what it looks at, what it wishes for."""

    beams: tuple[int, ...] = ()  # benches that are played on, turn after turn; none: this turn alone
    looks_across: bool = True  # whether it asks what others will take and where they stand
    sees_the_end: bool = True
    keen: bool = False  # plays to come first, not for stars
    taste: float = 0.0  # how much dearer a card is to it for each star above the least: a favourite pattern
    coarse: float = 0.0  # what differs by less, in stars or in chance to win, looks alike to it


PEOPLE = {
    "stacker": Person(looks_across=False, sees_the_end=False, coarse=3.0),
    "dreamer": Person(looks_across=False, sees_the_end=False, taste=1.0, coarse=1.0),
    "neat": Person(looks_across=False, sees_the_end=False, coarse=2.0),
    "gardener": Person(looks_across=False, sees_the_end=False),
    "watcher": Person(beams=(8,), keen=True),
}


class PersonPlanner(Planner):
    """Plans of somebody who overlooks something."""

    def __init__(self, g: Sand, seat: Seat, rivals: Rivals, person: Person) -> None:
        super().__init__(g, seat, rivals, keen=person.keen)
        self.person = person
        if not person.looks_across:
            self.rivals, self.field = [], Field([])
            self.keep[:] = 1.0
        shown = [g.box.cards[card].stars for card in self.cards]
        least = min(shown, default=0)
        for nth, each in enumerate(shown):
            self.keep[nth] *= 1.0 + person.taste * (each - least)

    def left(self, bench: Bench) -> float:
        found = super().left(bench)
        return found if self.person.sees_the_end else max(found, LONG_YET - bench.mains)


class PersonThought(Thought):
    """One question, thought about by a person."""

    def __init__(self, bot: PersonBot, access: SeatAccess[Any]) -> None:
        person = bot.person
        super().__init__(access.game, bot.rivals, person.keen, person.beams, None)
        self.person = person

    def planner_for(self, g: Sand, seat: Seat) -> Planner:
        return PersonPlanner(g, seat, self.rivals, self.person)

    def less(self) -> Thought:
        found = PersonThought.__new__(PersonThought)
        beams = tuple(1 + beam // 2 for beam in self.beams)
        Thought.__init__(found, self.game, self.rivals, self.keen, beams, None)
        found.person = self.person
        return found


class PersonBot(SandBot):
    """A planner who sees less."""

    id: ClassVar[str] = "person"

    def __init__(self, person: Person) -> None:
        super().__init__(1, keen=person.keen)
        self.person = person

    def __reduce__(self) -> tuple[Any, ...]:
        return PersonBot, (self.person,)

    def consider(self, access: SeatAccess[Any]) -> Choice:
        """What it cannot tell from the best is as good as the best."""
        world = access.imagine(access.rng.number())
        thought = PersonThought(self, access)
        found = thought.answers(world, open_decision(world, access.seat))
        self.imagined += thought.judged
        best = max(found.values())
        learnt = Choice(tuple(found))
        for key, worth in found.items():
            alike = worth >= best - self.person.coarse
            learnt.learn(key, best + access.rng.below(1000) / 1e6 if alike and self.person.coarse else worth)
        return learnt


def make(name: str, game_id: str) -> Bot:
    return PersonBot(PEOPLE[name.partition("@")[0]])
