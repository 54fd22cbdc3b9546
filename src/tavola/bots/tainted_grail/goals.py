"""What a traveller wants, the most urgent first: light, food, its Quests, the end of the Chapter, something new."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.bots.tainted_grail.outcomes import Fact
from tavola.bots.tainted_grail.route import Chain, RoutePlanner
from tavola.games.tainted_grail.content.box import card_of
from tavola.games.tainted_grail.content.condition import Cond
from tavola.games.tainted_grail.content.effect import Effect
from tavola.games.tainted_grail.effects.active_quests import entry_of, is_settled
from tavola.games.tainted_grail.state import Avalon
from tavola.games.tainted_grail.words.conditions_world import DialCondition
from tavola.games.tainted_grail.words.flow import IfEffect

HUNGRY = 1  # Food at which more is looked for
LOW = 2  # days of light at which a stone must be fed
CURIOUS = 7.0  # what may be spent on something new, once everything asked for is done


def wishes(g: Avalon, way: RoutePlanner) -> Iterator[Chain]:
    """The ways to all that it wants, in the order in which it wants it."""
    return (chain for _, chain in named_wishes(g, way))


def named_wishes(g: Avalon, way: RoutePlanner) -> Iterator[tuple[str, Chain]]:
    """Light, food; then the Quests; then something new, and the end of the Chapter when nothing is left."""
    hero = g.heroes[way.seat]
    found: list[tuple[str, Chain | None]] = []
    if not is_bright(g, hero.at):
        found.append(("light", nearest_light(g, way)))
    if food_left(way) <= HUNGRY:
        found.append(("food", way.to_gather("food")))
    yield from ((name, chain) for name, chain in found if chain is not None and chain.deeds)
    quests = quest_chains(way)
    yield from (("quest", chain) for chain in quests)
    leaving = not asked_here(way) and not quests_to_come(g)
    wanted = (("end", ending_chain), ("new", something_new)) if leaving else (("new", something_new),)
    for name, chain_to in wanted:
        if (wish := chain_to(way)) is not None and wish.deeds:
            yield name, wish


def food_left(way: RoutePlanner) -> int:
    """What the hungriest of those who go together has."""
    return min(way.g.heroes[seat].resources["food"] for seat in way.members)


def nearest_light(g: Avalon, way: RoutePlanner) -> Chain | None:
    chains = [
        way.to_fact(f"menhir:{number}")
        for number in g.places
        if "menhir" in g.box.locations[number].seals and g.menhirs.get(number, 0) <= LOW
    ]
    return min((chain for chain in chains if chain is not None), key=lambda chain: chain.cost, default=None)


def something_new(way: RoutePlanner) -> Chain | None:
    """A verse that marks a Status nobody has marked, near enough."""
    best: Chain | None = None
    for deed in way.lore.telling:
        far = way.steps.get(deed.at, CURIOUS)
        if deed.at not in way.g.places or far >= (CURIOUS if best is None else best.cost):
            continue
        if any(is_new(way.g, fact) for fact, _ in deed.gives):
            chain = way.to_deed(deed)
            if chain is not None and len(chain.deeds) == 1 and chain.cost <= CURIOUS:
                best = chain if best is None or chain.cost < best.cost else best
    return best


def is_new(g: Avalon, fact: str) -> bool:
    kind, _, what = fact.partition(":")
    key, _, part = what.partition("#")
    return kind == "status" and int(part) not in g.statuses.get(key, [])


# -- light


def days_of_light(g: Avalon, number: int) -> int:
    """How long the brightest stone that reaches this place will burn; -1 where none does."""
    place = g.places[number]
    dials = [dial for stone, dial in g.menhirs.items() if reaches(g, stone, place.x, place.y)]
    return max(dials, default=-1)


def reaches(g: Avalon, stone: int, x: int, y: int) -> bool:
    return abs(g.places[stone].x - x) <= 1 and abs(g.places[stone].y - y) <= 1


def is_safe_tonight(g: Avalon, number: int) -> bool:
    return days_of_light(g, number) >= 1


def is_bright(g: Avalon, number: int) -> bool:
    return days_of_light(g, number) > LOW


# -- Quests and endings


def quest_chains(way: RoutePlanner) -> list[Chain]:
    """The ways to fulfil the active Quests, the cheapest first."""
    g = way.g
    chains = [way.to_need(entry_of(g, quest).success_if) for quest in g.quests if not is_settled(g, quest)]
    return sorted((chain for chain in chains if chain is not None and chain.deeds), key=lambda chain: chain.cost)


def asked_here(way: RoutePlanner) -> bool:
    """Whether what this Chapter asks for can still be done. What a Secret asks for is a promise for life: it may lead
    nowhere now, and nobody stays on for it."""
    g = way.g
    open_now = (quest for quest in g.quests if quest.startswith("event:") and not is_settled(g, quest))
    chains = (way.to_need(entry_of(g, quest).success_if) for quest in open_now)
    return any(chain is not None and chain.deeds for chain in chains)


def ending_facts(g: Avalon) -> list[Fact]:
    """What ends this Chapter: the next one, or after the last the story's own end; or going where that is read."""
    chapters = g.box.campaigns[g.campaign].chapters
    nth = chapters.index(g.chapter) if g.chapter in chapters else -1
    more = 0 <= nth < len(chapters) - 1
    wanted = ("chapter", chapters[nth + 1]) if more else ("ending", "")
    over = [
        number
        for number, entry in g.box.locations.items()
        if any(_leads_to(g, each, *wanted) for each in entry.instant)
    ]
    return [f"chapter:{wanted[1]}" if more else "end", *(f"at:{number}" for number in over)]


def _leads_to(g: Avalon, effect: Effect, wanted: str, which: str) -> bool:
    """It brings this about at once, or at the verse of the Book that it leads to."""
    if isinstance(effect, IfEffect):
        return any(_leads_to(g, each, wanted, which) for each in (*(effect.then or ()), *(effect.else_ or ())))
    if effect.leads_to:
        told = g.box.book.get(effect.leads_to.removeprefix("book."))
        return told is not None and any(_leads_to(g, deeper, wanted, which) for deeper in told.do)
    return any(kind == wanted and which in ("", what) for kind, what in effect.brings())


def ending_chain(way: RoutePlanner) -> Chain | None:
    chains = [way.to_fact(fact) for fact in ending_facts(way.g)]
    return min((chain for chain in chains if chain is not None), key=lambda chain: chain.cost, default=None)


def quests_to_come(g: Avalon) -> bool:
    """An Event with a Quest still lies in the deck."""
    return any(g.box.events[card_of(copy)].quest is not None for copy in g.event_deck)


def quest_targets(g: Avalon) -> set[int]:
    """Locations that the goals of active Quests name."""
    return {
        number
        for quest in g.quests
        if not is_settled(g, quest)
        for number in numbers_in(entry_of(g, quest).success_if)
        if number in g.box.locations
    }


def numbers_in(cond: Cond) -> Iterator[int]:
    """Every Location number in a condition, at any depth."""
    yield from (what for kind, what in cond.names() if kind == "locations")
    if isinstance(cond, DialCondition):
        yield from (int(target) for target in cond.dial if target.isdigit())
    for part in cond.parts():
        yield from numbers_in(part)
