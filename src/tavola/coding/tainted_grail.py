"""Tainted Grail as numbers: all that lies open by what it is, and a number of its own for what a pack can ask for.

An earlier form, with counts of Items, Skills and Secrets and most answers by checksum, is `tainted_grail_v1.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import blake2b

from tavola.coding import marks, named
from tavola.coding import tainted_grail_v1 as before
from tavola.coding.tainted_grail_words import words
from tavola.games.tainted_grail.content.box import AvalonBox, card_of
from tavola.games.tainted_grail.content.vocabulary import RESOURCES
from tavola.games.tainted_grail.present.view_trade import bargain
from tavola.games.tainted_grail.state import Avalon, Cards, Held, Hero
from tavola.kernel.decision import Seat
from tavola.kernel.game import owed

SHARED = 1024
ANSWERS = 8  # bytes that tell lists of answers apart
PILES = ("deck", "hand", "discard", "spare", "reserve")
points = before.points


def keys(box: AvalonBox) -> Iterator[str]:
    """All answers that a pack can ask for."""
    yield from before.keys(box)
    yield from words(box)


class Encoder(before.Encoder):
    """What the earlier form shows, then the same things by what they are."""

    def __init__(self, box: AvalonBox, seats: int) -> None:
        self.items = numbered(box.items)
        self.secrets = numbered(map(str, box.secrets))
        self.skills = numbered(f"{skill.id}:{side}" for skill in box.skills.values() for side in skill.sides)
        self.conditions = numbered(box.conditions)
        self.quests = numbered(box.quests)
        self.events = numbered(box.events)
        self.parts = numbered(
            f"{key}#{nth}" for key, each in box.statuses.items() if not each.hidden for nth in range(each.parts + 1)
        )
        self.goods = numbered([*RESOURCES, *self.items, *self.secrets])
        super().__init__(box, seats)
        self.nobody = bytes(len(self._belongings()))
        self.names = (*self.names, *self._things())

    def _things(self) -> tuple[str, ...]:
        return (
            *named(("answers", ANSWERS), ("active_quest", self.quests), ("event", self.events), ("part", self.parts)),
            *named(("laid_by", self.cards), ("foe_member", self.seats), ("foe_set_aside", self.items)),
            *named(("bargain_of", self.seats), ("bargain_with", self.seats)),
            *named(("bargain_give", self.goods), ("bargain_take", self.goods)),
            *(f"seat{nth}_{name}" for nth in range(self.seats) for name in self._belongings()),
        )

    def _belongings(self) -> tuple[str, ...]:
        """What the cards of one Character are."""
        held = [(f"{word}_{state}", what) for word, what in (("item", self.items), ("secret", self.secrets))
                for state in ("in_use", "aside", "flipped", "charges")]  # fmt: skip
        piles = [(f"{deck}_{pile}", self.cards) for deck in ("combat", "diplomacy") for pile in PILES]
        return named(*held, ("skill", self.skills), ("condition", self.conditions), ("ate", 1), *piles)

    def look(self, g: Avalon, seat: int) -> bytearray:
        found = super().look(g, seat)
        found += answers(g, seat)
        found += marks(self.quests, g.quests)
        found += some(self.events, [*g.lasting_events, *([g.event_today] if g.event_today else [])])
        found += some(self.parts, (f"{key}#{nth}" for key, parts in g.statuses.items() for nth in parts))
        self.look_at_fight(g, seat, found)
        self.look_at_bargain(g, seat, found)
        for nth in range(self.seats):
            other = (seat + nth) % self.seats
            found += self.look_at_belongings(g.heroes[other]) if other < len(g.heroes) else self.nobody
        return found

    def look_at_fight(self, g: Avalon, seat: Seat, found: bytearray) -> None:
        """Who laid the cards of the Sequence, counted from the seat on; who is in the Encounter; Items left out."""
        fight = g.encounter
        owners, members, aside = bytearray(len(self.cards)), bytearray(self.seats), bytearray(len(self.items))
        if fight is not None:
            for laid in fight.sequence:
                owners[self.cards[laid.card]] = 1 + (laid.owner - seat) % self.seats
            for member in fight.members:
                members[(member - seat) % self.seats] = 1
            aside = some(self.items, map(card_of, fight.set_aside))
        found += owners + members + aside

    def look_at_bargain(self, g: Avalon, seat: Seat, found: bytearray) -> None:
        """Who trades with whom, counted from the seat on, and what each gives."""
        of, partner = bytearray(self.seats), bytearray(self.seats)
        give: tuple[str, ...] = ()
        take: tuple[str, ...] = ()
        named_so_far = bargain(g)
        if named_so_far is not None:
            one, other, give, take = named_so_far
            of[(one - seat) % self.seats] = partner[(other - seat) % self.seats] = 1
        found += of + partner + some(self.goods, map(card_of, give)) + some(self.goods, map(card_of, take))

    def look_at_belongings(self, hero: Hero) -> bytearray:
        found = self.look_at_held(self.items, hero.items) + self.look_at_held(self.secrets, hero.secrets)
        found += some(self.skills, (f"{skill.card}:{skill.side}" for skill in hero.skills))
        found += some(self.conditions, hero.conditions)
        found.append(hero.ate)
        for cards in (hero.combat, hero.diplomacy):
            for pile in piles(cards):
                found += marks(self.cards, pile)
        return found

    def look_at_held(self, places: dict[str, int], held: Iterable[Held]) -> bytearray:
        """Cards in use, not in use, used up, and the Charges on them."""
        count = len(places)
        found = bytearray(4 * count)
        for each in held:
            at = places.get(card_of(each.id))
            if at is not None:
                found[at + (0 if each.up else count)] += 1
                found[at + 2 * count] += each.flipped
                found[at + 3 * count] = min(found[at + 3 * count] + each.charges, before.MOST)
        return found


def numbered(things: Iterable[str]) -> dict[str, int]:
    return {thing: nth for nth, thing in enumerate(sorted(things))}


def some(places: dict[str, int], things: Iterable[str]) -> bytearray:
    """How many of each; what has no place is left out."""
    return marks(places, (thing for thing in things if thing in places))


def piles(cards: Cards) -> tuple[list[str], ...]:
    return cards.deck, cards.hand, cards.discard, cards.spare, cards.reserve


def answers(g: Avalon, seat: Seat) -> bytes:
    """A digest of what the seat may answer: of a price half paid, or of what is told only once, no more is shown."""
    for decision in owed(g):
        if decision.seat == seat:
            return blake2b("\n".join(decision.legal()).encode(), digest_size=ANSWERS).digest()
    return bytes(ANSWERS)
