"""Keys: unguessable, kept as hashes, void when revoked."""

from __future__ import annotations

import base64
import hashlib
import secrets

import msgspec

from tavola.store.port import KeyRow, Role

PREFIX = "tk_"  # of a seat, an invitation or a spectator
DEVICE = "td_"  # of a person's device
LINK = "tl_"  # of a link that brings one more device
CLUB = "tc_"  # of a club's invitation
CUP = "tu_"  # of a tournament's
LENGTH = len(PREFIX) + 43  # 32 bytes in base64


class NotYours(Exception):
    """The key is unknown or void (`known` is false), or it is for something else."""

    def __init__(self, code: str, known: bool = True) -> None:
        super().__init__(code)
        self.code = code
        self.known = known


def new_key(prefix: str = PREFIX) -> str:
    """256 random bits."""
    return token_of(secrets.token_bytes(32), prefix)


def token_of(bits: bytes, prefix: str = PREFIX) -> str:
    return prefix + base64.urlsafe_b64encode(bits).rstrip(b"=").decode()


def hash_of(key: str) -> str:
    """A key has all its bits from chance, so a plain hash is as good as a slow one."""
    return hashlib.sha256(key.encode()).hexdigest()


def new_table_id() -> str:
    """Short enough to be read aloud; it is no secret."""
    return base64.b32encode(secrets.token_bytes(8)).decode().rstrip("=").lower()


def is_shaped(token: str, *prefixes: str) -> bool:
    """Whether it could be a key at all; what cannot is not looked for."""
    return len(token) == LENGTH and token.startswith(prefixes)


class Fresh(msgspec.Struct, frozen=True):
    """A key just made: the token goes to its holder, the row to the store."""

    token: str
    row: KeyRow


def fresh(table: str, role: Role, seats: tuple[int, ...], at: float, *, host: bool = False, token: str = "") -> Fresh:
    """A key by chance, or the one that is given."""
    token = token or new_key()
    return Fresh(token, KeyRow(hash_of(token), table, role, seats, host, at))
