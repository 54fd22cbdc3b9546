"""Hands in an Encounter: starting hands, mulligan, drawing, discarding (TG-32.8 to TG-32.11, TG-36.6, TG-36.7)."""

from __future__ import annotations

from tavola.games.tainted_grail.character.survival import in_panic
from tavola.games.tainted_grail.deeds.encounter import (
    DeckRunsOut,
    DiscardCard,
    DiscardDownToLimit,
    DiscardFromHand,
    DrawAtTurnEnd,
    DrawCards,
    DrawHand,
    ExchangeHand,
    KeepInHand,
    Mulligan,
    PlayCard,
)
from tavola.games.tainted_grail.effects.modifiers import modified
from tavola.games.tainted_grail.encounter.choices import DiscardChoice, KeepChoice, KeepHandChoice, MulliganChoice
from tavola.games.tainted_grail.encounter.frames import cards_of, current, is_member
from tavola.games.tainted_grail.encounter.traits import extra_cards
from tavola.games.tainted_grail.events.encounter import CardDiscarded, CardsDrawn, DeckCardDiscarded, HandExchanged
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.chance import shuffle
from tavola.kernel.choice import legality, no, offer
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask, asking, is_doing, procedure, rule, then

STARTING_HAND = 3
STARTING_HAND_OF_FOUR = 2
HAND_LIMIT = 3
NOT_IN_HAND = no("TG_E_NOT_IN_HAND", "TG-34.6")


# -- drawing


@rule(DrawCards)
def draw_them(g: Avalon, do: DrawCards) -> None:
    if is_member(g, do.seat):
        draw_cards(g, do.seat, do.n)


def draw_cards(g: Avalon, seat: Seat, n: int) -> bool:
    """Cards from the top; with too few in the deck one must Flee, at once or when the card is finished (TG-36.6).

    False means that whatever was being resolved is broken off.
    """
    if n <= 0:
        return True
    cards, fight = cards_of(g, seat), current(g)
    if len(cards.deck) < n:
        if g.options.deck_out == "after_card" and seat == fight.active and is_doing(g, PlayCard):
            fight.must_flee.append(seat)
            return True
        then(g, DeckRunsOut(seat))
        return False
    drawn = [cards.deck.pop() for _ in range(n)]
    cards.hand += drawn
    if drawn:
        emit(g, CardsDrawn(seat, tuple(drawn)))
    return True


@rule(DrawAtTurnEnd)
def draw_at_turn_end(g: Avalon, do: DrawAtTurnEnd) -> None:
    if is_member(g, do.seat):
        n = modified(g, do.seat, "draw.turn_end", 0 if in_panic(g, do.seat) else 1)
        draw_cards(g, do.seat, n + extra_cards(g, do.seat))


# -- the starting hand


@rule(DrawHand)
def draw_starting_hand(g: Avalon, do: DrawHand) -> None:
    if is_member(g, do.seat):
        base = STARTING_HAND_OF_FOUR if len(current(g).came) >= 4 else STARTING_HAND
        draw_cards(g, do.seat, modified(g, do.seat, "hand_start", base) + extra_cards(g, do.seat))


@rule(Mulligan)
def offer_mulligan(g: Avalon, do: Mulligan) -> None:
    if is_member(g, do.seat) and len(cards_of(g, do.seat).hand) > 1:
        again = (ExchangeHand(do.seat), Mulligan(do.seat))
        ask(g, do.seat, "mulligan", [offer(KeepHandChoice()), offer(MulliganChoice(), *again)])


@legality(MulliganChoice)
def why_not_mulligan(g: Avalon, seat: Seat, choice: MulliganChoice) -> Refusal | None:
    return no("TG_E_MULLIGAN_MIN", "TG-32.9") if len(cards_of(g, seat).hand) <= 1 else None


@rule(ExchangeHand)
def exchange_hand(g: Avalon, do: ExchangeHand) -> None:
    cards = cards_of(g, do.seat)
    n = len(cards.hand) - 1
    if g.options.mulligan == "stays_out":
        cards.discard += cards.hand
    else:
        cards.deck += cards.hand
        shuffle(g, cards.deck)
    cards.hand = []
    emit(g, HandExchanged(do.seat, n))
    draw_cards(g, do.seat, n)


# -- discarding


@rule(DiscardFromHand)
def discard_from_hand(g: Avalon, do: DiscardFromHand) -> None:
    if not is_member(g, do.seat) or do.n <= 0:
        return None
    hand = cards_of(g, do.seat).hand
    if len(hand) <= do.n:
        short = do.n - len(hand)
        for card in hand[:]:
            discard(g, do.seat, card)
        return discard_top(g, do.seat, short)
    rest = (DiscardFromHand(do.seat, do.n - 1),) if do.n > 1 else ()
    ask(g, do.seat, "discard", [offer(DiscardChoice(card), DiscardCard(do.seat, card), *rest) for card in hand])


@legality(DiscardChoice)
def why_not_discard_card(g: Avalon, seat: Seat, choice: DiscardChoice) -> Refusal | None:
    return None if choice.card in cards_of(g, seat).hand else NOT_IN_HAND


@rule(DiscardCard)
def discard_it(g: Avalon, do: DiscardCard) -> None:
    discard(g, do.seat, do.card)


def discard(g: Avalon, seat: Seat, card: str) -> None:
    cards = cards_of(g, seat)
    cards.hand.remove(card)
    cards.discard.append(card)
    emit(g, CardDiscarded(seat, card))


def discard_top(g: Avalon, seat: Seat, n: int) -> None:
    """As many as there are. It is not a draw, so nobody has to Flee for it (TG-36.7, TG-37.12)."""
    cards = cards_of(g, seat)
    for _ in range(min(n, len(cards.deck))):
        card = cards.deck.pop()
        cards.discard.append(card)
        emit(g, DeckCardDiscarded(seat, card))


@rule(KeepInHand)
def choose_what_to_keep(g: Avalon, do: KeepInHand) -> None:
    hand = cards_of(g, do.seat).hand
    if len(hand) > do.n > len(do.kept):
        free = [card for card in hand if card not in do.kept]
        return ask(g, do.seat, "keep", [offer(KeepChoice(card), _keeping(do, card)) for card in free])
    if len(hand) > do.n:
        for card in [card for card in hand if card not in do.kept]:
            discard(g, do.seat, card)


@legality(KeepChoice)
def why_not_keep(g: Avalon, seat: Seat, choice: KeepChoice) -> Refusal | None:
    if choice.card in asking(g, KeepInHand).kept:
        return no("TG_E_AGAIN", "TG-37.7")
    return None if choice.card in cards_of(g, seat).hand else NOT_IN_HAND


def _keeping(do: KeepInHand, card: str) -> KeepInHand:
    return KeepInHand(do.seat, do.n, (*do.kept, card))


def hold_to_hand_limit(g: Avalon, do: DiscardDownToLimit) -> None:
    if is_member(g, do.seat):
        over = len(cards_of(g, do.seat).hand) - modified(g, do.seat, "hand_limit", HAND_LIMIT)
        then(g, DiscardFromHand(do.seat, over))


procedure(DiscardDownToLimit, hold_to_hand_limit)
