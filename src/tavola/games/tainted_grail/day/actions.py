"""The Actions of a day and the rounds they are taken in (TG-6, TG-9 to TG-13)."""

from __future__ import annotations

from functools import cache

from tavola.games.tainted_grail.content.schema import ActionEntry
from tavola.games.tainted_grail.content.vocabulary import Cost
from tavola.games.tainted_grail.costs.costs import missing
from tavola.games.tainted_grail.day.party import ALONE, HELP, TOGETHER, companions
from tavola.games.tainted_grail.day.travel import EACH_ONE_ENERGY, can_begin
from tavola.games.tainted_grail.deeds.day import CharacterDeed, Explore, LocationDeed, Pass, TakeAction, Travel
from tavola.games.tainted_grail.deeds.effects import CarryOutAbility
from tavola.games.tainted_grail.deeds.map import InspectMenhir
from tavola.games.tainted_grail.effects.evaluate import holds
from tavola.games.tainted_grail.effects.repeats import is_off
from tavola.games.tainted_grail.effects.run import carry_out
from tavola.games.tainted_grail.effects.selectors import by_number
from tavola.games.tainted_grail.effects.triggers import acts_of
from tavola.games.tainted_grail.events.day import CharacterPassed
from tavola.games.tainted_grail.grid import ways_from
from tavola.games.tainted_grail.marks import used_in
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Option, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import rule

FREE = Cost()


# -- what a Character may do now


def actions_of(g: Avalon, seat: Seat) -> list[Option]:
    """Every Action this Character may begin, in the order of the reference card, Pass last (TG-6.12)."""
    here = [seat, *companions(g, seat)] if len(g.heroes) > 1 else [seat]
    options = explore_option(g, seat, here)
    options += travel_options(g, seat, here)
    options += location_options(g, seat, here)
    options += character_option(g, seat, here)
    options += menhir_option(g, seat)
    options += granted_options(g, seat, here)
    if g.called_off:
        options = [option for option in options if not is_off(g, seat, option.key)]
    return options


def explore_option(g: Avalon, seat: Seat, here: list[Seat]) -> list[Option]:
    """One Energy; a Location with nothing to explore offers nothing (TG-7.1, TG-7.7)."""
    number = g.heroes[seat].at
    if g.box.locations[number].journal is None or not can_begin(g, seat, here, "explore"):
        return []
    return [_explore(seat, number)]


@cache
def _explore(seat: Seat, number: int) -> Option:
    source = f"location:{number}"
    return _option(TakeAction(seat, "explore", "explore", EACH_ONE_ENERGY, source, TOGETHER, (Explore(number),)))


def travel_options(g: Avalon, seat: Seat, here: list[Seat]) -> list[Option]:
    """One Energy, to a revealed Location that a directional key leads to (TG-8.1, TG-8.2)."""
    number = g.heroes[seat].at
    if not can_begin(g, seat, here, "travel"):
        return []
    return [_travel(seat, number, to) for to in ways_from(g, number)]


@cache
def _travel(seat: Seat, number: int, to: int) -> Option:
    source = f"location:{number}"
    return _option(TakeAction(seat, f"travel:{to}", "travel", EACH_ONE_ENERGY, source, TOGETHER, (Travel(to),)))


def location_options(g: Avalon, seat: Seat, here: list[Seat]) -> list[Option]:
    """What the Location offers, at its printed cost, paid once by all together (TG-9.1, TG-9.4)."""
    number = g.heroes[seat].at
    offered = g.box.locations[number].actions
    options: list[Option] = []
    if not offered:
        return options
    source = f"location:{number}"
    for entry in offered:
        if uses_left(g, seat, number, entry) <= 0 or not holds(g, entry.if_, seat, source, here):
            continue
        if missing(g, entry.cost, here, seat, source, "location") is None:
            key, does = f"location:{entry.key}", (LocationDeed(seat, number, entry.key),)
            action = TakeAction(seat, key, "location", entry.cost, source, TOGETHER, does, if_=entry.if_)
            options.append(_option(action))
    return options


def character_option(g: Avalon, seat: Seat, here: list[Seat]) -> list[Option]:
    """The Character's own Action; others may help with its Energy, but one Energy is its own (TG-10.2)."""
    hero = g.heroes[seat]
    entry, source = g.box.characters[hero.character].action, f"character:{hero.character}"
    least = 1 if entry.cost.energy else 0
    if hero.energy < least:
        return []
    limit = times_a_day(entry)
    if limit and g.used.get(used_in("day", source), 0) >= limit:
        return []
    if not holds(g, entry.if_, seat, source, [seat]) or missing(
        g, entry.cost, here, seat, source, "character", helped=True
    ):
        return []
    does = (CharacterDeed(seat),)
    return [_option(TakeAction(seat, "character", "character", entry.cost, source, HELP, does, least))]


def menhir_option(g: Avalon, seat: Seat) -> list[Option]:
    """Always free, only where the Menhir seal is (TG-11.1)."""
    number = g.heroes[seat].at
    return [_menhir(seat, number)] if "menhir" in g.box.locations[number].seals else []


@cache
def _menhir(seat: Seat, number: int) -> Option:
    does = (InspectMenhir(seat, number),)
    return _option(TakeAction(seat, "menhir", "menhir", FREE, f"location:{number}", TOGETHER, does))


def granted_options(g: Avalon, seat: Seat, here: list[Seat]) -> list[Option]:
    """Actions that Items, Skills, Secrets and other cards give: personal, though others may help to pay (TG-13)."""
    options: list[Option] = []
    for act in acts_of(g, seat):
        if act.during == "" and missing(g, act.cost, here, seat, act.source, "use", helped=True) is None:
            does = (CarryOutAbility(act.ability, seat, act.source, act.mark),)
            company = HELP if act.cost.energy or act.cost.magic else ALONE
            options.append(_option(TakeAction(seat, f"use:{act.mark}", "use", act.cost, act.source, company, does)))
    return options


def _option(action: TakeAction) -> Option:
    return Option(action.key, (action,))


# -- once a day


def times_a_day(entry: ActionEntry) -> int:
    """How often a day, 0 for as often as it is paid (TG-9.6)."""
    return entry.times_per_day or (1 if entry.once_per_day else 0)


def use_mark(g: Avalon, seat: Seat, key: str) -> str:
    """The mark lies on the Location, for all Characters together, unless the table plays it otherwise (TG-9.2)."""
    return key if g.options.once_a_day == "location" else f"{key}:{seat}"


def uses_left(g: Avalon, seat: Seat, number: int, entry: ActionEntry) -> int:
    limit = times_a_day(entry)
    return limit - g.places[number].used.get(use_mark(g, seat, entry.key), 0) if limit else 1


# -- what the Actions do


@rule(LocationDeed)
def do_location_action(g: Avalon, do: LocationDeed) -> None:
    hero = do.seat if do.seat in g.party or not g.party else by_number(g, g.party)[0]  # it may have been left out
    used, mark = g.places[do.number].used, use_mark(g, hero, do.action)
    used[mark] = used.get(mark, 0) + 1
    entry = next(entry for entry in g.box.locations[do.number].actions if entry.key == do.action)
    carry_out(g, entry.do, hero, f"location:{do.number}")


@rule(CharacterDeed)
def do_character_action(g: Avalon, do: CharacterDeed) -> None:
    source = f"character:{g.heroes[do.seat].character}"
    mark = used_in("day", source)
    g.used[mark] = g.used.get(mark, 0) + 1
    carry_out(g, g.box.characters[g.heroes[do.seat].character].action.do, do.seat, source)


# -- Pass and hold


@rule(Pass)
def pass_for_today(g: Avalon, do: Pass) -> None:
    hero = g.heroes[do.seat]
    hero.passed = hero.acted = True
    g.called_off = []
    g.somebody_acted = True
    emit(g, CharacterPassed(do.seat, do.tired))


@cache
def pass_option(seat: Seat) -> Option:
    return Option("pass", (Pass(seat),))
