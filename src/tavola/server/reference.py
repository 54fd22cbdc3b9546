"""What a client may read at any time: the words of a game and its packs, and our catalogue of its rules."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter, QueryParameter

from tavola import games
from tavola.content.source import PackError, PackSource
from tavola.library.archive import find_frozen, is_frozen
from tavola.library.clauses import clauses_in
from tavola.library.finding import find_pack
from tavola.library.wordbooks import game_words, pack_words
from tavola.server.context import context_of, language_of
from tavola.server.parameters import Language

GamePath = Annotated[str, PathParameter(max_length=40)]
PackName = Annotated[str | None, QueryParameter(max_length=250, required=False)]
AnyRequest = Request[Any, Any, Any]


class WordsInfo(msgspec.Struct, frozen=True):
    """The words of a game with one pack, as Fluent text: names of cards, places, people."""

    language: str
    source: str


class ClauseInfo(msgspec.Struct, frozen=True):
    """One clause of the rules in our own words."""

    id: str
    chapter: str
    text: str


@get("/api/games/{game:str}/words")
async def words(
    request: AnyRequest, game: GamePath, pack: PackName = None, language: Language = None
) -> Response[WordsInfo]:
    """The game's own words and those of a pack that are for everybody (`public_words`); the table tells the rest."""
    packs, spoken = shelved(request, game), language_of(request)
    if pack and is_frozen(pack):
        return await frozen_words(request, game, pack, spoken)
    pack = (pack or packs[0]).partition("@")[0]
    if pack not in packs:
        raise NotFoundException
    return await context_of(request).sheets.answer(
        request, (game, pack, spoken), partial(word_book, game, pack, spoken)
    )


async def frozen_words(request: AnyRequest, game: str, place: str, language: str) -> Response[WordsInfo]:
    """Of a pack that no library lists, for who is at a table with it: nobody else knows its hash."""
    await context_of(request).registry.fetch(game, place)
    try:
        book = await asyncio.to_thread(book_of, game, lambda: find_frozen(place), language)
    except PackError:
        raise NotFoundException from None
    return Response(book)


def word_book(game: str, pack: str, language: str) -> WordsInfo:
    return book_of(game, lambda: find_pack(pack), language)


def book_of(game: str, find: Callable[[], PackSource], language: str) -> WordsInfo:
    public: tuple[str, ...] = games.info(game).public_words
    own = [text for _, text in game_words(game, language)]
    packed = [only(text, public) for _, text in pack_words(find(), language)]
    return WordsInfo(language, "\n".join([*own, *packed]))


def shelved(request: AnyRequest, game: str) -> list[str]:
    """The packs of a game that can be played here."""
    catalogue = context_of(request).catalogue
    packs = list(catalogue.packs(game)) if game in catalogue.game_ids() else []
    if not packs:
        raise NotFoundException
    return packs


def only(text: str, prefixes: tuple[str, ...]) -> str:
    """Of a pack's text, the messages whose name begins with one of these. Notes of who wrote it are left out."""
    kept, keeping = [], False
    for line in text.split("\n"):
        if line[:1].isalpha() or line[:1] in ("-", "#"):
            keeping = line.startswith(prefixes)
        if keeping:
            kept.append(line)
    return "\n".join(kept)


@get("/api/games/{game:str}/rules")
async def rules(request: AnyRequest, game: GamePath, language: Language = None) -> Response[list[ClauseInfo]]:
    """The catalogue, clause by clause, in the order of its chapters, in the reader's language."""
    if game not in games.GAME_IDS:
        raise NotFoundException
    spoken = language_of(request)
    return await context_of(request).sheets.answer(request, (game, "", spoken), partial(clause_infos, game, spoken))


def clause_infos(game: str, language: str) -> list[ClauseInfo]:
    try:
        found = clauses_in(game, language)
    except LookupError:
        raise NotFoundException from None
    return [ClauseInfo(clause.id, clause.chapter, clause.text) for clause in found]


ROUTES = [words, rules]
