"""End of the game: the King dies, or everything is taken; the round is finished, then points are counted."""

from __future__ import annotations

from typing import Any

from tavola.referee.sangue_reale.scoring import count
from tavola.referee.sangue_reale.table import Table


def end_comes(t: Table, reason: str, clause: str) -> None:
    if not t.ending:
        t.ending = reason
        t.watch.happened(clause, "EraEndTriggered", reason=reason)


def check_all_taken(t: Table) -> None:
    """Every territory controlled and every Unique Supporter activated (SR-12.2)."""
    if len(t.boxes) == len(t.sheet.boxes) and len(t.uniques) == len(t.sheet.uniques):
        end_comes(t, "all_taken", "SR-12.2")


def finish_era(t: Table, crowned: int) -> None:
    """More points win (SR-12.6); equal points are broken in the order of SR-12.7, then by the crown (SR-12.8)."""
    lines = count(t)
    totals = [sum(vp[seat] for vp in lines.values()) for seat in (0, 1)]
    event: Any = t.watch.happened("SR-12.5", "EraScored", era=t.sheet.era)
    told = {(one.term, one.of): list(one.vp) for one in event.terms}
    t.watch.check("SR-12.5", "lines of the count", lines, told)
    t.watch.check("SR-12.5", "points", totals, list(event.vp))
    winner, by = decide(t, totals, crowned)
    name = t.players[winner].character if winner >= 0 else ""
    slot = t.pack.characters[name]["slot"] if name else ""
    t.watch.happened("SR-12.6", "EraWon", era=t.sheet.era, seat=winner, by=by, character=name, slot=slot)
    names = [player.character for player in t.players]
    result = {"era": t.sheet.era, "sheet": t.sheet.id, "winner": winner, "by": by, "vp": tuple(totals)}
    result["characters"] = tuple(names)
    t.results.append(result)


def decide(t: Table, totals: list[int], crowned: int) -> tuple[int, str]:
    measures = [("vp", totals)]
    if t.options["tiebreak"] != "shared":
        measures += [
            ("boxes", [list(t.boxes.values()).count(seat) for seat in (0, 1)]),
            ("uniques", [list(t.uniques.values()).count(seat) for seat in (0, 1)]),
            ("circles", [t.all_circles(seat) for seat in (0, 1)]),
        ]
    for by, (one, two) in measures:
        if one != two:
            return (0 if one > two else 1), by
    if crowned >= 0 and t.options["tiebreak"] != "shared":
        return crowned, "crown"
    return -1, "draw"
