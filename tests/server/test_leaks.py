"""Nothing leaks: all bytes sent to a seat are the same for any two states that differ in what it may not know.

TAVOLA_LEAK_STATES says how many random states are tried for each game (10,000 for the long run), TAVOLA_LEAK_SEED
which ones.
"""

import os
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.service.toyshelf import ToyShelf

from tavola.kernel.decision import Refused
from tavola.kernel.event import take_events
from tavola.kernel.state import State
from tavola.service.acts import Answered, act_bytes
from tavola.service.head import Head, Seating
from tavola.service.house import events_bytes
from tavola.service.live import Live, Plan
from tavola.service.ports import Shelf
from tavola.service.shelf import LibraryShelf
from tavola.service.telling import details, log_line, sight_card, table_card
from tavola.service.watch import encode
from tavola.store.port import Entry, TableRow

STATES = int(os.environ.get("TAVOLA_LEAK_STATES", "60"))
SEED = int(os.environ.get("TAVOLA_LEAK_SEED", "11"))
REAL = LibraryShelf()
SHELVES: dict[str, Shelf] = {**dict.fromkeys(ToyShelf().game_ids(), ToyShelf()), **dict.fromkeys(REAL.game_ids(), REAL)}


def laid(shelf: Shelf, game_id: str, seats: int) -> Live:
    """A table in memory without a store."""
    game, pack = shelf.game(game_id), shelf.packs(game_id)[0]
    box = shelf.box(game_id, pack)
    plan = msgspec.json.encode(Plan(name="n"))
    row = TableRow("table", game_id, box.name(), "1", "seed", seats, b"{}", None, plan, 1.0)
    live = Live(row, game, box)
    live.seq = 0
    live.head = Head([Seating("human", f"p{seat}", hand=seat) for seat in range(seats)], 1.0)
    return live


def states(live: Live, chance: random.Random, wanted: int) -> Iterator[tuple[State, Entry]]:
    """States along random games, each with the log entry that led there."""
    seq = 0
    while seq < wanted:
        g = live.game.open_table(live.box, live.row.seats, None, str(chance.random()))
        take_events(g)
        while g.open and seq < wanted:
            decision = chance.choice([decision for decision in g.open if decision.seat not in g.held])
            key = chance.choice(decision.legal())
            live.game.answer(g, decision.seat, key, decision.id)
            seq += 1
            act = act_bytes(Answered(decision.seat, decision.id, key))
            events = events_bytes(take_events(g))
            if g.open:  # the end shows what was hidden
                yield g.clone(), Entry("table", seq, 1.0, "answered", decision.seat, seq, True, "1.0", act, events)


async def everything(shelf: Shelf, live: Live, g: State, entry: Entry, viewer: int | None, language: str) -> bytes:
    """All that the viewer could be sent at this moment, whatever they ask for."""
    live.g = g
    words = shelf.words(live.row.game, live.row.pack, language)
    parts: list[Any] = [table_card(live, words), sight_card(live, viewer, words), log_line(live, entry, viewer, words)]
    parts.append(live.game.describe(live.game.view(g, viewer), words))
    for decision in g.open:
        if decision.seat == viewer and viewer not in g.held:
            parts.append(await details(live, decision, words))
            try:
                live.game.answer(g.clone(), viewer, "no such key", decision.id)
            except Refused as refused:
                parts.append(refused.refusal)
    return b"\n".join(encode(part) for part in parts)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", SHELVES)
async def test_what_is_sent_is_the_same_whatever_is_hidden(game_id: str) -> None:
    shelf, chance = SHELVES[game_id], random.Random(SEED)
    counts = [count for count in shelf.game(game_id).seats if count > 1][:2]
    for seats in counts:
        live = laid(shelf, game_id, seats)
        for g, entry in states(live, chance, STATES // len(counts)):
            for viewer in (None, *range(seats)):
                twin = live.game.resample(g, viewer, chance.getrandbits(64))
                language = chance.choice(("it", "en"))
                one = await everything(shelf, live, g, entry, viewer, language)
                other = await everything(shelf, live, twin, entry, viewer, language)
                assert one == other, f"{game_id}: seat {viewer} is told what it may not know at {entry}"


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The law can fail: a view that shows the pile differs between the twins."""
    shelf = ToyShelf()
    live = laid(shelf, "auction", 2)
    g = live.game.open_table(live.box, 2, None, "s")
    monkeypatch.setattr(type(live.game), "view", lambda self, g, viewer: {"pile": g.pile})
    live.g = g
    words = shelf.words("auction", "", "en")
    seen = {encode(sight_card(live, 0, words, past=live.game.resample(g, 0, n))) for n in range(8)}
    assert len(seen) > 1
