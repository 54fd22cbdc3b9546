"""A campaign whose pack has grown since goes on: where it stood, with what is new put to it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import msgspec
import pytest
from tests.games.tainted_grail.coast import coast_box
from tests.games.tainted_grail.seats import words
from tests.service.guests import Clock, Guests

from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Refused
from tavola.kernel.state import Box
from tavola.kernel.text import Words
from tavola.service import branches, files
from tavola.service.bot_pool import ThreadBotPool
from tavola.service.catalogue import LibraryCatalogue
from tavola.service.journal import bound
from tavola.service.registry import TableRegistry
from tavola.store import open_store

GRAIL = "tainted_grail"


def earlier_box() -> AvalonBox:
    """The Hollow Coast before its last Item, Secret, Encounter and Skill card were written."""
    entries = coast_box().entries
    less = {name: getattr(entries, name)[:-1] for name in ("items", "secrets", "encounters", "skills")}
    return AvalonBox(coast_box().id, "earlier", msgspec.structs.replace(entries, **less), coast_box().lines)


class Shelf(LibraryCatalogue):
    """One pack, which is written on while tables are played with it."""

    def __init__(self, box: AvalonBox) -> None:
        super().__init__()
        self.now = box

    def packs(self, game_id: str) -> Sequence[str]:
        return [coast_box().id]

    def box(self, game_id: str, pack: str) -> Box:
        return self.now

    def words(self, game_id: str, pack: str, language: str) -> Words:
        return words("en" if language.startswith("en") else "it")


@pytest.fixture
async def coast(tmp_path: Path, clock: Clock) -> AsyncIterator[Guests]:
    shelf = Shelf(earlier_box())
    registry = TableRegistry(open_store(str(tmp_path / "real.db")), shelf, ThreadBotPool(shelf), now=clock)
    await registry.start()
    yield Guests(registry)
    await registry.close()


def the_pack_grows(guests: Guests) -> None:
    assert isinstance(guests.registry.catalogue, Shelf)
    guests.registry.catalogue.now = coast_box()
    guests.registry.tables.clear()


@pytest.mark.parametrize("answers", [5, 150], ids=["early", "after a snapshot"])
async def test_it_goes_on_at_a_new_table_from_where_it_stood(coast: Guests, answers: int) -> None:
    opened = await coast.open(GRAIL, "me", "open", seed="growing")
    tokens = await coast.hands(opened)
    assert await coast.play(tokens, answers, pick=2) == answers
    old = (await coast.registry.at(opened.table.id)).g
    assert isinstance(old, Avalon)
    the_pack_grows(coast)
    with pytest.raises(Refused, match="TABLE_E_OTHER_PACK"):
        await coast.registry.at(opened.table.id)
    key = await coast.key(opened.key)
    went = await branches.next_table(coast.registry, key, "campaign", "", "en")
    new = (await coast.registry.at(went.table.id)).g
    assert isinstance(new, Avalon)
    assert (new.day, new.chapter, new.statuses) == (old.day, old.chapter, old.statuses)
    assert GAME.view(new, 0).heroes == GAME.view(old, 0).heroes
    assert [(one.seat, one.prompt, one.legal()) for one in new.open] == [
        (one.seat, one.prompt, one.legal()) for one in old.open
    ]
    fresh = GAME.open_table(coast_box(), 2, AvalonOptions(), "another")
    whole = {name for name in GAME.pieces(fresh) if ":" in name}
    assert {name for name in GAME.pieces(new) if ":" in name} == whole
    assert all(GAME.pieces(new)[name] == 1 for name in whole)
    assert await coast.play(await coast.hands(went), 40) == 40
    with pytest.raises(Refused, match="TABLE_E_WENT_ON"):
        await branches.next_table(coast.registry, key, "campaign", "", "en")


async def test_its_journal_is_one_book(coast: Guests) -> None:
    opened = await coast.open(GRAIL, "me", seed="growing")
    await coast.play([opened.key], 80, pick=2)
    before = await bound(coast.registry, await coast.registry.at(opened.table.id), 0, "en", "html")
    told = before.partition(b"<main>")[2].partition(b"</section>")[0]
    the_pack_grows(coast)
    went = await branches.next_table(coast.registry, await coast.key(opened.key), "campaign", "", "en")
    after = await bound(coast.registry, await coast.registry.at(went.table.id), 0, "en", "html")
    assert b"Dying Lamps" in told
    assert told in after


async def test_a_rematch_or_a_game_that_cannot_is_refused_as_before(
    coast: Guests, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await coast.open(GRAIL, "me")
    the_pack_grows(coast)
    with pytest.raises(Refused, match="TABLE_E_OTHER_PACK"):
        await branches.next_table(coast.registry, await coast.key(opened.key), "rematch", "", "en")
    toy = await guests.open("auction", "me", "me")
    guests.registry.tables.clear()
    monkeypatch.setattr(Box, "digest", "changed")
    with pytest.raises(Refused, match="TABLE_E_OTHER_PACK"):
        await branches.next_table(guests.registry, await guests.key(toy.key), "campaign", "", "en")


async def test_the_file_of_the_earlier_table_is_still_to_be_had(coast: Guests) -> None:
    opened = await coast.open(GRAIL, "me")
    await coast.play([opened.key], 3)
    the_pack_grows(coast)
    await branches.next_table(coast.registry, await coast.key(opened.key), "campaign", "", "en")
    assert b"@earlier" in await files.export(coast.registry, await coast.key(opened.key))
