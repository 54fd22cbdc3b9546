"""The smallest packs are valid as they stand and can be played."""

import pytest

from tavola.library.finding import box_of, find_game
from tavola.library.lint import lint_pack
from tavola.library.smallest import CUTS, smallest


@pytest.mark.parametrize("game_id", sorted(CUTS))
def test_the_smallest_pack_has_no_fault_and_no_idle_word(game_id: str) -> None:
    source = smallest(game_id)
    assert not source.manifest().standard
    assert lint_pack(source) == []  # not even advice: who begins should see only what they did themselves


@pytest.mark.parametrize("game_id", sorted(CUTS))
def test_a_table_opens_with_it(game_id: str) -> None:
    source, game = smallest(game_id), find_game(game_id).GAME
    assert game.open_table(box_of(game_id, source), max(game.seats), game.options(), "seed").open


def test_of_realm_of_sand_half_of_the_cards_are_left() -> None:
    assert smallest("realm_of_sand").files["cards.yaml"].count(b"- id:") == 27
