"""A language at a draft: the table's words and the game's, and of the draft whatever is asked for, as it is now."""

from __future__ import annotations

import re
from typing import Any

from tavola.content.fluent import read_messages
from tavola.content.words import FluentWords
from tavola.library.wordbooks import game_words, table_words
from tavola.workshop import messages
from tavola.workshop.showing import Titles

NAMED = re.compile(r"\{\s*(-?[a-z][a-z0-9-]*)")


class DraftWords(FluentWords):
    """A message of the draft is read when it is needed first; thousands are not."""

    def __init__(self, game_id: str, language: str, titles: Titles) -> None:
        super().__init__(language, [*table_words(language), *game_words(game_id, language)])
        self._titles = titles
        self._taken: set[str] = set()

    def _pattern(self, id: str) -> Any:
        self._take(id.partition(".")[0])
        return super()._pattern(id)

    def _take(self, name: str) -> None:
        """The message, and those that it names."""
        if name in self._taken:
            return
        self._taken.add(name)
        file = self._titles.file_of(self.language, name)
        if file is None:
            return
        text = self._titles.files[file]
        places = messages.places(text)
        ends = max(place.end for id, place in places.items() if id.partition(".")[0] == name)
        source = text[places[name].start : ends] + "\n"
        self._bundle.add_resource(read_messages(source), allow_overrides=True)
        for other in NAMED.findall(source):
            self._take(other)
