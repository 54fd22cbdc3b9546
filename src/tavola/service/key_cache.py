"""Keys used recently, so that not every request reads the store; void ones are dropped."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable

from tavola.service.keys import DEVICE, NotYours, hash_of
from tavola.store import people
from tavola.store.port import KeyRow, Store

MOST = 20_000


class KeyCache:
    """Good keys by their hash; a key that is unknown or void is never kept."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._keys: OrderedDict[str, KeyRow] = OrderedDict()
        self._voided = 0  # how often something was dropped: what was read before that is not kept

    async def key_row(self, token: str, table: str = "") -> KeyRow:
        """What a key stands for; `NotYours` if it is unknown, void, or for another table.

        The key of a device stands for whatever its person holds at the table.
        """
        hash = hash_of(token)
        is_device = token.startswith(DEVICE)
        place = f"{hash} {table}" if is_device else hash
        row = self._keys.get(place)
        if row is None:
            before = self._voided
            row = await (self._held(hash, table) if is_device else self._good(hash))
            if before == self._voided:
                self._keys[place] = row
            if len(self._keys) > MOST:
                self._keys.popitem(last=False)
        if table and row.table != table:
            raise NotYours("TABLE_E_KEY_ELSEWHERE")
        return row

    async def _good(self, hash: str) -> KeyRow:
        row = await self.store.key(hash)
        if row is None or row.revoked:
            raise NotYours("TABLE_E_KEY", known=False)
        return row

    async def _held(self, device: str, table: str) -> KeyRow:
        """The key of the device's person for a table."""
        for row in await self.store.rows(people.HELD, device, table):
            return people.read_held(row, device)
        known = [people.read_device(row).is_in for row in await self.store.rows(people.DEVICE, device)]
        if not known:
            raise NotYours("TABLE_E_KEY", known=False)
        raise NotYours("TABLE_E_KEY_ELSEWHERE" if known[0] else "TABLE_E_DEVICE_WAITS")

    async def shut_out(self, devices: Iterable[str]) -> list[str]:
        """Which of these devices are in no more."""
        found = {device: await self.store.rows(people.DEVICE, device) for device in set(devices)}
        return [device for device, rows in found.items() if not rows]

    def drop(self, hashes: Iterable[str]) -> None:
        """Of a device too: what it holds under keys that are void."""
        void = set(hashes)
        if not void:
            return
        self._voided += 1
        held = [place for place, row in self._keys.items() if row.device and row.hash in void]
        for place in (*void, *held):
            self._keys.pop(place, None)

    def forget(self, table: str) -> None:
        """All keys of a table, since some may be void by now."""
        self._voided += 1
        for place in [place for place, row in self._keys.items() if row.table == table]:
            del self._keys[place]

    def clear(self) -> None:
        self._voided += 1
        self._keys.clear()
