"""One Era or one campaign played by two bots, and what is kept of it for the measures."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tavola.bots.bot import Bot, BotRng, seat_access
from tavola.games.sangue_reale import GAME
from tavola.games.sangue_reale.content import DuelBox
from tavola.games.sangue_reale.events import DiceLost, DieUsed
from tavola.games.sangue_reale.options import Rulings
from tavola.games.sangue_reale.scoring import victory_points
from tavola.games.sangue_reale.state import NO_ONE, Duel, EraResult
from tavola.kernel.event import take_events

HALF_WAY = 16  # the leader after round 15 is looked for when this round begins


class Record(msgspec.Struct, frozen=True):
    """One Era, as the measures need it."""

    sheet: str
    supporters: str
    winner: int
    slot_of_seat_0: int  # 0 for the character of slot a
    vp: tuple[int, int]
    leader: int  # after round 15, or NO_ONE
    ended_early: bool
    cancelled: int
    plans: tuple[tuple[int, ...], tuple[int, ...]]
    used: int  # dice
    lost: int
    boxes: tuple[int, ...]  # owners
    uniques: dict[str, int]  # owners


def play_era(box: DuelBox, sheet: str, seed: str, bots: Sequence[Bot]) -> Record:
    """A single Era on this sheet; its set of supporters is chosen by the seed."""
    g = GAME.open_table(box, 2, Rulings(era=box.sheets[sheet].era, sheet=sheet), seed)
    lucks = [BotRng.of(f"{seed}/{seat}") for seat in (0, 1)]
    leader = used = lost = 0
    while g.open:
        leader = leader_of(g) if g.round < HALF_WAY else leader
        answer(g, bots, lucks)
        for event in take_events(g):
            used += len(event.dice) if isinstance(event, DieUsed) else 0
            lost += len(event.dice) if isinstance(event, DiceLost) else 0
    result = g.results[-1]
    layout = box.layout(g.layout)
    return Record(
        sheet,
        g.layout.split("/")[2],
        result.winner,
        g.sheets[0].side,
        result.vp,
        leader,
        g.ending == "all_taken",
        g.cancelled,
        (tuple(g.sheets[0].chronology), tuple(g.sheets[1].chronology)),
        used,
        lost,
        tuple(g.boxes),
        {unique.id: owner for unique, owner in zip(layout.uniques, g.uniques, strict=True)},
    )


def leader_of(g: Duel) -> int:
    if not g.layout:
        return NO_ONE
    one, two = victory_points(g)
    return NO_ONE if one == two else int(two > one)


def play_campaign(box: DuelBox, seed: str, bots: Sequence[Bot]) -> tuple[EraResult, ...]:
    g = GAME.open_table(box, 2, Rulings(length="campaign"), seed)
    lucks = [BotRng.of(f"{seed}/{seat}") for seat in (0, 1)]
    while g.open:
        answer(g, bots, lucks)
        take_events(g)
    return tuple(g.results)


def answer(g: Duel, bots: Sequence[Bot], lucks: Sequence[BotRng]) -> None:
    decision = next(found for found in g.open if found.seat not in g.held)
    key = bots[decision.seat].choose(seat_access(GAME, g, decision, lucks[decision.seat]))
    GAME.answer(g, decision.seat, key)
