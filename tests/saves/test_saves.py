"""Old saves load for ever, can be played on, and end where they ended when they were kept."""

from pathlib import Path

import pytest
from tests.saves.keep import all_saves, end_of, ends, loaded

from tavola.kernel.view import seat_view


@pytest.mark.parametrize("path", all_saves(), ids=lambda path: path.stem)
def test_an_old_save_loads_and_ends_as_it_did(path: Path) -> None:
    laid, g = loaded(path)
    assert g.open
    assert end_of(path, g) == ends()[path.stem]
    assert seat_view(laid.game, g, None).view is not None


def test_every_end_is_that_of_a_save() -> None:
    assert sorted(ends()) == [path.stem for path in all_saves()]
