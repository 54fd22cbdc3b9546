"""Hints during a game and analyses after it, computed by bots in other processes."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

from tavola.bots.advice import Advice, Weighed, adviser_of
from tavola.bots.analysis import Analysis, in_words
from tavola.content.table_messages import seat_name
from tavola.kernel.decision import Decision, Refusal, Refused
from tavola.kernel.text import Message, Words
from tavola.service.bots import bot_question
from tavola.service.files import file_of
from tavola.service.loaded_table import LoadedTable
from tavola.service.log_acts import read_act
from tavola.service.opening import known_bot
from tavola.service.option_info import option_in_words
from tavola.service.playing import must_play, own_seat
from tavola.service.ports import PastGame
from tavola.service.present import by_name
from tavola.service.registry import TableRegistry
from tavola.service.wire.records import AdviceInfo, AnalysisInfo, HintInfo, JudgedSeat, Measure, PointInfo, TurningPoint
from tavola.store.port import KeyRow

log = logging.getLogger("tavola.bots")
LONGEST = 20_000  # answers of a game that is looked back at
KEPT = 200  # analyses kept at hand


class Advisers:
    """The hints and analyses of one worker. A person has one hint in the making at a time."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._hinting: set[str] = set()
        self._past: OrderedDict[tuple[str, int], asyncio.Task[Analysis]] = OrderedDict()

    async def close(self) -> None:
        tasks = list(self._past.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- while one plays

    async def hint(self, key: KeyRow, question: str, bot: str, words: Words) -> HintInfo:
        """What a bot would answer, knowing what the seat knows; nothing is changed."""
        loaded = await self.registry.at(key.table, fresh=True)
        decision = self._may_ask(loaded, key, question)
        name = known_bot(self.registry, loaded.row.game, bot) if bot else self._adviser(loaded)
        self._hinting.add(key.hash)
        try:
            advice = await self.registry.bot_pool.advise(bot_question(loaded, decision.seat, name))
        except Exception as fault:
            raise self._no_advice(loaded, fault) from None
        finally:
            self._hinting.discard(key.hash)
        return hint_info(loaded, decision, question, name, advice, words)

    def _no_advice(self, loaded: LoadedTable, fault: Exception) -> Refused:
        """The bot failed, or took more than it has; that is no fault of who asked."""
        self.registry.counts.bot_faults += 1
        log.warning(
            "a bot had no advice", extra={"table": loaded.id, "fault": f"{type(fault).__name__}: {fault}"[:300]}
        )
        return Refused(Refusal("TABLE_E_NO_ADVICE"))

    def _may_ask(self, loaded: LoadedTable, key: KeyRow, question: str) -> Decision:
        must_play(loaded)
        decision = loaded.open_decision(question)
        if decision is None:
            raise Refused(Refusal("TABLE_E_STALE"))
        own_seat(key, decision.seat)
        if not loaded.allows_hints():
            raise Refused(Refusal("TABLE_E_NO_HINTS"))
        if key.hash in self._hinting:
            raise Refused(Refusal("TABLE_E_BUSY"))
        return decision

    def _adviser(self, loaded: LoadedTable) -> str:
        """Who knows the game best, of the bots there are."""
        bots, wanted = self.registry.catalogue.bots(loaded.row.game), adviser_of(loaded.row.game)
        return wanted if wanted in bots else bots[-1]

    # -- when it is over

    async def analysis(self, loaded: LoadedTable, words: Words) -> AnalysisInfo:
        """Worked out once, however many ask; it tells hidden things, so the game must be over."""
        if loaded.phase != "over":
            raise Refused(Refusal("TABLE_E_NOT_OVER"))
        if loaded.summary.ply > LONGEST:
            raise Refused(Refusal("TABLE_E_TOO_LARGE"))
        place = (loaded.id, loaded.summary.ply)
        task = self._past.get(place)
        if task is None or task.cancelled() or (task.done() and task.exception()):
            task = self._past[place] = asyncio.create_task(self._look_back(loaded), name=f"analysis-{loaded.id}")
            while len(self._past) > KEPT:
                self._past.popitem(last=False)
        try:
            found = await asyncio.shield(task)
        except Exception as fault:
            raise self._no_advice(loaded, fault) from None
        return analysis_info(loaded, found, words)

    async def _look_back(self, loaded: LoadedTable) -> Analysis:
        line = await self.registry.store.line(loaded.id, 1, loaded.summary.ply)
        past = PastGame(file_of(loaded, [read_act(entry.data) for entry in line]), self._adviser(loaded), loaded.pack)
        return await self.registry.bot_pool.look_back(past)


def hint_info(
    loaded: LoadedTable, decision: Decision, question: str, bot: str, advice: Advice, words: Words
) -> HintInfo:
    words = by_name(loaded, words)

    def card(weighed: Weighed) -> AdviceInfo:
        text = words.say(loaded.game.label(loaded.g, decision, weighed.key))
        return AdviceInfo(weighed.key, text, weighed.value, weighed.share)

    others = [card(one) for one in advice.others]
    reason = words.say(advice.reason) if advice.reason is not None else ""
    return HintInfo(question, decision.seat, bot, measure(advice.is_race), card(advice.best), others, reason)


def measure(is_race: bool) -> Measure:
    return "chance" if is_race else "worth"


def analysis_info(loaded: LoadedTable, analysis: Analysis, words: Words) -> AnalysisInfo:
    words = by_name(loaded, words)
    names: list[str | Message] = [seat.name or seat_name(n) for n, seat in enumerate(loaded.summary.seats)]
    text_of = in_words(analysis, names)
    turns = [
        TurningPoint(
            turn.ply,
            turn.seat,
            turn.key,
            turn.best,
            turn.before,
            turn.after,
            turn.best_value,
            words.say(text),
            turn.lost,
            turn.asked,
            words.say(turn.prompt),
            None if turn.shown is None else option_in_words(turn.shown, words),
        )
        for turn, text in zip(analysis.turns, text_of, strict=False)
    ]
    curve = [PointInfo(point.ply, list(point.values)) for point in analysis.curve]
    text = "\n".join(words.say(one) for one in text_of)
    return AnalysisInfo(analysis.bot, measure(analysis.is_race), curve, turns, text, judged_seats(analysis))


def judged_seats(analysis: Analysis) -> list[JudgedSeat]:
    """None where the bot cannot tell what an answer gave away."""
    counted = enumerate(zip(analysis.choices, analysis.good, strict=True))
    if not analysis.luck:
        return [JudgedSeat(seat, choices, good) for seat, (choices, good) in counted]
    return [
        JudgedSeat(seat, choices, good, analysis.given_away[seat], analysis.luck[seat])
        for seat, (choices, good) in counted
    ]
