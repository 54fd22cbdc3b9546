"""Keeps a save for ever: `python -m tests.saves.keep ambush in-the-middle --seats 2 --answers 12`.

Whatever is kept here must load in every later version. A kept save is never written again.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tests.contract.moment import play_on
from tests.shelf import table

from tavola.bots.bot import BotRng
from tavola.kernel.codec import save

FOLDER = Path(__file__).parent


def all_saves() -> list[Path]:
    return sorted(FOLDER.glob("*.json"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("name")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--answers", type=int, default=20)
    parser.add_argument("--seed", default="kept")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--pack")
    asked = parser.parse_args()
    laid = table(asked.game, asked.seats, dict(option.split("=", 1) for option in asked.option), asked.pack)
    g = laid.open(asked.seed)
    play_on(g, BotRng.of(asked.seed), asked.answers)
    with (FOLDER / f"{asked.game}-{asked.name}.json").open("xb") as file:
        file.write(save(laid.game, g, laid.box))


if __name__ == "__main__":
    main()
