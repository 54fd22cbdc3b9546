"""The games that can be played on this machine, with the packs that the library finds."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from tavola import games, library
from tavola.bots.bot import MODULES
from tavola.content.source import PackError, PackSource
from tavola.content.words import LANGUAGES, FluentWords
from tavola.kernel.game import Game
from tavola.kernel.state import Box
from tavola.kernel.text import Words
from tavola.library.archive import find_frozen, is_frozen
from tavola.library.finding import belongs_to, find_game
from tavola.library.wordbooks import game_words, pack_words, said_in, table_words


def nearest_language(wanted: str) -> str:
    """The first language of a list like that of Accept-Language that we speak; else the first we have."""
    for part in wanted.split(","):
        found = part.split(";")[0].strip().lower().split("-")[0]
        if found in LANGUAGES:
            return found
    return LANGUAGES[0]


AGAIN = 10.0  # seconds after which packs are looked for again: somebody may have installed one


FROZEN = 20  # packs that no library lists and tables play with


class FrozenPack:
    """A pack that was looked at when it was frozen: its box, and its words when they are asked for."""

    def __init__(self, game_id: str, source: PackSource) -> None:
        belongs_to(game_id, source)
        self.game_id, self.source = game_id, source
        self.box: Box = find_game(game_id).open_box(source)
        self._said: dict[str, Words] = {}

    def words(self, language: str) -> Words:
        if language not in self._said:
            layers = (table_words(language), game_words(self.game_id, language), pack_words(self.source, language))
            self._said[language] = FluentWords(language, [file for layer in layers for file in layer])
        return self._said[language]


class LibraryCatalogue:
    """Boxes and words are read once. Only packs the library lists are opened: a name from outside is never a path."""

    def __init__(self) -> None:
        self._boxes: dict[tuple[str, str], Box] = {}
        self._listed: dict[str, tuple[tuple[str, ...], float]] = {}  # packs by game, and when they were looked for
        self._words: dict[tuple[str, str, str], Words] = {}
        self._frozen: OrderedDict[tuple[str, str], FrozenPack] = OrderedDict()

    def game_ids(self) -> Sequence[str]:
        return [id for id in games.GAME_IDS if hasattr(games.find(id), "GAME") and self.packs(id)]

    def game(self, game_id: str) -> Game[Any]:
        found = games.find(game_id)
        if not hasattr(found, "GAME"):
            raise LookupError(game_id)
        game: Game[Any] = found.GAME
        return game

    def packs(self, game_id: str) -> Sequence[str]:
        listed, at = self._listed.get(game_id, ((), -AGAIN))
        if time.monotonic() - at < AGAIN:
            return listed
        usual = games.info(game_id).default_pack
        found = [pack.id for pack in library.packs(game_id)]
        listed = tuple(sorted(found, key=lambda pack: (pack != usual, pack)))
        self._listed[game_id] = (listed, time.monotonic())
        return listed

    def box(self, game_id: str, pack: str) -> Box:
        place = (game_id, pack)
        if is_frozen(pack):
            return self._frozen_of(game_id, pack).box
        if place not in self._boxes:
            if pack not in self.packs(game_id):
                raise LookupError(pack)
            try:
                self._boxes[place] = library.open_box(game_id, pack)
            except PackError as error:
                raise LookupError(str(error)) from error
        return self._boxes[place]

    def words(self, game_id: str, pack: str, language: str) -> Words:
        if is_frozen(pack):
            return self._frozen_of(game_id, pack).words(nearest_language(language))
        place = (game_id, pack.partition("@")[0], nearest_language(language))
        if place not in self._words:
            self._words[place] = library.words(*place)
        return self._words[place]

    def _frozen_of(self, game_id: str, place: str) -> FrozenPack:
        """The latest of them stay: a table holds its own box while it is in memory."""
        found = self._frozen.get((game_id, place))
        if found is None:
            try:
                found = FrozenPack(game_id, find_frozen(place))
            except PackError as error:
                raise LookupError(str(error)) from error
            self._frozen[game_id, place] = found
            if len(self._frozen) > FROZEN:
                self._frozen.popitem(last=False)
        self._frozen.move_to_end((game_id, place))
        return found

    def common_words(self, language: str) -> Words:
        place = ("", "", nearest_language(language))
        if place not in self._words:
            self._words[place] = said_in(place[2], table_words(place[2]))
        return self._words[place]

    def bots(self, game_id: str) -> Sequence[str]:
        """From the weakest to the strongest; those for any game where only a catalogue of one's own knows it."""
        return list(games.info(game_id).ladder) if game_id in games.GAME_IDS else list(MODULES)
