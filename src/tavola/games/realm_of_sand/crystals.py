"""Advanced mode: charging the crystal and using it once for the board's special power."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tavola.games.realm_of_sand.events import CrystalCharged, CrystalUsed
from tavola.games.realm_of_sand.levels import RaiseLevel
from tavola.games.realm_of_sand.powers import (
    CarrySquare,
    ExchangeDisc,
    LookAtPlans,
    SwapTiles,
    carry_keys,
    deck_keys,
    exchange_keys,
)
from tavola.games.realm_of_sand.state import Player, Sand, SandDo
from tavola.kernel.choice import no
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.do import Do
from tavola.kernel.event import emit
from tavola.kernel.flow import rule, then


def charge(g: Sand, seat: Seat, paid: int) -> None:
    """A paid piece that lay on a crystal charges the token; a charged one is not charged again (RS-10.3, RS-10.4)."""
    player = g.players[seat]
    if player.charged or not g.side(player).crystals & paid:
        return
    player.charged = True
    player.charged_in_round = g.round
    emit(g, CrystalCharged(seat))


def is_ready(g: Sand, player: Player) -> bool:
    """A crystal charged in this round waits for the next one (RS-10.5 to RS-10.7)."""
    return player.charged and player.charged_in_round < g.round


def power_of(g: Sand, player: Player) -> str:
    """The colour of the board's power, or "" where there is none: on the basic side (RS-10.1, RS-10.18)."""
    return g.side(player).power or ""


def spend(g: Sand, seat: Seat) -> None:
    """The token is turned to its clear side: the cost, paid first (RS-10.2)."""
    player = g.players[seat]
    player.charged = False
    emit(g, CrystalUsed(seat, power_of(g, player)))


class UsePower(SandDo, frozen=True):
    """An additional action. Purple is not among them: it is declared when a summon begins."""

    seat: Seat


class SpecialPower(NamedTuple):
    """What a power does, and why it would do nothing at all now: then it is not used up (RS-10.9)."""

    starts: Callable[[Seat], Do]
    without_effect: Callable[[Sand, Seat], Refusal | None]


def no_cards(g: Sand, seat: Seat) -> Refusal | None:
    return None if deck_keys(g, seat) else no("RS_E_DECK_EMPTY", "RS-10.11")


def nothing_to_exchange(g: Sand, seat: Seat) -> Refusal | None:
    return None if exchange_keys(g, seat) else no("RS_E_NOTHING_TO_EXCHANGE", "RS-10.9")


def nothing_to_carry(g: Sand, seat: Seat) -> Refusal | None:
    return None if carry_keys(g, seat) else no("RS_E_NOTHING_TO_CARRY", "RS-10.9")


def highest_level(g: Sand, seat: Seat) -> Refusal | None:
    player = g.players[seat]
    return None if player.level < g.side(player).level_max else no("RS_E_LEVEL_MAX", "RS-10.16")


def nothing_to_swap(g: Sand, seat: Seat) -> Refusal | None:
    return None if g.circle else no("RS_E_SWAP_COUNT", "RS-10.17")


# By the colour of the board. Purple is not among them: it is declared with a summon (RS-10.8).
SPECIAL: dict[str, SpecialPower] = {
    "red": SpecialPower(LookAtPlans, no_cards),
    "yellow": SpecialPower(ExchangeDisc, nothing_to_exchange),
    "green": SpecialPower(CarrySquare, nothing_to_carry),
    "orange": SpecialPower(RaiseLevel, highest_level),
    "blue": SpecialPower(SwapTiles, nothing_to_swap),
}


@rule(UsePower)
def use_power(g: Sand, do: UsePower) -> None:
    power = power_of(g, g.players[do.seat])
    spend(g, do.seat)
    then(g, SPECIAL[power].starts(do.seat))
