"""The door of the kernel: a pack, seats and rulings as tables, or a sentence that says why not."""

from __future__ import annotations

from collections.abc import Mapping
from zlib import crc32

from tavola.coding.actions import ActionCode
from tavola.games.realm_of_sand.boards import Side, cell_name
from tavola.games.realm_of_sand.choices import PlaceChoice
from tavola.games.realm_of_sand.content import Card, SandBox
from tavola.games.realm_of_sand.options import SandOptions
from tavola.games.realm_of_sand.shapes import ELEMENTS as LETTERS
from tavola.games.realm_of_sand.shapes import Figure, ways_to_lie
from tavola.games.realm_of_sand.state import Player
from tavola.kernel.choice_keys import read_as
from tavola.kernels.laid import Unclaimed
from tavola.kernels.realm_of_sand import layout as at
from tavola.kernels.realm_of_sand import tables as of

FACES = ("basic", "advanced")
CRC_POLYNOMIAL = 0xEDB88320  # reversed, as zlib has it
WORDS = {  # options whose values are words, in the order of their numbers in tables.py
    of.MODE: ("mode", ("basic", "advanced", "mixed")),
    of.BOARD_DEAL: ("board_deal", ("random", "choose", "draft")),
    of.START_PLAYER: ("start_player", ("random", "youngest", "choose")),
    of.SETUP_TILES: ("setup_tiles", ("first_three", "pick_of_two", "random_three")),
    of.TO_RESERVE: ("displaced_disc", ("to_owner", "to_reserve")),
    of.FREE_DISCS: ("summon_same_disc", ("once", "free")),
    of.DARK_RULE: ("dark_rule", ("occupancy_cap", "chosen_unlock", "ordered_unlock")),
    of.PURPLE_BOX: ("purple_source", ("reserve", "box")),
    of.PURPLE_PASSIVE: ("purple_part2", ("flip", "passive")),
    of.FRONT_ONLY: ("yellow_scope", ("front_or_board", "front_only")),
    of.BLUE_TO_END: ("blue_position", ("in_place", "to_end")),
    of.CARDS_END: ("card_exhaustion_end", ("continue", "end_of_round")),
    of.TIE_FRONT: ("tie_pieces", ("board_only", "board_and_front")),
}


def refuse_what_is_not_claimed(box: SandBox, seats: int, code: ActionCode) -> None:
    """Everything that has no room in a state, or that no table says."""
    sides = [box.sides[board, face] for board in box.boards for face in FACES]
    rows, columns = max(len(side.rows) for side in sides), max(map(len, (row for side in sides for row in side.rows)))
    many = max(map(len, box.decks()))
    limits = box.limits
    used = limits.active + box.solo.rounds if seats == 1 else limits.active * seats + limits.refill_choice
    for claimed, told in (
        (rows * columns <= at.MOST_CELLS, f"boards of {rows} rows and {columns} columns; {at.MOST_CELLS} cells fit"),
        (many <= at.MOST_IN_DECK, f"{many} cards of one level; {at.MOST_IN_DECK} fit"),
        (len(box.tiles) <= at.MOST_TILES, f"{len(box.tiles)} tiles; {at.MOST_TILES} fit"),
        (len(box.boards) <= at.MOST_BOARDS, f"{len(box.boards)} boards; {at.MOST_BOARDS} fit"),
        (limits.display <= at.MOST_DISPLAY, f"{limits.display} face-up cards of a level; {at.MOST_DISPLAY} fit"),
        (0 < limits.active <= at.MOST_ACTIVE, f"{limits.active} active tiles; 1 to {at.MOST_ACTIVE} fit"),
        (limits.display > 0 and limits.refill_choice > 0, "limits of nought"),
        (all(len(tile) == 3 for tile in box.tiles.values()), "tiles of other than three squares"),
        (used <= len(box.tiles), f"only {len(box.tiles)} tiles, where {used} are used"),
        (all(side.bright.bit_count() > 1 for side in sides), "a board with fewer than two bright cells"),
        (all(side.places[tile].bright for side in sides for tile in box.tiles), "a tile that fits on no bright cells"),
        (code.shared <= at.SHARED_WORDS * at.WORD, f"{code.shared} shared numbers"),
        (not {key for key, _, _ in PLAIN.values()} - set(code.numbers), "answers without numbers"),
    ):
        if not claimed:
            raise Unclaimed(f"the kernel of Realm of Sand does not play with {told}")


PLAIN = {  # where the number stands, the answer, and what it means
    of.DONE_NO: ("done", of.MEANS_DONE, 0), of.END_NO: ("end", of.MEANS_END, 0),
    of.POWER_NO: ("power", of.MEANS_POWER, 0), of.SUMMON_NO: ("summon", of.MEANS_SUMMON, 0),
    of.SUMMON_ALL_NO: ("summon:all", of.MEANS_SUMMON_ALL, 0),
    of.BASIC_NO: ("side:basic", of.MEANS_SIDE, 0), of.ADVANCED_NO: ("side:advanced", of.MEANS_SIDE, 1),
    **{of.DECK_NOS + nth: (f"deck:{nth + 1}", of.MEANS_DECK, nth + 1) for nth in range(3)},
    **{of.START_NOS + seat: (f"start:{seat}", of.MEANS_START, seat) for seat in range(at.MOST_SEATS)},
    **{of.EXTRA_NOS + nth: (f"extra:{letter}", of.MEANS_EXTRA, nth) for nth, letter in enumerate(LETTERS)},
}  # fmt: skip


class Tables:
    """The numbers of tables.py for one table, and the names behind them."""

    def __init__(self, box: SandBox, seats: int, options: SandOptions, code: ActionCode) -> None:
        refuse_what_is_not_claimed(box, seats, code)
        self.box, self.seats, self.options, self.code = box, seats, options, code
        self.cards, self.tiles, self.boards = sorted(box.cards), sorted(box.tiles), sorted(box.boards)
        self.card_no = {name: nth for nth, name in enumerate(self.cards)}
        self.tile_no = {name: nth for nth, name in enumerate(self.tiles)}
        self.sides = [box.sides[board, face] for board in self.boards for face in FACES]
        self.columns = max(len(row) for side in self.sides for row in side.rows)
        self.rows = max(len(side.rows) for side in self.sides)
        self.grid = self.rows * self.columns
        self.cells = [cell_name(nth // self.columns, nth % self.columns) for nth in range(self.grid)]
        self.ways = {tile: ways_to_lie(box.tiles[tile]) for tile in self.tiles}
        self.most_legal = 0
        self.t = [0] * of.LISTS
        self._meanings: dict[int, int] = {}
        self._rulings()
        self._plain_numbers()
        self._heaps()
        self._numbers_by_cell()
        self._numbers_by_name()
        self._names()
        self._sides()
        self._tiles()
        self._cards()
        self._add(of.MEANINGS, [self._meanings.get(number, 0) for number in range(code.size)])
        self._most_legal()

    def _add(self, pointer: int, numbers: list[int]) -> None:
        """A list of its own, found through its pointer."""
        self.t[pointer] = len(self.t)
        self.t += numbers

    def _number(self, key: str, means: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        """The number of an answer; what it means is noted. 0 where there is no such answer."""
        number = self.code.numbers.get(key, 0)
        if number:
            self._meanings[number] = means | a << of.A | b << of.B | c << of.C
        return number

    # -- rulings
    def _rulings(self) -> None:
        t, options, box = self.t, self.options, self.box
        for place, (name, values) in WORDS.items():
            t[place] = values.index(getattr(options, name))
        t[of.SEATS], t[of.REMOVE_FIRST], t[of.SUMMON_MIN] = self.seats, options.remove_before_place, options.summon_min
        t[of.RED_LEAST] = 1 if options.red_short_deck == "draw_available" else 3
        t[of.TARGET] = options.hourglass_target
        t[of.LAST_ROUND] = options.max_rounds or 0
        t[of.GLASSES_END] = 1
        if self.seats == 1:
            t[of.LAST_ROUND] = min(box.solo.rounds, options.max_rounds or box.solo.rounds)
            t[of.GLASSES_END] = int(options.solo_hourglass_end == "end")
        t[of.ON_DISPLAY], t[of.ACTIVE] = box.limits.display, box.limits.active
        t[of.SUMMONS], t[of.REACH] = box.limits.summon, box.limits.refill_choice
        t[of.COLUMNS], t[of.GRID], t[of.BOARDS] = self.columns, self.grid, len(self.boards)
        t[of.TILE_COUNT], t[of.CARD_COUNT] = len(self.tiles), len(self.cards)
        t[of.MOST_ON_SIDE] = max(side.size for side in self.sides)
        t[of.FIRST_SHARED], t[of.SHARED], t[of.ACTIONS] = len(self.code.table), self.code.shared, self.code.size

    def _plain_numbers(self) -> None:
        for place, (key, means, a) in PLAIN.items():
            self.t[place] = self._number(key, means, a)
        for prompt, name in enumerate(at.PROMPTS):
            self.t[of.QUESTIONS + prompt] = crc32(name.encode()) % (1 << QUESTION) | 1
        for byte in range(256):
            sum = byte
            for _ in range(8):
                sum = sum >> 1 ^ (CRC_POLYNOMIAL if sum & 1 else 0)
            self.t[of.CHECKSUMS + byte] = sum

    # -- what is in the box
    def _heaps(self) -> None:
        box = self.box
        laid_out = box.discs(self.seats)
        boxed = [entry.discs - laid for entry, laid in zip(box.elements, laid_out, strict=True)]
        self._put(of.HEAPS, [*box.squares, *laid_out, *boxed])
        for level, deck in enumerate(box.decks()):
            self.t[of.DECK_SIZES + level] = len(deck)
            self._put(of.DECK_ORDER + level * at.MOST_IN_DECK, [self.cards.index(card) for card in deck])
        self._put(of.TILE_ORDER, [self.tiles.index(tile) for tile in box.tiles])
        self._put(of.BOARD_ORDER, [self.boards.index(board) for board in box.boards])

    def _put(self, place: int, numbers: list[int]) -> None:
        self.t[place : place + len(numbers)] = numbers

    # -- numbers of answers
    def _numbers_by_cell(self) -> None:
        cells, number = list(enumerate(self.cells)), self._number
        self._add(of.LAYS, [
            number(f"disc:{letter}:{name}", of.MEANS_LAY, nth, cell)
            for nth, letter in enumerate(LETTERS) for cell, name in cells
        ])  # fmt: skip
        for pointer, word, means in ((of.MOVES, "move", of.MEANS_MOVE), (of.CARRIES, "carry", of.MEANS_CARRY)):
            self._add(pointer, [number(f"{word}:{a}:{b}", means, i, j) for i, a in cells for j, b in cells])
        self._add(of.EXCHANGES, [
            number(f"exchange:{place}:{letter}", of.MEANS_EXCHANGE, nth, new)
            for nth, place in enumerate([*LETTERS, *self.cells]) for new, letter in enumerate(LETTERS)
        ])  # fmt: skip
        self._add(of.OPENS, [number(f"open:{name}", of.MEANS_OPEN, cell) for cell, name in cells])

    def _numbers_by_name(self) -> None:
        tiles, number = list(enumerate(self.tiles)), self._number
        self._add(of.TAKES, [number(f"take:{tile}", of.MEANS_TAKE, nth) for nth, tile in tiles])
        self._add(of.ASIDES, [number(f"aside:{tile}", of.MEANS_ASIDE, nth) for nth, tile in tiles])
        self._add(of.SWAP_NOS, [
            number(f"swap:{a}:{b}", of.MEANS_SWAP, i, j) for i, a in tiles for j, b in tiles
        ])  # fmt: skip
        self._add(of.BOARD_NOS, [
            number(f"board:{board}", of.MEANS_BOARD, nth) for nth, board in enumerate(self.boards)
        ])  # fmt: skip

    def _names(self) -> None:
        """The letters of cells and cards, for answers that are numbered by a checksum."""
        spelt = [name.encode() for name in self.cells]
        self._add(of.CELL_NAMES, [int.from_bytes(name, "little") | len(name) << 24 for name in spelt])
        letters: list[int] = []
        for nth, card in enumerate(self.cards):
            its = of.CARDS + nth * of.ONE_CARD
            self.t[its + of.CARD_NAME], self.t[its + of.NAME_LENGTH] = len(letters), len(card.encode())
            letters += card.encode()
        self._add(of.CARD_NAMES, letters)

    # -- sides
    def on_grid(self, side: Side, cells: int) -> int:
        """A set of cells of a side as one of the grid."""
        bits, found = self.bits[side], 0
        while cells:
            found |= 1 << bits[(cells & -cells).bit_length() - 1]
            cells &= cells - 1
        return found

    def from_grid(self, side: Side, cells: int) -> int:
        return sum(1 << nth for nth, bit in enumerate(self.bits[side]) if cells >> bit & 1)

    def side_of(self, player: Player) -> Side | None:
        """The side that a player plays, once it is known."""
        return self.box.sides[player.board, player.face] if player.face else None

    def need(self, card: int, side: Side, look: int, anchor: int) -> int:
        """A pattern laid somewhere, as the rules write it."""
        its, found = of.CARDS + card * of.ONE_CARD, 0
        size = self.t[its + of.CELLS]
        begins = self.t[its + of.LOOKS] + look * (of.FIRST_CELL + 2 * size) + of.FIRST_CELL
        for at_cell in range(begins, begins + 2 * size, 2):
            cell = self.from_grid(side, 1 << (anchor + self.t[at_cell]))
            found |= cell << side.size * self.t[at_cell + 1]
        return found

    def place_of_need(self, card: int, side: Side, need: int) -> tuple[int, int]:
        """How and where the pattern of a card lies."""
        cells = self.on_grid(side, side.cells_of(need))
        anchor = (cells & -cells).bit_length() - 1
        looks = range(self.t[of.CARDS + card * of.ONE_CARD + of.LOOK_COUNT])
        return next(look for look in looks if self.need(card, side, look, anchor) == need), anchor

    def _sides(self) -> None:
        self.bits: Mapping[Side, list[int]] = {
            side: [row * self.columns + column for row, column in side.at] for side in set(self.sides)
        }
        cells: list[int] = []
        order: list[int] = []
        for nth, side in enumerate(self.sides):
            self._put(of.SIDES + nth * of.ONE_SIDE, [
                self.on_grid(side, side.bright), self.on_grid(side, side.dark), self.on_grid(side, side.crystals),
                side.level_max, at.POWER_NAMES.index(side.power or ""), side.size, len(side.order),
            ])  # fmt: skip
            opening = [self.on_grid(side, bit).bit_length() - 1 for bit in side.order]
            cells += [*self.bits[side], *[0] * (of.PER_SIDE - side.size)]
            order += [*opening, *[-1] * (of.PER_SIDE - len(opening))]
        self._add(of.SIDE_CELLS, cells)
        self._add(of.SIDE_ORDER, order)

    # -- tiles
    def _tiles(self) -> None:
        looks: list[int] = []
        for name in self.tiles:
            ways = list(self.ways[name].values())
            for nth in range(of.WAYS):
                looks += self._look_of_tile(ways[nth]) if nth < len(ways) else [0] * of.ONE_LOOK
        self._add(of.TILE_LOOKS, looks)
        self._add(of.PLACES, [0] * (3 * len(self.sides) * len(self.tiles)))
        places: dict[tuple[Side, str], tuple[int, int, int]] = {}
        for nth, side in enumerate(self.sides):
            for tile in range(len(self.tiles)):
                key = side, self.tiles[tile]
                if key not in places:
                    places[key] = self._places(*key)
                self._put(self.t[of.PLACES] + 3 * (nth * len(self.tiles) + tile), list(places[key]))

    def _look_of_tile(self, look: Figure) -> list[int]:
        shifts = self._shifts(look)
        pairs = [number for shift, (_, _, letter) in zip(shifts, look, strict=True)
                 for number in (shift, LETTERS.index(letter))]  # fmt: skip
        return [sum(1 << shift for shift in shifts), *pairs]

    def _shifts(self, look: Figure) -> list[int]:
        """How far each cell of a figure lies behind its first, in reading order."""
        top, left, _ = look[0]
        return [(row - top) * self.columns + column - left for row, column, _ in look]

    def _places(self, side: Side, tile: str) -> tuple[int, int, int]:
        """All placements of a tile on a side, those on bright cells first; where they lie in the tables."""
        first = len(self.t)
        here = side.places[tile]
        names = list(self.ways[tile])
        for key in here.everywhere:
            placement = side.placements[key]
            laid = read_as(PlaceChoice, key)
            number = self._number(
                key, of.MEANS_PLACE, self.tiles.index(tile), names.index(laid.turned), self.cells.index(laid.at)
            )
            self.t += [number, self.on_grid(side, placement.covers)]
        return first, first + of.ONE_PLACE * len(here.bright), len(self.t)

    def key_of_placement(self, meaning: int) -> str:
        tile = self.tiles[meaning >> of.A & of.PART]
        way = list(self.ways[tile])[meaning >> of.B & of.PART]
        return PlaceChoice(tile, way, self.cells[meaning >> of.C & of.PART]).key

    # -- cards
    def _cards(self) -> None:
        for nth, name in enumerate(self.cards):
            card, its = self.box.cards[name], of.CARDS + nth * of.ONE_CARD
            tally = sum(count << of.FIELD * element for element, count in enumerate(card.wants))
            ways = ways_to_lie(card.figure, self.options.pattern_symmetry).values()
            looks = [look for look in ways if self._anchors(look)]  # a figure may be longer than the grid
            self._put(its, [card.level, card.stars, card.hourglasses, card.level_up, tally, len(card.figure)])
            self.t[its + of.LOOKS], self.t[its + of.LOOK_COUNT] = len(self.t), len(looks)
            self.t[its + of.COMPLETE_NO] = self._number(self.box.complete_keys[name], of.MEANS_COMPLETE, nth)
            for element in range(at.ELEMENTS):
                self.t[its + of.CARD_DISCS + element] = card.discs.count(element)
            for look in looks:
                self.t += self._look_of_card(card, look)

    def _look_of_card(self, card: Card, look: Figure) -> list[int]:
        shifts = self._shifts(look)
        cells = sorted(
            zip(shifts, (LETTERS.index(letter) for _, _, letter in look), strict=True),
            key=lambda cell: (card.wants[cell[1]], -cell[1], cell[0]),
        )
        return [self._anchors(look), sum(1 << shift for shift in shifts), *(n for cell in cells for n in cell)]

    def _anchors(self, look: Figure) -> int:
        """Where on the grid the first cell of a figure may lie so that the others lie on it too."""
        top, left, _ = look[0]
        found = 0
        for nth in range(self.grid):
            row, column = divmod(nth, self.columns)
            inside = all(0 <= row + r - top < self.rows and 0 <= column + c - left < self.columns for r, c, _ in look)
            found |= inside << nth
        return found

    def _most_legal(self) -> None:
        """More answers than any question can have."""
        places = max(len(side.places[tile].everywhere) for side in self.sides for tile in self.tiles)
        size, tiles = max(side.size for side in self.sides), len(self.tiles)
        self.most_legal = len(self.cards) + 8 + max(
            self.box.limits.active * places, at.ELEMENTS * size + size * size, self.box.limits.active * tiles,
            size * at.ELEMENTS, self.code.shared,
        )  # fmt: skip


QUESTION = 16  # bits that tell questions apart, as in tavola.coding
