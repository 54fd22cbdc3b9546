"""Words that begin an Encounter or end it: encounter, end_encounter, leave_encounter (D.6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from tavola.games.tainted_grail.content.checks import Faults, Named, check_who
from tavola.games.tainted_grail.content.effect import AnyEffect, Branch, Effect, word
from tavola.games.tainted_grail.content.message_ids import hyphenated
from tavola.games.tainted_grail.content.selector import Who
from tavola.games.tainted_grail.content.strict import Strict
from tavola.games.tainted_grail.content.vocabulary import Colour
from tavola.games.tainted_grail.deeds.campaign import GainCondition
from tavola.games.tainted_grail.deeds.effects import Word
from tavola.games.tainted_grail.deeds.encounter import EndEncounter, LeaveEncounter, MeetEncounter
from tavola.games.tainted_grail.effects.selectors import heroes_meant
from tavola.games.tainted_grail.encounter.closing import step_out
from tavola.games.tainted_grail.rules_text.effects import effects_text, of_whom
from tavola.games.tainted_grail.rules_text.values import Voice, chained
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.flow import is_doing, then
from tavola.kernel.text import Message, say

OUTCOMES = {"win": "won", "lose": "lost", "run_away": "run_away"}


class Meet(Strict):
    """Drawn from a deck, or a named card."""

    deck: Colour | None = None
    id: str | None = None
    win: list[AnyEffect] = []
    lose: list[AnyEffect] = []


@word
class EncounterEffect(Effect, kw_only=True):
    """The Character and its Party meet it at once (TG-24.3, TG-21.9); what an Event brings, everybody (TG-20.10)."""

    encounter: Meet

    def apply(self, g: Avalon, do: Word) -> None:
        meeting = self.encounter
        members = heroes_meant(g, self.who or "each", do.hero, do.source, everybody=do.who == "all")
        then(
            g,
            MeetEncounter(
                members=members,
                deck=meeting.deck,
                id=meeting.id,
                win=meeting.win,
                lose=meeting.lose,
                hero=do.hero,
                source=do.source,
                who=do.who,
            ),
        )

    def says(self, voice: Voice) -> Message:
        meeting = self.encounter
        if meeting.id is not None:
            said = say("rule-encounter-named", name=encounter_name(meeting.id))
        else:
            said = say("rule-encounter", deck=say(f"deck-{meeting.deck}"))
        for outcome, effects in (("win", meeting.win), ("lose", meeting.lose)):
            if effects:
                after = say(f"rule-encounter-{outcome}", effects=effects_text(effects, voice))
                said = chained("rule-then", [said, after])
        return said

    def names(self) -> Named:
        if self.encounter.id is not None:
            yield "encounters", self.encounter.id

    def brings(self) -> Named:
        if self.encounter.id is not None:
            yield "encounter", self.encounter.id

    def moments(self) -> Iterable[str]:
        return ("encounter_start", "encounter_end", "defeat")

    def inner(self) -> Iterator[Branch]:
        yield Branch(self.encounter.win)
        yield Branch(self.encounter.lose)


def encounter_name(id: str) -> Message:
    return say("rule-named", name=say(f"encounter-{hyphenated(id)}"))


@word
class EndEncounterEffect(Effect, kw_only=True):
    """Run Away is no win (TG-36.12)."""

    end_encounter: Literal["win", "lose", "run_away"]
    contest = "any"

    def apply(self, g: Avalon, do: Word) -> None:
        then(g, EndEncounter(OUTCOMES[self.end_encounter]))

    def says(self, voice: Voice) -> Message:
        return say("rule-end-" + self.end_encounter.replace("_", "-"))


@word
class LeaveEncounterEffect(Effect, kw_only=True):
    """A condition card that sends its Character away is read to its end first."""

    leave_encounter: Who

    def apply(self, g: Avalon, do: Word) -> None:
        for seat in heroes_meant(g, self.leave_encounter, do.hero, do.source):
            if not is_doing(g, GainCondition):
                then(g, LeaveEncounter(seat))
            elif g.options.dying_leaves == "free":
                step_out(g, seat, "dying")

    def says(self, voice: Voice) -> Message:
        return of_whom("rule-leave", self.leave_encounter)

    def faults(self) -> Faults:
        return check_who(self.leave_encounter)
