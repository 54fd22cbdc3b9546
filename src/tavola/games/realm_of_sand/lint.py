"""The invariants of a pack, R-1 to R-18, each as one check. A pack that is not standard is held to fewer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import msgspec
from fluent.syntax import ast

from tavola.content.source import PackSource, Problem
from tavola.content.words import LANGUAGES, parse, read_words
from tavola.games.realm_of_sand.boards import CRYSTAL, Side
from tavola.games.realm_of_sand.content import (
    PLAYER_COUNTS,
    POWERS,
    CardEntry,
    Content,
    SandBox,
    SideEntry,
    read_content,
    unreadable,
)
from tavola.games.realm_of_sand.shapes import BASIC, ELEMENTS, extent, is_connected, likeness, read_figure

CARDS_OF_LEVEL, TILES, SQUARES, BOARDS, BRIGHT_CELLS = 18, 28, 28, 6, 18
DISCS = {"E": 7, "C": 7, "O": 7, "S": 5, "M": 5}
RANKS = [0, 26, 31, 36, 40]
ROOM = {1: 18, 2: 16, 3: 8}  # embeddings on bright cells, by level
LEAST_HOURGLASSES = 37  # nine for each of four players, and one more
SPECIAL = ELEMENTS[BASIC:]


class Pack(msgspec.Struct, frozen=True):
    """A pack being looked at."""

    source: PackSource
    content: Content
    box: SandBox
    standard: bool

    def sides(self) -> Iterator[tuple[str, str, SideEntry, Side]]:
        for board in self.content.boards:
            yield board.id, "basic", board.basic, self.box.sides[board.id, "basic"]
            yield board.id, "advanced", board.advanced, self.box.sides[board.id, "advanced"]

    def level(self, level: int) -> list[CardEntry]:
        return [card for card in self.content.cards if card.level == level]


Found = Iterator[Problem]
Check = Callable[[Pack], Found]


def lint(source: PackSource) -> list[Problem]:
    """Every fault of a pack that can be decoded; the words are looked at by the library as well."""
    return found_by(CHECKS, source)


def lint_content(source: PackSource) -> list[Problem]:
    """What a pack is held to when it is loaded: all but its words."""
    return found_by(tuple(check for check in CHECKS if check is not texts_and_glyphs), source)


def found_by(checks: tuple[Check, ...], source: PackSource) -> list[Problem]:
    content = read_content(source)
    if problems := unreadable(content):
        return problems
    pack = laid_out(source, content)
    return [problem for check in checks for problem in check(pack)]


def laid_out(source: PackSource, content: Content) -> Pack:
    return Pack(source, content, SandBox(source.id, source.digest, content), source.manifest().standard)


def counts(pack: Pack) -> Found:
    """R-1: the components of the box."""
    if not pack.standard:
        return
    for level in (1, 2, 3):
        if (number := len(pack.level(level))) != CARDS_OF_LEVEL:
            yield Problem("cards.yaml", f"level {level} has {number} cards, not {CARDS_OF_LEVEL}", rule="R-1")
    if len(pack.content.tiles) != TILES:
        yield Problem("tiles.yaml", f"there are {len(pack.content.tiles)} tiles, not {TILES}", rule="R-1")
    for entry in pack.content.elements:
        squares = SQUARES if entry.id in ELEMENTS[:BASIC] else 0
        if (entry.squares, entry.discs) != (squares, DISCS[entry.id]):
            message = f"has {entry.squares} squares and {entry.discs} discs, not {squares} and {DISCS[entry.id]}"
            yield Problem("elements.yaml", message, entry.id, rule="R-1")
    powers = sorted(board.advanced.power or "none" for board in pack.content.boards)
    if powers != sorted(POWERS):
        yield Problem("boards.yaml", f"the six powers belong to six boards, one each; found {powers}", rule="R-1")


def bright_cells(pack: Pack) -> Found:
    """R-2: eighteen of them on every side."""
    for board, face, _, side in pack.sides():
        if (number := side.bright.bit_count()) != BRIGHT_CELLS:
            yield Problem(
                "boards.yaml", f"there are {number} bright cells, not {BRIGHT_CELLS}", board, f"{face}.rows", rule="R-2"
            )


def basic_sides(pack: Pack) -> Found:
    """R-3: the same for all, without crystal or power."""
    sides = [board.basic for board in pack.content.boards]
    usual = max(sides, key=sides.count)  # whichever differs is named, not those that are alike
    for board in pack.content.boards:
        for field in differing(board.basic, usual):
            message = "the basic sides of all boards are alike"
            yield Problem("boards.yaml", message, board.id, f"basic.{field}", rule="R-3")
        if board.basic.power or CRYSTAL in "".join(board.basic.rows):
            field, message = "power" if board.basic.power else "rows", "a basic side has no crystal and no power"
            yield Problem("boards.yaml", message, board.id, f"basic.{field}", rule="R-3")


def differing(side: SideEntry, usual: SideEntry) -> Iterator[str]:
    """The fields in which a side is not like the others."""
    own, others = (msgspec.structs.asdict(one) for one in (side, usual))
    for field in (field for field in own if own[field] != others[field]):
        if field == "rows" and len(side.rows) == len(usual.rows):
            yield from (f"rows[{nth}]" for nth, row in enumerate(side.rows) if row != usual.rows[nth])
        else:
            yield field


def crystals(pack: Pack) -> Found:
    """R-4: on every advanced side; the drawing itself keeps them on bright cells."""
    for board in pack.content.boards:
        if CRYSTAL not in "".join(board.advanced.rows):
            yield Problem(
                "boards.yaml", "an advanced side has at least one crystal", board.id, "advanced.rows", rule="R-4"
            )


def every_tile_reaches(pack: Pack) -> Found:
    """R-5: each tile can be laid on each bright cell, so that there is always a main action."""
    for board, face, _, side in pack.sides():
        for tile, places in side.places.items():
            reached = 0
            for key in places.bright:
                reached |= side.placements[key].covers
            if far := side.bright & ~reached:
                message = f"tile {tile} cannot be laid on {', '.join(side.names_of(far))} without a dark cell"
                yield Problem("boards.yaml", message, board, f"{face}.rows", rule="R-5")


def level_tracks(pack: Pack) -> Found:
    """R-6: as many dark cells as levels, and a track of a fair length."""
    for board, face, entry, side in pack.sides():
        if side.dark.bit_count() < entry.level_max:
            message = f"{side.dark.bit_count()} dark cells are fewer than the {entry.level_max} levels"
            yield Problem("boards.yaml", message, board, f"{face}.rows", rule="R-6")
        if not 3 <= entry.level_max <= 8:
            message = f"level_max is {entry.level_max}, not 3 to 8"
            yield Problem("boards.yaml", message, board, f"{face}.level_max", rule="R-6")


def tiles_differ(pack: Pack) -> Found:
    """R-7: three cells in one piece, of the elements that have squares, no two tiles alike."""
    seen: dict[object, str] = {}
    for entry in pack.content.tiles:
        figure = read_figure(entry.rows)
        letters = {letter for _, _, letter in figure}
        if len(figure) != 3 or not is_connected(figure) or not letters <= set(ELEMENTS[:BASIC]):
            message = "a tile is three connected squares of E, C and O"
            yield Problem("tiles.yaml", message, entry.id, "rows", rule="R-7")
        alike = seen.setdefault(likeness(figure), entry.id)
        if pack.standard and alike != entry.id:
            yield Problem("tiles.yaml", f"is {alike} turned or mirrored", entry.id, "rows", rule="R-7")


def tile_colours(pack: Pack) -> Found:
    """R-8: the tiles show each element as often as there are squares of it."""
    if not pack.standard:
        return
    shown = Counter(letter for figure in pack.box.tiles.values() for _, _, letter in figure)
    for letter in ELEMENTS[:BASIC]:
        if shown[letter] != SQUARES:
            yield Problem("tiles.yaml", f"{letter} is on {shown[letter]} squares, not {SQUARES}", rule="R-8")


def patterns(pack: Pack) -> Found:
    """R-9: in one piece, of a fair size, no two of a level alike."""
    for level in (1, 2, 3):
        seen: dict[object, str] = {}
        for entry in pack.level(level):
            figure = read_figure(entry.pattern)
            if not is_connected(figure) or not 2 <= len(figure) <= 9:
                yield Problem("cards.yaml", "a pattern is two to nine connected cells", entry.id, "pattern", rule="R-9")
            if pack.standard and max(extent(figure)) > 4:
                yield Problem("cards.yaml", "a pattern fits in four by four", entry.id, "pattern", rule="R-9")
            alike = seen.setdefault(likeness(figure), entry.id)
            if alike != entry.id:
                yield Problem("cards.yaml", f"is {alike} turned or mirrored", entry.id, "pattern", rule="R-9")


def room_for_patterns(pack: Pack) -> Found:
    """R-10: every card has enough places on the bright cells of every side."""
    for board, face, _, side in pack.sides():
        if face == "basic" and board != pack.content.boards[0].id:
            continue  # alike, or R-3 has spoken
        for card, fit in side.fits("d4").items():
            least = ROOM[pack.box.cards[card].level] if pack.standard else 1
            if len(fit.bright) < least:
                message = (
                    f"has {len(fit.bright)} places on the bright cells of {board} {face}; at least {least} are needed"
                )
                yield Problem("cards.yaml", message, card, "pattern", rule="R-10")


def special_cells(pack: Pack) -> Found:
    """R-11: no more than a solo player can own."""
    most = pack.content.rules.disc_table["1"]
    for entry in pack.content.cards:
        for letter in SPECIAL:
            number = "".join(entry.pattern).count(letter)
            if most != "all" and number > most:
                message = f"needs {number} {letter}; a player alone can own {most}"
                yield Problem("cards.yaml", message, entry.id, "pattern", rule="R-11")


def special_discs(pack: Pack) -> Found:
    """R-12: they can be had without having any."""
    for entry in pack.level(1):
        if set("".join(entry.pattern)) & set(SPECIAL):
            yield Problem("cards.yaml", "a level 1 pattern needs no S or M", entry.id, "pattern", rule="R-12")
    for letter in SPECIAL:
        givers = [card for card in pack.content.cards if letter in card.discs]
        if all(set("".join(card.pattern)) & set(SPECIAL) for card in givers):
            yield Problem("cards.yaml", f"no card gives {letter} without needing S or M", rule="R-12")


def enough_hourglasses(pack: Pack) -> Found:
    """R-13: so many that somebody must reach the target."""
    total = sum(card.hourglasses for card in pack.content.cards)
    if total < LEAST_HOURGLASSES:
        message = f"all cards have {total} hourglasses; with {LEAST_HOURGLASSES} the end must come"
        yield Problem("cards.yaml", message, rule="R-13", warning=not pack.standard)


def solo_ranks(pack: Pack) -> Found:
    """R-14: rising, from zero; in a standard pack those of the rulebook."""
    least = [rank.min for rank in pack.content.rules.solo.ranks]
    if least != sorted(set(least)) or least[:1] != [0] or (pack.standard and least != RANKS):
        field = f"ranks[{first_wrong(least, RANKS if pack.standard else [])}].min"
        yield Problem("rules.yaml", f"ranks begin at {least}, not at {RANKS}", "solo", field, rule="R-14")


def first_wrong(least: list[int], ought: list[int]) -> int:
    """Which rank does not begin where it ought to, or above the one before it; the last where one is missing."""
    for nth, (begins, before) in enumerate(zip(least, [-1, *least], strict=False)):
        if begins <= before or (nth == 0 and begins > 0) or (nth < len(ought) and begins != ought[nth]):
            return nth
    return len(least) - 1


def colours_of_a_level(pack: Pack) -> Found:
    """R-15: each basic element equally often in the patterns of a level, within a tenth."""
    for level in (1, 2, 3):
        shown = Counter(letter for card in pack.level(level) for letter in "".join(card.pattern))
        mean = sum(shown[letter] for letter in ELEMENTS[:BASIC]) / BASIC
        for letter in ELEMENTS[:BASIC]:
            if abs(shown[letter] - mean) > mean / 10:
                message = f"level {level} has {shown[letter]} cells of {letter}, the mean is {mean:.1f}"
                yield Problem("cards.yaml", message, rule="R-15", warning=not pack.standard)


def bonus_discs(pack: Pack) -> Found:
    """R-16: every type on four cards or more, special ones as many as there are level 3 cards."""
    for letter in ELEMENTS:
        givers = sum(1 for card in pack.content.cards if letter in card.discs)
        if givers < 4:
            message = f"{givers} cards give a disc of {letter}; at least four should"
            yield Problem("cards.yaml", message, rule="R-16", warning=not pack.standard)
    special = sum(1 for card in pack.content.cards for letter in card.discs if letter in SPECIAL)
    if special < len(pack.level(3)):
        message = f"{special} special discs are fewer than the {len(pack.level(3))} cards of level 3"
        yield Problem("cards.yaml", message, rule="R-16", warning=not pack.standard)


def texts_and_glyphs(pack: Pack) -> Found:
    """R-17: every text in both languages, every element with a shape of its own."""
    glyphs = Counter(entry.glyph for entry in pack.content.elements)
    for entry in pack.content.elements:
        if glyphs[entry.glyph] > 1:
            yield Problem("elements.yaml", f"the glyph {entry.glyph} is another's too", entry.id, "glyph", rule="R-17")
    for language in LANGUAGES:
        said = words_in(pack.source, language)
        for id in message_ids(pack.box):
            if id not in said:
                yield Problem(f"locale/{language}", "there is no such message", id, rule="R-17")


def enough_tiles(pack: Pack) -> Found:
    """R-18: for the areas of four players and a choice beside them, for every round of who plays alone."""
    limits, rules = pack.content.rules.limits, pack.content.rules
    for name, value in msgspec.structs.asdict(limits).items():
        if value < 1:
            yield Problem("rules.yaml", f"{name} is {value}, not 1 or more", "limits", name, rule="R-18")
    tiles = len(pack.content.tiles)
    least = len(PLAYER_COUNTS) * limits.active + limits.refill_choice
    if tiles < least:
        yield Problem("tiles.yaml", f"there are {tiles} tiles; four players need {least}", rule="R-18")
    least = rules.solo.rounds - 1 + limits.active
    if tiles < least:
        message = f"{rules.solo.rounds} rounds lay so many tiles aside that {least} are needed; there are {tiles}"
        yield Problem("rules.yaml", message, "solo", "rounds", rule="R-18")


def words_in(source: PackSource, language: str) -> set[str]:
    """The messages and attributes that a pack has in one language."""
    found: set[str] = set()
    for name, data in source.files.items():
        if name.startswith(f"locale/{language}/") and name.endswith(".ftl"):
            for entry in parse(name, read_words(name, data)).body:
                if isinstance(entry, ast.Message):
                    found.add(entry.id.name)
                    found.update(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)
    return found


CHECKS: tuple[Check, ...] = (
    counts,
    bright_cells,
    basic_sides,
    crystals,
    every_tile_reaches,
    level_tracks,
    tiles_differ,
    tile_colours,
    patterns,
    room_for_patterns,
    special_cells,
    special_discs,
    enough_hourglasses,
    solo_ranks,
    colours_of_a_level,
    bonus_discs,
    texts_and_glyphs,
    enough_tiles,
)


def message_ids(box: SandBox) -> set[str]:
    """Everything that a pack must have words for; lines of flavour are attributes."""
    ids = {"pack-title", "pack-credits", "pack-intro", "board-basic", "board-basic.line"}
    for card in box.cards:
        ids |= {f"card-{card}", f"card-{card}.line"}
    for board in box.boards:
        ids |= {f"board-{board}", f"board-{board}.line"}
    for element in ELEMENTS.lower():
        ids |= {f"element-{element}", f"element-{element}.short", f"element-{element}.glyph", f"element-{element}.line"}
        ids.add(f"spirit-{element}")
    for power in POWERS:
        ids |= {f"power-{power}", f"power-{power}.text"}
    highest = max(side.level_max for board in box.boards.values() for side in (board.basic, board.advanced))
    ids |= {f"level-{level}" for level in range(highest + 1)}
    for rank in box.solo.ranks:
        ids |= {f"rank-{rank.id}", f"rank-{rank.id}.line", f"ending-rank-{rank.id}"}
    return ids
