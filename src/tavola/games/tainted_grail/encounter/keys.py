"""Keys: which halves meet, which connect, what their icons give (TG-33, TG-35). Rows are counted from the bottom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from tavola.games.tainted_grail.character.resources import attribute
from tavola.games.tainted_grail.content.schema import Half, Icon
from tavola.games.tainted_grail.deeds.encounter import Joined
from tavola.games.tainted_grail.effects.modifiers import is_connected_by_rule, modified
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Seat

VOID = 0  # as what waits for the next icon: it is eliminated; a number multiplies it


def previous_edge(g: Avalon) -> list[Half]:
    """The right edge that the next card meets: of the last card, or of the Encounter itself (TG-33.2)."""
    assert g.encounter is not None
    if g.encounter.sequence:
        return g.box.cards[g.encounter.sequence[-1].card].right
    return g.box.encounters[g.encounter.card].right


def key_level(g: Avalon, seat: Seat, name: str) -> int:
    """The Attribute of the one who plays the card, as far as keys are concerned (TG-33.8)."""
    return modified(g, seat, f"attr.{name}", attribute(g, seat, name))


def connects(g: Avalon, seat: Seat, right: Half, left: Half) -> bool:
    """Whether an Attribute or Free Key connects; a Magic Key does if its Magic is spent (TG-33.3 to TG-33.6)."""
    if right.key == "attribute":
        if left.key != "bonus" or right.attr is None:
            return False
        return key_level(g, seat, right.attr) >= right.level or is_connected_by_rule(g, seat, right.attr)
    return right.key == left.key == "free"


def magic_meets(right: Sequence[Half], left: Sequence[Half]) -> list[int]:
    """Rows in which two halves of a Magic Key touch, from the top."""
    return [row for row in _rows(right, left) if right[row].key == left[row].key == "magic"]


def _rows(right: Sequence[Half], left: Sequence[Half]) -> range:
    return range(min(len(right), len(left)) - 1, -1, -1)


def read_icons(right: Iterable[Icon], left: Iterable[Icon]) -> Iterator[tuple[str, int]]:
    """First the icons on the card before, then those on the one placed; ×N and Void touch the very next (TG-35.7)."""
    waiting = 1
    for icon in (*right, *left):
        name, n = (icon, 1) if isinstance(icon, str) else next(iter(icon.items()))
        if waiting == VOID:
            waiting = 1
        elif name == "void":
            waiting = VOID
        elif name == "x":
            waiting *= n
        else:
            yield from _given(name, n, waiting)
            waiting = 1


def _given(name: str, n: int, times: int) -> Iterator[tuple[str, int]]:
    """Cubes, draws and Tears add up; Affinity and Topics happen one after the other; Continue is never multiplied."""
    if name == "continue":
        yield name, 1
    elif name in ("affinity", "topic"):
        for _ in range(times):
            yield name, n
    else:
        yield name, n * times


def connections(g: Avalon, seat: Seat, card: str, magic_rows: Sequence[int] = ()) -> list[Joined]:
    """What would connect if this Character played this card now, paying these Magic rows, in the order of TG-34.7."""
    right, left = previous_edge(g), g.box.cards[card].left
    attributes: list[Joined] = []
    magic: list[Joined] = []
    free: list[Joined] = []
    for row in _rows(right, left):
        before, placed = right[row], left[row]
        if before.key == "magic" and placed.key == "magic":
            if row in magic_rows:
                magic.append(_joined(row, "magic", before, placed))
        elif connects(g, seat, before, placed):
            if before.key == "attribute":
                attributes.append(_joined(row, str(before.attr), before, placed))
            else:
                free.append(_joined(row, "free", before, placed))
    return [*attributes, *magic, *free]


def _joined(row: int, topic: str, right: Half, left: Half) -> Joined:
    return Joined(row, topic, tuple(read_icons(right.icons, left.icons)))


def gives(keys: Iterable[Joined], icon: str) -> int:
    """How much of one icon a list of connected keys gives in all."""
    return sum(n for key in keys for name, n in key.gives if name == icon)


def continues(g: Avalon, seat: Seat, card: str, magic_rows: Sequence[int] = ()) -> bool:
    """Whether a key that will connect carries Continue on the card being played, not voided (TG-34.8)."""
    rows = g.box.continue_rows[card]
    if not rows:
        return False
    right, left = previous_edge(g), g.box.cards[card].left
    for row in rows:
        if row >= len(right):
            continue
        is_paid = left[row].key == "magic" and row in magic_rows
        if (is_paid or connects(g, seat, right[row], left[row])) and _goes_on(right[row], left[row]):
            return True
    return False


def _goes_on(right: Half, left: Half) -> bool:
    """A Continue on the card before takes its place among the icons, but does not count for the card being played."""
    before: list[Icon] = ["draw" if icon == "continue" else icon for icon in right.icons]  # any icon in its place
    return any(name == "continue" for name, _ in read_icons(before, left.icons))


def magic_choices(g: Avalon, card: str, magic: int) -> list[tuple[int, ...]]:
    """Every set of Magic Keys that could be paid for with this card, none first."""
    rows = g.box.magic_rows[card]
    if not rows or not magic:
        return [()]
    meeting = magic_meets(previous_edge(g), g.box.cards[card].left)
    return [rows for n in range(min(magic, len(meeting)) + 1) for rows in combinations(meeting, n)]
