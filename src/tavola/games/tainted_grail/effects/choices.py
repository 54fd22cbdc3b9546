"""Every answer that an effect asks for. When one is legal and what follows is said where its word is."""

from __future__ import annotations

from typing import Annotated

from tavola.games.tainted_grail.choices import GrailChoice
from tavola.kernel.choice_keys import Part

# -- the word `choose`


class EffectChoice(GrailChoice, frozen=True):
    """One of several effects: the card or verse that asks, and the key of the effect there."""

    prompts = ("choose_effect",)
    source: Annotated[str, Part(until="-")]
    option: str


# -- effects for one of a group, or divided among it


class MemberChoice(GrailChoice, frozen=True):
    """Whom of the group the effect means."""

    verb = "hero"
    prompts = ("choose_member",)
    seat: int


class ShareOutChoice(GrailChoice, frozen=True):
    """Who gets, or loses, so many of what is divided."""

    verb = "give"
    prompts = ("share_gain", "share_lose")
    seat: int
    kind: str
    n: int


# -- the word `move`


class MoveToChoice(GrailChoice, frozen=True):
    """Where the group is moved, by the number of the Location."""

    verb = "to"
    prompts = ("move_where",)
    location: int
