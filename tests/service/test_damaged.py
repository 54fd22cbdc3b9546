"""A log with a hole, or with entries that do not follow, is opened as far as it is whole; the rest is kept aside."""

from collections.abc import Sequence

import pytest
from tests.service.conftest import make_house
from tests.service.guests import Clock, Guests

from tavola.kernel.codec import state_hash
from tavola.kernel.decision import Refused
from tavola.service import house as house_module
from tavola.service import replay
from tavola.service.files import export
from tavola.service.house import House
from tavola.service.live import Live
from tavola.service.playing import talk
from tavola.service.shelf import LibraryShelf
from tavola.service.telling import log_line, table_card
from tavola.store.sqlite_writes import lite

# What the fault and bad disks leave behind, from the entry in the middle on. $1 is the table, $2 that entry.
DAMAGE = {
    "a hole": "DELETE FROM log WHERE table_id = $1 AND seq = $2",
    "an answer to another question": (
        "UPDATE log SET data = (SELECT data FROM log WHERE table_id = $1 AND seq = $2 + 1) "
        "WHERE table_id = $1 AND seq = $2"
    ),
    "one answer twice": (
        "UPDATE log SET data = (SELECT data FROM log WHERE table_id = $1 AND seq = $2 - 1) "
        "WHERE table_id = $1 AND seq = $2"
    ),
    "nothing that can be read": "UPDATE log SET data = X'7B' WHERE table_id = $1 AND seq = $2",
    "the end missing": "DELETE FROM log WHERE table_id = $1 AND seq >= $2",
}


async def harm(house: House, statement: str, *values: object) -> None:
    """By hand, past everything that guards the log; the house forgets what it holds."""
    if house.store.shared:
        await house.store._pool.execute(statement.replace("X'7B'", r"'\x7B'::bytea"), *values)  # type: ignore[attr-defined]
    else:
        await house.store._write(lambda db: db.execute(lite(statement), values).rowcount)  # type: ignore[attr-defined]
    house.tables.clear()


def marks(house: House, live: Live) -> list[str]:
    return table_card(live, house.shelf.words(live.row.game, live.row.pack, "en")).marks


async def numbers(house: House, table: str) -> Sequence[int]:
    return [entry.seq for entry in await house.store.entries(table, 0, 999)]


@pytest.mark.parametrize("how", DAMAGE)
async def test_a_damaged_table_is_opened_as_far_as_its_log_is_whole(guests: Guests, how: str) -> None:
    house = guests.house
    opened = await guests.open("ambush", "me", "me")
    await guests.play([opened.key] * 2, 3)
    before = state_hash((await house.at(opened.table.id)).g)
    whole = (await house.at(opened.table.id)).seq
    await guests.play([opened.key] * 2, 4)
    await harm(house, DAMAGE[how], opened.table.id, whole + 1)
    left = await house.store.entries(opened.table.id, whole, 99)

    live = await house.at(opened.table.id)
    assert (live.seq, live.head.ply, state_hash(live.g)) == (whole, 3, before)
    assert marks(house, live) == ["damaged", "seed_given"]
    assert await house.store.entries(opened.table.id, whole, 99) == left  # who only looks changes nothing

    ack = (await guests.play([opened.key] * 2, 1), (await house.at(opened.table.id)).seq)
    assert ack == (1, whole + 2)
    assert await numbers(house, opened.table.id) == list(range(1, whole + 3))
    assert await house.store.damaged(opened.table.id) == left
    (mended, _) = await house.store.entries(opened.table.id, whole, 9)
    for language, words in (
        ("en", "The log of this table was damaged"),
        ("it", "Il registro di questo tavolo era guasto"),
    ):
        assert words in log_line(live, mended, None, LibraryShelf().common_words(language)).text

    house.tables.clear()
    again = await house.at(opened.table.id)
    assert (again.seq, state_hash(again.g), again.damage) == (live.seq, state_hash(live.g), None)
    assert marks(house, again) == ["damaged", "seed_given"]
    assert await guests.play([opened.key] * 2, 2) == 2


async def test_a_question_answered_in_the_lost_part_has_another_id(guests: Guests) -> None:
    """An answer to it that is sent again is refused, and not taken for the answer to what is asked now."""
    opened = await guests.open("auction", "me", "me")
    await guests.play([opened.key] * 2, 2)
    asked = await guests.question(opened.table.id, 0)
    seq = (await guests.house.at(opened.table.id)).seq
    await guests.answer(opened.key, 0, asked.keys[0], asked.id)
    await harm(guests.house, DAMAGE["nothing that can be read"], opened.table.id, seq + 1)
    await talk(guests.house, await guests.key(opened.key), "what now?")
    with pytest.raises(Refused, match="TABLE_E_STALE"):
        await guests.answer(opened.key, 0, asked.keys[0], asked.id)
    assert (await guests.question(opened.table.id, 0)).id != asked.id


async def test_what_came_before_the_newest_snapshot_matters_only_for_the_past(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "SNAPSHOT_EVERY", 4)
    opened = await guests.open("ambush", "me", "me")
    await guests.play([opened.key] * 2, 6)
    live = await guests.house.at(opened.table.id)
    state, seq, first = state_hash(live.g), live.seq, live.seq - 6
    await harm(guests.house, DAMAGE["a hole"], opened.table.id, first + 2)
    live = await guests.house.at(opened.table.id)
    assert (live.seq, state_hash(live.g), live.damage) == (seq, state, None)
    assert (await replay.state_at(guests.house, live, 5))[0] is not None
    with pytest.raises(Refused, match="TABLE_E_DAMAGED"):
        await replay.state_at(guests.house, live, 3)


async def test_a_snapshot_that_cannot_be_read_is_passed_over(guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "SNAPSHOT_EVERY", 2)
    opened = await guests.open("ambush", "me", "me")
    await guests.play([opened.key] * 2, 5)
    live = await guests.house.at(opened.table.id)
    state, seq = state_hash(live.g), live.seq
    torn = "UPDATE snapshots SET state = X'7B' WHERE table_id = $1 AND seq >= $2"
    await harm(guests.house, torn, opened.table.id, seq - 1)
    live = await guests.house.at(opened.table.id)
    assert (live.seq, state_hash(live.g), live.damage) == (seq, state, None)


async def test_two_workers_mend_a_table_once(where: str, clock: Clock, house: House) -> None:
    guests = Guests(house)
    opened = await guests.open("ambush", "me", "me")
    await guests.play([opened.key] * 2, 5)
    seq = (await house.at(opened.table.id)).seq
    await harm(house, DAMAGE["nothing that can be read"], opened.table.id, seq)  # the new end will have its number
    other = (
        make_house(where, clock, "w2")
        if house.store.shared
        else House(house.store, house.shelf, house.thinker, now=clock, worker="w2")
    )
    if house.store.shared:
        await other.start()
    assert (await house.at(opened.table.id)).damage == (await other.at(opened.table.id)).damage
    clock.time += 1
    await talk(house, await guests.key(opened.key), "first")
    await talk(other, await guests.key(opened.key), "second")
    assert [entry.act for entry in await house.store.entries(opened.table.id, seq - 1, 9)] == [
        "mended",
        "talked",
        "talked",
    ]
    assert len(await house.store.damaged(opened.table.id)) == 1
    if house.store.shared:
        await other.close()


async def test_the_file_of_a_table_is_not_made_from_a_log_that_is_not_whole(guests: Guests) -> None:
    opened = await guests.open("ambush", "me", "me")
    await guests.play([opened.key] * 2, 4)
    seq = (await guests.house.at(opened.table.id)).seq
    await harm(guests.house, DAMAGE["a hole"], opened.table.id, seq - 1)
    with pytest.raises(Refused, match="TABLE_E_DAMAGED"):
        await export(guests.house, await guests.key(opened.key))
