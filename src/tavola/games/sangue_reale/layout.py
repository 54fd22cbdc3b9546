"""The table of one Era as flat tuples for quick rules, and its territories in any state of the edges."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from tavola.games.sangue_reale.vocabulary import (
    AddTerm,
    AnyOp,
    AnyTerm,
    EdgeState,
    PreBlacken,
    PreCircle,
    PreModifier,
    RemoveTerm,
    SetBoxVp,
    SwapUnique,
)
from tavola.kernel.once import Once

if TYPE_CHECKING:
    from tavola.games.sangue_reale.content import ColumnPage, MapPage, SheetPage, SidePage, SupporterSet, Unique

SLOTS = ("a", "b")
NO_ICON = -1


class Column(msgspec.Struct, frozen=True):
    """One column from the top; tuples have one entry for each row."""

    value: int
    widths: tuple[int, ...]  # circles in the row, 1 or 2
    lines: tuple[bool, ...]  # a line stands after the row
    numbers: tuple[int, ...]  # what may be circled when that line is reached
    icons: tuple[int, ...]  # index of the Unique Supporter, or NO_ICON
    circles: tuple[int, ...]  # blackened in all once the row is; its last entry is the column's size
    fronts: tuple[int, ...]  # circles of the front row after so many rows; 0 behind the last

    @property
    def rows(self) -> int:
        return len(self.widths)


class Side(msgspec.Struct, frozen=True):
    """What one character's player has before him; both sides are alike unless pack or past say otherwise."""

    columns: tuple[Column, ...]  # columns[v - 1] is column v
    numbers: tuple[int, ...]  # by slot index
    slots_of: tuple[tuple[int, ...], ...]  # slots_of[n] are the slots with number n
    box_vp: tuple[int, ...]  # by box index
    terms: tuple[AnyTerm, ...]
    blackened: tuple[int, ...]  # rows blackened at the start, by column index
    circled: int  # bit mask of slots circled at the start
    modifiers: tuple[int, ...]  # standing at the start, by turn index


class Territory(msgspec.Struct, frozen=True):
    """Areas joined through absent edges."""

    areas: tuple[int, ...]
    slots: tuple[int, ...]
    slot_mask: int
    boxes: tuple[int, ...]
    box: int  # the only box, or -1 when there is none or several
    touching: int  # mask of edges with an end in it
    outline: int  # mask of present edges towards other territories
    neighbours: tuple[int, ...]  # territories beyond its outline


class Lands(msgspec.Struct, frozen=True):
    """The territories in one state of the edges; `of_*` give a territory's index."""

    territories: tuple[Territory, ...]
    of_area: tuple[int, ...]
    of_slot: tuple[int, ...]
    of_box: tuple[int, ...]


class Layout:
    """Everything printed for one Era. Areas, slots, boxes, edges and Unique Supporters are known by index."""

    def __init__(self, name: str, sheet: SheetPage, page: MapPage) -> None:
        self.name, self.sheet, self.era, self.page = name, sheet.id, sheet.era, page
        self.areas = tuple(area.id for area in page.areas)
        self.slots = tuple(slot.id for area in page.areas for slot in area.slots)
        self.slot_area = tuple(at for at, area in enumerate(page.areas) for _ in area.slots)
        self.boxes = tuple(area.box.id for area in page.areas if area.box)
        self.box_area = tuple(at for at, area in enumerate(page.areas) if area.box)
        self.box_tags = tuple(area.box.tags for area in page.areas if area.box)
        self.edges = tuple(edge.id for edge in page.edges)
        self.edge_ends = tuple((self.areas.index(edge.a), self.areas.index(edge.b)) for edge in page.edges)
        self.edge_kinds = tuple(edge.kind for edge in page.edges)
        self.mutable = mask(at for at, edge in enumerate(page.edges) if edge.mutable)
        self.rivers = mask(at for at, edge in enumerate(page.edges) if edge.kind == "river")
        self.groups = {group.id: tuple(self.boxes.index(box) for box in group.boxes) for group in page.groups}
        self.present = mask(
            at
            for at, edge in enumerate(page.edges)
            if edge.id in sheet.present or (edge.present and edge.id not in sheet.absent)
        )
        self.adjacency: tuple[tuple[tuple[int, int], ...], ...] = tuple(  # for each area (edge, other area)
            tuple((edge, b if a == here else a) for edge, (a, b) in enumerate(self.edge_ends) if here in (a, b))
            for here in range(len(self.areas))
        )
        self.uniques: tuple[Unique, ...] = ()
        self.sides: tuple[Side, Side]  # characters of slot a and of slot b
        self._lands: dict[int, Lands] = {}
        self.once = Once()  # what is shown of it

    def lands(self, present: int) -> Lands:
        """The territories while exactly these edges are present; worked out once for each state and kept."""
        found = self._lands.get(present)
        if found is None:
            found = self._lands[present] = find_lands(self, present)
        return found


def mask(bits: Iterable[int]) -> int:
    return sum(1 << bit for bit in bits)


def find_lands(layout: Layout, present: int) -> Lands:
    """Flood over absent edges, then describe each territory."""
    of_area = [-1] * len(layout.areas)
    count = 0
    for start in range(len(of_area)):
        if of_area[start] >= 0:
            continue
        of_area[start], reached = count, [start]
        while reached:
            for edge, other in layout.adjacency[reached.pop()]:
                if not present >> edge & 1 and of_area[other] < 0:
                    of_area[other] = count
                    reached.append(other)
        count += 1
    of_slot = tuple(of_area[area] for area in layout.slot_area)
    of_box = tuple(of_area[area] for area in layout.box_area)
    territories = tuple(_territory(layout, present, of_area, of_slot, of_box, number) for number in range(count))
    return Lands(territories, tuple(of_area), of_slot, of_box)


def _territory(
    layout: Layout, present: int, of_area: Sequence[int], of_slot: Sequence[int], of_box: Sequence[int], number: int
) -> Territory:
    slots = tuple(at for at, land in enumerate(of_slot) if land == number)
    boxes = tuple(at for at, land in enumerate(of_box) if land == number)
    beyond = [
        (edge, of_area[b] if of_area[a] == number else of_area[a])
        for edge, (a, b) in enumerate(layout.edge_ends)
        if (of_area[a] == number) != (of_area[b] == number) and present >> edge & 1
    ]
    return Territory(
        tuple(at for at, land in enumerate(of_area) if land == number),
        slots,
        mask(slots),
        boxes,
        boxes[0] if len(boxes) == 1 else -1,
        mask(edge for edge, (a, b) in enumerate(layout.edge_ends) if number in (of_area[a], of_area[b])),
        mask(edge for edge, _ in beyond),
        tuple(sorted({land for _, land in beyond})),
    )


ROW = re.compile(r"(?P<width>[sd])(?P<icon>\*?)(?:=(?P<number>[1-6]))?")


def read_column(page: ColumnPage, icons: Sequence[int]) -> Column:
    """A column from its notation; the icons found are given the indexes in turn."""
    widths: list[int] = []
    lines: list[bool] = []
    numbers: list[int] = []
    found: list[int] = []
    circles: list[int] = []
    waiting = list(icons)
    for word in page.rows.replace("|", " | ").split():
        row = ROW.fullmatch(word)
        if word == "|" and lines and not lines[-1]:
            lines[-1] = True
        elif row is not None:
            widths.append(2 if row["width"] == "d" else 1)
            lines.append(False)
            numbers.append(int(row["number"] or page.value))
            found.append((waiting.pop(0) if waiting else NO_ICON) if row["icon"] else NO_ICON)
            circles.append(sum(widths))
        else:
            raise ValueError(f"column {page.value}: {word!r} is no row")
    return Column(page.value, tuple(widths), tuple(lines), tuple(numbers), tuple(found), tuple(circles), (*widths, 0))


def lay_out(
    name: str,
    sheet: SheetPage,
    page: MapPage,
    supporters: SupporterSet,
    ops: Sequence[AnyOp],
    winner: str,
    known: Mapping[str, Unique],
) -> Layout:
    """A sheet, its set and what the past changes, put together; ops for winner or loser need a winner."""
    layout = Layout(name, sheet, page)
    swaps = {op.out: known[op.into] for op in ops if isinstance(op, SwapUnique)}
    layout.uniques = tuple(swaps.get(unique.id, unique) for unique in supporters.uniques)
    for op in ops:
        if isinstance(op, EdgeState):
            bit = 1 << layout.edges.index(op.edge)
            layout.present = layout.present | bit if op.present else layout.present & ~bit
    a, b = (_side(layout, sheet, slot, [op for op in ops if _is_for(op, slot, winner)]) for slot in SLOTS)
    layout.sides = (a, b)
    return layout


def _is_for(op: AnyOp, slot: str, winner: str) -> bool:
    return op.whom == "both" or (winner != "" and (op.whom == "winner") == (slot == winner))


def _side(layout: Layout, sheet: SheetPage, slot: str, ops: Sequence[AnyOp]) -> Side:
    own: SidePage | None = getattr(sheet.sides, slot) if sheet.sides else None
    numbers = _numbers(layout, own)
    columns = {column.value: column for column in (*sheet.columns, *(own.columns if own else ()))}
    return Side(
        tuple(
            read_column(columns[value], [at for at, unique in enumerate(layout.uniques) if unique.column == value])
            for value in sorted(columns)
        ),
        numbers,
        tuple(tuple(at for at, number in enumerate(numbers) if number == n) for n in range(7)),
        _box_vp(layout, own, ops),
        _terms(sheet, ops),
        tuple(
            sum(op.rows for op in ops if isinstance(op, PreBlacken) and op.column == value) for value in sorted(columns)
        ),
        mask({layout.slots.index(op.slot) for op in ops if isinstance(op, PreCircle)}),
        tuple(sum(op.n for op in ops if isinstance(op, PreModifier) and op.turn == turn) for turn in range(1, 6)),
    )


def _numbers(layout: Layout, own: SidePage | None) -> tuple[int, ...]:
    changed = own.numbers if own else {}
    return tuple(changed.get(slot.id, slot.number) for area in layout.page.areas for slot in area.slots)


def _box_vp(layout: Layout, own: SidePage | None, ops: Sequence[AnyOp]) -> tuple[int, ...]:
    printed = {area.box.id: area.box.vp for area in layout.page.areas if area.box} | (own.box_vp if own else {})
    printed |= {op.box: op.vp for op in ops if isinstance(op, SetBoxVp)}
    return tuple(printed[box] for box in layout.boxes)


def _terms(sheet: SheetPage, ops: Sequence[AnyOp]) -> tuple[AnyTerm, ...]:
    struck = {op.term for op in ops if isinstance(op, RemoveTerm)}
    printed = tuple(term for term in sheet.scoring if type(term).__struct_config__.tag not in struck)
    return printed + tuple(op.term for op in ops if isinstance(op, AddTerm))
