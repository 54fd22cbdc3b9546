"""What every game owes the table, in advanced mode and with every other ruling at once."""

import pytest
from tests.contract.suite import examine, secrets_are_redrawn
from tests.contract.table import Table
from tests.games.realm_of_sand.table import vetra

from tavola import library
from tavola.games.realm_of_sand import GAME
from tavola.games.realm_of_sand.options import SandOptions

ADVANCED = SandOptions(mode="advanced", max_rounds=14)
CONTRARY = SandOptions(
    mode="mixed",
    board_deal="draft",
    start_player="choose",
    setup_tiles="pick_of_two",
    displaced_disc="to_reserve",
    remove_before_place=False,
    summon_min=0,
    summon_same_disc="free",
    pattern_symmetry="rotate_only",
    dark_rule="chosen_unlock",
    red_short_deck="forbid",
    purple_source="box",
    purple_part2="passive",
    yellow_scope="front_only",
    blue_position="to_end",
    hourglass_target=4,
    card_exhaustion_end="continue",
    max_rounds=12,
    tie_pieces="board_and_front",
    solo_hourglass_end="end",
)


def laid(name: str, seats: int, options: SandOptions) -> Table:
    words = tuple(library.words("realm_of_sand", None, language) for language in ("it", "en"))
    return Table(f"realm_of_sand-{name}-{seats}p", GAME, vetra(), seats, options, words)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize(("name", "options"), [("advanced", ADVANCED), ("contrary", CONTRARY)])
def test_a_random_game_keeps_the_contract(name, options, seats):
    assert examine(laid(name, seats, options), f"sand-{seats}", stride=9) > 0


@pytest.mark.rule("RS-14.3")
def test_imagined_worlds_differ():
    secrets_are_redrawn(laid("advanced", 2, ADVANCED), ["differs"])
