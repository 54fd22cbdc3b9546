"""What an id is the id of: the one place that knows.

A Secret is known by its number, an Item or an Event by a name; `17#1` and `eel_spear#2` are copies of such cards. A
Status may be meant with one of its parts, `oath#2`. A dial on a Location lies under the Location's number.
"""

from __future__ import annotations

from tavola.games.tainted_grail.content.box import card_of


def is_secret(card: str | int) -> bool:
    """Whether a card that may be a Secret or something else is a Secret."""
    return str(card).isdigit()


def card_source(copy: str) -> str:
    """The Item or Secret that a copy is of, as a source: "item:eel_spear", "secret:17"."""
    card = card_of(copy)
    return f"secret:{card}" if is_secret(card) else f"item:{card}"


def copy_source(copy: str) -> str:
    """An Item or Secret that somebody holds, as a source: "item:eel_spear#2", "secret:17#1"."""
    return f"secret:{copy}" if is_secret(card_of(copy)) else f"item:{copy}"


def quest_source(card: str | int) -> str:
    """The card of a Quest, as a source: "secret:17", "event:the_toll"."""
    return f"secret:{card}" if is_secret(card) else f"event:{card}"


def status_part(name: str) -> tuple[str, int]:
    """A Status and the part meant: ("oath", 2); 0 where none is."""
    key, _, part = name.partition("#")
    return key, int(part) if part.isdigit() else 0


def location_of(target: str) -> int | None:
    """The Location on which a dial lies; None where it lies on a card or a Character."""
    return int(target) if target.isdigit() else None


def source_of_text(ability: str) -> str:
    """The card that a text is printed on: `item:left_shoe#1` of `item:left_shoe#1#0`."""
    return ability.rpartition("#")[0]


def source_kind(source: str) -> str:
    """`item` of `item:left_shoe#1`; "" of what has no kind, as a dial on a Location."""
    kind, colon, _ = source.partition(":")
    return kind if colon else ""


def source_id(source: str) -> str:
    """`left_shoe#1` of `item:left_shoe#1`."""
    return source.partition(":")[2]


def kind_and_id(source: str) -> tuple[str, str]:
    """`item` and `left_shoe#1` of `item:left_shoe#1`."""
    kind, _, id = source.partition(":")
    return kind, id
