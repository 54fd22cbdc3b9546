"""The two toys keep the contract, a thousand random games each."""

import pytest
from tests.contract.suite import examine, secrets_are_redrawn
from tests.contract.table import Table
from tests.toys import TOYS

GAMES = 1000
BATCH = 100
toys = pytest.mark.parametrize("table", TOYS, ids=lambda table: table.name)
# The inner loop plays the first batches, the whole check all thousand games.
QUICK = 1
batches = pytest.mark.parametrize(
    "batch", [pytest.param(n, marks=[pytest.mark.slow] if n >= QUICK else []) for n in range(GAMES // BATCH)]
)


@toys
@batches
def test_a_thousand_games_keep_the_contract(table: Table, batch: int) -> None:
    assert sum(examine(table, f"toy-{batch}-{nth}", 5) for nth in range(BATCH)) > BATCH


@toys
def test_imagined_worlds_differ(table: Table) -> None:
    secrets_are_redrawn(table, ["differs"])
