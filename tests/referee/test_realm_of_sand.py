"""The referee of Realm of Sand: random games in which the rules and a second reading of the rulebook agree."""

from random import Random

import pytest

from tavola.referee.realm_of_sand import watch
from tavola.referee.realm_of_sand.components import components, faults_of_the_box
from tavola.referee.realm_of_sand.contents import small_contents
from tavola.referee.realm_of_sand.random_play import RULINGS, random_options
from tavola.referee.realm_of_sand.shapes import TURNS, different_turns, embeddings, placements
from tavola.referee.verdict import Verdict


@pytest.mark.parametrize(("seats", "games"), [(1, 4), (2, 2), (3, 1), (4, 1)])
def test_random_games_are_played_as_the_rulebook_says(seats: int, games: int) -> None:
    verdict = Verdict()
    for number in range(games):
        verdict.add(watch(f"test/{number}", seats))
    assert verdict.first == []
    assert verdict.differences == 0
    assert verdict.games == games
    assert verdict.answers > 30 * games * seats
    assert verdict.checks > 40 * verdict.answers


def test_the_same_seed_is_the_same_game() -> None:
    assert watch("test/0", 1) == watch("test/0", 1)
    assert watch("test/0", 1) != watch("test/1", 1)


def test_every_ruling_comes_up() -> None:
    tables = [random_options(Random(str(number))) for number in range(2000)]
    for name, values in RULINGS.items():
        assert set(values) <= {table[name] for table in tables}, name


def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert faults_of_the_box() == []


@pytest.mark.rule("RS-4.3")
def test_the_referee_turns_tiles_as_the_catalogue_counts() -> None:
    looks = {"t03": 2, "t01": 4, "t05": 4, "t19": 4, "t15": 8, "t18": 8}  # ECE, EEC, ECO; corners E/OO, E/EC, E/CO
    assert {tile: len(different_turns(components().tiles[tile], TURNS)) for tile in looks} == looks
    ways = {tile: len(placements("lens", "basic", tile, components().tiles[tile])) for tile in ("t15", "t19")}
    assert ways["t15"] == 2 * ways["t19"]


@pytest.mark.rule("RS-7.3")
def test_a_symmetric_pattern_lies_once_in_each_place() -> None:
    pattern = components().cards["cushion-court"].shape  # OE over EO: turned once it is EO over OE
    ways = embeddings("lens", "basic", pattern, "d4")
    assert len(ways) == len(set(ways)) == 2 * len(embeddings("lens", "basic", pattern, "fixed"))


def test_a_small_box_holds_fewer_cards_and_squares() -> None:
    contents = small_contents(Random("small"))
    assert 5 <= len(contents.cards) <= 15
    assert set(contents.cards) <= set(components().cards)
    assert all(4 <= number <= 12 for number in contents.squares.values())
