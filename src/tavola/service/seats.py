"""Take a seat, get up, let a bot play and take the seat back, give up."""

from __future__ import annotations

from tavola.kernel.decision import Refusal, Refused
from tavola.service.acts import BotCame, GotUp, HandedBack, Resigned, SatDown
from tavola.service.house import BOT_LEASE, House
from tavola.service.keys import NotYours, fresh
from tavola.service.live import Live
from tavola.service.once import Once, key_for, made_before
from tavola.service.opening import known_bot
from tavola.service.playing import acknowledged, own_seat
from tavola.service.secrecy import must_be_unknown
from tavola.service.told import Ack, Invite, Left, Seated
from tavola.service.watch import drop_void
from tavola.store.port import KeyRow

FOR_THE_SAME_PEOPLE = ("rematch", "campaign")  # tables whose seats are kept for who sat at the one before


async def take_seat(house: House, key: KeyRow, table: str, name: str, once: Once | None = None) -> Seated:
    """Sit down with an invite, or with one's key of the table that this one follows."""

    async def do(live: Live) -> Seated:
        seats = claim(live, key)
        await must_be_good(house, key)
        mine = fresh(table, "hand", seats, house.now(), token=key_for(once, "seat"))
        hand = live.head.hands
        revoke = (key.hash,) if key.role == "invite" else ()
        for nth, seat in enumerate(seats):
            called = name or live.head.seats[seat].name
            keys, void = ((mine.row,), revoke) if nth == 0 else ((), ())
            await house.write(live, SatDown(seat, called, hand), keys=keys, revoke=void, claim=BOT_LEASE)
        return Seated(table, mine.token, list(seats))

    return await house.change(table, do)


async def seated_before(house: House, once: Once, table: str) -> Seated | None:
    """What this request was told when it came first."""
    row = await made_before(house, once, "seat")
    return Seated(table, once.key("seat"), list(row.seats)) if row is not None and row.table == table else None


async def must_be_good(house: House, key: KeyRow) -> None:
    """What makes a key of a key asks again, alone at the table: it may have become void while one waited."""
    row = await house.store.key(key.hash)
    if row is None or row.revoked:
        raise NotYours("TABLE_E_KEY", known=False)


def claim(live: Live, key: KeyRow) -> tuple[int, ...]:
    """The open seats that this key may take."""
    origin = live.plan.origin
    follows = origin is not None and origin.table == key.table and origin.kind in FOR_THE_SAME_PEOPLE
    if not (key.role == "invite" and key.table == live.id) and not (key.role == "hand" and follows):
        raise NotYours("TABLE_E_KEY_ELSEWHERE" if key.table != live.id else "TABLE_E_NOT_AN_INVITE")
    seats = tuple(seat for seat in key.seats if seat < live.row.seats and live.head.seats[seat].who == "open")
    if not seats:
        raise Refused(Refusal("TABLE_E_SEAT_TAKEN"))
    must_be_unknown(live)
    if any(live.head.seats[seat].resigned for seat in seats):
        raise Refused(Refusal("TABLE_E_RESIGNED"))
    return seats


def may_be_vacated(live: Live, seat: int) -> None:
    """A result stands, who has given up stays so (the bot plays on), and who knows what will come stays alone."""
    if live.phase == "over":
        raise Refused(Refusal("TABLE_E_OVER"))
    must_be_unknown(live)
    if live.head.seats[seat].resigned:
        raise Refused(Refusal("TABLE_E_RESIGNED"))


async def get_up(house: House, key: KeyRow, seat: int, once: Once | None = None) -> Left:
    """Leave for good: the seat is open again. Who has other seats, or keeps the table, gets a new key for those."""
    own_seat(key, seat)

    async def do(live: Live) -> Left:
        await must_be_good(house, key)
        may_be_vacated(live, seat)
        left, token = tuple(other for other in key.seats if other != seat), key_for(once, "left")
        mine = fresh(live.id, "hand", left, house.now(), host=key.host, token=token) if left or key.host else None
        invite = fresh(live.id, "invite", (seat,), house.now(), token=key_for(once, f"invite {seat}"))
        keys = (invite.row, mine.row) if mine else (invite.row,)
        await house.write(live, GotUp(seat), keys=keys, revoke=(key.hash,))
        drop_void(live, [key.hash])
        return Left(Invite(seat, invite.token), mine.token if mine else None)

    return await house.change(key.table, do)


async def left_before(house: House, once: Once, seat: int) -> Left | None:
    """What this request was told when it came first, while nobody has taken the seat."""
    if await made_before(house, once, f"invite {seat}") is None:
        return None
    mine = await made_before(house, once, "left")
    return Left(Invite(seat, once.key(f"invite {seat}")), once.key("left") if mine else None)


async def invite_again(house: House, key: KeyRow, seat: int) -> list[Invite]:
    """Who keeps the table voids the key or invite of a seat; all seats that key had are open, with new invites."""
    if not key.host:
        raise NotYours("TABLE_E_NOT_THE_KEEPER")

    async def do(live: Live) -> list[Invite]:
        await must_be_good(house, key)
        if not 0 <= seat < live.row.seats or seat in key.seats or live.head.seats[seat].who == "bot":
            raise Refused(Refusal("TABLE_E_SEAT_TAKEN"))
        may_be_vacated(live, seat)
        void = await keys_for(house, live.id, seat)
        held = {seat, *(other for row in void for other in row.seats)}
        seats = sorted(other for other in held if not live.head.seats[other].resigned)
        told: list[Invite] = []
        for other in seats:
            invite = fresh(live.id, "invite", (other,), house.now())
            hashes = tuple(row.hash for row in void) if other == seats[0] else ()
            await house.write(live, GotUp(other, voided=True), keys=(invite.row,), revoke=hashes)
            told.append(Invite(other, invite.token))
        drop_void(live, [row.hash for row in void])
        return told

    return await house.change(key.table, do)


async def keys_for(house: House, table: str, seat: int) -> list[KeyRow]:
    """The keys and invites of a seat that are not void."""
    rows = await house.store.keys_of(table)
    return [row for row in rows if row.role != "watch" and seat in row.seats and not row.revoked]


async def let_bot_play(house: House, key: KeyRow, seat: int, bot: str) -> Ack:
    """A bot plays one's own seat, an open one (for who keeps the table), or that of somebody who is overdue."""

    async def do(live: Live) -> Ack:
        name = known_bot(house, live.row.game, bot)
        if key.role != "hand" or not 0 <= seat < live.row.seats:
            raise NotYours("TABLE_E_SEAT_NOT_YOURS")
        if live.phase == "over":
            raise Refused(Refusal("TABLE_E_OVER"))
        sitting = live.head.seats[seat]
        if sitting.bot:
            return Ack(live.seq, live.head.ply, repeated=True)
        if sitting.who == "open":
            return await fill_with_bot(house, live, key, seat, name)
        if seat not in key.seats:
            must_be_absent(house, live, seat)
        return acknowledged(await house.write(live, BotCame(seat, name, stands_in=True), claim=BOT_LEASE))

    return await house.change(key.table, do)


async def fill_with_bot(house: House, live: Live, key: KeyRow, seat: int, bot: str) -> Ack:
    if not key.host:
        raise NotYours("TABLE_E_NOT_THE_KEEPER")
    void = tuple(row.hash for row in await keys_for(house, live.id, seat))
    return acknowledged(await house.write(live, BotCame(seat, bot), revoke=void, claim=BOT_LEASE))


def must_be_absent(house: House, live: Live, seat: int) -> None:
    """Absent: the table has waited for this seat longer than its pace allows."""
    waited = house.now() - live.head.since
    if seat not in live.waits_for() or waited < live.plan.overdue:
        raise Refused(Refusal("TABLE_E_NOT_ABSENT", args={"seconds": max(0, int(live.plan.overdue - waited))}))


async def take_back(house: House, key: KeyRow, seat: int) -> Ack:
    """The person is here again; the bot gets up at once."""
    own_seat(key, seat)

    async def do(live: Live) -> Ack:
        sitting = live.head.seats[seat]
        if sitting.resigned:
            raise Refused(Refusal("TABLE_E_RESIGNED"))
        if not sitting.stands_in:
            return Ack(live.seq, live.head.ply, repeated=True)
        return acknowledged(await house.write(live, HandedBack(seat)))

    return await house.change(key.table, do)


async def resign(house: House, key: KeyRow, seat: int) -> Ack:
    """Give up. Two at the table: the other has won. More: a bot plays on, until no person is left."""
    own_seat(key, seat)

    async def do(live: Live) -> Ack:
        sitting = live.head.seats[seat]
        if live.phase == "over":
            raise Refused(Refusal("TABLE_E_OVER"))
        if sitting.resigned:
            return Ack(live.seq, live.head.ply, repeated=True)
        others = [one for n, one in enumerate(live.head.seats) if n != seat and one.who == "human" and not one.resigned]
        ends = live.row.seats <= 2 or not others
        bot = known_bot(house, live.row.game, "")
        return acknowledged(await house.write(live, Resigned(seat, bot, ends), claim=BOT_LEASE))

    return await house.change(key.table, do)
