"""Whose turn it is, and what speaks against any Action at all: what the single Actions have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tavola.games.tainted_grail.choices import GrailChoice
from tavola.games.tainted_grail.content.message_ids import character_name
from tavola.games.tainted_grail.effects.repeats import is_off
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import legality, no
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.text import Message, say

Judge = TypeVar("Judge", bound=Callable[..., Refusal | None])


IN_VAIN = no("TG_E_AGAIN", "TG-6.13")  # made once: asked at every turn


def name_of(g: Avalon, seat: Seat) -> Message:
    return character_name(g.heroes[seat].character)


def moment_of(g: Avalon) -> Message:
    """What is going on, in words: an Encounter, an Exploration, an Action, else the stage of the day."""
    if g.encounter is not None:
        return say("phase-encounter")
    if g.exploration is not None:
        return say("phase-exploration")
    return say("phase-action") if g.party else say(f"phase-{g.stage or 'start'}")


def why_not_turn(g: Avalon, seat: Seat) -> Refusal | None:
    """Who is dead, has Passed or has acted in this round takes no Action."""
    hero = g.heroes[seat]
    if not hero.alive:
        return no("TG_E_DEAD", "TG-29.7", name=name_of(g, seat))
    if hero.passed:
        return no("TG_E_PASSED", "TG-12.2", name=name_of(g, seat))
    return no("TG_E_ACTED", "TG-6.5", name=name_of(g, seat)) if hero.acted else None


def why_not_again(g: Avalon, seat: Seat, choice: GrailChoice) -> Refusal | None:
    """It has just come to nothing, and nothing has changed since (TG-6.13)."""
    return IN_VAIN if g.called_off and is_off(g, seat, choice.key) else None


def action(kind: type[GrailChoice]) -> Callable[[Judge], Judge]:
    """Says what the rules have against an Action of this kind, whoever's turn it is; legal it is in one's turn only."""

    def register(judge: Judge) -> Judge:
        def in_turn(g: Avalon, seat: Seat, choice: GrailChoice) -> Refusal | None:
            return why_not_turn(g, seat) or judge(g, seat, choice)

        legality(kind)(in_turn)
        return judge

    return register
