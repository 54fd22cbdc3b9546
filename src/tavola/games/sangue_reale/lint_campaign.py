"""Checks of a campaign's branches and of what the past changes: C-15, C-16 and C-18 of the catalogue."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from tavola.content.source import Problem
from tavola.games.sangue_reale.content import Branch, DuelPack, MapPage, Overlay, SheetPage, fits
from tavola.games.sangue_reale.layout import Column, read_column
from tavola.games.sangue_reale.lint_map import FIXED_ERAS
from tavola.games.sangue_reale.lint_sheet import lint_terms
from tavola.games.sangue_reale.vocabulary import (
    AddTerm,
    ChangeEdge,
    EdgeState,
    PreBlacken,
    PreCircle,
    SetBoxVp,
    SwapUnique,
)


def lint_branching(pack: DuelPack) -> Iterator[Problem]:
    """C-16: wherever the campaign has gone, there is a way on, to a sheet of the next Era."""
    sheets = {sheet.id: sheet.era for sheet in pack.sheets}
    overlays = {overlay.id for overlay in pack.campaign.overlays}
    for number, row in enumerate(pack.campaign.branching, start=1):
        entry = f"branching {number}"
        if sheets.get(row.sheet) != row.after_era + 1:
            message = f"{row.sheet!r} is no sheet of Era {row.after_era + 1}"
            yield Problem("campaign.yaml", message, entry, "sheet", rule="C-16")
        for overlay in row.overlays:
            if overlay not in overlays:
                yield Problem("campaign.yaml", f"there is no overlay {overlay!r}", entry, "overlays", rule="C-16")
    for sheet in pack.sheets:
        for overlay in sheet.alone:
            if overlay not in overlays:
                message = f"there is no overlay {overlay!r}"
                yield Problem(f"sheets/{sheet.id}.yaml", message, sheet.id, "alone", rule="C-16")
    has_draws = any(row.winner == "draw" for row in pack.campaign.branching)
    for after in range(1, len(pack.eras)):
        for winners in product("abd" if has_draws else "ab", repeat=after):
            history, winner = "".join(winners), "draw" if winners[-1] == "d" else winners[-1]
            if not any(_leads_on(row, history, winner) for row in pack.campaign.branching):
                message = f"nothing follows Era {after} after {history}"
                yield Problem("campaign.yaml", message, "branching", "history", rule="C-16")


def _leads_on(row: Branch, history: str, winner: str) -> bool:
    return row.after_era == len(history) and row.winner == winner and fits(row, history)


def lint_overlays(pack: DuelPack) -> Iterator[Problem]:
    """C-15, C-16, C-18: an overlay speaks of what its sheets have, and completes nothing beforehand."""
    sheets = {sheet.id: sheet for sheet in pack.sheets}
    maps = {page.id: page for page in pack.maps}
    overlays = {overlay.id: overlay for overlay in pack.campaign.overlays}
    uses = {(row.sheet, row.overlays) for row in pack.campaign.branching} | {(s.id, s.alone) for s in pack.sheets}
    for id, names in sorted(uses):
        if id in sheets and all(name in overlays for name in names):
            used = [overlays[name] for name in names]
            for overlay in used:
                yield from _overlay(pack, overlay, sheets[id], maps[sheets[id].map])
            yield from _completes(used, sheets[id], maps[sheets[id].map])


def _overlay(pack: DuelPack, overlay: Overlay, sheet: SheetPage, page: MapPage) -> Iterator[Problem]:
    known = {
        EdgeState: ("edge", {edge.id for edge in page.edges}),
        SetBoxVp: ("box", {area.box.id for area in page.areas if area.box}),
        PreCircle: ("slot", {slot.id for area in page.areas for slot in area.slots}),
        SwapUnique: ("into", {unique.id for one in pack.sets for unique in one.uniques}),
    }
    for op in overlay.ops:
        if type(op) in known:
            field, names = known[type(op)]
            if (name := getattr(op, field)) not in names:
                message = f"{sheet.id} has no {field} {name!r}"
                yield Problem("campaign.yaml", message, overlay.id, "ops", rule="C-16")
        if isinstance(op, EdgeState | SwapUnique) and op.whom != "both":
            yield Problem("campaign.yaml", "this can only change for both", overlay.id, "ops", rule="C-15")
        if isinstance(op, SwapUnique) and sheet.era in FIXED_ERAS and _changes_edges(pack, op.into):
            message = f"{op.into!r} would change a border, and none can change in Era {sheet.era}"
            yield Problem("campaign.yaml", message, overlay.id, "ops", rule="C-8")
        if isinstance(op, AddTerm):
            yield from lint_terms((op.term,), page, "campaign.yaml", overlay.id)


def _changes_edges(pack: DuelPack, id: str) -> bool:
    uniques = [unique for one in pack.sets for unique in one.uniques if unique.id == id]
    return any(isinstance(effect, ChangeEdge) for unique in uniques for effect in unique.effects)


def _completes(overlays: list[Overlay], sheet: SheetPage, page: MapPage) -> Iterator[Problem]:
    """C-18: nobody starts with a territory or with a Unique Supporter."""
    ops = [(overlay.id, op) for overlay in overlays for op in overlay.ops]
    circled = {op.slot for _, op in ops if isinstance(op, PreCircle)}
    for area in page.areas:
        if area.box and area.slots and all(slot.id in circled for slot in area.slots):
            message = f"all numbers of {area.id} on {sheet.id} start circled"
            yield Problem("campaign.yaml", message, "+".join(o.id for o in overlays), "ops", rule="C-18")
    columns: dict[int, Column] = {page.value: read_column(page, range(99)) for page in sheet.columns}
    for id, op in ops:
        if isinstance(op, PreBlacken):
            rows = sum(other.rows for _, other in ops if isinstance(other, PreBlacken) and other.column == op.column)
            if any(icon >= 0 for icon in columns[op.column].icons[:rows]):
                message = f"column {op.column} of {sheet.id} starts beyond its Unique Supporter"
                yield Problem("campaign.yaml", message, id, "ops", rule="C-18")
