"""Duels laid out for one test, and short ways to plan, to load the dice, to answer and to look."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from tests.games.sangue_reale.boxes import F1

from tavola.games.sangue_reale import GAME
from tavola.games.sangue_reale.content import DuelBox
from tavola.games.sangue_reale.deeds import UsePower
from tavola.games.sangue_reale.state import Duel, layout_of
from tavola.games.sangue_reale.vocabulary import AnyEffect
from tavola.kernel.decision import Decision, Refusal, Refused
from tavola.kernel.event import Event, take_events
from tavola.kernel.flow import run, then
from tavola.kernel.options import read_options
from tavola.testing import Table

A, B = 0, 1
Told = list[Event]


def duel(box: DuelBox = F1, round: int = 1, seed: str = "test", swap: bool = False, **options: Any) -> Duel:
    """An Era in which A plays the first character (or the second) and a round is about to be planned."""
    chosen = read_options(GAME.options, "sr", {f"sr.{name}": value for name, value in options.items()})
    g = GAME.open_table(box, 2, chosen, seed)
    if g.open[0].prompt == "choose_character":
        GAME.answer(g, A, f"character:{box.eras[g.era].characters[int(swap)]}")
    with Table(GAME, g).edit():
        for sheet in g.sheets:
            sheet.chronology = [1] * (round - 1)
        g.round = round
    return g


def blacken(g: Duel, seat: int, rows: dict[int, int]) -> Duel:
    """ "Pos 4:2": column 4 has its first two rows blackened; lines and icons of the past have had their effect."""
    for column, count in rows.items():
        g.sheets[seat].rows[column - 1] = count
    return g


def fill(g: Duel, seat: int, *columns: int) -> Duel:
    """These columns are full."""
    side = layout_of(g).sides[g.sheets[seat].side]
    return blacken(g, seat, {column: side.columns[column - 1].rows for column in columns})


def circle(g: Duel, seat: int, *slots: str) -> Duel:
    for slot in slots:
        g.sheets[seat].circled |= 1 << layout_of(g).slots.index(slot)
    return g


def own(g: Duel, seat: int, *boxes: str) -> Duel:
    for box in boxes:
        g.boxes[layout_of(g).boxes.index(box)] = seat
    return g


def support(g: Duel, seat: int, *columns: int) -> Duel:
    """These Unique Supporters, by column, have taken this side."""
    for at, unique in enumerate(layout_of(g).uniques):
        if unique.column in columns:
            g.uniques[at] = seat
    return g


def plan(g: Duel, a: int, b: int, dice: Iterable[int] = ()) -> Told:
    """Both plan, and these dice fall."""
    g.loaded = list(dice)
    GAME.answer(g, A, f"plan:{a}")
    GAME.answer(g, B, f"plan:{b}")
    return take_events(g)


def answer(g: Duel, *keys: str) -> Told:
    """Whoever must decide answers, one decision after the other."""
    for key in keys:
        (decision,) = g.open
        GAME.answer(g, decision.seat, key)
    return take_events(g)


def play_out(g: Duel, *, until: int = 0) -> Told:
    """Everybody takes the last option: up to the planning of a round, or to the end of the match."""
    while g.open and not (g.open[0].prompt == "plan" and g.round >= until):
        decision = next(one for one in g.open if one.seat not in g.held)
        GAME.answer(g, decision.seat, decision.legal()[-1])
    return take_events(g)


def ask_power(g: Duel, seat: int, effect: AnyEffect) -> Duel:
    """A power asks its question in the middle of planning; the round cannot go on from here."""
    g.open, g.mode = [], ""
    then(g, UsePower(seat, effect))
    run(g)
    return g


def asked(g: Duel) -> tuple[int, str]:
    """Who must decide, and what."""
    (decision,) = g.open
    return decision.seat, decision.prompt


def keys(g: Duel, seat: int | None = None) -> list[str]:
    return list(open_to(g, seat).legal())


def open_to(g: Duel, seat: int | None = None) -> Decision:
    return next(decision for decision in g.open if seat in (None, decision.seat))


def refused(g: Duel, key: str, seat: int | None = None) -> Refusal:
    """The refusal of an answer that the rules forbid; the table stays as it was."""
    before = GAME.view(g, None)
    who = seat if seat is not None else g.open[0].seat if g.open else A
    with pytest.raises(Refused) as caught:
        GAME.answer(g, who, key)
    assert GAME.view(g, None) == before
    return caught.value.refusal


def why(g: Duel, key: str, seat: int | None = None) -> tuple[str, str]:
    """Code and clause of a refusal, without their prefixes."""
    refusal = refused(g, key, seat)
    return refusal.code.removeprefix("SR_E_"), refusal.rule.removeprefix("SR-")


def told(events: Told, *kinds: type[Event]) -> Told:
    """The events of these kinds."""
    return [event for event in events if isinstance(event, kinds)]


def kinds(events: Told) -> list[str]:
    return [type(event).__name__ for event in events]


def rows(g: Duel, seat: int) -> list[int]:
    return g.sheets[seat].rows


def circled(g: Duel, seat: int) -> list[str]:
    return [slot for at, slot in enumerate(layout_of(g).slots) if g.sheets[seat].circled >> at & 1]


def owner(g: Duel, box: str) -> int:
    return g.boxes[layout_of(g).boxes.index(box)]


def dice_in_hand(g: Duel) -> list[tuple[int, tuple[int, ...]]]:
    """(seat, dice) of each hand, the one in use first."""
    return [(hand.seat, hand.dice) for hand in reversed(g.hands)]
