"""What any table says, whatever the game: why a save cannot be opened, how a game ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from tavola.kernel.codec import BadSave
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.game import Outcome
from tavola.kernel.text import Arg, Message, message_id, say


def why_refused(refusal: Refusal) -> Message:
    """The refusal in words, with its clause where it has one."""
    if not refusal.rule:
        return refusal.message()
    return say("refusal-with-rule", refusal=refusal.message(), rule=refusal.rule)


def why_not_opened(bad: BadSave) -> Message:
    """Which fault a save has and what to do."""
    return Message(message_id("save", bad.fault), {"detail": bad.detail})


def seat_name(seat: Seat, holder: Literal["player", "bot", "open"] = "player") -> Message:
    """A seat of which no name is known; people count from one."""
    return Message(message_id("seat", holder), {"number": seat + 1})


def how_it_ended(outcome: Outcome, names: Sequence[str | Message], cooperative: bool = False) -> list[Message]:
    """The result in a few sentences: the ending, who won, the places. A table that plays together has no places."""
    said = [Message(message_id("ending", outcome.ending))] if outcome.ending else []
    if cooperative:
        if outcome.undecided:
            return said
        won = 1 in outcome.places
        return [*said, say("outcome-together-won") if won else say("outcome-together-lost")]
    if len(names) == 1:
        return [*said, say("outcome-alone"), say("outcome-score", name=names[0], score=outcome.scores[0])]
    winners = outcome.winners()
    if len(winners) == 1:
        said.append(say("outcome-winner", winner=names[winners[0]]))
    elif winners:
        said.append(say("outcome-winners", winners=_all(names, winners)))
    for seat in sorted(range(len(names)), key=lambda seat: outcome.places[seat]):
        place, score = outcome.places[seat], outcome.scores[seat]
        said.append(say("outcome-place", place=place, name=names[seat], score=score))
    return said


def _all(names: Sequence[str | Message], seats: Sequence[Seat]) -> Arg:
    """Names of people are said as they are, through a message that is nothing but its argument."""
    return [name if isinstance(name := names[seat], Message) else say("seat-named", name=name) for seat in seats]
