"""Checks of sheets, supporters and scoring: C-2 to C-5, C-7, C-15 and C-17 of the catalogue."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tavola.content.source import Problem
from tavola.games.sangue_reale.content import ColumnPage, DuelPack, MapPage, SheetPage, SupporterSet
from tavola.games.sangue_reale.layout import read_column
from tavola.games.sangue_reale.lint_map import FIXED_ERAS, lint_changing_map, lint_fixed_map, lint_numbers
from tavola.games.sangue_reale.vocabulary import (
    ActFirst,
    AnyEffect,
    AnyTerm,
    ChangeEdge,
    ExtraDice,
    ForbidAction,
    GroupComplete,
    GroupMajority,
    OpenPlan,
    TagCount,
    TagSet,
)

PLANNING = (ForbidAction, OpenPlan, ActFirst)


def lint_columns(sheet: SheetPage) -> Iterator[Problem]:
    """C-2, C-3, C-7: six columns, rows of one or two circles, a line at the end of each."""
    file = f"sheets/{sheet.id}.yaml"
    values = [column.value for column in sheet.columns]
    if values != [1, 2, 3, 4, 5, 6]:
        yield Problem(file, f"there must be columns 1 to 6, not {values}", sheet.id, "columns", rule="C-2")
    own = (*sheet.sides.a.columns, *sheet.sides.b.columns) if sheet.sides else ()
    for page in (*sheet.columns, *own):
        entry = f"column {page.value}"
        try:
            column = read_column(page, ())
        except ValueError as error:
            yield Problem(file, str(error), entry, "rows", rule="C-3")
            continue
        if not column.rows:
            yield Problem(file, "the column has no row", entry, "rows", rule="C-2")
        elif not column.lines[-1] and not page.dead_tail:
            yield Problem(file, "no line after the last row, and no dead_tail", entry, "rows", rule="C-7")


def lint_sheet(pack: DuelPack, sheet: SheetPage, page: MapPage, sets: list[SupporterSet]) -> Iterator[Problem]:
    yield from _icons(sheet, sets, pack.manifest.standard)
    yield from _sides(sheet, page)
    for edge in (*sheet.absent, *sheet.present):
        if edge not in {known.id for known in page.edges}:
            yield Problem(f"sheets/{sheet.id}.yaml", f"there is no edge {edge!r}", sheet.id, "absent", rule="C-10")
    if sheet.era in FIXED_ERAS:
        yield from lint_fixed_map(page, sheet)
    else:
        yield from lint_changing_map(page, sheet, sets)
    yield from lint_numbers(page, sheet, sets, pack.manifest.standard)
    yield from lint_terms(sheet.scoring, page, f"sheets/{sheet.id}.yaml", sheet.id)


def _icons(sheet: SheetPage, sets: list[SupporterSet], standard: bool) -> Iterator[Problem]:
    """C-4, C-5: every supporter has one row, in a standard pack one in each column at six different counts."""
    file = f"sheets/{sheet.id}.yaml"
    icons = {page.value: _icon_counts(page) for page in sheet.columns}
    if standard:
        for value, counts in icons.items():
            if len(counts) != 1:
                message = f"the column has {len(counts)} icons instead of one"
                yield Problem(file, message, f"column {value}", "rows", rule="C-4")
        counts = [count for found in icons.values() for count in found]
        if len(set(counts)) != len(counts):
            yield Problem(file, f"icons stand at {counts}, not all different", sheet.id, "columns", rule="C-4")
    for supporters in sets:
        wanted = Counter(unique.column for unique in supporters.uniques)
        for value in range(1, 7):
            if wanted[value] != len(icons[value]):
                message = f"{wanted[value]} supporters for {len(icons[value])} icons of column {value} on {sheet.id}"
                entry, field = supporters.id, "uniques"
                if wanted[value] > len(icons[value]):  # the last of them is one too many
                    entry = next(unique.id for unique in reversed(supporters.uniques) if unique.column == value)
                    field = "column"
                yield Problem(f"supporters/{supporters.id}.yaml", message, entry, field, rule="C-5")


def _icon_counts(page: ColumnPage) -> list[int]:
    """The numbers of circles at which a column's icons stand."""
    column = read_column(page, range(99))
    return [circles for circles, icon in zip(column.circles, column.icons, strict=True) if icon >= 0]


def _sides(sheet: SheetPage, page: MapPage) -> Iterator[Problem]:
    """C-15: the two sides of a sheet differ in numbers and values, never in what there is."""
    if sheet.sides is None:
        return
    file = f"sheets/{sheet.id}.yaml"
    slots = {slot.id for area in page.areas for slot in area.slots}
    boxes = {area.box.id for area in page.areas if area.box}
    icons = {column.value: len(_icon_counts(column)) for column in sheet.columns}
    for name, side in (("a", sheet.sides.a), ("b", sheet.sides.b)):
        for slot in side.numbers.keys() - slots:
            yield Problem(file, f"there is no slot {slot!r}", f"side {name}", "numbers", rule="C-15")
        for box in side.box_vp.keys() - boxes:
            yield Problem(file, f"there is no box {box!r}", f"side {name}", "box_vp", rule="C-15")
        for column in side.columns:
            if len(_icon_counts(column)) != icons[column.value]:
                message = f"column {column.value} has other icons than the sheet"
                yield Problem(file, message, f"side {name}", "columns", rule="C-15")


def lint_terms(terms: tuple[AnyTerm, ...], page: MapPage, file: str, entry: str) -> Iterator[Problem]:
    """C-17, as far as decoding cannot see it: groups and tags that terms name exist."""
    groups = {group.id for group in page.groups}
    tags = {tag for area in page.areas if area.box for tag in area.box.tags}
    for term in terms:
        if isinstance(term, GroupComplete | GroupMajority) and term.group not in groups:
            yield Problem(file, f"{page.id} has no group {term.group!r}", entry, "scoring", rule="C-17")
        named = (term.tag,) if isinstance(term, TagCount) else term.tags if isinstance(term, TagSet) else ()
        for tag in named:
            if tag not in tags:
                yield Problem(file, f"no box of {page.id} is tagged {tag!r}", entry, "scoring", rule="C-17")


def lint_powers(pack: DuelPack) -> Iterator[Problem]:
    """C-8 and C-17 for effects; more than one power over planning in a set is only warned of."""
    for one in pack.sets:
        file = f"supporters/{one.id}.yaml"
        for unique in one.uniques:
            yield from _effects(unique.effects, one.era, file, unique.id, "effects")
        planners = [u.id for u in one.uniques if any(isinstance(effect, PLANNING) for effect in u.effects)]
        if len(planners) > 1:
            message = f"{', '.join(planners)} all touch planning"
            yield Problem(file, message, one.id, "uniques", rule="C-17", warning=True)
    for character in pack.characters:
        yield from _effects(character.powers, character.era, "characters.yaml", character.id, "powers")


def _effects(effects: tuple[AnyEffect, ...], era: int, file: str, entry: str, field: str) -> Iterator[Problem]:
    for effect in effects:
        if isinstance(effect, ExtraDice) and effect.keep > effect.roll:
            yield Problem(file, "more dice are kept than rolled", entry, field, rule="C-17")
        if isinstance(effect, ChangeEdge) and era in FIXED_ERAS:
            yield Problem(file, f"it would change a border, and none can change in Era {era}", entry, field, rule="C-8")
