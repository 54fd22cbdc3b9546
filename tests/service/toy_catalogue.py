"""A shelf with the two toy games, for tests of service and server."""

from collections.abc import Sequence
from typing import Any

from tests.toys.ambush_game import AMBUSH, AMBUSH_WORDS
from tests.toys.auction import AUCTION, AUCTION_WORDS
from tests.toys.words import both

from tavola.kernel.game import Game
from tavola.kernel.state import Box
from tavola.kernel.text import Words

GAMES: dict[str, Game[Any]] = {"auction": AUCTION, "ambush": AMBUSH}
WORDS = {"auction": AUCTION_WORDS, "ambush": AMBUSH_WORDS}
BOX = Box()
COMMON = both([])


class ToyCatalogue:
    def game_ids(self) -> Sequence[str]:
        return list(GAMES)

    def game(self, game_id: str) -> Game[Any]:
        return GAMES[game_id]

    def packs(self, game_id: str) -> Sequence[str]:
        return [BOX.id]

    def box(self, game_id: str, pack: str) -> Box:
        if pack != BOX.id:
            raise LookupError(pack)
        return BOX

    def words(self, game_id: str, pack: str, language: str) -> Words:
        return WORDS[game_id][1 if language.startswith("en") else 0]

    def common_words(self, language: str) -> Words:
        return COMMON[1 if language.startswith("en") else 0]

    def bots(self, game_id: str) -> Sequence[str]:
        return ["random", "greedy"]
