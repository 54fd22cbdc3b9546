"""Realm of Sand under study: one to four players, basic and advanced, and every card beside the others of its level."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from tavola.bots.bot import Bot, find_bot
from tavola.games.realm_of_sand import GAME
from tavola.games.realm_of_sand.content import SandBox
from tavola.games.realm_of_sand.options import SandOptions
from tavola.kernel.text import Words
from tavola.lab.figures import Bounds, Figure, grouped
from tavola.lab.realm_of_sand.measures import LEVELS, measures
from tavola.lab.realm_of_sand.players import PlanningBuilder, QuickBuilder
from tavola.lab.realm_of_sand.records import Record, play
from tavola.lab.rivals import Rivalry, meet, shares
from tavola.lab.study import Kind, names_in

BUILDERS: dict[str, type[Bot]] = {QuickBuilder.id: QuickBuilder, PlanningBuilder.id: PlanningBuilder}
FAMILIES = (
    *(
        (re.compile(rf"(.+) against level {n}"), f"Level {n}: how often a card is completed (1 is usual)")
        for n in LEVELS
    ),
    *(
        (re.compile(rf"wins with (.+) \(level {n}\)"), f"Level {n}: how often who completed a card wins, %")
        for n in LEVELS
    ),
    (re.compile(r"turn order (\d) wins"), "Wins by turn order, %"),
    (re.compile(r"(?!.*turn order)(?!.*triggers)(\S+) wins"), "Wins by workshop, %"),
)


RIVALS = Kind("rivals", "Who looks ahead against who looks one answer ahead, seats swapped", 0.05)
WANTED: dict[str, tuple[str, Bounds, Bounds]] = {
    QuickBuilder.id: ("the architect beats the mason", (75, None), (60, None))
}


class Dunes:
    kinds = (
        Kind("basic-2", "Two players, basic"),
        Kind("advanced-2", "Two players, advanced"),
        Kind("advanced-3", "Three players, advanced", 0.25, 3),
        Kind("advanced-4", "Four players, advanced", 0.25, 4),
        Kind("basic-1", "Alone, basic", 0.25, 1),
        Kind("advanced-1", "Alone, advanced", 0.25, 1),
        RIVALS,
    )

    def bot(self, name: str) -> Bot:
        return BUILDERS[name]() if name in BUILDERS else find_bot(name, "realm_of_sand")

    def play(self, box: SandBox, kind: Kind, nth: int, seed: str, bots: Sequence[Bot]) -> Any:
        if kind == RIVALS:
            options, seed = SandOptions(), f"{seed}r{nth}"
            return meet(
                GAME, box, options, PlanningBuilder(), QuickBuilder(), QuickBuilder.id, seed, first=nth % 2 == 0
            )
        return play(box, kind.id.partition("-")[0], f"{seed}{nth}", bots)

    def suits(self, _: Any, __: Kind) -> bool:
        return True

    def read(self, kind: Kind, record: bytes) -> Any:
        kept: type[Any] = Rivalry if kind == RIVALS else Record
        return msgspec.json.decode(record, type=kept)

    def figures(self, box: SandBox, kind: Kind, records: Sequence[Any], words: Words) -> list[Figure]:
        if kind == RIVALS:
            return shares(records, WANTED)
        names = names_in(box, words, "card", sorted(box.cards)) | names_in(box, words, "board", sorted(box.boards))
        places = {str(nth): f"Player {nth}" for nth in range(1, kind.seats + 1)}
        return grouped(measures(box, records), FAMILIES, names | places)


STUDY = Dunes()
