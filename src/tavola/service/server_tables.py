"""Tables that the house lays for persons: their seats hang on them from the beginning, all in one transaction."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tavola.kernel.decision import Refusal, Refused
from tavola.service.keys import Fresh, fresh, new_table_id
from tavola.service.loaded_table import LoadedTable, Plan
from tavola.service.opening import Start, new_table
from tavola.service.registry import TableRegistry
from tavola.service.table_summary import Seating, TableSummary
from tavola.store import hall as sql
from tavola.store import people
from tavola.store.port import PLAYER, KeyRow, Step
from tavola.store.steps import step


class Sitter(msgspec.Struct, frozen=True):
    """Who shall sit on one seat: a person, a bot, or whoever comes."""

    person: str = ""
    name: str = ""
    bot: str = ""
    line: str = ""  # from where the person came, as a keyed hash


class Laid(msgspec.Struct, frozen=True):
    """A table with the links of its open seats."""

    loaded: LoadedTable
    invites: dict[int, Fresh]


def seated(sitters: Sequence[Sitter]) -> tuple[list[Seating], list[str]]:
    """The seats of a new table, and the persons in the order in which they are numbered there."""
    persons = list(dict.fromkeys(one.person for one in sitters if one.person))
    found = [
        Seating("human", one.name, person=persons.index(one.person))
        if one.person
        else Seating("bot", one.name or one.bot, bot=one.bot)
        if one.bot
        else Seating("open", one.name)
        for one in sitters
    ]
    return found, persons


def hang_steps(registry: TableRegistry, person: str, key: KeyRow, at: float) -> list[Step]:
    """The key itself is written with the table or with the entry that brings somebody there."""
    return [
        step(people.TOUCH, person, at, must=1),
        step(people.SWEEP, person),
        step(people.HANG, person, key.table, key.hash, at, registry.ceilings.person_tables, must=1),
    ]


async def must_have_room(registry: TableRegistry, person: str) -> None:
    """In the person's list."""
    most = registry.ceilings.person_tables
    if len(await registry.store.rows(people.TABLES_HUNG, person)) >= most:
        await registry.store.carry_out([step(people.SWEEP, person)])
        if len(await registry.store.rows(people.TABLES_HUNG, person)) >= most:
            raise Refused(Refusal("TABLE_E_LIST_FULL", args={"most": most}))


async def lay_for(
    registry: TableRegistry,
    start: Start,
    plan: Plan,
    sitters: Sequence[Sitter],
    steps: Sequence[Step] = (),
    *,
    table: str = "",
    keys: Sequence[KeyRow] = (),
    club: str = "",
    cup: str = "",
) -> Laid:
    """Put the table down. The first person keeps it. `Conflict` where one of the steps does not fit."""
    table, at = table or new_table_id(), registry.now()
    seatings, persons = seated(sitters)
    summary = TableSummary(seatings, at, persons=len(persons))
    held = {
        person: fresh(table, PLAYER, seats_of(sitters, person), at, host=nth == 0) for nth, person in enumerate(persons)
    }  # tokens that are told to nobody
    # At a rated table everybody must be somebody: no links.
    invites = {
        seat: fresh(table, "invite", (seat,), at)
        for seat, one in enumerate(seatings)
        if one.who == "open" and not plan.rated
    }
    rows = [*(key.row for key in held.values()), *(key.row for key in invites.values()), *keys]
    around = [*steps, step(sql.NEW_GAME, table, start.game.id, int(plan.rated), club, cup, at, must=1)]
    for person in sorted(persons):
        around += hang_steps(registry, person, held[person].row, at)
    for seat, one in enumerate(sitters):
        if one.person:
            around.append(step(sql.NEW_SEAT, table, seat, one.person, one.name, one.line, must=1))
    plan = msgspec.structs.replace(plan, hall=True)
    new = msgspec.structs.replace(new_table(registry, table, start, plan, summary, rows), steps=tuple(around))
    loaded = LoadedTable(new.row, start.game, start.box, new.snapshot)
    await registry.store.create(new)
    registry.counts.opened += 1
    registry.keep(loaded)
    registry.look(loaded)
    return Laid(loaded, invites)


def seats_of(sitters: Sequence[Sitter], person: str) -> tuple[int, ...]:
    return tuple(seat for seat, one in enumerate(sitters) if one.person == person)
