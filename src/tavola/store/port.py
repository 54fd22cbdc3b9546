"""What happened, kept: the records of the store and what every adapter owes.

A table's log only grows. Entry n + 1 of a table can be written once: who comes second with the same number is told
`Conflict`, reads what the other wrote and tries again. That is all the locking there is between workers.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, Literal, Protocol

import msgspec

from tavola.store.outage import Outage

Role = Literal["hand", "invite", "watch"]
PLAYER: Role = "hand"  # the key of who plays; stored and sent under its older name


class Conflict(Exception):
    """Somebody else has written this entry of the log, or this answer, or voided this key; nothing was written."""


class Step(msgspec.Struct, frozen=True):
    """One statement around tables. With `must`, it is a conflict if it touches another number of rows."""

    sql: str
    values: tuple[Any, ...]
    must: int | None = None


class StoreUnavailable(Exception):
    """The store cannot be reached or cannot write. Whether the last append was kept is not known."""


class TableRow(msgspec.Struct, frozen=True):
    """What never changes of a table."""

    id: str
    game: str
    pack: str  # the name of its box, with the digest
    engine: str
    seed: str
    seats: int
    options: bytes  # JSON, as given
    opening: bytes | None  # a saved state, where the table does not start from its seed
    plan: bytes  # JSON: name, pace and whatever else the service wants to remember
    opened_at: float


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log."""

    table: str
    seq: int
    at: float
    act: str
    seat: int | None
    ply: int  # answers and rulings on the line of play after this entry
    step: bool  # whether it is itself an answer or a ruling
    decision: str | None  # answers: which question; with the seat, unique in a table for ever
    data: bytes  # JSON
    events: bytes = b""  # JSON: what happened, in full


class Snapshot(msgspec.Struct, frozen=True):
    """A table after entry `seq`: never the truth, only a short way to it."""

    table: str
    seq: int
    ply: int
    summary: bytes
    state: bytes


class KeyRow(msgspec.Struct, frozen=True):
    """A capability by the hash of its token; the token itself is kept by its holder alone."""

    hash: str
    table: str
    role: Role
    seats: tuple[int, ...]
    host: bool
    made_at: float
    revoked: bool = False
    device: str = ""  # by which device of its person it is used just now; not stored

    @property
    def is_player(self) -> bool:
        """Whether it is the key of somebody who plays, with whatever seats that person has."""
        return self.role == PLAYER


class TurnStatus(msgspec.Struct, frozen=True):
    """Whom a table waits for, told to the store with every entry so that it can be asked of all tables at once."""

    over: bool
    owed: tuple[int, ...]  # seats of people that must answer
    since: float
    bot_owed: bool
    bot_worker: str = ""  # the worker that lets the bot think; empty leaves that as it is
    bot_until: float = 0.0  # and until when it is left to do so
    dues: tuple[float, ...] = ()  # until when each of `owed` may take its time; empty where there is no pace
    look_at: float = 0.0  # when somebody has to look at the table next; 0: never


class Aside(msgspec.Struct, frozen=True):
    """The end of a damaged log as it was found; if it is another by now, somebody else has mended it."""

    seq: int  # the number that the table holds for its last entry
    last: Entry | None  # the last entry there is


class Append(msgspec.Struct, frozen=True):
    """All that is written with one entry; either everything or nothing of it is.

    It is a conflict where the entry does not follow on the last one, its question has been answered, or one of the
    keys in `revoke` is void already. With `aside`, whatever stands from the entry's number on is first moved aside.
    """

    entry: Entry
    turn_status: TurnStatus
    snapshot: Snapshot | None = None
    cut: bool = False  # forget snapshots of plies that were taken back
    keys: tuple[KeyRow, ...] = ()
    revoke: tuple[str, ...] = ()
    aside: Aside | None = None
    steps: tuple[Step, ...] = ()  # what is written with it around the table; `Conflict` where one of them does not fit


class NewTable(msgspec.Struct, frozen=True):
    """A table with the past it may bring along."""

    row: TableRow
    turn_status: TurnStatus
    snapshot: Snapshot
    keys: tuple[KeyRow, ...]
    entries: tuple[Entry, ...] = ()
    waypoints: tuple[Snapshot, ...] = ()  # older snapshots of that past
    steps: tuple[Step, ...] = ()  # what is written with it around the table; `Conflict` where one of them does not fit


class WaitingTable(msgspec.Struct, frozen=True):
    """A table that waits."""

    table: str
    owed: tuple[int, ...]
    since: float
    plan: bytes


# Called in the event loop with a table and the number of its last entry, when another worker has written it; with the
# number 0 when it has changed the table's keys alone; with an empty table when some news may have been missed.
OnChange = Callable[[str, int], None]
# Called in the event loop with a table and a text that another worker whispered to whoever looks at it.
OnWhisper = Callable[[str, str], None]


class Store(Protocol):
    """The port. Methods that write return when what they wrote is on disk."""

    shared: bool  # whether other processes may write to the same tables
    reading: Outage  # whether these work, as of the last try
    writing: Outage

    async def start(self, on_change: OnChange | None = None, on_whisper: OnWhisper | None = None) -> None: ...
    async def close(self) -> None: ...
    def whisper(self, table: str, text: str) -> None:
        """A short text for the other workers, kept nowhere; it may get lost."""
        ...

    async def create(self, table: NewTable) -> None: ...
    async def append(self, append: Append) -> None: ...
    async def change_keys(self, add: Sequence[KeyRow], revoke: Sequence[str]) -> None:
        """All or nothing; `Conflict` where one of the keys to revoke is void already."""
        ...

    async def carry_out(self, steps: Sequence[Step], touched: Sequence[str] = ()) -> None:
        """All of them or none; `Conflict` where one touches another number of rows than it must. The other workers
        hear that keys of the tables in `touched` have changed."""
        ...

    async def rows(self, statement: str, *values: Any) -> list[Any]:
        """What a statement finds."""
        ...

    async def probe(self) -> None:
        """Writes something of no account; `StoreUnavailable` where that fails."""
        ...

    async def table(self, table: str) -> TableRow | None: ...
    async def last_seq(self, table: str) -> int: ...
    async def last_entry(self, table: str) -> Entry | None: ...
    async def damaged(self, table: str) -> list[Entry]:
        """What was moved aside, oldest first."""
        ...

    async def entries(self, table: str, after: int, limit: int) -> list[Entry]: ...
    async def line(self, table: str, first: int, last: int) -> list[Entry]:
        """The answers and rulings numbered `first` to `last` (from 1) of the line as it is played now."""
        ...

    async def answered(self, table: str, seat: int, decision: str) -> Entry | None: ...
    async def seq_at(self, table: str, at: float) -> int:
        """The last entry before the first one that is younger than a moment."""
        ...

    async def latest(self, table: str) -> Snapshot | None: ...
    async def snapshot_before(self, table: str, ply: int) -> Snapshot | None:
        """The nearest snapshot with no more than `ply` answers on its line."""
        ...

    async def snapshot_upto(self, table: str, seq: int) -> Snapshot | None:
        """The youngest snapshot taken no later than an entry."""
        ...

    async def key(self, hash: str) -> KeyRow | None: ...
    async def keys_of(self, table: str) -> list[KeyRow]: ...

    async def waiting(self, before: float, limit: int) -> list[WaitingTable]:
        """Tables that have waited for a person since before a moment."""
        ...

    async def claim_bots(
        self, worker: str, now: float, until: float, limit: int, latest: float = math.inf
    ) -> list[str]:
        """Tables where a bot must answer and no worker is at it; they are this worker's until then.

        A claim of somebody else's that would last beyond `latest` comes of a clock that has gone back: it is void.
        """
        ...

    async def claim_looks(self, now: float, until: float, limit: int) -> list[str]:
        """Tables that want to be looked at by now; until then they are left to whoever asked."""
        ...

    async def hold_bots(self, worker: str, tables: Sequence[str], until: float) -> None: ...
    async def untouched(self, before: float, limit: int) -> list[str]:
        """Tables at which nothing has happened since before a moment, the oldest first."""
        ...

    async def forget(self, tables: Sequence[str], before: float) -> None:
        """Delete tables with all that belongs to them, if they are still untouched."""
        ...

    async def count(self) -> int: ...
