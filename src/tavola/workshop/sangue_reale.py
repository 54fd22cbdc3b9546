"""Sangue Reale in the workshop: powers and lines of scoring in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from tavola.content.source import PackSource, Problem
from tavola.games.sangue_reale.content import Character, DuelBox, Overlay, SheetPage, Unique
from tavola.games.sangue_reale.lint import lint_content
from tavola.games.sangue_reale.phrases import power, scoring
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


def options_for(_: DuelBox, __: StartAsk, ___: int) -> dict[str, Any]:
    """Era, sheet and supporters are chosen by the table's own options."""
    raise LookupError("a duel starts from its options")


def hurried(source: PackSource, _: Sequence[str]) -> list[Problem]:
    return lint_content(source)
