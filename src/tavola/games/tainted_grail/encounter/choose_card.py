"""Phase 2: which cards may be played, the card turned in Panic, and the way out (TG-34.6 to TG-34.10, TG-36.3)."""

from __future__ import annotations

from tavola.games.tainted_grail.deeds.encounter import DeckRunsOut, Flee, PlayCard, PlayCards, TurnPanicCard
from tavola.games.tainted_grail.encounter.abilities import act_options, may_play_more
from tavola.games.tainted_grail.encounter.flee import why_not_flee
from tavola.games.tainted_grail.encounter.frames import cards_of, current, must_turn_a_card
from tavola.games.tainted_grail.encounter.keys import continues, magic_choices
from tavola.games.tainted_grail.encounter.play_card import magic_at_hand
from tavola.games.tainted_grail.events.encounter import PanicCardTurned
from tavola.games.tainted_grail.state import Avalon, GrailDo, Laid
from tavola.kernel.decision import Option, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask, rule, then


@rule(PlayCards)
def choose_card(g: Avalon, do: PlayCards) -> None:
    """Whatever was done before the card of Panic is turned may have emptied the deck: then one must Flee (TG-36.5)."""
    if must_turn_a_card(g) and not cards_of(g, do.seat).deck:
        return then(g, DeckRunsOut(do.seat))
    options = act_options(g, do.seat, "play", do)
    if must_turn_a_card(g):
        options.append(Option("panic", (TurnPanicCard(do.seat), do)))
    else:
        plays = playable(g, do.seat)
        options += [Option(play_key(card, rows), (PlayCard(do.seat, card, rows), do)) for card, rows in plays]
        options.append(Option("stop"))
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


def play_key(card: str, rows: tuple[int, ...]) -> str:
    return f"play:{card}:m{''.join(str(row) for row in rows)}" if rows else f"play:{card}"


@rule(TurnPanicCard)
def turn_panic_card(g: Avalon, do: TurnPanicCard) -> None:
    card = cards_of(g, do.seat).deck.pop()
    current(g).placing = Laid(card, do.seat, g.heroes[do.seat].character, [])
    emit(g, PanicCardTurned(do.seat, card))
    choices = magic_choices(g, card, magic_at_hand(g, do.seat))
    ask(g, do.seat, "panic", [Option(play_key(card, rows), (PlayCard(do.seat, card, rows, True),)) for rows in choices])


def flee_option(g: Avalon, seat: Seat, after: GrailDo) -> list[Option]:
    return [] if why_not_flee(g, seat) else [Option("flee", (Flee(seat), after))]
