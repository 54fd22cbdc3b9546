"""Words that steer other words: if, roll, repeat, each, modify (D.6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

from tavola.games.tainted_grail.character.survival import hold_energy_down
from tavola.games.tainted_grail.content.checks import Faults, check_who, one_of
from tavola.games.tainted_grail.content.closed_lists import ACTIONS, FACES, STATS, TRAITS
from tavola.games.tainted_grail.content.condition import Cond
from tavola.games.tainted_grail.content.effect import AnyEffect, Branch, Effect, word
from tavola.games.tainted_grail.content.selector import Who
from tavola.games.tainted_grail.content.strict import Strict
from tavola.games.tainted_grail.content.survey import Spot
from tavola.games.tainted_grail.content.value import Expr
from tavola.games.tainted_grail.content.vocabulary import RESOURCES, TRACKS, Modify
from tavola.games.tainted_grail.deeds.effects import CarryOut, Word
from tavola.games.tainted_grail.effects.evaluate import amount, holds
from tavola.games.tainted_grail.effects.modifiers import add_modifier
from tavola.games.tainted_grail.effects.run import carry_out, go_on
from tavola.games.tainted_grail.effects.selectors import by_number, heroes_meant
from tavola.games.tainted_grail.events.effects import DieRolled, EffectTookHold
from tavola.games.tainted_grail.rules_text.conditions import condition_text
from tavola.games.tainted_grail.rules_text.effects import effects_text
from tavola.games.tainted_grail.rules_text.modifiers import modify_text
from tavola.games.tainted_grail.rules_text.values import Voice, chained, equal_text, who_text
from tavola.games.tainted_grail.state import Avalon
from tavola.games.tainted_grail.words.scope import members_for, seats_of
from tavola.kernel.chance import below, roll
from tavola.kernel.event import emit
from tavola.kernel.flow import rule
from tavola.kernel.text import Message, say


@word
class IfEffect(Effect, kw_only=True):
    """One branch or the other, by what is so when the text is read."""

    if_: Cond = msgspec.field(name="if")
    then: list[AnyEffect] | None = None
    else_: list[AnyEffect] | None = msgspec.field(name="else", default=None)

    def apply(self, g: Avalon, do: Word) -> None:
        met = holds(g, self.if_, do.hero, do.source, members_for(g, do))
        if branch := self.then if met else self.else_:
            go_on(g, do, branch)

    def says(self, voice: Voice) -> Message:
        if self.then and self.else_:
            return say(
                "rule-if-else",
                condition=condition_text(self.if_, voice),
                effects=effects_text(self.then, voice),
                others=effects_text(self.else_, voice),
            )
        condition = condition_text(self.if_, voice, negated=not self.then)
        return say("rule-if", condition=condition, effects=effects_text(self.then or self.else_ or [], voice))

    def conditions(self) -> Iterable[tuple[str, Cond]]:
        return (("", self.if_),)

    def inner(self) -> Iterator[Branch]:
        yield Branch(self.then or ())
        yield Branch(self.else_ or ())


# -- roll


class Roll(Strict):
    die: Literal["d6", "coin", "guardian"]
    table: dict[str, list[AnyEffect]]  # "1", "2-4", "skull" -> effects; a result not listed does nothing


@word
class RollEffect(Effect, kw_only=True):
    """The line of the table that the result falls on is carried out; a result not listed does nothing."""

    roll: Roll

    def apply(self, g: Avalon, do: Word) -> None:
        result = throw(g, self.roll.die)
        emit(g, DieRolled(do.hero, self.roll.die, result))
        for line, effects in self.roll.table.items():
            if _falls_on(line, result):
                go_on(g, do, effects)
                return

    def says(self, voice: Voice) -> Message:
        lines = [
            say("rule-roll-line", result=_result(self.roll.die, line), effects=effects_text(effects, voice))
            for line, effects in self.roll.table.items()
        ]
        return say("rule-roll", die=say(f"rule-die-{self.roll.die}"), lines=chained("rule-roll-next", lines))

    def faults(self) -> Faults:
        for line in self.roll.table:
            if self.roll.die in FACES:
                yield from one_of(line, FACES[self.roll.die], "face")
            elif not all(part in "123456" and part for part in line.split("-")) or line.count("-") > 1:
                yield f"a line of a die's table is '3' or '2-4', not {line!r}"

    def inner(self) -> Iterator[Branch]:
        return (Branch(effects, line) for line, effects in self.roll.table.items())


def throw(g: Avalon, die: str) -> str:
    """The ordinary die shows 1 to 6, the dial used as a coin Skull or Grail, the Guardian die its own faces."""
    if die == "d6":
        return str(roll(g, 1, 6)[0])
    if die == "coin":
        return ("skull", "grail")[below(g, 2)]
    faces = g.box.campaigns[g.campaign].guardian_die
    return faces[below(g, len(faces))]


def _falls_on(line: str, result: str) -> bool:
    low, _, high = line.partition("-")
    if high and result.isdigit():
        return int(low) <= int(result) <= int(high)
    return line == result


def _result(die: str, line: str) -> Message:
    if die == "d6":
        return say("rule-number", n=line.replace("-", "\N{EN DASH}"))
    return say(f"rule-face-{line}")


# -- again, and for each


class Repeat(Strict):
    times: Expr
    do: list[AnyEffect]


@word
class RepeatEffect(Effect, kw_only=True):
    """So many times over."""

    repeat: Repeat

    def apply(self, g: Avalon, do: Word) -> None:
        for _ in range(amount(g, self.repeat.times, do.hero, do.source)):
            go_on(g, do, self.repeat.do)

    def says(self, voice: Voice) -> Message:
        times, effects = self.repeat.times, effects_text(self.repeat.do, voice)
        if isinstance(times, int):
            return say("rule-repeat", n=times, effects=effects)
        return say("rule-repeat-by", value=equal_text(times), effects=effects)

    def values(self) -> Iterable[Expr]:
        return (self.repeat.times,)

    def inner(self) -> Iterator[Branch]:
        yield Branch(self.repeat.do)


class Each(Strict):
    who: Who
    do: list[AnyEffect]


@word
class EachEffect(Effect, kw_only=True):
    """By Character Number; conditions inside look at the one being treated only."""

    each: Each

    def apply(self, g: Avalon, do: Word) -> None:
        seats = heroes_meant(g, self.each.who, do.hero, do.source, everybody=do.who == "all")
        for seat in reversed(by_number(g, seats)):
            carry_out(g, self.each.do, seat, do.source, alone=True)

    def says(self, voice: Voice) -> Message:
        inner = msgspec.structs.replace(voice, alone=True, default="self")
        return say("rule-each", who=who_text(self.each.who), effects=effects_text(self.each.do, inner))

    def faults(self) -> Faults:
        yield from check_who(self.each.who)
        if self.each.who in ("party", "one"):
            yield f"`each` with {self.each.who} would be everybody: say each, all, others or a place"

    def inner(self) -> Iterator[Branch]:
        yield Branch(self.each.do, alone=True)


# -- modify


@word
class ModifyEffect(Effect, kw_only=True):
    """A number changes for a while (D.7)."""

    modify: Modify
    scoped = True

    def apply(self, g: Avalon, do: Word) -> None:
        heroes, change = seats_of(g, do), self.modify
        add_modifier(g, change, heroes, do.source)
        for seat in heroes:
            hold_energy_down(g, seat)
        if heroes:
            emit(g, EffectTookHold(do.source, tuple(heroes), change.stat, change.for_, g.modifiers[-1].change))

    def says(self, voice: Voice) -> Message:
        said = modify_text(self.modify, voice)
        who = self.who or voice.default
        return said if who == "self" else say("rule-modify-for", who=who_text(who), change=said)

    def faults(self) -> Faults:
        body = self.modify
        kind, _, rest = body.stat.partition(".")
        if kind == "trait":
            yield from one_of(rest, TRAITS, "Trait")
        elif kind == "cost":
            action, _, what = rest.partition(".")
            yield from one_of(action, ACTIONS, "Action")
            yield from one_of(what, (*TRACKS, *RESOURCES), "kind of cost")
        else:
            yield from one_of(body.stat, STATS, "number to modify")
        if sum(part is not None for part in (body.add, body.mul, body.set, body.prevent)) != 1:
            yield "a modifier has one of add, mul, set, prevent"
        if kind == "key" and body.set != "connected":
            yield "a Key is modified with set: connected"
        if kind == "trait" and not isinstance(body.set, bool):
            yield "a Trait is switched with set: true or set: false"

    def misplaced(self, spot: Spot) -> Iterator[str]:
        if self.modify.for_ in ("phase", "activation") and not spot.contest:
            yield f"there is no {self.modify.for_} outside an Encounter"

    def values(self) -> Iterator[Expr]:
        for value in (self.modify.add, self.modify.mul, self.modify.set, self.modify.prevent):
            if isinstance(value, (int, dict)) and not isinstance(value, bool):
                yield value

    def conditions(self) -> Iterator[tuple[str, Cond]]:
        if self.modify.if_ is not None:
            yield "", self.modify.if_

    @property
    def change(self) -> Modify:
        return self.modify


@rule(CarryOut)
def carry_out_effects(g: Avalon, do: CarryOut) -> None:
    carry_out(g, do.effects, do.hero, do.source, who=do.who, alone=do.alone)
