"""Tainted Grail under study: campaigns of one to four Characters, how far they come, and how each Encounter goes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import combinations
from typing import Any

import msgspec

from tavola.bots.bot import Bot, find_bot
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.text import Words
from tavola.lab.figures import Figure, grouped
from tavola.lab.study import Kind, names_in
from tavola.lab.tainted_grail.measures import character_measures, encounter_measures, run_measures
from tavola.lab.tainted_grail.records import Met, Run, play_run
from tavola.lab.tainted_grail.trials import dawns, trial

FAMILIES = (
    (re.compile(r"(e\..+)"), "Encounters: how often they are won by those who face them, %"),
    (re.compile(r"all: (.+) finished"), "Chapters: how many campaigns finish each, %"),
    (re.compile(r"all: days of (.+)"), "Chapters: days until each is finished"),
    (re.compile(r"all: ch1 finished with (.+)"), "Characters: how many campaigns finish the first Chapter, %"),
    (re.compile(r"all: died of (.+)"), "What took the last Health, % of deaths"),
)
FIRST = "first"  # enough to compare two bots: the later Chapters take four times as long
ENOUGH = 8  # meetings of an Encounter below which its own figure says nothing


class Campaigns:
    kinds = (
        Kind("alone", "One Character", 1.0, 1),
        Kind("two", "Two Characters", 1.0, 2),
        Kind("three", "Three Characters", 0.25, 3),
        Kind("four", "Four Characters", 0.25, 4),
        Kind("trials-alone", "Every Encounter met at its level by one Character", 4.0, 1),
        Kind("trials-two", "Every Encounter met at its level by two Characters", 4.0, 2),
        Kind(FIRST, "One Character, the first Chapter", 1.0, 1, when_named=True),
    )

    def __init__(self) -> None:
        self.parties: dict[tuple[str, int, str, str], dict[str, list[Avalon]]] = {}

    def bot(self, name: str) -> Bot:
        return find_bot(name, "tainted_grail")

    def play(self, box: AvalonBox, kind: Kind, nth: int, seed: str, bots: Sequence[Bot]) -> Run | Met:
        """Every choice of Characters in turn, so that each plays equally often; one mind leads them all."""
        choices = list(combinations(sorted(box.characters), kind.seats))
        if is_trial(kind):
            known = (box.name(), kind.seats, seed, bots[0].id)
            if known not in self.parties:
                self.parties[known] = dawns(box, choices, bots[0], f"{seed}/{kind.seats}")
            return trial(box, self.parties[known], nth, f"{seed}/{kind.seats}", bots[0])
        chapters = chapters_of(box)[1:2] if kind.id == FIRST else ()
        party = choices[nth % len(choices)]
        return play_run(box, party, f"{seed}/{kind.seats}/{nth}", bots[0], until=chapters)

    def suits(self, _: Any, __: Kind) -> bool:
        return True

    def read(self, kind: Kind, record: bytes) -> Run | Met:
        return msgspec.json.decode(record, type=Met) if is_trial(kind) else msgspec.json.decode(record, type=Run)

    def figures(self, box: AvalonBox, kind: Kind, records: Sequence[Any], words: Words) -> list[Figure]:
        if is_trial(kind):
            return grouped(encounter_measures(records), FAMILIES, names(box, words))
        chapters = chapters_of(box)[:1] if kind.id == FIRST else chapters_of(box)
        found = run_measures(records, chapters, "all")
        if kind.seats < len(box.characters):
            found += character_measures(records, sorted(box.characters), chapters[0], chapters, "all")
        met = [each for run in records for each in run.met]
        found += [each for each in encounter_measures(met) if each.sample >= ENOUGH]
        return [plainly(each) for each in grouped(found, FAMILIES, names(box, words))]


def chapters_of(box: AvalonBox) -> Sequence[str]:
    return next(iter(box.campaigns.values())).chapters


def is_trial(kind: Kind) -> bool:
    return kind.id.startswith("trials-")


def names(box: AvalonBox, words: Words) -> dict[str, str]:
    encounters = {id: said(words, f"encounter-{re.sub(r'[._]', '-', id)}", id) for id in box.encounters}
    chapters = names_in(box, words, "chapter", list(box.chapters))
    return encounters | chapters | names_in(box, words, "character", list(box.characters))


def said(words: Words, message: str, otherwise: str) -> str:
    return words(message) if words.has(message) else otherwise


def plainly(figure: Figure) -> Figure:
    """Without the name of the set: it is the chapter's heading."""
    return msgspec.structs.replace(figure, name=figure.name.removeprefix("all: "))


STUDY = Campaigns()
