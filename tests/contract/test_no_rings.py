"""A player who would rather change nothing comes to an end of it in every game, at every setting."""

import pytest
from tests.contract.laws_of_progress import goes_on_stubbornly
from tests.contract.planted import OTHER_FAULTS
from tests.contract.table import ContractBroken, Table
from tests.contract.tables import SETTINGS, all_settings, lay_silent
from tests.toys import TOYS

from tavola.games.tainted_grail.day import turns

ANSWERS = 300
CASES = [
    pytest.param(game_id, SETTINGS[game_id].index(setting), id=setting.name(game_id))
    for game_id, setting in all_settings()
]


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "nth"), CASES)
def test_nothing_free_is_offered_for_ever(game_id: str, nth: int) -> None:
    assert goes_on_stubbornly(lay_silent(game_id, nth), "quick", ANSWERS) > 0


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "nth"), CASES)
@pytest.mark.parametrize("seed", range(5))
def test_nothing_free_is_offered_for_ever_in_longer_games(game_id: str, nth: int, seed: int) -> None:
    assert goes_on_stubbornly(lay_silent(game_id, nth), f"long-{seed}", 3 * ANSWERS) > 0


@pytest.mark.parametrize("table", TOYS, ids=lambda table: table.name)
def test_the_toys_go_on(table: Table) -> None:
    assert goes_on_stubbornly(table, "toy", ANSWERS) > 0


def test_a_free_act_for_ever_is_caught_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    OTHER_FAULTS["a free act for ever"][1](monkeypatch)
    with pytest.raises(ContractBroken, match="ring: who_acts offers act:"):
        goes_on_stubbornly(TOYS[1], "planted", 20)


def test_a_game_that_forgets_what_came_to_nothing_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Menhir is free to inspect: without its memory Tainted Grail would offer that for ever."""
    monkeypatch.setattr(turns, "is_off", lambda g, seat, key: False)
    with pytest.raises(ContractBroken, match=r"ring: .*(menhir|leave) again"):
        goes_on_stubbornly(lay_silent("tainted_grail", 0), "forgetful", ANSWERS)
