"""What changes keys or takes back can be asked for again after a lost reply, and is done once."""

import asyncio
from collections.abc import Sequence

import pytest
from tests.service.guests import Guests

from tavola.kernel.decision import Refused
from tavola.service import playing, seats, spectators
from tavola.service.idempotency import RequestName
from tavola.service.keys import NotYours
from tavola.service.watchers import Watcher
from tavola.service.wire.records import KeyReply, Left, Seated
from tavola.store.port import KeyRow, StoreUnavailable

NAME = "a-name-of-one-request-1"


async def good(guests: Guests, table: str, role: str) -> int:
    """How many keys of a kind are not void."""
    rows = await guests.registry.store.keys_of(table)
    return sum(row.role == role and not row.revoked for row in rows)


async def test_a_seat_taken_with_a_name_is_told_again(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "open")
    invite = opened.invites[0].key
    once = RequestName(invite, NAME)
    told = await seats.take_seat(guests.registry, await guests.key(invite), opened.table.id, "Ada", once)
    again = await seats.seated_before(guests.registry, once, opened.table.id)
    assert again == told
    assert (await guests.key(told.key)).seats == (1,)
    assert (
        await seats.seated_before(guests.registry, RequestName(invite, "another-name-altogether"), opened.table.id)
        is None
    )
    assert await seats.seated_before(guests.registry, RequestName(opened.key, NAME), opened.table.id) is None


async def test_one_who_takes_a_seat_twice_at_once_gets_one_key(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "open")
    invite, once = await guests.key(opened.invites[0].key), RequestName(opened.invites[0].key, NAME)

    async def sit() -> Seated | None:
        try:
            return await seats.take_seat(guests.registry, invite, opened.table.id, "Ada", once)
        except (NotYours, Refused):
            return await seats.seated_before(guests.registry, once, opened.table.id)

    first, *others = await asyncio.gather(*[sit() for _ in range(5)])
    assert first is not None
    assert others == [first] * 4
    assert await good(guests, opened.table.id, "hand") == 2


async def test_a_key_renewed_with_a_name_is_told_again(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "me")
    once = RequestName(opened.key, NAME)
    told = await spectators.renew(guests.registry, await guests.key(opened.key), once)
    assert await spectators.renewed_before(guests.registry, once) == KeyReply(told)
    assert (await guests.key(told)).host
    assert await spectators.renewed_before(guests.registry, RequestName(told, NAME)) is None


async def test_a_seat_left_with_a_name_is_told_again(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "me")
    once = RequestName(opened.key, NAME)
    told = await seats.get_up(guests.registry, await guests.key(opened.key), 0, once)
    assert await seats.left_before(guests.registry, once, 0) == told
    assert await seats.left_before(guests.registry, once, 1) is None
    assert isinstance(told, Left)
    assert told.key is not None


async def test_answers_taken_back_with_a_name_are_taken_back_once(guests: Guests) -> None:
    """Without saying how many shall be left: the second request is the first one again."""
    opened = await guests.open("auction", "me", "me", "me")
    await guests.play([opened.key] * 3, 2)
    key = await guests.key(opened.key)
    loaded = await guests.registry.at(opened.table.id)
    seat, ply = loaded.summary.undo_info.last_seat or 0, loaded.summary.ply
    first = await playing.undo(guests.registry, key, seat, None, NAME)
    again = await playing.undo(guests.registry, key, seat, None, NAME)
    assert (first.ply, first.repeated) == (ply - 1, False)
    assert (again.seq, again.ply, again.repeated) == (first.seq, first.ply, True)
    guests.registry.tables.clear()
    assert (await playing.undo(guests.registry, key, seat, None, NAME)).seq == first.seq  # also by who reads it anew
    assert (await guests.registry.at(opened.table.id)).summary.ply == ply - 1


async def test_going_back_to_where_one_went_back_to_is_the_same_once_more(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "me", "me")
    await guests.play([opened.key] * 3, 2)
    key = await guests.key(opened.key)
    loaded = await guests.registry.at(opened.table.id)
    seat, ply = loaded.summary.undo_info.last_seat or 0, loaded.summary.ply
    with pytest.raises(Refused, match="TABLE_E_UNDO_NOTHING"):
        await playing.undo(guests.registry, key, seat, ply)
    first = await playing.undo(guests.registry, key, seat, ply - 1)
    again = await playing.undo(guests.registry, key, seat, ply - 1)
    assert (again.seq, again.ply, again.repeated) == (first.seq, ply - 1, True)


async def test_of_many_who_renew_one_key_one_has_a_good_one(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "me")
    key = await guests.key(opened.key)
    told = await asyncio.gather(*[spectators.renew(guests.registry, key) for _ in range(20)], return_exceptions=True)
    assert sum(isinstance(one, str) for one in told) == 1
    assert all(isinstance(one, (str, NotYours)) for one in told)
    assert await good(guests, opened.table.id, "hand") == 1


async def test_of_many_who_leave_one_seat_one_has_its_invite(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "open")
    tokens = await guests.hands(opened)
    key = await guests.key(tokens[1])
    leaving = [seats.get_up(guests.registry, key, 1) for _ in range(10)]
    told = await asyncio.gather(*leaving, return_exceptions=True)
    assert sum(isinstance(one, Left) for one in told) == 1
    assert await good(guests, opened.table.id, "invite") == 1


async def test_who_leaves_and_renews_at_once_keeps_one_key(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "me")
    key = await guests.key(opened.key)
    await asyncio.gather(
        seats.get_up(guests.registry, key, 1), spectators.renew(guests.registry, key), return_exceptions=True
    )
    assert await good(guests, opened.table.id, "hand") == 1


async def test_an_invite_voided_meanwhile_opens_nothing(guests: Guests) -> None:
    """Its holder waits for the table while who keeps it voids the invite."""
    opened = await guests.open("auction", "me", "open")
    invite, keeper = await guests.key(opened.invites[0].key), await guests.key(opened.key)
    voided, seated = await asyncio.gather(
        seats.invite_again(guests.registry, keeper, 1),
        seats.take_seat(guests.registry, invite, opened.table.id, "Eve"),
        return_exceptions=True,
    )
    assert isinstance(voided, list)
    assert isinstance(seated, NotYours)
    assert await good(guests, opened.table.id, "invite") == 1


async def test_of_spectators_keys_made_at_once_as_many_are_good_as_were_told(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "me")
    key = await guests.key(opened.key)
    told = await asyncio.gather(*[spectators.watch_key(guests.registry, key, revoke=True) for _ in range(6)])
    assert len(set(told)) == 6
    assert await good(guests, opened.table.id, "watch") == 1


async def test_a_key_that_may_be_void_is_asked_after(guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store fails after it has voided the key: neither the key nor a stream opened with it is good any more."""
    opened = await guests.open("auction", "me", "me")
    key, registry = await guests.key(opened.key), guests.registry
    loaded = await registry.at(opened.table.id)
    watcher = Watcher(key, 0, "en")
    loaded.watchers.add(watcher)
    change = registry.store.change_keys

    async def kept_but_not_told(add: Sequence[KeyRow], revoke: Sequence[str]) -> None:
        await change(add, revoke)
        raise StoreUnavailable("the line broke after the commit")

    monkeypatch.setattr(registry.store, "change_keys", kept_but_not_told)
    once = RequestName(opened.key, NAME)
    with pytest.raises(StoreUnavailable):
        await spectators.renew(registry, key, once)
    with pytest.raises(NotYours):
        await guests.key(opened.key)
    assert await spectators.renewed_before(registry, once) is not None
    assert watcher.closed
