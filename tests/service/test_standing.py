"""Something standing open: whoever has acted may still trade, and nobody waits for it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.service.guests import Clock, Guests

from tavola.service.bots import next_for_bot
from tavola.service.house import House
from tavola.service.shelf import LibraryShelf
from tavola.service.thinker import ThreadThinker
from tavola.store import open_store

SHELF = LibraryShelf()
NAMED = {"tg.characters": "beor,ailei"}


@pytest.fixture
async def shop(tmp_path: Path, clock: Clock) -> AsyncIterator[Guests]:
    house = House(open_store(str(tmp_path / "standing.db")), SHELF, ThreadThinker(SHELF), now=clock)
    await house.start()
    yield Guests(house)
    await house.close()


async def passed(shop: Guests, *who: str) -> tuple[str, list[str]]:
    """The first Character has Passed, the second is to act; they stand at the same place."""
    opened = await shop.open("tainted_grail", *who, seed="standing", options=NAMED)
    tokens, table = await shop.hands(opened), opened.table.id
    live = await shop.house.at(table, fresh=True)
    while live.g.open[0].prompt != "act":
        seat = live.waits_for()[0]
        asked = await shop.question(table, seat)
        await shop.answer(tokens[seat], seat, "ready" if "ready" in asked.keys else asked.keys[0])
        live = await shop.house.at(table, fresh=True)
    await shop.answer(tokens[0], 0, "pass")
    return table, tokens


async def test_who_has_passed_opens_a_trade_by_its_own_question(shop: Guests) -> None:
    table, tokens = await passed(shop, "me", "open")
    live = await shop.house.at(table, fresh=True)
    assert live.waits_for() == [1]
    own, other = await shop.question(table, 0), await shop.question(table, 1)
    assert own.id != other.id
    assert live.open_decision(own.id) is not None
    assert live.open_decision(own.id) != live.open_decision(other.id)
    await shop.answer(tokens[0], 0, "trade:1")
    assert (await shop.question(table, 0)).prompt == "trade"


async def test_no_bot_answers_what_only_stands_open(shop: Guests) -> None:
    table, _ = await passed(shop, "me", "open")
    live = await shop.house.at(table, fresh=True)
    live.head.seats[0].bot = "greedy"
    assert next_for_bot(live) is None
