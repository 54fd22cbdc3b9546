"""The balance of a pack in figures: the measures of the catalogue's section 24, each with target and alarm."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import ceil, sqrt
from statistics import mean as average
from statistics import pstdev
from typing import TypeAlias

import msgspec

from tavola.games.realm_of_sand.content import SandBox
from tavola.lab.realm_of_sand.records import Record

NORMAL = 1.96  # 95 %
ENOUGH = 20  # completions of a card below which its own figures say nothing
Bounds: TypeAlias = tuple[float | None, float | None]
ANY: Bounds = (None, None)


class Measure(msgspec.Struct, frozen=True):
    """A figure with the bounds of its 95 % interval; targets and alarms are bounds, None where there is none."""

    name: str
    figure: float
    low: float
    high: float
    sample: int
    target: Bounds
    alarm: Bounds

    def verdict(self) -> str:
        """Nothing, "off target" or "alarm"; with a question mark where the interval still reaches the bound."""
        for word, (least, most) in (("alarm", self.alarm), ("off target", self.target)):
            if least is not None and self.figure < least:
                return word if self.high < least else f"{word}?"
            if most is not None and self.figure > most:
                return word if self.low > most else f"{word}?"
        return ""


def share(name: str, happened: float, of: int, target: Bounds, alarm: Bounds = ANY) -> Measure:
    """A part of so many, in per cent (Wilson's interval)."""
    if not of:
        return Measure(name, 0.0, 0.0, 100.0, 0, ANY, ANY)  # nothing to judge
    part = happened / of
    spread = NORMAL * sqrt(part * (1 - part) / of + NORMAL**2 / (4 * of**2))
    middle, whole = part + NORMAL**2 / (2 * of), 1 + NORMAL**2 / of
    return Measure(
        name, 100 * part, 100 * (middle - spread) / whole, 100 * (middle + spread) / whole, of, target, alarm
    )


def mean(name: str, values: Sequence[float], target: Bounds, alarm: Bounds = ANY) -> Measure:
    middle, width = average(values), NORMAL * pstdev(values) / sqrt(len(values))
    return Measure(name, middle, middle - width, middle + width, len(values), target, alarm)


def rank(name: str, values: Sequence[float], part: float, target: Bounds, alarm: Bounds = ANY) -> Measure:
    """The value below which so large a part lies; its interval is read from the order of the values."""
    ordered, n = sorted(values), len(values)
    width = NORMAL * sqrt(n * part * (1 - part))

    def at(place: float) -> float:
        return ordered[min(n - 1, max(0, ceil(place) - 1))]

    return Measure(name, at(n * part), at(n * part - width), at(n * part + width), n, target, alarm)


def measures(box: SandBox, records: Sequence[Record]) -> list[Measure]:
    """Everything that games of one mode and one number of equal players show."""
    players = len(records[0].stars)
    return solo(records) if players == 1 else [*together(box, records), *by_board(records), *by_card(box, records)]


def solo(records: Sequence[Record]) -> list[Measure]:
    points = [record.stars[0] for record in records]
    n = len(points)
    return [
        rank("stars, median", points, 0.5, (31, 35), (28, 38)),
        mean("stars, mean", points, ANY),
        share("40 stars or more", sum(each >= 40 for each in points), n, (8, 20)),
        share("25 stars or fewer", sum(each <= 25 for each in points), n, (None, 20)),
        *of_play(records),
    ]


def together(box: SandBox, records: Sequence[Record]) -> list[Measure]:
    n, players = len(records), len(records[0].stars)
    near, far = (2.0, 3.0) if players == 2 else (2.5, 4.0)
    fair = 100 / players
    margins = [sorted(r.stars)[-1] - sorted(r.stars)[-2] for r in records]
    rounds = [r.rounds for r in records]
    ended = [r for r in records if r.trigger is not None]
    with_wonder = sum(any(box.cards[card].level == 3 for card in r.cards[r.winner]) for r in records)
    return [
        *[
            share(f"turn order {nth + 1} wins", sum(r.winner == nth for r in records), n,
                  (fair - near, fair + near), (fair - far, fair + far))
            for nth in range(players)
        ],
        rank("rounds, median", rounds, 0.5, (12, 16), (10, 18)),
        rank("rounds, 90 of 100", rounds, 0.9, (None, 19)),
        share("games over 40 rounds", sum(not r.finished for r in records), n, (None, 0), (None, 0)),
        mean("winner's margin", margins, *((4, 8), (None, 12)) if players == 2 else (ANY, ANY)),
        share("star ties", margins.count(0), n, *((None, 6), (None, 10)) if players == 2 else (ANY, ANY)),
        share("who triggers the end wins", sum(r.trigger == r.winner for r in ended), len(ended), (55, 75), (None, 85)),
        share("winners with a level 3 card", with_wonder, n, (85, None)),
        mean("stars", [each for r in records for each in r.stars], ANY),
        *of_play(records),
    ]  # fmt: skip


def of_play(records: Sequence[Record]) -> list[Measure]:
    """How the game is played, whoever wins."""
    players = len(records[0].stars)
    total = Counter[str]()
    for record in records:
        total.update(record.counts)
    mains, turns = total["summon"] + total["place"], total["TurnStarted"]
    found = [
        mean("cards completed by a player", [len(cards) for r in records for cards in r.cards], (6, 9)),
        share("main actions that are summons", total["summon"], mains, (20, 35), (10, 50)),
        share("turns without a completed card", total["idle_turn"], turns, (40, 60), (None, 75)),
        mean("square shortages in a game", [r.counts.get("ColourShort", 0) for r in records], (None, 0.2), (None, 1)),
    ]
    if records[0].mode == "advanced":
        found += [
            mean("crystal charges a player", per_player(records, "CrystalCharged", players), (2, 4), (1, None)),
            mean("crystal uses a player", per_player(records, "CrystalUsed", players), (1.5, 3.5), (1, None)),
        ]
    return found


def per_player(records: Sequence[Record], event: str, players: int) -> list[float]:
    return [record.counts.get(event, 0) / players for record in records]


def by_board(records: Sequence[Record]) -> list[Measure]:
    """Each workshop's share of wins, in advanced mode."""
    if records[0].mode != "advanced":
        return []
    players = len(records[0].stars)
    near, far = (4.0, 6.0) if players == 2 else (3.0, 5.0)
    fair, used, won = 100 / players, Counter[str](), Counter[str]()
    for record in records:
        used.update(record.boards)
        won[record.boards[record.winner]] += 1
    return [
        share(f"{board} wins", won[board], used[board], (fair - near, fair + near), (fair - far, fair + far))
        for board in sorted(used)
    ]


def by_card(box: SandBox, records: Sequence[Record]) -> list[Measure]:
    """Cards that are taken much more or less than others of their level, or that win too often: the extremes only."""
    done = Counter(card for r in records for cards in r.cards for card in cards)
    won = Counter(card for r in records for card in r.cards[r.winner])
    found: list[Measure] = []
    for level in (1, 2, 3):
        cards = [card.id for card in box.cards.values() if card.level == level]
        usual = sum(done[card] for card in cards) / len(cards)
        if not usual:
            continue
        rates = sorted((done[card] / usual, card) for card in cards)
        found += [rate(level, *rates[0], done), rate(level, *rates[-1], done)]
        wins = sorted((won[card] / done[card], card) for card in cards if done[card] >= ENOUGH)
        if wins:
            card = wins[-1][1]
            found.append(share(f"wins with {card} (level {level})", won[card], done[card], (42, 60), (None, 65)))
    return found


def rate(level: int, figure: float, card: str, done: Counter[str]) -> Measure:
    """How often a card is completed against the mean of its level."""
    n = done[card]
    width = NORMAL * figure / sqrt(n) if n else figure
    return Measure(f"{card} against level {level}", figure, figure - width, figure + width, n, (0.5, 1.8), (0.3, 2.5))


def hints(records: Sequence[Record]) -> list[Measure]:
    """The rulebook's advice: level 1 comes before level 2, and a level 3 card helps to win."""
    first: list[Callable[[Record, int], int | None]] = [lambda r, p, lv=level: r.first_round[p][lv] for level in (0, 1)]  # type: ignore[misc]
    players = range(len(records[0].stars))
    rounds = [[x for r in records for p in players if (x := when(r, p)) is not None] for when in first]
    return [rank(f"round of the first level {n} card", each, 0.5, ANY) for n, each in enumerate(rounds, 1) if each]
