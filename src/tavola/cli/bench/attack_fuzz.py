"""A fuzzer for requests, streams and files, from many addresses. Nothing it says may be a fault of the server's."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from tavola.cli.bench.attack_friends import Friends, friends_of
from tavola.cli.bench.attack_mutate import encoded, mutate, torn
from tavola.cli.bench.attack_persons import Person, somebody
from tavola.cli.bench.attack_wire import LATE, Foe, Gone, Wire, framed, request
from tavola.kernel.record import TableFile, sealed

LINES = 10  # at a time; more would only show how much the machine can do
ENDLESS = 0.25  # seconds that are waited for the answer to what may have lost its end
SEATS = [{"who": "me"}, {"who": "me"}]


def address(number: int) -> str:
    """One of many, so that no single one is slowed down before it has said much."""
    return f"127.0.{1 + number % 3}.{1 + number // 3 % 250}"


class Prey:
    """A table to be mutated, a person with another one, and everything that may be said of them."""

    def __init__(self, opened: Any, asked: Any, person: Person, friends: Friends) -> None:
        self.id, self.key = opened["table"]["id"], opened["key"]
        self.person, self.friends = person, friends
        seat, question, option = asked["seat"], asked["id"], asked["keys"][0]
        answer = {"seat": seat, "decision": question, "key": option}
        ruling = {
            "seat": 0,
            "kind": "ruling",
            "reason": "r",
            "patch": [{"op": "replace", "path": "/round", "value": 2}],
        }
        at = f"/api/tables/{self.id}"
        self.asks: list[tuple[str, str, Any]] = [
            (
                "POST",
                "/api/tables",
                {"game": "realm_of_sand", "seats": SEATS, "options": {}, "name": "n", "pace": "live"},
            ),
            ("GET", at, None),
            ("GET", f"{at}/sight?seat=0&ply=1&language=it", None),
            ("GET", f"{at}/text?seat=0&ply=0", None),
            ("GET", f"{at}/log?after=0&limit=5", None),
            ("GET", f"{at}/decisions/{question}?key={option}", None),
            ("POST", f"{at}/answers", answer),
            ("POST", f"{at}/undo", {"seat": 0, "to": 0}),
            ("POST", f"{at}/proposals", ruling),
            ("POST", f"{at}/proposals", {"seat": 0, "kind": "undo", "to": 0, "reason": "r"}),
            ("POST", f"{at}/votes", {"seat": 0, "proposal": 3, "yes": True}),
            ("POST", f"{at}/talk", {"text": "ciao"}),
            ("POST", f"{at}/hint", {"decision": question, "bot": "random"}),
            ("GET", f"{at}/analysis", None),
            ("POST", f"{at}/seats", {"name": "n"}),
            ("PUT", f"{at}/seats/1/bot", {"bot": "random"}),
            ("DELETE", f"{at}/seats/1/bot", None),
            ("POST", f"{at}/seats/1/invite", None),
            ("POST", f"{at}/watch", {"revoke": False}),
            ("POST", f"{at}/branch", {"ply": 0, "seats": SEATS, "anew": True, "seat": 0}),
            ("POST", f"{at}/rematch", {"seed": "s", "more": 0}),
            ("POST", f"{at}/continue", {"seed": "s", "more": 1}),
            ("GET", f"{at}/export", None),
            ("POST", "/api/owed", {"keys": [self.key]}),
            ("GET", "/api/games/realm_of_sand/words?pack=realm_of_sand/vetra", None),
            ("GET", "/api/games/realm_of_sand/rules", None),
            ("GET", "/api/openapi.json", None),
            ("GET", "/assets/x.js", None),
            *person.asks,
            *friends.asks,
        ]
        self.says: list[Any] = [
            {"do": "answer", **answer, "id": "a"},
            {"do": "details", "decision": question, "id": "d"},
            {"do": "look", "seat": 0, "id": "l"},
            {"do": "talk", "text": "ciao", "id": "t"},
            {"do": "ping", "id": "p"},
            {"do": "hello", "key": self.key, "after": -1, "seat": 0, "language": "it"},
        ]

    def streams(self) -> list[tuple[str, str, str, list[Any]]]:
        """What may be opened: of what, which, with which key, and what is said there."""
        person, friends = self.person, self.friends
        return [
            ("tables", self.id, self.key, self.says),
            ("tables", person.table, person.device, self.says),
            ("workshop", friends.draft, friends.draft_key, friends.says),
        ]


async def prey(foe: Foe, number: int, game: str) -> Prey:
    async with Wire(foe, address(number)) as wire:
        opened = await wire.table(game, "me", "me")
        path = f"/api/tables/{opened['table']['id']}/sight"
        first = (await wire.must("GET", path, None, opened["key"]))["sight"]["waiting_for"][0]
        seen = await wire.must("GET", f"{path}?seat={first}", None, opened["key"])
        person = await somebody(wire, game)
        return Prey(opened, seen["sight"]["decisions"][0], person, await friends_of(wire, person.device))


async def all_prey(foe: Foe) -> list[Prey]:
    games = ("realm_of_sand", "sangue_reale", "tainted_grail")
    return [await prey(foe, number, games[number % 3]) for number in range(6)]


async def fuzz_requests(foe: Foe) -> None:
    preys = await all_prey(foe)
    foe.begin()

    async def speak(foe: Foe, number: int) -> None:
        async with Wire(foe, address(foe.chance.randrange(700))) as wire:
            while foe.goes_on() and wire.writer is not None:
                data, is_torn = a_request(foe, foe.chance.choice(preys))
                await wire.say(data)
                async with asyncio.timeout(ENDLESS if is_torn else LATE):
                    await wire.answer()

    await foe.everywhere(speak, LINES)


def a_request(foe: Foe, prey: Prey) -> tuple[bytes, bool]:
    """A request with something wrong in its address, its key, its body or its bytes; now and then nothing.

    The second tells whether it may have lost its end, or is answered without the content that its answer tells of.
    """
    chance = foe.chance
    method, path, data = chance.choice(prey.asks)
    key = prey.friends.key_for(path, chance) or prey.person.key_for(path, chance) or prey.key
    more, kind = "", chance.randrange(9)
    body = b"" if data is None else encoded(mutate(chance, data, chance.randrange(3)))
    if kind == 0:
        path = torn(chance, path.encode()).decode("latin-1")
    elif kind == 1:
        key = torn(chance, key.encode()).decode("latin-1")
    elif kind == 2:
        body = torn(chance, body)
    elif kind == 3:
        method = chance.choice(["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "CONNECT", "BREW"])
    elif kind == 4:
        more = f"{chance.choice(['accept', 'range', 'cookie', 'expect', 'upgrade', 'te'])}: {'z' * 40}\r\n"
    elif kind == 5:
        body = b"[" * chance.randrange(5_000) + body
    whole = request(method, path, body, key, more)
    return (torn(chance, whole), True) if kind == 6 else (whole, kind in (0, 1, 3, 4))


async def fuzz_streams(foe: Foe) -> None:
    preys = await all_prey(foe)
    foe.begin()

    async def speak(foe: Foe, number: int) -> None:
        prey = foe.chance.choice(preys)
        of, which, key, says = foe.chance.choice(prey.streams())
        async with Wire(foe, address(foe.chance.randrange(700))) as wire:
            await wire.stream(which, key if foe.chance.random() < 0.9 else "", of)
            heard = asyncio.create_task(hear_all(wire))
            try:
                while foe.goes_on() and not heard.done():
                    await wire.say(a_frame(foe, says))
                    await asyncio.sleep(0.01)
            finally:
                heard.cancel()
                await asyncio.gather(heard, return_exceptions=True)

    await foe.everywhere(speak, LINES)


async def hear_all(wire: Wire) -> None:
    while True:
        try:
            await wire.hear()
        except TimeoutError:
            continue
        except Gone:
            return


def a_frame(foe: Foe, says: list[Any]) -> bytes:
    chance = foe.chance
    said, kind = chance.choice(says), chance.randrange(8)
    data = encoded(mutate(chance, said, chance.randrange(3)))
    if kind == 0:
        data = torn(chance, data)
    if kind == 1:
        return framed(data, chance.choice([0x01, 0x02, 0x80, 0x82, 0x88, 0x89, 0x8A, 0x8B, 0xC1, 0xF1]))
    return torn(chance, framed(data)) if kind == 2 else framed(data)


async def fuzz_files(foe: Foe) -> None:
    """Files of tables, mutated and signed again, brought in and looked at."""
    files = [await exported(foe, number) for number in range(4)]
    foe.begin()

    async def bring(foe: Foe, number: int) -> None:
        async with Wire(foe, address(foe.chance.randrange(700))) as wire:
            for _ in range(20):
                file = mutate(foe.chance, foe.chance.choice(files), foe.chance.randrange(1, 4))
                ask = {"file": signed(file).decode("utf-8", "replace"), "seats": SEATS}
                status, told = await wire.ask("POST", "/api/imports", ask)
                if status == 201:
                    for look in ("/sight", "/text", "/log", ""):
                        await wire.ask("GET", f"/api/tables/{told['table']['id']}{look}", None, told["key"])

    await foe.everywhere(bring, LINES)


async def exported(foe: Foe, number: int) -> Any:
    """The file of a table played alone: as it is, or as a branch, which carries a whole state."""
    async with Wire(foe, address(number)) as wire:
        opened = await wire.table(("realm_of_sand", "sangue_reale")[number % 2], "me", "me")
        if number > 1:
            path = f"/api/tables/{opened['table']['id']}/branch"
            opened = await wire.must("POST", path, {"ply": 0, "seats": SEATS, "anew": True, "seat": 0}, opened["key"])
        return await wire.must("GET", f"/api/tables/{opened['table']['id']}/export", None, opened["key"])


def signed(file: Any) -> bytes:
    """The check of a file is no secret: who changes one makes it anew."""
    data = encoded(file)
    try:
        return sealed(msgspec.json.decode(data, type=TableFile))
    except (msgspec.DecodeError, UnicodeError):
        return data


ATTACKS: dict[str, Any] = {
    "fuzz_requests": fuzz_requests,
    "fuzz_streams": fuzz_streams,
    "fuzz_files": fuzz_files,
}
