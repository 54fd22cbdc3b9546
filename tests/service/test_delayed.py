"""Spectators with a delay see what was, not what is."""

from tests.service.guests import Clock, Guests

from tavola.service import votes
from tavola.service.delayed import DelayedTables
from tavola.service.present import view_info
from tavola.service.wire.requests import Propose


async def test_a_late_spectator_sees_the_table_as_it_was(guests: Guests, clock: Clock) -> None:
    registry = guests.registry
    opened = await guests.open("ambush", "me", "me", watch_delay=60)
    delayed = DelayedTables(registry)
    watch = await guests.key(opened.watch)
    plies: list[int] = []
    try:
        for _ in range(8):
            clock.time += 20
            await guests.play([opened.key] * 2, 1)
            seen = await delayed.eyes(watch)
            await delayed.catch_up(seen)
            plies.append(seen.summary.ply)
        assert plies == [0, 0, 0, 1, 2, 3, 4, 5]
        now = await registry.at(opened.table.id)
        words = registry.catalogue.words(now.row.game, now.row.pack, "en")
        assert view_info(seen, None, words).view != view_info(now, None, words).view
        assert (await delayed.eyes(await guests.key(opened.key))) is now
    finally:
        await delayed.close()


async def test_a_late_table_follows_an_undo(guests: Guests, clock: Clock) -> None:
    opened = await guests.open("ambush", "me", "me", watch_delay=60)
    delayed = DelayedTables(guests.registry)
    try:
        await guests.play([opened.key] * 2, 6)
        seen = await delayed.eyes(await guests.key(opened.watch))
        await votes.propose(guests.registry, await guests.key(opened.key), Propose(0, "undo", to=2))
        await guests.play([opened.key] * 2, 2)
        assert seen.summary.ply == 0
        clock.time += 61
        await delayed.catch_up(seen)
        now = await guests.registry.at(opened.table.id)
        assert (seen.seq, seen.summary.ply) == (now.seq, now.summary.ply)
    finally:
        await delayed.close()
