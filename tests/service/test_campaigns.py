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
from tavola.service.asks import SeatAsk
from tavola.service.house import House
from tavola.service.shelf import LibraryShelf
from tavola.service.telling import table_card
from tavola.service.thinker import ThreadThinker
from tavola.store import open_store

SHELF = LibraryShelf()


@pytest.fixture
async def shop(tmp_path: Path, clock: Clock) -> AsyncIterator[Guests]:
    house = House(open_store(str(tmp_path / "real.db")), SHELF, ThreadThinker(SHELF), now=clock)
    await house.start()
    yield Guests(house)
    await house.close()


def card(guests: Guests, live: Any) -> Any:
    return table_card(live, SHELF.words(live.row.game, live.row.pack, "en"))


async def test_an_era_is_followed_by_the_next_with_the_same_people(shop: Guests) -> None:
    opened = await shop.open("sangue_reale", "me", "open", seed="first")
    tokens = await shop.hands(opened)
    await shop.play(tokens, 2_000, pick=3)
    first = await shop.house.at(opened.table.id)
    assert (card(shop, first).continues, card(shop, first).room) == (True, 0)  # a duel has no more seats
    second = await branches.next_table(shop.house, await shop.key(tokens[0]), "campaign", "second", "en")
    seated = await seats.take_seat(shop.house, await shop.key(tokens[1]), second.table.id, "")
    live = await shop.house.at(second.table.id)
    assert not card(shop, first).continues
    assert (live.g.era, live.g.results) == (2, first.g.results)  # type: ignore[attr-defined]
    assert live.given_options["sr.era"] == 2
    assert live.plan.origin is not None
    assert (live.plan.origin.kind, live.plan.origin.table) == ("campaign", first.id)
    following = live.game.next_table(first.g, seed_number("second"))
    assert following is not None
    assert state_hash(following[1]) == state_hash(live.g)
    await shop.play([second.key, seated.key], 2_000, pick=5)
    told = card(shop, live)
    assert (told.phase, told.seed, commitment("second")) == ("over", "second", told.commitment)
    shop.house.tables.clear()
    again = await shop.house.at(second.table.id)
    assert state_hash(again.g) == state_hash(live.g)
    file = await files.export(shop.house, await shop.key(second.key))
    brought = await files.bring(shop.house, file, [SeatAsk("me")] * 2, "en")
    assert state_hash((await shop.house.at(brought.table.id)).g) == state_hash(live.g)


async def test_a_table_of_one_day_in_avalon_is_followed_by_the_next_morning(shop: Guests) -> None:
    opened = await shop.open("tainted_grail", "me", seed="day", options={"tg.max_days": 1})
    await shop.play([opened.key], 4_000, pick=1)
    first = await shop.house.at(opened.table.id)
    if first.outcome is None or first.outcome.ending != "day_limit":
        pytest.fail(f"the day did not end as such: {first.outcome}")
    morning = await branches.next_table(shop.house, await shop.key(opened.key), "campaign", "", "en")
    live = await shop.house.at(morning.table.id)
    assert (live.phase, live.g.day, live.given_options["tg.max_days"]) == ("playing", 2, None)  # type: ignore[attr-defined]
    assert live.g.heroes[0].character == first.g.heroes[0].character  # type: ignore[attr-defined]
    await shop.play([morning.key], 3)


async def test_a_friend_joins_at_a_seat_more_when_the_next_session_begins(shop: Guests) -> None:
    opened = await shop.open("tainted_grail", "me", seed="day", options={"tg.max_days": 1})
    await shop.play([opened.key], 4_000, pick=1)
    key = await shop.key(opened.key)
    assert card(shop, await shop.house.at(opened.table.id)).room == 3
    with pytest.raises(Refused, match="TABLE_E_SEATS"):
        await branches.next_table(shop.house, key, "campaign", "", "en", more=4)
    morning = await branches.next_table(shop.house, key, "campaign", "", "en", more=1)
    live = await shop.house.at(morning.table.id)
    assert (live.phase, live.row.seats, [invite.seat for invite in morning.invites]) == ("waiting", 2, [1])
    tokens = await shop.hands(morning)
    live = await shop.house.at(morning.table.id)
    (asked,) = live.g.open
    assert (live.phase, asked.seat, asked.prompt) == ("playing", 0, "dawn")
    joins = next(key for key in asked.legal() if key.startswith("add:"))
    await shop.answer(morning.key, 0, joins)
    live = await shop.house.at(morning.table.id)
    asked_now = live.g.open[0].seat  # the lowest Character Number of the group as it is now
    await shop.answer(tokens[asked_now], asked_now, "go_on")
    assert [hero.alive for hero in live.g.heroes] == [True, True]  # type: ignore[attr-defined]
    assert f"add:{live.g.heroes[1].character}" == joins  # type: ignore[attr-defined]
    assert await shop.play(tokens, 30) == 30


async def test_a_game_without_room_for_more_says_so(shop: Guests) -> None:
    opened = await shop.open("sangue_reale", "me", "open", seed="first")
    tokens = await shop.hands(opened)
    await shop.play(tokens, 2_000, pick=3)
    with pytest.raises(Refused, match="TABLE_E_SEATS"):
        await branches.next_table(shop.house, await shop.key(tokens[0]), "campaign", "", "en", more=1)


async def test_nothing_follows_where_the_game_has_no_campaign(shop: Guests) -> None:
    opened = await shop.open("sangue_reale", "me", "open")
    tokens = await shop.hands(opened)
    await seats.resign(shop.house, await shop.key(tokens[1]), 1)
    live = await shop.house.at(opened.table.id)
    assert (live.phase, card(shop, live).continues) == ("over", False)
    with pytest.raises(Refused, match="TABLE_E_NO_CAMPAIGN"):
        await branches.next_table(shop.house, await shop.key(tokens[0]), "campaign", "", "en")


async def test_the_next_table_is_laid_once_to_say_that_there_is_one(
    shop: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await shop.open("sangue_reale", "me", "me", seed="first")
    await shop.play([opened.key] * 2, 2_000, pick=3)
    live, laid = await shop.house.at(opened.table.id), 0
    lay = type(live.game).next_table

    def counted(*given: Any) -> Any:
        nonlocal laid
        laid += 1
        return lay(*given)

    monkeypatch.setattr(type(live.game), "next_table", counted)
    assert [card(shop, live).continues for _ in range(5)] == [True] * 5
    assert laid <= 1
