"""Realm of Sand under study: one to four players, basic and advanced, and every card beside the others of its level."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from tavola.bots.bot import Bot, find_bot
from tavola.games.realm_of_sand import GAME
from tavola.games.realm_of_sand.content import SandBox
from tavola.games.realm_of_sand.options import SandOptions
from tavola.kernel.text import Words
from tavola.lab.figures import Bounds, Figure, taken_over
from tavola.lab.realm_of_sand.builders import Architect, Mason
from tavola.lab.realm_of_sand.measures import ANY, ENOUGH, Measure, by_board, hints, rate, share, solo, together
from tavola.lab.realm_of_sand.records import Record, play
from tavola.lab.rivals import Rivalry, meet, shares
from tavola.lab.studies import Kind, names_in

BUILDERS: dict[str, type[Bot]] = {Mason.id: Mason, Architect.id: Architect}
LEVELS = (1, 2, 3)
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
WANTED: dict[str, tuple[str, Bounds, Bounds]] = {Mason.id: ("the architect beats the mason", (75, None), (60, None))}


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
            return meet(GAME, box, options, Architect(), Mason(), Mason.id, seed, first=nth % 2 == 0)
        return play(box, kind.id.partition("-")[0], f"{seed}{nth}", bots)

    def read(self, kind: Kind, record: bytes) -> Any:
        kept: type[Any] = Rivalry if kind == RIVALS else Record
        return msgspec.json.decode(record, type=kept)

    def figures(self, box: SandBox, kind: Kind, records: Sequence[Any], words: Words) -> list[Figure]:
        if kind == RIVALS:
            return shares(records, WANTED)
        if kind.seats == 1:
            found = [*solo(records), *hints(records)]
        else:
            found = [*together(box, records), *hints(records), *by_board(records), *every_card(box, records)]
            if kind.seats > 2:
                found = [without_bounds(measure) for measure in found]
        names = names_in(box, words, "card", sorted(box.cards)) | names_in(box, words, "board", sorted(box.boards))
        places = {str(nth): f"Player {nth}" for nth in range(1, kind.seats + 1)}
        return taken_over(found, FAMILIES, names | places)


def without_bounds(measure: Measure) -> Measure:
    """Some targets are those of two players; for more of them the figure is shown and not judged."""
    of_two = measure.name in ("star ties", "winner's margin") or measure.name.startswith("wins with ")
    return msgspec.structs.replace(measure, target=ANY, alarm=ANY) if of_two else measure


def every_card(box: SandBox, records: Sequence[Record]) -> list[Measure]:
    """All cards, not the extremes alone: a designer sees where the others lie."""
    done = Counter(card for record in records for cards in record.cards for card in cards)
    won = Counter(card for record in records for card in record.cards[record.winner])
    found: list[Measure] = []
    for level in LEVELS:
        cards = sorted(card.id for card in box.cards.values() if card.level == level)
        usual = sum(done[card] for card in cards) / len(cards)
        if usual >= ENOUGH:
            found += [rate(level, done[card] / usual, card, done) for card in cards]
        often = [card for card in cards if done[card] >= ENOUGH]
        found += [
            share(f"wins with {card} (level {level})", won[card], done[card], (42, 60), (None, 65)) for card in often
        ]
    return found


STUDY = Dunes()
