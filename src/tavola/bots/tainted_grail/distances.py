"""The map as a traveller sees it: how far every place is, the way there, and where unrevealed ones will lie."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from heapq import heappop, heappush

from tavola.games.tainted_grail.grid import EDGES, answering, roads_from
from tavola.games.tainted_grail.state import Avalon

STRANGE = 2.5  # Energy that a step into the unrevealed is reckoned at: a stone may have to be lit for it
GUARDED = 6.0  # what a Guardian on the way is reckoned at


def cell_of(g: Avalon, beside: int, number: int) -> tuple[int, int]:
    """Where a place lies or would come to lie, beside one that is on the table."""
    if number in g.places:
        return g.places[number].x, g.places[number].y
    place = g.places[beside]
    for edge, key in g.box.locations[beside].keys.items():
        if answering(g, key) == number:
            return place.x + EDGES[edge][0], place.y + EDGES[edge][1]
    return place.x, place.y


def ways_out(g: Avalon, start: int) -> tuple[dict[int, float], dict[int, int]]:
    """How far every place of the old map is, and from where one comes to it; unrevealed ones are reckoned farther."""
    cost, came, heap = {start: 0.0}, {}, [(0.0, start)]
    while heap:
        far, number = heappop(heap)
        if far > cost[number]:
            continue
        for there, step in _ways(g, number):
            if far + step < cost.get(there, 99.0):
                cost[there], came[there] = far + step, number
                heappush(heap, (far + step, there))
    return cost, came


def _ways(g: Avalon, number: int) -> Iterator[tuple[int, float]]:
    if number in g.places:
        revealed = roads_from(g, number)
        yield from ((there, 1.0 + GUARDED * any(guard.at == there for guard in g.guardians)) for there in revealed)
    for key in g.box.locations[number].keys.values():
        there = answering(g, key)
        if there is not None and there not in g.places:
            yield there, STRANGE


def step_towards(g: Avalon, here: int, to: int, is_meant: Callable[[int], bool]) -> bool:
    """Whether going there brings one nearer to the nearest such Location on the table."""
    if is_meant(here):
        return False
    there, now = distance(g, to, is_meant), distance(g, here, is_meant)
    return there is not None and (now is None or there < now)


def distance(g: Avalon, start: int, is_meant: Callable[[int], bool]) -> int | None:
    """Steps along revealed ways to the nearest Location that is meant."""
    seen, edge, steps = {start}, [start], 0
    while edge:
        if any(is_meant(number) for number in edge):
            return steps
        edge = sorted({way for number in edge for way in roads_from(g, number)} - seen)
        seen.update(edge)
        steps += 1
    return None
