"""Whole tables, exported by the server and dropped here: each replays to the hash it was frozen with.

This is what becomes of a bug report: the file that shows the fault stays as the test that it is gone.
"""

from pathlib import Path

import pytest
from tests.saves.kept_packs import kept_pack
from tests.shelf import table

from tavola.cli.laying import Laid
from tavola.cli.past import read_file, recorded, replayed
from tavola.kernel.codec import state_hash

FOLDER = Path(__file__).parent / "tables"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_a_frozen_table_replays_and_verifies(path: Path) -> None:
    file = read_file(path, "en")
    laid = table(file.game, file.seats, file.options, kept_pack(file.pack))
    past = replayed(file, Laid(laid.game, laid.box, laid.options), None)
    assert state_hash(past.last).hex() == file.hash
    assert len(past.steps) == recorded(file) > 0
