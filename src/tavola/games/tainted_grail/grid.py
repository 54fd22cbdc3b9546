"""The grid of Locations (TG-18): cells, distances, and where the directional keys of a card lead."""

from __future__ import annotations

from tavola.games.tainted_grail.state import Avalon, Place

EDGES: dict[str, tuple[int, int]] = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}


OPPOSITE = {"north": "south", "east": "west", "south": "north", "west": "east"}


def number_at(g: Avalon, x: int, y: int) -> int | None:
    for number, place in g.places.items():
        if place.x == x and place.y == y:
            return number
    return None


def distance(g: Avalon, a: Place, b: Place) -> int:
    """Cards between two places, a diagonal counting as one (TG-5.3)."""
    across, along = abs(a.x - b.x), abs(a.y - b.y)
    return across + along if g.options.relocation_distance == "orthogonal" else max(across, along)


def nearest(g: Avalon, place: Place) -> int:
    """The nearest Location on the table; between equally near ones the lowest number."""
    return min(g.places, key=lambda number: (distance(g, place, g.places[number]), number))


def is_in_range(g: Avalon, x: int, y: int) -> bool:
    """No more than one card away from an Active Menhir, diagonals and its own card included (TG-19.2)."""
    for number in g.menhirs:
        place = g.places[number]
        if abs(place.x - x) <= 1 and abs(place.y - y) <= 1:
            return True
    return False


def answering(g: Avalon, key: int) -> int | None:
    """The card a directional key means: the one of that number, or, once that is out of the game, a version of it."""
    if key in g.places or key in g.available:
        return key
    versions = [number for number in g.box.versions.get(key, ()) if number not in g.removed]
    if not versions:
        return None
    for number in reversed(g.replaced):  # the version most recently put into play
        if number in versions:
            return number
    return min(versions)


def neighbour(g: Avalon, number: int, edge: str) -> int | None:
    """The revealed Location that one may go to across this edge: a key on the edge left behind is needed (TG-18.7)."""
    place = g.places.get(number)
    if place is None:
        return None
    key = g.box.locations[number].keys.get(edge)  # type: ignore[call-overload]  # one of the four edges
    if key is not None:
        return across(g, place, edge, key)
    if g.options.route == "either_edge":
        dx, dy = EDGES[edge]
        return _reached_from_beyond(g, number, edge, place.x + dx, place.y + dy)
    return None


def across(g: Avalon, place: Place, edge: str, key: int) -> int | None:
    """The Location that the key on an edge means, if it lies on the table just across."""
    found = key if key in g.places else answering(g, key)
    if found not in g.places:
        return None
    there, (dx, dy) = g.places[found], EDGES[edge]
    return found if there.x - place.x == dx and there.y - place.y == dy else None


def _reached_from_beyond(g: Avalon, number: int, edge: str, x: int, y: int) -> int | None:
    found = number_at(g, x, y)
    if found is None:
        return None
    back = g.box.locations[found].keys.get(OPPOSITE[edge])  # type: ignore[call-overload]
    return found if back is not None and answering(g, back) == number else None


def roads_from(g: Avalon, number: int) -> list[int]:
    """Where Travel may lead from here, lowest number first."""
    place = g.places.get(number)
    if place is None:
        return []
    if g.options.route == "either_edge":
        ways = {neighbour(g, number, edge) for edge in EDGES}
    else:
        ways = {across(g, place, edge, key) for edge, key in g.box.locations[number].keys.items()}
    ways.discard(None)
    return sorted(ways)  # type: ignore[arg-type]  # numbers only, now
