"""Values made of others, and those that grow with the company: sum, mul, min, max, players, party (D.1)."""

from __future__ import annotations

from typing import ClassVar

from tavola.games.tainted_grail.content.checks import Faults
from tavola.games.tainted_grail.content.strict import Strict
from tavola.games.tainted_grail.content.value import Expr, Value, value
from tavola.games.tainted_grail.effects.evaluate import amount
from tavola.games.tainted_grail.effects.selectors import who_is_in
from tavola.games.tainted_grail.modes import scaling_count
from tavola.games.tainted_grail.rules_text.values import signed, value_text
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Seat
from tavola.kernel.text import Message, say


class Scaled(Strict, gc=False):
    """So much, and so much more for each."""

    base: int = 0
    each: int = 0

    def times(self, count: int) -> int:
        return max(0, self.base + self.each * count)


class ScaledValue(Value):
    """A number that grows with the company; never below 0."""

    @property
    def scaled(self) -> Scaled:
        return getattr(self, self.word)  # type: ignore[no-any-return]  # the field is called as the word is

    def noun(self) -> Message:
        if self.scaled.base == 0:
            return say(f"rule-value-per-{self.word}", each=self.scaled.each)
        return say(f"rule-value-with-{self.word}", base=self.scaled.base, each=signed(self.scaled.each))

    def amount_of(self, kind: Message) -> Message:
        if self.scaled.base == 0:
            return say(f"rule-amount-per-{self.word}", n=self.scaled.each, kind=kind)
        return say(f"rule-amount-with-{self.word}", n=self.scaled.base, kind=kind, each=signed(self.scaled.each))


@value
class PlayersValue(ScaledValue):
    """Everybody in the game counts (TG-40.1)."""

    players: Scaled

    def worth(self, g: Avalon, hero: Seat, source: str) -> int:
        return self.players.times(scaling_count(g))

    @property
    def alone(self) -> int:
        return self.players.base + self.players.each


@value
class PartyValue(ScaledValue):
    """The members of the group count."""

    party: Scaled

    def worth(self, g: Avalon, hero: Seat, source: str) -> int:
        return self.party.times(len(who_is_in(g, hero)))


class ManyValue(Value):
    """A value made of several."""

    said: ClassVar[str]  # the message that joins them

    def parts(self) -> list[Expr]:
        return getattr(self, self.word)  # type: ignore[no-any-return]

    def each(self, g: Avalon, hero: Seat, source: str) -> list[int]:
        return [amount(g, part, hero, source) for part in self.parts()]

    def noun(self) -> Message:
        """One after the other: "your Courage plus 2"."""
        first, *others = self.parts()
        said = value_text(first)
        for part in others:
            said = self.joined(said, part)
        return said

    def joined(self, said: Message, part: Expr) -> Message:
        return say(self.said, first=said, next=value_text(part))

    def faults(self) -> Faults:
        if not self.parts():
            yield "a list of values is needed, not []"


@value
class SumValue(ManyValue):
    """All of them together."""

    sum: list[Expr]
    said = "rule-value-sum"

    def worth(self, g: Avalon, hero: Seat, source: str) -> int:
        return sum(self.each(g, hero, source))

    def joined(self, said: Message, part: Expr) -> Message:
        """What is taken away is said as such."""
        if isinstance(part, int) and part < 0:
            return say("rule-value-minus", first=said, next=value_text(-part))
        return super().joined(said, part)


@value
class MulValue(ManyValue):
    """One times the other."""

    mul: list[Expr]
    said = "rule-value-mul"

    def worth(self, g: Avalon, hero: Seat, source: str) -> int:
        result = 1
        for number in self.each(g, hero, source):
            result *= number
        return result

    @property
    def taken_away(self) -> Expr | None:
        return self.mul[1] if len(self.mul) == 2 and self.mul[0] == -1 else None


class ChosenValue(ManyValue):
    """One of them, by its size."""

    def noun(self) -> Message:
        return say(self.said, parts=[value_text(part) for part in self.parts()])


@value
class MinValue(ChosenValue):
    """The smallest."""

    min: list[Expr]
    said = "rule-value-min"

    def worth(self, g: Avalon, hero: Seat, source: str) -> int:
        return min(self.each(g, hero, source))


@value
class MaxValue(ChosenValue):
    """The largest."""

    max: list[Expr]
    said = "rule-value-max"

    def worth(self, g: Avalon, hero: Seat, source: str) -> int:
        return max(self.each(g, hero, source))
