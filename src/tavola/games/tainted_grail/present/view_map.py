"""The map as everybody sees it: Locations on the table with all that is printed and lies on them.

A Location that is not revealed is known by the number on a directional key and by nothing else.
"""

from __future__ import annotations

import msgspec

from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.content.message_ids import hyphenated
from tavola.games.tainted_grail.content.schema import ActionEntry, LocationEntry, MenhirWay
from tavola.games.tainted_grail.day.actions import times_a_day, uses_left
from tavola.games.tainted_grail.effects.evaluate import holds
from tavola.games.tainted_grail.effects.selectors import living
from tavola.games.tainted_grail.grid import EDGES, across
from tavola.games.tainted_grail.map.locations import items_lying_at
from tavola.games.tainted_grail.map.menhirs import inspecting, ways_to_light
from tavola.games.tainted_grail.rules_text.rules_text import (
    TOGETHER,
    dial_line,
    effects_line,
    price_line,
    requirement_line,
    rules_text,
)
from tavola.games.tainted_grail.rules_text.values import Voice
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Seat
from tavola.kernel.text import Message, say

AS_OFTEN_AS_PAID = -1


class ExitView(msgspec.Struct, frozen=True):
    """A directional key: the number printed on it, and the Location it leads to now (0: none on the table)."""

    number: int
    to: int


class ActionView(msgspec.Struct, frozen=True):
    key: str
    name: Message
    price: Message
    effects: Message
    left: int  # times today; AS_OFTEN_AS_PAID where nothing limits it
    condition: Message | None  # it is there only while this holds
    offered: bool


class PlaceView(msgspec.Struct, frozen=True):
    number: int
    x: int
    y: int
    name: Message
    story: Message
    seals: tuple[str, ...]
    tags: tuple[str, ...]
    exits: dict[str, ExitView]  # by edge
    menhir: int | None  # the dial of a lit Menhir, 0 when it goes dark tomorrow
    time: int
    quest: int
    heroes: tuple[Seat, ...]
    guardians: tuple[str, ...]
    items: tuple[str, ...]  # lying here
    actions: tuple[ActionView, ...]
    instant: Message | None
    rules: tuple[Message, ...]
    explorable: bool


class WayView(msgspec.Struct, frozen=True):
    """A way to light a Menhir."""

    key: str
    name: Message | None
    price: Message
    requirement: Message | None
    dial: Message
    effects: Message | None


class MenhirView(msgspec.Struct, frozen=True):
    """What a Menhir asks for, as read by whoever stands before it."""

    number: int
    ways: tuple[WayView, ...]


def places(g: Avalon) -> tuple[PlaceView, ...]:
    standing: dict[int, list[Seat]] = {}
    for seat in living(g):
        standing.setdefault(g.heroes[seat].at, []).append(seat)
    return tuple(place_view(g, number, standing.get(number, [])) for number in sorted(g.places))


def place_view(g: Avalon, number: int, here: list[Seat]) -> PlaceView:
    place, printed = g.places[number], printed_on(g.box, number)
    return PlaceView(
        number=number,
        x=place.x,
        y=place.y,
        name=printed.name,
        story=printed.story,
        seals=printed.seals,
        tags=printed.tags,
        exits={edge: ExitView(key, across(g, place, edge, key) or 0) for edge, key in printed.keys},
        menhir=g.menhirs.get(number),
        time=place.time,
        quest=place.quest,
        heroes=tuple(here),
        guardians=tuple(guardian.encounter for guardian in g.guardians if guardian.at == number),
        items=tuple(items_lying_at(g, number)),
        actions=tuple(action_view(g, number, action, here) for action in printed.actions),
        instant=printed.instant,
        rules=printed.rules,
        explorable=printed.explorable,
    )


class PrintedAction(msgspec.Struct, frozen=True):
    """An Action of a Location in words."""

    entry: ActionEntry
    name: Message
    price: Message
    effects: Message
    condition: Message | None


class PrintedPlace(msgspec.Struct, frozen=True):
    """What stands on the card of a Location, in words."""

    name: Message
    story: Message
    seals: tuple[str, ...]
    tags: tuple[str, ...]
    keys: tuple[tuple[str, int], ...]  # by edge
    actions: tuple[PrintedAction, ...]
    instant: Message | None
    rules: tuple[Message, ...]
    explorable: bool


def printed_on(box: AvalonBox, number: int) -> PrintedPlace:
    """A card is put into words once a box: nothing on the table changes them."""
    return box.once(f"location:{number}", lambda: _printed(box.locations[number], f"location-{number}"))


def _printed(entry: LocationEntry, base: str) -> PrintedPlace:
    voice = Voice(alone=False, base=base)
    return PrintedPlace(
        say(base),
        say(f"{base}-text"),
        tuple(entry.seals),
        tuple(entry.tags),
        tuple((edge, key) for edge in EDGES for at, key in entry.keys.items() if at == edge),
        tuple(_printed_action(action, voice) for action in entry.actions),
        effects_line(entry.instant, voice) if entry.instant else None,
        tuple(line for ability in entry.abilities for line in rules_text(ability)),
        entry.journal is not None,
    )


def _printed_action(entry: ActionEntry, voice: Voice) -> PrintedAction:
    return PrintedAction(
        entry,
        say(f"{voice.base}-{hyphenated(entry.key)}"),
        price_line(entry.cost),
        effects_line(entry.do, voice),
        requirement_line(entry.if_) if entry.if_ is not None else None,
    )


def action_view(g: Avalon, number: int, printed: PrintedAction, here: list[Seat]) -> ActionView:
    """For "once a day" the mark of the first Character counts, unless the table counts each one's."""
    entry, reader = printed.entry, here[0] if here else 0
    return ActionView(
        key=entry.key,
        name=printed.name,
        price=printed.price,
        effects=printed.effects,
        left=max(0, uses_left(g, reader, number, entry)) if times_a_day(entry) else AS_OFTEN_AS_PAID,
        condition=printed.condition,
        offered=holds(g, entry.if_, reader, f"location:{number}", here or [reader]),
    )


def menhir_view(g: Avalon) -> MenhirView | None:
    """The Menhir that somebody is reading now."""
    at = inspecting(g)
    if at is None or not any(decision.prompt == "menhir" for decision in g.open):
        return None
    number = at.number
    return MenhirView(number, tuple(way_view(g, number, way) for way in ways_to_light(g, number)))


def way_view(g: Avalon, number: int, way: MenhirWay) -> WayView:
    entry = g.box.locations[number].menhir
    assert entry is not None
    base = f"location-{number}-menhir"
    return WayView(
        key=way.key,
        name=say(f"{base}-{hyphenated(way.key)}") if entry.ways else None,
        price=price_line(way.cost),
        requirement=requirement_line(way.requires, TOGETHER) if way.requires is not None else None,
        dial=dial_line(entry.dial if way.dial is None else way.dial),
        effects=effects_line(way.do, Voice(alone=False, base=base)) if way.do else None,
    )
