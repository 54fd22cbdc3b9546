"""Attacks by way of what brings people together: hall, pairing, clubs, tournaments, challenges, reminders, drafts."""

from __future__ import annotations

import random
from typing import Any

from tavola.cli.bench.attack_wire import Foe, Wire

LINES = 24
FOES = 6  # persons of one address
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGH0123456789_-"
GAME, PACK = "realm_of_sand", "realm_of_sand/vetra"
SEATS = [{"who": "me", "name": "n"}, {"who": "open"}]
NOBODY = "0" * 20
# An address of a real service at a path that leads nowhere; nothing is sent there, since nobody here plays by days.
PUSH = {
    "address": "https://updates.push.services.mozilla.com/wpush/v2/none",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}

Ask = tuple[str, str, Any]


class Friends:
    """What somebody has to do with others, and everything that may be asked of it."""

    def __init__(self, device: str, hall: str, club: Any, cup: Any, draft: Any) -> None:
        self.device = device
        self.draft: str = draft["draft"]
        self.draft_key: str = draft["key"]
        self.asks: list[Ask] = [
            *hall_asks(hall),
            *club_asks(club),
            *cup_asks(cup, club["id"]),
            *today_asks(),
            *reminder_asks(),
            *workshop_asks(self.draft, self.draft_key),
        ]
        self.says: list[Any] = [
            {"do": "hello", "key": self.draft_key, "after": 0, "language": "it"},
            {"do": "at", "file": "cards.yaml", "entry": "corner-oven"},
            {"do": "ping", "id": "p"},
        ]

    def key_for(self, path: str, chance: random.Random) -> str:
        """Which key goes with an address, now and then one of another kind; empty where it is not about friends."""
        if path.startswith("/api/workshop"):
            return chance.choice([self.draft_key] * 4 + [self.device])
        ours = ("/api/hall", "/api/ratings", "/api/clubs", "/api/cups", "/api/today", "/api/reminders")
        if path.startswith(ours) or path.startswith(("/api/person/days", "/api/person/holiday", "/api/person/pushes")):
            return chance.choice([self.device] * 6 + [self.draft_key])
        return self.device if path.startswith(("/api/person/mails", "/api/person/reminders")) else ""


def hall_asks(table: str) -> list[Ask]:
    offered = {"language": "it", "level": 2, "public": True, "rated": False}
    return [
        ("GET", f"/api/hall?game={GAME}&tongue=it&level=2", None),
        ("POST", "/api/hall/tables", {"table": {"game": GAME, "seats": SEATS, "options": {}, "name": "n"}, **offered}),
        ("DELETE", f"/api/hall/tables/{NOBODY}", None),
        ("POST", f"/api/hall/tables/{table}/seats", {"name": "n"}),
        ("POST", f"/api/hall/tables/{table}/watch", {}),
        ("POST", "/api/hall/seek", {"game": GAME, "seats": 2, "language": "it", "rated": True, "name": "n"}),
        ("GET", "/api/hall/seek", None),
        ("DELETE", "/api/hall/seek", None),
        ("POST", "/api/hall/seek/bot", {"called": "n"}),
        ("GET", "/api/hall/ratings", None),
        ("GET", f"/api/ratings?game={GAME}", None),
        ("GET", f"/api/tables/{table}/invitation", None),
    ]


def club_asks(club: Any) -> list[Ask]:
    at = f"/api/clubs/{club['id']}"
    return [
        ("GET", "/api/clubs", None),
        ("POST", "/api/clubs", {"name": "n", "called": "n"}),
        ("POST", "/api/clubs/invitation", {"link": club["link"]}),
        ("POST", "/api/clubs/members", {"link": club["link"], "called": "n"}),
        ("GET", at, None),
        ("POST", f"{at}/link", {}),
        ("DELETE", f"{at}/members/{NOBODY}", None),
        ("POST", f"{at}/tables", {"table": {"game": GAME, "seats": SEATS}, "rated": True}),
        ("POST", f"{at}/tables/{NOBODY}/seats", {"name": "n"}),
        ("GET", f"{at}/cups", None),
    ]


def cup_asks(cup: Any, club: str) -> list[Ask]:
    at = f"/api/cups/{cup['id']}"
    ask = {"name": "n", "game": GAME, "system": "round_robin", "pace": "live", "hours": 1, "options": {}, "club": club}
    return [
        ("GET", "/api/cups", None),
        ("POST", "/api/cups", {**ask, "called": "n"}),
        ("POST", "/api/cups/invitation", {"link": cup["link"]}),
        ("POST", "/api/cups/players", {"link": cup["link"], "cup": cup["id"], "called": "n"}),
        ("GET", at, None),
        ("POST", f"{at}/begin", {}),
        ("DELETE", f"/api/cups/{NOBODY}", None),
    ]


def today_asks() -> list[Ask]:
    return [
        ("GET", "/api/today?day=2026-01-01", None),
        ("POST", f"/api/today/{GAME}/tries", {"name": "n", "practice": False}),
        ("GET", f"/api/today/2026-01-01/{GAME}", None),
        ("POST", f"/api/today/replays/{NOBODY}", {}),
    ]


def reminder_asks() -> list[Ask]:
    return [
        ("GET", "/api/person/days", None),
        ("POST", "/api/person/holiday", {"days": 2}),
        ("DELETE", "/api/person/holiday", None),
        ("POST", "/api/person/pushes", PUSH),
        ("POST", "/api/person/mails", {"address": "ada@example.org"}),
        ("DELETE", "/api/person/reminders/0123456789abcdef", None),
        ("POST", "/api/reminders/link", {}),
    ]


def workshop_asks(draft: str, key: str) -> list[Ask]:
    at = f"/api/workshop/{draft}"
    change = {"file": "cards.yaml", "entry": "corner-oven", "field": "stars", "value": 2}
    return [
        ("GET", "/api/workshop/games", None),
        ("GET", f"/api/workshop/schema/{GAME}", None),
        ("POST", "/api/workshop", {"game": GAME, "from": PACK, "name": "n", "me": "n"}),
        ("POST", "/api/workshop/import?name=n", {}),
        ("POST", "/api/workshop/mine", {"keys": [key]}),
        ("GET", at, None),
        ("GET", f"{at}/entry?file=cards.yaml&entry=corner-oven", None),
        ("POST", f"{at}/changes", {"after": 0, "request": "request-00000001", "changes": [change]}),
        ("GET", f"{at}/changes?after=0", None),
        ("GET", f"{at}/faults", None),
        ("POST", f"{at}/invite", {"role": "read", "name": "n"}),
        ("GET", f"{at}/keys", None),
        ("DELETE", f"{at}/keys/0123456789a", None),
        ("POST", f"{at}/versions", {"name": "n"}),
        ("GET", f"{at}/measure", None),
        ("DELETE", f"{at}/measure", None),
        ("GET", f"{at}/diff?since=parent&to=now", None),
        ("GET", f"{at}/graph", None),
        ("GET", f"{at}/export?version=1", None),
        ("POST", f"{at}/play", {"seats": [{"who": "me"}, {"who": "me"}], "options": {}, "start": None}),
    ]


async def friends_of(wire: Wire, device: str) -> Friends:
    """Somebody with a table in the hall, a club, a tournament and a pack in the making."""
    table = {"game": GAME, "seats": SEATS}
    hall = await wire.must("POST", "/api/hall/tables", {"table": table, "public": True}, device)
    club = await wire.must("POST", "/api/clubs", {"name": "n"}, device)
    cup = await wire.must("POST", "/api/cups", {"name": "n", "game": GAME}, device)
    draft = await wire.must("POST", "/api/workshop", {"game": GAME, "from": PACK, "name": "n"})
    return Friends(device, hall["table"], club, cup, draft)


async def company(foe: Foe) -> None:
    """One address with several persons: the hall full of tables, the queue in and out, tries, clubs, guessed links."""
    async with Wire(foe) as wire:
        devices = [(await wire.must("POST", "/api/person", {"name": "x"}))["key"] for _ in range(FOES)]
    foe.begin()
    doings = (fill_the_hall, take_seats, come_and_go, found_and_guess, try_today)

    async def one(foe: Foe, number: int) -> None:
        async with Wire(foe) as wire:
            while foe.goes_on():
                await doings[number % len(doings)](foe, wire, foe.chance.choice(devices))

    await foe.everywhere(one, LINES)


async def fill_the_hall(foe: Foe, wire: Wire, device: str) -> None:
    ask = {"table": {"game": GAME, "seats": SEATS}, "public": True}
    await wire.ask("POST", "/api/hall/tables", ask, device)
    await wire.ask("GET", "/api/hall", None, device)


async def take_seats(foe: Foe, wire: Wire, device: str) -> None:
    """Whatever is free."""
    _, page = await wire.ask("GET", "/api/hall", None, device)
    for table in (page or {}).get("seeking", [])[:3]:
        await wire.ask("POST", f"/api/hall/tables/{table['table']}/seats", {"name": "x" * 40}, device)


async def come_and_go(foe: Foe, wire: Wire, device: str) -> None:
    await wire.ask("POST", "/api/hall/seek", {"game": GAME, "seats": foe.chance.choice([2, 4]), "rated": True}, device)
    await wire.ask("GET", "/api/hall/seek", None, device)
    await wire.ask(*foe.chance.choice([("DELETE", "/api/hall/seek"), ("POST", "/api/hall/seek/bot")]), None, device)
    await wire.ask("GET", f"/api/ratings?game={GAME}", None, device)


async def found_and_guess(foe: Foe, wire: Wire, device: str) -> None:
    """Clubs and tournaments without end, and links that nobody has made."""
    link = "".join((foe.chance.choice(["tc_", "tu_"]), *foe.chance.choices(LETTERS, k=43)))
    await wire.ask("POST", "/api/clubs", {"name": "x" * 60}, device)
    await wire.ask("POST", "/api/cups", {"name": "x" * 60, "game": GAME}, device)
    await wire.ask("POST", "/api/clubs/members", {"link": link}, device)
    await wire.ask("POST", "/api/cups/players", {"link": link}, device)
    await wire.ask("POST", "/api/reminders/link", None, link)


async def try_today(foe: Foe, wire: Wire, device: str) -> None:
    await wire.ask("POST", f"/api/today/{GAME}/tries", {"name": "x", "practice": foe.chance.random() < 0.5}, device)
    _, day = await wire.ask("GET", "/api/today", None, device)
    await wire.ask("GET", f"/api/today/{(day or {}).get('day', '2026-01-01')}/{GAME}", None, device)


ATTACKS: dict[str, Any] = {"company": company}
