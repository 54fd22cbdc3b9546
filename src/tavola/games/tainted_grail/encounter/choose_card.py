"""Phase 2: which cards may be played, the card turned in Panic, and the way out (TG-34.6 to TG-34.10, TG-36.3)."""

from __future__ import annotations

from tavola.games.tainted_grail.content.message_ids import character_name
from tavola.games.tainted_grail.deeds.encounter import DeckRunsOut, Flee, PlayCard, PlayCards, TurnPanicCard
from tavola.games.tainted_grail.effects.modifiers import modified
from tavola.games.tainted_grail.encounter.abilities import act_options, may_play_more
from tavola.games.tainted_grail.encounter.choices import PlayChoice, PlayInPanicChoice, StopChoice, TurnCardChoice
from tavola.games.tainted_grail.encounter.flee import FLEE, why_not_flee
from tavola.games.tainted_grail.encounter.frames import cards_of, current, must_turn_a_card
from tavola.games.tainted_grail.encounter.hands import NOT_IN_HAND
from tavola.games.tainted_grail.encounter.keys import continues, magic_choices, magic_meets, previous_edge
from tavola.games.tainted_grail.encounter.play_card import magic_at_hand
from tavola.games.tainted_grail.encounter.traits import card_limit
from tavola.games.tainted_grail.events.encounter import PanicCardTurned
from tavola.games.tainted_grail.state import Avalon, GrailDo, Laid
from tavola.kernel.choice import legality, no, offer
from tavola.kernel.decision import Option, Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask, rule, then


@rule(PlayCards)
def choose_card(g: Avalon, do: PlayCards) -> None:
    """Whatever was done before the card of Panic is turned may have emptied the deck: then one must Flee (TG-36.5)."""
    if must_turn_a_card(g) and not cards_of(g, do.seat).deck:
        return then(g, DeckRunsOut(do.seat))
    options = act_options(g, do.seat, "play", do)
    if must_turn_a_card(g):
        options.append(offer(TurnCardChoice(), TurnPanicCard(do.seat), do))
    else:
        plays = playable(g, do.seat)
        options += [offer(PlayChoice(card, rows), PlayCard(do.seat, card, rows), do) for card, rows in plays]
        options.append(offer(StopChoice()))
    options += flee_option(g, do.seat, do)
    ask(g, do.seat, "play_card", options)


def playable(g: Avalon, seat: Seat) -> list[tuple[str, tuple[int, ...]]]:
    """Cards in hand with the Magic rows to pay: the first freely, further ones only by Continue (TG-34.6, TG-34.8)."""
    if not may_play_more(g, seat):
        return []
    magic, is_first = magic_at_hand(g, seat), not current(g).played
    return [
        (card, rows)
        for card in cards_of(g, seat).hand
        for rows in magic_choices(g, card, magic)
        if is_first or continues(g, seat, card, rows)
    ]


@legality(PlayChoice)
def why_not_play(g: Avalon, seat: Seat, choice: PlayChoice) -> Refusal | None:
    """From one's hand, in one's Activation, and the more specific reasons first."""
    if current(g).active != seat:
        return no("TG_E_NOT_ACTIVE", "TG-34.2", name=character_name(g.heroes[seat].character))
    if must_turn_a_card(g):
        return no("TG_E_PANIC_FIRST", "TG-36.3")
    return why_not_from_hand(g, seat, choice) or _why_not_connected(g, seat, choice)


def why_not_from_hand(g: Avalon, seat: Seat, choice: PlayChoice) -> Refusal | None:
    if choice.card not in cards_of(g, seat).hand:
        return NOT_IN_HAND
    if not may_play_more(g, seat):
        return no("TG_E_CARD_LIMIT", "TG-37.13", n=modified(g, seat, "cards.max", card_limit(g)))
    return why_not_magic(g, seat, choice)


def why_not_magic(g: Avalon, seat: Seat, choice: PlayChoice) -> Refusal | None:
    """Only Magic Keys that meet, and no more than can be paid for (TG-33.4)."""
    rows = magic_choices(g, choice.card, magic_at_hand(g, seat))
    return None if choice.magic in rows else no("TG_E_MAGIC_NONE", "TG-33.4")


def _why_not_connected(g: Avalon, seat: Seat, choice: PlayChoice) -> Refusal | None:
    """Further cards only by Continue (TG-34.8)."""
    card = choice.card
    if not current(g).played or continues(g, seat, card, choice.magic):
        return None
    meeting = tuple(magic_meets(previous_edge(g), g.box.cards[card].left))
    if continues(g, seat, card, meeting) and not any(played == card for played, _ in playable(g, seat)):
        return no("TG_E_MAGIC_NONE", "TG-34.8")
    return no("TG_E_NO_CONTINUE", "TG-34.8")


@legality(TurnCardChoice)
def why_not_turn_a_card(g: Avalon, seat: Seat, choice: TurnCardChoice) -> Refusal | None:
    return None if must_turn_a_card(g) else no("TG_E_NO_ACTION", "TG-36.3")


@legality(StopChoice)
def why_not_stop(g: Avalon, seat: Seat, choice: StopChoice) -> Refusal | None:
    """In Panic the first card is compulsory (TG-36.3)."""
    return no("TG_E_PANIC_FIRST", "TG-36.3") if must_turn_a_card(g) else None


@rule(TurnPanicCard)
def turn_panic_card(g: Avalon, do: TurnPanicCard) -> None:
    card = cards_of(g, do.seat).deck.pop()
    current(g).placing = Laid(card, do.seat, g.heroes[do.seat].character, [])
    emit(g, PanicCardTurned(do.seat, card))
    choices = magic_choices(g, card, magic_at_hand(g, do.seat))
    plays = [offer(PlayInPanicChoice(card, rows), PlayCard(do.seat, card, rows, True)) for rows in choices]
    ask(g, do.seat, "panic", plays)


@legality(PlayInPanicChoice)
def why_not_play_in_panic(g: Avalon, seat: Seat, choice: PlayInPanicChoice) -> Refusal | None:
    placing = current(g).placing
    if placing is None or placing.card != choice.card:
        return no("TG_E_PANIC_FIRST", "TG-36.3")
    return why_not_magic(g, seat, choice)


def flee_option(g: Avalon, seat: Seat, after: GrailDo) -> list[Option]:
    return [] if why_not_flee(g, seat) else [offer(FLEE, Flee(seat), after)]
