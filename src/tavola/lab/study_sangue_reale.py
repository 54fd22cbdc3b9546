"""Sangue Reale under study: Eras on every sheet in turn, and whole campaigns."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from tavola.bots.bot import Bot, find_bot
from tavola.bots.duel.duelist import Duelist
from tavola.games.sangue_reale.content import DuelBox
from tavola.games.sangue_reale.state import FACES, EraResult
from tavola.kernel.text import Words
from tavola.lab.figures import Figure, taken_over
from tavola.lab.sangue_reale.measures import campaign_measures, measures
from tavola.lab.sangue_reale.records import Record, play_campaign, play_era
from tavola.lab.studies import Kind, names_in

ERAS = Kind("eras", "Single Eras, every sheet in turn")
CAMPAIGNS = Kind("campaigns", "Whole campaigns", share=0.1)
FAMILIES = (
    (re.compile(r"wins with (.+)"), "How often the owner of a Unique Supporter wins, %"),
    (re.compile(r"action (\d) planned"), "How often each action is planned, %"),
)


class Duels:
    kinds = (ERAS, CAMPAIGNS)

    def bot(self, name: str) -> Bot:
        return Duelist() if name == Duelist.id else find_bot(name, "sangue_reale")

    def play(self, box: DuelBox, kind: Kind, nth: int, seed: str, bots: Sequence[Bot]) -> Any:
        if kind == CAMPAIGNS:
            return play_campaign(box, f"{seed}c{nth}", bots)
        sheets = sorted(box.sheets)
        return play_era(box, sheets[nth % len(sheets)], f"{seed}{nth}", bots)

    def read(self, kind: Kind, record: bytes) -> Any:
        return msgspec.json.decode(record, type=Record if kind == ERAS else tuple[EraResult, ...])

    def figures(self, box: DuelBox, kind: Kind, records: Sequence[Any], words: Words) -> list[Figure]:
        names = names_in(box, words, "unique", sorted(box.uniques)) | {str(n): f"Action {n}" for n in FACES}
        found = measures(records) if kind == ERAS else campaign_measures(records)
        return taken_over(found, FAMILIES, names)


STUDY = Duels()
