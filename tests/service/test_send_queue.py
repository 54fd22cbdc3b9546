"""What waits for a slow reader: never much, and nothing that is needed is lost."""

import asyncio
from typing import Any

import msgspec
import pytest
from tests.service.conftest import Guests

from tavola.kernel.decision import Refused
from tavola.service import playing, votes
from tavola.service.send_queue import MESSAGES, STEPS, Allowance, SendQueue, StepNews, TooSlow
from tavola.service.watchers import Watcher, tell, tell_presence
from tavola.service.wire.requests import PatchOp, Propose
from tavola.service.wire.stream import Pong, Step, Thinking


async def watched(guests: Guests, allowance: Allowance | None = None) -> tuple[Any, Any, Watcher]:
    opened = await guests.open("auction", "me", "me")
    key = await guests.key(opened.key)
    loaded = await guests.registry.at(opened.table.id)
    watcher = Watcher(key, 0, "en", allowance)
    loaded.watchers.add(watcher)
    return key, loaded, watcher


def all_of(watcher: Watcher) -> list[dict[str, Any]]:
    found = []
    while (message := watcher.queue.get_nowait()) is not None:
        found.append(msgspec.json.decode(message))
    return found


async def test_a_step_is_what_the_schema_says(guests: Guests) -> None:
    key, loaded, watcher = await watched(guests)
    await playing.talk(guests.registry, key, "ciao")
    message = watcher.queue.get_nowait()
    assert message is not None
    step = msgspec.json.decode(message, type=Step)
    assert (step.seq, step.log[0].text) == (loaded.seq, "ciao")
    assert msgspec.json.encode(step) == message


async def test_a_slow_reader_gets_the_newest_step_and_every_line(guests: Guests) -> None:
    key, loaded, watcher = await watched(guests)
    first = loaded.seq + 1
    for number in range(50):
        await playing.talk(guests.registry, key, f"line {number}")
    steps = all_of(watcher)
    assert len(steps) <= STEPS
    assert [line["seq"] for step in steps for line in step["log"]] == list(range(first, loaded.seq + 1))
    assert steps[-1]["seq"] == loaded.seq


async def test_a_quick_reader_sees_one_step_after_another(guests: Guests) -> None:
    key, _, watcher = await watched(guests)
    for number in range(STEPS):
        await playing.talk(guests.registry, key, f"line {number}")
    assert [len(step["log"]) for step in all_of(watcher)] == [1] * STEPS


async def test_what_is_only_of_now_does_not_pile_up(guests: Guests) -> None:
    _, loaded, watcher = await watched(guests)
    for number in range(1_000):
        watcher.send(Pong(str(number)))
        tell_presence(loaded)
        tell(loaded, Thinking(number % 2, "master", 0.5))
    found = all_of(watcher)
    assert not watcher.closed
    assert len(found) < 40
    assert [one for one in found if one["type"] == "pong"][-1]["id"] == "999"


async def test_so_many_bytes_wait_and_no_more(guests: Guests) -> None:
    allowance = Allowance(each=20_000)
    key, _, watcher = await watched(guests, allowance)
    for _ in range(60):
        await playing.talk(guests.registry, key, "x" * 500)
    assert watcher.closed == "slow"
    assert allowance.waiting == 0
    assert await asyncio.wait_for(watcher.queue.get(), 1) is None


def test_all_readers_together_have_a_bound_and_who_keeps_up_is_not_hit() -> None:
    allowance = Allowance(each=1_000, all=1_500)
    slow, slower, quick = (SendQueue(allowance) for _ in range(3))
    slow.put(b"x" * 900)
    slower.put(b"x" * 590)
    quick.put(b"x" * 900)
    with pytest.raises(TooSlow):
        slower.put(b"x" * 100)
    assert quick.get_nowait() == b"x" * 900
    slow.clear()
    slower.put(b"x" * 100)
    assert allowance.waiting == 690


def test_so_many_messages_wait() -> None:
    unread = SendQueue()
    for _ in range(MESSAGES):
        unread.put(b"{}")
    with pytest.raises(TooSlow):
        unread.put(b"{}")


def test_one_message_may_be_larger_than_all_that_may_wait() -> None:
    unread = SendQueue(Allowance(each=10))
    unread.put_step(StepNews(b"{", b"", b"x" * 100))
    assert unread.get_nowait() == b'{"log":[],' + b"x" * 100


async def test_a_proposal_to_undo_carries_no_correction(guests: Guests) -> None:
    opened = await guests.open("auction", "me", "open")
    tokens = await guests.hands(opened)
    await guests.play(tokens, 2)
    junk = [PatchOp("add", "/x", "y" * 50_000)]
    await votes.propose(guests.registry, await guests.key(tokens[0]), Propose(0, "undo", to=0, patch=junk))
    loaded = await guests.registry.at(opened.table.id)
    assert [proposal.patch for proposal in loaded.summary.proposals] == [[]]


async def test_a_correction_is_so_long_and_no_longer(guests: Guests) -> None:
    key, _, _ = await watched(guests)
    with pytest.raises(Refused) as refused:
        await votes.propose(guests.registry, key, Propose(0, "ruling", patch=[PatchOp("add", "/x", "y" * 9_000)]))
    assert refused.value.refusal.args["problem"].id == "ruling-too-large"
