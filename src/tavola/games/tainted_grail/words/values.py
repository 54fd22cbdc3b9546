"""Values: numbers that a card leaves to the table (D.1), asked each time they are needed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from tavola.games.tainted_grail.character.resources import attribute
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.content.card_ids import location_of, source_kind
from tavola.games.tainted_grail.content.checks import Faults, check_target, one_of
from tavola.games.tainted_grail.content.schema import PackEntries
from tavola.games.tainted_grail.content.selector import Target, TargetSought
from tavola.games.tainted_grail.content.survey import all_effects
from tavola.games.tainted_grail.content.value import Value, value
from tavola.games.tainted_grail.content.vocabulary import ATTRIBUTES, RESOURCES, TRACKS
from tavola.games.tainted_grail.effects.charges import charges_on
from tavola.games.tainted_grail.rules_text.values import kind_name, target_text
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.chance import roll
from tavola.kernel.decision import Seat
from tavola.kernel.text import Message, say


def track_or_resource(g: Avalon, name: str, seat: Seat) -> int:
    holder = g.heroes[seat]
    return int(getattr(holder, name)) if name in TRACKS else holder.resources[name]


def connected_keys(g: Avalon, name: str) -> int:
    """Connected Attribute Keys in the whole Sequence, the Encounter's own and those of a card just played (TG-33.9)."""
    if g.encounter is None:
        return 0
    played = [g.encounter.placing] if g.encounter.placing is not None else []
    return sum(1 for laid in (*g.encounter.sequence, *played) for attr in laid.connected if name in ("any", attr))


def dial_target(target: Target, hero: Seat, source: str, here: int) -> str:
    """The name under which a dial or token lies: a Location's number, `hero:1`, a Secret, or the card that speaks."""
    if target == "self":
        return f"hero:{hero}"
    if target == "self_card":
        return source
    if isinstance(target, TargetSought):
        return str(target.number) if target.secret is None else f"secret:{target.secret}#1"
    if isinstance(target, str) and source_kind(target) == "secret":
        return f"{target}#1"
    return str(here if target == "here" else target)


def dial_value(g: Avalon, target: str) -> int:
    """The dial that a text has laid there; a Location on which no text lays one has only that of its Menhir."""
    laid = next((dial.value for dial in g.dials if dial.target == target), None)
    number = location_of(target)
    if laid is None and number in g.menhirs and target not in dials_of_texts(g.box):
        return g.menhirs[number]
    return laid or 0


def dials_of_texts(box: AvalonBox) -> set[str]:
    """The Locations on which some text of the pack lays a dial by their number."""
    return box.once("dials of texts", lambda: set(_dial_targets(box.entries)))


def _dial_targets(entries: PackEntries) -> Iterator[str]:
    for _, effect in all_effects(entries):
        if effect.turns_dial_on is not None:
            yield dial_target(effect.turns_dial_on, 0, "", 0)


class NamedValue(Value):
    """What a Character has of something: the body is its name."""

    def noun(self) -> Message:
        return Message(f"{kind_name(getattr(self, self.word)).id}.yours")


@value
class AttrValue(NamedValue):
    """An Attribute total."""

    attr: str

    def worth(self, g: Avalon, hero: Seat, source: str) -> int:
        return attribute(g, hero, self.attr)

    def faults(self) -> Faults:
        return one_of(self.attr, ATTRIBUTES, "Attribute")


@value
class ResValue(NamedValue):
    """A resource."""

    res: str

    def worth(self, g: Avalon, hero: Seat, source: str) -> int:
        return g.heroes[hero].resources[self.res]

    def faults(self) -> Faults:
        return one_of(self.res, RESOURCES, "resource")


@value
class TrackValue(NamedValue):
    """A track; a resource too, as old packs have it."""

    track: str

    def worth(self, g: Avalon, hero: Seat, source: str) -> int:
        return track_or_resource(g, self.track, hero)

    def faults(self) -> Faults:
        return one_of(self.track, TRACKS, "track")


@value
class ConnectedValue(Value):
    """Attribute Keys that connect (TG-33.9)."""

    connected: str

    def worth(self, g: Avalon, hero: Seat, source: str) -> int:
        return connected_keys(g, self.connected)

    def noun(self) -> Message:
        if self.connected == "any":
            return say("rule-value-keys")
        return say("rule-value-keys-of", kind=kind_name(self.connected))

    def faults(self) -> Faults:
        return one_of(self.connected, (*ATTRIBUTES, "any"), "Attribute")


class PlainValue(Value):
    """What there is one of: the body says nothing more."""

    def noun(self) -> Message:
        return say(f"rule-value-{self.word}")

    def faults(self) -> Faults:
        if getattr(self, self.word) is False:
            yield "this word is written with `true`, not false"


@value
class PoolValue(PlainValue):
    """Cubes in the Combat Pool."""

    pool: bool

    def worth(self, g: Avalon, hero: Seat, source: str) -> int:
        return g.encounter.pool if g.encounter else 0


@value
class AffinityValue(PlainValue):
    """The marker's place above the lowest slot."""

    affinity: bool

    def worth(self, g: Avalon, hero: Seat, source: str) -> int:
        return g.encounter.marker if g.encounter else 0


@value
class ChargesValue(PlainValue):
    """Charges on this card."""

    charges: bool

    def worth(self, g: Avalon, hero: Seat, source: str) -> int:
        return charges_on(g, source, hero)


@value
class TakenValue(PlainValue):
    """What was really suffered in the attack or Reaction that is responded to."""

    taken: Literal["damage"]

    def worth(self, g: Avalon, hero: Seat, source: str) -> int:
        return g.encounter.taken.get(self.taken, 0) if g.encounter else 0


@value
class DieValue(PlainValue):
    """A roll, made when it is asked."""

    die: Literal["d6"]

    def worth(self, g: Avalon, hero: Seat, source: str) -> int:
        return roll(g, 1, 6)[0]


@value
class DialValue(Value):
    """The dial on something."""

    dial: Target

    def worth(self, g: Avalon, hero: Seat, source: str) -> int:
        return dial_value(g, dial_target(self.dial, hero, source, g.heroes[hero].at))

    def noun(self) -> Message:
        return say("rule-value-dial", target=target_text(self.dial))

    def faults(self) -> Faults:
        return check_target(self.dial)
