"""Costs paid with cards (D.4): Charges, a flipped Item, cards from the hand, an Item, a Secret."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tavola.games.tainted_grail.character.in_use import keyword_of
from tavola.games.tainted_grail.character.items import fits
from tavola.games.tainted_grail.character.secrets import discard_secret
from tavola.games.tainted_grail.content.box import card_of
from tavola.games.tainted_grail.content.vocabulary import Cost
from tavola.games.tainted_grail.deeds.character import DiscardItem
from tavola.games.tainted_grail.deeds.costs import FlipItem, PayHandCard, PayWithCards
from tavola.games.tainted_grail.effects.selectors import by_number
from tavola.games.tainted_grail.effects.values import charges_on, laid_card
from tavola.games.tainted_grail.events.costs import HandCardPaid, ItemFlipped
from tavola.games.tainted_grail.state import Avalon, Cards, Held
from tavola.kernel.decision import Option, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask, procedure, rule


def missing_card(g: Avalon, cost: Cost, seat: Seat, source: str) -> tuple[str, int, int] | None:
    """The first card cost that cannot be met, with what is needed and what there is."""
    if cost.charges and (there := charges_on(g, source, seat)) < cost.charges:
        return "charges", cost.charges, there
    if cost.flip is not None and not to_flip(g, cost.flip, seat, source):
        return "flip", 1, 0
    if cost.discard is not None and (there := len(_hand_or_deck(g, seat, cost.discard))) < cost.discard.get("n", 1):
        return "cards", cost.discard.get("n", 1), there
    if cost.item is not None and not to_give(g, cost.item, seat):
        return "item", 1, 0
    if cost.secret is not None and not any(card_of(held.id) == str(cost.secret) for held in g.heroes[seat].secrets):
        return "secret", 1, 0
    return None


def card_payer(g: Avalon, cost: Cost, leader: Seat, members: Sequence[Seat], source: str) -> Seat | None:
    """Who gives the cards of a common cost: the leader, else the first member who has them (TG-9.5)."""
    for seat in (leader, *by_number(g, members)):
        if missing_card(g, cost, seat, source) is None:
            return seat
    return None


def to_flip(g: Avalon, what: Any, seat: Seat, source: str) -> list[str]:
    """Cards in use, not yet flipped in this Encounter: the one that speaks, or any with a keyword asked for."""
    if what == "self":
        return [held.id for held in _in_use(g, seat) if source.partition(":")[2] == held.id]
    words = what.get("any_of", [what.get("keyword")]) if isinstance(what, dict) else [what]
    return [held.id for held in _in_use(g, seat) if keyword_of(g, held.id) in words]


def _in_use(g: Avalon, seat: Seat) -> list[Held]:
    aside = g.encounter.set_aside if g.encounter is not None else []
    hero = g.heroes[seat]
    return [held for held in (*hero.items, *hero.secrets) if held.up and not held.flipped and held.id not in aside]


def to_give(g: Avalon, wanted: dict[str, Any], seat: Seat) -> list[str]:
    """Items, never Secrets (TG-27.3)."""
    return [held.id for held in g.heroes[seat].items if fits(g, held.id, wanted)]


def _cards(g: Avalon, seat: Seat) -> Cards:
    hero = g.heroes[seat]
    return hero.diplomacy if g.encounter is not None and g.encounter.kind == "diplomacy" else hero.combat


def _hand_or_deck(g: Avalon, seat: Seat, what: dict[str, Any]) -> list[str]:
    cards = _cards(g, seat)
    return cards.deck if what.get("from") == "deck_top" else cards.hand


def pay_charges(g: Avalon, do: PayWithCards) -> None:
    if not do.cost.charges:
        return
    laid = laid_card(g, do.source)
    if laid is not None:
        laid.charges -= do.cost.charges
        return
    hero, name = g.heroes[do.seat], do.source.partition(":")[2]
    for held in (*hero.items, *hero.secrets):
        if held.id == name:
            held.charges -= do.cost.charges


def flip_a_card(g: Avalon, do: PayWithCards) -> None:
    if do.cost.flip is not None:
        found = sorted(to_flip(g, do.cost.flip, do.seat, do.source))
        ask(g, do.seat, "flip_item", [Option(f"flip:{copy}", (FlipItem(do.seat, copy),)) for copy in found])


def discard_from_hand(g: Avalon, do: PayWithCards) -> None:
    if do.cost.discard is None:
        return
    n = do.cost.discard.get("n", 1)
    if do.cost.discard.get("from") == "deck_top":
        cards = _cards(g, do.seat)
        for _ in range(min(n, len(cards.deck))):
            cards.discard.append(cards.deck.pop())
    else:
        choose_cards_to_pay(g, do.seat, n)


def give_an_item(g: Avalon, do: PayWithCards) -> None:
    if do.cost.item is not None:
        found = sorted(to_give(g, do.cost.item, do.seat))
        ask(g, do.seat, "discard_item", [Option(f"discard:{copy}", (DiscardItem(do.seat, copy),)) for copy in found])


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
        ask(g, seat, "pay_card", [Option(f"card:{card}", (PayHandCard(seat, card, n - 1),)) for card in hand])


@rule(PayHandCard)
def pay_hand_card(g: Avalon, do: PayHandCard) -> None:
    cards = _cards(g, do.seat)
    cards.hand.remove(do.card)
    cards.discard.append(do.card)
    emit(g, HandCardPaid(do.seat, do.card))
    choose_cards_to_pay(g, do.seat, do.more)
