"""Whom and which place a text means (D.2), and who decides for a group (TG-41.4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tavola.games.tainted_grail.content.card_ids import kind_and_id
from tavola.games.tainted_grail.content.selector import PlaceSort, PlaceSought, Where, Who, WhoIsAt
from tavola.games.tainted_grail.grid import neighbour
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Seat


def character_number(g: Avalon, seat: Seat) -> int:
    """The number in the Character's letter, which breaks ties (TG-2.14)."""
    return g.box.characters[g.heroes[seat].character].number


def by_number(g: Avalon, seats: Iterable[Seat]) -> list[Seat]:
    """These Characters, the lowest Character Number first."""
    in_order = list(seats)
    if len(in_order) > 1:
        _put_in_order(g, in_order)
    return in_order


def _put_in_order(g: Avalon, seats: list[Seat]) -> None:
    numbers, heroes = g.box.character_numbers, g.heroes
    if len(seats) == 2:  # the usual company: one look is enough
        one, other = seats
        if numbers[heroes[one].character] > numbers[heroes[other].character]:
            seats.reverse()
    else:
        seats.sort(key=lambda seat: numbers[heroes[seat].character])


def living(g: Avalon) -> list[Seat]:
    """Every Character in play, by Character Number."""
    found = [seat for seat, hero in enumerate(g.heroes) if hero.alive]
    if len(found) > 1:
        _put_in_order(g, found)
    return found


def living_at(g: Avalon, number: int) -> list[Seat]:
    return [seat for seat in living(g) if g.heroes[seat].at == number]


def who_is_in(g: Avalon, hero: Seat) -> list[Seat]:
    """The group a text speaks to: in the Encounter, else in the Exploration, else in the Action, else this one."""
    if g.encounter is not None:
        return by_number(g, g.encounter.members)
    if hero in g.arriving:  # an arrival inside an Exploration speaks to those who arrive
        return by_number(g, g.arriving)
    if g.exploration is not None:
        return by_number(g, g.exploration.members)
    if hero in g.party:
        return by_number(g, g.party)
    return [hero]


def decider(g: Avalon, members: Sequence[Seat]) -> Seat:
    """Who answers for a group that has not agreed: the Chronicler, else the lowest Character Number (TG-41.4).

    Who is alone agrees with nobody else, so no Chronicler is asked.
    """
    if len(members) == 1:
        return members[0]
    if g.options.chronicler is not None and g.options.chronicler < len(g.heroes):
        return g.options.chronicler
    return by_number(g, members)[0]


def heroes_meant(g: Avalon, who: Who | str, hero: Seat, source: str, *, everybody: bool = False) -> list[Seat]:
    """The Characters an effect touches. `party` and `one` name the whole group: the word then lets it choose.

    A text for `everybody`, such as an Event, speaks to all Characters in play wherever they are.
    """
    if who == "self":
        return [hero] if g.heroes[hero].alive else []
    if who == "owner":
        return [owner_of(g, source, hero)]
    if who == "all":
        return living(g)
    if isinstance(who, WhoIsAt):
        return [seat for number in locations_meant(g, who.at, hero) for seat in living_at(g, number)]
    group = living(g) if everybody and g.encounter is None else who_is_in(g, hero)
    if who == "others":
        return [seat for seat in group if seat != hero and g.heroes[seat].alive]
    return [seat for seat in group if g.heroes[seat].alive]  # each, party, one


def owner_of(g: Avalon, source: str, hero: Seat) -> Seat:
    """Who owns the card that an effect stands on; the acting Character where nobody does."""
    kind, name = kind_and_id(source)
    if kind == "card" and g.encounter is not None:
        return next((laid.owner for laid in g.encounter.sequence if laid.card == name), hero)
    for seat, holder in enumerate(g.heroes):
        if any(held.id == name for held in (*holder.items, *holder.secrets)) and kind in ("item", "secret"):
            return seat
        if kind == "skill" and any(f"{skill.card}.{skill.side}" == name for skill in holder.skills):
            return seat
        if kind == "flaw" and holder.character == name:
            return seat
    return hero


def place_of(g: Avalon, hero: Seat) -> int:
    return g.heroes[hero].at


def locations_meant(g: Avalon, selector: Where, hero: Seat) -> list[int]:
    """The Location numbers a selector means, lowest first; several mean that somebody chooses."""
    if isinstance(selector, int):
        return [selector]
    if isinstance(selector, PlaceSought):
        return _sought(g, selector, hero)
    if selector == "lowest_revealed":
        return [min(g.places)]
    if selector == "highest_connected":
        return connected_to(g, place_of(g, hero))[-1:]
    return [place_of(g, hero)]  # here


def _sought(g: Avalon, selector: PlaceSought, hero: Seat) -> list[int]:
    if selector.number is not None:
        return [selector.number]
    if selector.connected is not None:
        found = connected_to(g, locations_meant(g, selector.connected, hero)[0])
    else:  # any revealed Location of this sort
        found = sorted(g.places)
    sort = selector.sort
    return [number for number in found if is_such_a_place(g, number, sort)]


def is_such_a_place(g: Avalon, number: int, wanted: PlaceSort) -> bool:
    """What may be asked of a Location: a tag, a seal, its number, whether its Menhir is Active, and `all, any, not`."""
    entry = g.box.locations[number]
    return (
        (wanted.tag is None or wanted.tag in entry.tags)
        and (wanted.seal is None or wanted.seal in entry.seals)
        and (wanted.at is None or number in wanted.numbers)
        and (wanted.menhir is None or (number in g.menhirs) == wanted.menhir)
        and (wanted.all is None or all(is_such_a_place(g, number, part) for part in wanted.all))
        and (wanted.any is None or any(is_such_a_place(g, number, part) for part in wanted.any))
        and (wanted.not_ is None or not is_such_a_place(g, number, wanted.not_))
    )


def connected_to(g: Avalon, number: int) -> list[int]:
    """Revealed Locations that a directional key of this one leads to, lowest number first."""
    edges = ("north", "east", "south", "west")
    return sorted(found for edge in edges if (found := neighbour(g, number, edge)) is not None)
