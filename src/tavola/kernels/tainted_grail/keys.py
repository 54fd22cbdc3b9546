"""Keys: which halves meet, which connect, what their icons give (TG-33, TG-35). Rows are counted from the bottom."""

from __future__ import annotations

from typing import Any

from tavola.kernels.compiling import scalar
from tavola.kernels.tainted_grail import layout as w
from tavola.kernels.tainted_grail.stack import JOIN_KEY, push_all


@scalar
def left_edge(t: Any, card: int) -> int:
    return int(t[w.FACES] + w.EDGE * (1 + 2 * card))


@scalar
def previous_edge(t: Any, s: Any) -> int:
    """The right edge that the next card meets: of the last card, or of the Encounter itself (TG-33.2)."""
    if s[w.SEQUENCE_COUNT] > 0:
        last = int(s[w.SEQUENCE + s[w.SEQUENCE_COUNT] - 1])
        return left_edge(t, last) + w.EDGE
    return int(t[w.FACES])


@scalar
def rows_of(t: Any, right: int, left: int) -> int:
    return min(int(t[right]), int(t[left]))


@scalar
def half(edge: int, row: int) -> int:
    """Where a half stands: its kind, its Attribute, its level, how many icons, the icons."""
    return edge + 1 + w.ROW * row


@scalar
def connects(t: Any, right: int, left: int, row: int) -> bool:
    """Whether an Attribute or Free Key connects; a Magic Key does if its Magic is spent (TG-33.3 to TG-33.6)."""
    before, placed = half(right, row), half(left, row)
    if t[before] == w.ATTRIBUTE:
        return bool(t[placed] == w.BONUS and t[w.LEVEL + t[before + 1]] >= t[before + 2])
    return bool(t[before] == w.FREE and t[placed] == w.FREE)


@scalar
def magic_meets(t: Any, right: int, left: int) -> int:
    """Rows in which two halves of a Magic Key touch, a bit each."""
    found = 0
    for row in range(rows_of(t, right, left)):
        if t[half(right, row)] == w.MAGIC_KEY and t[half(left, row)] == w.MAGIC_KEY:
            found |= 1 << row
    return found


@scalar
def join_keys(t: Any, s: Any, card: int, magic: int) -> None:
    """Attribute Keys, then Magic Keys, then the Free Key; each from the top row down (TG-34.7). So pushed backwards."""
    right, left = previous_edge(t, s), left_edge(t, card)
    count = rows_of(t, right, left)
    for row in range(count):
        if t[half(right, row)] == w.FREE and connects(t, right, left, row):
            push_all(s, JOIN_KEY, right, left, row, w.TOPIC_FREE)
    for row in range(count):
        if (magic >> row) & 1 == 1:
            push_all(s, JOIN_KEY, right, left, row, w.TOPIC_MAGIC)
    for row in range(count):
        before = half(right, row)
        if t[before] == w.ATTRIBUTE and connects(t, right, left, row):
            push_all(s, JOIN_KEY, right, left, row, int(t[before + 1]))


@scalar
def icons_on(t: Any, right: int, left: int, row: int) -> int:
    return int(t[half(right, row) + 3] + t[half(left, row) + 3])


@scalar
def icon(t: Any, right: int, left: int, row: int, nth: int) -> int:
    """First those on the card before, then those on the one placed (TG-35.7)."""
    before = half(right, row)
    if nth < t[before + 3]:
        return int(t[before + 4 + nth])
    return int(t[half(left, row) + 4 + nth - t[before + 3]])


@scalar
def goes_on(t: Any, right: int, left: int, row: int) -> bool:
    """Continue counts where it stands on the card being played and is not voided; on the one before it is any icon."""
    waiting = 1
    before = int(t[half(right, row) + 3])
    for nth in range(icons_on(t, right, left, row)):
        each = icon(t, right, left, row, nth)
        kind = each & 15
        if waiting == 0:
            waiting = 1
        elif kind == w.VOID:
            waiting = 0
        elif kind == w.TIMES:
            waiting *= each >> 4
        else:
            if kind == w.CONTINUE and nth >= before:
                return True
            waiting = 1
    return False


@scalar
def continues(t: Any, s: Any, card: int, magic: int) -> bool:
    """Whether a key that will connect carries Continue on the card being played, not voided (TG-34.8)."""
    right, left = previous_edge(t, s), left_edge(t, card)
    for row in range(rows_of(t, right, left)):
        is_joined = (magic >> row) & 1 == 1 or connects(t, right, left, row)
        if is_joined and has_continue(t, left, row) and goes_on(t, right, left, row):
            return True
    return False


@scalar
def has_continue(t: Any, left: int, row: int) -> bool:
    placed = half(left, row)
    for nth in range(t[placed + 3]):
        if t[placed + 4 + nth] & 15 == w.CONTINUE:
            return True
    return False


@scalar
def nth_choice(meeting: int, size: int, nth: int) -> int:
    """Of all ways to pay for so many of these rows the nth; rows come from the top. -1 where there are not so many."""
    left = nth
    for picked in range(meeting, 0, -1):
        if picked & meeting == picked and bits_in(picked) == size:
            if left == 0:
                return picked
            left -= 1
    return -1


@scalar
def bits_in(rows: int) -> int:
    found = 0
    for row in range(w.EDGE_ROWS):
        found += (rows >> row) & 1
    return found
