"""Nonsense on a stream: thousands of mutated messages do nothing but be refused.

TAVOLA_MUTATIONS says how many (100,000 for the long run).
"""

import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.conftest import PATIENT, Running, bearer
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tavola.cli.bench.serving import memory_of
from tavola.kernel.codec import state_hash

pytestmark = pytest.mark.server
MUTATIONS = int(os.environ.get("TAVOLA_MUTATIONS", "3000"))
GROWTH = 64 << 20  # bytes that the process may grow by
ODD = [
    None,
    True,
    -1,
    2**63,
    1e308,
    "",
    "\u0000",
    "x" * 300,
    [],
    {},
    [[[[]]]],
    {"do": "hello"},
    "17.0",
    "tk_",
    "..",
    "é\ud7ff",
]


def mutated(chance: random.Random, message: dict[str, Any]) -> bytes:
    """A message with something wrong in it: a field, a type, a byte, a length."""
    changed = dict(message)
    kind = chance.randrange(7)
    if kind == 0:
        changed[chance.choice([*changed, "extra"])] = chance.choice(ODD)
    elif kind == 1:
        changed.pop(chance.choice(list(changed)))
    elif kind == 2:
        changed["do"] = chance.choice(
            ["hello", "look", "answer", "details", "forecast", "why", "talk", "ping", "", "explode"]
        )
    data = msgspec.json.encode(changed)
    if kind == 3:
        place = chance.randrange(len(data))
        data = data[:place] + bytes([chance.randrange(256)]) + data[place + 1 :]
    elif kind == 4:
        data = data[: chance.randrange(len(data))]
    elif kind == 5:
        data = data * chance.randrange(2, 40)
    elif kind == 6:
        data = bytes(chance.randrange(256) for _ in range(chance.randrange(200)))
    return data


def messages(chance: random.Random, question: dict[str, Any]) -> Iterator[dict[str, Any]]:
    said = [
        {"do": "answer", "seat": 0, "decision": question["id"], "key": "bid:77", "id": "a"},
        {"do": "details", "decision": question["id"], "id": "d"},
        {"do": "forecast", "decision": question["id"], "key": "bid:1", "id": "f"},
        {"do": "why", "decision": question["id"], "answer": {"verb": "bid", "amount": 77}, "id": "w"},
        {"do": "look", "seat": 0, "id": "l"},
        {"do": "talk", "text": "", "id": "t"},
        {"do": "ping", "id": "p"},
    ]
    while True:
        yield chance.choice(said)


def sit(socket: ClientConnection, key: str) -> None:
    socket.send(msgspec.json.encode({"do": "hello", "key": key}).decode())


def pour(
    socket: ClientConnection, chance: random.Random, source: Iterator[dict[str, Any]], left: int
) -> tuple[int, bytes]:
    """Send until the server has had enough of it; how many were sent, and the last reply."""
    last = b""
    for sent in range(1, left + 1):
        data = mutated(chance, next(source))
        try:
            socket.send(data if chance.random() < 0.1 else data.decode("utf-8", "replace"))
            while sent % 20 == 0:
                last = socket.recv(timeout=0.005, decode=False)
                assert b"TABLE_E_FAULT" not in last
        except TimeoutError:
            continue
        except ConnectionClosed:
            return sent, last
    return left, last


@pytest.mark.slow
def test_mutated_messages_change_nothing_and_break_nothing(running: Running) -> None:
    chance = random.Random(7)
    seats = [{"who": "me"}, {"who": "open"}]
    opened = httpx.post(f"{running.address}/api/tables", json={"game": "auction", "seats": seats}).json()
    table, key = opened["table"]["id"], opened["key"]
    httpx.post(f"{running.address}/api/tables/{table}/seats", json={}, headers=bearer(opened["invites"][0]["key"]))
    loaded = running.context.registry.tables[table]
    seen = httpx.get(f"{running.address}/api/tables/{table}/sight", headers=bearer(key)).json()
    before = state_hash(loaded.g)
    secret = b'"taste":' + msgspec.json.encode(loaded.g.bidders[1].taste)  # type: ignore[attr-defined]
    memory, sent = memory_of(os.getpid()), 0
    source = messages(chance, seen["sight"]["decisions"][0])
    while sent < MUTATIONS:
        with connect(running.stream(table), compression=None, ping_interval=None) as socket:
            sit(socket, key)
            more, last = pour(socket, chance, source, MUTATIONS - sent)
            sent += more
            assert secret not in last
    assert httpx.get(f"{running.address}/health").status_code == 200
    assert state_hash(loaded.g) == before
    assert memory_of(os.getpid()) - memory < GROWTH


def test_a_stream_without_hello_is_closed(tmp_path: Path) -> None:
    with Running(tmp_path, limits=msgspec.structs.replace(PATIENT, hello=0.2)) as running:
        with connect(running.stream("t"), ping_interval=None) as socket, pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4408


def test_a_message_that_is_too_large_ends_the_stream(running: Running) -> None:
    with connect(running.stream("t"), ping_interval=None) as socket:
        socket.send("x" * 200_000)
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=5)
