"""`python -m tavola.lab.tainted_grail --runs 400 --trials 40`: travellers play campaigns and try every Encounter."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from tavola.bots.bot import find_bot
from tavola.games.info import TAINTED_GRAIL
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.lab.figures import Bounds, Figure
from tavola.lab.tainted_grail.levels import level_rows
from tavola.lab.tainted_grail.measures import character_measures, run_measures
from tavola.lab.tainted_grail.records import Met, Run, in_story_mode, play_run, strictly
from tavola.lab.tainted_grail.trials import dawns, trial
from tavola.library.finding import box_of, find_pack

T = TypeVar("T")
HEAD = ["| measure | figure | sample | target | |", "|---|---|---|---|---|"]


class SavedRecords(Generic[T]):
    """Records in memory and, where a folder is given, one line each in a file of it."""

    def __init__(self, folder: Path | None, name: str, kind: Any) -> None:
        self.file = folder / f"{name}.jsonl" if folder else None
        lines = self.file.read_bytes().splitlines() if self.file and self.file.exists() else []
        self.kept: list[T] = [msgspec.json.decode(line, type=kind) for line in lines]

    def put(self, records: Sequence[T]) -> None:
        self.kept += records
        if self.file and records:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("ab") as file:
                file.write(b"".join(msgspec.json.encode(record) + b"\n" for record in records))


def main() -> None:
    asked = read_command()
    box = read_box(asked.pack)
    played_by: dict[int, list[Run]] = {}
    tried_by: dict[int, list[Met]] = {}
    for seats in asked.seats:
        runs: SavedRecords[Run] = SavedRecords(asked.keep, f"{'story' if asked.story else 'runs'}-{seats}", Run)
        met: SavedRecords[Met] = SavedRecords(asked.keep, f"trials-{seats}", Met)
        seeds = [f"{asked.seed}/{seats}/{n}" for n in range(len(runs.kept), asked.runs)]
        jobs = [(asked.pack, seats, seed, asked.story) for seed in seeds]
        for played in spread(run_job, jobs, asked.processes):
            runs.put([played])
        if asked.trials and not met.kept:
            met.put(trial_parties(box, seats, asked.trials, asked.seed))
        show(box, runs.kept, seats)
        played_by[seats], tried_by[seats] = runs.kept, met.kept
    print("\n".join(["", *level_rows(box, played_by, tried_by, asked.seats)]))


def read_command() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--runs", type=int, default=40, help="campaigns for each number of Characters, kept ones included"
    )
    parser.add_argument("--trials", type=int, default=0, help="how often every Encounter is met at its level")
    parser.add_argument("--seats", type=lambda text: [int(n) for n in text.split(",")], default=[1, 2])
    parser.add_argument("--pack", default=TAINTED_GRAIL.default_pack)
    parser.add_argument("--seed", default="lab")
    parser.add_argument("--story", action="store_true", help="in Story mode, as new tables play; else by the rulebook")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for what was played; the next run goes on from there")
    return parser.parse_args()


@cache
def read_box(pack: str) -> AvalonBox:
    box = box_of("tainted_grail", find_pack(pack))
    assert isinstance(box, AvalonBox)
    return box


def parties(box: AvalonBox, seats: int) -> list[tuple[str, ...]]:
    """Every choice of so many Characters, so that each plays equally often."""
    return list(combinations(sorted(box.characters), seats))


def run_job(job: tuple[str, int, str, bool]) -> Run:
    """One campaign; its seed says who plays it."""
    pack, seats, seed, story = job
    box = read_box(pack)
    choices, nth = parties(box, seats), int(seed.rpartition("/")[2])
    bot, mode = find_bot("greedy", "tainted_grail"), in_story_mode if story else strictly
    return play_run(box, choices[nth % len(choices)], seed, bot, mode=mode)


def spread(work: Any, jobs: Sequence[Any], processes: int) -> Iterator[Any]:
    if processes < 2:
        yield from map(work, jobs)
    else:
        with ProcessPoolExecutor(processes) as pool:
            yield from pool.map(work, jobs)


def trial_parties(box: AvalonBox, seats: int, n: int, seed: str) -> list[Met]:
    """Every Encounter met by parties as they came to the Chapter of its level."""
    bot, choices = find_bot("greedy", "tainted_grail"), parties(box, seats)
    came = dawns(box, choices, bot, f"{seed}/{seats}")
    fought = sum(entry.kind != "text" for entry in box.encounters.values())
    return [trial(box, came, nth, f"{seed}/{seats}", bot) for nth in range(n * fought)]


def show(box: AvalonBox, runs: Sequence[Run], seats: int) -> None:
    chapters, who = next(iter(box.campaigns.values())).chapters, f"{seats} of 4"
    found = run_measures(runs, chapters, who)
    for chapter in (chapters[0], chapters[-1]):
        found += character_measures(runs, sorted(box.characters), chapter, chapters, who)
    print("\n".join([*HEAD, *map(row, found), "", reach_line(runs, section_count(box))]))


def section_count(box: AvalonBox) -> int:
    return len(box.book) + sum(len(place.journal.verses) for place in box.locations.values() if place.journal)


def reach_line(runs: Sequence[Run], sections: int) -> str:
    """How much of the Journal and the Book a campaign reads, and what none of them ever did."""
    if not runs:
        return ""
    counts = [len(run.read) for run in runs]
    never = sections - len({id for run in runs for id in run.read})
    told = f"sections read in a campaign: {sum(counts) / len(runs):.0f} of {sections} ({min(counts)} to {max(counts)})"
    saved = f"carried home {sum(run.carried for run in runs)} times, Grace {sum(run.graces for run in runs)} times"
    return f"{told}; read in none: {never}; {saved}"


def row(measure: Figure) -> str:
    figure = f"{measure.figure:.1f} ({measure.low:.1f} to {measure.high:.1f})"
    cells = (measure.name, figure, measure.sample, bounds(measure.target), measure.verdict())
    return "| " + " | ".join(map(str, cells)) + " |"


def bounds(pair: Bounds) -> str:
    low, high = pair
    if low is None or high is None:
        return ""
    return f"{low:.0f} to {high:.0f}"


if __name__ == "__main__":
    main()
