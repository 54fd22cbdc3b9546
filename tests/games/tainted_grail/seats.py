"""Whole tables of the Hollow Coast, opened as people open them, and answers given through the game itself."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from tests.games.tainted_grail.coast import CHARACTERS, FOLDER, coast_box

from tavola import library
from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.codec import state_hash
from tavola.kernel.decision import Decision, Refusal, Refused
from tavola.kernel.text import Words
from tavola.testing import ask_again as put_again

BOX = coast_box()


@cache
def words(language: str) -> Words:
    return library.words("tainted_grail", str(FOLDER), language)


BOTH = ("it", "en")


def opened(seats: int = 1, seed: str = "table", **options: Any) -> Avalon:
    """A table on its first question about the day; the Characters are named beforehand."""
    options.setdefault("characters", ",".join(CHARACTERS[:seats]))
    return GAME.open_table(BOX, seats, AvalonOptions(**options), seed)


def at_work(seats: int = 1, seed: str = "table", **options: Any) -> Avalon:
    """The same, once everybody is ready for the first round."""
    g = opened(seats, seed, **options)
    while g.open and g.open[0].prompt == "trade_window":
        answer(g, g.open[0].seat, "ready")
    return g


def answer(g: Avalon, seat: int, *keys: str) -> Avalon:
    for key in keys:
        GAME.answer(g, seat, key)
    return g


def ask_again(g: Avalon) -> Avalon:
    """After a change made by hand: the open question is put anew."""
    put_again(g, g.steps[-1])
    return g


def question(g: Avalon, seat: int = 0) -> Decision:
    return next(decision for decision in g.open if decision.seat == seat)


def refusal(g: Avalon, seat: int, key: str) -> Refusal:
    """Why this answer is refused; it is, and nothing changes."""
    before = state_hash(g)
    with pytest.raises(Refused) as refused:
        GAME.answer(g, seat, key)
    assert state_hash(g) == before
    assert refused.value.refusal.key == key
    return refused.value.refusal


def said(message: Any) -> list[str]:
    """A message in both languages, each of which must have it."""
    texts = [words(language).say(message) for language in BOTH]
    assert not any("⟨" in text for text in texts), texts
    return texts


def ended_on_day_one() -> Avalon:
    """A table of one day, alone, that is over."""
    g = at_work(1, max_days=1)
    while g.open:
        keys = question(g).legal()
        answer(g, 0, next((key for key in ("pass", "eat", "done", "leave") if key in keys), keys[-1]))
    return g
