"""`tavola bench leak`: all bytes sent to a seat are the same for any two states that differ in what it may not know."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from tavola.cli.bench.leak_channels import Probe
from tavola.content.words import LANGUAGES
from tavola.kernel.decision import Viewer
from tavola.kernel.event import take_events
from tavola.kernel.options import read_options
from tavola.kernel.state import State
from tavola.service.loaded_table import LoadedTable, Plan
from tavola.service.log_acts import Answered, act_bytes
from tavola.service.ports import Catalogue
from tavola.service.registry import events_bytes
from tavola.service.table_summary import Seating, TableSummary
from tavola.store.port import Entry, TableRow

LONGEST = 600  # answers of one random game
HINTS, RULINGS = 4, 16  # of so many states one is asked for what is dear as well
APART = 7  # a state is looked at after 1 to so many answers, so that many games are met
# Ways of playing besides the usual one, in which other things are hidden.
VARIANTS: dict[str, tuple[dict[str, Any], ...]] = {
    "sangue_reale": ({}, {"sr.length": "campaign"}, {"sr.lock_policy": "revisable", "sr.era": 3}),
    "realm_of_sand": ({}, {"rs.mode": "advanced"}),
    "tainted_grail": ({}, {"tg.tutorial": True}, {"tg.narrative": True, "tg.dawn_changes": True}),
}


class Searched(msgspec.Struct):
    """What came of it. `leaks` must be 0; `places` names the first few, `channels` how many bytes went each way."""

    states: int = 0
    pairs: int = 0  # a state and its clone, for one viewer
    alike: int = 0  # pairs in which nothing was hidden: the clone is the same but for chance to come
    bytes: int = 0  # that were compared
    leaks: int = 0
    places: list[str] = []
    channels: dict[str, int] = {}
    seconds: float = 0.0


def search(catalogue: Catalogue, game_id: str, wanted: int, seed: int, eyes: int = 0) -> Searched:
    """So many states along random games, at every number of seats, each looked at by everybody or by some (`eyes`)."""
    found, chance, began = Searched(), random.Random(seed), time.perf_counter()
    counts = [count for count in catalogue.game(game_id).seats if count > 1] or list(catalogue.game(game_id).seats)
    tables = [(seats, given) for given in VARIANTS.get(game_id, ({},)) for seats in counts]
    for nth, (seats, given) in enumerate(tables):
        loaded = laid(catalogue, game_id, seats, given)
        share = wanted * (nth + 1) // len(tables) - wanted * nth // len(tables)
        for g, entry in states(loaded, chance, share):
            viewers = [None, *range(seats)]
            chosen = chance.sample(viewers, eyes) if 0 < eyes < len(viewers) else viewers
            compare(catalogue, loaded, g, entry, chance, found, chosen)
    found.seconds = round(time.perf_counter() - began, 1)
    return found


def compare(
    catalogue: Catalogue,
    loaded: LoadedTable,
    g: State,
    entry: Entry,
    chance: random.Random,
    found: Searched,
    viewers: Sequence[Viewer],
) -> None:
    """Those who sit at the table, and who only watches."""
    found.states += 1
    hints, rulings = found.states % HINTS == 0, found.states % RULINGS == 0
    for viewer in viewers:
        clone = loaded.game.resample(g, viewer, chance.getrandbits(64))
        probe = Probe(catalogue, loaded, g, entry, viewer, chance.choice(LANGUAGES))
        one, other = (probe.channels(state, hints=hints, rulings=rulings) for state in (g, clone))
        found.pairs += 1
        for name, told in one.items():
            found.channels[name] = found.channels.get(name, 0) + len(told)
        found.bytes += sum(map(len, one.values()))
        clone.rng = g.rng
        found.alike += clone == g
        if leaky := [name for name in one if one[name] != other[name]]:
            found.leaks += 1
            place = f"{entry.table} {entry.seq}: viewer {viewer} in {probe.words.language} by {', '.join(leaky)}"
            found.places = [*found.places, place][:5]


def laid(catalogue: Catalogue, game_id: str, seats: int, given: dict[str, Any] | None = None) -> LoadedTable:
    """A table in memory without a store."""
    game, pack = catalogue.game(game_id), catalogue.packs(game_id)[0]
    box = catalogue.box(game_id, pack)
    plan, options = msgspec.json.encode(Plan(name="n")), msgspec.json.encode(given or {})
    row = TableRow("table", game_id, box.name(), "1", "seed", seats, options, None, plan, 1.0)
    loaded = LoadedTable(row, game, box)
    loaded.seq = 0
    loaded.summary = TableSummary([Seating("human", f"p{seat}", person=seat) for seat in range(seats)], 1.0)
    return loaded


def states(
    loaded: LoadedTable, chance: random.Random, wanted: int, apart: int = APART
) -> Iterator[tuple[State, Entry]]:
    """States along random games, some answers apart, each with the log entry that led there."""
    given = 0
    options = read_options(loaded.game.options, loaded.game.clauses.lower(), loaded.given_options)
    while given < wanted:
        seed = str(chance.random())
        g = loaded.game.open_table(loaded.box, loaded.row.seats, options, seed)
        take_events(g)
        due = chance.randint(1, apart)
        for seq in range(1, LONGEST):
            entry = step(loaded, g, chance, seed, seq)
            if not g.open or given >= wanted:  # the end shows what was hidden
                break
            due -= 1
            if not due:
                due, given = chance.randint(1, apart), given + 1
                yield g.clone(), entry


def step(loaded: LoadedTable, g: State, chance: random.Random, seed: str, seq: int) -> Entry:
    """One random answer, and its line in the log."""
    decision = chance.choice([decision for decision in g.open if decision.seat not in g.held])
    key = chance.choice(decision.legal())
    loaded.game.answer(g, decision.seat, key, decision.id)
    act, events = act_bytes(Answered(decision.seat, decision.id, key)), events_bytes(take_events(g))
    return Entry(seed, seq, 1.0, "answered", decision.seat, seq, True, "1.0", act, events)
