"""Open a table: the game and its options, the seats, the keys that go to people."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from tavola import __version__
from tavola.kernel import codec
from tavola.kernel.decision import Refusal, Refused
from tavola.kernel.event import Event, take_events
from tavola.kernel.game import Game
from tavola.kernel.options import new_options
from tavola.kernel.state import Box, State
from tavola.service.asks import OpenTable, SeatAsk
from tavola.service.bounds import OutOfBounds, check_values
from tavola.service.ceilings import Ceilings
from tavola.service.head import Head, Seating, Trail, mark
from tavola.service.house import BOT_LEASE, House, events_bytes
from tavola.service.keys import Fresh, fresh, new_table_id
from tavola.service.live import Live, Plan
from tavola.service.patience import patience
from tavola.service.ports import Shelf
from tavola.service.telling import table_card
from tavola.service.told import Invite, Opened, Pace
from tavola.store.port import Entry, NewTable, Snapshot, TableRow

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
    trail: Trail = msgspec.field(default_factory=Trail)
    entries: tuple[Entry, ...] = ()
    waypoints: tuple[Snapshot, ...] = ()
    table: str = ""  # its name, where it has one already
    size: int = 0  # bytes of its past
    ruled: bool = False  # whether people corrected it in that past


class Premises(Protocol):
    """What it takes to lay out a table: a house, or a helping process."""

    @property
    def shelf(self) -> Shelf: ...
    @property
    def ceilings(self) -> Ceilings: ...


async def open_table(house: House, ask: OpenTable, language: str, party: str = "") -> Opened:
    """A new table from a seed, given or drawn."""
    start = from_seed(house, ask.game, ask.pack, ask.options, len(ask.seats), ask.seed or None)
    marks = ("seed_given",) if ask.seed else ()
    plan = Plan(ask.name, ask.pace, ask.screen, ask.watch_delay, OVERDUE[ask.pace], ask.hints, marks, party=party)
    return await lay(house, start, plan, ask.seats, language)


def from_seed(
    house: Premises, game_id: str, pack: str, given: Mapping[str, Any], seats: int, seed: str | None
) -> Start:
    """A table laid out by its rules; without a seed, by chance."""
    try:
        game = house.shelf.game(game_id)
    except LookupError:
        raise Refused(Refusal("TABLE_E_GAME", key=game_id)) from None
    try:
        box = house.shelf.box(game_id, pack or house.shelf.packs(game_id)[0])
    except LookupError:
        raise Refused(Refusal("TABLE_E_PACK", key=pack)) from None
    try:
        check_values(given, house.ceilings.bounds)
    except OutOfBounds as out:
        raise Refused(Refusal("TABLE_E_OPTION_VALUE", args={"problem": out.place})) from None
    prefix = game.clauses.lower()
    options = new_options(game.options, prefix, given)
    seed = secrets.token_hex(16) if seed is None else seed
    with patience(house.ceilings.rules_seconds):
        g = game.open_table(box, seats, options, seed)
    told = {f"{prefix}.{name}": value for name, value in codec.plain(options).items()}
    return Start(game, box, told, seed, g, take_events(g))


def seatings(house: House, game_id: str, asks: Sequence[SeatAsk]) -> list[Seating]:
    found: list[Seating] = []
    for ask in asks:
        if ask.who == "bot":
            found.append(Seating("bot", ask.name or ask.bot, bot=known_bot(house, game_id, ask.bot)))
        elif ask.who == "me":
            found.append(Seating("human", ask.name, hand=0))
        else:
            found.append(Seating("open", ask.name))
    return found


def known_bot(house: House, game_id: str, name: str) -> str:
    """The bot of this name; without a name, the best one there is."""
    bots = house.shelf.bots(game_id)
    if not name and bots:
        return bots[-1]
    if name not in bots:
        raise Refused(Refusal("TABLE_E_BOT", key=name, args={"bots": ", ".join(bots)}))
    return name


async def lay(house: House, start: Start, plan: Plan, asks: Sequence[SeatAsk], language: str) -> Opened:
    """Put the table down, with keys for who opens it, for each open seat, and for who wants to watch."""
    table, at = start.table or new_table_id(), house.now()
    head = Head(seatings(house, start.game.id, asks), at, ply=start.ply, trail=start.trail, hands=1, size=start.size)
    if start.ruled:
        mark(head, "ruling")
    mine = tuple(seat for seat, ask in enumerate(asks) if ask.who == "me")
    host = fresh(table, "hand", mine, at, host=True)
    invites = {seat: fresh(table, "invite", (seat,), at) for seat, ask in enumerate(asks) if ask.who == "open"}
    watch = fresh(table, "watch", (), at)
    keys: list[Fresh] = [host, *invites.values(), watch]
    new = new_table(house, table, start, plan, head, [key.row for key in keys])
    live = Live(new.row, start.game, start.box, new.snapshot)
    await house.store.create(new)
    house.counts.opened += 1
    house.keep(live)
    house.look(live)  # whoever opens it
    words = house.shelf.words(live.row.game, live.row.pack, language)
    told = [Invite(seat, key.token) for seat, key in invites.items()]
    return Opened(table_card(live, words), host.token, list(mine), told, watch.token)


def new_table(house: House, table: str, start: Start, plan: Plan, head: Head, keys: Sequence[Any]) -> NewTable:
    at = house.now()
    row = TableRow(
        id=table,
        game=start.game.id,
        pack=start.box.name(),
        engine=__version__,
        seed=start.seed,
        seats=len(head.seats),
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
    blank = Live(row, start.game, start.box)
    snapshot = blank.snapshot(len(entries), head, start.g)
    standing = blank.standing(head, start.g)
    if standing.bot_owed:
        standing = msgspec.structs.replace(standing, bot_worker=house.worker, bot_until=at + BOT_LEASE)
    return NewTable(row, standing, snapshot, tuple(keys), entries, waypoints)


def named(one: N, table: str) -> N:
    return one if one.table == table else msgspec.structs.replace(one, table=table)
