"""Costs paid with cards (D.4): Charges, a flipped Item, cards from the hand, an Item, a Secret."""

from __future__ import annotations

from tavola.games.tainted_grail.character.choices import DiscardItemChoice
from tavola.games.tainted_grail.character.secrets import discard_secret
from tavola.games.tainted_grail.choices import NOT_OFFERED
from tavola.games.tainted_grail.content.card_ids import source_id
from tavola.games.tainted_grail.costs.card_prices import _cards, to_flip, to_give
from tavola.games.tainted_grail.costs.choices import FlipItemChoice, PayCardChoice
from tavola.games.tainted_grail.deeds.character import DiscardItem
from tavola.games.tainted_grail.deeds.costs import FlipItem, PayHandCard, PayWithCards
from tavola.games.tainted_grail.deeds.effects import Word
from tavola.games.tainted_grail.effects.charges import laid_card
from tavola.games.tainted_grail.events.costs import HandCardPaid, ItemFlipped
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import legality, offer
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask, procedure, rule


def pay_charges(g: Avalon, do: PayWithCards) -> None:
    if not do.cost.charges:
        return
    laid = laid_card(g, do.source)
    if laid is not None:
        laid.charges -= do.cost.charges
        return
    hero, name = g.heroes[do.seat], source_id(do.source)
    for held in (*hero.items, *hero.secrets):
        if held.id == name:
            held.charges -= do.cost.charges


def flip_a_card(g: Avalon, do: PayWithCards) -> None:
    if do.cost.flip is not None:
        ask_what_to_flip(g, do.seat, to_flip(g, do.cost.flip, do.seat, do.source))


def ask_what_to_flip(g: Avalon, seat: Seat, copies: list[str]) -> None:
    ask(g, seat, "flip_item", [offer(FlipItemChoice(copy), FlipItem(seat, copy)) for copy in sorted(copies)])


@legality(FlipItemChoice)
def why_not_flip(g: Avalon, seat: Seat, choice: FlipItemChoice) -> Refusal | None:
    """A price asks for it, or an effect."""
    do = g.stack[-1]
    assert isinstance(do, PayWithCards | Word)
    what = do.cost.flip if isinstance(do, PayWithCards) else do.entry.turns_over
    return None if what is not None and choice.copy in to_flip(g, what, seat, do.source) else NOT_OFFERED


def discard_from_hand(g: Avalon, do: PayWithCards) -> None:
    if do.cost.discard is None:
        return
    n = do.cost.discard.count
    if do.cost.discard.from_ == "deck_top":
        cards = _cards(g, do.seat)
        for _ in range(min(n, len(cards.deck))):
            cards.discard.append(cards.deck.pop())
    else:
        choose_cards_to_pay(g, do.seat, n)


def give_an_item(g: Avalon, do: PayWithCards) -> None:
    if do.cost.item is not None:
        found = sorted(to_give(g, do.cost.item, do.seat))
        ask(g, do.seat, "discard_item", [offer(DiscardItemChoice(copy), DiscardItem(do.seat, copy)) for copy in found])


def give_a_secret(g: Avalon, do: PayWithCards) -> None:
    if do.cost.secret is not None:
        discard_secret(g, do.cost.secret, [do.seat])


procedure(PayWithCards, pay_charges, flip_a_card, discard_from_hand, give_an_item, give_a_secret)


@rule(FlipItem)
def flip_item(g: Avalon, do: FlipItem) -> None:
    for held in (*g.heroes[do.seat].items, *g.heroes[do.seat].secrets):
        if held.id == do.copy:
            held.flipped = True
    emit(g, ItemFlipped(do.seat, do.copy))


def choose_cards_to_pay(g: Avalon, seat: Seat, n: int) -> None:
    if n > 0:
        hand = _cards(g, seat).hand
        ask(g, seat, "pay_card", [offer(PayCardChoice(card), PayHandCard(seat, card, n - 1)) for card in hand])


@legality(PayCardChoice)
def why_not_pay_with(g: Avalon, seat: Seat, choice: PayCardChoice) -> Refusal | None:
    return None if choice.card in _cards(g, seat).hand else NOT_OFFERED


@rule(PayHandCard)
def pay_hand_card(g: Avalon, do: PayHandCard) -> None:
    cards = _cards(g, do.seat)
    cards.hand.remove(do.card)
    cards.discard.append(do.card)
    emit(g, HandCardPaid(do.seat, do.card))
    choose_cards_to_pay(g, do.seat, do.more)
