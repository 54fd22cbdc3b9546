"""Lanterns, the game of the tutorial, sits at the table for one test; afterwards the table is as it was."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tavola import games
from tavola.library import guests

ROOT = Path(__file__).resolve().parents[2]
LANTERNS = ROOT / "examples" / "lanterns"


@pytest.fixture(autouse=True)
def as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whoever sits down in a test gets up after it."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    ours = set(games.GAME_IDS)
    yield
    for guest in set(games.GAMES) - ours:
        del games.GAMES[guest]


@pytest.fixture
def lanterns(monkeypatch: pytest.MonkeyPatch) -> str:
    """The id of the guest that was invited by the path of its folder."""
    monkeypatch.setenv(guests.NAMED, str(LANTERNS))
    assert guests.invite() == ["lanterns"]
    return "lanterns"
