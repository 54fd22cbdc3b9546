"""The master of Sangue Reale counts: it plays at every table, wins against searching and constant plans."""

import pytest

from tavola.bots.arena import play_games
from tavola.bots.bot import Bot, Chair, find_bot
from tavola.bots.duel.duelist import Duelist
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


class Stubborn(Bot):
    """Plays as the master does, but for its plans."""

    id = "stubborn"

    def __init__(self, action: int) -> None:
        self.action, self.hand = action, Duelist()

    def choose(self, chair: Chair) -> str:  # type: ignore[type-arg]
        wish = f"plan:{self.action}"
        return wish if wish in chair.decision.keys else self.hand.choose(chair)


def wins(one: Bot, two: Bot, games: int, options: Rulings | None = None) -> int:
    tally = play_games(GAME, BOX, options or Rulings(), [one, two], "duel", range(games))
    assert tally.errors == []
    assert tally.finished == games
    return tally.wins[0]


def test_the_master_of_this_game_is_a_duelist() -> None:
    assert isinstance(find_bot("master", "sangue_reale"), Duelist)
    assert isinstance(find_bot("master@5", "sangue_reale"), Duelist)
    assert not isinstance(find_bot("companion", "sangue_reale"), Duelist)


@pytest.mark.parametrize("options", OTHER_READINGS)
def test_it_plays_to_the_end_however_the_rules_are_read(options: Rulings) -> None:
    master = find_bot("master", "sangue_reale")
    assert wins(master, find_bot("random", "sangue_reale"), 3, options) == 3
    assert wins(master, master, 2, options) <= 2


def test_it_beats_one_answer_ahead() -> None:
    assert wins(find_bot("master", "sangue_reale"), find_bot("greedy", "sangue_reale"), 8) >= 6


@pytest.mark.parametrize("action", [1, 4, 6])
def test_a_constant_plan_loses(action: int) -> None:
    assert wins(find_bot("master", "sangue_reale"), Stubborn(action), 8) >= 6
