"""Golden files stand on kept packs; each shipped pack has a smoke run instead."""

import pytest
from tests.perft.count import all_sheets
from tests.perft.count import read as read_sheet
from tests.playthroughs.script import all_scripts
from tests.playthroughs.script import read as read_script
from tests.shelf import table
from tests.toys import TOYS

from tavola import games, library
from tavola.bots.bot import BotRng
from tavola.kernel.event import take_events
from tavola.library.finding import pack_ids

TOY_IDS = {toy.game.id for toy in TOYS}
SHIPPED = [(game_id, pack) for game_id in games.GAME_IDS for pack in pack_ids(game_id)]
ANSWERS = 120  # a campaign is not played to its end


def packs_of_golden_files() -> list[tuple[str, str | None]]:
    """The pack of each, by its place."""
    counted = [(f"{path.name}: {one.name}", one.pack) for path in all_sheets() for one in read_sheet(path)]
    played = [(path.name, read_script(path.read_text(encoding="utf-8")).pack) for path in all_scripts()]
    return [(name, pack) for name, pack in counted + played if not name.startswith(tuple(TOY_IDS))]


def test_tuning_a_shipped_pack_changes_no_golden_file() -> None:
    found = packs_of_golden_files()
    assert len(found) > 20
    assert [name for name, pack in found if pack is None or not pack.startswith("tests/")] == []


@pytest.mark.parametrize(("game_id", "pack"), SHIPPED)
def test_a_shipped_pack_can_be_played(game_id: str, pack: str) -> None:
    """By anybody, at random: every question has words, and nobody is stuck before the game is over."""
    laid = table(game_id, games.find(game_id).GAME.seats[-1], pack=pack)
    words = library.words(game_id, pack, "it")
    g, rng = laid.open("smoke"), BotRng.of("smoke")
    for _ in range(ANSWERS):
        if not g.open:
            break
        decision = rng.pick([one for one in g.open if one.seat not in g.held])
        assert words.say(laid.game.prompt(g, decision))
        laid.game.answer(g, decision.seat, rng.pick(decision.legal()))
        for event in take_events(g):
            assert words.say(laid.game.tell(g, event))
    assert g.open or laid.game.outcome(g) is not None
