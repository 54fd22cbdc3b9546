"""Decks and Reserves (TG-14.7, TG-28.1, TG-28.2): a card learnt, owned cards put in and taken out."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from tavola.games.tainted_grail.content.vocabulary import CARD_KINDS
from tavola.games.tainted_grail.day.choices import DoneChoice, LearnCardChoice, PutInChoice, TakeOutChoice
from tavola.games.tainted_grail.day.turns import name_of
from tavola.games.tainted_grail.deeds.day import LearnCard, MoveCard, RebuildDecks, StopRebuilding, TakeCard
from tavola.games.tainted_grail.effects.repeats import tired_of
from tavola.games.tainted_grail.events.day import CardLearnt, DeckChanged, ReserveDrawn
from tavola.games.tainted_grail.marks import Attempt, card_moved
from tavola.games.tainted_grail.state import Avalon, Cards
from tavola.kernel.chance import shuffle
from tavola.kernel.choice import NO_SUCH_THING, legality, no, offer
from tavola.kernel.decision import Option, Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import AGAIN, ask, asking, leave, procedure, rule

LEAST_DECK = 15  # TG-28.2


def cards_of_kind(g: Avalon, seat: Seat, kind: str) -> Cards:
    hero = g.heroes[seat]
    return hero.combat if kind == "combat" else hero.diplomacy


# -- cards from the Reserve


def cards_seen(g: Avalon) -> int:
    return 2 if g.options.dear_progress else 3


@rule(LearnCard)
def learn_card(g: Avalon, do: LearnCard) -> None:
    seen = _drawn(g, do)
    emit(g, ReserveDrawn(do.seat, do.kind, tuple(seen)))
    ask(g, do.seat, "learn_which", [offer(LearnCardChoice(card), TakeCard(do.seat, do.kind, card)) for card in seen])


def _drawn(g: Avalon, do: LearnCard) -> list[str]:
    return cards_of_kind(g, do.seat, do.kind).reserve[-cards_seen(g) :][::-1]


@legality(LearnCardChoice)
def why_not_learn_it(g: Avalon, seat: Seat, choice: LearnCardChoice) -> Refusal | None:
    return None if choice.card in _drawn(g, asking(g, LearnCard)) else NO_SUCH_THING


@rule(TakeCard)
def take_card(g: Avalon, do: TakeCard) -> None:
    cards = cards_of_kind(g, do.seat, do.kind)
    cards.reserve.remove(do.card)
    cards.deck.append(do.card)
    shuffle(g, cards.reserve)
    shuffle(g, cards.deck)
    emit(g, CardLearnt(do.seat, do.kind, do.card))


# -- step 4 of the End of the Day


def could_rebuild(g: Avalon, seat: Seat) -> bool:
    """With nothing to put in and nothing to spare both decks stay as they are."""
    hero = g.heroes[seat]
    return any(cards.spare or len(cards.deck) > LEAST_DECK for cards in (hero.combat, hero.diplomacy))


def move_cards(g: Avalon, do: RebuildDecks) -> str | None:
    options: list[Option] = []
    tired = tired_of(g)
    for kind in CARD_KINDS:
        cards = cards_of_kind(g, do.seat, kind)
        if cards.spare:
            options += [_put_in(do.seat, kind, card) for card in _movable(do.seat, cards.spare, tired)]
        if len(cards.deck) > LEAST_DECK:
            options += [_take_out(do.seat, kind, card) for card in _movable(do.seat, cards.deck, tired)]
    if not options:
        leave(g, RebuildDecks)  # nothing has changed since the deck was last shuffled
        return None
    ask(g, do.seat, "rebuild_decks", [offer(DoneChoice(), StopRebuilding(do.seat)), *options])
    return AGAIN


def _movable(seat: Seat, cards: list[str], tired: Collection[Attempt]) -> list[str]:
    """Those of these cards that may be moved tonight, by name; `may_move` for a whole deck."""
    return [card for card in sorted(cards) if card_moved(seat, card) not in tired] if tired else sorted(cards)


def may_move(g: Avalon, seat: Seat, card: str) -> bool:
    """In, out and in again, then it stays where it is for tonight (TG-14.11)."""
    return card_moved(seat, card) not in tired_of(g)


@legality(PutInChoice)
def why_not_put_in(g: Avalon, seat: Seat, choice: PutInChoice) -> Refusal | None:
    """Only one's own (TG-14.7)."""
    if not any(choice.card in cards_of_kind(g, seat, kind).spare for kind in CARD_KINDS):
        return no("TG_E_CARD_NOT_OWNED", "TG-14.7", name=name_of(g, seat))
    return None if may_move(g, seat, choice.card) else no("TG_E_AGAIN", "TG-14.11")


@legality(TakeOutChoice)
def why_not_take_out(g: Avalon, seat: Seat, choice: TakeOutChoice) -> Refusal | None:
    """At least fifteen cards stay (TG-14.7)."""
    decks = [cards_of_kind(g, seat, kind).deck for kind in CARD_KINDS]
    deck = next((deck for deck in decks if choice.card in deck), None)
    if deck is None:
        return no("TG_E_CARD_NOT_OWNED", "TG-14.7", name=name_of(g, seat))
    if len(deck) <= LEAST_DECK:
        return no("TG_E_DECK_MIN", "TG-14.7")
    return None if may_move(g, seat, choice.card) else no("TG_E_AGAIN", "TG-14.11")


@cache
def _put_in(seat: Seat, kind: str, card: str) -> Option:
    return offer(PutInChoice(card), MoveCard(seat, kind, card, True))


@cache
def _take_out(seat: Seat, kind: str, card: str) -> Option:
    return offer(TakeOutChoice(card), MoveCard(seat, kind, card, False))


def shuffle_both(g: Avalon, do: RebuildDecks | StopRebuilding) -> None:
    for kind in CARD_KINDS:
        shuffle(g, cards_of_kind(g, do.seat, kind).deck)


procedure(RebuildDecks, move_cards, shuffle_both)


@rule(StopRebuilding)
def stop_rebuilding(g: Avalon, do: StopRebuilding) -> None:
    leave(g, RebuildDecks)
    shuffle_both(g, do)


@rule(MoveCard)
def move_card(g: Avalon, do: MoveCard) -> None:
    cards = cards_of_kind(g, do.seat, do.kind)
    source, target = (cards.spare, cards.deck) if do.into_deck else (cards.deck, cards.spare)
    source.remove(do.card)
    target.append(do.card)
    g.called_off.append(card_moved(do.seat, do.card))
    emit(g, DeckChanged(do.seat, do.kind, do.card, do.into_deck))
