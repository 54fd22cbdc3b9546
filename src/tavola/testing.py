"""For whoever tests rules: a table of any of the games, laid out, edited, loaded, answered.

    table = open_table("realm_of_sand", seats=2)
    with table.edit() as g:  # the facts, as you like them; the question is put again at the end
        g.players[0].level = 3
    table.load(5)  # what chance gives next
    events = table.answer(table.legal()[0])

The names are the same for every game. Answers are keys, or records that have a key; nothing here takes a key apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from tavola import library
from tavola.kernel.codec import state_bytes
from tavola.kernel.decision import NOBODY, Decision, Refusal, Refused, Seat
from tavola.kernel.event import Event, take_events
from tavola.kernel.flow import STEPS, run
from tavola.kernel.game import Game
from tavola.kernel.options import read_options
from tavola.kernel.state import State
from tavola.library.finding import find_game

S = TypeVar("S", bound=State)
MOST_ANSWERS = 2000  # before a wait is given up
DULL = ("pass", "end", "done", "stop", "finish", "leave", "stay", "watch", "refuse", "no", "keep")


class Keyed(Protocol):
    """An answer as a record."""

    @property
    def key(self) -> str: ...


AnyAnswer: TypeAlias = str | Keyed


class Table(Generic[S]):
    """A game with its state `g`, which may be looked at and changed by hand at any time; see `edit`."""

    def __init__(self, game: Game[S], g: S) -> None:
        self.game, self.g = game, g

    # -- who must answer what
    def question(self, seat: Seat | None = None) -> Decision:
        """The open question of a seat; without one, the first that nobody has answered yet."""
        waiting = [one for one in self.g.open if seat == one.seat or (seat is None and one.seat not in self.g.held)]
        if not waiting:
            raise AssertionError(f"nothing is asked of {'anybody' if seat is None else f'seat {seat}'}")
        return waiting[0]

    def prompt(self, seat: Seat | None = None) -> str:
        return self.question(seat).prompt

    def legal(self, seat: Seat | None = None) -> tuple[str, ...]:
        """The legal answers."""
        return self.question(seat).legal()

    # -- answering
    def answer(self, *answers: AnyAnswer, seat: Seat | None = None) -> list[Event]:
        """One answer after the other, each by the seat or by whoever must answer; what happened is returned."""
        take_events(self.g)
        for answer in answers:
            self.game.answer(self.g, self.question(seat).seat, key_of(answer))
        return take_events(self.g)

    def refusal(self, answer: AnyAnswer, seat: Seat | None = None) -> Refusal:
        """Why the rules forbid this answer; that the table is as it was is made sure of."""
        before = state_bytes(self.g)
        who = seat if seat is not None else self.question().seat if self.g.open else 0
        try:
            self.game.answer(self.g, who, key_of(answer))
        except Refused as refused:
            assert state_bytes(self.g) == before, f"{key_of(answer)} was refused and changed the table"
            return refused.refusal
        raise AssertionError(f"{key_of(answer)} was accepted")

    def answer_until(
        self,
        prompt: str = "",
        *,
        when: Callable[[S], bool] | None = None,
        choose: Callable[[Decision], str] | None = None,
    ) -> list[Event]:
        """Dull answers, until this question is open or this is so of the table; what happened is returned."""
        events: list[Event] = []
        for _ in range(MOST_ANSWERS):
            asked = [one for one in self.g.open if one.seat not in self.g.held]
            if any(one.prompt == prompt for one in asked) or (when is not None and when(self.g)):
                return events
            if not asked:
                break
            events += self.answer((choose or dull)(asked[0]), seat=asked[0].seat)
        raise AssertionError(f"{prompt or 'it'} never came: the table is at {[one.prompt for one in self.g.open]}")

    # -- laying out
    @contextmanager
    def edit(self) -> Iterator[S]:
        """The facts may be changed inside; at the end the open question is put again and lists what is legal now.

        A question whose step changes the table as it asks cannot be put again, and says so before anything is edited.
        """
        step = step_that_asked(self.g) if self.g.open else ""
        yield self.g
        if self.g.open:
            ask_again(self.g, step)
            take_events(self.g)

    def load(self, *results: int) -> None:
        """What chance gives next: faces of dice as they show, other numbers from 0 on. Shuffles are not touched."""
        self.g.loaded += results

    def on_top(self, pile: list[Any], *cards: Any) -> None:
        """These cards of a pile are drawn next, the first one first. The last card of a list is the top of the pile."""
        for card in reversed(cards):
            pile.remove(card)
            pile.append(card)


def open_table(
    game_id: str,
    *,
    seats: int | None = None,
    seed: str = "test",
    pack: str | None = None,
    options: Mapping[str, Any] | None = None,
) -> Table[Any]:
    """A table of a game, ready for its first question. Options by their keys: `{"sr.lock_policy": "revisable"}`."""
    game: Game[Any] = find_game(game_id).GAME
    chosen = read_options(game.options, game.clauses.lower(), dict(options or {}))
    players = seats if seats is not None else 2 if 2 in game.seats else game.seats[0]
    table = Table(game, game.open_table(library.open_box(game_id, pack), players, chosen, seed))
    take_events(table.g)
    return table


def key_of(answer: AnyAnswer) -> str:
    return answer if isinstance(answer, str) else answer.key


def dull(decision: Decision) -> str:
    """An answer that leads on: to pass, to stop, to refuse; else the last one listed."""
    legal = decision.legal()
    return next((word for word in DULL if word in legal), legal[-1])


# -- putting a question again


def ask_again(g: State, step: str) -> None:
    """Runs the step that asked once more. Secret answers already given are kept where they are still legal."""
    held = g.held
    g.open, g.held, g.mode = [], {}, NOBODY
    g.steps[-1] = step
    run(g)
    kept = {one.seat: held[one.seat] for one in g.open if held.get(one.seat) in one.legal()}
    if len(g.held | kept) < len(g.open):  # somebody must be left to ask
        g.held |= kept


def step_that_asked(g: State) -> str:
    """The step of the thing being done that has put the open question: run again, it leaves the table as it is."""
    kind = type(g.stack[-1])
    for step in dict.fromkeys([g.steps[-1], *STEPS[kind]]):
        if step and leads_here(g, step):
            return step
    prompts = ", ".join(sorted({decision.prompt for decision in g.open}))
    raise LookupError(f"{kind.__name__} cannot ask {prompts} again; edit the table at a question before it")


def leads_here(g: State, step: str) -> bool:
    clone = g.clone()
    clone.events = []
    try:
        ask_again(clone, step)
    except Exception:  # a step run out of its order may meet anything
        return False
    return _facts(clone) == _facts(g)


def _facts(g: State) -> tuple[Any, ...]:
    asked = [(decision.seat, decision.prompt, decision.legal()) for decision in g.open]
    return asked, state_bytes(msgspec.structs.replace(g, open=[], held={}, asked=0, events=[]))
