"""The view as text that a person can play from."""

from __future__ import annotations

from itertools import zip_longest
from string import ascii_lowercase

from tavola.games.realm_of_sand.names import (
    board_name,
    card_name,
    element_name,
    in_one_line,
    player_name,
    power_name,
)
from tavola.games.realm_of_sand.view import CardView, CellView, PlayerView, SandView
from tavola.kernel.text import Words, say

CELL, GAP = 4, "   "


def describe(view: SandView, words: Words) -> str:
    """The heading, the cards, the circle and the heaps, then each board, the viewer's first."""
    mine = [player for player in view.players if player.seat == view.viewer]
    others = [player for player in view.players if player.seat != view.viewer]
    parts = [heading(view, words), legend(view, words)]
    parts += [row_of_cards(view, level, words) for level in (3, 2, 1)]
    parts.append(heaps(view, words))
    parts += [board(view, player, words) for player in mine + others]
    parts.append(secrets(view, words))
    return "\n\n".join(part for part in parts if part)


def heading(view: SandView, words: Words) -> str:
    if view.ending:
        return words("view-over", round=view.round)
    turn = words.say(player_name(view.turn))
    if view.last_round is None:
        return words("view-round", round=view.round, player=turn)
    return words("view-round-of", round=view.round, last=view.last_round, player=turn)


def legend(view: SandView, words: Words) -> str:
    names = ", ".join(f"{each.id} = {words.say(element_name(each.id))}" for each in view.elements)
    return words("view-legend", elements=names)


def row_of_cards(view: SandView, level: int, words: Words) -> str:
    """Each card in one line; below them their patterns side by side."""
    row = [view.cards[card] for card in view.display[level - 1] if card]
    lines = [words("view-level", level=level, deck=view.decks[level - 1])]
    lines += [f"  [{nth}] {card_line(card, words)}" for nth, card in enumerate(row, start=1)]
    return "\n".join(
        lines + side_by_side([[f"[{nth}]", *drawn(card.pattern)] for nth, card in enumerate(row, start=1)])
    )


def card_line(card: CardView, words: Words) -> str:
    """The name and the signs of what it is worth: ★ stars, ⌛ hourglasses, ↑ level steps, (E) discs."""
    signs = [f"★{card.stars}"]
    signs += [f"⌛{card.hourglasses}"] if card.hourglasses else []
    signs += [f"↑{card.level_up}"] if card.level_up else []
    signs += [f"({letter})" for letter in card.discs]
    return f"{words.say(card_name(card.id))}  {' '.join(signs)}"


def drawn(rows: tuple[str, ...]) -> list[str]:
    return [" ".join(row.replace("-", ".")) for row in rows]


def side_by_side(blocks: list[list[str]]) -> list[str]:
    widths = [max(len(line) for line in block) for block in blocks]
    rows = zip_longest(*blocks, fillvalue="")
    return [
        "  " + GAP.join(line.ljust(width) for line, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]


def heaps(view: SandView, words: Words) -> str:
    first = [f"{tile} {in_one_line(view.tiles[tile])}" for tile in view.circle]
    reach, rest = first[: view.reach], first[view.reach :]
    lines = [words("view-circle", first=" | ".join(reach), rest=" | ".join(rest))]
    lines.append(words("view-supply", squares=counted(view.supply), discs=counted(view.reserve)))
    if view.aside:
        lines.append(words("view-aside", tiles=", ".join(view.aside), count=len(view.aside)))
    if view.offer:
        lines.append(words("view-offer", boards=", ".join(words.say(board_name(name)) for name in view.offer)))
    return "\n".join(lines)


def counted(heap: dict[str, int]) -> str:
    return " ".join(f"{letter}{count}" for letter, count in heap.items())


def board(view: SandView, player: PlayerView, words: Words) -> str:
    if not player.board:
        return words("view-no-board", player=player_name(player.seat))
    if not player.face:
        return words("view-unturned-board", player=player_name(player.seat), board=board_name(player.board))
    name = board_name("basic" if player.face == "basic" else player.board)
    whose = "view-own-board" if player.seat == view.viewer else "view-board"
    lines = [words.say(say(whose, player=player_name(player.seat), board=name)), score(view, player, words)]
    if player.power:
        state = "ready" if player.ready else "fresh" if player.charged else "clear"
        lines.append(words(f"view-crystal-{state}", power=power_name(player.power)))
    tiles = [[tile, *drawn(view.tiles[tile])] for tile in player.active]
    lines += side_by_side([grid(player.cells), *tiles])
    if player.completed:
        lines.append(words("view-completed", cards=", ".join(words.say(card_name(card)) for card in player.completed)))
    return "\n".join(lines)


def score(view: SandView, player: PlayerView, words: Words) -> str:
    """Stars, hourglasses, level with the dark cells in use, discs in front, cards kept."""
    used = sum(1 for cell in player.cells if cell.dark and cell.piece)
    front = " ".join(f"({letter})" * count for letter, count in player.front.items() if count) or "-"
    target = f"{player.hourglasses}/{view.hourglass_target}" if view.hourglass_target else str(player.hourglasses)
    return words(
        "view-score",
        stars=player.stars,
        hourglasses=target,
        level=player.level,
        highest=player.level_max,
        dark=used,
        front=front,
        kept=", ".join(map(str, player.kept)) or "-",
    )


def grid(cells: tuple[CellView, ...]) -> list[str]:
    """Columns have letters, rows numbers; before a cell ▒ marks a dark one, ░ one that is open, * a crystal."""
    at = {(cell.row, cell.column): cell for cell in cells}
    rows = 1 + max(cell.row for cell in cells)
    columns = 1 + max(cell.column for cell in cells)
    lines = ["   " + "".join(f"  {ascii_lowercase[column]} " for column in range(columns))]
    for row in range(rows):
        line = "".join(cell_text(at.get((row, column))) for column in range(columns))
        lines.append(f"{row + 1:2} {line}".rstrip())
    return lines


def cell_text(cell: CellView | None) -> str:
    if cell is None:
        return " " * CELL
    dark = "░" if cell.usable else "▒"
    mark = dark if cell.dark else "*" if cell.crystal else " "
    return mark + (cell.piece or ".").center(CELL - 1)


def secrets(view: SandView, words: Words) -> str:
    """What only this viewer sees: kept cards, cards looked at, cards put under a deck."""
    lines = []
    for title, ids in (("view-kept", view.kept), ("view-looked-at", view.looked_at)):
        if ids:
            cards = [view.cards[card] for card in ids]
            lines.append(words(title))
            lines += [f"  [{nth}] {card_line(card, words)}" for nth, card in enumerate(cards, start=1)]
            lines += side_by_side([[f"[{nth}]", *drawn(card.pattern)] for nth, card in enumerate(cards, start=1)])
    for level, known in enumerate(view.remembered, start=1):
        if known:
            names = ", ".join(words.say(card_name(card)) for card in reversed(known))
            lines.append(words("view-remembered", level=level, cards=names))
    return "\n".join(lines)
