"""Imagined worlds: they depend on what the viewer knows and on luck, and in no way on what lies hidden.

So a hint, and whatever else is worked out in such worlds, cannot tell of the true one, not even by its luck.
"""

import random

import pytest
from tests.service.toy_catalogue import ToyCatalogue

from tavola.bots.bot import BotRng, find_bot, seat_access
from tavola.cli.bench.leak import VARIANTS, laid, states
from tavola.kernel.codec import state_bytes
from tavola.service.catalogue import LibraryCatalogue
from tavola.service.ports import Catalogue

REAL = LibraryCatalogue()
CATALOGUES: dict[str, Catalogue] = {
    **dict.fromkeys(ToyCatalogue().game_ids(), ToyCatalogue()),
    **dict.fromkeys(REAL.game_ids(), REAL),
}


@pytest.mark.parametrize("game_id", CATALOGUES)
def test_a_world_imagined_in_an_imagined_world_is_the_one_imagined_in_the_true_one(game_id: str) -> None:
    catalogue = CATALOGUES[game_id]
    game = catalogue.game(game_id)
    for given in VARIANTS.get(game_id, ({},)):
        live = laid(catalogue, game_id, game.seats[-1], given)
        for g, _ in states(live, random.Random(3), 15):
            for viewer in (None, *range(live.row.seats)):
                there = game.resample(game.resample(g, viewer, 11), viewer, 22)
                assert state_bytes(there) == state_bytes(game.resample(g, viewer, 22))


@pytest.mark.parametrize("bot", ["greedy", "companion"])
def test_bots_of_tainted_grail_give_legal_answers_also_to_who_can_only_trade(bot: str) -> None:
    live = laid(REAL, "tainted_grail", 4, {"tg.narrative": True, "tg.dawn_changes": True})
    asked = 0
    for seed in range(40):  # until somebody has been asked: how soon depends on the pack's story
        for g, _ in states(live, random.Random(seed), 60):
            for decision in g.open:
                if decision.prompt == "act" and "pass" not in decision.legal():
                    seat = seat_access(live.game, g, decision, BotRng.of("1"))
                    assert find_bot(bot, "tainted_grail").choose(seat) in decision.legal()
                    asked += 1
        if asked:
            break
    assert asked
