"""The Actions of a day and the rounds they are taken in (TG-6, TG-9 to TG-13)."""

from __future__ import annotations

from functools import cache

from tavola.games.tainted_grail.content.schema import ActionEntry
from tavola.games.tainted_grail.content.vocabulary import Cost
from tavola.games.tainted_grail.costs.costs import can_pay, refusal_of
from tavola.games.tainted_grail.day.choices import (
    CharacterChoice,
    ExploreChoice,
    LocationChoice,
    MenhirChoice,
    PassChoice,
    TravelChoice,
    UseChoice,
)
from tavola.games.tainted_grail.day.party import ALONE, HELP, TOGETHER, companions
from tavola.games.tainted_grail.day.travel import EACH_ONE_ENERGY, lack_of_share
from tavola.games.tainted_grail.day.turns import action, name_of, why_not_again
from tavola.games.tainted_grail.deeds.day import CharacterDeed, Explore, LocationDeed, Pass, TakeAction, Travel
from tavola.games.tainted_grail.deeds.effects import CarryOutAbility
from tavola.games.tainted_grail.deeds.map import InspectMenhir
from tavola.games.tainted_grail.effects.evaluate import holds
from tavola.games.tainted_grail.effects.run import carry_out
from tavola.games.tainted_grail.effects.selectors import by_number
from tavola.games.tainted_grail.effects.triggers import Act, acts_of
from tavola.games.tainted_grail.events.day import CharacterPassed
from tavola.games.tainted_grail.grid import roads_from
from tavola.games.tainted_grail.marks import used_in
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import no, offer
from tavola.kernel.decision import Option, Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import rule
from tavola.kernel.text import say

FREE = Cost()
EXPLORE, CHARACTER, MENHIR, PASS = ExploreChoice(), CharacterChoice(), MenhirChoice(), PassChoice()
NOTHING_TO_EXPLORE = no("TG_E_NO_ACTION", "TG-7.7")  # made once: asked at every turn
NOT_HERE = no("TG_E_NO_ACTION", "TG-9.1")
USED_TODAY = no("TG_E_ONCE_PER_DAY", "TG-9.2")
NO_MENHIR = no("TG_E_NO_MENHIR_SEAL", "TG-11.1")


# -- what a Character may do now


def actions_of(g: Avalon, seat: Seat) -> list[Option]:
    """Every Action this Character may begin, in the order of the reference card, Pass last (TG-6.12)."""
    options = explore_option(g, seat)
    options += travel_options(g, seat)
    options += location_options(g, seat)
    options += character_option(g, seat)
    options += menhir_option(g, seat)
    options += granted_options(g, seat)
    return options


def those_here(g: Avalon, seat: Seat) -> list[Seat]:
    """The Character and those who could take part in its Action or help to pay for it."""
    return [seat, *companions(g, seat)] if len(g.heroes) > 1 else [seat]


def why_not_begin(g: Avalon, seat: Seat, action: str) -> Refusal | None:
    """What is missing of one's share, even with the help of those who are here (TG-21.7)."""
    lack = lack_of_share(g, seat, action)
    return None if lack is None else refusal_of(*lack)


# -- Explore


@action(ExploreChoice)
def why_not_explore(g: Avalon, seat: Seat, choice: ExploreChoice) -> Refusal | None:
    """One Energy; a Location with nothing to explore offers nothing (TG-7.1, TG-7.7)."""
    if (why := why_not_again(g, seat, choice)) is not None:
        return why
    if g.box.locations[g.heroes[seat].at].journal is None:
        return NOTHING_TO_EXPLORE
    return why_not_begin(g, seat, "explore")


def explore_option(g: Avalon, seat: Seat) -> list[Option]:
    return [_explore(seat, g.heroes[seat].at)] if why_not_explore(g, seat, EXPLORE) is None else []


@cache
def _explore(seat: Seat, number: int) -> Option:
    source = f"location:{number}"
    return offer(
        EXPLORE, TakeAction(seat, EXPLORE.key, "explore", EACH_ONE_ENERGY, source, TOGETHER, (Explore(number),))
    )


# -- Travel


@action(TravelChoice)
def why_not_travel(g: Avalon, seat: Seat, choice: TravelChoice) -> Refusal | None:
    """Not revealed, diagonal, no key that leads there, or no Energy (TG-8.1, TG-8.2, TG-8.5, TG-18.7)."""
    if (why := why_not_again(g, seat, choice)) is not None:
        return why
    here, to = g.heroes[seat].at, choice.location
    if to not in g.places:
        return no("TG_E_NOT_REVEALED", "TG-8.5", n=to)
    a, b = g.places[here], g.places[to]
    if to != here and a.x != b.x and a.y != b.y:
        return no("TG_E_DIAGONAL", "TG-8.2")
    if to not in roads_from(g, here):
        return no("TG_E_NO_ROUTE", "TG-18.7", a=say(f"location-{here}"), b=say(f"location-{to}"))
    return why_not_begin(g, seat, "travel")


def travel_options(g: Avalon, seat: Seat) -> list[Option]:
    """Where the keys lead to; whether one can pay is asked once for all ways."""
    if why_not_begin(g, seat, "travel") is not None:
        return []
    number = g.heroes[seat].at
    ways = roads_from(g, number)
    if g.called_off:
        ways = [to for to in ways if why_not_again(g, seat, TravelChoice(to)) is None]
    return [_travel(seat, number, to) for to in ways]


@cache
def _travel(seat: Seat, number: int, to: int) -> Option:
    choice, source = TravelChoice(to), f"location:{number}"
    return offer(choice, TakeAction(seat, choice.key, "travel", EACH_ONE_ENERGY, source, TOGETHER, (Travel(to),)))


# -- what the Location offers


@action(LocationChoice)
def why_not_location(g: Avalon, seat: Seat, choice: LocationChoice) -> Refusal | None:
    """At its printed cost, paid once by all together (TG-9.1, TG-9.4), as often a day as it says (TG-9.2)."""
    if (why := why_not_again(g, seat, choice)) is not None:
        return why
    offered = g.box.locations[g.heroes[seat].at].actions
    entry = next((entry for entry in offered if entry.key == choice.action), None)
    return NOT_HERE if entry is None else why_not_offered(g, seat, entry, those_here(g, seat))


def why_not_offered(g: Avalon, seat: Seat, entry: ActionEntry, here: list[Seat]) -> Refusal | None:
    number = g.heroes[seat].at
    source = f"location:{number}"
    if not holds(g, entry.if_, seat, source, here):
        return NOT_HERE
    if uses_left(g, seat, number, entry) <= 0:
        return USED_TODAY
    return can_pay(g, entry.cost, here, seat, source, "location")


def location_options(g: Avalon, seat: Seat) -> list[Option]:
    number = g.heroes[seat].at
    offered = g.box.locations[number].actions
    if not offered:
        return []
    here = those_here(g, seat)
    options: list[Option] = []
    for entry in offered:
        if why_not_offered(g, seat, entry, here) is None:
            choice = LocationChoice(entry.key)
            if why_not_again(g, seat, choice) is None:
                options.append(offer(choice, _location_action(seat, number, choice, entry)))
    return options


def _location_action(seat: Seat, number: int, choice: LocationChoice, entry: ActionEntry) -> TakeAction:
    does = (LocationDeed(seat, number, entry.key),)
    return TakeAction(seat, choice.key, "location", entry.cost, f"location:{number}", TOGETHER, does, if_=entry.if_)


# -- the Character's own Action


@action(CharacterChoice)
def why_not_character(g: Avalon, seat: Seat, choice: CharacterChoice) -> Refusal | None:
    """Others may help with its Energy, but one Energy is its own (TG-10.2)."""
    if (why := why_not_again(g, seat, choice)) is not None:
        return why
    hero = g.heroes[seat]
    entry, source = g.box.characters[hero.character].action, f"character:{hero.character}"
    limit = times_a_day(entry)
    if limit and g.used.get(used_in("day", source), 0) >= limit:
        return no("TG_E_ONCE_PER_DAY", "TG-9.2")
    if not holds(g, entry.if_, seat, source, [seat]):
        return no("TG_E_NO_ACTION", "TG-10.1")
    lack = can_pay(g, entry.cost, those_here(g, seat), seat, source, "character", helped=True)
    if lack is None and hero.energy < least_energy(entry):
        return no("TG_E_CHAR_ACTION_MIN", "TG-10.2", name=name_of(g, seat))
    return lack


def least_energy(entry: ActionEntry) -> int:
    return 1 if entry.cost.energy else 0


def character_option(g: Avalon, seat: Seat) -> list[Option]:
    if why_not_character(g, seat, CHARACTER) is not None:
        return []
    character = g.heroes[seat].character
    entry, does = g.box.characters[character].action, (CharacterDeed(seat),)
    least, source = least_energy(entry), f"character:{character}"
    return [offer(CHARACTER, TakeAction(seat, CHARACTER.key, "character", entry.cost, source, HELP, does, least))]


# -- Menhirs


@action(MenhirChoice)
def why_not_menhir(g: Avalon, seat: Seat, choice: MenhirChoice) -> Refusal | None:
    """Always free, only where the Menhir seal is (TG-11.1)."""
    if (why := why_not_again(g, seat, choice)) is not None:
        return why
    return None if "menhir" in g.box.locations[g.heroes[seat].at].seals else NO_MENHIR


def menhir_option(g: Avalon, seat: Seat) -> list[Option]:
    return [_menhir(seat, g.heroes[seat].at)] if why_not_menhir(g, seat, MENHIR) is None else []


@cache
def _menhir(seat: Seat, number: int) -> Option:
    does = (InspectMenhir(seat, number),)
    return offer(MENHIR, TakeAction(seat, MENHIR.key, "menhir", FREE, f"location:{number}", TOGETHER, does))


# -- Actions that cards give


@action(UseChoice)
def why_not_use(g: Avalon, seat: Seat, choice: UseChoice) -> Refusal | None:
    """Items, Skills, Secrets and other cards: personal, though others may help to pay (TG-13)."""
    act = next((act for act in acts_of(g, seat) if act.during == "" and act.mark == choice.ability), None)
    return no("TG_E_NO_ACTION", "TG-6.9") if act is None else why_not_act_of_card(g, seat, act, choice)


def why_not_act_of_card(g: Avalon, seat: Seat, act: Act, choice: UseChoice) -> Refusal | None:
    why = why_not_again(g, seat, choice)
    return why or can_pay(g, act.cost, those_here(g, seat), seat, act.source, "use", helped=True)


def granted_options(g: Avalon, seat: Seat) -> list[Option]:
    acts = acts_of(g, seat)
    if not acts:
        return []
    usable = [(UseChoice(act.mark), act) for act in acts if act.during == ""]
    return [
        offer(choice, _use(seat, choice, act))
        for choice, act in usable
        if why_not_act_of_card(g, seat, act, choice) is None
    ]


def _use(seat: Seat, choice: UseChoice, act: Act) -> TakeAction:
    does = (CarryOutAbility(act.ability, seat, act.source, act.mark),)
    company = HELP if act.cost.energy or act.cost.magic else ALONE
    return TakeAction(seat, choice.key, "use", act.cost, act.source, company, does)


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


@action(PassChoice)
def why_not_pass(g: Avalon, seat: Seat, choice: PassChoice) -> None:
    """It is always open to whose turn it is (TG-12.1)."""


@cache
def pass_option(seat: Seat) -> Option:
    return offer(PASS, Pass(seat))
