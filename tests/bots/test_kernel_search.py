"""The search of Realm of Sand on its kernel: legal, repeatable; without Numba and until it is compiled, as before."""

import pickle

import pytest

from tavola.bots.bot import BotRng, find_bot, seat_access
from tavola.bots.generic.search import SearchBot
from tavola.bots.realm_of_sand import kernel_search
from tavola.bots.realm_of_sand.kernel_search import COMPILED, KernelSearch
from tavola.games.realm_of_sand import GAME
from tavola.kernel.flow import take
from tavola.library import open_box


@pytest.fixture(autouse=True)
def compiled_where_asked_for(monkeypatch):
    monkeypatch.setenv("TAVOLA_KERNELS", "on")


def opened(seats=2, options=None):
    return GAME.open_table(open_box("realm_of_sand"), seats, options, "kernel search")


def test_without_numba_it_answers_as_the_search_of_every_game(monkeypatch):
    monkeypatch.setattr("tavola.kernels.readying.can_compile", lambda: False)
    monkeypatch.setattr(COMPILED, "_made", None)
    ours, plain, g = find_bot("search", "realm_of_sand"), SearchBot("realm_of_sand", 16), opened()
    ours.prepare()
    assert isinstance(ours, KernelSearch)
    for _ in range(3):
        decision = g.open[0]
        keys = [bot.choose(seat_access(GAME, g, decision, BotRng.of("luck"))) for bot in (ours, plain)]
        assert keys[0] == keys[1]
        take(g, decision, keys[0])
    assert sum(head.imagined for head in ours.thinkers()) == plain.imagined > 0


def test_until_it_is_compiled_it_answers_as_the_search_of_every_game(monkeypatch):
    asked = []
    monkeypatch.setattr(COMPILED, "now", lambda: asked.append("now"))
    ours, g = find_bot("search", "realm_of_sand"), opened()
    key = ours.choose(seat_access(GAME, g, g.open[0], BotRng.of("luck")))
    assert key == SearchBot("realm_of_sand", 16).choose(seat_access(GAME, g, g.open[0], BotRng.of("luck")))
    assert asked == ["now"]


def test_it_goes_to_another_process():
    clone = pickle.loads(pickle.dumps(find_bot("search@2", "realm_of_sand")))
    assert (clone.seconds, clone.plain.seconds) == (2.0, 2.0)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), [(1, {}), (3, {"mode": "advanced"})])
def test_compiled_it_answers_everything_that_is_asked_and_alike_for_the_same_luck(seats, options):
    g = opened(seats, GAME.options(**options))
    one, other = KernelSearch(32, None, SearchBot("realm_of_sand", 1)), KernelSearch(32, None, None)
    one.prepare()
    prompts, heard = set(), []
    for nth in range(150):
        if not g.open:
            break
        decision = g.open[0]
        prompts.add(decision.prompt)
        luck = f"luck {nth}"
        key = one.choose(seat_access(GAME, g, decision, BotRng.of(luck), heard.append))
        assert key in decision.legal()
        if nth % 5 == 0:
            assert key == other.choose(seat_access(GAME, g, decision, BotRng.of(luck)))
        take(g, decision, key)
        g.events.clear()
    assert {"turn", "after", "refill"} <= prompts
    assert one.imagined > 1000
    assert not one.plain.imagined
    assert all(0 <= part <= 1 for part in heard)


@pytest.mark.slow
def test_what_its_kernel_does_not_play_is_left_to_the_search_of_every_game(monkeypatch):
    COMPILED.waited_for()
    monkeypatch.setattr(kernel_search, "room_of", lambda world: None)
    ours, g = find_bot("search", "realm_of_sand"), opened()
    assert ours.choose(seat_access(GAME, g, g.open[0], BotRng.of("luck"))) in g.open[0].legal()
    assert not ours.imagined
