"""The balance of a pack in figures: the measures of the catalogue's section 24, each with target and alarm."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

from tavola.games.sangue_reale.state import FREE, NO_ONE, EraResult
from tavola.lab.figures import Figure
from tavola.lab.measuring import mean, pooled, share
from tavola.lab.sangue_reale.records import Record


def measures(records: Sequence[Record]) -> list[Figure]:
    """Everything that single Eras show about the pack."""
    n = len(records)
    decided = [record for record in records if record.winner != NO_ONE]
    led = [record for record in decided if record.leader != NO_ONE]
    return [
        share("seat A wins", _sum(decided, lambda r: r.winner == 0), len(decided), (49, 51), (49, 51)),
        share("character a wins", _sum(decided, won_by_slot_a), len(decided), (48, 52), (47, 53)),
        share("ended before the King died", _sum(records, lambda r: r.ended_early), n, (3, 20), (0.1, 35)),
        mean("cancelled rounds", [r.cancelled for r in records], (3.5, 6.5), (None, 8)),
        pooled("dice lost", [(r.lost, r.used + r.lost) for r in records], (15, 35), (None, 40)),
        mean("boxes controlled, %", [100 * _taken(r.boxes) / len(r.boxes) for r in records], (70, 92), (60, None)),
        mean("Unique Supporters taken", [_taken(r.uniques.values()) for r in records], (4, 5.8), (3.5, None)),
        mean("margin, % of the winner's VP", [margin(r) for r in records], (8, 25), (None, 35)),
        share("even VP", _sum(records, lambda r: r.vp[0] == r.vp[1]), n, (None, 8), (None, 12)),
        share("undecided", n - len(decided), n, (None, 1), (None, 2)),
        share("leader after round 15 wins", _sum(led, lambda r: r.leader == r.winner), len(led), (60, 80), (None, 85)),
        *characters(decided),
        *[action_use(records, action) for action in range(1, 7)],
        *supporters(records),
    ]


def _sum(records: Iterable[Record], counts: Callable[[Record], bool]) -> int:
    return sum(counts(record) for record in records)


def _taken(owners: Iterable[int]) -> int:
    return sum(owner != FREE for owner in owners)


def won_by_slot_a(record: Record) -> bool:
    return (record.winner == 0) == (record.slot_of_seat_0 == 0)


def characters(decided: Sequence[Record]) -> list[Figure]:
    """How often the character of slot a wins, Era by Era and branch by branch."""
    sheets = sorted({record.sheet for record in decided})
    if len(sheets) < 2:
        return []
    of = {sheet: [record for record in decided if record.sheet == sheet] for sheet in sheets}
    return [
        share(f"character a wins on {sheet}", _sum(of[sheet], won_by_slot_a), len(of[sheet]), (48, 52), (47, 53))
        for sheet in sheets
    ]


def margin(record: Record) -> float:
    high = max(record.vp)
    return 100 * (high - min(record.vp)) / high if high else 0.0


def action_use(records: Sequence[Record], action: int) -> Figure:
    low = 8 if action == 6 else 5
    planned = [[*record.plans[0], *record.plans[1]] for record in records]
    games = [(plans.count(action), len(plans)) for plans in planned]
    return pooled(f"action {action} planned", games, (low, 35), (3, None))


def supporters(records: Sequence[Record]) -> list[Figure]:
    """How often whoever took a Unique Supporter won."""
    taken: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for record in records:
        for unique, owner in record.uniques.items():
            if owner != FREE and record.winner != NO_ONE:
                taken[unique] += 1
                won[unique] += owner == record.winner
    return [share(f"wins with {unique}", won[unique], taken[unique], (45, 60), (None, 63)) for unique in sorted(taken)]


def campaign_measures(campaigns: Sequence[tuple[EraResult, ...]]) -> list[Figure]:
    """What only whole campaigns show."""
    pairs = [[(one.winner, two.winner) for one, two in pairwise(eras)] for eras in campaigns]
    again = [[one == two for one, two in each if NO_ONE not in (one, two)] for each in pairs]
    swept = sum(len(eras) == 4 and len({era.winner for era in eras} - {NO_ONE}) == 1 for eras in campaigns)
    return [
        pooled("winner wins the next Era", [(sum(each), len(each)) for each in again], (45, 55), (43, 57)),
        share("campaigns swept 4-0", swept, len(campaigns), (8, 18), (None, 22)),
    ]
