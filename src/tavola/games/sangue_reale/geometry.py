"""The drawing of a map, checked against the rules' map: areas that fit without gaps, marks that lie inside.

Coordinates are whole numbers on the canvas, x to the right, y downwards; an outline goes round clockwise as seen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from math import hypot

from tavola.content.source import Problem
from tavola.games.sangue_reale.content import Area, MapPage, Point

CLEARANCE = 10  # a mark keeps this far from its area's outline
APART = 26  # between the middles of two marks


def lint_geometry(page: MapPage, file: str) -> list[Problem]:
    """Every fault of a drawing; where outlines themselves are wrong, the rest is not looked at."""
    broken = [*_outlines(page, file)]
    if broken:
        return broken
    return [*_fit(page, file), *_edges(page, file), *_marks(page, file), *_drawings(page, file)]


def outline(page: MapPage, area: Area) -> list[Point]:
    """The corners of an area as points."""
    return [page.corners[corner] for corner in area.outline]


def _sides(names: Sequence[str]) -> list[tuple[str, str]]:
    return list(zip(names, [*names[1:], *names[:1]], strict=True))


def _outlines(page: MapPage, file: str) -> Iterator[Problem]:
    for area in page.areas:
        unknown = [corner for corner in area.outline if corner not in page.corners]
        points = [] if unknown else outline(page, area)
        if unknown:
            yield Problem(file, f"there is no corner {unknown[0]}", area.id, "outline", rule="G-1")
        elif len(set(area.outline)) != len(area.outline) or len(points) < 3:
            yield Problem(file, "an outline needs three corners or more, each once", area.id, "outline", rule="G-1")
        elif _crosses_itself(points):
            yield Problem(file, "the outline crosses itself", area.id, "outline", rule="G-1")
        elif twice_the_size(points) <= 0:
            yield Problem(file, "the corners do not go round clockwise", area.id, "outline", rule="G-1")


def twice_the_size(points: Sequence[Point]) -> int:
    """Twice the size of a polygon, positive when it goes round clockwise on a canvas whose y points down."""
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True))


def _crosses_itself(points: Sequence[Point]) -> bool:
    sides = list(zip(points, [*points[1:], points[0]], strict=True))
    return any(crosses(*one, *two) for one, two in combinations(sides, 2))


def crosses(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two sides meet anywhere but at corners that they share."""
    if _lie_apart((a, b), (c, d)):
        return False
    if {a, b} & {c, d}:
        shared = {a, b} & {c, d}
        return len(shared) == 1 and any(
            _lies_on(p, c, d) or _lies_on(q, a, b) for p in {a, b} - shared for q in {c, d} - shared
        )
    turns = _turn(a, b, c), _turn(a, b, d), _turn(c, d, a), _turn(c, d, b)
    if turns[0] * turns[1] < 0 and turns[2] * turns[3] < 0:
        return True
    return _lies_on(a, c, d) or _lies_on(b, c, d) or _lies_on(c, a, b) or _lies_on(d, a, b)


def _turn(a: Point, b: Point, c: Point) -> int:
    way = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (way > 0) - (way < 0)


def _lies_on(point: Point, a: Point, b: Point) -> bool:
    """On the side from a to b, its ends left out."""
    if point in (a, b) or _turn(a, b, point) != 0:
        return False
    return min(a[0], b[0]) <= point[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= point[1] <= max(a[1], b[1])


def is_inside(point: Point, points: Sequence[Point]) -> bool:
    """Whether a point lies strictly inside a polygon."""
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True):
        if (x1, y1) == point or _lies_on(point, (x1, y1), (x2, y2)):
            return False
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def distance(point: Point, a: Point, b: Point) -> float:
    """From a point to a side."""
    along, across = b[0] - a[0], b[1] - a[1]
    share = ((point[0] - a[0]) * along + (point[1] - a[1]) * across) / (along * along + across * across)
    share = max(0.0, min(1.0, share))
    return hypot(point[0] - a[0] - share * along, point[1] - a[1] - share * across)


def _fit(page: MapPage, file: str) -> Iterator[Problem]:
    """Neighbours share whole sides, in opposite directions; nothing lies over anything else."""
    for one, two in combinations(page.areas, 2):
        ours, theirs = outline(page, one), outline(page, two)
        if set(_sides(one.outline)) & set(_sides(two.outline)) or _lie_over(ours, theirs):
            yield Problem(file, f"it lies over {two.id}", one.id, "outline", rule="G-2")
    if not _has_one_coast(page):
        yield Problem(file, "the areas leave a gap between them, or are no single land", page.id, "areas", rule="G-2")
    used = {corner for area in page.areas for corner in area.outline}
    for corner in sorted(set(page.corners) - used):
        yield Problem(file, f"no area has the corner {corner}", corner, "corners", rule="G-2")


def _has_one_coast(page: MapPage) -> bool:
    """The sides of one area only, followed from corner to corner, come back to the start after all of them."""
    sides = {side for area in page.areas for side in _sides(area.outline)}
    onward = {here: there for here, there in sides if (there, here) not in sides}
    start = corner = next(iter(onward))
    for steps in range(1, len(onward) + 1):
        corner = onward.get(corner, start)
        if corner == start:
            return steps == len(onward)
    return False


def _lie_over(ours: Sequence[Point], theirs: Sequence[Point]) -> bool:
    if _lie_apart(ours, theirs):
        return False
    our_sides = list(zip(ours, [*ours[1:], ours[0]], strict=True))
    their_sides = list(zip(theirs, [*theirs[1:], theirs[0]], strict=True))
    if any(crosses(*one, *two) for one in our_sides for two in their_sides):
        return True
    return any(is_inside(point, theirs) for point in ours) or any(is_inside(point, ours) for point in theirs)


def _lie_apart(ours: Sequence[Point], theirs: Sequence[Point]) -> bool:
    """Whether one lies wholly to a side of the other, which most of a map do."""
    for axis in (0, 1):
        here, there = [point[axis] for point in ours], [point[axis] for point in theirs]
        if max(here) < min(there) or max(there) < min(here):
            return True
    return False


def shared_sides(page: MapPage) -> dict[frozenset[str], set[frozenset[str]]]:
    """For each two areas that touch along sides, these sides as pairs of corners."""
    of_side: dict[frozenset[str], list[str]] = {}
    for area in page.areas:
        for side in _sides(area.outline):
            of_side.setdefault(frozenset(side), []).append(area.id)
    found: dict[frozenset[str], set[frozenset[str]]] = {}
    for shared, owners in of_side.items():
        if len(owners) == 2:
            found.setdefault(frozenset(owners), set()).add(shared)
    return found


def _edges(page: MapPage, file: str) -> Iterator[Problem]:
    """The rules' neighbours are the drawing's neighbours, and each edge runs along exactly what its areas share."""
    shared = shared_sides(page)
    joined = {frozenset((edge.a, edge.b)) for edge in page.edges}
    for pair in sorted(map(sorted, shared.keys() - joined)):
        yield Problem(
            file, f"{pair[0]} and {pair[1]} touch, but no edge joins them", "-".join(pair), "edges", rule="G-3"
        )
    for edge in page.edges:
        sides = shared.get(frozenset((edge.a, edge.b)), set())
        if not sides:
            yield Problem(file, f"{edge.a} and {edge.b} do not touch", edge.id, "along", rule="G-3")
        elif {frozenset(side) for side in pairwise(edge.along)} != sides or len(edge.along) != len(sides) + 1:
            yield Problem(file, "it does not run along what its two areas share", edge.id, "along", rule="G-3")


def _marks(page: MapPage, file: str) -> Iterator[Problem]:
    """Names, numbers and boxes lie inside their area, clear of its outline and of each other."""
    everything: list[tuple[str, Point]] = []
    for area in page.areas:
        points = outline(page, area)
        marks = [(slot.id, slot.at) for slot in area.slots] + ([(area.box.id, area.box.at)] if area.box else [])
        for field, (name, at) in [("label", (area.id, area.label)), *(("at", mark) for mark in marks)]:
            sides = zip(points, [*points[1:], points[0]], strict=True)
            if not is_inside(at, points) or min(distance(at, *side) for side in sides) < CLEARANCE:
                yield Problem(
                    file, f"{name} at {at[0]}, {at[1]} is not well inside the area", area.id, field, rule="G-4"
                )
        everything += marks
    for (one, here), (two, there) in combinations(everything, 2):
        if hypot(here[0] - there[0], here[1] - there[1]) < APART:
            yield Problem(file, f"the marks {one} and {two} are too near each other", one, "at", rule="G-4")


def _drawings(page: MapPage, file: str) -> Iterator[Problem]:
    width, height = page.canvas
    lines = [(drawing.id, point) for drawing in page.drawings for point in drawing.line]
    for name, (x, y) in [*page.corners.items(), *lines]:
        if not (0 <= x <= width and 0 <= y <= height):
            yield Problem(file, f"{x}, {y} is outside the canvas", name, "corners", rule="G-5")
