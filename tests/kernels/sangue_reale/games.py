"""Duels laid out for the kernel: every Era and campaigns, shipped, made-up and fixture packs, any rulings."""

from __future__ import annotations

from functools import cache
from random import Random

from tests.games.sangue_reale import boxes

from tavola import games, library
from tavola.fuzz.sangue_reale import other_pack
from tavola.fuzz.tables import any_options
from tavola.fuzz.tables import kit_of as kit
from tavola.games.sangue_reale.content import DuelBox
from tavola.games.sangue_reale.options import Rulings
from tavola.kernel.decision import Refused
from tavola.kernels.compiling import NOTHING, Swaps
from tavola.kernels.lockstep import Difference, lockstep
from tavola.kernels.sangue_reale.kernel import LaidDuel

GAME = games.find("sangue_reale").GAME
FIXTURES = (boxes.F1, *(box for box in vars(boxes).values() if isinstance(box, DuelBox)))


@cache
def shipped() -> DuelBox:
    box = library.open_box("sangue_reale")
    assert isinstance(box, DuelBox)
    return box


def usual(**options: object) -> LaidDuel:
    """The shipped pack."""
    return LaidDuel(shipped(), 2, Rulings(**options))  # type: ignore[arg-type]


@cache
def any_table(number: int) -> LaidDuel:
    """The table of this number, the same for ever."""
    random = Random(f"table/{number}")
    while True:
        box = random.choice((other_pack(random), shipped(), random.choice(FIXTURES)))
        options = any_options(GAME, box, kit("sangue_reale"), random)
        try:
            GAME.open_table(box, 2, options, "can it be laid out?")
        except Refused:
            continue
        assert isinstance(box, DuelBox)
        return LaidDuel(box, 2, options)


def played(table: LaidDuel, seed: str, swaps: Swaps = NOTHING, convert: int = 0) -> tuple[int, Difference | None]:
    """One random game in lockstep, in plain Python."""
    return lockstep(table, table.scalars.plain(swaps), seed, convert=convert)
