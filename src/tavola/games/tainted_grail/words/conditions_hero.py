"""What conditions ask of Characters: attr, res, track, state, zone, has, is, together, at, tag, seal, ate (D.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Literal

import msgspec

from tavola.games.tainted_grail.character import survival
from tavola.games.tainted_grail.character.resources import attribute
from tavola.games.tainted_grail.content.box import card_of
from tavola.games.tainted_grail.content.checks import Faults, Named, compared, keys_of, one_act, one_of
from tavola.games.tainted_grail.content.condition import Condition, Reached, condition
from tavola.games.tainted_grail.content.message_ids import hyphenated
from tavola.games.tainted_grail.content.strict import Strict
from tavola.games.tainted_grail.content.vocabulary import ATTRIBUTES, KEYWORDS, RESOURCES, TRACKS, TrackName, Wanted
from tavola.games.tainted_grail.effects.evaluate import Asked, compares
from tavola.games.tainted_grail.effects.selectors import who_is_in
from tavola.games.tainted_grail.rules_text.conditions import item_text, no
from tavola.games.tainted_grail.rules_text.values import Voice, compared_text, either, every, kind_name, place_name
from tavola.games.tainted_grail.state import Avalon, Held, Hero
from tavola.games.tainted_grail.words.values import track_or_resource
from tavola.kernel.decision import Seat
from tavola.kernel.text import Message, say

Numbers = dict[str, Wanted]  # {"courage": ">=2"}, and perhaps {"by": "each"}


def _of_members(numbers: Numbers, members: Sequence[Seat], value: Callable[[str, Seat], int]) -> bool:
    """Each named number is compared; for each, one member, each member, or the sum of all."""
    by = numbers.get("by", "one")
    for name, wanted in numbers.items():
        if name == "by":
            continue
        values = [value(name, seat) for seat in members]
        if by == "sum":
            met = compares(sum(values), wanted)
        elif by == "each":
            met = all(compares(each, wanted) for each in values)
        else:
            met = any(compares(each, wanted) for each in values)
        if not met:
            return False
    return True


def _numbers_text(numbers: Numbers, voice: Voice, negated: bool) -> Message:
    """Of who reads, of one member, of each, or of all together."""
    by = str(numbers.get("by", "one"))
    parts = [_number_text(name, wanted, by, voice, negated) for name, wanted in numbers.items() if name != "by"]
    return either(parts) if negated else every(parts)


def _number_text(name: str, wanted: Wanted, by: str, voice: Voice, negated: bool) -> Message:
    kind = kind_name(name)
    if by == "sum":
        return say("rule-if-number-sum", kind=kind, amount=compared_text(wanted, negated=negated))
    if voice.alone:
        yours = Message(f"{kind.id}.yours")
        return say("rule-if-number-you", yours=yours, amount=compared_text(wanted, negated=negated))
    whom = {("one", False): "one", ("one", True): "none", ("each", False): "each", ("each", True): "not-each"}
    return say(f"rule-if-number-{whom[by, negated]}", kind=kind, amount=compared_text(wanted))


def _number_faults(numbers: Numbers, allowed: tuple[str, ...], what: str) -> Faults:
    yield from keys_of(numbers, (*allowed, "by"), what)
    for name, wanted in numbers.items():
        if name == "by":
            yield from one_of(wanted, ("one", "each", "sum"), "`by`")
        else:
            yield from compared(wanted)


@condition
class AttrCondition(Condition):
    """Attributes; in Party text one member is enough unless `by: each` or `by: sum` (TG-21.10)."""

    attr: Numbers

    def met(self, g: Avalon, asked: Asked) -> bool:
        return _of_members(self.attr, asked.members, lambda name, seat: attribute(g, seat, name))

    def says(self, voice: Voice, negated: bool) -> Message:
        return _numbers_text(self.attr, voice, negated)

    def faults(self) -> Faults:
        return _number_faults(self.attr, ATTRIBUTES, "an Attribute")


@condition
class ResCondition(Condition):
    """Resources, compared as Attributes are."""

    res: Numbers

    def met(self, g: Avalon, asked: Asked) -> bool:
        return _of_members(self.res, asked.members, lambda name, seat: track_or_resource(g, name, seat))

    def says(self, voice: Voice, negated: bool) -> Message:
        return _numbers_text(self.res, voice, negated)

    def faults(self) -> Faults:
        return _number_faults(self.res, RESOURCES, "a resource")


@condition
class TrackCondition(Condition):
    """Survival tracks, compared as Attributes are."""

    track: Numbers

    def met(self, g: Avalon, asked: Asked) -> bool:
        return _of_members(self.track, asked.members, lambda name, seat: track_or_resource(g, name, seat))

    def says(self, voice: Voice, negated: bool) -> Message:
        return _numbers_text(self.track, voice, negated)

    def tracks(self) -> list[str]:
        return [name for name in self.track if name != "by"]

    def faults(self) -> Faults:
        return _number_faults(self.track, TRACKS, "a track")


STATES: dict[str, Callable[[Avalon, Seat], bool]] = {
    "panic": survival.in_panic,
    "exhausted": survival.is_exhausted,
    "dying": survival.is_dying,
    "insane": survival.is_insane,
    "passed": lambda g, seat: g.heroes[seat].passed,
}


@condition
class StateCondition(Condition):
    """Somebody is in a state."""

    state: Literal["panic", "exhausted", "dying", "insane", "passed"]

    def met(self, g: Avalon, asked: Asked) -> bool:
        return any(STATES[self.state](g, seat) for seat in asked.members)

    def tracks(self) -> tuple[str, ...]:
        return TRACKS

    def says(self, voice: Voice, negated: bool) -> Message:
        whom = "you" if voice.alone else "one"
        return say(f"rule-if-state-{whom}{no(negated)}", state=say(f"state-{self.state}"))


@condition
class ZoneCondition(Condition):
    """The Affinity marker's zone, or whether a track stands in its red slots."""

    zone: Literal["red", "grey", "green"] | dict[TrackName, str]

    def met(self, g: Avalon, asked: Asked) -> bool:
        if isinstance(self.zone, str):
            return g.encounter is not None and g.box.encounters[g.encounter.card].track[g.encounter.marker] == self.zone
        ((track, zone),) = self.zone.items()
        red = zone == "red"
        return any(
            (track_or_resource(g, track, seat) in survival.red_slots(g, seat, track)) == red for seat in asked.members
        )

    def tracks(self) -> list[TrackName]:
        return [] if isinstance(self.zone, str) else list(self.zone)

    def says(self, voice: Voice, negated: bool) -> Message:
        if isinstance(self.zone, str):
            return say(f"rule-if-zone{no(negated)}", zone=say(f"zone-{self.zone}"))
        ((track, zone),) = self.zone.items()
        is_red = (zone == "red") != negated
        return say(f"rule-if-red{no(not is_red)}", kind=kind_name(track))


class Possession(Strict):
    """One thing, whose it must be, and whether it must be in use and not flipped."""

    secret: int | None = None
    item: str | bool | None = None  # a keyword, an id, or true and `any` for whatever there is
    skill: str | None = None
    ready: bool | None = None
    by: Literal["self", "party", "any"] | None = None


@condition
class HasCondition(Condition):
    """Somebody holds it: whoever is asked, or as `by` says; `any` is everybody in play."""

    has: Possession

    def met(self, g: Avalon, asked: Asked) -> bool:
        by = self.has.by
        seats: Sequence[Seat] = asked.members
        if by == "any":
            seats = range(len(g.heroes))
        elif by is not None:
            seats = [asked.hero] if by == "self" else who_is_in(g, asked.hero)
        for seat in seats:
            holder = g.heroes[seat]
            if (holder.alive or by != "any") and self._is_held_by(g, holder):
                return True
        return False

    def _is_held_by(self, g: Avalon, holder: Hero) -> bool:
        wanted = self.has
        if wanted.secret is not None:
            card = str(wanted.secret)
            return any(card_of(held.id) == card and self._is_ready(g, held) for held in holder.secrets)
        if wanted.skill is not None:
            return any(skill.card == wanted.skill for skill in holder.skills)
        whatever = wanted.item is True or wanted.item == "any"
        items = [held for held in holder.items if whatever or wanted.item in (card_of(held.id), _sort(g, held))]
        items += [held for held in holder.secrets if _sort(g, held) == wanted.item]
        return any(self._is_ready(g, held) for held in items)

    def _is_ready(self, g: Avalon, held: Held) -> bool:
        """Where it is asked for: in use, not set aside for this Encounter, not used up in it."""
        if not self.has.ready:
            return True
        return held.up and not held.flipped and (g.encounter is None or held.id not in g.encounter.set_aside)

    def says(self, voice: Voice, negated: bool) -> Message:
        by = self.has.by or ("self" if voice.alone else "party")
        thing = self._thing()
        if self.has.ready:
            thing = say("rule-ready", thing=thing)
        return say(f"rule-if-has-{by}{no(negated)}", thing=thing)

    def _thing(self) -> Message:
        if self.has.secret is not None:
            return say("rule-secret", number=str(self.has.secret))
        if self.has.skill is not None:
            return say("rule-named", name=say(f"skill-{hyphenated(self.has.skill)}-a"))
        return item_text("" if self.has.item in (True, "any") else str(self.has.item))

    def faults(self) -> Faults:
        for _ in one_act(self.has, "secret", "item", "skill"):
            yield "possession asks for one of secret, item, skill"

    def names(self) -> Named:
        if self.has.secret is not None:
            yield "secrets", self.has.secret
        if self.has.skill is not None:
            yield "skills", self.has.skill
        if self.has.item is not None and self.has.item not in (True, "any", *KEYWORDS):
            yield "items", self.has.item

    def possible(self, found: Reached) -> bool:
        return self.has.secret is None or self.has.secret in found.secrets


def _sort(g: Avalon, held: Held) -> str | None:
    return g.box.keywords.get(card_of(held.id))


@condition
class IsCondition(Condition):
    """This Character is among those asked."""

    is_: str = msgspec.field(name="is")

    def met(self, g: Avalon, asked: Asked) -> bool:
        return any(g.heroes[seat].character == self.is_ for seat in asked.members)

    def says(self, voice: Voice, negated: bool) -> Message:
        whom = "you" if voice.alone else "one"
        return say(f"rule-if-is-{whom}{no(negated)}", name=say(f"character-{hyphenated(self.is_)}"))

    def names(self) -> Iterable[tuple[str, str]]:
        return (("characters", self.is_),)

    def possible(self, found: Reached) -> bool:
        return found.may_be_played(self.is_)


@condition
class TogetherCondition(Condition):
    """All these Characters are in play, and in one Location (D.10)."""

    together: list[str]

    def met(self, g: Avalon, asked: Asked) -> bool:
        there = {hero.character: hero.at for hero in g.heroes if hero.alive and hero.character in self.together}
        return len(there) == len(self.together) and len(set(there.values())) == 1

    def says(self, voice: Voice, negated: bool) -> Message:
        names = every([say(f"character-{hyphenated(name)}") for name in self.together])
        return say(f"rule-if-together{no(negated)}", names=names)

    def faults(self) -> Faults:
        """Who they are is looked up elsewhere; one alone is asked for with `is`."""
        if len(self.together) < 2 or len(set(self.together)) != len(self.together):
            yield f"together needs a list of two Characters or more, not {self.together!r}"

    def names(self) -> Iterator[tuple[str, str]]:
        return (("characters", name) for name in self.together)


@condition
class AtCondition(Condition):
    """Somebody stands there."""

    at: int | list[int]

    @property
    def numbers(self) -> list[int]:
        return self.at if isinstance(self.at, list) else [self.at]

    def met(self, g: Avalon, asked: Asked) -> bool:
        wanted = self.numbers
        return any(g.heroes[seat].at in wanted for seat in asked.members)

    def says(self, voice: Voice, negated: bool) -> Message:
        return say(f"rule-if-at{no(negated)}", place=either([place_name(number) for number in self.numbers]))

    def names(self) -> Iterator[tuple[str, int]]:
        return (("locations", number) for number in self.numbers)

    def possible(self, found: Reached) -> bool:
        return any(number in found.places for number in self.numbers)


def _here(g: Avalon, asked: Asked) -> list[int]:
    return [g.heroes[seat].at for seat in asked.members if g.heroes[seat].at in g.box.locations]


@condition
class TagCondition(Condition):
    """Somebody stands on such a place."""

    tag: str

    def met(self, g: Avalon, asked: Asked) -> bool:
        return any(self.tag in g.box.locations[number].tags for number in _here(g, asked))

    def says(self, voice: Voice, negated: bool) -> Message:
        return say(f"rule-if-tag{no(negated)}", name=say(f"tag-{hyphenated(self.tag)}"))

    def names(self) -> Iterable[tuple[str, str]]:
        return (("tags", self.tag),)


@condition
class SealCondition(Condition):
    """Somebody stands on a place with this seal."""

    seal: Literal["menhir", "dreams", "inhospitable", "hospitable"]

    def met(self, g: Avalon, asked: Asked) -> bool:
        return any(self.seal in g.box.locations[number].seals for number in _here(g, asked))

    def says(self, voice: Voice, negated: bool) -> Message:
        return say(f"rule-if-seal{no(negated)}", name=say(f"seal-{self.seal}"))


@condition
class AteCondition(Condition):
    """Somebody has eaten, or has not."""

    ate: bool

    def met(self, g: Avalon, asked: Asked) -> bool:
        return any(g.heroes[seat].ate == self.ate for seat in asked.members)

    def says(self, voice: Voice, negated: bool) -> Message:
        return say(f"rule-if-ate{no(self.ate == negated)}")
