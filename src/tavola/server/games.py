"""The list of games: each with its packs, seats, options and bots."""

from __future__ import annotations

import enum
import types
from collections.abc import Sequence
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from litestar import Request, Response, get

from tavola import games
from tavola.content.problems import PackError
from tavola.content.words import LANGUAGES
from tavola.kernel.options import option_keys
from tavola.library.guests import ABOUT
from tavola.server.context import context_of
from tavola.service.ports import Catalogue
from tavola.workshop.offers import offer_of


class TableOption(msgspec.Struct, frozen=True):
    """A ruling that a table may choose: what it is when nobody says, what it may be (null: any of its type)."""

    key: str
    default: str | int | float | bool | None
    type: Literal["flag", "number", "text"]
    choices: list[str | int | float | bool | None] | None


class GameOffer(msgspec.Struct, frozen=True):
    """One game as the home page needs it; `world` names its look."""

    id: str
    world: str
    players: tuple[int, int]
    cooperative: bool
    solo: bool
    minutes: int | None
    playable: bool
    packs: list[str]
    options: list[TableOption]
    bots: list[str]
    title: str  # its own name, the same in every language
    about: dict[str, str]  # by language: what a guest says of itself in a line; the client has words for our own games
    titles: dict[str, dict[str, str]] = {}  # by pack and language, where there is more than one to choose from


@get("/api/games")
async def list_games(request: Request[Any, Any, Any]) -> Response[list[GameOffer]]:
    """The games of this table."""
    context = context_of(request)
    return await context.sheets.answer(request, "games", lambda: game_offers(context.catalogue))


def game_offers(catalogue: Catalogue) -> list[GameOffer]:
    return [game_offer(catalogue, id) for id in catalogue.game_ids()]


def game_offer(catalogue: Catalogue, id: str) -> GameOffer:
    game, info = catalogue.game(id), games.GAMES.get(id)
    return GameOffer(
        id,
        info.theme if info else "",
        (game.seats[0], game.seats[-1]),
        game.cooperative,
        1 in game.seats,
        info.minutes if info else None,
        True,
        list(catalogue.packs(id)),
        table_options(game.options, game.clauses.lower()),
        list(catalogue.bots(id)),
        info.title if info else id,
        about_itself(catalogue, id) if info and info.package else {},
        titles_of(catalogue.packs(id)),
    )


def titles_of(packs: Sequence[str]) -> dict[str, dict[str, str]]:
    """How packs are called, in both languages; read from their manifests alone, which is quick."""
    try:
        return {pack: offer_of(pack).title for pack in packs} if len(packs) > 1 else {}
    except PackError:
        return {}  # one of them has gone since they were listed


def about_itself(catalogue: Catalogue, id: str) -> dict[str, str]:
    """The line by which the home page presents a game that does not ship with the program."""
    usual = catalogue.packs(id)[0]
    words_of = {language: catalogue.words(id, usual, language) for language in LANGUAGES}
    return {language: words(ABOUT) for language, words in words_of.items() if words.has(ABOUT)}


def table_options(kind: type[msgspec.Struct], prefix: str) -> list[TableOption]:
    hints = get_type_hints(kind)
    found: list[TableOption] = []
    for key, default in option_keys(kind, prefix).items():
        plain = msgspec.to_builtins(default)
        if isinstance(plain, (str, int, float, bool, type(None))):
            found.append(table_option(key, plain, hints[key.partition(".")[2]]))
    return found


def table_option(key: str, default: Any, hint: Any) -> TableOption:
    choices = choices_of(hint)
    kinds = [type(default), *(type(choice) for choice in choices or ()), *get_args(hint), hint]
    if bool in kinds:
        return TableOption(key, default, "flag", None)
    number = int in kinds or float in kinds
    return TableOption(key, default, "number" if number else "text", choices)


def choices_of(hint: Any) -> list[Any] | None:
    """What a field may be, where that is a closed list."""
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return [member.value for member in hint]
    if get_origin(hint) in (Union, types.UnionType):
        parts = [choices_of(part) if part is not type(None) else [None] for part in get_args(hint)]
        return None if None in parts else [choice for part in parts for choice in part or []]
    return None
