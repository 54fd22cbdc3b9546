"""A history played again and written as the log of a new table: for imports and for branches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from tavola.kernel import codec
from tavola.kernel.codec import BadSave
from tavola.kernel.decision import Refused
from tavola.kernel.event import take_events
from tavola.kernel.game import Game
from tavola.kernel.match import carry_out_answer
from tavola.kernel.state import State
from tavola.kernel.undo import UndoInfo
from tavola.service.bounds import check
from tavola.service.ceilings import Ceilings
from tavola.service.loaded_table import SNAPSHOT_EVERY, LoadedTable
from tavola.service.log_acts import Answered, AnyAct, Ruled, act_bytes, act_name
from tavola.service.opening import Start
from tavola.service.quota import size_of
from tavola.service.registry import events_bytes
from tavola.service.table_summary import Seating, TableSummary, fold
from tavola.service.time_limit import time_limit
from tavola.service.time_slices import TimeSlices
from tavola.store.port import Entry, Snapshot, TableRow

REASON = 300  # letters of the reason for a ruling


class LogBuilder:
    """One past. What it takes to keep is bounded: short ways into a long past lie farther apart."""

    def __init__(self, start: Start, seats: int, at: float, ceilings: Ceilings, table: str = "") -> None:
        self.start, self.at, self.ceilings = start, at, ceilings
        row = TableRow(table, start.game.id, start.box.name(), "", start.seed, seats, b"{}", None, b"{}", at)
        self.loaded = LoadedTable(row, start.game, start.box)
        self.summary = TableSummary([Seating("bot", "") for _ in range(seats)], at)
        self.g: State = start.g.clone()
        self.entries: list[Entry] = []
        self.size = 0
        if start.events:
            self.keep(Entry(table, 1, at, "opened", None, 0, False, None, b"{}", events_bytes(start.events)))
        self.every = SNAPSHOT_EVERY
        self.waypoints: list[Snapshot] = [self.loaded.snapshot(len(self.entries), self.summary, self.g)]

    async def of(self, steps: list[AnyAct], hash: str) -> Start:
        """The whole past, a slice at a time so that other tables go on."""
        slices = TimeSlices(most=self.ceilings.import_seconds)
        for _ in self.played_again(steps):
            await slices.rest()
        return self.checked(hash)

    def at_once(self, steps: Iterable[AnyAct], hash: str) -> Start:
        """The same where nobody waits."""
        for _ in self.played_again(steps):
            pass
        return self.checked(hash)

    def played_again(self, steps: Iterable[AnyAct]) -> Iterator[None]:
        for nth, step in enumerate(steps):
            if nth >= self.ceilings.file_answers:
                raise BadSave("too_large", f"{nth}")
            with time_limit(self.ceilings.rules_seconds):
                self.tell(step)
            yield

    def checked(self, hash: str) -> Start:
        if hash and codec.state_hash(self.g).hex() != hash:
            raise BadSave("broken", "the answers lead to another table than the one recorded")
        undo_info = UndoInfo(
            self.summary.undo_info.last_seat, self.summary.undo_info.free_from, self.summary.undo_info.stop
        )
        last = len(self.entries)
        return msgspec.structs.replace(
            self.start,
            g=self.g,
            ply=self.summary.ply,
            undo_info=undo_info,
            entries=tuple(self.entries),
            waypoints=tuple(snapshot for snapshot in self.waypoints if snapshot.seq < last),
            size=self.size,
            ruled="ruling" in self.summary.marks,
        )

    def tell(self, step: AnyAct) -> None:
        events: bytes = b""
        if isinstance(step, Ruled):
            self.g = self.ruled(step)
        elif isinstance(step, Answered):
            try:
                _, happened, final = carry_out_answer(self.start.game, self.g, step.seat, step.key, step.decision)
            except Refused as refused:
                raise BadSave("broken", f"answer {self.summary.ply}: {refused}") from None
            step, events = msgspec.structs.replace(step, final=final), events_bytes(happened)
        else:
            raise BadSave("broken", act_name(step))
        take_events(self.g)
        seq = len(self.entries) + 1
        fold(self.summary, step, seq, self.at)
        question = f"past.{seq}" if isinstance(step, Answered) else None
        data = act_bytes(step)
        self.keep(
            Entry(
                self.loaded.id, seq, self.at, act_name(step), step.seat, self.summary.ply, True, question, data, events
            )
        )
        if self.summary.ply % self.every == 0:
            self.waypoints.append(self.loaded.snapshot(seq, self.summary, self.g))
            self.thin()

    def ruled(self, step: Ruled) -> State:
        """A state that people wrote, and what they said about it."""
        if not 0 <= step.seat < self.loaded.row.seats or len(step.reason) > REASON:
            raise BadSave("broken", act_name(step))
        check_saved(self.loaded.game, bytes(step.state), self.ceilings)
        return self.loaded.read_ruled(step)

    def keep(self, entry: Entry) -> None:
        self.size += size_of(entry)
        if self.size > self.ceilings.log_bytes:
            raise BadSave("too_large", f"{self.size}")
        self.entries.append(entry)

    def thin(self) -> None:
        """Of too many short ways every second is enough."""
        while len(self.waypoints) > 2 and weight(self.waypoints) > self.ceilings.waypoint_bytes:
            self.every *= 2
            kept = [one for one in self.waypoints[1:] if one.ply % self.every == 0]
            self.waypoints = [self.waypoints[0], *kept]


def weight(snapshots: list[Snapshot]) -> int:
    return sum(len(one.state) + len(one.summary) for one in snapshots)


def check_saved(game: Game[Any], data: bytes, ceilings: Ceilings) -> None:
    """The state in a save is no larger than one that people may write."""
    check(msgspec.json.decode(bytes(codec.read_paper(data, codec.Save).state)), game, ceilings.bounds)
