"""What can happen: day."""

from __future__ import annotations

from tavola.games.tainted_grail.events.base import GrailEvent
from tavola.kernel.decision import Seat


class DayBegan(GrailEvent, frozen=True):
    day: int


class EveningCame(GrailEvent, frozen=True):
    day: int


class TimeDialTurned(GrailEvent, frozen=True):
    target: str
    value: int  # 0: run out


class EncounterJoined(GrailEvent, frozen=True):
    seat: Seat


class Dreamt(GrailEvent, frozen=True):
    reveals = "hidden"
    kind: str
    number: int
    members: tuple[Seat, ...]
    night: int = 1  # which of the texts of this place


class ActionBegan(GrailEvent, frozen=True):
    seats: tuple[Seat, ...]
    key: str
    source: str  # the place, Character or card that offers it


class ActionCalledOff(GrailEvent, frozen=True):
    """Those who came along cannot pay for it, or do not meet what it asks for: nothing has happened."""

    seat: Seat
    key: str
    source: str


class PartyJoined(GrailEvent, frozen=True):
    seat: Seat
    leader: Seat


class JoinRefused(GrailEvent, frozen=True):
    seat: Seat
    leader: Seat


class TradeMade(GrailEvent, frozen=True):
    seat: Seat
    other: Seat
    gave: tuple[str, ...]
    took: tuple[str, ...]


class GiftMade(GrailEvent, frozen=True):
    """A trade with an empty side."""

    seat: Seat
    other: Seat
    gave: tuple[str, ...]


class TradeRefused(GrailEvent, frozen=True):
    seat: Seat
    other: Seat


class ItemTakenUp(GrailEvent, frozen=True):
    """Something a dead Character left behind was picked up (TG-29.8)."""

    seat: Seat
    item: str


class CharacterPassed(GrailEvent, frozen=True):
    seat: Seat
    tired: bool  # nothing else was left to do


class ReserveDrawn(GrailEvent, frozen=True):
    """The top of a Reserve was seen: paying cannot be undone after this (TG-28.1)."""

    reveals = "hidden"
    seat: Seat
    kind: str
    cards: tuple[str, ...]


class CardLearnt(GrailEvent, frozen=True):
    seat: Seat
    kind: str
    card: str


class DeckChanged(GrailEvent, frozen=True):
    seat: Seat
    kind: str
    card: str
    joined: bool  # into the deck, or out of it


class RoundBegan(GrailEvent, frozen=True):
    number: int


class CharacterHeldBack(GrailEvent, frozen=True):
    seat: Seat


class CharacterRested(GrailEvent, frozen=True):
    seat: Seat
    ate: bool
