"""One game of Realm of Sand played by bots, and what is kept of it for the measures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from tavola.bots.bot import Bot, BotRng, seat_access
from tavola.games.realm_of_sand import GAME
from tavola.games.realm_of_sand import events as happened
from tavola.games.realm_of_sand.content import SandBox
from tavola.games.realm_of_sand.ending import ranking
from tavola.games.realm_of_sand.options import SandOptions
from tavola.games.realm_of_sand.state import Sand, in_turn_order, stars
from tavola.kernel.choice_keys import verb_of
from tavola.kernel.event import Event, take_events
from tavola.kernel.flow import take

ENDS_OF_TURN = (happened.TurnStarted, happened.GameEnded)  # what is told when the turn before it is over
TOO_LONG = 41  # rounds after which a game is broken off


class Record(msgspec.Struct, frozen=True):
    """One game. Lists are in turn order: the starting player first."""

    mode: str
    bots: tuple[str, ...]
    rounds: int
    finished: bool
    stars: tuple[int, ...]
    winner: int  # 0 is the starting player
    trigger: int | None  # who reached the target first
    boards: tuple[str, ...]
    cards: tuple[tuple[str, ...], ...]
    first_round: tuple[tuple[int | None, ...], ...]  # of a card of level 1, 2, 3
    counts: dict[str, int]  # how often each kind of event happened, and each kind of main action


def play(box: SandBox, mode: str, seed: str, bots: Sequence[Bot]) -> Record:
    options = SandOptions(mode="advanced" if mode == "advanced" else "basic")
    g = GAME.open_table(box, len(bots), options, seed)
    lucks = [BotRng.of(f"{seed}/{seat}") for seat in range(len(bots))]
    counts: Counter[str] = Counter()
    trigger: int | None = None
    first_round: list[list[int | None]] = [[None] * 3 for _ in bots]
    idle = False  # nothing was completed in this turn yet
    while g.open and g.round < TOO_LONG:
        decision = g.open[0]
        key = bots[decision.seat].choose(seat_access(GAME, g, decision, lucks[decision.seat]))
        counts[verb_of(key)] += decision.prompt == "turn"
        take(g, decision, key)
        for event in take_events(g):
            counts[type(event).__name__] += 1
            trigger = event.seat if isinstance(event, happened.EndTriggered) else trigger
            counts["idle_turn"] += idle and isinstance(event, ENDS_OF_TURN)
            idle = isinstance(event, happened.TurnStarted) or (idle and not isinstance(event, happened.CardCompleted))
            note_first(g, event, first_round)
    return kept(g, mode, bots, counts, trigger, first_round)


def note_first(g: Sand, event: Event, first_round: list[list[int | None]]) -> None:
    if isinstance(event, happened.CardCompleted):
        rounds, level = first_round[event.seat], g.card(event.card).level - 1
        rounds[level] = rounds[level] or g.round


def kept(
    g: Sand,
    mode: str,
    bots: Sequence[Bot],
    counts: Counter[str],
    trigger: int | None,
    first_round: list[list[int | None]],
) -> Record:
    order = list(in_turn_order(g))
    return Record(
        mode,
        tuple(bots[seat].id for seat in order),
        g.round,
        not g.open,
        tuple(stars(g, seat) for seat in order),
        order.index(ranking(g)[0]),
        None if trigger is None else order.index(trigger),
        tuple(g.players[seat].board for seat in order),
        tuple(tuple(g.players[seat].completed) for seat in order),
        tuple(tuple(first_round[seat]) for seat in order),
        dict(counts),
    )
