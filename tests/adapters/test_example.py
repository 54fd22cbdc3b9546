"""The examples learn: one wins far more of its later games than half, the other builds for more stars."""

from __future__ import annotations

import runpy
from pathlib import Path
from types import SimpleNamespace

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.slow
def test_the_example_learns() -> None:
    won = runpy.run_path(str(EXAMPLES / "learn.py"))["learn"](120)
    assert sum(won[-50:]) >= 37  # by chance once in two thousand
    assert sum(won[:20]) < 18


@pytest.mark.slow
def test_the_builder_learns_and_looks_ahead(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAVOLA_KERNELS", "on")
    example = runpy.run_path(str(EXAMPLES / "learn_to_build.py"))
    genes = example["learn"](SimpleNamespace(map=map), generations=5)
    stars = [float(line.split()[2]) for line in capsys.readouterr().out.splitlines()]
    assert len(stars) == 5
    assert stars[-1] > stars[0] + 2
    ahead = example["looking_ahead"](genes, example["FRESH"][:6])
    assert sum(ahead) / len(ahead) >= 27  # at random five, untaught at a glance 18
