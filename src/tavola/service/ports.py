"""What the service needs from outside: games with their packs and words, and a pool for bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from tavola.bots.advice import Advice
from tavola.bots.analysis import Analysis
from tavola.bots.bot import Progress
from tavola.kernel.decision import Refusal
from tavola.kernel.game import Game
from tavola.kernel.state import Box
from tavola.kernel.text import Words
from tavola.kernel.undo import UndoInfo
from tavola.service.ceilings import Ceilings
from tavola.store.port import Snapshot

T = TypeVar("T")
Q = TypeVar("Q")


class Turn(msgspec.Struct, frozen=True):
    """Whose question it is, whether people look at what comes of it, and how much time it has."""

    group: str
    seconds: float  # of the processor's time
    looked_at: bool = True


class Catalogue(Protocol):
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
    seats: int
    seat: int
    bot: str
    seed: str
    table: str = ""
    group: str = ""  # who shares a turn: the tables that one place has opened
    looked_at: bool = True  # whether people look at the table


class PastGame(msgspec.Struct, frozen=True):
    """A game that is over, as the file of its table, to be looked at again by a bot."""

    file: bytes
    bot: str
    pack: str = ""  # where it is found, if not by the id in the file


class ImportFile(msgspec.Struct, frozen=True):
    """A file that shall become a table of so many seats."""

    file: bytes
    table: str
    seats: int
    at: float
    ceilings: Ceilings


class ImportedTable(msgspec.Struct, frozen=True):
    """The past of a file, carried out anew; plain, so that it can be sent between processes."""

    game: str
    pack: str
    options: dict[str, Any]
    seed: str
    opening: bytes | None
    state: bytes
    ply: int
    undo_info: UndoInfo
    entries: list[bytes]  # a piece at a time
    waypoints: tuple[Snapshot, ...]
    size: int
    ruled: bool


class BotPool(Protocol):
    """Lets bots think where they keep nobody waiting."""

    async def choose(self, question: BotQuestion, progress: Progress) -> str: ...
    async def advise(self, question: BotQuestion) -> Advice: ...
    async def look_back(self, past: PastGame) -> Analysis: ...
    async def retell(self, tale: ImportFile) -> ImportedTable | Refusal: ...
    async def help(self, job: Callable[[Catalogue, Q, Progress], T], question: Q, turn: Turn) -> T:
        """Work of any kind; `Overran`, `Died` or `Failed` where it came to nothing."""
        ...

    async def measure(self, job: Callable[[Catalogue, Q, Progress], T], question: Q, turn: Turn) -> T:
        """The same for games that are only counted: there may be many, and they give way to all else."""
        ...

    def close(self) -> None: ...
