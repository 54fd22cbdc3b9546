"""Advanced mode: charging the crystal and using it once for the board's special power."""

from __future__ import annotations

from tavola.games.realm_of_sand.events import CrystalCharged, CrystalUsed
from tavola.games.realm_of_sand.levels import RaiseLevel
from tavola.games.realm_of_sand.powers import CarrySquare, ExchangeDisc, LookAtPlans, SwapTiles
from tavola.games.realm_of_sand.state import Player, Sand, SandDo
from tavola.kernel.decision import Seat
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


EFFECTS: dict[str, type[Do]] = {
    "red": LookAtPlans,
    "yellow": ExchangeDisc,
    "green": CarrySquare,
    "orange": RaiseLevel,
    "blue": SwapTiles,
}


@rule(UsePower)
def use_power(g: Sand, do: UsePower) -> None:
    power = power_of(g, g.players[do.seat])
    spend(g, do.seat)
    then(g, EFFECTS[power](do.seat))
