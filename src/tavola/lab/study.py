"""What a game's lab gives to a run of balance, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

import msgspec

from tavola import games
from tavola.bots.bot import Bot
from tavola.kernel.state import Box
from tavola.kernel.text import Words
from tavola.lab.figures import Figure


class Kind(msgspec.Struct, frozen=True):
    """A kind of game that is played for its own figures."""

    id: str
    title: str
    share: float = 1.0  # of the games that were asked for
    seats: int = 2
    when_named: bool = False  # played only when it is asked for by name


class Study(Protocol):
    """How one game is studied; the module `tavola.lab.<game>.study` has one as `STUDY`."""

    kinds: Sequence[Kind]

    def bot(self, name: str) -> Bot:
        """A bot by name, the lab's own among them; `LookupError` where there is none."""

    def play(self, box: Any, kind: Kind, nth: int, seed: str, bots: Sequence[Bot]) -> Any:
        """Game number n of this kind: the same wherever it is played."""

    def suits(self, box: Any, kind: Kind) -> bool:
        """Whether such a game can be played with this pack."""

    def read(self, kind: Kind, record: bytes) -> Any:
        """A record that was kept as JSON."""

    def figures(self, box: Any, kind: Kind, records: Sequence[Any], words: Words) -> list[Figure]:
        """What these games show."""


def study_of(game_id: str) -> Study:
    """`LookupError` where a game has none: guests need not."""
    if not (module := games.info(game_id).study):
        raise LookupError(f"the lab has no study of {game_id!r}")
    found: Study = import_module(module).STUDY
    return found


def names_in(box: Box, words: Words, prefix: str, ids: Sequence[str]) -> dict[str, str]:
    """What the pack calls its things, where it says so."""
    return {each: words(f"{prefix}-{each}") if words.has(f"{prefix}-{each}") else each for each in ids}
