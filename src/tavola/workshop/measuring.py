"""How a draft changes the game: it and its parent played in the background, their figures side by side as they come.

The lab lies above the server and is not loaded by it. A helping process looks it up by name and plays a few games at a
time; stopping takes no longer than these.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import msgspec

from tavola.kernel.decision import Refusal, Refused
from tavola.service.ports import Turn
from tavola.service.registry import TableRegistry
from tavola.service.worker_process import Died, Failed, Overran
from tavola.workshop.drafts import LoadedDraft
from tavola.workshop.live import MeasuredNews, tell_all
from tavola.workshop.wire_measures import (
    FigureBeside,
    FigureNow,
    MeasureInfo,
    SeriesBeside,
)

LAB, FIGURES = "tavola.lab.balance", "tavola.lab.figures"
TOGETHER = 4  # games played at a time by one process
AHEAD = 4  # such lots under way
EVERY = 6  # lots after which the figures are told anew
SECONDS = 900.0  # of the processor's time for one lot
BOTH = ("then", "now")


class LotAsk(msgspec.Struct, frozen=True):
    """A few games of one kind."""

    game: str
    pack: str  # a path
    bots: str
    seed: str
    kind: str
    numbers: tuple[int, ...]


class FiguresAsk(msgspec.Struct, frozen=True):
    """What was played so far, by pack (then, now) and kind."""

    game: str
    packs: dict[str, str]
    bots: str
    records: dict[str, dict[str, list[bytes]]]


def kinds_played(_: Any, ask: tuple[str, str, tuple[str, ...], int], __: Any = None) -> list[tuple[str, int]]:
    """The kinds of games of a study and how many of each."""
    game, pack, wanted, games = ask
    lab = import_module(LAB)
    study = import_module("tavola.lab.study").study_of(game)
    plan = lab.Plan(game, pack, "", "", games, wanted)
    return [(kind.id, max(1, round(games * kind.share))) for kind in plan.chosen(study)]


def play_lot(_: Any, ask: LotAsk, __: Any = None) -> list[bytes]:
    lab = import_module(LAB)
    plan = lab.Plan(ask.game, ask.pack, ask.bots, ask.seed, len(ask.numbers), (ask.kind,))
    return [bytes(one.record) for one in lab.play_job(lab.Job(plan, ask.kind, ask.numbers))]


def figures_beside(_: Any, ask: FiguresAsk, __: Any = None) -> list[SeriesBeside]:
    """The figures of both packs that both have."""
    lab, figures = import_module(LAB), import_module(FIGURES)
    reports = {}
    for which in BOTH:
        held = ask.records[which]
        plan = lab.Plan(ask.game, ask.packs[which], ask.bots, "", 0, tuple(held))
        reports[which] = lab.report_of(plan, lambda kind, held=held: held.get(kind, []))
    played = {series.id: series.games for series in reports["then"].series}
    changes = figures.changes(reports["then"], reports["now"])
    return [
        SeriesBeside(
            series.id,
            series.title,
            {"then": played.get(series.id, 0), "now": series.games},
            [beside(change) for change in changes if change.series == series.id],
        )
        for series in reports["now"].series
    ]


def beside(change: Any) -> FigureBeside:
    now = change.now
    return FigureBeside(
        now.name,
        now.label or now.name,
        now.family,
        plain(change.then),
        plain(now),
        now.target,
        now.alarm,
        now.verdict(),
        now.trips(),
        change.is_sure(),
    )


def plain(figure: Any) -> FigureNow:
    return FigureNow(figure.figure, figure.low, figure.high, figure.sample)


class Measuring:
    """One run: begun, told as it goes, stopped when somebody says so."""

    def __init__(
        self, registry: TableRegistry, loaded: LoadedDraft, packs: dict[str, str], names: dict[str, str], bots: str
    ) -> None:
        self.registry, self.loaded, self.packs, self.bots = registry, loaded, packs, bots
        self.info = MeasureInfo(secrets.token_hex(6), "playing", 0, 0, names["now"], names["then"], "", [])
        self.seed = secrets.token_hex(6)
        self.records: dict[str, dict[str, list[bytes]]] = {which: {} for which in BOTH}
        self._task: asyncio.Task[None] | None = None

    def begin(self, kinds: tuple[str, ...], games: int) -> None:
        self._task = asyncio.create_task(self._run(kinds, games))

    def stop(self) -> None:
        if self.info.state == "playing":
            self.become(state="stopped")
            if self._task is not None:
                self._task.cancel()

    def become(self, **changes: Any) -> None:
        self.info = msgspec.structs.replace(self.info, **changes)
        tell_all(self.loaded.watchers, MeasuredNews(self.info), "measured")

    async def _run(self, kinds: tuple[str, ...], games: int) -> None:
        try:
            await self._games(kinds, games)
            self.become(state="done")
        except (Died, Failed, Overran) as why:
            self.become(state="failed", problem=str(why)[:300])

    async def _games(self, kinds: tuple[str, ...], games: int) -> None:
        chosen = await self.ask(kinds_played, (self.loaded.game, self.packs["now"], kinds, games))
        lots = self.lots(chosen)
        self.become(of=sum(len(lot.numbers) for _, lot in lots))
        await self._play(lots)
        await self._tell()

    def lots(self, chosen: Sequence[tuple[str, int]]) -> list[tuple[str, LotAsk]]:
        """Both packs in turns, with the same seeds, so that what there is so far can be compared."""
        found: list[tuple[str, LotAsk]] = []
        for kind, count in chosen:
            for first in range(0, count, TOGETHER):
                numbers = tuple(range(first, min(count, first + TOGETHER)))
                for which in BOTH:
                    pack = self.packs[which]
                    found.append((which, LotAsk(self.loaded.game, pack, self.bots, self.seed, kind, numbers)))
        return found

    async def _play(self, lots: Sequence[tuple[str, LotAsk]]) -> None:
        ahead, done = iter(lots), 0
        under_way: set[asyncio.Task[None]] = set()
        try:
            while True:
                for which, lot in ahead:
                    under_way.add(asyncio.create_task(self._lot(which, lot)))
                    if len(under_way) >= AHEAD:
                        break
                if not under_way:
                    return
                ready, under_way = await asyncio.wait(under_way, return_when=asyncio.FIRST_COMPLETED)
                for task in ready:
                    task.result()
                    done += 1
                if done % EVERY == 0:
                    await self._tell()
        finally:
            for task in under_way:
                task.cancel()

    async def _lot(self, which: str, lot: LotAsk) -> None:
        records = await self.ask(play_lot, lot)
        self.records[which].setdefault(lot.kind, []).extend(records)
        self.become(done=self.info.done + len(records))

    async def _tell(self) -> None:
        both = [kind for kind in self.records["now"] if kind in self.records["then"]]
        records = {which: {kind: list(self.records[which][kind]) for kind in both} for which in BOTH}
        if both:
            ask = FiguresAsk(self.loaded.game, self.packs, self.bots, records)
            self.become(series=await self.ask(figures_beside, ask))

    async def ask(self, job: Any, question: Any) -> Any:
        return await self.registry.bot_pool.measure(job, question, Turn(f"measure {self.loaded.id}", SECONDS))


class Measurings:
    """All runs of one worker."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._runs: dict[str, Measuring] = {}

    def of(self, draft: str) -> MeasureInfo | None:
        run = self._runs.get(draft)
        return run.info if run is not None else None

    def begin(self, run: Measuring, kinds: tuple[str, ...], games: int) -> MeasureInfo:
        playing = [id for id, one in self._runs.items() if one.info.state == "playing"]
        if run.loaded.id in playing or len(playing) >= self.registry.ceilings.measures:
            raise Refused(Refusal("WORKSHOP_E_MEASURING"))
        while len(self._runs) > 200:
            self._runs.pop(next(id for id in self._runs if id not in playing))
        self._runs[run.loaded.id] = run
        run.begin(kinds, games)
        return run.info

    def stop(self, draft: str) -> MeasureInfo | None:
        run = self._runs.get(draft)
        if run is None:
            return None
        run.stop()
        return run.info

    def close(self) -> None:
        for run in self._runs.values():
            run.stop()
