"""People at real streams of a real server, which is killed in mid-decision and started again: nothing is lost.

Each person has a stream of their own and knows only what it sends.
"""

import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.conftest import bearer
from websockets.sync.client import ClientConnection, connect

pytestmark = [pytest.mark.server, pytest.mark.slow]


class Server:
    """`tavola serve` on one file; killed without warning, started again."""

    def __init__(self, folder: Path) -> None:
        self.db = str(folder / "tavola.db")

    def start(self) -> None:
        command = [sys.executable, "-m", "tavola", "serve", "--no-browser", "--port", "0", "--db", self.db]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        line = next(line for line in self.process.stdout if "http://" in line)
        self.address = "http://" + line.split("http://")[1].split()[0].rstrip("/")

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def post(self, path: str, data: Any, key: str = "") -> Any:
        told = httpx.post(f"{self.address}/api{path}", json=data, headers=bearer(key) if key else {}, timeout=30)
        assert told.status_code in (200, 201), told.text
        return told.json()


class Person:
    """One seat, one stream."""

    def __init__(self, server: Server, table: str, seat: int, key: str) -> None:
        self.server, self.table, self.seat, self.key = server, table, seat, key
        self.seq, self.lines = -1, 0
        self.line = ExitStack()

    def sit(self) -> None:
        """Come, or come back: nothing that was missed is missing."""
        address = self.server.address.replace("http://", "ws://")
        self.line.close()
        stream = connect(f"{address}/api/tables/{self.table}/stream", max_size=None)
        self.socket: ClientConnection = self.line.enter_context(stream)
        hello = {"do": "hello", "key": self.key, "seat": self.seat, "after": max(0, self.seq), "language": "en"}
        self.socket.send(msgspec.json.encode(hello).decode())
        self.hear("welcome")

    def hear(self, *kinds: str) -> dict[str, Any]:
        """Read until something of these kinds comes; whatever shows the table is kept."""
        while True:
            message: dict[str, Any] = msgspec.json.decode(self.socket.recv(timeout=60))
            if message["type"] in ("welcome", "step"):
                numbers = [line["seq"] for line in message["log"]]
                expected = range(self.lines + 1, self.lines + 1 + len(numbers))
                assert numbers == list(expected)  # no line twice, none left out
                self.lines += len(numbers)
                self.seq, self.now, self.card = message["seq"], message["sight"], message["table"]
            if message["type"] in kinds:
                return message
            assert message["type"] != "no", message

    def question(self) -> dict[str, Any] | None:
        return next((one for one in self.now["decisions"] if one["held"] is None), None)

    def answer(self, chance: random.Random) -> None:
        asked = self.question()
        assert asked is not None
        key = chance.choice(asked["keys"])
        said = {"do": "answer", "seat": self.seat, "decision": asked["id"], "key": key, "id": "a"}
        self.socket.send(msgspec.json.encode(said).decode())
        ack = self.hear("ack")["ack"]
        assert not ack["repeated"]
        self.upto(ack["seq"])

    def upto(self, seq: int) -> None:
        while self.seq < seq:
            self.hear("step")

    def is_over(self) -> bool:
        return bool(self.card["phase"] == "over")


class Evening:
    """A table and its people."""

    def __init__(self, folder: Path, game: str, who: list[str], **rest: Any) -> None:
        self.server, self.chance, self.people = Server(folder), random.Random(8), list[Person]()
        self.server.start()
        try:
            self.lay(game, who, rest)
        except BaseException:
            self.end()
            raise

    def lay(self, game: str, who: list[str], rest: dict[str, Any]) -> None:
        seats = [{"who": one} if one in ("me", "open") else {"who": "bot", "bot": one} for one in who]
        opened = self.server.post("/tables", {"game": game, "seats": seats, "seed": "evening", **rest})
        table = opened["table"]["id"]
        keys = dict.fromkeys(opened["hand"], opened["key"])
        for invite in opened["invites"]:
            seated = self.server.post(f"/tables/{table}/seats", {"name": f"P{invite['seat']}"}, invite["key"])
            keys[invite["seat"]] = seated["key"]
        self.people = [Person(self.server, table, seat, key) for seat, key in keys.items()]
        for person in self.people:
            person.sit()

    def one_answer(self) -> None:
        """Whoever of the people must answer does; everybody hears of it. Bots may answer in between."""
        first = self.people[0]
        while not first.is_over() and not set(first.now["waiting_for"]) & {person.seat for person in self.people}:
            first.hear("step")
        self.together()
        asked = [person for person in self.people if person.question()]
        if asked:
            self.chance.choice(asked).answer(self.chance)
            self.together()

    def together(self) -> None:
        """Everybody has heard what anybody has heard."""
        for person in self.people:
            person.upto(max(other.seq for other in self.people))

    def play(self, until: Callable[["Evening"], bool], most: int = 5_000) -> None:
        for _ in range(most):
            if self.people[0].is_over() or until(self):
                return
            self.one_answer()
        raise AssertionError("the evening did not come to that")

    def restart(self) -> None:
        """Killed in mid-decision: everybody comes back to what they saw."""
        before = [(person.now, person.card) for person in self.people]
        self.server.kill()
        self.server.start()
        for person in self.people:
            person.server = self.server
            person.sit()
        assert [(person.now, person.card) for person in self.people] == before

    def end(self) -> None:
        for person in self.people:
            person.line.close()
        self.server.kill()


def somebody_is_asked(evening: Evening) -> bool:
    return any(person.question() for person in evening.people)


def after(answers: int) -> Callable[[Evening], bool]:
    return lambda evening: evening.people[0].card["ply"] >= answers and somebody_is_asked(evening)


def test_two_people_and_a_bot_finish_realm_of_sand(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "realm_of_sand", ["me", "open", "greedy"])
    try:
        evening.play(after(20))
        evening.restart()
        evening.play(after(60))
        evening.restart()
        evening.play(lambda _: False)
        card = evening.people[1].card
        assert (card["phase"], card["seed"], len(card["outcome"]["places"])) == ("over", "evening", 3)
    finally:
        evening.end()


def test_four_seats_play_a_day_of_tainted_grail(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "tainted_grail", ["me", "open", "open", "open"], options={"tg.max_days": 1})
    try:
        evening.play(after(6))
        evening.restart()
        evening.play(after(25))
        evening.restart()
        evening.play(lambda _: False)
        assert evening.people[3].card["outcome"] is not None
    finally:
        evening.end()


def one_has_planned(evening: Evening) -> bool:
    """One plan lies face down, the other is still thought about."""
    held = [one["held"] for person in evening.people for one in person.now["decisions"] if one["prompt"] == "plan"]
    return sorted(key is None for key in held) == [False, True]


def test_two_play_sangue_reale_and_a_secret_plan_outlives_the_server(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "sangue_reale", ["me", "open"])
    try:
        for _ in range(2):
            evening.play(one_has_planned)
            planner, other = sorted(evening.people, key=lambda person: person.question() is not None)
            (plan,) = (one["held"] for one in planner.now["decisions"])
            evening.restart()
            assert [one["held"] for one in planner.now["decisions"]] == [plan]
            assert plan not in str(other.now["view"])
            evening.one_answer()
        evening.play(lambda _: False)
        assert evening.people[0].card["outcome"]["text"]
        assert evening.people[0].card["continues"]
    finally:
        evening.end()
