"""Quick pairing: people who look for the same are brought to one table, and nobody is brought to two.

Whoever looks asks now and then how it stands. Each question is a look at the own row and at a few rows of the same
queue; no table is read for it. The pair, the table and its keys are one transaction: of two workers one is quicker.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from tavola.kernel.decision import Refusal, Refused
from tavola.service import rated
from tavola.service.hall import line_of
from tavola.service.keys import new_table_id
from tavola.service.ladder import anchor, nearest
from tavola.service.loaded_table import Plan
from tavola.service.opening import OVERDUE, from_seed, known_bot
from tavola.service.registry import TableRegistry
from tavola.service.server_tables import Sitter, lay_for, must_have_room
from tavola.service.wire.pairing import SeekAsk, SeekInfo
from tavola.store import seekers as sql
from tavola.store.people import DeviceRow
from tavola.store.port import Conflict, Step
from tavola.store.seekers import SeekerRow, read_seeker
from tavola.store.steps import step

STAYS = 25.0  # seconds for which somebody is looking without asking how it stands
REMEMBERED = 120.0  # seconds for which it is said which table was found
LOOKED_AT = 30  # others of the queue
WINDOW, WIDENS = 150.0, 10.0  # points of rating between two at first, and more each second
ANYBODY = 90.0  # seconds after which the level does not matter any more
BOT_AFTER = 30.0  # seconds after which a bot is offered
TRIES = 4


async def seek(registry: TableRegistry, device: DeviceRow, ask: SeekAsk, address: str) -> SeekInfo:
    """Begin to look; whoever was looking for something else looks for this."""
    must_be_playable(registry, ask)
    await must_have_room(registry, device.person)
    at, most = registry.now(), registry.ceilings.seekers
    mean = (await rated.my_strength(registry, device.person, ask.game)).mean
    line = await line_of(registry, address)
    row = (device.person, ask.name, ask.game, ask.seats, ask.language, int(ask.rated), mean, line, at, at + STAYS, most)
    try:
        await registry.store.carry_out([step(sql.EXPIRED, at), step(sql.SEEK, *row, must=1)])
    except Conflict:
        raise Refused(Refusal("TABLE_E_SEEKERS_FULL")) from None
    return await standing(registry, device)


def must_be_playable(registry: TableRegistry, ask: SeekAsk) -> None:
    try:
        game = registry.catalogue.game(ask.game)
    except LookupError:
        raise Refused(Refusal("TABLE_E_GAME", key=ask.game)) from None
    if ask.seats not in game.seats:
        raise Refused(Refusal("TABLE_E_SEATS", args={"least": game.seats[0], "most": game.seats[-1]}))
    if ask.rated and game.cooperative:
        raise Refused(Refusal("TABLE_E_NOT_RATABLE"))


async def cancel(registry: TableRegistry, device: DeviceRow) -> SeekInfo:
    """Look no more. A table that was found meanwhile is there, and is told."""
    wish = await look_up(registry, device.person)
    await registry.store.carry_out([step(sql.CANCEL, device.person)])
    return info(registry, wish, []) if wish is not None and wish.table_id else SeekInfo("none")


async def look_up(registry: TableRegistry, person: str) -> SeekerRow | None:
    rows = await registry.store.rows(sql.SEEKER, person)
    found = read_seeker(rows[0]) if rows else None
    return found if found is not None and found.until > registry.now() else None


async def standing(registry: TableRegistry, device: DeviceRow) -> SeekInfo:
    """How it stands; who asks is still there, and is brought together with whom fits."""
    for _ in range(TRIES):
        me = await look_up(registry, device.person)
        if me is None:
            return SeekInfo("none")
        if me.table_id:
            return info(registry, me, [])
        await registry.store.carry_out([step(sql.STAYS, me.person, registry.now() + STAYS)])
        others = await others_of(registry, me)
        group = together(me, others, registry.now())
        if not group:
            return info(registry, me, others)
        try:
            await bring_together(registry, group)
        except Conflict:
            continue  # one of them is at another table by now
    return SeekInfo("waiting", since=me.since if me else 0.0)


async def others_of(registry: TableRegistry, me: SeekerRow) -> list[SeekerRow]:
    values = (me.game, me.seats, int(me.rated), registry.now(), me.person, LOOKED_AT)
    return [read_seeker(row) for row in await registry.store.rows(sql.OTHERS, *values)]


def width(one: SeekerRow, at: float) -> float:
    """How far from one's own rating others may be by now."""
    waited = at - one.since
    return float("inf") if waited >= ANYBODY else WINDOW + WIDENS * max(0.0, waited)


def fits(one: SeekerRow, other: SeekerRow, at: float) -> bool:
    """Whether these two may meet: near enough for both, with a language in common, and not sure to be one line."""
    if one.language and other.language and one.language != other.language:
        return False
    if one.rated and one.line == other.line:
        return False
    return abs(one.mean - other.mean) <= min(width(one, at), width(other, at))


def together(me: SeekerRow, others: Sequence[SeekerRow], at: float) -> list[SeekerRow]:
    """As many as the table has seats, the nearest first, of whom each fits with each; nobody where they are too few."""
    group = [me]
    for other in sorted(others, key=lambda one: (abs(one.mean - me.mean), one.since)):
        if len(group) < me.seats and all(fits(one, other, at) for one in group):
            group.append(other)
    return group if len(group) == me.seats else []


async def bring_together(registry: TableRegistry, group: Sequence[SeekerRow], bot: str = "", called: str = "") -> None:
    """One table for all of them, in an order by chance."""
    sitters = [Sitter(one.person, one.name, line=one.line) for one in group]
    while bot and len(sitters) < group[0].seats:
        nth = len(sitters) - len(group) + 1
        name = (called or bot.title()) + (f" {nth}" if nth > 1 else "")
        sitters.append(Sitter(name=name, bot=bot))
    secrets.SystemRandom().shuffle(sitters)
    me, at = group[0], registry.now()
    counts = me.rated and (not bot or anchor(me.game, bot, len(sitters)) is not None)
    table = new_table_id()
    steps = [found_step(one, table, at) for one in sorted(group, key=lambda one: one.person)]
    start = from_seed(registry, me.game, "", {}, len(sitters), None)
    plan = Plan(pace="live", overdue=OVERDUE["live"], hints=False if counts else None, rated=counts)
    await lay_for(registry, start, plan, sitters, steps, table=table)


def found_step(one: SeekerRow, table: str, at: float) -> Step:
    return step(sql.PAIR, one.person, table, at + REMEMBERED, at, must=1)


async def play_a_bot(registry: TableRegistry, device: DeviceRow, called: str = "") -> SeekInfo:
    """Wait no longer: a bot that plays about as well sits down, and on every other seat too."""
    me = await look_up(registry, device.person)
    if me is None:
        return SeekInfo("none")
    if not me.table_id:
        try:
            await bring_together(registry, [me], bot_for(registry, me), called)
        except Conflict:
            pass  # somebody was found in this moment
        me = await look_up(registry, device.person)
    return info(registry, me, []) if me else SeekInfo("none")


def bot_for(registry: TableRegistry, me: SeekerRow) -> str:
    return nearest(me.game, me.mean) or known_bot(registry, me.game, "")


def info(registry: TableRegistry, me: SeekerRow | None, others: Sequence[SeekerRow]) -> SeekInfo:
    if me is None:
        return SeekInfo("none")
    if me.table_id:
        return SeekInfo("found", me.game, me.seats, me.rated, me.since, table=me.table_id)
    at = registry.now()
    offer = bot_for(registry, me) if at - me.since >= BOT_AFTER else ""
    reach = width(me, at)
    return SeekInfo(
        "waiting",
        me.game,
        me.seats,
        me.rated,
        me.since,
        others=len(others),
        window=None if reach == float("inf") else int(reach),
        bot=offer,
    )
