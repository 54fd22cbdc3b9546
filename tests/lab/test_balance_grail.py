"""Campaigns of Tainted Grail under study."""

from __future__ import annotations

import pytest

from tavola.lab import balance
from tavola.lab.crews import Alone


def test_campaigns_of_tainted_grail_can_be_studied() -> None:
    plan = balance.Plan("tainted_grail", "", "random", "test", 2, ("alone", "two"))
    kept = balance.Kept(None, "")
    list(balance.play_all(plan, kept, Alone()))
    report = balance.report_of(plan, kept.of)
    assert [series.games for series in report.series] == [2, 2]
    assert "The Fifth Chair" in {figure.label for figure in report.figures()}


def test_every_encounter_is_met_by_a_party_of_its_level(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavola.lab.tainted_grail.trials.CAMPAIGNS", 1)
    monkeypatch.setattr("tavola.lab.tainted_grail.records.LONGEST", 2)
    plan = balance.Plan("tainted_grail", "", "random", "test", 4, ("trials-alone",))
    kept = balance.Kept(None, "")
    list(balance.play_all(plan, kept, Alone()))
    (series,) = balance.report_of(plan, kept.of).series
    assert series.games == 16
    assert 10 <= len(series.figures) <= 16, "each trial meets another Encounter; some are avoided or only read"
    assert all(figure.sample == 1 and figure.label for figure in series.figures)
