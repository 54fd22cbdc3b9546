"""What every handler needs: the house, the settings, and who is asking."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from litestar.connection import ASGIConnection

from tavola.kernel.text import Words
from tavola.server.addresses import line_of
from tavola.server.connections import Connections
from tavola.server.health import Pulse
from tavola.server.limits import Buckets, Parties, Recent, TooOften
from tavola.server.metrics import Metrics
from tavola.server.settings import Settings
from tavola.server.sheets import Sheets
from tavola.server.work import Work
from tavola.service.advising import Advisers
from tavola.service.bots import BotDesk
from tavola.service.forgetting import Forgetting
from tavola.service.house import House
from tavola.service.keys import LENGTH, PREFIX, NotYours, hash_of
from tavola.service.late import LateTables
from tavola.service.live import Live
from tavola.service.owed import Reminders
from tavola.service.ports import Shelf, Thinker
from tavola.service.shelf import nearest_language
from tavola.service.unread import Allowance
from tavola.store import open_store
from tavola.store.port import KeyRow, Store

GUESSED = 1.0  # seconds that who guesses keys waits for what its good ones open
Connection = ASGIConnection[Any, Any, Any, Any]


class WrongPassword(Exception):
    """Who opens a table here must know the house's password."""


class Desk:
    """One worker's front desk."""

    def __init__(self, settings: Settings, shelf: Shelf, thinker: Thinker, store: Store | None = None) -> None:
        limits = settings.limits
        self.settings, self.shelf = settings, shelf
        self.house = House(
            store or open_store(settings.db), shelf, thinker, worker=secrets.token_hex(6), ceilings=settings.ceilings
        )
        self.bots = BotDesk(self.house)
        self.late = LateTables(self.house)
        self.reminders = Reminders(self.house)
        self.forgetting = Forgetting(self.house)
        self.advisers = Advisers(self.house)
        self.metrics = Metrics(self)
        self.pulse = Pulse(self.house.store)
        self.sheets = Sheets()
        self.work = Work(limits)
        self.requests = Buckets(limits.address_rate, limits.address_burst)
        self.openings = Buckets(limits.open_rate, limits.open_burst)
        self.follow_ups = Buckets(limits.next_rate, limits.next_burst)
        self.talk = Buckets(limits.talk_rate, limits.talk_burst)
        self.asking = Buckets(limits.ask_rate, limits.ask_burst)
        self.importing: dict[str, int] = {}  # files being read, by address
        self.thoughts = Buckets(limits.thought_rate, limits.thought_burst)
        self.wrong_keys = Buckets(limits.key_rate, limits.key_burst)
        self.void_keys = Recent()
        self.connections = Connections(limits, settings.proxied)
        self.allowance = Allowance(limits.unread, limits.unread_of_all)
        self.parties = Parties()
        self.streams: dict[str, int] = {}  # open streams by address

    async def start(self) -> None:
        await self.house.start()
        await self.bots.start()
        await self.reminders.start()
        await self.forgetting.start()

    async def close(self) -> None:
        await self.pulse.close()
        await self.forgetting.close()
        await self.reminders.close()
        await self.advisers.close()
        await self.late.close()
        await self.bots.close()
        await self.house.close()

    def address(self, connection: Connection) -> str:
        """Whose request it is, for limits: its line."""
        client = connection.client
        return line_of(self.caller(client.host if client else "", connection.headers.get("x-forwarded-for", "")))

    def caller(self, peer: str, forwarded: str) -> str:
        """The address of who asks; behind a proxy, the last one the proxy added."""
        told = forwarded.rpartition(",")[2].strip() if self.settings.proxied else ""
        return told or peer

    async def key(self, connection: Connection, table: str = "") -> KeyRow:
        """The capability of who asks, from the header; wrong keys are counted."""
        token = token_in(connection)
        if not token:
            raise NotYours("TABLE_E_KEY", known=False)
        return await self.holder(self.address(connection), token, table)

    async def holder(self, address: str, token: str, table: str = "") -> KeyRow:
        """A good key always passes, whoever else guesses behind the same address; only failures are slowed down."""
        try:
            if len(token) != LENGTH or not token.startswith(PREFIX):
                raise NotYours("TABLE_E_KEY", known=False)
            return await self.house.holder(token, table)
        except NotYours as not_yours:
            if not not_yours.known:
                self.wrong_keys.take(address)
            raise

    async def count_guesses(self, address: str, void: Sequence[str], *, was_good: bool) -> None:
        """Keys told in a list count like others, each once: a browser may have kept void ones and asks with them again.

        Who guesses too often and has a good key among them is not refused, but waits.
        """
        try:
            for token in void:
                if self.void_keys.is_new(hash_of(token)):
                    self.wrong_keys.take(address)
        except TooOften:
            if not was_good:
                raise
            await asyncio.sleep(GUESSED)

    async def seated(self, connection: Connection, table: str) -> tuple[KeyRow, Live]:
        """The key and its table; a key for another table learns nothing of this one."""
        key = await self.key(connection, table)
        if key.role == "invite":
            raise NotYours("TABLE_E_NOT_AN_INVITE")
        live = await self.house.at(table, fresh=True)
        self.house.look(live)
        return key, live

    def may_talk(self, key: KeyRow) -> None:
        """However many streams one key has, and however many keys a table."""
        self.talk.take(key.hash)
        self.talk.take(f"table {key.table}")

    def may_ask(self, key: KeyRow) -> None:
        """To take back, to propose, to vote: each writes into the log, and some of it is worked out first."""
        self.asking.take(key.hash)
        self.asking.take(f"table {key.table}")

    @contextmanager
    def reading_a_file(self, connection: Connection) -> Iterator[None]:
        """So many at a time, of one address and in all."""
        address, limits = self.address(connection), self.settings.limits
        of_address = self.importing.get(address, 0)
        if of_address >= limits.imports_of_address or sum(self.importing.values()) >= limits.imports:
            raise TooOften(5.0)
        self.importing[address] = of_address + 1
        try:
            yield
        finally:
            self.importing[address] -= 1
            if not self.importing[address]:
                del self.importing[address]

    def party(self, connection: Connection) -> str:
        """A name for who comes from one address, kept with the tables opened from there; the address is not."""
        return self.parties.of(self.address(connection))

    async def may_go_on(self, connection: Connection, table: str, password: str) -> KeyRow:
        """A table that comes of a table is a table opened; who keeps that one has given the password before."""
        self.openings.take(self.address(connection))
        key = await self.key(connection, table)
        self.follow_ups.take(key.hash)
        if not key.host:
            self.must_know_password(password)
        return key

    def must_know_password(self, given: str) -> None:
        """Asked of who opens a table, where the house has a password."""
        expected = self.settings.password
        if expected and not hmac.compare_digest(expected.encode(), given.encode()):
            raise WrongPassword

    def words(self, live: Live, connection: Connection) -> Words:
        return self.shelf.words(live.row.game, live.row.pack, language_of(connection))


def token_in(connection: Connection) -> str:
    """The key in the header, whatever it is worth; empty where there is none."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def language_of(connection: Connection) -> str:
    wanted = connection.query_params.get("language") or connection.headers.get("accept-language", "")
    return nearest_language(str(wanted))


def desk_of(connection: Connection) -> Desk:
    desk: Desk = connection.app.state["desk"]
    return desk
