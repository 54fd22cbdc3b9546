"""Hints while one plays, and a look back when it is over. Bots do the thinking, away from the tables."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

from tavola.bots.advice import ADVISER, Advice, Weighed
from tavola.bots.analysis import Analysis, in_words
from tavola.content.sayings import seat_name
from tavola.kernel import codec
from tavola.kernel.decision import Decision, Refusal, Refused
from tavola.kernel.text import Message, Words
from tavola.service.bots import bot_question
from tavola.service.house import House
from tavola.service.live import Live
from tavola.service.opening import known_bot
from tavola.service.playing import must_play, own_seat
from tavola.service.ports import PastGame
from tavola.service.replay import state_at
from tavola.service.telling import by_name
from tavola.service.told import AdviceCard, AnalysisCard, HintCard, Measure, PointCard, TurnCard
from tavola.store.port import KeyRow

log = logging.getLogger("tavola.bots")
LONGEST = 20_000  # answers of a game that is looked back at
KEPT = 200  # analyses kept at hand


class Advisers:
    """The hints and analyses of one worker. A hand has one hint in the making at a time."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._hinting: set[str] = set()
        self._past: OrderedDict[tuple[str, int], asyncio.Task[Analysis]] = OrderedDict()

    async def close(self) -> None:
        tasks = list(self._past.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- while one plays

    async def hint(self, key: KeyRow, question: str, bot: str, words: Words) -> HintCard:
        """What a bot would answer, knowing what the seat knows; nothing is changed."""
        live = await self.house.at(key.table, fresh=True)
        decision = self._may_ask(live, key, question)
        name = known_bot(self.house, live.row.game, bot) if bot else self._adviser(live)
        self._hinting.add(key.hash)
        try:
            advice = await self.house.thinker.advise(bot_question(live, decision.seat, name))
        except Exception as fault:
            raise self._no_advice(live, fault) from None
        finally:
            self._hinting.discard(key.hash)
        return hint_card(live, decision, question, name, advice, words)

    def _no_advice(self, live: Live, fault: Exception) -> Refused:
        """The bot failed, or took more than it has; that is no fault of who asked."""
        self.house.counts.bot_faults += 1
        log.warning("a bot had no advice", extra={"table": live.id, "fault": f"{type(fault).__name__}: {fault}"[:300]})
        return Refused(Refusal("TABLE_E_NO_ADVICE"))

    def _may_ask(self, live: Live, key: KeyRow, question: str) -> Decision:
        must_play(live)
        decision = live.open_decision(question)
        if decision is None:
            raise Refused(Refusal("TABLE_E_STALE"))
        own_seat(key, decision.seat)
        if not live.allows_hints():
            raise Refused(Refusal("TABLE_E_NO_HINTS"))
        if key.hash in self._hinting:
            raise Refused(Refusal("TABLE_E_BUSY"))
        return decision

    def _adviser(self, live: Live) -> str:
        """Who knows the game best, of the bots there are."""
        bots, wanted = self.house.shelf.bots(live.row.game), ADVISER
        return wanted if wanted in bots else bots[-1]

    # -- when it is over

    async def analysis(self, live: Live, words: Words) -> AnalysisCard:
        """Worked out once, however many ask; it tells hidden things, so the game must be over."""
        if live.phase != "over":
            raise Refused(Refusal("TABLE_E_NOT_OVER"))
        if live.head.ply > LONGEST:
            raise Refused(Refusal("TABLE_E_TOO_LARGE"))
        place = (live.id, live.head.ply)
        task = self._past.get(place)
        if task is None or task.cancelled() or (task.done() and task.exception()):
            task = self._past[place] = asyncio.create_task(self._look_back(live), name=f"analysis-{live.id}")
            while len(self._past) > KEPT:
                self._past.popitem(last=False)
        try:
            found = await asyncio.shield(task)
        except Exception as fault:
            raise self._no_advice(live, fault) from None
        return analysis_card(live, found, words)

    async def _look_back(self, live: Live) -> Analysis:
        opening, _ = await state_at(self.house, live, 0)
        line = await self.house.store.line(live.id, 1, live.head.ply)
        past = PastGame(
            live.row.game,
            live.row.pack.partition("@")[0],
            live.row.seats,
            self._adviser(live),
            codec.save(live.game, opening, live.box),
            tuple(entry.data for entry in line),
        )
        return await self.house.thinker.look_back(past)


def hint_card(live: Live, decision: Decision, question: str, bot: str, advice: Advice, words: Words) -> HintCard:
    words = by_name(live, words)

    def card(weighed: Weighed) -> AdviceCard:
        return AdviceCard(weighed.key, words.say(live.game.label(live.g, decision, weighed.key)), weighed.value)

    others = [card(one) for one in advice.others]
    return HintCard(question, decision.seat, bot, measure(advice.is_race), card(advice.best), others)


def measure(is_race: bool) -> Measure:
    return "chance" if is_race else "worth"


def analysis_card(live: Live, analysis: Analysis, words: Words) -> AnalysisCard:
    words = by_name(live, words)
    names: list[str | Message] = [seat.name or seat_name(n) for n, seat in enumerate(live.head.seats)]
    said = in_words(analysis, names)
    turns = [
        TurnCard(turn.ply, turn.seat, turn.key, turn.best, turn.before, turn.after, turn.best_value, words.say(text))
        for turn, text in zip(analysis.turns, said, strict=False)
    ]
    curve = [PointCard(point.ply, list(point.values)) for point in analysis.curve]
    text = "\n".join(words.say(one) for one in said)
    return AnalysisCard(analysis.bot, measure(analysis.is_race), curve, turns, text)
