"""Sangue Reale in the workshop: powers and lines of scoring in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from tavola.content.source import PackSource, Problem
from tavola.games.sangue_reale.content import Character, DuelBox, Overlay, SheetPage, Unique
from tavola.games.sangue_reale.lint import lint_content
from tavola.games.sangue_reale.phrases import power, scoring
from tavola.games.sangue_reale.state import Duel
from tavola.games.sangue_reale.vocabulary import AddTerm
from tavola.kernel.text import Message, Words
from tavola.workshop.wire import StartAsk


def entry_text(kind: str, _: tuple[str, ...], value: dict[str, Any], words: Words) -> Iterator[str]:
    said: list[Message] = []
    if kind == "unique":
        said = [power(effect) for effect in msgspec.convert(value, Unique, strict=True).effects]
    elif kind == "character":
        said = [power(effect) for effect in msgspec.convert(value, Character).powers]
    elif kind == "sheet":
        said = [scoring(term) for term in msgspec.convert(value, SheetPage).scoring]
    elif kind == "overlay":
        ops = msgspec.convert(value, Overlay).ops
        said = [scoring(op.term) for op in ops if isinstance(op, AddTerm)]
    yield from (words.say(message) for message in said)


def options_for(box: DuelBox, start: StartAsk, _: int) -> dict[str, Any]:
    """The Era of a sheet or of a set of Supporters; a duel has no hand and no verse."""
    if start.card or start.encounter or start.verse:
        raise LookupError("a duel starts from a sheet or a set")
    if start.supporters and start.supporters not in box.sets:
        raise LookupError(f"there is no set {start.supporters!r}")
    if start.sheet:
        if start.sheet not in box.sheets:
            raise LookupError(f"there is no sheet {start.sheet!r}")
        return {"sr.era": box.sheets[start.sheet].era, "sr.sheet": start.sheet}
    return {"sr.era": box.sets[start.supporters].era} if start.supporters else {}


def suits(g: Duel, start: StartAsk) -> bool:
    """The set that was asked for lies on the table: chance chooses it."""
    return not start.supporters or g.supporters == start.supporters


def put(g: Duel, _: StartAsk, __: int) -> Duel:
    return g


def hurried(source: PackSource, _: Sequence[str]) -> list[Problem]:
    return lint_content(source)
