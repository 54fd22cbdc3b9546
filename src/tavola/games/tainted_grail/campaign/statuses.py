"""Statuses on the Save Sheet: story flags that belong to everybody (TG-22)."""

from __future__ import annotations

from tavola.games.tainted_grail.content.card_ids import status_part
from tavola.games.tainted_grail.events.campaign import StatusCleared, StatusMarked
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.event import emit


def is_hidden(g: Avalon, key: str) -> bool:
    """Kept for the story's own use, like which places were seen: nobody writes it on the sheet (D.10)."""
    entry = g.box.statuses.get(key)
    return entry is not None and entry.hidden


def mark_status(g: Avalon, name: str) -> None:
    """`key` or `key#3`; marking a marked Status changes nothing (TG-22.3)."""
    key, number = status_part(name)
    marked = g.statuses.setdefault(key, [])
    if number not in marked:
        marked.append(number)
        marked.sort()
        if not is_hidden(g, key):
            emit(g, StatusMarked(key, number))


def clear_status(g: Avalon, name: str) -> None:
    """All of a Status, or one part of it; clearing what is not marked changes nothing."""
    key, part = status_part(name)
    marked = g.statuses.get(key, [])
    kept = [number for number in marked if part and number != part]
    if len(kept) == len(marked):
        return
    if kept:
        g.statuses[key] = kept
    else:
        del g.statuses[key]
    if not is_hidden(g, key):
        emit(g, StatusCleared(name))
