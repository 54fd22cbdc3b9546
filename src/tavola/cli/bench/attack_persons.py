"""Attacks by way of persons: guessed devices and links, seats hung many at a time, long lists, devices in and out."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from tavola.cli.bench.attack_wire import Foe, Gone, Wire

LINES = 24
HUNG = 16  # tables in the list that is asked for: as many as one address may well open at once
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGH0123456789_-"


class Person:
    """Somebody with a table that hangs on him, a key that does not hang yet, and a device that waits."""

    def __init__(self, device: str, table: str, spare: str, link: str, waits: Any) -> None:
        self.device, self.table, self.spare, self.link = device, table, spare, link
        at = "/api/person"
        self.asks: list[tuple[str, str, Any]] = [
            ("POST", at, {"name": "laptop"}),
            ("GET", at, None),
            ("POST", f"{at}/links", None),
            ("POST", f"{at}/devices", {"name": "phone"}),
            ("POST", f"{at}/devices/{waits['device']}/let-in", {}),
            ("DELETE", f"{at}/devices/{waits['device']}", None),
            ("GET", f"{at}/tables", None),
            ("POST", f"{at}/tables", {"keys": [spare, waits["key"], link]}),
            ("DELETE", f"{at}/tables/{'0' * len(table)}", None),
            ("GET", f"/api/tables/{table}/sight", None),
            ("POST", "/api/owed", {"keys": [device, waits["key"]]}),
        ]

    def key_for(self, path: str, chance: random.Random) -> str:
        """Which key goes with an address, now and then one of another kind; empty where it is not about a person."""
        if not path.startswith("/api/person") and self.table not in path:
            return ""
        return chance.choice([self.device, self.device, self.device, self.spare, self.link])


async def somebody(wire: Wire, game: str = "realm_of_sand") -> Person:
    device = (await wire.must("POST", "/api/person", {"name": "laptop"}))["key"]
    opened, spare = [await wire.table(game, "me", "me") for _ in range(2)]
    await wire.must("POST", "/api/person/tables", {"keys": [opened["key"]]}, device)
    used = (await wire.must("POST", "/api/person/links", None, device))["key"]
    waits = await wire.must("POST", "/api/person/devices", {"name": "phone"}, used)
    link = (await wire.must("POST", "/api/person/links", None, device))["key"]
    return Person(device, opened["table"]["id"], spare["key"], link, waits)


async def persons(foe: Foe) -> None:
    """Everything that can be asked of persons at once, by who is somebody and by who guesses."""
    async with Wire(foe) as wire:
        mine = await somebody(wire)
        await add_tables(wire, mine.device, HUNG)
    foe.begin()
    doings = (guess, lists, hang_at_once, come_and_go)

    async def one(foe: Foe, number: int) -> None:
        async with Wire(foe) as wire:
            while foe.goes_on():
                await doings[number % len(doings)](foe, wire, mine)

    await foe.everywhere(one, LINES)


async def add_tables(wire: Wire, device: str, count: int) -> None:
    keys = [(await wire.table("realm_of_sand", "me", "me"))["key"] for _ in range(count)]
    await wire.must("POST", "/api/person/tables", {"keys": keys}, device)


async def guess(foe: Foe, wire: Wire, mine: Person) -> None:
    """Keys of devices and of links that nobody has, in the header and fifty in a list."""
    device, link = ("".join((kind, *foe.chance.choices(LETTERS, k=43))) for kind in ("td_", "tl_"))
    await wire.ask("GET", "/api/person", None, device)
    await wire.ask("POST", "/api/person/devices", {"name": "x"}, link)
    guesses = ["".join(("tk_", *foe.chance.choices(LETTERS, k=43))) for _ in range(50)]
    await wire.ask("POST", "/api/person/tables", {"keys": guesses}, mine.device)


async def lists(foe: Foe, wire: Wire, mine: Person) -> None:
    """What costs most to tell: the list of tables, also fifty times in one request."""
    await wire.ask("GET", "/api/person/tables", None, mine.device)
    await wire.ask("POST", "/api/owed", {"keys": [mine.device] * 50}, mine.device)


async def hang_at_once(foe: Foe, wire: Wire, mine: Person) -> None:
    """The same seat hung from many lines at once, and taken off again."""
    _, told = await wire.ask("POST", "/api/person/tables", {"keys": [mine.spare]}, mine.device)
    for table in (told or {}).get("tables", []):
        await wire.ask("DELETE", f"/api/person/tables/{table}", None, mine.device)


async def come_and_go(foe: Foe, wire: Wire, mine: Person) -> None:
    """New persons, links that void each other, devices that come, are let in, and are shut out while they look on."""
    await wire.ask("POST", "/api/person", {"name": "x" * 30})
    _, link = await wire.ask("POST", "/api/person/links", None, mine.device)
    _, came = await wire.ask("POST", "/api/person/devices", {"name": "y"}, (link or {}).get("key", ""))
    if "device" not in (came or {}):
        return
    at = f"/api/person/devices/{came['device']}"
    await wire.ask("POST", f"{at}/let-in", {}, mine.device)
    async with Wire(foe) as looks:
        try:
            await looks.stream(mine.table, came["key"])
            await asyncio.gather(wire.ask("DELETE", at, None, mine.device), looks.hear())
        except Gone:
            pass  # its stream ends with it


ATTACKS: dict[str, Any] = {"persons": persons}
