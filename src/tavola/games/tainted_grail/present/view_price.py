"""What answers and Actions cost, in numbers: as cards change it for whoever pays, before anything is paid."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tavola.games.tainted_grail.content.message_ids import hyphenated, verse_message
from tavola.games.tainted_grail.content.vocabulary import Cost
from tavola.games.tainted_grail.costs.costs import amounts
from tavola.games.tainted_grail.deeds.costs import Pay, PayFirst, PayWithHelp
from tavola.games.tainted_grail.deeds.day import TakeAction
from tavola.games.tainted_grail.journal.reading import choices_asked_about
from tavola.games.tainted_grail.present.event_text import action_name
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Seat
from tavola.kernel.do import Do
from tavola.kernel.flow import innermost
from tavola.kernel.text import Message, say


class PriceView(msgspec.Struct, frozen=True):
    """So much of a kind: of all together, or of each who takes part. A price in Terror raises it."""

    kind: str
    n: int
    each: bool


class ChoiceView(msgspec.Struct, frozen=True):
    """An answer to a verse of the Journal, in its own words."""

    key: str
    text: Message


class UnderWayView(msgspec.Struct, frozen=True):
    """The Action that somebody has announced or is taking: others are asked to join it or to help to pay."""

    leader: Seat
    key: str
    name: Message
    price: tuple[PriceView, ...]


def price_of(g: Avalon, todo: Iterable[Do]) -> tuple[PriceView, ...]:
    """What an answer costs that leads to this, before anybody has joined or helped; nothing where it is free."""
    for do in todo:
        match do:
            case TakeAction():
                return _price(g, do.cost, do.seat, do.source, do.name)
            case Pay(cost=cost, leader=leader, source=source, action=action):
                return _price(g, cost, leader, source, action)
            case PayFirst(pay=pay):
                return price_of(g, (pay,))
            case PayWithHelp(cost=cost, leader=leader, source=source):
                return _price(g, cost, leader, source)
    return ()


def under_way(g: Avalon) -> UnderWayView | None:
    do = innermost(g, TakeAction)
    if do is None:
        return None
    price = _price(g, do.cost, do.seat, do.source, do.name)
    return UnderWayView(do.seat, do.key, action_name(g, do.key, do.source), price)


def _price(g: Avalon, cost: Cost, seat: int, source: str, action: str = "") -> tuple[PriceView, ...]:
    each = cost.per == "member"
    return tuple(PriceView(kind, n, each) for kind, n in amounts(g, cost, seat, source, action))


def choices(g: Avalon) -> tuple[ChoiceView, ...]:
    """What may be answered to the verse that is open now."""
    decision = next((decision for decision in g.open if decision.prompt == "journal"), None)
    asked = choices_asked_about(g)
    if decision is None or asked is None:
        return ()
    base = verse_message(asked[0], asked[1])
    return tuple(ChoiceView(key, say(f"{base}-{hyphenated(key)}")) for key in decision.legal())
