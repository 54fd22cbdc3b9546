"""Where a traveller should go next: the cheapest chain of deeds to a fact it wants, and the way there on the map."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tavola.bots.tainted_grail.distances import cell_of, ways_out
from tavola.bots.tainted_grail.outcomes import Deed, Fact, all_deeds
from tavola.games.tainted_grail.content.box import AvalonBox, card_of
from tavola.games.tainted_grail.content.condition import Cond
from tavola.games.tainted_grail.costs.costs import amounts, purse
from tavola.games.tainted_grail.day.choices import LocationChoice, TravelChoice
from tavola.games.tainted_grail.day.party import companions
from tavola.games.tainted_grail.effects.evaluate import holds
from tavola.games.tainted_grail.grid import roads_from
from tavola.games.tainted_grail.state import Avalon
from tavola.games.tainted_grail.words.conditions import AllCondition, AnyCondition
from tavola.games.tainted_grail.words.conditions_hero import HasCondition
from tavola.games.tainted_grail.words.conditions_world import (
    MenhirCondition,
    RevealedCondition,
    StatusCondition,
    has_status,
)
from tavola.kernel.choice import book_of
from tavola.kernel.decision import Seat

FAR = 4.0
FIGHT, DEEP = 2.5, 7  # what an Encounter on the way is reckoned at; deeds that may hang on each other
DEAR = {"health": 2.5, "terror": 1.0, "food": 1.0, "wealth": 0.8, "rep": 0.5, "magic": 1.0, "exp": 1.0}
GRIEF = 6.0  # what a deed that leaves something grave behind is reckoned at, when only its gain is wanted
GATHERED = ("food", "wealth", "magic", "rep")


class Chain(msgspec.Struct, frozen=True):
    """Deeds in the order of doing, and what they cost together, in Energy."""

    cost: float
    deeds: tuple[Deed, ...] = ()


NOTHING = Chain(0.0)
GRAVE = ("chapter:", "end")  # not done out of curiosity, like Statuses that the pack calls grave


class CampaignGraph(msgspec.Struct, frozen=True):
    """What was read of a pack's books."""

    box: AvalonBox
    giving: dict[Fact, list[Deed]]  # the deeds that bring a fact about
    telling: list[Deed]  # those that only tell something new
    harmless: set[str]  # choices that may lead to nothing grave


_READ: dict[int, CampaignGraph] = {}  # by box


def campaign_graph_of(box: AvalonBox) -> CampaignGraph:
    found = _READ.get(id(box))
    if found is None or found.box is not box:
        deeds = all_deeds(box)
        giving: dict[Fact, list[Deed]] = {}
        for deed in deeds:
            for fact in {*(fact for fact, _ in deed.gives), *(kind for kind, n, _ in deed.gains if n > 0)}:
                giving.setdefault(fact, []).append(deed)
        light = [deed for deed in deeds if not any(is_grave(box, fact) for fact, _ in deed.gives)]
        telling = [deed for deed in light if deed.act == "explore" and any(is_mark(fact) for fact, _ in deed.gives)]
        found = _READ[id(box)] = CampaignGraph(box, giving, telling, {step for deed in light for step in deed.steps})
    return found


def is_grave(box: AvalonBox, fact: Fact) -> bool:
    """The end of something, or a Status, or a part of one, that the pack calls grave."""
    if fact.startswith(GRAVE):
        return True
    kind, _, name = fact.partition(":")
    key, _, part = name.partition("#")
    if kind != "status" or key not in box.statuses:
        return False
    grave = box.statuses[key].grave
    return grave if isinstance(grave, bool) else part in map(str, grave)


def is_mark(fact: Fact) -> bool:
    return fact.startswith("status:")


class RoutePlanner:
    """What can be done from here by one Character and those with it."""

    def __init__(self, g: Avalon, seat: Seat) -> None:
        self.g, self.seat = g, seat
        self.members = [seat, *companions(g, seat)]
        self.here = g.heroes[seat].at
        self.lore = campaign_graph_of(g.box)
        self.steps, self.came = ways_out(g, self.here)
        self.known: dict[Fact, Chain | None] = {}
        self.busy: list[Fact] = []
        self.met: dict[int, bool] = {}  # conditions by identity: those of a pack are never made anew

    # -- chains

    def to_fact(self, fact: Fact) -> Chain | None:
        """The cheapest way to bring it about; None where there is none, or only through itself."""
        if fact in self.known:
            return self.known[fact]
        if fact in self.busy or len(self.busy) >= DEEP:
            return None
        self.busy.append(fact)
        chains = [self.to_deed(deed, fact) for deed in self.lore.giving.get(fact, [])]
        self.busy.pop()
        found = min((chain for chain in chains if chain is not None), key=lambda chain: chain.cost, default=None)
        if found is not None or not self.busy:
            self.known[fact] = found
        return found

    def to_deed(self, deed: Deed, fact: Fact = "") -> Chain | None:
        """This deed with everything that must be done before it."""
        g = self.g
        if any(mark in g.taken_once or mark in g.used for mark in deed.once):
            return None
        parts: list[Chain | None] = []
        if deed.at not in g.places and deed.at not in g.available:
            parts.append(self.to_fact(f"place:{deed.at}"))
        conds = next((conds for given, conds in deed.gives if given == fact), ())
        for need in (*deed.needs, *conds):
            parts.append(self.to_need(need))
            if parts[-1] is None:
                return None
        parts += [self.to_afford(deed), self.to_place(deed.at)]
        if any(part is None for part in parts):
            return None
        chains = [part for part in parts if part is not None]
        cost = sum(part.cost for part in chains) + (deed.act == "explore") + FIGHT * deed.fights
        return Chain(cost, (*(done for part in chains for done in part.deeds), deed))

    def to_place(self, number: int) -> Chain | None:
        """The walk there; a place that is not on the table wants a stone lit whose light reaches it."""
        if number not in self.steps:
            return Chain(FAR)  # it is not there yet, and what brings it is reckoned already
        hidden = next((place for place in self.path_to(number) if place not in self.g.places), None)
        if hidden is None:
            return Chain(self.steps[number])
        light = self.to_light(hidden)
        return None if light is None else Chain(light.cost + self.steps[number], light.deeds)

    def to_afford(self, deed: Deed) -> Chain | None:
        """Energy comes by itself; what is short of the rest must be gathered first."""
        due: dict[str, int] = {}
        for cost in deed.costs:
            each = len(self.members) if cost.per == "member" else 1
            for kind, n in amounts(self.g, cost, self.seat, f"location:{deed.at}"):
                due[kind] = due.get(kind, 0) + n * each
            if cost.item is not None and not any(self.g.heroes[seat].items for seat in self.members):
                return None
            if cost.secret is not None and not self.has_secret(cost.secret):
                return None
        chain = Chain(due.pop("energy", 0) / len(self.members))
        for kind, n in due.items():
            chain = Chain(chain.cost + DEAR[kind] * n / len(self.members), chain.deeds)
            lack = n - sum(purse(self.g, seat, kind) for seat in self.members)
            if lack > 0:
                more = self.to_gather(kind) if kind in GATHERED and self.gain(deed, kind) <= 0 else None
                if more is None:
                    return None
                chain = Chain(chain.cost + more.cost * lack, (*more.deeds, *chain.deeds))
        return chain

    def to_gather(self, kind: str) -> Chain | None:
        """The best place to get one of a resource; its cost is for one."""
        fact = f"gather:{kind}"
        if fact in self.known:
            return self.known[fact]
        if fact in self.busy:
            return None
        self.busy.append(fact)
        best: Chain | None = None
        for deed in self.lore.giving.get(kind, []):
            n = self.gain(deed, kind)
            chain = self.to_deed(deed) if n > 0 and deed.at in self.g.places and not self.is_spent(deed) else None
            if chain is not None and len(chain.deeds) == 1:
                each = Chain((chain.cost + self.harm(deed)) / n, chain.deeds)
                best = each if best is None or each.cost < best.cost else best
        self.busy.pop()
        self.known[fact] = best
        return best

    def gain(self, deed: Deed, kind: str) -> float:
        """How much of a resource a deed brings as things are."""
        found = (n for name, n, conds in deed.gains if name == kind and all(self.is_met(cond) for cond in conds))
        return sum(found)

    def harm(self, deed: Deed) -> float:
        """What it takes besides its price."""
        taken = max(0.0, self.gain(deed, "terror")) + sum(
            max(0.0, -self.gain(deed, kind)) for kind in ("rep", "health")
        )
        return taken + GRIEF * any(is_grave(self.g.box, fact) for fact, _ in deed.gives)

    def is_spent(self, deed: Deed) -> bool:
        """Done today already, where it is done once a day."""
        place = self.g.places.get(deed.at)
        if not deed.daily or place is None:
            return False
        act = book_of(self.g.choice_kinds).of("act", deed.act)
        return isinstance(act, LocationChoice) and bool(place.used.get(act.action))

    # -- conditions

    def to_need(self, cond: Cond) -> Chain | None:
        """What must be done so that a condition holds."""
        if self.is_met(cond):
            return NOTHING
        match cond:
            case AllCondition():
                return joined([self.to_need(part) for part in cond.all])
            case AnyCondition():
                chains = [chain for part in cond.any if (chain := self.to_need(part)) is not None]
                return min(chains, key=lambda chain: chain.cost, default=None)
            case StatusCondition():
                return joined([self.to_parts(key, part) for key, part in cond.marks])
            case HasCondition() if cond.has.secret is not None:
                return self.to_fact(f"secret:{cond.has.secret}")
            case HasCondition() if isinstance(cond.has.item, str):
                return self.to_fact(f"item:{cond.has.item}")
            case MenhirCondition() if isinstance(cond.menhir, int | str):
                return NOTHING if cond.menhir == "here" else self.to_fact(f"menhir:{cond.menhir}")
            case RevealedCondition():
                return NOTHING
        return None

    def is_met(self, cond: Cond) -> bool:
        met = self.met.get(id(cond))
        if met is None:
            met = self.met[id(cond)] = holds(self.g, cond, self.seat, "location:0", self.members)
        return met

    def to_parts(self, key: str, part: int | str | None) -> Chain | None:
        """One part of a Status, any part, or so many of them."""
        if has_status(self.g, key, part):
            return NOTHING
        if isinstance(part, str) and not part.isdigit():
            if not part.startswith(">="):
                return None
            return self.to_many(key, int(part[2:]) - len(self.g.statuses.get(key, [])))
        if part is None:
            return self.to_many(key, 1)
        return self.to_fact(f"status:{key}#{part}")

    def to_many(self, key: str, n: int) -> Chain | None:
        marked = self.g.statuses.get(key, [])
        parts = range(1, self.g.box.statuses[key].parts + 1) if self.g.box.statuses[key].parts else (0,)
        chains = [self.to_fact(f"status:{key}#{part}") for part in parts if part not in marked]
        found = sorted((chain for chain in chains if chain is not None), key=lambda chain: chain.cost)
        return joined(found[:n]) if len(found) >= n else None

    def has_secret(self, number: int) -> bool:
        return any(card_of(held.id) == str(number) for seat in self.members for held in self.g.heroes[seat].secrets)

    def is_harmless(self, step: str) -> bool:
        return step in self.lore.harmless

    # -- the map

    def next_step(self, deed: Deed) -> str | None:
        """What to answer to "act" so that this deed comes nearer."""
        if deed.at == self.here:
            return deed.act
        path = self.path_to(deed.at)
        return TravelChoice(path[0]).key if path and path[0] in roads_from(self.g, self.here) else None

    def path_to(self, number: int) -> list[int]:
        path: list[int] = []
        while number in self.came and number != self.here:
            path.insert(0, number)
            number = self.came[number]
        return path if number == self.here else []

    def to_light(self, hidden: int) -> Chain | None:
        """A stone on the table whose light would reach a place that is not there yet."""
        x, y = cell_of(self.g, self.came[hidden], hidden)
        chains = [
            self.to_fact(f"menhir:{number}")
            for number, place in self.g.places.items()
            if "menhir" in self.g.box.locations[number].seals
            and number not in self.g.menhirs
            and abs(place.x - x) <= 1
            and abs(place.y - y) <= 1
        ]
        return min((chain for chain in chains if chain is not None), key=lambda chain: chain.cost, default=None)


def joined(chains: Sequence[Chain | None]) -> Chain | None:
    """All of them one after the other."""
    if any(chain is None for chain in chains):
        return None
    done = [chain for chain in chains if chain is not None]
    return Chain(sum(chain.cost for chain in done), tuple(deed for chain in done for deed in chain.deeds))
