"""What a Chapter asked for is put away when the next begins: nobody stays for a Quest that lies behind them."""

import pytest

from tavola import library
from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.deeds.campaign import BeginChapter
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.kernel.flow import run, then

FIRST = 3  # Chapters I and II share their country: what I asked for can still be done in II


@pytest.fixture(scope="module")
def pack() -> AvalonBox:
    found = library.open_box("tainted_grail", "tainted_grail/avalon")
    assert isinstance(found, AvalonBox)
    return found


@pytest.mark.parametrize("number", range(FIRST, 16))
def test_no_quest_of_the_chapter_before_is_left_on_the_table(pack: AvalonBox, number: int) -> None:
    """Travellers once stood still in X on a Quest of VI."""
    options = AvalonOptions(characters="beor", start_chapter=f"ch{number - 1}", story=True)
    g = GAME.open_table(pack, 1, options, "put away")
    asked = [event for event in pack.events.values() if event.quest and event.chapter == number - 1]
    before = [f"event:{event.id}" for event in asked]
    g.quests += [quest for quest in before if quest not in g.quests]
    g.open = []
    then(g, BeginChapter(f"ch{number}"))
    run(g)
    assert before
    assert not set(before) & set(g.quests)
