"""What a viewer sees: both sheets, the map, the dice. The only secret is a plan not shown yet (SR-14.1, SR-14.2)."""

from __future__ import annotations

import msgspec

from tavola.games.sangue_reale.campaign import eras_won
from tavola.games.sangue_reale.choices import PlanChoice
from tavola.games.sangue_reale.content import MapPage
from tavola.games.sangue_reale.event_text import count_name
from tavola.games.sangue_reale.events import TermScored
from tavola.games.sangue_reale.layout import Column, Layout, Side
from tavola.games.sangue_reale.phrases import power, scoring
from tavola.games.sangue_reale.scoring import score
from tavola.games.sangue_reale.state import (
    FACES,
    FREE,
    SEATS,
    Duel,
    EraResult,
    Hand,
    Sheet,
    current_turn,
    layout_of,
    side_of,
)
from tavola.games.sangue_reale.supporters import blackened_circles
from tavola.games.sangue_reale.territories import free_slots, lands_of
from tavola.games.sangue_reale.vocabulary import AnyEffect, AnyTerm
from tavola.kernel.choice_keys import read_as
from tavola.kernel.decision import Seat, Viewer
from tavola.kernel.text import Message, message_id


class PrintedRow(msgspec.Struct, frozen=True):
    circles: int
    number: int  # what may be circled at the line behind it, 0 where there is no line
    unique: str = ""


class PrintedUnique(msgspec.Struct, frozen=True):
    id: str
    column: int
    circles: int  # at how many blackened circles its icon stands
    kind: str
    effects: tuple[AnyEffect, ...]
    vp: int
    glyph: str
    does: tuple[Message, ...]  # its effects in words


class PrintedCharacter(msgspec.Struct, frozen=True):
    slot: str
    crest: tuple[str, str, str, str]  # colour, metal, division, charge


class PrintedArea(msgspec.Struct, frozen=True):
    id: str
    slots: tuple[str, ...]
    box: str | None
    tags: tuple[str, ...]


class PrintedEdge(msgspec.Struct, frozen=True):
    id: str
    between: tuple[str, str]
    kind: str
    mutable: bool


class Printed(msgspec.Struct, frozen=True):
    """What both sheets show before a pencil touches them."""

    uniques: tuple[PrintedUnique, ...]
    areas: tuple[PrintedArea, ...]
    edges: tuple[PrintedEdge, ...]
    groups: dict[str, tuple[str, ...]]
    drawing: MapPage


class TerritorySeen(msgspec.Struct, frozen=True):
    """Areas that are one land at present; it can be controlled while it has exactly one box."""

    areas: tuple[str, ...]
    boxes: tuple[str, ...]
    missing: tuple[int, ...]  # numbers still to be circled by this player


class SheetSeen(msgspec.Struct, frozen=True):
    """One player's sheet with its marks."""

    seat: Seat
    character: str
    slot: str
    plan: int  # shown in this round, or 0
    locked: bool  # has planned, in secret
    chronology: tuple[int, ...]
    modifiers: tuple[int, ...]  # live, by turn
    spent: int
    columns: tuple[tuple[PrintedRow, ...], ...]
    rows: tuple[int, ...]  # blackened, by column
    half: tuple[int, ...]  # columns with half a pair row
    circles: tuple[int, ...]  # blackened, by column
    numbers: dict[str, int]  # printed, by slot
    box_vp: dict[str, int]
    circled: tuple[str, ...]
    blocked: tuple[str, ...]
    free: tuple[str, ...]  # what a line or a power might let this player circle
    present: tuple[str, ...]  # edges
    territories: tuple[TerritorySeen, ...]
    terms: tuple[AnyTerm, ...]
    scores: tuple[Message, ...]  # the terms in words
    powers: dict[str, int]  # lasting powers and how far they reach
    lasting: tuple[Message, ...]  # the same in words


class DuelView(msgspec.Struct, frozen=True):
    viewer: Viewer
    length: str
    era: int
    sheet: str
    supporters: str
    overlays: tuple[str, ...]
    king: str
    phase: str  # "characters", "planning", "action", "over"
    round: int
    turn: int
    acting: int
    plan: int  # the viewer's own plan, still hidden from the other; 0 without one
    rolled: tuple[int, ...]
    hands: tuple[Hand, ...]
    printed: Printed
    sheets: tuple[SheetSeen, SheetSeen]
    boxes: dict[str, int]  # whose initials, or -1
    uniques: dict[str, int]
    score: tuple[TermScored, ...]
    counted: tuple[Message, ...]  # what each line of the score is for, in words
    vp: tuple[int, int]
    ending: str
    results: tuple[EraResult, ...]
    eras_won: tuple[int, int]
    characters: dict[str, PrintedCharacter]  # of all Eras


def view(g: Duel, viewer: Viewer) -> DuelView:
    layout = layout_of(g)
    lines = score(g)
    one, two = (see_sheet(g, seat) for seat in SEATS)
    return DuelView(
        viewer=viewer,
        length=g.options.length,
        era=g.era,
        sheet=layout.sheet,
        supporters=g.supporters,
        overlays=tuple(filter(None, g.layout.split("/")[1].split("+"))),
        king=g.box.sheets[layout.sheet].king,
        phase=phase(g),
        round=g.round,
        turn=current_turn(g),
        acting=g.acting,
        plan=own_plan(g, viewer),
        rolled=g.rolled,
        hands=tuple(g.hands),
        printed=printed_on(layout),
        sheets=(one, two),
        boxes=dict(zip(layout.boxes, g.boxes, strict=True)),
        uniques={unique.id: owner for unique, owner in zip(layout.uniques, g.uniques, strict=True)},
        score=lines,
        counted=tuple(map(count_name, lines)),
        vp=(sum(line.vp[0] for line in lines), sum(line.vp[1] for line in lines)),
        ending=g.ending,
        results=tuple(g.results),
        eras_won=eras_won(g),
        characters={one.id: PrintedCharacter(one.slot, one.crest) for one in g.box.pack.characters},
    )


def phase(g: Duel) -> str:
    if not g.stack:
        return "over"
    asked = {decision.prompt for decision in g.open}
    return "characters" if "choose_character" in asked else "planning" if "plan" in asked else "action"


def own_plan(g: Duel, viewer: Viewer) -> int:
    """A plan held by the table is shown to its owner alone."""
    key = g.held.get(viewer, "") if viewer is not None else ""
    plan: PlanChoice | None = read_as(PlanChoice, key)
    return plan.action if plan is not None else 0


def printed_on(layout: Layout) -> Printed:
    """The same for everybody as long as the Era lasts."""
    return layout.once("page", lambda: see_print(layout))


def see_print(layout: Layout) -> Printed:
    ends = [(layout.areas[a], layout.areas[b]) for a, b in layout.edge_ends]
    mutable = [bool(layout.mutable >> at & 1) for at in range(len(layout.edges))]
    return Printed(
        tuple(see_unique(layout, at) for at in range(len(layout.uniques))),
        tuple(
            PrintedArea(
                area.id,
                tuple(slot.id for slot in area.slots),
                area.box.id if area.box else None,
                area.box.tags if area.box else (),
            )
            for area in layout.page.areas
        ),
        tuple(map(PrintedEdge, layout.edges, ends, layout.edge_kinds, mutable)),
        {group: tuple(layout.boxes[box] for box in boxes) for group, boxes in layout.groups.items()},
        layout.page,
    )


def see_unique(layout: Layout, at: int) -> PrintedUnique:
    unique = layout.uniques[at]
    column = layout.sides[0].columns[unique.column - 1]
    circles = column.circles[column.icons.index(at)] if at in column.icons else 0
    does = tuple(map(power, unique.effects))
    return PrintedUnique(unique.id, unique.column, circles, unique.kind, unique.effects, unique.vp, unique.glyph, does)


def see_sheet(g: Duel, seat: Seat) -> SheetSeen:
    layout, sheet, side = layout_of(g), g.sheets[seat], side_of(g, seat)
    printed, powers = printed_side(layout, sheet.side), see_powers(sheet)
    return SheetSeen(
        seat=seat,
        character=sheet.character,
        slot="ab"[sheet.side],
        plan=sheet.plan,
        locked=seat in g.held,
        chronology=tuple(sheet.chronology),
        modifiers=tuple(sheet.modifiers),
        spent=sheet.spent,
        columns=printed.columns,
        rows=tuple(sheet.rows),
        half=tuple(value for value in FACES if sheet.half >> value & 1),
        circles=tuple(blackened_circles(g, seat, value) for value in FACES),
        numbers=dict(zip(layout.slots, side.numbers, strict=True)),
        box_vp=dict(zip(layout.boxes, side.box_vp, strict=True)),
        circled=named(layout.slots, sheet.circled),
        blocked=named(layout.slots, sheet.blocked),
        free=tuple(layout.slots[slot] for slot in free_slots(g, seat, FACES)),
        present=named(layout.edges, sheet.present),
        territories=see_territories(g, seat, layout, side),
        terms=side.terms,
        scores=printed.scores,
        powers=powers,
        lasting=tuple(Message(message_id("lasting", name), {"n": n}) for name, n in powers.items()),
    )


class PrintedSide(msgspec.Struct, frozen=True):
    """What one player's side of the sheet shows whatever happens."""

    columns: tuple[tuple[PrintedRow, ...], ...]
    scores: tuple[Message, ...]


def printed_side(layout: Layout, nth: int) -> PrintedSide:
    return layout.once(f"side:{nth}", lambda: see_side(layout, nth))


def see_side(layout: Layout, nth: int) -> PrintedSide:
    side = layout.sides[nth]
    columns = tuple(see_column(layout, column) for column in side.columns)
    return PrintedSide(columns, tuple(map(scoring, side.terms)))


def see_column(layout: Layout, column: Column) -> tuple[PrintedRow, ...]:
    return tuple(
        PrintedRow(
            column.widths[row],
            column.numbers[row] if column.lines[row] else 0,
            layout.uniques[column.icons[row]].id if column.icons[row] != FREE else "",
        )
        for row in range(column.rows)
    )


def named(names: tuple[str, ...], mask: int) -> tuple[str, ...]:
    return tuple(name for at, name in enumerate(names) if mask >> at & 1)


def see_territories(g: Duel, seat: Seat, layout: Layout, side: Side) -> tuple[TerritorySeen, ...]:
    done = g.sheets[seat].circled | g.sheets[seat].waived
    return tuple(
        TerritorySeen(
            tuple(layout.areas[area] for area in territory.areas),
            tuple(layout.boxes[box] for box in territory.boxes),
            tuple(side.numbers[slot] for slot in territory.slots if not done >> slot & 1),
        )
        for territory in lands_of(g, seat).territories
    )


def see_powers(sheet: Sheet) -> dict[str, int]:
    """Rounds still to be planned that a power reaches, or times that it can still be used."""
    now = len(sheet.chronology) + 1
    reach = {
        "act_first": sheet.first_until - now + 1,
        "plans_openly": sheet.openly_until - now + 1,
        "uncancel": sheet.uncancels,
        "set_die": sheet.set_dice,
        "wrap": int(sheet.wraps),
        "stack_bonus": int(sheet.doubles),
        **{f"no_action_{action}": until - now + 1 for action, until in sheet.forbidden.items()},
    }
    return {power: n for power, n in reach.items() if n > 0}
