"""Looks after tables that are played by days: who is away, whose turn it is, whose time is over.

Tables say in the store when they want to be looked at next. Some worker takes those whose moment has come, a few at a
time, by one query over an index; nobody else takes them meanwhile. If that worker dies, another does a minute later.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec

from tavola.kernel.codec import BadSave
from tavola.kernel.decision import Refused
from tavola.service.by_days.deadlines import HOUR, next_look, stages
from tavola.service.by_days.holidays import holidays_of
from tavola.service.loaded_table import LoadedTable
from tavola.service.log_acts import BotCame, Paused
from tavola.service.opening import known_bot
from tavola.service.registry import BOT_LEASE, NoSuchTable, TableRegistry
from tavola.service.seats import resigned
from tavola.service.wire.records import Terms
from tavola.store import by_days as sql
from tavola.store.port import Conflict, StoreUnavailable
from tavola.store.statements import seats_of
from tavola.store.steps import step

log = logging.getLogger("tavola.by_days")
EVERY = 5.0  # seconds between two questions which tables want to be looked at
AT_ONCE = 50  # tables
LEASE = 60.0  # seconds for which a table is left to the worker that took it
ANNOUNCED, NUDGED = 1, 2  # how far somebody was told of a turn

# Somebody's turn: the table, the seat, whose it is, and whether the time is nearly over. It must not wait for anything.
OnTurn = Callable[[LoadedTable, int, str, bool], None]


class Clockwork:
    """One worker's part in it."""

    def __init__(self, registry: TableRegistry, on_turn: OnTurn = lambda loaded, seat, person, nearly: None) -> None:
        self.registry, self.on_turn = registry, on_turn
        self._task: asyncio.Task[None] | None = None
        self.looks = 0

    async def start(self) -> None:
        self._task = asyncio.create_task(self._go(), name="clockwork")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _go(self) -> None:
        while True:
            try:
                while await self.tick() == AT_ONCE:
                    await asyncio.sleep(0)
            except StoreUnavailable:
                pass  # the store has said so itself
            except Exception as fault:
                log.error("a look at the clocks failed", exc_info=fault)
            await asyncio.sleep(EVERY)

    async def tick(self) -> int:
        """The tables whose moment has come; how many they were."""
        now = self.registry.now()
        tables = await self.registry.store.claim_looks(now, now + LEASE, AT_ONCE)
        for table in tables:
            try:
                await self.look(table)
            except (NoSuchTable, BadSave, Refused):
                continue  # it cannot be opened here: it is asked for again when the lease is over
            except (StoreUnavailable, Conflict):
                continue
        return len(tables)

    async def look(self, table: str) -> None:
        """One table: whatever is due of each seat, then when to look next."""
        self.looks += 1
        loaded = await self.registry.at(table, fresh=True)
        terms = loaded.plan.terms
        if terms is None or loaded.phase != "playing":
            return await self.again(loaded, 0.0)
        owners = await self.owners(table)
        for seat in sorted(loaded.summary.due):
            person = owners.get(seat, "")
            if person and await self.note_holiday(loaded, seat, person, terms):
                loaded = await self.registry.at(table)  # what is left of its time may be over, too
            await self.look_at_seat(loaded, seat, person, terms)
            loaded = await self.registry.at(table)
        await self.again(loaded, next_look(loaded.summary, terms, self.registry.now()))

    async def owners(self, table: str) -> dict[int, str]:
        """Which person holds which seat; seats that are held by a key alone have nobody to be reminded."""
        rows = await self.registry.store.rows(sql.HOLDERS, table)
        return {seat: row["person"] for row in rows for seat in seats_of(row["seats"])}

    async def again(self, loaded: LoadedTable, at: float) -> None:
        """Unless an entry came meanwhile, which has said so itself."""
        await self.registry.store.carry_out([step(sql.LOOK_AGAIN, loaded.id, at, loaded.seq)])

    async def look_at_seat(self, loaded: LoadedTable, seat: int, person: str, terms: Terms) -> None:
        now, turn, due = self.registry.now(), loaded.summary.turn.get(seat), loaded.summary.due.get(seat)
        if turn is None or due is None:
            return
        announce, nudge, over = stages(due, terms)
        if now >= over:
            await self.time_is_over(loaded, seat, terms)
        elif person and now >= nudge:
            await self.tell(loaded, seat, turn, person, NUDGED)
        elif person and now >= announce and not self.is_here(loaded, seat):
            await self.tell(loaded, seat, turn, person, ANNOUNCED)

    def is_here(self, loaded: LoadedTable, seat: int) -> bool:
        return any(seat in watcher.own_seats for watcher in loaded.watchers)

    async def tell(self, loaded: LoadedTable, seat: int, turn: int, person: str, stage: int) -> None:
        """Noted first: whoever dies now has told nobody, and nobody is ever told twice."""
        try:
            await self.registry.store.carry_out([step(sql.TELL, loaded.id, seat, turn, stage, must=1)])
        except Conflict:
            return
        self.on_turn(loaded, seat, person, stage == NUDGED)

    # -- holidays

    async def note_holiday(self, loaded: LoadedTable, seat: int, person: str, terms: Terms) -> bool:
        """Whether there was anything to note."""
        turn, due = loaded.summary.turn.get(seat), loaded.summary.due.get(seat)
        if turn is None or due is None or (paused := await self.pause(loaded, seat, person, terms)) is None:
            return False
        await self.write(loaded, seat, turn, due, lambda now_at: self.registry.write(now_at, paused))
        return True

    async def pause(self, loaded: LoadedTable, seat: int, person: str, terms: Terms) -> Paused | None:
        """What a holiday changes of a seat's time, where the log does not say so yet."""
        due, noted = loaded.summary.due[seat], loaded.summary.away.get(seat)
        found = await holidays_of(self.registry, person, 0.0)
        if noted is not None and all(one.ends != noted for one in found):  # it was ended before its time
            ended = max((one.ends for one in found if one.ends < noted), default=noted)
            return Paused(seat, ended, due - (noted - ended)) if ended < noted else None
        began = due - terms.hours * HOUR if noted is None else noted
        for one in found:
            begins = max(one.begins, began)
            if one.ends > begins and begins < due and one.begins <= self.registry.now():
                return Paused(seat, one.ends, due + one.ends - begins)
        return None

    # -- when the time is over

    async def time_is_over(self, loaded: LoadedTable, seat: int, terms: Terms) -> None:
        """What the table agreed on, if somebody is kept waiting."""
        if terms.late == "wait" or not is_somebody_kept_waiting(loaded, seat):
            return
        turn, due = loaded.summary.turn[seat], loaded.summary.due[seat]
        bot = known_bot(self.registry, loaded.row.game, "")

        async def act(now: LoadedTable) -> object:
            if terms.late == "resign":
                gone = msgspec.structs.replace(resigned(self.registry, now, seat), late=True)
                return await self.registry.write(now, gone, claim=BOT_LEASE)
            came = BotCame(seat, bot, stands_in=True, once=terms.late == "bot_once", late=True)
            return await self.registry.write(now, came, claim=BOT_LEASE)

        await self.write(loaded, seat, turn, due, act)

    async def write(
        self, loaded: LoadedTable, seat: int, turn: int, due: float, act: Callable[[LoadedTable], Awaitable[object]]
    ) -> None:
        """If the seat is still waited for as it was when we looked."""

        async def do(now: LoadedTable) -> None:
            if now.summary.turn.get(seat) == turn and now.summary.due.get(seat) == due and now.phase == "playing":
                await act(now)

        await self.registry.change(loaded.id, do)


def is_somebody_kept_waiting(loaded: LoadedTable, seat: int) -> bool:
    """Another person, who plays: where nobody waits, nothing happens until somebody is back."""
    person = loaded.summary.seats[seat].person
    return any(one.is_persons() and not one.resigned and one.person != person for one in loaded.summary.seats)
