"""What the crash bench holds against the log: it must see whatever is lost, doubled, different or shut."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tavola.cli.bench.game import BenchShelf
from tavola.cli.bench.verify import Acked, Proved, verify
from tavola.service.bot_pool import ThreadBotPool
from tavola.service.opening import open_table
from tavola.service.playing import give_answer, talk
from tavola.service.present import view_info
from tavola.service.registry import TableRegistry
from tavola.service.wire.requests import OpenTable, SeatAsk
from tavola.store import open_store

Told = tuple[list[Acked], dict[str, Any]]


async def played(db: str) -> Told:
    """Six answers and two things said at a table, and what people were told of them."""
    catalogue = BenchShelf()
    registry = TableRegistry(open_store(db), catalogue, ThreadBotPool(catalogue))
    await registry.start()
    opened = await open_table(registry, OpenTable("noughts", [SeatAsk("me"), SeatAsk("me")]), "en")
    table, key = opened.table.id, await registry.holder(opened.key)
    words, acked = catalogue.words("noughts", "", "en"), list[Acked]()
    for turn in range(6):
        asked = view_info(await registry.at(table), turn % 2, words).decisions[0]
        ack = await give_answer(registry, key, turn % 2, asked.id, asked.keys[0])
        acked.append(Acked(table, ack.seq, ack.ply, turn % 2, asked.id, asked.keys[0]))
    for text in ("one", "two"):
        ack = await talk(registry, key, text)
        acked.append(Acked(table, ack.seq, ack.ply, 0, "", text))
    loaded = await registry.at(table)
    shown = {"seq": loaded.seq, "sight": msgspec.json.decode(msgspec.json.encode(view_info(loaded, 0, words)))}
    await registry.close()
    return acked, {table: shown}


@pytest.fixture
async def told(tmp_path: Path) -> Told:
    return await played(str(tmp_path / "bench.db"))


async def test_a_table_that_is_whole_is_found_whole(tmp_path: Path, told: Told) -> None:
    assert await verify(str(tmp_path / "bench.db"), *told) == Proved()


LOSSES: dict[str, tuple[str, Callable[[Proved], bool]]] = {
    "an answer is gone": ("DELETE FROM log WHERE seq = 3", lambda found: found.lost == 1 and found.damaged == 1),
    "the end is gone": ("DELETE FROM log WHERE seq > 5", lambda found: found.lost == 3),
    "something else was answered": (
        "UPDATE log SET data = (SELECT data FROM log WHERE seq = 5) WHERE seq = 3",
        lambda found: found.lost == 1 and found.differing == 1,
    ),
    "something else was said": (
        "UPDATE log SET data = (SELECT data FROM log WHERE seq = 7) WHERE seq = 8",
        lambda found: found.lost == 1 and found.duplicated == 1,
    ),
    "nothing can be opened": ("DELETE FROM snapshots", lambda found: found.unopened == 1),
}


@pytest.mark.parametrize("how", LOSSES)
async def test_what_is_missing_is_seen(tmp_path: Path, told: Told, how: str) -> None:
    statement, seen = LOSSES[how]
    with sqlite3.connect(tmp_path / "bench.db") as db:
        db.execute(statement)
    db.close()
    assert seen(await verify(str(tmp_path / "bench.db"), *told))


async def test_a_server_that_showed_something_else_is_seen(tmp_path: Path, told: Told) -> None:
    acked, shown = told
    ((table, seen),) = shown.items()
    seen["sight"]["view"]["turn"] ^= 1
    assert (await verify(str(tmp_path / "bench.db"), acked, {table: seen})).differing == 1
    assert (await verify(str(tmp_path / "bench.db"), acked, {table: None})).unopened == 1
