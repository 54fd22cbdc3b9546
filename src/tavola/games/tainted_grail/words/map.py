"""Words that change the map: location, move, guardian (D.6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from tavola.games.tainted_grail.choices import NOT_OFFERED
from tavola.games.tainted_grail.content.checks import Faults, Named, check_place, one_act, places_in
from tavola.games.tainted_grail.content.effect import Effect, word
from tavola.games.tainted_grail.content.selector import PlaceSought, Where
from tavola.games.tainted_grail.content.strict import Strict
from tavola.games.tainted_grail.deeds.effects import SpecialMove, Word
from tavola.games.tainted_grail.effects.choices import MoveToChoice
from tavola.games.tainted_grail.effects.selectors import decider, locations_meant
from tavola.games.tainted_grail.map.guardians import discard_guardian, move_guardian, spawn_guardian
from tavola.games.tainted_grail.map.locations import (
    discard_location,
    enter,
    remove_location,
    replace_location,
    reveal_number,
)
from tavola.games.tainted_grail.rules_text.effects import spoken
from tavola.games.tainted_grail.rules_text.values import (
    Voice,
    chained,
    place_text,
)
from tavola.games.tainted_grail.state import Avalon
from tavola.games.tainted_grail.words.meeting import encounter_name
from tavola.games.tainted_grail.words.scope import is_for_one_of, scope_of, seats_of
from tavola.kernel.choice import legality, offer
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.flow import ask, asking, rule
from tavola.kernel.text import Message, say


class Relaying(Strict):
    """Which Location is replaced by which, and which come to the table or leave it."""

    replace: tuple[int, int] | None = None
    reveal: Where | None = None
    discard: Where | None = None
    remove: Where | None = None

    @property
    def acts(self) -> Iterator[tuple[Literal["reveal", "discard", "remove"], Where]]:
        if self.reveal is not None:
            yield "reveal", self.reveal
        if self.discard is not None:
            yield "discard", self.discard
        if self.remove is not None:
            yield "remove", self.remove


LAID = {"reveal": reveal_number, "discard": discard_location, "remove": remove_location}


@word
class LocationEffect(Effect, kw_only=True):
    """Locations are replaced by a version, revealed, discarded or removed (TG-18)."""

    location: Relaying

    def apply(self, g: Avalon, do: Word) -> None:
        if self.location.replace is not None:
            replace_location(g, *self.location.replace)
        for act, selector in self.location.acts:
            for there in locations_meant(g, selector, do.hero):
                LAID[act](g, there)

    def says(self, voice: Voice) -> Message:
        """By number: what a place turns into is not told before."""
        said = []
        if self.location.replace is not None:
            old, new = self.location.replace
            said.append(say("rule-location-replace", old=str(old), new=str(new)))
        said += [say(f"rule-location-{act}", place=_by_number(selector)) for act, selector in self.location.acts]
        return chained("rule-then", said)

    def names(self) -> Named:
        yield from (("locations", there) for there in self.location.replace or ())
        for _, selector in self.location.acts:
            yield from places_in(selector)

    def brings(self) -> Named:
        if self.location.replace is not None:
            yield "version", self.location.replace

    def moments(self) -> Iterable[str]:
        return ("reveal",)


def _by_number(selector: Where) -> Message:
    there = selector.number if isinstance(selector, PlaceSought) else selector if isinstance(selector, int) else None
    return place_text(selector) if there is None else say("rule-location", number=str(there))


class Journey(Strict):
    to: Where


@word
class MoveEffect(Effect, kw_only=True):
    """Special Movement (TG-18.17)."""

    move: Journey
    scoped = True

    def apply(self, g: Avalon, do: Word) -> None:
        seats = seats_of(g, do)
        if scope_of(do) == "one" and is_for_one_of(g, do, seats):
            return
        numbers = self.where_to(g, do)
        if seats and numbers:
            ask(g, decider(g, seats), "move_where", [offer(MoveToChoice(n), SpecialMove(seats, n)) for n in numbers])

    def where_to(self, g: Avalon, do: Word) -> list[int]:
        return [there for there in locations_meant(g, self.move.to, do.hero) if there in g.places]

    def says(self, voice: Voice) -> Message:
        return spoken("rule-move", self, voice, place=place_text(self.move.to))

    def faults(self) -> Faults:
        return check_place(self.move.to)

    def names(self) -> Named:
        return places_in(self.move.to)

    def brings(self) -> Named:
        if isinstance(self.move.to, PlaceSought) and self.move.to.number is not None:
            yield "place", self.move.to.number

    def moments(self) -> Iterable[str]:
        return ("enter", "travel")


@legality(MoveToChoice)
def why_not_there(g: Avalon, seat: Seat, choice: MoveToChoice) -> Refusal | None:
    do = asking(g, Word)
    is_open = isinstance(do.entry, MoveEffect) and choice.location in do.entry.where_to(g, do)
    return None if is_open else NOT_OFFERED


@rule(SpecialMove)
def move_specially(g: Avalon, do: SpecialMove) -> None:
    """Moving to where one is already is no movement (TG-18.18)."""
    moving = [seat for seat in do.seats if g.heroes[seat].alive and g.heroes[seat].at != do.number]
    if moving:
        enter(g, moving, do.number, travelling=False)


class Spawn(Strict):
    id: str
    at: Where | None = None

    @property
    def there(self) -> Where:
        return "here" if self.at is None else self.at


class MoveGuardian(Strict):
    id: str
    to: Where


class GuardianTurn(Strict):
    """A Guardian comes, moves or goes."""

    spawn: Spawn | None = None
    move: MoveGuardian | None = None
    discard: str | None = None


@word
class GuardianEffect(Effect, kw_only=True):
    """Guardians on the map (TG-25)."""

    guardian: GuardianTurn

    def apply(self, g: Avalon, do: Word) -> None:
        body = self.guardian
        if body.spawn is not None:
            spawn_guardian(g, body.spawn.id, locations_meant(g, body.spawn.there, do.hero)[0])
        elif body.move is not None:
            move_guardian(g, body.move.id, locations_meant(g, body.move.to, do.hero)[0])
        elif body.discard is not None:
            discard_guardian(g, body.discard)

    def says(self, voice: Voice) -> Message:
        body = self.guardian
        if body.discard is not None:
            return say("rule-guardian-discard", name=encounter_name(body.discard))
        if body.move is not None:
            return say("rule-guardian-move", name=encounter_name(body.move.id), place=place_text(body.move.to))
        assert body.spawn is not None
        return say("rule-guardian-spawn", name=encounter_name(body.spawn.id), place=place_text(body.spawn.there))

    def faults(self) -> Faults:
        return one_act(self.guardian, "spawn", "move", "discard")

    def names(self) -> Named:
        body = self.guardian
        if body.spawn is not None:
            yield "encounters", body.spawn.id
            yield from places_in(body.spawn.at)
        if body.move is not None:
            yield "encounters", body.move.id
            yield from places_in(body.move.to)
        if body.discard is not None:
            yield "encounters", body.discard

    def brings(self) -> Named:
        if self.guardian.spawn is not None:
            yield "encounter", self.guardian.spawn.id
