"""Seats: taken with an invite, left, lent to a bot and taken back, given up; keys that are void stay void."""

import asyncio

import msgspec
import pytest
from tests.service.guests import Clock, Guests, hashed

from tavola.kernel.decision import Refused
from tavola.service import my_tables, seats, spectators
from tavola.service.keys import NotYours
from tavola.service.watchers import Watcher


async def test_an_invite_opens_its_seat_once(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "open", "open")
    first = opened.invites[0]
    invite = await guests.key(first.key)
    seated = await seats.take_seat(guests.registry, invite, opened.table.id, "Ada")
    assert seated.hand == [1]
    assert (await guests.key(seated.key)).seats == (1,)
    with pytest.raises(NotYours):
        await guests.key(first.key)
    with pytest.raises(Refused, match="TABLE_E_SEAT_TAKEN"):
        await seats.take_seat(guests.registry, invite, opened.table.id, "Eve")


async def test_an_invite_tells_what_it_leads_to_and_to_nobody_else(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "open")
    invite = await guests.key(opened.invites[0].key)
    told = await seats.invitation(guests.registry, invite, opened.table.id)
    assert (told.game, told.seat, told.seats, told.people) == ("auction", 1, 2, [opened.table.seats[0].name])
    host = await guests.key(opened.key)
    with pytest.raises(NotYours, match="TABLE_E_NOT_AN_INVITE"):
        await seats.invitation(guests.registry, host, opened.table.id)
    other = await guests.open("auction", "me", "open")
    with pytest.raises(NotYours, match="TABLE_E_KEY_ELSEWHERE"):
        await seats.invitation(guests.registry, invite, other.table.id)
    await seats.take_seat(guests.registry, invite, opened.table.id, "Ada")
    with pytest.raises(Refused, match="TABLE_E_SEAT_TAKEN"):
        await seats.invitation(guests.registry, invite, opened.table.id)


async def test_keys_are_kept_as_hashes_only(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "open")
    rows = await guests.registry.store.keys_of(opened.table.id)
    assert hashed(opened.key) in {row.hash for row in rows}
    assert not any(opened.key in str(row) for row in rows)


async def test_a_watch_key_takes_no_seat(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "open")
    with pytest.raises(NotYours):
        await seats.take_seat(guests.registry, await guests.key(opened.watch), opened.table.id, "Eve")


async def test_who_gets_up_leaves_an_open_seat_and_a_void_key(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "open")
    tokens = await guests.hands(opened)
    left = await seats.get_up(guests.registry, await guests.key(tokens[1]), 1)
    loaded = await guests.registry.at(opened.table.id)
    assert (loaded.phase, left.key) == ("waiting", None)
    with pytest.raises(NotYours):
        await guests.key(tokens[1])
    await seats.take_seat(guests.registry, await guests.key(left.invite.key), loaded.id, "Bob")
    assert (loaded.phase, loaded.summary.seats[1].name) == ("playing", "Bob")


async def test_who_leaves_one_of_two_seats_goes_on_with_the_other(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "me")
    left = await seats.get_up(guests.registry, await guests.key(opened.key), 0)
    assert left.key is not None
    key = await guests.key(left.key)
    assert (key.seats, key.host) == ((1,), True)
    with pytest.raises(NotYours):
        await guests.key(opened.key)


async def test_who_keeps_the_table_can_void_a_key(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "open")
    tokens = await guests.hands(opened)
    invites = await seats.invite_again(guests.registry, await guests.key(tokens[0]), 1)
    assert [invite.seat for invite in invites] == [1]
    with pytest.raises(NotYours):
        await guests.key(tokens[1])
    with pytest.raises(NotYours):
        await seats.invite_again(guests.registry, await guests.key(invites[0].key), 0)


async def test_a_bot_stands_in_and_hands_back(guests: Guests, scheduler: object) -> None:
    opened = await guests.open("auction", "me", "open")
    tokens = await guests.hands(opened)
    mine = await guests.key(tokens[1])
    await seats.let_bot_play(guests.registry, mine, 1, "random")
    await guests.until_quiet(opened.table.id)
    loaded = await guests.registry.at(opened.table.id)
    assert loaded.waits_for() == [0]
    question = loaded.question_id(loaded.g.open[1])
    with pytest.raises(Refused, match="TABLE_E_BOT_PLAYS"):
        await guests.answer(tokens[1], 1, "bid:1", question)
    await seats.take_back(guests.registry, mine, 1)
    await guests.answer(tokens[0], 0)
    assert loaded.summary.seats[1].is_persons()


async def test_only_who_is_overdue_is_replaced_by_others(guests: Guests, clock: Clock, scheduler: object) -> None:
    opened = await guests.open("auction", "me", "open")
    tokens = await guests.hands(opened)
    mine = await guests.key(tokens[0])
    with pytest.raises(Refused, match="TABLE_E_NOT_ABSENT"):
        await seats.let_bot_play(guests.registry, mine, 1, "random")
    clock.time += 10_000
    await seats.let_bot_play(guests.registry, mine, 1, "random")
    await guests.until_quiet(opened.table.id)
    loaded = await guests.registry.at(opened.table.id)
    assert loaded.summary.seats[1].stands_in


async def test_an_open_seat_is_filled_with_a_bot_by_who_keeps_the_table(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "open")
    await seats.let_bot_play(guests.registry, await guests.key(opened.key), 1, "greedy")
    loaded = await guests.registry.at(opened.table.id)
    assert (loaded.phase, loaded.summary.seats[1].who) == ("playing", "bot")
    with pytest.raises(NotYours):
        await guests.key(opened.invites[0].key)


async def test_of_two_who_gives_up_loses(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "open")
    tokens = await guests.hands(opened)
    await seats.resign(guests.registry, await guests.key(tokens[1]), 1)
    loaded = await guests.registry.at(opened.table.id)
    assert loaded.outcome is not None
    assert (loaded.outcome.places, loaded.outcome.ending) == ((1, 2), "resigned")
    with pytest.raises(Refused, match="TABLE_E_OVER"):
        await guests.answer(tokens[0], 0, "bid:1", loaded.question_id(loaded.g.open[0]))


async def test_of_three_a_bot_plays_on(guests: Guests, scheduler: object) -> None:
    opened = await guests.open("auction", "me", "open", "open")
    tokens = await guests.hands(opened)
    await seats.resign(guests.registry, await guests.key(tokens[2]), 2)
    await guests.until_quiet(opened.table.id)
    loaded = await guests.registry.at(opened.table.id)
    assert (loaded.phase, loaded.waits_for()) == ("playing", [0, 1])
    with pytest.raises(Refused, match="TABLE_E_RESIGNED"):
        await seats.take_back(guests.registry, await guests.key(tokens[2]), 2)


async def test_a_renewed_key_voids_the_old_one(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "me")
    new = await spectators.renew(guests.registry, await guests.key(opened.key))
    assert (await guests.key(new)).seats == (0, 1)
    with pytest.raises(NotYours):
        await guests.key(opened.key)


async def test_spectators_keys_are_made_and_voided(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "open")
    mine = await guests.key(opened.key)
    more = await spectators.watch_key(guests.registry, mine, revoke=False)
    assert (await guests.key(opened.watch)).role == "watch"
    last = await spectators.watch_key(guests.registry, mine, revoke=True)
    assert (await guests.key(last)).role == "watch"
    for void in (opened.watch, more):
        with pytest.raises(NotYours):
            await guests.key(void)


async def test_reminders_are_owed_when_a_table_has_waited_too_long(guests: Guests, clock: Clock) -> None:
    opened = await guests.open("auction", "me", "open", pace="slow")
    tokens = await guests.hands(opened)
    (mine,) = await my_tables.my_tables(guests.registry, [tokens[1], "tk_unknown", opened.watch])
    assert (mine.owed, mine.remind) == ([1], False)
    assert await my_tables.overdue(guests.registry) == 0
    clock.time += 4 * 86_400
    (mine,) = await my_tables.my_tables(guests.registry, [tokens[1]])
    assert mine.remind
    assert await my_tables.overdue(guests.registry) == 1


async def test_who_looks_at_a_table_is_told_once_who_is_missed(guests: Guests, clock: Clock) -> None:
    opened = await guests.open("auction", "me", "open")
    tokens = await guests.hands(opened)
    loaded = await guests.registry.at(opened.table.id)
    watcher = Watcher(await guests.key(tokens[0]), 0, "en")
    loaded.watchers.add(watcher)
    await guests.answer(tokens[0], 0)
    reminders = my_tables.Reminders(guests.registry)
    reminders.remind()
    clock.time += loaded.plan.overdue
    reminders.remind()
    reminders.remind()
    sent = [msgspec.json.decode(watcher.queue.get_nowait() or b"{}") for _ in range(watcher.queue.qsize())]
    told = [message for message in sent if message["type"] == "reminder"]
    assert told == [{"type": "reminder", "seats": [1], "since": loaded.summary.since}]
    await guests.answer(tokens[1], 1)
    clock.time += loaded.plan.overdue
    reminders.remind()
    waiting = [watcher.queue.get_nowait() or b"" for _ in range(watcher.queue.qsize())]
    assert b'"reminder"' in waiting[-1]


async def test_the_watch_for_missed_people_goes_on_by_itself(
    guests: Guests, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(my_tables, "EVERY", 0.01)
    opened = await guests.open("auction", "me", "me")
    loaded = await guests.registry.at(opened.table.id)
    watcher = Watcher(await guests.key(opened.key), 0, "en")
    loaded.watchers.add(watcher)
    clock.time += loaded.plan.overdue
    reminders = my_tables.Reminders(guests.registry)
    await reminders.start()
    message = await asyncio.wait_for(watcher.queue.get(), 5)
    await reminders.close()
    assert message is not None
    assert b'"reminder"' in message
