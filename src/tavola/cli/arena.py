"""`tavola arena`: bots play each other, every pair with seats swapped, and are rated."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from itertools import combinations
from multiprocessing import get_all_start_methods, get_context
from pathlib import Path
from typing import Any

import typer

from tavola import games as games_known
from tavola.bots.arena import play_games
from tavola.bots.bot import Bot, find_bot
from tavola.bots.ratings import Pair, rating_interval, ratings
from tavola.cli import laying
from tavola.cli.failure import NEGATIVE, CommandFailed
from tavola.cli.progress import progress
from tavola.lab.study import study_of

PART = 4  # games played by one process at a time: a stop loses no more than these


def command(
    game: str = laying.GAME,
    bots: str = typer.Option(..., help="The bots, joined by commas: greedy,companion,master@0.2."),
    games: int = typer.Option(100, min=2, help="How many games each pair plays; half of them with seats swapped."),
    seed: str = typer.Option("0", help="Any text; the same seed gives the same games."),
    option: list[str] = laying.OPTION,
    pack: str = laying.PACK,
    jobs: int = typer.Option(0, min=0, help="Processes to play in; 0 takes as many as the machine has cores."),
    resume: Path | None = typer.Option(None, help="A file that keeps what was played; the same call goes on from it."),
    as_json: bool = laying.JSON,
) -> None:
    """Let every pair of bots play at two seats, each as often first as second, and rate them by Elo with intervals.

    Ends with 1 when a game broke down.
    """
    laid = laying.lay(game, pack, option)
    names = [name.strip() for name in bots.split(",")]
    if len(names) < 2 or len(set(names)) < len(names):
        raise CommandFailed("an arena needs at least two different bots.")
    if 2 not in laid.game.seats or laid.game.cooperative:
        raise CommandFailed(f"nobody plays against anybody in {laid.game.id}.")
    sit_down(names, laid.game.id)
    keeper = Keeper(resume, f"{laid.box.name()} {seed} {sorted(option)}")
    parts = [part for part in _parts(names, games) if part not in keeper.done]
    started = time.perf_counter()
    with progress("games", games * len(names) * (len(names) - 1) // 2) as report_done:
        for part, wins, errors in _play((game, pack, tuple(option), seed), parts, jobs or os.cpu_count() or 1):
            keeper.keep(part, wins, errors)
            report_done(keeper.games())
    sheet = _sheet(laid, names, keeper, time.perf_counter() - started)
    print(json.dumps(sheet, indent=2) if as_json else "\n".join(_lines(sheet)))
    if sheet["errors"]:
        raise typer.Exit(NEGATIVE)


def sit_down(names: Sequence[str], game_id: str) -> list[Bot]:
    """The bots of a table, and those that only the lab knows: `plans-25` plans 2 and 5 in turn."""
    try:
        seated = study_of(game_id).bot if games_known.info(game_id).study else partial(find_bot, game_id=game_id)
        return [seated(name) for name in names]
    except LookupError as error:
        raise CommandFailed(f"{error.args[0]}.") from error


Part = tuple[str, str, int, int]  # first seat, second seat, first number, number after the last
Plan = tuple[str, str, tuple[str, ...], str]


def _parts(names: list[str], games: int) -> list[Part]:
    found: list[Part] = []
    for one, two in combinations(names, 2):
        for first, second in ((one, two), (two, one)):
            found += [(first, second, at, min(at + PART, games // 2)) for at in range(0, games // 2, PART)]
    return found


def play_part(plan: Plan, part: Part) -> tuple[Part, float, list[str]]:
    """Some games of a pair: the wins of whoever sits first, half a win for a shared first place."""
    game, pack, option, seed = plan
    laid = laying.lay(game, pack, option)
    bots = sit_down(part[:2], laid.game.id)
    tally = play_games(laid.game, laid.box, laid.options, bots, seed, range(part[2], part[3]))
    shared = sum(tally.wins) - tally.finished
    return part, tally.wins[0] - shared / 2, tally.errors


def _play(plan: Plan, parts: list[Part], jobs: int) -> Iterator[tuple[Part, float, list[str]]]:
    if jobs == 1 or len(parts) == 1:
        yield from (play_part(plan, part) for part in parts)
        return
    method = "forkserver" if "forkserver" in get_all_start_methods() else "spawn"
    with ProcessPoolExecutor(jobs, mp_context=get_context(method)) as pool:
        for future in as_completed([pool.submit(play_part, plan, part) for part in parts]):
            yield future.result()


class Keeper:
    """What was played so far, in memory and, where a file is named, on disk after every part."""

    def __init__(self, file: Path | None, what: str) -> None:
        self.file, self.what = file, what
        self.done: dict[Part, float] = {}
        self.errors: list[str] = []
        if file is not None and file.exists():
            self._read(file)

    def _read(self, file: Path) -> None:
        try:
            kept = json.loads(file.read_text(encoding="utf-8"))
            self.done = {(a, b, c, d): float(wins) for a, b, c, d, wins in kept["parts"]}
            self.errors = list(kept["errors"])
        except (ValueError, KeyError, TypeError) as error:
            raise CommandFailed(f"{file} is no arena file; name another, or remove it.") from error
        if kept.get("what") != self.what:
            raise CommandFailed(f"{file} was played with another pack, seed or options; name another file.")

    def keep(self, part: Part, wins: float, errors: list[str]) -> None:
        self.done[part] = wins
        self.errors += errors
        if self.file is not None:
            parts = [[*played, won] for played, won in self.done.items()]
            waiting = self.file.with_suffix(self.file.suffix + ".part")
            waiting.write_text(json.dumps({"what": self.what, "parts": parts, "errors": self.errors}), encoding="utf-8")
            waiting.replace(self.file)

    def games(self) -> int:
        return sum(part[3] - part[2] for part in self.done)

    def pair(self, one: str, two: str) -> Pair:
        """Both ways of sitting added up."""
        found = Pair(one, two)
        for (first, second, at, end), wins in self.done.items():
            if {first, second} == {one, two}:
                found.games += end - at
                found.wins += wins if first == one else (end - at) - wins
        return found


def _sheet(laid: laying.Laid, names: list[str], keeper: Keeper, seconds: float) -> dict[str, Any]:
    pairs = [keeper.pair(one, two) for one, two in combinations(names, 2)]
    rated = ratings(names, pairs)
    return {
        "game": laid.game.id,
        "pack": laid.box.name(),
        "games": keeper.games(),
        "errors": len(keeper.errors),
        "seconds": round(seconds, 1),
        "pairs": [
            {
                "bots": [pair.one, pair.two],
                "games": pair.games,
                "wins": pair.wins,
                "share": round(pair.share(), 4),
                "interval": [round(end, 4) for end in pair.interval()],
            }
            for pair in pairs
        ],
        "ratings": {
            name: {"elo": round(rated[name]), "interval": [round(end) for end in rating_interval(name, rated, pairs)]}
            for name in names
        },
        "first_errors": keeper.errors[:5],
    }


def _lines(sheet: dict[str, Any]) -> Iterator[str]:
    yield f"{sheet['game']} ({sheet['pack']}): {sheet['games']} games, {sheet['errors']} broke down"
    for pair in sheet["pairs"]:
        low, high = pair["interval"]
        yield (
            f"  {pair['bots'][0]} beats {pair['bots'][1]} in {100 * pair['share']:.1f} % of {pair['games']} games"
            f" (95 %: {100 * low:.1f} to {100 * high:.1f})"
        )
    for name, rating in sorted(sheet["ratings"].items(), key=lambda item: -item[1]["elo"]):
        low, high = rating["interval"]
        yield f"  {rating['elo']:+5d}  {name} ({low:+d} to {high:+d})"
