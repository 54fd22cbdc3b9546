"""`tavola lab records`: games of bots as a data set in Parquet, which anybody can make again."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import typer

from tavola import __version__
from tavola.cli import laying
from tavola.cli.failure import CommandFailed
from tavola.cli.progress import progress
from tavola.lab.recorded import SCHEMAS, Recorded, Wanted, record

GROUP = 200  # games written at a time


def command(
    game: str = laying.GAME,
    out: Path = typer.Option(..., help="A folder for games.parquet and answers.parquet."),
    games: int = typer.Option(100, min=1, help="How many games."),
    seats: str = typer.Option("", help="Who sits where: random,greedy.", show_default="random at every seat"),
    seed: str = typer.Option("records", help="Any text; the same seed gives the same rows."),
    option: list[str] = laying.OPTION,
    pack: str = laying.PACK,
    longest: int = typer.Option(100_000, min=1, help="Answers after which a game is cut."),
    seen: bool = typer.Option(False, "--seen", help="Keep what each seat saw as well: larger files."),
    as_json: bool = laying.JSON,
) -> None:
    """Record games of bots as two Parquet files: a row for each game, a row for each answer."""
    try:
        import pyarrow  # noqa: F401
    except ModuleNotFoundError:
        raise CommandFailed("this needs pyarrow: pip install 'tavola[records]'.") from None
    laid = laying.lay(game, pack, option)
    names = laying.seat_names(seats, laid.game, "random")
    bots = laying.sit_down(names, laid.game.id)
    again = ["tavola", "lab", "records", game, "--games", str(games), "--seats", ",".join(names), "--seed", seed]
    again += [part for one in option for part in ("--option", one)] + (["--pack", pack] if pack else [])
    again += (["--longest", str(longest)] if longest != 100_000 else []) + (["--seen"] if seen else [])
    given = json.dumps(laying.read_pairs(option), sort_keys=True)
    rows = record(laid.game, laid.box, laid.options, given, bots, Wanted(seed, games, longest, seen))
    try:
        out.mkdir(parents=True, exist_ok=True)
        told = write(out, counted(rows, games), shlex.join(again))
    except OSError as error:
        raise CommandFailed(f"{out}: cannot be written: {error.strerror}") from error
    if as_json:
        print(json.dumps(told))
    else:
        print(f"{out}: {told['games']:,} games, {told['answers']:,} answers, {told['bytes'] / 1e6:.1f} MB")


def counted(rows: Iterable[Recorded], games: int) -> Iterator[Recorded]:
    with progress("games", games) as done:
        for number, one in enumerate(rows, start=1):
            yield one
            done(number)


def write(out: Path, rows: Iterable[Recorded], command: str) -> dict[str, Any]:
    """Both files, group by group, with the command that makes them again in their heads."""
    from pyarrow.parquet import ParquetWriter

    about = {"tavola": __version__, "command": command}
    files = {name: out / f"{name}.parquet" for name in SCHEMAS}
    shapes = {name: shape(columns, about) for name, columns in SCHEMAS.items()}
    counts = dict.fromkeys(SCHEMAS, 0)
    with (
        ParquetWriter(files["games"], shapes["games"], compression="zstd") as games,
        ParquetWriter(files["answers"], shapes["answers"], compression="zstd") as answers,
    ):
        for group in grouped(rows):
            for name, writer, found in (
                ("games", games, [one.game for one in group]),
                ("answers", answers, [row for one in group for row in one.answers]),
            ):
                writer.write_table(table(found, shapes[name]))
                counts[name] += len(found)
    return {**counts, "bytes": sum(path.stat().st_size for path in files.values()), "command": command}


def grouped(rows: Iterable[Recorded]) -> Iterator[list[Recorded]]:
    group: list[Recorded] = []
    for one in rows:
        group.append(one)
        if len(group) == GROUP:
            yield group
            group = []
    if group:
        yield group


def table(rows: list[dict[str, Any]], shape: Any) -> Any:
    import pyarrow

    return pyarrow.Table.from_pylist(rows, schema=shape)


def shape(columns: dict[str, tuple[str, str]], about: dict[str, str]) -> Any:
    """The schema of a file; each column carries what it says."""
    import pyarrow

    kinds = {
        "list<string>": pyarrow.list_(pyarrow.string()), "list<int32>": pyarrow.list_(pyarrow.int32()),
        "bool": pyarrow.bool_(), "int8": pyarrow.int8(), "int32": pyarrow.int32(), "string": pyarrow.string(),
        "binary": pyarrow.binary(),
    }  # fmt: skip
    fields = [
        pyarrow.field(name, kinds[kind], nullable=False, metadata={"says": says})
        for name, (kind, says) in columns.items()
    ]
    return pyarrow.schema(fields, metadata=about)
