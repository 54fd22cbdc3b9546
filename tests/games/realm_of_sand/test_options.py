"""The register of table options: every one is there, has its default, and takes its other values."""

import msgspec
import pytest
from tests.games.realm_of_sand.table import vetra

from tavola.games.realm_of_sand import GAME
from tavola.games.realm_of_sand.options import SandOptions
from tavola.kernel.decision import Refused
from tavola.kernel.flow import take
from tavola.kernel.options import option_keys, read_options

REGISTER = {
    "rs.mode": ("basic", ["advanced", "mixed"]),
    "rs.board_deal": ("random", ["choose", "draft"]),
    "rs.start_player": ("random", ["youngest", "choose"]),
    "rs.setup_tiles": ("first_three", ["pick_of_two", "random_three"]),
    "rs.displaced_disc": ("to_owner", ["to_reserve"]),
    "rs.remove_before_place": (True, [False]),
    "rs.summon_min": (1, [0]),
    "rs.summon_same_disc": ("once", ["free"]),
    "rs.pattern_symmetry": ("d4", ["reflect_only", "rotate_only", "fixed"]),
    "rs.dark_rule": ("occupancy_cap", ["chosen_unlock", "ordered_unlock"]),
    "rs.red_short_deck": ("draw_available", ["forbid"]),
    "rs.purple_source": ("reserve", ["box"]),
    "rs.purple_part2": ("flip", ["passive"]),
    "rs.yellow_scope": ("front_or_board", ["front_only"]),
    "rs.blue_position": ("in_place", ["to_end"]),
    "rs.hourglass_target": (10, [6]),
    "rs.card_exhaustion_end": ("end_of_round", ["continue"]),
    "rs.max_rounds": (None, [12]),
    "rs.tie_pieces": ("board_only", ["board_and_front"]),
    "rs.solo_hourglass_end": ("ignore", ["end"]),
}
OTHERS = [(key, value) for key, (_, values) in REGISTER.items() for value in values]


def test_all_twenty_have_their_defaults():
    assert option_keys(SandOptions, "rs") == {key: default for key, (default, _) in REGISTER.items()}
    assert len(REGISTER) == 20


@pytest.mark.parametrize(("key", "value"), OTHERS)
def test_a_whole_game_can_be_played_with_every_other_value(key, value):
    """In advanced mode, at random and with a cap of rounds; pieces are conserved throughout."""
    given = {"rs.mode": "advanced", "rs.max_rounds": 6, key: value}
    g = GAME.open_table(vetra(), 3, read_options(SandOptions, "rs", given), f"{key}={value}")
    pieces, count = GAME.pieces(g), 0
    while g.open:
        legal = g.open[0].legal()
        take(g, g.open[0], legal[(count * 7919 + 13) % len(legal)])
        count += 1
        if count % 10 == 0:
            assert GAME.pieces(g) == pieces
    assert GAME.outcome(g) is not None


@pytest.mark.parametrize(("key", "value"), OTHERS)
def test_values_may_be_given_as_text(key, value):
    text = msgspec.json.encode(value).decode().strip('"')
    assert getattr(read_options(SandOptions, "rs", {key: text}), key.removeprefix("rs.")) == value


def test_values_that_an_option_cannot_have_are_refused():
    for key, value in (("rs.mode", "hard"), ("rs.summon_min", 4), ("rs.hourglass_target", 0), ("rs.max_rounds", 0)):
        with pytest.raises(Refused) as refused:
            read_options(SandOptions, "rs", {key: value})
        assert refused.value.refusal.code == "TABLE_E_OPTION_VALUE"
