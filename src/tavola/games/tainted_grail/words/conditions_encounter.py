"""What conditions ask of an Encounter: pool, affinity, stage, played, connected, charges, trait, deck, kind, encounter.

A question about the Encounter is answered no outside one (D.3).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from tavola.games.tainted_grail.content.checks import Faults, compared, keys_of
from tavola.games.tainted_grail.content.condition import Condition, Reached, condition
from tavola.games.tainted_grail.content.message_ids import hyphenated
from tavola.games.tainted_grail.content.vocabulary import ATTRIBUTES, Colour, Trait, Wanted
from tavola.games.tainted_grail.effects.charges import charges_on
from tavola.games.tainted_grail.effects.evaluate import Asked, compares
from tavola.games.tainted_grail.effects.modifiers import has_trait, played_in_turn
from tavola.games.tainted_grail.effects.selectors import owner_of
from tavola.games.tainted_grail.rules_text.conditions import no
from tavola.games.tainted_grail.rules_text.values import (
    NEGATED,
    Voice,
    compared_text,
    comparison,
    either,
    every,
    kind_name,
)
from tavola.games.tainted_grail.state import Avalon
from tavola.games.tainted_grail.words.values import connected_keys
from tavola.kernel.text import Message, say


@condition
class PoolCondition(Condition):
    """Cubes in the Combat Pool."""

    pool: Wanted

    def met(self, g: Avalon, asked: Asked) -> bool:
        return g.encounter is not None and compares(g.encounter.pool, self.pool)

    def says(self, voice: Voice, negated: bool) -> Message:
        return say("rule-if-pool", amount=compared_text(self.pool, negated=negated))

    def faults(self) -> Faults:
        return compared(self.pool)


@condition
class AffinityCondition(Condition):
    """Where the Affinity marker stands, from the lowest slot."""

    affinity: Wanted

    def met(self, g: Avalon, asked: Asked) -> bool:
        return g.encounter is not None and compares(g.encounter.marker, self.affinity)

    def says(self, voice: Voice, negated: bool) -> Message:
        return say("rule-if-affinity", amount=compared_text(self.affinity, negated=negated))

    def faults(self) -> Faults:
        return compared(self.affinity)


@condition
class StageCondition(Condition):
    """The Stage of a Diplomacy, the first being 1."""

    stage: Wanted

    def met(self, g: Avalon, asked: Asked) -> bool:
        return g.encounter is not None and compares(g.encounter.stage + 1, self.stage)

    def says(self, voice: Voice, negated: bool) -> Message:
        sign, n = comparison(self.stage)
        if (NEGATED[sign] if negated else sign) == "==":
            return say("rule-if-stage", n=n)
        return say("rule-if-stage-number", amount=compared_text(self.stage, negated=negated))

    def faults(self) -> Faults:
        return compared(self.stage)


@condition
class PlayedCondition(Condition):
    """Cards played in this Activation; at the end of the Turn, when nobody is Active, in the one that the card's owner
    had."""

    played: Wanted

    def met(self, g: Avalon, asked: Asked) -> bool:
        fight = g.encounter
        if fight is None:
            return False
        if fight.active >= 0:
            return compares(fight.played, self.played)
        return compares(played_in_turn(fight, owner_of(g, asked.source, asked.hero)), self.played)

    def says(self, voice: Voice, negated: bool) -> Message:
        return say("rule-if-played", amount=compared_text(self.played, negated=negated))

    def faults(self) -> Faults:
        return compared(self.played)


@condition
class ConnectedCondition(Condition):
    """Connected Keys of an Attribute, or of `any`."""

    connected: dict[str, Wanted]

    def met(self, g: Avalon, asked: Asked) -> bool:
        return all(compares(connected_keys(g, name), wanted) for name, wanted in self.connected.items())

    def says(self, voice: Voice, negated: bool) -> Message:
        parts = []
        for name, wanted in self.connected.items():
            amount = compared_text(wanted, negated=negated)
            if name == "any":
                parts.append(say("rule-if-keys", amount=amount))
            else:
                parts.append(say("rule-if-keys-of", kind=kind_name(name), amount=amount))
        return either(parts) if negated else every(parts)

    def faults(self) -> Faults:
        yield from keys_of(self.connected, (*ATTRIBUTES, "any"), "connected Keys")
        for wanted in self.connected.values():
            yield from compared(wanted)


@condition
class ChargesCondition(Condition):
    """Charges on the card that asks."""

    charges: Wanted

    def met(self, g: Avalon, asked: Asked) -> bool:
        return compares(charges_on(g, asked.source, asked.hero), self.charges)

    def says(self, voice: Voice, negated: bool) -> Message:
        return say("rule-if-charges", amount=compared_text(self.charges, negated=negated))

    def faults(self) -> Faults:
        return compared(self.charges)


@condition
class TraitCondition(Condition):
    """The Encounter has this Trait now."""

    trait: Trait

    def met(self, g: Avalon, asked: Asked) -> bool:
        return has_trait(g, self.trait)

    def says(self, voice: Voice, negated: bool) -> Message:
        return say(f"rule-if-trait{no(negated)}", name=say(f"trait-{self.trait}"))


@condition
class DeckCondition(Condition):
    """The Encounter is of this colour."""

    deck: Colour

    def met(self, g: Avalon, asked: Asked) -> bool:
        return g.encounter is not None and g.box.encounters[g.encounter.card].deck == self.deck

    def says(self, voice: Voice, negated: bool) -> Message:
        return say(f"rule-if-deck{no(negated)}", name=say(f"deck-{self.deck}"))


@condition
class KindCondition(Condition):
    """The Encounter is of this kind."""

    kind: Literal["combat", "diplomacy", "text"]

    def met(self, g: Avalon, asked: Asked) -> bool:
        return g.encounter is not None and g.encounter.kind == self.kind

    def says(self, voice: Voice, negated: bool) -> Message:
        return say(f"rule-if-kind{no(negated)}", name=say(f"contest-{self.kind}"))


@condition
class EncounterCondition(Condition):
    """This very Encounter is being played."""

    encounter: str

    def met(self, g: Avalon, asked: Asked) -> bool:
        return g.encounter is not None and g.encounter.card == self.encounter

    def says(self, voice: Voice, negated: bool) -> Message:
        name = say("rule-named", name=say(f"encounter-{hyphenated(self.encounter)}"))
        return say(f"rule-if-encounter{no(negated)}", name=name)

    def names(self) -> Iterable[tuple[str, str]]:
        return (("encounters", self.encounter),)

    def possible(self, found: Reached) -> bool:
        return self.encounter in found.encounters
