"""Realm of Sand in the workshop: a card as it is read aloud."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from tavola.content.source import PackSource, Problem
from tavola.games.realm_of_sand.content import CardEntry
from tavola.games.realm_of_sand.describe import card_line, drawn
from tavola.games.realm_of_sand.lint import CHECKS, found_by, room_for_patterns, texts_and_glyphs
from tavola.games.realm_of_sand.view import CardView
from tavola.kernel.text import Words


def told(kind: str, _: tuple[str, ...], value: dict[str, Any], words: Words) -> Iterator[str]:
    if kind == "card":
        card = msgspec.convert(value, CardEntry)
        discs = tuple(card.discs)
        view = CardView(
            card.id, card.level, card.picture, tuple(card.pattern), card.stars, card.hourglasses, card.level_up, discs
        )
        yield card_line(view, words)
        yield from drawn(view.pattern)


def hurried(source: PackSource, _: Sequence[str]) -> list[Problem]:
    """All but the words and the room that patterns have on boards, which takes as long as everything else."""
    return found_by(tuple(check for check in CHECKS if check not in (room_for_patterns, texts_and_glyphs)), source)
