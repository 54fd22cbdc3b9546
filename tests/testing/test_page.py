"""What docs/testing.md shows works as it stands there."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs" / "testing.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("nth", range(len(EXAMPLES)))
def test_an_example_runs(nth: int):
    names: dict[str, object] = {}
    exec("from tavola.testing import open_table\n" + EXAMPLES[nth], names)
    for name, value in names.items():
        if name.startswith("test_"):
            value()  # type: ignore[operator]


def test_there_are_examples():
    assert len(EXAMPLES) == 2
