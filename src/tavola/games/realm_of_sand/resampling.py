"""Imagined worlds: everything that a viewer may not know is drawn afresh (RS-14.2, RS-14.3, RS-14.5)."""

from __future__ import annotations

import msgspec

from tavola.games.realm_of_sand.buildings import CompleteCard
from tavola.games.realm_of_sand.powers import keep_keys
from tavola.games.realm_of_sand.state import Sand
from tavola.games.realm_of_sand.turns import menu
from tavola.kernel.chance import shuffle
from tavola.kernel.decision import Decision, Viewer


def resampled(g: Sand, viewer: Viewer, rng: int) -> Sand:
    """Decks, cards kept by others and the cards that another is looking at change places within their level.

    What the viewer has put under a deck stays there; so does a card that is just being completed: it was named aloud.
    """
    clone = g.clone()
    clone.rng = rng
    for level in range(len(clone.decks)):
        redraw(clone, viewer, level)
    clone.open = [decision if decision.seat == viewer else asked_anew(clone, decision) for decision in g.open]
    return clone


def redraw(g: Sand, viewer: Viewer, level: int) -> None:
    piles = [g.decks[level]]
    piles += [player.kept for seat, player in enumerate(g.players) if seat != viewer]
    if viewer != g.turn:
        piles.append(g.looked_at)
    places = [(pile, nth) for pile in piles for nth, card in enumerate(pile) if is_unknown(g, viewer, level, pile, nth)]
    cards = sorted(pile[nth] for pile, nth in places)  # or the new order would tell of the true one
    shuffle(g, cards)
    for (pile, nth), card in zip(places, cards, strict=True):
        pile[nth] = card


def is_unknown(g: Sand, viewer: Viewer, level: int, pile: list[str], nth: int) -> bool:
    if pile is g.decks[level]:
        return not (nth < len(g.sunk[level]) and g.sunk[level][nth] == viewer)
    card = pile[nth]
    return g.card(card).level == level + 1 and card != being_completed(g)


def being_completed(g: Sand) -> str:
    """The card whose cells are being chosen, or ""."""
    return next((do.card for do in reversed(g.stack) if isinstance(do, CompleteCard)), "")


def asked_anew(g: Sand, decision: Decision) -> Decision:
    """What another is asked may name cards that only that seat sees."""
    if decision.prompt == "keep":
        return msgspec.structs.replace(decision, keys=tuple(keep_keys(g.looked_at)))
    if decision.prompt in ("turn", "after"):
        return msgspec.structs.replace(decision, keys=menu(g, decision.seat))
    return decision
