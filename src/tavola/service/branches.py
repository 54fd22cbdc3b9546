"""Tables made from tables: a rematch, the next one of a campaign, a branch from an earlier moment."""

from __future__ import annotations

import secrets

import msgspec

from tavola.kernel import codec
from tavola.kernel.chance import seed_number
from tavola.kernel.decision import Refusal, Refused
from tavola.kernel.event import take_events
from tavola.kernel.state import State
from tavola.service.keys import NotYours
from tavola.service.loaded_table import LoadedTable, Plan
from tavola.service.log_acts import WentOn, read_act
from tavola.service.log_builder import LogBuilder
from tavola.service.log_follower import DOES_NOT_FOLLOW
from tavola.service.opening import Start, from_seed, lay
from tavola.service.out_of_service import in_time
from tavola.service.rated_rules import must_not_be_rated
from tavola.service.registry import TableRegistry
from tavola.service.replay import state_at
from tavola.service.secrecy import must_be_for_one, must_be_unsealed, must_keep_own
from tavola.service.table_summary import SEED_KNOWN, TableSummary
from tavola.service.unopened import note_unopened, read_here, stored_table
from tavola.service.wire.records import Opened, OriginInfo
from tavola.service.wire.requests import BranchAsk, SeatAsk
from tavola.store.port import KeyRow


async def next_table(
    registry: TableRegistry, key: KeyRow, kind: str, seed: str, language: str, more: int = 0, party: str = ""
) -> Opened:
    """A rematch or the next table of a campaign, with the same people and, where there are more seats, whoever comes
    to those; who asks keeps it and sits down at once."""
    if not key.is_player or not key.seats:
        raise NotYours("TABLE_E_SEAT_NOT_YOURS")

    async def do(loaded: LoadedTable) -> Opened:
        must_be_unsealed(loaded)
        if loaded.phase != "over":
            raise Refused(Refusal("TABLE_E_NOT_OVER"))
        if loaded.summary.next is not None:
            raise Refused(Refusal("TABLE_E_WENT_ON", key=loaded.summary.next))
        nth = link(registry, loaded)
        start = continued(registry, loaded, kind, seed, more)
        origin = OriginInfo(loaded.id, "campaign" if kind == "campaign" else "rematch", loaded.summary.ply)
        marks = ("seed_given",) if seed else ()
        plan = msgspec.structs.replace(
            private(loaded.plan), origin=origin, marks=marks, chain=nth, party=party, sealed=0.0, counted=False
        )
        seats = [*same_seats(loaded.summary, key), *[SeatAsk("open")] * more]
        opened = await lay(registry, start, plan, seats, language)
        await registry.write(loaded, WentOn(key.seats[0], opened.table.id, kind))
        return opened

    try:
        return await registry.change(key.table, do)
    except Refused as refused:
        if kind != "campaign" or refused.refusal.code != "TABLE_E_OTHER_PACK":
            raise
        opened = await with_the_pack_as_it_is(registry, key, seed, language, party)
        if opened is None:
            raise
        return opened


async def with_the_pack_as_it_is(
    registry: TableRegistry, key: KeyRow, seed: str, language: str, party: str
) -> Opened | None:
    """A campaign whose pack has grown since goes on at a new table, from where it stood; None where its game cannot."""
    kept = await stored_table(registry, key.table)
    row, summary, plan = kept.row, kept.summary, msgspec.json.decode(kept.row.plan, type=Plan)
    if summary.next is not None:
        raise Refused(Refusal("TABLE_E_WENT_ON", key=summary.next))
    if summary.ended:
        return None
    pack = row.pack.partition("@")[0]
    game, box = registry.catalogue.game(row.game), registry.catalogue.box(row.game, pack)
    seed = seed or secrets.token_hex(16)
    try:
        g = game.grown(await read_here(registry, kept, game, box), seed_number(seed))
    except DOES_NOT_FOLLOW:
        g = None
    if g is None or game.outcome(g) is not None:
        return None
    origin = OriginInfo(row.id, "campaign", summary.ply)
    nth = within_chain(registry, plan.chain)
    if registry.now() < plan.sealed:
        raise Refused(Refusal("TABLE_E_SEALED"))
    plan = msgspec.structs.replace(
        private(plan), origin=origin, marks=(), chain=nth, party=party, sealed=0.0, counted=False
    )
    options = msgspec.json.decode(row.options)
    start = Start(game, box, options, seed, g, opening=codec.save(game, g, box))
    opened = await lay(registry, start, plan, same_seats(summary, key), language)
    await note_unopened(registry, kept, WentOn(key.seats[0], opened.table.id, "campaign"), key.seats[0])
    return opened


def private(plan: Plan) -> Plan:
    """What follows a table of the hall is its people's own affair."""
    return msgspec.structs.replace(plan, hall=False, rated=False, hints=None if plan.rated else plan.hints)


def link(registry: TableRegistry, loaded: LoadedTable) -> int:
    """The number of a table that follows from this one."""
    return within_chain(registry, loaded.plan.chain)


def within_chain(registry: TableRegistry, chain: int) -> int:
    """Chains have an end."""
    if chain >= registry.ceilings.chain:
        raise Refused(Refusal("TABLE_E_CHAIN", args={"most": registry.ceilings.chain}))
    return chain + 1


def continued(registry: TableRegistry, loaded: LoadedTable, kind: str, seed: str, more: int) -> Start:
    """A rematch is opened as the last table was; a campaign's next table is what the game makes of the last one."""
    seats, offered = loaded.row.seats + more, loaded.game.seats
    if seats not in offered:
        raise Refused(Refusal("TABLE_E_SEATS", args={"least": offered[0], "most": offered[-1]}))
    if kind != "campaign":
        return from_seed(registry, loaded.row.game, loaded.pack, loaded.given_options, seats, seed or None)
    seed = seed or secrets.token_hex(16)
    with in_time(loaded):
        following = loaded.game.next_table(loaded.g, seed_number(seed), more) if not loaded.summary.ended else None
    if following is None:
        raise Refused(Refusal("TABLE_E_NO_CAMPAIGN"))
    options, g = following
    prefix = loaded.game.clauses.lower()
    named = {f"{prefix}.{name}": value for name, value in codec.plain(options).items()}
    events = take_events(g)
    return Start(loaded.game, loaded.box, named, seed, g, events, opening=codec.save(loaded.game, g, loaded.box))


def same_seats(summary: TableSummary, key: KeyRow) -> list[SeatAsk]:
    asks: list[SeatAsk] = []
    for number, seat in enumerate(summary.seats):
        if number in key.seats:
            asks.append(SeatAsk("me", seat.name))
        elif seat.who == "bot":
            asks.append(SeatAsk("bot", seat.name, seat.bot or ""))
        else:
            asks.append(SeatAsk("open", seat.name))
    return asks


async def branch(registry: TableRegistry, key: KeyRow, ask: BranchAsk, language: str, party: str = "") -> Opened:
    """Play on from a point of the past. While the game goes on, only with what one may not know dealt afresh."""
    loaded = await registry.at(key.table, fresh=True)
    must_be_unsealed(loaded)
    if len(ask.seats) != loaded.row.seats:
        raise Refused(Refusal("TABLE_E_SEATS", args={"least": loaded.row.seats, "most": loaded.row.seats}))
    must_not_be_rated(loaded)
    nth = link(registry, loaded)
    same = loaded.phase == "over" and not ask.anew
    if same:
        must_be_for_one(ask.seats)
        start = await same_past(registry, loaded, ask.ply)
    else:
        start = await dealt_anew(registry, loaded, key, ask)
    origin, marks = OriginInfo(loaded.id, "branch", ask.ply), ("branch", SEED_KNOWN) if same else ("branch",)
    before = loaded.plan
    plan = Plan(ask.name, before.pace, before.screen, 0, before.overdue, None, marks, origin, nth, party)
    plan = msgspec.structs.replace(plan, frozen=before.frozen)
    return await lay(registry, start, plan, ask.seats, language)


async def dealt_anew(registry: TableRegistry, loaded: LoadedTable, key: KeyRow, ask: BranchAsk) -> Start:
    """A table without a past, since the past would tell what its players could not know."""
    viewer = ask.seat
    if loaded.phase != "over" and (not key.is_player or viewer is None or viewer not in key.seats):
        raise NotYours("TABLE_E_SEAT_NOT_YOURS")
    if viewer is not None and viewer >= loaded.row.seats:
        raise Refused(Refusal("TABLE_E_SEAT_TAKEN"))
    must_keep_own(ask.seats, viewer)
    past, _ = await state_at(registry, loaded, ask.ply)
    seed = secrets.token_hex(16)
    with in_time(loaded):
        g: State = loaded.game.resample(past, viewer, seed_number(seed))
    opening = codec.save(loaded.game, g, loaded.box)
    return Start(loaded.game, loaded.box, loaded.given_options, seed, g, opening=opening)


async def same_past(registry: TableRegistry, loaded: LoadedTable, ply: int) -> Start:
    """The same table up to that answer: seed, log and all; what chance brings will be the same too."""
    g, _ = await state_at(registry, loaded, ply)
    steps = [read_act(entry.data) for entry in await registry.store.line(loaded.id, 1, ply)]
    row = loaded.row
    start = from_seed(registry, row.game, loaded.pack, loaded.given_options, row.seats, row.seed)
    if row.opening is not None:
        opened = codec.load(loaded.game, row.opening, loaded.box)
        start = msgspec.structs.replace(start, g=opened, events=(), opening=row.opening)
    return await LogBuilder(start, row.seats, registry.now(), registry.ceilings).of(steps, codec.state_hash(g).hex())
