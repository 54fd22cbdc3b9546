"""Decks and Reserves (TG-14.7, TG-28.1, TG-28.2): a card learnt, owned cards put in and taken out."""

from __future__ import annotations

from functools import cache

from tavola.games.tainted_grail.deeds.day import LearnCard, MoveCard, RebuildDecks, StopRebuilding, TakeCard
from tavola.games.tainted_grail.effects.repeats import PATIENCE
from tavola.games.tainted_grail.events.day import CardLearnt, DeckChanged, ReserveDrawn
from tavola.games.tainted_grail.marks import card_moved
from tavola.games.tainted_grail.state import Avalon, Cards
from tavola.kernel.chance import shuffle
from tavola.kernel.decision import Option, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import AGAIN, ask, leave, procedure, rule

KINDS = ("combat", "diplomacy")
LEAST_DECK = 15  # TG-28.2


def cards_of(g: Avalon, seat: Seat, kind: str) -> Cards:
    hero = g.heroes[seat]
    return hero.combat if kind == "combat" else hero.diplomacy


# -- cards from the Reserve


def cards_seen(g: Avalon) -> int:
    return 2 if g.options.dear_progress else 3


@rule(LearnCard)
def learn_card(g: Avalon, do: LearnCard) -> None:
    cards = cards_of(g, do.seat, do.kind)
    seen = cards.reserve[-cards_seen(g) :][::-1]
    emit(g, ReserveDrawn(do.seat, do.kind, tuple(seen)))
    ask(g, do.seat, "learn_which", [Option(f"card:{card}", (TakeCard(do.seat, do.kind, card),)) for card in seen])


@rule(TakeCard)
def take_card(g: Avalon, do: TakeCard) -> None:
    cards = cards_of(g, do.seat, do.kind)
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
    for kind in KINDS:
        cards = cards_of(g, do.seat, kind)
        if cards.spare:
            options += [_put_in(do.seat, kind, card) for card in sorted(cards.spare) if may_move(g, do.seat, card)]
        if len(cards.deck) > LEAST_DECK:
            options += [_take_out(do.seat, kind, card) for card in sorted(cards.deck) if may_move(g, do.seat, card)]
    if not options:
        leave(g, RebuildDecks)  # nothing has changed since the deck was last shuffled
        return None
    ask(g, do.seat, "rebuild_decks", [Option("done", (StopRebuilding(do.seat),)), *options])
    return AGAIN


def may_move(g: Avalon, seat: Seat, card: str) -> bool:
    """In, out and in again, then it stays where it is for tonight (TG-14.11)."""
    return not g.called_off or g.called_off.count(card_moved(seat, card)) < PATIENCE


@cache
def _put_in(seat: Seat, kind: str, card: str) -> Option:
    return Option(f"in:{card}", (MoveCard(seat, kind, card, True),))


@cache
def _take_out(seat: Seat, kind: str, card: str) -> Option:
    return Option(f"out:{card}", (MoveCard(seat, kind, card, False),))


def shuffle_both(g: Avalon, do: RebuildDecks | StopRebuilding) -> None:
    for kind in KINDS:
        shuffle(g, cards_of(g, do.seat, kind).deck)


procedure(RebuildDecks, move_cards, shuffle_both)


@rule(StopRebuilding)
def stop_rebuilding(g: Avalon, do: StopRebuilding) -> None:
    leave(g, RebuildDecks)
    shuffle_both(g, do)


@rule(MoveCard)
def move_card(g: Avalon, do: MoveCard) -> None:
    cards = cards_of(g, do.seat, do.kind)
    source, target = (cards.spare, cards.deck) if do.into_deck else (cards.deck, cards.spare)
    source.remove(do.card)
    target.append(do.card)
    g.called_off.append(card_moved(do.seat, do.card))
    emit(g, DeckChanged(do.seat, do.kind, do.card, do.into_deck))
