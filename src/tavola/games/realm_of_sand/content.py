"""What a pack of Realm of Sand says, file by file, and the box that is compiled from it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tavola.content.source import PackError, PackSource, Problem
from tavola.games.realm_of_sand.boards import BRIGHT, CRYSTAL, DARK, VOID, Side, cell_name
from tavola.games.realm_of_sand.choices import CompleteChoice, TakeChoice
from tavola.games.realm_of_sand.shapes import BASIC, ELEMENTS, NO_CELL, Figure, read_figure
from tavola.kernel.state import Box

Element = Literal["E", "C", "O", "S", "M"]
Power = Literal["red", "purple", "yellow", "green", "orange", "blue"]
POWERS: tuple[Power, ...] = ("red", "purple", "yellow", "green", "orange", "blue")
Count = Annotated[int, msgspec.Meta(ge=0)]
Slug = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9-]*$")]  # part of keys, refs and message ids
PlayerCount = Literal["1", "2", "3", "4"]
SIDE_LETTERS = BRIGHT + DARK + CRYSTAL + VOID
PLAYER_COUNTS: tuple[PlayerCount, ...] = ("1", "2", "3", "4")


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything a pack file holds."""


class ElementEntry(Entry, frozen=True):
    """One of the five elements (`elements.yaml`; RS-1.4 to RS-1.6)."""

    id: Element
    glyph: Slug
    colour: str
    hatch: str
    squares: Count
    discs: Count


class SideEntry(Entry, frozen=True):
    """One side of a board: `.` bright, `D` dark, `X` bright with a crystal, `-` no cell."""

    rows: list[str]
    level_max: Count
    power: Power | None = None
    order: list[
        str
    ] = []  # dark cells by name in the order in which `ordered_unlock` opens them; reading order if empty


class BoardEntry(Entry, frozen=True):
    """A player board with its two sides (`boards.yaml`; RS-1.7, RS-1.9)."""

    id: Slug
    colour: str
    emblem: str
    basic: SideEntry
    advanced: SideEntry


class TileEntry(Entry, frozen=True):
    """A rune tile (`tiles.yaml`; RS-1.3)."""

    id: Slug
    rows: list[str]


Picture = Literal["bridge", "dome", "garden", "gate", "mill", "obelisk", "tower", "ziggurat"]  # drawn by clients


class CardEntry(Entry, frozen=True):
    """A building card (`cards.yaml`; RS-1.2, RS-1.8)."""

    id: Slug
    level: Literal[1, 2, 3]
    picture: Picture
    pattern: list[str]
    stars: Count
    hourglasses: Count = 0
    level_up: Count = 0
    discs: list[Element] = []


class RankEntry(Entry, frozen=True):
    """From so many stars on, a solo player has this rank."""

    id: Slug
    min: Count


class SoloEntry(Entry, frozen=True):
    rounds: Annotated[int, msgspec.Meta(ge=1)]
    ranks: list[RankEntry]


class LimitsEntry(Entry, frozen=True):
    display: int = 4  # face-up cards of each level
    active: int = 3  # tiles before a player
    summon: int = 3  # discs placed or moved in one summon
    refill_choice: int = 2  # tiles from the start among which a player chooses


class RulesEntry(Entry, frozen=True):
    """Numbers of the rulebook that belong to the components (`rules.yaml`)."""

    disc_table: dict[PlayerCount, int | Literal["all"]]  # of each type, by number of players
    solo: SoloEntry
    limits: LimitsEntry = LimitsEntry()


class Content(msgspec.Struct, frozen=True):
    """A pack as it is written."""

    elements: list[ElementEntry]
    boards: list[BoardEntry]
    tiles: list[TileEntry]
    cards: list[CardEntry]
    rules: RulesEntry


def read_content(source: PackSource) -> Content:
    return Content(
        source.read("elements.yaml", list[ElementEntry]),
        source.read("boards.yaml", list[BoardEntry]),
        source.read("tiles.yaml", list[TileEntry]),
        source.read("cards.yaml", list[CardEntry]),
        source.read("rules.yaml", RulesEntry),
    )


class Card:
    """A building card, compiled."""

    def __init__(self, entry: CardEntry) -> None:
        self.id, self.level, self.picture = entry.id, entry.level, entry.picture
        self.rows = tuple(entry.pattern)
        self.figure: Figure = read_figure(entry.pattern)
        letters = [letter for _, _, letter in self.figure]
        self.wants = tuple(letters.count(element) for element in ELEMENTS)  # pieces by element
        self.stars, self.hourglasses, self.level_up = entry.stars, entry.hourglasses, entry.level_up
        self.discs = tuple(ELEMENTS.index(element) for element in entry.discs)


class Sides(dict[tuple[str, str], Side]):
    """The sides by board and face, laid out when first asked for; sides drawn alike are one and the same."""

    def __init__(self, box: SandBox) -> None:
        super().__init__()
        self.box = box

    def __missing__(self, name: tuple[str, str]) -> Side:
        entry = self.entry(name)
        alike = [side for other, side in self.items() if self.entry(other) == entry]
        self[name] = alike[0] if alike else self.laid_out(entry)
        return self[name]

    def entry(self, name: tuple[str, str]) -> SideEntry:
        board, face = self.box.boards[name[0]], name[1]
        return board.basic if face == "basic" else board.advanced

    def laid_out(self, entry: SideEntry) -> Side:
        figures = {card.id: card.figure for card in self.box.cards.values()}
        return Side(entry.rows, entry.order, entry.level_max, entry.power, self.box.tiles, figures)


class SandBox(Box):
    """The box: cards, tiles, boards, counts."""

    def __init__(self, id: str, digest: str, content: Content) -> None:
        self.id, self.digest, self.content = id, digest, content
        self.cards = {entry.id: Card(entry) for entry in content.cards}
        self.tiles: dict[str, Figure] = {entry.id: read_figure(entry.rows) for entry in content.tiles}
        self.tile_rows = {entry.id: tuple(entry.rows) for entry in content.tiles}
        self.boards = {entry.id: entry for entry in content.boards}
        by_element = {entry.id: entry for entry in content.elements}
        self.elements = tuple(by_element[element] for element in ELEMENTS if element in by_element)
        self.squares = [entry.squares for entry in self.elements[:BASIC]]
        self.complete_keys = {card: CompleteChoice(card).key for card in self.cards}
        self.take_keys = {tile: TakeChoice(tile).key for tile in self.tiles}
        self.completes = {key: card for card, key in self.complete_keys.items()}
        self.limits, self.solo = content.rules.limits, content.rules.solo
        self.sides = Sides(self)

    def discs(self, players: int) -> list[int]:
        """How many discs of each type are laid out (RS-2.5)."""
        each = self.content.rules.disc_table[PLAYER_COUNTS[players - 1]]
        return [entry.discs if each == "all" else min(each, entry.discs) for entry in self.elements]

    def decks(self) -> list[list[str]]:
        """The ids of the cards of each level, as the pack lists them (RS-2.1)."""
        return [[card.id for card in self.cards.values() if card.level == level] for level in (1, 2, 3)]


def unreadable(content: Content) -> list[Problem]:
    """What would keep a pack from being laid out at all. Whether it is fair is the linter's affair."""
    found: list[Problem] = []
    ids = [entry.id for entry in content.elements]
    if sorted(ids) != sorted(ELEMENTS):
        found.append(Problem("elements.yaml", f"the elements are {', '.join(ELEMENTS)}, once each; found {ids}"))
    if len(content.rules.disc_table) != len(PLAYER_COUNTS):
        found.append(Problem("rules.yaml", "each number of players from 1 to 4 has its discs", "disc_table"))
    if len(content.boards) < len(PLAYER_COUNTS):
        found.append(Problem("boards.yaml", f"four players need four boards; there are {len(content.boards)}"))
    for card in content.cards:
        found += unreadable_rows("cards.yaml", card.id, "pattern", card.pattern, ELEMENTS + NO_CELL)
    for tile in content.tiles:
        found += unreadable_rows("tiles.yaml", tile.id, "rows", tile.rows, ELEMENTS[:BASIC] + NO_CELL)
    for board in content.boards:
        for face, side in (("basic", board.basic), ("advanced", board.advanced)):
            found += unreadable_rows("boards.yaml", board.id, face, side.rows, SIDE_LETTERS)
            found += unknown_order(board.id, face, side)
    return found


def unreadable_rows(file: str, entry: str, field: str, rows: list[str], letters: str) -> list[Problem]:
    strange = sorted(set("".join(rows)) - set(letters))
    if strange:
        return [Problem(file, f"{', '.join(strange)} is none of {letters}", entry, field)]
    if not set("".join(rows)) - set(NO_CELL) and letters != SIDE_LETTERS:
        return [Problem(file, "there is no cell in it", entry, field)]
    return []


def unknown_order(board: str, face: str, side: SideEntry) -> list[Problem]:
    """An order of dark cells, where one is given, names each of them once."""
    dark = [cell_name(r, c) for r, row in enumerate(side.rows) for c, kind in enumerate(row) if kind == DARK]
    if not side.order or sorted(side.order) == sorted(dark):
        return []
    return [Problem("boards.yaml", f"order does not name the dark cells {', '.join(dark)}, once each", board, face)]


def open_box(source: PackSource) -> SandBox:
    """A pack decoded strictly and compiled."""
    content = read_content(source)
    if problems := unreadable(content):
        raise PackError(*problems)
    return SandBox(source.id, source.digest, content)
