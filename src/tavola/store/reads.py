"""Every question that is put to the store: the same SQL on both adapters, over whichever way each has of asking."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, TypeVar

from tavola.store import statements as sql
from tavola.store.port import Entry, KeyRow, Snapshot, TableRow, WaitingTable

T = TypeVar("T")


class Reads(ABC):
    """An adapter gives `_all`; the rest is the same everywhere."""

    @abstractmethod
    async def _all(self, statement: str, *values: Any) -> list[Any]:
        """The rows that a statement finds."""

    async def _found(self, statement: str, *values: Any) -> list[Any]:
        """The same; of what no database can hold as text there is nothing, whichever database it is."""
        if not all(is_text(value) for value in values if isinstance(value, str)):
            return []
        return await self._all(statement, *values)

    async def rows(self, statement: str, *values: Any) -> list[Any]:
        return await self._found(statement, *values)

    async def _one(self, make: Callable[[Any], T], statement: str, *values: Any) -> T | None:
        rows = await self._found(statement, *values)
        return make(rows[0]) if rows else None

    async def table(self, table: str) -> TableRow | None:
        return await self._one(sql.read_table, sql.TABLE, table)

    async def last_seq(self, table: str) -> int:
        return (await self._one(lambda row: int(row[0]), sql.LAST_SEQ, table)) or 0

    async def last_entry(self, table: str) -> Entry | None:
        return await self._one(sql.read_entry, sql.LAST_ENTRY, table)

    async def damaged(self, table: str) -> list[Entry]:
        return [sql.read_entry(row) for row in await self._found(sql.DAMAGED, table)]

    async def entries(self, table: str, after: int, limit: int) -> list[Entry]:
        return [sql.read_entry(row) for row in await self._found(sql.ENTRIES, table, after, limit)]

    async def line(self, table: str, first: int, last: int) -> list[Entry]:
        return [sql.read_entry(row) for row in await self._found(sql.LINE, table, first, last)]

    async def answered(self, table: str, seat: int, decision: str) -> Entry | None:
        return await self._one(sql.read_entry, sql.ANSWERED, table, seat, decision)

    async def seq_at(self, table: str, at: float) -> int:
        return (await self._one(lambda row: int(row[0] or 0), sql.SEQ_AT, table, at)) or 0

    async def latest(self, table: str) -> Snapshot | None:
        return await self._one(sql.read_snapshot, sql.LATEST, table)

    async def snapshot_before(self, table: str, ply: int) -> Snapshot | None:
        return await self._one(sql.read_snapshot, sql.SNAPSHOT_BEFORE, table, ply)

    async def snapshot_upto(self, table: str, seq: int) -> Snapshot | None:
        return await self._one(sql.read_snapshot, sql.SNAPSHOT_UPTO, table, seq)

    async def key(self, hash: str) -> KeyRow | None:
        return await self._one(sql.read_key, sql.KEY, hash)

    async def keys_of(self, table: str) -> list[KeyRow]:
        return [sql.read_key(row) for row in await self._found(sql.KEYS_OF, table)]

    async def waiting(self, before: float, limit: int) -> list[WaitingTable]:
        return [sql.read_owing(row) for row in await self._found(sql.WAITING, before, limit)]

    async def untouched(self, before: float, limit: int) -> list[str]:
        return [row[0] for row in await self._all(sql.UNTOUCHED, before, limit)]

    async def count(self) -> int:
        return (await self._one(lambda row: int(row[0]), sql.COUNT)) or 0


def is_text(value: str) -> bool:
    """PostgreSQL keeps no NUL in a text, and neither database a lone half of a character."""
    return "\0" not in value and not any("\ud800" <= letter <= "\udfff" for letter in value)
