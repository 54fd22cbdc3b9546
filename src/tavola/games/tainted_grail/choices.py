"""The base of every answer that can be given in Tainted Grail. The kinds stand in the `choices.py` of their room."""

from __future__ import annotations

from tavola.kernel.choice import Choice


class GrailChoice(Choice, frozen=True):
    """The base of all kinds."""
