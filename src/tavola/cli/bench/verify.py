"""After the crashes: all that was acknowledged is in the log once, and every table is what its answers lead to."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from tavola.cli.bench.game import BenchShelf
from tavola.kernel.codec import state_hash
from tavola.kernel.decision import Refused
from tavola.kernel.match import Match
from tavola.service.bot_pool import ThreadBotPool
from tavola.service.loaded_table import LoadedTable
from tavola.service.log_acts import Answered, Talked, read_act
from tavola.service.present import view_info
from tavola.service.registry import TableRegistry
from tavola.store import open_store
from tavola.store.port import Entry


class Acked(msgspec.Struct, frozen=True):
    """An answer that a client was told is kept; without a question, something that was said."""

    table: str
    seq: int
    ply: int
    seat: int
    question: str
    key: str


class Proved(msgspec.Struct):
    """How many answers were lost, how many stand twice, how many tables are not what they should be."""

    lost: int = 0
    duplicated: int = 0
    differing: int = 0
    unopened: int = 0
    damaged: int = 0


async def verify(db: str, acked: list[Acked], seen: dict[str, Any]) -> Proved:
    """Read every table as a server that starts now would, and hold what people were told against it."""
    catalogue = BenchShelf()
    registry = TableRegistry(open_store(db), catalogue, ThreadBotPool(catalogue))
    await registry.start()
    proved = Proved()
    told: dict[str, list[Acked]] = {table: [] for table in seen}
    for one in acked:
        told[one.table].append(one)
    try:
        for table, shown in seen.items():
            log = await whole_log(registry, table)
            proved.lost += count_lost(log, told[table])
            proved.duplicated += count_twice(log)
            try:
                loaded = await registry.at(table)
            except Exception:  # whatever it is, the table cannot be opened any more
                proved.unopened += 1
                continue
            proved.damaged += loaded.damage is not None or "damaged" in loaded.summary.marks
            proved.unopened += shown is None
            proved.differing += differs(loaded, log, shown)
    finally:
        await registry.close()
    return proved


async def whole_log(registry: TableRegistry, table: str) -> list[Entry]:
    log: list[Entry] = []
    while page := await registry.store.entries(table, log[-1].seq if log else 0, 1000):
        log += page
    return log


def count_lost(log: list[Entry], acked: list[Acked]) -> int:
    kept = {entry.seq: entry for entry in log}
    return sum(not stands(kept.get(one.seq), one) for one in acked)


def stands(entry: Entry | None, one: Acked) -> bool:
    if entry is None or entry.seat != one.seat:
        return False
    if not one.question:
        return entry.act == "talked" and read_act(entry.data) == Talked(one.seat, one.key)
    act = read_act(entry.data) if (entry.decision, entry.ply) == (one.question, one.ply) else None
    return isinstance(act, Answered) and act.key == one.key


def count_twice(log: list[Entry]) -> int:
    """Questions answered more than once, words said more than once, and gaps or doubles in the numbering."""
    asked = Counter((entry.seat, entry.decision) for entry in log if entry.decision)
    said = Counter((entry.seat, entry.data) for entry in log if entry.act == "talked")
    twice = sum(count - 1 for counts in (asked, said) for count in counts.values())
    return twice + sum(entry.seq != nth for nth, entry in enumerate(log, start=1))


def differs(loaded: LoadedTable, log: list[Entry], seen: Any) -> bool:
    """From snapshot and tail, from the seed answer by answer, and as the server showed it: three times the same."""
    match: Match[Any] = Match(loaded.game, loaded.box, loaded.row.seats, loaded.options, loaded.row.seed)
    for entry in log:
        act = read_act(entry.data) if entry.decision else None
        if isinstance(act, Answered):
            try:
                match.answer(act.seat, act.key, act.decision)
            except Refused:
                return True
    if state_hash(match.g) != state_hash(loaded.g):
        return True
    words = BenchShelf().words(loaded.row.game, loaded.row.pack, "it")
    shown = msgspec.json.decode(msgspec.json.encode(view_info(loaded, 0, words)))
    return seen is not None and bool(shown != seen["sight"] or loaded.seq != seen["seq"])
