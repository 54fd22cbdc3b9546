"""Companion and master of Sangue Reale count: they play at every table, and read who plans by habit."""

import numpy as np
import pytest

from tavola.bots.arena import play_games
from tavola.bots.bot import Bot, SeatAccess, find_bot
from tavola.bots.generic.search import SearchBot
from tavola.bots.sangue_reale.bot import COMPANION, MASTER, DuelBot
from tavola.bots.sangue_reale.habits import habits, read
from tavola.bots.sangue_reale.odds import Floats
from tavola.games.sangue_reale import GAME
from tavola.games.sangue_reale.options import Rulings
from tavola.library import open_box

BOX = open_box("sangue_reale")
OTHER_READINGS = [
    Rulings(era=1, pair_fill="half_allowed", dice_use="optional", a5_equal="all_repeated", a1_excluded="none"),
    Rulings(era=2, modifier_timing="before_split", modifier_past_turn="allow", lock_policy="revisable"),
    Rulings(era=2, modifier_target="any_die", modifier_wrap=True, number_pass="must"),
    Rulings(era=3, trigger_order="player_choice", map_change_scope="own_sheet", multibox_slots="closed"),
    Rulings(era=4, trigger_order="unique_first", controlled_edges_fixed=False, modifier_stack="one_per_die"),
]


class FixedPlans(Bot):
    """Plays as the master does, but for its plans."""

    id = "stubborn"

    def __init__(self, action: int) -> None:
        self.action, self.hand = action, DuelBot()

    def choose(self, access: SeatAccess) -> str:  # type: ignore[type-arg]
        wish = f"plan:{self.action}"
        return wish if wish in access.decision.keys else self.hand.choose(access)


def wins(one: Bot, two: Bot, games: int, options: Rulings | None = None) -> int:
    tally = play_games(GAME, BOX, options or Rulings(), [one, two], "duel", range(games))
    assert tally.errors == []
    assert tally.finished == games
    return tally.wins[0]


def test_companion_and_master_of_this_game_are_duelists_of_different_temper() -> None:
    companion, master = find_bot("companion", "sangue_reale"), find_bot("master@5", "sangue_reale")
    assert isinstance(companion, DuelBot)
    assert isinstance(master, DuelBot)
    assert (companion.temper, master.temper) == (COMPANION, MASTER)
    assert MASTER.chance < COMPANION.chance
    assert isinstance(find_bot("search", "sangue_reale"), SearchBot)


@pytest.mark.slow
@pytest.mark.parametrize("level", ["companion", "master"])
@pytest.mark.parametrize("options", OTHER_READINGS)
def test_it_plays_to_the_end_however_the_rules_are_read(level: str, options: Rulings) -> None:
    bot = find_bot(level, "sangue_reale")
    assert wins(bot, find_bot("random", "sangue_reale"), 3, options) == 3
    assert wins(bot, bot, 2, options) <= 2


@pytest.mark.slow
@pytest.mark.parametrize("level", ["companion", "master"])
def test_it_beats_one_answer_ahead(level: str) -> None:
    assert wins(find_bot(level, "sangue_reale"), find_bot("greedy", "sangue_reale"), 8) >= 6


# -- habits

EVENLY: Floats = np.full(6, 1 / 6)


@pytest.mark.parametrize(
    ("plans", "length", "next_plan"),
    [([5] * 8, 1, 5), ([2, 5] * 5, 2, 2), ([1, 2, 3, 4, 5, 6] * 2 + [1, 2], 6, 3), ([3, 3, 4] * 4, 3, 3)],
)
def test_who_plans_by_habit_is_read(plans: list[int], length: int, next_plan: int) -> None:
    believed = habits(plans)
    assert max(believed, key=lambda each: believed[each]) == length
    guess, sure = read(plans, EVENLY)
    assert guess.sum() == pytest.approx(1)
    assert sure > 0.8
    assert guess[next_plan - 1] > 0.8


def test_who_has_no_habit_is_taken_to_plan_freely() -> None:
    for plans in ([], [3, 5, 2, 2, 6, 3, 1, 4, 5, 3]):
        guess, sure = read(plans, EVENLY)
        assert guess == pytest.approx(EVENLY, abs=0.02)
        assert sure < 0.02


def test_a_habit_that_was_broken_is_no_longer_believed() -> None:
    assert sum(habits([5] * 8).values()) > 0.9
    assert sum(habits([5, 5, 5, 2, 5, 3, 5, 2, 2, 6]).values()) < 0.05


def test_what_is_forbidden_is_not_planned_out_of_habit() -> None:
    free = EVENLY.copy()
    free[4] = 0.0
    guess, sure = read([5] * 8, free / free.sum())
    assert guess[4] == 0
    assert sure == pytest.approx(0)


@pytest.mark.slow
@pytest.mark.parametrize("action", [1, 4, 6])
def test_a_constant_plan_loses(action: int) -> None:
    assert wins(find_bot("master", "sangue_reale"), FixedPlans(action), 8) >= 6
