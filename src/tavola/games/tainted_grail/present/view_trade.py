"""The trade that is being made up or offered, as everybody at the table hears it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tavola.games.tainted_grail.deeds.day import DropTrade, MakeTrade, ProposeTrade
from tavola.games.tainted_grail.present.names import goods_name
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Seat
from tavola.kernel.text import Message


class BargainView(msgspec.Struct, frozen=True):
    """Who offers what to whom; `take` is asked for in return."""

    seat: Seat
    other: Seat
    give: tuple[Message, ...]
    take: tuple[Message, ...]


def bargain_view(g: Avalon) -> BargainView | None:
    found = bargain(g)
    if found is None:
        return None
    seat, other, give, take = found
    return BargainView(seat, other, _names(give), _names(take))


def bargain(g: Avalon) -> tuple[Seat, Seat, tuple[str, ...], tuple[str, ...]] | None:
    """What has been named so far stands in the answers that propose it or agree to it."""
    for decision in g.open:
        deals = [do for option in decision.options for do in option.then]
        for deal in deals:
            if isinstance(deal, (ProposeTrade, MakeTrade)):
                return deal.seat, deal.other, tuple(deal.give), tuple(deal.take)
        for deal in deals:
            if isinstance(deal, DropTrade):
                return deal.seat, deal.other, (), ()
    return None


def _names(goods: Iterable[str]) -> tuple[Message, ...]:
    return tuple(goods_name(what) for what in goods)
