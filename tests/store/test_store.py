"""What every store owes, on SQLite and on PostgreSQL."""

import asyncio

import msgspec
import pytest

from tavola.store import open_store
from tavola.store.port import Append, Conflict, Entry, KeyRow, NewTable, Snapshot, Store, TableRow, TurnStatus

NOBODY = TurnStatus(over=False, owed=(), since=0.0, bot_owed=False)


def new_table(id: str = "t1", turn_status: TurnStatus = NOBODY, **rest: object) -> NewTable:
    row = TableRow(id, "toy", "toy/pack@1", "0.1", "seed", 2, b"{}", None, b"{}", 100.0)
    return NewTable(row, turn_status, Snapshot(id, 0, 0, b"head", b"state"), (), **rest)  # type: ignore[arg-type]


def entry(seq: int, ply: int = 0, *, table: str = "t1", step: bool = True, **rest: object) -> Entry:
    decision = f"{seq}.0" if step else None
    given = {
        "act": "answered",
        "seat": 0,
        "decision": decision,
        "data": b"{}",
        "events": b"[]",
        "at": 100.0 + seq,
        **rest,
    }
    return Entry(table=table, seq=seq, ply=ply or seq, step=step, **given)  # type: ignore[arg-type]


def append(
    seq: int,
    ply: int = 0,
    *,
    turn_status: TurnStatus = NOBODY,
    snapshot: bool = False,
    cut: bool = False,
    **rest: object,
) -> Append:
    line = entry(seq, ply, **rest)  # type: ignore[arg-type]
    taken = Snapshot(line.table, seq, line.ply, b"head", b"at %d" % line.ply) if snapshot else None
    return Append(line, turn_status, taken, cut)


async def test_a_table_is_read_back_as_it_was_written(store: Store) -> None:
    new = new_table()
    await store.create(new)
    assert await store.table("t1") == new.row
    assert await store.latest("t1") == new.snapshot
    assert await store.table("t2") is None
    assert (await store.last_seq("t1"), await store.last_seq("t2")) == (0, 0)
    assert await store.count() == 1


async def test_entries_come_back_in_order_from_any_point(store: Store) -> None:
    await store.create(new_table())
    for seq in range(1, 6):
        await store.append(append(seq))
    assert [line.seq for line in await store.entries("t1", 2, 2)] == [3, 4]
    assert await store.entries("t1", 0, 1) == [entry(1)]
    assert await store.last_seq("t1") == 5


async def test_the_same_entry_cannot_be_written_twice(store: Store) -> None:
    await store.create(new_table())
    await store.append(append(1))
    with pytest.raises(Conflict):
        await store.append(append(1, decision="other"))
    assert await store.entries("t1", 0, 9) == [entry(1)]


async def test_a_question_is_answered_once_whatever_the_entry(store: Store) -> None:
    await store.create(new_table())
    await store.append(append(1, decision="7.0"))
    with pytest.raises(Conflict):
        await store.append(append(2, decision="7.0"))
    await store.append(append(2, decision="7.0", seat=1))
    found = await store.answered("t1", 0, "7.0")
    assert found is not None
    assert found.seq == 1
    assert await store.answered("t1", 0, "8.0") is None


async def test_a_conflict_leaves_nothing_of_its_append_behind(store: Store) -> None:
    await store.create(new_table())
    await store.append(append(1))
    key = KeyRow("hash", "t1", "hand", (0,), False, 1.0)
    lost = msgspec.structs.replace(append(1, ply=9, decision="x", snapshot=True), keys=(key,))
    with pytest.raises(Conflict):
        await store.append(lost)
    latest = await store.latest("t1")
    assert (await store.key("hash"), latest and latest.ply) == (None, 0)


async def test_of_many_who_append_at_once_one_wins(store: Store) -> None:
    tables = [f"t{number}" for number in range(8)]
    for table in tables:
        await store.create(new_table(table))

    async def race(table: str) -> int:
        tries = [store.append(append(1, table=table, decision=f"d{n}")) for n in range(3)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        return sum(outcome is None for outcome in outcomes)

    assert await asyncio.gather(*[race(table) for table in tables]) == [1] * 8
    again = await asyncio.gather(*[race(table) for table in tables])
    assert again == [0] * 8


async def test_the_line_holds_what_stands_after_answers_were_taken_back(store: Store) -> None:
    await store.create(new_table())
    for seq in (1, 2, 3):
        await store.append(append(seq))
    await store.append(append(4, ply=1, step=False, cut=True, act="undone"))
    await store.append(append(5, ply=2))
    assert [line.seq for line in await store.line("t1", 1, 2)] == [1, 5]


async def test_snapshots_of_what_was_taken_back_are_forgotten(store: Store) -> None:
    await store.create(new_table())
    for seq in range(1, 5):
        await store.append(append(seq, snapshot=True))
    await store.append(append(5, ply=2, step=False, cut=True, snapshot=True, act="undone"))
    latest, before = await store.latest("t1"), await store.snapshot_before("t1", 4)
    assert latest is not None
    assert (latest.seq, latest.ply) == (5, 2)
    assert before is not None
    assert before.ply == 2
    first = await store.snapshot_before("t1", 0)
    assert first is not None
    assert first.state == b"state"


async def test_keys_are_found_by_hash_until_revoked(store: Store) -> None:
    key = KeyRow("h1", "t1", "hand", (0, 2), True, 5.0)
    await store.create(msgspec.structs.replace(new_table(), keys=(key,)))
    assert await store.key("h1") == key
    watch = KeyRow("h2", "t1", "watch", (), False, 6.0)
    await store.change_keys([watch], ["h1"])
    assert await store.keys_of("t1") == [msgspec.structs.replace(key, revoked=True), watch]


async def test_tables_that_wait_for_people_are_found_by_how_long(store: Store) -> None:
    await store.create(new_table("old", TurnStatus(False, (1,), 10.0, False)))
    await store.create(new_table("new", TurnStatus(False, (0,), 50.0, False)))
    await store.create(new_table("over", TurnStatus(True, (), 1.0, False)))
    assert [(owing.table, owing.owed) for owing in await store.waiting(20.0, 9)] == [("old", (1,))]
    await store.append(append(1, table="old", turn_status=TurnStatus(False, (), 11.0, True)))
    assert await store.waiting(20.0, 9) == []


async def test_a_bot_that_is_owed_is_claimed_by_one_worker_for_a_while(store: Store) -> None:
    await store.create(new_table("t1", TurnStatus(False, (), 0.0, True)))
    assert await store.claim_bots("a", 10.0, 15.0, 9) == ["t1"]
    assert await store.claim_bots("b", 11.0, 16.0, 9) == []
    await store.hold_bots("a", ["t1"], 20.0)
    assert await store.claim_bots("b", 16.0, 21.0, 9) == []
    assert await store.claim_bots("b", 21.0, 26.0, 9) == ["t1"]
    await store.append(append(1, turn_status=NOBODY))
    assert await store.claim_bots("c", 99.0, 100.0, 9) == []


async def test_the_log_is_found_by_time(store: Store) -> None:
    await store.create(new_table())
    for seq in (1, 2, 3):
        await store.append(append(seq))
    assert [await store.seq_at("t1", at) for at in (100.5, 102.0, 999.0)] == [0, 2, 3]


async def test_what_was_written_is_there_when_the_store_is_opened_again(where: str) -> None:
    first = open_store(where)
    await first.start()
    await first.create(new_table())
    await first.append(append(1, snapshot=True))
    await first.close()
    second = open_store(where)
    await second.start()
    try:
        assert await second.entries("t1", 0, 9) == [entry(1)]
        latest = await second.latest("t1")
        assert latest is not None
        assert latest.state == b"at 1"
    finally:
        await second.close()


async def test_a_table_can_bring_its_past(store: Store) -> None:
    past = (entry(1), entry(2))
    await store.create(new_table(entries=past, waypoints=(Snapshot("t1", 1, 1, b"h", b"s"),)))
    assert await store.entries("t1", 0, 9) == list(past)
    found = await store.snapshot_before("t1", 1)
    assert found is not None
    assert found.ply == 1
