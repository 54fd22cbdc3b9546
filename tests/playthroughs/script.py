"""A golden playthrough: one game as a readable English log with its seed and answers.

The head says what was laid out; a line "3. seat 0 play [guard] Guard" is an answer (seat, question, key, words);
an indented line is what happened; the last lines are the result and the hash of the final table.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
from tests.contract.table import Table
from tests.shelf import table

from tavola.content.table_messages import how_it_ended, seat_name
from tavola.kernel.codec import state_hash
from tavola.kernel.game import open_decision
from tavola.kernel.match import Match

FOLDER = Path(__file__).parent
ANSWER = re.compile(r"^\d+\. seat (\d+) \S+ \[([^\]]*)\]")


class Script(msgspec.Struct):
    """What a playthrough is played from."""

    game: str
    seats: int
    seed: str
    pack: str | None = None
    options: dict[str, str] = {}
    answers: list[tuple[int, str]] = []

    def laid(self) -> Table:
        return table(self.game, self.seats, self.options, self.pack)


def all_scripts() -> list[Path]:
    return sorted(FOLDER.glob("*.txt"))


def read(text: str) -> Script:
    """The script in a log."""
    script = Script("", 0, "")
    for line in text.splitlines():
        name, colon, value = line.partition(": ")
        if found := ANSWER.match(line):
            script.answers.append((int(found[1]), found[2]))
        elif colon and name == "option":
            key, _, chosen = value.partition("=")
            script.options[key] = chosen
        elif colon and name in ("game", "seed", "pack") and not script.answers:
            setattr(script, name, value)
        elif colon and name == "seats" and not script.answers:
            script.seats = int(value)
    return script


def written(script: Script) -> str:
    return "\n".join(lines(script)) + "\n"


def lines(script: Script) -> Iterator[str]:
    yield f"game: {script.game}"
    if script.pack:
        yield f"pack: {script.pack}"
    yield f"seats: {script.seats}"
    yield from (f"option: {key}={value}" for key, value in script.options.items())
    yield f"seed: {script.seed}"
    yield ""
    laid = script.laid()
    game, words = laid.game, laid.words[1]
    match = Match(game, laid.box, script.seats, laid.options, script.seed)
    for event in match.opening:
        yield f"   {words.say(game.tell(match.g, event))}"
    for nth, (seat, key) in enumerate(script.answers, start=1):
        decision = open_decision(match.g, seat)
        label = words.say(game.label(match.g, decision, key))
        yield f"{nth}. seat {seat} {decision.prompt} [{key}] {label}"
        for event in match.answer(seat, key):
            yield f"   {words.say(game.tell(match.g, event))}"
    yield ""
    if (outcome := game.outcome(match.g)) is not None:
        names = [seat_name(seat) for seat in range(script.seats)]
        yield from (words.say(message) for message in how_it_ended(outcome, names, game.cooperative))
    yield f"hash: {state_hash(match.g).hex()}"
