"""The same law on a real WebSocket: two tables that differ in what a seat may not know send it the same bytes.

TAVOLA_LEAK_SOCKET says how many pairs of tables are tried for each game.
"""

import os
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.conftest import Running
from tests.service.toy_catalogue import ToyCatalogue
from websockets.sync.client import connect

from tavola.cli.bench.leak import laid, states
from tavola.kernel import codec
from tavola.kernel.record import sealed, table_file
from tavola.kernel.state import State
from tavola.service.catalogue import LibraryCatalogue
from tavola.service.loaded_table import LoadedTable
from tavola.service.ports import Catalogue

pytestmark = [pytest.mark.server, pytest.mark.slow]
TIMES = re.compile(rb'"(opened_at|waits_since|at)":[0-9.]+')
PAIRS = int(os.environ.get("TAVOLA_LEAK_SOCKET", "6"))


class Both(ToyCatalogue):
    """Toys and real games on one shelf."""

    real = LibraryCatalogue()

    def _of(self, game_id: str) -> Catalogue:
        return self.real if game_id in self.real.game_ids() else ToyCatalogue()

    def game_ids(self) -> list[str]:
        return [*super().game_ids(), *self.real.game_ids()]

    def game(self, game_id: str) -> Any:
        return self._of(game_id).game(game_id)

    def packs(self, game_id: str) -> Any:
        return self._of(game_id).packs(game_id)

    def box(self, game_id: str, pack: str) -> Any:
        return self._of(game_id).box(game_id, pack)

    def words(self, game_id: str, pack: str, language: str) -> Any:
        return self._of(game_id).words(game_id, pack, language)


CATALOGUE = Both()


@pytest.fixture(scope="module")
def registry(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(Path(tmp_path_factory.mktemp("leaks")), CATALOGUE) as running:
        yield running


def brought(registry: Running, loaded: LoadedTable, g: State) -> tuple[str, str]:
    """A table that begins with this state, by way of a file: its id and the key of all seats."""
    save = codec.save(loaded.game, g, loaded.box)
    hash = codec.state_hash(g).hex()
    row = loaded.row
    file = sealed(table_file(row.game, row.pack, row.seats, {}, "", (), hash, save)).decode()
    ask = {"file": file, "seats": [{"who": "me", "name": "p"}] * loaded.row.seats}
    told = httpx.post(f"{registry.address}/api/imports", json=ask)
    assert told.status_code == 201, told.text
    return told.json()["table"]["id"], told.json()["key"]


def everything(registry: Running, table: str, key: str, viewer: int) -> bytes:
    """Whatever a seat is sent when it sits down and asks for all it may ask for."""
    got: list[bytes] = []
    with connect(registry.stream(table), compression=None, ping_interval=None) as socket:
        socket.send(msgspec.json.encode({"do": "hello", "key": key, "seat": viewer, "after": 0}).decode())
        welcome = socket.recv(timeout=10, decode=False)
        got.append(welcome)
        for question in msgspec.json.decode(welcome)["sight"]["decisions"]:
            socket.send(msgspec.json.encode({"do": "details", "decision": question["id"], "id": "d"}).decode())
            got.append(next_of(socket, b'{"type":"details"'))
            one = {"do": "forecast", "decision": question["id"], "key": question["keys"][-1], "id": "f"}
            socket.send(msgspec.json.encode(one).decode())
            got.append(next_of(socket, b'{"type":"forecast"'))
            socket.send(msgspec.json.encode({**one, "do": "why", "key": "nothing"}).decode())
            got.append(next_of(socket, b'{"type":"why"'))
            wrong = {"do": "answer", "seat": viewer, "decision": question["id"], "key": "nothing", "id": "w"}
            socket.send(msgspec.json.encode(wrong).decode())
            got.append(next_of(socket, b'{"type":"no"'))
    return anonymous(b"\n".join(got), table)


def next_of(socket: Any, beginning: bytes) -> bytes:
    while not (message := bytes(socket.recv(timeout=10, decode=False))).startswith(beginning):
        pass
    return message


def anonymous(data: bytes, table: str) -> bytes:
    """Without what differs between any two tables: the name and the times."""
    return TIMES.sub(rb'"\1":0', data.replace(table.encode(), b"TABLE"))


@pytest.mark.parametrize("game_id", CATALOGUE.game_ids())
def test_a_stream_sends_the_same_whatever_is_hidden(registry: Running, game_id: str) -> None:
    chance = random.Random(3)
    seats = next(count for count in CATALOGUE.game(game_id).seats if count > 1)
    loaded = laid(CATALOGUE, game_id, seats)
    for g, _ in states(loaded, chance, PAIRS):
        viewer = chance.randrange(seats)
        clone = loaded.game.resample(g, viewer, chance.getrandbits(64))
        one, other = (everything(registry, *brought(registry, loaded, state), viewer) for state in (g, clone))
        assert one == other
