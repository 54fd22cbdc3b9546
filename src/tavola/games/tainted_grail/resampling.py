"""Imagined worlds: deck and Reserve orders, Events to come, chance and secret answers are drawn afresh (Part J)."""

from __future__ import annotations

from tavola.games.tainted_grail.content.box import card_of
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.chance import pick, shuffle
from tavola.kernel.decision import Viewer


def resampled(g: Avalon, viewer: Viewer, rng: int) -> Avalon:
    """A clone in which only what this viewer may not know is different. Hands and all that lies open stay."""
    world = g.clone()
    world.rng, world.loaded = rng, []
    for hero in world.heroes:
        for cards in (hero.combat, hero.diplomacy):
            draw_afresh(world, cards.deck)
            draw_afresh(world, cards.reserve)
    draw_afresh(world, world.item_deck)
    for deck in world.encounter_decks.values():
        draw_afresh(world, deck)
    redraw_random_events(world)
    if g.held:
        world.held = {
            decision.seat: g.held[decision.seat] if decision.seat == viewer else pick(world, decision.legal())
            for decision in g.open
            if decision.seat in g.held
        }
    return world


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
