"""Lines between machines that a test can cut: to a database, or from people to one of several servers."""

import asyncio
import itertools
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from urllib.parse import parse_qs, urlsplit, urlunsplit

Target = str | tuple[str, int]  # the path of a socket, or a machine and a port


class Relay:
    """Listens on a port of its own and carries each line to the next of its targets that answers."""

    def __init__(self, targets: Sequence[Target], host: str = "127.0.0.1") -> None:
        self.targets, self.host, self.port = targets, host, 0
        self.whole, self.ready = True, threading.Event()
        self.lines: set[asyncio.StreamWriter] = set()
        self.turns = itertools.count()

    async def lead(self) -> None:
        self.loop, self.left = asyncio.get_running_loop(), asyncio.Event()
        async with await asyncio.start_server(self.met, self.host, 0) as server:
            self.port = server.sockets[0].getsockname()[1]
            self.ready.set()
            await self.left.wait()
            self.drop()

    async def met(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        found = await self.reached()
        if found is None:
            return writer.transport.abort()
        there, back = found
        both = {writer, back}
        self.lines |= both
        try:
            await asyncio.gather(carry(reader, back), carry(there, writer))
        finally:
            self.lines -= both
            for one in both:
                one.close()

    async def reached(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        first = next(self.turns)
        for nth in range(len(self.targets) if self.whole else 0):
            target = self.targets[(first + nth) % len(self.targets)]
            try:
                if isinstance(target, str):
                    return await asyncio.open_unix_connection(target)
                return await asyncio.open_connection(*target)
            except OSError:
                continue
        return None

    def drop(self) -> None:
        for one in self.lines:
            one.transport.abort()

    def cut(self) -> None:
        """No line holds, and none is made, until it is mended."""
        self.whole = False
        self.loop.call_soon_threadsafe(self.drop)

    def mend(self) -> None:
        self.whole = True


async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while part := await reader.read(65_536):
            writer.write(part)
            await writer.drain()
        writer.close()
    except OSError:
        writer.transport.abort()


@contextmanager
def relayed(targets: Sequence[Target]) -> Iterator[Relay]:
    relay = Relay(targets)
    thread = threading.Thread(target=asyncio.run, args=(relay.lead(),), daemon=True)
    thread.start()
    assert relay.ready.wait(10)
    try:
        yield relay
    finally:
        relay.loop.call_soon_threadsafe(relay.left.set)
        thread.join(10)


def database_at(address: str) -> Target:
    """Where a database listens: on a socket of this machine, or on a port."""
    parts = urlsplit(address)
    folder = parse_qs(parts.query).get("host", [""])[0]
    return f"{folder}/.s.PGSQL.{parts.port or 5432}" if folder else (parts.hostname or "localhost", parts.port or 5432)


def by_way_of(address: str, relay: Relay) -> str:
    """The same database over a relay."""
    parts = urlsplit(address)
    who = parts.netloc.rpartition("@")[0]
    return urlunsplit(
        (parts.scheme, f"{who}@{relay.host}:{relay.port}" if who else f"{relay.host}:{relay.port}", parts.path, "", "")
    )
