"""Several machines over one database, and people who speak to one or another of them."""

import itertools
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from tests.relay import Relay, by_way_of, database_at, relayed
from tests.serving import Server
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0  # seconds until something is given up that a quick machine does at once
ADDRESSES = (f"198.18.{number // 250}.{number % 250}" for number in itertools.count(1))
UNLIMITED = ("open_rate=1000", "person_rate=1000", "hall_rate=1000", "try_rate=1000", "work_rate=100")


class Machine(Server):
    """A server with an address and a folder of its own, and a line to the database that can be cut."""

    def __init__(self, folder: Path, nth: int, database: str, line: Relay) -> None:
        host = f"127.0.0.{nth + 2}" if sys.platform == "linux" else "127.0.0.1"
        told = [part for limit in UNLIMITED for part in ("--limit", limit)]
        self.line = line
        super().__init__(folder, by_way_of(database, line), "--proxied", *told, host=host)

    def stream(self, table: str, key: str, after: int = -1) -> "Stream":
        return Stream(self.address, table, key, after)


@contextmanager
def several(folder: Path, database: str, count: int) -> Iterator[list[Machine]]:
    with ExitStack() as stack:
        machines = []
        for nth in range(count):
            line = stack.enter_context(relayed([database_at(database)]))
            machine = Machine(folder / f"machine{nth}", nth, database, line)
            stack.callback(machine.end)
            machines.append(machine)
        for machine in machines:
            machine.until_up()
        yield machines


class Person:
    """Somebody with one device, at home on one machine; each comes by an address of their own."""

    def __init__(self, at: Machine, name: str = "", device: str = "") -> None:
        self.at, self.name, self.address = at, name, next(ADDRESSES)
        self.device = device or self.ask("POST", "/person", {"name": name})["key"]

    def tell(
        self, method: str, path: str, body: Any = None, at: Machine | None = None, key: str = ""
    ) -> httpx.Response:
        """What a machine answers, whatever that is."""
        token = key or getattr(self, "device", "")
        headers = {"x-forwarded-for": self.address} | ({"authorization": f"Bearer {token}"} if token else {})
        where = f"{(at or self.at).address}/api{path}"
        return httpx.request(method, where, json=body, headers=headers, timeout=PATIENCE, trust_env=False)

    def ask(self, method: str, path: str, body: Any = None, at: Machine | None = None, key: str = "") -> Any:
        told = self.tell(method, path, body, at, key)
        assert told.status_code < 300, f"{method} {path}: {told.status_code} {told.text}"
        return told.json()

    def hand(self, table: str) -> int:
        """The seat at this table."""
        held: list[int] = next(one["hand"] for one in self.ask("GET", "/person/tables") if one["table"] == table)
        return held[0]

    def sight(self, table: str) -> Any:
        return self.ask("GET", f"/tables/{table}/sight?seat={self.hand(table)}")

    def questions(self, table: str) -> list[Any]:
        return [one for one in self.sight(table)["sight"]["decisions"] if one["held"] is None]

    def answer(self, table: str) -> int:
        """The first answer to what is asked; where it stands in the log."""
        asked = self.questions(table)[0]
        body = {"seat": asked["seat"], "decision": asked["id"], "key": asked["keys"][0]}
        seq: int = self.ask("POST", f"/tables/{table}/answers", body)["seq"]
        return seq

    def give_up(self, table: str) -> None:
        self.ask("POST", f"/tables/{table}/seats/{self.hand(table)}/resign")


class Stream:
    """One line to one table, read until something comes."""

    def __init__(self, address: str, table: str, key: str, after: int = -1) -> None:
        self.socket: ClientConnection = connect(
            f"ws{address.removeprefix('http')}/api/tables/{table}/stream", proxy=None, legacy=True
        )
        self.say(do="hello", key=key, after=after, language="en")
        self.welcome = self.read(lambda said: said["type"] == "welcome")
        self.seq: int = self.welcome["seq"]

    def say(self, **what: Any) -> None:
        self.socket.send(msgspec.json.encode(what).decode())

    def read(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            said: dict[str, Any] = msgspec.json.decode(self.socket.recv(PATIENCE))
            self.seq = said.get("seq", 0) if said["type"] == "step" else getattr(self, "seq", 0)
            if wanted(said):
                return said

    def until(self, seq: int) -> None:
        """It has told what stands at this place of the log."""
        if self.seq < seq:
            self.read(lambda said: said["type"] == "step" and said["seq"] >= seq)


def soon(look: Callable[[], Any]) -> Any:
    """What comes of it, once anything does: news from another machine take a moment."""
    deadline = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < deadline, "nothing came of it"
        time.sleep(0.05)
    return found
