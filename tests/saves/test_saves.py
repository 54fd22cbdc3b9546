"""Old saves load for ever and can be played on."""

import json
from pathlib import Path

import pytest
from tests.contract.moment import play_on
from tests.saves.keep import all_saves
from tests.saves.kept_packs import kept_pack
from tests.shelf import table

from tavola.bots.bot import BotRng
from tavola.kernel.codec import load
from tavola.kernel.view import seat_view

FAR = 400  # answers that an old game is played on for


@pytest.mark.parametrize("path", all_saves(), ids=lambda path: path.stem)
def test_an_old_save_loads_and_goes_on(path: Path) -> None:
    data = path.read_bytes()
    sheet = json.loads(data)
    laid = table(sheet["game"], 2, None, kept_pack(sheet["box"]))
    g = load(laid.game, data, laid.box, same_pack=False)
    assert g.open
    play_on(g, BotRng.of(path.stem), FAR)
    assert seat_view(laid.game, g, None).view is not None
