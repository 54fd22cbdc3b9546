"""Puzzles over HTTP: the shelves, a puzzle as it is put, and a table that begins where it does."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, PathParameter

from tavola.server.context import context_of, language_of
from tavola.server.parameters import Language, OptionKey
from tavola.service.puzzles.laying import option_of, puzzle_info, puzzle_shelves
from tavola.service.puzzles.playing_on import PlayOnAsk, play_on
from tavola.service.wire.puzzles import PuzzleInfo, PuzzleShelf
from tavola.service.wire.records import Opened, OptionInfo

AnyRequest = Request[Any, Any, Any]
PuzzlePath = Annotated[str, PathParameter(max_length=20, pattern="^[a-z0-9]+$")]


@get("/api/puzzles")
async def shelves(request: AnyRequest) -> Response[list[PuzzleShelf]]:
    """The shelves of all games. Each day it is the next one's turn: of n puzzles number `days since 1970 modulo n`,
    counted from 0, is the position of the day, the same for everybody."""
    context = context_of(request)
    return await context.sheets.answer(request, "puzzles", lambda: puzzle_shelves(context.registry))


@get("/api/puzzles/{puzzle:str}")
async def puzzle(request: AnyRequest, puzzle: PuzzlePath, language: Language = None) -> PuzzleInfo:
    """A position with its question, and what each answer that was compared is worth."""
    try:
        return await puzzle_info(context_of(request).registry, puzzle, language_of(request))
    except LookupError:
        raise NotFoundException from None


@get("/api/puzzles/{puzzle:str}/option")
async def option(
    request: AnyRequest, puzzle: PuzzlePath, key: OptionKey = None, language: Language = None
) -> OptionInfo:
    """One option in full: what it would bring."""
    try:
        return option_of(context_of(request).registry, puzzle, key or "", language_of(request))
    except LookupError:
        raise NotFoundException from None


@post("/api/puzzles/{puzzle:str}/table")
async def table(
    request: AnyRequest, puzzle: PuzzlePath, data: JSONBody[PlayOnAsk], language: Language = None
) -> Opened:
    """A table of one's own that begins with the position. The keys in the answer are told this once."""
    context = context_of(request)
    context.openings.take(context.address(request))
    context.must_know_password(data.password)
    try:
        return await play_on(context.registry, puzzle, data, language_of(request), context.party(request))
    except LookupError:
        raise NotFoundException from None


ROUTES = [shelves, puzzle, option, table]
