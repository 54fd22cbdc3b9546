"""Effects as words: kind and up to three numbers; how often one happens stands where it is named."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

import msgspec

from tavola.games.sangue_reale import vocabulary as v
from tavola.kernels.sangue_reale import borders, effects
from tavola.kernels.sangue_reale.dice_words import BITS
from tavola.kernels.sangue_reale.term_tables import METRICS

REPEATED = (v.DrawModifier, v.Circle, v.ChangeEdge, v.BlockSlot)  # n choices, one after the other
ALL = (1, 2, 3, 4, 5, 6)


class EffectTables:
    """The effects met so far, each once."""

    def __init__(self) -> None:
        self.effects: list[v.AnyEffect] = []
        self.rows: list[tuple[int, int, int, int]] = []

    def number(self, effect: v.AnyEffect) -> tuple[int, int]:
        """Which effect, and how often."""
        times = effect.n if isinstance(effect, REPEATED) else 1
        once = cast(v.AnyEffect, msgspec.structs.replace(effect, n=1)) if isinstance(effect, REPEATED) else effect
        if once not in self.effects:
            self.effects.append(once)
            self.rows.append(effect_words(once))
        return self.effects.index(once), times

    def listed(self, powers: Iterable[v.AnyEffect]) -> list[int]:
        """How many, then two words for each."""
        numbered = [self.number(effect) for effect in powers]
        return [len(numbered), *(word for pair in numbered for word in pair)]

    def effect(self, number: int, times: int) -> v.AnyEffect:
        """The record again."""
        found = self.effects[number]
        return cast(v.AnyEffect, msgspec.structs.replace(found, n=times)) if isinstance(found, REPEATED) else found


def packed(values: Iterable[int]) -> int:
    """Values one behind the other, as dice are."""
    return sum(value << BITS * nth for nth, value in enumerate(values))


def effect_words(effect: v.AnyEffect) -> tuple[int, int, int, int]:
    match effect:
        case v.DrawModifier():
            return effects.DRAW, ("current", "next", "choice").index(effect.turn), 0, 0
        case v.Blacken():
            columns = ALL if effect.column == "choice" else effect.column
            return effects.BLACKEN, packed(columns), effect.rows, int(effect.width == "any")
        case v.Circle():
            return effects.CIRCLE, packed(ALL if effect.numbers == "any" else effect.numbers), 0, 0
        case v.ExtraDice():
            return effects.EXTRA_DICE, effect.roll, effect.keep, 0
        case v.SetDie():
            return effects.SET_DIE, effect.times, 0, 0
        case v.Vp():
            return effects.VP, effect.n, 0, 0
        case v.VpPer():
            return effects.VP_PER, effect.n, METRICS.index(effect.metric), 0
        case v.ChangeEdge():
            kind = {"border": borders.BORDER, "river": borders.RIVER, "any": borders.ANY_KIND}[effect.kind]
            op = {"add": borders.ADD, "remove": borders.REMOVE, "toggle": borders.TOGGLE}[effect.op]
            return effects.EDGE, kind, op, 0
        case v.BlockSlot():
            return effects.BLOCK, int(effect.lost), 0, 0
        case v.ForbidAction():
            actions = ALL if effect.value == "choice" else (effect.value,)
            return effects.FORBID_WORD, packed(actions), effect.rounds, 0
        case v.ActFirst():
            return effects.ACT_FIRST, effect.rounds, 0, 0
        case v.Uncancel():
            return effects.UNCANCEL, effect.times, 0, 0
        case v.OpenPlan():
            return effects.OPEN_PLAN, effect.rounds, 0, 0
        case v.Wrap():
            return effects.WRAP, 0, 0, 0
        case v.StackBonus():
            return effects.STACK_BONUS, 0, 0, 0
