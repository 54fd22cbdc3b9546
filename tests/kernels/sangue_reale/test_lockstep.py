"""The kernel of Sangue Reale plays what the rules play; a few games here, millions by `tavola bench kernels`."""

from __future__ import annotations

import pytest
from tests.kernels.sangue_reale.games import any_table, played, shipped, usual

from tavola.kernels.compiling import can_compile
from tavola.kernels.lockstep import lockstep

ERAS = [(era, sheet) for era in (1, 2, 3, 4) for sheet in shipped().eras[era].sheets]


@pytest.mark.parametrize(("era", "sheet"), ERAS)
def test_every_sheet_of_the_shipped_pack(era: int, sheet: str):
    decisions, difference = played(usual(era=era, sheet=sheet), f"{sheet}/0", convert=5)
    assert difference is None
    assert decisions > 30


def test_a_campaign_of_four_eras():
    decisions, difference = played(usual(length="campaign"), "a campaign", convert=11)
    assert difference is None
    assert decisions > 200


@pytest.mark.slow
@pytest.mark.parametrize("number", range(12))
def test_any_pack_and_any_rulings(number: int):
    _, difference = played(any_table(number), str(number), convert=9)
    assert difference is None


@pytest.mark.slow
def test_compiled_it_plays_the_same():
    """Half a minute of compiling the first time."""
    tables = [usual(era=era) for era in (1, 2, 3, 4)] + [any_table(number) for number in range(20, 26)]
    scalars = tables[0].scalars.compiled() if can_compile() else tables[0].scalars.plain()
    for number, table in enumerate(tables):
        _, difference = lockstep(table, scalars, str(number), compiled=can_compile(), convert=15)
        assert difference is None


def test_a_difference_says_where_to_look():
    table = usual()
    faulty = table.scalars.plain({table.scalars.points: lambda t, s, seat: 99})
    _, difference = lockstep(table, faulty, "somewhere")
    assert str(difference) == "seed 'somewhere', answer 0: points of seat 0: rules 0, kernel 99"
