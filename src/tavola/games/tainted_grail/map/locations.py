"""Locations on the table (TG-18): the grid, directional keys, legacy numbers, revealing, discarding, replacing."""

from __future__ import annotations

from tavola.games.tainted_grail.content.box import card_of
from tavola.games.tainted_grail.deeds.map import Arrive
from tavola.games.tainted_grail.effects.selectors import by_number, living_at
from tavola.games.tainted_grail.events.map import (
    CharactersMoved,
    LocationDiscarded,
    LocationRemoved,
    LocationReplaced,
    LocationRevealed,
)
from tavola.games.tainted_grail.grid import EDGES, answering, is_in_range, nearest, number_at
from tavola.games.tainted_grail.map.guardians import discard_guardians_at
from tavola.games.tainted_grail.state import Avalon, Place
from tavola.kernel.decision import Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import then

# -- the grid


# -- directional keys


# -- revealing


def reveal(g: Avalon, number: int) -> bool:
    """Each keyed neighbour in range of an Active Menhir, still to be had and with a free cell, is added (TG-18.9)."""
    place = g.places[number]
    added = False
    for edge, key in g.box.locations[number].keys.items():
        if key in g.places:
            continue
        dx, dy = EDGES[edge]
        found = answering(g, key)
        if found is not None and found in g.available and is_in_range(g, place.x + dx, place.y + dy):
            added = lay_location(g, found, place.x + dx, place.y + dy) or added
    return added


def lay_location(g: Avalon, number: int, x: int, y: int) -> bool:
    """Put an unrevealed Location on the table, with the Quest tokens kept for it; an occupied cell stays as it is."""
    if number_at(g, x, y) is not None:
        return False
    g.available.remove(number)
    g.places[number] = Place(x, y, quest=g.kept_tokens.pop(number, 0))
    emit(g, LocationRevealed(number, x, y))
    return True


def reveal_number(g: Avalon, number: int) -> None:
    """An effect names a Location: it comes where a key on the table wants it, if that is in range."""
    for beside in sorted(g.places):
        for edge, key in g.box.locations[beside].keys.items():
            place, (dx, dy) = g.places[beside], EDGES[edge]
            if number in g.available and answering(g, key) == number and is_in_range(g, place.x + dx, place.y + dy):
                lay_location(g, number, place.x + dx, place.y + dy)


def reveal_around_everybody(g: Avalon) -> None:
    """The reveal check of every Location that holds a Character, without instant rules (TG-11.8)."""
    for number in sorted({hero.at for hero in g.heroes if hero.alive and hero.at in g.places}):
        reveal(g, number)


# -- leaving the table


def discard_location(g: Avalon, number: int) -> None:
    """Off the table; Characters there go to the nearest one that is left, and the last Location stays."""
    if number not in g.places or len(g.places) == 1:
        return
    place = g.places[number]
    take_up_location(g, number)
    emit(g, LocationDiscarded(number))
    _make_room(g, number, place)


def take_up_location(g: Avalon, number: int) -> None:
    """A Location that may be revealed again; its Quest tokens and Quest dials wait for it (TG-18.23)."""
    tokens = g.places[number].quest
    _clear(g, number)
    if tokens and g.options.discarded_quest_tokens == "kept":
        g.kept_tokens[number] = tokens
    g.available.append(number)
    g.available.sort()


def remove_location(g: Avalon, number: int) -> None:
    """Out of the campaign, from wherever it is (TG-30.4)."""
    if number in g.available:
        g.available.remove(number)
        g.removed.append(number)
    elif number in g.places and len(g.places) > 1:
        place = g.places[number]
        _clear(g, number)
        g.dials = [dial for dial in g.dials if dial.target != str(number)]
        g.removed.append(number)
        emit(g, LocationRemoved(number))
        _make_room(g, number, place)


def _clear(g: Avalon, number: int) -> None:
    """Items lying here go to the bottom of the Item deck, Guardians to the bottom of theirs, the Menhir goes dark."""
    place = g.places.pop(number)
    g.menhirs.pop(number, None)
    for copy in place.dropped:
        g.item_deck.insert(0, copy)
    discard_guardians_at(g, number)
    kept = g.options.discarded_quest_tokens == "kept"
    g.dials = [dial for dial in g.dials if dial.target != str(number) or (kept and dial.token == "quest")]


def _make_room(g: Avalon, number: int, place: Place) -> None:
    """Characters whose Location an effect takes away go to the nearest one that is left, together (TG-5.15)."""
    if seats := living_at(g, number):
        enter(g, seats, nearest(g, place), travelling=False)


def replace_location(g: Avalon, old: int, new: int) -> None:
    """The changed version takes the cell with all that is on it; nobody entered, so only the reveal check follows."""
    if new in g.places or old in g.removed:
        return None
    for heap in (g.available, g.removed):
        if new in heap:
            heap.remove(new)
    g.replaced.append(new)
    if old not in g.places:
        g.available.remove(old)
        g.removed.append(old)
        g.available.append(new)
        g.available.sort()
        return _hand_over_tokens(g, old, new)
    g.places[new] = g.places.pop(old)
    g.removed.append(old)
    if old in g.menhirs:
        g.menhirs[new] = g.menhirs.pop(old)
    g.guardians = [type(guard)(guard.encounter, new) if guard.at == old else guard for guard in g.guardians]
    if g.encounter is not None and g.encounter.guardian_at == old:
        g.encounter.guardian_at = new  # one that is being fought belongs to the place as well
    for hero in g.heroes:
        hero.at = new if hero.at == old else hero.at
    _hand_over_tokens(g, old, new)
    emit(g, LocationReplaced(old, new))
    if living_at(g, new):
        reveal(g, new)


def _hand_over_tokens(g: Avalon, old: int, new: int) -> None:
    if old in g.kept_tokens:
        g.kept_tokens[new] = g.kept_tokens.pop(old)
    for dial in g.dials:
        if dial.target == str(old):
            dial.target = str(new)


# -- moving


def enter(g: Avalon, seats: list[Seat], number: int, travelling: bool) -> None:
    """The Characters are there now; everything that arriving brings comes next."""
    seats = by_number(g, seats)
    for seat in seats:
        g.heroes[seat].at = number
    emit(g, CharactersMoved(tuple(seats), number, travelling))
    then(g, Arrive(seats, number, travelling))


def items_lying_at(g: Avalon, number: int) -> list[str]:
    return sorted(g.places[number].dropped, key=lambda copy: (card_of(copy), copy)) if number in g.places else []
