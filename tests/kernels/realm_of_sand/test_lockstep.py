"""The kernel of Realm of Sand and its rules play the same games: every pack, number of seats and ruling."""

import pytest
from tests.games.realm_of_sand.test_options import OTHERS
from tests.kernels.realm_of_sand.games import LONGEST, PACKS, laid, played

from tavola.kernels.lockstep import HarnessChance, drawn
from tavola.kernels.realm_of_sand.layout import PROMPT, PROMPTS

RULINGS = [(key.removeprefix("rs."), value) for key, value in OTHERS]


@pytest.mark.parametrize("mode", ["basic", "advanced", "mixed"])
@pytest.mark.parametrize("seats", [1, 2, pytest.param(3, marks=pytest.mark.slow), 4])
def test_every_mode_and_number_of_seats(seats, mode):
    decisions, difference = played("vetra", seats, f"{mode}/{seats}", mode=mode)
    assert difference is None
    assert decisions > 30


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize("pack", sorted(PACKS))
def test_every_pack_without_new_code(pack, seats):
    decisions, difference = played(pack, seats, "another pack", mode="advanced", max_rounds=12)
    assert difference is None
    assert decisions > 30


@pytest.mark.slow
@pytest.mark.parametrize(("ruling", "value"), RULINGS)
def test_every_ruling(ruling, value):
    options = {"mode": "advanced", "board_deal": "choose", "max_rounds": 10, ruling: value}
    for pack, seats in (("vetra", 1), ("wide", 2)):
        assert played(pack, seats, f"{ruling} {value}", **options)[1] is None


def test_every_question_is_asked_somewhere():
    """Otherwise the tests above would compare less than they seem to."""
    asked = set()
    for pack, seats, options in (
        ("wide", 2, {"mode": "advanced", "dark_rule": "chosen_unlock", "setup_tiles": "pick_of_two"}),
        ("wide", 4, {"mode": "mixed", "board_deal": "draft", "start_player": "choose"}),
        ("wide", 4, {"mode": "advanced", "board_deal": "choose"}),
        ("poor", 4, {"remove_before_place": False}),
        ("vetra", 1, {}),
    ):
        asked |= questions(laid(pack, seats, max_rounds=14, **options))
    assert asked == set(range(1, len(PROMPTS)))


def questions(table):
    """What is asked in some games of the kernel alone, by other answers each time."""
    found, scalars, room = set(), table.scalars, [0] * table.most_legal
    luck, shared = HarnessChance("questions"), len(table.code.table)
    for seed in range(8):
        s = [seed + 1, *[0] * (table.words - 1)]
        scalars.begin(table.tables, s)
        for _ in range(LONGEST):
            if scalars.asked(table.tables, s) < 0:
                break
            found.add(s[PROMPT])
            count = scalars.legal(table.tables, s, room)
            choices = {room[nth]: table.code.table[room[nth]] for nth in range(count) if room[nth] < shared}
            scalars.act(table.tables, s, drawn(choices, luck) if choices else room[0])
    return found
