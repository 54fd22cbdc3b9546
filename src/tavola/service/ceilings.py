"""How much one table, one person or one file may ask of the house. Every ceiling has words for when it is reached."""

from __future__ import annotations

import msgspec


class Ceilings(msgspec.Struct, frozen=True):
    """Far above what any game needs, far below what would hurt others."""

    chain: int = 500  # tables that follow from one another: rematches, campaigns, branches
