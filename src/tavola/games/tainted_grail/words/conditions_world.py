"""What conditions ask of the world: status, revealed, menhir, players, party, chapter, day, mode, quest, dial (D.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from tavola.games.tainted_grail.content.card_ids import is_secret, quest_source, source_id, source_kind
from tavola.games.tainted_grail.content.checks import Faults, Named, check_target, compared
from tavola.games.tainted_grail.content.condition import Condition, Reached, condition
from tavola.games.tainted_grail.content.message_ids import hyphenated
from tavola.games.tainted_grail.content.strict import Strict
from tavola.games.tainted_grail.content.vocabulary import Wanted
from tavola.games.tainted_grail.effects.evaluate import Asked, compares
from tavola.games.tainted_grail.effects.selectors import who_is_in
from tavola.games.tainted_grail.modes import in_story_mode, scaling_count
from tavola.games.tainted_grail.rules_text.conditions import no
from tavola.games.tainted_grail.rules_text.values import Voice, compared_text, either, every, place_name, target_text
from tavola.games.tainted_grail.state import Avalon
from tavola.games.tainted_grail.words.values import dial_target, dial_value
from tavola.kernel.text import Message, say

Part = int | str | None  # a part of a Status, how many of them (">=3"), or any


@condition
class StatusCondition(Condition):
    """A Status, one part of it, or how many of its parts are marked: `{register: '>=3'}` (TG-22.3)."""

    status: str | dict[str, Wanted]

    @property
    def marks(self) -> Iterator[tuple[str, Part]]:
        if isinstance(self.status, str):
            key, _, part = self.status.partition("#")
            yield key, int(part) if part else None
        else:
            yield from self.status.items()

    def met(self, g: Avalon, asked: Asked) -> bool:
        status = self.status
        if isinstance(status, str):
            key, _, part = status.partition("#")
            return has_status(g, key, int(part)) if part else bool(g.statuses.get(key))
        for key, wanted in status.items():
            # By far the most texts ask for one part, and nothing is asked more often than this.
            if not (wanted in g.statuses.get(key, ()) if type(wanted) is int else has_status(g, key, wanted)):
                return False
        return True

    def says(self, voice: Voice, negated: bool) -> Message:
        parts = [_status_text(key, part, negated) for key, part in self.marks]
        return either(parts) if negated else every(parts)

    def names(self) -> Named:
        for key, part in self.marks:
            yield "statuses", key
            if isinstance(part, int):
                yield "status part", f"{key}#{part}"

    def possible(self, found: Reached) -> bool:
        return all(_may_be_marked(found, key, part) for key, part in self.marks)


def has_status(g: Avalon, key: str, part: Part = None) -> bool:
    marked = g.statuses.get(key, ())
    if isinstance(part, str):
        return compares(len(marked), part)
    return bool(marked) if part is None else part in marked


def _status_text(key: str, part: Part, negated: bool) -> Message:
    status = say(f"status-{hyphenated(key)}")
    if part is None:
        return say(f"rule-if-status{no(negated)}", status=status)
    if isinstance(part, int):
        return say(f"rule-if-status-part{no(negated)}", status=status, part=part)
    return say("rule-if-status-count", status=status, amount=compared_text(part, negated=negated))


def _may_be_marked(found: Reached, key: str, part: Part) -> bool:
    if isinstance(part, int):
        return (key, part) in found.statuses
    if isinstance(part, str) and part.startswith(("<", "==0", "!=")):
        return True
    needed = int("".join(c for c in part if c.isdigit()) or 1) if isinstance(part, str) else 1
    return sum(key == name for name, _ in found.statuses) >= needed


@condition
class RevealedCondition(Condition):
    """The Location lies on the table."""

    revealed: int

    def met(self, g: Avalon, asked: Asked) -> bool:
        return self.revealed in g.places

    def says(self, voice: Voice, negated: bool) -> Message:
        return say(f"rule-if-revealed{no(negated)}", name=place_name(self.revealed))

    def names(self) -> Iterable[tuple[str, int]]:
        return (("locations", self.revealed),)

    def possible(self, found: Reached) -> bool:
        return self.revealed in found.places


class MenhirCount(Strict):
    count: Wanted


@condition
class MenhirCondition(Condition):
    """That Menhir is Active, by its Location or `here`; or so many are."""

    menhir: int | Literal["here"] | MenhirCount

    def met(self, g: Avalon, asked: Asked) -> bool:
        if isinstance(self.menhir, MenhirCount):
            return compares(len(g.menhirs), self.menhir.count)
        return (g.heroes[asked.hero].at if self.menhir == "here" else self.menhir) in g.menhirs

    def says(self, voice: Voice, negated: bool) -> Message:
        if isinstance(self.menhir, MenhirCount):
            return say("rule-if-menhirs", amount=compared_text(self.menhir.count, negated=negated))
        if isinstance(self.menhir, str):
            return say(f"rule-if-menhir-here{no(negated)}")
        return say(f"rule-if-menhir{no(negated)}", place=place_name(self.menhir))

    def faults(self) -> Faults:
        if isinstance(self.menhir, MenhirCount):
            yield from compared(self.menhir.count)

    def names(self) -> Named:
        if isinstance(self.menhir, int):
            yield "locations", self.menhir

    def possible(self, found: Reached) -> bool:
        return not isinstance(self.menhir, int) or found.may_be_lit(self.menhir)


@condition
class PlayersCondition(Condition):
    """How many play, as far as texts scale with it (TG-40.1)."""

    players: Wanted

    def met(self, g: Avalon, asked: Asked) -> bool:
        return compares(scaling_count(g), self.players)

    def says(self, voice: Voice, negated: bool) -> Message:
        return say("rule-if-players", amount=compared_text(self.players, negated=negated))

    def faults(self) -> Faults:
        return compared(self.players)


@condition
class PartyCondition(Condition):
    """How many are in the group that the text speaks to."""

    party: Wanted

    def met(self, g: Avalon, asked: Asked) -> bool:
        return compares(len(who_is_in(g, asked.hero)), self.party)

    def says(self, voice: Voice, negated: bool) -> Message:
        return say("rule-if-party", amount=compared_text(self.party, negated=negated))

    def faults(self) -> Faults:
        return compared(self.party)


@condition
class ChapterCondition(Condition):
    """The Chapter by its id, or its number compared."""

    chapter: Wanted

    @property
    def is_named(self) -> bool:
        return isinstance(self.chapter, str) and self.chapter[:1] not in "<>=!0123456789"

    def met(self, g: Avalon, asked: Asked) -> bool:
        if isinstance(self.chapter, str) and self.chapter in g.box.chapters:
            return g.chapter == self.chapter
        return compares(g.box.chapters[g.chapter].number if g.chapter else 0, self.chapter)

    def says(self, voice: Voice, negated: bool) -> Message:
        if self.is_named:
            return say(f"rule-if-chapter{no(negated)}", chapter=say(f"chapter-{hyphenated(str(self.chapter))}"))
        return say("rule-if-chapter-number", amount=compared_text(self.chapter, negated=negated))

    def names(self) -> Named:
        if self.is_named:
            yield "chapters", self.chapter

    def possible(self, found: Reached) -> bool:
        return not found.is_chapter(str(self.chapter)) or self.chapter in found.chapters


@condition
class DayCondition(Condition):
    """How many days have begun."""

    day: Wanted

    def met(self, g: Avalon, asked: Asked) -> bool:
        return compares(g.day, self.day)

    def says(self, voice: Voice, negated: bool) -> Message:
        return say("rule-if-day", amount=compared_text(self.day, negated=negated))

    def faults(self) -> Faults:
        return compared(self.day)


@condition
class ModeCondition(Condition):
    """How the table plays (D.10, D.11)."""

    mode: Literal["story", "narrative"]

    def met(self, g: Avalon, asked: Asked) -> bool:
        return in_story_mode(g) if self.mode == "story" else g.options.narrative

    def says(self, voice: Voice, negated: bool) -> Message:
        return say(f"rule-if-mode-{self.mode}{no(negated)}")


@condition
class QuestCondition(Condition):
    """The Quest of this card is active."""

    quest: str | int

    def met(self, g: Avalon, asked: Asked) -> bool:
        return any(source_id(quest) in (self.quest, f"{self.quest}#1") for quest in g.quests)

    def says(self, voice: Voice, negated: bool) -> Message:
        return say(f"rule-if-quest{no(negated)}", quest=say(hyphenated(quest_source(self.quest))))

    def names(self) -> Iterable[tuple[str, str | int]]:
        return (("secrets" if is_secret(self.quest) else "events", self.quest),)

    def possible(self, found: Reached) -> bool:
        return self.quest in found.events or self.quest in found.secrets


@condition
class DialCondition(Condition):
    """Dials by what they lie on."""

    dial: dict[str, Wanted]

    def met(self, g: Avalon, asked: Asked) -> bool:
        here = g.heroes[asked.hero].at
        return all(
            compares(dial_value(g, dial_target(target, asked.hero, asked.source, here)), wanted)
            for target, wanted in self.dial.items()
        )

    def says(self, voice: Voice, negated: bool) -> Message:
        parts = [
            say("rule-if-dial", target=target_text(target), amount=compared_text(wanted, negated=negated))
            for target, wanted in self.dial.items()
        ]
        return either(parts) if negated else every(parts)

    def faults(self) -> Faults:
        for target, wanted in self.dial.items():
            yield from check_target(target)
            yield from compared(wanted)

    def names(self) -> Iterator[tuple[str, str]]:
        return (("secrets", source_id(target)) for target in self.dial if source_kind(target) == "secret")
