"""Short words for tests: guests who open tables, sit down, look and answer."""

import asyncio
from typing import Any

from tavola.service.bots import is_shared_with_people, next_for_bot
from tavola.service.keys import hash_of
from tavola.service.opening import open_table
from tavola.service.playing import give_answer
from tavola.service.present import view_info
from tavola.service.registry import TableRegistry
from tavola.service.seats import take_seat
from tavola.service.wire.records import Ack, Opened, Question
from tavola.service.wire.requests import OpenTable, SeatAsk
from tavola.store.port import KeyRow


class Clock:
    """Time as the test wants it."""

    def __init__(self) -> None:
        self.time = 1_000.0

    def __call__(self) -> float:
        return self.time


def seats(*who: str) -> list[SeatAsk]:
    """`me`, `open`, or the name of a bot."""
    return [SeatAsk(one, one.title()) if one in ("me", "open") else SeatAsk("bot", one, one) for one in who]  # type: ignore[arg-type]


class Guests:
    """Everybody in the house; keys by token."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    async def open(self, game: str, *who: str, **rest: Any) -> Opened:
        given = {"seed": "a seed", **rest}
        return await open_table(self.registry, OpenTable(game, seats(*who), **given), "en")

    async def key(self, token: str) -> KeyRow:
        return await self.registry.holder(token)

    async def hands(self, opened: Opened) -> list[str]:
        """One token for each seat of a person, by seat; invited people sit down first."""
        tokens = dict.fromkeys(opened.hand, opened.key)
        for invite in opened.invites:
            seated = await take_seat(self.registry, await self.key(invite.key), opened.table.id, f"Guest {invite.seat}")
            tokens[invite.seat] = seated.key
        return [tokens[seat] for seat in sorted(tokens)]

    async def question(self, table: str, seat: int) -> Question:
        loaded = await self.registry.at(table, fresh=True)
        words = self.registry.catalogue.words(loaded.row.game, loaded.row.pack, "en")
        return view_info(loaded, seat, words).decisions[0]

    async def answer(self, token: str, seat: int, option: str | None = None, question: str | None = None) -> Ack:
        key = await self.key(token)
        if question is None or option is None:
            asked = await self.question(key.table, seat)
            question, option = question or asked.id, option or asked.keys[0]
        return await give_answer(self.registry, key, seat, question, option)

    async def play(self, tokens: list[str], answers: int, pick: int = 0) -> int:
        """So many answers, each the nth key of whoever must answer first; fewer if the game ends."""
        table = (await self.key(tokens[0])).table
        for done in range(answers):
            loaded = await self.registry.at(table, fresh=True)
            waiting = loaded.waits_for()
            if not waiting:
                return done
            asked = await self.question(table, waiting[0])
            await self.answer(tokens[waiting[0]], waiting[0], asked.keys[pick % len(asked.keys)])
        return answers

    async def until_quiet(self, table: str, within: float = 10.0) -> None:
        """Until no bot has to answer any more."""
        async with asyncio.timeout(within):
            while True:
                loaded = await self.registry.at(table, fresh=True)
                if next_for_bot(loaded) is None or is_shared_with_people(loaded):
                    return
                await asyncio.sleep(0.01)


def hashed(token: str) -> str:
    return hash_of(token)
