"""Campaigns that go on table after table: what carries over, who may sit, and that each table replays from its file."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.service.guests import Clock, Guests

from tavola.kernel.chance import commitment, seed_number
from tavola.kernel.codec import state_hash
from tavola.kernel.decision import Refused
from tavola.service import branches, files, seats
from tavola.service.bot_pool import ThreadBotPool
from tavola.service.catalogue import LibraryCatalogue
from tavola.service.present import table_info
from tavola.service.registry import TableRegistry
from tavola.service.wire.requests import SeatAsk
from tavola.store import open_store

CATALOGUE = LibraryCatalogue()


@pytest.fixture
async def shop(tmp_path: Path, clock: Clock) -> AsyncIterator[Guests]:
    registry = TableRegistry(open_store(str(tmp_path / "real.db")), CATALOGUE, ThreadBotPool(CATALOGUE), now=clock)
    await registry.start()
    yield Guests(registry)
    await registry.close()


def card(guests: Guests, loaded: Any) -> Any:
    return table_info(loaded, CATALOGUE.words(loaded.row.game, loaded.row.pack, "en"))


async def test_an_era_is_followed_by_the_next_with_the_same_people(shop: Guests) -> None:
    opened = await shop.open("sangue_reale", "me", "open", seed="first")
    tokens = await shop.hands(opened)
    await shop.play(tokens, 2_000, pick=3)
    first = await shop.registry.at(opened.table.id)
    assert (card(shop, first).continues, card(shop, first).room) == (True, 0)  # a duel has no more seats
    second = await branches.next_table(shop.registry, await shop.key(tokens[0]), "campaign", "second", "en")
    seated = await seats.take_seat(shop.registry, await shop.key(tokens[1]), second.table.id, "")
    loaded = await shop.registry.at(second.table.id)
    assert not card(shop, first).continues
    assert (loaded.g.era, loaded.g.results) == (2, first.g.results)  # type: ignore[attr-defined]
    assert loaded.given_options["sr.era"] == 2
    assert loaded.plan.origin is not None
    assert (loaded.plan.origin.kind, loaded.plan.origin.table) == ("campaign", first.id)
    following = loaded.game.next_table(first.g, seed_number("second"))
    assert following is not None
    assert state_hash(following[1]) == state_hash(loaded.g)
    await shop.play([second.key, seated.key], 2_000, pick=5)
    told = card(shop, loaded)
    assert (told.phase, told.seed, commitment("second")) == ("over", "second", told.commitment)
    shop.registry.tables.clear()
    again = await shop.registry.at(second.table.id)
    assert state_hash(again.g) == state_hash(loaded.g)
    file = await files.export(shop.registry, await shop.key(second.key))
    brought = await files.bring(shop.registry, file, [SeatAsk("me")] * 2, "en")
    assert state_hash((await shop.registry.at(brought.table.id)).g) == state_hash(loaded.g)


async def test_a_table_of_one_day_in_avalon_is_followed_by_the_next_morning(shop: Guests) -> None:
    opened = await shop.open("tainted_grail", "me", seed="day", options={"tg.max_days": 1})
    await shop.play([opened.key], 4_000, pick=1)
    first = await shop.registry.at(opened.table.id)
    if first.outcome is None or first.outcome.ending != "day_limit":
        pytest.fail(f"the day did not end as such: {first.outcome}")
    morning = await branches.next_table(shop.registry, await shop.key(opened.key), "campaign", "", "en")
    loaded = await shop.registry.at(morning.table.id)
    assert (loaded.phase, loaded.g.day, loaded.given_options["tg.max_days"]) == ("playing", 2, None)  # type: ignore[attr-defined]
    assert loaded.g.heroes[0].character == first.g.heroes[0].character  # type: ignore[attr-defined]
    await shop.play([morning.key], 3)


async def test_a_friend_joins_at_a_seat_more_when_the_next_session_begins(shop: Guests) -> None:
    opened = await shop.open("tainted_grail", "me", seed="day", options={"tg.max_days": 1})
    await shop.play([opened.key], 4_000, pick=1)
    key = await shop.key(opened.key)
    assert card(shop, await shop.registry.at(opened.table.id)).room == 3
    with pytest.raises(Refused, match="TABLE_E_SEATS"):
        await branches.next_table(shop.registry, key, "campaign", "", "en", more=4)
    morning = await branches.next_table(shop.registry, key, "campaign", "", "en", more=1)
    loaded = await shop.registry.at(morning.table.id)
    assert (loaded.phase, loaded.row.seats, [invite.seat for invite in morning.invites]) == ("waiting", 2, [1])
    tokens = await shop.hands(morning)
    loaded = await shop.registry.at(morning.table.id)
    (asked,) = loaded.g.open
    assert (loaded.phase, asked.seat, asked.prompt) == ("playing", 0, "dawn")
    joins = next(key for key in asked.legal() if key.startswith("add:"))
    await shop.answer(morning.key, 0, joins)
    loaded = await shop.registry.at(morning.table.id)
    asked_now = loaded.g.open[0].seat  # the lowest Character Number of the group as it is now
    await shop.answer(tokens[asked_now], asked_now, "go_on")
    assert [hero.alive for hero in loaded.g.heroes] == [True, True]  # type: ignore[attr-defined]
    assert f"add:{loaded.g.heroes[1].character}" == joins  # type: ignore[attr-defined]
    assert await shop.play(tokens, 30) == 30


async def test_a_game_without_room_for_more_says_so(shop: Guests) -> None:
    opened = await shop.open("sangue_reale", "me", "open", seed="first")
    tokens = await shop.hands(opened)
    await shop.play(tokens, 2_000, pick=3)
    with pytest.raises(Refused, match="TABLE_E_SEATS"):
        await branches.next_table(shop.registry, await shop.key(tokens[0]), "campaign", "", "en", more=1)


async def test_nothing_follows_where_the_game_has_no_campaign(shop: Guests) -> None:
    opened = await shop.open("sangue_reale", "me", "open")
    tokens = await shop.hands(opened)
    await seats.resign(shop.registry, await shop.key(tokens[1]), 1)
    loaded = await shop.registry.at(opened.table.id)
    assert (loaded.phase, card(shop, loaded).continues) == ("over", False)
    with pytest.raises(Refused, match="TABLE_E_NO_CAMPAIGN"):
        await branches.next_table(shop.registry, await shop.key(tokens[0]), "campaign", "", "en")


async def test_the_next_table_is_laid_once_to_say_that_there_is_one(
    shop: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await shop.open("sangue_reale", "me", "me", seed="first")
    await shop.play([opened.key] * 2, 2_000, pick=3)
    loaded, laid = await shop.registry.at(opened.table.id), 0
    lay = type(loaded.game).next_table

    def counted(*given: Any) -> Any:
        nonlocal laid
        laid += 1
        return lay(*given)

    monkeypatch.setattr(type(loaded.game), "next_table", counted)
    assert [card(shop, loaded).continues for _ in range(5)] == [True] * 5
    assert laid <= 1
