"""A table that cannot be shown in time is taken out of service, says so, and comes back when its cause is gone."""

import asyncio
from typing import Any

import msgspec
import pytest
from tests.service.guests import Guests
from tests.toys.auction import AuctionGame

from tavola.content.words import LANGUAGES
from tavola.kernel.decision import Refused
from tavola.service import playing, votes
from tavola.service.bots import BotScheduler, next_for_bot
from tavola.service.catalogue import LibraryCatalogue
from tavola.service.ceilings import Ceilings
from tavola.service.loaded_table import LoadedTable
from tavola.service.present import log_line, table_info, view_info
from tavola.service.watchers import Watcher
from tavola.service.wire.requests import PatchOp, Propose

CATALOGUE = LibraryCatalogue()
QUICK = Ceilings(rules_seconds=0.05, edited_seconds=0.05)


def for_ever(*_: object) -> None:
    while True:
        pass


def broken(*_: object) -> None:
    raise IndexError("no such bidder")


def look(guests: Guests, loaded: LoadedTable) -> Any:
    return view_info(loaded, 0, guests.registry.catalogue.words(loaded.row.game, loaded.row.pack, "en"))


async def stopped(guests: Guests, monkeypatch: pytest.MonkeyPatch, *who: str) -> tuple[LoadedTable, str]:
    """A table whose view never ends, looked at twice."""
    guests.registry.ceilings = QUICK
    opened = await guests.open("auction", *(who or ("me", "me")))
    loaded = await guests.registry.at(opened.table.id)
    await guests.play([opened.key] * 2, 0 if who else 2)
    with monkeypatch.context() as patch:
        patch.setattr(AuctionGame, "view", for_ever)
        for _ in range(2):
            with pytest.raises(Refused, match="TABLE_E_TOO_LONG"):
                look(guests, loaded)
    await guests.registry.settled()
    return loaded, opened.key


async def test_a_table_that_twice_could_not_be_shown_is_out_of_service(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded, key = await stopped(guests, monkeypatch)
    with pytest.raises(Refused, match="TABLE_E_STOPPED"):
        look(guests, loaded)
    with pytest.raises(Refused, match="TABLE_E_STOPPED"):
        await playing.give_answer(
            guests.registry, await guests.key(key), 0, loaded.question_id(loaded.g.open[0]), "bid:1"
        )
    assert "stopped" in table_info(loaded, CATALOGUE.common_words("en")).marks
    told = [entry for entry in loaded.recent if entry.act == "stopped"]
    assert len(told) == 1
    said = {log_line(loaded, told[0], None, CATALOGUE.common_words(language)).text for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


async def test_it_does_not_come_back_by_being_read_anew(guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded, _ = await stopped(guests, monkeypatch)
    guests.registry.tables.clear()
    again = await guests.registry.at(loaded.id)
    assert again is not loaded
    with pytest.raises(Refused, match="TABLE_E_STOPPED"):
        look(guests, again)


async def test_taking_back_puts_it_into_service_again(guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded, key = await stopped(guests, monkeypatch)
    await votes.propose(guests.registry, await guests.key(key), Propose(0, "undo", to=0))
    assert look(guests, loaded).viewer == 0
    assert "stopped" not in table_info(loaded, CATALOGUE.common_words("en")).marks
    await guests.answer(key, 0)


async def test_a_ruling_puts_it_into_service_again(guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded, key = await stopped(guests, monkeypatch)
    ruling = Propose(0, "ruling", patch=[PatchOp("replace", "/lots", 2)])
    await votes.propose(guests.registry, await guests.key(key), ruling)
    assert look(guests, loaded).viewer == 0


async def test_once_may_be_bad_luck(guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    guests.registry.ceilings = QUICK
    opened = await guests.open("auction", "me", "me")
    loaded = await guests.registry.at(opened.table.id)
    with monkeypatch.context() as patch:
        patch.setattr(AuctionGame, "view", for_ever)
        with pytest.raises(Refused, match="TABLE_E_TOO_LONG"):
            look(guests, loaded)
    assert look(guests, loaded).viewer == 0


async def test_a_bot_at_such_a_table_waits(
    guests: Guests, scheduler: BotScheduler, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded, _ = await stopped(guests, monkeypatch, "me", "random")
    assert next_for_bot(loaded) is None
    async with asyncio.timeout(10):
        while scheduler.thinking:  # one that had begun before
            await asyncio.sleep(0.01)
    assert guests.registry.counts.bot_faults == 0


async def test_who_looks_on_is_told_why_and_the_stream_ends(guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    guests.registry.ceilings = QUICK
    opened = await guests.open("auction", "me", "me")
    loaded = await guests.registry.at(opened.table.id)
    key = await guests.key(opened.key)
    watcher = Watcher(key, 0, "en")
    loaded.watchers.add(watcher)
    with monkeypatch.context() as patch:
        patch.setattr(AuctionGame, "view", for_ever)
        await playing.talk(guests.registry, key, "what is the matter?")
        await guests.registry.settled()
    sent = [msgspec.json.decode(message) async for message in drained(watcher)]
    assert (sent[-1]["type"], sent[-1]["refusal"]["code"]) == ("no", "TABLE_E_STOPPED")
    assert watcher.closed == "stopped"


async def drained(watcher: Watcher) -> Any:
    async with asyncio.timeout(5):
        while (message := await watcher.queue.get()) is not None:
            yield message


async def test_a_corrected_table_over_which_the_rules_stumble_is_stopped_and_no_fault(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What people wrote into the state is no fault of the rules; where nobody did, it is, and is heard of."""
    opened = await guests.open("auction", "me", "me")
    loaded = await guests.registry.at(opened.table.id)
    monkeypatch.setattr(AuctionGame, "describe", broken)
    monkeypatch.setattr(AuctionGame, "prompt", broken)
    with pytest.raises(IndexError):
        look(guests, loaded)
    monkeypatch.undo()
    ruling = Propose(0, "ruling", patch=[PatchOp("replace", "/lots", 2)])
    await votes.propose(guests.registry, await guests.key(opened.key), ruling)
    monkeypatch.setattr(AuctionGame, "prompt", broken)
    with pytest.raises(Refused, match="TABLE_E_STOPPED"):
        look(guests, loaded)


async def test_an_answer_after_which_a_corrected_table_could_not_be_shown_is_refused(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await guests.open("auction", "me", "me")
    loaded = await guests.registry.at(opened.table.id)
    ruling = Propose(0, "ruling", patch=[PatchOp("replace", "/lots", 2)])
    await votes.propose(guests.registry, await guests.key(opened.key), ruling)
    asked = await guests.question(loaded.id, 0)
    monkeypatch.setattr(AuctionGame, "describe", broken)
    with pytest.raises(Refused, match="TABLE_E_RULES"):
        await guests.answer(opened.key, 0, asked.keys[0], asked.id)
    monkeypatch.undo()
    await guests.answer(opened.key, 0, asked.keys[0], asked.id)
