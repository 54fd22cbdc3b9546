"""The search of Realm of Sand on its kernel: legal, repeatable; without Numba and until it is compiled, as before."""

import pickle

import pytest
from tests.bots.compiled_bots import (
    answers_all_that_is_asked,
    answers_as,
    answers_until_compiled_as,
    leaves_to_the_plain_bot,
    without_numba,
)

from tavola.bots.bot import find_bot
from tavola.bots.generic.search import SearchBot
from tavola.bots.realm_of_sand import kernel_search
from tavola.bots.realm_of_sand.kernel_search import COMPILED, KernelSearch


@pytest.fixture(autouse=True)
def compiled_where_asked_for(monkeypatch):
    monkeypatch.setenv("TAVOLA_KERNELS", "on")


def test_without_numba_it_answers_as_the_search_of_every_game(monkeypatch):
    without_numba(monkeypatch, COMPILED)
    ours = find_bot("search", "realm_of_sand")
    assert isinstance(ours, KernelSearch)
    answers_as(ours, SearchBot("realm_of_sand", 16))


def test_until_it_is_compiled_it_answers_as_the_search_of_every_game(monkeypatch):
    answers_until_compiled_as(monkeypatch, COMPILED, "search", SearchBot("realm_of_sand", 16))


def test_it_goes_to_another_process():
    clone = pickle.loads(pickle.dumps(find_bot("search@2", "realm_of_sand")))
    assert (clone.seconds, clone.plain.seconds) == (2.0, 2.0)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), [(1, {}), (3, {"mode": "advanced"})])
def test_compiled_it_answers_everything_that_is_asked_and_alike_for_the_same_luck(seats, options):
    one, other = (
        KernelSearch(32, None, SearchBot("realm_of_sand", 1)),
        KernelSearch(32, None, SearchBot("realm_of_sand", 1)),
    )
    assert all(0 <= part <= 1 for part in answers_all_that_is_asked(one, other, seats, options))


@pytest.mark.slow
def test_what_its_kernel_does_not_play_is_left_to_the_search_of_every_game(monkeypatch):
    COMPILED.waited_for()
    monkeypatch.setattr(kernel_search, "room_of", lambda world: None)
    leaves_to_the_plain_bot(find_bot("search", "realm_of_sand"))
