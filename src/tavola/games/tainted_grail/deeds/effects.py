"""What can be done: effects."""

from __future__ import annotations

from tavola.games.tainted_grail.content.effect import Ability, AnyEffect
from tavola.games.tainted_grail.state import GrailDo
from tavola.kernel.decision import Seat


class SpecialMove(GrailDo, frozen=True):
    """Moved by an effect: no Energy, but everything that arriving brings (TG-18.17)."""

    seats: list[Seat]
    number: int


class Word(GrailDo, frozen=True):
    """One effect being carried out: `hero` acts, `source` names the card ("item:eel_spear#2", "verse:103.v1")."""

    entry: AnyEffect
    hero: Seat
    source: str
    who: str = "self"  # whom the effect means where its text does not say: by place, D.2; "all" is a text for everybody
    alone: bool = False  # inside `each`: conditions look at this Character only


class PlayByEffect(GrailDo, frozen=True):
    """A card from hand placed like any other, but without the demand for Continue."""

    seat: Seat


class CarryOut(GrailDo, frozen=True):
    """Effects to be done later in an orderly place: after a payment, after an Encounter."""

    effects: list[AnyEffect]
    hero: Seat
    source: str
    who: str = "self"
    alone: bool = False


class ShareOut(GrailDo, frozen=True):
    """So many of one thing to be divided among a group, one by one or all to one."""

    members: tuple[Seat, ...]
    name: str
    left: int
    way: str  # gain or lose
    source: str


class HandOver(GrailDo, frozen=True):
    seat: Seat
    name: str
    number: int
    way: str


class UseAbility(GrailDo, frozen=True):
    """An Ability acts, if its condition holds and its limit leaves room. With a cost its owner may decline."""

    ability: Ability
    hero: Seat
    source: str
    mark: str  # under which its uses are counted


class CarryOutAbility(GrailDo, frozen=True):
    """The Ability itself, paid for and allowed."""

    ability: Ability
    hero: Seat
    source: str
    mark: str


class ReadOn(GrailDo, frozen=True):
    """Back to the verse that was interrupted, with those who were reading it and still live."""

    section: str
    verse: str
    members: dict[Seat, str]  # and which Character that was: one who came after a death was not there
