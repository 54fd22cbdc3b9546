"""What happened at a table: its first state, and every step from there on. Replays, analyses and files share it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Generic, TypeVar

from tavola.kernel.codec import BadSave
from tavola.kernel.decision import Refused
from tavola.kernel.event import Event, take_events
from tavola.kernel.game import Game
from tavola.kernel.match import Answer
from tavola.kernel.state import Box, State

S = TypeVar("S", bound=State)


class History(Generic[S]):
    """A game from its first state on. A step is an answer, or the state that a ruling made of the table."""

    def __init__(
        self,
        game: Game[S],
        box: Box,
        seats: int,
        opening: S,
        steps: Sequence[Answer | S],
        events: Sequence[Event] = (),
    ) -> None:
        self.game, self.box, self.seats, self.opening, self.steps = game, box, seats, opening, steps
        self.events = events  # of the set-up

    def walk(self) -> Iterator[tuple[Answer | S, list[Event], S]]:
        """Each step, what happened at it, and the state after it, which the next step changes.

        `BadSave` where a step cannot be taken.
        """
        g = self.opening.clone()
        for number, step in enumerate(self.steps):
            if isinstance(step, State):
                g = step.clone()
                yield step, [], g
                continue
            try:
                self.game.answer(g, step.seat, step.key, step.decision)
            except Refused as refused:
                raise BadSave("broken", f"answer {number}: {refused}") from None
            yield step, take_events(g), g

    @cached_property
    def last(self) -> S:
        """The state after the last step."""
        g = self.opening.clone()
        for _, _, g in self.walk():  # noqa: B007
            pass
        return g
