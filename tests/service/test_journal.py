"""The journal from the server: whole, of what stands, and with no secret of anybody else."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.service.guests import Clock, Guests
from tests.toys.auction import Peeked

from tavola.kernel.decision import Refused
from tavola.kernel.event import Event
from tavola.kernel.game import Game
from tavola.kernel.tale import Journalist, Passage
from tavola.kernel.text import Message, Words, say
from tavola.service import branches, playing, replay
from tavola.service.bot_pool import ThreadBotPool
from tavola.service.catalogue import LibraryCatalogue
from tavola.service.delayed import DelayedTables
from tavola.service.journal import bound, tale_info
from tavola.service.registry import TableRegistry
from tavola.store import open_store


class Gossip(Journalist):
    """Writes down whatever it is told."""

    title = motto = say("title")
    people = ()
    told_keys: list[str] = []

    def passages_of(self, key: str, events: Sequence[Event]) -> list[Passage]:
        self.told_keys.append(key)
        told = [key or "an answer", *(str(msgspec.to_builtins(event)) for event in events)]
        return [Passage("read", say("gossip", words=one)) for one in told]


class Plainly(Words):
    """Says only what it is brought."""

    language = "en"

    def __call__(self, id: str, **args: Any) -> str:
        return str(args.get("words", id))

    def say(self, message: Message) -> str:
        return self(message.id, **message.args)

    def has(self, id: str) -> bool:
        return True


@pytest.fixture
def gossip(monkeypatch: pytest.MonkeyPatch, guests: Guests) -> Guests:
    monkeypatch.setattr(Game, "journalist", lambda self, g: Gossip())
    monkeypatch.setattr(guests.registry.catalogue, "words", lambda *asked: Plainly(), raising=False)
    Gossip.told_keys = []
    return guests


async def page(guests: Guests, table: str, viewer: int | None) -> str:
    return (await bound(guests.registry, await guests.registry.at(table), viewer, "en", "html")).decode()


async def test_no_secret_of_another_seat_stands_in_ones_book(gossip: Guests) -> None:
    opened = await gossip.open("auction", "me", "me")
    for nth in range(40):
        await gossip.play([opened.key] * 2, 1, pick=nth)
    entries = await gossip.registry.store.entries(opened.table.id, 0, 500)
    loaded = await gossip.registry.at(opened.table.id)
    peeks = [event for entry in entries for event in loaded.events_of(entry) if isinstance(event, Peeked)]
    assert peeks
    for peek in peeks:
        seen = (
            f"&#x27;event&#x27;: &#x27;Peeked&#x27;, &#x27;seat&#x27;: {peek.seat}, &#x27;lot&#x27;: &#x27;{peek.lot}"
        )
        assert seen in await page(gossip, opened.table.id, peek.seat)
        assert seen not in await page(gossip, opened.table.id, 1 - peek.seat)
        assert seen not in await page(gossip, opened.table.id, None)
    Gossip.told_keys.clear()
    await page(gossip, opened.table.id, None)
    assert set(Gossip.told_keys) == {""}  # what was bid is told by the bids when they are opened, not by the answers


async def test_what_was_taken_back_is_not_in_the_book(gossip: Guests) -> None:
    opened = await gossip.open("ambush", "me", "me")
    before = await page(gossip, opened.table.id, 0)
    await gossip.play([opened.key] * 2, 1)
    assert await page(gossip, opened.table.id, 0) != before
    await playing.undo(gossip.registry, await gossip.key(opened.key), 0, 0)
    assert await page(gossip, opened.table.id, 0) == before


async def test_a_late_spectator_reads_no_further_than_the_table_it_sees(gossip: Guests, clock: Clock) -> None:
    opened = await gossip.open("ambush", "me", "me", watch_delay=60)
    delayed = DelayedTables(gossip.registry)
    try:
        before = await page(gossip, opened.table.id, None)
        seen = await delayed.eyes(await gossip.key(opened.watch))
        await gossip.play([opened.key] * 2, 6)
        assert (await bound(gossip.registry, seen, None, "en", "html")).decode() == before
        clock.time += 61
        await delayed.catch_up(seen)
        assert (await bound(gossip.registry, seen, None, "en", "html")).decode() != before
    finally:
        await delayed.close()


async def test_a_game_without_a_story_has_no_journal(guests: Guests) -> None:
    opened = await guests.open("ambush", "me", "me")
    loaded = await guests.registry.at(opened.table.id)
    with pytest.raises(Refused, match="TABLE_E_NO_JOURNAL"):
        await bound(guests.registry, loaded, 0, "en", "html")
    told = tale_info(loaded, guests.registry.catalogue.words("ambush", "", "en"))
    assert (told.title, told.keeps_journal, told.chapters) == ("", False, [])


CATALOGUE = LibraryCatalogue()


@pytest.fixture
async def shop(tmp_path: Path, clock: Clock) -> AsyncIterator[Guests]:
    registry = TableRegistry(open_store(str(tmp_path / "real.db")), CATALOGUE, ThreadBotPool(CATALOGUE), now=clock)
    await registry.start()
    yield Guests(registry)
    await registry.close()


async def test_a_campaign_of_two_tables_is_one_book_also_for_who_came_later(shop: Guests) -> None:
    opened = await shop.open("tainted_grail", "me", seed="day", options={"tg.max_days": 1})
    await shop.play([opened.key], 4_000, pick=1)
    first = (await page(shop, opened.table.id, 0)).partition("<main>")[2].partition("</section>")[0]
    morning = await branches.next_table(shop.registry, await shop.key(opened.key), "campaign", "", "en", more=1)
    await shop.hands(morning)
    for seat in (0, 1):
        whole = (await page(shop, morning.table.id, seat)).partition("<main>")[2]
        assert whole.startswith(first)
        assert whole.count('<section class="chapter"') == 1
    assert "Supper, in Cuanacht." in first
    told = tale_info(await shop.registry.at(morning.table.id), CATALOGUE.words("tainted_grail", "", "en"))
    assert (told.keeps_journal, [chapter.over for chapter in told.chapters]) == (True, [False])
    shop.registry.tables.clear()
    assert (await bound(shop.registry, await shop.registry.at(morning.table.id), None, "it", "epub"))[:2] == b"PK"


async def test_of_a_long_log_only_the_newest_lines_are_sent_at_once(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay, "PAGE", 3)
    opened = await guests.open("ambush", "me", "me")
    await guests.play([opened.key] * 2, 11)
    loaded = await guests.registry.at(opened.table.id)
    every = await replay.log_after(guests.registry, loaded, 0, 0, "en")

    async def sent(after: int, heaviest: int) -> list[int]:
        lines = await replay.last_lines(guests.registry, loaded, 0, after, "en", heaviest)
        return [line.seq for line in lines]

    numbers = [line.seq for line in every]
    assert await sent(0, 10**6) == numbers
    assert await sent(loaded.seq - 5, 10**6) == numbers[-5:]
    assert await sent(loaded.seq, 10**6) == []
    few = await sent(0, 1)
    assert few == numbers[-3:]
