"""What a journal becomes when it is said in one language: chapters of pieces, headings only where something follows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from tavola.kernel.event import Event
from tavola.kernel.tale import Journalist, Passage, PassageKind
from tavola.kernel.text import Message, Words

HEADINGS: dict[PassageKind, int] = {"day": 1, "place": 2, "move": 2}  # the outer ones first
UNTITLED = "book-on-the-way"  # of a table that began in the midst of a chapter


class Piece(msgspec.Struct, frozen=True):
    kind: PassageKind
    text: str
    title: str = ""


class Chapter(msgspec.Struct):
    title: str
    opening: str
    pieces: list[Piece] = []


class Book(msgspec.Struct, frozen=True):
    """All that is bound: by whom it is read does not matter any more."""

    language: str
    title: str
    motto: str
    people: tuple[str, ...]
    chapters: tuple[Chapter, ...]
    contents: str  # the word above the list of chapters
    colophon: str


class Binder:
    """Takes the tables of one campaign in their order, the first one first, and makes one book of them."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._chapters: list[Chapter] = []
        self._headings: dict[int, Piece] = {}  # that wait for something to stand under them
        self._tables: list[Journalist] = []

    def begin(self, journalist: Journalist) -> None:
        """The next table. Its people are those who came to its end."""
        self._tables.append(journalist)

    def whole_table(self, journalist: Journalist, told: Iterable[tuple[str, Sequence[Event]]]) -> None:
        self.begin(journalist)
        for key, events in told:
            self.add(journalist.passages_of(key, events))

    def add(self, passages: Iterable[Passage]) -> None:
        for passage in passages:
            piece = Piece(passage.kind, self._said(passage.text), self._said(passage.title))
            if passage.kind == "chapter":
                self._begin_chapter(piece)
            elif passage.kind in HEADINGS:
                self._head(piece, HEADINGS[passage.kind])
            elif piece.text or piece.title:
                self._write(piece)

    def book(self) -> Book:
        last = self._tables[-1]
        people = dict.fromkeys(self._said(name) for table in self._tables for name in table.people)
        return Book(
            self.words.language,
            self._said(last.title),
            self._said(last.motto),
            tuple(people),
            tuple(chapter for chapter in self._chapters if chapter.pieces or chapter.opening),
            self.words("book-contents"),
            self.words("book-colophon"),
        )

    def _said(self, message: Message | None) -> str:
        return self.words.say(message) if message is not None and self.words.has(message.id) else ""

    def _begin_chapter(self, piece: Piece) -> None:
        """A chapter that begins once more, as by Grace, is a chapter once more."""
        self._chapters.append(Chapter(piece.title, piece.text))
        self._headings.clear()

    def _head(self, piece: Piece, level: int) -> None:
        """A new day puts away the place of the old one; the last of several headings of one level stands."""
        if not (piece.text or piece.title):
            return
        self._headings = {outer: heading for outer, heading in self._headings.items() if outer < level}
        self._headings[level] = piece

    def _write(self, piece: Piece) -> None:
        if not self._chapters:
            self._chapters.append(Chapter(self.words(UNTITLED), ""))
        pieces = self._chapters[-1].pieces
        pieces += [heading for _, heading in sorted(self._headings.items())]
        self._headings.clear()
        pieces.append(piece)
