"""The balance of a pack in figures: the measures of the catalogue's section 24, each with target and alarm."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt

import msgspec

from tavola.games.realm_of_sand.content import SandBox
from tavola.lab.figures import Figure
from tavola.lab.measuring import ANY, NORMAL, mean, pooled, rank, share
from tavola.lab.realm_of_sand.records import Record

ENOUGH = 20  # completions of a card below which its own figures say nothing
LEVELS = (1, 2, 3)


def measures(box: SandBox, records: Sequence[Record]) -> list[Figure]:
    """Everything that games of one mode and one number of equal players show."""
    players = len(records[0].stars)
    if players == 1:
        return [*solo(records), *hints(records)]
    found = [*together(box, records), *hints(records), *by_board(records), *by_card(box, records)]
    return found if players == 2 else [without_bounds(figure) for figure in found]


def without_bounds(figure: Figure) -> Figure:
    """Some targets are those of two players; for more of them the figure is shown and not judged."""
    of_two = figure.name in ("star ties", "winner's margin") or figure.name.startswith("wins with ")
    return msgspec.structs.replace(figure, target=ANY, alarm=ANY) if of_two else figure


def solo(records: Sequence[Record]) -> list[Figure]:
    points = [record.stars[0] for record in records]
    n = len(points)
    return [
        rank("stars, median", points, 0.5, (31, 35), (28, 38)),
        mean("stars, mean", points, ANY),
        share("40 stars or more", sum(each >= 40 for each in points), n, (8, 20)),
        share("25 stars or fewer", sum(each <= 25 for each in points), n, (None, 20)),
        *of_play(records),
    ]


def together(box: SandBox, records: Sequence[Record]) -> list[Figure]:
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
        mean("winner's margin", margins, (4, 8), (None, 12)),
        share("star ties", margins.count(0), n, (None, 6), (None, 10)),
        share("who triggers the end wins", sum(r.trigger == r.winner for r in ended), len(ended), (55, 75), (None, 85)),
        share("winners with a level 3 card", with_wonder, n, (85, None)),
        mean("stars", [each for r in records for each in r.stars], ANY),
        *of_play(records),
    ]  # fmt: skip


def of_play(records: Sequence[Record]) -> list[Figure]:
    """How the game is played, whoever wins."""
    players = len(records[0].stars)
    counts = [Counter(record.counts) for record in records]
    found = [
        mean("cards completed by a player", [len(cards) for r in records for cards in r.cards], (6, 9)),
        pooled(
            "main actions that are summons",
            [(c["summon"], c["summon"] + c["place"]) for c in counts],
            (20, 35),
            (10, 50),
        ),
        pooled(
            "turns without a completed card", [(c["idle_turn"], c["TurnStarted"]) for c in counts], (40, 60), (None, 75)
        ),
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


def by_board(records: Sequence[Record]) -> list[Figure]:
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


def by_card(box: SandBox, records: Sequence[Record]) -> list[Figure]:
    """Every card beside the others of its level: how often it is completed, and how often whoever completed it wins."""
    done = Counter(card for record in records for cards in record.cards for card in cards)
    won = Counter(card for record in records for card in record.cards[record.winner])
    found: list[Figure] = []
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


def rate(level: int, figure: float, card: str, done: Counter[str]) -> Figure:
    """How often a card is completed against the mean of its level."""
    n = done[card]
    width = NORMAL * figure / sqrt(n) if n else figure
    return Figure(f"{card} against level {level}", figure, figure - width, figure + width, n, (0.5, 1.8), (0.3, 2.5))


def hints(records: Sequence[Record]) -> list[Figure]:
    """The rulebook's advice: level 1 comes before level 2, and a level 3 card helps to win."""
    first: list[Callable[[Record, int], int | None]] = [lambda r, p, lv=level: r.first_round[p][lv] for level in (0, 1)]  # type: ignore[misc]
    players = range(len(records[0].stars))
    rounds = [[x for r in records for p in players if (x := when(r, p)) is not None] for when in first]
    return [rank(f"round of the first level {n} card", each, 0.5, ANY) for n, each in enumerate(rounds, 1) if each]
