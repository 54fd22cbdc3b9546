"""Answers of the campaign as records, at questions that random play seldom comes to."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.tables import make_box

from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.campaign.choices import BoardChoice, ColourChoice, PlayCharacterChoice
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.kernel.choice import why_not
from tavola.kernel.flow import chosen, take


@pytest.mark.rule("TG-2.1", "TG-2.3")
def test_in_free_play_board_and_colour_are_records_and_nobody_takes_the_same_twice() -> None:
    g = GAME.open_table(make_box(), 2, AvalonOptions(free_play=True), "free-play")
    taken: dict[str, str] = {}
    kinds = {"choose_character": PlayCharacterChoice, "choose_board": BoardChoice, "choose_colour": ColourChoice}
    seen: set[str] = set()
    while g.open and g.open[0].prompt in kinds:
        decision = g.open[0]
        seen.add(decision.prompt)
        for key in decision.legal():
            choice = chosen(g, decision, key)
            assert isinstance(choice, kinds[decision.prompt])
            assert why_not(g, decision.seat, choice) is None
        if decision.prompt in taken:
            refusal = GAME.why_not(g, decision, taken[decision.prompt])
            expected = "TG_E_CHARACTER_TAKEN" if decision.prompt == "choose_character" else "TABLE_E_NOT_AN_OPTION"
            assert refusal.code == expected
        taken[decision.prompt] = decision.legal()[0]
        take(g, decision, taken[decision.prompt])
    assert seen == set(kinds)
