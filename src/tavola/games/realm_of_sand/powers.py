"""The special powers in detail: each asks for what it needs, and its `keys` function lists what is possible."""

from __future__ import annotations

from itertools import permutations

from tavola.games.realm_of_sand.events import CardKept, CardsLookedAt, DiscExchanged, SquareCarried, TilesSwapped
from tavola.games.realm_of_sand.levels import dark_rule
from tavola.games.realm_of_sand.shapes import BASIC, ELEMENTS
from tavola.games.realm_of_sand.state import LEVELS, Sand, SandDo
from tavola.kernel.decision import Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask_key, procedure, rule

LOOK = 3  # cards that the red power draws
DONE = "done"


# -- red
class LookAtPlans(SandDo, frozen=True):
    """Look at the top three cards of a deck, keep one face down, put the others under it in any order (RS-10.10)."""

    seat: Seat


def deck_keys(g: Sand) -> list[str]:
    """Decks that may be looked into: not an empty one, nor a short one where the table forbids it (RS-10.11)."""
    least = 1 if g.options.red_short_deck == "draw_available" else LOOK
    return [f"deck:{level}" for level, deck in zip(LEVELS, g.decks, strict=True) if len(deck) >= least]


def choose_deck(g: Sand, do: LookAtPlans) -> None:
    ask_key(g, do.seat, "deck", deck_keys(g), DrawPlans)


def keep_one(g: Sand, do: LookAtPlans) -> None:
    """The key names the card kept and then the others, the one that will lie lowest last."""
    ask_key(g, do.seat, "keep", keep_keys(g.looked_at), KeepPlan)


def keep_keys(cards: list[str]) -> list[str]:
    return ["keep:" + ":".join(order) for order in permutations(cards)]


procedure(LookAtPlans, choose_deck, keep_one)


class DrawPlans(SandDo, frozen=True):
    seat: Seat
    key: str


@rule(DrawPlans)
def draw_plans(g: Sand, do: DrawPlans) -> None:
    """With fewer than three cards in the deck, what there is is drawn."""
    g.looked_in = int(do.key[5:])
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
    seat: Seat
    key: str


@rule(KeepPlan)
def keep_plan(g: Sand, do: KeepPlan) -> None:
    _, kept, *others = do.key.split(":")
    g.players[do.seat].kept.append(kept)
    level = g.looked_in
    for card in others:
        g.decks[level - 1].insert(0, card)
        g.sunk[level - 1].insert(0, do.seat)
    g.looked_at, g.looked_in = [], 0
    emit(g, CardKept(do.seat, level, kept))


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
    return [f"exchange:{place}:{ELEMENTS[new]}" for place, old in places for new in wanted if new != old]


@rule(ExchangeDisc)
def choose_exchange(g: Sand, do: ExchangeDisc) -> None:
    ask_key(g, do.seat, "exchange", exchange_keys(g, do.seat), Exchange)


class Exchange(SandDo, frozen=True):
    seat: Seat
    key: str


@rule(Exchange)
def exchange(g: Sand, do: Exchange) -> None:
    player = g.players[do.seat]
    _, place, letter = do.key.split(":")
    new = ELEMENTS.index(letter)
    if place in ELEMENTS:
        old, cell = ELEMENTS.index(place), ""
        player.front[old] -= 1
        player.front[new] += 1
    else:
        bit, cell = g.side(player).bit[place], place
        old = next(nth for nth, cells in enumerate(player.discs) if cells & bit)
        player.discs[old] ^= bit
        player.discs[new] |= bit
    g.reserve[old] += 1
    g.reserve[new] -= 1
    emit(g, DiscExchanged(do.seat, ELEMENTS[old], letter, cell))


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
        keys += [f"carry:{start}:{end}" for end in side.names_of(free)]
    return keys


@rule(CarrySquare)
def choose_carry(g: Sand, do: CarrySquare) -> None:
    ask_key(g, do.seat, "carry", carry_keys(g, do.seat), Carry)


class Carry(SandDo, frozen=True):
    seat: Seat
    key: str


@rule(Carry)
def carry(g: Sand, do: Carry) -> None:
    player = g.players[do.seat]
    bit = g.side(player).bit
    _, start, end = do.key.split(":")
    element = next(nth for nth in range(BASIC) if player.squares[nth] & bit[start])
    player.squares[element] ^= bit[start] | bit[end]
    emit(g, SquareCarried(do.seat, ELEMENTS[element], start, end))


# -- blue
class SwapTiles(SandDo, frozen=True):
    """Exchange one or two active tiles, each with any tile of the circle (RS-10.17)."""

    seat: Seat


def swap_keys(g: Sand, seat: Seat) -> list[str]:
    """A second exchange leaves the two tiles of the first one alone."""
    own = [tile for tile in g.players[seat].active if tile not in g.swapped]
    ring = [tile for tile in g.circle if tile not in g.swapped]
    return [f"swap:{mine}:{theirs}" for mine in own for theirs in ring]


def swap_first(g: Sand, do: SwapTiles) -> None:
    ask_key(g, do.seat, "swap", swap_keys(g, do.seat), Swap)


def swap_second(g: Sand, do: SwapTiles) -> None:
    ask_key(g, do.seat, "swap", (*swap_keys(g, do.seat), DONE), Swap)


def end_swap(g: Sand, do: SwapTiles) -> None:
    g.swapped = []


procedure(SwapTiles, swap_first, swap_second, end_swap)


class Swap(SandDo, frozen=True):
    seat: Seat
    key: str


@rule(Swap)
def swap(g: Sand, do: Swap) -> None:
    """One for one; the given tile takes the other's place in the circle, or its end if the table plays it so."""
    if do.key == DONE:
        return
    _, given, taken = do.key.split(":")
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
