"""The journal of a campaign holds what was read and chosen, in its order, and nothing else."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from tests.games.tainted_grail.coast import coast, exploring
from tests.games.tainted_grail.seats import words
from tests.saves.kept_packs import kept_pack

from tavola import library
from tavola.chronicle.book import Binder, Book
from tavola.cli.journal import bound, seen_steps
from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.events.encounter import EncounterDrawn
from tavola.games.tainted_grail.events.journal import ChoiceTaken, ExplorationBegan, ExplorationEnded, VerseRead
from tavola.games.tainted_grail.present.journalist import GrailJournalist
from tavola.kernel.history import History
from tavola.kernel.record import read_record, replayed
from tavola.kernel.tale import Passage

TABLE = Path("tests/saves/tables/tainted_grail-mid-journal.json")


@cache
def played() -> History[Any]:
    file = read_record(TABLE.read_bytes())
    return replayed(file, GAME, library.open_box("tainted_grail", kept_pack(file.pack)))


def book_of_it(language: str) -> Book:
    return bound([played()], library.words("tainted_grail", kept_pack(read_record(TABLE.read_bytes()).pack), language))


def kinds(passages: list[Passage]) -> list[str]:
    return [passage.kind for passage in passages]


def test_a_table_becomes_a_book_in_both_languages() -> None:
    english, italian = book_of_it("en"), book_of_it("it")
    assert [chapter.title for chapter in english.chapters] == ["Dying Lamps"]
    assert [piece.kind for piece in english.chapters[0].pieces] == [piece.kind for piece in italian.chapters[0].pieces]
    said = [piece.text for piece in english.chapters[0].pieces]
    assert "Pray at the stone." in said
    assert said.index("Pray at the stone.") > said.index("People look up from the nets. A few move over to make room.")


def test_no_verse_is_told_that_was_not_read() -> None:
    read = {
        f"verse-{event.section}-{event.verse}"
        for _, events in seen_steps(played())
        for event in events
        if isinstance(event, VerseRead)
    }
    journalist = GrailJournalist(played().last)
    passages = [passage for key, events in seen_steps(played()) for passage in journalist.passages_of(key, events)]
    written = {one.text.id for one in passages if one.kind == "read" and one.text and one.text.id.startswith("verse-")}
    assert written == read
    assert not any("⟨" in piece.text + piece.title for piece in book_of_it("en").chapters[0].pieces)


def reading() -> GrailJournalist:
    """At the first verse of the quay, which has choices."""
    journalist = GrailJournalist(exploring(coast(), "101", "v1"))
    journalist.passages_of("explore", [ExplorationBegan("101", (0,)), VerseRead("101", "v1")])
    return journalist


def test_a_choice_that_is_no_event_is_told_by_its_answer() -> None:
    journalist = reading()
    entry = journalist.g.box.locations[101].journal
    assert entry is not None
    plain = next(choice for choice in entry.verses["v1"].choices if not (choice.do or choice.once))
    (chosen, *_) = journalist.passages_of(plain.key, [VerseRead("101", plain.goto)])
    assert chosen.kind == "choice"
    assert chosen.text is not None
    assert chosen.text.id == f"verse-101-v1-{plain.key.replace('_', '-')}"


def test_a_choice_that_is_an_event_is_told_once() -> None:
    journalist = reading()
    entry = journalist.g.box.locations[101].journal
    assert entry is not None
    choice = entry.verses["v1"].choices[0]
    assert kinds(journalist.passages_of(choice.key, [ChoiceTaken("101", "v1", choice.key)])) == ["choice"]


def test_an_answer_to_something_else_is_no_choice_of_the_story() -> None:
    journalist = reading()
    assert journalist.passages_of("keep_hand", []) == []
    assert journalist.passages_of("card:c.fowler.jab-use_it", []) == []
    journalist.passages_of("leave", [ExplorationEnded("101")])
    assert journalist.passages_of("leave", []) == []


def test_a_page_that_is_turned_back_to_is_not_told_again_in_the_same_visit() -> None:
    journalist = reading()
    assert journalist.passages_of("back", [VerseRead("101", "v1")]) == []
    again = journalist.passages_of("explore", [ExplorationBegan("101", (0,)), VerseRead("101", "v1")])
    assert kinds(again) == ["place", "read"]


def test_a_foe_is_told_by_its_own_words() -> None:
    journalist, binder = reading(), Binder(words("it"))
    binder.begin(journalist)
    foe = next(iter(journalist.g.box.encounters))
    binder.add(journalist.passages_of("", [EncounterDrawn(foe, (0,))]))
    (chapter,) = binder.book().chapters
    assert [(piece.kind, bool(piece.text), bool(piece.title)) for piece in chapter.pieces] == [("foe", True, True)]
