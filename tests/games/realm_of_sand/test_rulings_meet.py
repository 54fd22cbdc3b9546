"""Table options where they meet one another, and what people are then told."""

import pytest
from tests.games.realm_of_sand.table import do, keys, kinds, refusal, table, vetra

from tavola import library
from tavola.games.realm_of_sand import GAME
from tavola.games.realm_of_sand import events as happened
from tavola.games.realm_of_sand.options import SandOptions
from tavola.games.realm_of_sand.patterns import nearest_lack
from tavola.games.realm_of_sand.refusals import looked_for

IT = library.words("realm_of_sand", None, "it")
EN = library.words("realm_of_sand", None, "en")


@pytest.mark.rule("RS-6.6", "RS-10.13")
@pytest.mark.parametrize("settings", [{"purple_part2": "passive"}, {"charged_in": 3}], ids=["passive", "flip"])
def test_all_discs_are_never_fewer_steps_than_three_where_a_disc_moves_again(settings):
    g = table(power="purple", front="S", summon_same_disc="free", **settings)
    do(g, "summon:all", "disc:S:b2", "move:b2:b3")
    assert g.summoning.limit == 3
    assert "move:b3:b4" in keys(g)


@pytest.mark.rule("RS-10.9", "RS-10.13")
def test_the_purple_crystal_is_not_spent_on_an_empty_summon():
    g = table(power="purple", charged_in=3, summon_min=0)
    assert keys(g, "summon") == ("summon",)
    assert "CrystalUsed" not in kinds(do(g, "summon"))


@pytest.mark.rule("RS-10.13")
def test_a_passive_purple_power_spends_nothing_and_says_so():
    g = table(power="purple", front="E", purple_part2="passive")
    message = GAME.label(g, g.open[0], "summon:all")
    assert (EN.say(message), IT.say(message)) == ("Summon all your spirits", "Evoca tutti i tuoi spiriti")
    assert "summon" not in looked_for(g, g.open[0])
    g = table(power="purple", front="E", charged_in=3)
    assert "spending the crystal" in EN.say(GAME.label(g, g.open[0], "summon:all"))


@pytest.mark.rule("RS-6.6", "RS-9.3")
def test_where_discs_are_free_the_reason_is_the_dark_not_the_disc():
    g = table("D . . . D", front="E E C", summon_same_disc="free")
    do(g, "summon", "disc:E:b1", "disc:C:b1")
    assert refusal(g, "disc:E:a1") == ("RS_E_DARK_LEVEL", "RS-9.3")


@pytest.mark.rule("RS-9.3", "RS-7.1")
@pytest.mark.parametrize("dark_rule", ["occupancy_cap", "chosen_unlock"])
def test_what_a_building_lacks_is_named_on_cells_that_may_be_used(dark_rule):
    """One O on the dark cell a5 at level 1: two more beside it, on dark cells too, would be no advice."""
    g = table("D . . . D\n. . . . .\n. . . . .\n. . . . .\nO D D D D", level=1, dark_rule=dark_rule)
    player, side = g.players[0], g.side(g.players[0])
    player.opened = side.bit["a5"]
    cells = nearest_lack(g, 0, "k2")["O"]
    assert len([name for name in cells if side.bit[name] & side.dark]) == 0


@pytest.mark.rule("RS-2.6")
def test_a_board_is_named_before_its_side_is_chosen():
    options = SandOptions(mode="mixed", board_deal="choose", start_player="youngest")
    g = GAME.open_table(vetra(), 2, options, "sides")
    assert "Player 1 has not chosen a board yet" in GAME.describe(GAME.view(g, 0), EN)
    do(g, "board:lens", "board:graft")
    assert "Lens Workshop, its side not yet chosen." in GAME.describe(GAME.view(g, 1), EN)
    asked = GAME.prompt(g, g.open[0])
    assert EN.say(asked).endswith("is Lens Workshop: which side do you use? The advanced one has the power Lens Eye.")
    assert "Bottega della Lente" in IT.say(asked)


@pytest.mark.rule("RS-14.1", "RS-9.3")
def test_the_text_shows_open_dark_cells_and_levels_of_kept_cards():
    g = table(power="red", level=1, dark_rule="chosen_unlock", kept=["k5", "k1"])
    g.players[0].opened = g.side(g.players[0]).bit["a1"]
    text = GAME.describe(GAME.view(g, 1), EN)
    assert "1 ░ ." in text
    assert text.count("░") == 2
    assert "levels of kept cards: 3, 1." in text


@pytest.mark.rule("RS-12.1")
@pytest.mark.parametrize(
    ("ending", "told"),
    [("hourglasses", "glasses are empty"), ("last_round", "last round"), ("cards_exhausted", "nothing left")],
)
def test_the_end_is_told_with_its_reason(ending, told):
    message = GAME.tell(table(), happened.GameEnded(ending, (0, 1), (9, 4)))
    assert told in EN.say(message)
    assert "stelle di memoria" in IT.say(message)
