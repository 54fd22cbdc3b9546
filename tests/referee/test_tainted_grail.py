"""The referee of Tainted Grail: random Encounters in which the rules and a second reading of the rulebook agree."""

from random import Random

import pytest

from tavola.cli.bench.referee import watch_share
from tavola.referee.tainted_grail import watch
from tavola.referee.tainted_grail.pack import shipped
from tavola.referee.tainted_grail.staging import SWITCHES, stage


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_encounters_go_as_the_rulebook_says(seats: int) -> None:
    verdict = watch_share("tainted_grail", (seats,), "test", range(12))
    assert verdict.first == []
    assert verdict.differences == 0
    assert verdict.games == 12
    assert verdict.answers > 12 * 5
    assert verdict.checks > 10 * verdict.answers


def test_the_same_seed_is_the_same_encounter() -> None:
    assert watch("test/0", 2) == watch("test/0", 2)
    assert watch("test/0", 2) != watch("test/1", 2)


def test_every_switch_and_many_encounters_come_up() -> None:
    tables = [stage(Random(number), 2) for number in range(300)]
    for name, values in SWITCHES.items():
        assert {getattr(table.options, name) for table in tables} == set(values), name
    met = {table.stack[0].id or table.encounter_decks[table.stack[0].deck][-1] for table in tables}
    assert met <= set(shipped().encounters)
    assert len(met) > 50
    assert {len(table.stack[0].members) for table in tables} == {1, 2}
