"""Imagined worlds: deck and Reserve orders, Events to come, chance and secret answers are drawn afresh (Part J)."""

from __future__ import annotations

from tavola.games.tainted_grail.content.box import card_of
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.chance import pick, shuffle
from tavola.kernel.decision import Viewer


def resampled(g: Avalon, viewer: Viewer, rng: int) -> Avalon:
    """A twin in which only what this viewer may not know is different. Hands and all that lies open stay."""
    twin = g.clone()
    twin.rng, twin.loaded = rng, []
    for hero in twin.heroes:
        for cards in (hero.combat, hero.diplomacy):
            draw_afresh(twin, cards.deck)
            draw_afresh(twin, cards.reserve)
    draw_afresh(twin, twin.item_deck)
    for deck in twin.encounter_decks.values():
        draw_afresh(twin, deck)
    redraw_random_events(twin)
    if g.held:
        twin.held = {
            decision.seat: g.held[decision.seat] if decision.seat == viewer else pick(twin, decision.legal())
            for decision in g.open
            if decision.seat in g.held
        }
    return twin


def draw_afresh(g: Avalon, cards: list[str]) -> None:
    """In an order that has nothing to do with the one they lie in, or it would tell of it."""
    cards.sort()
    shuffle(g, cards)


def redraw_random_events(g: Avalon) -> None:
    """Which Random Events wait in the Event deck is not known; where the story's own cards lie is left as it is."""
    places = [nth for nth, copy in enumerate(g.event_deck) if not g.box.events[card_of(copy)].chapter]
    cards = [*g.random_events, *(g.event_deck[nth] for nth in places)]
    draw_afresh(g, cards)
    for nth in places:
        g.event_deck[nth] = cards.pop()
    g.random_events = cards
