"""What is right about a refusal, and what is wrong: odd answers are sent, and the table is looked at afterwards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from tavola.content.table_messages import why_refused
from tavola.content.words import FluentWords
from tavola.kernel.choice import Choice, book_of, why_not
from tavola.kernel.codec import decoder, state_bytes
from tavola.kernel.decision import REVISABLE, Decision, Refusal, Refused, Seat
from tavola.kernel.game import Game
from tavola.kernel.state import State

SAID_ALWAYS = 30  # refusals with the same code and arguments that are said in full; then one out of SAID_SOMETIMES
SAID_SOMETIMES = 50
LONGEST_ARGUMENT = 1000  # characters that a refusal may take over from an answer


class Odd(msgspec.Struct, frozen=True):
    """One odd answer: who sends it, to which question, under which number."""

    seat: Seat
    decision: Decision
    key: str
    id: int | None = None

    def is_legal(self, g: State) -> bool:
        """Not odd at all, as it turns out."""
        if self.seat in g.held and g.mode != REVISABLE:
            return False
        return any(one.seat == self.seat and self.key in one.legal() for one in g.open)


class Judge:
    """Sends odd answers to the tables of one game and says what is wrong with what comes back."""

    def __init__(self, game: Game[Any], words: Sequence[FluentWords]) -> None:
        self.game, self.words = game, words
        self.said: dict[tuple[str, ...], int] = {}
        self.codes: dict[str, int] = {}

    def send(self, g: State, odds: Sequence[Odd]) -> Iterator[tuple[Odd, str]]:
        """Each odd answer that was not refused as it should be, and why. The state is looked at once for all."""
        before = state_bytes(g)
        yield from self._send_all(g, odds)
        if state_bytes(g) != before or g.events:
            yield self.culprit(g, odds, before), "its refusal has changed the table"

    def culprit(self, g: Any, odds: Sequence[Odd], before: bytes) -> Odd:
        """Who changed the table, found by sending all again, each to a table as it was."""
        read = decoder(self.game, g.box)
        for odd in odds:
            clone = read(before)
            for _ in self._send_all(clone, [odd]):
                pass
            if state_bytes(clone) != before or clone.events:
                return odd
        return odds[0]

    def _send_all(self, g: State, odds: Sequence[Odd]) -> Iterator[tuple[Odd, str]]:
        for odd in odds:
            try:
                wrong = self.answered(g, odd) or self.asked_why(g, odd) or self.as_a_record(g, odd)
            except Exception as error:  # that is what we are here for
                wrong = f"{type(error).__name__}: {error}"
            if wrong:
                yield odd, wrong

    def answered(self, g: State, odd: Odd) -> str:
        try:
            self.game.answer(g, odd.seat, odd.key, odd.id)
        except Refused as refused:
            return self.fault_of(refused.refusal, odd.key)
        return "it was accepted"

    def asked_why(self, g: State, odd: Odd) -> str:
        """The same question in the words of somebody who only asks why not."""
        if odd.key in odd.decision.legal():  # sent by another seat, or too late
            return ""
        return self.fault_of(self.game.why_not(g, odd.decision, odd.key), odd.key)

    def as_a_record(self, g: State, odd: Odd) -> str:
        """A key that can be read is written the same, and what speaks against it is said in the same way."""
        if g.choice_kinds is Choice:  # the answers of this game are no records
            return ""
        book = book_of(g.choice_kinds)
        book.elsewhere(odd.key)
        choice = book.read(odd.decision.prompt, odd.key)
        if choice is None:
            return ""
        if choice.key != odd.key:
            return f"read as a record it is written {choice.key!r}"
        against = why_not(g, odd.decision.seat, choice)
        if against is None:
            return "" if odd.key in odd.decision.legal() else "nothing speaks against it, and it is not offered"
        return self.fault_of(against, "")

    def fault_of(self, refusal: Refusal, key: str) -> str:
        """A code of the game with its clause, or one of the table; words in every language, with all they need."""
        code, clauses = refusal.code, self.game.clauses
        self.codes[code] = self.codes.get(code, 0) + 1
        if not code.startswith("TABLE_E_"):
            if not code.startswith(f"{clauses}_E_"):
                return f"{code} is no code of this game"
            if not refusal.rule.startswith(f"{clauses}-"):
                return f"{code} names no clause"
        if key and refusal.key not in ("", key):
            return f"{code} is told of the answer {refusal.key!r}"
        return self.fault_of_words(refusal)

    def fault_of_words(self, refusal: Refusal) -> str:
        place = (refusal.code, *sorted(refusal.args))
        said = self.said[place] = self.said.get(place, 0) + 1
        if said > SAID_ALWAYS and said % SAID_SOMETIMES:
            return ""
        for name, value in refusal.args.items():
            if isinstance(value, str) and len(value) > LONGEST_ARGUMENT:
                return f"{refusal.code} takes over {len(value)} characters as {name}"
        for words in self.words:
            known = len(words.missing) + len(words.faults)
            words.say(why_refused(refusal))
            if len(words.missing) + len(words.faults) > known:
                return (
                    f"{refusal.code} has no words in {words.language}: {sorted(words.missing)} {sorted(words.faults)}"
                )
        return ""
