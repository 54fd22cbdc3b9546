"""Nothing goes on for ever: an answer that leads back to where the game has been is not offered there again.

Two readings of "where". With everything that the state remembers, an answer that has led back once is gone. Without
what a game remembers only in order not to repeat itself (`Table.memory`), it is gone after three times at the latest.
"""

from __future__ import annotations

import hashlib
from collections import Counter

import msgspec
from tests.contract.table import Table, require

from tavola.bots.bot import BotRng
from tavola.kernel.codec import state_bytes
from tavola.kernel.decision import Decision
from tavola.kernel.flow import take
from tavola.kernel.state import State

COUNTERS = {"rng", "loaded", "asked", "events"}  # chance to come, and how many questions there were
FLOW = {"open", "stack", "steps", "mode", "held"}
TOO_OFTEN = 3
WIDE = 10  # answers that a stubborn player looks at
WHIM = 6  # one answer out of so many is any


def told(table: Table, g: State) -> dict[str, object]:
    """The position as plain data: the state without what only counts."""
    plain: dict[str, object] = msgspec.json.decode(state_bytes(g))
    for decision in plain["open"]:  # type: ignore[attr-defined]
        decision.pop("id")
    return {name: value for name, value in plain.items() if name not in COUNTERS | table.counters}


def named(plain: dict[str, object]) -> bytes:
    return hashlib.blake2b(msgspec.json.encode(plain), digest_size=12).digest()


class Rings:
    """What a walk has seen, and which answers have led it back."""

    def __init__(self, table: Table, g: State) -> None:
        self.table = table
        self.seen: list[set[bytes]] = [set(), set()]
        self.led_back: Counter[tuple[int, bytes, int, str]] = Counter()
        self.here = self.places(told(table, g))
        self.note()

    def places(self, plain: dict[str, object]) -> tuple[bytes, bytes]:
        """The position as it is, and without what is remembered."""
        bare = {name: value for name, value in plain.items() if name not in self.table.memory}
        return named(plain), named(bare)

    def note(self) -> None:
        for seen, place in zip(self.seen, self.here, strict=True):
            seen.add(place)

    def look(self, g: State, where: str) -> None:
        """Nothing that is offered here has led back too often."""
        for decision in g.open:
            for key in decision.legal():
                for nth, most in ((0, 1), (1, TOO_OFTEN)):
                    times = self.led_back[nth, self.here[nth], decision.seat, key]
                    require(times < most, "ring", f"{decision.prompt} offers {key} again after {times} times ({where})")

    def answered(self, decision: Decision, key: str, g: State) -> None:
        came_from, self.here = self.here, self.places(told(self.table, g))
        for nth in (0, 1):
            if self.here[nth] in self.seen[nth]:
                self.led_back[nth, came_from[nth], decision.seat, key] += 1
        self.note()


def goes_on_stubbornly(table: Table, seed: str, answers: int) -> int:
    """A player who would rather change nothing answers what leads back or changes least; how many answers it gave."""
    luck = BotRng.of(f"{table.name}/{seed}/stubborn")
    g = table.open(seed)
    rings = Rings(table, g)
    for nth in range(answers):
        if not g.open:
            return nth
        rings.look(g, f"{table.name} {seed}, after {nth} answers")
        decision = luck.pick([decision for decision in g.open if decision.seat not in g.held])
        key = luck.pick(decision.legal()) if not luck.below(WHIM) else idlest(rings, g, decision, luck)
        take(g, decision, key)
        rings.answered(decision, key, g)
    return answers


def idlest(rings: Rings, g: State, decision: Decision, luck: BotRng) -> str:
    """Of some answers the one that leads back, else the one after which the fewest facts differ."""
    keys, now = list(decision.legal()), told(rings.table, g)
    looked_at = [keys.pop(luck.below(len(keys))) for _ in range(min(WIDE, len(keys)))]
    return min(looked_at, key=lambda key: _change(rings, g, now, decision, key))


def _change(rings: Rings, g: State, now: dict[str, object], decision: Decision, key: str) -> int:
    clone = g.clone()
    take(clone, decision, key)
    then = told(rings.table, clone)
    if rings.places(then)[1] in rings.seen[1]:
        return -1
    return sum(now[name] != then[name] for name in now if name not in FLOW)
