"""A value that would bring a figure to its target, found by trying: each value is played, and what it cost is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

import msgspec

from tavola.content.problems import PackError
from tavola.content.yaml import read_plain
from tavola.library.locating import steps as field_steps
from tavola.service.registry import TableRegistry
from tavola.workshop.drafts import LoadedDraft
from tavola.workshop.measuring import LAB, TOGETHER, LotAsk, Measuring, plain
from tavola.workshop.planning import refused
from tavola.workshop.ranges import steps_of, value_at
from tavola.workshop.wire_measures import FigureNow, Search, Tried, ValueAsk

STEPS = (0, 1, -1, 2, -2)  # from the value that stands there: near ones first
MOST_VALUE = 1_000


class FigureAsk(msgspec.Struct, frozen=True):
    """One figure of the games that were played with one value."""

    game: str
    pack: str
    bots: str
    kind: str
    figure: str
    records: list[bytes]


class FigureFound(msgspec.Struct, frozen=True):
    figure: FigureNow
    target: tuple[float | None, float | None]


def figure_of(_: Any, ask: FigureAsk, __: Any = None) -> FigureFound | None:
    lab = import_module(LAB)
    plan = lab.Plan(ask.game, ask.pack, ask.bots, "", 0, (ask.kind,))
    report = lab.report_of(plan, lambda kind: ask.records if kind == ask.kind else [])
    for series in report.series:
        for figure in series.figures:
            if figure.name == ask.figure:
                return FigureFound(plain(figure), figure.target)
    return None


def number_at(files: Mapping[str, str], tries: ValueAsk) -> int:
    """The number that stands in that field now."""
    steps = [*steps_of(tries.entry), *(f"#{one}" if isinstance(one, int) else one for one in field_steps(tries.field))]
    try:
        value = value_at(read_plain(tries.file, files[tries.file].encode())[0], steps)
    except (KeyError, PackError):
        value = None
    if type(value) is not int:
        raise refused("WORKSHOP_E_NO_ENTRY", f"{tries.file} {tries.entry} {tries.field}"[:200])
    return value


def values_near(value: int) -> list[int]:
    return [value + step for step in STEPS if 0 <= value + step <= MOST_VALUE]


def distance(figure: float, target: tuple[float | None, float | None]) -> float:
    """How far a figure lies outside its target."""
    least, most = target
    return max(0.0, (least - figure) if least is not None else 0.0, (figure - most) if most is not None else 0.0)


def middle(target: tuple[float | None, float | None]) -> float | None:
    least, most = target
    return (least + most) / 2 if least is not None and most is not None else None


def best_of(tried: Sequence[Tried], target: tuple[float | None, float | None]) -> int | None:
    """The value that is on target, of several the one nearest to its middle; none if chance cannot tell them apart."""
    known = [(one.value, one.figure) for one in tried if one.figure is not None]
    if not known or target == (None, None):
        return None
    aim = middle(target)

    def order(one: tuple[int, FigureNow]) -> tuple[float, float]:
        figure = one[1].figure
        return distance(figure, target), abs(figure - aim) if aim is not None else 0.0

    value, found = min(known, key=order)
    now = known[0][1]  # what stands there is tried first
    apart = found.low > now.high or found.high < now.low
    return value if value == known[0][0] or apart else None


class Searching(Measuring):
    """Each value that the pack bears is played; what is known is told after each."""

    def __init__(
        self, registry: TableRegistry, loaded: LoadedDraft, packs: dict[int, str], search: Search, name: str, bots: str
    ) -> None:
        first = next(iter(packs.values()))
        super().__init__(registry, loaded, {"then": first, "now": first}, {"then": name, "now": name}, bots)
        self.values = packs
        self.info = msgspec.structs.replace(self.info, search=search)

    async def _games(self, kinds: tuple[str, ...], games: int) -> None:
        assert self.info.search is not None
        search = self.info.search
        self.become(of=games * len(self.values))
        for value, pack in self.values.items():
            self.records = {"now": {}, "then": {}}
            lots = [tuple(range(at, min(games, at + TOGETHER))) for at in range(0, games, TOGETHER)]
            how = (self.loaded.game, pack, self.bots, self.seed, search.kind)
            await self._play([("now", LotAsk(*how, numbers)) for numbers in lots])
            records = self.records["now"].get(search.kind, [])
            ask = FigureAsk(self.loaded.game, pack, self.bots, search.kind, search.figure, records)
            found: FigureFound | None = await self.ask(figure_of, ask)
            tried = [*search.tried, Tried(value, len(records), found.figure if found else None)]
            target = found.target if found else search.target
            search = msgspec.structs.replace(search, tried=tried, target=target, games=search.games + len(records))
            self.become(search=search)
        self.become(search=msgspec.structs.replace(search, best=best_of(search.tried, search.target)))

    async def _tell(self) -> None:
        """Figures are told value by value."""
