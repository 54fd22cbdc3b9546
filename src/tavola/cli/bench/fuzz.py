"""`tavola bench fuzz`: odd answers to every question, tables at their ends; nothing may raise, nobody may be stuck."""

from __future__ import annotations

import json
import os
from collections import deque
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import count

import msgspec
import typer

from tavola import games
from tavola.cli import laying
from tavola.cli.bench.referee import seat_counts
from tavola.cli.failure import NEGATIVE, CommandFailed
from tavola.cli.progress import progress
from tavola.fuzz.judging import Judge
from tavola.fuzz.playing import Play
from tavola.fuzz.report import Report
from tavola.fuzz.tables import words_of

SHARE = 2  # games a process plays before it reports


class Job(msgspec.Struct, frozen=True):
    """What is played: number n of a seed has its pack and its seats."""

    game: str
    seats: tuple[int, ...]
    seed: str
    packs: tuple[str, ...]


def fuzz(
    game: str = laying.GAME,
    answers: int = typer.Option(100_000, min=1, max=10**10, help="How many odd answers to try, at least."),
    seats: int = typer.Option(0, min=0, max=8, help="At so many seats.", show_default="each number in turn"),
    seed: str = typer.Option("fuzz", help="For everything that is random."),
    first: int = typer.Option(0, min=0, help="The number of the first game: an example names it after the seed."),
    packs: list[str] = typer.Option(
        [], "--pack", help="Packs, in turn.", show_default="the game's own, and made-up ones"
    ),
    processes: int = typer.Option(os.cpu_count() or 1, min=1, max=256, help="Games played side by side."),
    as_json: bool = laying.JSON,
) -> None:
    """Play random games of random tables, send odd answers to every question, and drive tables to their ends.

    An example is seen again with its seed, its seats and its number: --seed fuzz --seats 2 --first 17 --answers 1.
    """
    for pack in packs or [""]:
        laying.lay(game, pack)  # or one sentence why it cannot be
    job = Job(game, seat_counts(game, seats), seed, tuple(packs) or ("",))
    report = Report()
    with progress("answers", answers) as done:
        for part in parts(job, first, answers, processes):
            report.add(part)
            done(min(answers, report.answers))
    print(json.dumps({"game": game, **msgspec.to_builtins(report)}) if as_json else summary(report))
    if report.faults():
        raise CommandFailed("some answers broke the rules.", NEGATIVE)


def parts(job: Job, first: int, answers: int, processes: int) -> Iterator[Report]:
    """Reports of shares of games in their order, until there were answers enough."""
    shares = (range(start, start + SHARE) for start in count(first, SHARE))
    if processes == 1:
        yield from enough((play_share(job, share) for share in shares), answers)
        return
    with ProcessPoolExecutor(processes) as pool:
        waiting = deque(pool.submit(play_share, job, next(shares)) for _ in range(2 * processes))

        def reports() -> Iterator[Report]:
            while True:
                yield waiting.popleft().result()
                waiting.append(pool.submit(play_share, job, next(shares)))

        yield from enough(reports(), answers)
        for future in waiting:
            future.cancel()


def enough(reports: Iterator[Report], answers: int) -> Iterator[Report]:
    tried = 0
    while tried < answers:
        report = next(reports)
        tried += report.answers
        yield report


def play_share(job: Job, numbers: range) -> Report:
    """Some games of one seed; number n is the same game whoever plays it."""
    report = Report()
    for number in numbers:
        pack = job.packs[number % len(job.packs)]
        seats = job.seats[number // len(job.packs) % len(job.seats)]
        report.add(Play(judge_of(job.game, pack), pack, seats, f"{job.seed}/{number}").to_the_end())
    return report


@cache
def judge_of(game: str, pack: str) -> Judge:
    return Judge(games.find(game).GAME, words_of(game, pack))


def summary(report: Report) -> str:
    lines = [
        f"{report.games:,} games, {report.decisions:,} decisions, {report.extremes:,} extremes",
        f"{report.answers:,} odd answers, {report.exceptions:,} exceptions, {report.stuck:,} stuck",
    ]
    for one in report.examples:
        lines.append(f"  {one.seed} at {one.seats} seats after {one.step} decisions, {one.prompt} {one.answer}")
        lines.append(f"    {one.what}")
    return "\n".join(lines)
