"""A small box for tests and short ways to set a table, play on it and look at it.

The fixture board, the same for all six workshops; the crystal is on the advanced side only. a1 is upper left:

      a b c d e
    1 D . . . D
    2 . . . . .
    3 . . X . .
    4 . . . . .
    5 D D D D D
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import msgspec

from tavola import library
from tavola.content.source import PackSource
from tavola.games.realm_of_sand import GAME, open_box
from tavola.games.realm_of_sand.content import POWERS, SandBox
from tavola.games.realm_of_sand.options import SandOptions
from tavola.games.realm_of_sand.shapes import BASIC, ELEMENTS
from tavola.games.realm_of_sand.state import Player, Sand
from tavola.games.realm_of_sand.view import piece_letter
from tavola.kernel.decision import Refused
from tavola.kernel.event import Event, take_events
from tavola.kernel.flow import run
from tavola.testing import Table

BOARD = ["D...D", ".....", "..X..", ".....", "DDDDD"]
TILES = {
    "i-eco": ["ECO"],
    "i-cce": ["CCE"],
    "l-eco": ["EC", "O."],
}
CARDS = {  # id: level, pattern, stars, hourglasses, level_up, discs
    "k1": (1, ["EE", "C."], 1, 0, 0, ["E"]),
    "k2": (1, ["OOO"], 1, 1, 1, []),
    "k3": (1, ["E.", "E.", "EC"], 2, 1, 0, ["C"]),
    "k4": (2, ["EC", "CE"], 3, 1, 0, ["S"]),
    "k5": (3, ["OSO", "CCC"], 8, 3, 0, []),
    "k6": (2, ["CCC"], 2, 1, 2, []),
    "k7": (2, ["EO", "OE"], 2, 0, 0, ["S", "C"]),
}
MANIFEST = {
    "id": "realm_of_sand/fixture",
    "game": "realm_of_sand",
    "version": "1",
    "title": "pack-title",
    "standard": False,
}
FILLERS = 8  # of each level: cards that no board of these tests can match
DISPLAY = [["k1", "k2", "k3", "f1-1"], ["k4", "k6", "f2-1", "f2-2"], ["k5", "f3-1", "f3-2", "f3-3"]]


def vetra() -> SandBox:
    box = library.open_box("realm_of_sand")
    assert isinstance(box, SandBox)
    return box


def fixture_files() -> dict[str, Any]:
    """The fixture pack file by file, as plain values."""
    side = {"rows": [row.replace("X", ".") for row in BOARD], "level_max": 5}
    boards = [
        {"id": f"{power}-board", "colour": power, "emblem": power, "basic": side,
         "advanced": {"rows": BOARD, "level_max": 5, "power": power}}
        for power in POWERS
    ]  # fmt: skip
    names = ("level", "pattern", "stars", "hourglasses", "level_up", "discs")
    cards: list[dict[str, Any]] = [
        {"id": id, "picture": "dome", **dict(zip(names, card, strict=True))} for id, card in CARDS.items()
    ]
    cards += [
        {"id": f"f{level}-{nth}", "picture": "dome", "level": level, "pattern": ["M" * nth, "MM"], "stars": 1}
        for level in (1, 2, 3)
        for nth in range(1, FILLERS + 1)
    ]
    ours = [{"id": tile, "rows": rows} for tile, rows in TILES.items()]
    others = [
        {"id": id, "rows": list(rows)} for id, rows in vetra().tile_rows.items() if id not in ("t04", "t05", "t18")
    ]
    return {
        "pack.yaml": MANIFEST,
        "elements.yaml": msgspec.to_builtins(vetra().content.elements),
        "boards.yaml": boards,
        "tiles.yaml": ours + others,
        "cards.yaml": cards,
        "rules.yaml": msgspec.to_builtins(vetra().content.rules),
    }  # fmt: skip


def source_of(files: dict[str, Any]) -> PackSource:
    """JSON is YAML."""
    return PackSource(files["pack.yaml"]["id"], {name: msgspec.json.encode(value) for name, value in files.items()})


@cache
def fixture() -> SandBox:
    return open_box(source_of(fixture_files()))


def table(
    board: str = "",
    *,
    seats: int = 2,
    others: Sequence[str] = (),
    front: str = "",
    level: int = 0,
    active: Sequence[str] = ("i-eco", "i-cce", "l-eco"),
    power: str = "",
    charged_in: int | None = None,
    round: int = 5,
    supply: str = "",
    reserve: str = "",
    display: Sequence[Sequence[str]] = DISPLAY,
    kept: Sequence[str] = (),
    completed: Sequence[str] = (),
    box: SandBox | None = None,
    **options: Any,
) -> Sand:
    """Seat 0 is to move. Boards are drawn; supply and reserve hold the rest unless they are given, as `E3 C0`."""
    options.setdefault("start_player", "youngest")
    options.setdefault("mode", "advanced" if power else "basic")
    g = GAME.open_table(box or fixture(), seats, SandOptions(**options), "test")
    if power:
        give_board(g, 0, f"{power}-board")
    me = g.players[0]
    with Table(GAME, g).edit():
        for seat, drawing in enumerate((board, *others)):
            draw_on(g, seat, drawing)
        for letter in front.split():
            me.front[ELEMENTS.index(letter)] += 1
            g.reserve[ELEMENTS.index(letter)] -= 1
        me.level, g.round = level, round
        if charged_in is not None:
            me.charged, me.charged_in_round = True, charged_in
        hand_tiles(g, me, active)
        show_cards(g, display, kept, completed)
        count_out(g.supply, supply)
        count_out(g.reserve, reserve)
    return g


def give_board(g: Sand, seat: int, board: str) -> None:
    """Swaps boards so that this seat has this one; undoes what purple took at set-up."""
    holder = next((player for player in g.players if player.board == board), None)
    if holder is not None:
        holder.board = g.players[seat].board
    g.players[seat].board = board
    for player in g.players:
        for element, count in enumerate(player.front):
            g.reserve[element] += count
            player.front[element] = 0
    if g.open and g.open[0].prompt == "extra":
        g.open = []
        g.stack.pop(), g.steps.pop()
        run(g)


def draw_on(g: Sand, seat: int, drawing: str) -> None:
    player = g.players[seat]
    side = g.side(player)
    for r, line in enumerate(drawing.strip().splitlines()):
        for c, word in enumerate(line.split()):
            letter, bit = word.strip("()"), 1 << side.at.get((r, c), 0)
            if letter in tuple(ELEMENTS) and word != letter:
                player.discs[ELEMENTS.index(letter)] |= bit
                g.reserve[ELEMENTS.index(letter)] -= 1
            elif letter in tuple(ELEMENTS):
                player.squares[ELEMENTS.index(letter)] |= bit
                g.supply[ELEMENTS.index(letter)] -= 1


def hand_tiles(g: Sand, player: Player, tiles: Sequence[str]) -> None:
    for holder in g.players:
        g.circle += [tile for tile in holder.active if holder is player or tile in tiles]
        holder.active = [tile for tile in holder.active if holder is not player and tile not in tiles]
    for tile in tiles:
        g.circle.remove(tile)
    player.active = list(tiles)
    for holder in g.players:
        while len(holder.active) < 3:
            holder.active.append(g.circle.pop())


def show_cards(g: Sand, display: Iterable[Sequence[str]], kept: Sequence[str], completed: Sequence[str]) -> None:
    """The cards named lie where they are named; all others of their level are in the deck."""
    g.display = [list(row) for row in display]
    g.players[0].kept, g.players[0].completed = list(kept), list(completed)
    out = {card for row in g.display for card in row} | set(kept) | set(completed)
    g.decks = [[card for card in deck if card not in out] for deck in g.box.decks()]


def count_out(heap: list[int], counts: str) -> None:
    for word in counts.split():
        heap[ELEMENTS.index(word[0])] = int(word[1:])


def ask_again(g: Sand) -> None:
    """The open question, listed anew after the table was changed by hand."""
    g.open, g.mode = [], ""
    run(g)
    take_events(g)


# -- playing
def do(g: Sand, *keys: str) -> list[Event]:
    """Whoever is asked answers, one key after another; what happened is returned."""
    take_events(g)
    for key in keys:
        GAME.answer(g, g.open[0].seat, key)
    return take_events(g)


def refusal(g: Sand, key: str, seat: int | None = None) -> tuple[str, str]:
    """The code and clause with which this answer is refused; the table is as it was."""
    before = msgspec.json.encode(look(g))
    try:
        GAME.answer(g, g.open[0].seat if seat is None else seat, key)
    except Refused as refused:
        assert msgspec.json.encode(look(g)) == before
        return refused.refusal.code, refused.refusal.rule
    raise AssertionError(f"{key} was accepted")


def look(g: Sand) -> Any:
    return GAME.view(g, 0)


# -- looking
def keys(g: Sand, word: str = "") -> tuple[str, ...]:
    """The legal answers, or those that begin with a word."""
    return tuple(key for key in g.open[0].legal() if not word or key.split(":")[0] == word)


def prompt(g: Sand) -> str:
    return g.open[0].prompt


def drawn(g: Sand, seat: int = 0) -> str:
    """The pieces on a board, row by row, as `tidy` writes a drawing."""
    player = g.players[seat]
    side = g.side(player)
    rows = [["."] * len(row) for row in side.rows]
    for (r, c), nth in side.at.items():
        rows[r][c] = piece_letter(player, 1 << nth) or "."
    return "\n".join(" ".join(row) for row in rows)


def tidy(drawing: str) -> str:
    """A drawing without what is printed on the board."""
    lines = [line.split() for line in drawing.strip().splitlines()]
    return "\n".join(" ".join("." if word in ("D", "X") else word for word in line) for line in lines)


def squares(g: Sand) -> str:
    return " ".join(f"{letter}{count}" for letter, count in zip(ELEMENTS[:BASIC], g.supply, strict=True))


def discs(heap: Sequence[int]) -> str:
    """`E E S` for two Emeralds and a Sapphire."""
    return " ".join(letter for letter, count in zip(ELEMENTS, heap, strict=True) for _ in range(count))


def kinds(events: Iterable[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def the(events: Iterable[Event], kind: type[Any]) -> Any:
    """The one event of a kind."""
    (found,) = [event for event in events if isinstance(event, kind)]
    return found
