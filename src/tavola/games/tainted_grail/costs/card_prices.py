"""What a cost asks in cards (D.4) and whether somebody has them; card_costs.py is how they are given."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.games.tainted_grail.character.in_use import fits, keyword_of
from tavola.games.tainted_grail.content.box import card_of
from tavola.games.tainted_grail.content.card_ids import source_id
from tavola.games.tainted_grail.content.vocabulary import CardsPaid, Cost, Filter, Flip
from tavola.games.tainted_grail.effects.charges import charges_on
from tavola.games.tainted_grail.effects.selectors import by_number
from tavola.games.tainted_grail.state import Avalon, Cards, Held
from tavola.kernel.decision import Seat


def missing_card(g: Avalon, cost: Cost, seat: Seat, source: str) -> tuple[str, int, int] | None:
    """The first card cost that cannot be met, with what is needed and what there is."""
    if cost.charges and (there := charges_on(g, source, seat)) < cost.charges:
        return "charges", cost.charges, there
    if cost.flip is not None and not to_flip(g, cost.flip, seat, source):
        return "flip", 1, 0
    if cost.discard is not None and (there := len(_hand_or_deck(g, seat, cost.discard))) < cost.discard.count:
        return "cards", cost.discard.count, there
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


def to_flip(g: Avalon, what: str | Flip, seat: Seat, source: str) -> list[str]:
    """Cards in use, not yet flipped in this Encounter: the one that speaks, or any with a keyword asked for."""
    if what == "self":
        return [held.id for held in _in_use(g, seat) if source_id(source) == held.id]
    words = [what] if isinstance(what, str) else what.sorts
    return [held.id for held in _in_use(g, seat) if keyword_of(g, held.id) in words]


def _in_use(g: Avalon, seat: Seat) -> list[Held]:
    aside = g.encounter.set_aside if g.encounter is not None else []
    hero = g.heroes[seat]
    return [held for held in (*hero.items, *hero.secrets) if held.up and not held.flipped and held.id not in aside]


def to_give(g: Avalon, wanted: Filter, seat: Seat) -> list[str]:
    """Items, never Secrets (TG-27.3)."""
    return [held.id for held in g.heroes[seat].items if fits(g, held.id, wanted)]


def _cards(g: Avalon, seat: Seat) -> Cards:
    hero = g.heroes[seat]
    return hero.diplomacy if g.encounter is not None and g.encounter.kind == "diplomacy" else hero.combat


def _hand_or_deck(g: Avalon, seat: Seat, what: CardsPaid) -> list[str]:
    cards = _cards(g, seat)
    return cards.deck if what.from_ == "deck_top" else cards.hand
