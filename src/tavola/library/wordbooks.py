"""The words of a table in one language: the table's own, the game's, the pack's."""

from __future__ import annotations

from tavola import games
from tavola.content.source import PackError, PackSource, Problem
from tavola.content.words import LANGUAGES, FluentWords, read_words
from tavola.library import places
from tavola.library.finding import find_pack
from tavola.library.reading import read_folder

_WORDS: dict[tuple[tuple[str, str], ...], FluentWords] = {}


def words(game_id: str, pack: str | None = None, language: str = "it") -> FluentWords:
    """All words of a table in one language: the table's, then the game's, then the pack's."""
    source = find_pack(pack or games.info(game_id).default_pack)
    layers = [table_words(language), game_words(game_id, language), pack_words(source, language)]
    return said_in(language, [file for layer in layers for file in layer])


def said_in(language: str, sources: list[tuple[str, str]]) -> FluentWords:
    """The words of these files, compiled once for each content."""
    if language not in LANGUAGES:
        raise PackError(Problem(f"locale/{language}", f"there is no such language; there are: {', '.join(LANGUAGES)}"))
    key = ((language, ""), *sources)
    if key not in _WORDS:
        _WORDS[key] = FluentWords(language, sources)
    return _WORDS[key]


def table_words(language: str) -> list[tuple[str, str]]:
    """What any table says, whatever the game."""
    return _own_words("locale", language)


def game_words(game_id: str, language: str) -> list[tuple[str, str]]:
    """What a game says with any pack."""
    return _own_words(f"{game_id}/locale", language)


def _own_words(place: str, language: str) -> list[tuple[str, str]]:
    for folder in places.own_packs():
        if (folder / place / language).is_dir():
            files = read_folder(folder / place / language)
            return [
                (name, read_words(name, data)) for at, data in files.items() if (name := f"{place}/{language}/{at}")
            ]
    return []


def pack_words(source: PackSource, language: str) -> list[tuple[str, str]]:
    """What a pack says of its own things."""
    names = sorted(name for name in source.files if name.startswith(f"locale/{language}/") and name.endswith(".ftl"))
    return [(name, read_words(name, source.files[name])) for name in names]
