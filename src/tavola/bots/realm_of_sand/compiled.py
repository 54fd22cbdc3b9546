"""A bot that thinks with compiled code where there is any; until it is there, and elsewhere, a plain one thinks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from tavola.bots.bot import Bot
from tavola.bots.generic.search import SearchBot
from tavola.kernels.readying import Readied

Plain = TypeVar("Plain", bound=Bot)


class CompiledBot(SearchBot, Generic[Plain]):
    """So many visits or stages of compiled code, or as many as the seconds allow; `plain` thinks without."""

    code: ClassVar[Readied[Any]]

    def __init__(self, visits: int, seconds: float | None, plain: Plain) -> None:
        super().__init__("realm_of_sand", visits, seconds)
        self.plain = plain

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.visits, self.seconds, self.plain)

    def thinkers(self) -> Sequence[Bot]:
        return (self, self.plain)

    def prepare(self) -> None:
        """Compiled now, and not beside what is played meanwhile: the same answers from the first game on."""
        self.code.waited_for()
