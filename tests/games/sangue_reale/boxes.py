"""Small boxes for tests: the catalogue's fixtures F1 (fixed map) and F3 (mutable map), in the records of packs."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.content.source import Manifest
from tavola.games.sangue_reale import vocabulary as v
from tavola.games.sangue_reale.content import (
    Area,
    BoxMark,
    Branch,
    Campaign,
    Character,
    ColumnPage,
    DuelBox,
    DuelPack,
    Edge,
    EraPage,
    Glossary,
    Group,
    MapPage,
    Overlay,
    SheetPage,
    SlotMark,
    SupporterSet,
    Unique,
)

COLUMNS = {
    1: "s s | d | s* s |",
    2: "s s | d* | s s |",
    3: "s* s | d | s s |",
    4: "s | s d | s s* |",
    5: "d | s* s s |",
    6: "s s* | s d |",
}
F1_SCORING = (v.BoxVp(), v.UniqueCount(k=1))
F1_POWERS: dict[int, tuple[v.AnyEffect, ...]] = {
    1: (v.DrawModifier(turn="current"),),
    2: (v.Circle(numbers="any"),),
    3: (v.Blacken(column="choice", rows=1, width="single"),),
    4: (v.Vp(n=1),),
    5: (v.ExtraDice(roll=1, keep=1),),
    6: (),
}
F3_POWERS = {**F1_POWERS, 6: (v.ChangeEdge(kind="any", op="toggle"),)}
NAMES = (("ulthar", "theodric"), ("folca", "evrardo"), ("nerio", "tessa"), ("ruggera", "fosco"))


def area(id: str, numbers: Sequence[int], vp: int | None, *tags: str) -> Area:
    slots = tuple(SlotMark(id=f"{id.lower()}-{at}", number=number) for at, number in enumerate(numbers, start=1))
    box = None if vp is None else BoxMark(id=f"box-{id.lower()}", vp=vp, tags=tags)
    return Area(id=id.lower(), slots=slots, box=box)


F1_MAP = MapPage(
    id="f1",
    areas=(
        area("T1", (1, 2), 2, "wood"),
        area("T2", (3, 4), 2, "wood"),
        area("T3", (5, 6), 3, "field"),
        area("T4", (1, 3, 6), 4, "water"),
        area("T5", (2, 4), 2, "field"),
    ),
    edges=(
        Edge(id="t1-t2", a="t1", b="t2", kind="border"),
        Edge(id="t2-t3", a="t2", b="t3", kind="river"),
        Edge(id="t4-t5", a="t4", b="t5", kind="border"),
    ),
    groups=(Group(id="west", boxes=("box-t1", "box-t2")), Group(id="east", boxes=("box-t3", "box-t4"))),
)
F3_MAP = MapPage(
    id="f3",
    areas=(area("P", (1, 2), 3), area("Q", (3,), 2), area("R", (4,), None), area("W", (5, 6), 4)),
    edges=(
        Edge(id="e1", a="p", b="q", kind="border", mutable=True),
        Edge(id="e2", a="q", b="r", kind="river", mutable=True, present=False),
        Edge(id="e3", a="r", b="w", kind="border", mutable=True),
    ),
)
TWIN_MAP = MapPage(  # a territory that prints one number twice, and one edge that never changes
    id="clone",
    areas=(area("X", (4, 4), 2), area("Y", (1, 2, 3, 5, 6), 3)),
    edges=(Edge(id="x-y", a="x", b="y", kind="border", mutable=False),),
)


def sheet(id: str, era: int, map: str, columns: dict[int, str] = COLUMNS, **rest: object) -> SheetPage:
    pages = tuple(ColumnPage(value=value, rows=rows, dead_tail=True) for value, rows in columns.items())
    return SheetPage(id=id, era=era, map=map, columns=pages, **{"scoring": F1_SCORING, **rest})  # type: ignore[arg-type]


def supporters(id: str, era: int, powers: dict[int, tuple[v.AnyEffect, ...]], kind: str = "immediate") -> SupporterSet:
    uniques = tuple(
        Unique(id=f"{id}-u{column}", column=column, kind=kind, effects=effects, vp=column)  # type: ignore[arg-type]
        for column, effects in powers.items()
    )
    return SupporterSet(id=id, era=era, uniques=uniques)


def box_of(
    powers: dict[int, tuple[v.AnyEffect, ...]] | None = None,
    scoring: tuple[v.AnyTerm, ...] = F1_SCORING,
    map: MapPage = F1_MAP,
    columns: dict[int, str] = COLUMNS,
    character_powers: tuple[tuple[v.AnyEffect, ...], tuple[v.AnyEffect, ...]] = ((), ()),
    lines: bool = True,
    overlays: tuple[Overlay, ...] = (),
    branching: tuple[Branch, ...] | None = None,
    **sheet_fields: object,
) -> DuelBox:
    """Four Eras: I and II on the fixed map (or the one given), III and IV on the mutable one."""
    maps = {page.id: page for page in (map, F1_MAP, F3_MAP)}
    sheets = (
        sheet("i", 1, map.id, columns, scoring=scoring, **sheet_fields),
        *(sheet(f"ii-{slot}", 2, "f1") for slot in "ab"),
        *(sheet(f"iii-{slot}", 3, "f3") for slot in "ab"),
        *(sheet(f"iv-{slot}", 4, "f3") for slot in "ab"),
    )
    eras = tuple(
        EraPage(
            number=number,
            characters=NAMES[number - 1],
            sheets=tuple(page.id for page in sheets if page.era == number),
            default_sheet=next(page.id for page in sheets if page.era == number),
            sets=(f"set-{number}",),
        )
        for number in (1, 2, 3, 4)
    )
    heirs = [(None, None), *NAMES[:3]] if lines else [(None, None)] * 4
    characters = tuple(
        Character(
            id=NAMES[era - 1][at],
            era=era,
            slot="ab"[at],  # type: ignore[arg-type]
            line_of=heirs[era - 1][at],
            powers=character_powers[at] if era == 1 else (),
        )
        for era in (1, 2, 3, 4)
        for at in (0, 1)
    )
    sets = tuple(
        supporters(f"set-{number}", number, F1_POWERS if powers is None else powers)
        if number < 3
        else supporters(f"set-{number}", number, F3_POWERS)
        for number in (1, 2, 3, 4)
    )
    roads = branching or tuple(
        Branch(after_era=after, winner=slot, sheet=f"{numeral}-{slot}")  # type: ignore[arg-type]
        for after, numeral in ((1, "ii"), (2, "iii"), (3, "iv"))
        for slot in "ab"
    )
    pack = DuelPack(
        Manifest(id="sangue_reale/test", game="sangue_reale", version="1.0.0", title="pack-title", standard=False),
        eras,
        characters,
        tuple(maps.values()),
        sheets,
        sets,
        Campaign(overlays=overlays, branching=roads, last_lines=(4,)),
        Glossary(),
    )
    return DuelBox(pack, "test")


F1 = box_of()
