"""Windows: named moments at which abilities may act. Each game has a closed list of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Any, TypeVar

from tavola.kernel.do import Do
from tavola.kernel.flow import then
from tavola.kernel.state import State

# A finder looks at the table and at what is being done, and names what abilities add at this moment.
Finder = TypeVar("Finder", bound=Callable[..., Iterable[Do]])
FINDERS: dict[StrEnum, list[Callable[[Any, Any], Iterable[Do]]]] = {}


def at(moment: StrEnum) -> Callable[[Finder], Finder]:
    """Registers a finder of abilities for this moment."""

    def register(finder: Finder) -> Finder:
        FINDERS.setdefault(moment, []).append(finder)
        return finder

    return register


def open_window(g: State, moment: StrEnum, do: Do) -> None:
    """All that abilities add at this moment is done next, in the order in which their finders were written."""
    then(g, *[found for finder in FINDERS.get(moment, ()) for found in finder(g, do)])
