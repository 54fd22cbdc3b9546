"""`tavola play`: a game in the terminal, in plain lines, against bots or with others at the same keyboard."""

from __future__ import annotations

import secrets
from pathlib import Path

import typer

from tavola.bots.bot import Bot
from tavola.cli import laying
from tavola.cli.failure import CommandFailed
from tavola.cli.tablefile import not_opened, read_table
from tavola.cli.terminal import Terminal
from tavola.kernel.codec import BadSave
from tavola.kernel.match import Match
from tavola.kernel.record import restore


def command(
    game: str = laying.GAME,
    pack: str = laying.PACK,
    seats: str = typer.Option("", help="Who sits where: human,greedy.", show_default="you, and bots where needed"),
    option: list[str] = laying.OPTION,
    seed: str = typer.Option("", help="Any text; the same seed deals the same cards.", show_default="a new one"),
    language: str = laying.LANGUAGE,
    save: Path | None = typer.Option(
        None, help="Keep the table in this file; if it is there already, go on from it.", show_default=False
    ),
) -> None:
    """Play a game in the terminal: the table as text, numbered answers, one line for everything that happens.

    Type a number to answer and ? to see all the other things you can type. Nothing is drawn over and nothing needs
    colours, so a screen reader can follow. With --save the table is kept after every answer.
    """
    laid = laying.lay(game, pack, option)
    words = laid.words(language)
    names = laying.seat_names(seats or default_seats(laid), laid.game, laying.HUMAN)
    bots = {seat: sit(name, laid.game.id) for seat, name in enumerate(names) if name != laying.HUMAN}
    if save is not None and save.exists():
        sheet = read_table(save, language)
        if sheet.seats != len(names):
            raise CommandFailed(f"{save} is a table of {sheet.seats}: name as many with --seats.")
        try:
            match = restore(sheet, laid.game, laid.box)
        except BadSave as bad:
            raise not_opened(save, bad, language) from bad
    else:
        match = Match(laid.game, laid.box, len(names), laid.options, seed or secrets.token_hex(8))
    Terminal(match, bots, words, save).play()


def default_seats(laid: laying.Laid) -> str:
    """One person, and the weakest bot that thinks at every other seat that the game needs."""
    return ",".join([laying.HUMAN] + ["greedy"] * (laid.game.seats[0] - 1))


def sit(name: str, game_id: str) -> Bot:
    return laying.sit_down([name], game_id)[0]
