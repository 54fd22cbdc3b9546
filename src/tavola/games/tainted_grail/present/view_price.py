"""What the answers to open questions cost, in numbers: as cards change it for whoever pays, before anything is paid."""

from __future__ import annotations

import msgspec

from tavola.games.tainted_grail.content.message_ids import hyphenated, verse_message
from tavola.games.tainted_grail.content.vocabulary import Cost
from tavola.games.tainted_grail.costs.costs import amounts
from tavola.games.tainted_grail.deeds.day import TakeAction
from tavola.games.tainted_grail.journal.reading import choices_asked_about
from tavola.games.tainted_grail.map.menhirs import ways_to_light
from tavola.games.tainted_grail.present.event_text import action_name
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Decision, Seat
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


Prices = dict[str, tuple[PriceView, ...]]


def prices(g: Avalon) -> dict[str, Prices]:
    """By the seat that is asked and the key of the answer; what is free or has no price of its own is not there."""
    found: dict[str, Prices] = {}
    for decision in g.open:
        if decision.prompt in PRICED:
            priced = PRICED[decision.prompt](g, decision).items()
            found[str(decision.seat)] = {key: price for key, price in priced if price}
    return found


def under_way(g: Avalon) -> UnderWayView | None:
    do = next((do for do in reversed(g.stack) if isinstance(do, TakeAction)), None)
    if do is None:
        return None
    price = _price(g, do.cost, do.seat, do.source, do.name)
    return UnderWayView(do.seat, do.key, action_name(g, do.key, do.source), price)


def _price(g: Avalon, cost: Cost, seat: int, source: str, action: str = "") -> tuple[PriceView, ...]:
    each = cost.per == "member"
    return tuple(PriceView(kind, n, each) for kind, n in amounts(g, cost, seat, source, action))


def _of_actions(g: Avalon, decision: Decision) -> Prices:
    begun = [(option.key, do) for option in decision.options for do in option.then if isinstance(do, TakeAction)]
    return {key: _price(g, do.cost, do.seat, do.source, do.name) for key, do in begun}


def _of_choices(g: Avalon, decision: Decision) -> Prices:
    asked = choices_asked_about(g)
    assert asked is not None
    section, verse, entry = asked
    source = f"verse:{section}.{verse}"
    return {choice.key: _price(g, choice.cost, decision.seat, source) for choice in entry.choices if choice.cost}


def _of_ways(g: Avalon, decision: Decision) -> Prices:
    number = g.heroes[decision.seat].at
    source = f"location:{number}"
    return {f"light:{way.key}": _price(g, way.cost, decision.seat, source) for way in ways_to_light(g, number)}


PRICED = {"act": _of_actions, "journal": _of_choices, "menhir": _of_ways}


def choices(g: Avalon) -> tuple[ChoiceView, ...]:
    """What may be answered to the verse that is open now."""
    decision = next((decision for decision in g.open if decision.prompt == "journal"), None)
    asked = choices_asked_about(g)
    if decision is None or asked is None:
        return ()
    base = verse_message(asked[0], asked[1])
    return tuple(ChoiceView(key, say(f"{base}-{hyphenated(key)}")) for key in decision.legal())
