"""The referee of Sangue Reale: random Eras in which the rules and a second reading of the rulebook agree."""

from random import Random

import pytest

from tavola.cli.bench.referee import watch_share
from tavola.games.sangue_reale.options import Rulings
from tavola.library.finding import box_of
from tavola.referee.sangue_reale import PACKS, watch
from tavola.referee.sangue_reale.made_up import made_up
from tavola.referee.sangue_reale.printed import lay_out, read_rows, shipped
from tavola.referee.sangue_reale.rulings import RULINGS, random_options
from tavola.referee.sangue_reale.unique_supporters import ABILITIES

PACK = "sangue_reale/altavena"


@pytest.mark.parametrize("share", range(4))
def test_random_eras_are_played_as_the_rulebook_says(share: int) -> None:
    verdict = watch_share("sangue_reale", (2,), "test", range(4 * share, 4 * share + 4))
    assert verdict.first == []
    assert verdict.differences == 0
    assert verdict.games == 4
    assert verdict.answers > 4 * 50
    assert verdict.checks > 20 * verdict.answers


def test_the_referee_knows_every_ruling() -> None:
    """What only says how long a table is has no second reading."""
    length = {"length", "era", "sheet"}
    assert set(RULINGS) == set(Rulings.__struct_fields__) - length


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
    sheet = lay_out(shipped(PACK), "iii-a", ["tomb-b1", "purse"], "argini")
    assert sheet.changes == [
        {"op": "set_box_vp", "box": "cor", "vp": 3},
        {"op": "pre_modifier", "turn": 1, "n": 1, "for": "loser"},
    ]


def test_made_up_packs_say_every_word_of_the_vocabulary() -> None:
    packs = [made_up(PACK, number) for number in range(PACKS)]
    uniques = [unique for pack in packs for page in pack.sets.values() for unique in page["uniques"]]
    assert {effect["effect"] for unique in uniques for effect in unique["effects"]} == set(ABILITIES)
    terms = {term["term"] for pack in packs for page in pack.sheets.values() for term in page["scoring"]}
    assert terms >= {"box_count", "unique_vp", "tag_count", "tag_set", "chronology_distinct", "cancelled", "penalty"}


@pytest.mark.slow
@pytest.mark.parametrize("number", range(PACKS))
def test_made_up_packs_are_sound(number: int) -> None:
    assert box_of("sangue_reale", made_up(PACK, number).source)
