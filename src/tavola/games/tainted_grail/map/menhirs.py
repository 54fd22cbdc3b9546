"""Menhirs and the Anomaly (TG-11, TG-19): lighting one, its dial, its range, and the land it holds."""

from __future__ import annotations

from tavola.games.tainted_grail.character.survival import gain_track, lose_track
from tavola.games.tainted_grail.content.schema import MenhirWay
from tavola.games.tainted_grail.content.vocabulary import ANY_ITEM
from tavola.games.tainted_grail.costs.costs import missing, refusal_of
from tavola.games.tainted_grail.deeds.character import DiscardItems
from tavola.games.tainted_grail.deeds.costs import Pay, PayFirst
from tavola.games.tainted_grail.deeds.day import Remember
from tavola.games.tainted_grail.deeds.effects import CarryOut
from tavola.games.tainted_grail.deeds.map import (
    AskToLight,
    InspectMenhir,
    LightMenhir,
    ReachSafeGround,
    ReachSafeGroundTogether,
)
from tavola.games.tainted_grail.effects.evaluate import amount, holds
from tavola.games.tainted_grail.effects.modifiers import modified
from tavola.games.tainted_grail.effects.repeats import was_in_vain
from tavola.games.tainted_grail.effects.selectors import decider, living
from tavola.games.tainted_grail.events.map import (
    AnomalySuffered,
    MenhirActivated,
    MenhirDialTurned,
    MenhirInspected,
    MenhirWentDark,
)
from tavola.games.tainted_grail.grid import is_in_range, nearest
from tavola.games.tainted_grail.map.choices import LeaveMenhirChoice, LightChoice
from tavola.games.tainted_grail.map.locations import discard_location, enter, reveal_around_everybody
from tavola.games.tainted_grail.modes import days_more, in_story_mode
from tavola.games.tainted_grail.state import Avalon, GrailDo
from tavola.kernel.choice import NO_SUCH_THING, legality, offer
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask, procedure, rule, then

# -- activating


def activate_menhir(g: Avalon, number: int, dial: int, seat: Seat) -> None:
    """A Menhir is lit, or renewed: what was left of its dial is lost (TG-11.7). Neighbours in range come to light.

    Whoever lights it has its own cards to help (TG-11.11).
    """
    if number not in g.places:
        return
    value = modified(g, seat, "dial.menhir", dial)
    if g.options.short_menhirs:
        value -= 1  # TG-40.11
    value += days_more(g)
    renewed = number in g.menhirs
    g.menhirs[number] = max(1, value)
    emit(g, MenhirActivated(number, g.menhirs[number], renewed))
    if g.options.reveal_on_activation:
        reveal_around_everybody(g)


def adjust_dial(g: Avalon, number: int, add: int) -> None:
    if number in g.menhirs:
        g.menhirs[number] = max(0, g.menhirs[number] + add)
        emit(g, MenhirDialTurned(number, g.menhirs[number]))


def ways_to_light(g: Avalon, number: int) -> list[MenhirWay]:
    """The ways a text gives to light this Menhir; most give one."""
    entry = g.box.locations[number].menhir
    if entry is None:
        return []
    return entry.ways or [MenhirWay("menhir", entry.cost, entry.requires, entry.do)]


def read_the_menhir(g: Avalon, do: InspectMenhir) -> None:
    emit(g, MenhirInspected(do.number))


def light_it_or_leave_it(g: Avalon, do: InspectMenhir) -> None:
    members = list(g.party)
    options = [
        offer(LightChoice(way.key), *_lighting(do, way, members))
        for way in ways_to_light(g, do.number)
        if why_not_light(g, do.seat, do.number, way, members) is None
    ]
    ask(g, decider(g, members), "menhir", [*options, offer(LeaveMenhirChoice())])


procedure(InspectMenhir, read_the_menhir, light_it_or_leave_it)


def inspecting(g: Avalon) -> InspectMenhir | None:
    """The inspection that is going on; who answers for the group may be somewhere else."""
    return next((do for do in reversed(g.stack) if isinstance(do, InspectMenhir)), None)


@legality(LightChoice)
def why_not_this_way(g: Avalon, seat: Seat, choice: LightChoice) -> Refusal | None:
    at = inspecting(g)
    ways = [] if at is None else [way for way in ways_to_light(g, at.number) if way.key == choice.way]
    return why_not_light(g, at.seat, at.number, ways[0], list(g.party)) if at and ways else NO_SUCH_THING


def _lighting(do: InspectMenhir, way: MenhirWay, members: list[Seat]) -> tuple[GrailDo, ...]:
    source = f"location:{do.number}"
    pay = Pay(way.cost, members, do.seat, source)
    lit = LightMenhir(do.seat, do.number, way.key), CarryOut(way.do, do.seat, f"menhir:{do.number}")
    if len(members) == 1:
        return pay, *lit
    return (PayFirst(pay, lit, (Remember(_way_mark(do.number, way)), AskToLight(do.seat, do.number))),)


def _way_mark(number: int, way: MenhirWay) -> str:
    return f"light:{number}:{way.key}"


@rule(AskToLight)
def ask_to_light(g: Avalon, do: AskToLight) -> None:
    light_it_or_leave_it(g, InspectMenhir(do.seat, do.number))


def why_not_light(g: Avalon, seat: Seat, number: int, way: MenhirWay, members: list[Seat]) -> Refusal | None:
    """The requirement is met by one of the members; the cost, scaled to the whole table, is paid by all together."""
    key, source = LightChoice(way.key).key, f"location:{number}"
    if not holds(g, way.requires, seat, source, members):
        return Refusal("TG_E_MENHIR_REQ", "TG-11.2", key)
    limit = g.options.menhir_limit
    if limit is not None and number not in g.menhirs and len(g.menhirs) >= limit:
        return Refusal("TG_E_MENHIR_LIMIT", "TG-1.2", key, {"limit": limit})
    if was_in_vain(g, _way_mark(number, way)):
        return Refusal("TG_E_NOBODY_PAYS", "TG-21.11", key)
    lack = missing(g, way.cost, members, seat, source)
    if lack is None:
        return None
    refusal = refusal_of(*lack)
    return Refusal(refusal.code, refusal.rule, key, refusal.args)


@rule(LightMenhir)
def light_menhir(g: Avalon, do: LightMenhir) -> None:
    entry = g.box.locations[do.number].menhir
    assert entry is not None
    way = next(way for way in ways_to_light(g, do.number) if way.key == do.way)
    dial = entry.dial if way.dial is None else way.dial
    activate_menhir(g, do.number, amount(g, dial, do.seat, f"location:{do.number}"), do.seat)


# -- the morning


def remove_extinct_menhirs(g: Avalon) -> None:
    """Every Menhir without a dial goes dark (TG-5.1); the others are the Active ones."""
    for number in [number for number, dial in g.menhirs.items() if dial == 0]:
        del g.menhirs[number]
        emit(g, MenhirWentDark(number))


def lose_what_is_out_of_range(g: Avalon) -> None:
    """All removals are decided first and then carried out together (TG-5.2); without any Menhir the land stays and all
    suffer (TG-5.4)."""
    if not g.menhirs:
        for seat in living(g):
            suffer_the_anomaly(g, seat)
        return
    lost = {number: place for number, place in g.places.items() if not is_in_range(g, place.x, place.y)}
    if not lost:
        return
    caught = [(g.heroes[seat], seat, lost[g.heroes[seat].at]) for seat in living(g) if g.heroes[seat].at in lost]
    for hero, _, _ in caught:
        hero.at = 0  # nowhere, until every removal is finished
    for number in sorted(lost):
        discard_location(g, number)
    groups: dict[int, list[Seat]] = {}
    for hero, seat, place in caught:
        hero.at = nearest(g, place)
        groups.setdefault(hero.at, []).append(seat)
    then(g, *[ReachSafeGroundTogether(seats, number) for number, seats in groups.items()])
    for _, seat, _ in reversed(caught):  # the losses come before the moves, and what they bring is done at once
        suffer_the_anomaly(g, seat)


@rule(ReachSafeGroundTogether)
def reach_safe_ground_together(g: Avalon, do: ReachSafeGroundTogether) -> None:
    """Special Movement, so it reveals and triggers, unless the table plays it as plain relocation."""
    seats = [seat for seat in do.seats if g.heroes[seat].alive and g.heroes[seat].at == do.number]
    if seats and g.options.relocation_triggers:
        enter(g, seats, do.number, travelling=False)


@rule(ReachSafeGround)
def reach_safe_ground(g: Avalon, do: ReachSafeGround) -> None:
    then(g, ReachSafeGroundTogether([do.seat], g.heroes[do.seat].at))


def suffer_the_anomaly(g: Avalon, seat: Seat) -> None:
    """The dark bites; in Story mode it takes a thing instead (M-4)."""
    emit(g, AnomalySuffered(seat))
    if in_story_mode(g):
        then(g, DiscardItems(seat, 1, ANY_ITEM))
    else:
        lose_track(g, seat, "health", 2)
    gain_track(g, seat, "terror", 2)


def lower_the_dials(g: Avalon) -> None:
    """A dial that shows 1 is taken out; its Menhir stays Active until tomorrow morning (TG-5.5)."""
    for number, dial in g.menhirs.items():
        if dial:
            g.menhirs[number] = dial - 1
            emit(g, MenhirDialTurned(number, dial - 1))
