"""Terms of scoring as words: kind, what a unit is worth, what it is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tavola.games.sangue_reale import vocabulary as v
from tavola.games.sangue_reale.layout import Layout
from tavola.kernels.sangue_reale import scoring as k

METRICS = ("boxes", "uniques", "full_columns", "river_boxes", "groups_led", "modifiers_spent")
PLAIN: dict[type[v.Term], int] = {
    v.BoxVp: k.BOX_VP,
    v.BoxCount: k.BOX_COUNT,
    v.Chain: k.CHAIN,
    v.UniqueVp: k.UNIQUE_VP,
    v.UniqueCount: k.UNIQUE_COUNT,
    v.ColumnFull: k.COLUMN_FULL,
    v.ColumnMajority: k.COLUMN_MAJORITY,
    v.ModifiersSpent: k.MODIFIERS_SPENT,
    v.ChronologyDistinct: k.CHRONOLOGY_DISTINCT,
    v.Cancelled: k.CANCELLED,
    v.RiverSide: k.RIVER_SIDE,
}


def term_words(term: v.AnyTerm, layout: Layout, tag_bits: Callable[[Sequence[str]], int]) -> tuple[int, int, int]:
    groups = list(layout.groups)
    match term:
        case v.GroupComplete():
            return k.GROUP_COMPLETE, term.vp, groups.index(term.group)
        case v.GroupMajority():
            return k.GROUP_MAJORITY, term.vp, groups.index(term.group)
        case v.CirclesDiv():
            return k.CIRCLES_DIV, term.n, 0
        case v.TagCount():
            return k.TAG_COUNT, term.k, tag_bits([term.tag])
        case v.TagSet():
            return k.TAG_SET, term.vp, tag_bits(term.tags)
        case v.Penalty():
            return k.PENALTY, term.k, METRICS.index(term.metric)
        case _:
            return PLAIN[type(term)], getattr(term, "k", 1), 0
