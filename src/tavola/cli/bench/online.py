"""`tavola bench server`, `crash`, `leak` and `attack`: what is asked for on the command line."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import typer

from tavola.cli import laying
from tavola.cli.failure import NEGATIVE, CommandFailed

DB = typer.Option("", help="A PostgreSQL URL or a file.", show_default="a SQLite file that is deleted afterwards")
WORKERS = typer.Option(1, min=1, max=16, help="Server processes; more than one needs PostgreSQL.")
GAMES = typer.Option(["noughts", "realm_of_sand"], "--game", help="Games to play; noughts costs next to nothing.")


def server(
    db: str = DB,
    workers: int = WORKERS,
    seconds: float = typer.Option(5.0, min=0.5, max=120, help="How long each load lasts."),
    game: list[str] = GAMES,
    quick: bool = typer.Option(False, "--quick", help="With few tables and spectators: to see that it runs."),
    as_json: bool = laying.JSON,
) -> None:
    """Measure the server over loopback: answers a second that are kept on disk, how long they take, spectators, memory.

    The figures are of this machine, now, with whatever else it is doing: compare only within one run.
    """
    from tavola.cli.bench.server import FULL, QUICK, run

    show(run(db, workers, seconds, game, QUICK if quick else FULL), as_json)


def house(
    tables: int = typer.Option(1_000, min=1, max=100_000, help="Tables that are played."),
    streams: int = typer.Option(2_000, min=1, max=100_000, help="Streams at them."),
    idle: int = typer.Option(5_000, min=1, max=100_000, help="Streams at other tables, where nothing happens."),
    finished: int = typer.Option(100_000, min=200, max=10_000_000, help="Finished games in the store."),
    seconds: float = typer.Option(10.0, min=0.5, max=600, help="How long answers come."),
    game: str = typer.Option("realm_of_sand", help="The game that is played."),
    as_json: bool = laying.JSON,
) -> None:
    """Fill a server with tables and streams, and another with finished games; measure what is left for who plays.

    Each figure of the second stands beside the same one of a store with a hundred games, taken in the same run.
    """
    from tavola.cli.bench.house import House, run

    show(run(House(tables, max(streams, tables), idle, finished=finished), seconds, game), as_json)


def crash(
    kills: int = typer.Option(20, min=0, max=10_000, help="How often the server, or one of its workers, is killed."),
    db: str = DB,
    workers: int = WORKERS,
    tables: int = typer.Option(12, min=1, max=200, help="Tables that are played meanwhile."),
    game: list[str] = GAMES,
    seed: int = typer.Option(1, help="For when and whom to kill."),
    seconds: float = typer.Option(0.0, min=0, max=100_000, help="How long at least, however soon all kills are done."),
    faults: str = typer.Option("kill,drop", help="What goes wrong, of kill, drop, disk, database, clock."),
    as_json: bool = laying.JSON,
) -> None:
    """Get a server under load into trouble again and again; see that nothing acknowledged is lost or done twice.

    kill: SIGKILL. drop: lines are cut in mid-answer, requests broken off, keys renewed and seats left meanwhile.
    disk: full, torn, slow and failing writes (SQLite). database: PostgreSQL's connections are cut or frozen, it
    crashes, its disk is full. clock: the server's jumps, also back.
    """
    from tavola.cli.bench.crash import KINDS, run

    chosen = [one.strip() for one in faults.split(",") if one.strip()]
    unknown = [one for one in chosen if one not in KINDS]
    if unknown:
        raise CommandFailed(f"there is no fault called {unknown[0]!r}; there are {', '.join(KINDS)}.")
    found = run(db, workers, kills, tables, game, seed, seconds, chosen)
    show(found, as_json)
    if any(found[name] for name in ("lost", "duplicated", "differing", "refused", "unopened", "damaged")):
        raise CommandFailed("something was lost, done twice or is not what it should be.", NEGATIVE)


def leak(
    states: int = typer.Option(200, min=1, max=1_000_000, help="Random states of each game that are looked at."),
    game: list[str] = typer.Option([], "--game", help="Games to look at.", show_default="all that are written"),
    seed: int = typer.Option(1, help="For which states."),
    eyes: int = typer.Option(0, min=0, max=9, help="How many look at each state.", show_default="all at the table"),
    as_json: bool = laying.JSON,
) -> None:
    """Look for leaks: what a seat is sent must be the same, byte for byte, whatever is hidden from it."""
    from tavola.cli.bench.leak import search
    from tavola.service.catalogue import LibraryCatalogue

    catalogue = LibraryCatalogue()
    found = {name: search(catalogue, name, states, seed, eyes) for name in game or catalogue.game_ids()}
    show({name: msgspec.to_builtins(one) for name, one in found.items()}, as_json)
    if any(one.leaks for one in found.values()):
        raise CommandFailed("a seat was told what it may not know.", NEGATIVE)


def attack(
    messages: int = typer.Option(20_000, min=10, max=100_000_000, help="Mutated requests, messages, files and packs."),
    seconds: float = typer.Option(5.0, min=0.5, max=600, help="How long each of the other attacks lasts."),
    only: list[str] = typer.Option([], "--attack", help="An attack by its name.", show_default="all of them"),
    seed: int = typer.Option(1, help="For what is mutated and how."),
    as_json: bool = laying.JSON,
) -> None:
    """Attack a server of one's own on this machine in every way we know, while honest people play there.

    It starts that server itself, on loopback; there is no way to point it at another.
    """
    from tavola.cli.bench.attack import run
    from tavola.cli.bench.attack_process import ATTACKS

    if unknown := [name for name in only if name not in ATTACKS]:
        raise CommandFailed(f"there is no attack {unknown[0]!r}; there are: {', '.join(ATTACKS)}.")
    found = run(messages, seconds, only, seed)
    show(found, as_json)
    if found["server_errors"] or found["error_lines"]:
        raise CommandFailed("the server took something that came from outside for a fault of its own.", NEGATIVE)


def show(found: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        print(f"{name}: {value}" if not isinstance(value, dict) else f"{name}:")
        for key, inner in value.items() if isinstance(value, dict) else ():
            print(f"  {key}: {inner}")
