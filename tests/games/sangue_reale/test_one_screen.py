"""What people before one screen hide from each other."""

import pytest

from tavola.testing import open_table


@pytest.mark.rule("SR-14.1")
def test_only_plans_that_are_not_shown_are_secret() -> None:
    table = open_table("sangue_reale")
    assert table.prompt() == "choose_character"
    assert not table.game.keeps_secret(table.g, 0)
    table.answer_until("plan")
    assert table.game.keeps_secret(table.g, 0)
    table.answer("plan:2", seat=0)
    assert table.game.keeps_secret(table.g, 1)
    table.answer("plan:3", seat=1)
    assert not table.game.keeps_secret(table.g, 0)
    assert not table.game.keeps_secret(table.g, 1)
