"""What is printed: sheets, maps, Unique Supporters and the campaign, read by the referee from a pack's files."""

from __future__ import annotations

import functools
from dataclasses import dataclass, field
from typing import Any

from tavola.content.source import PackSource
from tavola.content.yaml import read_plain
from tavola.library import find_pack


@dataclass(frozen=True)
class Row:
    """One or two circles side by side, perhaps with a line below or an icon beside them."""

    width: int
    line: bool
    icon: bool


@dataclass(frozen=True)
class Slot:
    id: str
    number: int
    area: str


@dataclass(frozen=True)
class Box:
    id: str
    area: str
    vp: int
    tags: tuple[str, ...]


@dataclass(frozen=True)
class Edge:
    id: str
    sides: tuple[str, str]
    kind: str
    mutable: bool


@dataclass
class Sheet:
    """One printed sheet with the changes that the campaign has made to it."""

    id: str
    era: int
    king: str
    columns: list[list[Row]]
    areas: list[str]
    slots: list[Slot]
    boxes: list[Box]
    edges: list[Edge]
    absent: list[str]  # edges missing at the start
    groups: dict[str, list[str]]
    terms: list[dict[str, Any]]
    uniques: list[dict[str, Any]]
    changes: list[dict[str, Any]] = field(default_factory=list)  # what the campaign does to it, for one or for both

    def __post_init__(self) -> None:
        self.slot_bits = {slot.id: 1 << place for place, slot in enumerate(self.slots)}
        self.edge_bits = {edge.id: 1 << place for place, edge in enumerate(self.edges)}


class Pack:
    """The files of a pack as plain values."""

    def __init__(self, source: PackSource) -> None:
        self.source = source
        files = {name: read_plain(name, data)[0] for name, data in source.files.items() if name.endswith(".yaml")}
        self.eras = {era["number"]: era for era in files["eras.yaml"]["eras"]}
        self.characters = {one["id"]: one for one in files["characters.yaml"]["characters"]}
        self.campaign = files["campaign.yaml"]
        self.overlays = {one["id"]: one["ops"] for one in self.campaign["overlays"]}
        self.sheets = {one["id"]: one for name, one in files.items() if name.startswith("sheets/")}
        self.maps = {one["id"]: one for name, one in files.items() if name.startswith("maps/")}
        self.sets = {one["id"]: one for name, one in files.items() if name.startswith("supporters/")}


@functools.cache
def shipped(pack_id: str) -> Pack:
    return Pack(find_pack(pack_id))


def read_rows(text: str) -> list[Row]:
    """`s` is one circle, `d` two side by side, `*` an icon on the row just written, `|` a line below it."""
    rows: list[Row] = []
    for token in text.split():
        if token == "|":
            rows[-1] = Row(rows[-1].width, True, rows[-1].icon)
        else:
            rows.append(Row(2 if token[0] == "d" else 1, False, token.endswith("*")))
    return rows


def lay_out(pack: Pack, sheet_id: str, overlays: list[str], supporters: str) -> Sheet:
    """The sheet with a map and a set of Unique Supporters; what the campaign does to each side is noted beside it."""
    plain = pack.sheets[sheet_id]
    land = pack.maps[plain["map"]]
    columns = {one["value"]: read_rows(one["rows"]) for one in plain["columns"]}
    sheet = Sheet(
        id=sheet_id,
        era=plain["era"],
        king=plain["king"],
        columns=[columns[value] for value in range(1, 7)],
        areas=[area["id"] for area in land["areas"]],
        slots=[Slot(one["id"], one["number"], area["id"]) for area in land["areas"] for one in area["slots"]],
        boxes=[box_of(area) for area in land["areas"] if area.get("box")],
        edges=[Edge(e["id"], (e["a"], e["b"]), e["kind"], e.get("mutable", False)) for e in land["edges"]],
        absent=list(plain.get("absent", [])),
        groups={group["id"]: group["boxes"] for group in land.get("groups", [])},
        terms=list(plain["scoring"]),
        uniques=list(pack.sets[supporters]["uniques"]),
    )
    sheet.changes = [op for overlay in overlays for op in pack.overlays[overlay]]
    for op in sheet.changes:
        if op["op"] == "edge_state":
            sheet.absent = [edge for edge in sheet.absent if edge != op["edge"]] + [op["edge"]] * (not op["present"])
    return sheet


def box_of(area: dict[str, Any]) -> Box:
    box = area["box"]
    return Box(box["id"], area["id"], box["vp"], tuple(box.get("tags", ())))
