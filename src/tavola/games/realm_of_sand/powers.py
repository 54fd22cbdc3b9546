"""The special powers in detail: each asks for what it needs, and its `keys` function lists what is possible."""

from __future__ import annotations

from itertools import permutations

from tavola.games.realm_of_sand.choices import (
    CarryChoice,
    DeckChoice,
    ExchangeChoice,
    KeepChoice,
    SwapChoice,
    SwappedChoice,
)
from tavola.games.realm_of_sand.events import CardKept, CardsLookedAt, DiscExchanged, SquareCarried, TilesSwapped
from tavola.games.realm_of_sand.levels import dark_rule, too_dark
from tavola.games.realm_of_sand.names import element_name
from tavola.games.realm_of_sand.pieces import piece_at
from tavola.games.realm_of_sand.shapes import BASIC, ELEMENTS
from tavola.games.realm_of_sand.state import LEVELS, Sand, SandDo
from tavola.kernel.choice import consequence, legal_keys, legality, no
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.do import Do
from tavola.kernel.event import emit
from tavola.kernel.flow import ask_keys, procedure, rule

LOOK = 3  # cards that the red power draws


# -- red
class LookAtPlans(SandDo, frozen=True):
    """Look at the top three cards of a deck, keep one face down, put the others under it in any order (RS-10.10)."""

    seat: Seat


def deck_keys(g: Sand, seat: Seat) -> list[str]:
    return legal_keys(g, seat, [DeckChoice(level) for level in LEVELS])


@legality(DeckChoice)
def why_not_deck(g: Sand, seat: Seat, choice: DeckChoice) -> Refusal | None:
    """Not into an empty deck, nor into a short one where the table forbids it (RS-10.11)."""
    least = 1 if g.options.red_short_deck == "draw_available" else LOOK
    enough = choice.level in LEVELS and len(g.decks[choice.level - 1]) >= least
    return None if enough else no("RS_E_DECK_EMPTY", "RS-10.11")


@consequence(DeckChoice)
def draw_from_it(g: Sand, seat: Seat, choice: DeckChoice) -> tuple[Do, ...]:
    return (DrawPlans(seat, choice.level),)


def choose_deck(g: Sand, do: LookAtPlans) -> None:
    ask_keys(g, do.seat, "deck", deck_keys(g, do.seat))


def keep_one(g: Sand, do: LookAtPlans) -> None:
    ask_keys(g, do.seat, "keep", keep_keys(g.looked_at))


def keep_keys(cards: list[str]) -> list[str]:
    return [KeepChoice(kept, tuple(others)).key for kept, *others in permutations(cards)]


@legality(KeepChoice)
def why_not_keep(g: Sand, seat: Seat, choice: KeepChoice) -> Refusal | None:
    """Each of the cards looked at is named once."""
    named = sorted((choice.card, *choice.others)) == sorted(g.looked_at)
    return None if named else no("TABLE_E_NOT_AN_OPTION", "RS-10.10")


@consequence(KeepChoice)
def keep_it(g: Sand, seat: Seat, choice: KeepChoice) -> tuple[Do, ...]:
    return (KeepPlan(seat, choice.card, choice.others),)


procedure(LookAtPlans, choose_deck, keep_one)


class DrawPlans(SandDo, frozen=True):
    seat: Seat
    level: int


@rule(DrawPlans)
def draw_plans(g: Sand, do: DrawPlans) -> None:
    """With fewer than three cards in the deck, what there is is drawn."""
    g.looked_in = do.level
    deck = g.decks[g.looked_in - 1]
    g.looked_at = deck[-LOOK:][::-1]
    del deck[-LOOK:]
    forget_drawn(g)
    emit(g, CardsLookedAt(do.seat, g.looked_in, len(g.looked_at), tuple(g.looked_at)))


def forget_drawn(g: Sand) -> None:
    """Whoever knew a card at the bottom of a deck does not any more once it is drawn."""
    for deck, knowers in zip(g.decks, g.sunk, strict=True):
        del knowers[len(deck) :]


class KeepPlan(SandDo, frozen=True):
    """One card is kept face down; the others go under the deck, the one that will lie lowest last."""

    seat: Seat
    kept: str
    others: tuple[str, ...]


@rule(KeepPlan)
def keep_plan(g: Sand, do: KeepPlan) -> None:
    g.players[do.seat].kept.append(do.kept)
    level = g.looked_in
    for card in do.others:
        g.decks[level - 1].insert(0, card)
        g.sunk[level - 1].insert(0, do.seat)
    g.looked_at, g.looked_in = [], 0
    emit(g, CardKept(do.seat, level, do.kept))


# -- yellow
class ExchangeDisc(SandDo, frozen=True):
    """Exchange one of your discs for one of another type from the reserve; it takes the same place (RS-10.14)."""

    seat: Seat


def exchange_keys(g: Sand, seat: Seat) -> list[str]:
    player = g.players[seat]
    places = [(ELEMENTS[nth], nth) for nth, count in enumerate(player.front) if count]
    if g.options.yellow_scope == "front_or_board":
        names_of = g.side(player).names_of
        places += [(name, nth) for nth, cells in enumerate(player.discs) for name in names_of(cells)]
    wanted = [nth for nth, count in enumerate(g.reserve) if count]
    return [ExchangeChoice(place, ELEMENTS[new]).key for place, old in places for new in wanted if new != old]


@legality(ExchangeChoice)
def why_not_exchange(g: Sand, seat: Seat, choice: ExchangeChoice) -> Refusal | None:
    """A disc of one's own, in front of one or on the board, for one of another type that the reserve has."""
    player = g.players[seat]
    if choice.element not in tuple(ELEMENTS):
        return no("TABLE_E_NOT_AN_OPTION", "RS-10.14")
    if choice.mine in tuple(ELEMENTS):
        old = ELEMENTS.index(choice.mine)
        if not player.front[old]:
            return no("RS_E_NO_DISC", "RS-10.14", type=element_name(choice.mine))
    else:
        found = piece_at(player, g.side(player).bit.get(choice.mine, 0))
        if found is None or not found[1] or g.options.yellow_scope == "front_only":
            return no("RS_E_NOT_A_DISC", "RS-10.14")
        old = found[0]
    if choice.element == ELEMENTS[old]:
        return no("RS_E_SAME_TYPE", "RS-10.14")
    if g.reserve[ELEMENTS.index(choice.element)]:
        return None
    return no("RS_E_RESERVE_EMPTY", "RS-10.14", type=element_name(choice.element))


@consequence(ExchangeChoice)
def exchange_it(g: Sand, seat: Seat, choice: ExchangeChoice) -> tuple[Do, ...]:
    return (Exchange(seat, choice.mine, choice.element),)


@rule(ExchangeDisc)
def choose_exchange(g: Sand, do: ExchangeDisc) -> None:
    ask_keys(g, do.seat, "exchange", exchange_keys(g, do.seat))


class Exchange(SandDo, frozen=True):
    seat: Seat
    mine: str  # a cell, or an element for a disc in front of one
    element: str


@rule(Exchange)
def exchange(g: Sand, do: Exchange) -> None:
    player = g.players[do.seat]
    new = ELEMENTS.index(do.element)
    if do.mine in ELEMENTS:
        old, cell = ELEMENTS.index(do.mine), ""
        player.front[old] -= 1
        player.front[new] += 1
    else:
        bit, cell = g.side(player).bit[do.mine], do.mine
        old = next(nth for nth, cells in enumerate(player.discs) if cells & bit)
        player.discs[old] ^= bit
        player.discs[new] |= bit
    g.reserve[old] += 1
    g.reserve[new] -= 1
    emit(g, DiscExchanged(do.seat, ELEMENTS[old], do.element, cell))


# -- green
class CarrySquare(SandDo, frozen=True):
    """Move one square of the board to an empty cell (RS-10.15)."""

    seat: Seat


def carry_keys(g: Sand, seat: Seat) -> list[str]:
    """Dark cells within the level after the move."""
    player = g.players[seat]
    side = g.side(player)
    occupied = player.occupied()
    squares = player.squares[0] | player.squares[1] | player.squares[2]
    keys: list[str] = []
    for bit in side.bits_of(squares):
        (start,) = side.names_of(bit)
        free = (side.bright | dark_rule(g).room(player, side, occupied ^ bit)) & ~occupied
        keys += [CarryChoice(start, end).key for end in side.names_of(free)]
    return keys


@legality(CarryChoice)
def why_not_carry(g: Sand, seat: Seat, choice: CarryChoice) -> Refusal | None:
    player = g.players[seat]
    bit = g.side(player).bit
    if choice.start not in bit or choice.end not in bit:
        return no("RS_E_OFF_BOARD", "RS-10.15")
    found = piece_at(player, bit[choice.start])
    if found is None or found[1]:
        return no("RS_E_NOT_A_SQUARE", "RS-10.15")
    if player.occupied() & bit[choice.end]:
        return no("RS_E_CELL_OCCUPIED", "RS-10.15")
    return too_dark(g, player, player.occupied() ^ bit[choice.start] | bit[choice.end])


@consequence(CarryChoice)
def carry_it(g: Sand, seat: Seat, choice: CarryChoice) -> tuple[Do, ...]:
    return (Carry(seat, choice.start, choice.end),)


@rule(CarrySquare)
def choose_carry(g: Sand, do: CarrySquare) -> None:
    ask_keys(g, do.seat, "carry", carry_keys(g, do.seat))


class Carry(SandDo, frozen=True):
    seat: Seat
    start: str
    end: str


@rule(Carry)
def carry(g: Sand, do: Carry) -> None:
    player = g.players[do.seat]
    bit = g.side(player).bit
    element = next(nth for nth in range(BASIC) if player.squares[nth] & bit[do.start])
    player.squares[element] ^= bit[do.start] | bit[do.end]
    emit(g, SquareCarried(do.seat, ELEMENTS[element], do.start, do.end))


# -- blue
class SwapTiles(SandDo, frozen=True):
    """Exchange one or two active tiles, each with any tile of the circle (RS-10.17)."""

    seat: Seat


def swap_keys(g: Sand, seat: Seat) -> list[str]:
    """A second exchange leaves the two tiles of the first one alone."""
    own = [tile for tile in g.players[seat].active if tile not in g.swapped]
    ring = [tile for tile in g.circle if tile not in g.swapped]
    return [SwapChoice(mine, theirs).key for mine in own for theirs in ring]


@legality(SwapChoice)
def why_not_swap(g: Sand, seat: Seat, choice: SwapChoice) -> Refusal | None:
    """One tile of one's own for one of the circle: not two at once, nor one that was exchanged just now."""
    if "+" not in choice.mine + choice.theirs and choice.mine not in g.players[seat].active:
        return no("RS_E_TILE_NOT_ACTIVE", "RS-10.17")
    free = choice.mine in g.players[seat].active and choice.theirs in g.circle
    free = free and choice.mine not in g.swapped and choice.theirs not in g.swapped
    return None if free else no("RS_E_SWAP_COUNT", "RS-10.17")


@consequence(SwapChoice)
def swap_it(g: Sand, seat: Seat, choice: SwapChoice) -> tuple[Do, ...]:
    return (Swap(seat, choice.mine, choice.theirs),)


@legality(SwappedChoice)
def why_not_one_swap(g: Sand, seat: Seat, choice: SwappedChoice) -> Refusal | None:
    """At least one tile is exchanged."""
    return None if g.swapped else no("RS_E_SWAP_COUNT", "RS-10.17")


@consequence(SwappedChoice)
def one_swap_is_enough(g: Sand, seat: Seat, choice: SwappedChoice) -> tuple[Do, ...]:
    return ()


def swap_first(g: Sand, do: SwapTiles) -> None:
    ask_keys(g, do.seat, "swap", swap_keys(g, do.seat))


def swap_second(g: Sand, do: SwapTiles) -> None:
    ask_keys(g, do.seat, "swap", (*swap_keys(g, do.seat), SwappedChoice().key))


def end_swap(g: Sand, do: SwapTiles) -> None:
    g.swapped = []


procedure(SwapTiles, swap_first, swap_second, end_swap)


class Swap(SandDo, frozen=True):
    seat: Seat
    given: str
    taken: str


@rule(Swap)
def swap(g: Sand, do: Swap) -> None:
    """One for one; the given tile takes the other's place in the circle, or its end if the table plays it so."""
    given, taken = do.given, do.taken
    active = g.players[do.seat].active
    index = g.circle.index(taken)
    if g.options.blue_position == "in_place":
        g.circle[index] = given
    else:
        del g.circle[index]
        g.circle.append(given)
    active[active.index(given)] = taken
    g.swapped += [given, taken]
    emit(g, TilesSwapped(do.seat, given, taken))
