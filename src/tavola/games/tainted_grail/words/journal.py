"""The word that turns pages: goto (D.6)."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.games.tainted_grail.content.card_ids import source_kind
from tavola.games.tainted_grail.content.checks import Named
from tavola.games.tainted_grail.content.effect import Effect, word
from tavola.games.tainted_grail.content.survey import Spot
from tavola.games.tainted_grail.deeds.effects import ReadOn, Word
from tavola.games.tainted_grail.deeds.journal import ReadSection, ReadVerse, TurnTo
from tavola.games.tainted_grail.journal.graph import BOOK
from tavola.games.tainted_grail.rules_text.values import Voice
from tavola.games.tainted_grail.state import Avalon, Exploration
from tavola.games.tainted_grail.words.scope import members_for
from tavola.kernel.flow import is_doing, leave, rule, then
from tavola.kernel.text import Message, say


@word
class GotoEffect(Effect, kw_only=True):
    """A verse turns to another one, dropping the rest of itself; any other text is followed into the Book of Secrets,
    and what was being read goes on after it."""

    goto: str

    def apply(self, g: Avalon, do: Word) -> None:
        if source_kind(do.source) == "verse" and is_doing(g, ReadVerse):
            assert g.exploration is not None
            section = g.exploration.section
            leave(g, ReadVerse)
            return then(g, TurnTo(section, self.goto))
        book, _, verse = self.goto.partition(".")
        assert book == BOOK
        return then(g, ReadSection(BOOK, verse, members_for(g, do)), *_what_was_being_read(g))

    def says(self, voice: Voice) -> Message:
        if self.goto in ("end", "back"):
            return say(f"rule-goto-{self.goto}")
        return say("rule-goto-book", number=self.in_book) if self.in_book else say("rule-goto")

    def names(self) -> Named:
        if self.goto.startswith(f"{BOOK}."):
            yield "book", self.in_book

    def brings(self) -> Named:
        if self.goto.startswith(f"{BOOK}."):
            yield "book", self.in_book

    def misplaced(self, spot: Spot) -> Iterator[str]:
        if not spot.verse and not self.goto.startswith(f"{BOOK}."):
            yield "outside verses `goto` leads into the Book of Secrets only: book.<number>"

    @property
    def in_book(self) -> str:
        """The verse of the Book of Secrets that it leads to, where it leads there."""
        book, _, verse = self.goto.partition(".")
        return verse if book == BOOK else ""

    @property
    def leads_to(self) -> str:
        return self.goto


def _what_was_being_read(g: Avalon) -> tuple[ReadOn, ...]:
    if (reading := g.exploration) is None:
        return ()
    return (ReadOn(reading.section, reading.verse, {seat: g.heroes[seat].character for seat in reading.members}),)


@rule(ReadOn)
def read_on(g: Avalon, do: ReadOn) -> None:
    there = [seat for seat, who in do.members.items() if g.heroes[seat].alive and g.heroes[seat].character == who]
    g.exploration = Exploration(do.section, do.verse, there)
