"""Words that change a Character: gain, lose, set, damage, attribute (D.6)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from tavola.games.tainted_grail.character.resources import gain_resource, lose_resource
from tavola.games.tainted_grail.character.survival import deal_damage, gain_track, lose_by_text, set_track
from tavola.games.tainted_grail.choices import NOT_OFFERED
from tavola.games.tainted_grail.content.checks import Faults, keys_of
from tavola.games.tainted_grail.content.effect import Effect, word
from tavola.games.tainted_grail.content.value import Expr
from tavola.games.tainted_grail.content.vocabulary import RESOURCES, TRACKS, Amounts, Attribute
from tavola.games.tainted_grail.deeds.character import GainAttribute, LoseAttribute
from tavola.games.tainted_grail.deeds.effects import HandOver, ShareOut, Word
from tavola.games.tainted_grail.effects.choices import ShareOutChoice
from tavola.games.tainted_grail.effects.evaluate import amount
from tavola.games.tainted_grail.effects.modifiers import modified
from tavola.games.tainted_grail.effects.selectors import by_number, decider
from tavola.games.tainted_grail.rules_text.effects import spoken
from tavola.games.tainted_grail.rules_text.values import Voice, amounts_text, chained, equal_text, kind_name, value_text
from tavola.games.tainted_grail.state import Avalon, GrailDo
from tavola.games.tainted_grail.words.scope import choose_one, is_for_one_of, scope_of, seats_of
from tavola.kernel.choice import legality, offer
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.flow import ask, asking, rule, then
from tavola.kernel.text import Message

COUNTED = (*TRACKS, *RESOURCES)


class AmountsEffect(Effect, kw_only=True):
    """Resources and tracks rise or fall: for each alike, or divided as the group agrees (TG-7.5)."""

    scoped = True

    @property
    def amounts(self) -> Amounts:
        return getattr(self, self.word)  # type: ignore[no-any-return]  # the field is called as the word is

    def apply(self, g: Avalon, do: Word) -> None:
        amounts = _amounts(g, do, self.amounts)
        if scope_of(do) in ("party", "one"):
            return share_out(g, do, amounts, self.word)
        for seat in seats_of(g, do):
            _hand_over(g, seat, self.of_one(g, seat, amounts), self.word)

    def of_one(self, g: Avalon, seat: Seat, amounts: Mapping[str, int]) -> Mapping[str, int]:
        """What it comes to for one Character."""
        return amounts

    def faults(self) -> Faults:
        return keys_of(self.amounts, COUNTED, "this effect")

    def values(self) -> Iterable[Expr]:
        return self.amounts.values()


@word
class GainEffect(AmountsEffect, kw_only=True):
    """Resources and tracks rise."""

    gain: Amounts

    def of_one(self, g: Avalon, seat: Seat, amounts: Mapping[str, int]) -> Mapping[str, int]:
        """Cards may change the Exp that an Encounter's Reward gives (`reward.exp`)."""
        if "exp" not in amounts or g.encounter is None or g.encounter.phase != "outcome":
            return amounts
        return {**amounts, "exp": modified(g, seat, "reward.exp", amounts["exp"])}

    def says(self, voice: Voice) -> Message:
        return spoken("rule-gain", self, voice, what=amounts_text(self.gain))


@word
class LoseEffect(AmountsEffect, kw_only=True):
    """Losing takes what there is, down to 0 (TG-6.7)."""

    lose: Amounts

    def says(self, voice: Voice) -> Message:
        return spoken("rule-lose", self, voice, what=amounts_text(self.lose))


@word
class SetEffect(Effect, kw_only=True):
    """A track is set, whatever it was."""

    set: Amounts
    scoped = True

    def apply(self, g: Avalon, do: Word) -> None:
        seats = seats_of(g, do)
        if is_for_one_of(g, do, seats):
            return
        for seat in seats:
            for name, number in _amounts(g, do, self.set).items():
                set_track(g, seat, name, number)

    def says(self, voice: Voice) -> Message:
        parts = [
            spoken("rule-set", self, voice, kind=kind_name(name), value=equal_text(expr))
            for name, expr in self.set.items()
        ]
        return chained("rule-then", parts)

    def faults(self) -> Faults:
        return keys_of(self.set, TRACKS, "this effect")

    def values(self) -> Iterable[Expr]:
        return self.set.values()

    def moments(self) -> Iterable[str]:
        return ("dying",) if "health" in self.set else ()


@word
class DamageEffect(Effect, kw_only=True):
    """Damage lowers Health and may be reduced on the way (TG-15.12)."""

    damage: Expr
    scoped = True

    def apply(self, g: Avalon, do: Word) -> None:
        seats = seats_of(g, do)
        if is_for_one_of(g, do, seats):
            return
        for seat in seats:
            deal_damage(g, seat, amount(g, self.damage, do.hero, do.source))

    def says(self, voice: Voice) -> Message:
        if isinstance(self.damage, int):
            return spoken("rule-damage", self, voice, n=self.damage)
        return spoken("rule-damage-by", self, voice, value=equal_text(self.damage))

    def values(self) -> Iterable[Expr]:
        return (self.damage,)


@word
class AttributeEffect(Effect, kw_only=True):
    """A point gained is a marker or, from the third on, a Skill card (TG-16.5)."""

    attribute: dict[Attribute, Expr]
    scoped = True

    def apply(self, g: Avalon, do: Word) -> None:
        seats = seats_of(g, do)
        if is_for_one_of(g, do, seats):
            return
        g.points_given += 1
        todo: list[GrailDo] = []
        for seat in seats:
            for name, points in _amounts(g, do, self.attribute).items():
                todo += [GainAttribute(seat, name, g.points_given) for _ in range(points)]
                if points < 0:
                    todo.append(LoseAttribute(seat, name, -points))
        then(g, *todo)

    def says(self, voice: Voice) -> Message:
        parts = []
        for name, expr in self.attribute.items():
            is_loss = isinstance(expr, int) and expr < 0
            value = value_text(-expr if isinstance(expr, int) and is_loss else expr)
            lowered = "rule-lower" if is_loss else "rule-raise"
            parts.append(spoken(lowered, self, voice, kind=kind_name(name), value=value))
        return chained("rule-then", parts)

    def values(self) -> Iterable[Expr]:
        return self.attribute.values()


def _amounts(g: Avalon, do: Word, given: Mapping[str, Expr] | Mapping[Attribute, Expr]) -> dict[str, int]:
    return {name: amount(g, expr, do.hero, do.source) for name, expr in given.items()}


ChangeOne = Callable[[Avalon, Seat, str, int], object]


def _change(g: Avalon, seat: Seat, amounts: Mapping[str, int], track: ChangeOne, resource: ChangeOne) -> None:
    for name, number in amounts.items():
        (track if name in TRACKS else resource)(g, seat, name, number)


# -- sharing


def share_out(g: Avalon, do: Word, amounts: Mapping[str, int], way: str) -> None:
    """`one` gives all of it to a single member; `party` is divided by agreement."""
    members = seats_of(g, do)
    if not members:
        return None
    if len(members) == 1:
        return _hand_over(g, members[0], amounts, way)
    if scope_of(do) == "one":
        return choose_one(g, do, members)
    then(g, *[ShareOut(tuple(members), name, left, way, do.source) for name, left in amounts.items() if left > 0])


def _hand_over(g: Avalon, seat: Seat, amounts: Mapping[str, int], way: str) -> None:
    if way == "gain":
        _change(g, seat, amounts, gain_track, gain_resource)
    else:
        _change(g, seat, amounts, lose_by_text, lose_resource)


@rule(ShareOut)
def divide_by_agreement(g: Avalon, do: ShareOut) -> None:
    options = []
    for seat in by_number(g, do.members):
        rest = (ShareOut(do.members, do.name, do.left - 1, do.way, do.source),) if do.left > 1 else ()
        options.append(offer(ShareOutChoice(seat, do.name, 1), HandOver(seat, do.name, 1, do.way), *rest))
        if do.left > 1:
            options.append(offer(ShareOutChoice(seat, do.name, do.left), HandOver(seat, do.name, do.left, do.way)))
    ask(g, decider(g, do.members), f"share_{do.way}", options)


@legality(ShareOutChoice)
def why_not_to_it(g: Avalon, seat: Seat, choice: ShareOutChoice) -> Refusal | None:
    do = asking(g, ShareOut)
    is_one_of_them = choice.seat in do.members and choice.kind == do.name and choice.n in (1, do.left)
    return None if is_one_of_them else NOT_OFFERED


@rule(HandOver)
def hand_over(g: Avalon, do: HandOver) -> None:
    _hand_over(g, do.seat, {do.name: do.number}, do.way)
