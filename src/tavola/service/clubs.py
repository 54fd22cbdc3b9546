"""Clubs: an invitation that stays, members, tables of their own, a board of results.

The link is made from the house's secret, the club and a number, so that members can see it again although only its
hash is looked up; renewing it counts the number up, and what was sent before is dead.
"""

from __future__ import annotations

import base64
import secrets

import msgspec

from tavola.kernel.decision import Refusal, Refused
from tavola.service.hall import derived, hall_table, open_in_hall, sit_down
from tavola.service.keys import CLUB, NotYours, hash_of, is_shaped, token_of
from tavola.service.registry import TableRegistry
from tavola.service.wire.clubs import ClubAsk, ClubInfo, ClubLine, ClubResult, MemberInfo
from tavola.service.wire.hall import HallAsk, HallOpened, HallSeat
from tavola.store import clubs as sql
from tavola.store import hall, people
from tavola.store.clubs import MemberRow, read_member
from tavola.store.hall import read_hall
from tavola.store.people import DeviceRow
from tavola.store.port import Conflict
from tavola.store.steps import step

TABLES = 40  # of a club that are shown


def short_id() -> str:
    return base64.b32encode(secrets.token_bytes(5)).decode().lower()


async def link_of(registry: TableRegistry, club: str, number: int) -> str:
    return token_of(await derived(registry, f"club {club} {number}"), CLUB)


async def found_club(registry: TableRegistry, device: DeviceRow, ask: ClubAsk) -> ClubInfo:
    """A new club with one member, who keeps it."""
    club, at = short_id(), registry.now()
    link = await link_of(registry, club, 1)
    try:
        await registry.store.carry_out(
            [
                step(people.TOUCH, device.person, at, must=1),
                step(sql.NEW_CLUB, club, ask.name, hash_of(link), at, must=1),
                step(sql.JOIN, *joining(registry, device, club, ask.called, keeper=True), must=1),
            ]
        )
    except Conflict:
        raise await why_not(registry, device, club) from None
    return await club_info(registry, device, club)


def joining(registry: TableRegistry, device: DeviceRow, club: str, name: str, *, keeper: bool) -> tuple[object, ...]:
    most = registry.ceilings.club_members, registry.ceilings.clubs_of_person
    return (club, device.person, short_id(), name, int(keeper), registry.now(), *most)


async def why_not(registry: TableRegistry, device: DeviceRow, club: str) -> Refused:
    ceilings = registry.ceilings
    if len(await registry.store.rows(sql.CLUBS_OF, device.person)) >= ceilings.clubs_of_person:
        return Refused(Refusal("TABLE_E_CLUBS_MANY", args={"most": ceilings.clubs_of_person}))
    if len(await registry.store.rows(sql.MEMBERS, club)) >= ceilings.club_members:
        return Refused(Refusal("TABLE_E_CLUB_FULL", args={"most": ceilings.club_members}))
    return Refused(Refusal("TABLE_E_BUSY"))


async def invited(registry: TableRegistry, link: str) -> ClubLine:
    """Who invites; `NotYours` for a link that is void or made up."""
    rows = await registry.store.rows(sql.BY_LINK, hash_of(link)) if is_shaped(link, CLUB) else []
    if not rows:
        raise NotYours("TABLE_E_CLUB_LINK", known=False)
    members = await registry.store.rows(sql.MEMBERS, rows[0]["id"])
    return ClubLine(rows[0]["id"], rows[0]["name"], len(members))


async def join(registry: TableRegistry, device: DeviceRow, link: str, name: str) -> ClubInfo:
    """Come in; who is in already sees the club."""
    club = (await invited(registry, link)).id
    if not await registry.store.rows(sql.MEMBER, club, device.person):
        steps = [
            step(people.TOUCH, device.person, registry.now(), must=1),
            step(sql.STILL, club, hash_of(link), must=1),
            step(sql.JOIN, *joining(registry, device, club, name, keeper=False), must=1),
        ]
        try:
            await registry.store.carry_out(steps)
        except Conflict:
            await invited(registry, link)  # it may have been renewed just now
            raise await why_not(registry, device, club) from None
    return await club_info(registry, device, club)


async def member_of(registry: TableRegistry, device: DeviceRow, club: str) -> MemberRow:
    """Everything inside asks this first: who was removed is out at once."""
    rows = await registry.store.rows(sql.MEMBER, club, device.person)
    if not rows:
        raise NotYours("TABLE_E_NO_MEMBER")
    return read_member(rows[0])


async def my_clubs(registry: TableRegistry, device: DeviceRow) -> list[ClubLine]:
    rows = await registry.store.rows(sql.CLUBS_OF, device.person)
    return [ClubLine(row["id"], row["name"], row["members"]) for row in rows]


async def club_info(registry: TableRegistry, device: DeviceRow, club: str) -> ClubInfo:
    """Four queries, whatever has been played there."""
    await member_of(registry, device, club)
    row = (await registry.store.rows(sql.CLUB, club))[0]
    members = [read_member(one) for one in await registry.store.rows(sql.MEMBERS, club)]
    tables = await registry.store.rows(hall.OF_CLUB, registry.now(), club, TABLES)
    results = await registry.store.rows(sql.RESULTS, club)
    return ClubInfo(
        club,
        row["name"],
        await link_of(registry, club, row["link"]),
        [MemberInfo(one.id, one.name, one.keeper, one.person == device.person, one.joined_at) for one in members],
        [hall_table(read_hall(one), device.person) for one in tables],
        [ClubResult(one["id"], one["name"], one["game"], one["played"], one["won"]) for one in results],
        registry.ceilings.club_members,
    )


async def renew_link(registry: TableRegistry, device: DeviceRow, club: str) -> ClubInfo:
    """What was sent before opens nothing from now on; members stay."""
    must_keep(await member_of(registry, device, club))
    number = (await registry.store.rows(sql.CLUB, club))[0]["link"]
    link = await link_of(registry, club, number + 1)
    try:
        await registry.store.carry_out([step(sql.RENEW, club, number, hash_of(link), must=1)])
    except Conflict:
        pass  # somebody else has renewed it just now, which is what was wanted
    return await club_info(registry, device, club)


def must_keep(member: MemberRow) -> None:
    if not member.keeper:
        raise NotYours("TABLE_E_NOT_THE_KEEPER")


async def take_out(registry: TableRegistry, device: DeviceRow, club: str, member: str) -> list[ClubLine]:
    """Leave, or remove somebody as keeper. What was played stays with the others; a club without members is gone."""
    mine = await member_of(registry, device, club)
    members = [read_member(row) for row in await registry.store.rows(sql.MEMBERS, club)]
    gone = next((one for one in members if one.id == member), None)
    if gone is None:
        raise Refused(Refusal("TABLE_E_NO_SUCH_MEMBER"))
    if gone.person != device.person:
        must_keep(mine)
    steps = [
        step(sql.LOCK, club, must=1),
        step(sql.GO, club, gone.person, must=1),
        step(sql.NO_RESULTS, club, gone.person),
        step(sql.NEXT_KEEPER, club),
        *(step(statement, club) for statement in sql.CLOSE),
    ]
    try:
        await registry.store.carry_out(steps)
    except Conflict:
        pass  # already out
    return await my_clubs(registry, device)


async def open_in_club(
    registry: TableRegistry, device: DeviceRow, club: str, ask: HallAsk, address: str, party: str
) -> HallOpened:
    """A table that members see and sit down at."""
    await member_of(registry, device, club)
    private = msgspec.structs.replace(ask, public=False)
    return await open_in_hall(registry, device, private, address, party, club)


async def sit_in_club(
    registry: TableRegistry, device: DeviceRow, club: str, table: str, name: str, address: str
) -> HallSeat:
    await member_of(registry, device, club)
    return await sit_down(registry, device, table, name, address, club)
