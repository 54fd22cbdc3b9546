"""The level track and the dark cells."""

import pytest
from tests.games.realm_of_sand.table import do, drawn, keys, prompt, refusal, table, the

from tavola.games.realm_of_sand import GAME
from tavola.games.realm_of_sand.events import DarkCellOpened
from tavola.games.realm_of_sand.levels import RaiseLevel
from tavola.kernel.event import take_events
from tavola.kernel.flow import run, then

DARK = {"a1", "e1", "a5", "b5", "c5", "d5", "e5"}


def dark_used(g, key):
    return DARK & set(g.side(g.players[0]).placements[key].cells)


@pytest.mark.rule("RS-9.1")
def test_at_level_0_none():
    g = table()
    assert not any(dark_used(g, key) for key in keys(g, "place"))


@pytest.mark.rule("RS-9.2", "RS-9.3")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_each_level_allows_one_more(level):
    g = table(level=level)
    assert max(len(dark_used(g, key)) for key in keys(g, "place")) == min(level, 3)


@pytest.mark.rule("RS-9.2", "RS-9.3", "RS-9.5")
def test_any_dark_cells_however_far_apart():
    """S-92."""
    g = table("D . . . D\n. . . . .\n. . . . .\n. . . . .\nE D D D O", level=2, front="S")
    assert refusal(g, "place:i-eco:r90:a1") == ("RS_E_DARK_LEVEL", "RS-9.3")
    do(g, "summon")
    assert refusal(g, "disc:S:c5") == ("RS_E_DARK_LEVEL", "RS-9.3")
    do(g, "disc:S:a5")
    assert drawn(g).splitlines()[4] == "(S) . . . O"


@pytest.mark.rule("RS-9.3")
def test_one_more_than_the_level_is_refused():
    """S-4: and the refusal says how many it would be."""
    g = table("E . . . D", level=1)
    assert refusal(g, "place:i-eco:r0:c1") == ("RS_E_DARK_LEVEL", "RS-9.3")
    found = GAME.why_not(g, g.open[0], "place:i-eco:r0:c1")
    assert found.args == {"level": 1, "n": 2}


@pytest.mark.rule("RS-9.4")
def test_the_test_is_on_the_board_after_the_placement():
    g = table("E . . . D", level=1)
    do(g, "place:i-eco:r0:a1")
    assert drawn(g).splitlines()[0] == "E C O . ."


@pytest.mark.rule("RS-9.3")
def test_cells_in_use_may_change_over_time():
    g = table("E . . . D", level=1)
    do(g, "place:i-eco:r180:b1")
    do(g, keys(g)[0])
    g.players[0].squares[0] = 0
    assert g.players[0].occupied() & g.side(g.players[0]).dark == 0
    g.phase = "before"
    g.open, g.mode = [], ""
    run(g)
    assert "place:l-eco:r0:a5" not in keys(g)
    assert any(dark_used(g, key) == {"e1"} for key in keys(g, "place"))


@pytest.mark.rule("RS-9.6")
def test_the_level_never_falls():
    g = table(level=3)
    then(g, RaiseLevel(0, 0))
    g.open, g.mode = [], ""
    run(g)
    assert g.players[0].level == 3


@pytest.mark.rule("RS-9.3")
def test_with_chosen_unlock_each_step_opens_a_cell_for_good():
    g = table("D . . . D\nC C C . .", dark_rule="chosen_unlock")
    do(g, "complete:k6")
    assert (prompt(g), keys(g)) == (
        "unlock",
        tuple(f"open:{name}" for name in ("a1", "e1", "a5", "b5", "c5", "d5", "e5")),
    )
    assert refusal(g, "open:b2") == ("TABLE_E_NOT_AN_OPTION", "RS-9.3")
    assert refusal(g, "end") == ("RS_E_TIMING", "RS-3.4")
    events = do(g, "open:a5")
    assert the(events, DarkCellOpened).cell == "a5"
    assert "open:a5" not in keys(g)
    do(g, "open:b5")
    assert {cell for key in keys(g, "place") for cell in dark_used(g, key)} == {"a5", "b5"}
    assert refusal(g, "place:i-eco:r90:a1") == ("RS_E_DARK_SHUT", "RS-9.3")


@pytest.mark.rule("RS-9.3")
def test_with_ordered_unlock_cells_open_in_the_packs_order():
    g = table("D . . . D\nC C C . .", dark_rule="ordered_unlock", front="S")
    do(g, "complete:k6")
    side = g.side(g.players[0])
    assert side.names_of(g.players[0].opened) == ("a1", "e1")
    assert {cell for key in keys(g, "place") for cell in dark_used(g, key)} == {"a1", "e1"}
    do(g, "summon", "disc:S:e1")
    assert drawn(g).splitlines()[0] == ". . . . (S)"


@pytest.mark.rule("RS-9.3")
def test_opened_cells_have_no_limit_of_occupancy():
    g = table(dark_rule="chosen_unlock", front="S S")
    then(g, RaiseLevel(0, 2))
    g.open, g.mode = [], ""
    run(g)
    do(g, "open:a5", "open:b5")
    take_events(g)
    do(g, "summon", "disc:S:a5", "disc:S:b5")
    assert drawn(g).splitlines()[4] == "(S) (S) . . ."
