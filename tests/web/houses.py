"""Two houses whose clock the test moves: one in this process over SQLite, one of three workers over PostgreSQL.

What the first sends is kept before it goes anywhere; what the second sends goes over the wire, to doubles.
"""

import asyncio
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_string, policy
from pathlib import Path
from typing import Any, Protocol

from tests.server.conftest import Running
from tests.serving import Server
from tests.web.posting import SERVICE, mail_double, push_double

from tavola.service.by_days.clockwork import EVERY
from tavola.service.by_days.reminding import Fate, Note
from tavola.service.catalogue import LibraryCatalogue
from tavola.store.by_days import Subscription


class House(Protocol):
    """Where a game by days is played; of reminders, where they lead."""

    address: str

    def later(self, seconds: float) -> None: ...

    def looked(self) -> None:
        """Whoever looks after tables has done so since."""

    def pushes(self) -> list[str]: ...

    def letters(self) -> list[str]: ...


class Post:
    """A double for the way reminders travel."""

    def __init__(self) -> None:
        self.sent: list[Note] = []

    async def send(self, to: Subscription, note: Note) -> Fate:
        self.sent.append(note)
        return "sent"


class OneProcess(Running):
    """A server in this process."""

    ahead = 0.0

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, LibraryCatalogue(), proxied=True)

    def __enter__(self) -> "OneProcess":
        self.pushed, self.mailed = Post(), Post()
        self.context.registry.now = lambda: time.time() + self.ahead
        self.context.reminding.senders = {"push": self.pushed, "mail": self.mailed}
        super().__enter__()
        return self

    def later(self, seconds: float) -> None:
        self.ahead += seconds
        self.looked()

    def looked(self) -> None:
        task = self.context.clockwork._task
        assert task is not None
        asyncio.run_coroutine_threadsafe(self.look(), task.get_loop()).result(30)

    async def look(self) -> None:
        while await self.context.clockwork.tick():
            pass
        await self.context.reminding.settled()

    def pushes(self) -> list[str]:
        return [note.path for note in self.pushed.sent]

    def letters(self) -> list[str]:
        return [note.path for note in self.mailed.sent]


class ThreeWorkers:
    """`tavola serve --workers 3`, whose workers look at their own pace."""

    def __init__(self, server: Server, notes: list[dict[str, Any]], mails: list[str]) -> None:
        self.server, self.address, self.notes, self.mails = server, server.address, notes, mails

    def later(self, seconds: float) -> None:
        self.server.clock(self.server.ahead + seconds)

    def looked(self) -> None:
        time.sleep(EVERY + 2.0)

    def pushes(self) -> list[str]:
        return [note["path"] for note in self.notes]

    def letters(self) -> list[str]:
        """The first address in each letter is where it leads."""
        texts = [message_from_string(mail, policy=policy.default).get_content() for mail in self.mails]
        links = [re.search(rf"^{self.address}(\S+)\r?$", text, re.MULTILINE) for text in texts]
        return [link.group(1) if link else "" for link in links]


@contextmanager
def three_workers(folder: Path, database: str) -> Iterator[ThreeWorkers]:
    with push_double(folder) as (port, notes), mail_double() as (mail, letters):
        outside = {
            "TEST_NAMES": f"{SERVICE}=127.0.0.1:{port}",
            "SSL_CERT_FILE": str(folder / "push.pem"),
            "TAVOLA_SMTP": f"smtp://127.0.0.1:{mail}?from=tavola@example.org",
        }
        server = Server(folder / "house", database, "--workers", "3", "--proxied", **outside)
        try:
            server.until_up()
            yield ThreeWorkers(server, notes, letters)
        finally:
            server.end()
