"""What the commands that play have in common: a game is laid out with its box, options, words and bots."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import typer

from tavola import games, library
from tavola.bots.bot import Bot, find_bot
from tavola.cli.failure import CommandFailed
from tavola.content.source import PackError
from tavola.content.table_messages import why_refused
from tavola.content.words import LANGUAGES
from tavola.kernel.decision import Refused
from tavola.kernel.game import Game
from tavola.kernel.options import new_options
from tavola.kernel.state import Box
from tavola.kernel.text import Words

HUMAN = "human"
GAME = typer.Argument(help=f"The game: {', '.join(games.GAME_IDS)}.")
PACK = typer.Option("", help="The pack: its id, or the path of its folder.", show_default="the game's own")
OPTION = typer.Option([], "--option", help="A table option as key=value; may be given many times.", show_default=False)
JSON = typer.Option(False, "--json", help="Print one JSON object for a program to read.")
LANGUAGE = typer.Option("en", help=f"The language: {' or '.join(LANGUAGES)}.")


@dataclass(frozen=True)
class Laid:
    """A game that could be opened at once."""

    game: Game[Any]
    box: Box
    options: Any
    pack: str | None = None

    def words(self, language: str) -> Words:
        return library.words(self.game.id, self.pack, checked_language(language))


def lay(game_id: str, pack: str = "", given: Sequence[str] = ()) -> Laid:
    """The game on the table, or one sentence why it cannot be."""
    try:
        box = library.open_box(game_id, pack or None)
        game = games.find(game_id).GAME
    except LookupError as error:
        raise CommandFailed(f"{error.args[0]}.") from error
    except PackError as error:
        raise CommandFailed(str(error)) from error
    options = laid_options(game, read_pairs(given), pack or None)
    return Laid(game, box, options, pack or None)


def laid_options(game: Game[Any], given: dict[str, str], pack: str | None) -> Any:
    try:
        return new_options(game.options, game.clauses.lower(), given)
    except Refused as refused:
        raise CommandFailed(refusal_said(refused, library.words(game.id, pack, "en"))) from refused


def refusal_said(refused: Refused, words: Words) -> str:
    return words.say(why_refused(refused.refusal))


def read_pairs(given: Sequence[str]) -> dict[str, str]:
    """`key=value` texts as a dict."""
    pairs: dict[str, str] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals or not key:
            raise CommandFailed(f"an option is given as key=value, not as {text!r}.")
        pairs[key] = value
    return pairs


def checked_language(language: str) -> str:
    if language not in LANGUAGES:
        raise CommandFailed(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}.")
    return language


def usual_seats(game: Game[Any]) -> int:
    """Two, or as near to it as the game allows."""
    return min(max(2, game.seats[0]), game.seats[-1])


def seat_names(seats: str, game: Game[Any], default: str) -> list[str]:
    """Who sits where: names of bots and `human`, joined by commas; as many as the game allows."""
    names = [name.strip() for name in seats.split(",")] if seats else [default] * usual_seats(game)
    if len(names) not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        some = f"{least}" if least == most else f"{least} to {most}"
        raise CommandFailed(f"{game.id} is played by {some}, and {len(names)} seats were named.")
    return names


def machine() -> dict[str, str]:
    """Where a measure was taken, for the programs that read it."""
    return {"python": platform.python_version(), "machine": platform.machine(), "system": platform.system()}


def sit_down(names: Sequence[str], game_id: str) -> list[Bot]:
    try:
        return [find_bot(name, game_id) for name in names]
    except LookupError as error:
        raise CommandFailed(f"{error.args[0]}.") from error
