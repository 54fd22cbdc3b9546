"""A machine far away and slow, for who wants to see that no test counts on speed: `TAVOLA_SLOW=6 pytest tests/web`.

Pages then think so many times slower, and all that goes between them and the server is 150 to 400 ms on its way, in
each direction. What the tests themselves ask of the server goes straight there. `test_pace.py` measures speed and is
not made for it.
"""

import asyncio
import contextlib
import os
import queue
import random
import threading
from collections.abc import Iterator

from playwright.sync_api import Page

SLOWER = float(os.environ.get("TAVOLA_SLOW", "1"))
DELAY = (0.15, 0.4)  # seconds


@contextlib.contextmanager
def far_from(served: str) -> Iterator[str]:
    """An address that leads to this server by a long way; the server's own where nothing is to be slow."""
    if SLOWER <= 1:
        yield served
        return
    way = LongWay(served)
    thread = threading.Thread(target=asyncio.run, args=(way.lead(),))
    thread.start()
    try:
        yield f"http://127.0.0.1:{way.port.get(timeout=10)}"
    finally:
        way.loop.call_soon_threadsafe(way.left.set)
        thread.join()


class LongWay:
    """Carries what comes to a port of its own to a server, and back."""

    def __init__(self, served: str) -> None:
        self.host, _, self.to = served.removeprefix("http://").partition(":")
        self.port: queue.Queue[int] = queue.Queue()

    async def lead(self) -> None:
        self.loop, self.left = asyncio.get_running_loop(), asyncio.Event()
        async with await asyncio.start_server(self.met, "127.0.0.1", 0) as server:
            self.port.put(server.sockets[0].getsockname()[1])
            await self.left.wait()

    async def met(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(self.host, int(self.to))
        try:
            await asyncio.gather(carry(reader, back), carry(there, writer))
        finally:
            writer.close()
            back.close()


async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """What comes goes on in the same order, each part after a while of its own."""
    clock = asyncio.get_running_loop().time
    under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

    async def arrive() -> None:
        while True:
            moment, part = await under_way.get()
            await asyncio.sleep(max(0.0, moment - clock()))
            if not part:
                return
            writer.write(part)
            await writer.drain()

    arriving = asyncio.ensure_future(arrive())
    with contextlib.suppress(OSError):
        while part := await reader.read(65_536):
            under_way.put_nowait((clock() + random.uniform(*DELAY), part))
    under_way.put_nowait((clock(), b""))
    with contextlib.suppress(OSError):
        await arriving
    writer.close()


def think_slowly(page: Page) -> None:
    """The page's processor is so many times slower."""
    if SLOWER > 1:
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
