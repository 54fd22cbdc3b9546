"""A journal as a book: what stands in it, and that browsers and readers of books can open it."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Sequence
from xml.etree import ElementTree

import pytest
from tests.toys.words import ToyWords

from tavola.chronicle.book import Binder, Book
from tavola.chronicle.epub import MIME, as_epub
from tavola.chronicle.markup import paragraphs
from tavola.chronicle.page import as_page
from tavola.kernel.event import Event
from tavola.kernel.tale import Journalist, Passage
from tavola.kernel.text import say

DC = "{http://purl.org/dc/elements/1.1/}"
OPF = "{http://www.idpf.org/2007/opf}"
NASTY = 'Tom & Jerry\'s <b>"well"</b>\x0b\ud800'
KNOWN = ("title", "motto", "who", "one", "two", "three", "day", "place", "book-contents", "book-colophon")


class Words(ToyWords):
    """A message is said as its id, or as the words it brings."""

    def __call__(self, id: str, **args: object) -> str:  # type: ignore[override]
        return str(args.get("words", id))


class Scribe(Journalist):
    title, motto, people = say("title"), say("motto"), (say("who", words=NASTY),)

    def passages_of(self, key: str, events: Sequence[Event]) -> list[Passage]:
        return TOLD.get(key, [])


def read(id: str) -> Passage:
    return Passage("read", say(id))


def heading(kind: str, id: str) -> Passage:
    return Passage(kind, title=say(id))  # type: ignore[arg-type]


TOLD = {
    "": [Passage("chapter", say("one", words="How it began."), say("one", words="Chapter One"))],
    "walk": [heading("day", "day"), heading("place", "place"), read("one"), read("never said")],
    "sleep": [heading("day", "day"), heading("place", "place")],
    "rise": [heading("day", "two"), Passage("choice", say("three", words=NASTY))],
    "on": [Passage("chapter", say("two", words="Two\nlines"), say("two", words="Chapter Two")), read("three")],
}


def bound(*tables: Sequence[str]) -> Book:
    binder = Binder(Words("en", KNOWN))
    for keys in tables:
        binder.whole_table(Scribe(), [(key, ()) for key in keys])
    return binder.book()


def test_a_heading_stands_only_above_something() -> None:
    (chapter,) = bound(["", "walk", "sleep", "rise"]).chapters
    assert [piece.kind for piece in chapter.pieces] == ["day", "place", "read", "day", "choice"]
    assert chapter.pieces[3].title == "two"  # the day on which nothing was read is passed over
    assert chapter.opening == "How it began."


def test_what_a_pack_does_not_say_is_left_out() -> None:
    (chapter,) = bound(["", "walk"]).chapters
    assert "never said" not in [piece.text for piece in chapter.pieces]


def test_tables_of_one_campaign_are_one_book_with_a_chapter_each() -> None:
    book = bound(["", "walk"], ["rise", "on"])
    assert [chapter.title for chapter in book.chapters] == ["Chapter One", "Chapter Two"]
    assert [piece.kind for piece in book.chapters[0].pieces] == ["day", "place", "read", "day", "choice"]


def test_a_table_that_began_on_the_way_has_a_chapter_all_the_same() -> None:
    assert [chapter.title for chapter in bound(["walk"]).chapters] == ["book-on-the-way"]


def test_the_page_needs_nothing_else_and_says_everything_as_it_is() -> None:
    page = as_page(bound(["", "walk", "rise", "on"])).decode()
    assert not re.search(r"(src|href)=\"(?!#)|@import|url\(|<script", page)
    assert page.count("Tom &amp; Jerry&#x27;s &lt;b&gt;&quot;well&quot;&lt;/b&gt;") == 2
    assert (
        re.findall(r'href="#(\w+)"', page) == re.findall(r'<section class="chapter" id="(\w+)"', page) == ["c1", "c2"]
    )
    ElementTree.fromstring(page.removeprefix("<!doctype html>"))


@pytest.mark.parametrize("tables", [[["", "walk", "rise", "on"]], [[]]], ids=["played", "empty"])
def test_an_epub_is_a_whole_and_sound_book(tables: list[list[str]]) -> None:
    """The rules of the format that a reader of books stumbles over."""
    data = as_epub(bound(*tables), written=86_400.0)
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        first = archive.infolist()[0]
        assert (first.filename, first.compress_type, first.extra) == ("mimetype", zipfile.ZIP_STORED, b"")
        assert archive.read("mimetype").decode() == MIME
        assert data[38:58].decode() == MIME
        assert archive.testzip() is None
        files = {name: archive.read(name) for name in archive.namelist()}
    trees = {name: ElementTree.fromstring(text) for name, text in files.items() if name.endswith(("ml", "opf"))}
    container = trees["META-INF/container.xml"]
    assert [one.get("full-path") for one in container.iter() if one.get("full-path")] == ["book/book.opf"]
    package = trees["book/book.opf"]
    items = {one.get("id"): one for one in package.iter(f"{OPF}item")}
    listed = sorted(f"book/{item.get('href')}" for item in items.values())
    assert set(listed) | {"book/book.opf", "META-INF/container.xml", "mimetype"} == set(files)
    assert [one.get("properties") for one in items.values()].count("nav") == 1
    assert {one.get("idref") for one in package.iter(f"{OPF}itemref")} <= set(items)
    identifier = package.find(f".//{DC}identifier")
    assert identifier is not None
    assert identifier.get("id") == package.get("unique-identifier")
    assert [one.text for one in package.iter(f"{OPF}meta")] == ["1970-01-02T00:00:00Z"]
    for name, tree in trees.items():
        for link in (one.get("href") for one in tree.iter() if name.endswith(".xhtml")):
            assert link is None or f"book/{link}" in files


def test_the_same_campaign_is_the_same_book() -> None:
    told = ["", "walk", "rise", "on"]
    assert as_epub(bound(told), 1.0) == as_epub(bound(told), 1.0)
    assert as_epub(bound(told), 1.0) != as_epub(bound(told[:-1]), 1.0)


def test_a_message_is_said_in_the_language_of_the_book() -> None:
    binder = Binder(Words("it", KNOWN))
    binder.whole_table(Scribe(), [("", ())])
    assert '<html lang="it">' in as_page(binder.book()).decode()


def test_words_that_stand_out_are_slanted_and_nothing_else_is() -> None:
    assert paragraphs("he wrote *who <comes>*; 2 * 3 * 4") == "<p>he wrote <em>who &lt;comes&gt;</em>; 2 * 3 * 4</p>\n"
