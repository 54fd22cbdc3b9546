"""The tutorial shows the example as it is."""

from __future__ import annotations

import re

import pytest
from tests.guests.conftest import LANTERNS, ROOT

PAGE = (ROOT / "docs" / "write_a_game.md").read_text(encoding="utf-8")
SHOWN = re.findall(r'^```\w+ title="([^"]+)"\n(.*?)^```$', PAGE, re.MULTILINE | re.DOTALL)


def test_the_tutorial_shows_code() -> None:
    assert {file for file, _ in SHOWN} >= {"info.py", "content.py", "state.py", "rules.py", "game.py", "pyproject.toml"}


@pytest.mark.parametrize(("file", "code"), SHOWN, ids=lambda text: text.strip().splitlines()[0][:60])
def test_what_is_shown_stands_in_the_example(file: str, code: str) -> None:
    assert code in (LANTERNS / file).read_text(encoding="utf-8")
