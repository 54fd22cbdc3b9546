"""The word that turns pages: goto (D.6)."""

from __future__ import annotations

from tavola.games.tainted_grail.deeds.effects import ReadOn, Word
from tavola.games.tainted_grail.deeds.journal import ReadSection, ReadVerse, TurnTo
from tavola.games.tainted_grail.effects.run import word
from tavola.games.tainted_grail.journal.reading import BOOK
from tavola.games.tainted_grail.state import Avalon, Exploration
from tavola.games.tainted_grail.words.flow import members_for
from tavola.kernel.flow import is_doing, leave, rule, then


@word("goto")
def go_to(g: Avalon, do: Word) -> None:
    """A verse turns to another one, dropping the rest of itself; any other text is followed into the Book of Secrets,
    and what was being read goes on after it."""
    assert isinstance(do.entry.goto, str)
    if do.source.startswith("verse:") and is_doing(g, ReadVerse):
        assert g.exploration is not None
        section = g.exploration.section
        leave(g, ReadVerse)
        return then(g, TurnTo(section, do.entry.goto))
    book, _, verse = do.entry.goto.partition(".")
    assert book == BOOK
    return then(g, ReadSection(BOOK, verse, members_for(g, do)), *_what_was_being_read(g))


def _what_was_being_read(g: Avalon) -> tuple[ReadOn, ...]:
    if (reading := g.exploration) is None:
        return ()
    return (ReadOn(reading.section, reading.verse, {seat: g.heroes[seat].character for seat in reading.members}),)


@rule(ReadOn)
def read_on(g: Avalon, do: ReadOn) -> None:
    there = [seat for seat, who in do.members.items() if g.heroes[seat].alive and g.heroes[seat].character == who]
    g.exploration = Exploration(do.section, do.verse, there)
