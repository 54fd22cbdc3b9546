"""Keeps a save for ever: `python -m tests.saves.keep ambush in-the-middle --seats 2 --answers 12`.

Whatever is kept here must load in every later version. A kept save is never written again. How each ends stands in
`ends.toml`: `python -m tests.saves.keep --ends` writes it anew, where a rule was mended on purpose or a state has a new
field.
"""

from __future__ import annotations

import argparse
import json
import tomllib
from pathlib import Path

from tests.contract.moment import play_on
from tests.contract.table import Table
from tests.saves.kept_packs import kept_pack
from tests.shelf import table

from tavola.bots.bot import BotRng
from tavola.kernel.codec import load, save, state_hash
from tavola.kernel.state import State

FOLDER = Path(__file__).parent
ENDS = FOLDER / "ends.toml"
FAR = 400  # answers that an old game is played on for


def all_saves() -> list[Path]:
    return sorted(FOLDER.glob("*.json"))


def loaded(path: Path) -> tuple[Table, State]:
    data = path.read_bytes()
    sheet = json.loads(data)
    laid = table(sheet["game"], 2, None, kept_pack(sheet["box"]))
    return laid, load(laid.game, data, laid.box, same_pack=False)


def end_of(path: Path, g: State) -> str:
    """The hash of where chance, always the same, leads from here."""
    play_on(g, BotRng.of(path.stem), FAR)
    return state_hash(g).hex()


def ends() -> dict[str, str]:
    return dict(tomllib.loads(ENDS.read_text(encoding="utf-8")))


def write_ends() -> None:
    lines = [f'{path.stem} = "{end_of(path, loaded(path)[1])}"\n' for path in all_saves()]
    ENDS.write_text("".join(lines), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?")
    parser.add_argument("name", nargs="?")
    parser.add_argument("--ends", action="store_true")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--answers", type=int, default=20)
    parser.add_argument("--seed", default="kept")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--pack")
    asked = parser.parse_args()
    if asked.ends:
        return write_ends()
    if asked.name is None:
        parser.error("a game and a name are wanted")
    laid = table(asked.game, asked.seats, dict(option.split("=", 1) for option in asked.option), asked.pack)
    g = laid.open(asked.seed)
    play_on(g, BotRng.of(asked.seed), asked.answers)
    with (FOLDER / f"{asked.game}-{asked.name}.json").open("xb") as file:
        file.write(save(laid.game, g, laid.box))


if __name__ == "__main__":
    main()
