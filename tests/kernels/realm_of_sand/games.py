"""Games of Realm of Sand laid out for the kernel: packs, and shorter ways to play them in lockstep."""

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from tests.games.realm_of_sand.table import fixture, fixture_files, source_of, vetra

from tavola.games.realm_of_sand import open_box
from tavola.games.realm_of_sand.content import POWERS, SandBox
from tavola.games.realm_of_sand.options import SandOptions
from tavola.kernels.compiling import NOTHING, Swaps
from tavola.kernels.lockstep import Difference, lockstep
from tavola.kernels.realm_of_sand.kernel import LaidSand

LONGEST = 200  # answers after which a game that no card ends is left


@cache
def wide() -> SandBox:
    """A pack unlike the shipped one: wide boards, other limits, cards that give much and match often."""
    files = fixture_files()
    for board, power in zip(files["boards.yaml"], POWERS, strict=True):
        rows = ["D....-..D", ".....X...", "...D.....", "X.......D"]
        board["basic"] = {"rows": [row.replace("X", ".") for row in rows], "level_max": 3}
        board["advanced"] = {
            "rows": rows,
            "level_max": 4,
            "power": power,
            "order": ["i4", "a1", "d3", "i1"],
        }
    files["rules.yaml"]["limits"] = {"display": 3, "active": 4, "summon": 4, "refill_choice": 3}
    files["cards.yaml"] = [
        {**card, "pattern": [["E", "C", "O"][nth % 3] * 2], "level_up": nth % 3, "discs": ["S", "M", "E"], "stars": nth}
        for nth, card in enumerate(files["cards.yaml"])
    ]
    return open_box(source_of(files))


@cache
def poor() -> SandBox:
    """Hardly any squares, so that colours run short; few discs."""
    files = fixture_files()
    for element in files["elements.yaml"]:
        element["squares"] = min(4, element["squares"])
        element["discs"] = 2
    files["cards.yaml"] = msgspec.to_builtins(vetra().content.cards)
    return open_box(source_of(files))


PACKS: dict[str, Callable[[], SandBox]] = {"vetra": vetra, "fixture": fixture, "wide": wide, "poor": poor}


@cache
def laid(pack: str, seats: int, **options: Any) -> LaidSand:
    return LaidSand(PACKS[pack](), seats, SandOptions(**options))


def played(
    pack: str, seats: int, seed: str, *, swaps: Swaps = NOTHING, convert: int = 9, **options: Any
) -> tuple[int, Difference | None]:
    """One random game in lockstep, in plain Python."""
    table = laid(pack, seats, **options)
    return lockstep(table, table.scalars.plain(swaps), seed, convert=convert, most=LONGEST)
