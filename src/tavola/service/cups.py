"""Small tournaments: made, joined, begun, looked at. How they run by themselves: `cup_rounds.py`."""

from __future__ import annotations

import msgspec

from tavola.kernel.decision import Refusal, Refused
from tavola.service.clubs import member_of, short_id
from tavola.service.cup_pairing import Played, rounds_of, standings
from tavola.service.cup_rounds import advance, new_games, played
from tavola.service.hall import derived, line_of
from tavola.service.keys import CUP, NotYours, hash_of, is_shaped, token_of
from tavola.service.opening import from_seed
from tavola.service.registry import TableRegistry
from tavola.service.wire.cups import CupAsk, CupGame, CupInfo, CupLine, CupPlayer
from tavola.store import cups as sql
from tavola.store import people
from tavola.store.cups import CupRow, GameRow, PlayerRow, read_cup, read_game, read_player
from tavola.store.people import DeviceRow
from tavola.store.port import Conflict
from tavola.store.steps import step

SEATS = 2
LISTED = 30


async def link_of(registry: TableRegistry, cup: str) -> str:
    return token_of(await derived(registry, f"cup {cup}"), CUP)


async def new_cup(registry: TableRegistry, device: DeviceRow, ask: CupAsk, address: str) -> CupInfo:
    """A tournament that its maker plays in; it begins when he says so."""
    start = from_seed(registry, ask.game, "", ask.options, SEATS, None)  # refused here rather than in the first round
    if start.game.cooperative:
        raise Refused(Refusal("TABLE_E_NOT_RATABLE"))
    if ask.club:
        await member_of(registry, device, ask.club)
    cup, at, ceilings = short_id(), registry.now(), registry.ceilings
    link, line = await link_of(registry, cup), await line_of(registry, address)
    fixed = (cup, ask.club, device.person, ask.name, ask.game, msgspec.json.encode(ask.options), ask.system, ask.pace)
    row = (*fixed, 0, ask.hours * 3_600, hash_of(link), at, ceilings.cups, ceilings.cups_of_person)
    joins = (cup, device.person, ask.called, line, at, ceilings.cup_players)
    try:
        await registry.store.carry_out(
            [
                step(people.TOUCH, device.person, at, must=1),
                step(sql.NEW_CUP, *row, must=1),
                step(sql.JOIN, *joins, must=1),
            ]
        )
    except Conflict:
        raise Refused(Refusal("TABLE_E_CUPS_MANY", args={"most": ceilings.cups_of_person})) from None
    return await cup_info(registry, device, cup)


async def invited(registry: TableRegistry, link: str) -> CupRow:
    rows = await registry.store.rows(sql.BY_LINK, hash_of(link)) if is_shaped(link, CUP) else []
    if not rows:
        raise NotYours("TABLE_E_CUP_LINK", known=False)
    return read_cup(rows[0])


async def cup_at(registry: TableRegistry, cup: str) -> CupRow:
    rows = await registry.store.rows(sql.CUP, cup)
    if not rows:
        raise NotYours("TABLE_E_NO_MEMBER")
    return read_cup(rows[0])


async def in_club(registry: TableRegistry, device: DeviceRow, cup: str) -> CupRow:
    """A tournament that members of its club may come to without its link."""
    row = await cup_at(registry, cup)
    if not row.club:
        raise NotYours("TABLE_E_NO_MEMBER")
    await member_of(registry, device, row.club)
    return row


async def players_of(registry: TableRegistry, cup: str) -> list[PlayerRow]:
    return [read_player(row) for row in await registry.store.rows(sql.PLAYERS, cup)]


async def join(registry: TableRegistry, device: DeviceRow, row: CupRow, name: str, address: str) -> CupInfo:
    """Come in before it begins; who is in already sees it."""
    if not any(one.person == device.person for one in await players_of(registry, row.id)):
        line, most = await line_of(registry, address), registry.ceilings.cup_players
        values = (row.id, device.person, name, line, registry.now(), most)
        try:
            await registry.store.carry_out([step(sql.LOCK_OPEN, row.id, must=1), step(sql.JOIN, *values, must=1)])
        except Conflict:
            begun = (await cup_at(registry, row.id)).state != "open"
            code = "TABLE_E_CUP_BEGUN" if begun else "TABLE_E_CUP_FULL"
            raise Refused(Refusal(code, args={"most": most})) from None
    return await cup_info(registry, device, row.id)


async def begin(registry: TableRegistry, device: DeviceRow, cup: str) -> CupInfo:
    """From now on it runs by itself."""
    row = await cup_at(registry, cup)
    must_be_its_maker(row, device)
    players = await players_of(registry, cup)
    if len(players) < 2:
        raise Refused(Refusal("TABLE_E_CUP_FEW"))
    rounds = rounds_of(row.system, len(players))
    steps = [step(sql.START, cup, rounds, registry.now() + row.seconds, len(players), must=1)]
    steps += new_games(row, 1, [one.id for one in players], [])
    try:
        await registry.store.carry_out(steps)
    except Conflict:
        if (await cup_at(registry, cup)).state == "open":
            raise Refused(Refusal("TABLE_E_BUSY")) from None  # somebody came or went in this moment
    await advance(registry, cup)
    return await cup_info(registry, device, cup)


def must_be_its_maker(row: CupRow, device: DeviceRow) -> None:
    if row.person != device.person:
        raise NotYours("TABLE_E_NOT_THE_KEEPER")


async def leave(registry: TableRegistry, device: DeviceRow, cup: str) -> list[CupLine]:
    """Before it begins, out of the list (its maker takes it down); later the games still to come are lost."""
    row = await cup_at(registry, cup)
    if row.state == "open" and row.person == device.person:
        await registry.store.carry_out([step(sql.CANCEL, cup), step(sql.NO_PLAYERS, cup)])
    elif row.state == "open":
        await registry.store.carry_out([step(sql.LOCK_OPEN, cup), step(sql.WITHDRAW, cup, device.person)])
    else:
        await registry.store.carry_out([step(sql.LEAVE, cup, device.person)])
        await advance(registry, cup)
    return await my_cups(registry, device)


async def my_cups(registry: TableRegistry, device: DeviceRow) -> list[CupLine]:
    rows = await registry.store.rows(sql.OF_PERSON, device.person, LISTED)
    return [await cup_line(registry, read_cup(row)) for row in rows]


async def cups_of_club(registry: TableRegistry, device: DeviceRow, club: str) -> list[CupLine]:
    await member_of(registry, device, club)
    rows = await registry.store.rows(sql.OF_CLUB, club, LISTED)
    return [await cup_line(registry, read_cup(row)) for row in rows]


async def cup_line(registry: TableRegistry, row: CupRow) -> CupLine:
    players, most = await players_of(registry, row.id), registry.ceilings.cup_players
    return CupLine(row.id, row.name, row.game, row.system, row.state, len(players), most, row.round, row.rounds)  # type: ignore[arg-type]


async def cup_info(registry: TableRegistry, device: DeviceRow, cup: str) -> CupInfo:
    """Three queries; no table is read for it."""
    row = await cup_at(registry, cup)
    players = await players_of(registry, cup)
    me = next((one for one in players if one.person == device.person), None)
    if me is None:
        if not row.club:
            raise NotYours("TABLE_E_NO_MEMBER")
        await member_of(registry, device, row.club)
    games = [read_game(one) for one in await registry.store.rows(sql.GAMES, cup)]
    return CupInfo(
        cup,
        row.name,
        row.game,
        row.club,
        row.system,
        row.pace,
        row.state,  # type: ignore[arg-type]
        row.round,
        row.rounds,
        row.until,
        await link_of(registry, cup) if row.state == "open" else "",
        row.person == device.person,
        registry.ceilings.cup_players,
        ranked(players, played(games), me),
        [shown(one, me) for one in games],
    )


def ranked(players: list[PlayerRow], games: list[Played], me: PlayerRow | None) -> list[CupPlayer]:
    by_id = {one.id: one for one in players}
    order = standings([one.id for one in players], games)
    found: list[CupPlayer] = []
    for at, one in enumerate(order):
        place = found[-1].place if at and one.rank == order[at - 1].rank else at + 1
        player, here = by_id[one.player], me is not None and me.id == one.player
        left = bool(player.left_it)
        numbers = (place, one.halves, one.buchholz, one.berger, one.wins)
        found.append(CupPlayer(one.player, player.name, here, left, *numbers))
    return found


def shown(game: GameRow, me: PlayerRow | None) -> CupGame:
    mine = me is not None and me.id in (game.one, game.two)
    numbers = (game.round, game.board, game.one, game.two, bool(game.done), game.halves_one, game.halves_two)
    return CupGame(*numbers, game.table_id if mine else "", mine)
