"""Lanterns as numbers, for environments: which answers have a number, and what a seat sees as bytes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lanterns.content import Quay
from lanterns.game import points
from lanterns.state import PourChoice, River
from tavola.coding import Observer, marks, named, one_of, question

__all__ = ["SHARED", "Encoder", "keys", "points"]
SHARED = 0  # every answer has a number of its own


def keys(box: Quay) -> Iterable[str]:
    return [PourChoice(oil).key for oil in box.oil]


class Encoder(Observer):
    """Byte by byte: the question, the lantern, one's own colour and oil, what each seat poured and took."""

    def __init__(self, box: Any, seats: int) -> None:
        self.seats = seats
        self.lanterns = {lantern: place for place, lantern in enumerate(box.lanterns)}
        self.oil = {oil: place for place, oil in enumerate(box.oil)}
        self.colours = one_of({colour: place for place, colour in enumerate(box.colours)})
        every = [(f"seat {seat} poured", box.oil) for seat in range(seats)]
        every += [(f"seat {seat} took", box.lanterns) for seat in range(seats)]
        mine = [
            ("question", 16),
            ("here", box.lanterns),
            ("sea", box.lanterns),
            ("colour", box.colours),
            ("oil", box.oil),
        ]
        self.names = named(*mine, *every)

    def look(self, g: River, seat: int) -> bytearray:
        own = g.players[seat]
        seen = bytearray(question(g, seat))
        seen += marks(self.lanterns, g.here) + marks(self.lanterns, g.sea)
        seen += self.colours[own.colour] + marks(self.oil, own.oil)
        for player in g.players:
            seen += marks(self.oil, player.poured)
        for player in g.players:
            seen += marks(self.lanterns, player.taken)
        return seen
