"""The components as the pack prints them: cards, tiles, boards, discs. Read here anew, from the YAML alone."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from tavola.content.yaml import read_plain
from tavola.library import find_pack

PACK = "realm_of_sand/vetra"
BASIC_ELEMENTS = ("E", "C", "O")  # squares and discs
ELEMENTS = ("E", "C", "O", "S", "M")  # discs
LEVELS = (1, 2, 3)

Shape = tuple[tuple[int, int, str], ...]  # (row, column, element), as printed


class Card(NamedTuple):
    id: str
    level: int
    shape: Shape
    stars: int
    hourglasses: int
    level_up: int
    discs: tuple[str, ...]


class Side(NamedTuple):
    """One side of a player board. A cell is called by its column's letter and its row's number from the top."""

    bright: tuple[str, ...]
    dark: tuple[str, ...]
    crystals: tuple[str, ...]
    cells: tuple[str, ...]  # bright and dark, in reading order
    places: dict[tuple[int, int], str]  # (row, column) -> its name
    level_max: int
    power: str


class Components(NamedTuple):
    cards: dict[str, Card]
    tiles: dict[str, Shape]
    sides: dict[tuple[str, str], Side]  # (board, "basic" or "advanced")
    boards: tuple[str, ...]
    squares: dict[str, int]
    discs: dict[str, int]
    disc_table: dict[str, Any]
    solo_rounds: int
    ranks: tuple[tuple[int, str], ...]  # (least stars, name)


@cache
def components() -> Components:
    boards = plain("boards.yaml")
    elements = plain("elements.yaml")
    rules = plain("rules.yaml")
    return Components(
        cards={entry["id"]: card_of(entry) for entry in plain("cards.yaml")},
        tiles={entry["id"]: shape_of(entry["rows"]) for entry in plain("tiles.yaml")},
        sides={(entry["id"], face): side_of(entry[face]) for entry in boards for face in ("basic", "advanced")},
        boards=tuple(entry["id"] for entry in boards),
        squares={entry["id"]: entry["squares"] for entry in elements if entry["squares"]},
        discs={entry["id"]: entry["discs"] for entry in elements},
        disc_table=rules["disc_table"],
        solo_rounds=rules["solo"]["rounds"],
        ranks=tuple((rank["min"], rank["id"]) for rank in rules["solo"]["ranks"]),
    )


def plain(name: str) -> Any:
    return read_plain(name, find_pack(PACK).files[name])[0]


def card_of(entry: dict[str, Any]) -> Card:
    return Card(
        id=entry["id"],
        level=entry["level"],
        shape=shape_of(entry["pattern"]),
        stars=entry.get("stars", 0),
        hourglasses=entry.get("hourglasses", 0),
        level_up=entry.get("level_up", 0),
        discs=tuple(entry.get("discs", ())),
    )


def shape_of(rows: list[str]) -> Shape:
    return tuple((r, c, letter) for r, row in enumerate(rows) for c, letter in enumerate(row) if letter != ".")


def side_of(entry: dict[str, Any]) -> Side:
    drawn = {(r, c): sign for r, row in enumerate(entry["rows"]) for c, sign in enumerate(row) if sign != "-"}
    places = {(r, c): cell_name(r, c) for r, c in sorted(drawn)}
    return Side(
        bright=tuple(places[at] for at in places if drawn[at] in ".X"),
        dark=tuple(places[at] for at in places if drawn[at] == "D"),
        crystals=tuple(places[at] for at in places if drawn[at] == "X"),
        cells=tuple(places.values()),
        places=places,
        level_max=entry["level_max"],
        power=entry.get("power", ""),
    )


def cell_name(row: int, column: int) -> str:
    return f"{'abcdefghij'[column]}{row + 1}"


def faults_of_the_box() -> list[tuple[str, str, str, str]]:
    """What does not fit the list of components: (what, expected, found, clause)."""
    box = components()
    counts = [
        (
            "cards of each level",
            [18, 18, 18],
            [sum(c.level == n for c in box.cards.values()) for n in LEVELS],
            "RS-1.2",
        ),
        ("rune tiles", 28, len(box.tiles), "RS-1.3"),
        ("squares of a tile", {3}, {len(tile) for tile in box.tiles.values()}, "RS-1.3"),
        ("squares", {"E": 28, "C": 28, "O": 28}, box.squares, "RS-1.4"),
        ("discs", {"E": 7, "C": 7, "O": 7, "S": 5, "M": 5}, box.discs, "RS-1.5"),
        ("boards", 6, len(set(box.boards)), "RS-1.7"),
        ("bright cells", {18}, {len(side.bright) for side in box.sides.values()}, "RS-1.9"),
        ("powers", 6, len({box.sides[board, "advanced"].power for board in box.boards}), "RS-10.18"),
        ("rounds alone", 14, box.solo_rounds, "RS-13.1"),
        ("least stars of the ranks", (0, 26, 31, 36, 40), tuple(least for least, _ in box.ranks), "RS-13.8"),
    ]
    return [(what, str(right), str(found), clause) for what, right, found, clause in counts if right != found]
