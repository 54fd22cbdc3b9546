"""`python -m tavola.lab.realm_of_sand --games 200 --seats mason,mason`: plays games and prints the measures."""

from __future__ import annotations

import argparse
from pathlib import Path
from time import monotonic

import msgspec

from tavola.bots.bot import Bot, find_bot
from tavola.games.realm_of_sand import DEFAULT_PACK
from tavola.games.realm_of_sand.content import SandBox
from tavola.lab.realm_of_sand.builders import Architect, Mason
from tavola.lab.realm_of_sand.measures import Bounds, Measure, hints, measures, share
from tavola.lab.realm_of_sand.records import Record, play
from tavola.library.finding import box_of, find_pack

BUILDERS: dict[str, type[Bot]] = {"mason": Mason, "architect": Architect}


def main() -> None:
    asked = read_command()
    box = box_of("realm_of_sand", find_pack(asked.pack))
    assert isinstance(box, SandBox)
    names = asked.seats.split(",")
    bots = [BUILDERS[name]() if name in BUILDERS else find_bot(name, "realm_of_sand") for name in names]
    records, began = kept(asked.keep), monotonic()
    for _ in range(asked.games):
        if monotonic() - began > asked.seconds:
            break
        record = play(box, asked.mode, f"{asked.seed}{len(records)}", bots)
        records.append(record)
        if asked.keep:
            with asked.keep.open("ab") as file:
                file.write(msgspec.json.encode(record) + b"\n")
    found = measures(box, records) + hints(records) + duel(records)
    print(
        "\n".join(
            [
                "| measure | figure | 95 % | sample | target | alarm | |",
                "|---|---|---|---|---|---|---|",
                *map(row, found),
            ]
        )
    )


def read_command() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=3600.0, help="stop earlier when these are over")
    parser.add_argument("--seats", default="mason,mason", help="mason, architect or any bot, for one to four seats")
    parser.add_argument("--mode", choices=["basic", "advanced"], default="basic")
    parser.add_argument("--pack", default=DEFAULT_PACK)
    parser.add_argument("--seed", default="lab")
    parser.add_argument("--keep", type=Path, help="a file for what was played; the next run goes on from there")
    return parser.parse_args()


def kept(file: Path | None) -> list[Record]:
    lines = file.read_bytes().splitlines() if file and file.exists() else []
    return [msgspec.json.decode(line, type=Record) for line in lines]


def duel(records: list[Record]) -> list[Measure]:
    """Where different bots meet, how often each kind wins."""
    names = sorted({name for record in records for name in record.bots})
    if len(names) < 2:
        return []
    return [
        share(f"{name} wins", sum(r.bots[r.winner] == name for r in records), len(records), (None, None))
        for name in names
    ]


def row(measure: Measure) -> str:
    interval = f"{measure.low:.2f} to {measure.high:.2f}"
    cells = (
        measure.name,
        f"{measure.figure:.2f}",
        interval,
        measure.sample,
        bounds(measure.target),
        bounds(measure.alarm),
    )
    return "| " + " | ".join(map(str, (*cells, measure.verdict()))) + " |"


def bounds(pair: Bounds) -> str:
    low, high = pair
    if low is None:
        return f"at most {high:g}" if high is not None else ""
    return f"{low:g} to {high:g}" if high is not None else f"at least {low:g}"


if __name__ == "__main__":
    main()
