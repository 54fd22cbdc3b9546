"""`tavola simulate`: bots play many games, and the sums are told."""

from __future__ import annotations

import json
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

import typer

from tavola.bots.arena import LONGEST, Tally, play_games
from tavola.cli import laying
from tavola.cli.failure import NEGATIVE
from tavola.cli.progress import progress

FEW = 200  # games that one process plays as quickly as several could be started
CHUNKS = 16  # parts for each process, so that the slowest part is short


def command(
    game: str = laying.GAME,
    games: int = typer.Option(100, min=1, help="How many games."),
    seed: str = typer.Option("0", help="Any text; the same seed gives the same games."),
    seats: str = typer.Option("", help="Who sits where: random,greedy.", show_default="random at every seat"),
    option: list[str] = laying.OPTION,
    pack: str = laying.PACK,
    jobs: int = typer.Option(0, min=0, help="Processes to play in; 0 takes as many as the machine has cores."),
    longest: int = typer.Option(LONGEST, min=1, help="Answers after which a game is given up as unfinished."),
    as_json: bool = laying.JSON,
) -> None:
    """Let bots play many games and say how they went: who won, how long they were, whether any broke down.

    Ends with 1 when a game broke down or did not come to its end.
    """
    laid = laying.lay(game, pack, option)
    names = laying.seat_names(seats, laid.game, "random")
    laying.sit_down(names, laid.game.id)  # a name that is no bot is said before anything starts
    plan = (game, pack, tuple(option), tuple(names), seed, longest)
    started = time.perf_counter()
    tally = Tally()
    with progress("games", games) as done:
        for part in _parts(plan, games, jobs or os.cpu_count() or 1):
            tally.add(part)
            done(tally.games)
    seconds = time.perf_counter() - started
    sheet = _sheet(laid, names, seed, tally, seconds)
    print(json.dumps(sheet, indent=2) if as_json else "\n".join(_lines(sheet)))
    if tally.errors or tally.finished < tally.games:
        raise typer.Exit(NEGATIVE)


Plan = tuple[str, str, tuple[str, ...], tuple[str, ...], str, int]


def play_part(plan: Plan, numbers: range) -> Tally:
    """One part of the games, in whatever process this is."""
    game_id, pack, option, names, seed, longest = plan
    laid = laying.lay(game_id, pack, option)
    bots = laying.sit_down(names, laid.game.id)
    return play_games(laid.game, laid.box, laid.options, bots, seed, numbers, longest)


def _parts(plan: Plan, games: int, jobs: int) -> Iterator[Tally]:
    """The games in parts: here, or in several processes where there are many."""
    size = max(1, games // (jobs * CHUNKS))
    ranges = [range(first, min(first + size, games)) for first in range(0, games, size)]
    if jobs == 1 or games < FEW:
        for numbers in ranges:
            yield play_part(plan, numbers)
        return
    method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context(method)) as pool:
        for part in as_completed([pool.submit(play_part, plan, numbers) for numbers in ranges]):
            yield part.result()


def _sheet(laid: laying.Laid, names: list[str], seed: str, tally: Tally, seconds: float) -> dict[str, Any]:
    games, finished = tally.games, tally.finished or 1
    return {
        "game": laid.game.id,
        "pack": laid.box.name(),
        "seats": names,
        "seed": seed,
        "games": games,
        "finished": tally.finished,
        "errors": len(tally.errors),
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds),
        "mean_decisions": round(tally.decisions / games, 2),
        "mean_rounds": round(tally.rounds / games, 2),
        "wins": tally.wins,
        "mean_scores": [round(score / finished, 2) for score in tally.scores],
        "endings": dict(sorted(tally.endings.items())),
        "first_errors": sorted(tally.errors)[:5],
    }


def _lines(sheet: dict[str, Any]) -> Iterator[str]:
    yield f"{sheet['game']} ({sheet['pack']}), seed {sheet['seed']}"
    yield f"  games      {sheet['games']}, finished {sheet['finished']}, broke down {sheet['errors']}"
    yield f"  length     {sheet['mean_decisions']} decisions, {sheet['mean_rounds']} rounds on average"
    yield f"  speed      {sheet['decisions_per_second']:,} decisions a second, {sheet['seconds']} s in all"
    for seat, name in enumerate(sheet["seats"]):
        share = 100 * sheet["wins"][seat] / sheet["games"]
        yield f"  seat {seat}     {name}: won {sheet['wins'][seat]} ({share:.1f} %), score {sheet['mean_scores'][seat]}"
    for ending, count in sheet["endings"].items():
        yield f"  ending     {ending or 'unnamed'}: {count}"
    for error in sheet["first_errors"]:
        print(f"  broke down {error}", file=sys.stderr)
