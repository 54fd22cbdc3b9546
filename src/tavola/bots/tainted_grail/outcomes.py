"""What can be brought about in a campaign, and how: every way through the Journal, every Action, every stone.

The traveller has read the books. A deed is one such way: where it is done, what it asks and costs, what comes of it.
Facts are plain words: `status:gwenneg#1`, `secret:9`, `menhir:107`, `place:145` (it comes into play), `at:137` (one is
taken there), `chapter:ch2`, `end`, or a resource.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

import msgspec

from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.content.condition import Cond
from tavola.games.tainted_grail.content.effect import Effect
from tavola.games.tainted_grail.content.schema import LocationEntry, Verse
from tavola.games.tainted_grail.content.selector import PlaceSought, Where
from tavola.games.tainted_grail.content.value import Expr
from tavola.games.tainted_grail.content.vocabulary import Cost
from tavola.games.tainted_grail.day.choices import LocationChoice
from tavola.games.tainted_grail.journal.offered_once import mark_taken
from tavola.games.tainted_grail.map.choices import LightChoice
from tavola.games.tainted_grail.words.choose import ChooseEffect
from tavola.games.tainted_grail.words.conditions import NotCondition
from tavola.games.tainted_grail.words.flow import EachEffect, IfEffect
from tavola.games.tainted_grail.words.meeting import EncounterEffect
from tavola.games.tainted_grail.words.tracks import GainEffect, LoseEffect

Fact: TypeAlias = str
FARTHEST = 24  # verses on one way through the Journal
FREE = Cost()


class Deed(msgspec.Struct, frozen=True):
    """One thing that can be done at a place."""

    at: int
    act: str  # as the question "act" names it: explore, location:<key>, menhir
    steps: tuple[str, ...] = ()  # choices on the way: `102.v1.sit_up_by_the`, `light:give`
    needs: tuple[Cond, ...] = ()
    costs: tuple[Cost, ...] = ()
    gives: tuple[tuple[Fact, tuple[Cond, ...]], ...] = ()  # what comes of it, and on what condition besides
    gains: tuple[tuple[str, float, tuple[Cond, ...]], ...] = ()  # resources, and on what condition
    fights: int = 0
    once: tuple[str, ...] = ()  # choices on the way that are offered once, as the table marks them when they are taken
    daily: bool = False


class Road(msgspec.Struct, frozen=True):
    """A way through the Journal as far as it has been followed."""

    steps: tuple[str, ...] = ()
    needs: tuple[Cond, ...] = ()
    costs: tuple[Cost, ...] = ()
    gives: tuple[tuple[Fact, tuple[Cond, ...]], ...] = ()
    gains: tuple[tuple[str, float, tuple[Cond, ...]], ...] = ()
    fights: int = 0
    once: tuple[str, ...] = ()
    seen: tuple[str, ...] = ()


def all_deeds(box: AvalonBox) -> list[Deed]:
    """Everything that this pack lets a Character do on the map."""
    return [deed for entry in box.locations.values() for deed in deeds_at(box, entry)]


def deeds_at(box: AvalonBox, entry: LocationEntry) -> Iterator[Deed]:
    for action in entry.actions:
        road = after_effects(Road(), action.do, entry.number)
        needs = (action.if_,) if action.if_ is not None else ()
        daily = action.once_per_day or action.times_per_day > 0
        yield _deed(entry.number, LocationChoice(action.key).key, road, needs, (action.cost,), daily=daily)
    if entry.menhir is not None:
        yield from _lightings(entry)
    for road in visits(box, entry):
        yield _deed(entry.number, "explore", road)


def _lightings(entry: LocationEntry) -> Iterator[Deed]:
    menhir = entry.menhir
    assert menhir is not None
    lit: tuple[tuple[Fact, tuple[Cond, ...]], ...] = ((f"menhir:{entry.number}", ()),)
    if not menhir.ways:
        road = after_effects(Road(("light:menhir",), gives=lit), menhir.do, entry.number)
        yield _deed(entry.number, "menhir", road, (menhir.requires,) if menhir.requires else (), (menhir.cost,))
    for way in menhir.ways:
        road = after_effects(Road((LightChoice(way.key).key,), gives=lit), way.do, entry.number)
        yield _deed(entry.number, "menhir", road, (way.requires,) if way.requires else (), (way.cost,))


def _deed(
    at: int, act: str, road: Road, needs: tuple[Cond, ...] = (), costs: tuple[Cost, ...] = (), *, daily: bool = False
) -> Deed:
    needs, costs = (*needs, *road.needs), (*costs, *road.costs)
    return Deed(at, act, road.steps, needs, costs, road.gives, road.gains, road.fights, road.once, daily)


# -- the Journal


def visits(box: AvalonBox, entry: LocationEntry) -> Iterator[Road]:
    """Every way through a place: how one is received there, as far as its hub; then every way from the hub.

    Who is received in one of many ways comes to the same hub, so the two are never multiplied.
    """
    if entry.journal is None:
        return
    section, start, hub = str(entry.number), entry.journal.start, entry.journal.way_back
    if start != hub:
        yield from roads(box, section, start, Road(seen=(f"{section}.{hub}",)), entry.number)
    yield from roads(box, section, hub, Road(), entry.number)


def roads(box: AvalonBox, section: str, verse: str, road: Road, at: int) -> Iterator[Road]:
    """Every way from this verse to the end of the Exploration, or to where it has been."""
    place = f"{section}.{verse}"
    if place in road.seen or len(road.seen) >= FARTHEST:
        yield road  # back where it was: whatever comes after is another road
        return
    entry = verse_of(box, section, verse)
    road = msgspec.structs.replace(road, seen=(*road.seen, place))
    if entry.then is not None and entry.if_ is not None:
        there = msgspec.structs.replace(road, needs=(*road.needs, entry.if_))
        yield from go_on(box, section, entry.then.goto, there, at)
        road = msgspec.structs.replace(road, needs=(*road.needs, NotCondition(entry.if_)))
    road = after_effects(road, entry.do, at)
    for goto in won_gotos(entry.do):
        yield from go_on(box, section, goto, road, at)
    if not entry.choices:
        yield from go_on(box, section, entry.goto or "end", road, at)
    for choice in entry.choices:
        mark = f"{place}.{choice.key}"
        chosen = msgspec.structs.replace(
            road,
            steps=(*road.steps, mark),
            needs=(*road.needs, choice.if_) if choice.if_ is not None else road.needs,
            costs=(*road.costs, choice.cost) if choice.cost is not None else road.costs,
            once=(*road.once, mark_taken(choice, mark)) if choice.once else road.once,
        )
        chosen = after_effects(chosen, choice.do, at)
        for goto in (*won_gotos(choice.do), choice.goto):
            yield from go_on(box, section, goto, chosen, at)


def go_on(box: AvalonBox, section: str, goto: str, road: Road, at: int) -> Iterator[Road]:
    if goto == "end" or (section == "book" and goto == "back"):  # back at the hub, from where other roads go on
        yield road
    elif goto.startswith("book."):
        yield from roads(box, "book", goto.removeprefix("book."), road, at)
    else:
        yield from roads(box, section, goto, road, at)


def verse_of(box: AvalonBox, section: str, verse: str) -> Verse:
    if section == "book":
        return box.book[verse]
    journal = box.locations[int(section)].journal
    assert journal is not None
    return journal.verses[verse]


def won_gotos(effects: Sequence[Effect]) -> list[str]:
    """Verses that are read after an Encounter was won."""
    fights = [effect.encounter for effect in effects if isinstance(effect, EncounterEffect)]
    return [won.leads_to for fight in fights for won in fight.win if won.leads_to]


# -- effects


def after_effects(road: Road, effects: Sequence[Effect], at: int) -> Road:
    """The road with what these effects bring."""
    for fact, conds, fights, gain in found_in(effects, (), at):
        if fights:
            road = msgspec.structs.replace(road, fights=road.fights + 1)
        elif gain:
            road = msgspec.structs.replace(road, gains=(*road.gains, (fact, gain, conds)))
        else:
            road = msgspec.structs.replace(road, gives=(*road.gives, (fact, conds)))
    return road


Found: TypeAlias = tuple[Fact, tuple[Cond, ...], bool, float]


def found_in(effects: Sequence[Effect], conds: tuple[Cond, ...], at: int) -> Iterator[Found]:
    """Facts, Encounters and gains in effects, at any depth; what a die decides is left out."""
    for effect in effects:
        yield from _plain(effect, conds, at)
        if isinstance(effect, IfEffect):
            yield from found_in(effect.then or (), (*conds, effect.if_), at)
            yield from found_in(effect.else_ or (), (*conds, NotCondition(effect.if_)), at)
        elif isinstance(effect, EachEffect):
            yield from found_in(effect.each.do, conds, at)
        elif isinstance(effect, ChooseEffect):
            for option in effect.choose.options:
                more = (*conds, option.if_) if option.if_ is not None else conds
                yield from found_in(option.do, more, at)
        elif isinstance(effect, EncounterEffect):
            yield "", conds, True, 0.0
            yield from found_in(effect.encounter.win, conds, at)


def _plain(effect: Effect, conds: tuple[Cond, ...], at: int) -> Iterator[Found]:
    if isinstance(effect, (GainEffect, LoseEffect)):
        sign, amounts = (1.0, effect.gain) if isinstance(effect, GainEffect) else (-1.0, effect.lose)
        for kind, n in amounts.items():
            yield kind, conds, False, sign * reckoned(n)
    for fact in _facts(effect, at):
        yield fact, conds, False, 0.0


def reckoned(n: Expr) -> int:
    """A number as good as it can be told beforehand: what scales with the players is taken as for one."""
    return n if isinstance(n, int) else n.alone


def _facts(effect: Effect, at: int) -> Iterator[Fact]:
    for kind, what in effect.brings():
        if kind == "status":
            yield f"status:{what[0]}#{what[1]}"
        elif kind in ("secret", "item", "chapter"):
            yield f"{kind}:{what}"
        elif kind == "menhir":
            yield f"menhir:{_number(what, at)}"
        elif kind == "ending" and what == "win":
            yield "end"
        elif kind == "version":
            yield f"place:{what[1]}"
        elif kind == "place":
            yield f"at:{what}"


def _number(where: Where, at: int) -> int:
    """The Location that is meant; where it is chosen among several, this one."""
    if isinstance(where, PlaceSought):
        return at if where.number is None else where.number
    return where if isinstance(where, int) else at
