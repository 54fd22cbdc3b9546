"""A value found by trying: which ones are played, which is best, and what it cost."""

from typing import Any

import pytest
from litestar.testing import TestClient
from tests.workshop.conftest import begin
from tests.workshop.test_measuring import when_over

from tavola.workshop.searching import best_of, values_near
from tavola.workshop.wire_measures import FigureNow, Tried

VETERAN = {"file": "supporters/focolare.yaml", "entry": "uniques/veterano", "field": "effects[0].n"}


def tried(value: int, figure: float, wide: float = 2.0) -> Tried:
    return Tried(value, 100, FigureNow(figure, figure - wide, figure + wide, 100))


def test_values_lie_near_what_stands_there_and_never_below_nothing() -> None:
    assert values_near(3) == [3, 4, 2, 5, 1]
    assert values_near(0) == [0, 1, 2]


@pytest.mark.parametrize(
    ("found", "best"),
    [
        ([tried(3, 70), tried(2, 55), tried(1, 44)], 2),  # the middle of 45 to 60 is nearest
        ([tried(3, 70, 20), tried(2, 55, 20)], None),  # chance alone could do that
        ([tried(3, 52), tried(2, 40)], 3),  # it stands well
        ([Tried(3, 0, None)], None),
    ],
)
def test_the_best_is_on_target_and_more_than_chance(found: list[Tried], best: int | None) -> None:
    assert best_of(found, (45, 60)) == best


def test_without_a_target_nothing_is_best() -> None:
    assert best_of([tried(1, 5)], (None, None)) is None


def test_each_value_is_played_and_its_cost_told(client: TestClient[Any]) -> None:
    draft = begin(client, "sangue_reale/oltremonte")
    ask: dict[str, Any] = {"games": 2, "bots": "random", "tries": {**VETERAN, "figure": "margin", "kind": "eras"}}
    begun = draft.post("/measure", {**ask, "tries": {**ask["tries"], "field": "kind"}}, status=409)
    assert begun["code"] == "WORKSHOP_E_NO_ENTRY"
    assert draft.post("/measure", ask, status=202)["search"]["field"] == "effects[0].n"
    told = when_over(draft)
    assert (told["state"], told["problem"]) == ("done", "")
    search = told["search"]
    played = [one for one in search["tried"] if one["games"]]
    assert played[0]["value"] == 1
    assert {one["value"] for one in search["tried"]} == {0, 1, 2, 3}
    assert search["games"] == 2 * len(played) == told["of"]
