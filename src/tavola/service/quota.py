"""How long a table's log may grow. Talk has half of it, so that nobody talks a game to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.kernel.decision import Refusal, Refused
from tavola.service.log_acts import AnyAct, Exported, Mended, Resigned, Stopped, Talked, WentOn
from tavola.store.port import Entry

if TYPE_CHECKING:
    from tavola.service.loaded_table import LoadedTable

SNAPSHOT = {"answered": 256, "undone": 16_384, "ruled": 16_384, "mended": 16_384}  # bytes, roughly
ALWAYS = (Resigned, WentOn, Stopped, Mended, Exported)  # a few in a table's life, and then people can leave it behind


def size_of(entry: Entry) -> int:
    """With its share of snapshots, reckoned alike by every worker: an answer has a small one, a cut one of its own."""
    return len(entry.data) + len(entry.events) + SNAPSHOT.get(entry.act, 0)


def is_full(loaded: LoadedTable) -> bool:
    return loaded.summary.size >= loaded.ceilings.log_bytes


def must_have_room(loaded: LoadedTable, act: AnyAct) -> None:
    """Asked before every entry."""
    talked_out = isinstance(act, Talked) and loaded.summary.size * 2 >= loaded.ceilings.log_bytes
    if (is_full(loaded) or talked_out) and not isinstance(act, ALWAYS):
        raise Refused(Refusal("TABLE_E_LOG_FULL"))
