"""What the kernel of Sangue Reale does not claim it refuses at the door, in a sentence."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.sangue_reale.boxes import box_of
from tests.kernels.sangue_reale.games import GAME, shipped, usual

from tavola.games.sangue_reale import vocabulary as v
from tavola.games.sangue_reale.content import Area, DuelBox, MapPage, SlotMark
from tavola.games.sangue_reale.options import Rulings
from tavola.kernel.flow import then
from tavola.kernels.laid import Unclaimed
from tavola.kernels.sangue_reale import words
from tavola.kernels.sangue_reale.kernel import LaidDuel


def test_a_map_with_more_slots_than_there_is_room_for():
    slots = tuple(SlotMark(id=f"s{nth}", number=nth % 6 + 1) for nth in range(70))
    vast = MapPage(id="vast", areas=(Area(id="a", slots=slots),), edges=())
    with pytest.raises(Unclaimed, match="The map vast has 70 slots"):
        LaidDuel(box_of(map=vast), 2, Rulings())


def test_an_effect_that_names_a_number_twice():
    with pytest.raises(Unclaimed, match="An effect names 2, 2"):
        LaidDuel(box_of({1: (v.Circle(numbers=(2, 2)),)}), 2, Rulings())


def test_a_set_that_could_pile_up_more_than_there_is_room_for():
    many: dict[int, tuple[v.AnyEffect, ...]] = {
        column: tuple(v.Circle(n=25) for _ in range(20)) for column in range(1, 7)
    }
    with pytest.raises(Unclaimed, match="more at once"):
        LaidDuel(box_of(many), 2, Rulings())


def test_a_campaign_without_a_branch():
    pack = shipped().pack
    few = msgspec.structs.replace(pack.campaign, branching=pack.campaign.branching[:2])
    box = DuelBox(msgspec.structs.replace(pack, campaign=few))
    assert LaidDuel(box, 2, Rulings())  # an Era alone needs none
    with pytest.raises(Unclaimed, match="no branch after the Eras aa"):
        LaidDuel(box, 2, Rulings(length="campaign"))


def test_loaded_dice():
    g = GAME.open_table(shipped(), 2, Rulings(), "loaded")
    g.loaded = [6]
    with pytest.raises(Unclaimed, match="dice are loaded"):
        usual().state_of(g)


def test_a_table_that_goes_on_from_another():
    from tavola.games.sangue_reale.deeds import LaterEra

    g = GAME.open_table(shipped(), 2, Rulings(), "later")
    then(g, LaterEra(2))
    with pytest.raises(Unclaimed, match="LaterEra"):
        usual().state_of(g)


def test_a_state_is_as_long_as_is_said():
    assert len(usual().state_of(GAME.open_table(shipped(), 2, Rulings(), "long"))) == words.WORDS
