"""A toy in the place of every game."""

from __future__ import annotations

import pytest
from tests.cli.toy_commands import lay_toy

from tavola.cli import laying


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laying, "lay", lay_toy)
