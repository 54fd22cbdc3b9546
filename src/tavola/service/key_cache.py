"""Keys used recently, so that not every request reads the store; void ones are dropped."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable

from tavola.service.keys import NotYours, hash_of
from tavola.store.port import KeyRow, Store

MOST = 20_000


class KeyCache:
    """Good keys by their hash; a key that is unknown or void is never kept."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._keys: OrderedDict[str, KeyRow] = OrderedDict()

    async def holder(self, token: str, table: str = "") -> KeyRow:
        """What a key stands for; `NotYours` if it is unknown, void, or for another table."""
        hash = hash_of(token)
        row = self._keys.get(hash)
        if row is None:
            row = await self.store.key(hash)
            if row is None or row.revoked:
                raise NotYours("TABLE_E_KEY", known=False)
            self._keys[hash] = row
            if len(self._keys) > MOST:
                self._keys.popitem(last=False)
        if table and row.table != table:
            raise NotYours("TABLE_E_KEY_ELSEWHERE")
        return row

    def drop(self, hashes: Iterable[str]) -> None:
        for hash in hashes:
            self._keys.pop(hash, None)

    def forget(self, table: str) -> None:
        """All keys of a table, since some may be void by now."""
        self.drop([hash for hash, row in self._keys.items() if row.table == table])

    def clear(self) -> None:
        self._keys.clear()
