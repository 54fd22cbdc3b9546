"""The files of a Sangue Reale pack as typed records, and the box that they compile into.

    pack.yaml                       the manifest
    eras.yaml, characters.yaml      four Eras, two characters each
    maps/<id>.yaml                  areas, edges, groups: the rules' map and the drawing, in one place
    sheets/<id>.yaml                columns, scoring, the edges absent at the start
    supporters/<id>.yaml            one set of Unique Supporters
    campaign.yaml                   overlays, branching, last lines
    glossary.yaml                   icons

Words are found by convention, ids with hyphens (`message_id`):
`pack-title`, `pack-prologue`; `era-<n>-title`, `-intro`, `-outro-a`, `-outro-b`, `-outro-draw`, `-lustrum-<1 to 4>`;
`sheet-<id>-opening`, `-summary`; `character-<id>`, `-epithet`, `-blazon`, `-wants`; `area-<id>`, `-text`; `edge-<id>`;
`group-<id>`; `tag-<tag>`; `set-<id>`; `unique-<id>`, `-line`; `last-line-<Eras won by the campaign's winner>`;
`overlay-<id>`, `-text`; `icon-<id>`, `-text`; `estate-<n>`, `-why`.
A box is called by the name of its area.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tavola.content.source import Manifest, PackError, PackSource, Problem
from tavola.games.sangue_reale.layout import Layout, lay_out
from tavola.games.sangue_reale.vocabulary import AnyEffect, AnyOp, AnyTerm, EdgeKind, Slot, Value
from tavola.kernel.state import Box

Point = tuple[int, int]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of what pack files hold: unknown fields are refused."""


class EraPage(Record, frozen=True):
    number: Annotated[int, msgspec.Meta(ge=1, le=4)]
    characters: tuple[str, str]  # slots a and b
    sheets: tuple[str, ...]
    default_sheet: str
    sets: tuple[str, ...]  # supporters, one set chosen by seed


class Eras(Record, frozen=True):
    eras: tuple[EraPage, ...]


class Character(Record, frozen=True):
    id: str
    era: int
    slot: Slot
    line_of: str | None = None
    powers: tuple[AnyEffect, ...] = ()
    crest: tuple[str, str, str, str] = ("gules", "or", "plain", "crown")  # colour, metal, division, charge


class Characters(Record, frozen=True):
    characters: tuple[Character, ...]


class SlotMark(Record, frozen=True):
    """A printed number and where it stands."""

    id: str
    number: Value
    at: Point = (0, 0)


class BoxMark(Record, frozen=True):
    id: str
    vp: int
    tags: tuple[str, ...] = ()
    at: Point = (0, 0)


class Area(Record, frozen=True):
    """A region of the map. `outline` names corners in clockwise order (y points down)."""

    id: str
    slots: tuple[SlotMark, ...]
    box: BoxMark | None = None
    outline: tuple[str, ...] = ()
    label: Point = (0, 0)


class Edge(Record, frozen=True):
    """What separates two areas, drawn along shared corners."""

    id: str
    a: str
    b: str
    kind: EdgeKind
    mutable: bool = False
    present: bool = True
    along: tuple[str, ...] = ()


class Group(Record, frozen=True):
    id: str
    boxes: tuple[str, ...]


class Drawing(Record, frozen=True):
    """A line that is only drawn: a river's upper course, a coast."""

    id: str
    kind: Literal["river", "coast", "road"]
    line: tuple[Point, ...]


class MapPage(Record, frozen=True):
    id: str
    areas: tuple[Area, ...]
    edges: tuple[Edge, ...]
    groups: tuple[Group, ...] = ()
    canvas: Point = (1000, 700)
    corners: dict[str, Point] = {}
    drawings: tuple[Drawing, ...] = ()


class ColumnPage(Record, frozen=True):
    """`rows` from the top, `s s* | d=4 | s |`: s one circle, d a pair, * an icon, =4 another number than its own."""

    value: Value
    rows: str
    dead_tail: bool = False  # no line after the last row, on purpose


class SidePage(Record, frozen=True):
    """How one character's side of the sheet differs."""

    columns: tuple[ColumnPage, ...] = ()
    numbers: dict[str, Value] = {}  # by slot id
    box_vp: dict[str, int] = {}  # by box id


class Sides(Record, frozen=True):
    a: SidePage = SidePage()
    b: SidePage = SidePage()


class SheetPage(Record, frozen=True):
    id: str
    era: int
    map: str
    columns: tuple[ColumnPage, ...]
    scoring: tuple[AnyTerm, ...]
    absent: tuple[str, ...] = ()  # edges absent at the start
    present: tuple[str, ...] = ()  # edges that the map has absent and this sheet present
    alone: tuple[str, ...] = ()  # overlays when the Era is played by itself
    sides: Sides | None = None
    king: str = ""  # who reigns: `character-<king>`, the argument $king of the Era's texts


class Unique(Record, frozen=True):
    """A Unique Supporter: where it stands and what it does."""

    id: str
    column: Value
    kind: Literal["immediate", "lasting", "scoring"]
    effects: tuple[AnyEffect, ...] = ()
    vp: int = 0
    glyph: str = ""


class SupporterSet(Record, frozen=True):
    """By column and from the top; a column's n-th icon is the set's n-th supporter of that column."""

    id: str
    era: int
    uniques: tuple[Unique, ...]


class Overlay(Record, frozen=True):
    id: str
    ops: tuple[AnyOp, ...]


class Branch(Record, frozen=True):
    """Where the campaign goes. `history`: a letter for each finished Era, `.` for any; the most exact row wins."""

    after_era: Annotated[int, msgspec.Meta(ge=1, le=3)]
    winner: Literal["a", "b", "draw"]
    sheet: str
    history: str | None = None
    overlays: tuple[str, ...] = ()


class Campaign(Record, frozen=True):
    overlays: tuple[Overlay, ...] = ()
    branching: tuple[Branch, ...] = ()
    last_lines: tuple[int, ...] = ()  # numbers of Eras won that have a closing line


class Icon(Record, frozen=True):
    id: str
    glyph: str


class Estate(Record, frozen=True):
    """Whose supporters stand in a column."""

    value: Value
    glyph: str


class Glossary(Record, frozen=True):
    icons: tuple[Icon, ...] = ()
    estates: tuple[Estate, ...] = ()


class DuelPack(msgspec.Struct, frozen=True):
    """All files of a pack, decoded; nothing is cross-checked yet."""

    manifest: Manifest
    eras: tuple[EraPage, ...]
    characters: tuple[Character, ...]
    maps: tuple[MapPage, ...]
    sheets: tuple[SheetPage, ...]
    sets: tuple[SupporterSet, ...]
    campaign: Campaign
    glossary: Glossary


def read_pack(source: PackSource) -> DuelPack:
    """The pack's files as records, or `PackError` with every file that does not decode."""
    return DuelPack(
        source.manifest(),
        source.read("eras.yaml", Eras).eras,
        source.read("characters.yaml", Characters).characters,
        tuple(source.read(name, MapPage) for name in source.names("maps/")),
        tuple(source.read(name, SheetPage) for name in source.names("sheets/")),
        tuple(source.read(name, SupporterSet) for name in source.names("supporters/")),
        source.read("campaign.yaml", Campaign),
        source.read("glossary.yaml", Glossary),
    )


class Layouts(dict[str, Layout]):
    """The tables of a box by `layout_name`, each worked out when it is first looked up and kept."""

    def __init__(self, box: DuelBox) -> None:
        self.box = box

    def __missing__(self, name: str) -> Layout:
        sheet, overlays, supporters, winner = name.split("/")
        found = self[name] = lay_out(
            name,
            self.box.sheets[sheet],
            self.box.maps[self.box.sheets[sheet].map],
            self.box.sets[supporters],
            [op for id in filter(None, overlays.split("+")) for op in self.box.overlays[id].ops],
            winner,
            self.box.uniques,
        )
        return found


class DuelBox(Box):
    """A pack ready for play. `layout` gives the table of one Era: a sheet, its overlays, its set of supporters."""

    def __init__(self, pack: DuelPack, digest: str = "") -> None:
        self.id, self.digest, self.pack = pack.manifest.id, digest, pack
        self.eras = {era.number: era for era in pack.eras}
        self.characters = {character.id: character for character in pack.characters}
        self.maps = {page.id: page for page in pack.maps}
        self.sheets = {sheet.id: sheet for sheet in pack.sheets}
        self.sets = {one.id: one for one in pack.sets}
        self.uniques = {unique.id: unique for one in pack.sets for unique in one.uniques}
        self.overlays = {overlay.id: overlay for overlay in pack.campaign.overlays}
        self.branching = pack.campaign.branching
        self.layouts = Layouts(self)

    def layout(self, name: str) -> Layout:
        """The table called by `layout_name`."""
        return self.layouts[name]

    def branch(self, history: str, winner: str) -> Branch:
        """The row for the Era after a history such as "ab"; `winner` is a, b or draw, and the most exact row wins."""
        rows = [
            row
            for row in self.branching
            if row.after_era == len(history) and row.winner == winner and fits(row, history)
        ]
        return max(rows, key=lambda row: sum(letter != "." for letter in row.history or ""))


def fits(row: Branch, history: str) -> bool:
    pattern = row.history or "." * len(history)
    return len(pattern) == len(history) and all(p in (".", h) for p, h in zip(pattern, history, strict=True))


def layout_name(sheet: str, overlays: tuple[str, ...], supporters: str, winner: str = "") -> str:
    """What names a table: `ii-a/home-a+purse/tolls/b`; last the slot that won the Era before, or nothing."""
    return "/".join((sheet, "+".join(overlays), supporters, winner))


def open_box(source: PackSource) -> DuelBox:
    """Pack files decoded strictly and compiled; the layout of every sheet and set is tried once."""
    box = DuelBox(read_pack(source), source.digest)
    for sheet in box.sheets.values():
        for supporters in box.eras[sheet.era].sets if sheet.era in box.eras else ():
            try:
                box.layout(layout_name(sheet.id, sheet.alone, supporters))
            except LookupError as error:
                raise PackError(
                    Problem(f"sheets/{sheet.id}.yaml", f"it names {error}, which the pack does not have")
                ) from None
            except ValueError as error:
                raise PackError(
                    Problem(f"sheets/{sheet.id}.yaml", str(error), entry=sheet.id, field="columns")
                ) from None
    return box
