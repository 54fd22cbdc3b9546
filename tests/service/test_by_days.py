"""Play by days: clocks, what happens when a time is over, holidays, and reminders to doubles; time is the test's."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from tests.postgres import emptied
from tests.service.conftest import make_registry
from tests.service.guests import Clock, Guests
from tests.service.test_people import one_more, somebody

from tavola.kernel.decision import Refused
from tavola.service import people, person_tables, playing, seats
from tavola.service.bots import BotScheduler
from tavola.service.by_days import clockwork, holidays, subscribing
from tavola.service.by_days.clockwork import Clockwork
from tavola.service.by_days.deadlines import ANNOUNCE, HOUR
from tavola.service.by_days.reminding import TIRED, Fate, Note, Reminding
from tavola.service.by_days.server_keys import ServerKeys
from tavola.service.housekeeping import tidy
from tavola.service.keys import NotYours
from tavola.service.present import table_info
from tavola.service.registry import TableRegistry
from tavola.service.retention import forget_persons
from tavola.service.watchers import Watcher
from tavola.service.wire.records import TableInfo
from tavola.store.by_days import Subscription
from tavola.store.people import DeviceRow

DAY = 86_400.0


class Post:
    """A double for every way a reminder may travel."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, Note]] = []
        self.fate: Fate = "sent"

    async def send(self, to: Subscription, note: Note) -> Fate:
        self.sent.append((to.address, note))
        return self.fate

    @property
    def titles(self) -> list[str]:
        return [note.title for _, note in self.sent]


class House:
    """A worker with its clockwork, and a post that keeps what is sent."""

    def __init__(self, registry: TableRegistry, clock: Clock) -> None:
        self.registry, self.clock, self.guests, self.post = registry, clock, Guests(registry), Post()
        self.reminding = Reminding(registry, {"push": self.post, "mail": self.post}, ServerKeys(registry.store))
        self.clockwork = Clockwork(registry, self.reminding.on_turn)

    async def open(self, hours: int = 48, late: str = "wait", *who: str) -> "Evening":
        opened = await self.guests.open("auction", *(who or ("me", "open")), answer_hours=hours, late=late, name="Dune")
        tokens = await self.guests.hands(opened)
        evening = Evening(self, opened.table.id, tokens)
        for token in tokens:
            evening.devices.append((await somebody(self.registry, token))[1])
        return evening

    async def later(self, seconds: float) -> None:
        """So much later; whoever looks after tables has done so."""
        self.clock.time += seconds
        await self.tick()

    async def tick(self) -> None:
        while await self.clockwork.tick():
            pass
        await self.reminding.settled()

    async def push_to(self, device: DeviceRow, address: str) -> None:
        await subscribing.subscribe(self.registry, self.reminding, device, "push", address, "key salt", "en")


class Evening:
    """One table by days, whose seats hang on persons."""

    def __init__(self, house: House, table: str, tokens: list[str]) -> None:
        self.house, self.id, self.tokens = house, table, tokens
        self.devices: list[DeviceRow] = []

    async def card(self) -> TableInfo:
        loaded = await self.house.registry.at(self.id, fresh=True)
        return table_info(loaded, self.house.registry.catalogue.words("auction", "", "en"))

    async def dues(self) -> dict[int, float]:
        return {one.seat: one.due for one in (await self.card()).clocks}

    async def answer(self, seat: int) -> None:
        question = await self.house.guests.question(self.id, seat)
        await playing.give_answer(self.house.registry, await self.key(seat), seat, question.id, question.keys[0])

    async def key(self, seat: int) -> Any:
        rows = await self.house.registry.store.keys_of(self.id)
        return next(row for row in rows if not row.revoked and row.is_player and seat in row.seats)

    async def bots(self) -> list[str | None]:
        return [seat.bot for seat in (await self.card()).seats]


@pytest.fixture
async def house(registry: TableRegistry, clock: Clock) -> AsyncIterator[House]:
    house = House(registry, clock)
    await house.reminding.keys.open()
    yield house
    await house.reminding.close()


# -- clocks


async def test_each_seats_time_runs_by_itself(house: House, clock: Clock) -> None:
    evening = await house.open(48)
    began = clock.time
    assert await evening.dues() == {0: began + 48 * HOUR, 1: began + 48 * HOUR}
    clock.time += 10 * HOUR
    await evening.answer(0)  # both bid in secret; seat 1 is waited for still, and has no more time for that
    assert await evening.dues() == {1: began + 48 * HOUR}
    clock.time += HOUR
    await playing.talk(house.registry, await evening.key(1), "one moment")
    assert await evening.dues() == {1: began + 48 * HOUR}
    await evening.answer(1)
    assert set((await evening.dues()).values()) == {clock.time + 48 * HOUR}


async def test_the_clocks_are_the_same_for_whoever_reads_the_log(house: House, clock: Clock) -> None:
    evening = await house.open(48)
    await house.later(DAY)
    await evening.answer(0)
    await house.later(HOUR)
    before = (await evening.card()).clocks
    house.registry.tables.clear()
    assert (await evening.card()).clocks == before


async def test_taking_back_wins_no_time(house: House, clock: Clock) -> None:
    opened = await house.guests.open("ambush", "me", "open", answer_hours=48)
    tokens = await house.guests.hands(opened)
    loaded = await house.registry.at(opened.table.id)
    seat = loaded.waits_for()[0]
    due = loaded.summary.due[seat]
    clock.time += 40 * HOUR
    for _ in range(3):
        await house.guests.answer(tokens[seat], seat)
        loaded = await house.registry.at(opened.table.id)
        if loaded.summary.undo_info.barrier(seat, loaded.summary.ply).at < loaded.summary.ply:
            await playing.undo(house.registry, await house.guests.key(tokens[seat]), seat, None)
            break
    loaded = await house.registry.at(opened.table.id)
    assert loaded.summary.due[seat] <= max(due, clock.time + 48 * HOUR)
    assert loaded.summary.spent.get(seat, due) == due


async def test_a_table_without_a_pace_has_no_clocks_and_is_never_looked_at(house: House, clock: Clock) -> None:
    opened = await house.guests.open("auction", "me", "open")
    await house.guests.hands(opened)
    await house.later(100 * DAY)
    assert (opened.table.terms, house.clockwork.looks) == (None, 0)


async def test_what_is_to_be_looked_at_is_found_by_an_index(house: House) -> None:
    for _ in range(3):
        await house.open(48)
    if house.registry.store.shared:
        return
    plan = await house.registry.store.rows(
        "EXPLAIN QUERY PLAN SELECT id FROM tables WHERE look_at > 0 AND look_at <= $1 ORDER BY look_at LIMIT $2", 1.0, 5
    )
    assert "tables_to_look_at" in str([tuple(row) for row in plan])


# -- when a time is over


async def test_a_bot_stands_in_for_one_turn(house: House, scheduler: BotScheduler) -> None:
    evening = await house.open(24, "bot_once")
    await evening.answer(0)
    await house.later(24 * HOUR - 1)
    assert await evening.bots() == [None, None]
    await house.later(1)
    await house.guests.until_quiet(evening.id)
    assert await evening.bots() == [None, None]  # it came, answered and got up
    acts = [entry.act for entry in await house.registry.store.entries(evening.id, 0, 50)]
    assert acts[acts.index("bot_came") + 1] == "answered"
    assert 0 in await evening.dues()


async def test_a_bot_stands_in_until_its_owner_is_back(house: House, scheduler: BotScheduler) -> None:
    evening = await house.open(24, "bot")
    await evening.answer(0)
    await house.later(24 * HOUR)
    await house.guests.until_quiet(evening.id)
    assert (await evening.bots())[1] is not None
    assert set(await evening.dues()) == {0}
    await seats.take_back(house.registry, await evening.key(1), 1)
    assert await evening.bots() == [None, None]
    while 1 not in await evening.dues():
        await evening.answer(0)
    assert (await evening.dues())[1] == house.clock.time + 24 * HOUR


async def test_a_seat_is_given_up_where_that_was_agreed(house: House) -> None:
    evening = await house.open(24, "resign")
    await evening.answer(0)
    await house.later(24 * HOUR)
    card = await evening.card()
    assert (card.phase, card.outcome is not None and card.outcome.places) == ("over", [1, 2])


async def test_where_nothing_was_agreed_nothing_happens(house: House) -> None:
    evening = await house.open(24, "wait")
    await house.later(10 * DAY)
    assert (await evening.card()).phase == "playing"
    looks = house.clockwork.looks
    await house.later(100 * DAY)
    assert house.clockwork.looks == looks  # and nobody looks again and again


async def test_where_nobody_is_kept_waiting_nothing_happens(house: House) -> None:
    evening = await house.open(24, "bot")
    await house.later(25 * HOUR)  # neither has answered: one bot comes, for whoever is still a person it waits
    assert [bot is not None for bot in await evening.bots()].count(True) == 1
    await house.later(100 * DAY)
    assert [bot is not None for bot in await evening.bots()].count(True) == 1


async def test_the_whole_table_is_told_why_a_bot_came(house: House) -> None:
    from tavola.service.catalogue import LibraryCatalogue
    from tavola.service.present import act_text

    evening = await house.open(24, "bot")
    await evening.answer(0)
    await house.later(24 * HOUR)
    loaded = await house.registry.at(evening.id)
    entry = (await house.registry.store.entries(evening.id, loaded.seq - 1, 1))[0]
    for language in ("it", "en"):
        told = act_text(loaded, entry, LibraryCatalogue().common_words(language))
        assert "Guest 1" in told
        assert told.endswith(".")


# -- holidays


async def test_a_holiday_stops_ones_clocks_and_only_ones_own(house: House, clock: Clock) -> None:
    evening = await house.open(48, "bot_once")
    began = clock.time
    await house.later(24 * HOUR)
    await holidays.go_away(house.registry, evening.devices[1], 10)
    await house.tick()
    card = await evening.card()
    assert [(one.seat, one.due, one.away) for one in card.clocks] == [
        (0, began + 48 * HOUR, None),
        (1, began + 48 * HOUR + 10 * DAY, began + DAY + 10 * DAY),
    ]
    await evening.answer(0)
    await house.later(10 * DAY)
    assert await evening.bots() == [None, None]
    await house.later(24 * HOUR)
    assert "bot_came" in [entry.act for entry in await house.registry.store.entries(evening.id, 0, 50)]


async def test_a_turn_that_begins_on_a_holiday_begins_when_it_ends(house: House, clock: Clock) -> None:
    evening = await house.open(48)
    await holidays.go_away(house.registry, evening.devices[1], 10)
    ends = clock.time + 10 * DAY
    await evening.answer(0)
    await evening.answer(1)  # from the beach
    await house.later(5 * DAY)
    assert (await evening.dues())[1] == ends + 48 * HOUR


async def test_who_is_back_early_has_what_was_left(house: House, clock: Clock) -> None:
    evening = await house.open(48)
    began = clock.time
    await house.later(24 * HOUR)
    await holidays.go_away(house.registry, evening.devices[1], 10)
    await house.later(2 * DAY)
    await holidays.come_back(house.registry, evening.devices[1])
    await house.tick()
    assert (await evening.dues())[1] == began + 48 * HOUR + 2 * DAY
    told = await subscribing.days_info(house.registry, house.reminding, evening.devices[1], "")
    assert (told.away_until, told.days_left) == (None, 28)


async def test_a_time_that_ran_out_while_nobody_looked_is_over(house: House, clock: Clock) -> None:
    """The server is down from the end of a holiday until the time that was left has run out."""
    evening = await house.open(24, "resign")
    await evening.answer(0)
    await holidays.go_away(house.registry, evening.devices[1], 10)
    await house.later(2 * DAY)
    await holidays.come_back(house.registry, evening.devices[1])
    clock.time += 2 * DAY
    await house.tick()
    assert (await evening.card()).phase == "over"


async def test_days_of_holiday_have_an_end_and_come_back_after_a_year(house: House, clock: Clock) -> None:
    _, device = await somebody(house.registry)
    await holidays.go_away(house.registry, device, 20)
    with pytest.raises(Refused, match="TABLE_E_AWAY"):
        await holidays.go_away(house.registry, device, 1)
    clock.time += 20 * DAY
    with pytest.raises(Refused, match="TABLE_E_HOLIDAYS"):
        await holidays.go_away(house.registry, device, 11)
    for _ in range(10):  # a day that was begun is a day, however short the holiday was
        await holidays.go_away(house.registry, device, 1)
        clock.time += 60
        await holidays.come_back(house.registry, device)
        clock.time += 60
    with pytest.raises(Refused, match="TABLE_E_HOLIDAYS"):
        await holidays.go_away(house.registry, device, 1)
    clock.time += 366 * DAY
    await holidays.go_away(house.registry, device, 30)


# -- the morning's list


async def test_the_list_is_in_the_order_of_what_is_due(house: House, clock: Clock) -> None:
    long, short = await house.open(200), await house.open(20)
    device = long.devices[0]
    await person_tables.hang(house.registry, device, [], [])
    key = await short.key(0)
    await person_tables.hang_one(house.registry, device, key)
    rows = await person_tables.standings(house.registry, device)
    assert [(row.table, row.due) for row in rows] == [
        (short.id, clock.time + 20 * HOUR),
        (long.id, clock.time + 200 * HOUR),
    ]
    clock.time += 21 * HOUR
    assert [row.remind for row in await person_tables.standings(house.registry, device)] == [True, False]


# -- reminders


async def test_one_reminder_a_turn_and_one_before_its_time_is_over(house: House) -> None:
    evening = await house.open(48)
    await house.push_to(evening.devices[0], "push://ada")
    await house.later(ANNOUNCE - 1)
    assert house.post.sent == []
    await house.later(1)
    assert [address for address, _ in house.post.sent] == ["push://ada"]
    for _ in range(5):
        await playing.talk(house.registry, await evening.key(1), "hello?")  # an entry, and no turn
        await house.later(HOUR)
    assert len(house.post.sent) == 1
    await house.later(36 * HOUR)
    assert len(house.post.sent) == 2
    assert house.post.sent[0][1].path == f"/t/{evening.id}"
    await house.later(10 * DAY)
    assert len(house.post.sent) == 2
    await evening.answer(0)
    await evening.answer(1)
    await house.later(ANNOUNCE)
    assert len(house.post.sent) == 3


async def test_who_answers_soon_or_is_here_is_not_reminded(house: House) -> None:
    evening = await house.open(48)
    for device in evening.devices:
        await house.push_to(device, f"push://{device.id}")
    await evening.answer(0)
    loaded = await house.registry.at(evening.id)
    loaded.watchers.add(Watcher(await evening.key(1), 1, "en"))
    await house.later(HOUR)
    assert house.post.sent == []


async def test_no_reminder_during_a_holiday(house: House) -> None:
    evening = await house.open(48)
    await house.push_to(evening.devices[1], "push://ben")
    await holidays.go_away(house.registry, evening.devices[1], 10)
    await house.later(9 * DAY)
    assert house.post.sent == []
    await house.later(DAY + ANNOUNCE)
    assert len(house.post.sent) == 1


async def test_so_many_reminders_a_day_and_no_more(house: House) -> None:
    house.registry.ceilings = msgspec.structs.replace(house.registry.ceilings, reminders_a_day=3)
    evenings = [await house.open(48) for _ in range(5)]
    device = evenings[0].devices[0]
    for evening in evenings[1:]:
        await person_tables.hang_one(house.registry, device, await evening.key(0))
    await house.push_to(device, "push://ada")
    await house.later(ANNOUNCE)
    assert len(house.post.sent) == 3


async def test_a_lost_device_and_a_gone_address_hear_nothing_more(house: House) -> None:
    evening = await house.open(48)
    ada = evening.devices[0]
    phone = await people.device_of(house.registry, await one_more(house.registry, ada))
    for device in (ada, phone):
        await house.push_to(device, f"push://{device.id}")
    await people.shut_out(house.registry, ada, phone.id)
    house.post.fate = "gone"
    await house.later(ANNOUNCE)
    assert [address for address, _ in house.post.sent] == [f"push://{ada.id}"]
    assert await house.registry.store.rows("SELECT * FROM subscriptions") == []


async def test_an_address_that_fails_for_ever_is_forgotten(house: House) -> None:
    house.registry.ceilings = msgspec.structs.replace(house.registry.ceilings, reminders_a_day=100)
    _, device = await somebody(house.registry)
    await house.push_to(device, "push://ada")
    house.post.fate = "failed"
    for _ in range(TIRED):
        row = (await house.registry.store.rows("SELECT * FROM subscriptions"))[0]
        from tavola.store.by_days import read_subscription

        await house.reminding.send(read_subscription(row), Note("", "", "", "", ""))
    assert await house.registry.store.rows("SELECT * FROM subscriptions") == []


async def test_mail_is_sent_only_after_the_address_has_said_yes(house: House, clock: Clock) -> None:
    evening = await house.open(48)
    ada, stranger = evening.devices
    mail = ("mail", "ada@example.org", "", "en")
    await subscribing.subscribe(house.registry, house.reminding, ada, *mail)
    with pytest.raises(Refused, match="TABLE_E_MAIL_ASKED"):
        await subscribing.subscribe(house.registry, house.reminding, stranger, *mail)
    confirm = house.post.sent[0][1].path.partition("#")[2]
    await house.later(ANNOUNCE)
    assert len(house.post.sent) == 1
    with pytest.raises(NotYours):
        await subscribing.follow_link(house.registry, "tc_" + "x" * 43)
    assert await subscribing.follow_link(house.registry, confirm) == "confirmed"
    with pytest.raises(NotYours):
        await subscribing.follow_link(house.registry, confirm)
    await house.later(40 * HOUR)
    stop = house.post.sent[1][1].stop.partition("#")[2]
    assert [await subscribing.follow_link(house.registry, stop) for _ in range(2)] == ["stopped", "stopped"]
    await evening.answer(0)
    await evening.answer(1)
    await house.later(ANNOUNCE)
    assert len(house.post.sent) == 2
    assert await house.registry.store.rows("SELECT * FROM subscriptions") == []


async def test_a_mailbox_gets_one_letter_however_it_is_spelled_and_whoever_asks(house: House, clock: Clock) -> None:
    """A bomb of letters: many persons, many spellings, each wish taken back before the next."""
    spellings = ["ada.love@example.org", "AdaLove@EXAMPLE.org", "ada.love+1@example.org", "a.d.a.love+2@Example.Org"]

    async def ask(address: str) -> None:
        _, foe = await somebody(house.registry)
        await subscribing.subscribe(house.registry, house.reminding, foe, "mail", address, "", "en")
        for row in await house.registry.store.rows("SELECT id FROM subscriptions WHERE person = $1", foe.person):
            await subscribing.unsubscribe(house.registry, foe, row["id"])

    await ask(spellings[0])
    for address in spellings:
        with pytest.raises(Refused, match="TABLE_E_MAIL_ASKED"):
            await ask(address)
    assert len(house.post.sent) == 1
    assert "@" not in str([tuple(row) for row in await house.registry.store.rows("SELECT * FROM letters")])
    clock.time += DAY + 1
    await ask(spellings[1])
    stop = house.post.sent[1][1].stop.partition("#")[2]
    assert await subscribing.follow_link(house.registry, stop) == "stopped"  # its wish is gone already
    clock.time += 60 * DAY
    with pytest.raises(Refused, match="TABLE_E_MAIL_ASKED"):
        await ask(spellings[2])
    clock.time += 31 * DAY
    await tidy(house.registry)
    assert await house.registry.store.rows("SELECT * FROM letters") == []
    await ask(spellings[3])
    assert len(house.post.sent) == 3


async def test_of_many_who_ask_for_a_letter_at_once_one_gets_it(house: House) -> None:
    foes = [(await somebody(house.registry))[1] for _ in range(6)]
    mail = ("mail", "ada@example.org", "", "en")
    done = await asyncio.gather(
        *(subscribing.subscribe(house.registry, house.reminding, one, *mail) for one in foes), return_exceptions=True
    )
    assert [one for one in done if one is None] == [None]
    assert {one.refusal.code for one in done if isinstance(one, Refused)} == {"TABLE_E_MAIL_ASKED"}
    assert len(house.post.sent) == 1


async def test_addresses_are_kept_as_long_as_they_are_wanted(house: House, clock: Clock) -> None:
    _, ada = await somebody(house.registry)
    _, ben = await somebody(house.registry)
    await subscribing.subscribe(house.registry, house.reminding, ada, "mail", "ada@example.org", "", "en")
    clock.time += DAY + 1
    await house.push_to(ben, "push://ben")  # whoever asks next sweeps what was never confirmed
    rows = await house.registry.store.rows("SELECT address FROM subscriptions")
    assert [row["address"] for row in rows] == ["push://ben"]
    await forget_persons(house.registry, clock.time + 1)
    assert await house.registry.store.rows("SELECT * FROM subscriptions") == []
    house.registry.ceilings = msgspec.structs.replace(house.registry.ceilings, person_reminders=2)


async def test_a_person_is_reminded_in_so_many_places(house: House) -> None:
    house.registry.ceilings = msgspec.structs.replace(house.registry.ceilings, person_reminders=2)
    _, ada = await somebody(house.registry)
    for nth in range(2):
        await subscribing.subscribe(house.registry, house.reminding, ada, "mail", f"a{nth}@example.org", "", "en")
    with pytest.raises(Refused, match="TABLE_E_REMINDERS_FULL"):
        await house.push_to(ada, "push://ada")


# -- several workers


@pytest.mark.pg
async def test_of_three_workers_one_looks_and_one_reminds(postgres: str, clock: Clock) -> None:
    where = await emptied(postgres)
    houses = [House(make_registry(where, clock, f"w{n}"), clock) for n in range(3)]
    for house in houses:
        await house.registry.start()
    await asyncio.gather(*(house.reminding.keys.open() for house in houses))
    try:
        assert len({house.reminding.keys.stop_token("x") for house in houses}) == 1
        evenings = [await houses[n % 3].open(24, "bot") for n in range(9)]
        for evening in evenings:
            await houses[0].push_to(evening.devices[0], f"push://{evening.id}")
            await evening.answer(1)
        for seconds in (ANNOUNCE, 20 * HOUR, 4 * HOUR):
            clock.time += seconds
            await asyncio.gather(*(house.tick() for house in houses))
        sent = sorted(address for house in houses for address, _ in house.post.sent)
        assert sent == sorted(f"push://{evening.id}" for evening in evenings for _ in range(2))
        for evening in evenings:
            entries = await houses[0].registry.store.entries(evening.id, 0, 50)
            assert [entry.act for entry in entries].count("bot_came") == 1
    finally:
        for house in houses:
            await house.reminding.close()
            await house.registry.close()


@pytest.mark.pg
async def test_what_a_worker_had_taken_is_looked_at_when_it_has_died(postgres: str, clock: Clock) -> None:
    where = await emptied(postgres)
    house = House(make_registry(where, clock), clock)
    await house.registry.start()
    try:
        evening = await house.open(24, "resign")
        await evening.answer(0)
        clock.time += 24 * HOUR
        taken = await house.registry.store.claim_looks(clock.time, clock.time + clockwork.LEASE, 10)
        assert taken == [evening.id]
        await house.tick()
        assert (await evening.card()).phase == "playing"
        await house.later(clockwork.LEASE)
        assert (await evening.card()).phase == "over"
    finally:
        await house.registry.close()
