"""`python -m tavola.lab.sangue_reale --games 2401`: plays Eras on every sheet and prints the measures as a table."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from tavola.bots.bot import Bot, find_bot
from tavola.bots.duel.duelist import Duelist
from tavola.games.sangue_reale import DEFAULT_PACK
from tavola.games.sangue_reale.content import DuelBox
from tavola.games.sangue_reale.state import EraResult
from tavola.lab.sangue_reale.measures import Bounds, Measure, campaign_measures, measures
from tavola.lab.sangue_reale.records import Record, play_campaign, play_era
from tavola.lab.sangue_reale.stubborn import Stubborn
from tavola.library.finding import box_of, find_pack

T = TypeVar("T")


def main() -> None:
    asked = read_command()
    box = box_of("sangue_reale", find_pack(asked.pack))
    assert isinstance(box, DuelBox)
    sheets = asked.sheets.split(",") if asked.sheets else sorted(box.sheets)
    bots = [seated(name) for name in asked.seats.split(",")]
    eras: Shelf[Record] = Shelf(asked.keep, "eras", Record)
    campaigns: Shelf[tuple[EraResult, ...]] = Shelf(asked.keep, "campaigns", tuple[EraResult, ...])
    for n in range(len(eras.kept), len(eras.kept) + asked.games):
        eras.put(play_era(box, sheets[n % len(sheets)], f"{asked.seed}{n}", bots))
    for n in range(len(campaigns.kept), len(campaigns.kept) + asked.campaigns):
        campaigns.put(play_campaign(box, f"{asked.seed}c{n}", bots))
    found = measures(eras.kept) if eras.kept else []
    found += campaign_measures(campaigns.kept) if campaigns.kept else []
    print(
        "\n".join(["| measure | figure | sample | target | alarm | |", "|---|---|---|---|---|---|", *map(row, found)])
    )


def read_command() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=240, help="Eras, shared among the sheets")
    parser.add_argument("--campaigns", type=int, default=0)
    parser.add_argument("--sheets", default="", help="as i,ii-a; all of them unless told")
    parser.add_argument("--seats", default="duelist,duelist", help="as duelist,plans-5; seats are alike")
    parser.add_argument("--pack", default=DEFAULT_PACK)
    parser.add_argument("--seed", default="lab")
    parser.add_argument("--keep", type=Path, help="a folder for what was played; the next run goes on from there")
    return parser.parse_args()


class Shelf(Generic[T]):
    """Records in memory and, where a folder is given, one line each in a file of it."""

    def __init__(self, folder: Path | None, name: str, kind: Any) -> None:
        self.file = folder / f"{name}.jsonl" if folder else None
        lines = self.file.read_bytes().splitlines() if self.file and self.file.exists() else []
        self.kept: list[T] = [msgspec.json.decode(line, type=kind) for line in lines]

    def put(self, record: T) -> None:
        self.kept.append(record)
        if self.file:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("ab") as file:
                file.write(msgspec.json.encode(record) + b"\n")


def seated(name: str) -> Bot:
    """A bot by its name, the duelist, or `plans-25`: who plans 2 and 5 in turn."""
    kind, _, plans = name.partition("-")
    if kind == Stubborn.id:
        return Stubborn(plans)
    return Duelist() if name == Duelist.id else find_bot(name, "sangue_reale")


def row(measure: Measure) -> str:
    figure = f"{measure.figure:.1f} ± {measure.width:.1f}"
    cells = (measure.name, figure, measure.sample, bounds(measure.target), bounds(measure.alarm), measure.verdict())
    return "| " + " | ".join(map(str, cells)) + " |"


def bounds(pair: Bounds) -> str:
    low, high = pair
    if low is None:
        return f"at most {high:g}" if high is not None else ""
    return f"{low:g} to {high:g}" if high is not None else f"at least {low:g}"


if __name__ == "__main__":
    main()
