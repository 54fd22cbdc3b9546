"""A server with toy games in this process, and short words for talking to it."""

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn
from litestar.testing import TestClient
from tests.service.toy_catalogue import ToyCatalogue

from tavola.cli.serve import listen
from tavola.server.app import create_app
from tavola.server.context import AppContext
from tavola.server.garbage import GarbageSearches
from tavola.server.settings import Limits, Settings
from tavola.server.worker import options
from tavola.service.bot_pool import ThreadBotPool

# Tests are quicker than people; what limits do has tests of its own.
PATIENT = Limits(address_rate=1e6, address_burst=10**6, open_rate=1e6, open_burst=10**6, key_rate=1e6, key_burst=10**6,
                 stream_rate=1e6, stream_burst=10**6, arrival_rate=1e6, arrival_burst=10**6,
                 work_rate=1e6, work_burst=1e6, refusal_pause=0.0,
                 next_rate=1e6, next_burst=10**6, talk_rate=1e6, talk_burst=10**6,
                 ask_rate=1e6, ask_burst=10**6)  # fmt: skip


@pytest.fixture(autouse=True)
def garbage_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """None: a server counts what is put aside and gives it all back, and here that would be the whole test run."""
    monkeypatch.setattr(GarbageSearches, "start", lambda self: None)


def make_client(path: Path, **settings: Any) -> TestClient[Any]:
    catalogue = ToyCatalogue()
    chosen = Settings(**{"db": str(path / "tavola.db"), "limits": PATIENT, "metrics": "all", **settings})
    return TestClient(
        create_app(settings=chosen, catalogue=catalogue, bot_pool=ThreadBotPool(catalogue)), base_url="http://127.0.0.1"
    )


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with make_client(tmp_path) as client:
        yield client


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


def open_table(client: TestClient[Any], game: str, *who: str, **rest: Any) -> dict[str, Any]:
    seats = [{"who": one} if one in ("me", "open") else {"who": "bot", "bot": one} for one in who]
    told = client.post("/api/tables?language=en", json={"game": game, "seats": seats, **rest})
    assert told.status_code == 201, told.text
    answer: dict[str, Any] = told.json()
    return answer


class Table:
    """A table over HTTP, with one key for each seat."""

    def __init__(self, client: TestClient[Any], opened: dict[str, Any]) -> None:
        self.client, self.opened, self.id = client, opened, opened["table"]["id"]
        self.keys: dict[int, str] = dict.fromkeys(opened["hand"], opened["key"])
        for invite in opened["invites"]:
            told = client.post(f"/api/tables/{self.id}/seats", json={"name": "G"}, headers=bearer(invite["key"]))
            assert told.status_code == 201, told.text
            self.keys[invite["seat"]] = told.json()["key"]

    def get(self, path: str, by: int = 0, **query: Any) -> Any:
        told = self.client.get(
            f"/api/tables/{self.id}{path}", params={"language": "en", **query}, headers=bearer(self.keys[by])
        )
        assert told.status_code == 200, told.text
        return told.json()

    def post(self, path: str, data: Any, seat: int = 0, status: int = 200) -> Any:
        told = self.client.post(f"/api/tables/{self.id}{path}", json=data, headers=bearer(self.keys[seat]))
        assert told.status_code == status, told.text
        return told.json()

    def question(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.get("/sight", seat, seat=seat)["sight"]["decisions"][0]
        return found

    def answer(self, seat: int, key: str | None = None, status: int = 200) -> Any:
        asked = self.question(seat)
        return self.post(
            "/answers", {"seat": seat, "decision": asked["id"], "key": key or asked["keys"][0]}, seat, status
        )


class Reader:
    """A stream in a test: says, and reads until something of a kind comes."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket

    def say(self, **what: Any) -> None:
        self.socket.send_text(msgspec.json.encode(what).decode())

    def read(self, kind: str) -> dict[str, Any]:
        for _ in range(50):
            message: dict[str, Any] = msgspec.json.decode(self.socket.receive_text(timeout=5))
            if message["type"] == kind:
                return message
        raise AssertionError(f"no {kind} came")


def hello(socket: Any, key: str, **rest: Any) -> tuple[Reader, dict[str, Any]]:
    reader = Reader(socket)
    reader.say(do="hello", key=key, **{"language": "en", **rest})
    return reader, reader.read("welcome")


class Running:
    """A server on a real port, in a thread of this process; its desk may be looked at."""

    def __init__(self, path: Path, catalogue: Any = None, port: int = 0, **settings: Any) -> None:
        catalogue = catalogue or ToyCatalogue()
        chosen = Settings(**{"db": str(path / "tavola.db"), "limits": PATIENT, **settings})
        self.app = create_app(settings=chosen, catalogue=catalogue, bot_pool=ThreadBotPool(catalogue))
        self.context: AppContext = self.app.state["context"]
        self.server = uvicorn.Server(uvicorn.Config(self.app, **options(chosen, self.context)))
        self.listener = listen("127.0.0.1", port)
        self.port: int = self.listener.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.listener]}, daemon=True)

    def __enter__(self) -> "Running":
        self.thread.start()
        deadline = time.monotonic() + 20
        while not self.server.started and time.monotonic() < deadline:
            time.sleep(0.01)
        assert self.server.started
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(20)
        self.listener.close()

    def stream(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/stream"


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    with Running(tmp_path) as running:
        yield running
