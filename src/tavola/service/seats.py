"""Take a seat, get up, let a bot play and take the seat back, give up."""

from __future__ import annotations

from tavola.kernel.decision import Refusal, Refused
from tavola.service.idempotency import RequestName, key_for, made_before
from tavola.service.keys import NotYours, fresh
from tavola.service.loaded_table import LoadedTable
from tavola.service.log_acts import BotCame, GotUp, HandedBack, Resigned, SatDown
from tavola.service.opening import known_bot
from tavola.service.playing import acknowledged, own_seat
from tavola.service.rated_rules import must_not_be_rated, must_not_leave
from tavola.service.registry import BOT_LEASE, TableRegistry
from tavola.service.secrecy import must_be_unknown, must_be_unsealed
from tavola.service.watchers import drop_void
from tavola.service.wire.records import Ack, Invitation, Invite, Left, Seated
from tavola.store.port import PLAYER, KeyRow

FOR_THE_SAME_PEOPLE = ("rematch", "campaign")  # tables whose seats are kept for who sat at the one before


async def take_seat(
    registry: TableRegistry, key: KeyRow, table: str, name: str, once: RequestName | None = None
) -> Seated:
    """Sit down with an invite, or with one's key of the table that this one follows."""

    async def do(loaded: LoadedTable) -> Seated:
        seats = claim(loaded, key)
        await must_be_good(registry, key)
        mine = fresh(table, PLAYER, seats, registry.now(), token=key_for(once, "seat"))
        person = loaded.summary.persons
        revoke = (key.hash,) if key.role == "invite" else ()
        for nth, seat in enumerate(seats):
            called = name or loaded.summary.seats[seat].name
            keys, void = ((mine.row,), revoke) if nth == 0 else ((), ())
            await registry.write(loaded, SatDown(seat, called, person), keys=keys, revoke=void, claim=BOT_LEASE)
        return Seated(table, mine.token, list(seats))

    return await registry.change(table, do)


async def invitation(registry: TableRegistry, key: KeyRow, table: str) -> Invitation:
    """What this invite leads to; a seat that is taken by now says so."""
    if key.role != "invite" or key.table != table:
        raise NotYours("TABLE_E_NOT_AN_INVITE" if key.table == table else "TABLE_E_KEY_ELSEWHERE")
    loaded = await registry.at(table, fresh=True)
    seat, *_ = claim(loaded, key)
    there = loaded.summary.seats
    people = [one.name for one in there if one.who == "human" and one.name]
    plan, game = loaded.plan, loaded.row.game
    return Invitation(table, plan.name, game, seat, there[seat].name, people, len(there), plan.terms)


async def before(registry: TableRegistry, table: str) -> str:
    """The table that this one follows; itself where it follows none."""
    origin = (await registry.at(table)).plan.origin
    return origin.table if origin is not None and origin.kind in FOR_THE_SAME_PEOPLE else table


async def seated_before(registry: TableRegistry, once: RequestName, table: str) -> Seated | None:
    """What this request was told when it came first."""
    row = await made_before(registry, once, "seat")
    return Seated(table, once.key("seat"), list(row.seats)) if row is not None and row.table == table else None


async def must_be_good(registry: TableRegistry, key: KeyRow) -> None:
    """What makes a key of a key asks again, alone at the table: it may have become void while one waited."""
    row = await registry.store.key(key.hash)
    if row is None or row.revoked or await registry.keys.shut_out([key.device] if key.device else []):
        raise NotYours("TABLE_E_KEY", known=False)


def claim(loaded: LoadedTable, key: KeyRow) -> tuple[int, ...]:
    """The open seats that this key may take."""
    origin = loaded.plan.origin
    follows = origin is not None and origin.table == key.table and origin.kind in FOR_THE_SAME_PEOPLE
    if not (key.role == "invite" and key.table == loaded.id) and not (key.is_player and follows):
        raise NotYours("TABLE_E_KEY_ELSEWHERE" if key.table != loaded.id else "TABLE_E_NOT_AN_INVITE")
    seats = tuple(seat for seat in key.seats if seat < loaded.row.seats and loaded.summary.seats[seat].who == "open")
    if not seats:
        raise Refused(Refusal("TABLE_E_SEAT_TAKEN"))
    must_be_unknown(loaded)
    if any(loaded.summary.seats[seat].resigned for seat in seats):
        raise Refused(Refusal("TABLE_E_RESIGNED"))
    return seats


def may_be_vacated(loaded: LoadedTable, seat: int) -> None:
    """A result stands, who has given up stays so (the bot plays on), and who knows what will come stays alone."""
    if loaded.phase == "over":
        raise Refused(Refusal("TABLE_E_OVER"))
    must_be_unknown(loaded)
    must_be_unsealed(loaded)
    if loaded.summary.seats[seat].resigned:
        raise Refused(Refusal("TABLE_E_RESIGNED"))


async def get_up(registry: TableRegistry, key: KeyRow, seat: int, once: RequestName | None = None) -> Left:
    """Leave for good: the seat is open again. Who has other seats, or keeps the table, gets a new key for those."""
    own_seat(key, seat)

    async def do(loaded: LoadedTable) -> Left:
        await must_be_good(registry, key)
        must_not_leave(loaded)
        may_be_vacated(loaded, seat)
        left, token = tuple(other for other in key.seats if other != seat), key_for(once, "left")
        mine = fresh(loaded.id, PLAYER, left, registry.now(), host=key.host, token=token) if left or key.host else None
        invite = fresh(loaded.id, "invite", (seat,), registry.now(), token=key_for(once, f"invite {seat}"))
        keys = (invite.row, mine.row) if mine else (invite.row,)
        await registry.write(loaded, GotUp(seat), keys=keys, revoke=(key.hash,))
        drop_void(loaded, [key.hash])
        return Left(Invite(seat, invite.token), mine.token if mine else None)

    return await registry.change(key.table, do)


async def left_before(registry: TableRegistry, once: RequestName, seat: int) -> Left | None:
    """What this request was told when it came first, while nobody has taken the seat."""
    if await made_before(registry, once, f"invite {seat}") is None:
        return None
    mine = await made_before(registry, once, "left")
    return Left(Invite(seat, once.key(f"invite {seat}")), once.key("left") if mine else None)


async def invite_again(registry: TableRegistry, key: KeyRow, seat: int) -> list[Invite]:
    """Who keeps the table voids the key or invite of a seat; all seats that key had are open, with new invites."""
    if not key.host:
        raise NotYours("TABLE_E_NOT_THE_KEEPER")

    async def do(loaded: LoadedTable) -> list[Invite]:
        await must_be_good(registry, key)
        if not 0 <= seat < loaded.row.seats or seat in key.seats or loaded.summary.seats[seat].who == "bot":
            raise Refused(Refusal("TABLE_E_SEAT_TAKEN"))
        must_not_be_rated(loaded)  # nobody but persons sits there, so there are no links
        may_be_vacated(loaded, seat)
        void = await keys_for(registry, loaded.id, seat)
        held = {seat, *(other for row in void for other in row.seats)}
        seats = sorted(other for other in held if not loaded.summary.seats[other].resigned)
        invited: list[Invite] = []
        for other in seats:
            invite = fresh(loaded.id, "invite", (other,), registry.now())
            hashes = tuple(row.hash for row in void) if other == seats[0] else ()
            await registry.write(loaded, GotUp(other, voided=True), keys=(invite.row,), revoke=hashes)
            invited.append(Invite(other, invite.token))
        drop_void(loaded, [row.hash for row in void])
        return invited

    return await registry.change(key.table, do)


async def keys_for(registry: TableRegistry, table: str, seat: int) -> list[KeyRow]:
    """The keys and invites of a seat that are not void."""
    rows = await registry.store.keys_of(table)
    return [row for row in rows if row.role != "watch" and seat in row.seats and not row.revoked]


async def let_bot_play(registry: TableRegistry, key: KeyRow, seat: int, bot: str) -> Ack:
    """A bot plays one's own seat, an open one (for who keeps the table), or that of somebody who is overdue."""

    async def do(loaded: LoadedTable) -> Ack:
        name = known_bot(registry, loaded.row.game, bot)
        if not key.is_player or not 0 <= seat < loaded.row.seats:
            raise NotYours("TABLE_E_SEAT_NOT_YOURS")
        if loaded.phase == "over":
            raise Refused(Refusal("TABLE_E_OVER"))
        must_be_unsealed(loaded)
        sitting = loaded.summary.seats[seat]
        if sitting.bot:
            return Ack(loaded.seq, loaded.summary.ply, repeated=True)
        if sitting.who == "open":
            return await fill_with_bot(registry, loaded, key, seat, name)
        if seat not in key.seats:
            must_be_absent(registry, loaded, seat)
            if loaded.plan.rated:  # whoever has gone has lost, whatever a bot would make of it
                return acknowledged(await registry.write(loaded, resigned(registry, loaded, seat), claim=BOT_LEASE))
        must_not_be_rated(loaded)
        return acknowledged(await registry.write(loaded, BotCame(seat, name, stands_in=True), claim=BOT_LEASE))

    return await registry.change(key.table, do)


async def fill_with_bot(registry: TableRegistry, loaded: LoadedTable, key: KeyRow, seat: int, bot: str) -> Ack:
    if not key.host:
        raise NotYours("TABLE_E_NOT_THE_KEEPER")
    must_not_be_rated(loaded)
    void = tuple(row.hash for row in await keys_for(registry, loaded.id, seat))
    return acknowledged(await registry.write(loaded, BotCame(seat, bot), revoke=void, claim=BOT_LEASE))


def must_be_absent(registry: TableRegistry, loaded: LoadedTable, seat: int) -> None:
    """Absent: the table has waited for this seat longer than its pace allows."""
    due = loaded.summary.due.get(seat, loaded.summary.since + loaded.plan.overdue)
    left = due - registry.now()
    if seat not in loaded.waits_for() or left > 0:
        raise Refused(Refusal("TABLE_E_NOT_ABSENT", args={"seconds": max(0, int(left))}))


async def take_back(registry: TableRegistry, key: KeyRow, seat: int) -> Ack:
    """The person is here again; the bot gets up at once."""
    own_seat(key, seat)

    async def do(loaded: LoadedTable) -> Ack:
        sitting = loaded.summary.seats[seat]
        if sitting.resigned:
            raise Refused(Refusal("TABLE_E_RESIGNED"))
        if not sitting.stands_in:
            return Ack(loaded.seq, loaded.summary.ply, repeated=True)
        return acknowledged(await registry.write(loaded, HandedBack(seat)))

    return await registry.change(key.table, do)


async def resign(registry: TableRegistry, key: KeyRow, seat: int) -> Ack:
    """Give up. Two at the table: the other has won. More: a bot plays on, until no person is left."""
    own_seat(key, seat)

    async def do(loaded: LoadedTable) -> Ack:
        sitting = loaded.summary.seats[seat]
        if loaded.phase == "over":
            raise Refused(Refusal("TABLE_E_OVER"))
        if sitting.resigned:
            return Ack(loaded.seq, loaded.summary.ply, repeated=True)
        return acknowledged(await registry.write(loaded, resigned(registry, loaded, seat), claim=BOT_LEASE))

    return await registry.change(key.table, do)


def resigned(registry: TableRegistry, loaded: LoadedTable, seat: int) -> Resigned:
    """Two at the table: the other has won. More: a bot plays on, until no person is left."""
    seats = enumerate(loaded.summary.seats)
    others = [one for n, one in seats if n != seat and one.who == "human" and not one.resigned]
    return Resigned(seat, known_bot(registry, loaded.row.game, ""), loaded.row.seats <= 2 or not others)
