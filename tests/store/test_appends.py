"""Of two appends of one place one is kept and the other is told so, whoever still waits; nothing is skipped."""

import asyncio

import msgspec
import pytest
from tests.store.test_store import append, entry, new_table

from tavola.store.port import Aside, Conflict, KeyRow, Store


async def outcome(task: "asyncio.Task[None]") -> str:
    (found,) = await asyncio.gather(task, return_exceptions=True)
    return "kept" if found is None else type(found).__name__


async def test_of_appends_of_one_place_that_come_together_one_is_kept(store: Store) -> None:
    await store.create(new_table())
    tasks = [asyncio.create_task(store.append(append(1, decision=f"{n}.0"))) for n in range(5)]
    outcomes = [await outcome(task) for task in tasks]
    assert sorted(outcomes) == ["Conflict"] * 4 + ["kept"]
    (kept,) = await store.entries("t1", 0, 9)
    assert kept.decision == f"{outcomes.index('kept')}.0"


async def test_an_append_whose_sender_is_gone_is_not_mistaken_for_another(store: Store) -> None:
    """The first is given up while the writer is busy elsewhere; who takes its place is told what the log says."""
    await store.create(new_table("t1"))
    await store.create(new_table("t2"))
    for seq in range(1, 6):
        busy = asyncio.create_task(store.append(append(seq, table="t2")))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        first = asyncio.create_task(store.append(append(seq, decision=f"first {seq}")))
        await asyncio.sleep(0)
        first.cancel()
        second = await outcome(asyncio.create_task(store.append(append(seq, decision=f"second {seq}"))))
        await asyncio.gather(first, busy, return_exceptions=True)
        (kept,) = await store.entries("t1", seq - 1, 9)
        assert (kept.decision == f"second {seq}") == (second == "kept")


async def test_appends_of_one_table_that_come_together_follow_on_each_other(store: Store) -> None:
    await store.create(new_table())
    tasks = [asyncio.create_task(store.append(append(seq))) for seq in (1, 2, 3)]
    assert [await outcome(task) for task in tasks] == ["kept"] * 3
    assert await store.last_seq("t1") == 3


async def test_no_entry_is_skipped(store: Store) -> None:
    await store.create(new_table())
    await store.append(append(1, decision="7.0"))
    twice = asyncio.create_task(store.append(append(2, decision="7.0")))
    after = asyncio.create_task(store.append(append(3)))
    assert [await outcome(twice), await outcome(after)] == ["Conflict", "Conflict"]
    assert (await store.last_seq("t1"), len(await store.entries("t1", 0, 9))) == (1, 1)


async def test_an_append_that_cannot_be_written_spares_those_beside_it(store: Store) -> None:
    await store.create(new_table("t1"))
    await store.create(new_table("t2"))
    key = KeyRow("twice", "t1", "hand", (0,), False, 1.0)
    await store.change_keys([key], [])
    broken = msgspec.structs.replace(append(1), keys=(key,))  # its key is there already
    tasks = [asyncio.create_task(store.append(one)) for one in (broken, append(1, table="t2"))]
    outcomes = [await outcome(task) for task in tasks]
    assert outcomes[1] == "kept"
    assert outcomes[0] not in ("kept", "Conflict")
    assert await store.last_seq("t1") == 0


async def test_a_key_is_voided_once(store: Store) -> None:
    old = KeyRow("old", "t1", "hand", (0,), False, 1.0)
    await store.create(msgspec.structs.replace(new_table(), keys=(old,)))

    def renewed(n: int) -> "asyncio.Task[None]":
        fresh = msgspec.structs.replace(old, hash=f"new {n}")
        return asyncio.create_task(store.change_keys([fresh], ["old"]))

    outcomes = [await outcome(task) for task in [renewed(n) for n in range(6)]]
    assert sorted(outcomes) == ["Conflict"] * 5 + ["kept"]
    assert len([row for row in await store.keys_of("t1") if not row.revoked]) == 1


async def test_an_entry_that_voids_a_void_key_is_not_written(store: Store) -> None:
    old = KeyRow("old", "t1", "hand", (0,), False, 1.0)
    await store.create(msgspec.structs.replace(new_table(), keys=(old,)))
    leave = msgspec.structs.replace(append(1), revoke=("old",))
    await store.append(leave)
    again = msgspec.structs.replace(append(2), revoke=("old",), keys=(msgspec.structs.replace(old, hash="more"),))
    with pytest.raises(Conflict):
        await store.append(again)
    assert (await store.last_seq("t1"), await store.key("more")) == (1, None)


async def test_the_damaged_end_of_a_log_is_moved_aside_and_kept(store: Store) -> None:
    await store.create(new_table())
    for seq in range(1, 6):
        await store.append(append(seq, snapshot=seq == 5))
    aside = Aside(5, entry(5))
    mend = msgspec.structs.replace(append(3, ply=2, step=False, act="mended", at=200.0), aside=aside)
    await store.append(mend)
    assert [line.act for line in await store.entries("t1", 0, 9)] == ["answered", "answered", "mended"]
    kept = await store.damaged("t1")
    assert [(line.seq, line.act) for line in kept] == [
        (3, "answered"),
        (4, "answered"),
        (5, "answered"),
        (5, "snapshot"),
    ]
    assert kept[0] == entry(3)
    assert (kept[3].data, kept[3].events) == (b"head", b"at 5")
    latest = await store.latest("t1")
    assert (await store.last_seq("t1"), latest and latest.seq) == (3, 0)
    await store.append(append(4, ply=3, decision="3.0"))  # the question whose answer was moved is open again


async def test_a_damaged_end_is_moved_aside_by_one_only(store: Store) -> None:
    """Even where the new end has the number of the old one."""
    await store.create(new_table())
    await store.append(append(1))
    mend = msgspec.structs.replace(append(1, step=False, act="mended", at=200.0), aside=Aside(1, entry(1)))
    both = [asyncio.create_task(store.append(mend)) for _ in range(2)]
    assert sorted([await outcome(task) for task in both]) == ["Conflict", "kept"]
    assert len(await store.damaged("t1")) == 1


@pytest.mark.parametrize("text", ["\0", "a\0b", "\ud800"])
async def test_of_what_is_no_text_there_is_nothing(store: Store, text: str) -> None:
    assert (await store.table(text), await store.key(text), await store.entries(text, 0, 9)) == (None, None, [])
