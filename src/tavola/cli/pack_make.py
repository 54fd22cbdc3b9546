"""`tavola pack fork`, `diff`, `measure`, `export`: what the workshop does, without its page."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import typer

from tavola.cli.failure import CommandFailed
from tavola.content.source import PackError, PackSource

PACK = typer.Argument(help="A pack's id or the path of its folder or zip.")
JSON = typer.Option(False, "--json", help="Print one JSON object for a program to read.")


def fork(
    pack: str = PACK,
    folder: Path = typer.Argument(help="A new or empty folder; its name becomes the pack's name."),
    as_json: bool = JSON,
) -> None:
    """Copy a pack under a name of its own, to change it."""
    from tavola.library.skeleton import forked

    try:
        source = forked(pack, folder)
    except (PackError, LookupError) as error:
        raise CommandFailed(str(error.args[0] if isinstance(error, LookupError) else error)) from error
    except OSError as error:
        raise CommandFailed(f"{folder}: cannot be written: {error.strerror}") from error
    if as_json:
        print(json.dumps({"id": source.id, "folder": str(folder), "parent": pack, "files": sorted(source.files)}))
    else:
        print(f"{source.id} is in {folder}: `tavola pack diff {pack} {folder}` says what you have changed.")


def diff(
    before: str = PACK,
    after: str = typer.Argument(help="The other one."),
    language: str = typer.Option("en", help="it or en."),
    as_json: bool = JSON,
) -> None:
    """Say how one pack differs from another, entry by entry and in words."""
    from tavola.content.words import LANGUAGES
    from tavola.workshop.comparing import compare

    if language not in LANGUAGES:
        raise CommandFailed(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}.")
    old, new = found(before), found(after)
    if old.manifest().game != new.manifest().game:
        raise CommandFailed(f"{old.id} and {new.id} are packs of different games.")
    told = compare(old.manifest().game, texts(old), texts(new), (old.id, new.id))
    if as_json:
        print(msgspec.json.encode(told).decode())
    else:
        print("\n".join(told.lines[language]) or f"{old.id} and {new.id} are alike.")


def export(
    pack: str = PACK,
    to: Path | None = typer.Option(None, "--to", help="The archive.", show_default="the pack's name and .zip"),
    as_json: bool = JSON,
) -> None:
    """Write a pack as one archive; the same pack gives the same bytes."""
    from tavola.library.archive import packed

    source = found(pack)
    path = to or Path(f"{source.id.rpartition('/')[2]}.zip")
    data = packed(texts(source))
    try:
        path.write_bytes(data)
    except OSError as error:
        raise CommandFailed(f"{path}: cannot be written: {error.strerror}") from error
    if as_json:
        print(json.dumps({"id": source.id, "digest": source.digest, "file": str(path), "bytes": len(data)}))
    else:
        print(f"{source.id}@{source.digest} is in {path} ({len(data):,} bytes).")


def measure(
    pack: str = PACK,
    against: str = typer.Option("", help="The pack to compare it with.", show_default="the one its game comes with"),
    games_: int = typer.Option(200, "--games", min=1, help="How many games of the main kinds with each."),
    bots: str = typer.Option("companion", help="Who plays at every seat."),
    kind: list[str] = typer.Option([], help="One kind of game only; may be given many times."),
    seed: str = typer.Option("lab", help="Any text; the same seed gives the same games."),
    jobs: int = typer.Option(0, min=0, help="Processes to play in; 0 takes as many as the machine has cores."),
    as_json: bool = JSON,
) -> None:
    """Say how a pack changes its game: both are played, the figures of the lab stand side by side.

    Ends with 1 when a figure of the pack trips an alarm.
    """
    from tavola import games
    from tavola.cli import lab as command
    from tavola.cli.failure import NEGATIVE
    from tavola.lab.balance import Plan

    source = found(pack)
    game = source.manifest().game
    plan = Plan(game, pack, bots, seed, games_, tuple(kind))
    command.checked(plan)
    report = command.measured(plan, command.workers_for("", jobs, games_), None, {})
    then = command.other_report(against or games.info(game).default_pack, plan, "", jobs)
    if as_json:
        print(msgspec.json.encode({"now": report, "then": then}).decode())
    else:
        print(command.summary(report, then))
    if report.alarms():
        raise typer.Exit(NEGATIVE)


def found(pack: str) -> PackSource:
    from tavola.library.finding import find_pack

    try:
        return find_pack(pack)
    except PackError as error:
        raise CommandFailed(str(error)) from error


def texts(source: PackSource) -> dict[str, str]:
    from tavola.workshop.archives import texts_of

    try:
        return texts_of(source.files)
    except PackError as error:
        raise CommandFailed(str(error)) from error
