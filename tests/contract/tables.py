"""What is put on the table for the laws: for each game its settings. A game that is not written yet has none here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from tests.contract.table import Table

from tavola import library
from tavola.games import GAME_IDS, find
from tavola.kernel.options import read_options
from tavola.library.places import TEMPLATES


@dataclass(frozen=True)
class Setting:
    """One way to lay out a game, how many random games of it are examined, and how closely."""

    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    pack: str | None = None
    games: int = 2
    stride: int = 7  # one decision out of so many is examined
    longest: int = 5000
    glimpses: frozenset[str] = frozenset()
    hides: bool = True

    def name(self, game_id: str) -> str:
        chosen = ",".join(f"{key}={value}" for key, value in self.options.items())
        return "-".join(part for part in (game_id, Path(self.pack or "").name, f"{self.seats}p", chosen) if part)


COAST = str(TEMPLATES / "tainted_grail")
FEW_DAYS = {"tg.max_days": 5}
CHALLENGING = {
    **FEW_DAYS,
    "tg.limiter_offset": 1,
    "tg.secret_42": True,
    "tg.flee_coin": True,
    "tg.short_menhirs": True,
    "tg.fewer_random_events": True,
    "tg.dear_progress": True,
    "tg.caps": True,
    "tg.grace": False,
}
FREE = {"tg.max_days": 2, "tg.free_play": True, "tg.narrative": True, "tg.chronicler": 1}
PEEKS = frozenset({"EventsPeeked"})

# What only counts, and what only remembers vain tries (laws_of_progress.py).
COUNTERS = {"tainted_grail": frozenset({"round", "quiet_since", "steps_taken", "steps_asked"})}
MEMORY = {"tainted_grail": frozenset({"called_off"})}

SETTINGS: dict[str, list[Setting]] = {
    "sangue_reale": [
        Setting(seats=2),
        Setting(seats=2, options={"sr.era": 3}, games=1),
        Setting(seats=2, options={"sr.length": "campaign"}, games=1, stride=23),
    ],
    "realm_of_sand": [Setting(seats=1), Setting(seats=2), Setting(seats=4)],
    "tainted_grail": [
        Setting(seats=1, options={"tg.max_days": 12}, pack=COAST, games=1, stride=23, glimpses=PEEKS),
        Setting(seats=3, options=CHALLENGING, pack=COAST, games=1, stride=31, glimpses=PEEKS),
        Setting(seats=4, options=FREE, pack=COAST, games=1, stride=31, glimpses=PEEKS),
        Setting(seats=2, options=FEW_DAYS, games=1, stride=23, glimpses=PEEKS),
        Setting(seats=2, options=FEW_DAYS, pack=COAST, games=1, stride=23, glimpses=PEEKS),
    ],
}


def is_written(game_id: str) -> bool:
    """Whether the game's package has its rules and the library can open a box of it."""
    return hasattr(find(game_id), "GAME") and hasattr(library, "open_box")


def all_settings() -> list[tuple[str, Setting]]:
    return [(game_id, setting) for game_id in GAME_IDS if is_written(game_id) for setting in SETTINGS[game_id]]


@cache
def lay(game_id: str, nth: int) -> Table:
    """The table of a game's nth setting, with its box and words read once."""
    pack = SETTINGS[game_id][nth].pack
    return replace(
        lay_silent(game_id, nth), words=tuple(library.words(game_id, pack, spoken) for spoken in ("it", "en"))
    )


@cache
def lay_silent(game_id: str, nth: int) -> Table:
    """The same without words, which take the longest to read."""
    setting = SETTINGS[game_id][nth]
    game = find(game_id).GAME
    return Table(
        setting.name(game_id),
        game,
        library.open_box(game_id, setting.pack),
        setting.seats,
        read_options(game.options, game.clauses.lower(), setting.options),
        longest=setting.longest,
        glimpses=setting.glimpses,
        counters=COUNTERS.get(game_id, frozenset()),
        memory=MEMORY.get(game_id, frozenset()),
        hides=setting.hides,
    )
