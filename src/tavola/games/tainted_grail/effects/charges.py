"""Charges on a card (TG-33.17): in the Sequence, or held by a Character."""

from __future__ import annotations

from tavola.games.tainted_grail.content.card_ids import kind_and_id, source_id
from tavola.games.tainted_grail.effects.selectors import owner_of
from tavola.games.tainted_grail.state import Avalon, Laid
from tavola.kernel.decision import Seat


def laid_card(g: Avalon, source: str) -> Laid | None:
    """The card of the Sequence that a source names."""
    kind, name = kind_and_id(source)
    if kind != "card" or g.encounter is None:
        return None
    return next((laid for laid in g.encounter.sequence if laid.card == name), None)


def charges_on(g: Avalon, source: str, hero: Seat) -> int:
    laid = laid_card(g, source)
    if laid is not None:
        return laid.charges
    holder = g.heroes[owner_of(g, source, hero)]
    name = source_id(source)
    return next((held.charges for held in (*holder.items, *holder.secrets) if held.id == name), 0)
