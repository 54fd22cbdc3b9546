"""A pack being looked at by the linter: its entries, where they stand, and how a fault is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import msgspec

from tavola.content.source import PackSource, Problem
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.content.open_box import Collected
from tavola.games.tainted_grail.content.schema import PackEntries
from tavola.games.tainted_grail.content.survey import Spot

Found: TypeAlias = Iterator[Problem]


class Pack(msgspec.Struct, frozen=True):
    """What every check is given."""

    source: PackSource
    collected: Collected
    box: AvalonBox
    standard: bool  # held to every count of the catalogue

    @property
    def entries(self) -> PackEntries:
        return self.collected.entries

    def fault(
        self, rule: str, kind: str, name: object, message: str, field: str = "", *, warning: bool = False
    ) -> Problem:
        """A fault of one entry, with the file it stands in."""
        file = self.collected.file_of(kind, name)
        return Problem(file, message, f"{kind} {name}", field, rule=rule, warning=warning)

    def fault_at(self, rule: str, spot: Spot, message: str, *, warning: bool = False) -> Problem:
        return self.fault(rule, spot.kind, spot.name, message, spot.field, warning=warning)
