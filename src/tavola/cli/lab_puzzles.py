"""`tavola lab puzzles`: positions in which one answer is best are looked for, proved, and put on the shelf."""

from __future__ import annotations

import os
import shlex
from pathlib import Path

import msgspec
import typer

from tavola.cli import laying
from tavola.cli.failure import CommandFailed
from tavola.cli.progress import progress
from tavola.lab.puzzles.again import proved_again
from tavola.lab.puzzles.choosing import chosen
from tavola.lab.puzzles.finding import Kept, Search
from tavola.lab.puzzles.quarry import quarry_of
from tavola.puzzles.record import Shelf
from tavola.puzzles.shelves import FOLDER, read_shelf, write_shelf


def command(
    game: str = laying.GAME,
    games_: int = typer.Option(2000, "--games", min=0, help="How many games are played and looked through."),
    first: int = typer.Option(0, min=0, help="The number of the first of these games."),
    keep: Path | None = typer.Option(None, help="A file for what was looked through; the same call goes on from it."),
    most: int = typer.Option(32, min=1, help="How many puzzles are put on the shelf."),
    out: Path | None = typer.Option(None, help="Where to write the shelf.", show_default="the program's own"),
    seed: str = typer.Option("puzzles", help="Any text; the same seed gives the same games."),
    again: bool = typer.Option(False, help="Look for none: prove those on the shelf anew."),
    as_json: bool = laying.JSON,
) -> None:
    """Play games between bots, and keep positions in which one answer is best by a clear margin, with the proof."""
    try:
        quarry = quarry_of(game)
    except LookupError as error:
        raise CommandFailed(f"{error.args[0]}.") from error
    shelf_file = out or FOLDER / f"{game}.json"
    if again:
        tell_again(game, shelf_file, as_json=as_json)
        return
    given = [f"{key}={value}" for key, value in quarry.options.items()]
    laid = laying.lay(game, "", given)
    kept = Kept(keep or Path(os.devnull))
    numbers = range(first, first + games_)
    missing = kept.missing(numbers)
    search = Search(laid.game, laid.box, laid.options, seed) if missing else None
    with progress("games", games_) as done:
        for nth in missing:
            assert search is not None
            kept.add(search.game_number(nth))
            done(len(kept.games))
    asked = {"games": games_, "first": first, "most": most, "seed": seed}
    told = shlex.join(["tavola", "lab", "puzzles", game, *(f"--{name}={value}" for name, value in asked.items())])
    looked = [each for each in kept.games if each.nth in numbers]
    shelf = Shelf(
        laid.box.id, quarry.options, told, len(looked), sum(each.positions for each in looked), chosen(looked, most)
    )
    write_shelf(shelf_file, shelf)
    facts = {"games": shelf.games, "positions": shelf.positions, "puzzles": len(shelf.puzzles), "file": str(shelf_file)}
    print(msgspec.json.encode(facts).decode() if as_json else "  ".join(f"{k} {v}" for k, v in facts.items()))


def tell_again(game: str, file: Path, *, as_json: bool) -> None:
    """Whether each puzzle on the shelf is still what it was."""
    laid = laying.lay(game)
    failed = [puzzle.id for puzzle in read_shelf(file).puzzles if not proved_again(laid.game, laid.box, puzzle)]
    facts = {"puzzles": len(read_shelf(file).puzzles), "failed": failed}
    print(
        msgspec.json.encode(facts).decode() if as_json else f"{facts['puzzles']} puzzles, {len(failed)} fail: {failed}"
    )
    if failed:
        raise typer.Exit(1)
