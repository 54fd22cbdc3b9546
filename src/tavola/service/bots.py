"""Which worker lets which bot think; another one takes over when it dies."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import math
import secrets

from tavola.bots.bot import BotRng
from tavola.kernel import codec
from tavola.kernel.codec import BadSave
from tavola.kernel.decision import ANY, Decision, Refused
from tavola.service.loaded_table import LoadedTable
from tavola.service.playing import play_and_write
from tavola.service.ports import BotQuestion
from tavola.service.quota import is_full
from tavola.service.registry import BOT_LEASE, NoSuchTable, TableRegistry
from tavola.service.time_slices import nobodys
from tavola.service.watchers import encode, tell
from tavola.service.wire.stream import Thinking
from tavola.store.port import StoreUnavailable

log = logging.getLogger("tavola.bots")
SWEEP = 1.0  # seconds between looks for bots that nobody lets think
CLAIM = 50
QUICK = 0.3  # seconds: of a bot that is done sooner other workers hear only the answer
WHISPER = 1.0  # seconds between two reports to other workers
ASIDE = 60.0  # seconds for which a table that cannot be opened here is left alone
COURTESY = 20.0  # seconds for which bots leave a question that people may answer too to the people


class BotScheduler:
    """Lets the bots of this worker's tables think, one decision at a table at a time."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._polite: dict[str, asyncio.TimerHandle] = {}  # bots that let people answer first
        self._quick: dict[str, asyncio.TimerHandle] = {}  # bots of which other workers have not heard yet
        self._whispered: dict[str, float] = {}  # when they last heard of the others
        self._aside: dict[str, float] = {}  # tables that could not be opened, and until when they are left alone
        self._named: set[str] = set()  # those of which the log knows
        self._closing = False
        registry.on_turn.append(self.wake)

    async def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep(), name="bot-sweeper")

    async def close(self) -> None:
        self._closing = True  # a bot that is stopped now does not begin again
        for timer in (*self._polite.values(), *self._quick.values()):
            timer.cancel()
        tasks = [self._sweeper, *self._thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def thinking(self) -> int:
        return len(self._thinking)

    def wake(self, loaded: LoadedTable, *, insist: bool = False) -> None:
        """If a bot must answer here and none thinks yet, it begins; where people may answer too, after a while."""
        if timer := self._polite.pop(loaded.id, None):
            timer.cancel()
        if self._closing or loaded.id in self._thinking or is_paused(loaded) or next_for_bot(loaded) is None:
            return
        if is_shared_with_people(loaded) and not insist:
            loop = asyncio.get_running_loop()
            self._polite[loaded.id] = loop.call_later(COURTESY, self._insist, loaded.id, loaded.seq)
            return
        task = asyncio.create_task(self._play(loaded.id), name=f"bot-{loaded.id}", context=nobodys())
        self._thinking[loaded.id] = task
        task.add_done_callback(lambda _: self._done(loaded))

    def _insist(self, table: str, seq: int) -> None:
        loaded = self.registry.tables.get(table)
        if loaded is not None and loaded.seq == seq:
            self.wake(loaded, insist=True)

    def _done(self, loaded: LoadedTable) -> None:
        self._thinking.pop(loaded.id, None)
        if loaded.id in self.registry.tables:
            self.wake(self.registry.tables[loaded.id])

    async def _play(self, table: str) -> None:
        try:
            loaded = await self.registry.at(table)
            decision = next_for_bot(loaded)
            if decision is None:
                return
            await self._answer(loaded, decision)
        except StoreUnavailable:
            await asyncio.sleep(SWEEP)  # the store has said so itself
        except (NoSuchTable, Refused) as trouble:
            log.warning("a bot could not answer", extra={"table": table, "trouble": type(trouble).__name__})
            await asyncio.sleep(SWEEP)

    async def _answer(self, loaded: LoadedTable, decision: Decision) -> None:
        """Think about the table as it is now; if it has changed meanwhile, what was thought is thrown away."""
        registry, question, bot = self.registry, loaded.question_id(decision), loaded.summary.seats[decision.seat].bot
        if bot is None or loaded.open_decision(question, decision.seat) is None:
            return
        self._tell(loaded, Thinking(decision.seat, bot, None))
        key = await self._choose(loaded, decision, bot)
        self._tell(loaded, Thinking(decision.seat, bot, 1.0, done=True))

        async def do(now: LoadedTable) -> None:
            still = now.open_decision(question, decision.seat)
            if still is None or now.phase != "playing" or now.is_stopped or now.summary.seats[decision.seat].bot != bot:
                return
            await play_and_write(registry, now, decision.seat, key, still.id, question)
            registry.counts.bot_answers += 1

        try:
            await registry.change(loaded.id, do)
        except Refused as refused:
            registry.counts.bot_faults += 1
            log.error(
                "a bot's answer was refused", extra={"table": loaded.id, "bot": bot, "code": refused.refusal.code}
            )
            await asyncio.sleep(SWEEP)

    def _tell(self, loaded: LoadedTable, thinking: Thinking) -> None:
        """To everybody who looks here at once; at other workers only of a bot that takes its time, and now and then."""
        tell(loaded, thinking)
        loop = asyncio.get_running_loop()
        if thinking.progress is None:
            self._quick[loaded.id] = loop.call_later(QUICK, self._whisper, loaded.id, thinking)
        elif loaded.id in self._whispered and (thinking.done or loop.time() - self._whispered[loaded.id] >= WHISPER):
            self._whisper(loaded.id, thinking)
        if thinking.done:
            self._quick.pop(loaded.id).cancel()
            self._whispered.pop(loaded.id, None)

    def _whisper(self, table: str, thinking: Thinking) -> None:
        self._whispered[table] = asyncio.get_running_loop().time()
        self.registry.store.whisper(table, encode(thinking).decode())

    async def _choose(self, loaded: LoadedTable, decision: Decision, bot: str) -> str:
        """The bot's answer; a bot that fails is answered for by chance, so that no table is stuck."""
        ask = bot_question(loaded, decision.seat, bot)

        def progress(part: float) -> None:
            self._tell(loaded, Thinking(decision.seat, bot, part))

        try:
            key = await self.registry.bot_pool.choose(ask, progress)
            if key in decision.legal():
                return key
        except Exception as fault:
            log.error("a bot failed", extra={"table": loaded.id, "bot": bot, "fault": type(fault).__name__})
        self.registry.counts.bot_faults += 1
        return BotRng.of(ask.seed).pick(decision.legal())

    async def _sweep(self) -> None:
        """Keep what is ours, and take over what nobody lets think: after a start, or when another worker has died."""
        registry = self.registry
        alone = not registry.store.shared  # then whoever let a bot think before us is dead
        while True:
            try:
                now = registry.now()
                ours = [*self._thinking, *self._left_alone(now)]
                if ours:
                    await registry.store.hold_bots(registry.worker, ours, now + BOT_LEASE)
                latest = -math.inf if alone else now + 2 * BOT_LEASE  # clocks of workers may differ by a lease
                for table in await registry.store.claim_bots(registry.worker, now, now + BOT_LEASE, CLAIM, latest):
                    await self._take_over(table)
                alone = False
            except StoreUnavailable:
                pass  # the store has said so itself
            except Exception as fault:
                log.error("the bots' sweep failed", extra={"fault": repr(fault)})
            await asyncio.sleep(SWEEP)

    def _left_alone(self, now: float) -> list[str]:
        """The tables that are put aside still; one whose time is too far off comes of a clock that has gone back."""
        self._aside = {table: until for table, until in self._aside.items() if now < until <= now + ASIDE}
        return list(self._aside)

    async def _take_over(self, table: str) -> None:
        """A table that cannot be opened here (its pack has changed, say) keeps no other one waiting."""
        try:
            loaded = await self.registry.at(table, fresh=True)
            self.wake(loaded)
            if is_paused(loaded):
                await self.registry.store.hold_bots(self.registry.worker, [table], self.registry.now() + ASIDE)
        except (Refused, BadSave, NoSuchTable) as why:
            self._aside[table] = self.registry.now() + ASIDE
            if table not in self._named:
                self._named.add(table)
                log.warning("a table with a bot cannot be opened here", extra={"table": table, "why": str(why)})


def bot_question(loaded: LoadedTable, seat: int, bot: str) -> BotQuestion:
    """The table as it stands, for a bot at this seat with luck of its own."""
    state, pack = codec.save(loaded.game, loaded.g, loaded.box), loaded.pack
    luck, group = luck_of(loaded, seat), loaded.plan.party or loaded.id
    looked_at = loaded.is_looked_at()
    return BotQuestion(loaded.row.game, pack, state, loaded.row.seats, seat, bot, luck, loaded.id, group, looked_at)


def luck_of(loaded: LoadedTable, seat: int) -> str:
    """By chance; at a table of the day's challenge from its seed, so that who plays the same meets the same rival."""
    if not loaded.plan.sealed:
        return secrets.token_hex(8)
    return hmac.digest(loaded.row.seed.encode(), f"bot {seat} {loaded.summary.ply}".encode(), hashlib.sha256).hex()[:16]


def is_paused(loaded: LoadedTable) -> bool:
    """Bots among themselves, and nobody looks: they wait until somebody does. So do those whose log is full."""
    return is_full(loaded) or (not loaded.summary.people() and not loaded.is_looked_at())


def next_for_bot(loaded: LoadedTable) -> Decision | None:
    """The first open decision that a bot must answer."""
    waiting = loaded.waits_for()
    for decision in loaded.g.open:
        if decision.seat in waiting and loaded.summary.seats[decision.seat].bot:
            return decision
    return None


def is_shared_with_people(loaded: LoadedTable) -> bool:
    """Whoever answers first decides, and people are among those who may."""
    return loaded.g.mode == ANY and any(loaded.summary.seats[seat].is_persons() for seat in loaded.waits_for())
