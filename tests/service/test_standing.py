"""Something standing open: whoever has acted may still trade, and nobody waits for it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.service.guests import Clock, Guests

from tavola.service.bot_pool import ThreadBotPool
from tavola.service.bots import next_for_bot
from tavola.service.catalogue import LibraryCatalogue
from tavola.service.registry import TableRegistry
from tavola.store import open_store

CATALOGUE = LibraryCatalogue()
NAMED = {"tg.characters": "beor,ailei"}


@pytest.fixture
async def shop(tmp_path: Path, clock: Clock) -> AsyncIterator[Guests]:
    registry = TableRegistry(open_store(str(tmp_path / "standing.db")), CATALOGUE, ThreadBotPool(CATALOGUE), now=clock)
    await registry.start()
    yield Guests(registry)
    await registry.close()


async def passed(shop: Guests, *who: str) -> tuple[str, list[str]]:
    """The first Character has Passed, the second is to act; they stand at the same place."""
    opened = await shop.open("tainted_grail", *who, seed="standing", options=NAMED)
    tokens, table = await shop.hands(opened), opened.table.id
    loaded = await shop.registry.at(table, fresh=True)
    while loaded.g.open[0].prompt != "act":
        seat = loaded.waits_for()[0]
        asked = await shop.question(table, seat)
        await shop.answer(tokens[seat], seat, "ready" if "ready" in asked.keys else asked.keys[0])
        loaded = await shop.registry.at(table, fresh=True)
    await shop.answer(tokens[0], 0, "pass")
    return table, tokens


async def test_who_has_passed_opens_a_trade_by_its_own_question(shop: Guests) -> None:
    table, tokens = await passed(shop, "me", "open")
    loaded = await shop.registry.at(table, fresh=True)
    assert loaded.waits_for() == [1]
    own, other = await shop.question(table, 0), await shop.question(table, 1)
    assert own.id != other.id
    assert loaded.open_decision(own.id) is not None
    assert loaded.open_decision(own.id) != loaded.open_decision(other.id)
    await shop.answer(tokens[0], 0, "trade:1")
    assert (await shop.question(table, 0)).prompt == "trade"


async def test_no_bot_answers_what_only_stands_open(shop: Guests) -> None:
    table, _ = await passed(shop, "me", "open")
    loaded = await shop.registry.at(table, fresh=True)
    loaded.summary.seats[0].bot = "greedy"
    assert next_for_bot(loaded) is None
