"""Texts of cards as records for the kernel: values, conditions, costs, effects. What it has no word for it refuses.

Whatever cannot change during a fight (where one is, who one is, what the story has come to) is asked of the rules once,
when the tables are made, and stands there as yes or no.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tavola.games.tainted_grail.content.box import card_of
from tavola.games.tainted_grail.content.condition import Cond
from tavola.games.tainted_grail.content.value import Expr
from tavola.games.tainted_grail.content.vocabulary import ATTRIBUTES, Cost
from tavola.games.tainted_grail.effects.evaluate import COMPARISONS, amount, holds
from tavola.games.tainted_grail.state import Avalon
from tavola.games.tainted_grail.words import conditions, conditions_encounter, conditions_hero, sums, values
from tavola.kernel.decision import Seat
from tavola.kernels.laid import Unclaimed
from tavola.kernels.tainted_grail import layout as w

SIGNS = {"==": w.EQUAL, "!=": w.UNEQUAL, ">=": w.AT_LEAST, "<=": w.AT_MOST, ">": w.MORE, "<": w.LESS}
COUNTED = ("health", "energy", "terror", "food", "wealth", "rep", "magic", "exp")  # as they lie in a state
ZONES = ("red", "grey", "green")
PLAIN_VALUES: dict[type[Any], int] = {
    values.PoolValue: w.OF_POOL, values.AffinityValue: w.OF_MARKER, values.ChargesValue: w.OF_CHARGES
}  # fmt: skip
# What a fight may change and the kernel does not follow: it is refused. All else that is no question about the fight
# stays as it is until the end.
UNFOLLOWED = (conditions_hero.StateCondition, conditions_hero.ZoneCondition)


class Wording:
    """Makes records of texts, into one list of numbers."""

    def __init__(self, g: Avalon, seat: Seat, things: dict[str, int]) -> None:
        self.g, self.seat, self.things = g, seat, things
        self.t: list[int] = [0] * w.HEADER
        self.costs: dict[tuple[int, str], int] = {}  # where the record of a cost lies, by its identity and its source
        self.meant: list[Any] = []  # texts must live as long as their identities are used

    def put(self, *numbers: int) -> int:
        """A record; where it begins."""
        self.t += numbers
        return len(self.t) - len(numbers)

    # -- values

    def value(self, expr: Expr, source: str) -> int:
        if isinstance(expr, int):
            return expr << 4 | w.PLAIN
        if isinstance(expr, values.ConnectedValue):
            return attribute_or_any(expr.connected) << 4 | w.CONNECTED
        if isinstance(expr, (values.AttrValue, sums.ScaledValue)):
            return amount(self.g, expr, self.seat, source) << 4 | w.PLAIN
        if isinstance(expr, (values.ResValue, values.TrackValue)):
            return COUNTED.index(getattr(expr, expr.word)) << 4 | w.OF_TRACK
        if type(expr) in PLAIN_VALUES:
            return PLAIN_VALUES[type(expr)]
        raise Unclaimed(f"{source} reckons with {expr.word}, which the kernel of Encounters does not")

    # -- conditions

    def condition(self, cond: Cond | None, source: str) -> int:
        """Where its record begins; 0 where there is none."""
        if cond is None:
            return 0
        leaves = self.leaves(cond, source)
        if leaves == [(w.KNOWN, 1, 0, 0)]:
            return 0
        return self.put(len(leaves), *(n for leaf in leaves for n in leaf))

    def leaves(self, cond: Cond, source: str) -> list[tuple[int, int, int, int]]:
        if isinstance(cond, conditions.NotCondition):
            return [*self.leaves(cond.not_, source), (w.NOT, 0, 0, 0)]
        if isinstance(cond, (conditions.AllCondition, conditions.AnyCondition)):
            joint = w.ALL if isinstance(cond, conditions.AllCondition) else w.ANY
            parts = list(cond.parts())
            return [leaf for part in parts for leaf in self.leaves(part, source)] + [(joint, len(parts), 0, 0)]
        if (found := self.leaf(cond)) is not None:
            return found
        if isinstance(cond, conditions_hero.HasCondition) and cond.has.ready and isinstance(cond.has.item, str):
            ready = self.of_keyword(cond.has.item)
            return [(w.ASK_READY, self.put(len(ready), *ready), 0, 0)]
        if isinstance(cond, UNFOLLOWED) or (isinstance(cond, conditions_hero.HasCondition) and cond.has.ready):
            raise Unclaimed(f"{source} asks for {cond.word}, which the kernel of Encounters does not follow")
        return [(w.KNOWN, int(holds(self.g, cond, self.seat, source, [self.seat])), 0, 0)]

    def leaf(self, cond: Cond) -> list[tuple[int, int, int, int]] | None:
        """A question about the fight itself."""
        known = conditions_encounter
        asked: dict[type[Cond], int] = {
            known.PoolCondition: w.ASK_POOL, known.AffinityCondition: w.ASK_MARKER, known.StageCondition: w.ASK_STAGE,
            known.PlayedCondition: w.ASK_PLAYED, known.ChargesCondition: w.ASK_CHARGES,
        }  # fmt: skip
        if type(cond) in asked:
            return [(asked[type(cond)], 0, *comparison(cond.body))]
        if isinstance(cond, known.ConnectedCondition):
            wanted = cond.connected.items()
            return joined([(w.ASK_CONNECTED, attribute_or_any(name), *comparison(n)) for name, n in wanted])
        if isinstance(cond, (conditions_hero.ResCondition, conditions_hero.TrackCondition)):
            numbers = {name: n for name, n in cond.body.items() if name != "by"}
            return joined([(w.ASK_TRACK, COUNTED.index(name), *comparison(n)) for name, n in numbers.items()])
        if isinstance(cond, known.TraitCondition):
            return [(w.ASK_TRAIT, w.TRAIT_NAMES.index(cond.trait), 0, 0)]
        if isinstance(cond, conditions_hero.StateCondition) and cond.state in ("panic", "exhausted"):
            return [(w.ASK_PANIC if cond.state == "panic" else w.ASK_EXHAUSTED, 0, 0, 0)]
        if isinstance(cond, conditions_hero.ZoneCondition) and isinstance(cond.zone, str):
            return [(w.ASK_ZONE, ZONES.index(cond.zone), 0, 0)]
        return None

    # -- costs

    def cost(self, cost: Cost | None, source: str) -> int:
        if cost is None:
            return 0
        amounts = [self.plain(getattr(cost, kind), source) for kind in w.COST_KINDS]
        flips = self.to_flip(cost.flip, source) if cost.flip is not None else 0
        where = {None: 0, "hand": w.FROM_HAND, "deck_top": w.FROM_DECK}
        taken = cost.discard
        gives = self.to_give(cost, source) if cost.item is not None or cost.secret is not None else 0
        paid = (where[taken.from_ if taken else None], taken.count if taken else 0, gives, cost.charges)
        self.meant.append(cost)
        self.costs[id(cost), source] = at = self.put(*amounts, flips, *paid)
        return at

    def cost_of(self, cost: Cost, source: str) -> int:
        """Where a cost of this fight lies."""
        if (id(cost), source) not in self.costs:
            raise Unclaimed(f"{source} asks for a price that the kernel of Encounters does not know")
        return self.costs[id(cost), source]

    def plain(self, expr: Any, source: str) -> int:
        if not isinstance(expr, int):
            raise Unclaimed(f"{source} has a price that depends on the table")
        return expr

    def to_flip(self, what: Any, source: str) -> int:
        """The things that this may turn over, in the order in which they are offered."""
        from_words = [what] if isinstance(what, str) else what.sorts
        sorts, keywords = set(from_words), self.g.box.keywords
        copies = [
            copy
            for copy in sorted(self.things)
            if (what == "self" and source.partition(":")[2] == copy) or keywords.get(card_of(copy)) in sorts
        ]
        return self.put(len(copies), *(self.things[copy] for copy in copies))

    def to_give(self, cost: Cost, source: str) -> int:
        """Items that go, or a Secret. Equipment that goes would turn something else up: that is left to the rules."""
        name = cost.item.id if cost.item is not None else str(cost.secret)
        if name is None or len(self.of_keyword(self.g.box.keywords.get(name))) > 1:
            raise Unclaimed(f"{source} asks for equipment to be given away in a fight")
        copies = [copy for copy in sorted(self.things) if card_of(copy) == name]
        return self.put(len(copies), *(self.things[copy] for copy in copies))

    def of_keyword(self, keyword: str | None) -> list[int]:
        """The equipment of one sort that is owned."""
        keywords = self.g.box.keywords
        return [nth for copy, nth in self.things.items() if keyword and keywords.get(card_of(copy)) == keyword]


def attribute_or_any(name: str) -> int:
    return w.ANY_ATTRIBUTE if name == "any" else ATTRIBUTES.index(name)


def comparison(wanted: int | str) -> tuple[int, int]:
    """A number, or a sign and a number (effects/evaluate.py)."""
    if isinstance(wanted, int):
        return w.EQUAL, wanted
    for sign in COMPARISONS:
        if wanted.startswith(sign):
            return SIGNS[sign], int(wanted[len(sign) :])
    return w.EQUAL, int(wanted)


def joined(leaves: Sequence[tuple[int, int, int, int]]) -> list[tuple[int, int, int, int]]:
    return [*leaves, (w.ALL, len(leaves), 0, 0)] if len(leaves) > 1 else list(leaves)
