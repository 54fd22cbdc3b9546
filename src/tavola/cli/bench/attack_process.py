"""One attack in a process of its own, so that who attacks does not slow down who measures."""

from __future__ import annotations

import asyncio
import os
import sys

from tavola.cli.bench import attack_asks, attack_friends, attack_fuzz, attack_lines, attack_packs, attack_persons
from tavola.cli.bench.attack_wire import Foe, finish

ATTACKS = {
    **attack_lines.ATTACKS,
    **attack_asks.ATTACKS,
    **attack_persons.ATTACKS,
    **attack_friends.ATTACKS,
    **attack_fuzz.ATTACKS,
    **attack_packs.ATTACKS,
}
COUNTED = (*attack_fuzz.ATTACKS, *attack_packs.ATTACKS)  # by messages; the rest by time

BEHIND = 5  # how far the attacker stands back, unless all of this was started far back already


def main(name: str, port: str, seconds: str, seed: str, messages: str) -> None:
    if hasattr(os, "nice"):  # the server and who plays there come first on a machine that all of us share
        os.nice(BEHIND if os.nice(0) < BEHIND else 0)
    foe = Foe(int(port), float(seconds), int(seed), int(messages))
    asyncio.run(ATTACKS[name](foe))
    finish(foe)


if __name__ == "__main__":
    main(*sys.argv[1:])
