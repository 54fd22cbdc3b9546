"""Matching: which building cards the pieces on a board would complete, and where."""

from __future__ import annotations

from collections.abc import Iterable

from tavola.games.realm_of_sand.boards import TOP_BITS, Fit, Side, tally
from tavola.games.realm_of_sand.levels import dark_rule
from tavola.games.realm_of_sand.shapes import ELEMENTS
from tavola.games.realm_of_sand.state import Player, Sand
from tavola.kernel.decision import Seat


def land(player: Player, side: Side) -> int:
    """All that lies on the board as one number. A square and a disc of the same element count alike (RS-6.9)."""
    s, d, size = player.squares, player.discs, side.size
    ground = d[4] << size | d[3]
    ground = (ground << size | s[2] | d[2]) << size | s[1] | d[1]
    return ground << size | s[0] | d[0]


def counts(player: Player) -> list[int]:
    """How many pieces of each element lie on the board."""
    s, d = player.squares, player.discs
    return [
        (s[0] | d[0]).bit_count(),
        (s[1] | d[1]).bit_count(),
        (s[2] | d[2]).bit_count(),
        d[3].bit_count(),
        d[4].bit_count(),
    ]


def available(g: Sand, seat: Seat) -> list[str]:
    """Any face-up card of any level, and one's own kept cards (RS-7.9)."""
    return [card for row in g.display for card in row if card] + g.players[seat].kept


def needs(g: Sand, seat: Seat, card: str) -> list[int]:
    """Every place where the pieces on the board match this card's pattern (RS-7.1)."""
    player = g.players[seat]
    side = g.side(player)
    missing = side.whole_land ^ land(player, side)
    return [need for need in side.fits(g.options.pattern_symmetry)[card].everywhere if not need & missing]


def completable(g: Sand, seat: Seat) -> list[str]:
    """The available cards that match somewhere."""
    player = g.players[seat]
    side = g.side(player)
    here = land(player, side)
    cards, known = available(g, seat), side.matches_on(here, g.options.pattern_symmetry)
    new = [card for card in cards if card not in known]
    if new:
        known |= _matching(new, side.fits(g.options.pattern_symmetry), here, side.whole_land ^ here, player)
    return [card for card in cards if known[card]]


def _matching(cards: list[str], fits: dict[str, Fit], here: int, missing: int, player: Player) -> dict[str, bool]:
    """Whether each of these matches somewhere. What needs more of an element than there is is not looked for."""
    enough = tally(counts(player)) | TOP_BITS
    return {
        card: (enough - (fit := fits[card]).tally) & TOP_BITS == TOP_BITS and matches(fit, here, missing)
        for card in cards
    }


def matches(fit: Fit, here: int, missing: int) -> bool:
    """Whether a pattern lies anywhere on this land: only looked for around the pieces of its scarcest element."""
    anchors, anchored = here & fit.plane, fit.anchored
    while anchors:
        anchor = anchors & -anchors
        for need in anchored.get(anchor, ()):
            if not need & missing:
                return True
        anchors ^= anchor
    return False


Lacks = dict[str, tuple[str, ...]]  # of each element that is missing, the cells where it is


def nearest_lack(g: Sand, seat: Seat, card: str) -> Lacks:
    """What is missing where the board comes nearest to this card on usable cells."""
    player = g.players[seat]
    side = g.side(player)
    fit = side.fits(g.options.pattern_symmetry)[card]
    if not player.level:
        return least_lack(player, side, fit.bright)
    occupied, allows = player.occupied(), dark_rule(g).allows
    usable = [need for need in fit.everywhere if allows(player, side, occupied | side.cells_of(need))]
    return least_lack(player, side, usable)


def least_lack(player: Player, side: Side, needs: Iterable[int]) -> Lacks:
    """Of several places, what the one that lacks least still wants."""
    missing = side.whole_land ^ land(player, side)
    nearest = min((need & missing for need in needs), key=int.bit_count, default=0)
    found = {}
    for element in ELEMENTS:
        if cells := side.names_of(nearest & side.all):
            found[element] = cells
        nearest >>= side.size
    return found
