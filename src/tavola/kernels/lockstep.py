"""A kernel and the rules play the same random game side by side, and agree after each answer on all there is to see."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from tavola.coding import asked_next
from tavola.kernel.chance import below, seed_number
from tavola.kernel.choice_keys import verb_of
from tavola.kernel.codec import state_bytes
from tavola.kernel.flow import take
from tavola.kernels.chance import set_bits
from tavola.kernels.laid import RNG, Laid, Scalars, Words


class HarnessChance:
    """Chance of the harness itself."""

    def __init__(self, seed: str) -> None:
        self.rng = seed_number(seed)
        self.loaded: list[int] = []


@dataclass(frozen=True)
class Difference:
    """Where a kernel and the rules part."""

    seed: str
    ply: int  # answers given before
    what: str
    rules: object
    kernel: object

    def __str__(self) -> str:
        return f"seed {self.seed!r}, answer {self.ply}: {self.what}: rules {self.rules}, kernel {self.kernel}"


class Pair:
    """One game, once in the rules and once in a kernel."""

    def __init__(self, laid: Laid, scalars: Scalars, seed: str, *, compiled: bool = False) -> None:
        self.laid, self.scalars, self.compiled = laid, scalars, compiled
        self.tables = self._words(laid.tables)
        self.room = self._words([0] * laid.most_legal)
        self.seen = self._words([0] * len(laid.eye.names))
        self.g: Any = laid.game.open_table(laid.box, laid.seats, laid.options, seed)
        self.g.events.clear()
        start = [0] * laid.words
        set_bits(start, RNG, seed_number(seed))
        self.s = self._words(start)
        scalars.begin(self.tables, self.s)

    def _words(self, words: Words) -> Any:
        return self.laid.array(words) if self.compiled else list(words)

    # -- what is compared

    def faults(self) -> Iterator[tuple[str, object, object]]:
        """All in which the two differ now: what, by the rules, by the kernel."""
        decision = asked_next(self.g)
        seat = -1 if decision is None else decision.seat
        yield from _unlike("who is asked", seat, int(self.scalars.asked(self.tables, self.s)))
        yield from _unlike("legal actions", list(self.choices()), self.legal())
        yield from _unlike("generator", self.g.rng, self.generator())
        for who in range(self.laid.seats):
            theirs, ours = self.laid.eye.look(self.g, who), self.look(who)
            if theirs != ours:
                yield f"what seat {who} sees", *self._told(theirs, ours)
            points = int(self.scalars.points(self.tables, self.s, who))
            yield from _unlike(f"points of seat {who}", self.laid.points_of(self.g, who), points)
        if decision is None:
            yield from self.faults_at_the_end()

    def faults_at_the_end(self) -> Iterator[tuple[str, object, object]]:
        outcome = self.laid.game.outcome(self.g)
        for who in range(self.laid.seats):
            ours = (int(part(self.tables, self.s, who)) for part in (self.scalars.place, self.scalars.score))
            theirs = (outcome.places[who], outcome.scores[who]) if outcome is not None else (0, 0)
            yield from _unlike(f"place and score of seat {who}", theirs, tuple(ours))

    def choices(self) -> dict[int, str]:
        decision = asked_next(self.g)
        return self.laid.code.choices(decision.legal()) if decision is not None else {}

    def legal(self) -> list[int]:
        count = self.scalars.legal(self.tables, self.s, self.room)
        return [int(action) for action in self.room[:count]]

    def look(self, seat: int) -> bytearray:
        self.scalars.look(self.tables, self.s, seat, self.seen)
        if self.compiled:
            return bytearray(self.seen.astype("uint8"))  # most of the time would go into byte after byte
        return bytearray(byte & 0xFF for byte in self.seen)

    def generator(self) -> int:
        low, high = (int(self.s[RNG + half]) & 0xFFFFFFFF for half in (0, 1))
        return high << 32 | low

    def _told(self, theirs: bytearray, ours: bytearray) -> tuple[object, object]:
        apart = [
            (name, a, b) for name, a, b in zip_longest(self.laid.eye.names, theirs, ours, fillvalue="nothing") if a != b
        ]
        return {name: a for name, a, _ in apart}, {name: b for name, _, b in apart}

    # -- states converted

    def faults_of_conversion(self) -> Iterator[tuple[str, object, object]]:
        """Written as the rules have it the state is the same bytes; read from the rules it is the same game."""
        theirs = state_bytes(self.g)
        ours = state_bytes(self.laid.game_of([int(word) for word in self.s]))
        yield from _unlike("the state in the rules' form", theirs, ours)
        self.s = self._words(self.laid.state_of(self.g))  # played on from here: what it lacks is seen later
        back = state_bytes(self.laid.game_of([int(word) for word in self.s]))
        yield from _unlike("the state there and back", theirs, back)

    # -- an answer

    def act(self, luck: HarnessChance) -> None:
        choices = self.choices()
        action = drawn(choices, luck)
        decision = asked_next(self.g)
        assert decision is not None
        take(self.g, decision, choices[action])
        self.g.events.clear()
        self.scalars.act(self.tables, self.s, action)


def drawn(choices: dict[int, str], luck: HarnessChance) -> int:
    """An answer at random; every other time first its kind, or what is seldom possible would seldom be done."""
    answers = list(choices)
    if below(luck, 2):
        kinds = list(dict.fromkeys(map(verb_of, choices.values())))
        kind = kinds[below(luck, len(kinds))]
        answers = [action for action, key in choices.items() if verb_of(key) == kind]
    return answers[below(luck, len(answers))]


def _unlike(what: str, theirs: object, ours: object) -> Iterator[tuple[str, object, object]]:
    if theirs != ours:
        yield what, theirs, ours


def lockstep(
    laid: Laid, scalars: Scalars, seed: str, *, compiled: bool = False, convert: int = 0, most: int = 1_000_000
) -> tuple[int, Difference | None]:
    """One random game from a seed: how many decisions were compared, and the first difference.

    Every `convert` decisions the state goes both ways between the rules and the kernel.
    """
    pair, luck = Pair(laid, scalars, seed, compiled=compiled), HarnessChance(f"answers/{seed}")
    for ply in range(most):
        for what, theirs, ours in pair.faults():
            return ply, Difference(seed, ply, what, theirs, ours)
        if convert and ply % convert == 0:
            for what, theirs, ours in pair.faults_of_conversion():
                return ply, Difference(seed, ply, what, theirs, ours)
        if asked_next(pair.g) is None:
            return ply, None
        pair.act(luck)
    return most, None
