"""What every handler needs: the registry, the settings, and who is asking."""

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
from tavola.server.fair_share import Work
from tavola.server.garbage import GarbageSearches
from tavola.server.health import HealthProbe
from tavola.server.metrics import Metrics
from tavola.server.rate_limit import Parties, RateLimiter, Recent, TooOften
from tavola.server.reminders import contact_of, senders_of
from tavola.server.reminders.push import WebPush
from tavola.server.response_cache import ResponseCache
from tavola.server.settings import Settings
from tavola.service.advising import Advisers
from tavola.service.bots import BotScheduler
from tavola.service.by_days.clockwork import Clockwork
from tavola.service.by_days.reminding import Reminding
from tavola.service.by_days.server_keys import ServerKeys
from tavola.service.catalogue import nearest_language
from tavola.service.delayed import DelayedTables
from tavola.service.housekeeping import Housekeeping
from tavola.service.keys import DEVICE, PREFIX, NotYours, hash_of, is_shaped
from tavola.service.loaded_table import LoadedTable
from tavola.service.my_tables import Reminders
from tavola.service.ports import BotPool, Catalogue
from tavola.service.registry import TableRegistry
from tavola.service.retention import Retention
from tavola.service.send_queue import Allowance
from tavola.service.today.results import Results
from tavola.store import open_store, people
from tavola.store.drafts import DraftKey
from tavola.store.port import KeyRow, Store
from tavola.workshop.drafts import KEY as DRAFT
from tavola.workshop.workshop import Workshop

GUESSED = 1.0  # seconds that who guesses keys waits for what its good ones open
Connection = ASGIConnection[Any, Any, Any, Any]


class WrongPassword(Exception):
    """Opening a table here takes the server's password."""


class AppContext:
    """What the handlers of one worker share."""

    def __init__(self, settings: Settings, catalogue: Catalogue, bot_pool: BotPool, store: Store | None = None) -> None:
        limits = settings.limits
        self.settings, self.catalogue = settings, catalogue
        self.registry = TableRegistry(
            store or open_store(settings.db),
            catalogue,
            bot_pool,
            worker=secrets.token_hex(6),
            ceilings=settings.ceilings,
        )
        self.bots = BotScheduler(self.registry)
        self.delayed = DelayedTables(self.registry)
        self.reminders = Reminders(self.registry)
        self.forgetting = Retention(self.registry)
        self.housekeeping = Housekeeping(self.registry)
        self.advisers = Advisers(self.registry)
        self.keys = ServerKeys(self.registry.store)
        self.push = WebPush(lambda: self.keys.push, contact_of(settings), self.registry.now)
        self.reminding = Reminding(self.registry, senders_of(settings, self.push), self.keys)
        self.clockwork = Clockwork(self.registry, self.reminding.on_turn)
        self.letters = RateLimiter(limits.letter_rate, limits.letter_burst)
        self.results = Results(self.registry)
        self.workshop = Workshop(self.registry)
        self.metrics = Metrics(self)
        self.garbage = GarbageSearches()
        self.pulse = HealthProbe(self.registry.store)
        self.sheets = ResponseCache()
        self.work = Work(limits)
        self.requests = RateLimiter(limits.address_rate, limits.address_burst)
        self.openings = RateLimiter(limits.open_rate, limits.open_burst)
        self.follow_ups = RateLimiter(limits.next_rate, limits.next_burst)
        self.persons = RateLimiter(limits.person_rate, limits.person_burst)
        self.tries = RateLimiter(limits.try_rate, limits.try_burst)
        self.hall = RateLimiter(limits.hall_rate, limits.hall_burst)
        self.talk = RateLimiter(limits.talk_rate, limits.talk_burst)
        self.asking = RateLimiter(limits.ask_rate, limits.ask_burst)
        self.importing: dict[str, int] = {}  # files being read, by address
        self.thoughts = RateLimiter(limits.thought_rate, limits.thought_burst)
        self.wrong_keys = RateLimiter(limits.key_rate, limits.key_burst)
        self.void_keys = Recent()
        self.connections = Connections(limits, settings.proxied)
        self.allowance = Allowance(limits.unread, limits.unread_of_all)
        self.parties = Parties()
        self.streams: dict[str, int] = {}  # open streams by address

    async def start(self) -> None:
        await self.registry.start()
        await self.bots.start()
        await self.reminders.start()
        await self.forgetting.start()
        await self.housekeeping.start()
        await self.keys.open()
        await self.clockwork.start()
        self.garbage.start()

    async def close(self) -> None:
        await self.garbage.close()
        await self.pulse.close()
        await self.housekeeping.close()
        await self.clockwork.close()
        await self.reminding.close()
        await self.forgetting.close()
        await self.reminders.close()
        await self.advisers.close()
        await self.delayed.close()
        await self.bots.close()
        await self.workshop.close()
        await self.registry.close()

    @property
    def push_key(self) -> str:
        """With which browsers subscribe; empty where nothing is pushed."""
        return self.push.public_key if "push" in self.reminding.senders else ""

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
        return await self.admitted(self.address(connection), token, table)

    async def admitted(self, address: str, token: str, table: str = "") -> KeyRow:
        """A good key always passes, whoever else guesses behind the same address; only failures are slowed down."""
        try:
            if not is_shaped(token, PREFIX, DEVICE):
                raise NotYours("TABLE_E_KEY", known=False)
            return await self.registry.holder(token, table)
        except NotYours as not_yours:
            if not not_yours.known:
                self.wrong_keys.take(address)
            raise

    async def draft_key(self, connection: Connection, draft: str) -> DraftKey:
        """The key of a draft, from the header; wrong ones are counted like those of seats."""
        return await self.draft_holder(self.address(connection), token_in(connection), draft)

    async def draft_holder(self, address: str, token: str, draft: str = "") -> DraftKey:
        try:
            if not is_shaped(token, DRAFT):
                raise NotYours("WORKSHOP_E_KEY", known=False)
            return await self.workshop.drafts.key(token, draft)
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

    async def seated(self, connection: Connection, table: str) -> tuple[KeyRow, LoadedTable]:
        """The key and its table; a key for another table learns nothing of this one."""
        key = await self.key(connection, table)
        if key.role == "invite":
            raise NotYours("TABLE_E_NOT_AN_INVITE")
        loaded = await self.registry.at(table, fresh=True)
        self.registry.look(loaded)
        return key, loaded

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
        """Checked when a table is opened, where the server has a password."""
        expected = self.settings.password
        if expected and not hmac.compare_digest(expected.encode(), given.encode()):
            raise WrongPassword

    async def must_be_let_in(self, person: str, given: str) -> None:
        """The password where the house lays a table by itself; whoever has a seat here was let in before."""
        if self.settings.password and not await self.registry.store.rows(people.TABLES_HUNG, person):
            self.must_know_password(given)

    def words(self, loaded: LoadedTable, connection: Connection) -> Words:
        return self.catalogue.words(loaded.row.game, loaded.pack, language_of(connection))


def token_in(connection: Connection) -> str:
    """The key in the header, whatever it is worth; empty where there is none."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def language_of(connection: Connection) -> str:
    wanted = connection.query_params.get("language") or connection.headers.get("accept-language", "")
    return nearest_language(str(wanted))


def context_of(connection: Connection) -> AppContext:
    context: AppContext = connection.app.state["context"]
    return context
