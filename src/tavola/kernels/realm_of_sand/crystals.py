"""Advanced mode: charging the crystal and spending it (games/realm_of_sand/crystals.py)."""

from __future__ import annotations

from tavola.kernels.compiling import scalar
from tavola.kernels.laid import Words
from tavola.kernels.realm_of_sand.layout import CHARGED, CHARGED_IN, FACE, NO_POWER, ROUND
from tavola.kernels.realm_of_sand.levels import side_at
from tavola.kernels.realm_of_sand.pieces import player_at
from tavola.kernels.realm_of_sand.tables import CRYSTALS, POWER


@scalar
def charge(t: Words, s: Words, seat: int, paid: int) -> None:
    """A paid piece that lay on a crystal charges the token; a charged one is not charged again (RS-10.3, RS-10.4)."""
    me = player_at(seat)
    if s[me + CHARGED] == 0 and t[side_at(s, me) + CRYSTALS] & paid:
        s[me + CHARGED], s[me + CHARGED_IN] = 1, s[ROUND]


@scalar
def is_ready(s: Words, me: int) -> bool:
    """A crystal charged in this round waits for the next one (RS-10.5 to RS-10.7)."""
    return s[me + CHARGED] != 0 and s[me + CHARGED_IN] < s[ROUND]


@scalar
def power_of(t: Words, s: Words, me: int) -> int:
    """The power of the side that is played; the basic side has none (RS-10.1, RS-10.18)."""
    return t[side_at(s, me) + POWER] if s[me + FACE] >= 0 else NO_POWER


@scalar
def spend(s: Words, me: int) -> None:
    """The token is turned to its clear side: the cost, paid first (RS-10.2)."""
    s[me + CHARGED] = 0
