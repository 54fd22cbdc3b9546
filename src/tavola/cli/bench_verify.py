"""After the crashes: every acknowledged answer is in the log once, and every table is what its answers lead to."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from tavola.cli.bench_game import BenchShelf
from tavola.kernel.codec import state_hash
from tavola.kernel.match import Match
from tavola.service.acts import Answered, read_act
from tavola.service.house import House
from tavola.service.live import Live
from tavola.service.telling import sight_card
from tavola.service.thinker import ThreadThinker
from tavola.store import open_store
from tavola.store.port import Entry


class Acked(msgspec.Struct, frozen=True):
    """An answer that a client was told is kept."""

    table: str
    seq: int
    ply: int
    seat: int
    question: str
    key: str


async def verify(db: str, acked: list[Acked], seen: dict[str, Any]) -> tuple[int, int, int]:
    """How many answers were lost, how many stand twice, how many tables differ."""
    shelf = BenchShelf()
    house = House(open_store(db), shelf, ThreadThinker(shelf))
    await house.start()
    lost = duplicated = differing = 0
    try:
        for table, shown in seen.items():
            live = await house.at(table)
            log = await whole_log(house, table)
            lost += count_lost(log, [one for one in acked if one.table == table])
            duplicated += count_twice(log)
            differing += differs(live, log, shown)
    finally:
        await house.close()
    return lost, duplicated, differing


async def whole_log(house: House, table: str) -> list[Entry]:
    log: list[Entry] = []
    while page := await house.store.entries(table, len(log), 1000):
        log += page
    return log


def count_lost(log: list[Entry], acked: list[Acked]) -> int:
    kept = {entry.seq: entry for entry in log}
    return sum(not stands(kept.get(one.seq), one) for one in acked)


def stands(entry: Entry | None, one: Acked) -> bool:
    if entry is None or (entry.seat, entry.decision, entry.ply) != (one.seat, one.question, one.ply):
        return False
    act = read_act(entry.data)
    return isinstance(act, Answered) and act.key == one.key


def count_twice(log: list[Entry]) -> int:
    """Questions answered more than once, and gaps or doubles in the numbering."""
    asked = Counter((entry.seat, entry.decision) for entry in log if entry.decision)
    twice = sum(count - 1 for count in asked.values())
    return twice + sum(entry.seq != nth for nth, entry in enumerate(log, start=1))


def differs(live: Live, log: list[Entry], seen: Any) -> bool:
    """From snapshot and tail, from the seed answer by answer, and as the server showed it: three times the same."""
    match: Match[Any] = Match(live.game, live.box, live.row.seats, live.options, live.row.seed)
    for entry in log:
        act = read_act(entry.data) if entry.decision else None
        if isinstance(act, Answered):
            match.answer(act.seat, act.key, act.decision)
    if state_hash(match.g) != state_hash(live.g):
        return True
    words = BenchShelf().words(live.row.game, live.row.pack, "it")
    shown = msgspec.json.decode(msgspec.json.encode(sight_card(live, 0, words)))
    return bool(shown != seen["sight"] or live.seq != seen["seq"])
