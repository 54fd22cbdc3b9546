"""What a viewer sees, built by listing it (RS-14.1 to RS-14.3): all that is needed to draw the table, and no rules."""

from __future__ import annotations

from functools import cache

import msgspec

from tavola.games.realm_of_sand.boards import CRYSTAL, DARK, Side
from tavola.games.realm_of_sand.content import SandBox
from tavola.games.realm_of_sand.crystals import is_ready, power_of
from tavola.games.realm_of_sand.discs import to_move, to_place
from tavola.games.realm_of_sand.levels import dark_rule
from tavola.games.realm_of_sand.pieces import piece_at
from tavola.games.realm_of_sand.shapes import (
    ELEMENTS,
    WAYS,
    drawn,
    flipped,
    read_figure,
    turned,
    turned_once,
    ways_to_lie,
)
from tavola.games.realm_of_sand.solo import table
from tavola.games.realm_of_sand.state import Player, Sand, hourglasses, stars
from tavola.kernel.decision import Seat, Viewer


class CardView(msgspec.Struct, frozen=True):
    """A face-up card. Its name is the message `card-<id>`."""

    id: str
    level: int
    picture: str
    pattern: tuple[str, ...]
    stars: int
    hourglasses: int
    level_up: int
    discs: tuple[str, ...]


class CellView(msgspec.Struct, frozen=True):
    name: str
    row: int
    column: int
    dark: bool
    crystal: bool
    usable: bool  # whether a piece may be laid here now
    piece: str  # "" for none, "E" a square, "(E)" a disc


class PlayerView(msgspec.Struct, frozen=True):
    seat: Seat
    board: str
    face: str  # "" until the board is turned at set-up
    colour: str
    emblem: str
    power: str
    cells: tuple[CellView, ...]
    front: dict[str, int]
    active: tuple[str, ...]
    level: int
    level_max: int
    charged: bool
    ready: bool  # charged, and not in this round
    completed: tuple[str, ...]
    kept: tuple[int, ...]  # the levels of cards kept face down
    stars: int
    hourglasses: int
    pieces: int  # on the board


class SummonView(msgspec.Struct, frozen=True):
    steps: int
    limit: int
    placeable: dict[str, int]  # discs in front that may be placed
    movable: tuple[str, ...]  # cells with discs that may be moved


class ElementView(msgspec.Struct, frozen=True):
    id: str
    glyph: str
    colour: str
    hatch: str


class LookView(msgspec.Struct, frozen=True):
    """A tile as it lies when it is turned or mirrored."""

    rows: tuple[str, ...]
    turned: str  # the name that answers have for it: two ways that look alike have one
    right: str  # how it lies after a quarter turn clockwise
    left: str
    flipped: str  # and mirrored left to right


class SandView(msgspec.Struct, frozen=True):
    """Lists by level hold level 1 first."""

    viewer: Viewer
    pack: str
    round: int
    last_round: int | None
    hourglass_target: int | None  # None where hourglasses do not end the game
    first: Seat
    turn: Seat
    phase: str
    ending: str
    rank: str  # solo: what the stars are worth now
    supply: dict[str, int]
    reserve: dict[str, int]
    circle: tuple[str, ...]  # from the start to the end
    reach: int  # how many tiles from the start may be chosen
    aside: tuple[str, ...]
    decks: tuple[int, ...]
    display: tuple[tuple[str, ...], ...]  # "" is a gap
    offer: tuple[str, ...]  # boards to choose from
    players: tuple[PlayerView, ...]
    summoning: SummonView | None
    kept: tuple[str, ...]  # the viewer's own
    looked_at: tuple[str, ...]  # by the viewer, just now
    remembered: tuple[tuple[str, ...], ...]  # cards that the viewer put under each deck, the lowest first
    cards: dict[str, CardView]  # every card whose face the viewer sees
    tiles: dict[str, tuple[str, ...]]
    looks: dict[str, dict[str, LookView]]  # the viewer's own tiles, in all the ways in which they can be turned
    elements: tuple[ElementView, ...]


def view_for(g: Sand, viewer: Viewer) -> SandView:
    me = None if viewer is None else g.players[viewer]
    kept = tuple(me.kept) if me else ()
    looked_at = tuple(g.looked_at) if viewer == g.turn else ()
    remembered = tuple(known_below(g, level, viewer) for level in range(len(g.decks)))
    shown = [card for row in g.display for card in row if card]
    shown += [card for player in g.players for card in player.completed]
    seen = [*shown, *kept, *looked_at, *(card for level in remembered for card in level)]
    return SandView(
        viewer=viewer,
        pack=g.box.id,
        round=g.round,
        last_round=table(g).last_round(g),
        hourglass_target=g.options.hourglass_target if table(g).hourglasses_end_it(g) else None,
        first=g.first,
        turn=g.turn,
        phase=g.phase,
        ending=g.ending,
        rank=table(g).rank(g),
        supply=by_element(g.supply),
        reserve=by_element(g.reserve),
        circle=tuple(g.circle),
        reach=g.box.limits.refill_choice,
        aside=tuple(g.aside),
        decks=tuple(len(deck) for deck in g.decks),
        display=tuple(tuple(row) for row in g.display),
        offer=tuple(g.offer),
        players=tuple(player_view(g, seat) for seat in range(len(g.players))),
        summoning=summon_view(g),
        kept=kept,
        looked_at=looked_at,
        remembered=remembered,
        cards={card: card_view(g.box, card) for card in seen},
        tiles=g.box.tile_rows,
        looks={tile: looks_of(g.box.tile_rows[tile]) for tile in me.active} if me else {},
        elements=tuple(ElementView(each.id, each.glyph, each.colour, each.hatch) for each in g.box.elements),
    )


@cache
def looks_of(rows: tuple[str, ...]) -> dict[str, LookView]:
    """Every way in which a tile can lie (RS-4.3), and which way it lies after one more turn."""
    figure = read_figure(rows)
    names = {look: way for way, look in ways_to_lie(figure).items()}
    left = {turned_once(way): way for way in WAYS}
    looks = {way: turned(figure, way) for way in WAYS}
    return {
        way: LookView(drawn(look), names[look], turned_once(way), left[way], flipped(way))
        for way, look in looks.items()
    }


def by_element(counts: list[int]) -> dict[str, int]:
    return dict(zip(ELEMENTS, counts, strict=False))


def known_below(g: Sand, level: int, viewer: Viewer) -> tuple[str, ...]:
    """The cards under a deck that this viewer put there."""
    under = zip(g.decks[level], g.sunk[level], strict=False)
    return tuple(card for card, knower in under if knower == viewer)


def card_view(box: SandBox, card_id: str) -> CardView:
    card = box.cards[card_id]
    discs = tuple(ELEMENTS[element] for element in card.discs)
    return CardView(card.id, card.level, card.picture, card.rows, card.stars, card.hourglasses, card.level_up, discs)


def player_view(g: Sand, seat: Seat) -> PlayerView:
    player = g.players[seat]
    board = g.box.boards.get(player.board)
    side = g.side(player) if player.face else None
    return PlayerView(
        seat=seat,
        board=player.board,
        face=player.face,
        colour=board.colour if board else "",
        emblem=board.emblem if board else "",
        power=power_of(g, player) if side else "",
        cells=cells_of(g, player, side) if side else (),
        front=by_element(player.front),
        active=tuple(player.active),
        level=player.level,
        level_max=side.level_max if side else 0,
        charged=player.charged,
        ready=is_ready(g, player),
        completed=tuple(player.completed),
        kept=tuple(g.card(card).level for card in player.kept),
        stars=stars(g, seat),
        hourglasses=hourglasses(g, seat),
        pieces=player.pieces(),
    )


def cells_of(g: Sand, player: Player, side: Side) -> tuple[CellView, ...]:
    usable = side.bright | dark_rule(g).room(player, side, player.occupied())
    cells = []
    for (row, column), nth in side.at.items():
        bit, kind, name = 1 << nth, side.rows[row][column], side.names[nth]
        cells.append(
            CellView(name, row, column, kind == DARK, kind == CRYSTAL, bool(usable & bit), piece_letter(player, bit))
        )
    return tuple(cells)


def piece_letter(player: Player, bit: int) -> str:
    found = piece_at(player, bit)
    if found is None:
        return ""
    letter = ELEMENTS[found[0]]
    return f"({letter})" if found[1] else letter


def summon_view(g: Sand) -> SummonView | None:
    if g.summoning is None:
        return None
    player = g.players[g.turn]
    placeable = {letter: count for letter, count in by_element(to_place(g, player)).items() if count}
    movable = g.side(player).names_of(to_move(g, player))
    return SummonView(g.summoning.steps, g.summoning.limit, placeable, movable)
