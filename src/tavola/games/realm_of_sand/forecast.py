"""What an answer would bring, told before it is given: as data and in words."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tavola.games.realm_of_sand import events as happened
from tavola.games.realm_of_sand.choices import (
    CarryChoice,
    CompleteChoice,
    DiscChoice,
    ExchangeChoice,
    MoveChoice,
    PlaceChoice,
    ShortChoice,
)
from tavola.games.realm_of_sand.event_text import tell
from tavola.games.realm_of_sand.names import card_names, pieces_there
from tavola.games.realm_of_sand.patterns import completable, needs
from tavola.games.realm_of_sand.state import Sand
from tavola.kernel.choice import Choice
from tavola.kernel.decision import Decision, Seat
from tavola.kernel.event import Event
from tavola.kernel.flow import chosen
from tavola.kernel.preview import Forecast, foresee
from tavola.kernel.text import Message, say

# Choices that change what lies on the board.
LAYING = (PlaceChoice, DiscChoice, MoveChoice, CarryChoice, ExchangeChoice, ShortChoice)

# What the answer itself says already.
OBVIOUS = (
    happened.TilePlaced,
    happened.SquaresPlaced,
    happened.TileReturned,
    happened.TileTaken,
    happened.DiscPlaced,
    happened.DiscMoved,
    happened.SquareCarried,
    happened.DiscExchanged,
    happened.PiecesPaid,
    happened.SummonBegun,
    happened.TurnStarted,
    happened.RoundEnded,
)


class PieceForecast(msgspec.Struct, frozen=True):
    cell: str
    piece: str  # "E" a square, "(E)" a disc


class CardForecast(msgspec.Struct, frozen=True):
    card: str
    cells: tuple[str, ...]  # where its pattern lies


class SandForecast(Forecast, frozen=True):
    """What would lie where, which cards could be completed then, what would be gained."""

    placed: tuple[PieceForecast, ...] = ()
    covered: tuple[PieceForecast, ...] = ()  # pieces that give way
    completable: tuple[CardForecast, ...] = ()  # cards that could be completed then, and not before
    completed: tuple[CardForecast, ...] = ()  # the card that this answer completes
    stars: int = 0
    hourglasses: int = 0
    discs: tuple[str, ...] = ()  # gained
    levels: int = 0  # gained


def forecast(g: Sand, decision: Decision, key: str) -> SandForecast:
    """One look ahead: cards that could be completed then, pieces that would be covered, all that follows for sure."""
    ahead = foresee(g, decision, key)
    if ahead is None:
        return SandForecast()
    events, after = ahead
    choice, seat = chosen(g, decision, key), decision.seat
    cards = newly_completable(g, after, seat) if isinstance(choice, LAYING) else ()
    level = g.players[seat].level
    mine = [event for event in events if getattr(event, "seat", seat) == seat]
    done = [event for event in mine if isinstance(event, happened.CardCompleted)]
    return SandForecast(
        words=tuple(in_words(g, events, cards)),
        placed=tuple(pieces_laid(mine)),
        covered=tuple(
            piece for event in mine if isinstance(event, happened.PiecesRemoved) for piece in pieces_of(event)
        ),
        completable=cards,
        completed=completed(g, seat, choice, done),
        stars=sum(event.stars for event in done),
        hourglasses=sum(event.hourglasses for event in done),
        discs=tuple(disc for event in mine if isinstance(event, happened.DiscBonus) for disc in event.elements),
        levels=max((event.level - level for event in mine if isinstance(event, happened.LevelChanged)), default=0),
    )


def in_words(g: Sand, events: Iterable[Event], cards: tuple[CardForecast, ...]) -> list[Message]:
    words = [foretold(g, event) for event in events if not isinstance(event, OBVIOUS)]
    if cards:
        words.insert(0, say("preview-completes", cards=card_names(card.card for card in cards), count=len(cards)))
    return words


def foretold(g: Sand, event: Event) -> Message:
    if isinstance(event, happened.PiecesRemoved):
        return say("preview-covers", pieces=pieces_there(event.pieces), count=len(event.pieces))
    return tell(g, event)


def newly_completable(g: Sand, after: Sand, seat: Seat) -> tuple[CardForecast, ...]:
    before = completable(g, seat)
    return tuple(
        CardForecast(card, cells_of(after, seat, card)) for card in completable(after, seat) if card not in before
    )


def cells_of(g: Sand, seat: Seat, card: str) -> tuple[str, ...]:
    """The first place where the pattern of a card lies; none where it lies nowhere."""
    side = g.side(g.players[seat])
    return next((side.names_of(side.cells_of(need)) for need in needs(g, seat, card)), ())


def completed(g: Sand, seat: Seat, choice: Choice, done: list[happened.CardCompleted]) -> tuple[CardForecast, ...]:
    """The card with its cells; where it lies in several places, the first of them until one is chosen."""
    if not done and isinstance(choice, CompleteChoice):
        return (CardForecast(choice.card, cells_of(g, seat, choice.card)),)
    return tuple(CardForecast(event.card, event.cells) for event in done)


def pieces_of(event: happened.PiecesRemoved | happened.SquaresPlaced) -> Iterable[PieceForecast]:
    return (PieceForecast(*piece.split(" ")) for piece in event.pieces)


def pieces_laid(events: Iterable[Event]) -> Iterable[PieceForecast]:
    for event in events:
        match event:
            case happened.SquaresPlaced():
                yield from pieces_of(event)
            case happened.DiscPlaced(element=element, cell=cell) | happened.DiscMoved(element=element, end=cell):
                yield PieceForecast(cell, f"({element})")
            case happened.SquareCarried(element=element, end=cell):
                yield PieceForecast(cell, element)
            case happened.DiscExchanged(taken=element, cell=cell) if cell:
                yield PieceForecast(cell, f"({element})")
            case _:
                pass
