"""The journal of recorded tables, bound as a book on disk."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tavola.chronicle.book import Binder, Book
from tavola.chronicle.epub import as_epub
from tavola.chronicle.page import as_page
from tavola.cli.failure import CommandFailed
from tavola.kernel.event import Event, all_seen_by
from tavola.kernel.history import History
from tavola.kernel.state import State
from tavola.kernel.text import Words

BINDINGS = (".html", ".epub")


def must_be_bindable(path: Path) -> None:
    """Said before anything is played again."""
    if path.suffix.lower() not in BINDINGS:
        raise CommandFailed(f"a journal is bound as .html or .epub, not as {path.name!r}.")


def bound(tables: Sequence[History[Any]], words: Words) -> Book:
    """The tables of one campaign, the first one first, as everybody at them could see them."""
    binder = Binder(words)
    for past in tables:
        journalist = past.game.journalist(past.last)
        if journalist is None:
            raise CommandFailed(f"{past.game.id} keeps no journal.")
        binder.whole_table(journalist, seen_steps(past, answers=journalist.open_answers))
    return binder.book()


def seen_steps(past: History[Any], *, answers: bool = True) -> Iterator[tuple[str, list[Event]]]:
    """What everybody saw of what followed each answer, with the answers where they were open."""
    yield "", all_seen_by(list(past.events), None)
    for step, events, _ in past.walk():
        yield "" if isinstance(step, State) or not answers else step.key, all_seen_by(events, None)


def write_book(path: Path, book: Book) -> None:
    """The new file takes the old one's place only when it is complete."""
    data = as_epub(book, time.time()) if path.suffix.lower() == ".epub" else as_page(book)
    beside = path.with_name(path.name + ".new")
    try:
        beside.write_bytes(data)
        beside.replace(path)
    except OSError as error:
        raise CommandFailed(f"cannot write {path}: {error.strerror}.") from error
