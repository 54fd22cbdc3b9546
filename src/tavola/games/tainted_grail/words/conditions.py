"""Conditions made of others: all, any, not (D.3). `not` is carried inwards, so that what is said stays plain."""

from __future__ import annotations

import msgspec

from tavola.games.tainted_grail.content.checks import Faults
from tavola.games.tainted_grail.content.condition import Cond, Condition, Reached, condition
from tavola.games.tainted_grail.effects.evaluate import Asked
from tavola.games.tainted_grail.rules_text.values import Voice, either, every
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.text import Message


@condition
class AllCondition(Condition):
    """Every part holds."""

    all: list[Cond]

    def met(self, g: Avalon, asked: Asked) -> bool:
        for part in self.all:  # noqa: SIM110  # a generator would cost more than the one question most ask
            if not part.met(g, asked):
                return False
        return True

    def says(self, voice: Voice, negated: bool) -> Message:
        parts = [part.says(voice, negated) for part in self.all]
        return either(parts) if negated else every(parts)

    def faults(self) -> Faults:
        if not self.all:
            yield "a list of conditions is needed, not []"

    def possible(self, found: Reached) -> bool:
        return all(part.possible(found) for part in self.all)

    def parts(self) -> list[Cond]:
        return self.all


@condition
class AnyCondition(Condition):
    """At least one part holds."""

    any: list[Cond]

    def met(self, g: Avalon, asked: Asked) -> bool:
        for part in self.any:  # noqa: SIM110
            if part.met(g, asked):
                return True
        return False

    def says(self, voice: Voice, negated: bool) -> Message:
        parts = [part.says(voice, negated) for part in self.any]
        return every(parts) if negated else either(parts)

    def faults(self) -> Faults:
        if not self.any:
            yield "a list of conditions is needed, not []"

    def possible(self, found: Reached) -> bool:
        return any(part.possible(found) for part in self.any)

    def parts(self) -> list[Cond]:
        return self.any


@condition
class NotCondition(Condition):
    """It does not hold."""

    not_: Cond = msgspec.field(name="not")

    def met(self, g: Avalon, asked: Asked) -> bool:
        return not self.not_.met(g, asked)

    def says(self, voice: Voice, negated: bool) -> Message:
        return self.not_.says(voice, not negated)

    def parts(self) -> tuple[Cond, ...]:
        return (self.not_,)
