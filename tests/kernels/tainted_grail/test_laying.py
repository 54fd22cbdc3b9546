"""What the kernel of Encounters refuses at the door, in a sentence; and that compiled it plays as it stands."""

import msgspec
import pytest
from tests.kernels.tainted_grail.fights import box, fight, fights

from tavola.kernels.laid import Unclaimed
from tavola.kernels.tainted_grail.kernel import LaidFight
from tavola.kernels.tainted_grail.made_up import made_up


def some_fight():
    return next(found for _, found in fights("laying", 4)).clone()


def test_two_in_a_fight_are_refused():
    g = some_fight()
    g.encounter.came = [0, 1]
    with pytest.raises(Unclaimed, match="one Character alone"):
        LaidFight(g, 0)


def test_rulings_that_it_does_not_know_are_refused():
    for ruling in ({"dying_leaves": "flee_rules"}, {"diplomacy_flee": "member"}):
        g = some_fight()
        g.options = msgspec.structs.replace(g.options, **ruling)
        with pytest.raises(Unclaimed, match="usual rulings"):
            LaidFight(g, 0)


def test_who_is_dying_is_refused():
    g = some_fight()
    g.heroes[0].health = 0
    with pytest.raises(Unclaimed, match="Dying"):
        LaidFight(g, 0)


def test_an_enemy_that_takes_items_is_refused():
    g = made_up(box(), "collector", "e.violet.collector_of_the_hem")
    assert g is not None
    with pytest.raises(Unclaimed, match="has no word for: item"):
        LaidFight(g, 0)


def test_another_fight_is_not_written_in_these_words():
    g, other = some_fight(), fight("laying/1") or fight("laying/2")
    laid = LaidFight(g, 0)
    other = other.clone()
    other.encounter.card = "e.green.lame_wolf" if g.encounter.card != "e.green.lame_wolf" else "e.green.spring_sow"
    with pytest.raises(Unclaimed, match="another fight"):
        laid.words_of(other)
