"""What the house keeps for itself, one for all workers: the key that signs pushes, and one for links in letters."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING

from tavola.service.keys import token_of
from tavola.store import by_days as sql
from tavola.store.steps import step

if TYPE_CHECKING:
    from tavola.store.port import Store

STOP = "tu_"  # of a link that ends reminders to one address
CONFIRM = "tc_"  # of a link that says an address is one's own
LINKS, PUSH = "links", "push"


class ServerKeys:
    """Read once; made by whichever worker comes first."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._links = b""
        self.push = b""  # 32 bytes: a number on the curve P-256

    async def open(self) -> None:
        self._links = await self.kept(LINKS)
        self.push = await self.kept(PUSH)

    async def kept(self, name: str) -> bytes:
        made = base64.urlsafe_b64encode(below_the_order()).decode()
        if not await self.store.rows(sql.KEPT, name):
            await self.store.carry_out([step(sql.KEEP, name, made)])
        rows = await self.store.rows(sql.KEPT, name)
        return base64.urlsafe_b64decode(str(rows[0]["value"]))

    def stop_token(self, subscription: str) -> str:
        """Always the same for one address, so that it need not be kept."""
        return token_of(hmac.digest(self._links, f"stop {subscription}".encode(), hashlib.sha256), STOP)

    def mailbox(self, address: str) -> str:
        """An address as nobody can read it, the same however it is spelled: capitals, dots, and what follows a plus."""
        local, _, domain = address.lower().rpartition("@")
        plain = f"{local.partition('+')[0].replace('.', '')}@{domain}"
        return hmac.digest(self._links, f"mailbox {plain}".encode(), hashlib.sha256).hex()[:40]


def below_the_order() -> bytes:
    """A random number from 1 on that is below the order of P-256, whose upper half begins with ones."""
    while True:
        bits = secrets.token_bytes(32)
        if 0 < int.from_bytes(bits, "big") < 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551:
            return bits
