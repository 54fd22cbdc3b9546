"""The planner of Realm of Sand on its kernel: legal, repeatable; without Numba and until it is compiled, as before."""

import pickle

import pytest

from tavola.bots.bot import BotRng, find_bot, seat_access
from tavola.bots.realm_of_sand import kernel_plans
from tavola.bots.realm_of_sand.bot import SandBot
from tavola.bots.realm_of_sand.kernel_plans import COMPILED, STAGES, KernelPlanner
from tavola.games.realm_of_sand import GAME
from tavola.kernel.flow import take
from tavola.library import open_box


@pytest.fixture(autouse=True)
def compiled_where_asked_for(monkeypatch):
    monkeypatch.setenv("TAVOLA_KERNELS", "on")


def opened(seats=2, options=None):
    return GAME.open_table(open_box("realm_of_sand"), seats, options, "kernel plans")


@pytest.mark.parametrize("name", ["companion", "master"])
def test_without_numba_it_answers_as_the_planner_always_has(monkeypatch, name):
    monkeypatch.setattr("tavola.kernels.readying.can_compile", lambda: False)
    monkeypatch.setattr(COMPILED, "_made", None)
    ours, plain, g = find_bot(name, "realm_of_sand"), SandBot(9, keen=name == "master"), opened()
    if name == "master":
        ours.plain.visits, ours.plain.seconds = 9, None
    ours.prepare()
    assert isinstance(ours, KernelPlanner)
    for _ in range(3):
        decision = g.open[0]
        keys = [bot.choose(seat_access(GAME, g, decision, BotRng.of("luck"))) for bot in (ours, plain)]
        assert keys[0] == keys[1]
        take(g, decision, keys[0])
    assert sum(head.imagined for head in ours.thinkers()) == plain.imagined > 0


def test_until_it_is_compiled_it_answers_as_the_planner_always_has(monkeypatch):
    asked = []
    monkeypatch.setattr(COMPILED, "now", lambda: asked.append("now"))
    ours, g = find_bot("companion", "realm_of_sand"), opened()
    key = ours.choose(seat_access(GAME, g, g.open[0], BotRng.of("luck")))
    assert key == SandBot(9, keen=False).choose(seat_access(GAME, g, g.open[0], BotRng.of("luck")))
    assert asked == ["now"]


def test_it_goes_to_another_process():
    clone = pickle.loads(pickle.dumps(find_bot("master@2", "realm_of_sand")))
    assert (clone.seconds, clone.plain.seconds, clone.judgement.keen) == (2.0, 2.0, True)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options", "name"), [(1, {}, "master"), (3, {"mode": "advanced"}, "companion")])
def test_compiled_it_answers_everything_that_is_asked_and_alike_for_the_same_luck(seats, options, name):
    g = opened(seats, GAME.options(**options))
    one, other = (KernelPlanner(1, None, SandBot(9, keen=name == "master")) for _ in range(2))
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


@pytest.mark.slow
def test_with_little_time_it_stops_at_a_narrow_stage():
    ours, g = KernelPlanner(len(STAGES), 1e-6, SandBot(9)), opened()
    ours.prepare()
    while g.open[0].prompt != "turn":
        take(g, g.open[0], g.open[0].legal()[0])
    heard = []
    assert ours.choose(seat_access(GAME, g, g.open[0], BotRng.of("luck"), heard.append)) in g.open[0].legal()
    assert heard == [1 / len(STAGES)]


@pytest.mark.slow
def test_what_its_kernel_does_not_play_is_left_to_the_plain_planner(monkeypatch):
    COMPILED.waited_for()
    monkeypatch.setattr(kernel_plans, "room_of", lambda world: None)
    kernel_plans._DESKS.clear()
    ours, g = KernelPlanner(1, None, SandBot(9)), opened()
    assert ours.choose(seat_access(GAME, g, g.open[0], BotRng.of("luck"))) in g.open[0].legal()
    assert not ours.imagined
    kernel_plans._DESKS.clear()
