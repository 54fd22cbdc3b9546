"""What somebody must decide, the options, and the refusals that say why not."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from tavola.kernel.do import AnyDo
from tavola.kernel.text import Arg, Message

Seat: TypeAlias = int
Viewer: TypeAlias = int | None  # a seat, or None for somebody who only watches

# How the open decisions belong together.
NOBODY, ONE, EACH, REVISABLE, ANY = "", "one", "each", "revisable", "any"


class Option(msgspec.Struct, frozen=True, gc=False):
    """A stable, readable key and what follows if it is chosen."""

    key: str
    then: tuple[AnyDo, ...] = ()


class Decision(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One seat must choose. Either `options` carry what follows, or bare `keys` stand for choices that say it."""

    id: int
    seat: Seat
    prompt: str
    options: tuple[Option, ...] = ()
    keys: tuple[str, ...] = ()
    standing: bool = False  # may be answered while others are asked, but nobody waits for it

    def legal(self) -> tuple[str, ...]:
        """The keys of all legal answers, in the order in which the rules list them."""
        return self.keys or tuple([option.key for option in self.options])

    def option(self, key: str) -> Option:
        for option in self.options:
            if option.key == key:
                return option
        raise KeyError(key)


class Refusal(msgspec.Struct, frozen=True):
    """Why something cannot be done now: a stable code, the clause of the rules, and what the words need."""

    code: str  # "SR_E_NOT_YOUR_DIE"; its words are the message "refusal-sr-e-not-your-die"
    rule: str = ""  # "SR-6.2"
    key: str = ""  # the option that is refused, where there is one
    args: dict[str, Arg] = {}

    def message(self) -> Message:
        return Message("refusal-" + self.code.lower().replace("_", "-"), self.args)


class Refused(Exception):
    """An answer or a request that the rules forbid; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} {refusal.rule} {refusal.key}".strip())
        self.refusal = refusal
