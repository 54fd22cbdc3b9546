"""Spectators with a delay see what was, not what is."""

from tests.service.guests import Clock, Guests

from tavola.service import votes
from tavola.service.asks import Propose
from tavola.service.late import LateTables
from tavola.service.telling import sight_card


async def test_a_late_spectator_sees_the_table_as_it_was(guests: Guests, clock: Clock) -> None:
    house = guests.house
    opened = await guests.open("ambush", "me", "me", watch_delay=60)
    late = LateTables(house)
    watch = await guests.key(opened.watch)
    plies: list[int] = []
    try:
        for _ in range(8):
            clock.time += 20
            await guests.play([opened.key] * 2, 1)
            seen = await late.eyes(watch)
            await late.catch_up(seen)
            plies.append(seen.head.ply)
        assert plies == [0, 0, 0, 1, 2, 3, 4, 5]
        now = await house.at(opened.table.id)
        words = house.shelf.words(now.row.game, now.row.pack, "en")
        assert sight_card(seen, None, words).view != sight_card(now, None, words).view
        assert (await late.eyes(await guests.key(opened.key))) is now
    finally:
        await late.close()


async def test_a_late_table_follows_an_undo(guests: Guests, clock: Clock) -> None:
    opened = await guests.open("ambush", "me", "me", watch_delay=60)
    late = LateTables(guests.house)
    try:
        await guests.play([opened.key] * 2, 6)
        seen = await late.eyes(await guests.key(opened.watch))
        await votes.propose(guests.house, await guests.key(opened.key), Propose(0, "undo", to=2))
        await guests.play([opened.key] * 2, 2)
        assert seen.head.ply == 0
        clock.time += 61
        await late.catch_up(seen)
        now = await guests.house.at(opened.table.id)
        assert (seen.seq, seen.head.ply) == (now.seq, now.head.ply)
    finally:
        await late.close()
