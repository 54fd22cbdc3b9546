"""What a seat observes, byte by byte as `tavola.coding.sangue_reale` writes it."""

from __future__ import annotations

from typing import Any

from tavola.kernels.compiling import scalar
from tavola.kernels.sangue_reale import printed as p
from tavola.kernels.sangue_reale import words as w
from tavola.kernels.sangue_reale.dice_words import BITS
from tavola.kernels.sangue_reale.marks import bits_in, get_marks
from tavola.kernels.sangue_reale.scoring import points_of
from tavola.kernels.sangue_reale.words import HAND_WORDS, HANDS, HELD, SHEET_WORDS, SHEETS

MOST = 255
QUESTION_BITS = 16


@scalar
def look(t: Any, s: Any, seat: int, out: Any) -> None:
    """The own sheet first, then the other's."""
    at = look_at_question(t, s, seat, out)
    at = look_at_table(t, s, seat, out, at)
    at = look_at_sheet(t, s, seat, out, at)
    look_at_sheet(t, s, 1 - seat, out, at)


@scalar
def look_at_question(t: Any, s: Any, seat: int, out: Any) -> int:
    """What the seat is asked, as bits; nought where it is not asked or has answered."""
    bits = int(t[t[p.QUESTIONS] + s[w.PROMPT]]) if is_asked(s, seat) else 0
    for bit in range(QUESTION_BITS):
        out[bit] = bits >> bit & 1
    return QUESTION_BITS


@scalar
def is_asked(s: Any, seat: int) -> bool:
    if s[w.PROMPT] == 0:
        return False
    if s[w.MODE] == w.ONE:
        return bool(s[w.SEAT] == seat)
    return bool(s[w.MODE] == w.ANY or s[HELD + seat] == 0)


@scalar
def look_at_table(t: Any, s: Any, seat: int, out: Any, at: int) -> int:
    at = one_of(out, at, int(s[w.ERA]) - 1, 4)
    at = one_of(out, at, int(t[s[w.PRINT] + p.SHEET_NO]), int(t[p.SHEET_TOTAL]))
    at = one_of(out, at, int(s[w.SET]), int(t[p.SET_TOTAL]))
    out[at] = s[w.ROUND]
    out[at + 1] = 1 if s[w.ACTING] == seat else 0
    out[at + 2] = 1 if s[w.ACTING] == 1 - seat else 0
    at += 3
    empty(out, at, 18)
    count_dice(out, at, int(s[w.ROLLED]))
    for nth in range(s[w.HAND_COUNT]):
        hand = HANDS + HAND_WORDS * nth
        whose = 6 if s[hand + w.HAND_SEAT] == seat else 12
        count_dice(out, at + whose, int(s[hand + w.HAND_DICE]))
    out[at + 18] = s[HELD + seat]
    at += 19
    at = look_at_owners(s, w.BOXES, int(t[s[w.PRINT] + p.BOX_COUNT]), int(t[p.BOX_ROOM]), seat, out, at)
    return look_at_owners(s, w.UNIQUES, int(t[s[w.PRINT] + p.UNIQUE_COUNT]), int(t[p.UNIQUE_ROOM]), seat, out, at)


@scalar
def one_of(out: Any, at: int, which: int, n: int) -> int:
    for nth in range(n):
        out[at + nth] = 1 if nth == which else 0
    return at + n


@scalar
def empty(out: Any, at: int, n: int) -> None:
    for nth in range(at, at + n):
        out[nth] = 0


@scalar
def count_dice(out: Any, at: int, dice: int) -> None:
    """How many dice show each face, added to what is there."""
    while dice:
        out[at + (dice & 7) - 1] += 1
        dice >>= BITS


@scalar
def look_at_owners(s: Any, of: int, n: int, room: int, seat: int, out: Any, at: int) -> int:
    """0 nobody's, 1 one's own, 2 the other's."""
    for nth in range(room):
        owner = s[of + nth] if nth < n else w.FREE
        out[at + nth] = 0 if owner < 0 else 1 if owner == seat else 2
    return at + room


@scalar
def look_at_sheet(t: Any, s: Any, who: int, out: Any, at: int) -> int:
    sheet = SHEETS + who * SHEET_WORDS
    out[at] = s[sheet + w.SIDE]
    out[at + 1] = s[sheet + w.PLAN]
    out[at + 2] = 1 if s[HELD + who] else 0
    at += 3
    for nth in range(w.LAST_ROUND):
        out[at + nth] = s[sheet + w.CHRONOLOGY + nth] if nth < s[sheet + w.WRITTEN] else 0
    at += w.LAST_ROUND
    for turn in range(5):
        out[at + turn] = s[sheet + w.MODIFIERS + turn]
    out[at + 5] = min(int(s[sheet + w.SPENT]), MOST)
    at += 6
    for column in range(6):
        out[at + column] = s[sheet + w.ROWS + column]
        out[at + 6 + column] = s[sheet + w.HALF] >> column + 1 & 1
    at = look_at_powers(s, sheet, out, at + 12)
    out[at] = min(max(points_of(t, s, who), 0), MOST)
    at = look_at_marks(get_marks(s, sheet + w.CIRCLED), int(t[p.SLOT_ROOM]), out, at + 1)
    at = look_at_marks(get_marks(s, sheet + w.BLOCKED), int(t[p.SLOT_ROOM]), out, at)
    return look_at_marks(get_marks(s, sheet + w.PRESENT), int(t[p.EDGE_ROOM]), out, at)


@scalar
def look_at_powers(s: Any, sheet: int, out: Any, at: int) -> int:
    """How many rounds a power still reaches, or how often it can still be used."""
    now = int(s[sheet + w.WRITTEN])
    out[at] = max(0, int(s[sheet + w.FIRST_UNTIL]) - now)
    out[at + 1] = max(0, int(s[sheet + w.OPENLY_UNTIL]) - now)
    out[at + 2] = s[sheet + w.UNCANCELS]
    out[at + 3] = s[sheet + w.SET_DICE]
    out[at + 4] = s[sheet + w.WRAPS]
    out[at + 5] = s[sheet + w.DOUBLES]
    out[at + 6] = bits_in(get_marks(s, sheet + w.WAIVED))
    for action in range(6):
        out[at + 7 + action] = max(0, int(s[sheet + w.FORBIDDEN + action]) - now)
    return at + 13


@scalar
def look_at_marks(marks: int, n: int, out: Any, at: int) -> int:
    for nth in range(n):
        out[at + nth] = marks >> nth & 1
    return at + n


@scalar
def points(t: Any, s: Any, seat: int) -> int:
    """Victory points ahead of the other."""
    return points_of(t, s, seat) - points_of(t, s, 1 - seat)
