"""Campaigns of Tainted Grail under study."""

from __future__ import annotations

import msgspec
import pytest

from tavola.lab import balance
from tavola.lab.study import study_of
from tavola.lab.tainted_grail.records import Run
from tavola.lab.workers import Alone


def test_campaigns_of_tainted_grail_can_be_studied() -> None:
    plan = balance.Plan("tainted_grail", "", "random", "test", 2, ("alone", "two"))
    kept = balance.SavedGames(None, "")
    list(balance.play_all(plan, kept, Alone()))
    report = balance.report_of(plan, kept.of)
    assert [series.games for series in report.series] == [2, 2]
    assert "The Fifth Chair" in {figure.label for figure in report.figures()}


def test_bots_are_compared_by_the_first_chapter_alone_when_that_is_asked_for() -> None:
    usual = balance.Plan("tainted_grail", "", "greedy", "first", 2)
    assert "first" not in [kind.id for kind in usual.chosen(study_of("tainted_grail"))]
    plan = balance.Plan("tainted_grail", "", "greedy", "third", 4, ("first",))
    kept = balance.SavedGames(None, "")
    list(balance.play_all(plan, kept, Alone()))
    runs = [msgspec.json.decode(each, type=Run) for each in kept.of("first")]
    assert {tuple(run.begun) for run in runs} <= {("ch1",), ("ch1", "ch2")}
    # How many finish the chapter is the pack's business: here three of four do.
    assert all((run.outcome == "win") == ("ch2" in run.begun) for run in runs)
    outcomes = ("fail", "win", "win", "win")
    some = [msgspec.json.encode(msgspec.structs.replace(runs[0], outcome=outcome)) for outcome in outcomes]
    done = [
        figure.figure for figure in balance.report_of(plan, lambda _: some).figures() if figure.name == "ch1 finished"
    ]
    assert done == [75]


def test_every_encounter_is_met_by_a_party_of_its_level(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavola.lab.tainted_grail.trials.CAMPAIGNS", 1)
    monkeypatch.setattr("tavola.lab.tainted_grail.records.LONGEST", 2)
    plan = balance.Plan("tainted_grail", "", "random", "test", 4, ("trials-alone",))
    kept = balance.SavedGames(None, "")
    list(balance.play_all(plan, kept, Alone()))
    (series,) = balance.report_of(plan, kept.of).series
    assert series.games == 16
    assert 10 <= len(series.figures) <= 16, "each trial meets another Encounter; some are avoided or only read"
    assert all(figure.sample == 1 and figure.label for figure in series.figures)
