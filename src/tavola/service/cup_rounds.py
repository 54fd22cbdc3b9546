"""A tournament that runs by itself: tables are laid, results read, rounds closed and paired.

Each step is written only if the tournament still stands where it was looked at, so any worker may take it, twice does
no harm, and what one left undone when it was killed another one does.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tavola.kernel.codec import BadSave
from tavola.kernel.decision import Refused
from tavola.service.cup_pairing import WIN, Played, next_round
from tavola.service.cup_time import slower_seat
from tavola.service.keys import new_table_id
from tavola.service.loaded_table import LoadedTable, Plan
from tavola.service.opening import OVERDUE, from_seed
from tavola.service.rated import count_game
from tavola.service.registry import BOT_LEASE, NoSuchTable, TableRegistry
from tavola.service.seats import resigned
from tavola.service.server_tables import Sitter, lay_for, must_have_room
from tavola.service.wire.records import Pace
from tavola.store import cups as sql
from tavola.store import hall
from tavola.store.cups import CupRow, GameRow, PlayerRow, read_cup, read_game, read_player
from tavola.store.port import Conflict, Step
from tavola.store.steps import step

AT_ONCE = 20  # tournaments looked at in one go
LOOK = 15.0  # seconds after which one is looked at again
TURNS = 40  # rounds that one look may close, where all of it is decided
KEPT = 90 * 86_400.0  # seconds after its end, or after nobody has begun it


def played(games: Sequence[GameRow]) -> list[Played]:
    return [Played(g.round, g.one, g.two, g.halves_one, g.halves_two) for g in games if g.done]


def new_games(row: CupRow, round: int, players: Sequence[int], before: Sequence[Played]) -> list[Step]:
    """The boards of a round. A bye is decided at once."""
    steps: list[Step] = []
    for board, (one, two) in enumerate(next_round(row.system, players, before, round), 1):
        is_bye = two is None
        steps.append(step(sql.NEW_GAME, row.id, round, board, one, two, int(is_bye), WIN if is_bye else 0, must=1))
    return steps


async def advance(registry: TableRegistry, cup: str) -> None:
    """As far as it can go now."""
    for _ in range(TURNS):
        rows = await registry.store.rows(sql.CUP, cup)
        row = read_cup(rows[0]) if rows else None
        if row is None or row.state != "running":
            return
        players = {one.id: one for one in map(read_player, await registry.store.rows(sql.PLAYERS, cup))}
        games = [read_game(one) for one in await registry.store.rows(sql.GAMES, cup)]
        open_games = [game for game in games if not game.done]
        if open_games and not await moved(registry, row, players, open_games):
            return
        if not open_games:
            await close_round(registry, row, players, games)


async def close_round(
    registry: TableRegistry, row: CupRow, players: dict[int, PlayerRow], games: Sequence[GameRow]
) -> None:
    """The next round, or the end."""
    if row.round >= row.rounds:
        steps = [step(sql.OVER, row.id, row.round, must=1)]
    else:
        stay = [id for id, one in players.items() if not one.left_it or row.system == "round_robin"]
        steps = [step(sql.NEXT, row.id, row.round, registry.now() + row.seconds, must=1)]
        steps += new_games(row, row.round + 1, stay, played(games)) if len(stay) > 1 else []
        if len(stay) < 2:
            steps = [step(sql.OVER, row.id, row.round, must=1)]
    try:
        await registry.store.carry_out(steps)
    except Conflict:
        pass  # another worker has closed it


async def moved(
    registry: TableRegistry, row: CupRow, players: dict[int, PlayerRow], open_games: Sequence[GameRow]
) -> bool:
    """Whether anything became of the boards that are open: decided, for who has left or run out of time."""
    changed = False
    late = registry.now() >= row.until
    for game in open_games:
        one, two = players[game.one], players[game.two or 0]
        if one.left_it or two.left_it:
            changed |= await decide(registry, game, lost=(bool(one.left_it), bool(two.left_it)))
        elif late:
            changed |= await run_out(registry, game, one, two)
        elif not game.table_id:
            await lay_table(registry, row, game, one, two)
    return changed


async def lay_table(registry: TableRegistry, row: CupRow, game: GameRow, one: PlayerRow, two: PlayerRow) -> None:
    """Once for each board, whoever comes first. Who has no room in his list plays once he has."""
    table, pace = new_table_id(), msgspec.convert(row.pace, Pace)
    options = msgspec.json.decode(row.options, type=dict[str, bool | int | float | str | None])
    start = from_seed(registry, row.game, "", options, 2, None)
    plan = Plan(row.name[:40], pace, overdue=OVERDUE[pace], hints=False, rated=True)
    sitters = [Sitter(player.person, player.name, line=player.line) for player in (one, two)]
    laid = step(sql.LAID, game.cup, game.round, game.board, table, must=1)
    try:
        await lay_for(registry, start, plan, sitters, [laid], table=table, cup=row.id)
    except Conflict:
        pass


async def decide(registry: TableRegistry, game: GameRow, *, lost: tuple[bool, bool]) -> bool:
    """Without a game, or with one that does not count any more."""
    halves = [0 if gone else WIN for gone in lost]
    steps = [step(sql.DECIDED, game.cup, game.round, game.board, *halves, must=1)]
    if game.table_id:
        steps.append(step(hall.COUNTED, game.table_id))
        steps.append(step(hall.NO_SEATS, game.table_id))
    try:
        await registry.store.carry_out(steps)
    except Conflict:
        return True  # somebody else has
    return True


async def run_out(registry: TableRegistry, game: GameRow, one: PlayerRow, two: PlayerRow) -> bool:
    """The round is over: whoever has let the other wait longer has lost; where nobody came, both have."""
    rows = await registry.store.rows(sql.HOW_STANDS, game.table_id) if game.table_id else []
    if not rows:
        room = [await has_room(registry, player.person) for player in (one, two)]
        nobody_s_fault = room[0] == room[1]  # no table, though both had room for it, or neither
        return await decide(registry, game, lost=(nobody_s_fault or not room[0], nobody_s_fault or not room[1]))
    if rows[0]["finished"]:
        return await count_game(registry, game.table_id)
    try:
        slower = await slower_seat(registry, game.table_id)
        if slower is None:
            return await decide(registry, game, lost=(True, True))
        await give_up(registry, game.table_id, slower)
        return await count_game(registry, game.table_id)
    except (NoSuchTable, Refused, BadSave):  # its pack is not here any more: of who is waited for one knows as much
        owed = {int(part) for part in rows[0]["owed"].split(",") if part}
        return await decide(registry, game, lost=(owed != {1}, owed != {0}))


async def has_room(registry: TableRegistry, person: str) -> bool:
    """In the list of tables; who fills his own must not take the rival's point with it."""
    try:
        await must_have_room(registry, person)
    except Refused:
        return False
    return True


async def give_up(registry: TableRegistry, table: str, seat: int) -> None:
    async def do(loaded: LoadedTable) -> None:
        if loaded.phase == "playing":
            await registry.write(loaded, resigned(registry, loaded, seat), claim=BOT_LEASE)

    await registry.change(table, do)


async def due(registry: TableRegistry) -> list[str]:
    """Tournaments that nobody has looked at for a while; of two workers one takes each."""
    now, found = registry.now(), list[str]()
    for row in await registry.store.rows(sql.DUE, now - LOOK, AT_ONCE):
        try:
            await registry.store.carry_out([step(sql.LOOKED, row[0], now, now - LOOK, must=1)])
        except Conflict:
            continue
        found.append(row[0])
    return found


async def after_game(registry: TableRegistry, table: str) -> None:
    """A game of it has been counted: the round may be over."""
    for row in await registry.store.rows(sql.CUP_OF, table):
        await advance(registry, row[0])


async def forget_old(registry: TableRegistry) -> None:
    for row in await registry.store.rows(sql.OLD, registry.now() - KEPT, AT_ONCE):
        await registry.store.carry_out([step(statement, row[0]) for statement in sql.FORGET])
