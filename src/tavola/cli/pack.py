"""`tavola pack`: packs looked at, described and begun."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import typer

from tavola import games
from tavola.cli import pack_graph, pack_make, pack_play, pack_story
from tavola.cli.failure import BAD_INPUT, CommandFailed
from tavola.content.source import PackError, Problem

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    help="Packs: new and fork begin one, lint finds faults, diff compares, measure plays, export makes an archive;"
    " schema helps an editor; graph, play, story read a Journal.",
)
app.command("fork")(pack_make.fork)
app.command("diff")(pack_make.diff)
app.command("measure")(pack_make.measure)
app.command("export")(pack_make.export)
app.command("graph")(pack_graph.command)
app.command("play")(pack_play.command)
app.command("story")(pack_story.command)
JSON = typer.Option(False, "--json", help="Print one JSON object for a program to read.")
GAME = typer.Argument(help=f"The game: {', '.join(games.GAME_IDS)}.")


class Report(msgspec.Struct):
    """What was looked at and what is wrong with it."""

    checked: list[str]
    problems: list[Problem]

    def errors(self) -> int:
        return sum(not problem.warning for problem in self.problems)


@app.command()
def lint(
    pack: str = typer.Argument("", help="A pack's id or the path of its folder or zip.", show_default="all of them"),
    as_json: bool = JSON,
) -> None:
    """Find every fault of a pack: its files, the game's checks, its words in both languages.

    With the pack that a guest game comes with, the words of the game itself are looked at too.
    Each fault names file, line, entry and field. Ends with 2 when there is an error; warnings alone end with 0.
    Without a pack, every pack that can be found is looked at, and the words of the table and of each game.
    """
    report = Report([], [])
    for checked, problems in _lint_one(pack) if pack else _lint_all():
        report.checked.append(checked)
        report.problems += [msgspec.structs.replace(problem, file=_at(checked, problem.file)) for problem in problems]
    if as_json:
        print(json.dumps({"errors": report.errors(), **msgspec.to_builtins(report)}, ensure_ascii=False, indent=2))
    else:
        _tell(report)
    if report.errors():
        raise typer.Exit(BAD_INPUT)


def _tell(report: Report) -> None:
    for problem in report.problems:
        print(f"{'warning' if problem.warning else 'error'}: {problem}")
    warnings = len(report.problems) - report.errors()
    print(f"{', '.join(report.checked)}: {_count(report.errors(), 'error')}, {_count(warnings, 'warning')}")


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number or 'no'} {noun}s"


def _at(checked: str, file: str) -> str:
    """Files of a pack are named from the pack on; a pack that cannot be found is named by itself."""
    return file if file.startswith(checked) or file == checked else f"{checked}/{file}"


def _lint_one(pack: str) -> Iterator[tuple[str, list[Problem]]]:
    from tavola.library.finding import find_pack
    from tavola.library.guests import is_guest
    from tavola.library.lint import lint_game_words, lint_pack

    try:
        source = find_pack(pack)
        yield pack, lint_pack(source)
        game_id = source.manifest().game
        if is_guest(game_id) and source.id == games.info(game_id).default_pack:  # both are of one hand
            yield game_id, lint_game_words(game_id, source)
    except PackError as error:
        yield pack, list(error.problems)


def _lint_all() -> Iterator[tuple[str, list[Problem]]]:
    from tavola.library.finding import find_pack, pack_ids
    from tavola.library.guests import is_guest
    from tavola.library.lint import lint_game_words, lint_table_words

    yield "table", lint_table_words()
    for game_id in games.GAME_IDS:
        if not is_guest(game_id):  # its words are looked at with its pack
            yield game_id, lint_game_words(game_id, find_pack(games.info(game_id).default_pack))
        for pack in pack_ids(game_id):
            yield from _lint_one(pack)


@app.command()
def schema(
    game: str = GAME,
    to: Path | None = typer.Option(
        None, "--to", help="A folder to write one file for each schema into.", show_default=False
    ),
    as_json: bool = JSON,
) -> None:
    """Print the JSON Schema of each file of a pack, for editors that complete and check YAML."""
    from tavola.library.schema import schema_file, schemas

    try:
        found = schemas(game)
    except (PackError, LookupError) as error:
        raise CommandFailed(_sentence(error)) from error
    if to is None:
        print(json.dumps(found, ensure_ascii=False, indent=None if as_json else 2))
        return
    to.mkdir(parents=True, exist_ok=True)
    written = {pattern: to / schema_file(pattern) for pattern in found}
    for pattern, path in written.items():
        path.write_text(json.dumps(found[pattern], ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    if as_json:
        print(json.dumps({pattern: str(path) for pattern, path in written.items()}))
    else:
        print("\n".join(f"{pattern}: {path}" for pattern, path in written.items()))


@app.command()
def new(
    game: str = GAME,
    folder: Path = typer.Argument(help="A new or empty folder; its name becomes the pack's name."),
    as_json: bool = JSON,
) -> None:
    """Begin a pack: a small one that is valid as it stands, with a page that says how to go on."""
    from tavola.library.skeleton import new_pack

    try:
        source = new_pack(game, folder)
    except (PackError, LookupError) as error:
        raise CommandFailed(_sentence(error)) from error
    except OSError as error:
        raise CommandFailed(f"{folder}: cannot be written: {error.strerror}") from error
    if as_json:
        print(json.dumps({"id": source.id, "folder": str(folder), "files": sorted(source.files)}))
    else:
        print(f"{source.id} is in {folder}: README.md says how to go on; `tavola pack lint {folder}` looks for faults.")


def _sentence(error: Exception) -> str:
    return str(error.args[0] if isinstance(error, LookupError) else error)
