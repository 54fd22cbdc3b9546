"""Carrying out what cards say: an effect is a `Word` on the stack, bound to who acts and to the card it stands on."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.games.tainted_grail.content.effect import Effect
from tavola.games.tainted_grail.deeds.effects import Word
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Seat
from tavola.kernel.flow import rule, then

MOST_WORDS = 5_000  # between two decisions: no pack can keep the table busy for ever


class PackLoopsError(Exception):
    """A pack's effects went on and on without anybody being asked anything."""


def carry_out(
    g: Avalon, effects: Sequence[Effect], hero: Seat, source: str, *, who: str = "self", alone: bool = False
) -> None:
    """Do all of these next, from first to last, with this Character acting."""
    if effects:
        then(g, *[Word(entry, hero, source, who, alone) for entry in effects])


def go_on(g: Avalon, do: Word, effects: Sequence[Effect]) -> None:
    """Effects inside an effect: same Character, same card, same scope."""
    then(g, *[Word(entry, do.hero, do.source, do.who, do.alone) for entry in effects])


def count_a_step(g: Avalon, source: str) -> None:
    """One more thing that a pack has brought about since somebody was last asked."""
    if g.asked != g.steps_asked:
        g.steps_taken, g.steps_asked = 1, g.asked
        return
    g.steps_taken += 1
    if g.steps_taken > MOST_WORDS:
        raise PackLoopsError(source)


@rule(Word)
def carry_out_word(g: Avalon, do: Word) -> None:
    count_a_step(g, do.source)
    do.entry.apply(g, do)
