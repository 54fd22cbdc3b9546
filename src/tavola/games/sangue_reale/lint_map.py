"""Checks of a map and of the columns that feed it: C-6 and C-8 to C-14 of the catalogue."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, pairwise

from tavola.content.source import Problem
from tavola.games.sangue_reale.content import Area, ColumnPage, Edge, MapPage, SheetPage, SupporterSet
from tavola.games.sangue_reale.layout import ROW
from tavola.games.sangue_reale.vocabulary import ChangeEdge

FIXED_ERAS = (1, 2)  # borders and rivers change only in the later ones (SR-11.2)
MOST_BOXLESS = 12  # areas without a box on a changing map: every way in which they may join is looked at


def map_file(page: MapPage) -> str:
    return f"maps/{page.id}.yaml"


def lint_ids(page: MapPage) -> Iterator[Problem]:
    """C-6: slots, areas, boxes and edges are each called by a name of their own."""
    kinds = {
        "areas": [area.id for area in page.areas],
        "slots": [slot.id for area in page.areas for slot in area.slots],
        "box": [area.box.id for area in page.areas if area.box],
        "edges": [edge.id for edge in page.edges],
        "groups": [group.id for group in page.groups],
    }
    for field, ids in kinds.items():
        for id, times in Counter(ids).items():
            if times > 1:
                yield Problem(map_file(page), f"{id!r} is used {times} times", id, field, rule="C-6")
    boxes = set(kinds["box"])
    for group in page.groups:
        for box in group.boxes:
            if box not in boxes:
                yield Problem(map_file(page), f"there is no box {box!r}", group.id, "boxes", rule="C-6")


def lint_ends(page: MapPage) -> Iterator[Problem]:
    """C-10: an edge joins two different areas that exist, and no two edges join the same."""
    areas = {area.id for area in page.areas}
    pairs = Counter(frozenset((edge.a, edge.b)) for edge in page.edges)
    for edge in page.edges:
        for field, end in (("a", edge.a), ("b", edge.b)):
            if end not in areas:
                yield Problem(map_file(page), f"there is no area {end!r}", edge.id, field, rule="C-10")
        if edge.a == edge.b:
            yield Problem(map_file(page), "it joins an area to itself", edge.id, "b", rule="C-10")
        elif pairs[frozenset((edge.a, edge.b))] > 1:
            yield Problem(map_file(page), "another edge joins the same two areas", edge.id, "b", rule="C-10")


def lint_fixed_map(page: MapPage, sheet: SheetPage) -> Iterator[Problem]:
    """C-8: in Eras I and II every edge is present and fixed, every area has its box."""
    absent = {edge.id for edge in page.edges if not edge.present} | set(sheet.absent)
    for edge in page.edges:
        if edge.mutable or edge.id in absent:
            yield Problem(map_file(page), f"an edge cannot change in Era {sheet.era}", edge.id, "mutable", rule="C-8")
    for area in page.areas:
        if area.box is None:
            yield Problem(map_file(page), f"every area has a box in Era {sheet.era}", area.id, "box", rule="C-8")


def lint_changing_map(page: MapPage, sheet: SheetPage, sets: Sequence[SupporterSet]) -> Iterator[Problem]:
    """C-9, C-13, C-14: something can change, each box can stand alone, and then it has a number to circle."""
    if (boxless := sum(area.box is None for area in page.areas)) > MOST_BOXLESS:
        yield Problem(
            map_file(page), f"{boxless} areas have no box, more than {MOST_BOXLESS}", page.id, "areas", rule="C-13"
        )
        return
    if not any(edge.mutable for edge in page.edges):
        yield Problem(map_file(page), f"no edge can change in Era {sheet.era}", page.id, "edges", rule="C-9")
    for supporters in sets:
        changes = [
            effect for unique in supporters.uniques for effect in unique.effects if isinstance(effect, ChangeEdge)
        ]
        if not any(may_change(edge, changes) for edge in page.edges):
            file = f"supporters/{supporters.id}.yaml"
            yield Problem(
                file, "nobody of this set can change an edge of its map", supporters.id, "uniques", rule="C-9"
            )
        yield from _lonely_boxes(page, sheet, changes)


def may_change(edge: Edge, changes: Iterable[ChangeEdge]) -> bool:
    return edge.mutable and any(change.kind in ("any", edge.kind) for change in changes)


def _lonely_boxes(page: MapPage, sheet: SheetPage, changes: Sequence[ChangeEdge]) -> Iterator[Problem]:
    for area in page.areas:
        if area.box is None:
            continue
        alone = list(one_box_territories(page, sheet, area, changes))
        if not alone:
            yield Problem(map_file(page), "its box can never be the only one", area.id, "box", rule="C-13")
        if any(not any(part.slots for part in territory) for territory in alone):
            yield Problem(map_file(page), "it can be a territory without a number", area.id, "slots", rule="C-14")


def one_box_territories(
    page: MapPage, sheet: SheetPage, area: Area, changes: Sequence[ChangeEdge]
) -> Iterator[tuple[Area, ...]]:
    """The territories with this area's box alone that some state of the edges gives: the area and boxless ones."""
    boxless = [other for other in page.areas if other.box is None]
    never = [(edge.a, edge.b) for edge in page.edges if not _can_be(edge, sheet, changes, present=True)]
    passable = [{edge.a, edge.b} for edge in page.edges if _can_be(edge, sheet, changes, present=False)]
    for size in range(len(boxless) + 1):
        for joined in combinations(boxless, size):
            inside = {area.id, *(other.id for other in joined)}
            if all((a in inside) == (b in inside) for a, b in never) and _hangs_together(area.id, inside, passable):
                yield (area, *joined)


def _hangs_together(start: str, inside: set[str], passable: Iterable[set[str]]) -> bool:
    within = [ends for ends in passable if ends <= inside]
    reached = {start}
    while further := [ends for ends in within if len(ends & reached) == 1]:
        reached.update(*further)
    return reached == inside


def _can_be(edge: Edge, sheet: SheetPage, changes: Sequence[ChangeEdge], *, present: bool) -> bool:
    starts = edge.id in sheet.present or (edge.present and edge.id not in sheet.absent)
    ops = ("add", "toggle") if present else ("remove", "toggle")
    return starts == present or (
        edge.mutable and any(change.kind in ("any", edge.kind) and change.op in ops for change in changes)
    )


def lines_by_number(columns: Iterable[ColumnPage]) -> Counter[int]:
    """How many numbers of each kind a player may circle by his lines."""
    lines: Counter[int] = Counter()
    for column in columns:
        words = column.rows.replace("|", " | ").split()
        for word, after in pairwise(words):
            if after == "|" and (row := ROW.fullmatch(word)):
                lines[int(row["number"] or column.value)] += 1
    return lines


def lint_numbers(page: MapPage, sheet: SheetPage, sets: Sequence[SupporterSet], standard: bool) -> Iterator[Problem]:
    """C-11, C-12, C-20: the columns' lines and the map's numbers are made for each other."""
    file = f"sheets/{sheet.id}.yaml"
    lines = lines_by_number(sheet.columns)
    most = most_in_one_territory(page, sheet, sets)
    printed = Counter(slot.number for area in page.areas for slot in area.slots)
    for n in range(1, 7):
        if lines[n] < most[n]:
            message = f"{lines[n]} lines give a {n}, but one territory has {most[n]} of them"
            yield Problem(file, message, f"column {n}", "rows", rule="C-11")
        if standard and not lines[n] - 2 <= printed[n] <= lines[n] + 1:
            message = f"the map has {printed[n]} slots of {n} for {lines[n]} lines"
            yield Problem(file, message, f"column {n}", "rows", rule="C-12")
    if 2 * lines.total() < printed.total():
        message = f"{lines.total()} lines are too few for half of {printed.total()} slots"
        yield Problem(file, message, sheet.id, "columns", rule="C-20")


def most_in_one_territory(page: MapPage, sheet: SheetPage, sets: Sequence[SupporterSet]) -> Counter[int]:
    """For each number, the most that a territory with one box may ask for."""
    most: Counter[int] = Counter()
    for supporters in sets:
        effects = [effect for unique in supporters.uniques for effect in unique.effects]
        changes = [effect for effect in effects if isinstance(effect, ChangeEdge)]
        for area in page.areas:
            for territory in one_box_territories(page, sheet, area, changes) if area.box else ():
                most |= Counter(slot.number for part in territory for slot in part.slots)
    return most
