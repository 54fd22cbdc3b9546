"""`tavola pack graph`: the Journal of one Location, drawn into a file and told as an outline."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import typer

from tavola import games
from tavola.cli.failure import CommandFailed
from tavola.content.source import PackError, PackSource
from tavola.content.words import FluentWords

PACK = typer.Argument(help="A pack's id or the path of its folder or zip.")
LOCATION = typer.Argument(
    help="A Location's number, dream:<number>, nightmare:<number>, book; or map, for all of them."
)
LANGUAGE = typer.Option("en", "--language", help="The language of the words: en or it.")


def command(
    pack: str = PACK,
    location: str = LOCATION,
    to: Path | None = typer.Option(None, "--to", help="The SVG file to write.", show_default="<location>.svg, here"),
    language: str = LANGUAGE,
    as_json: bool = typer.Option(False, "--json", help="Print one JSON object for a program to read."),
) -> None:
    """Draw the Journal of a Location: every verse, what it does, every choice and where it leads.

    The picture is written as SVG; the same is printed as an outline, one line for each verse and each way on.
    `map` prints the cells of the map instead: which are taken, where a new Location could lie, and with which keys.
    """
    source, box, words = open_journal(pack, language)
    if location == "map":
        show_map(source, as_json)
        return
    from tavola.games.tainted_grail.authoring.drawing import draw
    from tavola.games.tainted_grail.authoring.outline import find_section, outline

    try:
        section = find_section(box.entries, location)
    except LookupError as error:
        raise CommandFailed(f"{source.id}: {error.args[0]}") from error
    lines = list(outline(location, section, words))
    file = to or Path(f"{location.replace(':', '-')}.svg")
    try:
        file.write_text(draw(location, section, words), encoding="utf-8")
    except OSError as error:
        raise CommandFailed(f"{file}: cannot be written: {error.strerror}") from error
    if as_json:
        print(json.dumps({"pack": source.id, "file": str(file), "outline": lines}, ensure_ascii=False))
    else:
        print("\n".join([*lines, f"drawn in {file.resolve()}"]))


def show_map(source: PackSource, as_json: bool) -> None:
    from tavola.games.tainted_grail.lint.atlas import atlas

    lines = list(atlas(source))
    print(json.dumps({"pack": source.id, "map": lines}, ensure_ascii=False) if as_json else "\n".join(lines))


def open_journal(pack: str, language: str) -> tuple[PackSource, Any, FluentWords]:
    """A pack that has a Journal, compiled, and its words."""
    from tavola.library.finding import box_of, find_pack
    from tavola.library.wordbooks import game_words, pack_words, said_in, table_words

    try:
        source = find_pack(pack)
        game = source.manifest().game
        if not games.info(game).journal:
            raise CommandFailed(f"{source.id} is a pack of {game}, which has no Journal")
        layers = [table_words(language), game_words(game, language), pack_words(source, language)]
        return source, box_of(game, source), said_in(language, [file for layer in layers for file in layer])
    except PackError as error:
        raise CommandFailed(str(error)) from error
