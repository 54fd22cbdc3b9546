"""Realm of Sand as numbers: placements, steps and swaps by name; boards as layers of cells."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.coding import QUESTION, Observer, Part, bits, marks, named, question
from tavola.games.realm_of_sand.content import SandBox
from tavola.games.realm_of_sand.shapes import BASIC, ELEMENTS
from tavola.games.realm_of_sand.state import AFTER, BEFORE, OVER, Player, Sand, hourglasses, stars

SHARED = 256
PLAIN = ("deck:1", "deck:2", "deck:3", "done", "end", "power", "side:advanced", "side:basic", "summon", "summon:all")
PHASES = (BEFORE, AFTER, OVER)
LAYERS = BASIC + len(ELEMENTS)
MOST = 255
FACES = ("basic", "advanced")


def keys(box: SandBox) -> Iterator[str]:
    """All but how a pattern lies (`on:`), what is kept of three cards, and who is short of squares."""
    yield from PLAIN
    sides = [box.sides[board, face] for board in box.boards for face in FACES]
    cells = sorted({name for side in sides for name in side.names})
    tiles = sorted(box.tiles)
    yield from sorted({key for side in sides for key in side.placements})
    yield from (f"disc:{element}:{cell}" for element in ELEMENTS for cell in cells)
    yield from (f"{word}:{a}:{b}" for word in ("move", "carry") for a in cells for b in cells if a != b)
    yield from (f"{word}:{card}" for word in ("complete",) for card in sorted(box.cards))
    yield from (f"{word}:{tile}" for word in ("take", "aside") for tile in tiles)
    yield from (f"swap:{a}:{b}" for a in tiles for b in tiles if a != b)
    yield from (f"exchange:{a}:{b}" for a in (*ELEMENTS, *cells) for b in ELEMENTS if a != b)
    yield from (f"extra:{element}" for element in ELEMENTS)
    yield from (f"open:{cell}" for cell in cells)
    yield from (f"board:{board}" for board in sorted(box.boards))
    yield from (f"start:{seat}" for seat in range(4))


def points(g: Sand, seat: int) -> float:
    return float(stars(g, seat))


class Encoder(Observer):
    """The own board first, then the others' clockwise. Cells are in reading order of the side that is played."""

    def __init__(self, box: SandBox, seats: int) -> None:
        self.seats = seats
        self.cells = max(box.sides[board, face].size for board in box.boards for face in FACES)
        self.boards = {name: nth for nth, name in enumerate(["", *sorted(box.boards)])}
        self.tiles = {name: nth for nth, name in enumerate(sorted(box.tiles))}
        self.cards = {name: nth for nth, name in enumerate(sorted(box.cards))}
        self.names = self._names()

    def _names(self) -> tuple[str, ...]:
        pieces = [*(f"square_{each}" for each in ELEMENTS[:BASIC]), *(f"disc_{each}" for each in ELEMENTS)]
        player: list[Part] = [
            ("board", self.boards), ("advanced", 1), ("level", 1), ("charged", 1), ("stars", 1), ("hourglasses", 1),
            ("completed", 1), ("kept", 1), ("front", ELEMENTS), ("active", self.tiles),
            *[(piece, self.cells) for piece in pieces],
        ]  # fmt: skip
        return named(
            ("question", QUESTION),
            ("round", 1), ("starts", self.seats), ("turn", self.seats), ("phase", PHASES), ("summoned", 1),
            ("supply", ELEMENTS[:BASIC]), ("reserve", ELEMENTS), ("deck", 3),
            ("shown", self.cards), ("own_kept", self.cards), ("looked_at", self.cards),
            ("circle", self.tiles), ("aside", self.tiles),
            *[(f"seat{nth}_{name}", each) for nth in range(self.seats) for name, each in player],
        )  # fmt: skip

    def look(self, g: Sand, seat: int) -> bytearray:
        found = bytearray(question(g, seat))
        others = [(seat + nth) % self.seats for nth in range(self.seats)]
        found.append(min(g.round, MOST))
        found += bytes([other == g.first for other in others])
        found += bytes([other == g.turn for other in others])
        found += bytes([phase == g.phase for phase in PHASES])
        found.append(g.summoning.steps + 1 if g.summoning else 0)
        found += bytes([*g.supply, *g.reserve, *map(len, g.decks)])
        found += marks(self.cards, [card for row in g.display for card in row if card])
        found += marks(self.cards, g.players[seat].kept)
        found += marks(self.cards, g.looked_at if seat == g.turn else ())
        found += self.look_at_circle(g)
        found += marks(self.tiles, g.aside)
        for other in others:
            self.look_at_player(g, other, g.players[other], found)
        return found

    def look_at_circle(self, g: Sand) -> bytearray:
        """For each tile its place from the start, 0 where it is not in the circle."""
        found = bytearray(len(self.tiles))
        for place, tile in enumerate(g.circle, start=1):
            found[self.tiles[tile]] = place
        return found

    def look_at_player(self, g: Sand, seat: int, player: Player, found: bytearray) -> None:
        found += bits(1 << self.boards[player.board], len(self.boards))
        found += bytes([player.face == "advanced", player.level, player.charged])
        found += bytes([min(stars(g, seat), MOST), min(hourglasses(g, seat), MOST)])
        found += bytes([len(player.completed), len(player.kept), *player.front])
        found += marks(self.tiles, player.active)
        land, shift = 0, 0
        for layer in (*player.squares, *player.discs):
            land |= layer << shift
            shift += self.cells
        found += bits(land, LAYERS * self.cells)
