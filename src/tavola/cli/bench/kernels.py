"""`tavola bench kernels`: compiled rules beside the rules, answer by answer, and how fast they play on one core."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import count, islice
from random import Random

import msgspec
import typer

from tavola import games, library
from tavola.cli import laying
from tavola.cli.bench import fights
from tavola.cli.bench.referee import seat_counts
from tavola.cli.failure import NEGATIVE, CommandFailed
from tavola.cli.progress import progress
from tavola.fuzz.tables import any_options, kit_of
from tavola.kernel.decision import Refused
from tavola.kernels.chance import set_bits
from tavola.kernels.compiling import can_compile
from tavola.kernels.finding import KERNELS, find_kernel
from tavola.kernels.laid import Laid, Scalars, Unclaimed
from tavola.kernels.lockstep import lockstep
from tavola.kernels.playing import random_play

SHARE = 10  # games a process plays before it reports
LONGEST = 2000  # decisions after which a game is left: at random some would go on for ever
CONVERTED = 97  # every so many decisions the state goes both ways
WARM, STRETCH = 10_000, 100_000  # decisions before the clock, and between two looks at it


class Part(msgspec.Struct):
    """What some games in lockstep have shown."""

    decisions: int = 0
    games: int = 0
    differences: list[str] = []
    unclaimed: list[str] = []  # tables that the kernel does not play

    def add(self, other: Part) -> None:
        self.decisions += other.decisions
        self.games += other.games
        self.differences += other.differences
        self.unclaimed += other.unclaimed


def kernels(
    game: str = typer.Option("", help="One game only.", show_default="all that have a kernel"),
    decisions: int = typer.Option(20_000, min=1, max=10**10, help="How many decisions to compare, at least."),
    seconds: float = typer.Option(2.0, min=0.1, help="How long random play is timed."),
    seats: int = typer.Option(0, min=0, max=8, help="At so many seats.", show_default="each number in turn"),
    seed: str = typer.Option("kernels", help="For everything that is random."),
    first: int = typer.Option(0, min=0, help="The number of the first game: a difference names it after the seed."),
    processes: int = typer.Option(os.cpu_count() or 1, min=1, max=256, help="Games played side by side."),
    plain: bool = typer.Option(False, "--plain", help="Kernels as plain Python, nothing compiled and nothing timed."),
    as_json: bool = laying.JSON,
) -> None:
    """Play random games of random tables, shipped packs and made-up ones, in the rules and in the kernel side by side.

    The speed is of one core, legal actions listed at every decision, without observations.
    """
    every = [*KERNELS, fights.GAME]
    if game and game not in every:
        raise CommandFailed(f"there is no kernel of {game!r}; there are: {', '.join(every)}.")
    compiled = can_compile() and not plain
    found: dict[str, dict[str, object]] = {}
    for name in [game] if game else every:
        speed, fought = speeds(name, seconds) if compiled else (None, None)
        part = Part()
        with progress(f"decisions of {name}", decisions) as done:
            for share in shares(name, seat_counts(name, seats), seed, first, compiled, processes):
                part.add(share)
                done(min(part.decisions, decisions))
                if part.decisions >= decisions or part.differences:
                    break
        found[name] = {
            "decisions_per_second": speed,
            **({"fights_per_second": fought} if name == fights.GAME else {}),
            "lockstep_decisions": part.decisions,
            "lockstep_games": part.games,
            "differences": len(part.differences),
            "examples": part.differences[:5],
            "unclaimed": sorted(set(part.unclaimed)),
        }
    if as_json:
        print(json.dumps({**laying.machine(), "compiled": compiled, "kernels": found}))
    else:
        tell(found)
    if any(each["differences"] for each in found.values()):
        raise typer.Exit(NEGATIVE)


def tell(found: dict[str, dict[str, object]]) -> None:
    for name, each in found.items():
        speed = each["decisions_per_second"]
        timed = "not compiled" if speed is None else f"{speed:,} decisions a second"
        print(f"{name:15} {timed}; {each['lockstep_decisions']:,} compared, {each['differences']} differences")
        for line in (*each["examples"], *each["unclaimed"]):  # type: ignore[misc]
            print(f"    {line}")


# -- lockstep


def shares(
    game_id: str, seats: tuple[int, ...], seed: str, first: int, compiled: bool, processes: int
) -> Iterator[Part]:
    """Part after part, without end; a few more than needed are under way when the last one is taken."""
    numbers = count(first, SHARE)
    with ProcessPoolExecutor(processes) as pool:
        try:
            while True:
                jobs = [
                    pool.submit(play_share, game_id, seats, seed, at, compiled) for at in islice(numbers, processes)
                ]
                for job in jobs:
                    yield job.result()
        finally:
            pool.shutdown(cancel_futures=True)


def play_share(game_id: str, seats: tuple[int, ...], seed: str, first: int, compiled: bool) -> Part:
    part = Part()
    if game_id == fights.GAME:
        for number in range(first, first + SHARE):
            decisions, difference, refused = fights.compare(f"{seed}/{number}", compiled)
            told = [str(difference)] if difference is not None else []
            part.add(Part(decisions, 1, told, [refused] if refused else []))
        return part
    for number in range(first, first + SHARE):
        laid = table(game_id, seats[number % len(seats)], f"{seed}/{number}", part)
        scalars = made(game_id, compiled)
        decisions, difference = lockstep(
            laid, scalars, f"{seed}/{number}", compiled=compiled, convert=CONVERTED, most=LONGEST
        )
        part.decisions += decisions
        part.games += 1
        if difference is not None:
            part.differences.append(str(difference))
    return part


@cache
def made(game_id: str, compiled: bool) -> Scalars:
    """The functions of a kernel, made once in a process."""
    scalars = usual_table(game_id).scalars
    return scalars.compiled() if compiled else scalars.plain()


def table(game_id: str, seats: int, seed: str, part: Part) -> Laid:
    """The table of a seed: any pack and any rulings that the rules lay out and the kernel claims."""
    random, kit, game = Random(seed), kit_of(game_id), games.find(game_id).GAME
    while True:
        made_up = kit.other_box is not None and random.random() < 0.5
        box = kit.other_box(random) if made_up and kit.other_box is not None else library.open_box(game_id)
        options = any_options(game, box, kit, random)
        try:
            game.open_table(box, seats, options, seed)
            return find_kernel(game_id)(box, seats, options)
        except Refused:
            continue
        except Unclaimed as unclaimed:
            part.unclaimed.append(str(unclaimed))


# -- speed


def speeds(game_id: str, seconds: float) -> tuple[int, int | None]:
    """Decisions a second, and fights where those are played; compiled once, before many processes would do it."""
    if game_id == fights.GAME:
        decisions, fought = fights.speed(seconds)
        fights.act(True)
        return round(decisions), round(fought)
    made(game_id, True)
    return round(decisions_per_second(game_id, seconds)), None


def usual_table(game_id: str) -> Laid:
    game = games.find(game_id).GAME
    return find_kernel(game_id)(library.open_box(game_id), laying.usual_seats(game), game.options())


def decisions_per_second(game_id: str, seconds: float) -> float:
    """Random play of the shipped pack as a game usually is, in the time of this process; compiled before."""
    laid = usual_table(game_id)
    play = random_play(laid.scalars, game_id)
    start = [0, 0]
    set_bits(start, 0, 1)
    words = laid.tables, [0] * laid.words, start, [0] * laid.most_legal
    tables, state, luck, room = (laid.array(each) for each in words)
    play(tables, state, luck, room, WARM)
    played, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        play(tables, state, luck, room, STRETCH)
        played += STRETCH
    return played / (time.process_time() - began)
