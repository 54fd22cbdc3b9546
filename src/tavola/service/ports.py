"""What the service needs from outside: games with their boxes and words, and somebody who lets bots think."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from tavola.kernel.game import Game
from tavola.kernel.state import Box
from tavola.kernel.text import Words


class Shelf(Protocol):
    """The games that can be played here. Tests bring toys."""

    def game_ids(self) -> Sequence[str]: ...
    def game(self, game_id: str) -> Game[Any]:
        """`LookupError` where there is no such game."""
        ...

    def packs(self, game_id: str) -> Sequence[str]:
        """The ids of its packs, the usual one first."""
        ...

    def box(self, game_id: str, pack: str) -> Box:
        """The box of one of its packs; `LookupError` where there is no such pack."""
        ...

    def words(self, game_id: str, pack: str, language: str) -> Words:
        """The words of a table in the language nearest to the one asked for."""
        ...

    def common_words(self, language: str) -> Words:
        """The words of every table, whatever the game."""
        ...

    def bots(self, game_id: str) -> Sequence[str]: ...


class BotQuestion(msgspec.Struct, frozen=True):
    """A decision for a bot, complete and plain, so that it can be sent to another process."""

    game: str
    pack: str
    state: bytes
    seat: int
    bot: str
    seed: str


class Thinker(Protocol):
    """Lets bots think where they keep nobody waiting."""

    async def choose(self, question: BotQuestion, progress: Callable[[float], None]) -> str: ...
    def close(self) -> None: ...
