"""What an answer would surely bring, told before it is given, as data and in words: as far as no chance and no unread
page is needed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

import msgspec

from tavola.games.tainted_grail.content.card_ids import copy_source
from tavola.games.tainted_grail.events.campaign import CharacterDied, ConditionGained
from tavola.games.tainted_grail.events.character import (
    ItemLost,
    ResourceGained,
    ResourceLost,
    SecretLost,
    SkillTaken,
    TrackMoved,
)
from tavola.games.tainted_grail.events.costs import CostPaid, HandCardPaid
from tavola.games.tainted_grail.events.day import (
    ActionBegan,
    CardLearnt,
    CharacterPassed,
    CharacterRested,
    ItemTakenUp,
)
from tavola.games.tainted_grail.events.encounter import (
    AffinityMoved,
    CardDiscarded,
    CardPlayed,
    EncounterEnded,
    KeyConnected,
    PoolChanged,
    StageWon,
)
from tavola.games.tainted_grail.events.map import CharactersMoved, MenhirActivated
from tavola.games.tainted_grail.present.event_text import tell
from tavola.games.tainted_grail.present.view_price import PriceView, price_of
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import ONE, Decision, Seat
from tavola.kernel.event import Event
from tavola.kernel.flow import stop
from tavola.kernel.preview import Forecast, foreseen

# What the answer itself says already, or what the very next event says better.
OBVIOUS = (ActionBegan, CardPlayed, CharacterPassed, CharacterRested, CostPaid)


class PriceForecast(msgspec.Struct, frozen=True):
    """So much of a kind is paid. Where the tracks and resources stand then is told there."""

    seat: Seat
    kind: str
    n: int


class TrackForecast(msgspec.Struct, frozen=True):
    seat: Seat
    track: str
    before: int
    now: int


class ResourceForecast(msgspec.Struct, frozen=True):
    seat: Seat
    kind: str
    n: int  # gained, or lost where it is below 0
    now: int


class CardForecast(msgspec.Struct, frozen=True):
    """An Item, a Secret, a Skill or a card to play that comes or goes."""

    seat: Seat
    card: str  # as in refs: "item:eel_spear#2", "skill:sk.courage.01.a"


class PlacedForecast(msgspec.Struct, frozen=True):
    seat: Seat
    card: str
    keys: tuple[str, ...]  # that connect: an Attribute, "magic" or "free"


class MoveForecast(msgspec.Struct, frozen=True):
    seat: Seat
    location: int


class DialForecast(msgspec.Struct, frozen=True):
    location: int
    dial: int  # of the Menhir that is lit


class ConditionForecast(msgspec.Struct, frozen=True):
    seat: Seat
    condition: str


class AvalonForecast(Forecast, frozen=True):
    """What would be paid, gained, lost and placed, where everything would stand; for all whom it touches."""

    price: tuple[PriceView, ...] = ()  # whoever pays it: who joins and helps is asked later
    paid: tuple[PriceForecast, ...] = ()
    tracks: tuple[TrackForecast, ...] = ()  # those that move
    resources: tuple[ResourceForecast, ...] = ()
    gained: tuple[CardForecast, ...] = ()
    lost: tuple[CardForecast, ...] = ()
    moved: tuple[MoveForecast, ...] = ()
    lit: tuple[DialForecast, ...] = ()
    placed: tuple[PlacedForecast, ...] = ()  # at the end of the Sequence
    pool: int | None = None  # where it would stand; none outside an Encounter
    marker: int | None = None
    stage_won: bool = False
    outcome: str = ""  # of the Encounter: won, lost, fled ...; empty while it would go on
    conditions: tuple[ConditionForecast, ...] = ()  # gained
    died: tuple[Seat, ...] = ()


def forecast(g: Avalon, decision: Decision, key: str) -> AvalonForecast:
    """For a card: the keys that connect and what they give, up to the first card drawn."""
    events = foreseen(of_one(g) if decision.prompt == "eat" else g, decision, key)
    said = [event for event in events if not isinstance(event, OBVIOUS)]
    pool, marker = (None, None) if g.encounter is None else (g.encounter.pool, g.encounter.marker)
    return AvalonForecast(
        price=price_of(g, decision.option(key).then),
        words=tuple(tell(g, event) for event in sorted(said, key=is_means)),
        paid=tuple(PriceForecast(one.seat, one.kind, one.n) for one in of_kind(events, CostPaid)),
        tracks=tracks_moved(events),
        resources=resources_changed(events),
        gained=tuple(cards_gained(events)),
        lost=tuple(cards_lost(events)),
        moved=tuple(MoveForecast(seat, one.number) for one in of_kind(events, CharactersMoved) for seat in one.seats),
        lit=tuple(DialForecast(one.number, one.dial) for one in of_kind(events, MenhirActivated)),
        placed=tuple(
            PlacedForecast(one.seat, one.card, connections_of(one, events)) for one in of_kind(events, CardPlayed)
        ),
        pool=[pool, *(one.now for one in of_kind(events, PoolChanged))][-1],
        marker=[marker, *(one.now for one in of_kind(events, AffinityMoved))][-1],
        stage_won=bool(of_kind(events, StageWon)),
        outcome=["", *(one.outcome for one in of_kind(events, EncounterEnded))][-1],
        conditions=tuple(ConditionForecast(one.seat, one.condition) for one in of_kind(events, ConditionGained)),
        died=tuple(one.seat for one in of_kind(events, CharacterDied)),
    )


def of_one(g: Avalon) -> Avalon:
    """The evening as if one alone were asked: a meal or a night without it touches nobody else (TG-14.3)."""
    clone = g.clone()
    stop(clone)
    clone.mode = ONE
    return clone


def is_means(event: Event) -> bool:
    """A key that joins is the means: what comes of it is said first."""
    return isinstance(event, KeyConnected)


AnyEvent = TypeVar("AnyEvent", bound=Event)


def of_kind(events: Iterable[Event], kind: type[AnyEvent]) -> list[AnyEvent]:
    return [event for event in events if isinstance(event, kind)]


def tracks_moved(events: Iterable[Event]) -> tuple[TrackForecast, ...]:
    """Each track once: where it stood and where it comes to rest."""
    found: dict[tuple[Seat, str], TrackForecast] = {}
    for one in of_kind(events, TrackMoved):
        first = found.get((one.seat, one.track))
        before = one.before if first is None else first.before
        found[one.seat, one.track] = TrackForecast(one.seat, one.track, before, one.now)
    return tuple(found.values())


def resources_changed(events: Iterable[Event]) -> tuple[ResourceForecast, ...]:
    """Each kind once, all that comes and goes taken together."""
    found: dict[tuple[Seat, str], ResourceForecast] = {}
    for event in events:
        match event:
            case ResourceGained(seat, kind, n, now):
                by = n
            case ResourceLost(seat, kind, n, now):
                by = -n
            case _:
                continue
        first = found.get((seat, kind))
        found[seat, kind] = ResourceForecast(seat, kind, by + (0 if first is None else first.n), now)
    return tuple(found.values())


def cards_gained(events: Iterable[Event]) -> Iterator[CardForecast]:
    for event in events:
        match event:
            case ItemTakenUp(seat, item):
                yield CardForecast(seat, copy_source(item))
            case SkillTaken(seat, card, side):
                yield CardForecast(seat, f"skill:{card}.{side}")
            case CardLearnt(seat=seat, card=card):
                yield CardForecast(seat, f"card:{card}")


def cards_lost(events: Iterable[Event]) -> Iterator[CardForecast]:
    for event in events:
        match event:
            case ItemLost(seat, item):
                yield CardForecast(seat, copy_source(item))
            case SecretLost(seat, number):
                yield CardForecast(seat, f"secret:{number}")
            case CardDiscarded(seat, card) | HandCardPaid(seat, card):
                yield CardForecast(seat, f"card:{card}")


def connections_of(played: CardPlayed, events: Iterable[Event]) -> tuple[str, ...]:
    return tuple(one.key for one in of_kind(events, KeyConnected) if one.card == played.card)
