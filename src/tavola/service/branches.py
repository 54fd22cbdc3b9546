"""Tables that come of tables: a rematch, the next of a campaign, a line of play tried again."""

from __future__ import annotations

import secrets

import msgspec

from tavola.kernel import codec
from tavola.kernel.chance import seed_number
from tavola.kernel.decision import Refusal, Refused
from tavola.kernel.event import take_events
from tavola.kernel.state import State
from tavola.service.acts import WentOn, read_act
from tavola.service.asks import BranchAsk, SeatAsk
from tavola.service.head import SEED_KNOWN
from tavola.service.house import House
from tavola.service.keys import NotYours
from tavola.service.live import Live, Plan
from tavola.service.opening import Start, from_seed, lay
from tavola.service.replay import state_at
from tavola.service.retelling import Retelling
from tavola.service.secrecy import must_be_for_one, must_keep_own
from tavola.service.stopping import in_time
from tavola.service.told import Opened, OriginCard
from tavola.store.port import KeyRow


async def next_table(
    house: House, key: KeyRow, kind: str, seed: str, language: str, more: int = 0, party: str = ""
) -> Opened:
    """A rematch or the next table of a campaign, with the same people and, where there are more seats, whoever comes
    to those; who asks keeps it and sits down at once."""
    if key.role != "hand" or not key.seats:
        raise NotYours("TABLE_E_SEAT_NOT_YOURS")

    async def do(live: Live) -> Opened:
        if live.phase != "over":
            raise Refused(Refusal("TABLE_E_NOT_OVER"))
        if live.head.next is not None:
            raise Refused(Refusal("TABLE_E_WENT_ON", key=live.head.next))
        nth = link(house, live)
        start = continued(house, live, kind, seed, more)
        origin = OriginCard(live.id, "campaign" if kind == "campaign" else "rematch", live.head.ply)
        marks = ("seed_given",) if seed else ()
        plan = msgspec.structs.replace(live.plan, origin=origin, marks=marks, chain=nth, party=party)
        seats = [*same_seats(live, key), *[SeatAsk("open")] * more]
        opened = await lay(house, start, plan, seats, language)
        await house.write(live, WentOn(key.seats[0], opened.table.id, kind))
        return opened

    return await house.change(key.table, do)


def link(house: House, live: Live) -> int:
    """The number of a table that follows from this one: chains have an end."""
    if live.plan.chain >= house.ceilings.chain:
        raise Refused(Refusal("TABLE_E_CHAIN", args={"most": house.ceilings.chain}))
    return live.plan.chain + 1


def continued(house: House, live: Live, kind: str, seed: str, more: int) -> Start:
    """A rematch is opened as the last table was; a campaign's next table is what the game makes of the last one."""
    seats, offered = live.row.seats + more, live.game.seats
    if seats not in offered:
        raise Refused(Refusal("TABLE_E_SEATS", args={"least": offered[0], "most": offered[-1]}))
    if kind != "campaign":
        pack = live.row.pack.partition("@")[0]
        return from_seed(house, live.row.game, pack, live.given_options, seats, seed or None)
    seed = seed or secrets.token_hex(16)
    with in_time(live):
        following = live.game.next_table(live.g, seed_number(seed), more) if not live.head.ended else None
    if following is None:
        raise Refused(Refusal("TABLE_E_NO_CAMPAIGN"))
    options, g = following
    prefix = live.game.clauses.lower()
    told = {f"{prefix}.{name}": value for name, value in codec.plain(options).items()}
    events = take_events(g)
    return Start(live.game, live.box, told, seed, g, events, opening=codec.save(live.game, g, live.box))


def same_seats(live: Live, key: KeyRow) -> list[SeatAsk]:
    asks: list[SeatAsk] = []
    for number, seat in enumerate(live.head.seats):
        if number in key.seats:
            asks.append(SeatAsk("me", seat.name))
        elif seat.who == "bot":
            asks.append(SeatAsk("bot", seat.name, seat.bot or ""))
        else:
            asks.append(SeatAsk("open", seat.name))
    return asks


async def branch(house: House, key: KeyRow, ask: BranchAsk, language: str, party: str = "") -> Opened:
    """Play on from a point of the past. While the game goes on, only with what one may not know dealt afresh."""
    live = await house.at(key.table, fresh=True)
    if len(ask.seats) != live.row.seats:
        raise Refused(Refusal("TABLE_E_SEATS", args={"least": live.row.seats, "most": live.row.seats}))
    nth = link(house, live)
    same = live.phase == "over" and not ask.anew
    if same:
        must_be_for_one(ask.seats)
        start = await same_past(house, live, ask.ply)
    else:
        start = await dealt_anew(house, live, key, ask)
    origin, marks = OriginCard(live.id, "branch", ask.ply), ("branch", SEED_KNOWN) if same else ("branch",)
    plan = Plan(ask.name, live.plan.pace, live.plan.screen, 0, live.plan.overdue, None, marks, origin, nth, party)
    return await lay(house, start, plan, ask.seats, language)


async def dealt_anew(house: House, live: Live, key: KeyRow, ask: BranchAsk) -> Start:
    """A table without a past, since the past would tell what its players could not know."""
    viewer = ask.seat
    if live.phase != "over" and (key.role != "hand" or viewer is None or viewer not in key.seats):
        raise NotYours("TABLE_E_SEAT_NOT_YOURS")
    if viewer is not None and viewer >= live.row.seats:
        raise Refused(Refusal("TABLE_E_SEAT_TAKEN"))
    must_keep_own(ask.seats, viewer)
    past, _ = await state_at(house, live, ask.ply)
    seed = secrets.token_hex(16)
    with in_time(live):
        g: State = live.game.resample(past, viewer, seed_number(seed))
    opening = codec.save(live.game, g, live.box)
    return Start(live.game, live.box, live.given_options, seed, g, opening=opening)


async def same_past(house: House, live: Live, ply: int) -> Start:
    """The same table up to that answer: seed, log and all; what chance brings will be the same too."""
    g, _ = await state_at(house, live, ply)
    steps = [read_act(entry.data) for entry in await house.store.line(live.id, 1, ply)]
    row = live.row
    start = from_seed(house, row.game, row.pack.partition("@")[0], live.given_options, row.seats, row.seed)
    if row.opening is not None:
        opened = codec.load(live.game, row.opening, live.box)
        start = msgspec.structs.replace(start, g=opened, events=(), opening=row.opening)
    return await Retelling(start, row.seats, house.now(), house.ceilings).of(steps, codec.state_hash(g).hex())
