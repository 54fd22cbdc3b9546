"""A request with a name can be repeated after a lost reply: the second time has the same result.

Keys are kept by their holders alone, so the key that was told cannot be looked up. It is made from the key that was
used and the name of the request instead: who has both gets it again, and nobody else can.
"""

from __future__ import annotations

import hashlib
import hmac

import msgspec

from tavola.service.keys import hash_of, token_of
from tavola.service.registry import TableRegistry
from tavola.store.port import KeyRow


class RequestName(msgspec.Struct, frozen=True):
    """A request of one's own: the key it was made with, and a name that nobody else can guess."""

    token: str
    name: str

    def key(self, purpose: str) -> str:
        """The key that this request makes, for whatever it makes one for."""
        return token_of(hmac.digest(self.token.encode(), f"{purpose} {self.name}".encode(), hashlib.sha256))


def key_for(once: RequestName | None, purpose: str) -> str:
    """The key that a request makes; empty for one by chance."""
    return once.key(purpose) if once else ""


async def made_before(registry: TableRegistry, once: RequestName, purpose: str) -> KeyRow | None:
    """The key that this request made when it came first, if it is good."""
    row = await registry.store.key(hash_of(once.key(purpose)))
    if row is None or row.revoked:
        return None
    if row.table in registry.tables:  # who was not told then may not have been heard by those who look on either
        await registry.check_keys(registry.tables[row.table])
    return row
