"""The example learns: it wins far more of its later games than half."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn.py"


@pytest.mark.slow
def test_the_example_learns() -> None:
    won = runpy.run_path(str(EXAMPLE))["learn"](120)
    assert sum(won[-50:]) >= 37  # by chance once in two thousand
    assert sum(won[:20]) < 18
