"""What came of a try: read from the table's own log when it ends, ranked, and shown to who has one of their own."""

from __future__ import annotations

import contextlib

import msgspec

from tavola.kernel.decision import Refusal, Refused
from tavola.kernel.game import Outcome
from tavola.service.keys import Fresh, fresh, token_of
from tavola.service.loaded_table import LoadedTable
from tavola.service.registry import NoSuchTable, TableRegistry
from tavola.service.today.days import Day, day_of, kind_of, kinds, today
from tavola.service.wire.records import KeyReply
from tavola.service.wire.today import Board, BoardLine, ChallengeInfo, DayInfo, TryInfo
from tavola.store import today as sql
from tavola.store.people import DeviceRow
from tavola.store.port import StoreUnavailable
from tavola.store.statements import NEW_KEY, key_values
from tavola.store.steps import step
from tavola.store.today import DONE, OPEN, VOID, TryRow

BEST = 50  # lines of a board
GAVE_UP = 99  # the place of who resigned: behind everybody who played to the end
SPOILT = frozenset(("seed_known", "ruling", "damaged", "import", "branch"))  # marks of a table that cannot count


class Results:
    """Notes the result of a try when its table ends, on whichever worker that is."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        registry.on_over.append(self.over)

    def over(self, loaded: LoadedTable) -> None:
        if loaded.plan.counted:
            self.registry.later(self.note(loaded))

    async def note(self, loaded: LoadedTable) -> None:
        with contextlib.suppress(StoreUnavailable):  # whoever asks for the try later has it noted then
            for row in await self.registry.store.rows(sql.TRY, loaded.id):
                one = sql.read_try(row)
                if day := await day_of(self.registry, one.day):
                    await settle(self.registry, one, day)


async def settle(registry: TableRegistry, one: TryRow, day: Day) -> TryRow:
    """The try with its result, if it is over by now."""
    if one.is_over:
        return one
    try:
        loaded = await registry.at(one.table_id, fresh=True)
    except (NoSuchTable, Refused):
        return one  # not laid yet, or it cannot be opened here
    if loaded.outcome is None:
        late = registry.now() >= day.closes
        return await note(registry, one, VOID) if late else one
    if loaded.summary.since >= day.closes or SPOILT & {*loaded.summary.marks, *loaded.plan.marks}:
        return await note(registry, one, VOID)
    return await note(registry, with_result(one, loaded, loaded.outcome), DONE)


def with_result(one: TryRow, loaded: LoadedTable, outcome: Outcome) -> TryRow:
    """The try's own seat is the first; a margin is what it is ahead of the best of the others."""
    others = outcome.scores[1:]
    score = outcome.scores[0]
    return msgspec.structs.replace(
        one,
        place=GAVE_UP if loaded.summary.ended else outcome.places[0],
        margin=score - max(others) if others else 0,
        score=score,
        answers=loaded.summary.ply,
        done_at=loaded.summary.since,
    )


async def note(registry: TableRegistry, one: TryRow, done: int) -> TryRow:
    values = (done, one.place, one.margin, one.score, one.answers, one.done_at)
    await registry.store.carry_out([step(sql.SETTLE, one.table_id, *values)])
    return msgspec.structs.replace(one, done=done)


# -- what is told


async def day_info(registry: TableRegistry, device: DeviceRow | None, name: str = "") -> DayInfo:
    """The day with one's own tries. Of a day that is closed its secret is told, and with it every seed."""
    day = await today(registry)
    if name and name != day.day:
        day = await known_day(registry, name)
    mine: dict[str, TryRow] = {}
    if device is not None:
        for row in await registry.store.rows(sql.OWN_TRIES, device.person, day.day):
            one = await settle(registry, sql.read_try(row), day)
            mine[one.game] = one
    closed = registry.now() >= day.closes
    found = [await challenge_info(registry, day, kind.game, mine.get(kind.game)) for kind in kinds(registry)]
    secret = day.secret if closed else None
    return DayInfo(day.day, day.begins, day.until, day.closes, registry.now(), closed, day.commitment, secret, found)


async def known_day(registry: TableRegistry, name: str) -> Day:
    day = await day_of(registry, name)
    if day is None or day.begins > registry.now():
        raise Refused(Refusal("TABLE_E_NO_DAY"))
    return day


async def challenge_info(registry: TableRegistry, day: Day, game: str, mine: TryRow | None) -> ChallengeInfo:
    kind, pack = kind_of(registry, game), day.packs.get(game, "")
    results = int((await registry.store.rows(sql.RESULTS, day.day, game))[0][0])
    own = None if mine is None else await try_info(registry, mine)
    seed = day.seed(game) if registry.now() >= day.closes else None
    return ChallengeInfo(game, pack, dict(kind.options), kind.bot, results, own, seed)


async def try_info(registry: TableRegistry, one: TryRow) -> TryInfo:
    state = {OPEN: "open", DONE: "done", VOID: "void"}[one.done]
    if one.done != DONE:
        return TryInfo(one.table_id, state, one.name, 0, 0, 0, 0, False)  # type: ignore[arg-type]
    values = (one.day, one.game, one.place, one.margin, one.score)
    rank = 1 + int((await registry.store.rows(sql.BETTER, *values))[0][0])
    return TryInfo(one.table_id, "done", one.name, rank, one.place, one.margin, one.score, one.place == GAVE_UP)


async def board(registry: TableRegistry, device: DeviceRow | None, name: str, game: str) -> Board:
    """The results: for who has one, and for everybody once nothing counts any more."""
    day = await may_look(registry, device, name, game)
    rows = [sql.read_try(row) for row in await registry.store.rows(sql.BEST, day.day, game, BEST)]
    results = int((await registry.store.rows(sql.RESULTS, day.day, game))[0][0])
    lines: list[BoardLine] = []
    for nth, one in enumerate(rows):
        before = rows[nth - 1] if nth else None
        same = before is not None and worth(before) == worth(one)
        rank = lines[-1].rank if same else nth + 1
        mine = device is not None and one.person == device.person
        lines.append(
            BoardLine(
                rank, one.name, one.place, one.margin, one.score, one.place == GAVE_UP, one.answers, one.table_id, mine
            )
        )
    return Board(day.day, game, results, lines)


def worth(one: TryRow) -> tuple[int, int, int]:
    return one.place, one.margin, one.score


async def may_look(registry: TableRegistry, device: DeviceRow | None, name: str, game: str) -> Day:
    """Nobody's result before one's own is in."""
    kind_of(registry, game)
    day = await known_day(registry, name)
    if registry.now() >= day.closes:
        return day
    rows = [] if device is None else await registry.store.rows(sql.OWN_TRIES, device.person, day.day)
    for one in map(sql.read_try, rows):
        if one.game == game and (await settle(registry, one, day)).is_over:
            return day
    raise Refused(Refusal("TABLE_E_TODAY_FIRST"))


async def replay_key(registry: TableRegistry, device: DeviceRow | None, table: str) -> KeyReply:
    """A key to watch somebody's try with: always the same, so that nothing grows however often it is asked for."""
    for row in await registry.store.rows(sql.TRY, table):
        one = sql.read_try(row)
        day = await may_look(registry, device, one.day, one.game)
        if one.counted and one.done == DONE and await registry.store.rows(sql.IS_THERE, table):
            made = watch_key(day, table, registry.now())
            if await registry.store.key(made.row.hash) is None:
                await registry.store.carry_out([step(f"{NEW_KEY} ON CONFLICT DO NOTHING", *key_values(made.row))])
            return KeyReply(made.token)
    raise Refused(Refusal("TABLE_E_NO_REPLAY"))


def watch_key(day: Day, table: str, at: float) -> Fresh:
    return fresh(table, "watch", (), at, token=token_of(day.watch_bits(table)))
