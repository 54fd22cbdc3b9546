"""Writes golden playthroughs again from their own seeds and answers, or a new one that bots play.

    python -m tests.playthroughs.rewrite                                  all of them again
    python -m tests.playthroughs.rewrite ambush-first                     one again
    python -m tests.playthroughs.rewrite ambush-first --new --seats greedy,random [--seed S] [--option k=v] [--pack P]

Read the difference before you commit it: it is what a player would notice.
"""

from __future__ import annotations

import argparse

from tests.playthroughs.script import FOLDER, Script, all_scripts, read, written

from tavola.bots.bot import BotRng, find_bot, seat_access
from tavola.kernel.event import take_events

LONGEST = 600  # answers of a new playthrough; longer ones nobody reads


def played(script: Script, bots: list[str]) -> Script:
    """The script with the answers that these bots give."""
    laid = script.laid()
    g = laid.open(script.seed)
    seated = [find_bot(name, script.game) for name in bots]
    lucks = [BotRng.of(f"{script.seed}/{seat}") for seat in range(script.seats)]
    while g.open and len(script.answers) < LONGEST:
        decision = next(found for found in g.open if found.seat not in g.held)
        key = seated[decision.seat].choose(seat_access(laid.game, g, decision, lucks[decision.seat]))
        script.answers.append((decision.seat, key))
        laid.game.answer(g, decision.seat, key)
        take_events(g)
    return script


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", nargs="?", help="<game>-<name>")
    parser.add_argument("--new", action="store_true")
    parser.add_argument("--seats", default="random,random")
    parser.add_argument("--seed", default="golden")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--pack")
    asked = parser.parse_args()
    if asked.new:
        bots = asked.seats.split(",")
        options = dict(option.split("=", 1) for option in asked.option)
        script = Script(asked.name.partition("-")[0], len(bots), asked.seed, asked.pack, options)
        (FOLDER / f"{asked.name}.txt").write_text(written(played(script, bots)), encoding="utf-8")
        return
    for path in all_scripts():
        if asked.name in (None, path.stem):
            path.write_text(written(read(path.read_text(encoding="utf-8"))), encoding="utf-8")
            print(path.name)


if __name__ == "__main__":
    main()
