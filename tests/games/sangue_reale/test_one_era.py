"""A pack of a single Era: it is played alone, has no campaign, and compiled it is the same."""

from typing import Any

import pytest

from tavola.games.sangue_reale import GAME
from tavola.games.sangue_reale.campaign import next_table
from tavola.games.sangue_reale.content import DuelBox
from tavola.games.sangue_reale.options import Rulings
from tavola.games.sangue_reale.state import EraResult
from tavola.kernel.decision import Refused
from tavola.library import open_box


@pytest.fixture(scope="module")
def box() -> DuelBox:
    found: Any = open_box("sangue_reale", "sangue_reale/oltremonte")
    assert isinstance(found, DuelBox)
    return found


@pytest.mark.rule("SR-2.1", "SR-13.7")
@pytest.mark.parametrize(
    ("rulings", "key"), [(Rulings(length="campaign"), "sr.length"), (Rulings(era=2), "sr.era")], ids=["campaign", "era"]
)
def test_what_the_pack_does_not_have_is_refused(box: DuelBox, rulings: Rulings, key: str):
    with pytest.raises(Refused) as caught:
        GAME.set_up(box, 2, rulings, 1)
    assert (caught.value.refusal.code, caught.value.refusal.key) == ("TABLE_E_OPTION_VALUE", key)


def test_its_only_era_leads_nowhere(box: DuelBox):
    usual: Any = open_box("sangue_reale")
    for pack, leads in ((box, False), (usual, True)):
        g = GAME.set_up(pack, 2, Rulings(), 1)
        g.stack.clear()
        g.results.append(EraResult(1, "i", 0, "vp", (9, 3), pack.eras[1].characters))
        assert (next_table(g, 1) is not None) == leads
