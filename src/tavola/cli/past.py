"""The past of a table from its file: a plain record, or a story that began from a state or was corrected on the way."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tavola.cli.failure import CommandFailed
from tavola.cli.laying import Laid
from tavola.cli.tablefile import not_opened, read_table
from tavola.content.sayings import how_it_ended, seat_name
from tavola.kernel import codec
from tavola.kernel.chance import commitment
from tavola.kernel.codec import BadSave
from tavola.kernel.decision import Refused
from tavola.kernel.event import Event, take_events
from tavola.kernel.game import Game, open_decision
from tavola.kernel.match import Answer, Match
from tavola.kernel.options import read_options
from tavola.kernel.record import TableFile, restore
from tavola.kernel.state import State
from tavola.kernel.text import Words
from tavola.service.files import Story, is_story, read_story
from tavola.service.log_acts import Answered, Ruled, read_act


class Past(msgspec.Struct, frozen=True):
    """A game from its first state on. A step is an answer, or the state that a ruling made of the table."""

    game: Any
    box: Any
    seats: int
    opening: Any
    events: list[Any]  # of the set-up
    steps: list[Any]
    last: Any


def read_file(path: Path, language: str) -> TableFile | Story:
    """The file of a table, of either kind; a fault is said in one sentence."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise CommandFailed(f"cannot read {path}: {error.strerror}.") from error
    if not is_story(data):
        return read_table(path, language)
    try:
        return read_story(data)
    except BadSave as bad:
        raise not_opened(path, bad, language) from bad


def replayed(sheet: TableFile | Story, laid: Laid, to: int | None) -> Past:
    """The game played again, up to before step number `to`; `BadSave` where it is not what the file says."""
    if isinstance(sheet, TableFile):
        return of_match(restore(sheet, laid.game, laid.box, to))
    if sheet.pack != laid.box.name():
        raise BadSave("other_pack", sheet.pack)
    opening, events = first_state(sheet, laid)
    acts = [read_act(bytes(step)) for step in sheet.steps]
    steps: list[Answer | State] = []
    for act in acts[:to]:
        if isinstance(act, Answered):
            steps.append(Answer(act.seat, act.decision, act.key))
        elif isinstance(act, Ruled):
            steps.append(codec.load(laid.game, bytes(act.state), laid.box))
        else:
            raise BadSave("broken", f"step {len(steps)} is neither an answer nor a ruling")
    last = opening.clone()
    for _, last in walk(laid.game, opening, steps):  # noqa: B007
        pass
    if sheet.hash and len(steps) == len(acts) and codec.state_hash(last).hex() != sheet.hash:
        raise BadSave("broken", "the answers lead to another table than the one recorded")
    return Past(laid.game, laid.box, sheet.seats, opening, events, list(steps), last)


def first_state(sheet: Story, laid: Laid) -> tuple[State, list[Event]]:
    """Where the table began: a state of its own, or its seed."""
    if bytes(sheet.opening) != b"null":
        return codec.load(laid.game, bytes(sheet.opening), laid.box), []
    options = read_options(laid.game.options, laid.game.clauses.lower(), sheet.options)
    match: Match[Any] = Match(laid.game, laid.box, sheet.seats, options, sheet.seed)
    return match.g, match.opening


def of_match(match: Match[Any]) -> Past:
    return Past(match.game, match.box, match.seats, match.at(0), match.opening, list(match.answers), match.g)


def walk(game: Game[Any], opening: State, steps: list[Answer | State]) -> Iterator[tuple[list[Event], State]]:
    """What happened at each step, and the state after it."""
    g = opening.clone()
    for number, step in enumerate(steps):
        if isinstance(step, State):
            g = step.clone()
            yield [], g
            continue
        try:
            game.answer(g, step.seat, step.key, step.decision)
        except Refused as refused:
            raise BadSave("broken", f"answer {number}: {refused}") from None
        yield take_events(g), g


def told(past: Past, words: Words) -> Iterator[str]:
    """From its opening on, everything seen: the answers, what followed, and how it ended if it has."""
    game, before = past.game, past.opening.clone()
    for event in past.events:
        yield words.say(game.tell(before, event))
    for number, (events, g) in enumerate(walk(game, past.opening, past.steps)):
        step = past.steps[number]
        if isinstance(step, State):
            yield f"{number}. {words('replay-ruled')}"
        else:
            label = words.say(game.label(before, open_decision(before, step.seat), step.key))
            yield f"{number}. {words.say(seat_name(step.seat))}: {label}"
        for event in events:
            yield f"   {words.say(game.tell(g, event))}"
        before = g.clone()
    outcome = game.outcome(before)
    if outcome is not None:
        names = [seat_name(seat) for seat in range(past.seats)]
        yield from (words.say(said) for said in how_it_ended(outcome, names, game.cooperative))


def commitment_of(sheet: TableFile | Story) -> str:
    return sheet.commitment if isinstance(sheet, TableFile) else commitment(sheet.seed)


def recorded(sheet: TableFile | Story) -> int:
    """How many answers and rulings the file has."""
    return len(sheet.answers if isinstance(sheet, TableFile) else sheet.steps)
