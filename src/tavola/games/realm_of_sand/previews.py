"""What an answer would bring, said before it is given."""

from __future__ import annotations

from tavola.games.realm_of_sand import events as happened
from tavola.games.realm_of_sand.choices import (
    CarryChoice,
    DiscChoice,
    ExchangeChoice,
    MoveChoice,
    PlaceChoice,
    ShortChoice,
)
from tavola.games.realm_of_sand.naming import card_names, pieces_there
from tavola.games.realm_of_sand.patterns import completable
from tavola.games.realm_of_sand.state import Sand
from tavola.games.realm_of_sand.telling import tell
from tavola.kernel.decision import Decision
from tavola.kernel.event import Event
from tavola.kernel.flow import chosen, take
from tavola.kernel.preview import foreseen
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


def preview(g: Sand, decision: Decision, key: str) -> list[Message]:
    """Cards that could be completed then, pieces that would be covered, and all that would follow for sure."""
    said = [foretold(g, event) for event in foreseen(g, decision, key) if not isinstance(event, OBVIOUS)]
    if isinstance(chosen(g, decision, key), LAYING) and (cards := newly_completable(g, decision, key)):
        said.insert(0, say("preview-completes", cards=card_names(cards), count=len(cards)))
    return said


def foretold(g: Sand, event: Event) -> Message:
    if isinstance(event, happened.PiecesRemoved):
        return say("preview-covers", pieces=pieces_there(event.pieces), count=len(event.pieces))
    return tell(g, event)


def newly_completable(g: Sand, decision: Decision, key: str) -> list[str]:
    twin = g.clone()
    take(twin, decision, key)
    before = completable(g, decision.seat)
    return [card for card in completable(twin, decision.seat) if card not in before]
