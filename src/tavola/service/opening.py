"""Open a table: the game and its options, the seats, the keys that go to people."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from tavola import __version__
from tavola.bots.bot import MODULES
from tavola.kernel import codec
from tavola.kernel.decision import Refusal, Refused
from tavola.kernel.event import Event, take_events
from tavola.kernel.game import Game
from tavola.kernel.options import new_options
from tavola.kernel.state import Box, State
from tavola.kernel.undo import UndoInfo
from tavola.service.bounds import OutOfBounds, check_values
from tavola.service.by_days.deadlines import first_look, reckon
from tavola.service.ceilings import Ceilings
from tavola.service.keys import Fresh, fresh, new_table_id
from tavola.service.loaded_table import LoadedTable, Plan
from tavola.service.log_acts import Stopped
from tavola.service.ports import Catalogue
from tavola.service.present import table_info
from tavola.service.registry import BOT_LEASE, TableRegistry, events_bytes
from tavola.service.table_summary import Seating, TableSummary, mark
from tavola.service.time_limit import time_limit
from tavola.service.wire.records import Invite, Opened, Pace, Terms
from tavola.service.wire.requests import OpenTable, SeatAsk
from tavola.store.port import PLAYER, Entry, NewTable, Snapshot, TableRow

N = TypeVar("N", Entry, Snapshot)
OVERDUE: Mapping[Pace, int] = {"live": 180, "slow": 3 * 86_400}  # seconds


class Start(msgspec.Struct, frozen=True):
    """Where a table starts: from its seed, from a saved state, or with a past of its own."""

    game: Game[Any]
    box: Box
    options: dict[str, Any]
    seed: str
    g: State
    events: Sequence[Event] = ()
    opening: bytes | None = None
    ply: int = 0
    undo_info: UndoInfo = msgspec.field(default_factory=UndoInfo)
    entries: tuple[Entry, ...] = ()
    waypoints: tuple[Snapshot, ...] = ()
    table: str = ""  # its name, where it has one already
    size: int = 0  # bytes of its past
    ruled: bool = False  # whether people corrected it in that past


class Premises(Protocol):
    """What is needed to set up a table: a registry, or an import in a worker process."""

    @property
    def catalogue(self) -> Catalogue: ...
    @property
    def ceilings(self) -> Ceilings: ...


async def open_table(registry: TableRegistry, ask: OpenTable, language: str, party: str = "") -> Opened:
    """A new table from a seed, given or drawn."""
    await registry.fetch(ask.game, ask.pack)
    start = from_seed(registry, ask.game, ask.pack, ask.options, len(ask.seats), ask.seed or None)
    return await lay(registry, start, plan_for(ask, party), ask.seats, language)


def plan_for(ask: OpenTable, party: str) -> Plan:
    """What is settled when a table is opened."""
    marks, frozen = ("seed_given",) if ask.seed else (), ask.pack.partition("#")[2]
    terms = Terms(ask.answer_hours, ask.late) if ask.answer_hours else None
    overdue = ask.answer_hours * 3_600 or OVERDUE[ask.pace]
    pace: Pace = "slow" if terms else ask.pace
    plan = Plan(ask.name, pace, ask.screen, ask.watch_delay, overdue, ask.hints, marks, frozen=frozen, party=party)
    return msgspec.structs.replace(plan, terms=terms)


def from_seed(
    registry: Premises, game_id: str, pack: str, given: Mapping[str, Any], seats: int, seed: str | None
) -> Start:
    """A table laid out by its rules; without a seed, by chance."""
    try:
        game = registry.catalogue.game(game_id)
    except LookupError:
        raise Refused(Refusal("TABLE_E_GAME", key=game_id)) from None
    try:
        box = registry.catalogue.box(game_id, pack or registry.catalogue.packs(game_id)[0])
    except LookupError:
        raise Refused(Refusal("TABLE_E_PACK", key=pack)) from None
    try:
        check_values(given, registry.ceilings.bounds)
    except OutOfBounds as out:
        raise Refused(Refusal("TABLE_E_OPTION_VALUE", args={"problem": out.place})) from None
    prefix = game.clauses.lower()
    options = new_options(game.options, prefix, given)
    seed = secrets.token_hex(16) if seed is None else seed
    with time_limit(registry.ceilings.rules_seconds):
        g = game.open_table(box, seats, options, seed)
    named = {f"{prefix}.{name}": value for name, value in codec.plain(options).items()}
    return Start(game, box, named, seed, g, take_events(g))


def seatings(registry: TableRegistry, game_id: str, asks: Sequence[SeatAsk]) -> list[Seating]:
    found: list[Seating] = []
    for ask in asks:
        if ask.who == "bot":
            found.append(Seating("bot", ask.name or ask.bot, bot=known_bot(registry, game_id, ask.bot)))
        elif ask.who == "me":
            found.append(Seating("human", ask.name, person=0))
        else:
            found.append(Seating("open", ask.name))
    return found


TUTOR = "tutor"  # sits at the table of a first game; it is on no list


def known_bot(registry: TableRegistry, game_id: str, name: str) -> str:
    """The bot of this name; without a name, the best one there is."""
    bots = registry.catalogue.bots(game_id)
    if not name and bots:
        return bots[-1]
    if name not in (*bots, *MODULES, TUTOR):  # those of earlier lists may still be asked for
        raise Refused(Refusal("TABLE_E_BOT", key=name, args={"bots": ", ".join(bots)}))
    return name


async def lay(registry: TableRegistry, start: Start, plan: Plan, asks: Sequence[SeatAsk], language: str) -> Opened:
    """Put the table down, with keys for who opens it, for each open seat, and for who wants to watch."""
    table, at = start.table or new_table_id(), registry.now()
    summary = TableSummary(
        seatings(registry, start.game.id, asks),
        at,
        ply=start.ply,
        undo_info=start.undo_info,
        persons=1,
        size=start.size,
    )
    if start.ruled:
        mark(summary, "ruling")
    mine = tuple(seat for seat, ask in enumerate(asks) if ask.who == "me")
    host = fresh(table, PLAYER, mine, at, host=True)
    invites = {seat: fresh(table, "invite", (seat,), at) for seat, ask in enumerate(asks) if ask.who == "open"}
    watch = fresh(table, "watch", (), at)
    keys: list[Fresh] = [host, *invites.values(), watch]
    new = new_table(registry, table, start, plan, summary, [key.row for key in keys])
    loaded = LoadedTable(new.row, start.game, start.box, new.snapshot)
    await registry.store.create(new)
    registry.counts.opened += 1
    registry.keep(loaded)
    registry.look(loaded)  # whoever opens it
    words = registry.catalogue.words(loaded.row.game, loaded.pack, language)
    invited = [Invite(seat, key.token) for seat, key in invites.items()]
    return Opened(table_info(loaded, words), host.token, list(mine), invited, watch.token)


def new_table(
    registry: TableRegistry, table: str, start: Start, plan: Plan, summary: TableSummary, keys: Sequence[Any]
) -> NewTable:
    at = registry.now()
    row = TableRow(
        id=table,
        game=start.game.id,
        pack=start.box.name(),
        engine=__version__,
        seed=start.seed,
        seats=len(summary.seats),
        options=msgspec.json.encode(start.options),
        opening=start.opening,
        plan=msgspec.json.encode(plan),
        opened_at=at,
    )
    entries = tuple(named(entry, table) for entry in start.entries)
    if start.events and not entries:
        # what the set-up showed stands in the log like anything else that happened
        entries = (Entry(table, 1, at, "opened", None, 0, False, None, b"{}", events_bytes(start.events)),)
    waypoints = tuple(named(snapshot, table) for snapshot in start.waypoints)
    blank = LoadedTable(row, start.game, start.box)
    turn_status = blank.turn_status(summary, start.g)
    if plan.terms is not None:
        reckon(summary, Stopped(), turn_status.owed, plan.terms, len(entries), at)
        turn_status = blank.turn_status(summary, start.g)
        look = first_look(summary, plan.terms, at)
        turn_status = msgspec.structs.replace(turn_status, look_at=look)
    if turn_status.bot_owed:
        turn_status = msgspec.structs.replace(turn_status, bot_worker=registry.worker, bot_until=at + BOT_LEASE)
    snapshot = blank.snapshot(len(entries), summary, start.g)
    return NewTable(row, turn_status, snapshot, tuple(keys), entries, waypoints)


def named(one: N, table: str) -> N:
    return one if one.table == table else msgspec.structs.replace(one, table=table)
