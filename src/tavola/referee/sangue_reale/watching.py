"""How the referee looks at a game of the rules: questions, events and facts, each compared with its own reading."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any

from tavola.kernel.event import Event, take_events
from tavola.referee.sangue_reale.choosing import Chooser
from tavola.referee.sangue_reale.facts import differing_facts
from tavola.referee.sangue_reale.table import Table
from tavola.referee.verdict import Difference, Verdict

ANY_ORDER = {"dice", "own", "others"}  # dice lie on the table in no order


class Parted(Exception):
    """The game and the referee's reading have parted: what comes after cannot be compared."""


class Watch:
    """One game under the referee's eyes. It alone knows how the rules write down what they do."""

    def __init__(self, game: Any, g: Any, seed: str, verdict: Verdict, chooser: Chooser) -> None:
        self.game, self.g, self.seed = game, g, seed
        self.verdict = verdict
        self.chooser = chooser
        self.table: Table
        self.heard: deque[Event] = deque(take_events(g))

    # -- comparing
    def part(self, clause: str, what: str, expected: object, found: object) -> None:
        self.verdict.differ(Difference(self.seed, self.verdict.answers, what, str(expected), str(found), clause))
        raise Parted

    def check(self, clause: str, what: str, expected: object, found: object) -> None:
        self.verdict.checks += 1
        if expected != found:
            self.part(clause, what, expected, found)

    def check_facts(self) -> None:
        for clause, what, expected, found in differing_facts(self.table, self.g, self.verdict):
            self.part(clause, what, expected, found)

    # -- what happens
    def next_event(self, clause: str, kind: str) -> Event:
        self.verdict.checks += 1
        if not self.heard:
            asked = [(one.seat, one.prompt, one.legal()) for one in self.g.open]
            self.part(clause, "event", kind, f"none, but the question {asked}")
        event = self.heard.popleft()
        if type(event).__name__ != kind:
            self.part(clause, "event", kind, event)
        return event

    def happened(self, clause: str, name: str, /, **expected: Any) -> Event:
        """The next thing the game tells is this."""
        event = self.next_event(clause, name)
        for field, value in expected.items():
            found = plain(getattr(event, field))
            if field in ANY_ORDER:
                value, found = sorted(value), sorted(found)
            self.check(clause, f"{field} of {name}", value, found)
        return event

    def roll(self, clause: str, seat: int, dice: int) -> list[int]:
        """Chance is taken from the game, if it is possible at all."""
        event: Any = self.happened(clause, "DiceRolled", seat=seat)
        shown = list(event.dice)
        self.check(clause, "number of dice rolled", dice, len(shown))
        self.check("SR-1.4", "faces of the dice", True, all(1 <= face <= 6 for face in shown))
        return shown

    # -- what is asked
    def asked(self, clause: str, seat: int, prompt: str, keys: Sequence[str]) -> str:
        """One player decides; what leaves no choice is not asked."""
        posed = self.g.open
        if len(keys) == 1 and not (len(posed) == 1 and posed[0].legal() == tuple(keys)):
            return keys[0]
        self.still(clause, prompt)
        self.check(clause, "who must decide what", [(seat, prompt)], [(one.seat, one.prompt) for one in posed])
        self.check(clause, f"options of {prompt}", sorted(keys), sorted(posed[0].legal()))
        key = self.chooser.choose(self.table, seat, prompt, sorted(keys))
        self.answer(seat, key)
        return key

    def still(self, clause: str, prompt: str) -> None:
        """Before a question everything told has been expected, and the facts agree."""
        self.check(clause, f"events before the question {prompt}", [], list(self.heard))
        self.check_facts()

    def answer(self, seat: int, key: str) -> None:
        try:
            self.game.answer(self.g, seat, key)
        except Exception as error:  # whatever it is, a legal answer must not fail
            self.part("SR-15.3", f"the answer {key} of seat {seat}", "carried out", repr(error))
        self.verdict.answers += 1
        self.heard.extend(take_events(self.g))

    def both_asked(
        self, clause: str, prompt: str, keys: Mapping[int, Sequence[str]], revisable: bool
    ) -> dict[int, str]:
        """Both answer in secret, in any order; the second answer opens them."""
        self.still(clause, prompt)
        asked = {(one.seat, one.prompt): sorted(one.legal()) for one in self.g.open}
        self.check(clause, f"options of {prompt}", {(seat, prompt): sorted(keys[seat]) for seat in keys}, asked)
        self.check("SR-4.3", "how plans are held", "revisable" if revisable else "each", self.g.mode)
        given: dict[int, str] = {}
        while len(given) < 2:
            seat = self.chooser.who_plans(given, revisable)
            given[seat] = self.chooser.choose(self.table, seat, prompt, sorted(keys[seat]))
            self.answer(seat, given[seat])
            if len(given) < 2:
                self.happened("SR-14.1", "PlanLocked", seat=seat)
                self.still(clause, prompt)
        return given

    def next_table(self) -> None:
        """The table at which those who have finished an Era play on."""
        after = self.game.next_table(self.g, self.chooser.random.getrandbits(63))
        self.check("SR-13.1", "a table for the next Era", True, after is not None)
        _, self.g = after
        self.heard.extend(take_events(self.g))

    def the_end(self, winner: int, scores: list[int], ending: str) -> None:
        """Nothing more is told or asked, and the game's result is the referee's."""
        self.still("SR-12.4", "none")
        self.check("SR-12.4", "questions after the end", [], list(self.g.open))
        outcome = self.game.outcome(self.g)
        self.check("SR-12.4", "the game is over", True, outcome is not None)
        self.check("SR-12.6", "places", [1 if winner in (seat, -1) else 2 for seat in (0, 1)], list(outcome.places))
        self.check("SR-12.5", "scores", scores, list(outcome.scores))
        self.check("SR-12.1", "ending", ending, outcome.ending)

    def either_asked(self, clause: str, prompt: str, keys: Sequence[str]) -> tuple[int, str]:
        """Either may answer, and the first answer counts."""
        self.still(clause, prompt)
        asked = {(one.seat, one.prompt): sorted(one.legal()) for one in self.g.open}
        self.check(clause, f"options of {prompt}", {(seat, prompt): sorted(keys) for seat in (0, 1)}, asked)
        seat = self.chooser.random.randrange(2)
        key = self.chooser.choose(self.table, seat, prompt, sorted(keys))
        self.answer(seat, key)
        return seat, key


def plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value
