"""The contract bites: every planted fault is caught, and by the law that names it."""

import pytest
from tests.contract.planted import AMBUSH_FAULTS, AUCTION_FAULTS, OTHER_FAULTS, Plant
from tests.contract.suite import examine
from tests.contract.table import ContractBroken, Table
from tests.toys import TOYS

GAMES = 60  # a fault that shows only now and then still shows within so many games

AUCTION, AMBUSH = TOYS
PLANTED = [
    pytest.param(table, law, plant, id=f"{table.name}: {fault}")
    for table, faults in ((AUCTION, AUCTION_FAULTS), (AMBUSH, AMBUSH_FAULTS), (AMBUSH, OTHER_FAULTS))
    for fault, (law, plant) in faults.items()
]


@pytest.mark.parametrize(("table", "law", "plant"), PLANTED)
def test_a_planted_fault_is_caught_by_name(
    table: Table, law: str, plant: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    assert law in laws_broken(table, law)


def laws_broken(table: Table, wanted: str) -> list[str]:
    """The law that each game broke, up to the one looked for: an event that should reveal and does not may be foretold
    in one game before undo lets it show in the next."""
    broken: list[str] = []
    for nth in range(GAMES):
        try:
            examine(table, f"planted-{nth}")
        except ContractBroken as caught:
            broken.append(caught.law)
        if wanted in broken:
            break
    return broken
