"""Answers: kept before they are acknowledged, done once, refused with reasons."""

import msgspec
import pytest
from tests.service.conftest import make_registry
from tests.service.guests import Clock, Guests

from tavola.kernel.codec import state_hash
from tavola.kernel.decision import Refused
from tavola.kernel.state import Box
from tavola.service import playing
from tavola.service.keys import NotYours
from tavola.service.registry import TableRegistry


async def test_two_people_and_a_bot_play_to_the_end(guests: Guests, scheduler: object) -> None:
    opened = await guests.open("auction", "me", "open", "random")
    tokens = await guests.hands(opened)
    table = opened.table.id
    for _ in range(40):
        await guests.until_quiet(table)
        loaded = await guests.registry.at(table)
        if loaded.phase == "over":
            break
        seat = loaded.waits_for()[0]
        await guests.answer(tokens[seat], seat)
    assert loaded.phase == "over"
    assert loaded.outcome is not None


async def test_a_repeated_answer_is_acknowledged_and_not_done_again(guests: Guests) -> None:
    opened = await guests.open("ambush", "me", "me")
    loaded = await guests.registry.at(opened.table.id)
    seat = loaded.waits_for()[0]
    asked = await guests.question(loaded.id, seat)
    first = await guests.answer(opened.key, seat, asked.keys[0], asked.id)
    before = state_hash(loaded.g)
    again = await guests.answer(opened.key, seat, asked.keys[0], asked.id)
    assert (again.seq, again.ply, again.repeated) == (first.seq, first.ply, True)
    assert state_hash(loaded.g) == before


async def test_another_answer_to_a_closed_question_is_refused(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "me")
    asked = await guests.question(opened.table.id, 0)
    await guests.answer(opened.key, 0, asked.keys[0], asked.id)
    with pytest.raises(Refused, match="TABLE_E_ANSWERED"):
        await guests.answer(opened.key, 0, asked.keys[1], asked.id)
    with pytest.raises(Refused, match="TABLE_E_STALE"):
        await guests.answer(opened.key, 0, asked.keys[1], "99.0")


async def test_a_secret_answer_may_be_changed_and_each_change_has_its_own_question(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "me")
    first = await guests.question(opened.table.id, 0)
    await guests.answer(opened.key, 0, "bid:1", first.id)
    second = await guests.question(opened.table.id, 0)
    assert (second.held, second.may_change) == ("bid:1", True)
    assert second.id != first.id
    await guests.answer(opened.key, 0, "bid:4", second.id)
    delayed = await guests.answer(opened.key, 0, "bid:1", first.id)
    assert delayed.repeated
    assert (await guests.question(opened.table.id, 0)).held == "bid:4"


async def test_what_is_no_option_is_refused_and_changes_nothing(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "me")
    loaded = await guests.registry.at(opened.table.id)
    before = state_hash(loaded.g)
    with pytest.raises(Refused, match="TABLE_E_NOT_AN_OPTION"):
        await guests.answer(opened.key, 0, "bid:9")
    assert (state_hash(loaded.g), loaded.seq) == (before, 1)


async def test_nobody_answers_for_a_seat_that_is_not_theirs(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "open")
    tokens = await guests.hands(opened)
    with pytest.raises(NotYours):
        await guests.answer(tokens[1], 0)
    with pytest.raises(NotYours):
        await guests.answer(opened.watch, 0)


async def test_nothing_is_asked_before_everybody_sits(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "open")
    loaded = await guests.registry.at(opened.table.id)
    assert (loaded.phase, loaded.waits_for()) == ("waiting", [])
    with pytest.raises(Refused, match="TABLE_E_WAITING"):
        await guests.answer(opened.key, 0, "bid:1", "1.0")


async def test_a_table_read_anew_is_the_same_in_mid_decision(where: str, clock: Clock, guests: Guests) -> None:
    opened = await guests.open("ambush", "me", "me")
    await guests.play([opened.key] * 2, 70)
    loaded = await guests.registry.at(opened.table.id)
    guests.registry.tables.clear()
    again = await guests.registry.at(opened.table.id)
    assert again is not loaded
    assert state_hash(again.g) == state_hash(loaded.g)
    assert msgspec.to_builtins(again.summary, str_keys=True) == msgspec.to_builtins(loaded.summary, str_keys=True)


@pytest.mark.parametrize("where", [pytest.param("postgres", marks=pytest.mark.pg)], indirect=True)
async def test_two_workers_play_one_table(where: str, clock: Clock, registry: TableRegistry) -> None:
    other = make_registry(where, clock, "w2")
    await other.start()
    try:
        here, there = Guests(registry), Guests(other)
        opened = await here.open("ambush", "me", "me")
        for turn in range(40):
            guests = (here, there)[turn % 2]
            if not await guests.play([opened.key] * 2, 1):
                break
        one, two = await registry.at(opened.table.id, fresh=True), await other.at(opened.table.id, fresh=True)
        assert state_hash(one.g) == state_hash(two.g)
        assert one.seq == two.seq > 10
    finally:
        await other.close()


async def test_talk_stands_in_the_log_and_spectators_only_listen(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "me")
    ack = await playing.talk(guests.registry, await guests.key(opened.key), "hello")
    assert ack.ply == 0
    with pytest.raises(NotYours):
        await playing.talk(guests.registry, await guests.key(opened.watch), "psst")


async def test_a_table_of_another_pack_is_not_opened_and_says_why(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await guests.open("auction", "me", "me")
    guests.registry.tables.clear()
    monkeypatch.setattr(Box, "digest", "changed")
    with pytest.raises(Refused, match="TABLE_E_OTHER_PACK"):
        await guests.registry.at(opened.table.id)
    monkeypatch.undo()
    assert (await guests.registry.at(opened.table.id)).phase == "playing"
