"""When the Ability of a card acts (D.5): at a moment, by its word, or as one of these records says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

import msgspec

from tavola.games.tainted_grail.content.strict import Strict
from tavola.games.tainted_grail.content.vocabulary import Cost
from tavola.kernel.one_key import OrPlain

Phase: TypeAlias = Literal["", "delayed", "play", "attack"]
During: TypeAlias = Literal["", "combat", "diplomacy", "encounter"]
FromOne: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]


class Delayed(Strict):
    """After so many Time tokens (TG-33.13)."""

    delayed: FromOne


class ForCharges(Strict):
    """By choice, for Charges on the card (TG-33.17)."""

    pay_charges: FromOne
    phase: Phase = ""


class ByChoice(Strict):
    """By choice, for a cost: an Action of the day, or a use in an Encounter."""

    act: Cost
    during: During = ""
    phase: Phase = ""


TRIGGER_KINDS: dict[str, type[msgspec.Struct]] = {"delayed": Delayed, "pay_charges": ForCharges, "act": ByChoice}


class Occasion(OrPlain):
    """Stands for a trigger in the fields of records."""

    __slots__ = ()

    @classmethod
    def called(cls) -> str:
        return "a trigger"

    @classmethod
    def kinds(cls) -> dict[str, type[msgspec.Struct]]:
        return TRIGGER_KINDS

    @classmethod
    def takes(cls, plain: Any) -> bool:
        return isinstance(plain, str)

    @classmethod
    def plainly(cls) -> tuple[str, dict[str, object]]:
        return "a moment by its name", {"type": "string"}


if TYPE_CHECKING:
    Trigger: TypeAlias = str | Delayed | ForCharges | ByChoice
else:
    Trigger = Occasion
