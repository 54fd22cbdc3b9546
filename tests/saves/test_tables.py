"""Whole tables, exported by the server and dropped here: each replays to the hash it was frozen with.

This is what becomes of a bug report: the file that shows the fault stays as the test that it is gone.
"""

from pathlib import Path

import pytest
from tests.saves.kept_packs import kept_pack
from tests.shelf import table

from tavola.kernel.codec import state_hash
from tavola.kernel.record import read_record, replayed

FOLDER = Path(__file__).parent / "tables"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_a_frozen_table_replays_and_verifies(path: Path) -> None:
    file = read_record(path.read_bytes())
    laid = table(file.game, file.seats, file.options, kept_pack(file.pack))
    past = replayed(file, laid.game, laid.box)
    assert state_hash(past.last).hex() == file.hash
    assert len(past.steps) == file.length() > 0
