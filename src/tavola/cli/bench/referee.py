"""`tavola bench referee`: random games under the eyes of a second reading of the rulebook."""

from __future__ import annotations

import json
import os
from concurrent.futures import ProcessPoolExecutor

import msgspec
import typer

from tavola import games
from tavola.cli import laying
from tavola.cli.failure import NEGATIVE, CommandFailed
from tavola.cli.progress import progress
from tavola.referee.verdict import Verdict, find_referee

SHARE = 10  # games a process plays before it reports


def referee(
    game: str = laying.GAME,
    number: int = typer.Option(100, "--games", min=1, max=10_000_000, help="How many random games (Encounters, Eras)."),
    seats: int = typer.Option(0, min=0, max=8, help="At so many seats.", show_default="each number in turn"),
    seed: str = typer.Option("referee", help="For the random answers."),
    processes: int = typer.Option(os.cpu_count() or 1, min=1, max=256, help="Games played side by side."),
    as_json: bool = laying.JSON,
) -> None:
    """Play random games and compare each step with the referee's own reading of the rulebook.

    For Tainted Grail a game is one Encounter, for Sangue Reale one Era.
    """
    counts = seat_counts(game, seats)
    shares = [range(first, min(first + SHARE, number)) for first in range(0, number, SHARE)]
    verdict = Verdict()
    with ProcessPoolExecutor(processes) as pool, progress("games", number) as done:
        for part in pool.map(watch_share, *zip(*[(game, counts, seed, share) for share in shares], strict=True)):
            verdict.add(part)
            done(verdict.games)
    if as_json:
        print(json.dumps({"game": game, **msgspec.to_builtins(verdict)}))
    else:
        print(f"{verdict.games:,} games, {verdict.answers:,} answers, {verdict.checks:,} checks")
        print(f"{verdict.differences:,} differences")
        for one in verdict.first:
            print(f"  {one.seed} after {one.step} answers, {one.what} {one.clause}")
            print(f"    expected {one.expected}\n    found    {one.found}")
    if verdict.differences:
        raise CommandFailed("the rules and the referee read the rulebook differently.", NEGATIVE)


def seat_counts(game_id: str, seats: int) -> tuple[int, ...]:
    try:
        allowed = games.find(game_id).GAME.seats
    except LookupError as error:
        raise CommandFailed(f"{error.args[0]}.") from error
    if seats and seats not in allowed:
        raise CommandFailed(f"{game_id} is not played by {seats}.")
    return (seats,) if seats else tuple(allowed)


def watch_share(game_id: str, counts: tuple[int, ...], seed: str, numbers: range) -> Verdict:
    """Some games of one seed; number n is the same game whoever plays it."""
    watch, verdict = find_referee(game_id), Verdict()
    for number in numbers:
        verdict.add(watch(f"{seed}/{number}", counts[number % len(counts)]))
    return verdict
