"""Drawing and discarding Combat and Diplomacy cards (TG-36.6, TG-36.7, TG-39.13)."""

from __future__ import annotations

from tavola.referee.tainted_grail import fleeing
from tavola.referee.tainted_grail.asking import BrokenOff, Play, ask
from tavola.referee.tainted_grail.table import Table


def draw(t: Table, seat: int, count: int) -> Play[None]:
    """Whoever must draw more than there is must leave instead (TG-36.6)."""
    if count <= 0 or seat not in t.scene.members:
        return
    cards = t.cards(seat)
    if len(cards.deck) < count:
        if seat in t.fleeing:  # TG-36.16: a flight is not begun twice
            t.needs_no_coin = True
            raise BrokenOff
        yield from fleeing.no_cards_left(t, seat)
        return
    for _ in range(count):
        cards.hand.append(t.take_top(cards.deck, "card", seat, "TG-36.6"))


def discard_from_hand(t: Table, seat: int, count: int) -> Play[None]:
    """TG-36.7, 36.8: a card of one's choice each time; with an empty hand the top of the deck; else nothing."""
    cards = t.cards(seat)
    for left in range(count, 0, -1):
        if 0 < len(cards.hand) <= left:
            put_on_discards(t, seat, cards.hand[0])  # all of them will go
        elif cards.hand:
            key = yield from ask(seat, "discard", [f"discard:{one}" for one in cards.hand], "TG-36.8")
            put_on_discards(t, seat, key.removeprefix("discard:"))
        else:
            discard_top(t, seat)


def put_on_discards(t: Table, seat: int, card: str) -> None:
    t.cards(seat).hand.remove(card)
    t.cards(seat).discard.append(card)


def discard_top(t: Table, seat: int) -> None:
    cards = t.cards(seat)
    if cards.deck:
        cards.discard.append(t.take_top(cards.deck, "top", seat, "TG-36.7"))


def discard_last_of_sequence(t: Table) -> None:
    """TG-33.18: with everything on it; never the Encounter card."""
    if t.scene.sequence:
        laid = t.scene.sequence.pop()
        t.cards(laid.owner).discard.append(laid.card)


def discard_down_to(t: Table, seat: int, left: int) -> Play[None]:
    hand = t.cards(seat).hand
    while len(hand) > left:
        yield from discard_from_hand(t, seat, 1)


def keep_one(t: Table, seat: int) -> Play[None]:
    """TG-37.7: all cards but one, which its owner chooses."""
    hand = t.cards(seat).hand
    if not hand:
        return
    key = yield from ask(seat, "keep", [f"keep:{one}" for one in hand], "TG-37.7")
    for card in [one for one in hand if one != key.removeprefix("keep:")]:
        put_on_discards(t, seat, card)


def gather(t: Table, seat: int) -> None:
    """Hand and discards go back into the deck, which is shuffled."""
    cards = t.cards(seat)
    cards.deck.extend([*cards.hand, *cards.discard])
    cards.hand.clear()
    cards.discard.clear()
    t.shuffle(cards.deck)
