"""The planner of Realm of Sand on its kernel: legal, repeatable; without Numba and until it is compiled, as before."""

import pickle

import pytest
from tests.bots.compiled_bots import (
    answers_all_that_is_asked,
    answers_as,
    answers_until_compiled_as,
    asked,
    leaves_to_the_plain_bot,
    opened,
    without_numba,
)

from tavola.bots.bot import find_bot
from tavola.bots.realm_of_sand import kernel_plans
from tavola.bots.realm_of_sand.bot import SandBot
from tavola.bots.realm_of_sand.kernel_plans import COMPILED, STAGES, KernelPlanner
from tavola.kernel.flow import take


@pytest.fixture(autouse=True)
def compiled_where_asked_for(monkeypatch):
    monkeypatch.setenv("TAVOLA_KERNELS", "on")


@pytest.mark.parametrize("name", ["companion", "master"])
def test_without_numba_it_answers_as_the_planner_always_has(monkeypatch, name):
    without_numba(monkeypatch, COMPILED)
    ours = find_bot(name, "realm_of_sand")
    assert isinstance(ours, KernelPlanner)
    if name == "master":
        ours.plain.visits, ours.plain.seconds = 9, None
    answers_as(ours, SandBot(9, keen=name == "master"))


def test_until_it_is_compiled_it_answers_as_the_planner_always_has(monkeypatch):
    answers_until_compiled_as(monkeypatch, COMPILED, "companion", SandBot(9, keen=False))


def test_it_goes_to_another_process():
    clone = pickle.loads(pickle.dumps(find_bot("master@2", "realm_of_sand")))
    assert (clone.seconds, clone.plain.seconds, clone.judgement.keen) == (2.0, 2.0, True)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options", "name"), [(1, {}, "master"), (3, {"mode": "advanced"}, "companion")])
def test_compiled_it_answers_everything_that_is_asked_and_alike_for_the_same_luck(seats, options, name):
    one, other = (KernelPlanner(1, None, SandBot(9, keen=name == "master")) for _ in range(2))
    answers_all_that_is_asked(one, other, seats, options)


@pytest.mark.slow
def test_with_little_time_it_stops_at_a_narrow_stage():
    ours, g = KernelPlanner(len(STAGES), 1e-6, SandBot(9)), opened()
    ours.prepare()
    while g.open[0].prompt != "turn":
        take(g, g.open[0], g.open[0].legal()[0])
    heard = []
    assert asked(ours, g, heard=heard.append) in g.open[0].legal()
    assert heard == [1 / len(STAGES)]


@pytest.mark.slow
def test_what_its_kernel_does_not_play_is_left_to_the_plain_planner(monkeypatch):
    COMPILED.waited_for()
    monkeypatch.setattr(kernel_plans, "room_of", lambda world: None)
    kernel_plans._DESKS.clear()
    leaves_to_the_plain_bot(KernelPlanner(1, None, SandBot(9)))
    kernel_plans._DESKS.clear()
