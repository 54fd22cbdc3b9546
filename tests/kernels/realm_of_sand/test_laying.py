"""What the kernel of Realm of Sand does not play it refuses at the door, in a sentence."""

import pytest
from tests.games.realm_of_sand.table import fixture_files, source_of
from tests.kernels.realm_of_sand.games import laid

from tavola.games.realm_of_sand import open_box
from tavola.games.realm_of_sand.options import SandOptions
from tavola.kernels.laid import Unclaimed
from tavola.kernels.realm_of_sand import tables as of
from tavola.kernels.realm_of_sand.kernel import LaidSand


def limits(**changed):
    def change(files):
        files["rules.yaml"]["limits"].update(changed)

    return change


def huge_board(files):
    files["boards.yaml"][0]["basic"] = {"rows": ["." * 9] * 8, "level_max": 5}


def many_cards(files):
    files["cards.yaml"] += [{**files["cards.yaml"][0], "id": f"more-{nth}"} for nth in range(30)]


def long_tile(files):
    files["tiles.yaml"][0]["rows"] = ["ECOE"]


def few_tiles(files):
    del files["tiles.yaml"][8:]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (huge_board, "boards of 8 rows and 9 columns; 63 cells fit"),
        (many_cards, "cards of one level; 24 fit"),
        (long_tile, "tiles of other than three squares"),
        (few_tiles, "only 8 tiles, where 14 are used"),
        (limits(display=7), "7 face-up cards of a level; 6 fit"),
        (limits(active=6), "6 active tiles; 1 to 5 fit"),
    ],
)
def test_what_has_no_room_is_refused_in_a_sentence(change, told):
    files = fixture_files()
    change(files)
    with pytest.raises(Unclaimed, match=told) as refused:
        LaidSand(open_box(source_of(files)), 4, SandOptions())
    assert str(refused.value).startswith("the kernel of Realm of Sand does not play with ")


def test_every_number_of_an_answer_is_read_as_what_it_was_written_for():
    """One number, one meaning: otherwise two answers could be taken for each other."""
    table = laid("vetra", 2)
    t = table.tables
    meanings = t[t[of.MEANINGS] : t[of.MEANINGS] + table.code.size]
    known = [meaning for meaning in meanings[1 : len(table.code.table)] if meaning]
    assert len(set(known)) == len(known) == len(table.code.table) - 1
