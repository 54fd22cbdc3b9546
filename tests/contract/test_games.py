"""Every registered game keeps the contract at every setting."""

import pytest
from tests.contract.suite import examine, secrets_are_redrawn
from tests.contract.tables import SETTINGS, all_settings, lay

CASES = [
    pytest.param(
        *(game_id, SETTINGS[game_id].index(setting), seed),
        id=f"{setting.name(game_id)}-{seed}",
        marks=pytest.mark.slow
        if seed
        else (),  # one game of each setting is quick, the others come with the whole check
    )
    for game_id, setting in all_settings()
    for seed in range(setting.games)
]
LAYOUTS = [
    pytest.param(game_id, SETTINGS[game_id].index(setting), id=setting.name(game_id))
    for game_id, setting in all_settings()
    if setting.hides
]


@pytest.mark.parametrize(("game_id", "nth", "seed"), CASES)
def test_a_random_game_keeps_the_contract(game_id: str, nth: int, seed: int) -> None:
    assert examine(lay(game_id, nth), f"contract-{seed}", SETTINGS[game_id][nth].stride) > 0


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "nth", "seed"), CASES)
def test_a_random_game_keeps_the_contract_more_closely(game_id: str, nth: int, seed: int) -> None:
    """Other games, and three times as many of their decisions."""
    stride = SETTINGS[game_id][nth].stride // 3
    assert examine(lay(game_id, nth), f"closely-{seed}", max(1, stride)) > 0


@pytest.mark.parametrize(("game_id", "nth"), LAYOUTS)
def test_imagined_worlds_differ(game_id: str, nth: int) -> None:
    secrets_are_redrawn(lay(game_id, nth), ["differs-1"])
