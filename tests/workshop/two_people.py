"""Two people, lost lines, a server that is killed: `python -m tests.workshop.two_people SECONDS SEED`.

Each asks again with the same request until it is answered. In the end both see the same, and every change that was
acknowledged is in the log once, as it was told.
"""

import http.client
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from typing import Any

PACK = "sangue_reale/oltremonte"
FIELDS = [("maps/era-1.yaml", f"areas/{land}", "box.vp") for land in ("fuo", "var", "lup", "cim")]
WORDS = ["area-fuo", "area-var", "unique-zia-line", "set-valico"]


class Server:
    """Killed and begun again on the same file and port."""

    def __init__(self, database: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.command = [sys.executable, "-m", "tavola", "serve", "--no-browser", "--port", str(self.port)]
        self.command += ["--db", database, "--proxied"]
        self.kills = 0
        self.begin()

    def begin(self) -> None:
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.kills += 1
        self.begin()

    def ask(self, path: str, key: str = "", data: Any = None, patience: float = 10.0) -> Any:
        url = f"http://127.0.0.1:{self.port}/api/workshop{path}"
        body = None if data is None else json.dumps(data).encode()
        request = urllib.request.Request(url, body, {"content-type": "application/json"})
        request.add_header("x-forwarded-for", f"10.0.{os.getpid() % 250}.{random.randrange(250)}")
        if key:
            request.add_header("authorization", f"Bearer {key}")
        with urllib.request.urlopen(request, timeout=patience) as answer:
            return json.loads(answer.read())


class Person(threading.Thread):
    """Changes one thing after another; now and then does not wait for the answer, and asks again."""

    def __init__(self, server: Server, draft: str, key: str, seed: str, until: float) -> None:
        super().__init__()
        self.server, self.draft, self.key, self.until = server, draft, key, until
        self.chance, self.told, self.lost, self.refused, self.seq = random.Random(seed), dict[int, Any](), 0, 0, 0
        self.name = seed

    def run(self) -> None:
        nth = 0
        while time.time() < self.until:
            nth += 1
            self.change(f"{self.name}-{nth:016}", self.wish())
            time.sleep(self.chance.random() * 0.4)

    def wish(self) -> dict[str, Any]:
        if self.told and self.chance.random() < 0.15:
            return {"undo": self.chance.choice(list(self.told))}
        if self.chance.random() < 0.3:
            text = f"{self.name} {self.chance.randrange(10_000)}"
            return {"locale": self.chance.choice(["it", "en"]), "message": self.chance.choice(WORDS), "text": text}
        file, entry, field = self.chance.choice(FIELDS)
        return {"file": file, "entry": entry, "field": field, "value": self.chance.randrange(10)}

    def change(self, request: str, wish: dict[str, Any]) -> None:
        ask = {"after": self.seq, "request": request, "changes": [wish]}
        while True:
            impatient = self.chance.random() < 0.2
            try:
                found = self.server.ask(
                    f"/{self.draft}/changes?language=en", self.key, ask, patience=0.02 if impatient else 10.0
                )
                self.seq = max(self.seq, found["seq"])
                self.told[found["change"]["seq"]] = wish
                return
            except urllib.error.HTTPError as error:
                if error.code >= 500:
                    raise AssertionError(error.read()) from error
                if error.code == 429:
                    time.sleep(1.0)
                    continue
                self.refused += 1
                return
            except (OSError, http.client.HTTPException):
                self.lost += 1
                time.sleep(self.chance.random() * 0.5)


def patient(server: Server, path: str, key: str = "", data: Any = None) -> Any:
    while True:
        try:
            return server.ask(path, key, data)
        except urllib.error.HTTPError:
            raise
        except (OSError, http.client.HTTPException):
            time.sleep(0.3)


def main() -> None:
    seconds, seed = float(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "1"
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"{folder}/two.db")
        try:
            opened = patient(server, "", "", {"game": "sangue_reale", "from": PACK, "name": "Two", "me": "Ada"})
            draft, ada = opened["draft"], opened["key"]
            bea = patient(server, f"/{draft}/invite", ada, {"role": "edit", "name": "Bea"})["key"]
            until = time.time() + seconds
            people = [Person(server, draft, key, f"{name}{seed}", until) for name, key in (("ada", ada), ("bea", bea))]
            for one in people:
                one.start()
            while time.time() < until:
                time.sleep(min(20 + chance.random() * 80, max(0.0, until - time.time())))
                server.kill()
            for one in people:
                one.join()
            report(server, draft, [(one, key) for one, key in zip(people, (ada, bea), strict=True)])
        finally:
            server.process.kill()
            server.process.wait()


def report(server: Server, draft: str, people: list[tuple[Person, str]]) -> None:
    outlines = [patient(server, f"/{draft}", key) for _, key in people]
    assert outlines[0]["digest"] == outlines[1]["digest"], "both see the same"
    seq, changes = outlines[0]["seq"], list[Any]()
    while len(changes) < seq:
        changes += patient(server, f"/{draft}/changes?after={len(changes)}", people[0][1])["changes"]
    assert [one["seq"] for one in changes] == list(range(1, seq + 1)), "the log has no holes"
    told = [number for one, _ in people for number in one.told]
    assert len(told) == len(set(told)), "no change was acknowledged to both"
    assert sorted(told) == list(range(1, seq + 1)), (len(told), seq)
    lost, refused = sum(one.lost for one, _ in people), sum(one.refused for one, _ in people)
    print(f"{seq} changes, all acknowledged once and all there; {refused} refused in a sentence;")
    print(f"{lost} answers lost, {server.kills} times killed; both see {outlines[0]['digest']}")


if __name__ == "__main__":
    main()
