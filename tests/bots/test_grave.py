"""What a pack calls grave is nothing that the travelling bot does out of curiosity."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.tables import make_box

from tavola.bots.tainted_grail.route import is_grave


@pytest.mark.parametrize(
    ("grave", "fact", "expected"),
    [
        (True, "status:oath", True),
        (True, "status:oath#1", True),
        ([2], "status:oath#2", True),
        ([2], "status:oath#1", False),
        ([2], "status:oath", False),
        (False, "status:oath#2", False),
        (True, "status:oath_of_bread", False),
        (False, "chapter:ch2", True),
        (False, "end", True),
    ],
)
def test_the_pack_says_what_is_grave(grave: Any, fact: str, expected: bool) -> None:
    box = make_box(statuses=[{"key": "oath", "parts": 2, "grave": grave}])
    assert is_grave(box, fact) == expected
