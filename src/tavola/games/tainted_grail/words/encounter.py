"""Words that live in Encounters: pool, affinity, draw, discard, play, charges, flip (D.6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

from tavola.games.tainted_grail.content.checks import Faults
from tavola.games.tainted_grail.content.effect import Effect, word
from tavola.games.tainted_grail.content.strict import Strict
from tavola.games.tainted_grail.content.survey import Spot
from tavola.games.tainted_grail.content.value import Expr
from tavola.games.tainted_grail.content.vocabulary import Flip, Keyword
from tavola.games.tainted_grail.costs.card_costs import ask_what_to_flip
from tavola.games.tainted_grail.costs.card_prices import to_flip
from tavola.games.tainted_grail.deeds.effects import PlayByEffect, Word
from tavola.games.tainted_grail.deeds.encounter import DiscardFromHand, DrawCards, KeepInHand, PlayCard
from tavola.games.tainted_grail.effects.evaluate import amount
from tavola.games.tainted_grail.effects.selectors import by_number, owner_of
from tavola.games.tainted_grail.encounter.abilities import may_play_more
from tavola.games.tainted_grail.encounter.choices import PlayByEffectChoice
from tavola.games.tainted_grail.encounter.choose_card import why_not_from_hand
from tavola.games.tainted_grail.encounter.combat import gain_cubes, lose_cubes
from tavola.games.tainted_grail.encounter.diplomacy import move_marker
from tavola.games.tainted_grail.encounter.frames import cards_of, current, is_member, is_open
from tavola.games.tainted_grail.encounter.hands import discard_top
from tavola.games.tainted_grail.encounter.keys import magic_choices
from tavola.games.tainted_grail.encounter.play_card import magic_at_hand
from tavola.games.tainted_grail.encounter.sequence import change_charges, remove_last
from tavola.games.tainted_grail.rules_text.costs import flip_cost
from tavola.games.tainted_grail.rules_text.effects import number, spoken, up_or_down
from tavola.games.tainted_grail.rules_text.values import Voice, equal_text
from tavola.games.tainted_grail.state import Avalon
from tavola.games.tainted_grail.words.scope import seats_of
from tavola.kernel.choice import legality, offer
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.flow import ask, rule, then
from tavola.kernel.text import Message, say


def members_meant(g: Avalon, do: Word) -> list[Seat]:
    """The Characters meant who are in the Encounter, the lowest Character Number first."""
    return [seat for seat in by_number(g, seats_of(g, do)) if is_member(g, seat)]


@word
class PoolEffect(Effect, kw_only=True):
    """Cubes into the Pool or out of it; what the Pool lacks is paid in cards (TG-36.8)."""

    pool: Expr
    contest = "combat"

    def apply(self, g: Avalon, do: Word) -> None:
        if not is_open(g) or current(g).kind != "combat":
            return
        n = amount(g, self.pool, do.hero, do.source)
        if n > 0:
            gain_cubes(g, do.hero, n)
        elif n < 0:
            lose_cubes(g, do.hero, -n)

    def says(self, voice: Voice) -> Message:
        return up_or_down("rule-pool", self.pool)

    def values(self) -> Iterable[Expr]:
        return (self.pool,)


@word
class AffinityEffect(Effect, kw_only=True):
    """The marker moves on the Affinity track."""

    affinity: Expr
    contest = "diplomacy"

    def apply(self, g: Avalon, do: Word) -> None:
        if is_open(g) and current(g).kind == "diplomacy":
            move_marker(g, do.hero, amount(g, self.affinity, do.hero, do.source))

    def says(self, voice: Voice) -> Message:
        return up_or_down("rule-affinity", self.affinity)

    def values(self) -> Iterable[Expr]:
        return (self.affinity,)


@word
class DrawEffect(Effect, kw_only=True):
    """Cards into the hand."""

    draw: Expr
    contest = "any"

    def apply(self, g: Avalon, do: Word) -> None:
        if is_open(g):
            n = amount(g, self.draw, do.hero, do.source)
            then(g, *[DrawCards(seat, n) for seat in members_meant(g, do)])

    def says(self, voice: Voice) -> Message:
        if isinstance(self.draw, int):
            return spoken("rule-draw", self, voice, n=self.draw)
        return spoken("rule-draw-by", self, voice, value=equal_text(self.draw))

    def values(self) -> Iterable[Expr]:
        return (self.draw,)


class Discard(Strict):
    """Where cards are discarded from and how many, or how many are kept in the hand."""

    from_: Literal["hand", "deck_top", "sequence_last"] | None = msgspec.field(name="from", default=None)
    n: Expr | None = None
    hand_but: int | None = None

    @property
    def count(self) -> Expr:
        return 1 if self.n is None else self.n


@word
class DiscardEffect(Effect, kw_only=True):
    """From the hand (`hand_but` keeps so many), from the top of the deck, or the last cards of the Sequence."""

    discard: Discard
    contest = "any"

    def apply(self, g: Avalon, do: Word) -> None:
        if not is_open(g):
            return None
        members = members_meant(g, do)
        if (kept := self.discard.hand_but) is not None:
            return then(g, *[KeepInHand(seat, kept) for seat in members])
        n = amount(g, self.discard.count, do.hero, do.source)
        if self.discard.from_ == "sequence_last":
            remove_last(g, n)
        elif self.discard.from_ == "deck_top":
            for seat in members:
                discard_top(g, seat, n)
        else:
            then(g, *[DiscardFromHand(seat, n) for seat in members])

    def says(self, voice: Voice) -> Message:
        if self.discard.hand_but is not None:
            return spoken("rule-discard-but", self, voice, n=self.discard.hand_but)
        n = number(self.discard.count)
        if self.discard.from_ == "sequence_last":
            return say("rule-discard-sequence", n=n)
        return spoken("rule-discard-" + str(self.discard.from_).replace("_", "-"), self, voice, n=n)

    def faults(self) -> Faults:
        if self.discard.from_ is None and self.discard.hand_but is None:
            yield "one of from, hand_but is needed"

    def values(self) -> Iterator[Expr]:
        return (value for value in (self.discard.n, self.discard.hand_but) if value is not None)


class Play(Strict):
    """There is one way to write it, and it says what happens."""

    from_: Literal["hand"] = msgspec.field(name="from")
    as_connected: Literal["continue"]


@word
class PlayEffect(Effect, kw_only=True):
    """A card from hand is placed at once; only the demand for Continue is waived (TG-37.13)."""

    play: Play
    contest = "any"
    plays_a_card = True

    def apply(self, g: Avalon, do: Word) -> None:
        if is_open(g) and is_member(g, do.hero):
            then(g, PlayByEffect(do.hero))

    def says(self, voice: Voice) -> Message:
        return say("rule-play")


@rule(PlayByEffect)
def play_by_effect(g: Avalon, do: PlayByEffect) -> None:
    """It counts as a card played; at the limit nothing is played (TG-37.13)."""
    if not may_play_more(g, do.seat):
        return
    magic = magic_at_hand(g, do.seat)
    options = [
        offer(PlayByEffectChoice(card, rows), PlayCard(do.seat, card, rows, True))
        for card in cards_of(g, do.seat).hand
        for rows in magic_choices(g, card, magic)
    ]
    ask(g, do.seat, "play_by_effect", options)


@legality(PlayByEffectChoice)
def why_not_play_by_effect(g: Avalon, seat: Seat, choice: PlayByEffectChoice) -> Refusal | None:
    return why_not_from_hand(g, seat, choice)


class Charges(Strict):
    add: Expr


@word
class ChargesEffect(Effect, kw_only=True):
    """Charges come on the card that speaks (TG-33.17)."""

    charges: Charges
    contest = "any"

    def apply(self, g: Avalon, do: Word) -> None:
        if is_open(g):
            n = amount(g, self.charges.add, do.hero, do.source)
            change_charges(g, do.source, owner_of(g, do.source, do.hero), n)

    def says(self, voice: Voice) -> Message:
        return up_or_down("rule-charges", self.charges.add)

    def values(self) -> Iterable[Expr]:
        return (self.charges.add,)

    def misplaced(self, spot: Spot) -> Iterator[str]:
        if not spot.card:
            yield "Charges lie on cards, Items and Secrets only"


@word
class FlipEffect(Effect, kw_only=True):
    """An Item in use is used up until the Encounter ends (TG-26.10)."""

    flip: Literal["self"] | Keyword | Flip
    contest = "any"

    def apply(self, g: Avalon, do: Word) -> None:
        if g.encounter is not None:
            ask_what_to_flip(g, do.hero, to_flip(g, self.flip, do.hero, do.source))

    def says(self, voice: Voice) -> Message:
        return flip_cost(self.flip)

    @property
    def turns_over(self) -> str | Flip:
        return self.flip
