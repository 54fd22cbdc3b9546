"""Hints where nobody minds, and a look back when it is over."""

import asyncio

import pytest
from tests.service.guests import Guests

from tavola.bots.advice import Advice
from tavola.kernel.decision import Refused
from tavola.service import votes
from tavola.service.advising import Advisers
from tavola.service.keys import NotYours
from tavola.service.ports import BotQuestion
from tavola.service.wire.records import Opened
from tavola.service.wire.requests import PatchOp, Propose


async def hint(guests: Guests, advisers: Advisers, opened: Opened, token: str, seat: int = 0) -> object:
    asked = await guests.question(opened.table.id, seat)
    words = guests.registry.catalogue.words(opened.table.game, opened.table.pack, "en")
    return await advisers.hint(await guests.key(token), asked.id, "", words)


async def test_who_plays_alone_is_advised(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "random")
    assert opened.table.hints
    loaded = await guests.registry.at(opened.table.id)
    seq, words = loaded.seq, guests.registry.catalogue.words("auction", "", "en")
    asked = await guests.question(loaded.id, 0)
    told = await Advisers(guests.registry).hint(await guests.key(opened.key), asked.id, "", words)
    assert (told.decision, told.seat, told.bot, told.measure) == (asked.id, 0, "greedy", "chance")
    assert {told.best.key, *(one.key for one in told.others)} <= set(asked.keys)
    assert told.best.text.startswith("en/option-bid")
    assert loaded.seq == seq


async def test_where_people_play_against_each_other_nobody_is_advised_unless_all_knew(guests: Guests) -> None:
    advisers = Advisers(guests.registry)
    closed = await guests.open("auction", "me", "open")
    tokens = await guests.hands(closed)
    with pytest.raises(Refused, match="TABLE_E_NO_HINTS"):
        await hint(guests, advisers, closed, tokens[0])
    free = await guests.open("auction", "me", "open", hints=True)
    tokens = await guests.hands(free)
    assert free.table.hints
    await hint(guests, advisers, free, tokens[1], 1)
    never = await guests.open("auction", "me", "random", hints=False)
    with pytest.raises(Refused, match="TABLE_E_NO_HINTS"):
        await hint(guests, advisers, never, never.key)


async def test_hints_are_for_one_s_own_open_decision_and_one_at_a_time(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    advisers = Advisers(guests.registry)
    opened = await guests.open("auction", "me", "open", hints=True)
    tokens = await guests.hands(opened)
    with pytest.raises(NotYours):
        await hint(guests, advisers, opened, tokens[0], 1)
    with pytest.raises(NotYours):
        await hint(guests, advisers, opened, opened.watch)
    words = guests.registry.catalogue.words("auction", "", "en")
    with pytest.raises(Refused, match="TABLE_E_STALE"):
        await advisers.hint(await guests.key(tokens[0]), "99.0", "", words)
    asked = await guests.question(opened.table.id, 0)
    with pytest.raises(Refused, match="TABLE_E_BOT"):
        await advisers.hint(await guests.key(tokens[0]), asked.id, "oracle", words)
    thinking, gate = asyncio.Event(), asyncio.Event()
    advise = guests.registry.bot_pool.advise

    async def slow(question: BotQuestion) -> Advice:
        thinking.set()
        await gate.wait()
        return await advise(question)

    monkeypatch.setattr(guests.registry.bot_pool, "advise", slow)
    first = asyncio.create_task(hint(guests, advisers, opened, tokens[0]))
    await thinking.wait()
    with pytest.raises(Refused, match="TABLE_E_BUSY"):
        await hint(guests, advisers, opened, tokens[0])
    gate.set()
    await first


async def test_a_finished_table_is_looked_at_again_once(guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    advisers = Advisers(guests.registry)
    opened = await guests.open("auction", "me", "me")
    loaded = await guests.registry.at(opened.table.id)
    words = guests.registry.catalogue.words("auction", "", "en")
    with pytest.raises(Refused, match="TABLE_E_NOT_OVER"):
        await advisers.analysis(loaded, words)
    ruling = Propose(0, "ruling", patch=[PatchOp("replace", "/lots", 2)])
    await votes.propose(guests.registry, await guests.key(opened.key), ruling)
    await guests.play([opened.key] * 2, 100)
    asked, look_back = 0, guests.registry.bot_pool.look_back

    async def counted(past: object) -> object:
        nonlocal asked
        asked += 1
        return await look_back(past)  # type: ignore[arg-type]

    monkeypatch.setattr(guests.registry.bot_pool, "look_back", counted)
    one, other = await asyncio.gather(advisers.analysis(loaded, words), advisers.analysis(loaded, words))
    assert (one, asked) == (other, 1)
    assert [point.ply for point in one.curve] == list(range(loaded.summary.ply + 1))
    assert one.measure == "chance"
    assert one.text == ("\n".join(turn.text for turn in one.turns) or "en/analysis-nothing")
    assert all("analysis-race" in turn.text for turn in one.turns)
    await advisers.close()


async def test_an_analysis_that_failed_is_tried_again(guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    advisers = Advisers(guests.registry)
    opened = await guests.open("auction", "me", "me")
    await guests.play([opened.key] * 2, 100)
    loaded = await guests.registry.at(opened.table.id)
    words = guests.registry.catalogue.words("auction", "", "en")

    async def fails(past: object) -> None:
        raise RuntimeError

    with monkeypatch.context() as patch:
        patch.setattr(guests.registry.bot_pool, "look_back", fails)
        with pytest.raises(Refused, match="TABLE_E_NO_ADVICE"):
            await advisers.analysis(loaded, words)
    assert (await advisers.analysis(loaded, words)).curve


async def test_a_bot_that_fails_has_no_advice_and_that_is_said_in_words(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(_: object) -> Advice:
        raise ZeroDivisionError

    monkeypatch.setattr(guests.registry.bot_pool, "advise", fails)
    monkeypatch.setattr(guests.registry.bot_pool, "look_back", fails)
    opened = await guests.open("auction", "me", "random")
    advisers = Advisers(guests.registry)
    for _ in range(2):
        with pytest.raises(Refused, match="TABLE_E_NO_ADVICE"):
            await hint(guests, advisers, opened, opened.key)
    loaded = await guests.registry.at(opened.table.id)
    loaded.summary.ended = "resigned"
    with pytest.raises(Refused, match="TABLE_E_NO_ADVICE"):
        await advisers.analysis(loaded, guests.registry.catalogue.words("auction", "", "en"))
    assert guests.registry.counts.bot_faults == 3
