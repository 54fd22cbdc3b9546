"""A whole table as one file, and back. The file replays and verifies; without rulings it is also a regression test."""

from __future__ import annotations

from typing import Any

import msgspec

from tavola.content.table_messages import why_not_opened
from tavola.kernel import codec
from tavola.kernel.codec import BadSave
from tavola.kernel.decision import Refusal, Refused
from tavola.kernel.match import Answer, Match
from tavola.kernel.record import FiledRuling, record, sealed, table_file
from tavola.service.keys import new_table_id
from tavola.service.loaded_table import LoadedTable, Plan
from tavola.service.log_acts import Answered, AnyAct, Exported, Ruled, read_act
from tavola.service.opening import OVERDUE, Start, lay
from tavola.service.ports import ImportedTable, ImportFile
from tavola.service.rated_rules import must_not_be_rated
from tavola.service.registry import TableRegistry
from tavola.service.secrecy import is_seed_known, must_be_alone, must_be_for_one, must_be_unsealed
from tavola.service.table_summary import SEED_KNOWN
from tavola.service.time_limit import TOO_LONG
from tavola.service.time_slices import TimeSlices
from tavola.service.unopened import note_unopened, stored_table
from tavola.service.wire.records import Opened, OriginInfo
from tavola.service.wire.requests import SeatAsk
from tavola.service.worker_process import Died, Failed, Overran
from tavola.store.port import Entry, KeyRow, TableRow


async def export(registry: TableRegistry, key: KeyRow) -> bytes:
    """The file; before the end only for who has no other person at the table, since it tells everything."""
    try:
        loaded = await registry.at(key.table, fresh=True)
    except Refused:
        return await unopened(registry, key)
    if loaded.damage is not None:
        raise Refused(Refusal("TABLE_E_DAMAGED"))
    must_be_unsealed(loaded)
    if loaded.phase != "over":
        await registry.change(key.table, lambda now: take_alone(registry, now, key))
        loaded = await registry.at(key.table)
    line = await registry.store.line(loaded.id, 1, loaded.summary.ply)
    if len(line) != loaded.summary.ply:
        raise Refused(Refusal("TABLE_E_DAMAGED"))
    steps = [read_act(entry.data) for entry in line]
    return file_of(loaded, steps)


def file_of(loaded: LoadedTable, steps: list[AnyAct]) -> bytes:
    """The file of a table with these answers and rulings."""
    answers = [act for act in steps if isinstance(act, Answered)]
    if loaded.row.opening is None and len(answers) == len(steps):
        return plain_record(loaded, answers)
    return filed(loaded.row, steps, codec.state_hash(loaded.g).hex())


async def take_alone(registry: TableRegistry, loaded: LoadedTable, key: KeyRow) -> None:
    """Before the end: for who is alone, and from now on the table says so."""
    must_not_be_rated(loaded)
    must_be_alone(loaded.summary, key)
    if not is_seed_known(loaded):
        await registry.write(loaded, Exported())


async def unopened(registry: TableRegistry, key: KeyRow) -> bytes:
    """The file of a table whose pack is not here: all that was answered, without a word on where that led."""
    kept = await stored_table(registry, key.table)
    row, summary = kept.row, kept.summary
    if registry.now() < msgspec.json.decode(row.plan, type=Plan).sealed:
        raise Refused(Refusal("TABLE_E_SEALED"))
    if not summary.ended:
        must_be_alone(summary, key)
        if SEED_KNOWN not in summary.marks:
            await note_unopened(registry, kept, Exported())
    return filed(row, [read_act(entry.data) for entry in await registry.store.line(row.id, 1, summary.ply)], "")


def plain_record(loaded: LoadedTable, answers: list[Answered]) -> bytes:
    """The kernel's own record."""
    match: Match[Any] = Match(loaded.game, loaded.box, loaded.row.seats, loaded.options, loaded.row.seed)
    match.answers = [Answer(act.seat, act.decision, act.key) for act in answers]
    match.g = loaded.g
    return record(match)


def filed(row: TableRow, steps: list[AnyAct], hash: str) -> bytes:
    """A table that answers alone do not explain: it began from a state, was corrected, or cannot be played here."""
    answers: list[tuple[int, int, str]] = []
    rulings: list[FiledRuling] = []
    for act in steps:
        if isinstance(act, Answered):
            answers.append((act.seat, act.decision, act.key))
        elif isinstance(act, Ruled):
            rulings.append(FiledRuling(len(answers), act.seat, act.patch, act.reason, act.state))
    options = msgspec.json.decode(row.options)
    return sealed(table_file(row.game, row.pack, row.seats, options, row.seed, answers, hash, row.opening, rulings))


async def bring(registry: TableRegistry, data: bytes, seats: list[SeatAsk], language: str, party: str = "") -> Opened:
    """A file as a new table, after it was played again from its beginning, where nobody waits for that."""
    tale = ImportFile(data, new_table_id(), len(seats), registry.now(), registry.ceilings)
    try:
        imported = await registry.bot_pool.retell(tale)
    except Overran:
        raise Refused(Refusal(TOO_LONG)) from None
    except (Died, Failed) as why:
        raise Refused(no_table(BadSave("broken", type(why).__name__))) from None
    if isinstance(imported, Refusal):
        raise Refused(imported)
    start = await unpacked(registry, imported, tale.table)
    marks: tuple[str, ...] = ("import",)
    if start.game.outcome(start.g) is None:
        must_be_for_one(seats)
        marks = ("import", SEED_KNOWN)
    origin = OriginInfo("", "import", start.ply)
    plan = Plan(overdue=OVERDUE["live"], marks=marks, origin=origin, party=party)
    return await lay(registry, start, plan, seats, language)


async def unpacked(registry: TableRegistry, imported: ImportedTable, table: str) -> Start:
    """What came from the helping process, a slice at a time so that other tables go on."""
    game, box = registry.catalogue.game(imported.game), registry.catalogue.box(imported.game, imported.pack)
    entries, slices = list[Entry](), TimeSlices()
    for piece in imported.entries:
        entries += msgspec.msgpack.decode(piece, type=list[Entry])
        await slices.rest()
    return Start(
        game,
        box,
        imported.options,
        imported.seed,
        codec.load(game, imported.state, box),
        opening=imported.opening,
        ply=imported.ply,
        undo_info=imported.undo_info,
        entries=tuple(entries),
        waypoints=imported.waypoints,
        table=table,
        size=imported.size,
        ruled=imported.ruled,
    )


def no_table(bad: BadSave) -> Refusal:
    """Why a file cannot be played again, in the words in which any save is refused."""
    return Refusal("TABLE_E_FILE", args={"problem": why_not_opened(bad)})
