"""The two toys keep the contract, a thousand random games each."""

import pytest
from tests.contract.suite import examine, secrets_are_redrawn
from tests.contract.table import Table
from tests.toys import TOYS

GAMES = 1000
BATCH = 100


@pytest.mark.parametrize("table", TOYS, ids=lambda table: table.name)
@pytest.mark.parametrize("batch", range(GAMES // BATCH))
def test_a_thousand_games_keep_the_contract(table: Table, batch: int) -> None:
    assert sum(examine(table, f"toy-{batch}-{nth}") for nth in range(BATCH)) > BATCH


@pytest.mark.parametrize("table", TOYS, ids=lambda table: table.name)
def test_imagined_worlds_differ(table: Table) -> None:
    secrets_are_redrawn(table, ["differs"])
