"""The open hall: tables that look for people are listed, shown, sat down at, and taken off."""

from __future__ import annotations

import hashlib
import hmac
import secrets

import msgspec

from tavola.kernel.decision import Refusal, Refused
from tavola.service.hall_notes import open_seats
from tavola.service.keys import NotYours, fresh, new_table_id, token_of
from tavola.service.loaded_table import LoadedTable, Plan
from tavola.service.log_acts import SatDown
from tavola.service.opening import from_seed, known_bot, plan_for
from tavola.service.registry import BOT_LEASE, NoSuchTable, TableRegistry
from tavola.service.secrecy import must_be_unknown
from tavola.service.server_tables import Laid, Sitter, hang_steps, lay_for, must_have_room
from tavola.service.wire.hall import HallAsk, HallOpened, HallPage, HallSeat, HallTable
from tavola.service.wire.records import Invite, Pace
from tavola.service.wire.requests import SeatAsk
from tavola.store import hall as sql
from tavola.store.hall import HallRow, read_hall
from tavola.store.people import DeviceRow
from tavola.store.port import PLAYER, Conflict, KeyRow, Step
from tavola.store.steps import step

SHOWN = 60  # tables of one list
LISTED: dict[Pace, float] = {"live": 1_800.0}  # seconds for which a table waits for people in the hall
SLOWLY = 7 * 86_400.0  # the same at other paces
WATCHED = 86_400.0  # how long a public table that is played can be found
DELAY = 120  # seconds, the least by which those who watch a public table are behind


async def secret_of(registry: TableRegistry) -> bytes:
    """The house's own, the same for all workers; made when it is first needed."""
    rows = await registry.store.rows(sql.SECRET)
    if not rows:
        await registry.store.carry_out([step(sql.NEW_SECRET, secrets.token_hex(32))])
        rows = await registry.store.rows(sql.SECRET)
    return bytes.fromhex(rows[0][0])


async def derived(registry: TableRegistry, what: str) -> bytes:
    """256 bits that only the house can make, the same each time."""
    return hmac.digest(await secret_of(registry), what.encode(), hashlib.sha256)


async def line_of(registry: TableRegistry, address: str) -> str:
    """An address as who has no key to it sees it. It says that two came from one line, and not from where."""
    return (await derived(registry, f"line {address}")).hex()[:24]


async def open_in_hall(
    registry: TableRegistry, device: DeviceRow, ask: HallAsk, address: str, party: str, club: str = ""
) -> HallOpened:
    """A new table whose open seats are for whoever comes; one's own hang on one's person at once."""
    table = ask.table
    sitters = await sitters_of(registry, device, ask, address)
    if not ask.public and not any(one.who == "open" for one in table.seats):
        raise Refused(Refusal("TABLE_E_HALL_SEATS"))
    await registry.fetch(table.game, table.pack)
    start = from_seed(registry, table.game, table.pack, table.options, len(table.seats), table.seed or None)
    must_be_ratable(ask, start.game.cooperative)
    await must_have_room(registry, device.person)
    id, at = new_table_id(), registry.now()
    plan = plan_of(ask, party)
    listing = await listed(registry, device, ask, id, at, club)
    keys = [await watch_row(registry, id)] if ask.public else []
    try:
        laid = await lay_for(registry, start, plan, sitters, [listing], table=id, keys=keys, club=club)
    except Conflict:
        raise await why_not_listed(registry, device) from None
    return hall_opened(laid, sitters, device)


def plan_of(ask: HallAsk, party: str) -> Plan:
    """Public tables are seen late; at rated ones nobody is helped, and whoever lets the time run out has lost."""
    plan = plan_for(ask.table, party)
    if ask.public:
        plan = msgspec.structs.replace(plan, watch_delay=max(plan.watch_delay, DELAY))
    if ask.rated:
        terms = plan.terms and msgspec.structs.replace(plan.terms, late="resign")
        plan = msgspec.structs.replace(plan, rated=True, hints=False, terms=terms)
    return plan


def hall_opened(laid: Laid, sitters: list[Sitter], device: DeviceRow) -> HallOpened:
    hand = [seat for seat, one in enumerate(sitters) if one.person == device.person]
    return HallOpened(laid.loaded.id, hand, [Invite(seat, key.token) for seat, key in laid.invites.items()])


async def sitters_of(registry: TableRegistry, device: DeviceRow, ask: HallAsk, address: str) -> list[Sitter]:
    line = await line_of(registry, address)

    def sitter(one: SeatAsk) -> Sitter:
        if one.who == "me":
            return Sitter(device.person, one.name, line=line)
        if one.who == "bot":
            return Sitter(name=one.name, bot=known_bot(registry, ask.table.game, one.bot))
        return Sitter(name=one.name)

    return [sitter(one) for one in ask.table.seats]


def must_be_ratable(ask: HallAsk, cooperative: bool) -> None:
    """Nobody is rated against himself, with a seed of his own, or where all win together."""
    mine = sum(one.who == "me" for one in ask.table.seats)
    if ask.rated and (cooperative or ask.table.seed or mine > 1 or len(ask.table.seats) < 2):
        raise Refused(Refusal("TABLE_E_NOT_RATABLE"))


async def listed(registry: TableRegistry, device: DeviceRow, ask: HallAsk, table: str, at: float, club: str) -> Step:
    """The step that lists it; who has run out of time makes room."""
    await registry.store.carry_out([step(sql.EXPIRED, at)])
    seats = ask.table.seats
    free = sum(one.who == "open" for one in seats)
    name = next((one.name for one in seats if one.who == "me"), "")
    pace: Pace = "slow" if ask.table.answer_hours else ask.table.pace
    stays = LISTED.get(pace, SLOWLY) if free else WATCHED
    most, whole = registry.ceilings.hall_tables_of_person, registry.ceilings.hall_tables
    row = (table, device.person, name, ask.table.game, ask.language, ask.level, int(ask.public), free, club)
    return step(sql.LIST, *row, at, at + stays, most, whole, must=1)


async def why_not_listed(registry: TableRegistry, device: DeviceRow) -> Refused:
    """Somebody's own tables, or those of all, are too many; otherwise it is worth another try."""
    row = (await registry.store.rows(sql.COUNTS, device.person))[0]
    most = registry.ceilings.hall_tables_of_person
    if row["own"] >= most:
        return Refused(Refusal("TABLE_E_HALL_OWN", args={"most": most}))
    if row["whole"] >= registry.ceilings.hall_tables:
        return Refused(Refusal("TABLE_E_HALL_FULL"))
    return Refused(Refusal("TABLE_E_BUSY"))


async def watch_row(registry: TableRegistry, table: str) -> KeyRow:
    return fresh(table, "watch", (), registry.now(), token=await watch_token(registry, table)).row


async def watch_token(registry: TableRegistry, table: str) -> str:
    """The one key with which everybody watches a public table: however many come, nothing grows."""
    return token_of(await derived(registry, f"watch {table}"))


async def look_round(
    registry: TableRegistry, person: str, game: str = "", language: str = "", level: int = 0
) -> HallPage:
    """Two queries over what is listed; no table is read for it."""
    at = registry.now()
    seeking = await registry.store.rows(sql.SEEKING, at, game, language, level, SHOWN)
    watched = await registry.store.rows(sql.WATCHED, at, game, SHOWN)
    found = [[hall_table(read_hall(row), person) for row in rows] for rows in (seeking, watched)]
    return HallPage(found[0], found[1], SHOWN)


def hall_table(row: HallRow, person: str) -> HallTable:
    plan = msgspec.json.decode(row.plan, type=Plan)
    return HallTable(
        table=row.table_id,
        name=plan.name,
        game=row.game,
        host=row.name,
        options=msgspec.json.decode(row.options),
        pace=plan.pace,
        seats=row.seats,
        open=row.open,
        language=row.language,
        level=row.level,
        rated=plan.rated,
        public=row.public,
        watch_delay=plan.watch_delay,
        mine=bool(person) and row.person == person,
        ply=row.ply,
        listed_at=row.listed_at,
        until=row.until,
    )


async def sit_down(
    registry: TableRegistry, device: DeviceRow, table: str, name: str, address: str, club: str = ""
) -> HallSeat:
    """Take an open seat of a table in the hall; it hangs on one's person in the same moment."""
    line = await line_of(registry, address)
    await must_have_room(registry, device.person)

    async def do(loaded: LoadedTable) -> HallSeat:
        await must_be_listed(registry, table, club)
        seats = await registry.store.rows(sql.SEATS, table)
        mine = [row["seat"] for row in seats if row["person"] == device.person]
        if mine:
            return HallSeat(table, mine)  # as if the answer to the first request had got lost
        must_be_unknown(loaded)
        if loaded.plan.rated and any(row["line"] == line for row in seats):
            raise Refused(Refusal("TABLE_E_SAME_LINE"))
        free = [n for n, one in enumerate(loaded.summary.seats) if one.who == "open" and not one.resigned]
        if not free:
            raise Refused(Refusal("TABLE_E_SEAT_TAKEN"))
        seat, at = free[0], registry.now()
        key = fresh(table, PLAYER, (seat,), at)  # its token is told to nobody
        rows = await registry.store.keys_of(table)
        void = tuple(row.hash for row in rows if row.role == "invite" and seat in row.seats and not row.revoked)
        steps = [*hang_steps(registry, device.person, key.row, at)]
        steps.append(step(sql.NEW_SEAT, table, seat, device.person, name, line, must=1))
        if open_seats(loaded.summary) == 1:
            steps.append(step(sql.STAYS, table, at + WATCHED))
        act = SatDown(seat, name, loaded.summary.persons)
        await registry.write(loaded, act, keys=(key.row,), revoke=void, claim=BOT_LEASE, steps=tuple(steps))
        return HallSeat(table, [seat])

    try:
        return await registry.change(table, do)
    except NoSuchTable:
        raise Refused(Refusal("TABLE_E_HALL_GONE")) from None


async def must_be_listed(registry: TableRegistry, table: str, club: str) -> None:
    rows = await registry.store.rows(sql.ONE, table, registry.now())
    if not rows or rows[0]["club"] != club:
        raise Refused(Refusal("TABLE_E_HALL_GONE"))


async def take_off(registry: TableRegistry, device: DeviceRow, table: str) -> None:
    """Out of the hall; the table itself stays, and so do the links of its seats."""
    await registry.store.carry_out([step(sql.UNLIST, table, device.person)])


async def watch(registry: TableRegistry, table: str) -> str:
    """The key with which a public table is watched, while it is one."""
    rows = await registry.store.rows(sql.ONE, table, registry.now())
    if not rows or not rows[0]["public"] or rows[0]["club"]:
        raise Refused(Refusal("TABLE_E_HALL_GONE"))
    token = await watch_token(registry, table)
    try:
        await registry.holder(token, table)
    except NotYours:  # who keeps the table has voided it
        raise Refused(Refusal("TABLE_E_HALL_GONE")) from None
    return token
