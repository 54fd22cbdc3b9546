"""`tavola bench kernels` says how fast kernels play, and whether they play as the rules do."""

from __future__ import annotations

import json

import pytest
from tests.cli.toy_commands import tavola

from tavola.cli.bench import kernels
from tavola.cli.failure import CommandFailed
from tavola.kernels import finding
from tavola.kernels.lockstep import Difference

QUICK = ("bench", "kernels", "--game", "sangue_reale", "--decisions", "100", "--processes", "1", "--plain")


def test_decisions_are_compared_and_counted() -> None:
    told = json.loads(tavola(*QUICK, "--json").stdout)
    found = told["kernels"]["sangue_reale"]
    assert found["lockstep_decisions"] >= 100
    assert found["differences"] == 0
    assert found["decisions_per_second"] is None, "nothing is compiled"


def test_fights_are_compared_as_well() -> None:
    told = json.loads(tavola(*QUICK[:3], "tainted_grail", *QUICK[4:], "--json").stdout)
    found = told["kernels"]["tainted_grail"]
    assert found["lockstep_decisions"] >= 100
    assert found["differences"] == 0
    assert found["fights_per_second"] is None, "nothing is compiled"


def test_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernels, "shares", lambda *_: iter([kernels.Part(120, 1, [])]))
    assert "0 differences" in tavola(*QUICK).stdout


def test_a_difference_is_told_and_makes_it_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    part = kernels.Part(3, 1, [str(Difference("s", 3, "who is asked", 0, 1))])
    monkeypatch.setattr(kernels, "shares", lambda *_: iter([part]))
    done = tavola(*QUICK)
    assert done.exit_code == 1
    assert "seed 's', answer 3: who is asked: rules 0, kernel 1" in done.stdout


def test_a_game_without_a_kernel() -> None:
    done = tavola("bench", "kernels", "--game", "chess")
    assert isinstance(done.exception, CommandFailed)
    assert "there is no kernel of 'chess'" in str(done.exception)
    with pytest.raises(LookupError, match="chess"):
        finding.find_kernel("chess")
