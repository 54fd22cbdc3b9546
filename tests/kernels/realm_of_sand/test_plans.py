"""The planner inside the kernel finds the plans of the bots' planner, and thinks them worth as much."""

import random

import pytest
from tests.kernels.realm_of_sand.games import laid

from tavola.bots.realm_of_sand.bot import WIDE, Thought
from tavola.bots.realm_of_sand.judgement import USUAL
from tavola.bots.realm_of_sand.plans import Planner
from tavola.bots.realm_of_sand.rivals import Rivals
from tavola.bots.realm_of_sand.rollout import QUICK
from tavola.games.realm_of_sand import GAME
from tavola.kernel.flow import take
from tavola.kernels.laid import Unclaimed
from tavola.kernels.realm_of_sand.layout import PROMPT, SUMMON
from tavola.kernels.realm_of_sand.plans import layout as at
from tavola.kernels.realm_of_sand.plans.needs import needs_of
from tavola.kernels.realm_of_sand.plans.thinking import plan, plan_steps

POOL = 400


def desk(table, beams):
    n, f = [0] * (at.BENCHES + 2 * POOL * (at.ONE_BENCH + 1)), [0.0] * (at.VALUES + 2 * POOL * at.PER_BENCH)
    n[at.POOL], n[at.WIDTH], n[at.BEAMS] = POOL, WIDE, len(beams)
    n[at.BEAMS + 1 : at.BEAMS + 1 + len(beams)] = beams
    return table.tables, needs_of(table.names), n, f


def found(n, f, count, table, decision):
    keys = table.code.choices(decision.legal()) | {table.code.numbers["summon"]: "summon"}
    told = {n[at.NAMES + nth]: f[at.NAMED_WORTH + nth] for nth in range(count)}
    return {keys[action]: worth for action, worth in told.items() if action in keys}


def positions(table, wanted, most, seed):
    """Some questions of a game that is played neither well nor badly."""
    g, dice = GAME.open_table(table.box, table.seats, table.options, f"plans{seed}"), random.Random(seed)
    while g.open and most:
        decision = g.open[0]
        if decision.prompt in wanted and len(decision.legal()) > 1 and dice.random() < 0.4:
            most -= 1
            yield g, decision
        take(g, decision, QUICK.reply(GAME, g, decision) if dice.random() < 0.8 else dice.choice(decision.legal()))
        g.events.clear()


@pytest.mark.parametrize(
    ("seats", "mode", "keen", "beams", "most"),
    [
        (1, "advanced", True, (), 8),
        (2, "basic", True, (), 8),
        (4, "advanced", False, (), 6),
        (2, "basic", True, (2,), 4),
    ],
)
def test_its_plans_are_those_of_the_bots_and_worth_as_much(seats, mode, keen, beams, most):
    table = laid("vetra", seats, mode=mode)
    t, p, n, f = desk(table, beams)
    rivals, compared = Rivals(QUICK.evaluator), 0
    for g, decision in positions(table, ("turn", "after"), most, seats):
        theirs = Thought(GAME, rivals, keen, beams, None)
        planner = Planner(g, decision.seat, rivals, keen=keen)
        expected = theirs.planned(g, planner)
        ours = found(n, f, plan(t, p, table.state_of(g), n, f, USUAL, decision.seat, int(keen)), table, decision)
        if not beams:
            assert ours == pytest.approx(expected, abs=1e-9)
            assert n[at.JUDGED] == pytest.approx(planner.judged, abs=2)  # of ways alike to summon another is taken
        # with beams, benches alike may be left behind in another order
        assert max(ours.values()) == pytest.approx(max(expected.values()), abs=1e-9)
        compared += len(ours)
    assert compared > 2 * most


def test_its_next_step_of_a_summon_is_that_of_the_bots():
    table = laid("vetra", 2, mode="advanced")
    t, p, n, f = desk(table, ())
    rivals, compared = Rivals(QUICK.evaluator), 0
    for seed in range(3):
        for g, decision in positions(table, ("summon",), 4, seed):
            s = table.state_of(g)
            assert s[PROMPT] == SUMMON
            expected = Thought(GAME, rivals, True, (), None).steps(g, decision)
            ours = found(n, f, plan_steps(t, p, s, n, f, USUAL, decision.seat, 1), table, decision)
            same = [key for key in ours if key in expected]  # of cards alike the bots may turn to another
            assert [ours[key] for key in same] == pytest.approx([expected[key] for key in same])
            assert max(ours.values()) >= max(expected[key] for key in same)
            compared += 1
    assert compared > 3


def test_a_pack_without_room_is_refused(monkeypatch):
    names = laid("vetra", 1).names
    monkeypatch.setattr("tavola.kernels.realm_of_sand.plans.needs.MOST_HELP", 2)
    with pytest.raises(Unclaimed, match="summons of 3 discs"):
        needs_of(names)
