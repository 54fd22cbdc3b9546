"""What came of many odd answers: counts, and the first faults so that each can be seen again."""

from __future__ import annotations

import msgspec

SHOWN = 10  # faults told in full; the rest are only counted
LONGEST_PRINTED = 200  # characters of an odd answer or of an error


class Fault(msgspec.Struct, frozen=True):
    """Something that must not be. The same seed, seats and pack lead to it again."""

    kind: str  # "exception" or "stuck"
    game: str
    seed: str
    step: int  # decisions carried out before it
    seats: int
    prompt: str
    what: str
    answer: str = ""
    pack: str = ""  # where it is not the game's own


class Report(msgspec.Struct):
    """The sums of many games; sums of parts are the sum of the whole."""

    games: int = 0
    decisions: int = 0  # legal answers carried out
    answers: int = 0  # odd answers tried
    extremes: int = 0  # how often something was driven to its end
    exceptions: int = 0  # odd answers that did not come back as a good refusal, legal ones that raised, pieces lost
    stuck: int = 0  # tables at which nobody could go on, or that went on for ever
    examples: list[Fault] = []
    codes: dict[str, int] = {}  # refusals by code
    prompts: dict[str, int] = {}  # questions by name

    def note(self, fault: Fault) -> None:
        if fault.kind == "stuck":
            self.stuck += 1
        else:
            self.exceptions += 1
        if len(self.examples) < SHOWN:
            self.examples.append(fault)

    def faults(self) -> int:
        return self.exceptions + self.stuck

    def add(self, other: Report) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.answers += other.answers
        self.extremes += other.extremes
        self.exceptions += other.exceptions
        self.stuck += other.stuck
        self.examples = [*self.examples, *other.examples][:SHOWN]
        for mine, theirs in ((self.codes, other.codes), (self.prompts, other.prompts)):
            for name, count in theirs.items():
                mine[name] = mine.get(name, 0) + count


def printable(value: object) -> str:
    """A text that can be printed, however odd it is."""
    text = ascii(value)
    return text if len(text) <= LONGEST_PRINTED else f"{text[:LONGEST_PRINTED]}… ({len(text)} characters)"
