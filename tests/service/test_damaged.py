"""A log with a hole, or with entries that do not follow, is opened as far as it is whole; the rest is kept aside."""

from collections.abc import Sequence

import pytest
from tests.service.conftest import make_registry
from tests.service.guests import Clock, Guests

from tavola.kernel.codec import state_hash
from tavola.kernel.decision import Refused
from tavola.service import registry as house_module
from tavola.service import replay
from tavola.service.catalogue import LibraryCatalogue
from tavola.service.files import export
from tavola.service.loaded_table import LoadedTable
from tavola.service.playing import talk
from tavola.service.present import log_line, table_info
from tavola.service.registry import TableRegistry
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


async def harm(registry: TableRegistry, statement: str, *values: object) -> None:
    """By hand, past everything that guards the log; the house forgets what it holds."""
    if registry.store.shared:
        await registry.store._pool.execute(statement.replace("X'7B'", r"'\x7B'::bytea"), *values)  # type: ignore[attr-defined]
    else:
        await registry.store._write(lambda db: db.execute(lite(statement), values).rowcount)  # type: ignore[attr-defined]
    registry.tables.clear()


def marks(registry: TableRegistry, loaded: LoadedTable) -> list[str]:
    return table_info(loaded, registry.catalogue.words(loaded.row.game, loaded.row.pack, "en")).marks


async def numbers(registry: TableRegistry, table: str) -> Sequence[int]:
    return [entry.seq for entry in await registry.store.entries(table, 0, 999)]


@pytest.mark.parametrize("how", DAMAGE)
async def test_a_damaged_table_is_opened_as_far_as_its_log_is_whole(guests: Guests, how: str) -> None:
    registry = guests.registry
    opened = await guests.open("ambush", "me", "me")
    await guests.play([opened.key] * 2, 3)
    before = state_hash((await registry.at(opened.table.id)).g)
    whole = (await registry.at(opened.table.id)).seq
    await guests.play([opened.key] * 2, 4)
    await harm(registry, DAMAGE[how], opened.table.id, whole + 1)
    left = await registry.store.entries(opened.table.id, whole, 99)

    loaded = await registry.at(opened.table.id)
    assert (loaded.seq, loaded.summary.ply, state_hash(loaded.g)) == (whole, 3, before)
    assert marks(registry, loaded) == ["damaged", "seed_given"]
    assert await registry.store.entries(opened.table.id, whole, 99) == left  # who only looks changes nothing

    ack = (await guests.play([opened.key] * 2, 1), (await registry.at(opened.table.id)).seq)
    assert ack == (1, whole + 2)
    assert await numbers(registry, opened.table.id) == list(range(1, whole + 3))
    assert await registry.store.damaged(opened.table.id) == left
    (mended, _) = await registry.store.entries(opened.table.id, whole, 9)
    for language, words in (
        ("en", "The log of this table was damaged"),
        ("it", "Il registro di questo tavolo era guasto"),
    ):
        assert words in log_line(loaded, mended, None, LibraryCatalogue().common_words(language)).text

    registry.tables.clear()
    again = await registry.at(opened.table.id)
    assert (again.seq, state_hash(again.g), again.damage) == (loaded.seq, state_hash(loaded.g), None)
    assert marks(registry, again) == ["damaged", "seed_given"]
    assert await guests.play([opened.key] * 2, 2) == 2


async def test_a_question_answered_in_the_lost_part_has_another_id(guests: Guests) -> None:
    """An answer to it that is sent again is refused, and not taken for the answer to what is asked now."""
    opened = await guests.open("auction", "me", "me")
    await guests.play([opened.key] * 2, 2)
    asked = await guests.question(opened.table.id, 0)
    seq = (await guests.registry.at(opened.table.id)).seq
    await guests.answer(opened.key, 0, asked.keys[0], asked.id)
    await harm(guests.registry, DAMAGE["nothing that can be read"], opened.table.id, seq + 1)
    await talk(guests.registry, await guests.key(opened.key), "what now?")
    with pytest.raises(Refused, match="TABLE_E_STALE"):
        await guests.answer(opened.key, 0, asked.keys[0], asked.id)
    assert (await guests.question(opened.table.id, 0)).id != asked.id


async def test_what_came_before_the_newest_snapshot_matters_only_for_the_past(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "SNAPSHOT_EVERY", 4)
    opened = await guests.open("ambush", "me", "me")
    await guests.play([opened.key] * 2, 6)
    loaded = await guests.registry.at(opened.table.id)
    state, seq, first = state_hash(loaded.g), loaded.seq, loaded.seq - 6
    await harm(guests.registry, DAMAGE["a hole"], opened.table.id, first + 2)
    loaded = await guests.registry.at(opened.table.id)
    assert (loaded.seq, state_hash(loaded.g), loaded.damage) == (seq, state, None)
    assert (await replay.state_at(guests.registry, loaded, 5))[0] is not None
    with pytest.raises(Refused, match="TABLE_E_DAMAGED"):
        await replay.state_at(guests.registry, loaded, 3)


async def test_a_snapshot_that_cannot_be_read_is_passed_over(guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "SNAPSHOT_EVERY", 2)
    opened = await guests.open("ambush", "me", "me")
    await guests.play([opened.key] * 2, 5)
    loaded = await guests.registry.at(opened.table.id)
    state, seq = state_hash(loaded.g), loaded.seq
    torn = "UPDATE snapshots SET state = X'7B' WHERE table_id = $1 AND seq >= $2"
    await harm(guests.registry, torn, opened.table.id, seq - 1)
    loaded = await guests.registry.at(opened.table.id)
    assert (loaded.seq, state_hash(loaded.g), loaded.damage) == (seq, state, None)


async def test_two_workers_mend_a_table_once(where: str, clock: Clock, registry: TableRegistry) -> None:
    guests = Guests(registry)
    opened = await guests.open("ambush", "me", "me")
    await guests.play([opened.key] * 2, 5)
    seq = (await registry.at(opened.table.id)).seq
    await harm(registry, DAMAGE["nothing that can be read"], opened.table.id, seq)  # the new end will have its number
    other = (
        make_registry(where, clock, "w2")
        if registry.store.shared
        else TableRegistry(registry.store, registry.catalogue, registry.bot_pool, now=clock, worker="w2")
    )
    if registry.store.shared:
        await other.start()
    assert (await registry.at(opened.table.id)).damage == (await other.at(opened.table.id)).damage
    clock.time += 1
    await talk(registry, await guests.key(opened.key), "first")
    await talk(other, await guests.key(opened.key), "second")
    assert [entry.act for entry in await registry.store.entries(opened.table.id, seq - 1, 9)] == [
        "mended",
        "talked",
        "talked",
    ]
    assert len(await registry.store.damaged(opened.table.id)) == 1
    if registry.store.shared:
        await other.close()


async def test_the_file_of_a_table_is_not_made_from_a_log_that_is_not_whole(guests: Guests) -> None:
    opened = await guests.open("ambush", "me", "me")
    await guests.play([opened.key] * 2, 4)
    seq = (await guests.registry.at(opened.table.id)).seq
    await harm(guests.registry, DAMAGE["a hole"], opened.table.id, seq - 1)
    with pytest.raises(Refused, match="TABLE_E_DAMAGED"):
        await export(guests.registry, await guests.key(opened.key))
