"""Fitting the duelist's weights: a best place that is known is found, and the command plays, fits and compares."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import numpy as np
import pytest

from tavola.bots.bot import BotRng
from tavola.bots.sangue_reale.weights import USUAL
from tavola.games.sangue_reale.content import DuelBox
from tavola.lab.sangue_reale.fitting import BOLD, NAMES, Trial, best_shifts, compared, drawn, main, shifted, tried
from tavola.library import open_box

BOX = open_box("sangue_reale")
assert isinstance(BOX, DuelBox)


def test_every_weight_can_be_shifted_by_a_factor() -> None:
    up = shifted(USUAL, [1.0] * len(NAMES))
    assert up.rate == pytest.approx(USUAL.rate * np.exp(BOLD))
    assert shifted(USUAL, [0.0] * len(NAMES)) == USUAL
    assert all(-1 <= shift <= 1 for shift in drawn(BotRng.of("fit")))


def test_where_a_weight_does_best_is_found_again() -> None:
    """One weight does best half a shift up, one the higher the better; the others change nothing."""
    luck = np.random.default_rng(3)

    def strength(shifts: np.ndarray) -> float:  # type: ignore[type-arg]
        return float(0.4 * shifts[0] - 0.4 * shifts[0] ** 2 + 0.5 * shifts[1])

    trials = []
    for _ in range(3000):
        one, two = luck.uniform(-1, 1, (2, len(NAMES)))
        lead = strength(one) - strength(two) + 0.3 * luck.normal()
        trials.append(Trial(tuple(one), tuple(two), lead))
    places, sure = best_shifts(trials)
    assert places[0] == pytest.approx(0.5, abs=0.1)
    assert places[1] > 1.0
    assert min(sure[0], sure[1]) > 10
    assert max(map(abs, sure[2:])) < 4


def test_a_trial_is_a_game_between_two_shifted_players() -> None:
    assert isinstance(BOX, DuelBox)
    trial = tried(BOX, USUAL, "trial", 1)
    assert trial.one != trial.two
    assert -1 <= trial.lead <= 1
    assert tried(BOX, USUAL, "trial", 1) == trial
    wins, played = compared(BOX, USUAL, USUAL, 8, "even")
    assert (0 <= wins <= 8, played) == (True, 8)


def test_the_command_goes_on_from_its_file_and_tells_what_it_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "trials.jsonl"
    words = ["fitting", "--games", "2", "--arena", "8", "--keep", str(kept), "--start", '{"rate": 0.3}']
    monkeypatch.setattr(sys, "argv", words)
    for games in (2, 4):
        main()
        told = capsys.readouterr().out
        assert told.startswith(f"{games} games")
        assert all(name in told for name in NAMES)
        assert "of 8 (" in told
        assert len([msgspec.json.decode(line, type=Trial) for line in kept.read_bytes().splitlines()]) == games
