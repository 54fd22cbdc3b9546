"""Realm of Sand in the workshop: a card as it is read aloud."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from tavola.content.source import PackSource, Problem
from tavola.games.realm_of_sand.content import CardEntry, SandBox
from tavola.games.realm_of_sand.describe import card_line, drawn
from tavola.games.realm_of_sand.lint import CHECKS, found_by, room_for_patterns, texts_and_glyphs
from tavola.games.realm_of_sand.state import Sand
from tavola.games.realm_of_sand.view import CardView
from tavola.kernel.text import Words
from tavola.workshop.wire import StartAsk


def entry_text(kind: str, _: tuple[str, ...], value: dict[str, Any], words: Words) -> Iterator[str]:
    if kind == "card":
        card = msgspec.convert(value, CardEntry)
        discs = tuple(card.discs)
        view = CardView(
            card.id, card.level, card.picture, tuple(card.pattern), card.stars, card.hourglasses, card.level_up, discs
        )
        yield card_line(view, words)
        yield from drawn(view.pattern)


def options_for(_: SandBox, __: StartAsk, ___: int) -> dict[str, Any]:
    return {}


def suits(_: Sand, __: StartAsk) -> bool:
    """Chance decides nothing here that is asked for."""
    return True


def put(g: Sand, start: StartAsk, _: int) -> Sand:
    """The card lies open in the display, in the first place of its level."""
    if not start.card:
        return g
    if start.card not in g.box.cards:
        raise LookupError(f"there is no card {start.card!r}")
    nth = g.box.cards[start.card].level - 1
    row, deck = g.display[nth], g.decks[nth]
    if start.card in deck:
        deck[deck.index(start.card)], row[0] = row[0], start.card
    return g


def hurried(source: PackSource, _: Sequence[str]) -> list[Problem]:
    """All but the words and the room that patterns have on boards, which takes as long as everything else."""
    return found_by(tuple(check for check in CHECKS if check not in (room_for_patterns, texts_and_glyphs)), source)
