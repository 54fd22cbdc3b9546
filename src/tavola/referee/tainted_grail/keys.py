"""Keys, connections and icons (TG-33, TG-35, TG-39.9 to 39.11)."""

from __future__ import annotations

from typing import Any

import msgspec

from tavola.referee.tainted_grail import attack, effects
from tavola.referee.tainted_grail.asking import Play
from tavola.referee.tainted_grail.cards import draw
from tavola.referee.tainted_grail.facts import Plain
from tavola.referee.tainted_grail.modifiers import attribute
from tavola.referee.tainted_grail.table import Table


class Icon(msgspec.Struct):
    """One icon that counts, so many times over."""

    kind: str
    size: int = 1
    times: int = 1


def right_edge(t: Table) -> list[Plain]:
    """What the next card will be laid against: the last card's right edge, or that of the Encounter card."""
    last = t.last()
    halves: list[Plain] = t.pack.cards[last.card]["right"] if last else t.encounter()["right"]
    return halves


def rows_where(t: Table, card: str, right: str, left: str) -> list[int]:
    """Rows, from top to bottom, in which a half of one kind meets a half of another (TG-33.2, 33.6)."""
    ours, theirs = t.pack.cards[card]["left"], right_edge(t)
    shared = range(min(len(ours), len(theirs)) - 1, -1, -1)
    return [row for row in shared if theirs[row]["key"] == right and ours[row]["key"] == left]


def attribute_rows(t: Table, card: str, seat: int) -> list[int]:
    """TG-33.3, 33.8: those for which the Character that plays the card has the level."""
    edge = right_edge(t)
    rows = rows_where(t, card, "attribute", "bonus")
    return [row for row in rows if attribute(t, seat, edge[row]["attr"]) >= edge[row]["level"]]


def magic_rows(t: Table, card: str) -> list[int]:
    return rows_where(t, card, "magic", "magic")


def icons_of(t: Table, card: str, row: int) -> list[Icon]:
    """TG-35.5 to 35.7: read from left to right as they lie; a modifier acts on the very next icon only."""
    raw: list[Any] = [*right_edge(t)[row].get("icons", []), *t.pack.cards[card]["left"][row].get("icons", [])]
    found: list[Icon] = []
    times, is_void = 1, False
    for one in raw:
        icon = as_icon(one)
        if is_void:
            times, is_void = 1, False
        elif icon.kind == "void":
            times, is_void = 1, True
        elif icon.kind == "x":
            times *= icon.size
        else:
            icon.times = 1 if icon.kind == "continue" else times
            times = 1
            found.append(icon)
    return found


def as_icon(raw: Any) -> Icon:
    if isinstance(raw, str):
        return Icon(raw)
    ((kind, size),) = raw.items()
    return Icon(kind, size)


def connecting_rows(t: Table, card: str, seat: int, magic: tuple[int, ...]) -> list[int]:
    return [*attribute_rows(t, card, seat), *magic, *rows_where(t, card, "free", "free")]


def continues(t: Table, card: str, seat: int, magic: tuple[int, ...]) -> bool:
    """TG-34.8: a key that connects carries the Continue icon on the card being played."""
    rows = connecting_rows(t, card, seat, magic)
    return any(icon.kind == "continue" for row in rows for icon in icons_of(t, card, row))


def apply(t: Table, icon: Icon, seat: int, topic: str) -> Play[None]:
    """The bonus of one icon."""
    if icon.kind == "cubes":
        effects.add_cubes(t, icon.size * icon.times, seat)
    elif icon.kind == "affinity":
        for _ in range(icon.times):  # TG-39.11: the marker moves so many times
            yield from effects.affinity(t, icon.size, seat, t.encounter_source())
    elif icon.kind == "draw":
        yield from draw(t, seat, icon.size * icon.times)
    elif icon.kind == "topic":
        rule = attack.stage(t).get("topics", {}).get(topic, [])
        for _ in range(icon.times):
            yield from effects.carry_out(t, rule, seat, t.encounter_source())
    elif icon.kind == "tear":
        t.tears += icon.times
