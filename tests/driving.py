"""Watches tests that cite clauses: whoever counts as driving a game must have driven one.

`tavola rules` reads from the code of a test whether it drives a game (`tavola.devtools.driving`). That takes a name for
a deed: an answer in a branch that is never reached would count. So the games are watched while the test runs, and a
test that should have answered, refused or looked and did none of it fails. What the watch cannot see: whether what was
driven is what the clause says, and tests that are not run.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import cache, wraps
from pathlib import Path
from typing import Any

import pytest

from tavola import games
from tavola.devtools.driving import Drivers
from tavola.devtools.ledger import holds_at_the_start
from tavola.kernel import flow
from tavola.kernel import game as kernel_game
from tavola.kernel.game import Game
from tavola.kernel.state import State

TESTS = Path(__file__).resolve().parent
LOOKS = (
    "why_not",
    "refused",
    "preview",
    "view",
    "describe",
    "label",
    "refs",
    "tell",
    "outcome",
    "next_table",
    "resample",
)


class Watch:
    """How often a real game was asked or told something since the watch was set back."""

    driven = 0


def count_answers() -> None:
    """Every answer to a real game, checked (`answer`) or not (`take`)."""
    answer, take = Game.answer, flow.take
    states = tuple(type(games.find(game_id).GAME).state for game_id in games.GAME_IDS)

    @wraps(answer)
    def counted_answer(self: Game[Any], g: State, *arguments: Any, **more: Any) -> Any:
        Watch.driven += isinstance(g, states)
        return answer(self, g, *arguments, **more)

    @wraps(take)
    def counted_take(g: State, *arguments: Any) -> None:
        Watch.driven += isinstance(g, states)
        take(g, *arguments)

    Game.answer = counted_answer  # type: ignore[method-assign]
    flow.take = kernel_game.take = counted_take


def count_looks() -> None:
    """Every question to a real game about what is legal, seen, told, decided."""

    def counted(method: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(method)
        def look(self: Game[Any], *arguments: Any, **more: Any) -> Any:
            Watch.driven += type(self) in real
            return method(self, *arguments, **more)

        return look

    real = [type(games.find(game_id).GAME) for game_id in games.GAME_IDS]
    for kind in (Game, *real):
        for name in LOOKS:
            if name in vars(kind):
                setattr(kind, name, counted(vars(kind)[name]))


count_answers()
count_looks()


@cache
def drivers() -> Drivers:
    return Drivers(TESTS)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None, Any, Any]:
    Watch.driven = 0
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, Any, Any]:
    result = yield
    marks = [mark for mark in item.iter_markers("rule") if mark.kwargs.get("by") != "helpers"]
    clauses = [clause for mark in marks for clause in mark.args if not holds_at_the_start(clause)]
    if clauses and not Watch.driven and drivers().drives(item.nodeid.partition("[")[0]):
        pytest.fail(
            f"it cites {', '.join(clauses)} and seems to drive the game, yet gave no answer and looked at nothing. "
            'Drive the game, or say `rule(..., by="helpers")` if it is about parts of the rules alone.'
        )
    return result
