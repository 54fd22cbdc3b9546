"""Attacks by asking: what is dear to answer, wrong keys, tables without end, files and corrections too large."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import msgspec

from tavola.cli.bench.attack_wire import Foe, Gone, Wire

LINES = 24
HUGE = 10**10


async def hammer(foe: Foe, path: str, key: str = "", data: Any = None) -> None:
    """The same request again and again, on many lines of one address."""
    foe.begin()

    async def ask(foe: Foe, number: int) -> None:
        async with Wire(foe) as wire:
            while foe.goes_on():
                await wire.ask("GET" if data is None else "POST", path, data, key)

    await foe.everywhere(ask, LINES)


async def a_past(foe: Foe, game: str, answers: int) -> tuple[str, str]:
    """A table with so many answers behind it."""
    async with Wire(foe) as wire:
        opened = await wire.table(game, "me", "me")
        table, key = opened["table"]["id"], opened["key"]
        for _ in range(answers):
            seen = await wire.must("GET", f"/api/tables/{table}/sight", None, key)
            waiting = seen["sight"]["waiting_for"]
            if not waiting:
                break
            path = f"/api/tables/{table}/sight?seat={waiting[0]}"
            asked = (await wire.must("GET", path, None, key))["sight"]["decisions"][0]
            answer = {"seat": asked["seat"], "decision": asked["id"], "key": foe.chance.choice(asked["keys"])}
            await wire.must("POST", f"/api/tables/{table}/answers", answer, key)
    return table, key


async def games(foe: Foe) -> None:
    await hammer(foe, "/api/games")


async def words(foe: Foe) -> None:
    await hammer(foe, "/api/games/tainted_grail/words?language=it&pack=tainted_grail/avalon")


async def pages(foe: Foe) -> None:
    await hammer(foe, "/health")


async def log(foe: Foe) -> None:
    table, key = await a_past(foe, "tainted_grail", 60)
    await hammer(foe, f"/api/tables/{table}/log?limit=500", key)


async def sight(foe: Foe) -> None:
    table, key = await a_past(foe, "tainted_grail", 60)
    await hammer(foe, f"/api/tables/{table}/sight?ply=59", key)


async def text(foe: Foe) -> None:
    table, key = await a_past(foe, "realm_of_sand", 30)
    await hammer(foe, f"/api/tables/{table}/text?ply=29", key)


async def wrong_keys(foe: Foe) -> None:
    """Guesses in the header, in lists and on streams."""
    foe.begin()

    def guess() -> str:
        return "tk_" + "".join(foe.chance.choices("abcdefghijklmnopqrstuvwxyzABCDEFGH0123456789_-", k=43))

    async def ask(foe: Foe, number: int) -> None:
        async with Wire(foe) as wire:
            while foe.goes_on():
                if number % 3 == 0:
                    await wire.ask("GET", "/api/tables/abc", None, guess())
                elif number % 3 == 1:
                    await wire.ask("POST", "/api/owed", {"keys": [guess() for _ in range(50)]})
                else:
                    await wire.open()
                    await wire.stream("abc", guess())
                    await wire.hear()

    await foe.everywhere(ask, LINES)


async def rematch_walk(foe: Foe) -> None:
    """Give up, play again, give up: tables without end."""
    async with Wire(foe) as wire:
        opened = await wire.table("sangue_reale", "me", "me")
    foe.begin()

    async def walk(foe: Foe, number: int) -> None:
        table, key = opened["table"]["id"], opened["key"]
        async with Wire(foe) as wire:
            while foe.goes_on():
                await wire.ask("POST", f"/api/tables/{table}/seats/0/resign", None, key)
                status, told = await wire.ask("POST", f"/api/tables/{table}/rematch", {}, key)
                if status == 201:
                    table, key = told["table"]["id"], told["key"]
                ask = {"ply": 0, "seats": [{"who": "bot", "bot": "master"}] * 2}
                await wire.ask("POST", f"/api/tables/{table}/branch", ask, key)

    await foe.everywhere(walk, 6)


async def talk_flood(foe: Foe) -> None:
    """Many streams of one address talk at one table."""
    async with Wire(foe) as wire:
        opened = await wire.table("realm_of_sand", "me", "me")
    foe.begin()
    said = msgspec.json.encode({"do": "talk", "text": "\U0001f3b2" * 500})

    async def chatter(foe: Foe, number: int) -> None:
        async with Wire(foe) as wire:
            await wire.stream(opened["table"]["id"], opened["key"])
            assert wire.reader is not None
            while foe.goes_on():
                await wire.frame(said)
                await wire.reader.read(1 << 20)

    await foe.everywhere(chatter, 60)


async def bot_tables(foe: Foe) -> None:
    """As many tables of masters as may be opened."""
    foe.begin()

    async def open_one(foe: Foe, number: int) -> None:
        seats = [{"who": "bot", "bot": "master"}] * 4
        async with Wire(foe) as wire:
            while foe.goes_on():
                await wire.ask("POST", "/api/tables", {"game": "realm_of_sand", "seats": seats})

    await foe.everywhere(open_one, 4)


async def imports(foe: Foe) -> None:
    """A file that is small and grows: one plan changed thousands of times."""
    file = grown_file(4_000)
    foe.begin()

    async def bring(foe: Foe, number: int) -> None:
        async with Wire(foe) as wire:
            while foe.goes_on():
                await wire.ask("POST", "/api/imports", {"file": file, "seats": [{"who": "me"}] * 2})

    await foe.everywhere(bring, 4)


def grown_file(changes: int) -> str:
    from tavola.cli.laying import lay
    from tavola.kernel.match import Match
    from tavola.kernel.record import record

    laid = lay("sangue_reale", "", ["sr.lock_policy=revisable", "sr.character_pick=random"])
    match = Match(laid.game, laid.box, 2, laid.options, "bench")
    plans = itertools.cycle(match.g.open[0].legal()[:2])
    for _ in range(changes):
        decision = match.g.open[0]
        match.answer(decision.seat, next(plans), decision.id)
    return record(match).decode()


async def rulings(foe: Foe) -> None:
    """Who plays alone corrects the table: numbers without bound, and then looks at it in every way."""
    foe.begin()
    patches = [
        [{"op": "replace", "path": "/places/101/x", "value": HUGE}],
        [{"op": "replace", "path": "/heroes/0/resources/food", "value": HUGE}],
        [{"op": "replace", "path": "/day", "value": HUGE}],
        [{"op": "add", "path": "/item_deck", "value": ["x"] * 3_000}],
        [{"op": "add", "path": "/junk", "value": {"a": [[[[]]]]}}],
    ]

    async def correct(foe: Foe, number: int) -> None:
        async with Wire(foe) as wire:
            opened = await wire.table("tainted_grail", "me")
            path, key = f"/api/tables/{opened['table']['id']}", opened["key"]
            for patch in patches[number % 5 :] + patches[: number % 5]:
                seen = (await wire.ask("GET", f"{path}/sight", None, key))[1]
                for asked in ((seen or {}).get("sight") or {}).get("decisions", [])[:1]:
                    answer = {"seat": 0, "decision": asked["id"], "key": asked["keys"][0]}
                    await wire.ask("POST", f"{path}/answers", answer, key)
                await wire.ask("POST", f"{path}/proposals", {"seat": 0, "kind": "ruling", "patch": patch}, key)
                for look in ("/text", "/sight", "", "/log"):
                    await wire.ask("GET", path + look, None, key)

    try:
        await foe.everywhere(correct, 3)
    except (*Gone, RuntimeError):
        await asyncio.sleep(0)


ATTACKS: dict[str, Any] = {
    "games": games,
    "words": words,
    "pages": pages,
    "log": log,
    "sight": sight,
    "text": text,
    "wrong_keys": wrong_keys,
    "rematch_walk": rematch_walk,
    "talk_flood": talk_flood,
    "bot_tables": bot_tables,
    "imports": imports,
    "rulings": rulings,
}
