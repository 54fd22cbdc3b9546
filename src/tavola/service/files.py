"""A whole table as one file, and back. The file replays and verifies; without rulings it is also a regression test."""

from __future__ import annotations

import asyncio
import hashlib
import time
from typing import Any

import msgspec

from tavola.content.sayings import why_not_opened
from tavola.kernel import codec
from tavola.kernel.codec import BadSave
from tavola.kernel.decision import Refusal, Refused
from tavola.kernel.event import take_events
from tavola.kernel.game import Game
from tavola.kernel.match import Answer, Match, carry_out
from tavola.kernel.record import read_record, record
from tavola.kernel.state import Box, State
from tavola.service.acts import Answered, AnyAct, Exported, Ruled, act_bytes, act_name, read_act
from tavola.service.asks import SeatAsk
from tavola.service.following import PAGE
from tavola.service.head import SEED_KNOWN, Head, Seating, Trail, fold
from tavola.service.house import House, NoSuchTable, events_bytes
from tavola.service.live import SNAPSHOT_EVERY, Live, Plan
from tavola.service.opening import OVERDUE, Start, from_seed, lay
from tavola.service.patience import patience
from tavola.service.secrecy import is_seed_known, must_be_alone, must_be_for_one
from tavola.service.told import Opened, OriginCard
from tavola.service.turns import SLICE
from tavola.store.port import Append, Conflict, Entry, KeyRow, Snapshot, Standing, TableRow

STORY = 1
LONGEST = 100_000  # answers in a file


class Story(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that answers alone do not explain: it began from a state, or was corrected on the way."""

    tavola_story: int
    game: str
    pack: str
    seats: int
    options: dict[str, Any]
    seed: str
    opening: msgspec.Raw
    steps: list[msgspec.Raw]
    hash: str  # of the last state; empty where the pack was missing and the game could not be played
    check: str = ""


class _Kind(msgspec.Struct):
    tavola_story: int = 0
    game: str = ""
    pack: str = ""
    seats: int = 0


async def export(house: House, key: KeyRow) -> bytes:
    """The file; before the end only for who has no other person at the table, since it tells everything."""
    try:
        live = await house.at(key.table, fresh=True)
    except Refused:
        return await unopened(house, key)
    if live.damage is not None:
        raise Refused(Refusal("TABLE_E_DAMAGED"))
    if live.phase != "over":
        await house.change(key.table, lambda now: take_alone(house, now, key))
        live = await house.at(key.table)
    line = await house.store.line(live.id, 1, live.head.ply)
    if len(line) != live.head.ply:
        raise Refused(Refusal("TABLE_E_DAMAGED"))
    steps = [read_act(entry.data) for entry in line]
    answers = [act for act in steps if isinstance(act, Answered)]
    if live.row.opening is None and len(answers) == len(steps):
        return plain_record(live, answers)
    return story(live.row, steps, codec.state_hash(live.g).hex())


async def take_alone(house: House, live: Live, key: KeyRow) -> None:
    """Before the end: for who is alone, and from now on the table says so."""
    must_be_alone(live.head, key)
    if not is_seed_known(live):
        await house.write(live, Exported())


async def unopened(house: House, key: KeyRow) -> bytes:
    """The file of a table whose pack is not here: all that was answered, without a word on where that led."""
    row, snapshot = await house.store.table(key.table), await house.store.latest(key.table)
    if row is None or snapshot is None:
        raise NoSuchTable(key.table)
    head, seq = msgspec.json.decode(snapshot.head, type=Head), snapshot.seq
    while page := await house.store.entries(row.id, seq, PAGE):
        for entry in page:
            fold(head, read_act(entry.data), entry.seq, entry.at)
        seq = page[-1].seq
    if not head.ended:
        must_be_alone(head, key)
        if SEED_KNOWN not in head.marks:
            await mark_unopened(house, row.id, head, seq + 1)
    return story(row, [read_act(entry.data) for entry in await house.store.line(row.id, 1, head.ply)], "")


async def mark_unopened(house: House, table: str, head: Head, seq: int) -> None:
    """The entry of a table that nobody can open now. Whom it waits for is reckoned anew when somebody can."""
    act = Exported()
    entry = Entry(table, seq, house.now(), act_name(act), None, head.ply, False, None, act_bytes(act))
    try:
        await house.store.append(Append(entry, Standing(False, (), head.since, False)))
    except Conflict:
        raise Refused(Refusal("TABLE_E_BUSY")) from None


def plain_record(live: Live, answers: list[Answered]) -> bytes:
    """The kernel's own record."""
    match: Match[Any] = Match(live.game, live.box, live.row.seats, live.options, live.row.seed)
    match.answers = [Answer(act.seat, act.decision, act.key) for act in answers]
    match.g = live.g
    return record(match)


def story(row: TableRow, steps: list[AnyAct], hash: str) -> bytes:
    told = Story(
        STORY,
        row.game,
        row.pack,
        row.seats,
        msgspec.json.decode(row.options),
        row.seed,
        msgspec.Raw(row.opening or b"null"),
        [msgspec.Raw(act_bytes(step)) for step in steps],
        hash,
    )
    return msgspec.json.encode(msgspec.structs.replace(told, check=check(told)))


def check(told: Story) -> str:
    return hashlib.blake2b(msgspec.json.encode(msgspec.structs.replace(told, check="")), digest_size=16).hexdigest()


async def bring(house: House, data: bytes, seats: list[SeatAsk], language: str, party: str = "") -> Opened:
    """A file as a new table, after playing it again from its beginning."""
    try:
        kind = msgspec.json.decode(data, type=_Kind)
        game, box = house.shelf.game(kind.game), house.shelf.box(kind.game, kind.pack.partition("@")[0])
        if box.name() != kind.pack:
            raise BadSave("other_pack", kind.pack)
        if len(seats) != kind.seats:
            raise Refused(Refusal("TABLE_E_SEATS", args={"least": kind.seats, "most": kind.seats}))
        start = await played_again(house, data, kind.tavola_story > 0, game, box)
    except BadSave as bad:
        raise Refused(no_table(bad)) from None
    except (msgspec.DecodeError, LookupError) as bad:
        raise Refused(no_table(BadSave("torn", str(bad)))) from None
    marks: tuple[str, ...] = ("import",)
    if start.game.outcome(start.g) is None:
        must_be_for_one(seats)
        marks = ("import", SEED_KNOWN)
    origin = OriginCard("", "import", start.ply)
    plan = Plan(overdue=OVERDUE["live"], marks=marks, origin=origin, party=party)
    return await lay(house, start, plan, seats, language)


def no_table(bad: BadSave) -> Refusal:
    """Why a file cannot be played again, in the words in which any save is refused."""
    return Refusal("TABLE_E_FILE", args={"problem": why_not_opened(bad)})


async def played_again(house: House, data: bytes, is_story: bool, game: Game[Any], box: Box) -> Start:
    """The past of a file as the entries of a log, every one carried out anew."""
    if not is_story:
        file = read_record(data)
        steps: list[AnyAct] = [Answered(seat, decision, key) for seat, decision, key in file.answers]
        start = from_seed(house, file.game, file.pack.partition("@")[0], file.options, file.seats, file.seed)
        return await Retelling(house, start, file.seats).of(steps, file.hash)
    told = read_story(data)
    start = from_seed(house, told.game, told.pack.partition("@")[0], told.options, told.seats, told.seed)
    if bytes(told.opening) != b"null":
        opening = bytes(told.opening)
        g = codec.load(game, opening, box)
        start = msgspec.structs.replace(start, g=g, events=(), opening=opening)
    return await Retelling(house, start, told.seats).of([read_act(bytes(step)) for step in told.steps], told.hash)


def is_story(data: bytes) -> bool:
    """Whether a file is of this kind and not the kernel's record; what cannot be read at all is neither."""
    try:
        return msgspec.json.decode(data, type=_Kind).tavola_story > 0
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False


def read_story(data: bytes) -> Story:
    told = msgspec.json.decode(data, type=Story)
    if told.tavola_story > STORY:
        raise BadSave("future", str(told.tavola_story))
    if check(told) != told.check:
        raise BadSave("edited")
    return told


class Retelling:
    """Plays a past again and writes it down as a log."""

    def __init__(self, house: House, start: Start, seats: int) -> None:
        self.start, self.at = start, house.now()
        row = TableRow("", start.game.id, start.box.name(), "", start.seed, seats, b"{}", None, b"{}", self.at)
        self.live = Live(row, start.game, start.box)
        self.head = Head([Seating("bot", "") for _ in range(seats)], self.at)
        self.g: State = start.g.clone()
        self.entries: list[Entry] = []
        if start.events:
            self.entries.append(
                Entry("", 1, self.at, "opened", None, 0, False, None, b"{}", events_bytes(start.events))
            )
        self.waypoints: list[Snapshot] = [self.live.snapshot(len(self.entries), self.head, self.g)]

    async def of(self, steps: list[AnyAct], hash: str) -> Start:
        """The whole past, a slice at a time so that other tables go on."""
        if len(steps) > LONGEST:
            raise BadSave("broken", "it is too long")
        started = time.monotonic()
        for step in steps:
            with patience():
                self.tell(step)
            if time.monotonic() - started > SLICE:
                await asyncio.sleep(0)
                started = time.monotonic()
        if hash and codec.state_hash(self.g).hex() != hash:
            raise BadSave("broken", "the answers lead to another table than the one recorded")
        trail = Trail(self.head.trail.last_seat, self.head.trail.free_from, self.head.trail.stop)
        last = len(self.entries)
        return msgspec.structs.replace(
            self.start,
            g=self.g,
            ply=self.head.ply,
            trail=trail,
            entries=tuple(self.entries),
            waypoints=tuple(snapshot for snapshot in self.waypoints if snapshot.seq < last),
        )

    def tell(self, step: AnyAct) -> None:
        events: bytes = b""
        if isinstance(step, Ruled):
            self.g = self.live.read_ruled(step)
        elif isinstance(step, Answered):
            try:
                _, happened, final = carry_out(self.start.game, self.g, step.seat, step.key, step.decision)
            except Refused as refused:
                raise BadSave("broken", f"answer {self.head.ply}: {refused}") from None
            step, events = msgspec.structs.replace(step, final=final), events_bytes(happened)
        else:
            raise BadSave("broken", act_name(step))
        take_events(self.g)
        seq = len(self.entries) + 1
        fold(self.head, step, seq, self.at)
        question = f"past.{seq}" if isinstance(step, Answered) else None
        data = act_bytes(step)
        self.entries.append(
            Entry("", seq, self.at, act_name(step), step.seat, self.head.ply, True, question, data, events)
        )
        if self.head.ply % SNAPSHOT_EVERY == 0:
            self.waypoints.append(self.live.snapshot(seq, self.head, self.g))
