"""A game laid out for an environment, and a game in progress on it: whose turn, what is seen, what may be done."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Self, TypeAlias

from tavola import games, library
from tavola.coding import asked_next, coding_of
from tavola.coding.actions import WAIT, ActionCode
from tavola.content.table_messages import why_refused
from tavola.kernel import codec
from tavola.kernel.decision import Decision, Refused, Viewer
from tavola.kernel.flow import take
from tavola.kernel.game import Outcome, owed
from tavola.kernel.options import read_options
from tavola.kernel.state import State
from tavola.kernel.text import Words
from tavola.kernel.view import seat_view

Laid: TypeAlias = tuple[str, int, str, str, int]  # game, seats, pack or "", options as JSON, which numbers


class IllegalAction(ValueError):
    """An action whose mask is 0."""


class Table:
    """A game with its box, its rulings and its numbers; shared by all environments laid out alike."""

    def __init__(self, laid: Laid) -> None:
        self.laid = laid
        game_id, seats, pack, options, version = laid
        self.game = games.find(game_id).GAME
        if seats not in self.game.seats:
            least, most = self.game.seats[0], self.game.seats[-1]
            some = f"{least}" if least == most else f"{least} to {most}"
            raise ValueError(f"{game_id} has {some} seats, not {seats}")
        self.box = library.open_box(game_id, pack or None)
        self.seats = seats
        try:
            self.options = read_options(self.game.options, self.game.clauses.lower(), json.loads(options))
        except Refused as refused:
            raise ValueError(self.words().say(why_refused(refused.refusal))) from None
        coding = coding_of(game_id, version)
        self.code = ActionCode(coding.keys(self.box), coding.SHARED)
        self.encoder = coding.Encoder(self.box, seats)
        self.points = coding.points

    def words(self) -> Words:
        """The table's words, in English."""
        game_id, _, pack, *_ = self.laid
        return library.words(game_id, pack or None, "en")

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        """Shared by every copy of what is played on it."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return table_of, (self.laid,)


@lru_cache(maxsize=32)
def table_of(laid: Laid) -> Table:
    return Table(laid)


def lay(
    game_id: str, seats: int, pack: str | None = None, options: Mapping[str, Any] | None = None, coding: int = 0
) -> Table:
    """The table of a game: `lay("realm_of_sand", 2, options={"rs.mode": "advanced"})`. `coding`: earlier numbers."""
    if game_id not in games.GAME_IDS:
        raise LookupError(f"there is no game {game_id!r}; there are: {', '.join(games.GAME_IDS)}")
    return table_of((game_id, seats, pack or "", json.dumps(dict(options or {}), sort_keys=True), coding))


class Play:
    """One game from a seed on. Copies, pickles and saves are independent of it and go on exactly as it would."""

    def __init__(self, table: Table, seed: str) -> None:
        self.table = table
        self.g: State = table.game.open_table(table.box, table.seats, table.options, seed)
        self.g.events.clear()
        self._choices: dict[int, str] | None = None

    # -- whose turn it is
    def decision(self) -> Decision | None:
        """What is asked next; of several seats that are asked at once, one after the other in secret."""
        return asked_next(self.g)

    def decision_of(self, seat: int) -> Decision | None:
        g = self.g
        return next((each for each in owed(g) if each.seat == seat), None)

    def choices(self) -> dict[int, str]:
        """The legal actions of whoever is asked next, with their keys."""
        if self._choices is None:
            decision = self.decision()
            self._choices = self.table.code.choices(decision.legal()) if decision else {}
        return self._choices

    def choices_of(self, seat: int) -> dict[int, str]:
        """The legal actions of a seat: only to wait where it is not asked."""
        decision = self.decision_of(seat)
        if decision is None:
            return {WAIT: ""}
        return self.choices() if decision is self.decision() else self.table.code.choices(decision.legal())

    def act(self, action: int) -> None:
        """Whoever is asked next answers."""
        decision, choices = self.decision(), self.choices()
        if decision is None or action not in choices:
            raise IllegalAction(f"action {action} is not legal now")
        self.answer(decision, choices[action])

    def act_of(self, seat: int, action: int) -> bool:
        """A seat answers or waits; whether it could."""
        decision = self.decision_of(seat)
        key = self.choices_of(seat).get(action)
        if key is None:
            return False
        if decision is not None:
            self.answer(decision, key)
        return True

    def answer(self, decision: Decision, key: str) -> None:
        """A legal key for a question that is open."""
        take(self.g, decision, key)
        self.g.events.clear()
        self._choices = None

    # -- what is seen
    def look(self, seat: int) -> bytearray:
        return self.table.encoder.look(self.g, seat)

    def mask(self, seat: int) -> bytearray:
        return self.table.code.mask(self.choices_of(seat))

    def view(self, seat: int) -> Any:
        """All that the seat is told, as plain data."""
        return codec.plain(seat_view(self.table.game, self.g, seat))

    def describe(self, viewer: Viewer) -> str:
        """What a seat or somebody who looks on sees, in lines of words, as the terminal tells it."""
        told: str = self.table.game.describe(self.table.game.view(self.g, viewer), self.table.words())
        return told

    # -- how it stands
    def outcome(self) -> Outcome | None:
        found: Outcome | None = self.table.game.outcome(self.g)
        return found

    def results(self) -> list[float]:
        """From -1 to 1 for each seat, nought in sum where the seats are rivals; nought while the game goes on."""
        outcome, seats = self.outcome(), self.table.seats
        if outcome is None or outcome.undecided:
            return [0.0] * seats
        if self.table.game.cooperative:
            return [1.0 if place == 1 else -1.0 for place in outcome.places]
        if seats == 1:
            return [float(outcome.scores[0])]
        firsts = outcome.places.count(1)
        if firsts == seats:
            return [0.0] * seats
        lost = -1.0 / (seats - firsts)
        return [1.0 / firsts if place == 1 else lost for place in outcome.places]

    # -- clones
    def clone(self) -> Self:
        found = object.__new__(type(self))
        found.table, found.g, found._choices = self.table, self.g.clone(), None
        return found

    __copy__ = clone

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def save(self) -> bytes:
        """The state on paper."""
        return codec.save(self.table.game, self.g, self.table.box)

    def restore(self, data: bytes) -> None:
        self.g = codec.load(self.table.game, data, self.table.box)
        self._choices = None

    def __getstate__(self) -> tuple[Any, ...]:
        return self.table, self.save()

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        self.table, data = kept
        self.restore(data)
