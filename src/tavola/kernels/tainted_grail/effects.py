"""What cards do, as records of a word and three numbers each; and numbers that they change for a while."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tavola.games.tainted_grail.content.effect import Effect
from tavola.games.tainted_grail.content.vocabulary import Modify
from tavola.games.tainted_grail.state import Avalon
from tavola.games.tainted_grail.words import encounter as cards
from tavola.games.tainted_grail.words import flow, tracks
from tavola.games.tainted_grail.words.choose import ChooseEffect
from tavola.games.tainted_grail.words.dials import MenhirEffect
from tavola.games.tainted_grail.words.meeting import OUTCOMES, EndEncounterEffect
from tavola.games.tainted_grail.words.story import StatusEffect, TextEffect
from tavola.games.tainted_grail.words.things import SecretEffect
from tavola.kernel.decision import Seat
from tavola.kernels.laid import Unclaimed
from tavola.kernels.tainted_grail import layout as w
from tavola.kernels.tainted_grail.wording import COUNTED, Wording

FACES = {"d6": ("1", "2", "3", "4", "5", "6"), "coin": ("skull", "grail")}
STORY = (StatusEffect, SecretEffect, MenhirEffect)
COMMON = frozenset(w.STATS)
# Numbers that are levels of keys while a fight lasts, or do not matter in one.
ELSEWHERE = ("cost.", "energy_recovery", "limit.items", "dial.menhir", "reward.exp")


class Effects(Wording):
    """Makes records of effects and of changes; keeps where each effect lies, so that a state can be read anew."""

    def __init__(self, g: Avalon, seat: Seat, things: dict[str, int], sources: dict[str, int]) -> None:
        super().__init__(g, seat, things)
        self.sources = sources
        self.where: dict[tuple[int, str], int] = {}  # the record of an effect, by its identity and its source
        self.is_leaving = False  # what a flight brings in the story is told when nothing of the fight is left to come
        self.changes: list[list[int]] = []
        self.known_changes: dict[str, int] = {}

    def listed(self, effects: Sequence[Effect], source: str) -> int:
        """Where the list begins; 0 for none."""
        if not effects:
            return 0
        records = [self.record(effect, source) for effect in effects]
        at = self.put(len(records), *(n for record in records for n in record))
        for nth, effect in enumerate(effects):
            self.where[id(effect), source] = at + 1 + w.EFFECT * nth
            self.meant.append(effect)
        return at

    def effect_of(self, effect: Effect, source: str) -> int:
        """Where an effect of this fight lies."""
        if (id(effect), source) not in self.where:
            raise Unclaimed(f"{source} does something that the kernel of Encounters does not know")
        return self.where[id(effect), source]

    def record(self, effect: Effect, source: str) -> tuple[int, int, int, int]:
        self.must_mean_this_one(effect, source)
        if isinstance(effect, tracks.AmountsEffect):
            word = w.GAIN if isinstance(effect, tracks.GainEffect) else w.LOSE
            return word, self.amounts(effect.amounts, source), 0, 0
        if isinstance(effect, tracks.SetEffect):
            return w.SET, self.amounts(effect.set, source), 0, 0
        if isinstance(effect, cards.DiscardEffect):
            return self.discard(effect, source)
        if isinstance(effect, flow.IfEffect):
            branches = self.listed(effect.then or [], source), self.listed(effect.else_ or [], source)
            return w.IF, self.always(effect, source), *branches
        if isinstance(effect, flow.RollEffect):
            return self.roll(effect, source)
        if isinstance(effect, flow.ModifyEffect):
            return self.modify(effect.modify, source)
        if isinstance(effect, ChooseEffect):
            return w.CHOOSE, self.options(effect, source), 0, 0
        if isinstance(effect, EndEncounterEffect):
            return w.END_WORD, w.OUTCOMES.index(OUTCOMES[effect.end_encounter]), 0, 0
        if isinstance(effect, TextEffect) or (self.is_leaving and isinstance(effect, STORY)):
            return w.NOTHING, 0, 0, 0
        return self.plain_word(effect, source)

    def plain_word(self, effect: Effect, source: str) -> tuple[int, int, int, int]:
        """A word with one value."""
        if isinstance(effect, cards.PoolEffect):
            return w.POOL_WORD, self.value(effect.pool, source), 0, 0
        if isinstance(effect, cards.AffinityEffect):
            word = w.AFFINITY_WORD if self.g.encounter and self.g.encounter.kind == "diplomacy" else w.NOTHING
            return word, self.value(effect.affinity, source), 0, 0
        if isinstance(effect, cards.DrawEffect):
            return w.DRAW_WORD, self.value(effect.draw, source), 0, 0
        if isinstance(effect, cards.ChargesEffect):
            return w.CHARGES_WORD, self.value(effect.charges.add, source), 0, 0
        if isinstance(effect, tracks.DamageEffect):
            return w.DAMAGE, self.value(effect.damage, source), 0, 0
        if isinstance(effect, cards.PlayEffect):
            return w.PLAY_WORD, 0, 0, 0
        if isinstance(effect, cards.FlipEffect):
            return w.FLIP_WORD, self.to_flip(effect.flip, source), 0, 0
        raise Unclaimed(f"{source} does what the kernel of Encounters has no word for: {effect.word}")

    def must_mean_this_one(self, effect: Effect, source: str) -> None:
        if effect.who not in (None, "self", "owner", "each", "party", "one"):
            raise Unclaimed(f"{source} touches others than the one who fights")

    def always(self, effect: flow.IfEffect, source: str) -> int:
        """Where the condition stands, also where it is known to hold."""
        return self.condition(effect.if_, source) or self.put(1, w.KNOWN, 1, 0, 0)

    def amounts(self, given: dict[str, Any], source: str) -> int:
        pairs = [(w.HEALTH + COUNTED.index(kind), self.value(n, source)) for kind, n in given.items()]
        return self.put(len(pairs), *(n for pair in pairs for n in pair))

    def discard(self, effect: cards.DiscardEffect, source: str) -> tuple[int, int, int, int]:
        if effect.discard.hand_but is not None:
            return w.KEEP, effect.discard.hand_but, 0, 0
        words = {"hand": w.DISCARD_HAND, "deck_top": w.DISCARD_TOP, "sequence_last": w.DISCARD_LAST}
        return words[effect.discard.from_ or "hand"], self.value(effect.discard.count, source), 0, 0

    def roll(self, effect: flow.RollEffect, source: str) -> tuple[int, int, int, int]:
        faces = FACES.get(effect.roll.die)
        if faces is None:
            raise Unclaimed(f"{source} throws a die that the kernel of Encounters does not have")
        lines = [(line, self.listed(effects, source)) for line, effects in effect.roll.table.items()]
        found = [next((at for line, at in lines if flow._falls_on(line, face)), 0) for face in faces]
        return w.ROLL, len(faces), self.put(*found), 0

    def options(self, effect: ChooseEffect, source: str) -> int:
        records = [
            (self.condition(option.if_, source), self.cost(option.cost, source), self.listed(option.do, source), 0)
            for option in effect.choose.options
        ]
        return self.put(len(records), *(n for record in records for n in record))

    # -- changes

    def modify(self, change: Modify, source: str) -> tuple[int, int, int, int]:
        if change.stat.startswith(ELSEWHERE):
            return w.NOTHING, 0, 0, 0
        return w.MODIFY, self.stored(change, source), 0, 0

    def stored(self, change: Modify, source: str) -> int:
        """The number of a change that an effect brings. Those that are alike are one."""
        name = f"{source} {msgspec.json.encode(change).decode()}"
        if name not in self.known_changes:
            self.known_changes[name] = self.a_change(change, source, in_response=False, condition=0)
        return self.known_changes[name]

    def a_change(self, change: Modify, source: str, *, in_response: bool, condition: int) -> int:
        if change.stat not in COMMON:
            raise Unclaimed(f"{source} changes {change.stat}, which the kernel of Encounters takes as it is")
        second = self.condition(change.if_, source)
        is_trait = change.stat.startswith("trait.")
        if is_trait and (condition or second or in_response):
            raise Unclaimed(f"{source} switches a Trait on a condition")
        sets, to = w.NONE, 0
        if isinstance(change.set, bool):
            sets, to = w.A_SWITCH, int(change.set)
        elif change.set is not None:
            sets, to = w.A_NUMBER, self.value(self.as_value(change.set), source)
        elif change.prevent == "all":
            sets = w.ALL_OF_IT
        parts = [w.NO_VALUE if part is None or part == "all" else self.value(part, source)
                 for part in (change.add, change.mul, change.prevent)]  # fmt: skip
        lasts = w.SPANS.index(change.for_) if change.for_ in w.SPANS else len(w.SPANS)
        stat = w.STATS.index(change.stat)
        record = [stat, self.sources[source], int(in_response), condition, second, sets, to, *parts, lasts, 0]
        self.changes.append(record)
        return len(self.changes) - 1

    def as_value(self, given: Any) -> Any:
        if isinstance(given, str):
            raise Unclaimed("a number is set to a word that the kernel of Encounters does not know")
        return given
