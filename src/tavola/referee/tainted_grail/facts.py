"""What lies on the table, in the referee's own records; they bear the names that the plain state gives to the facts."""

from __future__ import annotations

from typing import Any

import msgspec

from tavola.kernel import codec

Plain = dict[str, Any]


class Cards(msgspec.Struct):
    """The cards of one kind (Combat or Diplomacy) of one Character. The top of a pile is its end."""

    deck: list[str]
    hand: list[str]
    discard: list[str]
    spare: list[str]
    reserve: list[str]


class Belonging(msgspec.Struct):
    """An Item or a Secret with its owner."""

    id: str
    up: bool  # in use, as far as facing goes
    flipped: bool  # used in this Encounter


class Skill(msgspec.Struct):
    card: str
    side: str


class Character(msgspec.Struct):
    """A Character with everything beside its board."""

    character: str
    board: str
    energy: int
    health: int
    terror: int
    markers: dict[str, int]
    resources: dict[str, int]
    combat: Cards
    diplomacy: Cards
    at: int
    skills: list[Skill]
    items: list[Belonging]
    secrets: list[Belonging]
    conditions: list[str]


class Laid(msgspec.Struct):
    """A card of the Sequence with what lies on it."""

    card: str
    owner: int
    connected: list[str]  # the Attributes of its connected Attribute Keys
    magic: int = 0  # points spent on its Magic Keys
    time: int = 0
    charges: int = 0


class Scene(msgspec.Struct):
    """The Encounter as it lies there."""

    card: str
    kind: str
    members: list[int]
    sequence: list[Laid]
    pool: int
    marker: int
    stage: int
    approach: str
    active: int
    activated: list[int]
    turn: int
    played: int
    set_aside: list[str]


class Guardian(msgspec.Struct):
    encounter: str
    at: int


class Modifier(msgspec.Struct):
    """Something that changes a number for a while."""

    stat: str
    lasts: str
    heroes: list[int]
    source: str
    change: Any


class Dial(msgspec.Struct):
    target: str
    token: str
    value: int


class Facts(msgspec.Struct):
    """Everything outside the Encounter that an Encounter may touch."""

    chapter: str
    heroes: list[Character]
    item_deck: list[str]
    encounter_decks: dict[str, list[str]]
    encounters_unused: list[str]
    guardians: list[Guardian]
    statuses: dict[str, list[int]]
    secrets_left: list[str]
    secrets_removed: list[str]
    skill_pool: list[str]
    used: dict[str, int]
    dials: list[Dial]
    modifiers: list[Modifier]


def facts_of(g: Any) -> Facts:
    facts = msgspec.convert(g, Facts, from_attributes=True)
    for one in facts.modifiers:
        one.change = codec.plain(one.change)
    facts.secrets_left.sort()  # not a pile: each is looked for by its number (TG-30.1)
    return facts


def scene_of(g: Any) -> Scene | None:
    return None if g.encounter is None else msgspec.convert(g.encounter, Scene, from_attributes=True)
