"""Sangue Reale under study: Eras on every sheet in turn, and whole campaigns."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from tavola.bots.bot import Bot, find_bot
from tavola.bots.sangue_reale.bot import MASTER, DuelBot
from tavola.games.sangue_reale import GAME
from tavola.games.sangue_reale.content import DuelBox
from tavola.games.sangue_reale.options import Rulings
from tavola.games.sangue_reale.state import ERAS as ALL_ERAS
from tavola.games.sangue_reale.state import FACES, EraResult
from tavola.kernel.text import Words
from tavola.lab.figures import Bounds, Figure, grouped
from tavola.lab.rivals import Rivalry, meet, shares
from tavola.lab.sangue_reale.exploiting import WhiteBox
from tavola.lab.sangue_reale.fixed_plans import FixedPlans
from tavola.lab.sangue_reale.measures import campaign_measures, measures
from tavola.lab.sangue_reale.records import Record, play_campaign, play_era
from tavola.lab.study import Kind, names_in

ERAS = Kind("eras", "Single Eras, every sheet in turn")
CAMPAIGNS = Kind("campaigns", "Whole campaigns", share=0.1)
RIVALS = Kind("rivals", "Against weaker and stubborn players, seats swapped", share=0.2)
WEAKER = ("random", "greedy")
MEETINGS = (*WEAKER, *(f"plan:{face}" for face in FACES))
WANTED: dict[str, tuple[str, Bounds, Bounds]] = {
    "random": ("beats random", (90, None), (80, None)),
    "greedy": ("beats greedy", (60, None), (55, None)),
    **{f"plan:{face}": (f"beats always planning {face}", (75, None), (65, None)) for face in FACES},
}
FAMILIES = (
    (re.compile(r"wins with (.+)"), "How often the owner of a Unique Supporter wins, %"),
    (re.compile(r"character a wins on (.+)"), "Wins of the character of slot a by sheet, %"),
    (re.compile(r"action (\d) planned"), "How often each action is planned, %"),
    (re.compile(r"beats always planning (\d)"), "Wins against whoever always plans the same action, %"),
)


class Duels:
    kinds = (ERAS, CAMPAIGNS, RIVALS)

    def bot(self, name: str) -> Bot:
        """The duelist, `plans-25` (who plans 2 and 5 in turn) or any bot of the game."""
        kind, _, plans = name.partition("-")
        if kind == FixedPlans.id and plans:
            return FixedPlans(plans, DuelBot(MASTER))  # with dice it is as good as anybody
        if name == WhiteBox.id:
            return WhiteBox()  # who knows the grandmaster
        return DuelBot() if name == DuelBot.id else find_bot(name, "sangue_reale")

    def play(self, box: DuelBox, kind: Kind, nth: int, seed: str, bots: Sequence[Bot]) -> Any:
        if kind == CAMPAIGNS:
            return play_campaign(box, f"{seed}c{nth}", bots)
        if kind == RIVALS:
            return self.rivals(box, nth, f"{seed}r{nth}", bots[0])
        sheets = sorted(box.sheets)
        return play_era(box, sheets[nth % len(sheets)], f"{seed}{nth}", bots)

    def rivals(self, box: DuelBox, nth: int, seed: str, bot: Bot) -> Rivalry:
        """Every weaker bot and every constant plan in turn, in both seats, in every Era."""
        name = MEETINGS[nth % len(MEETINGS)]
        rival = self.bot(name) if name in WEAKER else FixedPlans(name.removeprefix("plan:"), bot)
        turn = nth // len(MEETINGS)
        era = sorted(box.eras)[turn // 2 % len(box.eras)]
        return meet(GAME, box, Rulings(era=era), bot, rival, name, seed, first=turn % 2 == 0)

    def suits(self, box: DuelBox, kind: Kind) -> bool:
        """A campaign needs all four Eras."""
        return kind != CAMPAIGNS or len(box.eras) == len(ALL_ERAS)

    def read(self, kind: Kind, record: bytes) -> Any:
        kinds: dict[str, Any] = {ERAS.id: Record, CAMPAIGNS.id: tuple[EraResult, ...], RIVALS.id: Rivalry}
        return msgspec.json.decode(record, type=kinds[kind.id])

    def figures(self, box: DuelBox, kind: Kind, records: Sequence[Any], words: Words) -> list[Figure]:
        names = names_in(box, words, "unique", sorted(box.uniques)) | {str(n): f"Action {n}" for n in FACES}
        names |= {sheet: f"Sheet {sheet}" for sheet in box.sheets}
        if kind == RIVALS:
            return grouped(shares(records, WANTED), FAMILIES, names)
        found = measures(records) if kind == ERAS else campaign_measures(records)
        return grouped(found, FAMILIES, names)


STUDY = Duels()
