"""A toy with nested choices and hidden hands: two heroes beat off an enemy together, card by card.

Its rules: `ambush.py` has the facts and what may be seen, `ambush_rules.py` the procedures.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from tavola.kernel.chance import shuffle
from tavola.kernel.choice import Choice
from tavola.kernel.decision import Seat
from tavola.kernel.do import AnyDo, Do
from tavola.kernel.event import Event
from tavola.kernel.state import Box, State

CARDS = ("guard", "spell", "strike")
ATTACKS = (1, 1, 2, 3)
HAND = 3


class Options(msgspec.Struct, frozen=True):
    copies: int = 3  # of each card in a hero's deck
    strength: int = 10  # what the pool must reach


class Hero(msgspec.Struct):
    hand: list[str]
    deck: list[str]
    discard: list[str]
    magic: int = 2
    health: int = 4
    cards_played: int = 0
    has_acted: bool = False

    def clone(self) -> Hero:
        hand, deck, discard = self.hand.copy(), self.deck.copy(), self.discard.copy()
        return Hero(hand, deck, discard, self.magic, self.health, self.cards_played, self.has_acted)


class AmbushDo(Do):
    pass


class Fight(AmbushDo):
    pass


class Activate(AmbushDo):
    hero: Seat


class PlayCards(AmbushDo):
    hero: Seat


class StopPlaying(AmbushDo):
    pass


class PlayCard(AmbushDo):
    hero: Seat
    card: str


class AddToPool(AmbushDo):
    amount: int


class LosePool(AmbushDo):
    hero: Seat
    amount: int


class DiscardFromHand(AmbushDo):
    hero: Seat


class Discard(AmbushDo):
    hero: Seat
    card: str


class Draw(AmbushDo):
    hero: Seat


class PayMagicFor(AmbushDo):
    hero: Seat
    effects: tuple[AnyDo, ...]


class SpendMagic(AmbushDo):
    hero: Seat


class AmbushChoice(Choice, frozen=True):
    pass


class DiscardChoice(AmbushChoice, frozen=True):
    """The key is the card's name: a choice without a verb."""

    prompts = ("discard_which",)
    card: str


class AmbushEvent(Event):
    pass


class CardPlayed(AmbushEvent):
    seat: Seat
    card: str


class CardDiscarded(AmbushEvent):
    seat: Seat
    card: str


class CardDrawn(AmbushEvent):
    """The others see that a card was drawn, not which."""

    seat: Seat
    card: str | None
    secret: ClassVar[tuple[str, ...]] = ("card",)
    reveals: ClassVar[str] = "hidden"


class EnemyAttacked(AmbushEvent):
    seat: Seat
    amount: int
    reveals: ClassVar[str] = "hidden"


class FightEnded(AmbushEvent):
    ending: str


class Ambush(State, kw_only=True):
    deeds: ClassVar[type[Do]] = AmbushDo
    choice_kinds: ClassVar[type[Choice]] = AmbushChoice
    box: Box
    heroes: list[Hero]
    strength: int
    attacks: list[int]  # face down, the top last
    attacks_seen: list[int] = msgspec.field(default_factory=list)
    sequence: list[str] = msgspec.field(default_factory=list)
    pool: int = 0
    turns: int = 1
    ending: str = ""

    def clone(self) -> Ambush:
        clone = State.clone(self)
        clone.heroes = [hero.clone() for hero in self.heroes]
        clone.attacks = self.attacks.copy()
        clone.attacks_seen = self.attacks_seen.copy()
        clone.sequence = self.sequence.copy()
        return clone


def lay_out(box: Box, seats: int, options: Options, rng: int) -> Ambush:
    g = Ambush(box=box, heroes=[], strength=options.strength, attacks=list(ATTACKS), rng=rng)
    shuffle(g, g.attacks)
    for _ in range(seats):
        deck = [card for card in CARDS for _ in range(options.copies)]
        shuffle(g, deck)
        g.heroes.append(Hero(deck[:HAND], deck[HAND:], []))
    return g
