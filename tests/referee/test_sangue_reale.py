"""The referee of Sangue Reale: random Eras in which the rules and a second reading of the rulebook agree."""

from random import Random

import pytest

from tavola.cli.bench_referee import watch_share
from tavola.referee.sangue_reale import watch
from tavola.referee.sangue_reale.printed import lay_out, read_rows, shipped
from tavola.referee.sangue_reale.rulings import RULINGS, random_options

PACK = "sangue_reale/altavena"


@pytest.mark.parametrize("share", range(4))
def test_random_eras_are_played_as_the_rulebook_says(share: int) -> None:
    verdict = watch_share("sangue_reale", (2,), "test", range(4 * share, 4 * share + 4))
    assert verdict.first == []
    assert verdict.differences == 0
    assert verdict.games == 4
    assert verdict.answers > 4 * 50
    assert verdict.checks > 20 * verdict.answers


def test_the_same_seed_is_the_same_game() -> None:
    assert watch("test/0", 2) == watch("test/0", 2)
    assert watch("test/0", 2) != watch("test/1", 2)


def test_every_ruling_and_every_sheet_comes_up() -> None:
    pack = shipped(PACK)
    tables = [random_options(Random(str(number)), pack) for number in range(2000)]
    for name, values in RULINGS.items():
        assert {table[name] for table in tables} == set(values), name
    assert {table["sheet"] for table in tables} == {"", *pack.sheets}
    assert {table["length"] for table in tables} == {"era", "campaign"}


def test_columns_are_read_as_they_are_printed() -> None:
    rows = read_rows("s s* | d |")
    assert [(row.width, row.line, row.icon) for row in rows] == [(1, False, False), (1, True, True), (2, True, False)]


def test_the_campaign_changes_the_sheet() -> None:
    pack = shipped(PACK)
    plain, changed = lay_out(pack, "iii-a", [], "argini"), lay_out(pack, "iii-a", ["tomb-b1", "purse"], "argini")
    assert [box.vp for box in plain.boxes if box.id == "cor"] == [2]
    assert [box.vp for box in changed.boxes if box.id == "cor"] == [3]
    assert changed.gifts == [{"op": "pre_modifier", "turn": 1, "n": 1, "for": "loser"}]
