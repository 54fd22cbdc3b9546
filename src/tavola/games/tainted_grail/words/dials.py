"""Words about dials and tokens: dial, token, menhir (D.6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from tavola.games.tainted_grail.content.card_ids import source_kind
from tavola.games.tainted_grail.content.checks import Faults, Named, check_place, check_target, one_act, places_in
from tavola.games.tainted_grail.content.effect import Effect, word
from tavola.games.tainted_grail.content.selector import Target, TargetSought, Where
from tavola.games.tainted_grail.content.strict import Strict
from tavola.games.tainted_grail.content.value import Expr
from tavola.games.tainted_grail.deeds.effects import Word
from tavola.games.tainted_grail.effects.evaluate import amount
from tavola.games.tainted_grail.effects.selectors import locations_meant
from tavola.games.tainted_grail.events.effects import DialRemoved, DialTurned, TokensChanged
from tavola.games.tainted_grail.map.menhirs import activate_menhir, adjust_dial
from tavola.games.tainted_grail.rules_text.effects import number
from tavola.games.tainted_grail.rules_text.values import (
    Voice,
    chained,
    equal_text,
    place_text,
    signed,
    target_text,
    value_text,
)
from tavola.games.tainted_grail.state import Avalon, Dial
from tavola.games.tainted_grail.words.values import dial_target
from tavola.kernel.event import emit
from tavola.kernel.text import Arg, Message, say


class DialTurn(Strict):
    """What is done with the dial on something; without a target it lies on the card that speaks."""

    target: Target | None = None
    token: Literal["time", "quest", "none"] | None = None
    set: Expr | None = None
    add: Expr | None = None
    remove: bool | None = None

    @property
    def on(self) -> Target:
        return "self_card" if self.target is None else self.target


@word
class DialEffect(Effect, kw_only=True):
    """A dial is set, turned or taken away; it may carry a Time or a Quest token."""

    dial: DialTurn

    def apply(self, g: Avalon, do: Word) -> None:
        body = self.dial
        target = dial_target(body.on, do.hero, do.source, g.heroes[do.hero].at)
        there = next((dial for dial in g.dials if dial.target == target), None)
        if there is None and source_kind(target) == "secret" and not _is_held(g, target):
            return None  # nobody has the Secret that is named
        if body.remove:
            return take_dial_away(g, target) if there is not None else None
        before, token = (there.value, there.token) if there is not None else (0, "none")
        if body.set is not None:
            value = amount(g, body.set, do.hero, do.source)
        else:
            value = before + amount(g, body.add or 0, do.hero, do.source)
        turned = Dial(target, body.token or token, max(0, value))
        g.dials = [turned if dial.target == target else dial for dial in g.dials]
        if there is None:
            g.dials.append(turned)
        return emit(g, DialTurned(turned.target, turned.token, turned.value))

    def says(self, voice: Voice) -> Message:
        body, target = self.dial, target_text(self.dial.on)
        if body.remove:
            return say("rule-dial-remove", target=target)
        if body.set is not None:
            return say(f"rule-dial-set-{body.token or 'none'}", target=target, value=equal_text(body.set))
        return say("rule-dial-add", target=target, by=_by(body.add or 0))

    @property
    def turns_dial_on(self) -> Target | None:
        return self.dial.target

    def faults(self) -> Faults:
        yield from one_act(self.dial, "set", "add", "remove")
        yield from check_target(self.dial.on)

    def names(self) -> Named:
        if isinstance(self.dial.target, TargetSought) and self.dial.target.secret is not None:
            yield "secrets", self.dial.target.secret
        yield from places_in(self.dial.target)

    def values(self) -> Iterator[Expr]:
        return (value for value in (self.dial.set, self.dial.add) if value is not None)


def _by(expr: Expr) -> Arg:
    return signed(expr) if isinstance(expr, int) else value_text(expr)


def _is_held(g: Avalon, target: str) -> bool:
    return any(target == f"secret:{held.id}" for hero in g.heroes for held in hero.secrets)


def take_dial_away(g: Avalon, target: str) -> None:
    g.dials = [dial for dial in g.dials if dial.target != target]
    emit(g, DialRemoved(target))


class Tokens(Strict):
    """So many tokens more or fewer on a Location."""

    time: Expr | None = None
    quest: Expr | None = None
    target: Where | None = None

    @property
    def on(self) -> Where:
        return "here" if self.target is None else self.target

    @property
    def counts(self) -> Iterator[tuple[Literal["time", "quest"], Expr]]:
        if self.time is not None:
            yield "time", self.time
        if self.quest is not None:
            yield "quest", self.quest


@word
class TokenEffect(Effect, kw_only=True):
    """Time or Quest tokens are laid on a Location or taken from it."""

    token: Tokens

    def apply(self, g: Avalon, do: Word) -> None:
        there = locations_meant(g, self.token.on, do.hero)[0]
        place = g.places.get(there)
        if place is None:
            return
        for kind, expr in self.token.counts:
            now = max(0, getattr(place, kind) + amount(g, expr, do.hero, do.source))
            setattr(place, kind, now)
            emit(g, TokensChanged(there, kind, now))

    def says(self, voice: Voice) -> Message:
        target = target_text(self.token.on)
        said = [say(f"rule-token-{kind}", n=number(expr), target=target) for kind, expr in self.token.counts]
        return chained("rule-then", said)

    def faults(self) -> Faults:
        return check_place(self.token.on)

    def names(self) -> Named:
        return places_in(self.token.target)

    def values(self) -> Iterator[Expr]:
        return (expr for _, expr in self.token.counts)


class Adjust(Strict, kw_only=True):
    location: Where | None = None
    add: Expr

    @property
    def there(self) -> Where:
        return "here" if self.location is None else self.location


class MenhirTurn(Strict):
    """A Menhir is lit with a dial, or its dial turned."""

    activate: Where | None = None
    dial: Expr | None = None
    adjust: Adjust | None = None


@word
class MenhirEffect(Effect, kw_only=True):
    """A Menhir is lit or renewed, or burns longer or shorter (TG-19)."""

    menhir: MenhirTurn

    def apply(self, g: Avalon, do: Word) -> None:
        body = self.menhir
        if body.activate is not None:
            there = locations_meant(g, body.activate, do.hero)[0]
            activate_menhir(g, there, amount(g, body.dial or 0, do.hero, do.source), do.hero)
        elif body.adjust is not None:
            there = locations_meant(g, body.adjust.there, do.hero)[0]
            adjust_dial(g, there, amount(g, body.adjust.add, do.hero, do.source))

    def says(self, voice: Voice) -> Message:
        body = self.menhir
        if body.adjust is not None:
            return say("rule-menhir-adjust", place=place_text(body.adjust.there), by=_by(body.adjust.add))
        return say("rule-menhir-light", place=place_text(body.activate or "here"), value=value_text(body.dial or 0))

    def faults(self) -> Faults:
        yield from one_act(self.menhir, "activate", "adjust")
        if self.menhir.activate is not None:
            yield from check_place(self.menhir.activate)
            if self.menhir.dial is None:
                yield "a Menhir that is lit needs a dial"

    def names(self) -> Named:
        yield from places_in(self.menhir.activate)
        if self.menhir.adjust is not None:
            yield from places_in(self.menhir.adjust.location)

    def brings(self) -> Named:
        if self.menhir.activate is not None:
            yield "menhir", self.menhir.activate

    def moments(self) -> Iterable[str]:
        return ("reveal",)

    def values(self) -> Iterator[Expr]:
        if self.menhir.dial is not None:
            yield self.menhir.dial
        if self.menhir.adjust is not None:
            yield self.menhir.adjust.add
