"""Campaigns of Tainted Grail under study."""

from __future__ import annotations

from tavola.lab import balance
from tavola.lab.crews import Alone


def test_campaigns_of_tainted_grail_can_be_studied() -> None:
    plan = balance.Plan("tainted_grail", "", "random", "test", 2, ("alone", "two"))
    kept = balance.Kept(None, "")
    list(balance.play_all(plan, kept, Alone()))
    report = balance.report_of(plan, kept.of)
    assert [series.games for series in report.series] == [2, 2]
    assert "The Fifth Chair" in {figure.label for figure in report.figures()}
