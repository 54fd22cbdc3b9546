"""The number of games of a given length from a named position does not change unless the rules do."""

import shutil
from pathlib import Path

import pytest
from tests.perft.count import FOLDER, Position, all_sheets, perft, reach, read
from tests.perft.rewrite import rewrite

POSITIONS = [
    pytest.param(path.stem, position, id=f"{path.stem}: {position.name}, {position.depth} deep")
    for path in all_sheets()
    for position in read(path)
]


@pytest.mark.parametrize(("game_id", "position"), POSITIONS)
def test_the_count_has_not_changed(game_id: str, position: Position) -> None:
    assert perft(reach(game_id, position), position.depth) == position.count


def test_a_sheet_is_rewritten_only_in_its_counts(tmp_path: Path) -> None:
    """A wrong count is put right, and everything else in the file stays."""
    path = Path(shutil.copy(FOLDER / "ambush.toml", tmp_path))
    right = path.read_text(encoding="utf-8")
    path.write_text(right.replace("count = 2\n", "count = 3\n"), encoding="utf-8")
    assert path.read_text(encoding="utf-8") != right
    rewrite(path)
    assert path.read_text(encoding="utf-8") == right
