"""From an answer to the other's message: each function on the way is called once, and by a name of its own."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from tests.service.guests import Guests

import tavola
from tavola.service.bot_pool import ThreadBotPool
from tavola.service.catalogue import LibraryCatalogue
from tavola.service.registry import TableRegistry
from tavola.service.watchers import Watcher
from tavola.store import open_store

SOURCE = str(Path(tavola.__file__).parent)
FIGHT = {"tg.encounter": "e.grey.drunk_with_a_hook", "tg.grace": False, "tg.story": False}
WALKS = [
    ("realm_of_sand", "vetra", 2, {}, "place:", "place_squares"),
    ("sangue_reale", "altavena", 2, {}, "use:", "blacken_front_row"),
    ("tainted_grail", "avalon", 1, FIGHT, "play:c.", "lay_card"),
]
ALIKE = ("answer", "clone", "outcome", "say", "says", "has", "words")  # methods of one kind that ask another of it
Chain = tuple[tuple[str, str], ...]  # (module, function), outermost first


def ours(frame: FrameType | None) -> Iterator[tuple[str, str]]:
    """The functions of ours that are under way, the innermost first; what stands inside another is part of it."""
    while frame is not None:
        code = frame.f_code
        if code.co_filename.startswith(SOURCE) and "<" not in code.co_qualname:
            yield code.co_filename.removeprefix(f"{SOURCE}/"), code.co_name
        frame = frame.f_back


@contextmanager
def chains(found: set[Chain]) -> Iterator[None]:
    """Every chain of calls inside."""

    def look(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(SOURCE):
            found.add(tuple(reversed(list(ours(frame)))))

    sys.setprofile(look)
    try:
        yield
    finally:
        sys.setprofile(None)


async def walk(tmp_path: Path, game: str, pack: str, seats: int, options: dict[str, Any], verb: str) -> set[Chain]:
    catalogue, found = LibraryCatalogue(), set[Chain]()
    registry = TableRegistry(open_store(str(tmp_path / "tavola.db")), catalogue, ThreadBotPool(catalogue))
    await registry.start()
    try:
        guests = Guests(registry)
        opened = await guests.open(game, *(["me"] * seats), pack=f"{game}/{pack}", options=options)
        loaded = await registry.at(opened.table.id)
        for nth in range(300):
            seat = loaded.waits_for()[0]
            asked = await guests.question(loaded.id, seat)
            key = next((key for key in asked.keys if key.startswith(verb)), None)
            if key is None:
                await guests.answer(opened.key, seat, asked.keys[nth % len(asked.keys)], asked.id)
                continue
            loaded.watchers.add(Watcher(await guests.key(opened.key), seat, "it"))
            with chains(found):
                await guests.answer(opened.key, seat, key, asked.id)
            return found
        raise AssertionError(f"nobody was asked for {verb}")
    finally:
        await registry.close()


@pytest.mark.parametrize(("game", "pack", "seats", "options", "verb", "rule"), WALKS, ids=[walk[0] for walk in WALKS])
async def test_no_two_functions_on_one_way_have_the_same_name(
    tmp_path: Path, game: str, pack: str, seats: int, options: dict[str, Any], verb: str, rule: str
) -> None:
    found = await walk(tmp_path, game, pack, seats, options, verb)
    assert any(rule in (name for _, name in chain) for chain in found)
    modules: dict[tuple[Chain, str], set[str]] = {}
    for chain in found:
        for module, name in chain:
            modules.setdefault((chain, name), set()).add(module)
    assert {(name, *sorted(where)) for (_, name), where in modules.items() if is_stutter(name, where)} == set()


def is_stutter(name: str, modules: set[str]) -> bool:
    """Kinds that do the same for each other may share a name, and `game.py` hands on what a game says of itself."""
    left = {module for module in modules if not module.endswith("/game.py")}
    return len(left) > 1 and not name.startswith("__") and name not in ALIKE
