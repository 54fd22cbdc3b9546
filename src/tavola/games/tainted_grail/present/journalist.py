"""The journal of a campaign: what was read aloud and what was chosen, in the order in which it came.

Not every choice of a verse is an event, so the answers are read too: one whose key stands in the verse that lies open
is the choice that was made there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tavola.games.tainted_grail.content.card_ids import source_kind
from tavola.games.tainted_grail.content.message_ids import (
    alone,
    character_name,
    choice_message,
    dream_message,
    hyphenated,
    verse_message,
)
from tavola.games.tainted_grail.effects.choices import EffectChoice
from tavola.games.tainted_grail.journal.graph import BOOK
from tavola.games.tainted_grail.journal.reading import section_of
from tavola.games.tainted_grail.present.event_text import tell
from tavola.games.tainted_grail.present.names import location_name, section_name
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice_keys import read_as
from tavola.kernel.event import Event
from tavola.kernel.tale import Journalist, Passage
from tavola.kernel.text import Message, say

GEAR = ("card", "item", "skill", "flaw", "condition")  # how one plays with what one has is no story
ABOUT_HEROES = (
    "CharacterAdded",
    "CharacterLeft",
    "CharacterJoined",
    "CharacterDied",
    "CharacterCarriedHome",
    "GraceGiven",
)


class GrailJournalist(Journalist):
    """`g` is the table as it came to stand: it knows the pack; who sat where is told by the events themselves."""

    open_answers = True

    def __init__(self, g: Avalon) -> None:
        self.g = g
        self._open: tuple[str, str] | None = None  # the section and the verse that were read last
        self._seen: set[str] = set()  # in this visit: a page that is turned back to is not told again

    @property
    def title(self) -> Message:
        return say(f"campaign-{hyphenated(self.g.campaign)}")

    @property
    def motto(self) -> Message:
        return say(f"campaign-{hyphenated(self.g.campaign)}-text")

    @property
    def people(self) -> list[Message]:
        here = [hero.character for hero in (*self.g.heroes, *self.g.shelved)]
        return [character_name(name) for name in dict.fromkeys((*here, *self.g.dead))]

    def passages_of(self, key: str, events: Sequence[Event]) -> list[Passage]:
        found = [Passage("choice", choice)] if (choice := self._chosen(key)) is not None else []
        for event in events:
            found += self._passages(event)
        return found

    def _chosen(self, key: str) -> Message | None:
        """The words of an answer to the verse that lies open, or to a `choose` of the pack."""
        if self._open is not None and key in self._choices(*self._open):
            return say(f"{verse_message(*self._open)}-{hyphenated(key)}")
        choice = read_as(EffectChoice, key) if key else None
        if choice is None or source_kind(choice.source) in GEAR:
            return None
        return say(choice_message(choice.source, choice.option))

    def _choices(self, section: str, verse: str) -> list[str]:
        box = self.g.box
        found = section_of(self.g, section) if section != BOOK else None
        entry = box.book.get(verse) if section == BOOK else found.verses.get(verse) if found else None
        return [choice.key for choice in entry.choices] if entry is not None else []

    def _passages(self, event: Any) -> list[Passage]:
        kind = type(event).__name__
        if kind == "VerseRead":
            self._open = (event.section, event.verse)
            if self._is_seen(verse_message(event.section, event.verse)):
                return []
        elif kind in ("ExplorationBegan", "ExplorationEnded"):
            self._open = None
            self._seen.clear()
        if kind in ABOUT_HEROES:
            return [Passage("note", tell(self.g, event))]
        write = WRITTEN.get(kind)
        return [] if write is None else [write(self, event)]

    def _is_seen(self, verse: str) -> bool:
        seen = verse in self._seen
        self._seen.add(verse)
        return seen

    def read(self, event: Any, id: str) -> Message:
        """Words that were read aloud: a table of one may have read its own (D.10)."""
        seats = len(event.cast) or len(self.g.heroes)
        return say(alone(id) if seats == 1 and alone(id) in self.g.box.lines else id)

    # -- what each kind of event adds

    def chapter(self, event: Any) -> Passage:
        id = f"chapter-{hyphenated(event.chapter)}"
        return Passage("chapter", self.read(event, f"{id}-text"), say(id))

    def day(self, event: Any) -> Passage:
        return Passage("day", title=say("book-day", day=event.day))

    def travel(self, event: Any) -> Passage:
        return Passage("move", location_name(event.number))

    def section(self, event: Any) -> Passage:
        """The Book of Secrets is no place: whoever opens it stays where they are."""
        return Passage("place", title=section_name(event.section) if event.section != BOOK else None)

    def card(self, event: Any) -> Passage:
        id = f"event-{hyphenated(event.event_id)}"
        return Passage("event", self.read(event, f"{id}-text"), say(id))

    def verse(self, event: Any) -> Passage:
        return Passage("read", self.read(event, verse_message(event.section, event.verse)))

    def text(self, event: Any) -> Passage:
        return Passage("read", self.read(event, event.text))

    def dream(self, event: Any) -> Passage:
        text = self.read(event, dream_message(event.kind, event.number, event.night))
        return Passage("dream", text, section_name(f"{event.kind}:{event.number}"))

    def secret(self, event: Any) -> Passage:
        id = f"secret-{event.secret_number}"
        return Passage("card", self.read(event, f"{id}-text"), say(id))

    def foe(self, event: Any) -> Passage:
        id = f"encounter-{hyphenated(event.card)}"
        return Passage("foe", say(f"{id}-text"), say(id))

    def fought(self, event: Any) -> Passage:
        return Passage("outcome", tell(self.g, event))

    def outcome(self, event: Any) -> Passage:
        return Passage("read", say(event.line))

    def ending(self, event: Any) -> Passage:
        return Passage("ending", say(f"ending-{hyphenated(event.ending)}"))


WRITTEN: dict[str, Callable[[GrailJournalist, Any], Passage]] = {
    "ChapterBegan": GrailJournalist.chapter,
    "DayBegan": GrailJournalist.day,
    "CharactersMoved": GrailJournalist.travel,
    "ExplorationBegan": GrailJournalist.section,
    "EventRevealed": GrailJournalist.card,
    "VerseRead": GrailJournalist.verse,
    "TextRead": GrailJournalist.text,
    "Dreamt": GrailJournalist.dream,
    "SecretGained": GrailJournalist.secret,
    "EncounterDrawn": GrailJournalist.foe,
    "EncounterEnded": GrailJournalist.fought,
    "OutcomeRead": GrailJournalist.outcome,
    "CampaignEnded": GrailJournalist.ending,
}
